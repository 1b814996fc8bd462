package table

// A lesson is a first game: one person in the first seat, three bots, and chance
// that is the same every time, so that what is to be learned comes up early. Its
// seed is no secret, and says so: a lesson is no game for a contest.

// lessonSeed is the server's part of the seed of a lesson, in hex, and
// lessonPart that of its person, who takes the first turn: it begins with a
// Crisis card that brings a skill check.
const (
	lessonSeed = "726167746167206c6573736f6e00000000000000000000000f00000000000000"
	lessonPart = "lesson"
)

// checkLesson holds a set-up to what a lesson is made for.
func (s *SetUp) checkLesson() error {
	if !s.Lesson {
		return nil
	}
	people := 0
	for i := range s.Seats {
		if s.Seats[i].Kind == Human {
			people++
		}
	}
	if s.Options != "" || s.Players != 4 || people != 1 || s.Seats[0].Kind != Human || s.Limit != 0 {
		return refuse(BadSetUp, "a lesson is the base game for one person in the first seat and three bots")
	}
	return nil
}
