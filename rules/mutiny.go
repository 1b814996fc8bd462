package rules

// How many Mutiny cards a human player may hold. Rule mutiny.limit.
const (
	MutinyLimit   = 1
	MutineerLimit = 2
)

// mutinyLimit returns how many Mutiny cards seat p may hold.
func (t *Table) mutinyLimit(p Seat) int {
	if t.mutineer(p) {
		return MutineerLimit
	}
	return MutinyLimit
}

// drawMutiny lets seat p, if it is a human player, draw a Mutiny card. Anyone who holds
// too many then goes to the Brig and discards down to the limit. Rules mutiny.what,
// mutiny.limit.
func (t *Table) drawMutiny(p Seat, x Ctx) {
	w := t.who(p)
	if !t.takeMutiny(p, x) {
		return
	}
	if t.beyondMutiny(p) > 0 {
		y := Ctx{By: w, Source: x.Source, Rule: "mutiny.limit"}
		t.send(w, t.Place(AtBrig), y)
		if t.present(w) {
			t.shedMutiny(p, y)
		}
	}
	t.rueMutiny(w)
}

// Mutinous reports whether seat p can draw Mutiny cards: a human player, but no Cylon
// without a sheet in force who infiltrates.
func Mutinous(t *Table, p Seat) bool { return t.human(p) && t.sheetHolds(p) }

// takeMutiny lets seat p, if it is a human player, take a Mutiny card, however many it
// then holds. It reports whether it did.
func (t *Table) takeMutiny(p Seat, x Ctx) bool {
	if t.cat.mutiny == KindNone || !Mutinous(t, p) {
		return false
	}
	held := MutinyHeld(t, p)
	t.dealMutiny(p, x)
	t.noteMotives()
	return MutinyHeld(t, p) > held
}

// rueMutiny makes a body that has drawn a Mutiny card suffer what its sheet says, after
// all else of the draw.
func (t *Table) rueMutiny(w Who) {
	if n := t.traits(w.Seat).MutinyCost; n > 0 && t.present(w) && t.sheetHolds(w.Seat) {
		c := t.S.Seats[w.Seat].Character
		t.discard(w.Seat, int(n), ByChoice, Ctx{By: w, Source: c, Origin: FromSheet, Rule: t.cat.Rule(c)})
	}
}

// beyondMutiny returns how many Mutiny cards seat p holds more than it may.
func (t *Table) beyondMutiny(p Seat) int {
	return MutinyHeld(t, p) - t.mutinyLimit(p)
}

// shedMutiny makes seat p discard Mutiny cards of its choice down to the limit.
func (t *Table) shedMutiny(p Seat, x Ctx) {
	n := t.beyondMutiny(p)
	t.discardMutiny(p, n, n, x)
}

// discardMutiny makes seat p discard Mutiny cards of its choice.
func (t *Table) discardMutiny(p Seat, least, most int, x Ctx) {
	if most <= 0 {
		return
	}
	r := t.request(p, ReqDiscardMutiny, x)
	r.Secret = true
	r.Min, r.Max = uint8(least), uint8(most)
	for _, s := range t.S.In(SecretHandOf(t.cat.mutiny, p)) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	picks := t.ask(r)
	for i := range picks.N {
		for range picks.Count[i] {
			t.DiscardSecret(p, picks.Option[i].Comp(), x)
		}
	}
	t.noteMotives()
}

// dropMutiny discards all Mutiny cards of seat p: it is no longer a human player, or is
// executed. Rule mutiny.what.
func (t *Table) dropMutiny(p Seat, x Ctx) {
	if t.cat.mutiny == KindNone {
		return
	}
	z := SecretHandOf(t.cat.mutiny, p)
	for t.S.Count(z) > 0 {
		t.DiscardSecret(p, t.sortedFirst(z), x)
	}
	t.noteMotives()
}

// sortedFirst returns the first component of a zone in canonical order.
func (t *Table) sortedFirst(z Zone) Comp {
	first := None
	for _, s := range t.S.In(z) {
		if first == None || s.Comp < first {
			first = s.Comp
		}
	}
	return first
}

