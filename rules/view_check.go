package rules

// CheckView is the skill check under way.
type CheckView struct {
	Source     string   `json:"source"`
	Difficulty int      `json:"difficulty"`
	Partial    int      `json:"partial,omitempty"`
	Positive   []string `json:"positive"`
	Actor      int      `json:"actor"`
	Chosen     int      `json:"chosen"`
	Adding     int      `json:"adding"`
	Added      []int    `json:"added"`             // by seat
	AddedUp    []int    `json:"addedUp,omitempty"` // of those, the ones that are face up; nothing if all are or none is
	Pile       int      `json:"pile"`
	Cards      []string `json:"cards"` // face up, in canonical order
	Total      *int     `json:"total,omitempty"`
	FaceUp     bool     `json:"faceUp"`
	OnesHelp   bool     `json:"onesHelp"`
	Reckless   bool     `json:"reckless"`
	Zeroed     []string `json:"zeroed"`
	Doubled    []string `json:"doubled,omitempty"` // types whose cards count twice
}

// DieView is the roll under way.
type DieView struct {
	Roller  int  `json:"roller"`
	Face    int  `json:"face"`    // 0: not rolled yet
	Value   int  `json:"value"`   // what it counts
	Planned bool `json:"planned"` // Strategic Planning was played on it
}

// viewCheck shows the skill check under way.
func (t *Table) viewCheck() *CheckView {
	c := &t.S.Check
	w := &CheckView{
		Source: t.cat.Ref(c.Source), Difficulty: int(c.Difficulty), Partial: int(c.Partial), Positive: []string{},
		Actor: int(c.Actor), Chosen: int(c.Chosen), Adding: int(c.Adding), Pile: t.S.Count(CheckPile) + t.S.Count(CheckAside), FaceUp: c.FaceUp,
		OnesHelp: c.OnesHelp, Reckless: c.Reckless, Zeroed: []string{}, Cards: []string{},
	}
	for k := range numSkills {
		if c.Positive.Has(k) {
			w.Positive = append(w.Positive, k.String())
		}
		if c.Zeroed.Has(k) {
			w.Zeroed = append(w.Zeroed, k.String())
		}
		if c.Doubled.Has(k) {
			w.Doubled = append(w.Doubled, k.String())
		}
	}
	for p := range t.seats() {
		w.Added = append(w.Added, int(c.Added[p]))
	}
	w.AddedUp = t.addedUp()
	w.Cards = t.seen(CheckPile, Nobody)
	if c.Shown {
		n := int(c.Total)
		w.Total = &n
	}
	return w
}

// addedUp counts the cards that each seat has added face up to a check whose cards
// are added face down; nil if there are none.
func (t *Table) addedUp() []int {
	if t.S.Check.FaceUp {
		return nil
	}
	up, any := make([]int, t.S.Players), false
	for p := range up {
		up[p] = t.addedBy(Seat(p), true)
		any = any || up[p] > 0
	}
	if !any {
		return nil
	}
	return up
}

// addedDown returns what seat p added to the check under way, face down.
func (t *Table) addedDown(p Seat) []string {
	var cs []Comp
	for _, s := range t.S.In(CheckPile) {
		if s.Tag == uint8(p)+1 && s.Known&Public == 0 && s.Sees(p) {
			cs = append(cs, s.Comp)
		}
	}
	out := []string{}
	for _, c := range sortComps(cs) {
		out = append(out, t.cat.Ref(c))
	}
	return out
}

// viewDie shows the roll under way, if there is one.
func (t *Table) viewDie(v *View) {
	d := &t.S.This.Die
	if !d.On {
		return
	}
	v.Die = &DieView{Roller: int(d.Roller), Face: int(d.Face), Planned: d.Planned}
	if d.Face > 0 {
		v.Die.Value = t.readDie()
	}
}
