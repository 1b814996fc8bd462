package rulebook

import (
	"fmt"
	"strings"

	"ragtag/options"
)

// expr is a condition over the words and features of options.
type expr interface {
	holds(c options.Choice, players int) bool
	String() string
}

type (
	wordExpr    options.Word
	featureExpr options.Feature
	notExpr     struct{ of expr }
	andExpr     struct{ left, right expr }
	orExpr      struct{ left, right expr }
)

func (e wordExpr) holds(c options.Choice, _ int) bool { return c.Holds(options.Word(e)) }
func (e featureExpr) holds(c options.Choice, players int) bool {
	return c.Feature(options.Feature(e), players)
}
func (e notExpr) holds(c options.Choice, players int) bool { return !e.of.holds(c, players) }
func (e andExpr) holds(c options.Choice, players int) bool {
	return e.left.holds(c, players) && e.right.holds(c, players)
}

func (e orExpr) holds(c options.Choice, players int) bool {
	return e.left.holds(c, players) || e.right.holds(c, players)
}

func (e wordExpr) String() string    { return options.Word(e).String() }
func (e featureExpr) String() string { return options.Feature(e).String() }
func (e notExpr) String() string     { return "not " + e.of.String() }
func (e andExpr) String() string     { return "(" + e.left.String() + " and " + e.right.String() + ")" }

func (e orExpr) String() string { return "(" + e.left.String() + " or " + e.right.String() + ")" }

// parseCondition parses "a and not (b or c)"; "not" binds tightest, "or" least.
func parseCondition(text string) (expr, error) {
	spaced := strings.NewReplacer("(", " ( ", ")", " ) ").Replace(text)
	p := conditionParser{tokens: strings.Fields(spaced)}
	e, err := p.or()
	if err == nil && len(p.tokens) > 0 {
		err = fmt.Errorf("unexpected %q", p.tokens[0])
	}
	if err != nil {
		return nil, fmt.Errorf("condition %q: %w", text, err)
	}
	return e, nil
}

type conditionParser struct{ tokens []string }

// take removes the next token if it is the one named.
func (p *conditionParser) take(token string) bool {
	if len(p.tokens) == 0 || p.tokens[0] != token {
		return false
	}
	p.tokens = p.tokens[1:]
	return true
}

func (p *conditionParser) or() (expr, error) {
	left, err := p.and()
	for err == nil && p.take("or") {
		var right expr
		right, err = p.and()
		left = orExpr{left, right}
	}
	return left, err
}

func (p *conditionParser) and() (expr, error) {
	left, err := p.unary()
	for err == nil && p.take("and") {
		var right expr
		right, err = p.unary()
		left = andExpr{left, right}
	}
	return left, err
}

func (p *conditionParser) unary() (expr, error) {
	switch {
	case p.take("not"):
		of, err := p.unary()
		return notExpr{of}, err
	case p.take("("):
		e, err := p.or()
		if err == nil && !p.take(")") {
			err = fmt.Errorf("missing )")
		}
		return e, err
	case len(p.tokens) == 0:
		return nil, fmt.Errorf("a name is missing at the end")
	}
	name := p.tokens[0]
	p.tokens = p.tokens[1:]
	return atom(name)
}

// atom returns the word or the feature with that name. No name is both.
func atom(name string) (expr, error) {
	if w, ok := options.WordOf(name); ok {
		return wordExpr(w), nil
	}
	if f, ok := options.FeatureOf(name); ok {
		return featureExpr(f), nil
	}
	return nil, fmt.Errorf("%q is neither a word nor a feature of the options", name)
}
