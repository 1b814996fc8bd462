package server

import (
	"context"
	"errors"
	"html"
	"net/http"
	"strconv"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/table"
)

// optionsQuery is a choice in the making.
type optionsQuery struct {
	Options string `query:"options" maxLength:"400" doc:"words joined by &"`
	Players int    `query:"players" minimum:"0" maximum:"7"`
}

type optionsBody struct {
	Words      []wordBody    `json:"words"`
	MinPlayers int           `json:"minPlayers"`
	MaxPlayers int           `json:"maxPlayers"`
	Bots       []string      `json:"bots" doc:"that can take a seat, from the plainest up"`
	Bot        string        `json:"bot" doc:"the one that takes it if none is named"`
	Refused    *conflictBody `json:"refused,omitempty" doc:"why the choice, as it stands, cannot be played here"`
}

// wordBody is a word of the set-up form.
type wordBody struct {
	Word    string        `json:"word"`
	Group   string        `json:"group" enum:"expansion,ending,page,variant"`
	Chosen  bool          `json:"chosen"`
	Blocked *conflictBody `json:"blocked,omitempty" doc:"why it cannot be added"`
}

type conflictBody struct {
	Reason string   `json:"reason"`
	Word   string   `json:"word,omitempty"`
	With   []string `json:"with,omitempty"`
	Min    int      `json:"min,omitempty"`
	Max    int      `json:"max,omitempty"`
}

func (s *Server) options(_ context.Context, in *optionsQuery) (*struct{ Body optionsBody }, error) {
	choice, err := options.Parse(in.Options)
	if err != nil {
		return nil, s.refused(err)
	}
	out := &struct{ Body optionsBody }{}
	out.Body.Bots, out.Body.Bot = table.Bots(), table.DefaultBot
	out.Body.MinPlayers, out.Body.MaxPlayers = choice.Players()
	for _, w := range options.AllWords() {
		k := wordBody{Word: w.String(), Group: groupOf(w), Chosen: choice.Has(w)}
		if !k.Chosen {
			k.Blocked = conflictOf(choice.Blocked(w))
		}
		out.Body.Words = append(out.Body.Words, k)
	}
	var conflict *options.Conflict
	if in.Players > 0 && errors.As(choice.Playable(in.Players), &conflict) {
		out.Body.Refused = conflictOf(conflict)
	}
	return out, nil
}

// groupOf returns the part of the set-up form that a word is in.
func groupOf(w options.Word) string {
	switch {
	case w == options.Pegasus || w == options.Exodus || w == options.Daybreak:
		return "expansion"
	case w.IsEnding():
		return "ending"
	case w.IsDisplay():
		return "page"
	}
	return "variant"
}

func conflictOf(e *options.Conflict) *conflictBody {
	if e == nil {
		return nil
	}
	p := conflictProblem(e)
	return &conflictBody{p.Reason, p.Word, p.With, p.Min, p.Max}
}

// rule sends a rule of the book as a piece of HTML, as it reads under the
// options of a game.
func (s *Server) rule(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	choice, err := options.Parse(q.Get("options"))
	if err != nil {
		s.deny(w, s.refused(err))
		return
	}
	players, err := strconv.Atoi(q.Get("players"))
	if err != nil && q.Get("players") != "" {
		s.deny(w, problem(http.StatusUnprocessableEntity, "malformed", "players %q, want a number", q.Get("players")))
		return
	}
	rule, err := rulebook.Lookup(r.PathValue("id"), choice, players, q.Get("lang"))
	if err != nil {
		s.deny(w, s.noRule(err))
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Write([]byte("<h3>" + html.EscapeString(rule.Title) + "</h3>\n" + rule.HTML()))
}

// noRule turns an error of the book into the problem that is sent.
func (s *Server) noRule(err error) *Problem {
	var (
		unknown *rulebook.UnknownRule
		lang    *rulebook.UnknownLanguage
		away    *rulebook.NotInPlay
	)
	switch {
	case errors.As(err, &unknown), errors.As(err, &away):
		return problem(http.StatusNotFound, "no-such-rule", "%s", err)
	case errors.As(err, &lang):
		return problem(http.StatusUnprocessableEntity, "malformed", "%s", err)
	}
	return s.refused(err)
}
