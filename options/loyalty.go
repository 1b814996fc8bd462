package options

// LoyaltyDeck returns the numbers of "Cylon" and "Not a Cylon" cards from which
// the Loyalty deck is first built in a game of c with that many players. It
// does not count the cards that Boomer and the political Baltar add (one each),
// the Mutineer itself ([Mutineer]; the "Not a Cylon" card that comes with it is
// counted), or the cards that join the deck after the first deal
// ([Choice.Late]). Coop has no Loyalty deck and Duo none before the Sleeper
// Agent phase: both numbers are 0. The error is that of [Choice.Check]; players
// 0 is an error.
func LoyaltyDeck(players int, c Choice) (cylon, human int, err error) {
	if err := c.Playable(players); err != nil {
		return 0, 0, err
	}
	switch {
	case c.Has(Coop), c.Has(Duo):
		return 0, 0, nil
	case c.Has(Solo):
		return 1, 6, nil
	case c.Has(CylonLeader):
		cylon, human = leaderDeck[players][0], leaderDeck[players][1]
	default:
		cylon, human = plainDeck[players][0], plainDeck[players][1]
	}
	if c.Feature(ExodusLoyalty, players) {
		human++
	}
	if c.mutineer(players) && !c.Has(CylonLeader) {
		human++
	}
	return cylon, human, nil
}

// "Cylon" and "Not a Cylon" cards by number of players.
var (
	plainDeck  = [MaxPlayers + 1][2]int{3: {1, 5}, 4: {1, 6}, 5: {2, 8}, 6: {2, 9}}
	leaderDeck = [MaxPlayers + 1][2]int{4: {1, 5}, 5: {1, 7}, 6: {2, 8}, 7: {2, 10}}
)

// Late is the card that is set aside while the Loyalty deck is built, and
// shuffled in after the first deal.
type Late uint8

// The values of Late.
const (
	LateNothing          Late = iota
	LateSympathizer           // the Sympathizer
	LateSympatheticCylon      // the Sympathetic Cylon
	LateNotACylon             // one more "Not a Cylon": the No Sympathizer variant is in force
)

// Late returns the card that joins the Loyalty deck after the first deal in a
// game of that many players: one with 4 or 6 players, unless a Cylon Leader or
// the Mutineer replaces it. With players 0 it returns the card for 4.
func (c Choice) Late(players int) Late {
	switch {
	case players != 0 && players != 4 && players != 6,
		c.holdsAny(Daybreak, CylonLeader, Solo, Duo, Coop):
		return LateNothing
	case c.Has(SympatheticCylon):
		return LateSympatheticCylon
	case c.Has(NoSympathizer):
		return LateNotACylon
	}
	return LateSympathizer
}

// mutineer reports whether the Mutineer is in the Loyalty deck.
func (c Choice) mutineer(players int) bool {
	switch {
	case !c.Holds(Daybreak):
		return false
	case players == 0:
		return true
	case c.Has(CylonLeader):
		return players == 5 || players == 7
	}
	return players == 4 || players == 6
}
