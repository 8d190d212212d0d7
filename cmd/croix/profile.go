package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"croix/generator/say"
	"croix/output"
)

// profileFormat names the file of profiles.
const profileFormat = "croix.profiles/1"

// profileFile is the profiles of all printers, by name.
type profileFile struct {
	Format   string                   `json:"format"`
	Profiles map[string]storedProfile `json:"profiles"`
}

// storedProfile is what was read off the calibration sheet.
type storedProfile struct {
	Width  float64 `json:"width_mm"`  // of the bar across, 100 if the printer is right
	Height float64 `json:"height_mm"` // of the bar down
	Right  float64 `json:"right_mm"`  // where the back lies
	Down   float64 `json:"down_mm"`
	Angle  float64 `json:"angle_degrees"` // of the back, clockwise
}

func (s storedProfile) profile(name string) *output.Profile {
	return &output.Profile{Name: name, DX: s.Right, DY: s.Down, SX: s.Width / 100, SY: s.Height / 100, Angle: s.Angle}
}

// profilePath is where profiles are kept: the user's folder for settings.
func (a *app) profilePath() (string, error) {
	dir := a.env("XDG_CONFIG_HOME")
	if dir == "" {
		if home := a.env("HOME"); home != "" {
			dir = filepath.Join(home, ".config")
		} else if dir = a.env("AppData"); dir == "" {
			return "", say.Errorf(say.ProfileHome)
		}
	}
	return filepath.Join(dir, "croix", "profiles.json"), nil
}

// profiles reads the file; it may not exist yet.
func (a *app) profiles() (profileFile, string, error) {
	f := profileFile{Format: profileFormat, Profiles: map[string]storedProfile{}}
	path, err := a.profilePath()
	if err != nil {
		return f, "", err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return f, path, nil
	}
	data, err := readFile(path, maxProfiles)
	if err != nil {
		return f, path, err
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	switch err := dec.Decode(&f); {
	case err != nil:
		return f, path, say.Errorf(say.ProfileFile, path, say.Errorf(say.FileJSON))
	case f.Format != profileFormat || f.Profiles == nil:
		return f, path, say.Errorf(say.ProfileFile, path, say.Errorf(say.FileFormat, profileFormat))
	}
	for name, p := range f.Profiles {
		if err := p.check(); err != nil {
			return f, path, say.Errorf(say.ProfileFile, path, say.Errorf(say.CLIFlagValue, name, err))
		}
	}
	return f, path, nil
}

// check refuses what no calibration sheet shows.
func (s storedProfile) check() error {
	for _, m := range measures() {
		if err := m.check("--"+m.flag, *m.of(&s)); err != nil {
			return err
		}
	}
	return nil
}

// profile is the printer's profile of that name; none for "".
func (a *app) profile(name string) (*output.Profile, error) {
	if name == "" {
		return nil, nil
	}
	f, _, err := a.profiles()
	if err != nil {
		return nil, err
	}
	p, ok := f.Profiles[name]
	if !ok {
		if len(f.Profiles) == 0 {
			return nil, say.Errorf(say.ProfileNone)
		}
		return nil, say.Errorf(say.ProfileUnknown, name, strings.Join(slices.Sorted(maps.Keys(f.Profiles)), ", "))
	}
	return p.profile(name), nil
}

func (a *app) profileCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "profile", Short: a.lang.Text(say.ProfileShort), Long: a.lang.Text(say.ProfileLong),
		Example: a.lang.Text(say.ProfileExamples), Args: a.noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.profileNewCommand(),
		&cobra.Command{Use: "list", Short: a.lang.Text(say.ProfileList), Args: noArgs, Example: "  croix profile list",
			RunE: func(*cobra.Command, []string) error { return a.listProfiles() }},
		&cobra.Command{Use: "delete NAME", Short: a.lang.Text(say.ProfileDelete), Args: oneName, Example: "  croix profile delete office",
			RunE: func(_ *cobra.Command, args []string) error { return a.deleteProfile(args[0]) }})
	return cmd
}

func oneName(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usagef(say.ProfileOneName)
	}
	return nil
}

