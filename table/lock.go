package table

// lock is the lock of a table, which is held while the store is asked. It is a
// channel, since time in a bubble of [testing/synctest] stands still as long as
// anybody waits for a mutex.
type lock chan struct{}

func newLock() lock { return make(lock, 1) }

// Lock waits until nobody else holds the lock.
func (l lock) Lock() { l <- struct{}{} }

// Unlock lets go of the lock.
func (l lock) Unlock() { <-l }
