package wording

import (
	"fmt"
	"strings"
	"testing"

	"ragtag/rules"
)

// ask makes a request with options.
func ask(k rules.RequestKind, cause rules.Comp, options ...rules.Option) *rules.Request {
	r := &rules.Request{Kind: k, Cause: cause, Min: 1, Max: 1}
	for _, o := range options {
		r.Options[r.N], r.Limit[r.N] = o, 1
		r.N++
	}
	return r
}

// requests are samples of every kind of request, with options as the referee
// offers them.
func requests(t *testing.T) (all []*rules.Request) {
	opt := func(k rules.OptionKind, n int) rules.Option { return rules.Option{Kind: k, N: uint8(n)} }
	comp := func(ref string) rules.Option { return rules.Option{Kind: rules.OptComp, Comp: find(t, ref)} }
	ship := func(s rules.Ship, a rules.Area) rules.Option {
		return rules.Option{Kind: rules.OptShipIn, N: uint8(s), Comp: rules.Comp(a)}
	}
	add := func(k rules.RequestKind, cause string, options ...rules.Option) *rules.Request {
		c, _ := cat.Find(cause)
		r := ask(k, c, options...)
		all = append(all, r)
		return r
	}
	pass, yes, no := opt(rules.OptPass, 0), opt(rules.OptYes, 0), opt(rules.OptNo, 0)
	two := func(r *rules.Request) *rules.Request { r.Min, r.Max = 2, 2; return r }
	area := func(a rules.Area) rules.Option { return opt(rules.OptArea, int(a)) }

	add(rules.ReqNone, "")
	add(rules.ReqCharacter, "", comp("character/tom-zarek"))
	add(rules.ReqCharacter, "", comp("character/tom-zarek")).Rule = "variant.solo"
	add(rules.ReqLeaveOut, "", opt(rules.OptDraws, int(rules.InPolitics|rules.InLeadership)), opt(rules.OptDraws, int(rules.InTactics)))
	add(rules.ReqLeaveOut, "", pass, opt(rules.OptDraws, int(rules.InTactics))).Rule = "variant.solo"
	add(rules.ReqMay, "", yes, no).Rule = "variant.solo"
	two(add(rules.ReqReceive, "", opt(rules.OptSkill, int(rules.Politics)), opt(rules.OptSkill, int(rules.Treachery))))
	add(rules.ReqDraw, "location/research-lab", opt(rules.OptSkill, int(rules.Tactics)))
	add(rules.ReqMove, "", pass, area(rules.Rear), comp("location/armory"), comp("skill/critical-situation-3"))
	add(rules.ReqPay, "", comp("skill/repair-1"))
	add(rules.ReqAction, "", pass, comp("location/command"), comp("ability/cag"), comp("title/president"), comp("quorum/food-rationing"),
		comp("skill/executive-order-2"), opt(rules.OptViper, 0), comp("loyalty/cylon-brig"))
	add(rules.ReqAction, "location/hangar-deck", pass)
	add(rules.ReqOrder, "skill/executive-order-1", opt(rules.OptBox, 0), opt(rules.OptBox, 1))
	two(add(rules.ReqDiscard, "crisis/water-shortage-raiders-jump", comp("skill/repair-1"), comp("skill/repair-2")))
	add(rules.ReqContribute, "crisis/water-sabotaged", comp("skill/repair-1")).Max = 4
	for w := range rules.NumWindows {
		add(rules.ReqPlay, "crisis/water-sabotaged", comp("skill/strategic-planning-3")).Window = w
	}
	add(rules.ReqPlay, "").Window = rules.WhenTurnEnds
	for _, rule := range []string{
		"combat.raider", "combat.heavy-raider", "combat.basestar", "combat.centurion", "combat.nuke", "combat.galactica", "combat.viper", "jump.ftl",
	} {
		r := add(rules.ReqPlay, "crisis/water-sabotaged", comp("skill/strategic-planning-3"))
		r.Window, r.For = rules.WhenBeforeRoll, rule
	}
	r := add(rules.ReqPlay, "location/ftl-control", comp("ability/eco-officer"))
	r.Window, r.For, r.Die = rules.WhenRolled, "jump.ftl", 2
	for _, n := range []int8{4, 7, 8} {
		r := add(rules.ReqPlay, "crisis/water-sabotaged", comp("skill/evasive-maneuvers-1"))
		r.Window, r.For, r.Die = rules.WhenViperAttacked, "combat.viper", n
	}
	add(rules.ReqFirst, "", opt(rules.OptSeat, 0), opt(rules.OptSeat, 2))
	add(rules.ReqBox, "crisis/water-sabotaged", opt(rules.OptBox, 0), opt(rules.OptBox, 1))
	add(rules.ReqBox, "crisis/crash-landing", opt(rules.OptBox, 2), opt(rules.OptBox, 3))
	for _, cause := range []string{
		"", "quorum/arrest-order", "location/admirals-quarters", "location/administration", "crisis/prisoner-revolt", "crisis/mandatory-testing",
		"quorum/assign-arbitrator", "skill/executive-order-1", "location/human-fleet", "location/resurrection-ship", "quorum/encourage-mutiny",
	} {
		add(rules.ReqSeat, cause, opt(rules.OptSeat, 1), opt(rules.OptSeat, 3))
	}
	add(rules.ReqSeat, "crisis/guilt-by-collusion", opt(rules.OptSeat, 1), pass)
	add(rules.ReqSeat, "", opt(rules.OptSeat, 0)).Rule = "activate.raider"
	add(rules.ReqArea, "", area(rules.Front))
	add(rules.ReqArea, "crisis/ambush", area(rules.Front)).Rule = "limits.ships"
	add(rules.ReqArea, "location/communications", pass, area(rules.Front)).About = 3
	add(rules.ReqLaunch, "location/command", area(rules.PortRear), area(rules.PortFront))
	add(rules.ReqLocation, "location/brig", comp("location/command"))
	add(rules.ReqTarget, "skill/maximum-firepower-3", pass, ship(rules.Raider, rules.Rear), ship(rules.BasestarA, rules.Front))
	add(rules.ReqTarget, "location/armory", opt(rules.OptBoarding, 0), opt(rules.OptBoarding, 2))
	add(rules.ReqTarget, "quorum/authorization-of-brutal-force", ship(rules.Raider, rules.Rear)).Left = 3
	add(rules.ReqTarget, "", rules.Option{Kind: rules.OptShipIn, N: uint8(rules.HeavyRaider), Comp: rules.Comp(rules.Rear)})
	add(rules.ReqViper, "location/command", pass, opt(rules.OptReserves, 0), area(rules.PortRear))
	add(rules.ReqViper, "location/command", opt(rules.OptReserves, 0), area(rules.PortRear)).Left = 2
	add(rules.ReqViper, "location/hangar-deck", area(rules.PortRear)).Rule = "location.hangar-deck"
	add(rules.ReqViper, "crisis/weapon-malfunction", area(rules.PortRear), opt(rules.OptSeat, 0))
	add(rules.ReqFly, "", opt(rules.OptMove, int(rules.Rear)), ship(rules.HeavyRaider, rules.PortRear))
	add(rules.ReqCivilian, "crisis/bomb-threat", opt(rules.OptCivilian, 1))
	add(rules.ReqCivilian, "location/cylon-fleet", opt(rules.OptCivilian, 1), opt(rules.OptCivilian, 4))
	two(add(rules.ReqCivilian, "location/communications", opt(rules.OptCivilian, 1), opt(rules.OptCivilian, 4)))
	add(rules.ReqMay, "loyalty/cylon-damage-galactica", yes, no).Rule = "loyalty.powers"
	add(rules.ReqMay, "location/caprica", comp("super-crisis/inbound-nukes"), opt(rules.OptDeck, int(rules.KindCrisis)))
	add(rules.ReqMay, "location/resurrection-ship", yes, no)
	add(rules.ReqMay, "destination/tylium-planet", yes, no)
	add(rules.ReqMay, "destination/ragnar-anchorage", yes, no)
	add(rules.ReqMay, "ability/recon", yes, no)
	add(rules.ReqHeed, "crisis/cylon-screenings", yes, no)
	add(rules.ReqHeed, "crisis/civilian-ship-nuked", opt(rules.OptYes, int(rules.HeedDiscard)), opt(rules.OptNo, int(rules.HeedDiscard)))
	add(rules.ReqHeed, "crisis/civilian-ship-nuked", opt(rules.OptYes, int(rules.HeedDraw)), opt(rules.OptNo, int(rules.HeedDraw)))
	add(rules.ReqCrisis, "", comp("crisis/ambush"), comp("crisis/besieged"))
	add(rules.ReqCrisis, "location/resurrection-ship", comp("super-crisis/inbound-nukes"))
	add(rules.ReqDestination, "", comp("destination/icy-moon"))
	add(rules.ReqQuorum, "location/presidents-office", pass, opt(rules.OptDeck, int(rules.KindQuorum)), comp("quorum/food-rationing"))
	add(rules.ReqQuorum, "ability/skilled-politician", comp("quorum/food-rationing"))
	add(rules.ReqRaiders, "", area(rules.Front))
	add(rules.ReqToken, "loyalty/cylon-damage-galactica", comp("galactica-damage/galactica-damage-command"))
	add(rules.ReqDeck, "skill/launch-scout-1", opt(rules.OptDeck, int(rules.KindCrisis)), opt(rules.OptDeck, int(rules.KindDestination)))
	add(rules.ReqTopOrBottom, "skill/launch-scout-1", opt(rules.OptTop, 0), opt(rules.OptBottom, 0))
	add(rules.ReqSkill, "ability/blind-devotion", opt(rules.OptSkill, int(rules.Leadership)))
	add(rules.ReqResource, "ability/unconventional-tactics", opt(rules.OptResource, int(rules.Food)))
	add(rules.ReqIcon, "location/cylon-fleet", opt(rules.OptIcon, int(rules.Raiders)), opt(rules.OptIcon, int(rules.LaunchRaiders)))
	add(rules.ReqTake, "location/human-fleet", comp("skill/repair-1"))
	add(rules.ReqDifficulty, "ability/friends-in-low-places", opt(rules.OptNumber, 126), opt(rules.OptNumber, 130))
	add(rules.ReqOutcome, "ability/mysterious-intuition", yes, no)
	add(rules.ReqRepair, "skill/repair-1", comp("location/hangar-deck"), opt(rules.OptDamaged, 0))
	r = add(rules.ReqRepair, "destination/ragnar-anchorage", opt(rules.OptDamaged, 0), opt(rules.OptDestroyed, 0))
	r.Min, r.Max = 0, 3
	add(rules.ReqHandOver, "", opt(rules.OptSeat, 1))
	add(rules.ReqHandOver, "", opt(rules.OptSeat, 1)).Rule = "cylon.hand-off"
	add(rules.ReqCharacter, "", comp("character/tom-zarek")).Rule = "execution.new-character"
	add(rules.ReqOccupation, "location/occupation-authority", comp("location/occupation-authority"), comp("location/shipyard"))
	add(rules.ReqReroll, "location/new-caprica-attack-occupation", pass, comp("skill/maximum-firepower-3")).Die = 4
	add(rules.ReqStack, "location/shipyard", opt(rules.OptPrepare, 0), opt(rules.OptEvacuate, 0))
	add(rules.ReqResource, "location/breeders-canyon", opt(rules.OptResource, int(rules.Food)))
	add(rules.ReqPlayQuorum, "location/occupation-authority", pass, comp("quorum/food-rationing"))
	add(rules.ReqMay, "location/occupation-authority", yes, no).Rule = "location.occupation-authority"
	add(rules.ReqMay, "crisis/dissent-among-cylons", yes, no)
	add(rules.ReqMay, "crisis/resistance-bombings", yes, no)
	add(rules.ReqLocation, "location/shipyard", pass, comp("location/command"))
	add(rules.ReqLaunch, "crisis/organize-the-pilots", area(rules.PortRear)).Rule = "new-caprica.evacuate"
	add(rules.ReqTopOrBottom, "location/shipyard", opt(rules.OptTop, 0), opt(rules.OptBottom, 0))
	add(rules.ReqSeat, "location/new-caprica-detain", opt(rules.OptSeat, 1))
	add(rules.ReqSeat, "location/resistance-hq", opt(rules.OptSeat, 1))
	add(rules.ReqSeat, "crisis/second-thoughts", pass, opt(rules.OptSeat, 1))
	add(rules.ReqHull, "", opt(rules.OptBoard, int(rules.Galactica)), opt(rules.OptBoard, int(rules.Pegasus)))
	add(rules.ReqNext, "destination/gas-cloud", comp("crisis/ambush"))
	add(rules.ReqPay, "ability/hot-shot", comp("skill/repair-1"))
	add(rules.ReqTitle, "ability/manipulative", comp("title/president"), comp("title/admiral"))
	add(rules.ReqGive, "ability/politically-adroit", comp("skill/repair-1"))
	add(rules.ReqLearned, "ability/fast-learner", yes, no)
	two(add(rules.ReqCull, "quorum/consult-the-oracle", comp("skill/repair-1"), comp("skill/repair-2")))
	two(add(rules.ReqShed, "", comp("quorum/food-rationing"), comp("quorum/arrest-order")))
	add(rules.ReqProve, "", comp("loyalty/cylon-brig"), comp("loyalty/cylon-morale"))
	add(rules.ReqResource, "skill/preventative-policy-3", opt(rules.OptResource, int(rules.Food)))
	add(rules.ReqResource, "skill/human-weakness-3", opt(rules.OptResource, int(rules.Food)))
	add(rules.ReqMove, "skill/full-throttle-1", pass, area(rules.Front))
	add(rules.ReqMay, "skill/support-the-people-1", yes, no)
	add(rules.ReqMotive, "", comp("motive/end-the-chase"))
	add(rules.ReqOnDestiny, "ability/glimpse-the-face-of-god", comp("skill/repair-1"))
	add(rules.ReqSwell, "ability/human-delusion", comp("skill/repair-1"))
	add(rules.ReqSeat, "ability/cryptic-message", opt(rules.OptSeat, 1))
	add(rules.ReqSeat, "ability/intimate", opt(rules.OptSeat, 1))
	add(rules.ReqMay, "ability/primacy", yes, no)
	add(rules.ReqAction, "", opt(rules.OptReturn, 0), rules.Option{Kind: rules.OptComp, Comp: find(t, "location/human-fleet-overlay"), N: 1})
	add(rules.ReqLocation, "location/human-fleet-overlay", comp("location/command"))
	add(rules.ReqNudge, "skill/calculations-3", opt(rules.OptNumber, 127), opt(rules.OptNumber, 129))
	add(rules.ReqAbility, "crisis/water-sabotaged", comp("skill/broadcast-location-1"), comp("skill/special-destiny-2"))
	return all
}

