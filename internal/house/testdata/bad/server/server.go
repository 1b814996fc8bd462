// Package server does nothing wrong.
package server

import _ "ragtag/store/plain"
