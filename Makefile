# The development tasks. `make` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60

# One build for the executable, the modules and the tests, without an index and debug information. `Package.swift` reads the
# linker's flags of the executable from the environment. A static executable starts in two thirds of the time, and runs on any Linux.
# LLVM's linker does not warn about functions that need shared libraries. The linker writes which libraries it has read, for the notices.
# A part of Foundation's ICU data makes the executable 30 MB smaller. Only `.ci/build-sanitized` checks exclusive access at run time, which
# takes a tenth of the instructions of a short request.
LINKER_FLAGS = -static-stdlib -static-executable -Xclang-linker -fuse-ld=lld -Xlinker --dependency-file=$(CURDIR)/.build/libraries.d \
	$(FOUNDATION) $(shell SWIFT="$(SWIFT)" .ci/reduce-icu-data $(CURDIR)/.build/icu-data.o)
# Modules that are compiled for the shared Foundation do not name the libraries of the static one.
FOUNDATION = -lswiftSynchronization -lCoreFoundation -l_FoundationICU -l_FoundationCShims -l_FoundationCollections
PLAN = SWIFT="$(SWIFT)" HEALTHKIT_BRIDGE_LINKER_FLAGS="$(LINKER_FLAGS)" .ci/swift build -c release --disable-index-store \
	-Xswiftc -enforce-exclusivity=unchecked
BUILD = $(PLAN) -Xswiftc -enable-testing -debug-info-format none
# The executable of a release has no symbols for tests.
BUILD_RELEASE = HEALTHKIT_BRIDGE_RELEASE=1 $(PLAN) --scratch-path .build/dist
RELEASE = .build/dist/release/healthkit-bridge
# Without optimization, the executable is built in a third of the time.
BUILD_DEBUG = $(subst libraries.d,debug-libraries.d,$(subst -c release,-c debug,$(PLAN))) -debug-info-format none
# The package manager keeps the members of removed files in the archive. A folder is newer than a file that was removed from it.
ARCHIVE = .build/release/libHealthKitBridgeHost.a
REMOVE_ARCHIVE = (find Sources Package.swift Package.resolved -newer $(ARCHIVE) -exec rm -f $(ARCHIVE) ";" -quit 2>/dev/null || true)
# What `healthkit-bridge host` compiles native code with.
HOST_MODULES = .ci/host-modules .build/release .build/lib/healthkit-bridge

.DEFAULT_GOAL := help
.PHONY: help deps executable build dist demo report realism studio site fuzz bench format generate describe install install-built uninstall clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install the C libraries and Python, if they are missing
	.ci/install-tools build

executable: deps ## build the executable, .build/release/healthkit-bridge
	$(BUILD) --product healthkit-bridge

build: executable ## also build the modules for hosts of native code
	@$(REMOVE_ARCHIVE)
	$(BUILD) --product HealthKitBridgeHost
	$(HOST_MODULES)
	@clients/generate node python

dist: deps ## build the packages of a release: dist/
	$(BUILD_RELEASE) --product healthkit-bridge
	$(BUILD_RELEASE) --product HealthKitBridgeHost
	.ci/host-modules .build/dist/release .build/dist/lib/healthkit-bridge
	$(RELEASE) conformance --vectors protocol/vectors/guide >.build/release.tap
	HEALTHKIT_BRIDGE=$(CURDIR)/$(RELEASE) .ci/dist

demo: deps ## show a conversation between an app and the bridge
	$(BUILD_DEBUG) --product healthkit-bridge
	@HOST=.build/debug/healthkit-bridge .ci/demo

report: executable ## generate data for one person, and write an HTML page about it: .build/report.html
	@.ci/report .build/report.html

realism: executable ## measure generated people, and write a page about it: .build/realism.html
	@HEALTHKIT_BRIDGE=$(CURDIR)/$(HOST) Tests/Report/realism.py .build/realism.html --people 200

studio: executable ## open the studio, a web page that controls a phone, on a generated person
	@.ci/studio

site: ## build the site: .build/site
	@.ci/install-tools site
	@.build/venv/bin/python .ci/site

fuzz: check-build ## fuzz the host and the archive reader for SECONDS=60
	.ci/build-sanitized --counters
	.ci/fuzz $(SECONDS)

bench: build ## run the benchmarks against C baselines and other programs: .build/benchmarks.md; PARTS="importing years" selects parts
	.ci/install-tools benchmarks
	Tests/Benchmarks/run --table .build/benchmarks.md $(PARTS)

format: ## format the sources
	$(SWIFT) format --in-place --recursive Sources Tests clients/device clients/swift Package.swift

generate: format ## format sources and vectors, and write the files that follow from others without a build
	.ci/format-vectors
	.ci/generate-catalog
	.ci/generate-plugins
	.ci/generate-rules
	clients/generate

describe: executable ## generate protocol/openrpc.json from the declarations of the methods, and their examples from the vectors
	.ci/generate-examples
	$(MAKE) --no-print-directory executable
	.build/release/healthkit-bridge describe > .build/openrpc.json
	cp .build/openrpc.json protocol/openrpc.json

install: build install-built ## install executable, man page, completions and vectors under PREFIX=/usr/local

install-built:
	@.ci/install "$(DESTDIR)$(PREFIX)"

uninstall: ## remove the installed files under PREFIX
	@.ci/install --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove all build products
	rm -rf .build dist

include .ci/steps.mk
