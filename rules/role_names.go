package rules

// Role is a way to name a player on a card.
type Role uint8

// The roles. Each and those after it up to numRoles name several players, from
// the current player clockwise. After them come the players who act under
// titles, see [Holder].
const (
	Current Role = iota
	Acting
	Chosen
	Each
	EachHuman
	EachCylon
	EachOtherHuman // all but the acting player
	numRoles

	ThePresident = numRoles + Role(President)
	TheAdmiral   = numRoles + Role(Admiral)
)

// Holder returns the role of the player who acts under a title.
func Holder(k Title) Role { return numRoles + Role(k) }

// Title returns the title that a role is about, and whether it is about one.
func (r Role) Title() (Title, bool) {
	if r < numRoles {
		return 0, false
	}
	return Title(r - numRoles), true
}

// many reports whether the role can name several players.
func (r Role) many() bool { return r >= Each && r < numRoles }

var roleNames = [numRoles]string{"current", "acting", "chosen", "each", "each-human", "each-cylon", "each-other-human"}

// RoleID returns the id of a role: the id of the title, if it is about one.
func (c *Catalogue) RoleID(r Role) string {
	if k, ok := r.Title(); ok {
		return c.offices[k].ID
	}
	return roleNames[r]
}
