package memory_test

import (
	"testing"

	"go.uber.org/goleak"

	"ragtag/store"
	"ragtag/store/memory"
	"ragtag/store/storetest"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func TestStore_KeepsTheContract(t *testing.T) {
	storetest.Run(t, func(*testing.T) store.Store { return &memory.Store{} })
}

func TestStore_CanBeShared(t *testing.T) {
	storetest.RunShared(t, func(*testing.T) (a, b store.Shared) {
		s := &memory.Store{}
		return s, s
	})
}
