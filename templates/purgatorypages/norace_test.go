//go:build !race

package purgatorypages

const sampling = 1
