package server

import (
	"context"
	"errors"

	"ragtag/notify"
	"ragtag/table"
	"ragtag/wording"
)

// Carry returns a messenger that sends the messages of tables with s.
func Carry(s *notify.Sender) table.Messenger { return messenger{s} }

type messenger struct{ s *notify.Sender }

// Check implements [table.Messenger].
func (m messenger) Check(kind, to string) table.Code {
	switch err := m.s.Check(notify.Kind(kind), to); {
	case err == nil:
		return ""
	case errors.Is(err, notify.ErrHost):
		return table.ChannelHost
	case errors.Is(err, notify.ErrOff):
		return table.NoMail
	}
	return table.BadChannel
}

// Send implements [table.Messenger].
func (m messenger) Send(k table.Message, done func()) {
	m.s.Send(notify.Message{
		ID: k.ID, Kind: notify.Kind(k.Kind), To: k.To, Subject: k.Subject, Text: k.Text, For: k.Table, Invites: k.Invites, Done: done,
	})
}

type noticesBody struct {
	Kind string       `json:"kind" enum:",discord,slack,mail" doc:"none: nowhere any more"`
	To   string       `json:"to,omitempty" maxLength:"400" doc:"address of the webhook or of mail"`
	Lang wording.Lang `json:"lang,omitempty" enum:"en,es" default:"en"`
}

func (s *Server) notices(ctx context.Context, in *struct {
	Keyed
	Body noticesBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error {
		return t.Tell(in.Key, table.Channel{Kind: in.Body.Kind, To: in.Body.To, Lang: in.Body.Lang})
	})
}

type codeBody struct {
	Code string `json:"code" maxLength:"16"`
}

func (s *Server) confirm(ctx context.Context, in *struct {
	Keyed
	Body codeBody
},
) (*struct{}, error) {
	return s.at(ctx, in.ID, func(t *table.Table) error { return t.Confirm(in.Key, in.Body.Code) })
}
