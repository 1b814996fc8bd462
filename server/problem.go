package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/table"
)

// Problem is an error response: problem+json with a code. Its detail is for
// developers.
type Problem struct {
	Status int    `json:"status"`
	Title  string `json:"title"`
	Code   string `json:"code" doc:"what is wrong, in kebab-case"`
	Detail string `json:"detail,omitempty" doc:"what was expected and what came, for developers"`
	Table  string `json:"table,omitempty"`

	// of an answer
	Open   *int   `json:"open,omitempty" doc:"the question that is open"`
	Option string `json:"option,omitempty"`

	// of options, and of the bounds of an answer
	Reason  string   `json:"reason,omitempty"`
	Word    string   `json:"word,omitempty"`
	With    []string `json:"with,omitempty"`
	Players int      `json:"players,omitempty"`
	Min     int      `json:"min,omitempty"`
	Max     int      `json:"max,omitempty"`

	// of a request that came too soon
	Retry int `json:"retry,omitempty" doc:"seconds after which it may be taken, if waiting helps"`

	// of a request that does not have the form of its call
	Errors []string `json:"errors,omitempty"`
}

// Error implements error.
func (p *Problem) Error() string { return p.Code + ": " + p.Detail }

// GetStatus implements huma.StatusError.
func (p *Problem) GetStatus() int { return p.Status }

// ContentType implements huma.ContentTypeFilter.
func (p *Problem) ContentType(string) string { return problemType }

const problemType = "application/problem+json"

func problem(status int, code, format string, args ...any) *Problem {
	return &Problem{Status: status, Title: http.StatusText(status), Code: code, Detail: fmt.Sprintf(format, args...)}
}

// deny sends a problem.
func (s *Server) deny(w http.ResponseWriter, p *Problem) {
	s.metrics.refusals.WithLabelValues(p.Code).Inc()
	retryHeader(w.Header().Set, p)
	w.Header().Set("Content-Type", problemType)
	w.WriteHeader(p.Status)
	json.NewEncoder(w).Encode(p) // the client may have gone
}

// refusing prepares the problems that huma sends: it counts them, and says when
// to come back.
func (s *Server) refusing(c huma.Context, _ string, v any) (any, error) {
	if p, ok := v.(*Problem); ok {
		s.metrics.refusals.WithLabelValues(p.Code).Inc()
		retryHeader(c.SetHeader, p)
	}
	return v, nil
}

// after returns in how many seconds the same request may be taken, or 0 if
// waiting does not help.
func (p *Problem) after() int {
	switch {
	case p.Retry > 0:
		return p.Retry
	case p.Status == http.StatusTooManyRequests:
		return 10
	case p.Status == http.StatusServiceUnavailable:
		return 2
	}
	return 0
}

// ownCodes are the codes that neither package table nor package rules defines.
var ownCodes = []string{
	"banned", "cross-origin", "internal", "malformed", "media-type", "method", "no-such-rule", "not-found", "options-refused", "too-large", "too-many-streams", "wrong-host",
}

// Refusals by huma itself have the same form.
func init() {
	huma.NewError = func(status int, message string, errs ...error) huma.StatusError {
		p := problem(status, "internal", "%s", message)
		switch status {
		case http.StatusBadRequest, http.StatusUnprocessableEntity:
			p.Code = "malformed"
		case http.StatusRequestEntityTooLarge:
			p.Code = "too-large"
		case http.StatusUnsupportedMediaType, http.StatusNotAcceptable:
			p.Code = "media-type"
		}
		for _, err := range errs {
			var large *http.MaxBytesError
			if errors.As(err, &large) {
				return problem(http.StatusRequestEntityTooLarge, "too-large", "a body of more than %d bytes", large.Limit)
			}
			if err != nil {
				p.Errors = append(p.Errors, err.Error())
			}
		}
		return p
	}
}

