package server

import (
	"cmp"
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/rules"
	"ragtag/table"
	"ragtag/wording"
)

// maxBody is the maximum size of a request body in bytes. The guard refuses
// larger ones and closes the connection. The limit of huma, which would leave
// the connection open with the rest of the body unread, is larger.
const maxBody = 16 << 10

// register registers the calls with their descriptions.
func (s *Server) register(api huma.API) {
	post := func(path, id, summary string) huma.Operation {
		return huma.Operation{
			Method: http.MethodPost, Path: path, OperationID: id, Summary: summary, MaxBodyBytes: 2 * maxBody,
			DefaultStatus: http.StatusNoContent, Errors: refusals, Parameters: []*huma.Param{onceParam},
		}
	}
	get := func(path, id, summary string) huma.Operation {
		return huma.Operation{Method: http.MethodGet, Path: path, OperationID: id, Summary: summary, Errors: refusals}
	}
	create := post("/api/tables", "create-table", "Make a table")
	create.DefaultStatus = http.StatusOK
	join := post("/api/tables/{id}/join", "join-table", "Claim a seat that waits for somebody")
	join.DefaultStatus = http.StatusOK
	huma.Register(api, create, s.create)
	huma.Register(api, join, s.join)
	huma.Register(api, post("/api/tables/{id}/start", "start-game", "Give the seats still open to bots and start"), s.start)
	huma.Register(api, post("/api/tables/{id}/answers", "answer", "Answer what a seat is asked"), s.answer)
	huma.Register(api, post("/api/tables/{id}/orders", "order", "Give a standing order"), s.order)
	huma.Register(api, post("/api/tables/{id}/hold", "hold", "Hold a window open, or let go of it"), s.hold)
	huma.Register(api, post("/api/tables/{id}/govern", "govern", "Remove or mute somebody, or close the table, with the owner's key"), s.govern)
	huma.Register(api, post("/api/tables/{id}/undo", "undo", "Take the last answer back"), s.undo)
	huma.Register(api, post("/api/tables/{id}/propose", "propose", "Put something to the vote of the people at a table"), s.propose)
	huma.Register(api, post("/api/tables/{id}/vote", "vote", "Vote on what is proposed"), s.vote)
	huma.Register(api, post("/api/tables/{id}/return", "return", "Take a seat back from the bot that stands in"), s.comeBack)
	huma.Register(api, post("/api/tables/{id}/notices", "notices", "Say where a seat, or with the owner's key a group, is told that it is its turn"), s.notices)
	huma.Register(api, post("/api/tables/{id}/notices/confirm", "confirm-notices", "Enter the code that was sent by mail"), s.confirm)
	huma.Register(api, post("/api/tables/{id}/reports", "report", "Report what went wrong to who runs the server; sealed until the game ends"), s.report)
	huma.Register(api, post("/api/tables/{id}/talk", "talk", "Say something"), s.talk)
	huma.Register(api, post("/api/tables/{id}/say", "say", "Say how one stands to the open skill check"), s.say)
	huma.Register(api, get("/api/tables/{id}", "look", "What a seat, or somebody without one, gets to see"), s.look)
	huma.Register(api, get("/api/tables/{id}/record", "record", "The record of a finished game"), s.record)
	s.registerPlayers(api, get, post)
	s.registerSeen(api, get, post)
	s.registerOperator(api, get, post)
	s.registerPersonal(api, get, post)
	huma.Register(api, get("/api/tables/{id}/past", "past", "The moments of a game, and its log, as some eyes saw it"), s.past)
	huma.Register(api, get("/api/tables/{id}/chronicle", "chronicle", "The story of a finished game in numbers, with what was hidden"), s.chronicle)
	huma.Register(api, get("/api/tables/{id}/minds", "minds", "What the bots of a finished game thought, and why they decided as they did"), s.minds)
	huma.Register(api, get("/api/tables/{id}/past/stills", "stills", "What some eyes saw at moments of a game"), s.stills)
	huma.Register(api, get("/api/options", "options", "What can be chosen for a game"), s.options)
}

var refusals = []int{
	http.StatusForbidden, http.StatusNotFound, http.StatusConflict, http.StatusUnprocessableEntity,
	http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusServiceUnavailable,
}

// AtTable is the input of calls about a table.
type AtTable struct {
	ID string `path:"id" maxLength:"64"`
}

// Keyed is the input of calls about a table with a seat's key.
type Keyed struct {
	AtTable
	Key string `header:"X-Ragtag-Key" required:"true" maxLength:"64" doc:"key of the seat, or of the owner"`
}

