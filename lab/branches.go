package lab

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// branches is a set of the ways through one component.
type branches uint32

func (s branches) has(b rules.Branch) bool { return s&(1<<b) != 0 }

func set(bs ...rules.Branch) (s branches) {
	for _, b := range bs {
		s |= 1 << b
	}
	return s
}

// branchesOf returns, by component, the branches that exist: what the
// referee's Coverage can count for it.
func branchesOf(cat *rules.Catalogue) []branches {
	all := make([]branches, cat.Size())
	for k := rules.KindNone + 1; k < rules.NumKinds; k++ {
		for _, c := range cat.All(k) {
			all[c] = ofComponent(cat, k, c)
		}
	}
	return all
}

func ofComponent(cat *rules.Catalogue, k rules.Kind, c rules.Comp) branches {
	switch k {
	case rules.KindSkill:
		return ofUses(cat.Skill(c).Uses)
	case rules.KindAbility:
		return ofUses(cat.Ability(c).Uses)
	case rules.KindTitle:
		return ofTitle(cat.Title(c).Uses)
	case rules.KindCrisis, rules.KindSuper:
		s := set(rules.BranchMain) | within(cat.Crisis(c).Do)
		if wreck := cat.Crisis(c).Wreck; wreck != nil {
			s |= set(rules.BranchSecond) | within(wreck)
		}
		return s
	case rules.KindQuorum:
		return set(rules.BranchMain) | within(cat.Quorum(c).Do) | ofKept(cat.Quorum(c).Kept)
	case rules.KindDestination:
		return set(rules.BranchMain) | within(cat.Destination(c).Do)
	case rules.KindLoyalty:
		return ofLoyalty(cat.Loyalty(c).Kind)
	case rules.KindLocation:
		return ofLocation(cat.Location(c))
	case rules.KindAgenda:
		return set(rules.BranchPass, rules.BranchFail)
	case rules.KindMotive:
		return set(rules.BranchMain)
	case rules.KindGalacticaDamage, rules.KindPegasusDamage, rules.KindBasestarDamage, rules.KindCivilian:
		return set(rules.BranchMain)
	}
	return 0
}

// ofLocation: a second action is counted as the second use.
func ofLocation(k *rules.Location) (s branches) {
	if k.Do != nil {
		s |= set(rules.BranchMain) | within(k.Do)
	}
	if k.Also != nil {
		s |= set(rules.BranchSecond) | within(k.Also.Do)
	}
	return s
}

// ofUses: a component with uses is used in one way that is counted, whichever
// of them it is.
func ofUses(uses []rules.Use) (s branches) {
	for _, u := range uses {
		s |= set(rules.BranchMain) | within(u.Do)
	}
	return s
}

// ofKept: what a Quorum card does from before a player is counted as its second
// use.
func ofKept(uses []rules.Use) (s branches) {
	for _, u := range uses {
		s |= set(rules.BranchSecond) | within(u.Do)
	}
	return s
}

// ofTitle: the uses of a title are counted apart.
func ofTitle(uses []rules.Use) (s branches) {
	for i, u := range uses {
		s |= set(rules.BranchMain+rules.Branch(i)) | within(u.Do)
	}
	return s
}

// ofLoyalty: a "Cylon" card is revealed; the Sympathizer sends to the Brig (a)
// or makes a Cylon (b).
func ofLoyalty(k rules.Allegiance) branches {
	switch k {
	case rules.ACylon:
		return set(rules.BranchReveal)
	case rules.Sympathizer:
		return set(rules.BranchA, rules.BranchB)
	case rules.SympatheticCylon:
		return set(rules.BranchMain)
	}
	return 0
}

// within returns the branches inside an effect that are counted for the
// component that has it. It panics on an effect that holds others and is not
// taken apart here.
func within(e rules.Effect) branches {
	switch e := e.(type) {
	case nil:
		return 0
	case rules.Steps:
		var s branches
		for _, step := range e {
			s |= within(step)
		}
		return s
	case rules.Check:
		s := set(rules.BranchPass, rules.BranchFail) | within(e.Pass) | within(e.Partial) | within(e.Fail)
		if e.Partly > 0 {
			s |= set(rules.BranchPartial)
		}
		return s
	case rules.Choose:
		return set(rules.BranchA, rules.BranchB) | within(e.A) | within(e.B)
	case rules.OneOf:
		return set(rules.BranchInnerA, rules.BranchInnerB) | within(e.A) | within(e.B)
	case rules.Roll:
		return set(rules.BranchLow, rules.BranchHigh) | within(e.Then) | within(e.Else)
	case rules.Attack:
		if e.Special == nil {
			return 0
		}
		return set(rules.BranchSpecial) | within(e.Special)
	case rules.If:
		return within(e.Then)
	case rules.Accuse:
		return within(e.Check)
	case rules.Designate:
		return within(e.Then)
	case rules.ChosenRolls:
		return within(e.Roll)
	case rules.Venture:
		return within(e.Roll)
	case rules.UseInCheck:
		return within(e.Then)
	case rules.Reckless:
		return within(e.Then)
	case rules.InTurn:
		return within(e.Then)
	case rules.Once:
		return within(e.Then)
	case rules.InsteadOfResult:
		return within(e.Then)
	case rules.GiveCard:
		return within(e.Then)
	case rules.SelfDefense:
		return within(e.Roll)
	case rules.Offer:
		return set(rules.BranchSecond) | within(e.Then)
	}
	if holdsEffects(reflect.TypeOf(e)) {
		panic(fmt.Sprintf("lab: take %T apart: it holds other effects", e))
	}
	return 0
}

var effectType = reflect.TypeFor[rules.Effect]()

// holdsEffects reports whether a type of effect has a field that is an effect.
func holdsEffects(t reflect.Type) bool {
	if t.Kind() != reflect.Struct {
		return t.Kind() == reflect.Slice && t.Elem().Implements(effectType)
	}
	for i := range t.NumField() {
		f := t.Field(i).Type
		if f.Implements(effectType) || holdsEffects(f) {
			return true
		}
	}
	return false
}
