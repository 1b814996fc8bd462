package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
)

const scene = `players Adama, Roslin, Tigh
case one
morale 3
asked Adama: action
case two
phase movement
asked Adama: move
`

// TestStage_MakesTables checks that the table of a case is in the stated
// position.
func TestStage_MakesTables(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "scene.scenario")
	if err := os.WriteFile(file, []byte(scene), 0o600); err != nil {
		t.Fatal(err)
	}
	made, err := stage(folder, "hhb", table.Relaxed, file)
	if err != nil {
		t.Fatal(err)
	}
	store, err := sqlite.Open(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	hub := table.NewHub(server.Keep(store), cards.Catalogue(), table.Config{})
	defer hub.Close()
	for name, kind := range map[string]string{"one": "action", "two": "move"} {
		tb, err := hub.Find(context.Background(), made[name].ID)
		if err != nil {
			t.Fatal(err)
		}
		f, err := tb.Frame(made[name].Keys[0], "en", 0, 0)
		if err != nil || f.Ask == nil || f.Ask.Kind != kind {
			t.Errorf("%s: asked %+v, %v", name, f.Ask, err)
		}
		if name == "one" && f.View.Dials["morale"].Value != 3 {
			t.Errorf("morale %v, want 3", f.View.Dials["morale"])
		}
	}
}

// TestStage_RefusesAScene that does not hold.
func TestStage_RefusesAScene(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "scene.scenario")
	if err := os.WriteFile(file, []byte("players Adama, Roslin, Tigh\nasked Adama: move\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := stage(folder, "hhb", table.Relaxed, file); err == nil {
		t.Error("a scene is staged in which nobody is asked what it says")
	}
}
