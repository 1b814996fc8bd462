package table

import (
	"context"

	"ragtag/rules"
	"ragtag/wording"
)

// Overseen is a table as its operator sees it: what everybody may know of it,
// what was said, and what was done about it. It has nothing that is hidden in
// the game.
type Overseen struct {
	Info    Info   `json:"info"`
	Hidden  bool   `json:"hidden" doc:"it is in no list"`
	Talk    []Talk `json:"talk" doc:"what was said last, also among those who watch"`
	Reports int    `json:"reports" doc:"how many were sent"`
}

// Oversee returns the table as its operator sees it.
func (t *Table) Oversee() (o Overseen, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return o, err
	}
	return Overseen{t.info("en"), t.delisted, t.talkFor(rules.Nobody, 0, wording.En), t.reports}, nil
}

// Operate takes a measure of the operator, who can do whatever an owner can, and
// hide and reopen the table.
func (t *Table) Operate(do Measure, seat int) error {
	return t.act(func() error { return t.govern(governed{Do: do, Seat: seat, Operator: true}) })
}

// SomeReports returns the reports of the tables whose ids follow after, of a
// bounded number of tables, and the last of those ids; none if that was all.
func (h *Hub) SomeReports(ctx context.Context, after string) (some []Reports, last string, err error) {
	tables, err := h.keeper.Walk(ctx, after, reportStep)
	if err != nil {
		return nil, "", &Error{Code: NotKept, Err: err}
	}
	if len(tables) == reportStep {
		last = tables[reportStep-1].ID
	}
	return append([]Reports{}, h.reportsOf(ctx, tables)...), last, nil
}

// reportStep is how many tables are searched for reports at once.
const reportStep = 100
