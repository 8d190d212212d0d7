# make        builds bin/croix
# make kit    prints the whole kit into kit/ (make kit SEED=n for another deck)
# make test   runs all tests
# make check  is what continuous integration runs
# make explore draws other games than these, and more of them

SEED = 7
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
GO ?= go
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
# What the tests draw at random is drawn from one seed, so that a change fails
# for what it changed; make explore looks further, with a seed of its own.
DRAW = 1
CHECKS = 2000
DRAWN = $(sort $(shell $(GO) list -f '{{range .TestImports}}{{if eq . "pgregory.net/rapid"}}{{$$.ImportPath}} {{end}}{{end}}{{range .XTestImports}}{{if eq . "pgregory.net/rapid"}}{{$$.ImportPath}} {{end}}{{end}}' ./...))
OTHERS = $(filter-out $(DRAWN),$(shell $(GO) list ./...))
TARGETS = linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64

.PHONY: all build kit test vectors explore bench check format vet targets verify clean

all: build

build:
	CGO_ENABLED=0 $(GO) build -trimpath -ldflags "-s -w -X main.version=$(VERSION)" -o bin/croix ./cmd/croix

# A deck that is there is kept, with the names given to its souls, unless a SEED
# is asked for.
kit: build
ifeq ($(origin SEED),file)
	@test -f kit/deck.json || bin/croix roll deck --seed $(SEED) -o kit/deck.json
else
	bin/croix roll deck --seed $(SEED) -o kit/deck.json
endif
	bin/croix --lang fr print --deck kit/deck.json -o kit/fr
	bin/croix --lang en print --deck kit/deck.json -o kit/en

test: vectors
	$(GO) test -timeout 30m $(OTHERS)
	$(GO) test -timeout 30m $(DRAWN) -args -rapid.seed=$(DRAW)

explore:
	$(GO) test -count=1 -timeout 2h $(DRAWN) -args -rapid.checks=$(CHECKS)

# The vectors say how many ran, function by function.
vectors:
	$(GO) test -count=1 -v -run '^TestVectors$$' ./cmd/croix

bench:
	$(GO) test -run '^$$' -bench . -benchmem ./...

check: format vet
	$(MAKE) vectors
	$(GO) test -race -timeout 30m $(OTHERS)
	$(GO) test -race -timeout 30m $(DRAWN) -args -rapid.seed=$(DRAW)
	$(MAKE) targets
	$(MAKE) kit verify

format:
	@test -z "$$(gofmt -l cmd generator tracker templates output .ci 2>/dev/null)" || { gofmt -l cmd generator tracker templates output .ci 2>/dev/null; echo "run gofmt -w on these files"; exit 1; }

vet:
	$(GO) vet ./...
	$(GO) run $(STATICCHECK) ./...

targets:
	@set -e; for t in $(TARGETS); do echo "build $$t"; \
	  CGO_ENABLED=0 GOOS=$${t%/*} GOARCH=$${t#*/} $(GO) build -trimpath -o /dev/null ./cmd/croix; done

# The printed kit, read back by tools that are not ours: qpdf, poppler, pdfcpu.
verify:
	cd .ci/verify && KIT=$(CURDIR)/kit CROIX=$(CURDIR)/bin/croix $(GO) test -count=1 -timeout 30m ./...

clean:
	rm -rf bin kit
