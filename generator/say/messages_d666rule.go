package say

var d666RuleMessages = map[Key]text{}
