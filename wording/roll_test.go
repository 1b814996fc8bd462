package wording

import (
	"reflect"
	"strings"
	"testing"

	"ragtag/rules"
)

// rolled returns samples of the requests around a roll, to the roller and to
// other players.
func rolled(t *testing.T) (all []*rules.Request) {
	port := rules.PortRear
	play := rules.OfComp(find(t, "skill/strategic-planning-3"))
	for _, k := range []struct {
		rule, caller string
		at           rules.Aim
	}{
		{"combat.raider", "location/command", rules.Aim{Ship: rules.Raider, Area: port, N: rules.HitRaider}},
		{"combat.heavy-raider", "", rules.Aim{Ship: rules.HeavyRaider, Area: port, By: rules.ByPilot, N: rules.HitHeavy}},
		{"combat.basestar", "location/weapons-control", rules.Aim{Ship: rules.BasestarA, By: rules.ByGalactica, N: rules.HitBasestarGalactica}},
		{"combat.basestar", "", rules.Aim{Ship: rules.BasestarB, Area: port, By: rules.ByPilot, N: rules.HitBasestarViper}},
		{"combat.scar", "", rules.Aim{Ship: rules.TheScar, Area: port, By: rules.ByPilot, N: rules.HitScar}},
		{"combat.centurion", "location/armory", rules.Aim{Ship: rules.Centurion, N: rules.HitCenturion}},
		{"combat.nuke", "title/admiral", rules.Aim{Ship: rules.BasestarA}},
		{"combat.galactica", "crisis/water-sabotaged", rules.Aim{Ship: rules.Raider, Area: port, N: rules.RaiderHitsGalactica}},
		{"combat.galactica", "", rules.Aim{Ship: rules.BasestarB, Area: port, N: rules.BasestarHitsGalactica}},
		{"combat.viper", "crisis/water-sabotaged", rules.Aim{Ship: rules.Raider, Area: port}},
		{"combat.viper", "", rules.Aim{Ship: rules.TheScar, Area: port, Whom: ana}},
		{"jump.ftl", "location/ftl-control", rules.Aim{N: 3}},
		{"damage.location", "", rules.Aim{Whom: ana, N: rules.DeadlyHit}},
		{"vipers.pilot-hit", "", rules.Aim{Whom: ana, N: rules.DeadlyHit + 1}},
		{"destination.tylium-planet", "destination/tylium-planet", rules.Aim{N: 2}},
		{"skill.launch-scout", "skill/launch-scout-1", rules.Aim{N: 2}},
		{"quorum.encourage-mutiny", "quorum/encourage-mutiny", rules.Aim{N: 2}},
		{"title.president-new-caprica", "title/president-new-caprica", rules.Aim{N: 3}},
		{"location.human-fleet", "location/human-fleet", rules.Aim{}},
		{"location.pegasus-cic", "location/pegasus-cic", rules.Aim{Ship: rules.BasestarA}},
		{"location.main-batteries", "location/main-batteries", rules.Aim{Area: port}},
		{"location.new-caprica-detain", "location/new-caprica-detain", rules.Aim{Whom: bruno}},
	} {
		for p := range rules.Seat(2) {
			for _, w := range []rules.Window{rules.WhenBeforeRoll, rules.WhenRolled} {
				r := ask(rules.ReqPlay, rules.None, play)
				r.Seat, r.Window, r.Die.Rule, r.Die.At, r.Die.Roller = p, w, k.rule, k.at, ana
				r.Die.Caller, _ = cat.Find(k.caller)
				r.Cause = r.Die.Caller
				if w == rules.WhenRolled {
					r.Die.Result = 4
				}
				all = append(all, r)
			}
		}
	}
	at := rules.Aim{Ship: rules.BasestarA, Area: port, By: rules.ByPilot, N: rules.HitBasestarViper}
	for _, plus := range []int8{rules.StructuralBonus, -2} {
		r := ask(rules.ReqPlay, rules.None, play)
		r.Window, r.Die.Rule, r.Die.At, r.Die.Roller, r.Die.Plus = rules.WhenBeforeRoll, "combat.basestar", at, ana, plus
		all = append(all, r)
	}
	r := ask(rules.ReqPlay, rules.None, rules.OfComp(find(t, "ability/hot-shot")))
	r.Window, r.Die.Rule, r.Die.At, r.Die.Roller = rules.WhenWouldRoll, "combat.basestar", at, ana
	all = append(all, r)
	for _, n := range []int8{4, 7, 8} {
		r := ask(rules.ReqPlay, rules.None, rules.OfComp(find(t, "skill/evasive-maneuvers-1")))
		r.Window, r.Die.Rule, r.Die.At, r.Die.Result = rules.WhenViperAttacked, "combat.viper", rules.Aim{Area: port, Whom: ana}, n
		r.Seat = rules.Seat(n % 2)
		all = append(all, r)
	}
	r = ask(rules.ReqPay, find(t, "ability/hot-shot"), rules.OfComp(find(t, "skill/repair-1")))
	r.Die.Rule, r.Die.At, r.Die.Roller = "combat.basestar", at, ana
	all = append(all, r)
	for _, p := range []rules.SeatRef{ana, bruno} {
		r = ask(rules.ReqChangeRoll, find(t, "skill/calculations-3"), rules.Number(-1), rules.Number(1))
		r.Die.Rule, r.Die.Roller, r.Die.At, r.Die.Result = "destination.tylium-planet", p, rules.Aim{N: 2}, 8
		r.Die.Caller = find(t, "destination/tylium-planet")
		all = append(all, r)
	}
	c := find(t, "location/new-caprica-attack-occupation")
	r = ask(rules.ReqReroll, c, rules.OfKind(rules.OptPass), rules.OfComp(find(t, "skill/maximum-firepower-3")))
	r.Die.Rule, r.Die.Caller, r.Die.Roller, r.Die.Result = "location.new-caprica-attack-occupation", c, ana, 4
	return append(all, r)
}

// TestRoll_EveryOneSaysWhatItDoes: the results of every die that a component
// rolls have a text, for the roller and for other players.
func TestRoll_EveryOneSaysWhatItDoes(t *testing.T) {
	rolls := 0
	for _, c := range components() {
		for _, n := range rollsOf(faceOf(cat, c)) {
			rolls++
			for p := range rules.Seat(2) {
				r := ask(rules.ReqPlay, c)
				r.Seat, r.Window, r.Die.Rule, r.Die.Caller, r.Die.Roller, r.Die.At.N = p, rules.WhenBeforeRoll, "die", c, ana, n
				b := teller{cat, nil}.atRoll(r)
				checkLine(t, cat.Ref(c), b.sentence())
				if p != 0 && strings.Contains(strings.ToLower(b.En), "you ") != strings.Contains(b.En, "Do you use") {
					t.Errorf("%s addresses who does not roll: %s", cat.Ref(c), b.En)
				}
			}
		}
	}
	if rolls < 25 {
		t.Errorf("only %d rolls in all content", rolls)
	}
}

// rollsOf returns the rolls in a piece of content, by their thresholds.
func rollsOf(v any) (found []int8) {
	var walk func(reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Interface, reflect.Pointer:
			if !v.IsNil() {
				walk(v.Elem())
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		case reflect.Struct:
			switch e := v.Interface().(type) {
			case rules.Roll:
				found = append(found, e.AtMost)
			case rules.Infiltrate, rules.ShellBasestar, rules.Bombard, rules.Barrage, rules.AttackOccupation, rules.DetainHuman:
				found = append(found, 0)
			}
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					walk(v.Field(i))
				}
			}
		}
	}
	walk(reflect.ValueOf(v))
	return found
}
