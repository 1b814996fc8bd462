package rules

// idOf returns the id of n, or "" for 0 where that means none.
func idOf(ids []string, n int) string {
	if n == 0 {
		return ""
	}
	return ids[n]
}

// idsOf returns the ids of those i for which has is true.
func idsOf(ids []string, has func(i int) bool) (out []string) {
	for i, id := range ids {
		if has(i) {
			out = append(out, id)
		}
	}
	return out
}
