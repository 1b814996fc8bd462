package rulebook

import (
	"fmt"
	"regexp"
	"strings"
)

// node is a part of a title or text before it is evaluated.
type node interface{ isNode() }

type (
	// textNode is literal Markdown.
	textNode string
	// numberNode is a key of Numbers.
	numberNode string
	// tableNode is a key of tables.
	tableNode string
	// linkNode is the id of a rule whose title is shown.
	linkNode string
	// saysNode shows nothing. It names a matter that rules decide differently
	// under different options, and what the text after it says of the matter.
	saysNode struct{ matter, value string }
	// chooseNode shows the first branch whose condition is true.
	chooseNode []branch
	// branch is a condition, nil for "else", and the nodes that it shows.
	branch struct {
		when expr
		body []node
	}
)

func (textNode) isNode()   {}
func (numberNode) isNode() {}
func (tableNode) isNode()  {}
func (linkNode) isNode()   {}
func (saysNode) isNode()   {}
func (chooseNode) isNode() {}

var directive = regexp.MustCompile(`\{([^{}]*)\}|\[\[([a-z0-9.-]+)\]\]`)

// parseBody parses the directives of a text. Braces have no other use.
func parseBody(text string) ([]node, error) {
	p := bodyParser{text: text, marks: directive.FindAllStringSubmatchIndex(text, -1)}
	nodes, end, err := p.until()
	if err == nil && end != "" {
		err = fmt.Errorf("{%s} without {if}", end)
	}
	return nodes, err
}

// bodyParser parses the directives of a text; pos is the start of the next
// text.
type bodyParser struct {
	text  string
	marks [][]int
	pos   int
}

// until parses nodes up to an {elif}, {else} or {end}, which it returns, or to
// the end of the text.
func (p *bodyParser) until() (nodes []node, stop string, err error) {
	for len(p.marks) > 0 {
		m := p.marks[0]
		p.marks = p.marks[1:]
		nodes = appendText(nodes, p.text[p.pos:m[0]])
		p.pos = m[1]
		if m[4] >= 0 {
			nodes = append(nodes, linkNode(p.text[m[4]:m[5]]))
			continue
		}
		inside := p.text[m[2]:m[3]]
		word, rest, _ := strings.Cut(inside, " ")
		switch word {
		case "elif", "else", "end":
			return nodes, inside, nil
		}
		n, err := p.directive(word, rest)
		if err != nil {
			return nil, "", err
		}
		nodes = append(nodes, n)
	}
	nodes = appendText(nodes, p.text[p.pos:])
	p.pos = len(p.text)
	return nodes, "", nil
}

func appendText(nodes []node, text string) []node {
	if text == "" {
		return nodes
	}
	return append(nodes, textNode(text))
}

func (p *bodyParser) directive(word, rest string) (node, error) {
	switch word {
	case "if":
		return p.choose(rest)
	case "n":
		if _, ok := Numbers[rest]; !ok {
			return nil, fmt.Errorf("{n %s}: no such number", rest)
		}
		return numberNode(rest), nil
	case "table":
		if _, ok := tables[rest]; !ok {
			return nil, fmt.Errorf("{table %s}: no such table", rest)
		}
		return tableNode(rest), nil
	case "says":
		matter, value, ok := strings.Cut(rest, " ")
		if !ok {
			return nil, fmt.Errorf("{says %s}: want a matter and what is said of it", rest)
		}
		return saysNode{matter, value}, nil
	}
	return nil, fmt.Errorf("unknown directive {%s %s}", word, rest)
}

// choose parses the branches of an {if}, whose condition has been read.
func (p *bodyParser) choose(condition string) (node, error) {
	var all chooseNode
	for {
		var b branch
		var err error
		if condition != "" {
			if b.when, err = parseCondition(condition); err != nil {
				return nil, err
			}
		}
		var stop string
		if b.body, stop, err = p.until(); err != nil {
			return nil, err
		}
		all = append(all, b)
		word, rest, _ := strings.Cut(stop, " ")
		switch {
		case word == "end":
			return all, nil
		case word == "" || b.when == nil:
			return nil, fmt.Errorf("{if %s} has no {end}", all[0].when)
		}
		condition = rest
	}
}
