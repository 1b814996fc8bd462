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

// The pages of the client. They differ in the modules that they load ahead: those
// for the start page, a game, or a table that waits for players, and the texts
// of a language.
const (
	indexPage   = "index"
	tablePage   = "table"
	waitingPage = "waiting"
)

var pages = []string{indexPage, tablePage, waitingPage}

// texts returns the compressible files of the client, by name.
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
			text := &packed{kind: mime.TypeByExtension(path.Ext(name)), plain: body}
			if path.Ext(name) == ".html" {
				text.tag = tagOf(body)
				text.policy = policy(body)
			}
			all[name] = text
		}
		return nil
	})
	return all
}

// page serves the client: its files by name, and its page for every other
// address, which the client routes itself.
func (s *Server) page(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		s.deny(w, problem(http.StatusMethodNotAllowed, "method", "%s %s", r.Method, r.URL.Path))
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	ext := path.Ext(name)
	if info, err := fs.Stat(s.client, name); err == nil && !info.IsDir() && ext != ".html" {
		if strings.HasPrefix(name, "assets/") { // their names contain a hash of their content
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
	text := s.texts[which+"."+spoken(r.Header.Get("Accept-Language"))+".html"]
	if text == nil {
		text = s.texts[which+".html"]
	}
	if text == nil {
		http.Error(w, "the client has not been built: run \"make web\"", http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("Cache-Control", "no-cache")
	h.Set("Content-Security-Policy", text.policy)
	h.Set("ETag", text.tag)
	h.Add("Vary", "Accept-Language")
	if strings.Contains(r.Header.Get("If-None-Match"), text.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	text.write(w, r)
}

// shows returns the name of the page for an address, as far as the server can
// know.
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

// spoken returns the language that a browser prefers. The client chooses in the
// same way.
func spoken(accept string) string {
	first, _, _ := strings.Cut(accept, ",")
	first, _, _ = strings.Cut(strings.TrimSpace(first), ";")
	lang, _, _ := strings.Cut(strings.ToLower(first), "-")
	return lang
}
