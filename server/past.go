package server

import (
	"context"

	"ragtag/table"
	"ragtag/table/chronicle"
)

// Eyed names a table and the point of view on its past.
type Eyed struct {
	AtTable
	Key string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of a seat; none for somebody without one"`
	As  int    `query:"as" default:"-1" minimum:"-2" maximum:"6" doc:"a seat; -1 for what everybody saw; -2 for everything. While the game runs: one's own seat, or -1"`
}

func (s *Server) past(ctx context.Context, in *struct {
	Eyed
	Reading
},
) (*struct{ Body table.Past }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	past, err := t.Past(ctx, in.Key, table.Eyes(in.As), in.lang())
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Past }{past}, nil
}

type stillsBody struct {
	Stills []table.Still `json:"stills"`
}

func (s *Server) stills(ctx context.Context, in *struct {
	Eyed
	From int `query:"from" minimum:"0" doc:"the first moment, from 0"`
	N    int `query:"n" default:"24" minimum:"1" maximum:"24"`
},
) (*struct{ Body stillsBody }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	stills, err := t.Stills(ctx, in.Key, table.Eyes(in.As), in.From, in.N)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body stillsBody }{stillsBody{stills}}, nil
}

func (s *Server) minds(ctx context.Context, in *struct {
	AtTable
	Reading
	Key string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of a seat; none for somebody without one"`
},
) (*struct{ Body table.Minds }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	minds, err := t.Minds(ctx, in.Key, in.lang())
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Minds }{minds}, nil
}

func (s *Server) chronicle(ctx context.Context, in *struct {
	AtTable
	Key string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of a seat; none for somebody without one"`
},
) (*struct{ Body chronicle.Chronicle }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	story, err := t.Chronicle(ctx, in.Key)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body chronicle.Chronicle }{story}, nil
}
