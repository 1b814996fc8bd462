package server

import (
	"net/http"
	"reflect"
	"slices"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/table"
)

// Lists are never null: an empty hand is an empty list.
func init() { huma.DefaultArrayNullable = false }

// describe adds to the OpenAPI document what huma cannot derive from the Go
// types: values that are listed elsewhere, and the calls whose response is not
// one JSON value.
func describe(doc *huma.OpenAPI) {
	doc.Info.Description = "What a browser, or a program that plays, says to a table and hears from it. A key opens a seat: " +
		"whoever has it sees and does what the seat may. Refusals are problem+json with a code."
	enumerate(doc, "Problem", "code", codes())
	enumerate(doc, "OptionsBody", "bot", table.Bots())
	ask := func(path, id, summary, kind string, answer *huma.Schema, params ...*huma.Param) {
		doc.AddOperation(&huma.Operation{
			Method: http.MethodGet, Path: path, OperationID: id, Summary: summary, Parameters: params,
			Responses: map[string]*huma.Response{
				strconv.Itoa(http.StatusOK): {
					Description: http.StatusText(http.StatusOK), Content: map[string]*huma.MediaType{kind: {Schema: answer}},
				},
				"default": {
					Description: "Refused", Content: map[string]*huma.MediaType{problemType: {Schema: schema[Problem](doc)}},
				},
			},
		})
	}
	text, number := &huma.Schema{Type: huma.TypeString}, &huma.Schema{Type: huma.TypeInteger}
	id := &huma.Param{Name: "id", In: "path", Required: true, Schema: text}
	lang := &huma.Param{Name: "lang", In: "query", Required: true, Schema: &huma.Schema{Type: huma.TypeString, Enum: []any{"en", "es"}}}
	ask("/api/tables/{id}/stream", "stream",
		`The frames of a table as they come: Server-Sent Events called "frame", each with a frame as its data. `+
			"Whoever comes back sends the id of the last event, and misses no line.",
		"text/event-stream", schema[table.Frame](doc), id,
		&huma.Param{Name: "X-Ragtag-Key", In: "header", Schema: text, Description: "key of a seat; none for somebody without one"},
		&huma.Param{Name: "key", In: "query", Schema: text, Description: "the same, for what can send no header"},
		&huma.Param{
			Name: "lang", In: "query", Schema: lang.Schema,
			Description: "the language of the sentences; if none, what the browser asks for first",
		},
		&huma.Param{Name: "after", In: "query", Schema: number, Description: "the last line of the log that is known"},
		&huma.Param{Name: "talk", In: "query", Schema: number, Description: "the last line of the talk that is known"},
		&huma.Param{Name: "Last-Event-ID", In: "header", Schema: text})
	ask("/api/wording", "wording", "What the components are called and do", "application/json", schema[wordingBody](doc), lang,
		&huma.Param{Name: "options", In: "query", Schema: text, Description: "of the game, with the number of its players; if neither is given, the components of every game come"},
		&huma.Param{Name: "players", In: "query", Schema: number})
	ask("/api/rules/{id}", "rule", "A rule of the book under the options of a game", "text/html", text, id,
		&huma.Param{Name: "options", In: "query", Schema: text},
		&huma.Param{Name: "players", In: "query", Schema: number}, lang)
}

// enumerate sets the possible values of a text property.
func enumerate(doc *huma.OpenAPI, of, property string, values []string) {
	p := doc.Components.Schemas.Map()[of].Properties[property]
	for _, v := range values {
		p.Enum = append(p.Enum, v)
	}
}

// schema returns the schema of a type in the document.
func schema[T any](doc *huma.OpenAPI) *huma.Schema {
	return doc.Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
}

// codes returns every code of a problem.
func codes() []string {
	all := slices.Clone(ownCodes)
	for c := range statuses {
		all = append(all, string(c))
	}
	for c := range answerStatuses {
		all = append(all, string(c))
	}
	slices.Sort(all)
	return all
}
