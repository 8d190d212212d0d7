//go:build race

package purgatorypages

// The race detector makes the great enumeration ten times slower and finds
// nothing in it: one combination in ten will do there.
const sampling = 10
