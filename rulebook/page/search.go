package page

import (
	"html/template"
	"net/http"
	"strings"

	"ragtag/rulebook"
)

// hit is a search result.
type hit struct {
	ID, Title, Chapter string
	Excerpt            template.HTML
}

// search lists the rules of the game that contain every word, first those with
// all of them in the title.
func (h *handler) search(q *request) error {
	b, err := rulebook.Open(q.view())
	if err != nil {
		return err
	}
	wanted := strings.Fields(plain(q.Find))
	var inTitle, inText []hit
	for _, c := range b.Chapters {
		for _, r := range c.Rules {
			text := r.Text()
			switch {
			case len(wanted) == 0:
			case holds(r.Title+" "+r.ID, wanted):
				inTitle = append(inTitle, hit{r.ID, r.Title, c.Title, excerpt(text, wanted[0])})
			case holds(r.Title+" "+text, wanted):
				inText = append(inText, hit{r.ID, r.Title, c.Title, excerpt(text, wanted[0])})
			}
		}
	}
	return q.show("search.html", words[q.Lang]["search"], http.StatusOK, append(inTitle, inText...))
}

// plain normalizes a text for searching: an n also finds an ñ.
func plain(s string) string { return strings.ReplaceAll(rulebook.Fold(s), "\u007f", "") }

func holds(text string, wanted []string) bool {
	folded := plain(text)
	for _, w := range wanted {
		if !strings.Contains(folded, w) {
			return false
		}
	}
	return true
}

// excerpt returns the text around the first match, with the match marked.
func excerpt(text, wanted string) template.HTML {
	const around = 12
	all := strings.Fields(text)
	at := -1
	for i, w := range all {
		if strings.Contains(plain(w), wanted) {
			at = i
			break
		}
	}
	from, to := max(0, at-around), min(len(all), at+around+1)
	var out strings.Builder
	if from > 0 {
		out.WriteString("… ")
	}
	for i := from; i < to; i++ {
		word := template.HTMLEscapeString(all[i])
		if i == at {
			word = "<mark>" + word + "</mark>"
		}
		out.WriteString(word + " ")
	}
	if to < len(all) {
		out.WriteString("…")
	}
	return template.HTML(out.String())
}
