package purgatoryplay

// askFree asks a humanist for its free attack on the demon that failed to damn
// it.
func (a *act) askFree(f, demon *Figure) {
	a.ask(Ask{Kind: AskFree, Side: a.speaks(f, Satan), Figure: f.ID, Targets: []string{demon.ID}})
}

// strikesFree answers with 1 to lust dice, by default all, and a melee weapon,
// by default the best.
func (a *act) strikesFree(q Ask) error {
	return a.freeAttack(a.g.figure(q.Figure), a.g.figure(q.Targets[0]), a.cmd.Object, a.cmd.Number)
}
