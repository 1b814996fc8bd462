package base

import (
	"ragtag/options"
	"ragtag/rules"
)

// draw is an entry of a skill set.
func draw(from rules.Skills, n int8) rules.Draw { return rules.Draw{From: from, Count: n} }

// trait is an ability that Traits, Bars or Enter of the sheet carry out.
func trait(id string, k rules.AbilityKind) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Parts: []rules.Part{rules.Part(id)}}
}

// once is a once-per-game ability.
func once(id string, u rules.Use) rules.Ability {
	return rules.Ability{ID: id, Kind: rules.OncePerGame, Uses: []rules.Use{u}}
}

// standard is a standard ability with one use.
func standard(id string, u rules.Use) rules.Ability {
	return rules.Ability{ID: id, Uses: []rules.Use{u}}
}

// characters are the character sheets.
func characters() []rules.Character {
	return []rules.Character{
		{
			ID: "william-adama", Set: set, Class: rules.Military, Start: "admirals-quarters",
			Draws: []rules.Draw{draw(lea, 3), draw(tac, 2)},
			Bars: func(t *rules.Table, _ rules.Seat, l rules.Loc) bool {
				return l == t.Place(rules.AtQuarters)
			},
			Abilities: []rules.Ability{
				standard("inspirational-leader", rules.Use{When: rules.WhenCheckBegins, Can: ownCrisisCheck, Do: rules.OnesHelp{}, Forced: true}),
				once("command-authority", rules.Use{When: rules.WhenCheckDiscards, Can: pileLeft, Do: rules.TakePile{}}),
				trait("emotionally-attached", rules.Weakness),
			},
		},
		{
			ID: "saul-tigh", Set: set, Class: rules.Military, Start: "command",
			Draws: []rules.Draw{draw(lea, 2), draw(tac, 3)},
			Abilities: []rules.Ability{
				standard("cylon-hatred", rules.Use{When: rules.WhenBeforeCards, Can: onceOf(checkAt(rules.AtQuarters)), Do: rules.UseInCheck{Then: rules.Ease{By: -3}}}),
				once("declare-martial-law", rules.Use{When: rules.WhenAction, Do: rules.PassTitle{Title: rules.President, To: rules.TheAdmiral}}),
				{ID: "alcoholic", Kind: rules.Weakness, Uses: []rules.Use{{When: rules.WhenTurnStarts, Can: oneCard, Do: rules.Discard{Who: rules.Acting, N: 1}, Forced: true}}},
			},
		},
		{
			ID: "karl-helo-agathon", Set: set, Class: rules.Military,
			Draws:  []rules.Draw{draw(lea, 2), draw(tac, 2), draw(pil, 1)},
			Traits: rules.Traits{Stranded: true},
			Abilities: []rules.Ability{
				standard("eco-officer", rules.Use{When: rules.WhenRolled, Can: ownTurnReroll, Do: rules.Steps{rules.Mark{Used: rules.RerollOnce}, rules.Reroll{}}}),
				once("moral-compass", rules.Use{When: rules.WhenBoxChosen, Can: otherBox, Do: rules.OtherBox{}}),
				{ID: "stranded", Kind: rules.Weakness, Uses: []rules.Use{{When: rules.WhenTurnStarts, Can: secondTurn, Do: rules.Arrive{At: rules.AtHangar}, Forced: true}}},
			},
		},
		{
			ID: "lee-apollo-adama", Set: set, Class: rules.Pilot, Enter: rules.StartInViper,
			Draws:  []rules.Draw{draw(tac, 1), draw(pil, 2), draw(lea|pol, 2)},
			Traits: rules.Traits{RandomDiscard: true},
			Abilities: []rules.Ability{
				standard("alert-viper-pilot", rules.Use{When: rules.WhenViperPlaced, Can: rules.CanTakeOver, Do: rules.TakeOver{}}),
				once("cag", rules.Use{When: rules.WhenAction, Can: rules.CanActivateViper, Do: rules.ActivateVipers{N: 6}}),
				trait("headstrong", rules.Weakness),
			},
		},
		{
			ID: "kara-starbuck-thrace", Set: set, Class: rules.Pilot, Start: "hangar-deck",
			Draws:  []rules.Draw{draw(tac, 2), draw(pil, 2), draw(lea|eng, 1)},
			Traits: rules.Traits{PilotActions: 2},
			Abilities: []rules.Ability{
				trait("expert-pilot", rules.Standard),
				once("secret-destiny", rules.Use{When: rules.WhenCrisisShown, Do: rules.Redraw{}}),
				{ID: "insubordinate", Kind: rules.Weakness, Uses: []rules.Use{{When: rules.WhenBeforeCards, Can: aboutSelf, Do: rules.Ease{By: -3}, Forced: true}}},
			},
		},
		{
			ID: "sharon-boomer-valerii", Set: set, Without: []options.Word{options.Solo, options.Duo}, Class: rules.Pilot, Start: "armory",
			Draws:  []rules.Draw{draw(tac, 2), draw(pil, 2), draw(eng, 1)},
			Traits: rules.Traits{ExtraHuman: 1, ExtraSleeper: 1, SleeperToBrig: true},
			Abilities: []rules.Ability{
				standard("recon", rules.Use{When: rules.WhenTurnEnds, Can: notYetScouted, Do: rules.Steps{rules.Mark{Used: rules.ScoutOnce}, rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis}}}}),
				once("mysterious-intuition", rules.Use{When: rules.WhenCheckBegins, Can: crisisCheck, Do: rules.Decide{}}),
				trait("sleeper-agent", rules.Weakness),
			},
		},
		{
			ID: "galen-tyrol", Set: set, Class: rules.Support, Start: "hangar-deck",
			Draws:  []rules.Draw{draw(pol, 1), draw(lea, 2), draw(eng, 2)},
			Traits: rules.Traits{HandLimit: 8},
			Abilities: []rules.Ability{
				standard("maintenance-engineer", rules.Use{When: rules.WhenRepaired, Can: ownTurnRepair, Do: rules.Steps{rules.Mark{Used: rules.MendOnce}, rules.MoreAction{}}}),
				once("blind-devotion", rules.Use{When: rules.WhenCardsAdded, Do: rules.ZeroType{}}),
				trait("reckless", rules.Weakness),
			},
		},
		{
			ID: "tom-zarek", Set: set, Class: rules.Political, Start: "administration",
			Draws: []rules.Draw{draw(pol, 2), draw(lea, 2), draw(tac, 1)},
			Bars:  occupied,
			Abilities: []rules.Ability{
				standard("friends-in-low-places", rules.Use{When: rules.WhenBeforeCards, Can: onceOf(checkAt(rules.AtAdministration, rules.AtBrig)), Do: rules.UseInCheck{Then: rules.EaseOrHarden{N: 2}}}),
				once("unconventional-tactics", rules.Use{When: rules.WhenAction, Do: rules.Steps{rules.Lose{Population: 1}, rules.GainChosen{Not: rules.Population}}}),
				trait("convicted-criminal", rules.Weakness),
			},
		},
		{
			ID: "gaius-baltar", Set: set, Class: rules.Political, Start: "research-lab",
			Draws:  []rules.Draw{draw(pol, 2), draw(lea, 1), draw(eng, 1)},
			Traits: rules.Traits{ExtraLoyalty: 1, ExtraHuman: 1},
			Abilities: []rules.Ability{
				standard("delusional-intuition", rules.Use{When: rules.WhenCrisisStands, Can: ownCrisis, Do: rules.DrawCards{Who: rules.Acting, N: 1, From: rules.AnySkill}, Forced: true}),
				once("cylon-detector", rules.Use{When: rules.WhenAction, Can: detects, Do: rules.Look{By: rules.Acting, All: true}}),
				trait("coward", rules.Weakness),
			},
		},
		{
			ID: "laura-roslin", Set: set, Without: []options.Word{options.Solo}, Class: rules.Political, Start: "presidents-office",
			Draws:  []rules.Draw{draw(pol, 3), draw(lea, 2)},
			Traits: rules.Traits{CrisisDraws: 2, ActivationCost: 2},
			Abilities: []rules.Ability{
				trait("religious-visions", rules.Standard),
				once("skilled-politician", rules.Use{When: rules.WhenAction, Do: rules.PickQuorum{N: 4}}),
				trait("terminal-illness", rules.Weakness),
			},
		},
	}
}

