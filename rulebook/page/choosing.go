package page

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// mend removes the invalid parts of the address. It returns what it had to leave
// out of the choice: words, and a number of players.
func (q *request) mend() (left []string) {
	if words[q.Lang] == nil {
		q.Lang = preferred(q.r)
	}
	before := q.Choice
	q.Choice = before.Settle()
	for _, w := range options.AllWords() {
		if before.Has(w) && !q.Choice.Has(w) {
			left = append(left, w.String())
		}
	}
	if q.Players != 0 && q.Choice.Check(q.Players) != nil {
		left = append(left, strconv.Itoa(q.Players))
		q.Players = 0
	}
	return left
}

// leftQuery returns the part of a query that says what was left out.
func leftQuery(left []string) string {
	if left == nil {
		return ""
	}
	return "&left=" + strings.Join(left, ".")
}

// opensNearest reports whether the address asks for what cannot be played
// together, and then redirects to the same page for the nearest legal choice,
// which says what was left out. The form settles by itself.
func (q *request) opensNearest() bool {
	asked := q.Address
	if q.Form || q.Set != "" || !q.Words || asked.Choice.Check(asked.Players) == nil {
		return false
	}
	left := q.mend()
	to := q.r.URL.Path + "?" + q.AsBook().String() + leftQuery(left)
	if q.Find != "" {
		to += "&q=" + url.QueryEscape(q.Find)
	}
	http.Redirect(q.w, q.r, to, http.StatusSeeOther)
	return true
}

// LeftOut returns why each part that was left out does not fit, as sentences.
// What fits, or is no word, is passed over, since anybody can write an address.
func (a Address) LeftOut() (why []string) {
	for part := range strings.SplitSeq(a.Left, ".") {
		if w, ok := options.WordOf(part); ok {
			if e := a.Choice.Blocked(w); e != nil {
				why = append(why, wording.Reason(e, wording.Lang(a.Lang)))
			}
			continue
		}
		n, err := strconv.Atoi(part)
		if err != nil || n < options.MinPlayers || n > options.MaxPlayers {
			continue
		}
		if text := a.whyNot(n); text != "" {
			why = append(why, text)
		}
	}
	return why
}

// lastBook is the name of the cookie with the choice of the book that was read
// last. It holds the words of an address and nothing about its reader.
const lastBook = "book"

// remember keeps the choice for the form.
func (q *request) remember() {
	kept := q.AsBook()
	kept.Lang = ""
	http.SetCookie(q.w, &http.Cookie{
		Name: lastBook, Value: strings.TrimSuffix(kept.String(), "&lang="), Path: "/rules",
		MaxAge: 365 * 24 * 60 * 60, HttpOnly: true, SameSite: http.SameSiteLaxMode,
	})
}

// lastRead returns the address of the book that was read last, or nil.
func (q *request) lastRead() *Address {
	cookie, err := q.r.Cookie(lastBook)
	if err != nil {
		return nil
	}
	a, err := ParseAddress(cookie.Value, q.Lang)
	if err != nil || !a.Words || a.Choice.Check(a.Players) != nil {
		return nil
	}
	a.Lang = q.Lang
	return &a
}
