package rulebook

import (
	"testing"

	"ragtag/options"
)

func evaluate(t *testing.T, text, choice string, players int) string {
	t.Helper()
	nodes, err := parseBody(text)
	if err != nil {
		t.Fatal(err)
	}
	c, err := options.Parse(choice)
	if err != nil {
		t.Fatal(err)
	}
	return View{Choice: c, Players: players, Lang: "en"}.markdown(nodes)
}

func TestView_Evaluates(t *testing.T) {
	const steps = "{if daybreak}1. First.\n{end}1. Then.\n{if pegasus}1. Last.\n{end}"
	rows := []struct{ name, text, choice, want string }{
		{"a branch that holds", "a{if pegasus} b{end} c", "pegasus", "a b c"},
		{"a branch that does not", "a{if pegasus} b{end} c", "", "a c"},
		{"else", "{if pegasus}a{else}b{end}", "", "b"},
		{"the first of several", "{if pegasus}a{elif exodus}b{else}c{end}", "pegasus&exodus", "a"},
		{"the second of several", "{if pegasus}a{elif exodus}b{else}c{end}", "exodus", "b"},
		{"the last of several", "{if pegasus}a{elif exodus}b{else}c{end}", "daybreak", "c"},
		{"branches in branches", "{if pegasus}a{if daybreak}b{else}c{end}{end}", "pegasus", "ac"},
		{"numbers", "{n hand.limit} cards", "", "10 cards"},
		{"links by id", "see [[check.destiny]].", "", "see [Destiny](#check.destiny)."},
		{"no blank lines are left over", "a\n\n{if pegasus}b{end}\n\nc", "", "a\n\nc"},
		{"steps are numbered anew", steps, "pegasus", "1. Then.\n2. Last."},
		{"whatever falls away", steps, "daybreak", "1. First.\n2. Then."},
		{"each list for itself", "1. a\n1. b\n\nx\n\n1. c", "", "1. a\n2. b\n\nx\n\n1. c"},
	}
	for _, row := range rows {
		if got := evaluate(t, row.text, row.choice, 0); got != row.want {
			t.Errorf("%s: got %q, want %q", row.name, got, row.want)
		}
	}
}

func TestView_HighlightMarksWhatTheOptionsChange(t *testing.T) {
	rows := []struct{ name, text, choice, want string }{
		{"an added branch", "a{if pegasus} b{end}", "pegasus&highlight", "a <mark>b</mark>"},
		{"another branch", "{if not pegasus}a{else}b{end}", "pegasus&highlight", "<mark>b</mark>"},
		{"not what the base game has too", "{if kobol}a{end}{if pegasus}b{end}", "pegasus&highlight", "a<mark>b</mark>"},
		{"nothing without the word", "a{if pegasus} b{end}", "pegasus", "a b"},
		{"items keep their bullet", "{if pegasus}- a\n- b\n{end}", "pegasus&highlight", "- <mark>a</mark>\n- <mark>b</mark>"},
		{"cells are marked one by one", "{if pegasus}| a | b |\n{end}| c | d |", "pegasus&highlight", "| <mark>a</mark> | <mark>b</mark> |\n| c | d |"},
		{"no mark in a mark", "{if pegasus}a{if not daybreak}b{end}{end}", "pegasus&highlight", "<mark>ab</mark>"},
	}
	for _, row := range rows {
		if got := evaluate(t, row.text, row.choice, 0); got != row.want {
			t.Errorf("%s: got %q, want %q", row.name, got, row.want)
		}
	}
}

func TestView_LoyaltyTableFollowsPlayers(t *testing.T) {
	rows := []struct {
		choice  string
		players int
		want    string
	}{
		{"", 4, "| Players | “Cylon” cards | “Not a Cylon” cards |\n|---|---|---|\n| 4 | 1 | 6 |"},
		{"daybreak", 4, "| Players | “Cylon” cards | “Not a Cylon” cards | Mutineer |\n|---|---|---|---|\n| 4 | 1 | 7 | yes |"},
		{"pegasus&exodus&daybreak&allendings", 5, "| Players | “Cylon” cards | “Not a Cylon” cards | Mutineer |\n|---|---|---|---|\n| 5 | 2 | 9 | no |"},
	}
	for _, row := range rows {
		if got := evaluate(t, "{table loyalty}", row.choice, row.players); got != row.want {
			t.Errorf("%q with %d players: got\n%s\nwant\n%s", row.choice, row.players, got, row.want)
		}
	}
}
