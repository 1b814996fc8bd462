package server

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/table"
	"ragtag/table/player"
	"ragtag/wording"
)

// registerPlayers registers the calls about players, and the list of public
// tables.
func (s *Server) registerPlayers(api huma.API, get, post func(path, id, summary string) huma.Operation) {
	create := post("/api/player", "create-player", "Make a key under which a person gathers their tables")
	create.DefaultStatus = http.StatusOK
	huma.Register(api, create, s.createPlayer)
	huma.Register(api, get("/api/player", "player", "The tables and preferences of a player"), s.player)
	huma.Register(api, post("/api/player/tables", "keep-table", "Keep a seat"), s.keepTable)
	huma.Register(api, post("/api/player/forget", "forget-table", "Forget the seat at a table"), s.forgetTable)
	huma.Register(api, post("/api/player/preferences", "prefer", "Keep how the player likes the page"), s.prefer)
	huma.Register(api, get("/api/tables", "tables", "The public tables whose game is not over"), s.tables)
}

// ByPlayer is the input of calls with a player key.
type ByPlayer struct {
	Key string `header:"X-Ragtag-Player" required:"true" maxLength:"64" doc:"a player's own key"`
}

type playerKeyBody struct {
	Key string `json:"key"`
}

func (s *Server) createPlayer(ctx context.Context, _ *struct{}) (*struct{ Body playerKeyBody }, error) {
	table.RequestIn(ctx).Answers(func(key any) any { return playerKeyBody{key.(string)} })
	key, err := s.hub.NewPlayer(ctx)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body playerKeyBody }{playerKeyBody{key}}, nil
}

type playerBody struct {
	player.Player
	Listings []table.Listing `json:"listings" doc:"how the tables stand, those that there still are"`
}

func (s *Server) player(ctx context.Context, in *struct {
	ByPlayer
	Reading
},
) (*struct{ Body playerBody }, error) {
	p, err := s.hub.Player(ctx, in.Key)
	if err != nil {
		return nil, s.refused(err)
	}
	ids := make([]string, len(p.Tables))
	for i := range p.Tables {
		ids[i] = p.Tables[i].ID
	}
	listings, err := s.hub.Listings(ctx, ids)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body playerBody }{playerBody{p, inLang(listings, in.lang())}}, nil
}

func (s *Server) keepTable(ctx context.Context, in *struct {
	ByPlayer
	Body player.Seated
},
) (*struct{}, error) {
	return s.changed(ctx, in.Key, func(p *player.Player) { p.Keep(in.Body) })
}

type forgetBody struct {
	ID string `json:"id" maxLength:"64" doc:"of the table"`
}

func (s *Server) forgetTable(ctx context.Context, in *struct {
	ByPlayer
	Body forgetBody
},
) (*struct{}, error) {
	return s.changed(ctx, in.Key, func(p *player.Player) { p.Forget(in.Body.ID) })
}

func (s *Server) prefer(ctx context.Context, in *struct {
	ByPlayer
	Body player.Preferences
},
) (*struct{}, error) {
	return s.changed(ctx, in.Key, func(p *player.Player) { p.Preferences = in.Body })
}

func (s *Server) changed(ctx context.Context, key string, do func(*player.Player)) (*struct{}, error) {
	if err := s.hub.ChangePlayer(ctx, key, do); err != nil {
		return nil, s.refused(err)
	}
	return nil, nil
}

type tablesBody struct {
	Tables []table.Listing `json:"tables"`
}

func (s *Server) tables(ctx context.Context, in *struct {
	Reading
	IDs []string `query:"ids,explode" maxItems:"50" doc:"these tables, but private ones, in the place of the public ones"`
},
) (*struct{ Body tablesBody }, error) {
	list := s.hub.Public
	if len(in.IDs) > 0 {
		list = func(ctx context.Context) ([]table.Listing, error) { return s.hub.Found(ctx, in.IDs) }
	}
	found, err := list(ctx)
	if err != nil {
		return nil, s.refused(err)
	}
	return &struct{ Body tablesBody }{tablesBody{inLang(found, in.lang())}}, nil
}

// inLang returns listings in a language.
func inLang(listings []table.Listing, l wording.Lang) []table.Listing {
	out := make([]table.Listing, len(listings))
	for i := range listings {
		out[i] = listings[i].In(l)
	}
	return out
}
