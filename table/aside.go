package table

// aside calls do on a stack of its own and returns when it has ended. Whatever
// watches a table calls what needs much stack so, since a goroutine keeps what it has
// needed once, and of those there are thousands.
func aside(do func()) {
	done := make(chan any)
	go func() {
		defer func() { done <- recover() }()
		do()
	}()
	if v := <-done; v != nil {
		panic(v)
	}
}
