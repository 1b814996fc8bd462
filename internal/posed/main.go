// Command posed creates a data folder with tables at interesting moments (scenes.go),
// from a waiting room through a battle, a check at several stages and the Crossroads
// phase to the end. The real program then serves them (ragtag serve --data DIR), and
// web/e2e/pictures.ts takes screenshots.
//
//	go run ./internal/posed DIR
//
// The games use fixed seeds and are played by rookies in the seats of people,
// so the same sources give the same games. The command prints how to open them
// as JSON. Moments are found by their content, so after a change of the rules
// they may come from other games.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: posed DIR")
		os.Exit(2)
	}
	if err := pose(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "posed:", err)
		os.Exit(1)
	}
}

// posed describes a table for the program that takes screenshots.
type posed struct {
	ID    string   `json:"id"`
	Owner string   `json:"owner"`
	Seat  int      `json:"seat"` // seat to view the table from
	Keys  []string `json:"keys"` // by seat; empty for free seats
	Then  []step   `json:"then"` // the next answers, to be sent while the table is viewed
}

// pose creates the tables in a folder and prints them by name.
func pose(dir string) (err error) {
	store, err := sqlite.Open(dir, nil)
	if err != nil {
		return err
	}
	defer store.Close()
	keeper := server.Keep(store)
	tables := map[string]posed{}
	if tables["lobby"], err = waiting(keeper); err != nil {
		return err
	}
	for _, s := range scenes {
		if tables[s.name], err = s.pose(context.Background(), keeper); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return json.NewEncoder(os.Stdout).Encode(tables)
}

// people are the names of the players, in order of seats.
var people = []string{"Nuria", "Ted", "Inés", "Omar", "Vera", "Luis", "Kim"}

// waiting creates a table at which two of five seats are free.
func waiting(keeper table.Keeper) (posed, error) {
	hub := table.NewHub(keeper, cards.Catalogue(), table.Config{})
	defer hub.Close()
	made, err := hub.Create(table.SetUp{
		Options: "pegasus", Players: 5, Pace: table.Live, Visible: table.Public,
		Seats: []table.Sit{
			{Kind: table.Human, Name: people[0]},
			{Kind: table.Human, Name: people[1]},
			{Kind: table.Human},
			{Kind: table.Human},
			{Kind: table.Bot},
		},
	})
	return posed{ID: made.ID, Owner: made.Owner, Keys: made.Keys, Then: []step{}}, err
}
