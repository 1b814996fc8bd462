package page

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// What is looked for comes among the first hits, though a letter is wrong, a word
// too many, or it is a person or a card.
func TestSearch_FindsWhatWasMeant(t *testing.T) {
	for _, row := range []struct {
		query, typed, to string
		within           int
	}{
		{"kobol&lang=en", "executive order twice", "skill.executive-order", 1},
		{"kobol&lang=en", "excutive ordre", "skill.executive-order", 1},
		{"kobol&lang=en", "what happens when the pilot of a viper is hit", "vipers.pilot-hit", 3},
		{"kobol&lang=en", "starbuk", "character.kara-starbuck-thrace", 2},
		{"kobol&lang=en", "sickbay cards", "location.sickbay", 3},
		{"kobol&lang=en", "water shortage", "component/crisis/water-shortage-basestars-no-jump", 1},
		{"kobol&lang=en", "hand limit", "turn.hand-limit", 1},
		{"kobol&lang=en", "check.destiny", "check.destiny", 1},
		{"pegasus&lang=es", "desesperda", "check.reckless", 3},
		{"pegasus&lang=es", "la presidenta laura roslin", "character.laura-roslin", 2},
		{"kobol&lang=es", "limite de cartas en la mano", "turn.hand-limit", 3},
	} {
		_, body := fetch(t, "/rules/search?"+row.query+"&q="+strings.ReplaceAll(row.typed, " ", "+"))
		_, list, _ := strings.Cut(body, `<ol class="hits">`)
		hits := strings.Split(list, "<li>")[1:]
		at := -1
		for i, hit := range hits {
			if strings.Contains(hit, `href="/rules/`+row.to+"?") {
				at = i + 1
				break
			}
		}
		if at < 1 || at > row.within {
			t.Errorf("%q: %s is number %d of %d hits, want it among the first %d:\n%.900s", row.typed, row.to, at, len(hits), row.within, list)
		}
	}
}

func TestDistance_CountsLetters(t *testing.T) {
	for _, row := range []struct {
		a, b string
		want int
	}{{"viper", "viper", 0}, {"vipr", "viper", 1}, {"vipper", "viper", 1}, {"vipre", "viper", 1}, {"vaper", "viper", 1}, {"raider", "rider", 1}, {"raptor", "raider", 3}} {
		if got := distance(row.a, row.b, 2); got != row.want {
			t.Errorf("%s, %s: got %d, want %d", row.a, row.b, got, row.want)
		}
	}
}

// The form remembers the book that was read last; nobody else's address changes.
func TestForm_RemembersTheLastBook(t *testing.T) {
	w := httptest.NewRecorder()
	served.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/rules?pegasus&newcaprica&players=5&lang=en", nil))
	kept := w.Result().Cookies()
	if len(kept) != 1 || !kept[0].HttpOnly || kept[0].Path != "/rules" {
		t.Fatalf("got the cookies %v", kept)
	}
	get := func(path, cookie string) string {
		r := httptest.NewRequest(http.MethodGet, path, nil)
		r.AddCookie(&http.Cookie{Name: kept[0].Name, Value: cookie})
		w := httptest.NewRecorder()
		served.ServeHTTP(w, r)
		return w.Body.String()
	}
	form := get("/rules?lang=es", kept[0].Value)
	for _, want := range []string{`id="newcaprica" checked`, `id="players-5" checked`, `href="/rules?pegasus&amp;newcaprica&amp;players=5&amp;lang=es"`} {
		if !strings.Contains(form, want) {
			t.Errorf("no %q in %.3000s", want, form)
		}
	}
	if strings.Contains(get("/rules/checks?kobol", kept[0].Value), "newcaprica") {
		t.Error("a page whose address has a choice knows of the last one")
	}
	for _, bad := range []string{"newcaprica", "hammer", "kobol&players=9", "%zz", ""} {
		if form := get("/rules", bad); !strings.Contains(form, `id="kobol" checked`) || strings.Contains(form, "Last read") {
			t.Errorf("the cookie %q is believed", bad)
		}
	}
}

// The list of components has every component of the sets once: its counts add up
// to those of the catalogue, kind by kind.
func TestComponents_AddUpToTheBox(t *testing.T) {
	cat := cards.Catalogue()
	a, err := ParseAddress("pegasus&exodus&daybreak", "en")
	if err != nil {
		t.Fatal(err)
	}
	h := &handler{cat: cat, shelves: map[string]*shelf{"en": {}}}
	got := map[string]int{}
	for _, k := range h.kinds(a) {
		got[k.ID] += k.Cards
		sum := 0
		for _, f := range k.Faces {
			each := 0
			for _, s := range f.Strengths {
				each += s.Copies
			}
			if len(f.Strengths) > 0 && each != f.Copies {
				t.Errorf("%s: the strengths have %d copies, the card %d", f.Ref, each, f.Copies)
			}
			sum += f.Copies
		}
		if sum != k.Cards {
			t.Errorf("%s: the faces add up to %d, not %d", k.ID, sum, k.Cards)
		}
	}
	for _, k := range cat.Kinds() {
		want := 0
		for _, c := range cat.All(k) {
			if a.brings(cat.Set(c)) {
				want += cat.Copies(c)
			}
		}
		if k != rules.KindAbility && got[cat.KindID(k)] != want {
			t.Errorf("%s: the list has %d, the box %d", cat.KindID(k), got[cat.KindID(k)], want)
		}
	}
}
