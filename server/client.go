package server

import (
	"io/fs"
	"mime"
	"net/http"
	"path"
	"slices"
	"strings"

	"ragtag/table"
)

// The pages of the client differ in what they name ahead: the parts that show the start page, a
// game, or a table that waits for players, and the words of a language.
const (
	indexPage   = "index"
	tablePage   = "table"
	waitingPage = "waiting"
)

var pages = []string{indexPage, tablePage, waitingPage}

// texts reads the client's files that can be compressed, by their names.
func texts(client fs.FS) map[string]*packed {
	all := map[string]*packed{}
	fs.WalkDir(client, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch path.Ext(name) {
		case ".html", ".js", ".css":
			body, err := fs.ReadFile(client, name)
			if err != nil {
				return err
			}
			all[name] = &packed{kind: mime.TypeByExtension(path.Ext(name)), plain: body}
		}
		return nil
	})
	return all
}

// page serves the client: its files by their names, and its page for every other
// address, which it reads itself.
func (s *Server) page(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		problem(http.StatusMethodNotAllowed, "method", "%s %s", r.Method, r.URL.Path).write(w)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	ext := path.Ext(name)
	if info, err := fs.Stat(s.client, name); err == nil && !info.IsDir() && ext != ".html" {
		if strings.HasPrefix(name, "assets/") { // their names change with their content
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		if text := s.texts[name]; text != nil {
			text.write(w, r)
			return
		}
		http.ServeFileFS(w, r, s.client, name)
		return
	}
	if ext != "" && !slices.Contains(pages, strings.TrimSuffix(name, ".html")) {
		http.NotFound(w, r)
		return
	}
	which := s.shows(r, name)
	text := s.texts[which+"."+spoken(r)+".html"]
	if text == nil {
		text = s.texts[which+".html"]
	}
	if text == nil {
		http.Error(w, "the client has not been built: run \"make web\"", http.StatusNotFound)
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Add("Vary", "Accept-Language")
	text.write(w, r)
}

// shows returns which page an address needs, as far as can be known ahead.
func (s *Server) shows(r *http.Request, name string) string {
	id, under := strings.CutPrefix(name, "t/")
	if !under {
		return indexPage
	}
	if t, err := s.hub.Find(r.Context(), id); err == nil && t.Status() == table.Open {
		return waitingPage
	}
	return tablePage
}

// spoken returns the language that a browser asks for first, as the client finds it too.
func spoken(r *http.Request) string {
	first, _, _ := strings.Cut(r.Header.Get("Accept-Language"), ",")
	lang, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(first)), "-")
	lang, _, _ = strings.Cut(lang, ";")
	return lang
}
