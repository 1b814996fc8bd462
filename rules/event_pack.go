package rules

// eventLog is a list of events, packed.
type eventLog struct {
	tape
	rules words
}

// add appends an event.
func (l *eventLog) add(e *Event) {
	var room [128]byte
	p := packing{values: room[:0]}
	p.event(e)
	var head [160]byte
	item := append(head[:0], byte(e.Kind))
	item = putNumber(item, l.rules.number(e.Rule))
	item = putNumber(item, p.has)
	l.tape.add(append(item, p.values...))
}

// each calls do for the events from number i up to end.
func (l *eventLog) each(i, end int, do func(*Event)) {
	at := l.place(i)
	for ; i < end; i++ {
		var item []byte
		item, at = l.item(at)
		e := l.event(item)
		do(&e)
	}
}

// event returns the event of an item.
func (l *eventLog) event(item []byte) (e Event) {
	e.Kind = EventKind(item[0])
	rule, rest := number64(item[1:])
	e.Rule = l.rules.list[rule]
	p := packing{reads: true}
	p.has, p.values = number64(rest)
	p.event(&e)
	return e
}

// packing is an event on its way into its packed form or out of it: the set of the
// fields that are not zero, and their values in the order of event.
type packing struct {
	reads  bool
	has    uint64
	values []byte
}

// event packs all fields but Kind and Rule, or reads them.
func (p *packing) event(e *Event) {
	pack(p, FieldBy, &e.By)
	pack(p, FieldAt, &e.At)
	pack(p, FieldCause, &e.Cause)
	pack(p, FieldComp, &e.Comp)
	packList(p, FieldComps, &e.Comps)
	pack(p, FieldNone, &e.To) // which has no name of its own
	packList(p, FieldPrivate, &e.Private)
	packList(p, FieldLetters, &e.Letters)
	if p.meets(FieldTypes, e.Types != [numSkills]uint8{}) {
		for i := range e.Types {
			packValue(p, &e.Types[i])
		}
	}
	pack(p, FieldLoc, &e.Loc)
	pack(p, FieldArea, &e.Area)
	pack(p, FieldInto, &e.Into)
	pack(p, FieldSpace, &e.Space)
	pack(p, FieldBeyond, &e.Beyond)
	pack(p, FieldZone, &e.Zone)
	p.quantities(e)
	p.choices(e)
	p.flag(FieldBottom, &e.Bottom)
	p.flag(FieldAway, &e.Away)
	p.flag(FieldNoCenturions, &e.NoCenturions)
	p.flag(FieldDestroyed, &e.Destroyed)
	p.flag(FieldByRaider, &e.ByRaider)
	p.flag(FieldWon, &e.Won)
}

// quantities packs the quantities.
func (p *packing) quantities(e *Event) {
	pack(p, FieldCount, &e.Count)
	pack(p, FieldReceived, &e.Received)
	pack(p, FieldMissing, &e.Missing)
	pack(p, FieldChange, &e.Change)
	pack(p, FieldValue, &e.Value)
	pack(p, FieldDifficulty, &e.Difficulty)
	pack(p, FieldPartial, &e.Partial)
	pack(p, FieldFace, &e.Face)
	pack(p, FieldResult, &e.Result)
	pack(p, FieldTurn, &e.Turn)
	pack(p, FieldAsk, &e.Ask)
}

// choices packs what is one of several.
func (p *packing) choices(e *Event) {
	pack(p, FieldTitle, &e.Title)
	pack(p, FieldSkill, &e.Skill)
	pack(p, FieldResource, &e.Resource)
	pack(p, FieldDeck, &e.Deck)
	pack(p, FieldShip, &e.Ship)
	pack(p, FieldAttacker, &e.Attacker)
	pack(p, FieldIcon, &e.Icon)
	pack(p, FieldPhase, &e.Phase)
	pack(p, FieldOutcome, &e.Outcome)
	pack(p, FieldEnding, &e.Ending)
	pack(p, FieldHeed, &e.Heed)
	pack(p, FieldFate, &e.Fate)
	pack(p, FieldDeath, &e.Death)
	pack(p, FieldGrant, &e.Grant)
	pack(p, FieldForce, &e.Force)
	pack(p, FieldSympathy, &e.Sympathy)
	pack(p, FieldSide, &e.Side)
	pack(p, FieldBox, &e.Box)
	pack(p, FieldLetter, &e.Letter)
	pack(p, FieldUse, &e.Use)
}

// meets reports whether a field has a value in the packed form. When it is made,
// there is whether it has.
func (p *packing) meets(f EventField, there bool) bool {
	if !p.reads && there {
		p.has |= 1 << f
	}
	return p.has>>f&1 != 0
}

// flag packs a field that is true or false.
func (p *packing) flag(f EventField, v *bool) { *v = p.meets(f, *v) }

// whole is a type of the fields that are numbers.
type whole interface {
	~int | ~int8 | ~uint8 | ~uint16
}

// pack packs a field that is a number, or reads it.
func pack[T whole](p *packing, f EventField, v *T) {
	if p.meets(f, *v != 0) {
		packValue(p, v)
	}
}

// packValue packs a number, or reads it.
func packValue[T whole](p *packing, v *T) {
	if !p.reads {
		p.values = putSigned(p.values, int64(*v))
		return
	}
	var n int64
	n, p.values = signed(p.values)
	*v = T(n)
}

// packList packs a field that is a list of numbers, or reads it. An empty list is
// read as nil.
func packList[T whole](p *packing, f EventField, list *[]T) {
	if !p.meets(f, len(*list) > 0) {
		return
	}
	n := len(*list)
	packValue(p, &n)
	if p.reads {
		*list = make([]T, n)
	}
	for i := range *list {
		packValue(p, &(*list)[i])
	}
}
