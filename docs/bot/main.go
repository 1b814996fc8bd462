// Bot is an example of a program that plays at a table through the API, which
// every server describes at /openapi.json. It joins the table of an invitation,
// answers every question with the first legal options, and prints the result of
// the game:
//
//	go run ./docs/bot http://localhost:8080/t/Q1w2E3r4T5y6U7i8 Robbie
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"strings"
)

// frame is the part of a frame that the bot uses.
type frame struct {
	Table struct {
		Seats []struct{ Open bool }
	}
	View struct {
		Over *struct{ HumansWon bool }
	}
	Ask *question
}

type question struct {
	Ask     int
	Min     int
	Options []struct {
		ID  string
		Max int
	}
}

type take struct {
	Option string `json:"option"`
	Count  int    `json:"count"`
}

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: bot INVITATION NAME")
	}
	invitation, guest, _ := strings.Cut(os.Args[1], "#") // the part after # is the key of a private table
	if err := play(strings.Replace(invitation, "/t/", "/api/tables/", 1), guest, os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

// play joins a table at the first free seat and plays to the end.
func play(table, guest, name string) error {
	var now frame
	if err := call("GET", table, guest, nil, &now); err != nil {
		return err
	}
	var mine struct{ Key string }
	for seat, s := range now.Table.Seats {
		if s.Open && mine.Key == "" {
			if err := call("POST", table+"/join", guest, map[string]any{"seat": seat, "name": name}, &mine); err != nil {
				return err
			}
		}
	}
	if mine.Key == "" {
		return fmt.Errorf("no seat is free at %s", table)
	}
	live, err := http.NewRequest("GET", table+"/stream", nil)
	if err != nil {
		return err
	}
	live.Header.Set("X-Ragtag-Key", mine.Key)
	stream, err := http.DefaultClient.Do(live)
	if err != nil {
		return err
	}
	defer stream.Body.Close()
	lines := bufio.NewScanner(stream.Body)
	lines.Buffer(nil, 8<<20)
	answered := -1
	for lines.Scan() {
		data, is := strings.CutPrefix(lines.Text(), "data: ")
		if !is {
			continue
		}
		var f frame
		if err := json.Unmarshal([]byte(data), &f); err != nil {
			return err
		}
		if f.View.Over != nil {
			fmt.Println("The humans have won:", f.View.Over.HumansWon)
			return nil
		}
		if f.Ask == nil || f.Ask.Ask == answered {
			continue
		}
		answered = f.Ask.Ask
		answer := map[string]any{"ask": f.Ask.Ask, "takes": choose(f.Ask)}
		if err := call("POST", table+"/answers", mine.Key, answer, nil); err != nil {
			log.Print(err) // the question may have passed by itself; another comes
		}
	}
	return fmt.Errorf("the connection was lost: %v", lines.Err())
}

// choose returns the shortest legal answer, with the first options.
func choose(q *question) []take {
	takes, left := []take{}, q.Min
	for _, o := range q.Options {
		if n := min(left, o.Max); n > 0 {
			takes, left = append(takes, take{o.ID, n}), left-n
		}
	}
	return takes
}

// call calls the API and decodes the response into into, if it is not nil.
func call(method, url, key string, body, into any) error {
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	r, err := http.NewRequest(method, url, bytes.NewReader(data))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Ragtag-Key", key)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode >= 300 {
		var problem struct{ Code, Detail string }
		json.NewDecoder(answer.Body).Decode(&problem)
		return fmt.Errorf("%s: %s (%s)", url, problem.Code, problem.Detail)
	}
	if into == nil {
		return nil
	}
	return json.NewDecoder(answer.Body).Decode(into)
}
