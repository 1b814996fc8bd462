package rules

import "math/bits"

// Decide carries something out with deciders to ask, for tests.
func (t *Table) Decide(ds *[MaxSeats]Decider, do func()) {
	t.deciders = ds
	do()
}

// Add appends an option to a request.
func (r *Request) Add(o Option) { r.add(o) }

// ZoneRows returns the first zone of each row of the table of zones, and the first
// behind it.
func ZoneRows() (rows [][2]Zone) {
	for _, r := range zoneTable {
		rows = append(rows, [2]Zone{r.first, r.first + r.n})
	}
	return rows
}

// Dealt returns the zones that a fork deals anew.
func Dealt() (zs []Zone) {
	for _, h := range hiddenTable {
		zs = append(zs, h.zones...)
	}
	return zs
}

// Shows reports whether all components of a zone are public.
func (z Zone) Shows() bool { return z.row().face == faceUp }

// NamedShips is one more than the greatest number of a kind of ship that rules name.
const NamedShips = namedShips

// How many members the enumerations have that have no names, and the first bit that is no
// thing of a turn.
const (
	NumDeeds  = uint64(numDeeds)
	NumFlaws  = uint64(numFlaws)
	NumPlaces = uint64(numPlaces)
	OnceEnd   = uint64(onceEnd)
)

// Eliminate takes a player out of the game, for tests that do so at other moments
// than the Crossroads phase.
func (t *Table) Eliminate(p Seat) { t.eliminate(p, Ctx{Rule: "crossroads.elimination"}) }

// YieldTurn goes on with the next turn if the player of this one was eliminated.
func (t *Table) YieldTurn() { t.yieldTurn() }

// Interlude begins the New Caprica phase of Battlestar Epica and ends it again, without
// the jump.
func (t *Table) Interlude() {
	t.beginInterlude()
	t.clearCaprica()
}

// FromTheStart returns a copy of a game that plays all of itself again when it is
// taken back before its last checkpoint.
func FromTheStart(g *Game) *Game {
	k := *g
	k.prior = prior{}
	return &k
}

// AnyDiscarded reports whether a card for which is holds was discarded in the
// discard under way.
func (t *Table) AnyDiscarded(is func(p Seat, c Comp) bool) bool {
	d := &t.S.Discarded
	for p := range t.seats() {
		if d.Count[p] == 0 {
			continue
		}
		for w, left := range d.Faces[p] {
			for ; left != 0; left &= left - 1 {
				if is(p, t.cat.kinds[KindSkill][64*w+bits.TrailingZeros64(left)]) {
					return true
				}
			}
		}
	}
	return false
}

// HiddenRows returns the zones of each row of the table of what a fork deals anew.
func HiddenRows() (rows [][]Zone) {
	for _, h := range hiddenTable {
		rows = append(rows, h.zones)
	}
	return rows
}

// Row returns the first zone of the row of zones that a zone is in.
func (z Zone) Row() Zone { return z.row().first }

// RedealRow deals one row of that table anew for seat p.
func (t *Table) RedealRow(p Seat, row int, entropy uint64) State {
	d := dealer{seat: p}
	d.t.cat, d.t.kit, d.t.S = t.cat, t.kit, t.S
	d.t.S.Chance = Chance{Seed: forkSeed(entropy)}
	d.deal(&hiddenTable[row])
	return d.t.S
}

// Pay and PayExactly make a seat pay with a card, and with cards of a total strength.
func (t *Table) Pay(p Seat, c Comp, x Ctx)               { t.pay(p, c, x) }
func (t *Table) PayExactly(p Seat, strength int8, x Ctx) { t.payExactly(p, strength, x) }

// Finish ends the game, and Abandon breaks the turn off.
func (t *Table) Finish()  { t.finish() }
func (t *Table) Abandon() { t.abandon() }

// LookAtCrises lets a seat choose one of n Crisis cards, the others going under the deck.
func (t *Table) LookAtCrises(p Seat, n int, x Ctx) { t.lookAtCrises(p, n, x, false) }

// ChooseDestination is the part of a jump in which the destination is chosen.
func (t *Table) ChooseDestination() { t.chooseDestination() }

// HandLoyalty hands a Loyalty card on, and HandAllLoyalty all of a seat.
func (t *Table) HandLoyalty(from, to Seat, c Comp) { t.handLoyalty(from, to, c, Ctx{}) }
func (t *Table) HandAllLoyalty(from, to Seat)      { t.handAllLoyalty(from, to, Ctx{}) }

// PutOwn lets a seat put one of its trauma tokens on the spot of an Ally, GiveToMood into the Mood
// Pool, SwapMood change it for one of the pool, and LayTokens lay it beside its Crossroads card.
func (t *Table) PutOwn(p Seat, spot int) { t.putOwn(p, spot, Ctx{}) }
func (t *Table) GiveToMood(p Seat)       { t.giveToMood(Seats(0).With(p), Ctx{}) }
func (t *Table) SwapMood(p Seat)         { t.swapMood(p, Ctx{}) }
func (t *Table) LayTokens() {
	t.dealCrossroads()
	t.layTokens()
}

// RevealPile turns up the cards of the check under way.
func (t *Table) RevealPile() { t.revealPile() }
