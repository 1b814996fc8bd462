package table

// weights says how much a line of the log matters to somebody who was away, by
// its kind. A summary shows the heaviest lines; kinds not listed weigh 0.
var weights = map[string]int{
	"ended": 3, "cylon": 3, "jump": 3, "sleeper": 3, "sympathizer": 3, "undone": 2, "renewed": 2,
	"title": 2, "crisis": 2, "super": 2, "outcome": 2, "resource": 2, "damaged": 2, "civilian-destroyed": 2, "distance": 2,
	"sent": 2, "nuke": 2, "centurion": 2, "viper-hit": 1, "raptor": 1, "destroyed": 1, "basestar-hit": 1, "repaired": 1, "quorum": 1,
}
