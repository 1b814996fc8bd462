package page

import (
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// section is a group of words in the form, in order.
type section struct {
	name  string
	words []options.Word
}

// sections contain every word once, except the endings.
var sections = []section{
	{"sets", []options.Word{options.Pegasus, options.Exodus, options.Daybreak, options.Epica}},
	{"exodus", []options.Word{options.PersonalGoal, options.FinalFive, options.CylonFleet, options.AllySeasons}},
	{"cylons", []options.Word{
		options.CylonLeader, options.NoSympathizer, options.SympatheticCylon,
		options.ForceMotive, options.ForceOverlay, options.ForceExodus, options.ForcePegasus,
	}},
	{"more", []options.Word{options.ForceDemetrius, options.ExtraDeath}},
	{"small", []options.Word{options.Solo, options.Duo, options.Coop}},
	{"reading", []options.Word{options.Highlight, options.Variants, options.Help}},
}

var endings = []options.Word{options.Kobol, options.NewCaprica, options.IonianNebula, options.SearchForHome, options.AllEndings}

// presets are popular games, as queries.
var presets = []string{
	"kobol", "pegasus&newcaprica", "pegasus&exodus&newcaprica", "pegasus&exodus&daybreak&cylonfleet&searchforhome",
	"exodus&personalgoal&finalfive&ioniannebula", "daybreak&cylonleader&searchforhome", "epica",
}

// field is one box of the form.
type field struct {
	Word, Label, Why string // Why is the reason if the box is disabled
	On               bool
}

type fieldset struct {
	Name, Legend string
	Fields       []field
}

// preset is a game that one click chooses.
type preset struct {
	To   template.URL
	Name string
}

// formData is the content of the form.
type formData struct {
	Sections []fieldset
	Endings  []field
	Own      bool // the game has an end of its own, beside which the endings are parts
	OwnAlone bool // and none of them is chosen
	Players  []field
	Notes    []string // why some numbers of players are not allowed
	Presets  []preset
	Last     *preset // the book that was read last, if it differs from the choice
}

// start shows the form, or the book if the URL names a choice.
func (h *handler) start(q *request) error {
	switch {
	case q.Set != "":
		return q.settle()
	case q.Form || !q.Words:
		return q.form()
	}
	q.remember()
	return h.book(q)
}

// settle handles a button of the form: it redirects to the URL of the settled
// choice.
func (q *request) settle() error {
	left := q.mend()
	next := q.AsBook()
	if q.Set == "form" || left != nil {
		next = q.AsForm()
	}
	http.Redirect(q.w, q.r, "/rules?"+next.String()+leftQuery(left), http.StatusSeeOther)
	return nil
}

// form shows the form with the settled choice filled in.
func (q *request) form() error {
	if left := q.mend(); left != nil {
		q.Left = strings.Join(left, ".")
	}
	q.w.Header().Add("Vary", "Cookie")
	last := q.lastRead()
	if !q.Words && last != nil {
		q.Choice, q.Players = last.Choice, last.Players
	}
	q.Address = q.AsForm()
	data := formData{Endings: q.fields(endings), Players: q.numbers()}
	data.Own = q.Choice.Has(options.Epica)
	data.OwnAlone = data.Own && !q.Choice.Has(options.NewCaprica)
	if last != nil {
		data.Last = &preset{last.Query(), last.Names() + ", " + last.PlayersText()}
	}
	for _, f := range data.Players {
		if f.Why != "" && !slices.Contains(data.Notes, f.Why) {
			data.Notes = append(data.Notes, f.Why)
		}
	}
	for _, s := range sections {
		data.Sections = append(data.Sections, fieldset{s.name, words[q.Lang][s.name], q.fields(s.words)})
	}
	for _, p := range presets {
		c, err := options.Parse(p)
		if err != nil {
			return err
		}
		a := Address{Choice: c, Lang: q.Lang}
		data.Presets = append(data.Presets, preset{a.Query(), a.Names()})
	}
	return q.show("form.html", words[q.Lang]["formTitle"], http.StatusOK, data)
}

func (q *request) fields(ws []options.Word) (all []field) {
	for _, w := range ws {
		f := field{
			Word: w.String(), Label: wording.WordName(w, wording.Lang(q.Lang)), On: q.Choice.Holds(w),
		}
		if w.IsEnding() {
			f.On = q.Choice.Has(w)
		}
		if e := q.Choice.Blocked(w); e != nil {
			f.Why = wording.Reason(e, wording.Lang(q.Lang))
		}
		all = append(all, f)
	}
	return all
}

// whyNot returns why a game with that many players is not allowed.
func (a Address) whyNot(players int) string {
	var e *options.Conflict
	if errors.As(a.Choice.Game().Check(players), &e) {
		return wording.Reason(e, wording.Lang(a.Lang))
	}
	return ""
}

// numbers returns the numbers of players, with the reason for those not
// allowed.
func (q *request) numbers() (all []field) {
	for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
		f := field{Label: string(rune('0' + n)), On: n == q.Players}
		f.Why = q.whyNot(n)
		all = append(all, f)
	}
	return all
}
