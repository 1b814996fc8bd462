//go:build !linux

package main

// wakeLate does nothing: only Linux has to be told.
func wakeLate() {}
