package say

// The grammar of gestures: verbs, operands, their help and errors.
var gestureMessages = map[Key]text{}
