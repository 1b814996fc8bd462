package table

import (
	"slices"

	"ragtag/table/names"
	"ragtag/table/secret"
)

// Nobody at a table has the name of somebody else, and those without a seat, who have
// no key, are no exception. A browser makes itself a voice, a secret that it sends with
// what it says under a name and with a seat that it takes; the chain has its lock. So
// the name belongs to that browser, also when it sits down, and to nobody else. What is
// said under a name without a voice takes the name from everybody.

// voiced is a name under which somebody without a seat has talked.
type voiced struct{ name, lock string }

// Voiced returns the table as it is used by somebody with a voice, empty for none.
func (t *Table) Voiced(voice string) *Table {
	return &Table{core: t.core, request: t.request, voice: voice}
}

// lockOfVoice returns the lock of the voice, which differs from table to table so that
// what is stored does not tell who was at several.
func (t *Table) lockOfVoice() string {
	if t.voice == "" {
		return ""
	}
	return secret.LockOf(t.id + " " + t.voice)
}

// called notes a name under which somebody without a seat has talked.
func (f *facts) called(name, lock string) {
	if k := (voiced{name, lock}); name != "" && !slices.Contains(f.voiced, k) {
		f.voiced = append(f.voiced, k)
	}
}

// nameFree returns an Error of code NameTaken if a seat, or another voice, has the
// name, or one that can be taken for it.
func (t *Table) nameFree(name string) error {
	sits := func(s seat) bool { return s.Name != "" && names.Same(s.Name, name) }
	talks := func(k voiced) bool {
		return names.Same(k.name, name) && (k.lock == "" || k.lock != t.lockOfVoice())
	}
	if slices.ContainsFunc(t.seats, sits) || slices.ContainsFunc(t.voiced, talks) {
		return refuse(NameTaken, "somebody at the table is called %q", name)
	}
	return nil
}
