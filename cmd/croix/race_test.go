//go:build race

package main

// The race detector makes the table some ten times slower: what it would press
// twice, on two terminals, it presses on one.
const raced = true
