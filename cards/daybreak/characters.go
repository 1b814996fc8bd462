package daybreak

import "ragtag/rules"

// ability is an ability with uses.
func ability(id string, k rules.AbilityKind, u ...rules.Use) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Uses: u}
}

// trait is an ability that Traits of the sheet carry out.
func trait(id string, k rules.AbilityKind) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Parts: []rules.Part{rules.Part(id)}}
}

func draw(from rules.Skills, n int8) rules.Draw { return rules.Draw{From: from, Count: n} }

// alternates are other versions of people of the base game.
func alternates() []rules.Character {
	return []rules.Character{
		{
			ID: "karl-helo-agathon-alt", Person: "karl-helo-agathon", Set: set, Class: rules.Pilot, Start: "admirals-quarters",
			Draws:  []rules.Draw{draw(lea, 2), draw(tac, 2), draw(pil, 1)},
			Traits: rules.Traits{Scouts: 2, FewerAway: 1},
			Abilities: []rules.Ability{
				trait("raptor-pilot", rules.Standard),
				ability("no-one-gets-left-behind", rules.OncePerGame, rules.Use{
					When: rules.WhenShipsRemoved, Do: rules.Steps{rules.Lose{Fuel: 1}, rules.Gain{Population: 2}},
				}),
				trait("family-commitments", rules.Weakness),
			},
		},
		{
			ID: "lee-adama-alt", Person: "lee-apollo-adama", Set: set, Class: rules.Political, Start: "admirals-quarters",
			Draws:  []rules.Draw{draw(tac, 1), draw(pil, 2), draw(lea|pol, 2)},
			Traits: rules.Traits{MutinyCost: 2},
			Abilities: []rules.Ability{
				ability("forward-thinker", rules.Standard, rules.Use{
					When: rules.WhenObeyed, Can: thinking, Do: rules.Once{Used: rules.ThinkOnce, Then: rules.ActivateHere{}},
				}),
				ability("choose-a-different-path", rules.OncePerGame, rules.Use{When: rules.WhenChooses, Do: rules.Discard{Who: rules.Current, N: 5}}),
				trait("moral-dilemma", rules.Weakness),
			},
		},
		{
			ID: "tom-zarek-alt", Person: "tom-zarek", Set: set, Class: rules.Military, Start: "weapons-control",
			Draws:  []rules.Draw{draw(pol, 2), draw(lea, 2), draw(tac, 1)},
			Traits: rules.Traits{DealsMutiny: true, StartMutiny: true},
			Abilities: []rules.Ability{
				trait("necessary-steps", rules.Standard),
				ability("abuse-power", rules.OncePerGame, rules.Use{When: rules.WhenAction, Do: rules.AbusePower{N: 4}}),
				trait("disreputable", rules.Weakness),
			},
		},
		{
			ID: "gaius-baltar-alt", Person: "gaius-baltar", Set: set, Class: rules.Support, Start: "admirals-quarters",
			Draws:  []rules.Draw{draw(pol, 2), draw(lea, 2), draw(eng, 1)},
			Traits: rules.Traits{Miracles: 3, RevealsJailed: true},
			Abilities: []rules.Ability{
				ability("cult-leader", rules.Standard, rules.Use{When: rules.WhenAction, Can: rules.CanTradeMiracle, Do: rules.TradeMiracle{}}),
				{
					ID: "broadcast", Kind: rules.OncePerGame, Cost: 3,
					Uses: []rules.Use{{When: rules.WhenAction, Do: rules.GainAny{N: 2}}},
				},
				trait("spiritual-crisis", rules.Weakness),
			},
		},
	}
}

