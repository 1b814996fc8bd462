// Package player holds what belongs to a person: the seats that they have taken, and
// their preferences. There are no accounts: anyone who has the key is the player.
package player

import (
	"cmp"
	"slices"
)

// Player is the data stored under a player key.
type Player struct {
	Tables      []Seated    `json:"tables" doc:"the newest first"`
	Preferences Preferences `json:"preferences"`
}

// Seated is a seat that a player has taken.
type Seated struct {
	ID    string `json:"id" minLength:"1" maxLength:"64" doc:"of the table"`
	Key   string `json:"key" minLength:"1" maxLength:"64"`
	Seat  int    `json:"seat" minimum:"-1" maximum:"6" doc:"-1: not known"`
	Owner string `json:"owner,omitempty" maxLength:"64" doc:"key of whoever made the table"`
	Name  string `json:"name,omitempty" maxLength:"200"`
	Since int64  `json:"since" doc:"milliseconds since 1970"`
}

// Preferences are a player's settings of the client.
type Preferences struct {
	Name  string `json:"name,omitempty" maxLength:"200" doc:"that they use"`
	Lang  string `json:"lang,omitempty" enum:",en,es"`
	Theme string `json:"theme,omitempty" enum:",auto,light,dark"`
	Speed string `json:"speed,omitempty" enum:",slow,normal,quick,atOnce" doc:"of what happens"`
	Text  int    `json:"text,omitempty" minimum:"0" maximum:"130" doc:"its size, in per cent"`
}

// MaxSeated is how many seats of a player are stored: the latest.
const MaxSeated = 60

// Keep adds a seat. It replaces an earlier one at the same table.
func (p *Player) Keep(s Seated) {
	p.Forget(s.ID)
	p.Tables = slices.Insert(p.Tables, 0, s)
	slices.SortStableFunc(p.Tables, func(a, b Seated) int { return cmp.Compare(b.Since, a.Since) })
	p.Tables = p.Tables[:min(len(p.Tables), MaxSeated)]
}

// Forget removes the seat at a table.
func (p *Player) Forget(id string) {
	p.Tables = slices.DeleteFunc(p.Tables, func(s Seated) bool { return s.ID == id })
}
