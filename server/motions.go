package server

import (
	"context"

	"ragtag/table"
)

type proposeBody struct {
	Kind table.Matter `json:"kind" enum:"undo,replace"`
	Ask  int          `json:"ask,omitempty" minimum:"0" doc:"to take back: number of the question, as the frame lists it"`
	Seat int          `json:"seat,omitempty" minimum:"0" maximum:"6" doc:"to replace: the seat for which a bot is to stand in"`
}

func (s *Server) propose(ctx context.Context, in *struct {
	Keyed
	Body proposeBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error {
		return t.Propose(in.Key, in.Body.Kind, in.Body.Ask, in.Body.Seat)
	})
}

type voteBody struct {
	Yes bool `json:"yes"`
}

func (s *Server) vote(ctx context.Context, in *struct {
	Keyed
	Body voteBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Vote(in.Key, in.Body.Yes) })
}

func (s *Server) comeBack(ctx context.Context, in *Keyed) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Return(in.Key) })
}
