// Package web holds the browser client: its sources (Svelte and TypeScript,
// see src/) and the committed build of them, which the program carries inside
// so that running it needs no Node. Anyone who changes the sources runs "make web"
// and commits dist with them; the checks build it again and compare.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// FS returns the built client: its pages, and under assets/ files whose names change
// with their content, so that they may be cached for good. Under /t/ the page is
// table.html, or waiting.html of a table that waits for players, else index.html; in
// Spanish each has .es before its extension. They differ in the styles and scripts that
// they name, those of their first screens, and read the address themselves.
func FS() fs.FS {
	sub, err := fs.Sub(dist, "dist")
	if err != nil {
		panic("web: the embedded build has no dist folder: " + err.Error())
	}
	return sub
}
