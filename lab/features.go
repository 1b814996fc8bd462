package lab

import (
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

// acting is a feature of the rules that can be seen at work: which games have it,
// and which events show that it acted.
type acting struct {
	id    string
	there func(options.Choice, int) bool
	acted func(*rules.Catalogue, *rules.Event) bool
	hull  string // a kind of ship instead: it acted if its ships have changed places
}

// features are the features of which every two are to act in one turn; see
// Pair.
var features = []acting{
	// of any game
	{id: "revealed-cylon", there: always, acted: kinds(rules.EvCylon)},
	{id: "super-crisis", there: always, acted: kinds(rules.EvSuper)},
	{id: "jump", there: always, acted: kinds(rules.EvJump)},
	{id: "nuke", there: always, acted: kinds(rules.EvNuke)},
	{id: "boarding", there: always, acted: kinds(rules.EvCenturion)},
	{id: "damage", there: always, acted: kinds(rules.EvDamaged)},
	{id: "raptors", there: always, acted: kinds(rules.EvRaptor)},
	{id: "quorum", there: always, acted: about(rules.EvUsed, rules.KindQuorum)},
	{id: "title", there: always, acted: kinds(rules.EvTitle)},
	{id: "sleeper", there: not(options.Coop, options.Solo), acted: kinds(rules.EvSleeper)},

	// of Pegasus, and what others share with it
	{id: "execution", there: feature(options.Execution), acted: kinds(rules.EvExecuted)},
	{id: "treachery", there: feature(options.Treachery), acted: treachery},
	{id: "reckless", there: holds(options.Pegasus), acted: kinds(rules.EvReckless)},
	{id: "overlay", there: feature(options.Overlay), acted: location(isOverlay)},
	{id: "pegasus", there: holds(options.Pegasus), acted: onBoard(rules.Pegasus)},
	{id: "pegasus-damage", there: holds(options.Pegasus), acted: damaged(rules.KindPegasusDamage)},
	{id: "scar", there: holds(options.Pegasus), acted: ship("scar")},
	{id: "infiltration", there: feature(options.Infiltrator, options.CylonsInside), acted: kinds(rules.EvInfiltrates, rules.EvReturns)},
	{id: "agenda", there: feature(options.Agenda), acted: kinds(rules.EvGoalsMet)},
	{id: "motive", there: feature(options.Motive), acted: kinds(rules.EvMotive)},
	{id: "sympathizer", there: feature(options.Sympathizer), acted: kinds(rules.EvSympathizer)},
	{id: "sympathetic-cylon", there: late(options.LateSympatheticCylon), acted: kinds(rules.EvSympathizer)},
	{id: "new-caprica", there: holds(options.NewCaprica), acted: kinds(rules.EvSettled, rules.EvPrepared, rules.EvReturned)},
	{id: "occupation", there: holds(options.NewCaprica), acted: kinds(rules.EvOccupation)},

	// of Exodus
	{id: "check-ability", there: feature(options.Expansion), acted: kinds(rules.EvAbility)},
	{id: "cylon-fleet", there: holds(options.CylonFleet), acted: kinds(rules.EvPursuit, rules.EvLeftBehind)},
	{id: "escort", there: holds(options.CylonFleet), acted: kinds(rules.EvEscorted)},
	{id: "cag", there: holds(options.CylonFleet), acted: titled("cag")},
	{id: "mark-vii", there: holds(options.CylonFleet), hull: "viper-mark-vii"},
	{id: "personal-goal", there: holds(options.PersonalGoal), acted: kinds(rules.EvGoalMet, rules.EvGoalUnmet)},
	{id: "final-five", there: holds(options.FinalFive), acted: kinds(rules.EvExamined, rules.EvFiveGone)},
	{id: "ally", there: feature(options.Allies), acted: kinds(rules.EvAllyMet)},
	{id: "trauma", there: feature(options.Allies), acted: kinds(rules.EvTraumaDrawn, rules.EvTraumaDiscarded)},
	{id: "disaster", there: holds(options.IonianNebula), acted: kinds(rules.EvDisaster)},
	{id: "trauma-phase", there: holds(options.AllySeasons), acted: kinds(rules.EvTraumaPhase)},
	{id: "crossroads", there: holds(options.IonianNebula), acted: kinds(rules.EvCrossroads)},
	{id: "trial", there: holds(options.IonianNebula), acted: kinds(rules.EvTrial)},
	{id: "elimination", there: holds(options.IonianNebula), acted: kinds(rules.EvEliminated)},

	// of Daybreak
	{id: "mutiny", there: holds(options.Daybreak), acted: kinds(rules.EvSecretDrawn, rules.EvMutinyGiven)},
	{id: "mutineer", there: feature(options.Mutineer), acted: kinds(rules.EvMutineer)},
	{id: "miracle", there: holds(options.Daybreak), acted: kinds(rules.EvMiracle)},
	{id: "assault-raptor", there: holds(options.Daybreak), hull: "assault-raptor"},
	{id: "colonial-one-destroyed", there: holds(options.Daybreak), acted: kinds(rules.EvColonialLost)},
	{id: "mission", there: feature(options.Demetrius), acted: kinds(rules.EvMission)},
	{id: "demetrius", there: feature(options.Demetrius), acted: onBoard(rules.Demetrius)},
	{id: "rebels", there: feature(options.Demetrius), acted: kinds(rules.EvRebels)},
	{id: "rebel-basestar", there: feature(options.Demetrius), acted: onBoard(rules.RebelBasestar)},
	{id: "hub", there: feature(options.Demetrius), acted: kinds(rules.EvHubLost)},
}

func always(options.Choice, int) bool { return true }

// feature tells that a game has one of some features.
func feature(any ...options.Feature) func(options.Choice, int) bool {
	return func(c options.Choice, n int) bool {
		return slices.ContainsFunc(any, func(f options.Feature) bool { return c.Feature(f, n) })
	}
}

func holds(w options.Word) func(options.Choice, int) bool {
	return func(c options.Choice, _ int) bool { return c.Holds(w) }
}

func not(ws ...options.Word) func(options.Choice, int) bool {
	return func(c options.Choice, _ int) bool {
		for _, w := range ws {
			if c.Has(w) {
				return false
			}
		}
		return true
	}
}

func late(l options.Late) func(options.Choice, int) bool {
	return func(c options.Choice, n int) bool { return c.Late(n) == l }
}

// kinds tells a feature by the kinds of its events.
func kinds(ks ...rules.EventKind) func(*rules.Catalogue, *rules.Event) bool {
	return func(_ *rules.Catalogue, e *rules.Event) bool {
		for _, k := range ks {
			if e.Kind == k {
				return true
			}
		}
		return false
	}
}

// about tells it by a kind of event about a kind of component.
func about(ev rules.EventKind, k rules.Kind) func(*rules.Catalogue, *rules.Event) bool {
	return func(cat *rules.Catalogue, e *rules.Event) bool {
		return e.Kind == ev && e.Comp != rules.None && cat.Kind(e.Comp) == k
	}
}

func damaged(k rules.Kind) func(*rules.Catalogue, *rules.Event) bool {
	return about(rules.EvDamaged, k)
}

// treachery tells that a treachery card was turned up in a check, or used.
func treachery(cat *rules.Catalogue, e *rules.Event) bool {
	is := func(c rules.Comp) bool {
		return c != rules.None && cat.Kind(c) == rules.KindSkill && cat.Skill(c).Skill == rules.Treachery
	}
	switch e.Kind {
	case rules.EvUsed, rules.EvAbility, rules.EvFlipped:
		return is(e.Comp)
	case rules.EvRevealed:
		for _, c := range e.Comps {
			if is(c) {
				return true
			}
		}
	}
	return false
}

// location tells it by locations that somebody enters, is sent to or uses.
func location(is func(*rules.Location) bool) func(*rules.Catalogue, *rules.Event) bool {
	return func(cat *rules.Catalogue, e *rules.Event) bool {
		switch e.Kind {
		case rules.EvMoved, rules.EvSent, rules.EvInfiltrates:
			return e.Loc >= rules.FirstLoc && is(cat.At(e.Loc))
		case rules.EvUsed:
			return e.Comp != rules.None && cat.Kind(e.Comp) == rules.KindLocation && is(cat.Location(e.Comp))
		}
		return false
	}
}

func onBoard(b rules.Board) func(*rules.Catalogue, *rules.Event) bool {
	return location(func(l *rules.Location) bool { return l.Board == b })
}

func isOverlay(l *rules.Location) bool { return l.Board == rules.CylonLocations && l.Set != "base" }

// ship tells it by a ship that is placed, moves, acts or is hit.
func ship(id string) func(*rules.Catalogue, *rules.Event) bool {
	return func(cat *rules.Catalogue, e *rules.Event) bool {
		switch e.Kind {
		case rules.EvShipMoved, rules.EvShipPlaced, rules.EvViperAttacked, rules.EvGalacticaAttacked, rules.EvDestroyed:
			return cat.ShipID(e.Ship) == id
		}
		return false
	}
}

// titled tells it by a title that changes hands.
func titled(id string) func(*rules.Catalogue, *rules.Event) bool {
	return func(cat *rules.Catalogue, e *rules.Event) bool {
		if e.Kind == rules.EvUsed && e.Comp != rules.None && cat.Kind(e.Comp) == rules.KindTitle {
			return cat.ID(e.Comp) == id
		}
		k, ok := cat.TitleByID(id)
		return ok && e.Kind == rules.EvTitle && e.Title == k
	}
}
