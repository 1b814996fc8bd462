package table

// aside calls do in a goroutine of its own and returns when do has ended. The
// goroutines of watches use it for what needs a deep stack: a goroutine keeps the stack
// that it once needed, and there are thousands of them.
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
