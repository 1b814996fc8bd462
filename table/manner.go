package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"time"

	"ragtag/rules"
)

// The manner of bots: how long they take, and their temper. Both come from what
// everybody sees, so that neither tells anything of a hand or of a Loyalty card.

// Temper is the manner in which a bot speaks.
type Temper string

// The tempers.
const (
	Bold       Temper = "bold"       // accuses early
	Careful    Temper = "careful"    // accuses late, and says little
	Suspicious Temper = "suspicious" // asks for answers
	Talkative  Temper = "talkative"  // has a word about every check
)

var tempers = [...]Temper{Bold, Careful, Suspicious, Talkative}

// publicChance returns a number that the table's public chance gives a seat for a
// purpose. It comes from the commitment, which everybody has.
func (f *facts) publicChance(purpose string, p rules.Seat, n int) uint64 {
	server, _ := hex.DecodeString(f.made.Server)
	commitment := rules.Commitment(server)
	from := append([]byte("ragtag "+purpose+" "), commitment[:]...)
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(append(from, byte(p)), uint64(n)))
	return binary.BigEndian.Uint64(sum[:])
}

// temper returns the temper of the bot at a seat.
func (f *facts) temper(p rules.Seat) Temper {
	return tempers[f.publicChance("temper", p, 0)%uint64(len(tempers))]
}

// Some questions take a bot less time than others: in a window there is mostly
// nothing to use, and everybody waits for everybody.
const windowHaste = 4

// takesTime returns how long the bot at a seat takes for the open question: half to
// one and a half times what is usual. It depends on the kind of the question and on
// public chance alone.
func (t *Table) takesTime(p rules.Seat) time.Duration {
	usual := t.hub.BotTime
	if r, ok := t.game.Request(p); ok && r.Kind == rules.ReqPlay {
		usual /= windowHaste
	}
	return vary(usual, t.publicChance("haste", p, t.game.Ask()))
}

// vary returns half to one and a half times a time, by chance.
func vary(usual time.Duration, chance uint64) time.Duration {
	const parts = 1024
	return usual/2 + usual/parts*time.Duration(chance%parts)
}
