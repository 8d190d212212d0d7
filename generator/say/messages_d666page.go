package say

var d666PageMessages = map[Key]text{}
