package house

import (
	"go/ast"
	"slices"
	"strconv"
	"strings"
)

// room is a row of the plan.
type room struct {
	name string
	may  string // the rooms that it may import, apart from itself
	why  string
}

// plan lists the allowed imports. They go one way: each room may import those
// before it, as listed.
var plan = []room{
	{"options", "", "what can be chosen stands alone: forms, rulebook and referee read it"},
	{"rules", "options", "the referee knows no card, no sentence and no machine"},
	{"cards", "options rules", "cards are values of the referee's vocabulary"},
	{"wording", "options rules cards", "sentences are made from the values"},
	{"scenario", "options rules cards wording", "arranges and plays games, without people"},
	{"rulebook", "options rules cards wording scenario", "prose about the rules, and examples that scenarios play; nothing plays from it"},
	{"bots", "options rules cards wording", "answers requests; gets no table and no clock"},
	{"lab", "options rules cards wording rulebook scenario bots", "many games at once, without people"},
	{"store", "", "keeps bytes under ids; knows neither game nor network"},
	{"table", "options rules cards wording rulebook scenario bots store", "a game among people, kept in a store"},
	{"internal/ration", "", "holds clients to rates; knows neither network nor game"},
	{"notify", "internal/ration", "carries messages out; knows nothing of games"},
	{"web", "", "the built client as files: bytes, no logic"},
	{"server", "options rules cards wording rulebook scenario bots lab table store notify web internal/ration", "the network's side of tables"},
	{"internal/load", "cards rules server store table wording", "puts servers of its own under load and measures them"},
	{"cmd", "options rules cards wording rulebook scenario bots lab table store notify web server internal/load", "flags and wiring"},
	{"docs", "", "examples for strangers, who have the API and nothing else"},
	{"internal/house", "", "looks at the others as files"},
	{"internal/madeup", "options rules cards wording bots", "a set for tests, added from outside as any other"},
	{"internal/overheard", "cards options rules server store table wording", "compares what browsers received with what each seat may know"},
	{"internal/stage", "cards scenario server store table", "makes tables for the browser journeys to begin at"},
	{"internal/posed", "options rules cards bots store table server", "tables to be looked at, made without a network"},
	{"internal/tally", "", "counts what tests print"},
	{"internal/mutate", "", "breaks the others as files, and plays scenarios in a program of its own"},
}

func roomNamed(name string) (room, bool) {
	i := slices.IndexFunc(plan, func(r room) bool { return r.name == name })
	if i < 0 {
		return room{}, false
	}
	return plan[i], true
}

// bare lists the rooms that can be copied into another project: they import
// only the standard library and each other.
var bare = []string{"options", "rules", "cards"}

// checkRooms checks imports against the plan. External test packages
// (rules_test) are exempt, since nothing can import them.
func checkRooms(m *module) (found []violation) {
	for _, p := range m.packages {
		r, ok := roomNamed(p.room)
		if !ok {
			found = append(found, m.at(p.anyFile().Package, "room",
				"%q is not in the plan of internal/house: enter it, with what it may import and why", p.room))
			continue
		}
		for _, f := range slices.Concat(p.code, p.tests) {
			for _, spec := range f.Imports {
				if to, ours := ourRoom(spec); ours && to != r.name && !slices.Contains(strings.Fields(r.may), to) {
					found = append(found, m.at(spec.Pos(), "import-order", "%s must not import %s: %s", r.name, to, r.why))
				}
			}
		}
	}
	return found
}

// checkBare checks that bare rooms import no other modules.
func checkBare(m *module) (found []violation) {
	for _, p := range m.in(bare...) {
		for _, f := range p.code {
			for _, spec := range f.Imports {
				if first, _, _ := strings.Cut(importPath(spec), "/"); strings.Contains(first, ".") {
					found = append(found, m.at(spec.Pos(), "third-party",
						"%s imports the standard library and our rooms alone, not %s", p.room, importPath(spec)))
				}
			}
		}
	}
	return found
}

// ourRoom returns the room of an import, if it is in this module.
func ourRoom(spec *ast.ImportSpec) (name string, ours bool) {
	path := importPath(spec)
	if path != modulePath && !strings.HasPrefix(path, modulePath+"/") {
		return "", false
	}
	return roomOf(path), true
}

func importPath(spec *ast.ImportSpec) string {
	path, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		return spec.Path.Value
	}
	return path
}

// anyFile returns a file of p. Every package has one.
func (p *pkg) anyFile() *ast.File { return slices.Concat(p.code, p.tests, p.xtests)[0] }
