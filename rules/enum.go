package rules

import "strconv"

// EnumID returns the id of member n of an enumeration, of which ids are those of
// all members. A number without one has the name of the type and itself, such as
// "Window(99)".
func EnumID[T ~uint8](ids []string, of string, n T) string {
	if int(n) < len(ids) && ids[n] != "" {
		return ids[n]
	}
	return of + "(" + strconv.Itoa(int(n)) + ")"
}
