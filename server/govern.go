package server

import (
	"context"

	"ragtag/rules"
	"ragtag/table"
)

type governBody struct {
	Do   table.Measure `json:"do" enum:"remove,mute,unmute,close"`
	Seat *int          `json:"seat,omitempty" minimum:"-1" maximum:"6" doc:"whom it is about; -1, or none: everybody without a seat"`
}

func (s *Server) govern(ctx context.Context, in *struct {
	Keyed
	Body governBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Govern(in.Key, in.Body.Do, whom(in.Body.Seat)) })
}

// whom returns the seat that a measure is about. A default of the call's would
// also stand for seat 0, which is the zero value.
func whom(seat *int) int {
	if seat == nil {
		return int(rules.Nobody)
	}
	return *seat
}
