package rulebook

import "testing"

func TestExactLoyaltyTable_CountsTheDeckOfThisTable(t *testing.T) {
	const head = "| Players | "
	rows := []struct {
		choice  string
		players int
		want    string
	}{
		{"", 5, head + "5 |\n|---|---|\n| “Cylon” cards | 2 |\n| “Not a Cylon” cards | 8 |\n| Dealt now | 5 |\n| Left | 5 |"},
		{"", 4, head + "4 |\n|---|---|\n| “Cylon” cards | 1 |\n| “Not a Cylon” cards | 6 |\n| Dealt now | 4 |\n| Left | 3 |\n| Then joins: the Sympathizer | 1 |"},
		{"nosympathizer", 6, head + "6 |\n|---|---|\n| “Cylon” cards | 2 |\n| “Not a Cylon” cards | 9 |\n| Dealt now | 6 |\n| Left | 5 |\n| Then joins: 1 “Not a Cylon” card | 1 |"},
		{"pegasus&cylonleader", 4, head + "4 |\n|---|---|\n| “Cylon” cards | 1 |\n| “Not a Cylon” cards | 5 |\n| Dealt now | 3 |\n| Left | 3 |"},
		{"daybreak", 4, head + "4 |\n|---|---|\n| “Cylon” cards | 1 |\n| “Not a Cylon” cards | 7 |\n| Mutineer | 1 |\n| Dealt now | 4 |\n| Left | 5 |"},
		{"solo", 1, head + "1 |\n|---|---|\n| “Cylon” cards | 1 |\n| “Not a Cylon” cards | 6 |\n| Dealt now | 3 |\n| Left | 4 |"},
	}
	for _, row := range rows {
		if got := evaluate(t, "{table loyalty-exact}", row.choice, row.players); got != row.want {
			t.Errorf("%q with %d players: got\n%s\nwant\n%s", row.choice, row.players, got, row.want)
		}
	}
}
