package load

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestClient_SendsNowhereElse asks for an address that is not on this machine.
func TestClient_SendsNowhereElse(t *testing.T) {
	for _, url := range []string{"http://192.0.2.1/", "http://localhost.example/", "http://[2001:db8::1]/"} {
		if _, err := client.Get(url); err == nil || !strings.Contains(err.Error(), "no loopback address") {
			t.Errorf("%s: %v", url, err)
		}
	}
}

// TestSchedule_KnowsNothingOfTheServer lets what is done take long: it is due at
// the same moments all the same.
func TestSchedule_KnowsNothingOfTheServer(t *testing.T) {
	moments := func(work time.Duration) (at []time.Duration) {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			schedule(t.Context(), 50, 10*time.Second, rand.New(rand.NewPCG(1, 2)), func(due time.Time) {
				at = append(at, due.Sub(start))
				time.Sleep(work)
			})
		})
		return at
	}
	quick, slow := moments(0), moments(200*time.Millisecond)
	if len(quick) < 400 || len(quick) > 600 || len(slow) != len(quick) {
		t.Fatalf("%d and %d moments in 10 s, want about 500", len(quick), len(slow))
	}
	for i := range quick {
		if quick[i] != slow[i] {
			t.Fatalf("moment %d is due after %s and %s", i, quick[i], slow[i])
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	schedule(ctx, 1, time.Hour, rand.New(rand.NewPCG(1, 2)), func(time.Time) { t.Error("it went on") })
}
