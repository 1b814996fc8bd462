package main

import (
	"net/http"
	"syscall"
	"testing"
	"unsafe"
)

// TestServe_DiskThatTakesNothing lets every write to the disk fail while a server is
// at work: tables can be looked at.
func TestServe_DiskThatTakesNothing(t *testing.T) {
	cmd := program("serve", "--addr", "127.0.0.1:0", "--data", t.TempDir())
	failingDisk(t, cmd, http.StatusOK, func() { limitFiles(t, cmd.Process.Pid, 1) }, func() { limitFiles(t, cmd.Process.Pid, ^uint64(0)) })
}

// limitFiles sets how large the files of a process may get.
func limitFiles(t *testing.T, pid int, most uint64) {
	t.Helper()
	limit := syscall.Rlimit{Cur: most, Max: ^uint64(0)}
	_, _, e := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), syscall.RLIMIT_FSIZE, uintptr(unsafe.Pointer(&limit)), 0, 0, 0)
	if e != 0 {
		t.Fatal(e)
	}
}
