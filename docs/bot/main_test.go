package main_test

import (
	"context"
	"log/slog"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"testing"
	"testing/fstest"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
	"ragtag/wording"
)

// TestBot_PlaysAGame lets the example join a private table by its invitation,
// and play to the end against the bots of the server.
func TestBot_PlaysAGame(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the bot and plays a whole game over HTTP; make test does")
	}
	hub := table.NewHub(server.Keep(&memory.Store{}), cards.Catalogue(), table.Config{})
	defer hub.Close()
	s := httptest.NewServer(server.New(hub, server.Config{Client: fstest.MapFS{}, Log: slog.New(slog.DiscardHandler)}))
	defer s.Close()
	made, err := hub.Create(table.SetUp{
		Players: 3, Pace: table.Relaxed, Visible: table.Private,
		Seats: []table.Sit{{Kind: table.Bot, Bot: "random"}, {Kind: table.Human}, {Kind: table.Bot, Bot: "random"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	bot := filepath.Join(t.TempDir(), "bot")
	if out, err := exec.Command("go", "build", "-o", bot, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	at := s.URL + "/t/" + made.ID
	if out, err := exec.Command(bot, at, "Robbie").CombinedOutput(); err == nil {
		t.Errorf("it sits down without the key of the invitation: %s", out)
	}
	if out, err := exec.Command(bot, at+"#"+made.Guest, "Robbie").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	tb, err := hub.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if f, err := tb.Frame(made.Guest, wording.En, 0, 0); err != nil || f.Table.Status != table.Over || f.Table.Seats[1].Name != "Robbie" {
		t.Errorf("the table is %+v, %v", f.Table, err)
	}
	if out, err := exec.Command(bot, at+"#"+made.Guest, "Late").CombinedOutput(); err == nil {
		t.Errorf("it sits down where no seat is free: %s", out)
	}
}
