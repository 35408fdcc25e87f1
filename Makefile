# Everything a developer does here is a target; `make` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60

# A harness starts the program anew for each test. Without libraries to load and addresses to adjust it starts in two thirds
# of the time, and runs on any Linux. LLVM's linker is quiet about what only a program with libraries could do.
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld

.PHONY: help deps build demo report test clients sanitize fuzz bench bench-table format describe install install-built uninstall clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install the C libraries, if they are missing
	.ci/install-dependencies

build: ## build the executable: .build/release/healthkit-bridge
	$(SWIFT) build -c release $(STATIC) --product healthkit-bridge

demo: deps build ## show conversations between apps and the bridge
	@.ci/demo

report: build ## make up a person and write a page about them: .build/report.html
	@.ci/report .build/report.html

test: deps ## run every check: format, generated files, tests, conformance
	.ci/test

clients: deps build ## test the clients in clients/ against the executable
	.ci/clients

sanitize: deps ## run the tests under the address sanitizer, which also finds leaks
	.ci/sanitize

fuzz: deps ## feed the host, and the reader of archives, with invented input, for SECONDS=60
	.ci/fuzz $(SECONDS)

bench: deps build ## measure against floors in C and against other programs; PARTS="importing years" for parts
	.ci/install-benchmark-tools
	Tests/Benchmarks/run $(PARTS)

bench-table: deps build ## the same, and write Tests/Benchmarks/RESULTS.md
	.ci/install-benchmark-tools
	Tests/Benchmarks/run --table Tests/Benchmarks/RESULTS.md

format: ## format the sources
	$(SWIFT) format --in-place --recursive Sources Tests clients/swift Package.swift

describe: build ## write protocol/openrpc.json from the declarations of the methods
	.build/release/healthkit-bridge describe > .build/openrpc.json
	cp .build/openrpc.json protocol/openrpc.json

install: build install-built ## install executable, man page, completions and vectors below PREFIX=/usr/local

install-built:
	@.ci/install "$(DESTDIR)$(PREFIX)"

uninstall: ## take away what was installed below PREFIX
	@.ci/install --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build
