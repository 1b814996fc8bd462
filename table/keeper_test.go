package table

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
)

// TestKeeper_LogsEveryRefusedWrite lets each kind of write fail: the log says which table, and
// why. That others were first, or that a request was carried out before, is no failure.
func TestKeeper_LogsEveryRefusedWrite(t *testing.T) {
	for call, write := range map[string]func(Keeper) error{
		"create":  func(k Keeper) error { return k.Create(t.Context(), "the-table", Change{}) },
		"append":  func(k Keeper) error { return k.Append(t.Context(), "the-table", 0, "", Change{}) },
		"rewrite": func(k Keeper) error { return k.Rewrite(t.Context(), "the-table", Mark{}, Change{}) },
		"delete":  func(k Keeper) error { return k.Delete(t.Context(), "the-table", Mark{}) },
	} {
		for _, why := range []error{errors.New("the disk is on fire"), ErrUnknown, ErrConflict, ErrDone, ErrNoTable, nil} {
			var log bytes.Buffer
			k := logged{refusing{why: why}, slog.New(slog.NewTextHandler(&log, nil))}
			if err := write(k); !errors.Is(err, why) {
				t.Errorf("%s: %v, want %v", call, err, why)
			}
			want := why != nil && !errors.Is(why, ErrConflict) && !errors.Is(why, ErrDone) && !errors.Is(why, ErrNoTable)
			if says := log.String(); want != (strings.Contains(says, "the-table") && strings.Contains(says, "level=ERROR") && strings.Contains(says, why.Error())) || !want && says != "" {
				t.Errorf("%s is refused since %v: the log says %q", call, why, says)
			}
		}
	}
}

// refusing is a Keeper that refuses every write for one reason.
type refusing struct {
	Keeper
	why error
}

func (r refusing) Create(context.Context, string, Change) error                { return r.why }
func (r refusing) Append(context.Context, string, int64, string, Change) error { return r.why }
func (r refusing) Rewrite(context.Context, string, Mark, Change) error         { return r.why }
func (r refusing) Delete(context.Context, string, Mark) error                  { return r.why }
