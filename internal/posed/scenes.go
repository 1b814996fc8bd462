package main

import (
	"slices"

	"ragtag/rules"
)

// scene is a moment to search for.
type scene struct {
	name    string
	options string
	players int
	from    byte // the first seed to try
	said    []line

	// here reports whether a game is at the scene, and which seat views it.
	here func(g *rules.Game) (seat int, ok bool)
	// shown reports, while the scene is shown, whether it is done and whether it
	// was worth showing; nil if nothing happens in it.
	shown func(g *rules.Game) (done, worth bool)
}

type line struct {
	seat int
	text string
}

// scenes are in order of creation.
var scenes = []scene{
	{name: "turn", options: "", players: 5, from: 1, here: quietTurn, said: []line{
		{1, "Nobody touch the raptors until we know what is out there."},
		{3, "I have engineering for whatever comes."},
	}},
	{name: "combat", options: "pegasus", players: 5, from: 40, here: combat},
	{name: "check", options: "pegasus", players: 5, from: 80, here: checkFilled, shown: checkShown},
	{name: "caprica", options: "pegasus&newcaprica", players: 5, from: 120, here: caprica},
	{name: "hand", options: "pegasus", players: 4, from: 160, here: fullHand},
	{name: "character", options: "pegasus", players: 5, from: 1, here: choosingCharacter},
	{name: "choice", options: "pegasus", players: 5, from: 20, here: crisisChoice},
	{name: "attack", options: "", players: 5, from: 1, here: attacked},
	{name: "adding", options: "pegasus", players: 5, from: 60, here: adding},
	{name: "jump", options: "", players: 5, from: 100, here: choosingDestination, shown: jumped},
	{name: "end", options: "pegasus", players: 5, from: 200, here: func(g *rules.Game) (int, bool) { return 0, g.Over() }},
	{name: "allies", options: "exodus&ioniannebula", players: 5, from: 1, here: allies},
	{name: "crossroads", options: "exodus&ioniannebula", players: 5, from: 1, here: crossing},
	{name: "trial", options: "exodus&ioniannebula", players: 5, from: 1, here: condemning},
	{name: "out", options: "exodus&ioniannebula", players: 5, from: 1, here: eliminated},
	{name: "mutiny", options: "daybreak", players: 5, from: 1, here: mutiny},
	{name: "wreck", options: "daybreak", players: 5, from: 1, here: wrecked},
	{name: "seven", options: "pegasus&exodus&daybreak&cylonfleet&cylonleader", players: 7, from: 1, here: crowded},
	{name: "home-begins", options: "pegasus&exodus&daybreak&searchforhome", players: 5, from: 1, here: setOut},
	{name: "home-near", options: "pegasus&exodus&daybreak&searchforhome", players: 5, from: 1, here: lastJump},
	{name: "goals", options: "exodus&personalgoal&finalfive", players: 5, from: 1, here: revealedGoal},
	{name: "replay", options: "pegasus", players: 5, from: 200, here: func(g *rules.Game) (int, bool) { return -1, g.Over() }},
}

// acting returns the view of the seat that may take an action now.
func acting(g *rules.Game) (v rules.View, ok bool) {
	for _, r := range g.Pending() {
		if r.Kind == rules.ReqAction && r.N > 4 {
			return g.View(r.Seat), true
		}
	}
	return v, false
}

// sky returns the numbers of ships in space.
func sky(v *rules.View) (cylons, basestars, vipers, piloted, civilians int) {
	for i := range v.Areas {
		a := &v.Areas[i]
		cylons += a.Raiders + a.Heavy
		basestars += len(a.Basestars)
		vipers += a.Vipers
		piloted += len(a.Pilots)
		civilians += len(a.Civilians)
	}
	return cylons, basestars, vipers, piloted, civilians
}

// quietTurn is an action of the President some way into the game, without
// enemies in space.
func quietTurn(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok || v.Turn < 6 || v.Titles["president"] != v.Seat {
		return 0, false
	}
	cylons, basestars, _, _, _ := sky(&v)
	return v.Seat, cylons+basestars == 0 && len(v.Mine.Hand) >= 4 && len(v.Mine.Quorum) >= 2
}

// combat is an action during a battle, with a pilot in space.
func combat(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok {
		return 0, false
	}
	cylons, basestars, vipers, piloted, civilians := sky(&v)
	return v.Seat, cylons >= 9 && basestars >= 2 && vipers >= 1 && piloted >= 1 && civilians >= 3
}

// checkFilled is the question before a skill check is turned up, for a viewer
// who has added cards.
func checkFilled(g *rules.Game) (int, bool) {
	v := g.View(rules.Nobody)
	if v.Check == nil || v.Check.Total != nil || v.Check.Partial == 0 {
		return 0, false
	}
	for p, n := range v.Check.Added {
		if n > 1 && p != v.Check.Adding {
			return p, v.Check.Pile > 7
		}
	}
	return 0, false
}

// checkShown is done when the check is.
func checkShown(g *rules.Game) (done, worth bool) {
	c := g.View(rules.Nobody).Check
	return c == nil || c.Total != nil, c != nil && c.Total != nil && *c.Total >= c.Partial
}

// caprica is an action of a human on the planet, with Cylons present.
func caprica(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok || v.Caprica == nil || v.Caprica.Phase != "occupied" {
		return 0, false
	}
	forces := 0
	for _, n := range v.Caprica.Forces {
		forces += n
	}
	return v.Seat, forces >= 2 && v.Caprica.Prepared > 0 && !v.Seats[v.Seat].Revealed
}

