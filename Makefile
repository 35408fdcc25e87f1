# The development tasks. `make` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60

# Tests start the program often. A static executable starts in two thirds of the time, and runs on any Linux. LLVM's linker does
# not warn about functions that need shared libraries.
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld

# The flags that link a part of Foundation's ICU data. The executable is 30 MB smaller than with all data.
ICU_DATA = $(shell SWIFT="$(SWIFT)" .ci/reduce-icu-data .build/icu-data.o)

# The linker writes which libraries it has read. .ci/dist compares them with the notices.
LIBRARIES = -Xlinker --dependency-file=.build/libraries.d

# SwiftPM passes the traits to the compiler in the order of a set. With random hashing, every second plan would compile all modules
# again.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build

.PHONY: help deps build dist check-dist demo report studio test native clients sanitize fuzz bench bench-table format describe install install-built uninstall clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install the C libraries and Python, if they are missing
	.ci/install-dependencies

build: ## build the executable: .build/release/healthkit-bridge
	$(BUILD) -c release $(STATIC) $(ICU_DATA) $(LIBRARIES) --product healthkit-bridge

dist: deps build ## build the packages of a release: dist/
	.ci/dist

check-dist: ## install each package of dist/ in a bare Debian without network, and run a first test
	.ci/check-dist

demo: deps build ## show conversations between apps and the bridge
	@.ci/demo

report: build ## generate data for one person, and write an HTML page about it: .build/report.html
	@.ci/report .build/report.html

studio: build ## open the studio, a web page that controls a phone, on a generated person
	@.ci/studio

test: deps ## run every check: format, generated files, tests, conformance
	.ci/test

native: deps build ## build the sample plugin of the tests into a host, and run its vectors twice
	.ci/native

clients: deps build ## test the clients in clients/ against the executable
	.ci/clients

sanitize: deps ## run the Swift tests with the address sanitizer, which also detects leaks
	SANITIZE=1 .ci/tests

fuzz: deps ## fuzz the host and the archive reader for SECONDS=60
	.ci/fuzz $(SECONDS)

bench: deps build ## run the benchmarks against C baselines and other programs; PARTS="importing years" selects parts
	.ci/install-benchmark-tools
	Tests/Benchmarks/run $(PARTS)

bench-table: deps build ## run the benchmarks, and write Tests/Benchmarks/RESULTS.md
	.ci/install-benchmark-tools
	Tests/Benchmarks/run --table Tests/Benchmarks/RESULTS.md

format: ## format the sources
	$(SWIFT) format --in-place --recursive Sources Tests clients/swift Package.swift

describe: build ## generate protocol/openrpc.json from the declarations of the methods
	.build/release/healthkit-bridge describe > .build/openrpc.json
	cp .build/openrpc.json protocol/openrpc.json

install: build install-built ## install executable, man page, completions and vectors under PREFIX=/usr/local

install-built:
	@.ci/install "$(DESTDIR)$(PREFIX)"

uninstall: ## remove the installed files under PREFIX
	@.ci/install --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove all build products
	rm -rf .build dist
