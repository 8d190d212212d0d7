// Package verify reads printed kits back with tools that are not croix's own:
// qpdf, poppler and pdfcpu. It imports nothing of croix. What a sheet and a
// card must show it works out again, from the paper, the rules and the tables.
//
// Each check is a function that returns an error, so that a test can run it on
// a good file and another on a file that is bad on purpose.
//
// Lengths are millimetres from the top left of the page, y downwards.
package verify
