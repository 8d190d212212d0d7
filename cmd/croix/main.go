// Croix prints what a table needs before a game of souls, and rolls the dice
// that nobody wants to roll. Run it without arguments for help.
package main

import "os"

// version is set at link time; see the Makefile.
var version = "dev"

func main() {
	os.Exit(run(os.Args[1:], streams{in: os.Stdin, out: os.Stdout, err: os.Stderr, env: os.Getenv}))
}
