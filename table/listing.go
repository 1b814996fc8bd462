package table

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"
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
	Names   []string `json:"names" doc:"by seat; empty: it waits for somebody"`
	Turn    int      `json:"turn,omitempty"`
	Waiting []int    `json:"waiting,omitempty" doc:"seats that the table waits for"`
	Won     string   `json:"won,omitempty" enum:"humans,cylons" doc:"once the game is over"`
	Changed int64    `json:"changed" doc:"when something last happened, in milliseconds since 1970"`
}

// Limits of lists: how many public tables are listed, how long an unchanged one
// stays listed, and how long a list is cached.
const (
	listLength = 50
	listTime   = 30 * 24 * time.Hour
	listGood   = 2 * time.Second
)

// list caches the last list that the keeper returned.
type list struct {
	at     time.Time
	tables map[string]listed
}

type listed struct {
	Listing
	visible Visibility
}

// Public returns the public tables whose game is not over: first those with a
// free seat, then the others, the last changed first.
func (h *Hub) Public(ctx context.Context) ([]Listing, error) {
	all, err := h.listed(ctx)
	if err != nil {
		return nil, err
	}
	public := []Listing{}
	for _, l := range all {
		if l.visible == Public && l.Status != Over && h.Now().Sub(time.UnixMilli(l.Changed)) < listTime {
			public = append(public, l.Listing)
		}
	}
	slices.SortFunc(public, func(a, b Listing) int {
		return cmp.Or(cmp.Compare(a.Status, b.Status), cmp.Compare(b.Changed, a.Changed), cmp.Compare(a.ID, b.ID))
	})
	return public[:min(len(public), listLength)], nil
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
	all, err := h.listed(ctx)
	if err != nil {
		return nil, err
	}
	found := []Listing{}
	for _, id := range ids {
		if l, ok := all[id]; ok && wanted(l) {
			found = append(found, l.Listing)
		}
	}
	return found, nil
}

// relist drops the cached list, so that somebody who has just created a table
// finds it.
func (h *Hub) relist() {
	h.listing.Lock()
	defer h.listing.Unlock()
	h.known = list{}
}

// listed returns all tables, possibly from the cache.
func (h *Hub) listed(ctx context.Context) (map[string]listed, error) {
	h.listing.Lock()
	defer h.listing.Unlock()
	if h.known.tables != nil && time.Since(h.known.at) < listGood {
		return h.known.tables, nil
	}
	kept, err := h.keeper.List(ctx)
	if err != nil {
		return nil, &Error{Code: NotKept, Err: err}
	}
	all := map[string]listed{}
	for _, k := range kept {
		var d head
		if isPlayer(k.ID) || json.Unmarshal(k.Head, &d) != nil || d.Format != Format {
			continue // not a table, or a damaged head
		}
		all[k.ID] = listed{Listing{
			ID: k.ID, Status: d.Status, Options: d.Options, Players: d.Players, Pace: d.Pace, Names: d.Names, Turn: d.Turn,
			Waiting: d.Waiting, Won: d.Won, Changed: k.Updated.UnixMilli(),
		}, d.Visible}
	}
	h.known = list{time.Now(), all}
	return all, nil
}
