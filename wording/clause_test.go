package wording

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// samples returns effects of every type, with different roles, numbers and
// parts.
func samples() []rules.Effect {
	lose := rules.Lose{Food: 1}
	roll := rules.Roll{AtMost: 3, Then: lose, Else: rules.Gain{Fuel: 2}}
	return []rules.Effect{
		rules.Steps{lose, rules.LoseRaptor{}},
		rules.If{Key: "food-below-6", Then: lose},
		rules.UseInCheck{Then: rules.Ease{By: -3}},
		rules.Again{},
		rules.Check{Difficulty: 9, Partly: 5, Skills: rules.InTactics | rules.InEngineering, Fail: lose},
		rules.Choose{By: rules.TheAdmiral, A: rules.SpendNuke{}, B: lose, NeedsA: rules.HasNuke},
		rules.OneOf{By: rules.ThePresident, A: lose, B: rules.Steps{lose, rules.LoseRaptor{}}},
		rules.Attack{Ships: []rules.Activation{rules.Raiders}, SetUp: [rules.NumAreas]rules.Force{rules.Rear: {Basestars: 1}}, Special: lose},
		roll,
		rules.Roll{AtMost: 3, Then: lose},
		rules.Roll{AtMost: 3, Else: lose},
		rules.ChosenRolls{Roll: roll},
		rules.Venture{Key: "risk-raptor", Roll: roll},
		rules.Designate{Then: lose},
		rules.Offer{By: rules.TheAdmiral, Then: lose},
		rules.RepairVipers{N: 1},
		rules.RepairVipers{N: 2},
		rules.Succeed{Title: rules.President, Past: rules.ThePresident},
		rules.Succeed{Title: rules.President, Past: rules.Current},
		rules.Release{By: rules.Current},
		rules.Release{By: rules.ThePresident, To: rules.AtCommand},
		rules.Release{By: rules.Acting},
		rules.SeedDestiny{N: 2, Of: rules.Treachery},
		rules.ReadAhead{N: 3},
		rules.Summon{Card: "scar"},
		rules.Elsewhere{},
		rules.Execute{Who: rules.Current},
		rules.Execute{Who: rules.Chosen},

		rules.SendOne{By: rules.Current, To: rules.AtDetention, OnCaprica: true},
		rules.If{Key: "current-on-caprica", Then: rules.Send{Who: rules.Current, To: rules.AtMedical}},
		rules.If{Key: "galactica-in-orbit", Then: lose},
		rules.PrepareOrEvacuate{By: rules.Current},
		rules.PrepareOrEvacuate{By: rules.Acting, Board: true},
		rules.ScoutLocked{},
		rules.AttackOccupation{HitAt: 5, Reroll: "maximum-firepower"},
		rules.DetainHuman{Jail: 3, Hurt: 7},
		rules.CommandOccupation{},
		rules.PlaceOccupation{N: 1},
		rules.PlaceOccupation{N: 2},
		rules.DestroyOccupation{By: rules.Current, N: 1},
		rules.DestroyOccupation{By: rules.TheAdmiral, N: 2},
		rules.DestroyStacked{},
		rules.SkipJump{},
		rules.TopCrisis{},
		rules.InTurn{Who: rules.EachHuman, May: true, Then: rules.DrawCards{Who: rules.Acting, N: 2}},
		rules.MayDrawThenPlay{},
		rules.FreeDetained{By: rules.Current},
		rules.ExecuteOne{By: rules.TheAdmiral},
		rules.SleeperAgents{},
		rules.SettleCaprica{},
		rules.LeaveCaprica{},
		rules.Activate{Ships: rules.Occupation},

		rules.Check{Difficulty: 12, Skills: rules.InPolitics, Fail: lose, Consequence: rules.DamageGalactica{N: 1}},
		rules.SendOne{By: rules.Current, To: rules.AtSickbay, Other: true},
		rules.SendOne{
			By: rules.TheAdmiral, To: rules.AtSickbay, Other: true,
			Then: rules.If{Key: "looks-allowed", Then: rules.Offer{By: rules.TheAdmiral, Then: rules.Look{By: rules.TheAdmiral, Of: []rules.Role{rules.Chosen}}}},
		},
		rules.DiscardStrong{From: 5},
		rules.HoldOut{Short: 4, Morale: 1},
		rules.AddDestiny{N: 2},
		rules.DoubleType{Type: rules.Engineering},
		rules.If{Key: "piloting-adds-3", Then: lose},
		rules.DiscardAdded{},
		rules.DiscardAdded{Other: true},
		rules.If{Key: "dogfight", Then: lose},
		rules.AddOne{Else: rules.DrawMutiny{Who: rules.Current}},
		rules.ShareQuorum{Draw: 2},
		rules.Truce{},
		rules.UseLocation{Of: []string{"command", "armory"}, Damaged: true},
		rules.UseLocation{Of: []string{"command", "armory"}},
		rules.LaunchBeside{N: 2},
		rules.EachMovesOrActs{},
		rules.Barrage{},
		rules.GainNuke{},
		rules.Refresh{},
		rules.ChooseRoll{},
		rules.LeaveJail{To: rules.AtCommand},
		rules.GainMiracle{Who: rules.Current},
		rules.DrawMutiny{Who: rules.Current},
		rules.DrawMutiny{Who: rules.Acting},
		rules.DrawMutiny{Who: rules.Chosen},
		rules.RemovePlayed{},
		rules.Silence{},
		rules.CountZeros{},
		rules.SecondChance{Over: 4},
		rules.Upgrade{Passed: 2, Failed: 1},
		rules.DrawAs{N: 2},
		rules.GiveCards{N: 2},
		rules.Quarantine{},
		rules.DrawKeep{N: 3, From: rules.Piloting},
		rules.SaveCivilian{},
		rules.Pilfer{N: 2},
		rules.TradeMiracle{},
		rules.GainAny{N: 2},
		rules.Divert{},
		rules.AbusePower{N: 4},
		rules.ActivateOther{N: 3},
		rules.ActivateOther{N: 1, Any: true},
		rules.ActivateHere{},
		rules.WithdrawElsewhere{},
		rules.Recall{},
		rules.DestroyViper{By: rules.Acting, Undamaged: true},
		rules.Look{By: rules.Acting, Human: true},
		rules.TakeAdded{AtMost: 3},
		rules.TakeRandom{From: rules.ThePresident, N: 3},
		rules.MoveSelf{To: rules.AtSickbay},
		rules.PlaceWhere{Force: rules.Force{Basestars: 1, Raiders: 3}},
		rules.BuryQuorum{Draw: 2, Bury: 2},
		rules.FreeJailed{},
		rules.LaunchFromBasestars{Raiders: 2},
		rules.RemoveNukes{},
		rules.ShootCenturion{Bonus: 2},
		rules.RepairVipers{N: rules.AllVipers},
		rules.Designate{Human: true, Then: rules.DrawMutiny{Who: rules.Chosen}},
		rules.SortQuorum{N: 5},
		rules.RedrawQuorum{},
		rules.PlaceCivilians{N: 2},
		rules.DestroyCylonShips{},
		rules.ClearArea{},
		rules.DestroyCenturion{},
		rules.CedeTitles{Who: rules.Current},
		rules.TakeHand{},
		rules.PlaceDamaged{In: rules.Front, Hits: 1},
		rules.PlaceDamaged{In: rules.Front, Hits: 2},
		rules.DestroyViper{By: rules.TheAdmiral},
		rules.LaunchPilots{},
		rules.AdvancePursuit{},
		rules.ReinforceFleet{Raiders: 3},
		rules.RollBelowRaiders{Then: lose},
		rules.Orders{N: 2, Of: []rules.Effect{rules.AdvancePursuit{}, rules.ReinforceFleet{Raiders: 3}, lose}},
		rules.As{Who: rules.TheAdmiral, Then: rules.ActivateVipers{N: 1}},
		rules.NukeArea{},
		rules.GrantTitle{By: rules.Acting, Of: []rules.Title{rules.Admiral, rules.President}},
		rules.DamageVipers{N: 2, By: rules.TheAdmiral},
		rules.If{Key: "any-viper", Then: lose},
		rules.MoveOnward{By: 2},
		rules.ShellBasestar{Miss: 3, Twice: 7},
		rules.Bombard{Viper: 3, Few: 2, ManyAt: 7, Many: 4},
		rules.PrepareEngines{},
		rules.Accuse{Check: rules.Check{Difficulty: 7, Skills: rules.InPolitics}},

		rules.DrawTrauma{Who: rules.Current, N: 2},
		rules.DrawTrauma{Who: rules.EachCylon, N: 1},
		rules.DiscardTrauma{Who: rules.Acting, N: 1, Random: true},
		rules.DiscardTrauma{Who: rules.Current, N: 3},
		rules.MoveAnywhere{},
		rules.RecedeCenturions{},
		rules.VipersDestroy{},
		rules.DestroyRaidersIn{N: 2},
		rules.EscortAll{},
		rules.ShelterCivilian{},
		rules.ActivateOne{N: 4},
		rules.ActivateOne{N: 3, UpTo: true},
		rules.RepairLocations{N: 2},
		rules.DrawLoyalty{},
		rules.TakeDestiny{N: 2},
		rules.ClearArea{Destroy: true},
		rules.DamageVipers{N: 2, Unmanned: true, By: rules.Acting},
		rules.If{Key: "any-loyalty", Then: rules.Offer{By: rules.Acting, Then: rules.Look{By: rules.Acting}}},
		rules.If{Key: "another-human", Then: rules.Offer{By: rules.Acting, Then: rules.Designate{Then: rules.Execute{Who: rules.Chosen}}}},
		rules.If{Key: "distance-within-7", Then: rules.DrawLoyalty{}},
		rules.MayDiscardTrauma{Who: rules.Acting, N: 2},
		rules.MayDiscardTrauma{Who: rules.Chosen, N: 1},
		rules.Crossroads{},
		rules.DealLoyalty{},
		rules.RestoreViper{},
		rules.HitBasestar{},
		rules.RemoveRaiders{N: 4},
		rules.RaidersAlone{},

		rules.Lose{Fuel: 1, Food: 2, Morale: 3, Population: 4},
		rules.Lose{Morale: 1},
		rules.Gain{Food: 1},
		rules.Gain{Food: 1, Fuel: 1},
		rules.GainChosen{Not: rules.Food},
		rules.LoseHighest{N: 1},
		rules.LoseRaptor{},
		rules.RestoreRaptor{},
		rules.TradeRaptor{For: "assault-raptor"},
		rules.RunMission{},
		rules.GainDistance{},
		rules.TurnDown{},
		rules.ClearShips{Of: []rules.Ship{rules.BasestarA}, Out: 1},
		rules.ClearShips{Of: []rules.Ship{rules.HeavyRaider, rules.Centurion}, Out: 2},
		rules.EachDrawsType{N: 1},
		rules.RepairOne{},
		rules.PegasusJoins{},
		rules.DemetriusJoins{},
		rules.OfferCaprica{Alone: 3, Tied: 2},
		rules.RebelsJoin{With: rules.HumanSide},
		rules.RebelsJoin{With: rules.CylonSide},
		rules.DestroyHub{},
		rules.Reborn{Cards: 3},
		rules.Tribute{Then: rules.OrderCrises{N: 5}},
		rules.OrderCrises{N: 5},
		rules.SearchSkills{N: 3},
		rules.PlaceAndActivate{Raiders: 2, Vipers: 4},
		rules.ScoutDeck{Decks: []rules.Kind{rules.KindMission}},
		rules.SpendNuke{},
		rules.LaunchNuke{},

		rules.Discard{Who: rules.Current, N: 1},
		rules.Discard{Who: rules.Each, N: 2, Random: true},
		rules.Discard{Who: rules.Acting, All: true},
		rules.Discard{Who: rules.TheAdmiral, All: true},
		rules.Discard{Who: rules.Acting, N: 3},
		rules.DrawCards{Who: rules.EachHuman, N: 2},
		rules.DrawCards{Who: rules.Acting, N: 1, From: rules.InPolitics},
		rules.DrawCards{Who: rules.Chosen, N: 2, From: rules.InPolitics | rules.InEngineering},
		rules.DrawCards{Who: rules.Current, N: 2, From: rules.AnySkill},
		rules.Send{Who: rules.ThePresident, To: rules.AtBrig},
		rules.Send{Who: rules.Acting, To: rules.AtSickbay},
		rules.InsteadOfResult{Then: rules.Execute{Who: rules.Chosen}},
		rules.BorrowTitle{Of: []rules.Title{rules.President, rules.Admiral}},
		rules.GiveCard{Then: rules.DrawCards{Who: rules.Acting, N: 2}},
		rules.Learn{N: 3},
		rules.InsteadOfRoll{More: 2},
		rules.Ram{Raiders: 5, Heavy: 2},
		rules.JumpBlind{Charts: 1},
		rules.SelfDefense{Raiders: 3, Heavy: 1, Roll: rules.Roll{AtMost: 2, Then: rules.LoseDefender{}}},
		rules.LoseDefender{},
		rules.SeeBottom{},
		rules.CullDestiny{N: 2},
		rules.ExecuteFrom{At: rules.AtBrig},
		rules.SeeAdded{},
		rules.RepairAny{Vipers: 2},
		rules.KeepBefore{Give: true, Self: true},
		rules.Discard{Who: rules.EachOtherHuman, N: 1, Random: true},
		rules.Execute{Who: rules.Chosen, Cylons: true},
		rules.Execute{Who: rules.Acting, Spared: true},
		rules.SendOne{By: rules.Acting, To: rules.AtBrig},
		rules.SendOne{By: rules.Current, To: rules.AtSickbay, May: true, OnGalactica: true, Discards: 1},
		rules.SendFrom{From: "armory", To: rules.AtBrig},
		rules.SendFromBoard{From: rules.ColonialOne},
		rules.KeepOneMutiny{},
		rules.DropMutiny{},
		rules.Elect{},
		rules.LoseQuorum{N: 2},
		rules.OpenBrig{},
		rules.LaunchGained{Hull: "assault-raptor"},
		rules.DrawMutiny{Who: rules.EachHuman, Lacking: true},
		rules.If{Key: "mutinous-president", Then: rules.Elect{}},
		rules.LeaveBrig{Who: rules.Acting},
		rules.LeaveBrig{Who: rules.Chosen},
		rules.Arrive{At: rules.AtHangar},
		rules.PassTitle{Title: rules.Admiral, To: rules.Chosen},
		rules.PassTitleTo{By: rules.ThePresident, Title: rules.President},
		rules.Order{},
		rules.MoreAction{},

		rules.Look{By: rules.Current},
		rules.Look{By: rules.ThePresident, Of: []rules.Role{rules.Current, rules.TheAdmiral}},
		rules.Look{By: rules.Acting, All: true},

		rules.Activate{Ships: rules.Raiders},
		rules.ActivatePlaced{In: rules.Front, N: 4},
		rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}},
		rules.PlaceShips{In: rules.PortRear, Force: rules.Force{Basestars: 1, Raiders: 3, Heavy: 1, Vipers: 2}},
		rules.AddCenturions{N: 1},
		rules.AddCenturions{N: 2},
		rules.DestroyCivilians{N: 1},
		rules.DestroyCivilians{N: 2},
		rules.Escort{N: 2},
		rules.DestroySome{Raiders: 3},
		rules.MoveFleetMarker{By: 1},
		rules.MoveFleetMarker{By: -2},
		rules.JumpNow{},
		rules.ActivateVipers{N: 2},
		rules.Strafe{N: 4},
		rules.FireGuns{},
		rules.ShootCenturion{},
		rules.LaunchSelf{},
		rules.TakeOver{},
		rules.RecallVipers{},
		rules.DamageVipers{N: 1},
		rules.DamageVipers{N: 2, InSpace: true},
		rules.Refit{Vipers: 3, Raptors: 1},
		rules.DamageGalactica{N: 1},
		rules.DamageGalactica{N: 2},
		rules.RepairHere{Vipers: 2},
		rules.DrawDamage{Draw: 5, Take: 2},

		rules.Ease{By: 2},
		rules.Ease{By: -3},
		rules.EaseOnce{By: 2},
		rules.EaseOrHarden{N: 2},
		rules.Decide{},
		rules.ZeroType{},
		rules.TakePile{},
		rules.MakePositive{Types: rules.InEngineering},
		rules.FaceUp{},
		rules.FaceUp{ButDestiny: true},
		rules.Reckless{Then: rules.Ease{By: -4}},
		rules.NoDestiny{},
		rules.DrawIfShort{Held: 4, N: 2},
		rules.SwapDestiny{},
		rules.Act{},
		rules.Guard{},
		rules.Dash{},
		rules.Jam{N: 4},
		rules.Nudge{N: 1},
		rules.Once{Used: rules.CheerOnce, Then: lose},
		rules.HeavyRaidersAlone{},
		rules.OnesHelp{},
		rules.AddToRoll{By: 2},
		rules.Reroll{},
		rules.Reroll{PilotMalus: 2},
		rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis, rules.KindDestination}},
		rules.OtherBox{},
		rules.Redraw{},
		rules.Steer{Draw: 3},
		rules.DrawQuorum{N: 2},
		rules.DrawOrPlayQuorum{},
		rules.PickQuorum{N: 4},
		rules.RemoveQuorum{},
		rules.KeepBefore{},
		rules.KeepBefore{Give: true},
		rules.UseUp{},
		rules.PlayCrisis{Draw: 2},
		rules.CommandFleet{Raiders: 2, Heavy: 1},
		rules.PlayCrisis{Draw: 2, Jump: true, Under: true},
		rules.KeepBefore{Give: true, Heir: true},
		rules.InTurn{Who: rules.Each, Then: rules.Steps{rules.Discard{Who: rules.Acting, N: 2}, rules.DrawCards{Who: rules.Acting, N: 2, From: rules.InTreachery}}},
		rules.DrawCards{Who: rules.EachCylon, N: 2, From: rules.InTreachery},
		rules.DrawSuper{Who: rules.Acting, N: 1},
		rules.DrawSuper{Who: rules.EachCylon, N: 1},
		rules.SendBasestar{To: rules.Front},
		rules.SwapHands{},
		rules.Entice{},
		rules.GlimpseDestiny{N: 2},
		rules.Swell{},
		rules.PoisonDestiny{Type: rules.Treachery, N: 6},
		rules.GoAmongHumans{},
		rules.Infiltrate{HitAt: 5},
		rules.Resurrect{},
	}
}

