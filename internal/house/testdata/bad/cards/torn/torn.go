// Package torn does not compile.
package torn // want compiles

// Count walks through a map all the same.
func Count(m map[int]int) (n int) {
	for range m { // want map-order
		n += missing
	}
	return n
}
