package server

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// page serves the client: its files by their names, and its page for every other
// address, which it reads itself.
func (s *Server) page(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		problem(http.StatusMethodNotAllowed, "method", "%s %s", r.Method, r.URL.Path).write(w)
		return
	}
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if info, err := fs.Stat(s.client, name); err == nil && !info.IsDir() && name != indexPage && name != tablePage {
		if strings.HasPrefix(name, "assets/") { // their names change with their content
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		http.ServeFileFS(w, r, s.client, name)
		return
	}
	if path.Ext(name) != "" && name != indexPage && name != tablePage {
		http.NotFound(w, r)
		return
	}
	index, err := fs.ReadFile(s.client, indexPage)
	if strings.HasPrefix(name, "t/") {
		if table, none := fs.ReadFile(s.client, tablePage); none == nil {
			index = table
		}
	}
	if err != nil {
		http.Error(w, "the client has not been built: run \"make web\"", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-cache")
	w.Write(index)
}

// The pages of the client are the same but for the parts that they name ahead: those
// that the start page shows first, and those of a table.
const (
	indexPage = "index.html"
	tablePage = "table.html"
)
