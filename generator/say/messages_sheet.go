package say

var sheetMessages = map[Key]text{}