// asked returns the view of the seat that has to answer a request of this kind.
func asked(g *rules.Game, kind rules.RequestKind) (v rules.View, ok bool) {
	for _, r := range g.Pending() {
		if r.Kind == kind {
			return g.View(r.Seat), true
		}
	}
	return v, false
}

// choosingCharacter is the second choice of a character.
func choosingCharacter(g *rules.Game) (int, bool) {
	v, ok := asked(g, rules.ReqCharacter)
	return v.Seat, ok && slices.ContainsFunc(v.Seats, func(s rules.SeatView) bool { return s.Character != "" })
}

// crisisChoice is the choice between the two ways of a Crisis card.
func crisisChoice(g *rules.Game) (int, bool) {
	v, ok := asked(g, rules.ReqBox)
	return v.Seat, ok && v.Turn > 4 && len(v.Crisis) == 1 && v.Check == nil
}

// attacked is a Cylon attack on which somebody else is asked: its card, with
// neither a check nor a choice, lies before those who wait.
func attacked(g *rules.Game) (int, bool) {
	attacks := []string{
		"crisis/ambush", "crisis/besieged", "crisis/boarding-parties", "crisis/cylon-swarm", "crisis/heavy-assault",
		"crisis/jammed-assault", "crisis/raiding-party", "crisis/surrounded", "crisis/tactical-strike", "crisis/thirty-three",
	}
	v := g.View(0)
	waits := !slices.ContainsFunc(g.Pending(), func(r rules.Request) bool { return r.Seat == 0 })
	return 0, waits && len(g.Pending()) > 0 && len(v.Crisis) == 1 && slices.Contains(attacks, v.Crisis[0])
}

// adding is the question for cards to a check that has some already.
func adding(g *rules.Game) (int, bool) {
	v, ok := asked(g, rules.ReqContribute)
	return v.Seat, ok && v.Turn > 4 && v.Check.Pile >= 5 && len(v.Mine.Hand) >= 5
}

// choosingDestination is the choice of a destination, some way into the game.
func choosingDestination(g *rules.Game) (int, bool) {
	v, ok := asked(g, rules.ReqDestination)
	return v.Seat, ok && v.Distance > 0
}

// jumped is done when the destination is chosen.
func jumped(g *rules.Game) (done, worth bool) {
	_, ok := asked(g, rules.ReqDestination)
	return !ok, true
}

// fullHand is an action of a President with thirteen cards in hand.
func fullHand(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok || v.Titles["president"] != v.Seat {
		return 0, false
	}
	return v.Seat, len(v.Mine.Hand)+len(v.Mine.Quorum) >= 13 && len(v.Mine.Loyalty) >= 2
}

// allies is an action of a player with trauma tokens while Allies with tokens are on the board.
func allies(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok || v.Trauma == nil {
		return 0, false
	}
	told := 0
	for _, a := range v.Allies {
		if a.By != nil {
			told++
		}
	}
	return v.Seat, v.Turn > 6 && told >= 2 && len(v.Mine.Trauma) >= 2
}

// crossing is a question of the Crossroads phase about a player or a token, after at least two cards have been turned up.
func crossing(g *rules.Game) (int, bool) {
	for _, r := range g.Pending() {
		v := g.View(r.Seat)
		if v.Crossroads == nil || v.Crossroads.Step != "cards" || r.Kind != rules.ReqSeat && r.Kind != rules.ReqCrossroads && r.Kind != rules.ReqTrauma {
			continue
		}
		shown := 0
		for _, c := range v.Crossroads.Cards {
			if c.Revealed {
				shown++
			}
		}
		return v.Seat, shown >= 2
	}
	return 0, false
}

// condemning is a question at the Trial.
func condemning(g *rules.Game) (int, bool) {
	for _, r := range g.Pending() {
		if v := g.View(r.Seat); v.Crossroads != nil && v.Crossroads.Step == "trial" {
			return v.Seat, true
		}
	}
	return 0, false
}

// eliminated is an action after somebody was eliminated, who looks on.
func eliminated(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok {
		return 0, false
	}
	p := slices.IndexFunc(v.Seats, func(s rules.SeatView) bool { return s.Out })
	return p, p >= 0
}

// revealedGoal is an action while a Personal Goal is revealed.
func revealedGoal(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	return v.Seat, ok && slices.ContainsFunc(v.Seats, func(s rules.SeatView) bool {
		return slices.ContainsFunc(s.Shown, func(id string) bool {
			c, _ := g.Catalogue().Find(id)
			return g.Catalogue().Loyalty(c).Kind == rules.PersonalGoal
		})
	})
}

// mutiny is an action of a player who holds a Mutiny card.
func mutiny(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	return v.Seat, ok && v.Turn > 4 && len(v.Mine.Secrets["mutiny"]) > 0
}

// wrecked is an action after Colonial One was destroyed.
func wrecked(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	return v.Seat, ok && slices.ContainsFunc(v.Boards, func(b rules.BoardView) bool { return b.ID == "colonial-one" && b.Closed })
}

// crowded is an action of one of seven with ships in space, some way into the game.
func crowded(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	if !ok || v.Turn < 10 {
		return 0, false
	}
	cylons, _, vipers, _, civilians := sky(&v)
	return v.Seat, cylons >= 3 && vipers >= 2 && civilians >= 2
}

// setOut is an early action of a Search for Home.
func setOut(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	return v.Seat, ok && v.Turn == 3
}

// lastJump is an action before the jump that ends the game.
func lastJump(g *rules.Game) (int, bool) {
	v, ok := acting(g)
	return v.Seat, ok && v.Final
}
