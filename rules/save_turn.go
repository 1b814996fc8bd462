package rules

// SavedTurn is what is kept of [ThisTurn].
type SavedTurn struct {
	Actions   int          `json:"actions,omitzero"`
	Piloting  bool         `json:"piloting,omitzero"`
	Loan      *SavedLoan   `json:"loan,omitzero"`
	Began     string       `json:"began,omitzero"` // place
	Defender  int          `json:"defender,omitzero"`
	Blind     int          `json:"blind,omitzero"`
	Cut       bool         `json:"cut,omitzero"`
	Ceded     bool         `json:"ceded,omitzero"`
	Ordered   bool         `json:"ordered,omitzero"`
	Parting   bool         `json:"parting,omitzero"`
	Box       int          `json:"box,omitzero"`
	BoxFixed  bool         `json:"boxFixed,omitzero"`
	Card      string       `json:"card,omitzero"`
	Replaced  bool         `json:"replaced,omitzero"`
	Engines   bool         `json:"engines,omitzero"`
	Icon      bool         `json:"icon,omitzero"`
	NoJump    bool         `json:"noJump,omitzero"`
	NoCrisis  bool         `json:"noCrisis,omitzero"`
	Again     bool         `json:"again,omitzero"`
	Diverted  bool         `json:"diverted,omitzero"`
	Navigator int          `json:"navigator,omitzero"` // seat
	Charts    int          `json:"charts,omitzero"`
	Onward    int          `json:"onward,omitzero"`
	Attacked  bool         `json:"attacked,omitzero"`
	Truce     bool         `json:"truce,omitzero"`
	Used      []string     `json:"used,omitempty"`     // what is allowed once in a turn
	Burdened  []int        `json:"burdened,omitempty"` // seats
	Attackers []SavedShips `json:"attackers,omitempty"`
	Launched  []string     `json:"launched,omitempty"` // areas
	Guarded   []string     `json:"guarded,omitempty"`  // resources
	Jammed    []SavedShips `json:"jammed,omitempty"`
	Die       *SavedDie    `json:"die,omitzero"`
}

// SavedLoan is a title taken until the end of the turn.
type SavedLoan struct {
	Title string `json:"title"`
	From  int    `json:"from"` // seat
	By    int    `json:"by"`   // seat
	Body  int    `json:"body,omitzero"`
}

// SavedDie is a roll under way. Between two phases there is one only if the game
// has ended in it.
type SavedDie struct {
	Roller  int      `json:"roller"` // seat
	For     string   `json:"for,omitzero"`
	Caller  string   `json:"caller,omitzero"`
	At      SavedAim `json:"at"`
	Face    int      `json:"face,omitzero"`
	Bonus   int      `json:"bonus,omitzero"`
	Malus   int      `json:"malus,omitzero"`
	Planned bool     `json:"planned,omitzero"`
	Nudge   int      `json:"nudge,omitzero"`
	Set     int      `json:"set,omitzero"`
	Again   bool     `json:"again,omitzero"`
	Chosen  bool     `json:"chosen,omitzero"`
	Stands  bool     `json:"stands,omitzero"`
}

// SavedAim is what a die is rolled at.
type SavedAim struct {
	Ship string `json:"ship"`
	Area string `json:"area"`
	By   string `json:"by"`
	Whom int    `json:"whom"` // seat, or -1
	N    int    `json:"n,omitzero"`
	Hull string `json:"hull,omitzero"` // of a viper that is attacked, if not a plain one
}

