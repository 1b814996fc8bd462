package table

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/wording"
)

// TestLines_KeptNameSeats plays under one version of the rules and reads the
// log under another: it is unchanged in both languages, although no name of a
// person was stored with it.
func TestLines_KeptNameSeats(t *testing.T) {
	s, up := &shelf{}, seats("hbh", Relaxed)
	up.Seats[0].Name, up.Seats[2].Name = "cards", "Quill Oöst"
	tb, made := made(t, hub(t, s, Config{Rules: 1}), up)
	c := chooser(3)
	play(t, tb, made.Keys, &c, 60)
	tb.mu.Lock()
	left := s.copied()
	tb.mu.Unlock()
	again, err := NewHub(left, cat, Config{Rules: 2}).load(made.ID)
	if err != nil {
		t.Fatal(err)
	}
	seated, named := 0, 0
	for _, l := range wording.Langs {
		for p := range 3 {
			key := made.Keys[p]
			want, err := tb.Frame(key, l, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			got, err := again.Frame(key, l, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			if got.Lang != l || want.Lang != l {
				t.Errorf("the frame is in %s and in %s, want %s", got.Lang, want.Lang, l)
			}
			old := len(slices.Collect(again.past.after(0)))
			if old < 20 {
				t.Fatalf("%d lines were kept: the test shows nothing", old)
			}
			for i, line := range want.Log[:old-1] {
				if line.N = got.Log[i].N; !reflect.DeepEqual(got.Log[i], line) {
					t.Errorf("line %d reads\n%s\nwant\n%s", i, marshal(got.Log[i]), marshal(line))
				}
				for _, span := range line.Text {
					if span.Seat != nil && *span.Seat == 0 {
						named++
					}
				}
			}
		}
	}
	for _, data := range left.tables[made.ID].Entries {
		var e entry
		if err := json.Unmarshal(data, &e); err != nil {
			t.Fatal(err)
		}
		if e.Marked == nil {
			continue
		}
		seated += strings.Count(string(data), `{"seat":`)
		if strings.Contains(string(data), "Quill") {
			t.Errorf("a name was kept: %s", data)
		}
	}
	if seated == 0 || named == 0 {
		t.Errorf("%d names of seats were kept, %d read", seated, named)
	}
}

// TestLines_KeptByEarlierVersionsRead reads the logs of tables that an earlier
// version stored, as flat text in both languages and with two numbers.
func TestLines_KeptByEarlierVersionsRead(t *testing.T) {
	lines, figured := 0, 0
	for n := range storedGames {
		for _, data := range readStored(t, storedName(n)).kept.Entries {
			var e entry
			var was struct {
				Marked *struct {
					Lines []struct {
						Kind  string
						Value int
						Text  struct{ En, Es string }
						Seen  *struct{ En, Es string }
					}
				}
			}
			if err := json.Unmarshal(data, &was); err != nil || was.Marked == nil {
				continue
			}
			if err := unmarshal(data, &e); err != nil {
				t.Fatal(err)
			}
			for i, k := range was.Marked.Lines {
				line := &e.Marked.Lines[i]
				public, whole := line.as(-1, wording.En, nil), line.as(AllEyes.seat(), wording.Es, nil)
				if got := wording.Flat(public.Text); got != k.Text.En {
					t.Fatalf("reads %q, kept was %q", got, k.Text.En)
				}
				want := k.Text.Es
				if k.Seen != nil {
					want = k.Seen.Es
				}
				if got := wording.Flat(whole.Text); got != want {
					t.Fatalf("reads %q, kept was %q", got, want)
				}
				switch k.Kind {
				case "rolled":
					if figured++; public.Roll == nil || public.Roll.Face != k.Value {
						t.Fatalf("%+v rolled %d", public, k.Value)
					}
				case "outcome":
					if figured++; public.Outcome == "" {
						t.Fatalf("%+v has the outcome %d", public, k.Value)
					}
				}
				lines++
			}
		}
	}
	if lines < 1000 || figured < 50 {
		t.Errorf("%d lines were read, %d with figures", lines, figured)
	}
}

func TestSentence_CallsSeatsAsTheyAreCalledNow(t *testing.T) {
	var s sentence
	kept := `{"en":[{"seat":1}," hands ",{"text":"Ann","ref":"skill/a-1","strength":1}," to ",{"seat":0},"."],"es":"Bea da algo."}`
	if err := unmarshal([]byte(kept), &s); err != nil {
		t.Fatal(err)
	}
	if got, want := wording.Flat(s.in(wording.En, []string{"ana", "bea"})), "Bea hands Ann (1) to ana."; got != want {
		t.Errorf("reads %q, want %q", got, want)
	}
	if got, want := wording.Flat(s.in(wording.Es, []string{"ana", "x"})), "Bea da algo."; got != want {
		t.Errorf("reads %q, want %q", got, want)
	}
	if again := string(marshal(s)); again != strings.Replace(kept, `"Bea da algo."`, `["Bea da algo."]`, 1) {
		t.Errorf("kept as %s", again)
	}
	for _, bad := range []string{`{"en":[3],"es":[]}`, `{"en":[{"name":"x"}],"es":[]}`, `{"en":7,"es":[]}`} {
		if err := unmarshal([]byte(bad), &s); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}