// ownCrisis: the Crisis card was drawn by the sheet's player.
func ownCrisis(t *rules.Table, x rules.Ctx) bool { return t.S.Current == x.By.Seat }

// detects: there is somebody to look at, and the character was there before the
// Sleeper Agent phase, or one Loyalty card is to stay over. Rule
// execution.new-special.
func detects(t *rules.Table, x rules.Ctx) bool {
	return rules.CanLookAtAnyone(t, x) &&
		(!t.S.Seats[x.By.Seat].Late || t.Feature(options.ExodusLoyalty) && !t.Feature(options.LateDeaths))
}

// crisisCheck: the check is that of a Crisis card.
func crisisCheck(t *rules.Table, _ rules.Ctx) bool { return t.S.Check.Origin == rules.FromCrisis }

// ownCrisisCheck: the check is that of a Crisis card that the player drew.
func ownCrisisCheck(t *rules.Table, x rules.Ctx) bool { return crisisCheck(t, x) && ownCrisis(t, x) }

// pileLeft: the check has cards to take.
func pileLeft(t *rules.Table, _ rules.Ctx) bool { return t.S.Count(rules.CheckPile) > 0 }

// checkAt: the check was started by activating one of the locations.
func checkAt(places ...rules.Place) func(*rules.Table, rules.Ctx) bool {
	return func(t *rules.Table, x rules.Ctx) bool {
		if t.S.Check.Origin != rules.FromLocation {
			return false
		}
		for _, p := range places {
			l := t.Place(p)
			if p == rules.AtBrig {
				l = t.Jail(x.By.Seat)
			}
			if t.S.Check.Source == t.Catalogue().LocComp(l) {
				return true
			}
		}
		return false
	}
}

