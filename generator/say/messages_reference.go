package say

var referenceMessages = map[Key]text{}
