package table

import (
	"cmp"
	"encoding/hex"

	"ragtag/rules"
	"ragtag/wording"
)

// Frame is everything that a person at a table is sent: what their seat knows,
// what it must answer, and what has happened since the last frame.
type Frame struct {
	Seq     int64            `json:"seq" doc:"grows with every change that this seat can see"`
	Seat    int              `json:"seat" doc:"whose frame it is; -1 for somebody without a seat"`
	Lang    wording.Lang     `json:"lang" enum:"en,es" doc:"the language of its sentences"`
	Table   Info             `json:"table"`
	View    *rules.View      `json:"view,omitempty" doc:"what the seat knows of the game, once it has begun"`
	Ask     *Ask             `json:"ask,omitempty" doc:"what the seat has to answer"`
	Waiting []int            `json:"waiting" doc:"seats that the table waits for"`
	Clock   *Clock           `json:"clock,omitempty" doc:"of a secret window that closes by itself"`
	Orders  []Order          `json:"orders,omitempty" doc:"standing orders of the seat"`
	Undo    *Back            `json:"undo,omitempty" doc:"what the seat may take back, since nobody has learned anything from it"`
	Told    *Channel         `json:"told,omitempty" doc:"where the seat is told that it is its turn"`
	Given   []Given          `json:"given,omitempty" doc:"answers that the seat can propose to take back, the last first"`
	Motion  *Motion          `json:"motion,omitempty" doc:"what is proposed"`
	Late    bool             `json:"late,omitempty" doc:"the seat's time ran out and a bot decided; it has answered nothing since"`
	Left    *int64           `json:"left,omitempty" doc:"milliseconds that the seats asked have left for their decision"`
	Ways    []rules.Foreseen `json:"ways,omitempty" doc:"what the ways of the Crisis card being resolved change for certain"`
	Log     []Line           `json:"log" doc:"what happened since the frame before"`
	Talk    []Talk           `json:"talk" doc:"what was said since the frame before"`
	Say     []Say            `json:"say,omitempty" enum:"help-little,help-lot,hurt,cannot" doc:"what the seat may say of the open skill check"`

	encoded *encoding // that copies of the frame share; nil: it is delivered to one alone
}

// Info is what everybody may know about a table.
type Info struct {
	ID         string     `json:"id"`
	Status     Status     `json:"status" enum:"open,running,over"`
	Options    string     `json:"options"`
	Players    int        `json:"players"`
	Pace       Pace       `json:"pace" enum:"live,relaxed"`
	Seats      []Place    `json:"seats"`
	Visible    Visibility `json:"visible" enum:"public,unlisted,private" doc:"who may find it and look on"`
	WindowTime int64      `json:"windowTime" doc:"milliseconds that a secret window of a live table stays open"`
	Limit      int64      `json:"limit,omitempty" doc:"seconds for a decision; none: as long as it takes"`
	Strikes    int        `json:"strikes,omitempty" doc:"how often they may run out before a bot stands in; none: always"`
	Lesson     bool       `json:"lesson,omitempty" doc:"a first game, whose chance is the same every time"`
	Cylon      bool       `json:"cylon,omitempty" doc:"then: the person is a Cylon, as everybody can find out"`
	Quiet      bool       `json:"quiet,omitempty" doc:"bots do not talk"`
	Group      string     `json:"group,omitempty" doc:"by which kind of channel a group is told for whom the table waits"`
	Closed     bool       `json:"closed,omitempty" doc:"it can be watched, and nothing else"`
	Muted      []int      `json:"muted,omitempty" doc:"seats that may not talk; -1: those without one"`
	Commitment string     `json:"commitment" doc:"SHA-256 of the server's part of the seed, in hex"`
	Seed       *SeedParts `json:"seed,omitempty" doc:"once the game is over"`
}

// Place is a seat as everybody sees it.
type Place struct {
	Name    string `json:"name" doc:"that somebody has given; empty for a seat without one"`
	Called  string `json:"called" doc:"what sentences call the seat: by its name, else by its character; empty while it waits for somebody"`
	Kind    Kind   `json:"kind" enum:"human,bot"`
	Bot     string `json:"bot,omitempty" doc:"which bot sits there"`
	Temper  string `json:"temper,omitempty" enum:"bold,careful,suspicious,talkative" doc:"of a bot that talks: its manner"`
	Open    bool   `json:"open,omitempty" doc:"somebody can still claim it"`
	Present bool   `json:"present"`
	StandIn bool   `json:"standIn,omitempty" doc:"a bot stands in for the person"`
	Removed bool   `json:"removed,omitempty" doc:"the owner has taken the seat from the person, who cannot come back"`
}

// SeedParts are the parts that the seed of a game was combined from.
type SeedParts struct {
	Server string   `json:"server" doc:"in hex"`
	Parts  []string `json:"parts" doc:"by seat; bots have none"`
}

// Ask is a request as the seat that must answer it sees it.
type Ask struct {
	Ask     int            `json:"ask" doc:"number of the question"`
	Kind    string         `json:"kind"`
	Window  string         `json:"window,omitempty"`
	Rule    string         `json:"rule" doc:"id of the rule that asks"`
	Cause   string         `json:"cause,omitempty" doc:"id of the component that asks"`
	Secret  bool           `json:"secret"`
	Min     int            `json:"min"`
	Max     int            `json:"max"`
	Least   int            `json:"least,omitempty" doc:"if any are taken, how many at least"`
	About   int            `json:"about,omitempty" doc:"letter of the civilian ship in question"`
	Text    []wording.Span `json:"text"`
	Options []Choice       `json:"options"`
}

