package say

var boardMessages = map[Key]text{}