// MutinyHeld returns how many Mutiny cards seat p holds, in a game that has them.
func MutinyHeld(t *Table, p Seat) int {
	return t.S.Count(SecretHandOf(t.cat.mutiny, p))
}

// DrawMutiny makes the players named draw a Mutiny card each, one after another.
// Cylon players draw none. Rule mutiny.what.
type DrawMutiny struct {
	Who     Role
	Lacking bool // only those who hold none
}

// Do draws.
func (d DrawMutiny) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		if !d.Lacking || MutinyHeld(t, p) == 0 {
			t.drawMutiny(p, x)
		}
	}
}

// RemovePlayed takes the card that is being played out of the game.
type RemovePlayed struct{}

// Do removes it, if it is still among the discards.
func (RemovePlayed) Do(t *Table, x Ctx) {
	z := SecretDiscardOf(t.cat.Kind(x.Source))
	if i := t.S.find(z, x.Source); i >= 0 {
		t.S.toTop(z, i, RemovedFromGame)
		t.tell(Event{Kind: EvCrisisGone, Rule: x.Rule, Comp: x.Source, Fate: FateRemoved})
	}
}

// offerMutiny adds the Mutiny cards that the player can play now. Rule mutiny.what.
func (t *Table) offerMutiny(r *Request, x Ctx) {
	if t.cat.mutiny == KindNone {
		return
	}
	t.offerMutinyOf(r, SecretHandOf(t.cat.mutiny, x.By.Seat), x)
}

// offerMutinyOf adds the Mutiny cards of a zone that the player can play now.
func (t *Table) offerMutinyOf(r *Request, z Zone, x Ctx) {
	for _, s := range t.S.In(z) {
		k := t.cat.Secret(s.Comp)
		if k.Do != nil && (k.Can == nil || k.Can(t, Ctx{By: x.By, Source: s.Comp, Origin: FromMutiny})) {
			r.offerOnce(OfComp(s.Comp))
		}
	}
}

// playMutiny plays a Mutiny card. It is no longer its player's while it is resolved: it
// is among the discards, or out of the game. Rules mutiny.what, timing.played-card.
func (t *Table) playMutiny(w Who, c Comp) {
	t.resolveMutiny(w, c, t.layMutiny(c, SecretHandOf(t.cat.mutiny, w.Seat)))
}

// layMutiny puts a Mutiny card where it is kept while it is resolved.
func (t *Table) layMutiny(c Comp, from Zone) *SecretCard {
	k, to := t.cat.Secret(c), SecretDiscardOf(t.cat.mutiny)
	if k.Removed {
		to = RemovedFromGame
	}
	t.S.toTop(from, t.S.find(from, c), to).Known = Public
	t.noteMotives()
	return k
}

// resolveMutiny carries out a Mutiny card that is played.
func (t *Table) resolveMutiny(w Who, c Comp, k *SecretCard) {
	x := Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromMutiny, Rule: t.cat.Rule(c)}
	t.tell(Event{Kind: EvUsed, Rule: x.Rule, By: ref(w.Seat), Comp: c})
	t.Coverage.branch(c, BranchMain)
	k.Do.Do(t, x)
}

// burdenDiscard makes each human player who has chosen to discard treachery that says
// so draw a Mutiny card, once a turn. Rule mutiny.treachery.
func (t *Table) burdenDiscard(x Ctx) {
	if t.cat.mutiny == KindNone {
		return
	}
	x.Rule = "mutiny.treachery"
	for p := range t.clockwise(t.S.Current) {
		d := &t.S.Discarded
		chosen := d.How[p] == ByChoice || d.How[p] == Paid
		if !chosen || !d.Faces[p].meets(&t.cat.burdens) || !t.human(p) || t.unmasked(p) || t.S.This.Burdened.Has(p) {
			continue
		}
		t.S.This.Burdened = t.S.This.Burdened.With(p)
		t.drawMutiny(p, Ctx{By: t.who(p), Rule: x.Rule})
	}
}
