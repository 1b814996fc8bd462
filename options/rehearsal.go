//go:build rehearsal

package options

// A program built with this tag plays what is under way: the client's journeys see
// a set before people do.
func init() { built |= underWay }
