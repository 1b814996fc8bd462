package table

import (
	"context"
	"encoding/json"
	"net/netip"
	"slices"
	"strings"
	"testing"
	"time"

	"ragtag/table/player"
	"ragtag/table/secret"
)

// What other servers, an operator or an earlier program have stored is read by these.

// FuzzPresence reads what another server says of who is there. A line that is taken is
// written as it was read, and names a seat that a table can have.
func FuzzPresence(f *testing.F) {
	st := readStored(f, storedName(0))
	for _, text := range []string{"TABLE 1", "TABLE 0\nTABLE 6", "TABLE -1", "TABLE 100", "TABLE 1x", "TABLE", " 1", "TABLE 9999999999"} {
		f.Add(text)
	}
	hub := NewHub(&shelf{tables: map[string]*Kept{st.ID: &st.kept}}, cat, Config{WindowTime: 1 << 40, BotTime: time.Hour})
	f.Cleanup(hub.Close)
	if _, err := hub.Find(f.Context(), st.ID); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(strings.ReplaceAll(text, "TABLE", st.ID), "\n")
		for _, at := range hub.presence.learn(lines) {
			hub.arrived(at)
		}
		for at := range hub.presence.elsewhere {
			if again, ok := presentIn(at.String()); !ok || again != at || !slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(line, at.id+" ") }) {
				t.Errorf("%q: %+v is written %q and read as %+v", lines, at, at, again)
			}
		}
	})
}

// FuzzBans bans any network and any name, over any stored list. A ban that is taken is of
// its own address and name until it is lifted, and the list is read or refused with a reason.
func FuzzBans(f *testing.F) {
	for _, s := range [][3]string{
		{`[]`, "192.0.2.7", "Eve"},
		{`[{"network":"10.0.0.0/8","since":1}]`, "2001:db8::/48", ""},
		{`[{"name":"Eve"}]`, "::ffff:192.0.2.0/120", "eve"},
		{`{}`, "::ffff:192.0.2.7", "\u0415ve"},
		{`[{"network":"x"}]`, "0.0.0.0/0", "x"},
		{`null`, "fe80::1%eth0", ""},
		{"", "10.1.2.3/8", "Zoë"},
	} {
		f.Add([]byte(s[0]), s[1], s[2])
	}
	f.Fuzz(func(t *testing.T, stored []byte, network, name string) {
		ctx := context.Background()
		s := &shelf{tables: map[string]*Kept{bansID: {Entries: [][]byte{{'x'}}, Head: []byte("{}"), Checkpoint: stored}}}
		hub := NewHub(s, cat, Config{})
		defer hub.Close()
		if _, err := hub.Bans(ctx); err != nil {
			if CodeOf(err) != Damaged {
				t.Errorf("%q: %v", stored, err)
			}
			s.tables = nil
		}
		if hub.Ban(ctx, Ban{Network: network}, false) == nil {
			at, err := netip.ParsePrefix(strings.TrimSpace(network))
			if err != nil {
				one, _ := netip.ParseAddr(strings.TrimSpace(network))
				at = netip.PrefixFrom(one.WithZone(""), one.BitLen())
			}
			if !hub.Banned(at.Addr().Unmap()) {
				t.Errorf("%q is banned, and %s is not", network, at.Addr().Unmap())
			}
			if err := hub.Ban(ctx, Ban{Network: network}, true); err != nil || slices.ContainsFunc(hub.bans.list, func(b Ban) bool { return b.Network == at.Masked().String() }) {
				t.Errorf("%q is not lifted: %v", network, err)
			}
		}
		if hub.Ban(ctx, Ban{Name: name}, false) == nil {
			if hub.mayBeCalled(name) == nil {
				t.Errorf("%q is banned, and somebody may be called so", name)
			}
			if err := hub.Ban(ctx, Ban{Name: name}, true); err != nil || hub.mayBeCalled(name) != nil {
				t.Errorf("%q is not lifted: %v", name, err)
			}
		}
	})
}

// FuzzCourier finds any message in the store. It is handed over under the id under which it
// is stored, to an address that can be read, or it is dropped; afterwards none is left.
func FuzzCourier(f *testing.F) {
	seal := secret.NewSeal([]byte("a secret of the server, of 32 b."))
	for _, m := range []any{
		Message{Kind: "discord", To: seal.Close("hook"), Text: "hello"}, map[string]any{"ID": "another", "To": "hook"}, map[string]any{"To": 3}, nil, []int{1}, "x",
	} {
		f.Add(marshal(m))
	}
	f.Add([]byte(`{`))
	f.Fuzz(func(t *testing.T, body []byte) {
		s, p := &shelf{mail: map[string]parcel{"one": {table: "t", body: body}}}, &pigeons{}
		hub := NewHub(s, cat, Config{Secret: []byte("a secret of the server, of 32 b.")})
		defer hub.Close()
		hub.Messenger = p
		n, err := hub.take(time.Time{})
		if n != 1 || err != nil || len(s.mail) != 0 {
			t.Errorf("%q: %d taken, %v, %d left", body, n, err, len(s.mail))
		}
		for _, m := range p.sent {
			if m.ID != "one" || json.Valid(body) == false {
				t.Errorf("%q is handed over as %+v", body, m)
			}
		}
	})
}

// FuzzPlayer reads any document in the drawer of a player, and keeps a seat in it. The
// newest are first, one a table, and a number of them at most; what is stored is read again.
func FuzzPlayer(f *testing.F) {
	for _, text := range []string{
		`{"tables":[],"preferences":{}}`, `{"tables":[{"id":"a","key":"k","seat":1,"since":5},{"id":"b","since":-9223372036854775808}]}`, `{"tables":null}`, `null`, `{`, `{"tables":{}}`, ``,
	} {
		f.Add([]byte(text), "a", int64(7))
	}
	f.Add([]byte(`{"tables":[{"id":"a","since":-9223372036854775808},{"id":"b","since":3}]}`), "c", int64(1<<62))
	f.Fuzz(func(t *testing.T, document []byte, id string, since int64) {
		ctx, d := context.Background(), drawerOf("key")
		s := &shelf{tables: map[string]*Kept{d.ID: {Entries: [][]byte{{'x'}}, Head: []byte("{}"), Checkpoint: d.Close(document)}}}
		hub := NewHub(s, cat, Config{})
		defer hub.Close()
		if _, err := hub.Player(ctx, "key"); err != nil {
			if CodeOf(err) != Damaged {
				t.Errorf("%q: %v", document, err)
			}
			return
		}
		var kept player.Player
		if err := hub.ChangePlayer(ctx, "key", func(p *player.Player) {
			p.Keep(player.Seated{ID: strings.ToValidUTF8(id, "?"), Key: "k", Since: since})
			kept = *p
		}); err != nil {
			t.Fatal(err)
		}
		if !slices.IsSortedFunc(kept.Tables, func(a, b player.Seated) int {
			switch {
			case a.Since > b.Since:
				return -1
			case a.Since < b.Since:
				return 1
			}
			return 0
		}) || len(kept.Tables) > player.MaxSeated {
			t.Errorf("%q and %d: %+v", document, since, kept.Tables)
		}
		if is, err := hub.Player(ctx, "key"); err != nil || string(marshal(is)) != string(marshal(kept)) {
			t.Errorf("kept was %+v, read is %+v, %v", kept, is, err)
		}
	})
}
