package madeup

import "ragtag/rules"

// Patrol brings everything back from the nebula, and places a gunship.
type Patrol struct{}

// Do does so, as far as there are ships.
func (Patrol) Do(t *rules.Table, x rules.Ctx) {
	cat := t.Catalogue()
	nebula, _ := cat.SpaceByID("nebula")
	gunship, _ := cat.ShipByID("gunship")
	for k := range rules.Ship(rules.MaxShips) {
		for a := range rules.NumAreas {
			t.TransferShips(k, a, nebula, rules.MainSpace, x)
		}
	}
	t.PlaceShips(rules.MainSpace, gunship, rules.StarboardRear, 1, x)
}

// Whisper lets every player draw rumours. Anyone who then holds more than MostRumours
// discards the oldest.
type Whisper struct{ N int8 }

// MostRumours is the limit of a hand of rumours.
const MostRumours = 3

// Do draws and discards, seat by seat.
func (e Whisper) Do(t *rules.Table, x rules.Ctx) {
	rumour := Rumour(t.Catalogue())
	for p := range t.Players() {
		t.DrawSecrets(p, rumour, int(e.N), x)
		for t.S.Count(rules.SecretHandOf(rumour, p)) > MostRumours {
			discardOldest(t, p, x)
		}
	}
}

// Expose lets the acting player choose a player with rumours, who discards the oldest. If
// it is true the fleet loses morale.
type Expose struct{}

// Do asks, discards and loses.
func (Expose) Do(t *rules.Table, x rules.Ctx) {
	p := t.ChooseSeat(x.By.Seat, false, x, whispers)
	if p == rules.Nobody {
		return
	}
	if c := discardOldest(t, p, x); t.Catalogue().ID(c) == "true" {
		rules.Lose{Morale: 1}.Do(t, x)
	}
}

// Rumour returns the kind of the hidden cards of the set.
func Rumour(cat *rules.Catalogue) rules.Kind {
	k, _ := cat.KindByID("rumour")
	return k
}

func discardOldest(t *rules.Table, p rules.Seat, x rules.Ctx) rules.Comp {
	c := t.S.At(rules.SecretHandOf(Rumour(t.Catalogue()), p), 0).Comp
	t.DiscardSecret(p, c, x)
	return c
}

// whispers reports whether a seat holds rumours.
func whispers(t *rules.Table, p rules.Seat) bool {
	return t.S.Count(rules.SecretHandOf(Rumour(t.Catalogue()), p)) > 0
}

func anyRumour(t *rules.Table, _ rules.Ctx) bool {
	for p := range t.Players() {
		if whispers(t, p) {
			return true
		}
	}
	return false
}
