package main

import (
	"io/fs"
	"os"
)

// client returns the built client.
func client() fs.FS { return os.DirFS("web/dist") }
