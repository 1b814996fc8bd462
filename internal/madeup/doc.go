// Package madeup is a small set that the box does not have, for tests: cards, a
// title, ships, a board of space, hidden cards and an objective, with effects of
// their own. It uses what any content may use and nothing more, so that it shows
// what can be added without an edit of package rules.
//
// [Catalogue] has it beside the built sets, in games without Pegasus, where its objective
// replaces Kobol. Importing the package registers its words with package wording, and
// what rookies take its effects for with package bots.
package madeup
