package wording

import (
	"strconv"

	"ragtag/options"
	"ragtag/rules"
)

// Face is a component as plain fields, for programs. The fields that are
// present depend on its kind; the others are omitted.
type Face struct {
	Kind  string `json:"kind"`
	ID    string `json:"id"`
	Set   string `json:"set"`
	Count int    `json:"count"`
	Name  Both   `json:"name"`
	Text  Both   `json:"text"`

	Without []string `json:"without,omitempty"` // words of options that leave it out

	// Skill cards: the card that this is a face of, its strength, and the
	// number of copies of each strength of the card.
	Card      string         `json:"card,omitempty"`
	Skill     string         `json:"skill,omitempty"`
	Strength  *int           `json:"strength,omitempty"`
	Strengths map[string]int `json:"strengths,omitempty"`
	Timing    []string       `json:"timing,omitempty"` // windows

	// Crisis and Super Crisis cards: check, choice or attack; Loyalty cards:
	// cylon, not-a-cylon or sympathizer; Agendas: hostile or sympathetic; Motives:
	// human or cylon.
	Type     string     `json:"type,omitempty"`
	Chooser  string     `json:"chooser,omitempty"`
	Check    *FaceCheck `json:"check,omitempty"`
	OptionA  *FaceBox   `json:"option_a,omitempty"`
	OptionB  *FaceBox   `json:"option_b,omitempty"`
	Activate []string   `json:"activate,omitempty"`
	Jump     *bool      `json:"jump,omitempty"`
	// New Caprica Crisis cards: whether occupation forces act, too.
	Occupation *bool                     `json:"occupation,omitempty"`
	SetUp      map[string]map[string]int `json:"setup,omitempty"`

	Distance   int           `json:"distance,omitempty"`
	Location   string        `json:"location,omitempty"` // location of a damage token; start of a character
	Class      string        `json:"class,omitempty"`
	SkillSet   []FaceDraw    `json:"skill_set,omitempty"`
	Pilot      *bool         `json:"pilot,omitempty"`
	Abilities  []FaceAbility `json:"abilities,omitempty"`
	Board      string        `json:"board,omitempty"`
	Who        string        `json:"who,omitempty"`  // human, cylon or any
	Wide       bool          `json:"wide,omitempty"` // an action on the whole board, not a place
	Hazardous  *bool         `json:"hazardous,omitempty"`
	Damageable *bool         `json:"damageable,omitempty"`
	Succession []string      `json:"succession,omitempty"`

	Benevolent   *Both          `json:"benevolent,omitempty"` // of an Ally: what each token brings
	Antagonistic *Both          `json:"antagonistic,omitempty"`
	Loss         map[string]int `json:"loss,omitempty"`
}

// FaceCheck is a skill check and its results.
type FaceCheck struct {
	Difficulty int         `json:"difficulty"`
	Positive   []string    `json:"positive"`
	Partial    int         `json:"partial,omitempty"`
	Results    FaceResults `json:"results"`
}

// FaceResults is what each result of a skill check does.
type FaceResults struct {
	Pass    Both  `json:"pass"`
	Partial *Both `json:"partial,omitempty"` // nil if there is no partial result
	Fail    Both  `json:"fail"`

	Consequence *Both `json:"consequence,omitempty"` // what happens besides, if a card with the check ability icon was added
}

// FaceBox is a box of a card.
type FaceBox struct {
	Check *FaceCheck `json:"check,omitempty"`
	Text  Both       `json:"text"`
}

// FaceDraw is an entry of a skill set: one type, or a choice of several.
type FaceDraw struct {
	Skill string   `json:"skill,omitempty"`
	AnyOf []string `json:"any_of,omitempty"`
	Count int      `json:"count"`
}

// FaceAbility is an ability of a character sheet.
type FaceAbility struct {
	ID   string `json:"id"`
	Name Both   `json:"name"`
	Kind string `json:"kind"`
	Text Both   `json:"text"`
}

