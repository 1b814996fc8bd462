package ration

import (
	"strconv"
	"testing"
	"time"
)

// TestAllow_SpendsAndFills takes all that a client may, waits as long as it was
// told, and takes one more. Others are not affected.
func TestAllow_SpendsAndFills(t *testing.T) {
	now := time.Unix(0, 0)
	r := Ration{Rate: Rate{Most: 3, In: time.Minute}, Now: func() time.Time { return now }}
	for i := range 3 {
		if wait := r.Allow("a"); wait != 0 {
			t.Fatalf("event %d waits %s", i, wait)
		}
	}
	wait := r.Allow("a")
	if wait <= 0 || wait > 20*time.Second {
		t.Fatalf("the fourth event waits %s, want 20 s", wait)
	}
	if r.Allow("b") != 0 {
		t.Error("another client waits")
	}
	if now = now.Add(wait); r.Allow("a") != 0 || r.Allow("a") == 0 {
		t.Error("after the wait there is not exactly one more")
	}
}

// TestAllow_GroupsHaveTheirShare lets many clients of one group take what the
// group may. What is refused is counted for nobody.
func TestAllow_GroupsHaveTheirShare(t *testing.T) {
	now := time.Unix(0, 0)
	r := Ration{Rate: Rate{Most: 2, In: time.Minute}, Now: func() time.Time { return now }}
	taken := 0
	for i := range 100 {
		if r.Allow("home "+strconv.Itoa(i), "site") == 0 {
			taken++
		}
	}
	if taken != 2*SiteShare {
		t.Errorf("a site took %d, want %d", taken, 2*SiteShare)
	}
	for range 2 {
		if r.Allow("home 99") != 0 {
			t.Error("a refusal was counted")
		}
	}
}

// TestAllow_ForgetsClients meets more clients than it remembers.
func TestAllow_ForgetsClients(t *testing.T) {
	now := time.Unix(0, 0)
	r := Ration{Rate: Rate{Most: 1, In: time.Minute}, Now: func() time.Time { return now }}
	for i := range remembered + 1000 {
		r.Allow(strconv.Itoa(i))
	}
	if len(r.left) > remembered {
		t.Errorf("%d clients are remembered", len(r.left))
	}
	now = now.Add(2 * time.Minute)
	if r.Allow("a"); len(r.left) != 1 {
		t.Errorf("%d clients are remembered that have everything left", len(r.left))
	}
}
