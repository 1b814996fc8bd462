package rules

// Branch is a way through a component: a result, a box, a power.
type Branch uint8

// The branches.
const (
	BranchMain   Branch = iota // it was used, drawn or resolved
	BranchSecond               // its second use
	BranchPass
	BranchPartial
	BranchFail
	BranchA
	BranchB
	BranchInnerA
	BranchInnerB
	BranchSpecial
	BranchReveal
	BranchLow  // a roll low enough
	BranchHigh // a roll too high
	BranchConsequence
	NumBranches
)

// NoBranch is a way that Coverage does not count on its own.
const NoBranch = NumBranches

var branchNames = [NumBranches]string{
	"use", "second-use", "pass", "partial", "fail", "a", "b", "inner-a", "inner-b", "special", "reveal", "low-roll",
	"high-roll", "consequence",
}

// String returns the id of the branch.
func (b Branch) String() string { return EnumID(branchNames[:], "Branch", b) }

// Coverage counts what games have reached. The methods that count do nothing on
// a nil Coverage.
type Coverage struct {
	Branches    [][NumBranches]uint32 // by Comp
	Windows     [NumWindows]uint32
	Requests    [NumRequestKinds]uint32
	Options     [NumRequestKinds]uint8 // the most that a request had
	Activations [NumActivations]uint32
	Endings     [NumEndings]uint32
}

// NewCoverage returns an empty Coverage for games with a catalogue.
func NewCoverage(cat *Catalogue) *Coverage {
	return &Coverage{Branches: make([][NumBranches]uint32, cat.Size())}
}

// Add adds the counts of another Coverage of the same catalogue.
func (c *Coverage) Add(o *Coverage) {
	for i := range c.Branches {
		for b := range c.Branches[i] {
			c.Branches[i][b] += o.Branches[i][b]
		}
	}
	for i := range c.Windows {
		c.Windows[i] += o.Windows[i]
	}
	for i := range c.Requests {
		c.Requests[i] += o.Requests[i]
		c.Options[i] = max(c.Options[i], o.Options[i])
	}
	for i := range c.Activations {
		c.Activations[i] += o.Activations[i]
	}
	for i := range c.Endings {
		c.Endings[i] += o.Endings[i]
	}
}

// Reached counts what the game has reached from where it began, by playing it
// again.
func (g *Game) Reached() *Coverage {
	again := &Game{
		t: Table{cat: g.t.cat, kit: g.t.kit, S: g.start, Coverage: NewCoverage(g.t.cat)}, base: g.start, start: g.start,
		startAsk: g.startAsk, baseAsk: g.startAsk, through: g.ask, entries: g.entries,
	}
	again.run()
	return again.t.Coverage
}

func (c *Coverage) branch(comp Comp, b Branch) {
	if c != nil {
		c.Branches[comp][b]++
	}
}

func (c *Coverage) window(w Window) {
	if c != nil {
		c.Windows[w]++
	}
}

// asked counts the question that a table is about to ask.
func (c *Coverage) asked(t *Table) {
	if c == nil {
		return
	}
	for p := range t.seats() {
		if r := &t.req[p]; t.asks.Has(p) {
			c.Requests[r.Kind]++
			c.Options[r.Kind] = max(c.Options[r.Kind], r.N)
		}
	}
}

func (c *Coverage) activation(a Activation) {
	if c != nil {
		c.Activations[a]++
	}
}

func (c *Coverage) ending(e Ending) {
	if c != nil {
		c.Endings[e]++
	}
}
