package page

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"html/template"
	"net/http"
	"strings"

	"ragtag/cards"
	"ragtag/rulebook"
	"ragtag/rules"
	"ragtag/wording"
)

//go:embed templates/*.html book.css book.js night.svg
var files embed.FS

var pages = template.Must(template.ParseFS(files, "templates/*.html"))

// policy is the content security policy: a page loads only from this server,
// sends its forms only to it, and cannot be framed. Inline styles are allowed.
const policy = "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// handler serves the pages. Its fields never change, except the shelves, which
// are filled once.
type handler struct {
	cat     *rules.Catalogue
	mux     *http.ServeMux
	shelves map[string]*shelf // by language
}

// Font is a font file that the same server serves, at a path.
type Font struct{ Family, Path string }

// face returns the rule of a style sheet for the font.
func (f Font) face() string {
	return fmt.Sprintf("@font-face { font-family: '%s'; font-weight: 200 900; font-display: swap; src: url('%s') format('woff2'); }\n", f.Family, f.Path)
}

// Handler returns a handler for /rules and everything below it, in the fonts
// given or, without them, those of the system. It responds with 405 to methods
// other than GET.
func Handler(fonts ...Font) http.Handler {
	style := rulebook.Style + asset("book.css")
	for _, f := range fonts {
		style = f.face() + style
	}
	h := &handler{cat: cards.Catalogue(), mux: http.NewServeMux(), shelves: map[string]*shelf{}}
	for _, lang := range rulebook.Languages {
		h.shelves[lang] = &shelf{}
	}
	h.page("/rules", h.start)
	h.page("/rules/search", h.search)
	h.page("/rules/components", h.components)
	h.page("/rules/component/{kind}/{id}", h.component)
	h.page("/rules/examples", h.examples)
	h.page("/rules/example/{id}", h.example)
	h.page("/rules/{id}", h.rule)
	h.page("/rules/", h.nothing)
	h.file("/rules/book.css", "text/css; charset=utf-8", style)
	h.file("/rules/night.svg", "image/svg+xml", asset("night.svg"))
	h.file("/rules/book.js", "text/javascript; charset=utf-8", asset("book.js"))
	return h.mux
}

func asset(name string) string {
	data, err := files.ReadFile(name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(data)
}

// file serves a fixed file.
func (h *handler) file(path, kind, body string) {
	h.mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "max-age=300")
		send(w, r, http.StatusOK, kind, []byte(body))
	})
}

// request is a request for a page with its parsed address.
type request struct {
	r *http.Request
	Address
	w http.ResponseWriter
}

// page registers a page that show renders once the address is parsed.
func (h *handler) page(path string, show func(*request) error) {
	h.mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
		a, err := ParseAddress(r.URL.RawQuery, preferred(r))
		q := &request{r, a, w}
		if err == nil && q.opensNearest() {
			return
		}
		if err == nil {
			err = show(q)
		}
		if err != nil {
			q.problem(err)
		}
	})
}

// preferred returns the first of the browser's languages in which the book is
// written.
func preferred(r *http.Request) string {
	for tag := range strings.SplitSeq(r.Header.Get("Accept-Language"), ",") {
		primary, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(tag)), "-")
		primary, _, _ = strings.Cut(primary, ";")
		for _, lang := range rulebook.Languages {
			if primary == lang {
				return lang
			}
		}
	}
	return rulebook.Languages[0]
}

// frame is the input of the template around every page.
type frame struct {
	Address
	Path   string // of this page
	Title  string
	Search bool // whether the page has rules that the script can filter
	Data   any
}

// W returns a text around the book.
func (f frame) W(key string) string { return words[f.Lang][key] }

// L returns the language of the page.
func (f frame) L() wording.Lang { return wording.Lang(f.Lang) }

// show writes a page from the named template.
func (q *request) show(name, title string, status int, data any) error {
	path := q.r.URL.Path
	if status != http.StatusOK {
		path = "/rules" // the link to the other language must not lead to the same error
	}
	f := frame{Address: q.Address, Path: path, Title: title, Search: name == "book.html" || name == "components.html", Data: data}
	var out bytes.Buffer
	if err := pages.ExecuteTemplate(&out, name, f); err != nil {
		return err
	}
	h := q.w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("Content-Language", q.Lang)
	h.Add("Vary", "Accept-Language")
	h.Set("Cache-Control", "no-cache")
	send(q.w, q.r, status, "text/html; charset=utf-8", out.Bytes())
	return nil
}

// send writes a body, compressed if the browser accepts that.
func send(w http.ResponseWriter, r *http.Request, status int, kind string, body []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Add("Vary", "Accept-Encoding")
	if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		w.WriteHeader(status)
		_, _ = w.Write(body)
		return
	}
	h.Set("Content-Encoding", "gzip")
	w.WriteHeader(status)
	z := gzip.NewWriter(w)
	_, _ = z.Write(body)
	_ = z.Close()
}
