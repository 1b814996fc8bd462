package table

import (
	"context"
	"encoding/json"
	"time"

	"ragtag/wording"
)

// Visibility says who may find and watch a table.
type Visibility string

// Values of Visibility.
const (
	Public   Visibility = "public"   // everybody; the table is listed
	Unlisted Visibility = "unlisted" // everybody who knows its id
	Private  Visibility = "private"  // everybody with a key; the invitation carries one
)

// Listing is a table as it appears in lists.
type Listing struct {
	ID      string   `json:"id"`
	Status  Status   `json:"status" enum:"open,running,over"`
	Options string   `json:"options"`
	Players int      `json:"players"`
	Pace    Pace     `json:"pace,omitempty" enum:"live,relaxed"`
	Names   []string `json:"names" doc:"what the seats are called, in order; empty: it waits for somebody"`
	Turn    int      `json:"turn,omitempty"`
	Waiting []int    `json:"waiting,omitempty" doc:"seats that the table waits for"`
	Won     string   `json:"won,omitempty" enum:"humans,cylons" doc:"once the game is over"`
	Changed int64    `json:"changed" doc:"when something last happened, in milliseconds since 1970"`

	called []wording.Both
}

// In returns the listing in a language.
func (l Listing) In(lang wording.Lang) Listing {
	if len(l.called) > 0 {
		l.Names = in(l.called, lang)
	}
	return l
}

// Limits of lists: how many public tables are listed, how long an unchanged one
// stays listed, and how long a list is cached.
const (
	listLength = 50
	listTime   = 30 * 24 * time.Hour
	listGood   = 2 * time.Second
)

// list caches the public tables.
type list struct {
	at     time.Time
	public []Listing
}

// label returns the label under which the table is listed: its status, if it is
// public, not over, and neither closed nor hidden.
func (t *Table) label() string {
	if status := t.status(); t.made.Visible == Public && status != Over && !t.closed && !t.delisted {
		return string(status)
	}
	return ""
}

// Public returns the public tables whose game is not over: first those with a
// free seat, then the others, the last changed first.
func (h *Hub) Public(ctx context.Context) ([]Listing, error) {
	h.listing.Lock()
	defer h.listing.Unlock()
	if h.known.public != nil && time.Since(h.known.at) < listGood {
		return h.known.public, nil
	}
	public := []Listing{}
	for _, status := range []Status{Open, Running} {
		kept, err := h.keeper.List(ctx, string(status), listLength)
		if err != nil {
			return nil, &Error{Code: NotKept, Err: err}
		}
		public = append(public, h.listings(kept, func(l listed) bool {
			return l.visible == Public && h.Now().Sub(time.UnixMilli(l.Changed)) < listTime
		})...)
	}
	h.known = list{time.Now(), public[:min(len(public), listLength)]}
	return h.known.public, nil
}

// Listings returns the existing tables among ids, in the same order.
func (h *Hub) Listings(ctx context.Context, ids []string) ([]Listing, error) {
	return h.list(ctx, ids, func(listed) bool { return true })
}

// Found returns the existing tables among ids, without the private ones.
func (h *Hub) Found(ctx context.Context, ids []string) ([]Listing, error) {
	return h.list(ctx, ids, func(l listed) bool { return l.visible != Private })
}

func (h *Hub) list(ctx context.Context, ids []string, wanted func(listed) bool) ([]Listing, error) {
	kept, err := h.keeper.Heads(ctx, ids)
	if err != nil {
		return nil, &Error{Code: NotKept, Err: err}
	}
	return h.listings(kept, wanted), nil
}

// relist drops the cached list, so that somebody who has just created a table
// finds it.
func (h *Hub) relist() {
	h.listing.Lock()
	defer h.listing.Unlock()
	h.known = list{}
}

// listed is a Listing with what decides who may find the table.
type listed struct {
	Listing
	visible Visibility
}

// listings returns those stored tables that are wanted. Stored players and
// damaged heads are left out.
func (h *Hub) listings(kept []Listed, wanted func(listed) bool) []Listing {
	found := []Listing{}
	for _, k := range kept {
		var d head
		if isPlayer(k.ID) || json.Unmarshal(k.Head, &d) != nil || d.Format != Format {
			continue
		}
		l := listed{Listing{
			ID: k.ID, Status: d.Status, Options: d.Options, Players: d.Players, Pace: d.Pace, Names: d.Names, Turn: d.Turn,
			Waiting: d.Waiting, Won: d.Won, Changed: k.Updated.UnixMilli(), called: d.Called,
		}, d.Visible}
		if wanted(l) {
			found = append(found, l.Listing)
		}
	}
	return found
}
