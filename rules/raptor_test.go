package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// daybreakTable returns a quiet position of a game with Daybreak and what else is
// chosen.
func daybreakTable(t *testing.T, more ...options.Word) *rules.Table {
	t.Helper()
	cat := cards.Catalogue()
	var who []rules.Comp
	for _, id := range []string{"saul-tigh", "kara-starbuck-thrace", "laura-roslin", "william-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Of(append(more, options.Daybreak)...), who, seedOf(3))
	if err != nil {
		t.Fatal(err)
	}
	tb := rules.At(cat, s)
	tb.Listen()
	possible(t, tb)
	return tb
}

// TestRaptor_IsTradedWhileThereIsABetterOne trades raptors for assault raptors until
// the box has none left: nothing is traded then, nor without a raptor.
func TestRaptor_IsTradedWhileThereIsABetterOne(t *testing.T) {
	tb := daybreakTable(t)
	k, _ := tb.Catalogue().ShipByID("assault-raptor")
	trade := rules.TradeRaptor{For: "assault-raptor"}
	at := func(raptors, lost, better int8) {
		t.Helper()
		if r := tb.S.Berths[rules.Raptor]; r.Reserves != raptors || r.Destroyed != lost || tb.S.Berths[k].Reserves != better {
			t.Errorf("there are %d raptors, %d are lost, and there are %d assault raptors; want %d, %d, %d",
				r.Reserves, r.Destroyed, tb.S.Berths[k].Reserves, raptors, lost, better)
		}
	}
	at(4, 0, 1)
	do(t, tb, trade, nil)
	at(3, 1, 2)
	do(t, tb, trade, nil)
	at(2, 2, 3)
	do(t, tb, trade, nil)
	at(1, 3, 4)
	do(t, tb, trade, nil)
	at(1, 3, 4)

	tb = daybreakTable(t)
	for range 4 {
		do(t, tb, rules.LoseRaptor{}, nil)
	}
	do(t, tb, trade, nil)
	at(0, 4, 1)
	do(t, tb, rules.LoseRaptor{}, nil)
	at(0, 4, 1)
}

// TestGainNuke_BringsBackWhatWasUsed: with Daybreak as with Exodus a used nuke is
// beside the board and comes back; there are never more than at the start. Ruling
// day-nuke-discarded.
func TestGainNuke_BringsBackWhatWasUsed(t *testing.T) {
	tb := daybreakTable(t)
	for _, step := range []struct {
		do   rules.Effect
		want int8
	}{
		{rules.GainNuke{}, 2}, {rules.SpendNuke{}, 1}, {rules.GainNuke{}, 2}, {rules.RemoveNukes{}, 0}, {rules.GainNuke{}, 0},
	} {
		do(t, tb, step.do, nil)
		if tb.S.Nukes != step.want {
			t.Errorf("%T leaves %d nukes, want %d", step.do, tb.S.Nukes, step.want)
		}
	}
}
