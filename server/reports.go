package server

import (
	"context"

	"ragtag/table"
)

type reportBody struct {
	Text  string `json:"text" maxLength:"8000" doc:"1 to 2000 letters"`
	Agent string `json:"agent,omitempty" maxLength:"400" doc:"the browser, as it calls itself"`
}

func (s *Server) report(ctx context.Context, in *struct {
	AtTable
	Key  string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of the seat; none for somebody without one"`
	Body reportBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Report(in.Key, in.Body.Text, in.Body.Agent) })
}