func TestClauses_Golden(t *testing.T) {
	var out strings.Builder
	w := writer{cat: cat}
	for _, e := range samples() {
		b := w.effect(e).sentence().flat()
		fmt.Fprintf(&out, "%s\n  en %s\n  es %s\n", ValuesOf(cat, e), indent(b.En), indent(b.Es))
		if f := flaws(b); len(f) > 0 {
			t.Errorf("%s: %v\n%s\n%s", ValuesOf(cat, e), f, b.En, b.Es)
		}
	}
	golden(t, "clauses.golden", out.String())
}

func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n     ") }

// TestClauses_AreOfEveryEffect: every effect of package rules and of the
// content has a clause, and a sample unless it has no text of its own; there is
// no clause for anything else.
func TestClauses_AreOfEveryEffect(t *testing.T) {
	sampled := map[string]bool{
		"Keep": true, // the text of the card in play; see text_standing.go
		"Mark": true, // a limit, in the text of the ability
	}
	for _, e := range samples() {
		sampled[reflect.TypeOf(e).Name()] = true
	}
	said := map[string]bool{}
	for of := range clauses {
		said[of.Name()] = true
	}
	effects := map[string]bool{}
	for _, e := range methodsNamed(t, "../rules", "Do") {
		effects[e] = true
	}
	for _, e := range effectsOfContent() {
		effects[reflect.TypeOf(e).Name()] = true
	}
	if len(effects) < 120 {
		t.Fatalf("found %d effects; there are more", len(effects))
	}
	for e := range effects {
		if !said[e] {
			t.Errorf("rules.%s has no clause", e)
		}
		if !sampled[e] {
			t.Errorf("no sample of rules.%s", e)
		}
	}
	for e := range said {
		if !effects[e] {
			t.Errorf("a clause for rules.%s, which is no effect", e)
		}
	}
}

