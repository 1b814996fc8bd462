package bots

// Seeded is a bot whose random choices can be made to depend on a number given
// before each decision, so that a decision can be made again later.
type Seeded interface {
	// Seed determines the random choices from here on.
	Seed(seed uint64)
}

// Seed determines the random choices of the bot from here on.
func (b *random) Seed(seed uint64) { b.dice.roll(seed) }

// Seed determines the random choices of the bot from here on.
func (b *rookie) Seed(seed uint64) {
	b.dice.roll(seed)
	b.whim.Seed(seed ^ 0x5eed)
}
