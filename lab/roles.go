package lab

import (
	"fmt"

	"ragtag/bots"
	"ragtag/rules"
)

// The roles of a seat.
const (
	RoleHuman    = "human"
	RoleHidden   = "hidden-cylon"
	RoleRevealed = "revealed-cylon"
	RoleSympath  = "sympathizer"  // a Cylon made by the Sympathizer card
	RoleLeader   = "cylon-leader" // or the Sympathetic Cylon
)

// roleAtEnd returns the role of seat p at the end of the game.
func roleAtEnd(t *rules.Table, p rules.Seat) string {
	s := t.S.Seats[p]
	switch {
	case rules.HasGoals(t, p):
		return RoleLeader
	case s.Sympathizer:
		return RoleSympath
	case s.Revealed:
		return RoleRevealed
	case t.CylonSide(p):
		return RoleHidden
	}
	return RoleHuman
}

// Roles names bots that take a seat over while it has a role, so that the
// strength of a bot can be measured for each role. With an empty name the seat
// keeps its own bot.
type Roles struct {
	Human    string // a human player who holds no "Cylon" card
	Hidden   string // a Cylon that is not revealed
	Revealed string // a revealed Cylon
	Sympath  string // a Cylon made by the Sympathizer card
	Leader   string // a Cylon Leader or the Sympathetic Cylon
}

// RolesOf parses roles from names such as "hidden-cylon".
func RolesOf(names map[string]string) (r Roles, err error) {
	for role, bot := range names {
		switch role {
		case RoleHuman:
			r.Human = bot
		case RoleHidden:
			r.Hidden = bot
		case RoleRevealed:
			r.Revealed = bot
		case RoleSympath:
			r.Sympath = bot
		case RoleLeader:
			r.Leader = bot
		default:
			return r, fmt.Errorf("unknown role %q: there are human, hidden-cylon, revealed-cylon, sympathizer, cylon-leader", role)
		}
	}
	return r, nil
}

func (r Roles) names() (list []string) {
	for _, name := range []string{r.Human, r.Hidden, r.Revealed, r.Sympath, r.Leader} {
		if name != "" {
			list = append(list, name)
		}
	}
	return list
}

// actor plays each role of a seat with its own bot.
type actor struct {
	table                                    *rules.Table
	human, hidden, revealed, sympath, leader rules.Decider
}

// cast returns a decider that plays each role with the bot named for it, and
// the other roles with the bot called own.
func (r Roles) cast(t *rules.Table, own string, seed uint64) (rules.Decider, error) {
	if r == (Roles{}) {
		d, err := bots.New(own, seed)
		remember(t, d)
		return d, err
	}
	a := &actor{table: t}
	var err error
	for _, k := range []struct {
		name string
		d    *rules.Decider
	}{{r.Human, &a.human}, {r.Hidden, &a.hidden}, {r.Revealed, &a.revealed}, {r.Sympath, &a.sympath}, {r.Leader, &a.leader}} {
		name := k.name
		if name == "" {
			name = own
		}
		if *k.d, err = bots.New(name, seed); err != nil {
			return nil, err
		}
		remember(t, *k.d)
	}
	return a, nil
}

// remember makes the table record events if the bot uses them.
func remember(t *rules.Table, d rules.Decider) {
	if _, thinks := d.(bots.Explainer); thinks {
		t.Listen()
	}
}

// Decide asks the bot of the seat's present role. The role is read from the
// table; the bot sees only its chair.
func (a *actor) Decide(at rules.Chair, r *rules.Request, answer *rules.Answer) {
	a.of(at.Seat).Decide(at, r, answer)
}

func (a *actor) of(p rules.Seat) rules.Decider {
	switch s := &a.table.S; {
	case rules.HasGoals(a.table, p):
		return a.leader
	case s.Seats[p].Sympathizer:
		return a.sympath
	case s.Seats[p].Revealed:
		return a.revealed
	case a.table.CylonSide(p):
		return a.hidden
	}
	return a.human
}
