// Command overheard compares everything that the browsers received during a
// game with what each seat may know. It reads the record of the finished game
// and a log of the traffic, and replays the game with the referee alone: of
// package table, which sent the frames, it uses only the types.
//
//	overheard FILE
//
// It checks three things for every frame (check.go). View, question and lines of the
// log are byte for byte those of the referee for the seat at some moment, and moments
// are in order. Dealing again what the seat does not know leaves the view unchanged. No
// component of a hidden kind is named that the seat has never seen. What bots said is
// the same for everybody, by bots alone, and about nothing that has not happened; its
// words are made anew. It also checks that nothing received contains another person's
// key or part of the seed.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"ragtag/cards"
	"ragtag/table"
)

// Overheard is a finished game and the traffic of its browsers.
type Overheard struct {
	Record table.Record `json:"record"`
	Ears   []Ear        `json:"ears"`
}

// Ear is the traffic of one browser.
type Ear struct {
	Seat    int               `json:"seat"`    // -1 for somebody without one
	Secrets []string          `json:"secrets"` // texts that must not reach it before the end: keys, parts of the seed
	Frames  []json.RawMessage `json:"frames"`  // of the table, in order
	Rest    []string          `json:"rest"`    // everything else: headers, other answers
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: overheard FILE")
		os.Exit(2)
	}
	data, err := os.ReadFile(os.Args[1])
	var heard Overheard
	if err == nil {
		err = json.Unmarshal(data, &heard)
	}
	var report Report
	if err == nil {
		report, err = heard.check(cards.Catalogue())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "overheard:", err)
		os.Exit(1)
	}
	fmt.Println(report)
}

// Report counts what was compared.
type Report struct {
	Moments, Frames, Asks, Lines, Private, Words int
}

// String returns the counts as a sentence.
func (r Report) String() string {
	return fmt.Sprintf("%d moments; %d frames with %d questions and %d lines, %d of them private, and %d of talk: each seat got what it may know",
		r.Moments, r.Frames, r.Asks, r.Lines, r.Private, r.Words)
}
