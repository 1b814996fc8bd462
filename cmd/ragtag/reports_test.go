package main

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
	"ragtag/wording"
)

// TestReports_OfAFolderAtWork lists and writes reports while a server uses the
// folder. Of a running game it shows only that there is one.
func TestReports_OfAFolderAtWork(t *testing.T) {
	dir := t.TempDir()
	kept, err := sqlite.Open(dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	hub := table.NewHub(server.Keep(kept), cards.Catalogue(), table.Config{})
	defer hub.Close()
	ctx := context.Background()
	ids := map[string]string{}
	for name, kind := range map[string]table.Kind{"over": table.Bot, "running": table.Human} {
		made, err := hub.Create(table.SetUp{Players: 3, Pace: table.Relaxed, Seats: []table.Sit{
			{Kind: kind, Name: "Ana"}, {Kind: table.Bot}, {Kind: table.Bot},
		}})
		if err != nil {
			t.Fatal(err)
		}
		tb, err := hub.Find(ctx, made.ID)
		if err != nil {
			t.Fatal(err)
		}
		for over := name == "running"; !over; {
			f, err := tb.Frame("", wording.En, 1<<30, 0)
			if err != nil {
				t.Fatal(err)
			}
			over = f.Table.Status == table.Over
		}
		if err := tb.Report(made.Keys[0], "something of "+name, ""); err != nil {
			t.Fatal(err)
		}
		ids[name] = made.ID
	}
	var out bytes.Buffer
	if err := (&reportsCmd{Data: dir}).reports(ctx, &out); err != nil {
		t.Fatal(err)
	}
	if text := out.String(); strings.Count(text, "\n") != 2 || !strings.Contains(text, "sealed") || strings.Contains(text, "something") {
		t.Errorf("listed is\n%s", text)
	}
	out.Reset()
	if err := (&reportsCmd{Data: dir, Table: ids["running"]}).reports(ctx, &out); err == nil || out.Len() > 0 {
		t.Errorf("of a game that runs: %v, %s", err, &out)
	}
	if err := (&reportsCmd{Data: dir, Table: ids["over"]}).reports(ctx, &out); err != nil {
		t.Fatal(err)
	}
	var r table.Reports
	if err := json.Unmarshal(out.Bytes(), &r); err != nil || r.Reports[0].Text != "something of over" || r.Record == nil {
		t.Errorf("%v: %s", err, &out)
	}
}
