package say

// Powers of demons and angels, humanists, in a game.
var playPowerMessages = map[Key]text{}
