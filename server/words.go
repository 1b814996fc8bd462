package server

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"strconv"
	"sync"
	"unicode/utf16"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// mostWords is how many vocabularies are kept at a time. A server has tables of a
// few choices; anyone can ask for all.
const mostWords = 64

// vocabulary names what is sent of the components of a game. Choices with the same
// contents share it.
type vocabulary struct {
	lang     wording.Lang
	groups   rules.Groups
	miracles bool
}

// words keeps what was sent of the components, packed.
type words struct {
	mu   sync.Mutex
	kept map[vocabulary]*packed
}

// of returns the words of a vocabulary, made on the first call.
func (w *words) of(cat *rules.Catalogue, v vocabulary) *packed {
	w.mu.Lock()
	defer w.mu.Unlock()
	if p := w.kept[v]; p != nil {
		return p
	}
	body, err := json.Marshal(wordingBody{components(cat, v), windows(v.lang), v.miracles})
	if err != nil {
		panic("server: " + err.Error())
	}
	sum := sha256.Sum256(body)
	p := &packed{kind: "application/json", plain: body, quick: true, tag: `"` + hex.EncodeToString(sum[:12]) + `"`}
	for other := range w.kept {
		if len(w.kept) < mostWords {
			break
		}
		delete(w.kept, other)
	}
	if w.kept == nil {
		w.kept = map[vocabulary]*packed{}
	}
	w.kept[v] = p
	return p
}

// everything are the contents of all games.
const everything = ^rules.Groups(0)

// serveWording sends the components of a game in a language, those of every game if
// none is named, or 304 if the client has them.
func (s *Server) serveWording(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	l, ok := wording.Parse(q.Get("lang"))
	if !ok {
		s.deny(w, problem(http.StatusUnprocessableEntity, "malformed", "lang %q, want en or es", q.Get("lang")))
		return
	}
	v := vocabulary{lang: l, groups: everything}
	if q.Has("players") {
		choice, err := options.Parse(q.Get("options"))
		if err != nil {
			s.deny(w, s.refused(err))
			return
		}
		players, err := strconv.Atoi(q.Get("players"))
		if low, high := choice.Players(); err != nil || players < low || players > high {
			s.deny(w, problem(http.StatusUnprocessableEntity, "malformed", "players %q, want a number from %d to %d", q.Get("players"), low, high))
			return
		}
		v.miracles = rules.HasMiracles(choice)
		v.groups = s.hub.Catalogue().GroupsOf(choice, players)
	}
	p := s.words.of(s.hub.Catalogue(), v)
	w.Header().Set("ETag", p.tag)
	w.Header().Set("Cache-Control", "no-cache") // ask again, by the tag
	if r.Header.Get("If-None-Match") == p.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	p.write(w, r)
}

// component is a component as the client shows it.
type component struct {
	Name     string   `json:"name"`
	Text     string   `json:"text"`
	Gist     string   `json:"gist,omitempty" doc:"what a location does, in three to eight words"`
	Set      string   `json:"set"`
	Type     string   `json:"type,omitempty" doc:"when an ability can be used; what kind of card it is"`
	Skill    string   `json:"skill,omitempty" doc:"type of a Skill card"`
	Strength *int     `json:"strength,omitempty" doc:"of a Skill card"`
	Timing   []string `json:"timing,omitempty" doc:"windows in which a Skill card can be played"`
	Results  *results `json:"results,omitempty" doc:"of the skill check to which it may lead"`

	Short     string         `json:"short,omitempty" doc:"the name of a character, a title, an Ally or a damage token of a basestar where there is little room, if it is another"`
	Distance  *int           `json:"distance,omitempty" doc:"of a destination"`
	Leads     []int          `json:"leads,omitempty" doc:"of each line of the text: how long its lead is, in UTF-16 code units; whose action it is, for example"`
	Brief     int            `json:"brief,omitempty" doc:"the line of the text that says in short what it does, from 0"`
	Title     string         `json:"title,omitempty" doc:"id of the title: of a title card; of a location whose first action its holder alone takes"`
	Location  string         `json:"location,omitempty" doc:"of a damage token: id of the location that it damages, if it damages one"`
	Who       string         `json:"who,omitempty" doc:"of a location: whose it is: human, cylon or any"`
	Jail      bool           `json:"jail,omitempty" doc:"of a location: whether it holds prisoners, as the Brig does"`
	Uses      []int          `json:"uses,omitempty" doc:"of a location with a second action: the line of each, by the number of the use; -1 is none"`
	Choice    *twoWays       `json:"choice,omitempty" doc:"of a Crisis card that lets somebody choose"`
	Following string         `json:"following,omitempty" doc:"what follows whatever comes of the text of a Crisis card"`
	Facts     []string       `json:"facts,omitempty" doc:"of a character: the class, the cards of each turn, the start"`
	Abilities []sheetAbility `json:"abilities,omitempty" doc:"of a character, in the order of the sheet"`
	Tokens    []tokenText    `json:"tokens,omitempty" doc:"what each trauma token brings on a Crossroads card"`
}

