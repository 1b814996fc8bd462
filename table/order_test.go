package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

// badOrders are invalid orders.
var badOrders = []Order{
	{Window: "tea-time", Do: PassAlways},
	{Window: EveryWindow, Do: "dance"},
	{Window: EveryWindow, Do: AskMe, Until: "monday"},
	{Window: EveryWindow, Do: PlayCard, Play: "skill/repair-1"},
	{Window: "totalled", Do: PlayCard},
	{Window: "totalled", Do: PassAlways, Play: "skill/repair-1"},
	{Window: "totalled", Do: PlayCard, Play: "skill/repair-1", If: IfHit},
	{Window: "totalled", Do: PlayCard, Play: "skill/repair-1", If: IfShort},
	{Window: "viper-attacked", Do: PlayCard, Play: "skill/repair-1", If: IfShort, By: 2},
	{Window: "totalled", Do: AddCards, Until: UntilCheckEnd},
	{Window: "totalled", Do: AskMe, If: IfHit},
	{Window: "totalled", Do: AskMe, By: 2},
	{Window: "viper-attacked", Do: AskMe, If: IfShort},
	{Window: "viper-attacked", Do: PassAlways, If: IfHit},
	{Window: Contribute, Do: PassUnfit},
	{Window: Contribute, Do: AddCards},
}

// TestOrder_PlaysACard orders, in windows in which a seat holds a card, to play
// it under a condition, and compares the result with what everybody saw.
func TestOrder_PlaysACard(t *testing.T) {
	tests := []struct {
		with   Order
		wanted func(f Frame) bool
	}{
		{Order{Window: "totalled", If: IfShort, By: 6}, func(f Frame) bool { return short(f) > 0 && short(f) <= 6 }},
		{Order{Window: "viper-attacked", If: IfHit}, harmful},
		{Order{Window: "before-roll"}, nil},
	}
	for _, test := range tests {
		t.Run(test.with.Window, func(t *testing.T) {
			did := map[bool]int{}
			for games := 0; did[true] == 0 || did[false] == 0 && test.wanted != nil; games++ {
				if games == 60 {
					t.Fatalf("played and not: %v", did)
				}
				h := NewHub(&shelf{}, cat, Config{Chance: fmt.Sprint("orders ", games)})
				tb, made := made(t, h, seats("hhhh", Relaxed))
				c := chooser(games)
				if p, f, ok := holding(t, tb, made.Keys, &c, test.with.Window); ok {
					wanted := test.wanted == nil || test.wanted(f)
					did[wanted]++
					o := test.with
					o.Do, o.Play = PlayCard, f.Ask.Options[0].ID
					checkPlay(t, tb, made.Keys, p, f, o, wanted)
				}
				h.Close()
			}
		})
	}
}

// short returns by how much the open check is short, as a seat sees it.
func short(f Frame) int { return f.View.Check.Difficulty - *f.View.Check.Total }

// harmful reports whether the attack on a viper that a seat sees hits.
func harmful(f Frame) bool {
	var last Line
	for _, l := range f.Log {
		if l.Kind == "rolled" {
			last = l
		}
	}
	return last.Roll != nil && last.Roll.Result >= rules.ViperDamagedAt
}

// TestOrder_AsksOnlyIfSo orders to be asked only under a condition, and checks
// that whether the seat is asked or passed at once depends on what everybody
// sees and not on its hand.
func TestOrder_AsksOnlyIfSo(t *testing.T) {
	for _, test := range []struct {
		with   Order
		wanted func(f Frame) bool
	}{
		{Order{Window: "totalled", Do: AskMe, If: IfShort}, func(f Frame) bool { return short(f) > 0 }},
		{Order{Window: "viper-attacked", Do: AskMe, If: IfHit, Until: UntilTurnEnd}, harmful},
	} {
		t.Run(test.with.Window, func(t *testing.T) {
			did := map[bool]int{}
			for games := 0; did[true] == 0 || did[false] == 0; games++ {
				if games == 60 {
					t.Fatalf("asked and not: %v", did)
				}
				h := NewHub(&shelf{}, cat, Config{Chance: fmt.Sprint("orders ", games)})
				tb, made := made(t, h, seats("hhhh", Relaxed))
				c := chooser(games)
				if p, f, ok := holding(t, tb, made.Keys, &c, test.with.Window); ok {
					wanted := test.wanted(f)
					did[wanted]++
					if err := tb.Order(made.Keys[p], test.with); err != nil {
						t.Fatal(err)
					}
					got := settled(t, tb, made.Keys[p])
					if asked := got.Ask != nil && got.Ask.Ask == f.Ask.Ask; asked != wanted || len(got.Orders) != 1 {
						t.Errorf("asked %v, want %v; orders %+v", asked, wanted, got.Orders)
					}
				}
				h.Close()
			}
		})
	}
}

