package postgres

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
)

// Notifications only say that it is worth reading: they hold the id of a table and the
// number of its next entry. They are sent after the change is stored, in a statement of
// their own, because one in the transaction of a change makes commits wait for each
// other; one that does nothing else does not wait for the disk. What changes while a
// statement is on its way is told by the next. A notification that is lost is made up for
// by callers that compare marks now and then.

// channel is the channel of notifications.
const channel = "ragtag"

// Limits of notifications: how many tables wait to be told of, and how many bytes a
// notification may have.
const (
	toldQueue = 1024
	toldBytes = 7900
)

// change is a table that has changed.
type change struct {
	id   string
	next int64
}

// changed queues a change to be told. If too many wait, it is left out.
func (s *Store) changed(id string, next int64) {
	select {
	case s.news <- change{id, next}:
	default:
	}
}

// tellNews sends notifications until the store is closed.
func (s *Store) tellNews() {
	defer close(s.quiet)
	for {
		var news []change
		select {
		case first := <-s.news:
			news = s.gather(first)
		case <-s.open.Done():
			return
		}
		for _, payload := range payloads(news) {
			ctx, cancel := context.WithTimeout(s.open, writeTime)
			s.pool.Exec(ctx, `SELECT pg_notify($1, $2)`, channel, payload) // what is not told is found by comparing
			cancel()
		}
	}
}

// gather returns the first change and those that wait behind it.
func (s *Store) gather(first change) []change {
	news := []change{first}
	for {
		select {
		case c := <-s.news:
			news = append(news, c)
		default:
			return news
		}
	}
}

// payloads returns changes as text, in pieces that a notification can hold.
func payloads(news []change) (all []string) {
	var b strings.Builder
	for _, c := range news {
		item := c.id + " " + strconv.FormatInt(c.next, 10) + "\n"
		if b.Len()+len(item) > toldBytes {
			all = append(all, b.String())
			b.Reset()
		}
		b.WriteString(item)
	}
	return append(all, b.String())
}

// Follow implements [store.Shared]. It has a connection of its own, which is
// made again when it is lost.
func (s *Store) Follow(ctx context.Context, tell func(id string, next int64)) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer context.AfterFunc(s.open, stop)()
	for {
		s.listen(ctx, tell)
		if err := s.ready(ctx); err != nil {
			return err
		}
		select {
		case <-time.After(listenAgain):
		case <-ctx.Done():
		}
	}
}

// listenAgain is how long to wait before a lost connection is made again.
const listenAgain = 250 * time.Millisecond

// listen tells of changes until its connection is lost.
func (s *Store) listen(ctx context.Context, tell func(id string, next int64)) {
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return
	}
	defer conn.Close(context.WithoutCancel(ctx))
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return
	}
	tell("", 0)
	for {
		news, err := conn.WaitForNotification(ctx)
		if err != nil {
			return
		}
		for _, c := range told(news.Payload) {
			tell(c.id, c.next)
		}
	}
}

// told returns the changes of which a notification tells. Lines of another form, which
// anybody with the database may send, are passed over.
func told(payload string) (news []change) {
	for line := range strings.Lines(payload) {
		id, number, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if next, err := strconv.ParseInt(number, 10, 64); err == nil && next >= 0 && id != "" {
			news = append(news, change{id, next})
		}
	}
	return news
}