func TestRequest_Golden(t *testing.T) {
	var out strings.Builder
	who := crew(t)
	for _, r := range requests(t) {
		b := Both{Request(cat, r, who, En), Request(cat, r, who, Es)}
		fmt.Fprintf(&out, "%s\n  en %s\n  es %s\n", r.Kind, b.En, b.Es)
		checkLine(t, "request "+r.Kind.String(), b)
		for i := range int(r.N) {
			o := Both{Option(cat, r, r.Options[i], who, En), Option(cat, r, r.Options[i], who, Es)}
			fmt.Fprintf(&out, "    [%s] %s | %s\n", cat.OptionID(r.Options[i]), indent(o.En), indent(o.Es))
			checkOption(t, r, r.Options[i], o)
		}
	}
	golden(t, "requests.golden", out.String())
}

func checkOption(t *testing.T, r *rules.Request, o rules.Option, b Both) {
	t.Helper()
	for _, f := range flaws(b) {
		t.Errorf("option %s of %s: %s\n%s\n%s", cat.OptionID(o), r.Kind, f, b.En, b.Es)
	}
	hint := Both{Hint(cat, r, o, En), Hint(cat, r, o, Es)}
	if (hint.En == "") != (hint.Es == "") {
		t.Errorf("option %s of %s has a hint in one language alone: %q, %q", cat.OptionID(o), r.Kind, hint.En, hint.Es)
	}
}

