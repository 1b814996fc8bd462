// Command posed makes a data folder with tables that stand at moments worth a
// look: a waiting room, a quiet turn, a battle, a check about to be turned up, a
// turn on New Caprica, a game that is over. The real program then serves them
// (ragtag serve --data DIR), and web/e2e/pictures.ts photographs them.
//
//	go run ./internal/posed DIR
//
// The games are dealt from fixed seeds and played by rookies in the seats of
// people, so the same sources give the same games. What can be opened is printed
// as JSON. After a change of the rules a moment may come up in another game; each
// is looked for by what is to be seen in it.
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

// posed is a table as whoever photographs it needs it.
type posed struct {
	ID    string   `json:"id"`
	Owner string   `json:"owner"`
	Seat  int      `json:"seat"` // to look from
	Keys  []string `json:"keys"` // by seat; empty where nobody sits yet
	Then  []step   `json:"then"` // what is answered next, to be sent while somebody looks
}

// pose makes the tables in a folder and prints them by name.
func pose(dir string) (err error) {
	store, err := sqlite.Open(dir)
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

// people sit at the tables, in this order.
var people = []string{"Nuria", "Ted", "Inés", "Omar", "Vera", "Luis", "Kim"}

// waiting makes a table for which two of five are still to come.
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
