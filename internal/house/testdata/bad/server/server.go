// Package server plays what is not built.
package server

import _ "ragtag/store/plain"

func deal(cat interface{ Rehearsal() }) { // want rehearsal
	cat.Rehearsal() // want rehearsal
}
