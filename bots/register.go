package bots

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// Likeness maps effects of one type to effects that rookies know.
type Likeness struct {
	of   reflect.Type
	like func(rules.Effect) rules.Effect
}

// Like returns the likeness for effects of type E. Rookies weigh each as the
// effect that like returns, which they must know, or as nothing if that is nil.
func Like[E rules.Effect](like func(E) rules.Effect) Likeness {
	return Likeness{reflect.TypeFor[E](), func(e rules.Effect) rules.Effect { return like(e.(E)) }}
}

// likes holds the likenesses that are registered.
var likes = map[reflect.Type]func(rules.Effect) rules.Effect{}

// Register lets rookies play with effects of content from outside. Call it from an
// init function: it must not run concurrently with any bot. It panics if rookies
// know an effect already.
func Register(all ...Likeness) {
	for _, k := range all {
		if likes[k.of] != nil || worths.weighed[k.of] != nil || interrupts.weighed[k.of] != nil {
			panic(fmt.Sprintf("bots: %v is known already", k.of))
		}
		likes[k.of] = k.like
	}
}

// likened returns the effect that an effect is weighed as: itself, unless it is
// registered.
func likened(e rules.Effect) rules.Effect {
	if like := likes[reflect.TypeOf(e)]; like != nil {
		return like(e)
	}
	return e
}