// Card returns a component as plain fields.
func Card(cat *rules.Catalogue, c rules.Comp) Face {
	f := Face{
		Kind: cat.KindID(cat.Kind(c)), ID: cat.ID(c), Set: cat.Set(c), Count: cat.Copies(c),
		Name: bareName(cat, c), Text: text(cat, c).flat(),
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		f.skill(cat, c)
	case rules.KindCrisis, rules.KindSuper:
		f.crisis(cat, c)
	case rules.KindQuorum:
		f.Without = wordIDs(cat.Quorum(c).Without)
	case rules.KindDestination:
		f.Distance = int(cat.Destination(c).Distance)
	case rules.KindLoyalty:
		f.Type = cat.Loyalty(c).Kind.String()
	case rules.KindGalacticaDamage, rules.KindPegasusDamage:
		f.Location = cat.Damage(c).Location
		if l, ok := cat.Damage(c).Do.(rules.Lose); ok {
			f.Loss = losses(l)
		}
	case rules.KindCivilian:
		f.Loss = losses(cat.Civilian(c).Loss)
	case rules.KindCharacter:
		f.character(cat, cat.Character(c))
	case rules.KindAbility:
		f.Type = cat.Ability(c).Kind.String()
	case rules.KindLocation:
		f.location(cat, cat.Location(c))
	case rules.KindAgenda:
		f.Type = sayIf(cat.Agenda(c).Hostile, same("hostile"), same("sympathetic")).En
	case rules.KindMission:
		f.Type, f.Distance = "check", int(cat.Mission(c).Distance)
		if e, ok := cat.Mission(c).Do.(rules.Check); ok {
			f.Check = writer{cat: cat}.faceCheck(e)
		}
	case rules.KindMotive:
		f.Type = cat.Motive(c).Side.String()
	case rules.KindAlly:
		k, w := cat.Ally(c), writer{cat: cat}
		f.Location, f.Benevolent, f.Antagonistic = k.Location, w.outcomeFace(k.Benevolent), w.outcomeFace(k.Antagonistic)
	case rules.KindTrauma:
		f.Type = cat.Trauma(c).Face.String()
	case rules.KindTitle:
		for _, k := range cat.Line(cat.Title(c).Title) {
			f.Succession = append(f.Succession, cat.ID(k))
		}
	}
	return f
}

func (f *Face) skill(cat *rules.Catalogue, c rules.Comp) {
	k := cat.Skill(c)
	strength := int(cat.Strength(c))
	f.Card, f.Skill, f.Strength = k.ID, k.Skill.String(), &strength
	f.Strengths = map[string]int{}
	for _, s := range k.Strengths {
		f.Strengths[strconv.Itoa(int(s.Value))] = int(s.Copies)
	}
	for _, u := range k.Uses {
		f.Timing = append(f.Timing, u.When.String())
	}
}

func (f *Face) crisis(cat *rules.Catalogue, c rules.Comp) {
	k := cat.Crisis(c)
	f.Activate, f.Jump = []string{k.Ships.String()}, &k.Jump
	if k.Caprica {
		f.Occupation = &k.Occupation
	}
	switch e := k.Do.(type) {
	case rules.Check:
		f.Type, f.Check = "check", writer{cat: cat, crisis: k}.faceCheck(e)
	case rules.Choose:
		f.Type, f.Chooser = "choice", cat.RoleID(e.By)
		f.OptionA, f.OptionB = faceBox(cat, c, 0), faceBox(cat, c, 1)
	case rules.Attack:
		f.Type, f.Activate, f.SetUp = "attack", nil, map[string]map[string]int{}
		for _, s := range e.Ships {
			f.Activate = append(f.Activate, s.String())
		}
		for a, force := range e.SetUp {
			if force != (rules.Force{}) {
				f.SetUp[rules.Area(a).String()] = faceForce(force)
			}
		}
	}
}

