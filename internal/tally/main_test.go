package main

import (
	"strings"
	"testing"
)

func TestTally(t *testing.T) {
	rows := []struct {
		name, in, out string
		well          bool
	}{
		{
			"a passing package is one line",
			`{"Action":"start","Package":"p"}
{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"a.go:1: noise\n"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Output":"PASS\n"}
{"Action":"output","Package":"p","Output":"ok  \tp\t0.1s\n"}
{"Action":"pass","Package":"p"}
`,
			"ok  \tp\t0.1s\n1 passed, 0 failed\n", true,
		},
		{
			"a failing test is heard",
			`{"Action":"output","Package":"p","Test":"TestA","Output":"a.go:1: wrong\n"}
{"Action":"fail","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p","Test":"TestB"}
{"Action":"output","Package":"p","Output":"FAIL\tp\t0.1s\n"}
{"Action":"fail","Package":"p"}
`,
			"a.go:1: wrong\nFAIL\tp\t0.1s\n1 passed, 1 failed\n", false,
		},
		{
			"a package that does not build counts as failed",
			`{"Action":"pass","Package":"q","Test":"TestB"}
{"ImportPath":"p","Action":"build-output","Output":"p.go:1: undefined: x\n"}
{"Action":"output","Package":"p","Output":"FAIL\tp [build failed]\n"}
{"Action":"fail","Package":"p"}
`,
			"p.go:1: undefined: x\nFAIL\tp [build failed]\n1 passed, 1 failed\n", false,
		},
		{
			"a test that never ends is heard",
			`{"Action":"output","Package":"p","Test":"TestA","Output":"panic: test timed out\n"}
{"Action":"output","Package":"p","Output":"FAIL\tp\t9s\n"}
{"Action":"fail","Package":"p"}
`,
			"panic: test timed out\nFAIL\tp\t9s\n0 passed, 1 failed\n", false,
		},
		{
			"a skipped test is named",
			`{"Action":"pass","Package":"p","Test":"TestB"}
{"Action":"output","Package":"p","Test":"TestA","Output":"a.go:1: no browser\n"}
{"Action":"skip","Package":"p","Test":"TestA"}
{"Action":"skip","Package":"empty"}
`,
			"SKIPPED p TestA\na.go:1: no browser\n1 passed, 0 failed, 1 skipped\n", true,
		},
		{"no test at all is no success", "go: no packages\n", "go: no packages\n0 passed, 0 failed\n", false},
		{"nor is silence", "", "0 passed, 0 failed\n", false},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var out strings.Builder
			tally := newTally(&out)
			if err := tally.read(strings.NewReader(row.in)); err != nil {
				t.Fatal(err)
			}
			if well := tally.close(); well != row.well || out.String() != row.out {
				t.Errorf("well: %v, want %v; printed:\n%s\nwant:\n%s", well, row.well, &out, row.out)
			}
		})
	}
}
