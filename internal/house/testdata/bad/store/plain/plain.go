// Package plain does nothing wrong.
package plain
