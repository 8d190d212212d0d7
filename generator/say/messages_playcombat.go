package say

// Shooting, melee and damage in a game.
var playCombatMessages = map[Key]text{}
