package rules

// tape is a list of items that is only added to, each packed into a few bytes.
// The events and answers of a game are held so, since most of them are never
// looked at again.
type tape struct {
	bytes []byte
	marks []uint32 // where every tapeStep-th item begins
	n     int
}

const tapeStep = 16

// add appends an item.
func (t *tape) add(item []byte) {
	if t.n%tapeStep == 0 {
		t.marks = append(t.marks, uint32(len(t.bytes)))
	}
	t.bytes = append(putNumber(t.bytes, uint64(len(item))), item...)
	t.n++
}

// place returns where item i begins, which may be the end.
func (t *tape) place(i int) (at int) {
	if i >= t.n {
		return len(t.bytes)
	}
	at = int(t.marks[i/tapeStep])
	for range i % tapeStep {
		_, at = t.item(at)
	}
	return at
}

// item returns the item that begins at a place, and where the next one does.
func (t *tape) item(at int) (item []byte, next int) {
	size, rest := number64(t.bytes[at:])
	begin := len(t.bytes) - len(rest)
	next = begin + int(size)
	return t.bytes[begin:next], next
}

// first returns a tape of the first n items. Adding to it leaves this one as it
// is.
func (t *tape) first(n int) tape {
	at, marks := t.place(n), (n+tapeStep-1)/tapeStep
	return tape{t.bytes[:at:at], t.marks[:marks:marks], n}
}

// size returns the bytes that the tape takes.
func (t *tape) size() int { return cap(t.bytes) + 4*cap(t.marks) }

// putNumber appends a number, in the fewer bytes the smaller it is.
func putNumber(to []byte, n uint64) []byte {
	for ; n >= 0x80; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n))
}

// number64 reads a number written by putNumber, and returns it and the rest.
func number64(from []byte) (n uint64, rest []byte) {
	for i, b := range from {
		n |= uint64(b&0x7f) << (7 * i)
		if b < 0x80 {
			return n, from[i+1:]
		}
	}
	panic("rules: a packed number has no end")
}

// putSigned appends a number that may be negative.
func putSigned(to []byte, n int64) []byte { return putNumber(to, uint64(n)<<1^uint64(n>>63)) }

// signed reads a number written by putSigned, and returns it and the rest.
func signed(from []byte) (n int64, rest []byte) {
	u, rest := number64(from)
	return int64(u>>1) ^ -int64(u&1), rest
}

// words are the texts that items of a tape name by number.
type words struct{ list []string }

// number returns the number of a text, and adds it if it is new.
func (w *words) number(s string) uint64 {
	for i, k := range w.list {
		if k == s {
			return uint64(i)
		}
	}
	w.list = append(w.list, s)
	return uint64(len(w.list) - 1)
}

// size returns the bytes that the words take, the texts of constants aside.
func (w *words) size() int { return 16 * cap(w.list) }
