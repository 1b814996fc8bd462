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

	row string // of a table: the case
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

// failures are those of the cases of a file.
type failures struct {
	all  []error
	seen map[string]bool
}

// add adds an error, unless it is nil or repeats another error about the same
// line.
func (fs *failures) add(err error) {
	if err == nil {
		return
	}
	var f *Failure
	if errors.As(err, &f) {
		key := fmt.Sprint(f.Line, "\n", f.row, "\n", f.Want, "\n", f.Got)
		if fs.seen[key] {
			return
		}
		if fs.seen == nil {
			fs.seen = map[string]bool{}
		}
		fs.seen[key] = true
	}
	fs.all = append(fs.all, err)
}

// join returns the errors as one that wraps them, or nil.
func (fs *failures) join() error { return errors.Join(fs.all...) }

// mismatch is a Failure without its place.
type mismatch struct {
	want, got string
	slip      bool // a word means nothing, so that nothing was compared or tried
}

func (m *mismatch) Error() string { return "expected " + m.want + ", but got " + m.got }

// unlucky marks an assumption about chance that did not come about.
type unlucky struct{ error }

func (u unlucky) Unwrap() error { return u.error }

func wantf(got, format string, args ...any) error {
	return &mismatch{fmt.Sprintf(format, args...), got, false}
}

// noSuch is like wantf for a word that means nothing.
func noSuch(got, format string, args ...any) error {
	return &mismatch{fmt.Sprintf(format, args...), got, true}
}

// at gives an error the place of a line.
func at(file string, c *Case, l Line, err error) *Failure {
	f := &Failure{File: file, Line: l.Number, Case: c.Name, Text: l.Text, Want: "", Got: err.Error(), row: l.row}
	var m *mismatch
	if errors.As(err, &m) {
		f.Want, f.Got = m.want, m.got
	}
	return f
}
