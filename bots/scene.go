package bots

import (
	"iter"

	"ragtag/rules"
)

// scene is a request from a rookie's point of view: what its seat may know,
// read into numbers. Values are in points for the humans throughout: 1 is about
// the value of a resource while there is plenty of it.
type scene struct {
	chair     rules.Chair
	cat       *rules.Catalogue
	view      rules.View
	titles    [rules.MaxTitles]int // one more than the seat that holds each title
	evacuates bool                 // the humans win by evacuating, without a jump

	titleCards []rules.Comp // in play; a title may have several
	r          *rules.Request
	me         rules.Seat
	side       side
	mind       *mind

	seats []person
	areas [rules.NumAreas]area
	dials [rules.NumResources]int

	sky      sky
	jumps    float64 // how often a Crisis card prepares for a jump
	prices   prices
	turns    float64  // usual number of human turns until the fleet jumps
	now      float64  // the outlook
	taskList []task   // see tasks
	carried  *float64 // see portable
	acting   int      // the seat an effect applies to, counted from 1; 0 for none in particular

	sympathizer bool // the game has one
}

// side is the side of a seat.
type side uint8

const (
	human    side = iota
	hidden        // a Cylon that is not revealed
	revealed      // a revealed Cylon
)

// person is a seat as everybody sees it, and what the rookie thinks of it.
type person struct {
	sheet    *rules.Character
	at       string // "location/...", "area/..." or ""
	revealed bool
	jailed   bool
	cards    int
	cylon    float64 // likelihood that it is a Cylon
	limit    int     // number of cards it may add to a check
	out      bool    // eliminated: no player of this game any more
}

// players goes through the seats of those who are in the game.
func (s *scene) players() iter.Seq2[int, person] {
	return func(yield func(int, person) bool) {
		for p, k := range s.seats {
			if !k.out && !yield(p, k) {
				return
			}
		}
	}
}

// area is a space area.
type area struct {
	raiders, heavy, vipers, civilians int
	pilots                            []int
	basestars                         int
}

// look reads the view of a chair.
func look(at rules.Chair, r *rules.Request, v rules.View, m *mind, l *cardStats) *scene {
	s := &scene{chair: at, cat: at.Catalogue(), view: v, r: r, me: at.Seat, mind: m, evacuates: m.evacuates}
	for k := range rules.NumResources {
		s.dials[k] = s.view.Dials[k.String()].Value
	}
	for i, a := range s.view.Areas {
		s.areas[i] = area{
			raiders: a.Raiders, heavy: a.Heavy, vipers: a.Vipers, civilians: len(a.Civilians), pilots: a.Pilots,
			basestars: len(a.Basestars),
		}
	}
	s.seats = make([]person, 0, len(s.view.Seats))
	for p, k := range s.view.Seats {
		one := person{at: k.Location, revealed: k.Revealed, jailed: s.isPlace(k.Location, rules.AtBrig, rules.AtDetention), cards: k.Hand, out: k.Out}
		if c, ok := s.cat.Find(k.Character); ok {
			one.sheet = s.cat.Character(c)
		}
		one.cylon = m.suspicion(p)
		if k.Leader {
			one.cylon = 0.5 // nobody knows which side it wants to win
		}
		one.limit = s.limit(p)
		s.seats = append(s.seats, one)
	}
	for _, c := range s.cat.All(rules.KindTitle) {
		if p, in := s.view.Titles[s.cat.ID(c)]; in {
			s.titles[s.cat.Title(c).Title] = p + 1
			s.titleCards = append(s.titleCards, c)
		}
	}
	s.side = s.sideOf()
	s.sympathizer, s.jumps = m.game.sympathizer, l.jumps
	s.survey(l)
	return s
}

func (s *scene) sideOf() side {
	if side, own := s.sideOfGoals(); own {
		return side
	}
	if s.seats[s.me].revealed {
		return revealed
	}
	for _, ref := range s.view.Mine.Loyalty {
		if s.isCylon(ref) {
			return hidden
		}
	}
	return human
}

// bySide turns points for the humans into points for the rookie's side.
func (s *scene) bySide(points float64) float64 {
	if s.side == human {
		return points
	}
	return -points
}

// holds reports whether seat p holds a title.
func (s *scene) holds(k rules.Title, p int) bool { return s.holder(k) == p }

// holder returns the seat that holds a title, or -1.
func (s *scene) holder(k rules.Title) int { return s.titles[k] - 1 }

// damaged returns the number of damaged locations.
func (s *scene) damaged() int { return len(s.view.Damaged) }

// isDamaged reports whether a location is damaged.
func (s *scene) isDamaged(ref string) bool {
	for _, d := range s.view.Damaged {
		if d == ref {
			return true
		}
	}
	return false
}

// flying returns the area in which seat p pilots a viper, if it pilots one.
func (s *scene) flying(p int) (int, bool) {
	for i, a := range s.areas {
		for _, q := range a.pilots {
			if q == p {
				return i, true
			}
		}
	}
	return 0, false
}

// boarded returns the space of the foremost centurion, or -1.
func (s *scene) boarded() int {
	far := -1
	for i, n := range s.view.Fleet.Boarding {
		if n > 0 {
			far = i
		}
	}
	return far
}

// option returns the outside name of option i.
func (s *scene) option(i int) string { return s.cat.OptionID(s.r.Options[i]) }

// limit returns how many cards seat p may add to a check.
func (s *scene) limit(p int) int {
	switch k := &s.view.Seats[p]; {
	case s.isPlace(k.Location, rules.AtBrig), k.Revealed && !k.Infiltrating:
		return 1
	case s.isPlace(k.Location, rules.AtDetention):
		return rules.DetentionCards
	case k.Infiltrating:
		return rules.InsideCards
	}
	return rules.MaxOptions
}

// mayAdd returns how many of its cards a player may add to a check.
func (p *person) mayAdd() int { return min(p.cards, p.limit) }
