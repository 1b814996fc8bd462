package wording

import (
	"testing"

	"ragtag/rules"
)

// ask returns a request with options.
func ask(k rules.RequestKind, cause rules.Comp, options ...rules.Option) *rules.Request {
	r := &rules.Request{Kind: k, Cause: cause, Min: 1, Max: 1}
	for _, o := range options {
		r.Options[r.N], r.Limit[r.N] = o, 1
		r.N++
	}
	return r
}

// requests returns samples of every kind of request, with the options that the
// referee offers.
func requests(t *testing.T) (all []*rules.Request) {
	comp := func(ref string) rules.Option { return rules.OfComp(find(t, ref)) }
	ship := rules.ShipIn
	add := func(k rules.RequestKind, cause string, options ...rules.Option) *rules.Request {
		c, _ := cat.Find(cause)
		r := ask(k, c, options...)
		all = append(all, r)
		return r
	}
	pass, yes, no := rules.OfKind(rules.OptPass), rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo)
	two := func(r *rules.Request) *rules.Request { r.Min, r.Max = 2, 2; return r }
	area := rules.OfArea

	add(rules.ReqNone, "")
	add(rules.ReqCharacter, "", comp("character/tom-zarek"))
	add(rules.ReqCharacter, "", comp("character/tom-zarek")).Rule = "variant.solo"
	add(rules.ReqLeaveOut, "", rules.OfDraws(rules.InPolitics|rules.InLeadership), rules.OfDraws(rules.InTactics))
	add(rules.ReqLeaveOut, "", pass, rules.OfDraws(rules.InTactics)).Rule = "variant.solo"
	add(rules.ReqOptional, "", yes, no).Rule = "variant.solo"
	two(add(rules.ReqReceive, "", rules.OfSkill(rules.Politics), rules.OfSkill(rules.Treachery)))
	add(rules.ReqDraw, "location/research-lab", rules.OfSkill(rules.Tactics))
	add(rules.ReqMove, "", pass, area(rules.Rear), comp("location/armory"), comp("location/press-room"), comp("skill/critical-situation-3")).Cost[3] = 1
	add(rules.ReqPay, "", comp("skill/repair-1"))
	add(rules.ReqAction, "", pass, comp("location/command"), comp("ability/cag"), comp("title/president"), comp("quorum/food-rationing"),
		comp("skill/executive-order-2"), rules.OfKind(rules.OptViper), comp("loyalty/cylon-brig"))
	add(rules.ReqAction, "", comp("location/command"), comp("loyalty/cylon-brig")).Cost = [rules.MaxOptions]uint8{2, 4}
	add(rules.ReqAction, "location/hangar-deck", pass)
	add(rules.ReqOrder, "skill/executive-order-1", rules.OfBox(0), rules.OfBox(1))
	two(add(rules.ReqDiscard, "crisis/water-shortage-raiders-jump", comp("skill/repair-1"), comp("skill/repair-2")))
	add(rules.ReqContribute, "crisis/water-sabotaged", comp("skill/repair-1")).Max = 4
	for w := range rules.NumWindows {
		add(rules.ReqPlay, "crisis/water-sabotaged", comp("skill/strategic-planning-3")).Window = w
	}
	add(rules.ReqPlay, "").Window = rules.WhenTurnEnds
	all = append(all, rolled(t)...)
	add(rules.ReqFirst, "", rules.OfSeat(0), rules.OfSeat(2))
	add(rules.ReqBox, "crisis/water-sabotaged", rules.OfBox(0), rules.OfBox(1))
	add(rules.ReqBox, "crisis/crash-landing", rules.OfBox(2), rules.OfBox(3))
	for _, cause := range []string{
		"", "quorum/arrest-order", "location/admirals-quarters", "location/administration", "crisis/prisoner-revolt", "crisis/mandatory-testing",
		"quorum/assign-arbitrator", "skill/executive-order-1", "location/human-fleet", "location/resurrection-ship", "quorum/encourage-mutiny",
	} {
		add(rules.ReqSeat, cause, rules.OfSeat(1), rules.OfSeat(3))
	}
	add(rules.ReqSeat, "crisis/guilt-by-collusion", rules.OfSeat(1), pass)
	for _, s := range []rules.Ship{rules.Raider, rules.TheScar} {
		r := add(rules.ReqSeat, "", rules.OfSeat(0))
		r.Rule, r.About = "activate.raider", rules.Subject{Ship: s, Area: rules.Rear}
	}
	add(rules.ReqArea, "", area(rules.Front))
	for _, s := range []rules.Ship{rules.Raider, rules.HeavyRaider, rules.BasestarA, rules.Centurion, rules.Viper, rules.CivilianShip} {
		r := add(rules.ReqArea, "crisis/ambush", area(rules.Front))
		r.Rule, r.About.Ship = "limits.ships", s
	}
	add(rules.ReqArea, "ability/alert-viper-pilot", area(rules.Front))
	add(rules.ReqArea, "location/main-batteries", area(rules.Front))
	r := add(rules.ReqArea, "location/communications", pass, area(rules.Front))
	r.About = rules.Subject{Civilian: 3, Area: rules.PortFront}
	add(rules.ReqLaunch, "location/command", area(rules.PortRear), area(rules.PortFront))
	add(rules.ReqLaunch, "location/hangar-deck", area(rules.PortRear), area(rules.PortFront)).About.Pilot = ana
	add(rules.ReqLocation, "location/brig", comp("location/command"))
	add(rules.ReqLocation, "quorum/presidential-pardon", comp("location/command"))
	add(rules.ReqLocation, "", comp("location/command")).Rule = "setup.placement"
	add(rules.ReqTarget, "skill/maximum-firepower-3", pass, ship(rules.Raider, rules.Rear), ship(rules.BasestarA, rules.Front)).About.Ship = rules.Viper
	for _, cause := range []string{
		"location/weapons-control", "location/pegasus-cic", "location/main-batteries", "title/admiral", "quorum/civilian-self-defense", "ability/sacrifice",
	} {
		add(rules.ReqTarget, cause, ship(rules.TheScar, rules.Rear))
	}
	add(rules.ReqTarget, "skill/full-throttle-1", pass, ship(rules.Raider, rules.Rear)).About.Ship = rules.Viper
	add(rules.ReqTarget, "ability/primacy", pass, ship(rules.BasestarA, rules.Front))
	add(rules.ReqTarget, "location/armory", rules.Boarding(0), rules.Boarding(2))
	add(rules.ReqTarget, "quorum/authorization-of-brutal-force", ship(rules.Raider, rules.Rear)).Left = 3
	add(rules.ReqTarget, "", rules.ShipIn(rules.HeavyRaider, rules.Rear))
	add(rules.ReqViper, "location/command", pass, rules.OfHull(rules.OptReserves, rules.Viper), area(rules.PortRear))
	add(rules.ReqViper, "location/command", rules.OfHull(rules.OptReserves, rules.Viper), area(rules.PortRear)).Left = 2
	add(rules.ReqViper, "location/hangar-deck", area(rules.PortRear)).Rule = "location.hangar-deck"
	add(rules.ReqViper, "location/hangar-deck", rules.OfHull(rules.OptReserves, rules.Viper)).Rule = "location.hangar-deck"
	add(rules.ReqViper, "", rules.OfHull(rules.OptReserves, rules.Viper)).Rule = "setup.placement"
	add(rules.ReqViper, "crisis/heavy-assault", rules.OfHull(rules.OptReserves, rules.Viper)).Rule = "crisis.attack"
	add(rules.ReqViper, "crisis/weapon-malfunction", rules.OfHull(rules.OptReserves, rules.Viper), area(rules.PortRear),
		rules.OfPilot(0, rules.Rear)).Rule = "vipers.damaged"
	add(rules.ReqFly, "location/command", rules.MoveTo(rules.Rear), ship(rules.HeavyRaider, rules.PortRear)).About = rules.Subject{Area: rules.PortRear, Ship: rules.Viper}
	add(rules.ReqFly, "skill/combat-veteran-3", pass, rules.MoveTo(rules.Rear)).About.Area = rules.PortRear
	add(rules.ReqFly, "", rules.MoveTo(rules.Rear), ship(rules.HeavyRaider, rules.PortRear)).About = rules.Subject{Area: rules.PortRear, Pilot: ana, Ship: rules.Viper}
	civilians := []rules.Option{rules.OfCivilian(1, rules.Rear), rules.OfCivilian(4, rules.PortRear)}
	add(rules.ReqCivilian, "crisis/bomb-threat", civilians...)
	for _, s := range []rules.Ship{rules.Raider, rules.TheScar} {
		r := add(rules.ReqCivilian, "location/cylon-fleet", civilians...)
		r.Rule, r.About = "activate.raider", rules.Subject{Ship: s, Area: rules.PortRear}
	}
	two(add(rules.ReqCivilian, "location/communications", civilians...))
	r = add(rules.ReqCivilian, "location/communications", civilians...)
	r.Min, r.Max = 0, 2
	add(rules.ReqCivilian, "quorum/civilian-self-defense", civilians...)
	add(rules.ReqOptional, "loyalty/cylon-damage-galactica", yes, no).Rule = "loyalty.powers"
	add(rules.ReqOptional, "location/caprica", comp("super-crisis/inbound-nukes"), rules.OfDeck(rules.KindCrisis))
	add(rules.ReqOptional, "location/resurrection-ship", yes, no)
	add(rules.ReqOptional, "destination/tylium-planet", yes, no)
	add(rules.ReqOptional, "destination/ragnar-anchorage", yes, no)
	for _, power := range []string{"cylon-brig", "cylon-sickbay", "cylon-morale"} {
		add(rules.ReqOptional, "loyalty/"+power, yes, no).Rule = "loyalty.powers"
	}
	add(rules.ReqOptional, "destination/gas-cloud", yes, no)
	add(rules.ReqApply, "crisis/cylon-screenings", yes, no)
	add(rules.ReqApply, "crisis/civilian-ship-nuked", yes, no).About.Part = rules.HeedDiscard
	add(rules.ReqApply, "crisis/civilian-ship-nuked", yes, no).About.Part = rules.HeedDraw
	add(rules.ReqCrisis, "", comp("crisis/ambush"), comp("crisis/besieged"))
	add(rules.ReqCrisis, "location/resurrection-ship", comp("super-crisis/inbound-nukes"))
	add(rules.ReqDestination, "", comp("destination/icy-moon"))
	add(rules.ReqQuorum, "location/presidents-office", pass, rules.OfDeck(rules.KindQuorum), comp("quorum/food-rationing"))
	add(rules.ReqQuorum, "ability/skilled-politician", comp("quorum/food-rationing"))
	add(rules.ReqRaiders, "", rules.RaidersIn(rules.Front, 4), rules.RaidersIn(rules.Rear, 1),
		ship(rules.TheScar, rules.Rear))
	add(rules.ReqDamageToken, "loyalty/cylon-damage-galactica", comp("galactica-damage/galactica-damage-command"))
	add(rules.ReqDeck, "skill/launch-scout-1", rules.OfDeck(rules.KindCrisis), rules.OfDeck(rules.KindDestination))
	add(rules.ReqTopOrBottom, "skill/launch-scout-1", rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom))
	add(rules.ReqTopOrBottom, "destination/gas-cloud", rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom))
	for _, cause := range []string{"ability/blind-devotion", "ability/fast-learner", "ability/intimate"} {
		add(rules.ReqSkill, cause, rules.OfSkill(rules.Leadership))
	}
	add(rules.ReqResource, "ability/unconventional-tactics", rules.OfResource(rules.Food))
	add(rules.ReqIcon, "location/cylon-fleet", rules.OfIcon(rules.Raiders), rules.OfIcon(rules.LaunchRaiders))
	add(rules.ReqTake, "location/human-fleet", comp("skill/repair-1"))
	add(rules.ReqDifficulty, "ability/friends-in-low-places", rules.Number(-2), rules.Number(2))
	add(rules.ReqOutcome, "ability/mysterious-intuition", yes, no)
	add(rules.ReqRepair, "skill/repair-1", comp("location/hangar-deck"), rules.OfHull(rules.OptDamaged, rules.Viper))
	r = add(rules.ReqRepair, "destination/ragnar-anchorage", rules.OfHull(rules.OptDamaged, rules.Viper), rules.OfHull(rules.OptDestroyed, rules.Viper))
	r.Min, r.Max = 0, 3
	add(rules.ReqHandOver, "", rules.OfSeat(1))
	add(rules.ReqHandOver, "", rules.OfSeat(1)).Rule = "cylon.hand-off"
	add(rules.ReqCharacter, "", comp("character/tom-zarek")).Rule = "execution.new-character"
	add(rules.ReqOccupation, "location/occupation-authority", comp("location/occupation-authority"), comp("location/shipyard"))
	add(rules.ReqOccupation, "crisis/resistance-bombings", comp("location/shipyard"))
	add(rules.ReqOccupation, "crisis/resistance-bombings", comp("location/shipyard")).Rule = "new-caprica.forces"
	add(rules.ReqPrepareOrEvacuate, "location/shipyard", rules.OfKind(rules.OptPrepare), rules.OfKind(rules.OptEvacuate))
	add(rules.ReqResource, "location/breeders-canyon", rules.OfResource(rules.Food))
	add(rules.ReqPlayQuorum, "location/occupation-authority", pass, comp("quorum/food-rationing"))
	add(rules.ReqOptional, "location/occupation-authority", yes, no).Rule = "location.occupation-authority"
	add(rules.ReqOptional, "crisis/dissent-among-cylons", yes, no)
	add(rules.ReqOptional, "crisis/resistance-bombings", yes, no)
	add(rules.ReqLocation, "location/shipyard", pass, comp("location/command"))
	add(rules.ReqLaunch, "crisis/organize-the-pilots", area(rules.PortRear)).Rule = "new-caprica.evacuate"
	add(rules.ReqTopOrBottom, "location/shipyard", rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom))
	add(rules.ReqSeat, "location/new-caprica-detain", rules.OfSeat(1))
	add(rules.ReqSeat, "location/resistance-hq", rules.OfSeat(1))
	add(rules.ReqSeat, "crisis/second-thoughts", pass, rules.OfSeat(1))
	add(rules.ReqDamagedShip, "", rules.OfBoard(rules.Galactica), rules.OfBoard(rules.Pegasus))
	add(rules.ReqPutBack, "destination/gas-cloud", comp("crisis/ambush"))
	add(rules.ReqTitle, "ability/manipulative", comp("title/president"), comp("title/admiral"))
	add(rules.ReqGive, "ability/politically-adroit", comp("skill/repair-1"))
	add(rules.ReqCheckOrHand, "ability/fast-learner", yes, no)
	two(add(rules.ReqDiscardDestiny, "quorum/consult-the-oracle", comp("skill/repair-1"), comp("skill/repair-2")))
	add(rules.ReqTopOrBottom, "location/human-fleet-overlay", rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom))
	add(rules.ReqDiscard, "", comp("skill/repair-1")).Rule = "turn.hand-limit"
	add(rules.ReqDiscard, "", comp("skill/repair-1")).Rule = "loyalty.reveal"
	add(rules.ReqReceive, "", rules.OfSkill(rules.Politics)).Rule = "location.sickbay"
	add(rules.ReqContribute, "location/brig", comp("skill/repair-1"))
	add(rules.ReqDeck, "quorum/consult-the-oracle", rules.OfSkill(rules.Politics), rules.OfDeck(rules.KindCrisis))
	r = add(rules.ReqRepair, "destination/ragnar-anchorage", pass, rules.OfHull(rules.OptDamaged, rules.Viper))
	r.Min, r.Max = 0, 1
	add(rules.ReqTarget, "title/admiral-new-caprica", ship(rules.BasestarA, rules.Front))
	add(rules.ReqAction, "", comp("title/president-new-caprica"))
	two(add(rules.ReqDiscardQuorum, "", comp("quorum/food-rationing"), comp("quorum/arrest-order")))
	add(rules.ReqShowCylon, "", comp("loyalty/cylon-brig"), comp("loyalty/cylon-morale"))
	add(rules.ReqResource, "skill/preventative-policy-3", rules.OfResource(rules.Food))
	add(rules.ReqResource, "skill/human-weakness-3", rules.OfResource(rules.Food))
	add(rules.ReqMove, "skill/full-throttle-1", pass, area(rules.Front))
	add(rules.ReqOptional, "skill/support-the-people-1", yes, no)
	add(rules.ReqMotive, "", comp("motive/end-the-chase"))
	add(rules.ReqOnDestiny, "ability/glimpse-the-face-of-god", comp("skill/repair-1"))
	add(rules.ReqAddToCheck, "ability/human-delusion", comp("skill/repair-1")).Max = 2
	add(rules.ReqSeat, "ability/cryptic-message", rules.OfSeat(1))
	add(rules.ReqSeat, "ability/intimate", rules.OfSeat(1))
	add(rules.ReqOptional, "ability/primacy", yes, no)
	add(rules.ReqAction, "", rules.OfKind(rules.OptReturn), rules.OfUse(find(t, "location/human-fleet-overlay"), 1))
	add(rules.ReqLocation, "location/human-fleet-overlay", comp("location/command"))
	add(rules.ReqGiveQuorum, "skill/popular-influence-3", comp("quorum/food-rationing"), comp("quorum/arrest-order"))
	add(rules.ReqPlayQuorum, "skill/popular-influence-3", comp("quorum/food-rationing"), pass)
	add(rules.ReqUseLocation, "skill/unorthodox-plan-3", comp("location/command"), comp("location/armory"))
	add(rules.ReqAddToCheck, "skill/force-their-hand-0", comp("skill/repair-1"), comp("skill/repair-2"))
	add(rules.ReqArea, "skill/launch-reserves-5", area(rules.Front), area(rules.Rear))
	add(rules.ReqViper, "skill/launch-reserves-5", rules.OfHull(rules.OptReserves, rules.Viper), pass)
	add(rules.ReqToll, "crisis/event-horizon", comp("skill/repair-1"), pass)
	add(rules.ReqTakeAdded, "skill/quick-thinking-0", comp("skill/repair-1"), pass)
	r = add(rules.ReqDiscardMutiny, "", comp("mutiny/panic"), comp("mutiny/blackmail"))
	r.Rule = "mutiny.limit"
	add(rules.ReqDiscardMutiny, "location/press-room-daybreak", comp("mutiny/panic")).Min = 0
	add(rules.ReqSeat, "location/press-room-daybreak", rules.OfSeat(1))
	add(rules.ReqSeat, "location/administration-daybreak", rules.OfSeat(1))
	add(rules.ReqOptional, "crisis/rebuild-trust", yes, no)
	add(rules.ReqOptional, "crisis/trial-by-fire", yes, no)
	add(rules.ReqSeat, "crisis/secret-meetings", rules.OfSeat(1))
	add(rules.ReqOptional, "quorum/accept-prophecy", yes, no).Rule = "location.administration"
	add(rules.ReqDiscardAdded, "ability/quick-fix", comp("skill/repair-1"), comp("skill/repair-2"))
	add(rules.ReqMoveOrAct, "skill/state-of-emergency-6", pass, rules.OfBox(0), rules.OfBox(1))
	add(rules.ReqOrders, "location/basestar-bridge", rules.OfBox(0), rules.OfBox(1), rules.OfBox(2), rules.OfBox(3)).Left = 2
	add(rules.ReqOrders, "location/basestar-bridge", rules.OfBox(0), rules.OfBox(3)).Left = 1
	mark := rules.Ship(0)
	if k, ok := cat.ShipByID("viper-mark-vii"); ok {
		mark = k
	}
	add(rules.ReqReinforce, "location/basestar-bridge", rules.ShipIn(rules.BasestarA, rules.Rear), rules.ShipIn(rules.Raider, rules.Front))
	add(rules.ReqTitle, "quorum/presidential-order", comp("title/admiral"), comp("title/cag"))
	add(rules.ReqSeat, "quorum/presidential-order", rules.OfSeat(1))
	add(rules.ReqViper, "title/cag", rules.OfHull(rules.OptReserves, mark), rules.ShipIn(mark, rules.PortRear))
	r = add(rules.ReqFly, "title/cag", rules.MoveTo(rules.Rear), rules.OfCivilian(4, rules.PortRear))
	r.About = rules.Subject{Area: rules.PortRear}
	add(rules.ReqArea, "title/admiral-cylon-fleet", rules.OfArea(rules.Rear)).Rule = "combat.nuke"
	r = add(rules.ReqPlay, "", comp("skill/strategic-planning-3"))
	r.Window, r.Die = rules.WhenBeforeRoll, rules.Throw{Rule: "fleet-board.place", At: rules.Aim{Ship: rules.BasestarA}, Roller: 1}
	r = add(rules.ReqPlay, "", comp("skill/strategic-planning-3"))
	r.Window, r.Die = rules.WhenBeforeRoll, rules.Throw{Rule: "combat.nuke", Caller: find(t, "title/admiral-cylon-fleet"), At: rules.Aim{Area: rules.Front}, Roller: 1}
	r = add(rules.ReqPlay, "", comp("skill/evasive-maneuvers-1"))
	r.Window, r.Die = rules.WhenViperAttacked, rules.Throw{Rule: "combat.viper", At: rules.Aim{Ship: rules.Raider, Area: rules.Rear, N: 6, Hull: mark}, Roller: 1, Result: 5}
	add(rules.ReqOptional, "crisis/return-to-duty", yes, no)
	r = add(rules.ReqPayExactly, "loyalty/selfish", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Left = 20
	add(rules.ReqPayExactly, "loyalty/selfish", pass, comp("skill/red-tape-0"))
	add(rules.ReqResolveNext, "", comp("loyalty/final-five-executes-examiner"), comp("loyalty/final-five-activates-ships")).Rule = "loyalty.final-five"
	add(rules.ReqAlly, "", comp("ally/tory-foster"), comp("ally/danna-biers")).Rule = "ally.encounter"
	add(rules.ReqPutTrauma, "ally/aaron-kelly", comp("trauma/trauma-benevolent"), comp("trauma/trauma-antagonistic"))
	add(rules.ReqPutTrauma, "", comp("trauma/trauma-benevolent")).Rule = "ally.encounter"
	add(rules.ReqMood, "", pass, comp("trauma/trauma-benevolent"), comp("trauma/trauma-antagonistic")).Rule = "ally.lost"
	add(rules.ReqAdjust, "", rules.Number(-1), rules.Number(1)).Rule = "trauma.phase"
	add(rules.ReqResource, "", rules.OfResource(rules.Fuel), rules.OfResource(rules.Morale)).Rule = "trauma.phase"
	add(rules.ReqLocation, "ally/romo-lampkin", comp("location/command"))
	add(rules.ReqTarget, "ally/lee-apollo-adama", pass, rules.ShipIn(rules.Raider, rules.Front))
	add(rules.ReqArea, "ally/brendan-hot-dog-costanza", rules.OfArea(rules.Front))
	add(rules.ReqArea, "ally/leoben-conoy", rules.OfArea(rules.Front))
	add(rules.ReqLayTrauma, "crossroads/perjury", comp("trauma/trauma-benevolent"), comp("trauma/trauma-antagonistic")).Rule = "crossroads.cards"
	add(rules.ReqCrossroads, "crossroads/the-opera-house", rules.OfBox(0), rules.OfBox(1)).Rule = "crossroads.cards"
	add(rules.ReqCondemn, "", rules.OfSeat(0), rules.OfSeat(1)).Rule = "crossroads.trial"
	add(rules.ReqOptional, "crossroads/perjury", rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo)).Rule = "trauma.what"
	add(rules.ReqOptional, "crossroads/perjury", rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo)).Rule = "crossroads.cards"
	add(rules.ReqTarget, "crossroads/scanned", rules.ShipIn(rules.Raider, rules.Front))
	add(rules.ReqSeat, "crossroads/strange-music", rules.OfSeat(0), rules.OfSeat(1))
	add(rules.ReqTrauma, "", comp("trauma/trauma-benevolent"), comp("trauma/trauma-antagonistic")).Rule = "trauma.what"
	add(rules.ReqAction, "", comp("loyalty/sacrifice"))
	r = add(rules.ReqDieResult, "ability/longshot", rules.Number(1), rules.Number(8))
	r.Die = rules.Throw{Rule: "jump.ftl", At: rules.Aim{N: 3}, Roller: 1}
	r = add(rules.ReqContribute, "location/brig", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Min, r.Max, r.Least = 0, 2, 2
	r = add(rules.ReqContribute, "location/brig", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Min, r.Max, r.Least = 0, 4, 2
	r = add(rules.ReqDiscardQuorum, "quorum/resignation", comp("quorum/food-rationing"))
	r.Min = 0
	r = add(rules.ReqDiscard, "ability/star-player", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Min, r.Max = 1, 2
	add(rules.ReqSkill, "ability/star-player", rules.OfSkill(rules.Leadership))
	add(rules.ReqArea, "crisis/medal-of-distinction", area(rules.Front)).Rule = "civilians.place"
	add(rules.ReqArea, "crisis/strange-beacon", area(rules.Front))
	add(rules.ReqOptional, "crisis/interrogation", yes, no)
	add(rules.ReqAbility, "crisis/water-sabotaged", comp("skill/broadcast-location-1"), comp("skill/special-destiny-2"))
	assault := assaultRaptor(t)
	r = add(rules.ReqStay, "", rules.ShipIn(assault, rules.Rear), rules.ShipIn(assault, rules.Front))
	r.Min, r.Max = 0, 2
	r = add(rules.ReqStay, "", yes, no)
	r.About = rules.Subject{Area: rules.PortRear, Pilot: 2}
	r = add(rules.ReqPlay, "", pass)
	r.Window, r.Die = rules.WhenViperAttacked, rules.Throw{Rule: "combat.viper", At: rules.Aim{Ship: rules.Raider, Area: rules.Rear, Hull: assault}, Roller: 1, Result: 7}
	r = add(rules.ReqPlay, "", pass)
	r.Window, r.Die = rules.WhenBeforeRoll, rules.Throw{Rule: "combat.viper", At: rules.Aim{Ship: rules.Raider, Area: rules.Rear, Hull: assault}, Roller: 1}
	add(rules.ReqTopOrBottom, "location/tactical-plot", rules.OfKind(rules.OptTop), rules.OfKind(rules.OptBottom))
	add(rules.ReqSkill, "location/captains-cabin", rules.OfSkill(rules.Politics), rules.OfSkill(rules.Treachery))
	add(rules.ReqRepair, "mission/needs-of-the-people", comp("location/command"), comp("location/armory"))
	add(rules.ReqSupply, "", rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo)).Rule = "epica.six"
	add(rules.ReqReveal, "", pass, comp("loyalty/cylon-morale")).Rule = "epica.six"
	add(rules.ReqScrap, "", rules.OfHull(rules.OptDamaged, rules.Viper), rules.OfHull(rules.OptReserves, rules.Viper), rules.OfArea(rules.Front)).Rule = "epica.four"
	add(rules.ReqTribute, "location/hybrid-tank", rules.OfKind(rules.OptMiracle), comp("super-crisis/inbound-nukes"))
	add(rules.ReqPutBack, "location/hybrid-tank", comp("crisis/ambush"), comp("crisis/besieged"))
	add(rules.ReqSkill, "location/datastream", rules.OfSkill(rules.Politics), rules.OfSkill(rules.Tactics))
	r = add(rules.ReqSearch, "location/datastream", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Min, r.Max = 3, 3
	add(rules.ReqMuster, "location/raider-bay", rules.ShipIn(rules.Raider, rules.Front), rules.ShipIn(rules.Viper, rules.Rear))
	add(rules.ReqViper, "location/raider-bay", rules.OfHull(rules.OptReserves, rules.Viper), rules.OfHull(rules.OptReserves, assault))
	add(rules.ReqContribute, "mission/rescue-hera", comp("skill/repair-1")).Min = 0
	return append(all, peopleOfDaybreak(t)...)
}

// peopleOfDaybreak returns samples of what the sheets of Daybreak ask.
func peopleOfDaybreak(t *testing.T) (all []*rules.Request) {
	comp := func(ref string) rules.Option { return rules.OfComp(find(t, ref)) }
	add := func(k rules.RequestKind, cause string, options ...rules.Option) *rules.Request {
		c, _ := cat.Find(cause)
		r := ask(k, c, options...)
		all = append(all, r)
		return r
	}
	pass := rules.OfKind(rules.OptPass)
	add(rules.ReqCharacter, "", comp("character/tom-zarek-alt"), comp("character/lee-adama-alt"))
	add(rules.ReqSpare, "crisis/water-shortage-raiders-jump", pass, rules.OfSeat(0), rules.OfSeat(1))
	add(rules.ReqAddUp, "crisis/water-sabotaged", pass, comp("skill/repair-1"))
	add(rules.ReqGiveMutiny, "", comp("mutiny/panic"), comp("mutiny/blackmail")).About.Pilot = rules.SeatRef(2)
	add(rules.ReqPlayMutiny, "ability/abuse-power", comp("mutiny/panic"), comp("mutiny/blackmail"))
	add(rules.ReqSeat, "ability/cult-leader", rules.OfSeat(1))
	add(rules.ReqResource, "ability/broadcast", rules.OfResource(rules.Food))
	add(rules.ReqRepeat, "location/command", pass, comp("skill/repair-1"))
	add(rules.ReqDiscardSuper, "", comp("super-crisis/inbound-nukes"))
	r := add(rules.ReqGive, "ability/treatment", comp("skill/repair-1"), comp("skill/repair-2"))
	r.Min, r.Max = 2, 2
	add(rules.ReqSeat, "ability/treatment", rules.OfSeat(1))
	add(rules.ReqSeat, "ability/attorney", rules.OfSeat(1))
	add(rules.ReqSeat, "ability/visions", rules.OfSeat(1))
	add(rules.ReqCivilian, "ability/quarantine", rules.OfCivilian(1, rules.Rear))
	add(rules.ReqViper, "ability/escort", rules.OfHull(rules.OptReserves, rules.Viper)).Rule = "vipers.damaged"
	add(rules.ReqDiscard, "ability/memento", comp("skill/launch-scout-1"), comp("skill/evasive-maneuvers-1"))
	add(rules.ReqUseLocation, "ability/organized", comp("location/command"))
	add(rules.ReqUseLocation, "ability/resolute", comp("location/command"), rules.OfUse(find(t, "location/shipyard"), 1))
	add(rules.ReqUseLocation, "ability/forward-thinker", comp("location/command"))
	add(rules.ReqLocation, "ability/meticulous", comp("location/caprica-overlay"))
	add(rules.ReqIcon, "ability/modifications", rules.OfIcon(rules.LaunchRaiders), rules.OfIcon(rules.Raiders))
	add(rules.ReqBox, "crisis/water-sabotaged", rules.OfBox(0), rules.OfBox(1), comp("ability/choose-a-different-path"))
	return all
}
