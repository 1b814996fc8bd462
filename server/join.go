package server

import (
	"context"
	"time"

	"ragtag/table"
)

type createBody struct {
	Options  string       `json:"options" maxLength:"400" doc:"words joined by &; none for the base game"`
	Players  int          `json:"players" minimum:"1" maximum:"7"`
	Seats    []createSeat `json:"seats" maxItems:"7" doc:"clockwise"`
	Pace     table.Pace   `json:"pace,omitempty" enum:"live,relaxed" default:"live"`
	Limit    int          `json:"limit,omitempty" minimum:"0" maximum:"2592000" doc:"seconds for a decision; none: as long as it takes"`
	Strikes  int          `json:"strikes,omitempty" minimum:"0" maximum:"9" doc:"how often they may run out in a row before a bot stands in; none: always"`
	Lesson   bool         `json:"lesson,omitempty" doc:"a first game for one person and bots, whose chance is the same every time"`
	Cylon    bool         `json:"cylon,omitempty" doc:"with lesson: the person is a Cylon"`
	Quiet    bool         `json:"quiet,omitempty" doc:"bots do not talk"`
	SeedPart string       `json:"seedPart,omitempty" maxLength:"128" doc:"of the first person with a name"`

	Visible table.Visibility `json:"visible,omitempty" enum:"public,unlisted,private" default:"unlisted" doc:"who may find it and look on"`
}

type createSeat struct {
	Kind table.Kind `json:"kind" enum:"human,bot"`
	Name string     `json:"name,omitempty" doc:"a person's seat without a name waits for somebody to join"`
	Bot  string     `json:"bot,omitempty" maxLength:"32"`
}

type createdBody struct {
	ID         string      `json:"id"`
	Owner      string      `json:"owner" doc:"the owner's key"`
	Guest      string      `json:"guest,omitempty" doc:"the key of an invitation to a private table"`
	Seats      []seatToken `json:"seats"`
	Commitment string      `json:"commitment"`
}

type seatToken struct {
	Seat int     `json:"seat"`
	Key  *string `json:"key" nullable:"true"`
}

func (s *Server) create(ctx context.Context, in *struct {
	Body createBody
},
) (*struct{ Body createdBody }, error) {
	setUp := table.SetUp{
		Options: in.Body.Options, Players: in.Body.Players, Pace: in.Body.Pace, Visible: in.Body.Visible, SeedPart: in.Body.SeedPart,
		Limit: time.Duration(in.Body.Limit) * time.Second, Strikes: in.Body.Strikes, Lesson: in.Body.Lesson, Quiet: in.Body.Quiet, Cylon: in.Body.Cylon,
	}
	for _, k := range in.Body.Seats {
		setUp.Seats = append(setUp.Seats, table.Sit{Kind: k.Kind, Name: k.Name, Bot: k.Bot})
	}
	table.RequestIn(ctx).Answers(func(made any) any { return createdOf(made.(table.Created)) })
	made, err := s.hub.CreateFor(ctx, setUp)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body createdBody }{createdOf(made)}, nil
}

// createdOf returns what the making of a table is answered with.
func createdOf(made table.Created) createdBody {
	out := createdBody{ID: made.ID, Owner: made.Owner, Guest: made.Guest, Commitment: made.Commitment}
	for i := range made.Keys {
		token := seatToken{Seat: i}
		if made.Keys[i] != "" {
			token.Key = &made.Keys[i]
		}
		out.Seats = append(out.Seats, token)
	}
	return out
}

type joinBody struct {
	Seat     int    `json:"seat" minimum:"0" maximum:"6"`
	Name     string `json:"name"`
	SeedPart string `json:"seedPart,omitempty" maxLength:"128"`
}

type joinedBody struct {
	Key string `json:"key"`
}

func (s *Server) join(ctx context.Context, in *struct {
	AtTable
	Key string `header:"X-Ragtag-Key" maxLength:"64" doc:"of the invitation, if the table is private"`
	Voice
	Body joinBody
},
) (*struct{ Body joinedBody }, error) {
	t, err := s.hub.Find(ctx, in.ID)
	if err == nil {
		_, err = t.Seat(in.Key)
	}
	if err != nil {
		return nil, s.refused(err)
	}
	table.RequestIn(ctx).Answers(func(joined any) any { return joinedBody{joined.(table.Joined).Key} })
	joined, err := t.For(ctx).Voiced(in.Voice.Voice).Join(in.Body.Seat, in.Body.Name, in.Body.SeedPart)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body joinedBody }{joinedBody{joined.Key}}, nil
}

func (s *Server) start(ctx context.Context, in *Keyed) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Start(in.Key) })
}
