package main

import (
	"os"
	"runtime"
	"syscall"
)

// lateness is how late, in nanoseconds, the kernel may wake a thread of the server that
// sleeps, besides the time it asked for. One thread of Go's runtime watches the others and
// sleeps 20 µs at a time while any of them works: with the kernel's 50 µs that is a seventh
// of what a move takes. Nothing that people see is measured in milliseconds.
const lateness = 1_000_000

// Of prctl.
const (
	prSetTimerSlack = 29
	prGetTimerSlack = 30
)

// wakeLate has the kernel wake the threads of this process late, as TimerSlackNSec of
// systemd does. A thread passes its lateness on to those that it starts, and that of the
// runtime has started before any of this program: so the program begins again, as the same
// process. Without that it goes on as it is.
func wakeLate() {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	was := lateNow()
	if was >= lateness { // it has begun again, or the operator has said so
		return
	}
	program, err := os.Executable()
	if err != nil {
		return
	}
	setLate(lateness)
	if lateNow() == lateness { // under a real-time policy nothing is late, and it would begin for ever
		_ = syscall.Exec(program, os.Args, os.Environ()) // returns if it fails
	}
	setLate(was)
}

// lateNow returns how late the kernel may wake this thread, in nanoseconds.
func lateNow() uintptr {
	late, _, _ := syscall.RawSyscall(syscall.SYS_PRCTL, prGetTimerSlack, 0, 0)
	return late
}

// setLate sets how late the kernel may wake this thread. It cannot fail.
func setLate(late uintptr) {
	_, _, _ = syscall.RawSyscall(syscall.SYS_PRCTL, prSetTimerSlack, late, 0)
}
