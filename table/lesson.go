package table

// A lesson is a first game: one person in the first seat, three bots, and a
// fixed seed, so that what is to be learned comes up early. The seed is public.

// lessonSeed is the server's part of the seed of a lesson, in hex, and
// lessonPart that of its person, who takes the first turn. The turn begins with
// a Crisis card that brings a skill check.
const (
	lessonSeed = "726167746167206c6573736f6e00000000000000000000000f00000000000000"
	lessonPart = "lesson"
)

// cylonSeed is the server's part of the seed of a lesson in which the person is a
// Cylon from the beginning, as any character.
const cylonSeed = "72616774616720796f752061726520612063796c6f6e00000000000001480000"

// checkLesson returns an error if the set-up asks for a lesson and is not one.
func (s *SetUp) checkLesson() error {
	if !s.Lesson {
		if s.Cylon {
			return refuse(BadSetUp, "only in a lesson is somebody a Cylon for certain")
		}
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
