package purgatoryplay

import "croix/generator/say"

// called is an angel, a demon or an object that a refusal names: its name in the
// language of whoever reads it.
type called struct {
	t  Teller
	id string
}

// Name is the name.
func (n called) Name(l say.Lang) string {
	n.t.Lang = l
	if o := n.t.Game.Object(n.id); o != nil {
		return n.t.row(o.Row)
	}
	return n.t.Name(n.id)
}

// named is a refusal that names angels, demons and objects as players call them,
// not by their ids. Souls keep the number of their pawn.
func (x rules) named(i *Illegal) *Illegal {
	if i == nil {
		return nil
	}
	reason, ok := i.Reason.(*say.Error)
	if !ok {
		return i
	}
	args := make([]any, len(reason.Args))
	for n, arg := range reason.Args {
		args[n] = arg
		id, _ := arg.(string)
		f := x.g.Figure(id)
		if f != nil && f.Kind != SoulKind || x.g.Object(id) != nil {
			args[n] = called{Teller{Catalog: x.c, Game: x.g, As: AsTable}, id}
		}
	}
	n := *i
	n.Reason = say.Errorf(reason.Key, args...)
	return &n
}
