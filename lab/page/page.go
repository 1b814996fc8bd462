package page

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"ragtag/lab"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

//go:embed page.html page.css
var files embed.FS

var (
	layout = template.Must(template.ParseFS(files, "page.html"))
	style  = func() template.CSS {
		text, err := files.ReadFile("page.css")
		if err != nil {
			panic(err) // it is embedded
		}
		return template.CSS(text)
	}()
)

// Input is the content of a page.
type Input struct {
	Catalogue *rules.Catalogue
	Plan      lab.Plan
	Report    lab.Report // of a Plan with Watch
	Command   string     // command that plays these games again
}

// Write writes the page in a language. The same input gives the same bytes,
// whatever the time that the games took.
func Write(w io.Writer, in Input, l wording.Lang) error {
	return layout.Execute(w, newWriter(in, l).page())
}

// document is the input of the template.
type document struct {
	Lang           wording.Lang
	W              words
	Style          template.CSS
	Title, Command string
	Facts          []fact
	Outcome        outcome
	Sections       []section
	Faults, Never  []string
	NeverNote      string
}

type fact struct{ Name, Value string }

// outcome is the bar of wins across the page.
type outcome struct {
	Humans, Cylons, Low, High, Width length
	HumanShare, CylonShare           string
	Note, Leaders                    string
}

// section is one or several charts under a heading. Unused fields are empty.
type section struct {
	ID, Title, Note string
	Measures        []measures
	More            *fold // folded rows
	Panels          []panel
	Histograms      []histogram
	Legend          []swatch
	Table           *table // the panels in numbers
	Wide            bool
}

type fold struct {
	Title string
	measures
}

type swatch struct{ Class, Name string }

// table is a table of plain numbers.
type table struct {
	Caption string
	Head    []string
	Rows    [][]string
}

// writer builds the page of one report in one language.
type writer struct {
	Input
	lang wording.Lang
	w    words
}

func newWriter(in Input, l wording.Lang) *writer {
	if len(in.Plan.Choices) == 0 {
		in.Plan.Choices = []options.Choice{{}}
	}
	return &writer{in, l, catalogue[l]}
}

func (w *writer) page() document {
	r := &w.Report
	d := document{
		Lang: w.lang, W: w.w, Style: style, Command: w.Command,
		Title: fmt.Sprintf(w.w.title, w.games(r.Games)), Facts: w.facts(), Outcome: w.outcome(),
	}
	for _, s := range []section{
		w.byPlayers(), w.byOptions(), w.byLoyalty(), w.byCause(), w.byBot(), w.byCharacter(), w.course(), w.lengths(), w.crises(),
	} {
		if len(s.Measures)+len(s.Panels)+len(s.Histograms) > 0 {
			d.Sections = append(d.Sections, s)
		}
	}
	for _, f := range r.Faults {
		d.Faults = append(d.Faults, f.String())
	}
	if len(r.NeverReached) > 0 {
		d.Never, d.NeverNote = r.NeverReached, fmt.Sprintf(w.w.never, w.count(len(r.NeverReached)))
	}
	return d
}

// facts returns what was played.
func (w *writer) facts() []fact {
	var opts, players []string
	for _, c := range w.Plan.Choices {
		opts = append(opts, w.choice(c))
	}
	for _, n := range w.Plan.Players {
		players = append(players, fmt.Sprint(n))
	}
	list := []fact{{w.w.options, strings.Join(opts, " · ")}, {w.w.players, strings.Join(players, ", ")}}
	if len(w.Plan.Bots) > 1 {
		list = append(list, fact{w.w.seats, strings.Join(w.Plan.Bots, ", ")})
	} else {
		list = append(list, fact{w.w.bots, w.Plan.Bots[0]})
	}
	var roles []string
	for _, role := range []struct{ id, bot string }{
		{lab.RoleHuman, w.Plan.Roles.Human}, {lab.RoleHidden, w.Plan.Roles.Hidden}, {lab.RoleRevealed, w.Plan.Roles.Revealed},
	} {
		if role.bot != "" {
			roles = append(roles, w.w.roleNames[role.id]+": "+role.bot)
		}
	}
	if len(roles) > 0 {
		list = append(list, fact{w.w.roles, strings.Join(roles, ", ")})
	}
	return append(list, fact{w.w.seed, fmt.Sprint(w.Plan.Seed)})
}

// outcome returns who won.
func (w *writer) outcome() outcome {
	r := &w.Report
	s := r.HumanShare
	if r.Games == 0 {
		return outcome{}
	}
	o := outcome{
		Humans: whole(s.Rate), Cylons: whole(1 - s.Rate), Low: whole(s.Low), High: whole(s.High), Width: whole(s.High - s.Low),
		HumanShare: w.percent(s.Rate), CylonShare: w.percent(1 - math.Round(1000*s.Rate)/1000), // so that both add up to 100
		Note: fmt.Sprintf(w.w.wonNote, w.percent(s.Rate), w.percent(s.Low), w.percent(s.High)),
	}
	if _, played := r.ByRole[lab.RoleLeader]; played {
		l := lab.ShareOf(r.LeaderWins, r.Games)
		o.Leaders = fmt.Sprintf(w.w.leaders, w.percent(l.Rate), w.between(l))
	}
	return o
}

// choice returns the names of the options of a game.
func (w *writer) choice(c options.Choice) string {
	var names []string
	for _, word := range c.Words() {
		names = append(names, wording.WordName(word, w.lang))
	}
	if len(names) == 0 {
		return w.w.base
	}
	return strings.Join(names, " + ")
}

// name returns the name of a component, by its ref.
func (w *writer) name(ref string) string {
	c, ok := w.Catalogue.Find(ref)
	if !ok {
		return ref
	}
	return wording.Name(w.Catalogue, c, w.lang)
}

// ending returns the name of an ending, by its id.
func (w *writer) ending(id string) string {
	for e := range rules.NumEndings {
		if e.String() == id {
			return wording.EndingName(e, w.lang)
		}
	}
	return id
}

// sorted returns the keys of m in order.
func sorted[K interface{ int | string }, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }
