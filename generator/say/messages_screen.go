package say

// The screen of the live table.
var tableScreenMessages = map[Key]text{}
