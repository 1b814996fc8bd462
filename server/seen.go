package server

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/table"
)

// registerSeen registers the calls about how far a seat has read.
func (s *Server) registerSeen(api huma.API, get, post func(path, id, summary string) huma.Operation) {
	huma.Register(api, get("/api/tables/{id}/seen", "seen", "How far a seat has read the log"), s.seenTo)
	huma.Register(api, post("/api/tables/{id}/seen", "see", "Keep how far a seat has read the log; nobody else is told"), s.see)
}

type seenBody struct {
	Line int `json:"line" minimum:"-1" doc:"the last line that it has seen; -1: not known"`
}

func (s *Server) seenTo(ctx context.Context, in *Keyed) (*struct{ Body seenBody }, error) {
	out := &struct{ Body seenBody }{}
	_, err := s.at(ctx, in.ID, func(t *table.Table) (err error) {
		out.Body.Line, err = t.Seen(ctx, in.Key)
		return err
	})
	return out, err
}

func (s *Server) see(ctx context.Context, in *struct {
	Keyed
	Body seenBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.See(ctx, in.Key, in.Body.Line) })
}
