// Package cellar is a room that nobody planned.
package cellar // want room