// statuses are the HTTP statuses of a table's refusals.
var statuses = map[table.Code]int{
	table.NoTable: http.StatusNotFound, table.Damaged: http.StatusInternalServerError,
	table.NoPlayer: http.StatusNotFound, table.NotKept: http.StatusServiceUnavailable, table.Closing: http.StatusServiceUnavailable,
	table.KeyReused: http.StatusUnprocessableEntity, table.WrongKey: http.StatusForbidden, table.NoSeat: http.StatusNotFound,
	table.SeatTaken: http.StatusConflict, table.Started: http.StatusConflict, table.NotStarted: http.StatusConflict,
	table.GameRunning: http.StatusConflict, table.NoWindow: http.StatusConflict,
	table.BadTalk: http.StatusUnprocessableEntity, table.TooFast: http.StatusTooManyRequests,
	table.TalkFull: http.StatusConflict, table.NotNow: http.StatusConflict,
	table.OtherRules: http.StatusConflict, table.CannotUndo: http.StatusConflict,
	table.NoMotion: http.StatusConflict, table.NotAbsent: http.StatusConflict, table.StoodIn: http.StatusConflict,
	table.BadChannel: http.StatusUnprocessableEntity, table.ChannelHost: http.StatusUnprocessableEntity,
	table.Closed: http.StatusConflict, table.Muted: http.StatusForbidden, table.Removed: http.StatusForbidden, table.NameBanned: http.StatusForbidden, table.BadBan: http.StatusUnprocessableEntity, table.NameTaken: http.StatusConflict,
	table.MailPending: http.StatusConflict, table.NoMail: http.StatusUnprocessableEntity, table.WrongCode: http.StatusUnprocessableEntity,
	table.BadSetUp: http.StatusUnprocessableEntity, table.BadName: http.StatusUnprocessableEntity,
	table.BadPart: http.StatusUnprocessableEntity, table.BadOrder: http.StatusUnprocessableEntity,
}

// answerStatuses are the HTTP statuses of answers that the referee refuses.
var answerStatuses = map[rules.Code]int{
	rules.WrongSeat: http.StatusForbidden, rules.OldRequest: http.StatusConflict, rules.Answered: http.StatusConflict,
	rules.GameOver: http.StatusConflict, rules.NotAnOption: http.StatusUnprocessableEntity,
	rules.TooMany: http.StatusUnprocessableEntity, rules.TooFew: http.StatusUnprocessableEntity,
}

// refused converts an error to the problem that is sent. An unknown error is
// logged and sent as code internal, without its text.
func (s *Server) refused(err error) *Problem {
	var (
		ours     *table.Error
		answer   *rules.AnswerError
		conflict *options.Conflict
		unknown  *options.UnknownWord
	)
	switch {
	case errors.As(err, &answer):
		return answerProblem(answer)
	case errors.As(err, &conflict):
		return conflictProblem(conflict)
	case errors.As(err, &unknown):
		p := problem(http.StatusUnprocessableEntity, "options-refused", "%s", unknown)
		p.Reason, p.Word, p.With = "unknown", unknown.Text, []string{unknown.Nearest.String()}
		return p
	case errors.As(err, &ours) && statuses[ours.Code] != 0:
		p := problem(statuses[ours.Code], string(ours.Code), "%s", ours.Detail)
		p.Table = ours.Table
		if ours.Code == table.NotKept && ours.Err != nil { // which names what there is behind the server
			s.log.Warn("a request failed", "error", err)
			p.Detail = "see the server's log"
			return p
		}
		if ours.Code == table.Damaged || ours.Detail == "" {
			p.Detail = ours.Error()
		}
		return p
	}
	if errors.Is(err, context.Canceled) { // the client has gone
		return problem(http.StatusServiceUnavailable, string(table.Closing), "the request ended")
	}
	s.log.Error("a request failed", "error", err)
	return problem(http.StatusInternalServerError, "internal", "see the server's log")
}

func answerProblem(e *rules.AnswerError) *Problem {
	p := problem(answerStatuses[e.Code], string(e.Code), "%s", e)
	p.Option, p.Min, p.Max = e.Option, e.Min, e.Max
	if e.Code == rules.OldRequest {
		p.Open = &e.Open
	}
	return p
}

func conflictProblem(e *options.Conflict) *Problem {
	p := problem(http.StatusUnprocessableEntity, "options-refused", "%s", e)
	p.Reason, p.Word, p.Players, p.Min, p.Max = string(e.Reason), e.Word.String(), e.Players, e.Min, e.Max
	for _, w := range e.With {
		p.With = append(p.With, w.String())
	}
	return p
}
