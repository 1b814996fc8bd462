package rules

// SavedFleet is the human ships other than civilian ones.
type SavedFleet struct {
	Vipers    [NumAreas]int8 // unmanned, in space
	Reserves  int8
	Broken    int8
	Destroyed int8
	Raptors   int8
	Wrecked   int8 // destroyed raptors
	Nukes     int8
}

// SavedCylons is the Cylon ships on the board, the boarding party and the
// occupation forces.
type SavedCylons struct {
	Raiders   [NumAreas]int8 // Scar among them
	Heavy     [NumAreas]int8
	Basestars [NumBasestars]SavedAt
	Boarding  [BoardingSpaces]int8
	Scar      SavedAt
	Occupying [PathSpaces]int8
}

// SavedAt is where a ship is of which there is only one.
type SavedAt struct {
	On   bool
	Area Area
}

func (t *Table) saveFleet() SavedFleet {
	v, r := t.S.Berths[Viper], t.S.Berths[Raptor]
	return SavedFleet{
		Vipers: t.S.Ships[MainSpace][Viper], Reserves: v.Reserves, Broken: v.Damaged, Destroyed: v.Destroyed,
		Raptors: r.Reserves, Wrecked: r.Destroyed, Nukes: t.S.Nukes,
	}
}

func (t *Table) saveCylons() SavedCylons {
	on := &t.S.Ships[MainSpace]
	v := SavedCylons{Raiders: on[Raider], Heavy: on[HeavyRaider], Boarding: t.S.Boarding, Occupying: t.S.Occupying, Scar: t.saveAt(TheScar)}
	for a, n := range on[TheScar] {
		v.Raiders[a] += n
	}
	for i := range v.Basestars {
		v.Basestars[i] = t.saveAt(BasestarA + Ship(i))
	}
	return v
}

func (t *Table) saveAt(k Ship) SavedAt {
	_, a, ok := t.S.FindShip(k)
	return SavedAt{ok, a}
}

func (l *loader) ships(s *State, v *Saved) {
	f, c, on := &v.Fleet, &v.Cylons, &s.Ships[MainSpace]
	s.Berths[Viper] = Berths{Reserves: f.Reserves, Damaged: f.Broken, Destroyed: f.Destroyed}
	s.Berths[Raptor] = Berths{Reserves: f.Raptors, Destroyed: f.Wrecked}
	s.Nukes, s.Boarding, s.Occupying = f.Nukes, c.Boarding, c.Occupying
	on[Viper], on[Raider], on[HeavyRaider] = f.Vipers, c.Raiders, c.Heavy
	for i, at := range append(c.Basestars[:], c.Scar) {
		k := BasestarA + Ship(i)
		if i == NumBasestars {
			k = TheScar
		}
		if at.On && at.Area < NumAreas {
			on[k][at.Area] = 1
		}
	}
	if at := c.Scar; at.On && at.Area < NumAreas {
		on[Raider][at.Area]--
	}
}
