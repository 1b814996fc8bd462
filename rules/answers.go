package rules

// answers is a list of entries, packed.
type answers struct {
	tape
	options words
}

// answersOf packs entries.
func answersOf(cat *Catalogue, entries []Entry) (l answers) {
	for i := range entries {
		l.add(cat, &entries[i])
	}
	return l
}

// add appends an entry. The ids of components are those that the catalogue holds.
func (l *answers) add(cat *Catalogue, e *Entry) {
	var room [96]byte
	item := putSigned(room[:0], int64(e.Ask))
	item = append(item, byte(e.Seat), byte(e.Print), byte(e.Print>>8), byte(e.Print>>16), byte(e.Print>>24))
	for _, k := range e.Takes {
		id := k.Option
		if c, ok := cat.Find(id); ok {
			id = cat.Ref(c)
		}
		item = putSigned(putNumber(item, l.options.number(id)), int64(k.Count))
	}
	l.tape.add(item)
}

// asked returns the number of the question that entry i answers.
func (l *answers) asked(i int) int {
	item, _ := l.item(l.place(i))
	n, _ := signed(item)
	return int(n)
}

// at returns entry i. Its takes are in room, if there is enough.
func (l *answers) at(i int, room []Take) Entry {
	item, _ := l.item(l.place(i))
	ask, rest := signed(item)
	e := Entry{
		Ask: int(ask), Seat: Seat(rest[0]), Takes: room[:0],
		Print: uint32(rest[1]) | uint32(rest[2])<<8 | uint32(rest[3])<<16 | uint32(rest[4])<<24,
	}
	for rest = rest[5:]; len(rest) > 0; {
		var (
			id    uint64
			count int64
		)
		id, rest = number64(rest)
		count, rest = signed(rest)
		e.Takes = append(e.Takes, Take{l.options.list[id], int(count)})
	}
	return e
}

// before returns how many of the first entries answer questions before ask.
func (l *answers) before(ask int) (n int) {
	for n < l.n && l.asked(n) < ask {
		n++
	}
	return n
}

// first returns the first n entries.
func (l *answers) first(n int) answers {
	return answers{l.tape.first(n), words{l.options.list[:len(l.options.list):len(l.options.list)]}}
}
