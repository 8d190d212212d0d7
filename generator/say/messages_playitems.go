package say

// Objects, corrections and what to put back, in a game.
var playItemMessages = map[Key]text{}
