// Package page shows a lab.Report as one HTML page that needs nothing else: no
// script, no font, no picture from anywhere. It reads at any width, by day and
// by night, with eyes or without: every chart is a table, or has one beside it.
//
// page.go makes the page out of sections; measures.go those that are tables with
// a plot in a column, course.go and lengths.go the pictures of time. words.go
// has every sentence that is not about the game itself, in both languages;
// whatever has a name in the game is named by package wording. No row stands
// there of its own accord: all come from what occurred.
package page
