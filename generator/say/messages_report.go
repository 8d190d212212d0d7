package say

// Reports of games.
var reportMessages = map[Key]text{}
