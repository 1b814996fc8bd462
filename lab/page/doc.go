// Package page renders a lab.Report as one self-contained HTML page: no
// scripts, no fonts, no external images. It is readable at any width, in light
// and dark mode, and with screen readers: every chart is a table, or has one
// next to it.
//
// page.go builds the page from sections: measures.go has the tables with a plot in a
// column, course.go and lengths.go the charts over time. words.go has every sentence
// that is not about the game itself, in both languages. Names of the game come from
// package wording. Every row comes from what occurred in the games.
package page
