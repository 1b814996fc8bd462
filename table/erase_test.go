package table

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/rules"
	"ragtag/table/player"
	"ragtag/wording"
)

// erasable is a table at which two people have done everything of which
// something is stored: Bea, who is to be erased, and Ana.
func erasable(t *testing.T, s *shelf, c Config) (*Hub, *Table, Created) {
	t.Helper()
	c.Messenger = &post{}
	h := hub(t, s, c)
	made, err := h.Create(SetUp{Players: 3, Pace: Relaxed, Visible: Public, Seats: []Sit{
		{Kind: Human, Name: "Anastasia"}, {Kind: Human}, {Kind: Bot},
	}})
	if err != nil {
		t.Fatal(err)
	}
	at, err := h.Find(t.Context(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	joined, err := at.Join(1, "Beatrice", "")
	if err != nil {
		t.Fatal(err)
	}
	made.Keys[1] = joined.Key
	settled(t, at, "")
	for _, do := range []error{
		at.Talk(joined.Key, "", "I live in the first house"), at.Talk(made.Keys[0], "", "I do not"), at.Talk("", "Spectre", "who looks on"),
		at.Tell(joined.Key, Channel{Kind: "discord", To: "https://discord.com/beatrices-hook", Lang: wording.En}),
		at.Report(joined.Key, "It is Beatrice who reports", "Netscape"), at.Report(made.Keys[0], "Somebody is rude", "another browser"),
	} {
		if do != nil {
			t.Fatal(do)
		}
	}
	return h, at, made
}

// post is a messenger that sends nothing.
type post struct{}

func (*post) Check(string, string) Code   { return "" }
func (*post) Send(_ Message, done func()) { done() }

// stores reports whether a shelf holds a text anywhere.
func stores(s *shelf, id, text string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.tables[id]
	return bytes.Contains(bytes.Join(append([][]byte{k.Head, k.Checkpoint}, k.Entries...), nil), []byte(text))
}

var hers = []string{"Beatrice", "first house", "beatrices-hook", "Netscape"}

// TestMine_HasAllThatIsStored reads what is stored of somebody.
func TestMine_HasAllThatIsStored(t *testing.T) {
	_, at, made := erasable(t, &shelf{}, Config{})
	m, err := at.Mine(t.Context(), made.Keys[1])
	if err != nil {
		t.Fatal(err)
	}
	whole := string(marshal(m))
	for _, text := range append(hers, `"seat":1`) {
		if !strings.Contains(whole, text) {
			t.Errorf("nothing has %q in %s", text, whole)
		}
	}
	if len(m.Talk) != 1 || len(m.Told) != 1 || len(m.Reports) != 1 {
		t.Errorf("%+v", m)
	}
	for _, key := range []string{"", "guess", made.Owner} {
		if _, err := at.Mine(t.Context(), key); CodeOf(err) != WrongKey {
			t.Errorf("%q: %v", key, err)
		}
		if err := at.Erase(t.Context(), key); CodeOf(err) != WrongKey {
			t.Errorf("%q: %v", key, err)
		}
	}
}

// TestErase_LeavesNothingOfAPerson erases somebody: nothing of hers is stored,
// what others said is, the game is where it was, and it goes on.
func TestErase_LeavesNothingOfAPerson(t *testing.T) {
	s := &shelf{}
	notes := &slip{}
	h, at, made := erasable(t, s, Config{Notes: notes})
	old := s.copied()
	before := at.game.State()
	for _, text := range hers {
		if !stores(s, at.id, text) {
			t.Fatalf("%q is not stored to begin with", text)
		}
	}
	w, err := at.Watch(made.Keys[0], wording.En, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if _, err := w.Next(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := at.Erase(t.Context(), made.Keys[1]); err != nil {
		t.Fatal(err)
	}
	if f, err := w.Next(t.Context()); err != nil || f.Table.Seats[1].Name != "" || f.Table.Seats[0].Name != "Anastasia" {
		t.Errorf("who watches sees %+v, %v", f.Table.Seats, err)
	}
	check := func(h *Hub, s *shelf) {
		t.Helper()
		for _, text := range hers {
			if stores(s, at.id, text) {
				t.Errorf("%q is stored", text)
			}
		}
		for _, text := range []string{"Anastasia", "I do not", "Somebody is rude", "who looks on"} {
			if !stores(s, at.id, text) {
				t.Errorf("%q is not stored any more", text)
			}
		}
		again, err := hub(t, s.copied(), Config{}).load(at.id)
		if err != nil {
			t.Fatal(err)
		}
		if again.game.State() != before {
			t.Error("the game is another")
		}
		if p, err := again.Seat(made.Keys[1]); err != nil || p != 1 {
			t.Errorf("her key opens %v, %v", p, err)
		}
		if m, err := again.Mine(t.Context(), made.Keys[1]); err != nil || m.Name != "" || m.Talk[0].Text != "" || !m.Talk[0].Erased || m.Told[0].To != "" || m.Reports[0].Text != "" {
			t.Errorf("hers is %+v, %v", m, err)
		}
		if sound, err := h.Verify(t.Context()); err != nil || sound.Tables != 1 {
			t.Errorf("%+v, %v", sound, err)
		}
	}
	check(h, s)
	if err := at.Erase(t.Context(), made.Keys[1]); err != nil {
		t.Errorf("once more: %v", err)
	}
	if err := at.EraseSeat(t.Context(), rules.Nobody); err != nil || stores(s, at.id, "who looks on") || stores(s, at.id, "Spectre") {
		t.Errorf("those without a seat: %v", err)
	}
	peopleAt(3, made.Keys).play(t, at, 5, nil)

	// an older copy comes back
	restored := hub(t, old, Config{})
	for range 2 {
		n, err := restored.forgetAgain(t.Context(), notes.list[:1])
		if err != nil {
			t.Fatal(err)
		}
		if n > 1 {
			t.Errorf("%d were erased again", n)
		}
	}
	check(restored, old)
	if n, err := restored.forgetAgain(t.Context(), append(notes.list[:1:1], "gone "+notes.list[0], "player-gone", "")); err != nil || n != 0 {
		t.Errorf("what was erased is erased again: %d, %v", n, err)
	}
}

// TestErase_ThePersonAndNotTheSeat erases somebody who was removed from a seat
// that somebody else has taken since.
func TestErase_ThePersonAndNotTheSeat(t *testing.T) {
	s := &shelf{}
	_, at, made := governable(t, s)
	if err := at.Talk(made.Keys[1], "", "said by Bea"); err != nil {
		t.Fatal(err)
	}
	if err := at.Govern(made.Owner, Remove, 1); err != nil {
		t.Fatal(err)
	}
	next, err := at.Join(1, "Dora", "")
	if err != nil {
		t.Fatal(err)
	}
	if err := at.Talk(next.Key, "", "said by Dora"); err != nil {
		t.Fatal(err)
	}
	if err := at.Erase(t.Context(), made.Keys[1]); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{"Bea": false, "said by Bea": false, `"Dora"`: true, "said by Dora": true} {
		if stores(s, at.id, text) != want {
			t.Errorf("%q is stored: %v", text, !want)
		}
	}
}

// TestErase_Player erases a player with what their tables store of them.
func TestErase_Player(t *testing.T) {
	s := &shelf{}
	notes := &slip{}
	h, at, made := erasable(t, s, Config{Notes: notes})
	key, err := h.NewPlayer(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	err = h.ChangePlayer(t.Context(), key, func(p *player.Player) {
		p.Keep(player.Seated{ID: at.id, Key: made.Keys[1], Seat: 1, Since: 2})
		p.Keep(player.Seated{ID: "gone", Key: "x", Since: 1})
	})
	if err != nil {
		t.Fatal(err)
	}
	old := s.copied()
	if err := h.ErasePlayer(t.Context(), key); err != nil {
		t.Fatal(err)
	}
	if _, err := h.Player(t.Context(), key); CodeOf(err) != NoPlayer {
		t.Errorf("the player is there: %v", err)
	}
	if stores(s, at.id, "Beatrice") {
		t.Error("her name is stored")
	}
	restored := hub(t, old, Config{Notes: notes})
	if n, err := restored.Forget(t.Context()); err != nil || n != 2 {
		t.Errorf("forgot %d again, %v", n, err)
	}
	if _, err := restored.Player(t.Context(), key); CodeOf(err) != NoPlayer {
		t.Errorf("the player is there again: %v", err)
	}
}

// TestErase_StoredTables erases a person of every table that earlier programs
// have stored: the game is the same.
func TestErase_StoredTables(t *testing.T) {
	for n := range storedGames {
		if testing.Short() && n%5 != 0 {
			continue
		}
		st := readStored(t, storedName(n))
		s := &shelf{tables: map[string]*Kept{st.ID: &st.kept}}
		h := hub(t, s, Config{WindowTime: 1 << 40})
		at, err := h.Find(t.Context(), st.ID)
		if err != nil {
			t.Fatal(err)
		}
		key := ""
		for _, k := range st.Keys {
			if key == "" {
				key = k
			}
		}
		p, err := at.Seat(key)
		if err != nil {
			t.Fatal(err)
		}
		settled(t, at, "")
		before := at.game.State()
		lines, err := at.Frame(key, wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := at.Erase(t.Context(), key); err != nil {
			t.Fatalf("%s: %v", storedName(n), err)
		}
		after, err := at.Frame(key, wording.En, 0, 0)
		if err != nil || at.game.State() != before || at.nameOf(int(p)) != "" || len(after.Log) != len(lines.Log) {
			t.Errorf("%s: another table, %v", storedName(n), err)
		}
		if !reflect.DeepEqual(after.View, lines.View) {
			t.Errorf("%s: another view", storedName(n))
		}
		h.Close()
		if _, err := hub(t, s, Config{WindowTime: 1 << 40}).load(st.ID); err != nil {
			t.Errorf("%s: %v", storedName(n), err)
		}
	}
}

// TestErase_IsFinishedByWhoComesNext lets a server die between storing that somebody
// is to be erased and doing so, with nothing noted outside the store: the next one
// does it although nobody looks at the table.
func TestErase_IsFinishedByWhoComesNext(t *testing.T) {
	for name, erase := range map[string]func(t *testing.T, h *Hub, tb *Table, key string) error{
		"person": func(t *testing.T, _ *Hub, tb *Table, key string) error { return tb.Erase(t.Context(), key) },
		"player": func(t *testing.T, h *Hub, tb *Table, key string) error {
			made, err := h.NewPlayer(t.Context())
			if err != nil {
				return err
			}
			err = h.ChangePlayer(t.Context(), made, func(p *player.Player) { p.Tables = []player.Seated{{ID: tb.ID(), Key: key}} })
			if err != nil {
				return err
			}
			return h.ErasePlayer(t.Context(), made)
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := &shelf{stiff: true}
				h, tb, made := erasable(t, s, Config{})
				if err := erase(t, h, tb, made.Keys[1]); CodeOf(err) != NotKept {
					t.Fatalf("the server that dies: %v", err)
				}
				h.Close()
				if !stores(s, tb.ID(), "Beatrice") {
					t.Fatal("it was erased by the server that died")
				}
				s.stiff = false
				next := NewHub(s, cat, Config{})
				defer next.Close()
				if err := next.Wake(t.Context()); err != nil {
					t.Fatal(err)
				}
				for end := time.Now().Add(10 * time.Second); stores(s, tb.ID(), "Beatrice") || stores(s, tb.ID(), "first house"); time.Sleep(5 * time.Millisecond) {
					if time.Now().After(end) {
						t.Fatal("it is still there")
					}
				}
				if due, err := s.Due(t.Context(), time.Now(), 9); err != nil || len(due) > 0 {
					t.Errorf("%q still wake, %v", due, err)
				}
			})
		})
	}
}