// profileName reports whether a profile may be called so: up to 40 letters,
// digits, _ and -. (As a regular expression it would take longer to compile, each
// time the program starts, than a gesture takes.)
func profileName(s string) bool {
	return s != "" && utf8.RuneCountInString(s) <= 40 && !strings.ContainsFunc(s, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsNumber(r) && r != '_' && r != '-'
	})
}

func (a *app) profileNewCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "new NAME", Short: a.lang.Text(say.ProfileNew), Args: oneName,
		Example: "  croix profile new office --width 99.4 --height 99.6 --right 1.2 --down -0.5",
	}
	values := map[string]*string{}
	f := cmd.Flags()
	for _, m := range measures() {
		values[m.flag] = f.String(m.flag, short(m.usual), a.lang.Text(m.usage))
	}
	force := f.Bool("force", false, a.lang.Text(say.FlagForce))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		name := args[0]
		if !profileName(name) {
			return usagef(say.ProfileName, name)
		}
		var s storedProfile
		for _, m := range measures() {
			v, err := number(*values[m.flag])
			if err != nil {
				return usagef(say.CLIFlagBadValue, "--"+m.flag, *values[m.flag])
			}
			*m.of(&s) = v
		}
		if err := s.check(); err != nil {
			return usageError{err}
		}
		if measured(f.Changed) {
			return a.newProfile(name, s, *force)
		}
		if a.prompter == nil {
			return usagef(say.ProfileMeasure)
		}
		// A name that is taken is told before the questions.
		if err := a.freeProfile(name, *force); err != nil {
			return err
		}
		s, err := a.askProfile(a.prompter(), name)
		if err != nil {
			return err
		}
		return a.newProfile(name, s, *force)
	}
	return cmd
}

// number reads a decimal with a point or a comma, and a minus of either kind.
func number(text string) (float64, error) {
	return strconv.ParseFloat(strings.NewReplacer(",", ".", "−", "-").Replace(strings.TrimSpace(text)), 64)
}

// freeProfile refuses a name that is taken, unless it may be replaced.
func (a *app) freeProfile(name string, force bool) error {
	f, _, err := a.profiles()
	if err != nil {
		return err
	}
	if _, ok := f.Profiles[name]; ok && !force {
		return say.Errorf(say.ProfileExists, name)
	}
	return nil
}

func (a *app) newProfile(name string, s storedProfile, force bool) error {
	if err := a.freeProfile(name, force); err != nil {
		return err
	}
	f, path, err := a.profiles()
	if err != nil {
		return err
	}
	f.Profiles[name] = s
	if err := a.storeProfiles(f, path); err != nil {
		return err
	}
	a.tell(a.out, []string{a.profileLine(name, s)})
	return nil
}

func (a *app) profileLine(name string, s storedProfile) string {
	shown := []any{name}
	for _, v := range []float64{s.Width, s.Height, s.Right, s.Down, s.Angle} {
		shown = append(shown, decimal(strconv.FormatFloat(v, 'g', -1, 64), a.lang))
	}
	return a.lang.Text(say.ProfileShown, shown...)
}

func (a *app) storeProfiles(f profileFile, path string) error {
	data, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return err
	}
	// profiles has read the file, so it is ours.
	return commit([]pending{{path: path, data: append(data, '\n'), ours: func([]byte) bool { return true }}}, false)
}

func (a *app) listProfiles() error {
	f, _, err := a.profiles()
	if err != nil {
		return err
	}
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(f.Profiles)) {
		lines = append(lines, a.profileLine(name, f.Profiles[name]))
	}
	if lines == nil {
		lines = []string{a.lang.Text(say.ProfileNone)}
	}
	a.tell(a.out, lines)
	return nil
}

func (a *app) deleteProfile(name string) error {
	if _, err := a.profile(name); err != nil {
		return err
	}
	f, path, err := a.profiles()
	if err != nil {
		return err
	}
	line := a.profileLine(name, f.Profiles[name]) // enough to make it again
	delete(f.Profiles, name)
	if err := a.storeProfiles(f, path); err != nil {
		return err
	}
	a.tell(a.out, []string{line})
	return nil
}
