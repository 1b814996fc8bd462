package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/rules"
	"ragtag/table"
)

// registerPersonal registers the calls by which people get what is stored of
// them, and have it erased.
func (s *Server) registerPersonal(api huma.API, get, post func(path, id, summary string) huma.Operation) {
	huma.Register(api, get("/api/tables/{id}/mine", "mine", "All that a table stores of the person with a seat's key"), s.mine)
	huma.Register(api, post("/api/tables/{id}/erase", "erase", "Erase the name, the talk, the addresses and the reports of the person with a seat's key"), s.erase)
	huma.Register(api, post("/api/player/erase", "erase-player", "Erase a player, with what the tables that they gathered store of them"), s.erasePlayer)
	huma.Register(api, post("/api/operator/tables/{id}/erase", "operator-erase", "Erase what a table stores of whoever sits at a seat, or what those without one said"), operating(s, s.eraseSeat))
}

func (s *Server) mine(ctx context.Context, in *Keyed) (*struct{ Body table.Personal }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	m, err := t.Mine(ctx, in.Key)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Personal }{m}, nil
}

func (s *Server) erase(ctx context.Context, in *Keyed) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Erase(ctx, in.Key) })
}

func (s *Server) erasePlayer(ctx context.Context, in *ByPlayer) (*struct{}, error) {
	if err := s.hub.ErasePlayer(ctx, in.Key); err != nil {
		return nil, s.refused(err)
	}
	return nil, nil
}

type eraseBody struct {
	Seat *int `json:"seat,omitempty" minimum:"-1" maximum:"6" doc:"whose; -1, or none: of those without a seat"`
}

func (s *Server) eraseSeat(ctx context.Context, in *struct {
	Operating
	AtTable
	Body eraseBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.EraseSeat(ctx, rules.Seat(whom(in.Body.Seat))) })
}
