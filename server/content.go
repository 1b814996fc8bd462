package server

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"html"
	"net/http"
	"strconv"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/rules"
	"ragtag/table"
	"ragtag/wording"
)

// content is what the client has to know of the components in one language, as
// it is sent.
type content struct {
	packed
	etag string
}

// component is a component as the client shows it.
type component struct {
	Name    string   `json:"name"`
	Text    string   `json:"text"`
	Gist    string   `json:"gist,omitempty" doc:"what a location does, in three to eight words"`
	Set     string   `json:"set"`
	Type    string   `json:"type,omitempty" doc:"when an ability can be used; what kind of card it is"`
	Skill   string   `json:"skill,omitempty" doc:"type of a Skill card"`
	Timing  []string `json:"timing,omitempty" doc:"windows in which a Skill card can be played"`
	Results *results `json:"results,omitempty" doc:"of the skill check to which it may lead"`
}

// results says what each result of a skill check does.
type results struct {
	Pass    string `json:"pass"`
	Partial string `json:"partial,omitempty"`

	Consequence string `json:"consequence,omitempty" doc:"what happens besides, if a card with the check ability icon was added"`
	Fail        string `json:"fail"`
}

type wordingBody struct {
	Components map[string]component `json:"components" doc:"by id"`
	Windows    map[string]string    `json:"windows" doc:"when each window opens"`
}

// wording makes what is sent of the components: it is the same for everybody.
func (s *Server) wording() {
	for i, l := range wording.Langs {
		body, err := json.Marshal(wordingBody{components(s.hub.Catalogue(), l), windows(l)})
		if err != nil {
			panic("server: " + err.Error())
		}
		sum := sha256.Sum256(body)
		s.words[i] = &content{packed{kind: "application/json", plain: body}, `"` + hex.EncodeToString(sum[:12]) + `"`}
	}
}

func windows(l wording.Lang) map[string]string {
	all := map[string]string{}
	for w := range rules.NumWindows {
		all[w.String()] = wording.WindowName(w, l)
	}
	return all
}

func components(cat *rules.Catalogue, l wording.Lang) map[string]component {
	all := map[string]component{}
	for _, k := range cat.Kinds() {
		for _, c := range cat.All(k) {
			face := wording.Card(cat, c)
			all[cat.Ref(c)] = component{
				wording.Name(cat, c, l), wording.Text(cat, c, l), wording.Gist(cat, c, l), face.Set, face.Type, face.Skill, face.Timing, resultsOf(&face, l),
			}
		}
	}
	return all
}

// resultsOf returns the results of the one check of a component, be it in a box
// of it, and nil if it has none.
func resultsOf(f *wording.Face, l wording.Lang) *results {
	check := f.Check
	for _, box := range []*wording.FaceBox{f.OptionA, f.OptionB} {
		if check == nil && box != nil {
			check = box.Check
		}
	}
	if check == nil {
		return nil
	}
	r := &results{Pass: check.Results.Pass.In(l), Fail: check.Results.Fail.In(l)}
	if partial := check.Results.Partial; partial != nil {
		r.Partial = partial.In(l)
	}
	if besides := check.Results.Consequence; besides != nil {
		r.Consequence = besides.In(l)
	}
	return r
}

// serveWording sends the components in a language, or 304 if the client has
// them.
func (s *Server) serveWording(w http.ResponseWriter, r *http.Request) {
	l, ok := wording.Parse(r.URL.Query().Get("lang"))
	if !ok {
		s.deny(w, problem(http.StatusUnprocessableEntity, "malformed", "lang %q, want en or es", r.URL.Query().Get("lang")))
		return
	}
	c := s.words[0]
	if l == wording.Es {
		c = s.words[1]
	}
	w.Header().Set("ETag", c.etag)
	w.Header().Set("Cache-Control", "no-cache") // ask again, by the tag
	if r.Header.Get("If-None-Match") == c.etag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	c.write(w, r)
}

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
	Built   bool          `json:"built"`
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
		k := wordBody{Word: w.String(), Group: groupOf(w), Built: options.Built(w), Chosen: choice.Has(w)}
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

// groupOf returns the part of the set-up form in which a word stands.
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

// rule sends a rule of the book as a piece of HTML, as it stands under the
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
