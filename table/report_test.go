package table

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

// TestReport_IsSealedUntilTheEnd reports with and without a seat. Before the
// end only the existence of the reports is shown; afterwards their text, the
// frame of the reporter with nothing more than they saw, and the record.
func TestReport_IsSealedUntilTheEnd(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hhh", Relaxed))
	c := chooser(12)
	play(t, tb, made.Keys, &c, 40)
	saw := settled(t, tb, made.Keys[1])
	before := frame(t, tb, made.Keys[0]).Seq
	if err := tb.Report(made.Keys[1], "  My secret hand is wrong \x00", "browser"); err != nil {
		t.Fatal(err)
	}
	if err := tb.Report("", "the plot is empty", ""); err != nil {
		t.Fatal(err)
	}
	if after := frame(t, tb, made.Keys[0]); after.Seq > before {
		t.Error("a report is news for others")
	}
	ctx := context.Background()
	r, err := h.Reports(ctx, made.ID)
	if err != nil || !r.Sealed || len(r.Reports) != 2 || r.Record != nil {
		t.Fatalf("before the end: %+v, %v", r, err)
	}
	if data, _ := json.Marshal(r); strings.Contains(string(data), "secret") || r.Reports[0].Frame != nil {
		t.Errorf("a sealed report tells %s", data)
	}
	if _, err := h.WholeReports(ctx, made.ID); !errors.Is(err, ErrSealed) {
		t.Errorf("all of it before the end: %v", err)
	}
	play(t, tb, made.Keys, &c, 1e6)
	r, err = h.WholeReports(ctx, made.ID)
	if err != nil || r.Sealed || r.Record == nil {
		t.Fatalf("after the end: %+v, %v", r, err)
	}
	if err := r.Record.Verify(cat); err != nil {
		t.Error(err)
	}
	var f Frame
	if err := json.Unmarshal(r.Reports[0].Frame, &f); err != nil {
		t.Fatal(err)
	}
	if string(marshal(&f.View.Mine)) != string(marshal(&saw.View.Mine)) || f.Seat != 1 || !strings.HasPrefix(r.Reports[0].Text, "My secret hand") {
		t.Errorf("reported was %q, seat %d, %+v, seen was %+v", r.Reports[0].Text, f.Seat, f.View.Mine, saw.View.Mine)
	}
	if err := json.Unmarshal(r.Reports[1].Frame, &f); err != nil || f.Seat != -1 || !empty(f.View.Mine) {
		t.Errorf("who has no seat reported %+v, %v", f.View.Mine, err)
	}
	if again := reread(t, s, made.ID); again.reports != 2 {
		t.Errorf("read again there are %d reports", again.reports)
	}
}

func TestReport_Refusals(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhh", Relaxed))
	for text, want := range map[string]Code{" \n": BadTalk, strings.Repeat("x", MaxReport+1): BadTalk} {
		if err := tb.Report(made.Keys[0], text, ""); CodeOf(err) != want {
			t.Errorf("%d letters: %v", len(text), err)
		}
	}
	if err := tb.Report("nobody", "x", ""); CodeOf(err) != WrongKey {
		t.Errorf("a key of nobody: %v", err)
	}
	for n := range reportsHour + 1 {
		err := tb.Report(made.Keys[0], "x", "")
		if (n == reportsHour) != (CodeOf(err) == TooFast) {
			t.Errorf("report %d: %v", n, err)
		}
	}
}
