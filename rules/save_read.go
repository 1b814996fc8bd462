package rules

import (
	"strconv"

	"ragtag/options"
)

// LoadState reads a saved state. What is missing is not in the game. It is refused with
// a [*SavedError] if this program or the catalogue does not know an entry that says
// more than nobody, none or zero, or if its components are not those of a game with its
// options.
func LoadState(cat *Catalogue, v Saved) (State, error) {
	l := loader{cat: cat}
	if v.Form != SavedForm {
		return State{}, unknown("form", strconv.Itoa(v.Form))
	}
	choice, err := options.Parse(v.Options)
	if err != nil {
		return State{}, err
	}
	fresh, err := NewTable(cat, choice, v.Players, [32]byte{})
	if err != nil {
		return State{}, err
	}
	s := State{Choice: choice.Game(), Players: fresh.S.Players, Groups: fresh.S.Groups, Check: fresh.S.Check}
	l.players = v.Players
	l.course(&s, &v)
	l.people(&s, &v)
	l.places(&s, &v)
	l.ships(&s, &v)
	l.bounds(&s, &v)
	l.zones(&s, &v)
	s.This = l.turn(&v.This)
	s.Queue = l.queue(v.Queue, fresh.objective())
	l.sameComponents(&s, &fresh.S)
	l.clues(&s, &v)
	if l.err != nil {
		return State{}, l.err
	}
	s.Held = At(cat, s).holdingNow()
	return s, nil
}

// course reads how far the game has come.
func (l *loader) course(s *State, v *Saved) {
	l.seed(s, v.Seed)
	s.Chance.Drawn = v.Drawn
	s.First, s.Current = l.seat("first", v.First), l.seat("current", v.Current)
	s.Phase = Phase(l.index("phase", phaseNames[:], v.Phase))
	s.Turn, s.Slept = small[uint16](l, "turn", v.Turn), v.Slept
	s.NoNukes = v.NoNukes
	s.Mourned, s.Nukes = small[int8](l, "mourned", v.Mourned), small[int8](l, "nukes", v.Nukes)
	s.Distance = small[int8](l, "distance", v.Distance)
	if s.Marker = small[int8](l, "marker", v.Marker); s.Marker < 0 || s.Marker > AutoJump {
		l.fail(wrong("marker", strconv.Itoa(v.Marker)))
	}
	b, pursued := At(l.cat, *s).pursuing()
	if s.Pursuit = small[int8](l, "pursuit", v.Pursuit); s.Pursuit < 0 || pursued && v.Pursuit >= len(l.cat.spaces[b].Pursuit)-1 {
		l.fail(wrong("pursuit", strconv.Itoa(v.Pursuit)))
	}
	counts(l, "dials", resourceNames[:], v.Dials, s.Dials[:])
	counts(l, "seeded", skillNames[:], v.Seeded, s.Seeded[:])
	numbers(l, "loaded", v.Loaded, s.Loaded[:])
	if v.Ending != "" {
		s.Result.Ending = Ending(l.index("ending", endingNames[:], v.Ending))
	}
	s.Result.Winners, s.Out = l.seats("won", v.Won), l.seats("out", v.Out)
}

func (l *loader) places(s *State, v *Saved) {
	for _, ref := range v.Damaged {
		if c := l.comp("damaged", ref, KindLocation); c != None {
			s.Damaged = s.Damaged.With(l.cat.LocOf(c))
		}
	}
	if v.Rebels != "" {
		s.Rebels = Rebels(l.index("rebels", rebelNames[:], v.Rebels))
	}
	s.HubLost, s.Ventured = v.HubLost, v.Ventured
	if v.Caprica != "" {
		s.Caprica = Caprica(l.index("caprica", capricaNames[:], v.Caprica))
	}
	if v.Crossing != "" {
		s.Crossing = Crossing(l.index("crossing", crossingNames[:], v.Crossing))
	}
	numbers(l, "boarding", v.Boarding, s.Boarding[:])
	numbers(l, "forces", v.Forces, s.Occupying[:])
}
