package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"regexp"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/table"
	"ragtag/wording"
)

// course is a game replayed question by question.
type course struct {
	cat     *rules.Catalogue
	names   []string
	bots    []string
	moments []moment
	events  []rules.Event
	turns   []int          // of each event
	said    map[int]string // lines of talk by number, as somebody was told of them
}

// moment is an open question, or the end.
type moment struct {
	state  rules.State
	asked  rules.Seats
	asks   map[rules.Seat]rules.Request
	takes  map[rules.Seat][]rules.Take // what was answered
	events int                         // number of events so far
	over   bool
}

// play replays a recorded game.
func play(cat *rules.Catalogue, r *table.Record) (*course, error) {
	if err := r.Verify(cat); err != nil {
		return nil, err
	}
	server, err := hex.DecodeString(r.Server)
	if err != nil {
		return nil, err
	}
	choice, err := options.Parse(r.Options)
	if err != nil {
		return nil, err
	}
	parts := make([][]byte, len(r.Parts))
	for i, p := range r.Parts {
		parts[i] = []byte(p)
	}
	g, err := rules.NewGame(cat, choice, r.Players, rules.SeedOf(server, parts...))
	if err != nil {
		return nil, err
	}
	given := map[[2]int][]rules.Take{}
	for _, e := range r.Answers {
		given[[2]int{e.Ask, int(e.Seat)}] = e.Takes
	}
	c := &course{cat: cat, names: r.Names, bots: r.Bots, said: map[int]string{}}
	for !g.Over() {
		m := moment{state: g.State(), asked: g.Asked(), events: g.NumEvents(), asks: map[rules.Seat]rules.Request{}, takes: map[rules.Seat][]rules.Take{}}
		for _, q := range g.Pending() {
			m.asks[q.Seat], m.takes[q.Seat] = q, given[[2]int{g.Ask(), int(q.Seat)}]
		}
		c.moments = append(c.moments, m)
		ask := g.Ask()
		for p, takes := range m.takes {
			if err := g.Answer(p, ask, takes); err != nil {
				return nil, fmt.Errorf("question %d: %w", ask, err)
			}
		}
	}
	c.moments = append(c.moments, moment{state: g.State(), events: g.NumEvents(), over: true})
	c.events = g.Events()
	turn := 0
	for _, e := range c.events {
		if e.Kind == rules.EvTurn {
			turn = int(e.Turn)
		}
		c.turns = append(c.turns, turn)
	}
	return c, nil
}

// view returns the view of a seat at a moment, encoded as it is sent.
func (c *course) view(m *moment, p rules.Seat) string {
	return asJSON(rules.At(c.cat, m.state).View(p))
}

// fork returns the same with everything that the seat does not know dealt
// again.
func (c *course) fork(m *moment, p rules.Seat, entropy uint64) string {
	return asJSON(rules.At(c.cat, rules.At(c.cat, m.state).Fork(p, entropy)).View(p))
}

func (c *course) who(m *moment) wording.Names {
	names := make(wording.Names, len(c.names))
	for i := range names {
		names[i] = wording.Player{Name: c.names[i], Character: m.state.Seats[i].Character, Bot: c.bots[i] != ""}
	}
	return names
}

// ask returns a request as it is sent to its seat, in a language.
func (c *course) ask(n int, m *moment, r *rules.Request, l wording.Lang) table.Ask {
	cat, who := c.cat, c.who(m)
	a := table.Ask{
		Ask: n, Kind: r.Kind.String(), Rule: r.Rule, Cause: cat.Ref(r.Cause), Secret: r.Secret, Min: int(r.Min), Max: int(r.Max),
		About: int(r.About.Civilian), Options: []table.Choice{}, Text: wording.RequestSentence(cat, r, who).Spans(l),
	}
	if r.Kind == rules.ReqPlay {
		a.Window = r.Window.String()
	}
	for i := range int(r.N) {
		a.Options = append(a.Options, table.Choice{
			ID: cat.OptionID(r.Options[i]), Max: int(r.Limit[i]),
			Label: wording.OptionSentence(cat, r, i, who).Spans(l),
		})
	}
	return a
}

// line returns event n as a seat may read it at a moment. Its weight and beat depend
// only on the rest and are not compared.
func (c *course) line(n int, m *moment, p rules.Seat, lang wording.Lang) table.Line {
	e, cat, who := c.events[n-1], c.cat, c.who(m)
	if e.Kind == rules.EvCharacter { // who takes a character is not called by it yet
		who[e.By.Seat()].Character = rules.None
	}
	l := table.Line{
		N: n, Turn: c.turns[n-1], Kind: e.Kind.String(), Rule: e.Rule, By: number(e.By), At: number(e.At),
		Cause: cat.Ref(e.Cause), Comp: cat.Ref(e.Comp), Comps: c.refs(e.Comps), Figures: table.FiguresOf(&e),
		Text: wording.EventSentence(cat, e, who, p).Spans(lang),
	}
	for k, many := range e.Types {
		if many > 0 {
			if l.Types == nil {
				l.Types = map[string]int{}
			}
			l.Types[rules.Skill(k).String()] = int(many)
		}
	}
	if e.To.Has(p) && len(e.Private) > 0 {
		l.Private, l.Known = true, c.refs(e.Private)
	}
	return l
}

// given returns an answer of a seat in the form in which it can propose to take
// it back.
func (c *course) given(n int, m *moment, p rules.Seat, l wording.Lang) table.Given {
	then := &c.moments[n]
	r := then.asks[p]
	ask := c.ask(n, m, &r, l)
	g := table.Given{Ask: n, Text: wording.RequestSentence(c.cat, &r, c.who(m)).Spans(l), Took: []wording.Span{}}
	for _, k := range then.takes[p] {
		for _, o := range ask.Options {
			if o.ID == k.Option {
				if len(g.Took) > 0 {
					g.Took = append(g.Took, wording.Span{Text: ", "})
				}
				g.Took = append(g.Took, o.Label...)
			}
		}
	}
	return g
}

func (c *course) refs(comps []rules.Comp) (ids []string) {
	for _, k := range comps {
		ids = append(ids, c.cat.Ref(k))
	}
	return ids
}

// hidden matches the ids of components that can be face down. A civilian ship
// on the board has a letter, which does not reveal it.
var hidden = regexp.MustCompile(`"(?:(?:skill|loyalty|quorum|crisis|super-crisis|destination|agenda|motive|(?:galactica|pegasus|basestar)-damage)/[^"/]+|civilian/[^"/]{2,})"`)

// seen adds the components that a seat sees at a moment.
func (c *course) seen(m *moment, p rules.Seat, known map[string]bool) {
	for z := range rules.NumZones {
		for _, s := range m.state.In(z) {
			if s.Sees(p) {
				known[c.cat.Ref(s.Comp)] = true
			}
		}
	}
}

// told adds the components that a seat is told of in a range of events.
func (c *course) told(from, to int, p rules.Seat, known map[string]bool) {
	for _, e := range c.events[from:to] {
		names := append(c.refs(e.Comps), c.cat.Ref(e.Comp), c.cat.Ref(e.Cause))
		if e.To.Has(p) {
			names = append(names, c.refs(e.Private)...)
		}
		for _, name := range names {
			known[name] = true
		}
	}
}

func number(r rules.SeatRef) *int {
	p := r.Seat()
	if p == rules.Nobody {
		return nil
	}
	n := int(p)
	return &n
}

func asJSON(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic("overheard: " + err.Error())
	}
	return string(data)
}
