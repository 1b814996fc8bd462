package page

import (
	"html/template"
	"math"
	"slices"
	"strings"
	"unicode"

	"ragtag/rulebook"
)

// index finds texts by words. It forgives a letter in a word that no text has,
// and words that a text lacks.
type index struct {
	texts []indexed
	vocab map[string]bool
}

// indexed is a text that can be found, with its words.
type indexed struct {
	hit
	id                   string
	text                 string
	title, chapter, body map[string]bool
}

// What a word is worth where it is found.
const (
	inTitle  = 10.
	inAbove  = 4. // the title of its chapter
	inBody   = 3.
	inID     = 6.
	byStem   = .7  // the beginning of the word, or the word and an ending
	byMiddle = .4  // a part of the word
	byLetter = .5  // all but a letter
	enough   = .51 // the share of the words that a text must have
	most     = 60  // hits shown
)

func (x *index) add(h hit, id, text string) {
	if x.vocab == nil {
		x.vocab = map[string]bool{}
	}
	t := indexed{hit: h, id: id, text: text, title: wordsOf(h.Title), chapter: wordsOf(h.Chapter), body: wordsOf(text)}
	for _, all := range []map[string]bool{t.title, t.chapter, t.body} {
		for w := range all {
			x.vocab[w] = true
		}
	}
	x.texts = append(x.texts, t)
}

// plain normalizes a text for searching: an n also finds an ñ.
func plain(s string) string { return strings.ReplaceAll(rulebook.Fold(s), "\u007f", "") }

// fields returns the words of a text, normalized.
func fields(s string) []string {
	return strings.FieldsFunc(plain(s), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

func wordsOf(s string) map[string]bool {
	all := map[string]bool{}
	for _, w := range fields(s) {
		all[w] = true
	}
	return all
}

// idle are words that say nothing about what is looked for.
var idle = wordsOf("a an and are at by can do does for from get got has have he his how i if in is it may my of on or she so that the " +
	"their them then there they this to was what when where which who why will with you your " +
	"al como con cual cuando de del donde el en es esta hay la las lo los me mi no o para por puede puedo que quien se si sin son su sus un una uno y")

// find returns the texts that fit, best first.
func (x *index) find(typed string) (found searchData) {
	wanted := fields(typed)
	if telling := slices.DeleteFunc(slices.Clone(wanted), func(w string) bool { return idle[w] }); len(telling) > 0 {
		wanted = telling
	}
	if len(wanted) == 0 {
		return found
	}
	type scored struct {
		hit
		score float64
		all   bool
	}
	worth := make([][]float64, len(wanted)) // of each word, in each text
	matched := map[string]bool{}            // words to be marked
	exact := true
	for i, w := range wanted {
		alike, forgiven := x.alike(w)
		exact = exact && !forgiven
		worth[i] = x.worth(w, alike)
		for v := range alike {
			matched[v] = true
		}
	}
	var list []scored
	for n, t := range x.texts {
		s := scored{hit: t.hit}
		has := 0
		for i := range wanted {
			if worth[i][n] > 0 {
				has++
			}
			s.score += worth[i][n]
		}
		share := float64(has) / float64(len(wanted))
		if share < enough {
			continue
		}
		s.all = has == len(wanted)
		s.score *= share * share
		s.Excerpt = excerpt(t.text, matched)
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b scored) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	// Once some text has every word, one that lacks a word needs a good reason.
	if full := slices.ContainsFunc(list, func(s scored) bool { return s.all }); full {
		best := list[0].score
		list = slices.DeleteFunc(list, func(s scored) bool { return !s.all && s.score < best/2 })
	} else {
		exact = false
	}
	for _, s := range list[:min(len(list), most)] {
		found.Hits = append(found.Hits, s.hit)
	}
	found.Nearly = !exact && len(list) > 0
	return found
}

// alike returns the words of the texts that w finds, with the share that they
// count for. If there are none, it forgives a letter, or two in a long word, and
// says so.
func (x *index) alike(w string) (all map[string]float64, forgiven bool) {
	all = map[string]float64{}
	for v := range x.vocab {
		switch {
		case v == w:
			all[v] = 1
		case len(w) > 2 && strings.HasPrefix(v, w), len(v) > 3 && len(w)-len(v) <= 2 && strings.HasPrefix(w, v):
			all[v] = byStem
		case len(w) > 3 && strings.Contains(v, w):
			all[v] = byMiddle
		}
	}
	if len(all) > 0 || len(w) < 4 {
		return all, false
	}
	most := 1
	if len(w) > 7 {
		most = 2
	}
	for v := range x.vocab {
		if len(v) > 3 && distance(v, w, most) <= most {
			all[v] = byLetter
		}
	}
	return all, true
}

// worth returns what a word is worth in each text: more in a title, and more if
// few texts have it.
func (x *index) worth(w string, alike map[string]float64) []float64 {
	values := make([]float64, len(x.texts))
	have := 0
	for n, t := range x.texts {
		for v, share := range alike {
			if t.title[v] {
				values[n] = max(values[n], inTitle*share)
			}
			if t.chapter[v] {
				values[n] = max(values[n], inAbove*share)
			}
			if t.body[v] {
				values[n] = max(values[n], inBody*share)
			}
		}
		if len(w) > 2 && strings.Contains(t.id, w) {
			values[n] = max(values[n], inID)
		}
		if values[n] > 0 {
			have++
		}
	}
	rare := math.Log(2 + float64(len(x.texts))/float64(1+have))
	for n := range values {
		values[n] *= rare
	}
	return values
}

// distance returns how many letters must be changed, added, left out or swapped
// with the next to make a word another, or more than most.
func distance(a, b string, most int) int {
	r, s := []rune(a), []rune(b)
	if len(r)-len(s) > most || len(s)-len(r) > most {
		return most + 1
	}
	rows := [3][]int{make([]int, len(s)+1), make([]int, len(s)+1), make([]int, len(s)+1)}
	for j := range rows[1] {
		rows[1][j] = j
	}
	for i := 1; i <= len(r); i++ {
		before, last, now := rows[(i+2)%3], rows[i%3], rows[(i+1)%3]
		now[0] = i
		for j := 1; j <= len(s); j++ {
			cost := 1
			if r[i-1] == s[j-1] {
				cost = 0
			}
			now[j] = min(last[j]+1, now[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && r[i-1] == s[j-2] && r[i-2] == s[j-1] {
				now[j] = min(now[j], before[j-2]+1)
			}
		}
	}
	return rows[(len(r)+1)%3][len(s)]
}

// excerpt returns the text around the place with the most matches, with the
// matches marked.
func excerpt(text string, matched map[string]bool) template.HTML {
	const length = 26
	all := strings.Fields(text)
	hits := make([]bool, len(all))
	from, best, now := 0, 0, 0
	for i, w := range all {
		for _, part := range fields(w) {
			hits[i] = hits[i] || matched[part]
		}
		if hits[i] {
			now++
		}
		if i >= length && hits[i-length] {
			now--
		}
		if now > best {
			best, from = now, max(0, i-length*2/3)
		}
	}
	to := min(len(all), from+length)
	var out strings.Builder
	if from > 0 {
		out.WriteString("… ")
	}
	for i := from; i < to; i++ {
		word := template.HTMLEscapeString(all[i])
		if hits[i] {
			word = "<mark>" + word + "</mark>"
		}
		out.WriteString(word + " ")
	}
	if to < len(all) {
		out.WriteString("…")
	}
	return template.HTML(out.String())
}