func (w writer) faceCheck(c rules.Check) *FaceCheck {
	f := &FaceCheck{
		Difficulty: int(c.Difficulty), Positive: typeIDs(c.Skills), Partial: int(c.Partly),
		Results: FaceResults{Pass: w.outcome(c.Pass).sentence().flat(), Fail: w.outcome(c.Fail).sentence().flat()},
	}
	if c.Partly > 0 {
		partly := w.outcome(c.Partial).sentence().flat()
		f.Results.Partial = &partly
	}
	if c.Consequence != nil {
		besides := w.outcome(c.Consequence).sentence().flat()
		f.Results.Consequence = &besides
	}
	return f
}

// outcomeFace returns what an effect does, as a field of a face.
func (w writer) outcomeFace(e rules.Effect) *Both {
	b := w.effect(e).sentence().flat()
	return &b
}

func typeIDs(s rules.Skills) (ids []string) {
	for k := range rules.Treachery + 1 {
		if s.Has(k) {
			ids = append(ids, k.String())
		}
	}
	return ids
}

func wordIDs(ws []options.Word) (ids []string) {
	for _, w := range ws {
		ids = append(ids, w.String())
	}
	return ids
}

func faceBox(cat *rules.Catalogue, c rules.Comp, n int) *FaceBox {
	b := &FaceBox{Text: boxText(cat, c, n).sentence().flat()}
	if check, ok := boxOf(cat, c, n).(rules.Check); ok {
		b.Check = writer{cat: cat, crisis: cat.Crisis(c)}.faceCheck(check)
	}
	return b
}

func faceForce(f rules.Force) map[string]int {
	return counts(map[string]int8{
		"basestar": f.Basestars, "raider": f.Raiders + f.Scar, "scar_token": f.Scar, "heavy_raider": f.Heavy, "viper": f.Vipers, "civilian": f.Civilians,
	})
}

func losses(l rules.Lose) map[string]int {
	return counts(map[string]int8{"fuel": l.Fuel, "food": l.Food, "morale": l.Morale, "population": l.Population})
}

// counts returns the entries that are not 0.
func counts(of map[string]int8) map[string]int {
	out := map[string]int{}
	for id, n := range of {
		if n != 0 {
			out[id] = int(n)
		}
	}
	return out
}

func (f *Face) character(cat *rules.Catalogue, k *rules.Character) {
	pilot := k.Skills().Has(rules.Piloting)
	f.Class, f.Location, f.Pilot, f.Without = k.Class.String(), k.Start, &pilot, wordIDs(k.Without)
	for _, d := range k.Draws {
		draw := FaceDraw{Count: int(d.Count), AnyOf: typeIDs(d.From)}
		if len(draw.AnyOf) == 1 {
			draw.Skill, draw.AnyOf = draw.AnyOf[0], nil
		}
		f.SkillSet = append(f.SkillSet, draw)
	}
	for _, a := range k.AbilityComps() {
		f.Abilities = append(f.Abilities, FaceAbility{cat.ID(a), bareName(cat, a), cat.Ability(a).Kind.String(), text(cat, a).flat()})
	}
}

func (f *Face) location(cat *rules.Catalogue, k *rules.Location) {
	f.Board, f.Hazardous, f.Damageable, f.Who = k.Board.String(), &k.Hazardous, &k.Damageable, "human"
	switch {
	case k.Board.ForCylons(), k.Do == nil && k.Also != nil:
		f.Who = "cylon"
	case k.Board == rules.RebelBasestar, k.Board == rules.NewCaprica && (k.Do == nil) == (k.Also == nil):
		f.Who = "any"
	}
	f.Wide = k.Wide
	w := writer{cat: cat, board: k.Board}
	switch e := k.Do.(type) {
	case rules.Check:
		f.Check = w.faceCheck(e)
	case rules.Accuse:
		f.Check = w.faceCheck(e.Check)
	}
}
