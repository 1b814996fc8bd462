// Command stage creates tables at the positions of a scenario file, for browser
// tests that begin in the middle of a game:
//
//	stage FOLDER SEATS PACE FILE
//
// Each letter of SEATS is a seat: h for a person, b for a bot. The server must
// not be running. What the creator of each table gets is printed as JSON, by
// the name of the case.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"ragtag/cards"
	"ragtag/scenario"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
)

func main() {
	if len(os.Args) != 5 {
		fmt.Fprintln(os.Stderr, "usage: stage FOLDER SEATS PACE FILE")
		os.Exit(2)
	}
	made, err := stage(os.Args[1], os.Args[2], table.Pace(os.Args[3]), os.Args[4])
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(made)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "stage:", err)
		os.Exit(1)
	}
}

// stage creates a table for every case in a file.
func stage(folder, pattern string, pace table.Pace, file string) (made map[string]table.Created, err error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	scenes, err := scenario.Parse(file, string(src))
	if err != nil {
		return nil, err
	}
	store, err := sqlite.Open(folder, nil)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	hub := table.NewHub(server.Keep(store), cards.Catalogue(), table.Config{Chance: "stage", BotTime: time.Hour}) // nobody plays yet
	defer hub.Close()
	made = map[string]table.Created{}
	for i := range scenes.Cases {
		c := &scenes.Cases[i]
		at, err := scenes.Position(hub.Catalogue(), c)
		if err != nil {
			return nil, err
		}
		if made[c.Name], err = hub.Arrange(table.SetUp{Pace: pace, Seats: seats(pattern), Quiet: true}, at); err != nil {
			return nil, fmt.Errorf("%s: %w", c.Name, err)
		}
	}
	return made, nil
}

// seats parses a pattern of seats.
func seats(pattern string) (all []table.Sit) {
	for i, letter := range pattern {
		sit := table.Sit{Kind: table.Bot}
		if letter == 'h' {
			sit = table.Sit{Kind: table.Human, Name: fmt.Sprintf("Player %d", i+1)}
		}
		all = append(all, sit)
	}
	return all
}
