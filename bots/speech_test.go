package bots

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// chatter is a table of rookies that talk: before each decision its player may say
// something, and everybody hears it.
type chatter struct {
	t      *testing.T
	table  *rules.Table
	one    *rookie // what plays
	again  *rookie // another, asked the same
	all    []Heard
	codes  map[string]int
	kept   map[string]*kept
	chance uint64
}

// kept counts statements of humans about what they can add to a check, and those whose
// speakers added something then.
type kept struct{ said, added int }

func (k *kept) String() string { return fmt.Sprintf("%d of %d", k.added, k.said) }

func (c *chatter) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	s := &c.table.S
	c.chance = c.chance*6364136223846793005 + 1442695040888963407
	o := Occasion{
		Temper: Temper(at.Seat) % NumTempers, Chance: float64(c.chance>>40) / (1 << 24),
		Sayings:  s.Check.On && !s.Check.Shown && s.Check.Settled == rules.Unsettled,
		Accusing: r.Kind == rules.ReqAction,
	}
	if r.Kind == rules.ReqCondemn {
		o.Trial = Condemned(r)
	}
	for p := range rules.Seat(s.Players) {
		c.speak(at.Beside(p), o)
	}
	if r.Kind == rules.ReqAction && s.Turn > 8 {
		c.condemn(at)
	}
	c.one.Hear(int(at.Seat), c.all)
	c.one.Decide(at, r, a)
}

// condemn asks everybody whom they would condemn if all who are not revealed were on
// trial now. Hardly any game gets to the Trial.
func (c *chatter) condemn(at rules.Chair) {
	o := Occasion{}
	for p := range rules.Seat(c.table.S.Players) {
		if !c.table.S.Seats[p].Revealed && p != at.Seat {
			o.Trial = o.Trial.With(p)
		}
	}
	for p := range rules.Seat(c.table.S.Players) {
		c.one.Hear(int(p), c.all)
		w, ok := c.one.Speak(at.Beside(p), o)
		if !ok || w.Remark == nil {
			continue
		}
		c.codes[w.Remark.Code]++
		c.worded(w.Remark)
		c.holds(at.Beside(p), &w)
		if r := w.Remark; r.Code == "trial-plea" && !o.Trial.Has(p) || r.Code[:5] == "trial" && r.Seat >= 0 && !o.Trial.Has(rules.Seat(r.Seat)) {
			c.t.Errorf("seat %d says %+v, and on trial are %v", p, *r, o.Trial)
		}
	}
}

func (c *chatter) speak(at rules.Chair, o Occasion) {
	c.one.Hear(int(at.Seat), c.all)
	w, ok := c.one.Speak(at, o)
	c.again.Hear(int(at.Seat), c.all)
	if other, too := c.again.Speak(at, o); ok != too || !reflect.DeepEqual(w, other) {
		c.t.Fatalf("seat %d said %+v, and asked later %+v", at.Seat, w, other)
	}
	if !ok {
		return
	}
	for _, h := range c.all {
		if h.By == int(at.Seat) && h.Remark != nil && w.Remark != nil && w.Remark.Seat >= 0 && !strings.Contains("vote-for vote-against vote-against-weak free-for free-against", w.Remark.Code) && *h.Remark == *w.Remark {
			c.t.Errorf("seat %d says twice %+v", at.Seat, *w.Remark)
		}
	}
	c.all = append(c.all, Heard{N: len(c.all) + 1, After: len(at.EventsFrom(0)), By: int(at.Seat), Say: w.Say, Remark: w.Remark})
	if w.Remark == nil {
		c.codes[w.Say]++
		c.statement(at, w.Say)
		return
	}
	c.codes[w.Remark.Code]++
	c.codes[w.Remark.Ground]++
	c.worded(w.Remark)
	c.holds(at, &w)
}

// worded finds words for a remark in both languages.
func (c *chatter) worded(r *wording.Remark) {
	who := make(wording.Names, c.table.S.Players)
	for _, l := range wording.Langs {
		if text := wording.RemarkSentence(c.table.Catalogue(), r, who).In(l); text == "" {
			c.t.Errorf("%+v has no words in %s", *r, l)
		}
	}
}

// keep compares what was said before checks with what was added.
func (c *chatter) keep() {
	events := c.table.Events()
	for _, h := range c.all {
		if h.Say == "" || holdsACylon(c.table, rules.Seat(h.By)) || c.table.S.Seats[h.By].Sympathizer {
			continue
		}
		k := c.kept[h.Say]
		if k == nil {
			k = &kept{}
			c.kept[h.Say] = k
		}
		k.said++
		for i := h.After; i < len(events) && events[i].Kind != rules.EvRevealed && events[i].Kind != rules.EvOutcome; i++ {
			if e := &events[i]; e.Kind == rules.EvAdded && int(e.By.Seat()) == h.By && e.Count > 0 {
				k.added++
				break
			}
		}
	}
}

