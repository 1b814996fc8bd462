package rules

// EventField is a field of an Event, besides Kind and Rule, which every event
// carries.
type EventField uint8

// The fields, as Event describes them.
const (
	FieldNone EventField = iota
	FieldBy
	FieldAt
	FieldCause
	FieldComp
	FieldComps
	FieldPrivate // and To, who sees it
	FieldLetters
	FieldTypes
	FieldLoc
	FieldArea
	FieldZone
	FieldInto
	FieldCount
	FieldReceived
	FieldMissing
	FieldChange
	FieldValue
	FieldDifficulty
	FieldPartial
	FieldFace
	FieldResult
	FieldTurn
	FieldAsk
	FieldTitle
	FieldSkill
	FieldResource
	FieldDeck
	FieldShip
	FieldAttacker
	FieldIcon
	FieldPhase
	FieldOutcome
	FieldEnding
	FieldHeed
	FieldFate
	FieldDeath
	FieldGrant
	FieldForce
	FieldSympathy
	FieldSide
	FieldBox
	FieldLetter
	FieldUse
	FieldSpace
	FieldBeyond
	FieldBottom
	FieldAway
	FieldNoCenturions
	FieldDestroyed
	FieldByRaider
	FieldWon
	NumEventFields
)

// FirstNumber is the first of the fields that Number knows; all after it are such.
const FirstNumber = FieldInto

var eventFieldNames = [NumEventFields]string{
	"none", "by", "at", "cause", "comp", "comps", "private", "letters", "types", "loc", "area", "zone", "into", "count", "received",
	"missing", "change", "value", "difficulty", "partial", "face", "result", "turn", "ask", "title", "skill", "resource", "deck", "ship",
	"attacker", "icon", "phase", "outcome", "ending", "heed", "fate", "death", "grant", "force", "sympathy", "side", "box", "letter", "use", "space", "beyond",
	"bottom", "away", "no-centurions", "destroyed", "by-raider", "won",
}

// String returns the id of the field.
func (f EventField) String() string { return EnumID(eventFieldNames[:], "EventField", f) }

// Flag reports whether the field is true or false.
func (f EventField) Flag() bool { return f >= FieldBottom && f < NumEventFields }

// EventFields is a set of fields of an Event.
type EventFields uint64

// Has reports whether f is in the set.
func (s EventFields) Has(f EventField) bool { return s>>f&1 != 0 }

// with is the set of fields.
func with(fields ...EventField) (s EventFields) {
	for _, f := range fields {
		s |= 1 << f
	}
	return s
}

// Fields returns the fields that an event of the kind may carry. The others are
// zero.
func (k EventKind) Fields() EventFields { return eventKinds[k].fields }

// EventValues returns the ids of the values of an enumerated field, in the order of
// their numbers, and nil for the other fields.
func (c *Catalogue) EventValues(f EventField) (ids []string) {
	switch f {
	case FieldTitle:
		for k := range c.numTitles {
			ids = append(ids, c.offices[k].ID)
		}
	case FieldShip:
		for k := range c.ships {
			ids = append(ids, c.ships[k].ID)
		}
	case FieldSpace, FieldBeyond:
		for b := range c.spaces {
			ids = append(ids, c.spaces[b].ID)
		}
	default:
		return f.values()
	}
	return ids
}

// values are those that no content adds to.
func (f EventField) values() []string {
	switch f {
	case FieldInto:
		return areaNames[:]
	case FieldSkill:
		return skillNames[:]
	case FieldResource:
		return resourceNames[:]
	case FieldDeck:
		return kindNames[:]
	case FieldAttacker:
		return attackerNames[:]
	case FieldIcon:
		return activationNames[:]
	case FieldPhase:
		return phaseNames[:]
	case FieldOutcome:
		return outcomeNames[:]
	case FieldEnding:
		return endingNames[:]
	case FieldHeed:
		return heedNames[:]
	case FieldFate:
		return fateNames[:]
	case FieldDeath:
		return deathNames[:]
	case FieldGrant:
		return grantNames[:]
	case FieldForce:
		return forceEventNames[:]
	case FieldSympathy:
		return sympathyNames[:]
	case FieldSide:
		return sideNames[:]
	}
	return nil
}

// Numbers returns the two numbers of an event: what log lines hand on for its
// typed payload. They are part of the API. Which fields they are depends on the
// kind alone.
func (e *Event) Numbers() (value, other int) {
	k := &eventKinds[e.Kind]
	return e.Number(k.value), e.Number(k.other)
}

// Number returns a field of the payload as a number: a quantity, the number of
// an enumerated value, or 1 for true. It is 0 for the fields before FirstNumber.
func (e *Event) Number(f EventField) int {
	switch f {
	case FieldInto:
		return int(e.Into)
	case FieldCount:
		return e.Count
	case FieldReceived:
		return e.Received
	case FieldMissing:
		return e.Missing
	case FieldChange:
		return e.Change
	case FieldValue:
		return e.Value
	case FieldDifficulty:
		return int(e.Difficulty)
	case FieldPartial:
		return int(e.Partial)
	case FieldFace:
		return int(e.Face)
	case FieldResult:
		return int(e.Result)
	case FieldTurn:
		return int(e.Turn)
	case FieldAsk:
		return e.Ask
	case FieldBox:
		return int(e.Box)
	case FieldLetter:
		return int(e.Letter)
	case FieldUse:
		return int(e.Use)
	case FieldSpace:
		return int(e.Space)
	case FieldBeyond:
		return int(e.Beyond)
	}
	return e.choice(f)
}

// choice is Number for the fields whose values are enumerated.
func (e *Event) choice(f EventField) int {
	switch f {
	case FieldTitle:
		return int(e.Title)
	case FieldSkill:
		return int(e.Skill)
	case FieldResource:
		return int(e.Resource)
	case FieldDeck:
		return int(e.Deck)
	case FieldShip:
		return int(e.Ship)
	case FieldAttacker:
		return int(e.Attacker)
	case FieldIcon:
		return int(e.Icon)
	case FieldPhase:
		return int(e.Phase)
	case FieldOutcome:
		return int(e.Outcome)
	case FieldEnding:
		return int(e.Ending)
	case FieldHeed:
		return int(e.Heed)
	case FieldFate:
		return int(e.Fate)
	case FieldDeath:
		return int(e.Death)
	case FieldGrant:
		return int(e.Grant)
	case FieldForce:
		return int(e.Force)
	case FieldSympathy:
		return int(e.Sympathy)
	case FieldSide:
		return int(e.Side)
	}
	return e.flag(f)
}

// flag is Number for the fields that are true or false.
func (e *Event) flag(f EventField) int {
	var on bool
	switch f {
	case FieldBottom:
		on = e.Bottom
	case FieldAway:
		on = e.Away
	case FieldNoCenturions:
		on = e.NoCenturions
	case FieldDestroyed:
		on = e.Destroyed
	case FieldByRaider:
		on = e.ByRaider
	case FieldWon:
		on = e.Won
	}
	if on {
		return 1
	}
	return 0
}
