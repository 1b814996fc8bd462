# The two that matter: "make run" to play, "make test" to check everything.

ADDR    ?= localhost:8080
GAMES   ?= 100000
SEED    ?= 1
OPTIONS ?=
FUZZTIME ?= 1m
TORTURE ?= 10m

.PHONY: build run check test race fuzz torture mutate lint fmt soak bench api web

# The program, with the client inside, as bin/ragtag.
build:
	go build -trimpath -o bin/ragtag ./cmd/ragtag

# Serve tables at ADDR.
run:
	go run ./cmd/ragtag serve --addr $(ADDR)

# What can be checked between two commits: the sources, short tests, the client's unit tests. What passed with the same files
# is not run again, and vet and staticcheck read only packages of which a file has changed. On two cores it takes a
# little over two minutes after a change of the rules, on which everything depends, and five when everything is new.
check:
	@.ci/check short

# Everything that can be checked; installs what it needs or says what is missing.
test:
	@.ci/check

# The race detector over the rooms that run goroutines, long.
race:
	go test -race ./table ./store/... ./server ./notify

# Every fuzz target for FUZZTIME each. What is found stays in testdata/fuzz. Inputs of a whole
# game are not made smaller for minutes, which would leave time for little else.
fuzz:
	@for f in $$(grep -rl '^func Fuzz' --include=*_test.go .); do \
		for name in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\).*/\1/p' $$f); do \
			echo "$$name in $$(dirname $$f)"; \
			go test -run='^$$' -fuzz="^$$name$$" -fuzztime=$(FUZZTIME) -fuzzminimizetime=20x ./$$(dirname $$f) || exit 1; \
		done; \
	done

# Two servers on one PostgreSQL, and one on a folder, for TORTURE each: killed, paused, their database killed and their
# disk not flushed while tables are played over HTTP; and the same for 200 times as long in a bubble of its own time, over
# a store that fails in every way.
torture:
	RAGTAG_TORTURE=$(TORTURE) RAGTAG_TORTURE_SEED=$(SEED) go test ./cmd/ragtag -run 'TestTorture|TestBubble' -v -count=1 -timeout=24h

# Break the rules in many ways, one at a time: what do the scenarios notice?
mutate:
	go run ./internal/mutate breakages
	go run ./internal/mutate mutants

# Only what reads the sources.
lint:
	@.ci/check lint

# Write every source file in its one form.
fmt:
	find . -name '*.go' -not -path '*/node_modules/*' -print0 | xargs -0 go tool -modfile=tools/go.mod gofumpt -w
	if [ -f web/package.json ]; then cd web && npm run format; fi

# GAMES random games for every number of players, with OPTIONS.
soak:
	for players in 3 4 5 6; do \
		go run ./cmd/ragtag sim --games $(GAMES) --players $$players --bots random \
			--options '$(OPTIONS)' --seed $(SEED) || exit 1; \
	done

# Every benchmark, with its allocations.
bench:
	go test -run='^$$' -bench=. -benchmem ./...

# The description of the API and the client's types, which are committed.
api:
	go test ./server -run TestDocument_IsCommitted -update
	cd web && npm run types

# The client's build, which is committed.
web:
	cd web && npm ci --no-audit --no-fund && npm run build