// Choice is an option of a request.
type Choice struct {
	ID    string         `json:"id"`
	Max   int            `json:"max" doc:"how often it may be taken"`
	Label []wording.Span `json:"label"`
}

// Clock is the clock of a secret window at a live table.
type Clock struct {
	ClosesIn int64 `json:"closesIn" doc:"milliseconds, counted from when the frame was made"`
	Held     []int `json:"held" doc:"seats that hold the window open"`
}

// frame returns the frame of seat p in a language, with the lines of the log
// and of the talk after the given numbers. It uses only what is public and what
// the seat knows. A question that the table is about to pass for the seat is
// left out.
func (t *Table) frame(p rules.Seat, l wording.Lang, after, talk int) Frame {
	f := Frame{
		Seq: t.seq[viewer(p)], Seat: int(p), Lang: l, Table: t.tableInfo(l), Waiting: []int{}, Log: []Line{}, Talk: t.talkFor(p, talk, l),
		Say: t.sayings(p), Told: t.channelOf(p),
	}
	if t.game == nil {
		return f
	}
	view := t.view(p)
	f.View, f.Log = &view, t.lines(p, after, l)
	if t.game.Over() {
		return f
	}
	if t.closed {
		return f
	}
	f.Waiting, f.Clock, f.Undo = numbers(t.waiting()), t.clock(), t.canUndo(p)
	f.Given, f.Motion, f.Left = t.canPropose(p, l), t.proposal(l), t.timeLeft()
	f.Ways = t.ways()
	if r, ok := t.game.Request(p); ok && t.person(p) && t.passesAfter(p, t.hub.WindowTime) != 0 {
		f.Ask = t.ask(&r, l)
	}
	if p != rules.Nobody {
		f.Late = t.seats[p].strikes > 0
		for _, s := range t.orders[p] {
			f.Orders = append(f.Orders, s.Order)
		}
	}
	return f
}

func (t *Table) info(l wording.Lang) Info {
	i := Info{
		ID: t.id, Status: t.status(), Options: t.made.Options, Players: t.made.Players, Pace: t.made.Pace,
		Visible: cmp.Or(t.made.Visible, Unlisted), WindowTime: t.hub.WindowTime.Milliseconds(), Commitment: t.commitment(),
		Closed: t.closed, Muted: t.silent(), Lesson: t.made.Lesson, Quiet: t.made.Quiet, Cylon: t.made.Cylon, Group: t.groupKind(), Limit: t.made.Limit / 1000, Strikes: t.made.Strikes,
	}
	called := t.calledIn(l)
	for n := range t.seats {
		s := &t.seats[n]
		i.Seats = append(i.Seats, Place{
			Name: t.nameOf(n), Called: called[n], Kind: s.Kind, Bot: s.Bot, Open: t.game == nil && s.free(), Present: s.Kind == Bot || t.present(rules.Seat(n)),
			StandIn: s.stand, Removed: s.Lock == removedLock, Temper: t.temperTold(n),
		})
	}
	if t.status() == Over {
		i.Seed = &SeedParts{Server: t.made.Server}
		for n := range t.seats {
			i.Seed.Parts = append(i.Seed.Parts, t.seats[n].Part)
		}
	}
	return i
}

// commitment returns the hash of the server's part of the seed, in hex.
func (f *facts) commitment() string {
	server, err := hex.DecodeString(f.made.Server)
	if err != nil {
		panic("table: " + err.Error()) // it was checked when the table was loaded
	}
	sum := rules.Commitment(server)
	return hex.EncodeToString(sum[:])
}

// clock returns the clock of the open window, or nil if it has none.
func (t *Table) clock() *Clock {
	if !t.open.clock {
		return nil
	}
	left := max(0, t.hub.WindowTime-t.hub.since(t.began(t.turned)))
	return &Clock{ClosesIn: left.Milliseconds(), Held: numbers(members(t.holds))}
}

// ask returns a request in the form sent to its seat, in a language.
func (t *Table) ask(r *rules.Request, l wording.Lang) *Ask {
	cat, who := t.hub.cat, t.who()
	a := &Ask{
		Ask: t.game.Ask(), Kind: r.Kind.String(), Rule: r.Rule, Cause: cat.Ref(r.Cause), Secret: r.Secret,
		Min: int(r.Min), Max: int(r.Max), Least: int(r.Least), About: int(r.About.Civilian), Options: []Choice{},
		Text: wording.RequestSentence(cat, r, who).Spans(l),
	}
	if r.Kind == rules.ReqPlay {
		a.Window = r.Window.String()
	}
	for i := range int(r.N) {
		o := r.Options[i]
		a.Options = append(a.Options, Choice{
			ID: cat.OptionID(o), Max: int(r.Limit[i]), Label: wording.OptionSentence(cat, r, i, who).Spans(l),
		})
	}
	return a
}

func numbers(seats []rules.Seat) []int {
	list := make([]int, len(seats))
	for i, p := range seats {
		list[i] = int(p)
	}
	return list
}
