// Package store looks to its right.
package store

import _ "ragtag/server" // want import-order

type (
	Table struct{} // want exported-doc
	// Ticket lets somebody in.
	Ticket struct{}
)
