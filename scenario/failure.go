package scenario

import (
	"errors"
	"fmt"
)

// Failure is a line of a scenario that does not hold, or cannot be read.
type Failure struct {
	File string
	Line int
	Case string
	Text string // the line
	Want string
	Got  string
}

// Error gives the place, the line, what it wants and what came instead.
func (f *Failure) Error() string {
	s := fmt.Sprintf("%s:%d: ", f.File, f.Line)
	if f.Case != "" {
		s += "case " + f.Case + ": "
	}
	s += f.Text
	if f.Want != "" {
		s += "\n    expected " + f.Want
	}
	if f.Got != "" {
		s += "\n    but got  " + f.Got
	}
	return s
}

// mismatch is a Failure without its place.
type mismatch struct{ want, got string }

func (m *mismatch) Error() string { return "expected " + m.want + ", but got " + m.got }

// unlucky marks an assumption about chance that did not come about.
type unlucky struct{ error }

func (u unlucky) Unwrap() error { return u.error }

func wantf(got, format string, args ...any) error {
	return &mismatch{fmt.Sprintf(format, args...), got}
}

// at gives an error the place of a line.
func at(file string, c *Case, l Line, err error) *Failure {
	f := &Failure{File: file, Line: l.Number, Case: c.Name, Text: l.Text, Want: "", Got: err.Error()}
	var m *mismatch
	if errors.As(err, &m) {
		f.Want, f.Got = m.want, m.got
	}
	return f
}
