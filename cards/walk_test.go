package cards_test

import (
	"fmt"
	"reflect"
	"testing"

	"ragtag/cards/base"
	"ragtag/cards/daybreak"
	"ragtag/cards/epica"
	"ragtag/cards/exodus"
	"ragtag/cards/pegasus"
	"ragtag/rules"
)

// These tests find effects by reflection on values, in whatever field they are.
// They share nothing with the walk of package rules, so they find what it misses.

var effectType = reflect.TypeFor[rules.Effect]()

// effectsIn calls found for every effect in a piece of content, however deep.
func effectsIn(v reflect.Value, found func(rules.Effect)) {
	if v.Type().Implements(effectType) && v.Kind() != reflect.Interface {
		found(v.Interface().(rules.Effect))
	}
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			effectsIn(v.Elem(), found)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			effectsIn(v.Index(i), found)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				effectsIn(v.Field(i), found)
			}
		}
	}
}

// content returns the tables of every set.
func content() reflect.Value {
	all := base.Contents()
	all = append(all, pegasus.Contents()...)
	all = append(all, exodus.Contents()...)
	all = append(all, daybreak.Contents()...)
	all = append(all, epica.Contents()...)
	return reflect.ValueOf(all)
}

// effectTypes returns one effect of each type in the content.
func effectTypes() map[reflect.Type]rules.Effect {
	types := map[reflect.Type]rules.Effect{}
	effectsIn(content(), func(e rules.Effect) { types[reflect.TypeOf(e)] = e })
	return types
}

// TestWays_HaveEveryEffectOfTheContent counts the effects of each type in the
// tables, and those that the ways of all components yield.
func TestWays_HaveEveryEffectOfTheContent(t *testing.T) {
	want, got := map[reflect.Type]int{}, map[reflect.Type]int{}
	effectsIn(content(), func(e rules.Effect) { want[reflect.TypeOf(e)]++ })
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		if cat.Kind(c) == rules.KindSkill && cat.Skill(c).Faces()[0] != c {
			continue // a face of a card that has been counted
		}
		for _, w := range cat.Ways(c) {
			for _, e := range rules.Walk(w.Do) {
				if e != nil {
					got[reflect.TypeOf(e)]++
				}
			}
		}
	}
	if len(want) < 100 {
		t.Fatalf("found %d types of effects in the content; there are more", len(want))
	}
	for k, n := range want {
		if got[k] != n {
			t.Errorf("the content has %d of %v; its ways yield %d", n, k, got[k])
		}
	}
}

// hidden returns what is wrong with how a type of effect yields what it holds.
func hidden(of reflect.Type) error {
	var held []rules.Effect
	v := reflect.New(of).Elem()
	fill(v, &held)
	c, composite := v.Interface().(rules.Composite)
	if composite != (len(held) > 0) {
		return fmt.Errorf("%v holds %d effects; it is a Composite: %v", of, len(held), composite)
	}
	if !composite {
		return nil
	}
	var yielded []rules.Effect
	for _, e := range c.Within {
		yielded = append(yielded, e)
	}
	if !reflect.DeepEqual(yielded, held) {
		return fmt.Errorf("%v holds %v; it yields %v", of, held, yielded)
	}
	for stop := range yielded {
		n := 0
		for range c.Within {
			if n++; n > stop {
				break
			}
		}
		if n != stop+1 {
			return fmt.Errorf("%v yields %d effects to who wants %d", of, n, stop+1)
		}
	}
	return nil
}

// sample is an effect to hold.
type sample struct{ N int }

func (sample) Do(*rules.Table, rules.Ctx) {}

// fill gives a value as many effects as it can directly hold, each another, and
// numbers that are not 0; it notes the effects in order.
func fill(v reflect.Value, held *[]rules.Effect) {
	switch {
	case v.Type() == effectType:
		e := sample{len(*held)}
		v.Set(reflect.ValueOf(e))
		*held = append(*held, e)
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.Type().Implements(effectType) && f.Kind() != reflect.Interface {
				fill(f, new([]rules.Effect))
				*held = append(*held, f.Interface().(rules.Effect))
			} else if f.CanSet() {
				fill(f, held)
			}
		}
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		fill(v.Index(0), held)
		fill(v.Index(1), held)
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), held)
		}
	case v.CanInt():
		v.SetInt(1)
	case v.CanUint():
		v.SetUint(1)
	}
}

func TestComposite_YieldsAllThatItHolds(t *testing.T) {
	composites := 0
	for of, e := range effectTypes() {
		if err := hidden(of); err != nil {
			t.Error(err)
		}
		if _, ok := e.(rules.Composite); ok {
			composites++
		}
	}
	if composites < 15 {
		t.Errorf("found %d composites; there are more", composites)
	}
}

// Effects that say less than they hold.
type (
	silent struct{ Then rules.Effect }
	deep   struct{ In []struct{ Roll rules.Roll } }
	half   struct{ A, B rules.Effect }
)

func (silent) Do(*rules.Table, rules.Ctx) {}
func (deep) Do(*rules.Table, rules.Ctx)   {}
func (half) Do(*rules.Table, rules.Ctx)   {}

func (h half) Within(yield func(rules.Branch, rules.Effect) bool) { yield(rules.NoBranch, h.A) }

func TestComposite_WhatOneHidesIsSeen(t *testing.T) {
	for _, e := range []rules.Effect{silent{}, deep{}, half{}} {
		if hidden(reflect.TypeOf(e)) == nil {
			t.Errorf("%T hides an effect, and nothing is found", e)
		}
	}
}
