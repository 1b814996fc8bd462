package table

import (
	"fmt"
	"testing"
)

// TestStore_UnknownOutcomeIsReadBeforeItIsAnswered fails appends in a way that
// leaves open whether they were stored.
func TestStore_UnknownOutcomeIsReadBeforeItIsAnswered(t *testing.T) {
	for _, kept := range []bool{false, true} {
		t.Run(fmt.Sprintf("stored: %v", kept), func(t *testing.T) {
			s := &shelf{}
			tb, m := made(t, hub(t, s, Config{}), seats("hho", Relaxed))
			s.mu.Lock()
			s.fail, s.kept = fmt.Errorf("%w: connection lost", ErrUnknown), kept
			s.mu.Unlock()
			if err := tb.Talk(m.Keys[0], "", "once"); err != nil {
				t.Fatalf("talk whose storing was found out about: %v", err)
			}
			if f := frame(t, tb, m.Keys[1]); len(f.Talk) != 1 {
				t.Errorf("%d lines, want it once", len(f.Talk))
			}
			k, err := s.Load(t.Context(), m.ID)
			if err != nil || k.last() != tb.last || int64(len(k.Entries)) != tb.next {
				t.Errorf("stored are %d entries, %v, want %d", len(k.Entries), err, tb.next)
			}
		})
	}
}
