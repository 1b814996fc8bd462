package rules

import (
	"maps"
	"slices"
	"strconv"
)

// SavedSlot is a component and who knows it.
type SavedSlot struct {
	Comp   string `json:"comp"`
	Public bool   `json:"public,omitzero"` // everybody knows its face
	Known  []int  `json:"known,omitempty"` // seats that know it
	Tag    int    `json:"tag,omitzero"`    // letter of a civilian ship
}

func (t *Table) saveZones(v *Saved) {
	v.Zones = map[string][]SavedSlot{}
	for z := range NumZones {
		for _, s := range t.S.In(z) {
			v.Zones[t.cat.ZoneID(z)] = append(v.Zones[t.cat.ZoneID(z)], SavedSlot{
				Comp: t.cat.Ref(s.Comp), Public: s.Known&Public != 0, Known: seatsOf(s.Known &^ Public), Tag: int(s.Tag),
			})
		}
	}
}

func (l *loader) zones(s *State, v *Saved) {
	var box []unpacked
	for _, id := range slices.Sorted(maps.Keys(v.Zones)) {
		zone, ok := l.cat.ZoneByID(id)
		if !ok && len(v.Zones[id]) > 0 {
			l.fail(unknown("zones", id))
			return
		}
		for _, k := range v.Zones[id] {
			slot := Slot{Comp: l.comp("zones: "+id, k.Comp, NumKinds), Known: l.seats("known", k.Known), Tag: small[uint8](l, "tag", k.Tag)}
			if k.Public {
				slot.Known |= Public
			}
			box = append(box, unpacked{zone, slot})
		}
	}
	if len(box) > MaxSlots {
		l.fail(unknown("zones", strconv.Itoa(len(box))+" components"))
		return
	}
	s.fill(box)
}

// sameComponents refuses a state whose components are not those of its game.
func (l *loader) sameComponents(s, fresh *State) {
	if l.err != nil {
		return
	}
	have := make([]int, l.cat.Size())
	for _, k := range s.Slots[:s.Start[NumZones]] {
		have[k.Comp]++
	}
	for _, k := range fresh.Slots[:fresh.Start[NumZones]] {
		have[k.Comp]--
	}
	for c, n := range have {
		if n != 0 {
			l.fail(wrong("zones", strconv.Itoa(n)+" copies of "+l.cat.Ref(Comp(c))+" above those in the box"))
		}
	}
}

func (t *Table) saveBounds(v *Saved) {
	v.Bounds = map[string]map[string]int{}
	for p := range t.S.Bounds {
		z := Hand + Zone(p)
		if p == MaxSeats {
			z = Destiny
		}
		if most := countsOf(skillNames[:], t.S.Bounds[p][:]); most != nil {
			v.Bounds[z.String()] = most
		}
	}
}

func (l *loader) bounds(s *State, v *Saved) {
	for _, id := range slices.Sorted(maps.Keys(v.Bounds)) {
		most := v.Bounds[id]
		z, ok := ZoneByID(id)
		switch p := int(z - Hand); {
		case ok && z == Destiny:
			counts(l, "bounds", skillNames[:], most, s.Bounds[MaxSeats][:])
		case ok && z >= Hand && p < MaxSeats:
			counts(l, "bounds", skillNames[:], most, s.Bounds[p][:])
		case !nothing(most):
			l.fail(unknown("bounds", id))
		}
	}
}
