package page

import (
	"errors"
	"fmt"
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
	There      *preset      // the page in the nearest game that has it
}

// unknownComponent is the error for a component that does not exist.
type unknownComponent struct{ ref string }

func (e *unknownComponent) Error() string { return "there is no component " + e.ref }

// unknownExample is the error for an example that does not exist.
type unknownExample struct{ id string }

func (e *unknownExample) Error() string { return "there is no example " + e.id }

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
		shown    *unknownExample
	)
	q.mend()
	w := words[q.Lang]
	repair := q.FormQuery()
	switch {
	case errors.As(err, &word):
		return http.StatusBadRequest, trouble{Says: w["unknownOption"], What: word.Text, Near: word.Nearest.String(), Repair: repair}
	case errors.As(err, &conflict):
		return http.StatusBadRequest, trouble{Says: wording.Reason(conflict, wording.Lang(q.Lang)), Repair: repair}
	case errors.As(err, &bad):
		return http.StatusBadRequest, trouble{Says: w["malformed"], What: bad.Key + "=" + bad.Value, Repair: repair}
	case errors.As(err, &lang):
		return http.StatusBadRequest, trouble{Says: w["unknownLang"], What: lang.Lang, Repair: repair}
	case errors.As(err, &rule):
		return http.StatusNotFound, trouble{Says: w["unknownRule"], What: short(rule.ID), Repair: repair}
	case errors.As(err, &away):
		return http.StatusNotFound, q.away(away, repair)
	case errors.As(err, &comp):
		return http.StatusNotFound, trouble{Says: w["unknownComponent"], What: short(comp.ref), Repair: repair}
	case errors.As(err, &shown):
		return http.StatusNotFound, trouble{Says: w["unknownExample"], What: short(shown.id), Repair: repair}
	}
	return http.StatusInternalServerError, trouble{}
}

// away returns the content of the page for a rule that is not in the game: its
// title, the condition in words, and a link to the nearest game that has it.
func (q *request) away(e *rulebook.NotInPlay, repair template.URL) trouble {
	t := trouble{Says: fmt.Sprintf(words[q.Lang]["notInPlay"], rulebook.TitleIn(e.ID, q.Lang), e.Words(q.Lang)), Repair: repair}
	if near, ok := rulebook.Nearest(e.ID, q.Choice); ok {
		there := Address{Choice: near, Lang: q.Lang}
		t.There = &preset{template.URL("/rules/" + e.ID + "?" + there.AsBook().String()), there.Names()}
	}
	return t
}

// nothing handles unknown URLs below /rules.
func (h *handler) nothing(q *request) error { return &rulebook.UnknownRule{ID: q.r.URL.Path} }
