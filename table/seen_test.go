package table

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func TestSeen_IsKeptBySeatAndForNobodyElse(t *testing.T) {
	kept := &shelf{}
	h := hub(t, kept, Config{})
	tb, made := made(t, h, seats("hhb", Relaxed))
	ctx := t.Context()
	c := chooser(4)
	play(t, tb, made.Keys, &c, 10)
	tb.mu.Lock()
	entries, seq, length := tb.next, tb.seq, tb.length()
	tb.mu.Unlock()
	if got, err := tb.Seen(ctx, made.Keys[0]); got != -1 || err != nil {
		t.Errorf("at first: %d, %v", got, err)
	}
	for _, test := range []struct{ see, want int }{{2, 2}, {5, 5}, {3, 5}, {1 << 30, length}} {
		if err := tb.See(ctx, made.Keys[0], test.see); err != nil {
			t.Fatal(err)
		}
		if got, err := tb.Seen(ctx, made.Keys[0]); got != test.want || err != nil {
			t.Errorf("after line %d: %d, %v", test.see, got, err)
		}
	}
	if got, err := tb.Seen(ctx, made.Keys[1]); got != -1 || err != nil {
		t.Errorf("another seat: %d, %v", got, err)
	}
	for _, key := range []string{"", "guess", made.Owner} {
		if _, err := tb.Seen(ctx, key); CodeOf(err) != WrongKey {
			t.Errorf("with key %q: %v", key, err)
		}
		if err := tb.See(ctx, key, 3); CodeOf(err) != WrongKey {
			t.Errorf("with key %q: %v", key, err)
		}
	}
	tb.mu.Lock()
	defer tb.mu.Unlock()
	if tb.next != entries || !reflect.DeepEqual(tb.seq, seq) {
		t.Errorf("the table has %d entries and is at %v, before %d and %v", tb.next, tb.seq, entries, seq)
	}
	for id, k := range kept.tables {
		if id != tb.id && (!isPlayer(id) || bytes.Contains(k.Checkpoint, []byte("line")) || strings.Contains(id, tb.id)) {
			t.Errorf("%s says %s", id, k.Checkpoint)
		}
	}
}
