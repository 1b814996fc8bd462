package server

import (
	"context"

	"ragtag/table"
)

type governBody struct {
	Do   table.Measure `json:"do" enum:"remove,mute,unmute,close"`
	Seat int           `json:"seat,omitempty" minimum:"-1" maximum:"6" default:"-1" doc:"whom it is about; -1: everybody without a seat"`
}

func (s *Server) govern(ctx context.Context, in *struct {
	Keyed
	Body governBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Govern(in.Key, in.Body.Do, in.Body.Seat) })
}