// onceOf adds to a condition that the player has not used the ability in this
// check.
func onceOf(can func(*rules.Table, rules.Ctx) bool) func(*rules.Table, rules.Ctx) bool {
	return func(t *rules.Table, x rules.Ctx) bool { return !t.S.Check.Used.Has(x.By.Seat) && can(t, x) }
}

// aboutSelf: the check is that of Admiral's Quarters about the player.
func aboutSelf(t *rules.Table, x rules.Ctx) bool {
	return checkAt(rules.AtQuarters)(t, x) && t.S.Check.Chosen == x.By.Seat
}

// oneCard: the player holds exactly one Skill card.
func oneCard(t *rules.Table, x rules.Ctx) bool {
	return t.S.Count(rules.Hand+rules.Zone(x.By.Seat)) == 1
}

// ownTurnReroll: a die was rolled in the player's turn, and no reroll used yet.
func ownTurnReroll(t *rules.Table, x rules.Ctx) bool {
	return t.S.Current == x.By.Seat && !t.S.This.Die.Stands && rules.Unmarked(t, rules.RerollOnce)
}

// otherBox: another box than the one chosen could be.
func otherBox(t *rules.Table, _ rules.Ctx) bool { return !t.S.This.BoxFixed || t.S.This.Box > 1 }

// secondTurn: the player's second turn begins, and it is still off the board.
func secondTurn(t *rules.Table, x rules.Ctx) bool {
	s := &t.S.Seats[x.By.Seat]
	return t.S.Current == x.By.Seat && s.Turns >= 2 && s.Loc == rules.OffBoard
}

// notYetScouted: the turn is the player's, and the ability was not used in it.
func notYetScouted(t *rules.Table, x rules.Ctx) bool {
	return t.S.Current == x.By.Seat && rules.Unmarked(t, rules.ScoutOnce)
}

// ownTurnRepair: the player used a Repair card in its own turn, for the first
// time in it.
func ownTurnRepair(t *rules.Table, x rules.Ctx) bool {
	return t.S.Current == x.By.Seat && rules.Unmarked(t, rules.MendOnce)
}

// occupied bars locations on which there is another character, except the Brig.
func occupied(t *rules.Table, p rules.Seat, l rules.Loc) bool {
	if l == t.Jail(p) {
		return false
	}
	for q := range t.Players() {
		if q != p && t.S.Seats[q].Loc == l {
			return true
		}
	}
	return false
}
