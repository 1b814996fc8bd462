package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// bar shows the progress of a long command on a terminal. Without a terminal it
// shows nothing.
type bar struct {
	w     io.Writer // nil: no terminal
	total int
	began time.Time
	shown time.Time
}

// barWidth is the width of the bar in characters.
const barWidth = 32

// barEvery is the least time between two updates of the bar.
const barEvery = 100 * time.Millisecond

func newBar(w io.Writer, total int) *bar {
	b := &bar{total: total, began: time.Now()}
	if isTerminal(w) {
		b.w = w
	}
	return b
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// show draws the bar, at most once every barEvery.
func (b *bar) show(done int) {
	now := time.Now()
	if b.w == nil || now.Sub(b.shown) < barEvery {
		return
	}
	b.shown = now
	full := barWidth * done / max(b.total, 1)
	left := "?"
	if done > 0 {
		seconds := now.Sub(b.began).Seconds() * float64(b.total-done) / float64(done)
		left = time.Duration(seconds * float64(time.Second)).Round(time.Second).String()
	}
	fmt.Fprintf(b.w, "\r[%s%s] %d of %d, %s left\x1b[K",
		strings.Repeat("=", full), strings.Repeat(" ", barWidth-full), done, b.total, left)
}

// clear removes the bar.
func (b *bar) clear() {
	if b.w != nil {
		fmt.Fprint(b.w, "\r\x1b[K")
	}
}