// characters are the people who came with the set.
func characters() []rules.Character {
	organized := rules.ActivateOther{N: 3}
	return []rules.Character{
		{
			ID: "sherman-doc-cottle", Set: set, Class: rules.Support, Start: "research-lab",
			Draws:  []rules.Draw{draw(pol, 1), draw(tac, 2), draw(eng, 2)},
			Traits: rules.Traits{NoActions: eng},
			Abilities: []rules.Ability{
				ability("treatment", rules.Standard, rules.Use{When: rules.WhenAction, Can: anyOtherHuman, Do: rules.Designate{
					May: anotherHuman, Then: rules.Steps{rules.DrawAs{N: 2}, rules.GiveCards{N: 2}},
				}}),
				ability("quarantine", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: rules.AnyCivilian, Do: rules.Quarantine{}}),
				trait("specialized", rules.Weakness),
			},
		},
		{
			ID: "louis-hoshi", Set: set, Class: rules.Military, Start: "communications",
			Draws: []rules.Draw{draw(lea, 2), draw(tac, 2), draw(eng, 1)},
			Traits: rules.Traits{
				Repeats: []rules.Place{rules.AtCommand, rules.AtCommunications, rules.AtWeapons}, ActionCost: 1,
			},
			Abilities: []rules.Ability{
				trait("dutiful", rules.Standard),
				ability("organized", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: func(t *rules.Table, x rules.Ctx) bool {
					return !rules.Jailed(t, x.By.Seat) && organized.CanActivateOther(t, x)
				}, Do: organized}),
				trait("reluctant", rules.Weakness),
			},
		},
		{
			ID: "brendan-hot-dog-costanza", Set: set, Class: rules.Pilot, Start: "hangar-deck",
			Draws:  []rules.Draw{draw(lea, 1), draw(tac, 1), draw(pil, 2), draw(eng, 1)},
			Traits: rules.Traits{Ejects: true},
			Abilities: []rules.Ability{
				ability("memento", rules.Standard, rules.Use{When: rules.WhenPopulationFalls, Can: unmarked(rules.MementoOnce), Do: rules.Once{
					Used: rules.MementoOnce, Then: rules.DrawKeep{N: 3, From: rules.Piloting},
				}}),
				ability("escort", rules.OncePerGame, rules.Use{When: rules.WhenCivilianDoomed, Can: rules.AnyWholeViper, Do: rules.SaveCivilian{}}),
				trait("forced-to-eject", rules.Weakness),
			},
		},
		{
			ID: "romo-lampkin", Set: set, Class: rules.Political, Start: "administration",
			Draws:  []rules.Draw{draw(pol, 3), draw(tac, 2)},
			Traits: rules.Traits{Deceives: true},
			Abilities: []rules.Ability{
				trait("deceitful", rules.Standard),
				ability("attorney", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: anyClient, Do: rules.Designate{
					May: rules.JailedWith, Then: rules.Steps{rules.LeaveBrig{Who: rules.Chosen}, rules.TakeHand{}},
				}}),
				ability("kleptomania", rules.Weakness,
					rules.Use{When: rules.WhenMovementEnds, Can: tempted, Do: rules.Pilfer{N: 2}, Forced: true},
					rules.Use{When: rules.WhenTurnEnds, Can: caught, Do: rules.Send{Who: rules.Acting, To: rules.AtBrig}, Forced: true},
					rules.Use{When: rules.WhenMovementEnds, Can: temptedBeforeAlly, Do: rules.Pilfer{N: 2}}),
			},
		},
	}
}

// thinking: the player has not acted after the order yet, and could.
func thinking(t *rules.Table, x rules.Ctx) bool {
	return rules.Unmarked(t, rules.ThinkOnce) && rules.CanActivateHere(t, x)
}

func anyOtherHuman(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, anotherHuman) }

func anyClient(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, rules.JailedWith) }

func unmarked(o rules.OncePerTurn) func(*rules.Table, rules.Ctx) bool {
	return func(t *rules.Table, _ rules.Ctx) bool { return rules.Unmarked(t, o) }
}

// tempted: the player ends its Movement step in company.
func tempted(t *rules.Table, x rules.Ctx) bool {
	return rules.InCompany(t, x) && rules.Unmarked(t, rules.ThieveOnce)
}

// temptedBeforeAlly: an Ally is to be met at the same moment, and the player may put
// either first.
func temptedBeforeAlly(t *rules.Table, x rules.Ctx) bool {
	return tempted(t, x) && rules.AllyHere(t, x)
}

// caught: kleptomania had nothing to give this turn.
func caught(t *rules.Table, _ rules.Ctx) bool { return !rules.Unmarked(t, rules.CaughtOnce) }