// twoWays is a Crisis card's choice between two ways.
type twoWays struct {
	Chooser string `json:"chooser" doc:"id of the title under which it is made, or of another role"`
	Who     string `json:"who" doc:"who chooses, as a sentence"`
	A       string `json:"a"`
	B       string `json:"b"`
}

// sheetAbility is an ability on a sheet. It is a component, whose name and text it has.
type sheetAbility struct {
	ID    string `json:"id"`
	Aside string `json:"aside,omitempty" doc:"what stands in brackets behind its name"`
}

// tokenText is what a trauma token brings on a card.
type tokenText struct {
	ID   string `json:"id" doc:"of the token"`
	Name string `json:"name"`
	Text string `json:"text"`
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
	Miracles   bool                 `json:"miracles,omitempty" doc:"whether once-per-game abilities cost a miracle token each time in the game"`
}

func windows(l wording.Lang) map[string]string {
	all := map[string]string{}
	for w := range rules.NumWindows {
		all[w.String()] = wording.WindowName(w, l)
	}
	return all
}

func components(cat *rules.Catalogue, v vocabulary) map[string]component {
	all, l := map[string]component{}, v.lang
	for _, k := range cat.Kinds() {
		for _, c := range cat.All(k) {
			if !cat.In(c, v.groups) {
				continue
			}
			face := wording.Card(cat, c)
			k := component{
				Name: wording.Name(cat, c, l), Text: wording.Text(cat, c, l), Gist: wording.Gist(cat, c, l), Set: face.Set, Type: face.Type,
				Skill: face.Skill, Strength: face.Strength, Timing: face.Timing, Results: resultsOf(&face, l),
			}
			switch cat.Kind(c) {
			case rules.KindDestination:
				k.Distance = &face.Distance
			case rules.KindGalacticaDamage, rules.KindPegasusDamage:
				if l := cat.Damage(c).Location; l != "" {
					k.Location = "location/" + l
				}
			case rules.KindTitle:
				k.Title = cat.Office(cat.Title(c).Title).ID
			case rules.KindLocation:
				k.Who = face.Who
				l := cat.Location(c)
				k.Jail = l.Role.Jails()
				if _, ok := l.By.Title(); ok {
					k.Title = cat.RoleID(l.By)
				}
			}
			k.add(cat, wording.PartsOf(cat, c), l)
			all[cat.Ref(c)] = k
		}
	}
	return all
}

// add adds the parts of the text.
func (k *component) add(cat *rules.Catalogue, p wording.Parts, l wording.Lang) {
	k.Short, k.Following = p.Short.In(l), p.Following.In(l)
	k.Brief = p.Brief
	for _, b := range p.Leads {
		k.Leads = append(k.Leads, len(utf16.Encode([]rune(b.In(l)))))
	}
	if len(p.Uses) > 1 && p.Uses[1] >= 0 {
		k.Uses = p.Uses
	}
	for _, b := range p.Facts {
		k.Facts = append(k.Facts, b.In(l))
	}
	if p.Chooser != "" {
		k.Choice = &twoWays{p.Chooser, p.Choosing.In(l), p.WayA.In(l), p.WayB.In(l)}
	}
	for _, a := range p.Abilities {
		k.Abilities = append(k.Abilities, sheetAbility{cat.Ref(a.Comp), a.Aside.In(l)})
	}
	for _, a := range p.Tokens {
		k.Tokens = append(k.Tokens, tokenText{cat.Ref(a.Comp), a.Name.In(l), a.Text.In(l)})
	}
}

// resultsOf returns the results of the one check of a component, even one in a box, and
// nil if it has none.
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