// holding plays until a seat is asked in a window in which it could play a
// card, and returns the seat and its frame.
func holding(t *testing.T, tb *Table, keys []string, c *chooser, window string) (int, Frame, bool) {
	for play(t, tb, keys, c, 1) == 1 {
		for p, key := range keys {
			f := settled(t, tb, key)
			if f.Ask != nil && f.Ask.Window == window && len(f.Ask.Options) > 0 && f.Ask.Secret &&
				strings.HasPrefix(f.Ask.Options[0].ID, "skill/") {
				return p, frame(t, tb, key), true
			}
		}
	}
	return 0, Frame{}, false
}

// checkPlay gives seat p an order in an open window, lets the others pass, and
// checks whether the card was played and the order has ended.
func checkPlay(t *testing.T, tb *Table, keys []string, p int, before Frame, o Order, wanted bool) {
	t.Helper()
	if err := tb.Order(keys[p], o); err != nil {
		t.Fatalf("%+v: %v", o, err)
	}
	if f := settled(t, tb, keys[p]); f.Ask != nil && f.Ask.Ask == before.Ask.Ask {
		t.Fatal("the seat is still asked")
	}
	for _, key := range keys {
		if f := settled(t, tb, key); f.Ask != nil && f.Ask.Ask == before.Ask.Ask {
			if err := tb.Answer(key, f.Ask.Ask, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	settled(t, tb, "")
	f := frame(t, tb, keys[p])
	played := slices.ContainsFunc(f.Log[len(before.Log):], func(l Line) bool {
		return l.Kind == "used" && l.Comp == o.Play && l.By != nil && *l.By == p
	})
	ended := f.Table.Status == Over // no order outlives the game
	if spent := len(f.Orders) == 0; played != wanted || spent != (wanted || ended) {
		t.Errorf("%+v: played %v, spent %v, want both %v; ended %v", o, played, spent, wanted, ended)
	}
}

// TestOrder_Sealed seals cards for a check before the turn of a seat: they are
// added when the turn comes, nobody is told before, and the next check asks
// again.
func TestOrder_Sealed(t *testing.T) {
	for _, add := range []int{0, 2} {
		h := NewHub(&shelf{}, cat, Config{Chance: "sealed"}) // in this deal a waiting seat may add two cards
		tb, made := made(t, h, seats("hhhh", Relaxed))
		c := chooser(5)
		p, f := waiting(t, tb, made.Keys, &c, add)
		others := frame(t, tb, made.Keys[(p+1)%4])
		o := Order{Window: Contribute, Do: PassAlways, Until: UntilCheckEnd}
		if add > 0 {
			o = Order{Window: Contribute, Do: AddCards, Until: UntilCheckEnd, Add: takesOf(f.View.Mine.Hand[:add])}
			greedy := o
			greedy.Add = append(takesOf(f.View.Mine.Hand), rules.Take{Option: f.View.Mine.Hand[0], Count: 1})
			if err := tb.Order(made.Keys[p], greedy); CodeOf(err) != BadOrder {
				t.Errorf("more than it holds: %v", err)
			}
		}
		if err := tb.Order(made.Keys[p], o); err != nil {
			t.Fatal(err)
		}
		if got := frame(t, tb, made.Keys[p]).Orders; !reflect.DeepEqual(got, []Order{o}) {
			t.Errorf("the seat sees the orders %+v", got)
		}
		if got := frame(t, tb, made.Keys[(p+1)%4]); !reflect.DeepEqual(got, others) {
			t.Error("another is told of the order")
		}
		for n := len(f.Log); ; {
			if f = settled(t, tb, made.Keys[p]); f.Ask != nil && f.Ask.Kind == "contribute" {
				t.Fatal("the seat is asked all the same")
			}
			f = frame(t, tb, made.Keys[p])
			if i := slices.IndexFunc(f.Log[n:], func(l Line) bool { return l.Kind == "added" && *l.By == p }); i >= 0 {
				if l := f.Log[n+i]; *l.Added != add || len(l.Known)+len(l.Comps) != add {
					t.Errorf("added %+v, want %d cards", l, add)
				}
				break
			}
			if play(t, tb, made.Keys, &c, 1) == 0 {
				t.Fatal("the game is over")
			}
		}
		for f = settled(t, tb, made.Keys[p]); f.View.Check != nil && play(t, tb, made.Keys, &c, 1) == 1; {
			f = settled(t, tb, made.Keys[p])
		}
		if len(f.Orders) > 0 {
			t.Errorf("after the check the seat has the orders %+v", f.Orders)
		}
		late := Order{Window: Contribute, Do: PassAlways, Until: UntilCheckEnd}
		if err := tb.Order(made.Keys[p], late); CodeOf(err) != NotNow {
			t.Errorf("without a check: %v", err)
		}
		h.Close()
	}
}

// waiting plays until a seat with some cards will have to add to a check and
// has not been asked yet.
func waiting(t *testing.T, tb *Table, keys []string, c *chooser, cards int) (int, Frame) {
	for play(t, tb, keys, c, 1) == 1 {
		for p, key := range keys {
			if f := settled(t, tb, key); f.Say != nil && f.Ask == nil && len(f.View.Mine.Hand) > cards &&
				f.View.Seats[p].Location != "location/brig" && f.View.Check.Adding >= 0 {
				return p, frame(t, tb, key)
			}
		}
	}
	t.Fatal("nobody waited to add cards")
	return 0, Frame{}
}

func takesOf(ids []string) (takes []rules.Take) {
	for _, id := range ids {
		if i := slices.IndexFunc(takes, func(k rules.Take) bool { return k.Option == id }); i >= 0 {
			takes[i].Count++
		} else {
			takes = append(takes, rules.Take{Option: id, Count: 1})
		}
	}
	return takes
}

// TestOrder_Forgotten gives an order and cancels it.
func TestOrder_Forgotten(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhb", Live))
	for _, do := range []Do{PassAlways, NoOrder} {
		if err := tb.Order(made.Keys[0], Order{Window: EveryWindow, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
	if got := frame(t, tb, made.Keys[0]).Orders; len(got) > 0 {
		t.Errorf("got %+v", got)
	}
}

// TestOrder_SealedIsCutToTheLimit: what may be added when the turn comes is not always
// what could be when the cards were sealed.
func TestOrder_SealedIsCutToTheLimit(t *testing.T) {
	g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	one, two := rules.Take{Option: "skill/repair-1", Count: 1}, rules.Take{Option: "skill/repair-2", Count: 2}
	r := rules.Request{Kind: rules.ReqContribute, Max: 3, N: 2, Limit: [rules.MaxOptions]uint8{1, 2}}
	for i, id := range []string{one.Option, two.Option} {
		c, _ := cat.Find(id)
		r.Options[i] = rules.OfComp(c)
	}
	for _, row := range []struct {
		max, least uint8
		sealed     []rules.Take
		want       []rules.Take
	}{
		{3, 0, []rules.Take{one, two}, []rules.Take{one, two}},
		{2, 0, []rules.Take{one, two}, []rules.Take{one, {Option: two.Option, Count: 1}}},
		{1, 0, []rules.Take{two}, []rules.Take{{Option: two.Option, Count: 1}}},
		{3, 2, []rules.Take{two}, []rules.Take{two}},
		{3, 2, []rules.Take{one}, []rules.Take{}},
	} {
		f := facts{game: g}
		f.orders[1] = []standing{{Order: Order{Window: Contribute, Do: AddCards, Until: UntilCheckEnd, Add: row.sealed}}}
		r.Max, r.Least = row.max, row.least
		if got := f.takes(1, &r); !reflect.DeepEqual(got, row.want) {
			t.Errorf("sealed %v, %d at most and %d at least: %v, want %v", row.sealed, row.max, row.least, got, row.want)
		}
	}
}
