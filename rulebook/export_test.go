package rulebook

import "strings"

// Figures returns the keys of Numbers that a chapter shows for a view, and the
// other digits in its text, each with its context.
func (v View) Figures(chapter string) (keys, typed []string) {
	t := trees()[v.Lang]
	for _, s := range t.sections {
		if s.level == 1 || t.chapterOf(s) != chapter || !v.shows(s) {
			continue
		}
		v.figures(s.body, &keys, &typed)
	}
	return keys, typed
}

func (v View) figures(nodes []node, keys, typed *[]string) {
	for _, n := range nodes {
		switch n := n.(type) {
		case numberNode:
			*keys = append(*keys, string(n))
		case textNode:
			plain := linkTarget.ReplaceAllString(string(n), "]")
			if at := strings.IndexAny(plain, "0123456789"); at >= 0 {
				*typed = append(*typed, plain[max(0, at-20):min(len(plain), at+20)])
			}
		case chooseNode:
			if i := n.pick(v.Choice, v.Players); i >= 0 {
				v.figures(n[i].body, keys, typed)
			}
		}
	}
}

// LoyaltyRows returns the exact table of the Loyalty deck for a view, row by row.
func LoyaltyRows(v View) string { return exactLoyaltyTable(v) }
