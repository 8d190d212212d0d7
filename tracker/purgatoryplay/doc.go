// Package purgatoryplay plays the rules of the skirmish: the state of a game,
// the events that make it, and the gestures that players may make.
//
// # How it works
//
// A Game is the fold of its events (Replay). Decide turns a Command into events
// or an *Illegal: it works on a copy to which each event is applied as it is
// emitted, so that what is decided later sees what was decided before. Events
// hold the faces thrown; Event.Apply only assigns. After every gesture settle
// goes on to the next decision of a player: it ends an activation without
// actions, skips empty steps, ends rounds and the game.
//
// The table keeps positions. The game asks only what the rules need: the Place
// where a figure stops, whom it touched (Contacts), which enemies it left
// (From), who is near enough (Near).
//
// While an Ask is open, only its answer is legal. A drift is the example:
// drift throws; AskDrifted asks where the pawn stopped and whom it touched;
// each celestial touched is an AskAttempt of its own, in order; when one
// succeeds, withdraw takes the later ones away, and when all fail, rests lets
// the place act. An answer is the verb Answer with the operands that the
// AskKind names.
//
// A fight is the same at length: Game.Fight holds an attack that goes on, since
// a riposte, a die that is cancelled or damage that another takes may be asked
// for between its dice. fight goes on with it as far as nobody has to decide, and
// each answer calls it again. Attacks of one volley are suffered together.
//
// Between two rounds, if anything is to be thrown (idle wrath, returns), the
// step is Between and the players throw with the verb round; if nothing is, the
// next round begins of itself.
//
// # To add an act
//
//  1. An event struct beside those of its theme (…events.go): JSON tags, Apply
//     that assigns (g.figure and g.object never are nil there), Line in both
//     languages. Name it in the theme's list of prototypes; a new theme joins
//     prototypes in event.go. Fields are never renamed: journals hold them.
//  2. A deed: a method of *act in the theme's file. It finds the figure with
//     ready (which begins the activation), refuses with
//     a.forbid(illegal("R-…", say.Key, …)) — or firm for what not even anyway
//     can mean —, spends with spend, throws with throw — throwOf for a roll of
//     a figure's own, which a soul may throw again; toss where faces have one
//     outcome or another, and no die is asked for if all have the same —, and emits. Damage goes
//     through hurt, camps through become, places through moveTo.
//  3. A method of rules that answers whether it may be done (may…), for the deed
//     and for its legal: legal lists Commands to be played as they are, so that
//     Next proposes them and random games play them.
//  4. A row in the theme's deeds; a new theme joins deeds in decide.go. The verb
//     and its operands stand in command.go, in Verbs, and as play.verb.… among
//     the messages.
//  5. For a question in the middle: an AskKind with its row in replies, and
//     play.ask.… among the messages.
//  6. A table test with a reason per row; TestRandomGames plays it from then on.
//
// House rules are read with is and on, verdicts of dice are functions of
// generator/purgatory. What a side may not see is hidden by View and, in log
// lines, by Teller.As.
package purgatoryplay
