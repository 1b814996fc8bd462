package rules_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"testing"

	"ragtag/rules"
)

// digest is over the saved form of a state, but for the version of the rules, with
// the fields of every object in the order of their names.
func digest(t *testing.T, cat *rules.Catalogue, s rules.State) string {
	t.Helper()
	v := rules.At(cat, s).Save()
	v.Rules = 0
	return sum(t, asJSON(t, v))
}

// digestOne is the digest that stands in the games themselves: over the first form,
// without its zeros.
func digestOne(t *testing.T, cat *rules.Catalogue, s rules.State) string {
	t.Helper()
	v := rules.At(cat, s).Save()
	return sum(t, said(asJSON(t, v.One())))
}

// asJSON returns a value as JSON tells it.
func asJSON(t *testing.T, v any) (out any) {
	t.Helper()
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func sum(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(text))
}

// said returns what v says without its zeros; nil if it says nothing.
func said(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, e := range v {
			if e = said(e); e == nil {
				delete(v, k)
			} else {
				v[k] = e
			}
		}
		if len(v) > 0 {
			return v
		}
		return nil
	case []any:
		some := false
		for i, e := range v {
			v[i] = said(e)
			some = some || v[i] != nil
		}
		if some {
			return v
		}
		return nil
	case float64:
		if v == 0 {
			return nil
		}
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	}
	return v
}
