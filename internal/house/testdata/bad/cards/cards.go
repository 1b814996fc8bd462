// Package cards hides trouble and describes nothing.
package cards

import "sync" // want import-purity

func Deal() int { // want exported-doc
	var once sync.Once
	defer once.Do(func() {}) // want recover
	if recover() != nil {    // want recover
		return 1
	}
	return 0
}

type Card struct{} // want exported-doc

type hidden struct{}

func (*Card) Play()  {} // want exported-doc
func (hidden) Play() {}

const (
	Copies = // want exported-doc
	2
	Kinds = 3 // how many there are
)

// The colours.
const (
	Red = iota
	Blue
)
