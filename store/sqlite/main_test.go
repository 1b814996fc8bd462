package sqlite_test

import (
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"testing"

	"go.uber.org/goleak"

	"ragtag/store"
	"ragtag/store/sqlite"
	"ragtag/store/storetest"
)

// Some tests need a process of their own: one that can be killed, or that may
// not write. They run this binary again with a role and a folder.
const (
	roleVariable   = "RAGTAG_STORE_ROLE"
	folderVariable = "RAGTAG_STORE_FOLDER"
)

// roles are what such a process can do.
var roles = map[string]func(folder string) error{
	"play": play,
	"move": playUntilMoved,
	"hold": hold,
}

func TestMain(m *testing.M) {
	name := os.Getenv(roleVariable)
	if name == "" {
		goleak.VerifyTestMain(m)
		return
	}
	if err := roles[name](os.Getenv(folderVariable)); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
}

// child is a process with a role, not yet started. It ends with the test.
func child(t *testing.T, role, folder string) *exec.Cmd {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), binary)
	cmd.Env = append(os.Environ(), roleVariable+"="+role, folderVariable+"="+folder)
	cmd.Stderr = os.Stderr
	return cmd
}

func TestStore_KeepsTheContract(t *testing.T) {
	storetest.Run(t, func(t *testing.T) store.Store { return open(t, t.TempDir()) })
}

// open opens the store in the folder; the test closes it.
func open(t testing.TB, folder string) *sqlite.Store {
	t.Helper()
	return openLogging(t, folder, nil)
}

// openLogging opens it with a log.
func openLogging(t testing.TB, folder string, log *slog.Logger) *sqlite.Store {
	t.Helper()
	s, err := sqlite.Open(folder, log)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func closeStore(t testing.TB, s *sqlite.Store) {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}
