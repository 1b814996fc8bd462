package table

import (
	"bytes"
	"compress/flate"
	"encoding/json"
	"iter"
	"sync"
)

// oldLines are the lines of the log from other rules, in order. No rules can change
// them, and hardly anybody reads them again, so all but the latest are packed.
type oldLines struct {
	chunks []chunk
	tail   []storedLine
}

// chunk is lines, packed.
type chunk struct {
	last int // number of the last one
	data []byte
}

// chunkLines is how many lines are packed together.
const chunkLines = 512

// add adds lines.
func (o *oldLines) add(lines ...storedLine) {
	o.tail = append(o.tail, lines...)
	for len(o.tail) > chunkLines {
		o.pack(chunkLines)
	}
}

// close packs all lines but the last: no more are added for now.
func (o *oldLines) close() {
	if n := len(o.tail) - 1; n > 0 {
		o.pack(n)
	}
}

// pack packs the first n of the lines that are not packed.
func (o *oldLines) pack(n int) {
	o.chunks = append(o.chunks, chunk{o.tail[n-1].N, packed(o.tail[:n])})
	o.tail = append([]storedLine(nil), o.tail[n:]...)
}

// last returns the last line, or nil if there is none.
func (o *oldLines) last() *storedLine {
	if len(o.tail) == 0 {
		return nil
	}
	return &o.tail[len(o.tail)-1]
}

// after returns the lines after the one with a number.
func (o *oldLines) after(n int) iter.Seq[*storedLine] {
	return func(yield func(*storedLine) bool) {
		each := func(lines []storedLine) bool {
			for i := range lines {
				if lines[i].N > n && !yield(&lines[i]) {
					return false
				}
			}
			return true
		}
		for _, c := range o.chunks {
			if c.last > n && !each(unpacked(c.data)) {
				return
			}
		}
		each(o.tail)
	}
}

// size returns roughly how many bytes the lines take.
func (o *oldLines) size() int {
	size := oldLineSize * len(o.tail)
	for _, c := range o.chunks {
		size += cap(c.data)
	}
	return size
}

// oldLineSize is roughly what a line takes that is not packed.
const oldLineSize = 1200

// flaters are writers that can be used again, since each takes much memory.
var flaters = sync.Pool{New: func() any {
	w, err := flate.NewWriter(nil, flate.DefaultCompression)
	if err != nil {
		panic("table: " + err.Error()) // the level is one of the package's own
	}
	return w
}}

// packed packs lines.
func packed(lines []storedLine) []byte {
	var out bytes.Buffer
	w := flaters.Get().(*flate.Writer)
	defer flaters.Put(w)
	w.Reset(&out)
	w.Write(marshal(lines)) // writing to a buffer cannot fail
	w.Close()
	return bytes.Clone(out.Bytes())
}

// unpacked returns the lines that were packed.
func unpacked(data []byte) (lines []storedLine) {
	if err := json.NewDecoder(flate.NewReader(bytes.NewReader(data))).Decode(&lines); err != nil {
		panic("table: " + err.Error()) // it was packed by this program
	}
	return lines
}
