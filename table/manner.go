package table

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"time"

	"ragtag/bots"
	"ragtag/rules"
)

// The manner of bots: how long they take, and their temper. Both come from what
// everybody sees, so that neither tells anything of a hand or of a Loyalty card.

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
func (f *facts) temper(p rules.Seat) bots.Temper {
	return bots.Temper(f.publicChance("temper", p, 0) % uint64(bots.NumTempers))
}

// temperTold returns the temper of the bot at a seat as everybody is told of it: none
// if bots do not talk.
func (f *facts) temperTold(seat int) string {
	if f.made.Quiet || f.seats[seat].Kind != Bot {
		return ""
	}
	return f.temper(rules.Seat(seat)).String()
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
