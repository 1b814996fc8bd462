package page

import (
	"errors"
	"html/template"
	"net/http"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/wording"
)

// trouble is the content of an error page.
type trouble struct {
	Says, What string
	Near       string       // the nearest known word
	Repair     template.URL // the query of a form with a valid choice
}

// unknownComponent is the error for a component that does not exist.
type unknownComponent struct{ ref string }

func (e *unknownComponent) Error() string { return "there is no component " + e.ref }

// problem responds with an error page and its status.
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

// trouble converts an error to a status and the content of its page. It also
// corrects the address, so that the links of the page work.
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

// mend removes the invalid parts of the address.
func (q *request) mend() {
	if words[q.Lang] == nil {
		q.Lang = preferred(q.r)
	}
	q.Choice = q.Choice.Settle()
	if q.Choice.Check(q.Players) != nil {
		q.Players = 0
	}
}

// nothing handles unknown URLs below /rules.
func (h *handler) nothing(q *request) error { return &rulebook.UnknownRule{ID: q.r.URL.Path} }
