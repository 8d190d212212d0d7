package say

var d666CommandMessages = map[Key]text{}
