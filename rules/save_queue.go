package rules

// SavedQueue is the objective events that have come due, by their ids.
type SavedQueue struct {
	Due       []string `json:"due,omitempty"`
	ReadAhead int      `json:"readAhead,omitzero"`
}

func saveQueue(q Milestones) (v SavedQueue) {
	for _, m := range []struct {
		on bool
		id string
	}{{q.Sleeper, dueSleeper}, {q.Final, dueFinal}, {q.Caprica, dueCaprica}} {
		if m.on {
			v.Due = append(v.Due, m.id)
		}
	}
	v.ReadAhead = int(q.ReadAhead)
	return v
}

func (l *loader) queue(v SavedQueue) (q Milestones) {
	for _, id := range v.Due {
		switch id {
		case dueSleeper:
			q.Sleeper = true
		case dueFinal:
			q.Final = true
		case dueCaprica:
			q.Caprica = true
		default:
			l.fail(unknown("due", id))
		}
	}
	q.ReadAhead = small[int8](l, "readAhead", v.ReadAhead)
	return q
}
