package say

// The commands of games.
var gameMessages = map[Key]text{}
