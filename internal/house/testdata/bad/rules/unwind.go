package rules

// Try is the one place that recovers.
func Try(f func()) (failed bool) {
	defer func() { failed = recover() != nil }()
	f()
	return false
}