func TestRequest_EveryKindAndWindowHasASample(t *testing.T) {
	kinds, windows, options := map[rules.RequestKind]bool{}, map[rules.Window]bool{}, map[rules.OptionKind]bool{}
	for _, r := range requests(t) {
		kinds[r.Kind] = true
		if r.Kind == rules.ReqPlay {
			windows[r.Window] = true
		}
		for i := range int(r.N) {
			options[r.Options[i].Kind] = true
		}
	}
	for k := range rules.NumRequestKinds {
		if !kinds[k] {
			t.Errorf("no sample of the request %s", k)
		}
	}
	for w := range rules.NumWindows {
		if !windows[w] {
			t.Errorf("no sample of the window %s", w)
		}
	}
	for k := rules.OptPass; k <= rules.OptReturn; k++ {
		if !options[k] {
			t.Errorf("no sample of option kind %d", k)
		}
	}
}

func TestHint_SaysWhatACardDoes(t *testing.T) {
	repair := rules.Option{Kind: rules.OptComp, Comp: find(t, "skill/repair-1")}
	if got, want := Hint(cat, ask(rules.ReqAction, rules.None, repair), repair, En), Text(cat, repair.Comp, En); got != want || got == "" {
		t.Errorf("an action's hint is %q; want the card's text, %q", got, want)
	}
	if got := Hint(cat, ask(rules.ReqDiscard, rules.None, repair), repair, En); got != "" {
		t.Errorf("a discard has the hint %q; what the card could do does not matter", got)
	}
	if got := Hint(cat, ask(rules.ReqMay, rules.None), rules.Option{Kind: rules.OptYes}, Es); got != "" {
		t.Errorf("yes has the hint %q", got)
	}
}

