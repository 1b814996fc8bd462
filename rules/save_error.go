package rules

import "strconv"

// SavedError is a saved state that cannot be read.
type SavedError struct {
	Where string // the field, such as "titles"
	What  string // what stood there
	Why   string // what is wrong with it
	Do    string // what can be done
}

// Error says what stood where, and what to do.
func (e *SavedError) Error() string {
	return "rules: a saved game has " + strconv.Quote(e.What) + " in " + strconv.Quote(e.Where) + ", " + e.Why + ": " + e.Do
}

// What can be done about a saved state that cannot be read.
const (
	useNewer  = "go on with the program that saved the game, or with a newer one"
	useBackup = "it was changed after it was saved, go back to a copy"
)

func unknown(where, what string) *SavedError {
	return &SavedError{where, what, "which this program does not know", useNewer}
}

func wrong(where, what string) *SavedError {
	return &SavedError{where, what, "which no game can have there", useBackup}
}
