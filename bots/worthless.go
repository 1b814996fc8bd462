package bots

import "ragtag/rules"

// worthless returns the entries for effects that a rookie does not value by
// themselves, with the reasons.
func worthless() []entry {
	return []entry{
		// A use in a window or instead of a move, which other tables value.
		fixed[rules.Act](0),
		fixed[rules.AddToRoll](0),
		fixed[rules.BorrowTitle](0),
		fixed[rules.Decide](0),
		fixed[rules.EaseOnce](0),
		fixed[rules.EaseOrHarden](0),
		fixed[rules.FaceUp](0),
		fixed[rules.GiveCard](0),
		fixed[rules.Guard](0),
		fixed[rules.InsteadOfResult](0),
		fixed[rules.InsteadOfRoll](0),
		fixed[rules.Learn](0),
		fixed[rules.MoreAction](0),
		fixed[rules.Nudge](0),
		fixed[rules.OtherBox](0),
		fixed[rules.Redraw](0),
		fixed[rules.Reroll](0),
		fixed[rules.ScoutDeck](0),
		fixed[rules.SeeAdded](0),
		fixed[rules.SwapDestiny](0),
		fixed[rules.Swell](0),
		fixed[rules.TakeOver](0),
		fixed[rules.TakePile](0),
		fixed[rules.UseInCheck](0),
		fixed[rules.ZeroType](0),

		// An action that is valued with the card, location or title that has
		// it.
		fixed[rules.Accuse](0),
		fixed[rules.ActivateVipers](0),
		fixed[rules.AttackOccupation](0),
		fixed[rules.Bombard](0),
		fixed[rules.Dash](0),
		fixed[rules.DrawOrPlayQuorum](0),
		fixed[rules.Escort](0),
		fixed[rules.FireGuns](0),
		fixed[rules.JumpNow](0),
		fixed[rules.LaunchNuke](0),
		fixed[rules.LaunchSelf](0),
		fixed[rules.LeaveCaprica](0),
		fixed[rules.SleeperAgents](0), // it is caused by distance
		fixed[rules.SettleCaprica](0), // the same
		fixed[rules.MayDrawThenPlay](0),
		fixed[rules.Order](0),
		fixed[rules.PickQuorum](0),
		fixed[rules.PrepareEngines](0),
		fixed[rules.RepairHere](0),
		fixed[rules.ScoutLocked](0),
		fixed[rules.ShellBasestar](0),
		fixed[rules.ShootCenturion](0),
		fixed[rules.Strafe](0),

		// Actions of Cylon players, which are valued elsewhere.
		fixed[rules.CommandFleet](0),
		fixed[rules.CommandOccupation](0),
		fixed[rules.DetainHuman](0),
		fixed[rules.DrawSuper](0),
		fixed[rules.Entice](0),
		fixed[rules.GlimpseDestiny](0),
		fixed[rules.GoAmongHumans](0),
		fixed[rules.Infiltrate](0),
		fixed[rules.PlayCrisis](0),
		fixed[rules.PoisonDestiny](0),
		fixed[rules.Resurrect](0),
		fixed[rules.SwapHands](0),
		fixed[rules.TopCrisis](0),

		// Where a card goes, and effects on the check or jump that caused it.
		fixed[rules.Arrive](0),
		fixed[rules.Elsewhere](0),
		fixed[rules.HeavyRaidersAlone](0),
		fixed[rules.KeepBefore](0),
		fixed[rules.LoseDefender](0),
		fixed[rules.Mark](0),
		fixed[rules.OnesHelp](0),
		fixed[rules.RemoveQuorum](0),
		fixed[rules.Steer](0),
		fixed[rules.UseUp](0),

		// Worth too little, or unpredictable.
		fixed[rules.ReadAhead](0),
		fixed[rules.Release](0),
		fixed[rules.RepairVipers](0),
		fixed[rules.Succeed](0),
		fixed[rules.Summon](0),
	}
}
