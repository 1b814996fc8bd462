package rules

import "slices"

// Loan is a title that a player has taken for one turn.
type Loan struct {
	On    bool
	Title Title
	From  Seat
	By    Who
}

// mayBorrow reports whether seat p can take a title that another holds.
func (t *Table) mayBorrow(p Seat, k Title) bool {
	return t.S.Titles[k] != p && t.S.Titles[k] != Nobody && t.couldKeep(k, p)
}

// couldKeep reports whether seat p can hold a title where it is.
func (t *Table) couldKeep(k Title, p Seat) bool {
	return t.mayHold(k, p) && !t.in(p, t.cat.offices[k].LostIn)
}

// BorrowTitle lets the acting player take one of several titles until the end
// of the turn.
type BorrowTitle struct{ Of []Title }

// Can reports whether the acting player begins the turn and could take a title.
func (b BorrowTitle) Can(t *Table, x Ctx) bool {
	return x.By.Seat == t.S.Current && slices.ContainsFunc(b.Of, func(k Title) bool { return t.mayBorrow(x.By.Seat, k) })
}

// Do asks which, and takes it.
func (b BorrowTitle) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqTitle, x)
	for k := range t.cat.numTitles {
		if slices.Contains(b.Of, k) && t.mayBorrow(p, k) {
			t.offerTitle(r, k)
		}
	}
	if r.N == 0 {
		return
	}
	k := t.cat.Title(t.askOne(r).Comp()).Title
	t.S.This.Loan = Loan{On: true, Title: k, From: t.S.Titles[k], By: x.By}
	t.giveTitle(k, p, x.Rule)
}

// returnLoan gives a title back that was taken for this turn, unless it has
// been lost meanwhile; an owner who cannot hold it is passed over. Rule
// title.passing.
func (t *Table) returnLoan() {
	l := t.S.This.Loan
	t.S.This.Loan = Loan{}
	if !l.On || !t.present(l.By) || t.S.Titles[l.Title] != l.By.Seat {
		return
	}
	if t.couldKeep(l.Title, l.From) {
		t.giveTitle(l.Title, l.From, "title.passing")
		return
	}
	t.bequeath(l.Title, "title.passing")
}
