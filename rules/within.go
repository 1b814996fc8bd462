package rules

// What each Composite holds.

// Within yields the steps.
func (s Steps) Within(yield func(Branch, Effect) bool) {
	for _, e := range s {
		if !yield(NoBranch, e) {
			return
		}
	}
}

// Within yields the results.
func (c Check) Within(yield func(Branch, Effect) bool) {
	_ = yield(BranchPass, c.Pass) && (c.Partly == 0 || yield(BranchPartial, c.Partial)) && yield(BranchFail, c.Fail) &&
		(c.Consequence == nil || yield(BranchConsequence, c.Consequence))
}

// Within yields the boxes.
func (c Choose) Within(yield func(Branch, Effect) bool) {
	_ = yield(BranchA, c.A) && yield(BranchB, c.B)
}

// Within yields the two effects.
func (o OneOf) Within(yield func(Branch, Effect) bool) {
	_ = yield(BranchInnerA, o.A) && yield(BranchInnerB, o.B)
}

// Within yields the two results.
func (r Roll) Within(yield func(Branch, Effect) bool) {
	_ = yield(BranchLow, r.Then) && yield(BranchHigh, r.Else)
}

// Within yields what the condition guards.
func (i If) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, i.Then)
}

// Within yields what else happens to the player chosen, if anything does.
func (s SendOne) Within(yield func(Branch, Effect) bool) {
	if s.Then != nil {
		yield(NoBranch, s.Then)
	}
}

// Within yields the check.
func (a Accuse) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, a.Check)
}

// Within yields what is used.
func (u UseInCheck) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, u.Then)
}

// Within yields what happens to the player chosen.
func (d Designate) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, d.Then)
}

// Within yields the roll.
func (c ChosenRolls) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, c.Roll)
}

// Within yields the roll.
func (v Venture) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, v.Roll)
}

// Within yields what is offered.
func (o Offer) Within(yield func(Branch, Effect) bool) {
	yield(BranchSecond, o.Then)
}

// Within yields what each player does.
func (i InTurn) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, i.Then)
}

// Within yields the roll.
func (e SelfDefense) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, e.Roll)
}

// Within yields what else the card does.
func (r Reckless) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, r.Then)
}

// Within yields the other result.
func (i InsteadOfResult) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, i.Then)
}

// Within yields what follows.
func (g GiveCard) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, g.Then)
}

// Within yields what is done.
func (o Once) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, o.Then)
}

// Within yields the special rule, if there is one.
func (a Attack) Within(yield func(Branch, Effect) bool) {
	if a.Special != nil {
		yield(BranchSpecial, a.Special)
	}
}

// Within yields what the player does.
func (a As) Within(yield func(Branch, Effect) bool) {
	yield(NoBranch, a.Then)
}

// Within yields what can be named.
func (e Orders) Within(yield func(Branch, Effect) bool) {
	for n, of := range e.Of {
		if !yield(orderBranches[n], of) {
			return
		}
	}
}

// Within yields what follows a low roll.
func (e RollBelowRaiders) Within(yield func(Branch, Effect) bool) {
	yield(BranchSpecial, e.Then)
}