// effectsOfContent returns every effect of every component.
func effectsOfContent() (all []rules.Effect) {
	for _, c := range components() {
		for _, w := range cat.Ways(c) {
			for _, e := range rules.Walk(w.Do) {
				if e != nil {
					all = append(all, e)
				}
			}
		}
	}
	return all
}

// TestClauses_SayWhatIsAsked: an effect that asks for a player or a resource,
// makes an offer or rolls a die has words for that question.
func TestClauses_SayWhatIsAsked(t *testing.T) {
	w := writer{cat: cat}
	for _, q := range []struct {
		calls  []string // calls in the method Do that ask
		ask    func(rules.Effect) Both
		others string // effects that ask, whose question is worded elsewhere
	}{
		{[]string{"ChooseSeat", "ReqSeat", "ReqResource"}, w.choice, "Designate"},                                                          // worded by its parts
		{[]string{"May", "ReqOptional"}, w.offer, "MayDrawThenPlay PlayCrisis Resurrect Elect"},                                            // worded by the location
		{[]string{"RollDie", "rollWith"}, func(e rules.Effect) Both { return w.odds(e, 3) }, "LaunchNuke NukeArea ShootCenturion JumpNow"}, // worded by the combat table
	} {
		words := map[string]bool{}
		for _, e := range samples() {
			words[reflect.TypeOf(e).Name()] = words[reflect.TypeOf(e).Name()] || !q.ask(e).Empty()
		}
		asking := typesCalling(t, "../rules", "Do", q.calls...)
		if len(asking) < 3 {
			t.Errorf("found %v to call %v; there are more", asking, q.calls)
		}
		for _, e := range strings.Fields(q.others) {
			if !slices.Contains(asking, e) {
				t.Errorf("rules.%s calls none of %v", e, q.calls)
			}
		}
		for _, e := range asking {
			if other := slices.Contains(strings.Fields(q.others), e); words[e] == other {
				t.Errorf("rules.%s calls one of %v; it has words for that: %v; something else has: %v", e, q.calls, words[e], other)
			}
		}
	}
}

func TestClauses_UnknownKeysAreBugs(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a key without a clause passed in silence")
		}
	}()
	writer{cat: cat}.effect(rules.If{Key: "no-such-key", Then: rules.Lose{Food: 1}})
}
