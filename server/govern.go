package server

import (
	"context"

	"ragtag/rules"
	"ragtag/table"
)

type governBody struct {
	Do   table.Measure `json:"do" enum:"remove,mute,unmute,close"`
	Seat *int          `json:"seat,omitempty" minimum:"-1" maximum:"6" doc:"whom it is about; -1 or none: everybody without a seat"`
}

func (s *Server) govern(ctx context.Context, in *struct {
	Keyed
	Body governBody
},
) (*struct{}, error) {
	seat := int(rules.Nobody)
	if in.Body.Seat != nil { // a default would take seat 0 for none
		seat = *in.Body.Seat
	}
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Govern(in.Key, in.Body.Do, seat) })
}
