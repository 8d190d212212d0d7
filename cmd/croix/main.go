// Croix prints what a table needs before a game of souls, rolls the dice that
// nobody wants to roll, and tells the odds. Run it without arguments for help.
package main

import "os"

// version is set at link time; see the Makefile.
var version = "dev"

func main() {
	os.Exit(run(os.Args[1:], streams{in: os.Stdin, out: os.Stdout, err: os.Stderr, env: os.Getenv}))
}
