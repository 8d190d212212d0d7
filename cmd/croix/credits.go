package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output/face"
	"croix/output/icon"
)

// creditsCommand names the authors of the icons, faces and libraries. The
// icons' licence asks for it wherever they are shown.
func (a *app) creditsCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "credits",
		Short:   a.lang.Text(say.CreditsShort),
		Example: "  croix credits",
		Args:    noArgs,
		RunE: func(*cobra.Command, []string) error {
			icons, err := icon.Load()
			if err != nil {
				return err
			}
			faces, err := face.Licences()
			if err != nil {
				return err
			}
			var b strings.Builder
			fmt.Fprintln(&b, a.lang.Text(say.CreditsIcons))
			for _, c := range icons.Credits() {
				fmt.Fprintf(&b, "  %s (%s): %s\n", c.Author, c.Licence, strings.Join(c.Icons, ", "))
			}
			fmt.Fprintln(&b, a.lang.Text(say.CreditsFaces))
			for _, f := range faces {
				fmt.Fprintf(&b, "  %s (SIL Open Font License 1.1): %s\n", f.Family, f.Holder)
			}
			fmt.Fprintln(&b, a.lang.Text(say.CreditsLibraries))
			for _, l := range libraries() {
				fmt.Fprintf(&b, "  %s\n", l)
			}
			_, err = fmt.Fprint(a.out, b.String())
			return err
		},
	}
}

// libraries are the modules linked into the program, with their licences.
func libraries() []string {
	return []string{
		"github.com/gofrs/flock (BSD 3-Clause): Tim Heckman, the Gofrs",
		"github.com/jung-kurt/gofpdf (MIT): Kurt Jung and contributors",
		"github.com/spf13/cobra (Apache 2.0): the Cobra authors",
		"github.com/BurntSushi/toml (MIT): the TOML authors",
		"github.com/rivo/uniseg (MIT): Oliver Kuederle",
		"golang.org/x/term (BSD 3-Clause): the Go authors",
		"github.com/spf13/pflag (BSD 3-Clause): Alex Ogier, the Go authors",
		"github.com/charmbracelet/huh, bubbletea, bubbles, lipgloss, colorprofile, x (MIT): Charmbracelet, Inc",
		"github.com/muesli/termenv, ansi (MIT): Christian Muehlhaeuser",
		"github.com/muesli/cancelreader (MIT): Erik Geiser and Christian Muehlhaeuser",
		"github.com/mattn/go-isatty, go-runewidth, go-localereader (MIT): Yasuhiro Matsumoto",
		"github.com/erikgeiser/coninput (MIT): Erik G.",
		"github.com/atotto/clipboard (BSD 3-Clause): Ato Araki",
		"github.com/aymanbagabas/go-osc52 (MIT): Ayman Bagabas",
		"github.com/catppuccin/go (MIT): Catppuccin",
		"github.com/dustin/go-humanize (MIT): Dustin Sallings",
		"github.com/lucasb-eyer/go-colorful (MIT): Lucas Beyer",
		"github.com/mitchellh/hashstructure (MIT): Mitchell Hashimoto",
		"github.com/xo/terminfo (MIT): Anmol Sethi",
		"golang.org/x/sync, sys, text (BSD 3-Clause): the Go authors",
	}
}