// Reading is the input of calls that return sentences.
type Reading struct {
	Lang   string `query:"lang" enum:"en,es" doc:"the language of the sentences; if none, what the browser asks for first"`
	Accept string `header:"Accept-Language"`
}

func (r *Reading) lang() wording.Lang { return readIn(r.Lang, r.Accept) }

// readIn returns the language that was asked for, or else the one that the
// browser prefers.
func readIn(asked, accept string) wording.Lang {
	if l, ok := wording.Parse(asked); ok {
		return l
	}
	l, _ := wording.Parse(spoken(accept))
	return l
}

// looking is the input of calls about a table with an optional key.
type looking struct {
	AtTable
	Reading
	Sent  string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of a seat; none for somebody without one"`
	Key   string `query:"key" maxLength:"64" doc:"the same, for what can send no header"`
	After int    `query:"after" minimum:"0" doc:"the last line of the log that is known"`
	Talk  int    `query:"talk" minimum:"0" doc:"the last line of the talk that is known"`
}

type answerBody struct {
	Ask   int        `json:"ask" minimum:"0" doc:"number of the question"`
	Takes []takeBody `json:"takes" maxItems:"64" doc:"none to pass in a window"`
}

type takeBody struct {
	Option string `json:"option" maxLength:"128"`
	Count  int    `json:"count" minimum:"1" maximum:"255"`
}

func (s *Server) answer(ctx context.Context, in *struct {
	Keyed
	Body answerBody
},
) (*struct{}, error) {
	takes := make([]rules.Take, len(in.Body.Takes))
	for i, k := range in.Body.Takes {
		takes[i] = rules.Take{Option: k.Option, Count: k.Count}
	}
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Answer(in.Key, in.Body.Ask, takes) })
}

func (s *Server) order(ctx context.Context, in *struct {
	Keyed
	Body table.Order
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Order(in.Key, in.Body) })
}

type holdBody struct {
	Ask int  `json:"ask" minimum:"0"`
	On  bool `json:"on"`
}

func (s *Server) hold(ctx context.Context, in *struct {
	Keyed
	Body holdBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Hold(in.Key, in.Body.Ask, in.Body.On) })
}

func (s *Server) undo(ctx context.Context, in *struct {
	Keyed
	Body table.Back
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Undo(in.Key, in.Body.Ask) })
}

// Voice shows that the name of somebody without a seat is theirs.
type Voice struct {
	Voice string `header:"X-Ragtag-Voice" maxLength:"64" doc:"a secret that somebody made; a name under which they have talked without a seat is theirs by it"`
}

type talkBody struct {
	Text string `json:"text" maxLength:"2000" doc:"1 to 500 letters are left when it has been tidied"`
	Name string `json:"name,omitempty" maxLength:"200" doc:"of somebody without a seat"`
}

func (s *Server) talk(ctx context.Context, in *struct {
	AtTable
	Key string `header:"X-Ragtag-Key" maxLength:"64" doc:"key of the seat; none for somebody without one"`
	Voice
	Body talkBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error {
		return t.Voiced(in.Voice.Voice).Talk(in.Key, in.Body.Name, in.Body.Text)
	})
}

type sayBody struct {
	Kind table.Say `json:"kind" enum:"help-little,help-lot,hurt,cannot"`
}

func (s *Server) say(ctx context.Context, in *struct {
	Keyed
	Body sayBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Say(in.Key, in.Body.Kind) })
}

// at calls do with a table, for calls with an empty response.
func (s *Server) at(ctx context.Context, id string, do func(*table.Table) error) (*struct{}, error) {
	t, err := s.hub.Find(ctx, id)
	if err == nil {
		err = do(t.For(ctx))
	}
	if err != nil {
		return nil, s.refused(err)
	}
	return nil, nil
}

func (s *Server) look(ctx context.Context, in *looking) (*struct{ Body table.Frame }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err != nil {
		return nil, s.refused(err)
	}
	f, err := t.Frame(cmp.Or(in.Sent, in.Key), in.lang(), in.After, in.Talk)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Frame }{f}, nil
}

func (s *Server) record(ctx context.Context, in *struct {
	AtTable
	Sent string `header:"X-Ragtag-Key" maxLength:"64" doc:"of a seat or an invitation, if the table is private"`
	Key  string `query:"key" maxLength:"64" doc:"the same, for what can send no header"`
},
) (*struct{ Body table.Record }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err == nil {
		_, err = t.Seat(cmp.Or(in.Sent, in.Key))
	}
	if err != nil {
		return nil, s.refused(err)
	}
	r, err := t.Record()
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body table.Record }{r}, nil
}
