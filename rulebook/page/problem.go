package page

import (
	"errors"
	"html/template"
	"net/http"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/wording"
)

// trouble is what the page about an error says.
type trouble struct {
	Says, What string
	Near       string       // a word that may have been meant
	Repair     template.URL // the query of a form that fits
}

// unknownComponent is the error for a component that there is not.
type unknownComponent struct{ ref string }

func (e *unknownComponent) Error() string { return "there is no component " + e.ref }

// problem answers with a page that says what is wrong, and its status.
func (q *request) problem(err error) {
	status, t := q.trouble(err)
	if status == http.StatusInternalServerError {
		http.Error(q.w, "500 "+err.Error(), status)
		return
	}
	title := words[q.Lang]["404"]
	if status == http.StatusBadRequest {
		title = words[q.Lang]["400"]
	}
	if err := q.show("problem.html", title, status, t); err != nil {
		http.Error(q.w, "500 "+err.Error(), http.StatusInternalServerError)
	}
}

// trouble turns an error into a status and what to say. It mends the address, so
// that the links of the page lead somewhere.
func (q *request) trouble(err error) (int, trouble) {
	var (
		word     *options.UnknownWord
		conflict *options.Conflict
		bad      *Malformed
		lang     *rulebook.UnknownLanguage
		rule     *rulebook.UnknownRule
		away     *rulebook.NotInPlay
		comp     *unknownComponent
	)
	q.mend()
	w := words[q.Lang]
	repair := q.FormQuery()
	switch {
	case errors.As(err, &word):
		return http.StatusBadRequest, trouble{w["unknownOption"], word.Text, word.Nearest.String(), repair}
	case errors.As(err, &conflict):
		return http.StatusBadRequest, trouble{wording.Reason(conflict, wording.Lang(q.Lang)), "", "", repair}
	case errors.As(err, &bad):
		return http.StatusBadRequest, trouble{w["malformed"], bad.Key + "=" + bad.Value, "", repair}
	case errors.As(err, &lang):
		return http.StatusBadRequest, trouble{w["unknownLang"], lang.Lang, "", repair}
	case errors.As(err, &rule):
		return http.StatusNotFound, trouble{w["unknownRule"], short(rule.ID), "", repair}
	case errors.As(err, &away):
		return http.StatusNotFound, trouble{w["notInPlay"], away.When, "", repair}
	case errors.As(err, &comp):
		return http.StatusNotFound, trouble{w["unknownComponent"], short(comp.ref), "", repair}
	}
	return http.StatusInternalServerError, trouble{}
}

// mend leaves of the address what makes sense.
func (q *request) mend() {
	if words[q.Lang] == nil {
		q.Lang = preferred(q.r)
	}
	q.Choice = q.Choice.Settle()
	if q.Choice.Check(q.Players) != nil {
		q.Players = 0
	}
}

// nothing answers for addresses below /rules that there are not.
func (h *handler) nothing(q *request) error { return &rulebook.UnknownRule{ID: q.r.URL.Path} }
