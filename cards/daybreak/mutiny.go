package daybreak

import "ragtag/rules"

// mutiny are the Mutiny cards.
func mutiny() []rules.Secret {
	return []rules.Secret{{ID: "mutiny", Rule: "mutiny.what", Mutiny: true, Cards: []rules.SecretCard{
		play("armed-resistance", rules.Send{Who: rules.TheAdmiral, To: rules.AtSickbay}, rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis}}),
		when("mutiny-five-not-admiral", mayTake(rules.Admiral, true),
			play("assume-command", price(5), rules.PassTitle{Title: rules.Admiral, To: rules.Acting})),
		play("bait-and-switch", draws(2, rules.AnySkill), rules.SeedDestiny{N: 2, Of: rules.Treachery}),
		play("betrayal-of-trust", draws(2, rules.InTreachery), rules.ScoutDeck{Decks: []rules.Kind{rules.KindDestination}}),
		when("mutiny-president-three", presidentHolds(3), play("blackmail", rules.TakeRandom{From: rules.ThePresident, N: 3})),
		when("mutiny-viper-out", rules.AnyViperOut,
			play("clipped-wings", rules.RecallVipers{}, rules.RepairVipers{N: rules.AllVipers}, draws(2, rules.InTreachery))),
		play("controversial-speech", rules.Roll{
			AtMost: 5,
			Then:   rules.DrawCards{Who: rules.Each, N: 1, From: rules.InTreachery},
			Else:   rules.Steps{rules.Gain{Morale: 1}, rules.RemovePlayed{}},
		}),
		once(play("feed-the-people", rules.MoveFleetMarker{By: -2}, rules.Gain{Food: 1})),
		when("mutiny-five-not-president", mayTake(rules.President, false),
			play("impeachment", price(5), rules.PassTitle{Title: rules.President, To: rules.Acting})),
		when("mutiny-jailed", rules.AnyoneJailed, play("make-a-deal", rules.FreeJailed{}, oneHumanDraws)),
		once(play("necessary-risk", rules.Gain{Food: 1}, rules.PlaceWhere{Force: rules.Force{Basestars: 1, Raiders: 3}})),
		play("panic", rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}}, rules.ActivateVipers{N: 1}),
		play("peaceful-resistance", rules.MoveSelf{To: rules.AtSickbay}, rules.Roll{AtMost: 4, Then: rules.Send{Who: rules.TheAdmiral, To: rules.AtBrig}}),
		play("ruined-reputation", rules.Designate{May: rules.AnyHuman, Human: true, Then: rules.Steps{
			rules.DrawCards{Who: rules.Chosen, N: 2, From: rules.AnySkill},
			rules.Roll{AtMost: 4, Then: rules.Send{Who: rules.Chosen, To: rules.AtBrig}},
		}}),
		play("scavenging-for-parts", rules.DamageGalactica{N: 1}, rules.ShelterCivilian{}),
		play("selfish-act", rules.DrawCards{Who: rules.Acting, N: 2}, rules.DrawMutiny{Who: rules.Acting}),
		play("send-a-message", rules.DamageGalactica{N: 1}, rules.ShootCenturion{Bonus: 2}),
		when("mutiny-not-president", notPresident, play("set-the-agenda", rules.BuryQuorum{Draw: 2, Bury: 2})),
		once(play("the-strong-survive", rules.DestroyCivilians{N: 1}, rules.MoveFleetMarker{By: 1})),
		when("mutiny-nuke", hasNuke, once(play("unauthorized-usage",
			rules.If{Key: "nuke-at-basestar", Test: rules.NukesBasestars, Then: rules.LaunchNuke{}},
			rules.If{Key: "nuke-at-area", Test: rules.NukesAreas, Then: rules.NukeArea{AtBasestar: true}}, rules.RemoveNukes{}))),
		play("violent-protest", draws(2, rules.InPolitics), rules.Send{Who: rules.ThePresident, To: rules.AtSickbay}),
		when("mutiny-raptor", rules.HasRaptor, play("weapons-armed",
			rules.TradeRaptor{For: "assault-raptor"}, rules.LaunchFromBasestars{Raiders: 2})),
	}}}
}

// play is a card that does one thing after another.
func play(id string, then ...rules.Effect) rules.SecretCard {
	if len(then) == 1 {
		return rules.SecretCard{ID: id, Set: set, Do: then[0]}
	}
	return rules.SecretCard{ID: id, Set: set, Do: rules.Steps(then)}
}

// when is a card that can be played only then.
func when(part rules.Part, can func(*rules.Table, rules.Ctx) bool, k rules.SecretCard) rules.SecretCard {
	k.Can, k.Parts = can, []rules.Part{part}
	return k
}

// once is a card that leaves the game when it is played.
func once(k rules.SecretCard) rules.SecretCard {
	k.Removed = true
	return k
}

func draws(n int8, from rules.Skills) rules.Effect {
	return rules.DrawCards{Who: rules.Acting, N: n, From: from}
}

func price(n int8) rules.Effect { return rules.Discard{Who: rules.Acting, N: n, Price: true} }

// oneHumanDraws: the acting player chooses a human player, who draws a Mutiny
// card.
var oneHumanDraws = rules.Designate{May: anyMutinous, Human: true, Then: rules.DrawMutiny{Who: rules.Chosen}}

func anyMutinous(t *rules.Table, _, p rules.Seat) bool { return rules.Mutinous(t, p) }

// mayTake: the acting player has five cards to pay with, can hold the title and does
// not have it. With free, it must also not be in the Brig.
func mayTake(k rules.Title, free bool) func(*rules.Table, rules.Ctx) bool {
	pays := rules.HoldsAtLeast(5)
	return func(t *rules.Table, x rules.Ctx) bool {
		p := x.By.Seat
		return pays(t, x) && rules.Electable(t, p) && t.S.Titles[k] != p && !(free && rules.Jailed(t, p))
	}
}

func notPresident(t *rules.Table, x rules.Ctx) bool { return t.S.Titles[rules.President] != x.By.Seat }

// presidentHolds: somebody else is the President and holds at least n Skill
// cards.
func presidentHolds(n int) func(*rules.Table, rules.Ctx) bool {
	return func(t *rules.Table, x rules.Ctx) bool {
		p := t.S.Titles[rules.President]
		return p != rules.Nobody && p != x.By.Seat && t.S.Count(rules.Hand+rules.Zone(p)) >= n
	}
}

func hasNuke(t *rules.Table, _ rules.Ctx) bool { return rules.HasNuke(t) }
