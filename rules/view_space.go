package rules

// AreaView is a space area. Its numbers count raiders, Scar among them, heavy raiders
// and vipers of every kind.
type AreaView struct {
	ID        string         `json:"id"`
	Launch    bool           `json:"launch"`
	Raiders   int            `json:"raiders"`
	Scar      bool           `json:"scar,omitempty"` // one of the raiders is Scar
	Heavy     int            `json:"heavy"`
	Vipers    int            `json:"vipers"` // unmanned
	Pilots    []int          `json:"pilots"`
	Basestars []BasestarView `json:"basestars"`
	Civilians []CivilianView `json:"civilians"`
	Others    map[string]int `json:"others,omitempty"` // unmanned ships of other kinds, by kind; vipers that are not plain are among them
}

// SpaceView is a board of space other than the one around Galactica.
type SpaceView struct {
	ID    string     `json:"id"`
	Areas []AreaView `json:"areas"` // in the order front, clockwise

	Rolls   []string     `json:"rolls,omitempty"` // areas by the roll that places a ship there, from 1 on
	Pursuit *PursuitView `json:"pursuit,omitempty"`
}

// PursuitView is a pursuit track.
type PursuitView struct {
	At    int   `json:"at"`    // space of the marker, from 0
	Ships []int `json:"ships"` // civilian ships that each space brings; at the last space all Cylon ships of the board attack
}

// BasestarView is a basestar on the board.
type BasestarView struct {
	ID     string   `json:"id"`
	Damage []string `json:"damage"`
}

// CivilianView is a civilian ship on the board: its letter and, if the viewer
// knows it, its face.
type CivilianView struct {
	Letter int    `json:"letter"`
	Face   string `json:"face,omitempty"`
}

// HullView is the vipers of a kind that are not in space.
type HullView struct {
	Reserves  int `json:"reserves"`
	Damaged   int `json:"damaged"`
	Destroyed int `json:"destroyed"`
}

func (t *Table) viewSpace(v *View) {
	v.Areas = make([]AreaView, 0, NumAreas)
	for a := range NumAreas {
		w := t.viewArea(MainSpace, a)
		w.Launch = a.Launch()
		for q := range t.seats() {
			if t.S.Seats[q].Loc == InSpace(a) {
				w.Pilots = append(w.Pilots, int(q))
			}
		}
		v.Areas = append(v.Areas, w)
	}
	for b := MainSpace + 1; b < t.cat.Spaces(); b++ {
		if t.hasSpace(b) {
			v.Spaces = append(v.Spaces, t.viewOther(b))
		}
	}
	v.Stock = map[string]int{"civilian": t.stock(CivilianShip)}
	for _, k := range t.cat.cylons {
		if row := t.cat.Ship(k); row.class == k && k != OccupationForce {
			v.Stock[row.Class] = t.stockOf(k)
		}
	}
}

// viewCivilians lists the civilian ships on the board, of which not all seats know the
// faces.
func (t *Table) viewCivilians(v *View, p Seat) {
	for a := range NumAreas {
		w := &v.Areas[a]
		for _, c := range t.S.In(CivilianIn + Zone(a)) {
			w.Civilians = append(w.Civilians, CivilianView{Letter: int(c.Tag), Face: t.faceFor(c, p)})
		}
		sortCivilians(w.Civilians)
	}
}

func (t *Table) viewOther(b Space) SpaceView {
	w := SpaceView{ID: t.cat.Space(b).ID}
	for a := range NumAreas {
		w.Areas = append(w.Areas, t.viewArea(b, a))
	}
	if s := t.cat.Space(b); len(s.Pursuit) > 0 {
		w.Pursuit = &PursuitView{At: int(t.S.Pursuit)}
		for _, n := range s.Pursuit {
			w.Pursuit.Ships = append(w.Pursuit.Ships, int(n))
		}
		for _, a := range s.Rolls {
			w.Rolls = append(w.Rolls, a.String())
		}
	}
	return w
}

// viewArea returns the ships in an area of a board that have no pilot.
func (t *Table) viewArea(b Space, a Area) AreaView {
	on := &t.S.Ships[b]
	w := AreaView{ID: a.String(), Pilots: []int{}, Basestars: []BasestarView{}, Civilians: []CivilianView{}}
	for k := range Ship(MaxShips) {
		n := int(on[k][a])
		if n == 0 {
			continue
		}
		row := t.cat.Ship(k)
		switch row.class {
		case Raider:
			w.Raiders += n
			w.Scar = w.Scar || k == TheScar
			continue
		case HeavyRaider:
			w.Heavy += n
			continue
		case BasestarA:
			tokens, _ := tokensOf(k)
			w.Basestars = append(w.Basestars, BasestarView{row.ID, t.shown(tokens)})
			continue
		}
		if row.Pilots {
			w.Vipers += n
		}
		if k != Viper {
			if w.Others == nil {
				w.Others = map[string]int{}
			}
			w.Others[row.ID] = n
		}
	}
	return w
}

func (t *Table) viewFleet(v *View) {
	v.Fleet = FleetView{
		Reserves: t.Reserves(), Damaged: t.BrokenVipers(), Destroyed: t.LostVipers(),
		Raptors: int(t.S.Berths[Raptor].Reserves), Nukes: int(t.S.Nukes),
	}
	v.Fleet.Boarding = make([]int, 0, len(t.S.Boarding))
	for _, n := range t.S.Boarding {
		v.Fleet.Boarding = append(v.Fleet.Boarding, int(n))
	}
	for _, k := range t.cat.hulls {
		if d := t.S.Berths[k]; k != Viper && d != (Berths{}) {
			if v.Fleet.Hulls == nil {
				v.Fleet.Hulls = map[string]HullView{}
			}
			v.Fleet.Hulls[t.cat.ShipID(k)] = HullView{int(d.Reserves), int(d.Damaged), int(d.Destroyed)}
		}
	}
}

// viewHull returns the kind of viper that a seat pilots, or nothing for a plain
// one or none.
func (t *Table) viewHull(p Seat) string {
	if k := t.S.Seats[p].Hull; k != 0 {
		return t.cat.ShipID(k)
	}
	return ""
}

func sortCivilians(cs []CivilianView) {
	for i := 1; i < len(cs); i++ {
		for j := i; j > 0 && cs[j].Letter < cs[j-1].Letter; j-- {
			cs[j], cs[j-1] = cs[j-1], cs[j]
		}
	}
}

// FleetView is the human ships off the board.
type FleetView struct {
	Reserves  int   `json:"reserves"` // vipers of every kind
	Damaged   int   `json:"damaged"`
	Destroyed int   `json:"destroyed"`
	Raptors   int   `json:"raptors"`
	Nukes     int   `json:"nukes"`
	Boarding  []int `json:"boarding"` // centurions on each space of the track

	Hulls map[string]HullView `json:"hulls,omitempty"` // of those vipers, the ones that are not plain, by kind
}
