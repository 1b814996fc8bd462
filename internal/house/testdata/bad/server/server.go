// Package server plays what is not built.
package server

import _ "ragtag/store/plain"
