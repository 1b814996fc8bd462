package wording

import (
	"strings"
	"unicode/utf8"

	"ragtag/rules"
)

// A text within this package has marks around the names in it, so that clauses
// are put together as text and taken apart as spans. A mark is one character of
// Unicode's last private-use plane. An opening mark identifies what is named; a
// closing mark can carry the strength of a card. Names are not nested. One more mark
// ends the lead of a line. No text leaves the package with its marks: [Both.In]
// removes them.
type mark rune

const (
	openComp  mark = 0x100000 // plus the number of the component
	endOfLead mark = 0x10DFFF
	openSeat  mark = 0x10E000 // plus the number of the seat
	shut      mark = 0x10F000
	shutSkill      = shut + 1 // plus the strength of the card
)

// leadByte is the first byte of every mark and of no other character in use.
const leadByte = 0xF4

var (
	shutText = string(rune(shut))
	leadText = string(rune(endOfLead))
)

func (m mark) comp() rules.Comp { return rules.Comp(m - openComp) }

func (m mark) seat() (p int, ok bool) { return int(m - openSeat), m >= openSeat && m < shut }

func (m mark) strength() (n int, ok bool) { return int(m - shutSkill), m >= shutSkill }

// nextMark returns the index of the next mark, or the length of the text.
func nextMark(s string) int {
	if i := strings.IndexByte(s, leadByte); i >= 0 {
		return i
	}
	return len(s)
}

// cutMark splits a text into its first mark and the rest.
func cutMark(s string) (m mark, rest string) {
	r, n := utf8.DecodeRuneInString(s)
	return mark(r), s[n:]
}

func isMark(r rune) bool { return r >= rune(openComp) }

// enclosed returns a text between two marks.
func enclosed(open mark, s string, end mark) string {
	if s == "" {
		return ""
	}
	return string(rune(open)) + s + string(rune(end))
}

// naming marks a text as the name of a component.
func (b Both) naming(c rules.Comp) Both {
	open := openComp + mark(c)
	return Both{enclosed(open, b.En, shut), enclosed(open, b.Es, shut)}
}

// citing marks a text as the name of a Skill card, whose strength follows it.
func (b Both) citing(c rules.Comp, strength int8) Both {
	open, end := openComp+mark(c), shutSkill+mark(strength)
	return Both{enclosed(open, b.En, end), enclosed(open, b.Es, end)}
}

// seated marks a text as the name of the player at a seat.
func (b Both) seated(p rules.Seat) Both {
	open := openSeat + mark(p)
	return Both{enclosed(open, b.En, shut), enclosed(open, b.Es, shut)}
}

// leading returns a line that begins with b and a colon: whose action it is, when it
// may be used, which box of a card it is. This is the lead of the line, and may be all
// of it.
func (b Both) leading(body Both) Both {
	return sayf("%s:%s", "%s:%s", b, leadText).then(" ", body)
}

// leadOf returns what a line begins with, without marks. It is empty if the line has no
// lead.
func leadOf(line string) string {
	lead, _, ok := strings.Cut(line, leadText)
	if !ok {
		return ""
	}
	return flat(lead)
}

// unmarked removes marks from a text of unknown origin, where they mean
// nothing.
func unmarked(s string) string {
	if nextMark(s) == len(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if isMark(r) {
			return -1
		}
		return r
	}, s)
}

// flat returns a text without its marks. Strengths are in brackets.
func flat(s string) string {
	at := nextMark(s)
	if at == len(s) {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for s != "" {
		b.WriteString(s[:at])
		if at == len(s) {
			break
		}
		var m mark
		if m, s = cutMark(s[at:]); m >= shutSkill {
			n, _ := m.strength()
			bracket(&b, n)
		}
		at = nextMark(s)
	}
	return b.String()
}

// flat returns both texts without their marks.
func (b Both) flat() Both { return Both{flat(b.En), flat(b.Es)} }

// withoutBrackets removes the part of a name in brackets.
func withoutBrackets(s string) string {
	head, _, cut := strings.Cut(s, " (")
	if cut && strings.HasSuffix(s, shutText) && nextMark(head) < len(head) {
		return head + shutText
	}
	return head
}

// inQuotes returns a name in “ ”, inside its marks if it has any.
func inQuotes(s string) string {
	if nextMark(s) != 0 || !strings.HasSuffix(s, shutText) {
		return "“" + s + "”"
	}
	_, n := utf8.DecodeRuneInString(s)
	return s[:n] + "“" + s[n:len(s)-len(shutText)] + "”" + shutText
}