func TestOption_TellsBoxesByWhatTheyDo(t *testing.T) {
	r := ask(rules.ReqBox, find(t, "crisis/water-sabotaged"), rules.Option{Kind: rules.OptBox, N: 1})
	if got, want := Option(cat, r, r.Options[0], nil, Es), "Se pierde 1 de Alimentos"; got != want {
		t.Errorf("box b is labelled %q; want %q", got, want)
	}
}

func TestRenewed_SaysHowManyAnswersAreLost(t *testing.T) {
	for n, want := range []string{"rules", "answer does", "2 answers", "3 answers"} {
		both := Both{Renewed(n, En), Renewed(n, Es)}
		checkLine(t, want, both)
		if !strings.Contains(both.En, want) || strings.Contains(both.Es, "respuesta") != (n > 0) {
			t.Errorf("%d dropped: %+v", n, both)
		}
	}
}

func TestRefusal_EveryCode(t *testing.T) {
	for _, c := range []rules.Code{
		rules.WrongSeat, rules.OldRequest, rules.Answered, rules.NotAnOption, rules.TooMany, rules.TooFew, rules.GameOver,
	} {
		checkLine(t, string(c), Both{Refusal(c, En), Refusal(c, Es)})
	}
	if got := Refusal("no-such-code", En); got != "" {
		t.Errorf("an unknown code reads %q", got)
	}
}
