package rules

import "slices"

// SavedQueue is what distance has brought and is not yet resolved: milestones of
// the objective, by their ids.
type SavedQueue struct {
	Due       []string `json:"due,omitempty"`
	ReadAhead int      `json:"readAhead,omitzero"`
	Calm      bool     `json:"calm,omitzero"`     // the next Crisis step is left out
	Motives   []string `json:"motives,omitempty"` // that were true for an instant, in a turn that ended at once
}

// traumaPhaseID is the id of the Trauma phase among the milestones.
const traumaPhaseID = "trauma-phase"

func (t *Table) saveQueue() (v SavedQueue) {
	q := &t.S.Queue
	for i, m := range t.objective().Steps {
		if q.Due>>i&1 == 1 || m.Last && q.Final {
			v.Due = append(v.Due, m.ID)
		}
	}
	if q.Trauma {
		v.Due = append(v.Due, traumaPhaseID)
	}
	v.ReadAhead, v.Calm = int(q.ReadAhead), q.Calm
	for i := range t.cat.motives {
		if q.Motives.has(uint16(i)) {
			v.Motives = append(v.Motives, t.cat.motives[i].ID)
		}
	}
	return v
}

func (l *loader) queue(v SavedQueue, o *Objective) (q Milestones) {
	for _, id := range v.Due {
		if id == traumaPhaseID {
			q.Trauma = true
			continue
		}
		switch i := slices.IndexFunc(o.Steps, func(m Milestone) bool { return m.ID == id }); {
		case i < 0:
			l.fail(unknown("due", id))
		case o.Steps[i].Last:
			q.Final = true
		default:
			q.Due |= 1 << i
		}
	}
	q.ReadAhead, q.Calm = small[int8](l, "readAhead", v.ReadAhead), v.Calm
	for _, id := range v.Motives {
		i := slices.IndexFunc(l.cat.motives, func(m Motive) bool { return m.ID == id })
		if i < 0 {
			l.fail(unknown("motives", id))
			continue
		}
		q.Motives |= 1 << i
	}
	return q
}