// statement checks that what a human says of its hand is true.
func (c *chatter) statement(at rules.Chair, say string) {
	if holdsACylon(c.table, at.Seat) {
		return
	}
	helps := 0
	for _, slot := range c.table.S.In(rules.Hand + rules.Zone(at.Seat)) {
		if c.table.Worth(slot.Comp) > 0 {
			helps += c.table.Worth(slot.Comp)
		}
	}
	if say == SayLot && helps < aLot || say == SayLittle && helps == 0 {
		c.t.Errorf("seat %d says %q with %d", at.Seat, say, helps)
	}
}

// holds checks that the log shows what is said against somebody.
func (c *chatter) holds(at rules.Chair, w *Word) {
	r, cat := w.Remark, c.table.Catalogue()
	code := r.Code
	if r.Ground != "" {
		code = r.Ground
	}
	switch code {
	case "seen-cylon":
		if !holdsACylon(c.table, rules.Seat(r.Seat)) || holdsACylon(c.table, at.Seat) {
			c.t.Errorf("seat %d takes %d for a Cylon", at.Seat, r.Seat)
		}
		return
	case "only-you", "two-of-you", "openly":
	case "chose-worse", "let-fail", "added-none":
		if w.Event == 0 || r.Comp == "" || r.Turn == 0 {
			c.t.Errorf("%+v cannot be looked up", *r)
		}
		return
	default:
		return
	}
	events := c.table.Events()
	if w.Event == 0 || events[w.Event-1].Kind != rules.EvRevealed {
		c.t.Fatalf("%+v points at event %d", *r, w.Event)
	}
	shown := 0
	for i := w.Event - 2; events[i].Kind != rules.EvCheck; i-- {
		e := &events[i]
		if code == "openly" {
			if e.Kind == rules.EvAdded && int(e.By.Seat()) == r.Seat {
				for _, card := range e.Comps {
					if cat.Skill(card).Skill.String() == r.Skill {
						shown++
					}
				}
			}
			continue
		}
		if e.Kind != rules.EvAdded || int(e.By.Seat()) == r.Seat || code == "two-of-you" && int(e.By.Seat()) == r.Other {
			continue
		}
		for _, card := range append(append([]rules.Comp{}, e.Private...), e.Comps...) {
			if cat.Skill(card).Skill.String() == r.Skill {
				c.t.Errorf("%+v, but seat %d added one", *r, e.By.Seat())
			}
		}
	}
	if code == "openly" && shown < r.Count {
		c.t.Errorf("%+v, and all saw %d", *r, shown)
	}
}

func holdsACylon(t *rules.Table, p rules.Seat) bool {
	for _, slot := range t.S.In(rules.LoyaltyHand + rules.Zone(p)) {
		if t.Catalogue().Loyalty(slot.Comp).Kind == rules.ACylon {
			return true
		}
	}
	return false
}

// TestSpeech_IsTrueAndCanBeLookedUp plays games of rookies that talk: 48, and up to 120
// until everything that can be said is. Grounds are in the log, humans tell the truth
// and mostly keep their word, and nothing is said twice.
func TestSpeech_IsTrueAndCanBeLookedUp(t *testing.T) {
	least, most, cat := 48, 120, cards.Catalogue()
	if testing.Short() {
		least, most = 12, 12
	}
	codes, promises := map[string]int{}, map[string]*kept{}
	unsaid := func() (list []string) {
		for _, code := range append(wording.Remarks(), SayLittle, SayLot, SayHurt, SayCannot) {
			if codes[code] == 0 {
				list = append(list, code)
			}
		}
		return list
	}
	games := 0
	for i := 0; i < least || i < most && unsaid() != nil; i++ {
		games++
		choice, err := options.Parse([]string{"", "pegasus&newcaprica", "exodus&ioniannebula"}[i%3])
		if err != nil {
			t.Fatal(err)
		}
		tb, err := rules.NewTable(cat, choice, 4+i%3, [32]byte{byte(i), 9})
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		c := &chatter{t: t, table: tb, one: newRookie(uint64(i), 0), again: newRookie(7, 0), codes: codes, kept: promises, chance: uint64(i)}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = c
		}
		tb.Play(&ds)
		if t.Failed() {
			t.Fatalf("game %d", i)
		}
		c.keep()
		codes["lines"] += len(c.all)
	}
	t.Logf("in %d games: %v; of those who said so added something: %v", games, codes, promises)
	for say, least := range map[string]float64{SayLot: 0.8, SayLittle: 0.55} {
		if k := promises[say]; float64(k.added) < least*float64(k.said) {
			t.Errorf("of those who said %q, %v added anything", say, k)
		}
	}
	if testing.Short() {
		return // too few games to miss anything
	}
	for _, code := range unsaid() {
		t.Errorf("nobody ever said %q", code)
	}
}
