package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"croix/generator/say"
	"croix/tracker/prompt"
)

// asked runs a command line whose questions a script answers, with the folder
// of settings that it uses.
func asked(config string, script *prompt.Script, args ...string) error {
	a := &app{lang: say.French, prompter: func() prompt.Prompter { return script }, streams: streams{
		in: strings.NewReader(""), out: io.Discard, err: io.Discard,
		env: func(name string) string { return map[string]string{"XDG_CONFIG_HOME": config}[name] },
	}}
	root := a.root()
	root.SetArgs(args)
	return root.Execute()
}

// TestProfileForm: the form asks for what the flags say, and only if none is
// given.
func TestProfileForm(t *testing.T) {
	answer := func(keysAndTexts ...string) (all []prompt.Answer) {
		for i := 0; i < len(keysAndTexts); i += 2 {
			all = append(all, prompt.Answer{Key: keysAndTexts[i], Text: keysAndTexts[i+1]})
		}
		return all
	}
	taken := []string{"profile", "new", "taken"}
	for _, row := range []struct {
		reason  string
		answers []prompt.Answer
		args    []string
		refused int
		want    string  // in the file of profiles; "" if it stays as it was
		key     say.Key // of the error
	}{
		{"all answered", answer("width", "99,4", "height", "99.6", "right", "1,2", "down", "−0,5", "angle", "", "keep", "oui"),
			[]string{"profile", "new", "p"}, 0, `"width_mm": 99.4`, ""},
		{"a printed minus is one", answer("width", "", "height", "", "right", "", "down", "−0,5", "angle", "", "keep", ""),
			[]string{"profile", "new", "p"}, 0, `"down_mm": -0.5`, ""},
		{"what no sheet shows is asked again", answer("width", "40", "width", "a", "width", "nan", "width", "99", "height", "", "right", "90", "right", "2", "down", "", "angle", "6", "angle", "", "keep", ""),
			[]string{"profile", "new", "p"}, 5, `"width_mm": 99,`, ""},
		{"not kept: the answers are there again", answer("width", "99", "height", "98", "right", "", "down", "", "angle", "", "keep", "non", "width", "", "height", "97", "right", "", "down", "", "angle", "", "keep", "oui"),
			[]string{"profile", "new", "p"}, 0, "\"width_mm\": 99,\n      \"height_mm\": 97", ""},
		{"left at once", []prompt.Answer{{Key: "width", Leave: true}}, []string{"profile", "new", "p"}, 0, "", say.PromptLeft},
		{"left at the end", append(answer("width", "99", "height", "", "right", "", "down", "", "angle", ""), prompt.Answer{Key: "keep", Leave: true}),
			[]string{"profile", "new", "p"}, 0, "", say.PromptLeft},
		{"a flag spares the form", nil, []string{"profile", "new", "p", "--width", "99"}, 0, `"width_mm": 99`, ""},
		{"a name that is taken is told first", nil, taken, 0, "", say.ProfileExists},
		{"unless it is replaced", answer("width", "91", "height", "", "right", "", "down", "", "angle", "", "keep", ""),
			append(taken, "--force"), 0, `"width_mm": 91`, ""},
		{"no name of a profile", nil, []string{"profile", "new", "../p"}, 0, "", say.ProfileName},
	} {
		t.Run(row.reason, func(t *testing.T) {
			config := t.TempDir()
			if err := asked(config, prompt.NewScript(t), "profile", "new", "taken", "--width", "95"); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(config, "croix", "profiles.json")
			before, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			script := prompt.NewScript(t, row.answers...)
			err = asked(config, script, row.args...)
			if row.key != "" && !say.Has(err, row.key) || row.key == "" && err != nil {
				t.Errorf("error %v, want %q", err, row.key)
			}
			if len(script.Refused) != row.refused {
				t.Errorf("%d answers are refused, want %d: %v", len(script.Refused), row.refused, script.Refused)
			}
			after, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if row.want == "" && string(after) != string(before) || !strings.Contains(string(after), row.want) {
				t.Errorf("the profiles are\n%s\nwant %q in it", after, row.want)
			}
		})
	}
}

// TestMeasures: each question of the form is a flag, and both refuse the same.
func TestMeasures(t *testing.T) {
	a := &app{lang: say.English, streams: streams{env: func(string) string { return "" }}}
	flags := a.profileNewCommand().Flags()
	for _, m := range measures() {
		f := flags.Lookup(m.flag)
		if f == nil || f.DefValue != short(m.usual) {
			t.Errorf("%s is no flag with the default %g", m.flag, m.usual)
		}
		for _, row := range []struct {
			value float64
			ok    bool
		}{{m.low, true}, {m.high, true}, {m.low - 0.01, false}, {m.high + 0.01, false}, {m.usual, true}} {
			if err := m.check("x", row.value); (err == nil) != row.ok {
				t.Errorf("%s: %g: error %v, want ok %t", m.flag, row.value, err, row.ok)
			}
		}
	}
}
