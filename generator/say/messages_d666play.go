package say

var d666PlayMessages = map[Key]text{}