func (t *Table) saveTurn() SavedTurn {
	this := &t.S.This
	v := SavedTurn{
		Actions: int(this.ActionsLeft), Piloting: this.Piloting, Began: t.PlaceRef(this.Began), Defender: int(this.Defender),
		Blind: int(this.Blind), Cut: this.CutShort, Ceded: this.Ceded, Ordered: this.Ordered, Parting: this.Parting, Box: int(this.Box), BoxFixed: this.BoxFixed, Card: t.cat.Ref(this.Card),
		Replaced: this.Replaced, Engines: this.Engines, Icon: this.Icon, NoJump: this.NoJump, NoCrisis: this.NoCrisis, Again: this.Again, Diverted: this.Diverted,
		Navigator: int(this.Navigator), Charts: int(this.Charts), Onward: int(this.Onward), Attacked: this.Attacked, Truce: this.Truce,
		Burdened:  seatsOf(this.Burdened),
		Used:      idsOf(onceIDs[:], func(i int) bool { return this.Used>>i&1 == 1 }),
		Attackers: t.shipsOn(MainSpace, Raider, &this.NewRaiders), Jammed: t.shipsOn(MainSpace, Raider, &this.Jammed),
		Launched: idsOf(areaNames[:], func(i int) bool { return this.Placed>>i&1 == 1 }),
		Guarded:  idsOf(resourceNames[:], func(i int) bool { return this.Guarded[i] }),
	}
	if l := this.Loan; l.On {
		v.Loan = &SavedLoan{t.cat.offices[l.Title].ID, int(l.From), int(l.By.Seat), int(l.By.Body)}
	}
	if d := &this.Die; d.On {
		v.Die = &SavedDie{
			Roller: int(d.Roller), For: d.For, Caller: t.cat.Ref(d.Caller),
			At:   t.saveAim(&d.At),
			Face: int(d.Face), Bonus: int(d.Bonus), Malus: int(d.Malus), Planned: d.Planned, Nudge: int(d.Nudge), Set: int(d.Set), Again: d.Again,
			Chosen: d.Chosen, Stands: d.Stands,
		}
	}
	return v
}

func (t *Table) saveAim(at *Aim) SavedAim {
	v := SavedAim{Ship: t.cat.ShipID(at.Ship), Area: at.Area.String(), By: at.By.String(), Whom: int(at.Whom.Seat()), N: int(at.N)}
	if at.Hull != 0 {
		v.Hull = t.cat.ShipID(at.Hull)
	}
	return v
}

func (l *loader) turn(v *SavedTurn) ThisTurn {
	this := ThisTurn{
		ActionsLeft: small[int8](l, "actions", v.Actions), Piloting: v.Piloting, Began: l.place("began", v.Began),
		Defender: small[uint8](l, "defender", v.Defender), Blind: small[int8](l, "blind", v.Blind), CutShort: v.Cut, Ceded: v.Ceded, Ordered: v.Ordered, Parting: v.Parting,
		Box: small[int8](l, "box", v.Box), BoxFixed: v.BoxFixed, Card: l.comp("card", v.Card, NumKinds), Replaced: v.Replaced,
		Engines: v.Engines, Icon: v.Icon, NoJump: v.NoJump, NoCrisis: v.NoCrisis, Again: v.Again, Diverted: v.Diverted, Navigator: l.seat("navigator", v.Navigator),
		Charts: small[int8](l, "charts", v.Charts), Onward: small[int8](l, "onward", v.Onward), Attacked: v.Attacked, Truce: v.Truce,
		NewRaiders: l.raiders("attackers", v.Attackers), Jammed: l.raiders("jammed", v.Jammed), Die: l.die(v.Die),
	}
	this.Burdened = l.seats("burdened", v.Burdened)
	for _, id := range v.Used {
		this.Used |= 1 << l.index("used", onceIDs[:], id)
	}
	for _, id := range v.Launched {
		this.Placed |= 1 << l.index("launched", areaNames[:], id)
	}
	for _, id := range v.Guarded {
		this.Guarded[l.index("guarded", resourceNames[:], id)] = true
	}
	if k := v.Loan; k != nil {
		this.Loan = Loan{
			On: true, Title: l.title("loan", k.Title), From: l.seat("loan", k.From),
			By: Who{l.seat("loan", k.By), small[uint8](l, "loan", k.Body)},
		}
	}
	return this
}

func (l *loader) die(v *SavedDie) (d Die) {
	if v == nil {
		return d
	}
	at := Aim{
		Ship: l.ship("die", v.At.Ship), Area: l.area("die", v.At.Area),
		By: Attacker(l.index("die", attackerNames[:], v.At.By)), N: small[int8](l, "die", v.At.N),
	}
	if v.At.Hull != "" {
		at.Hull = l.ship("die", v.At.Hull)
	}
	if v.At.Whom != int(Nobody) {
		at.Whom = ref(l.seat("die", v.At.Whom))
	}
	return Die{
		On: true, Roller: l.seat("die", v.Roller), For: v.For, Caller: l.comp("die", v.Caller, NumKinds), At: at,
		Face: small[int8](l, "die", v.Face), Bonus: small[int8](l, "die", v.Bonus), Malus: small[int8](l, "die", v.Malus),
		Planned: v.Planned, Nudge: small[int8](l, "die", v.Nudge), Set: small[int8](l, "die", v.Set), Again: v.Again,
		Chosen: v.Chosen, Stands: v.Stands,
	}
}
