# The checks as a graph of steps: see "Build and check" in CONTRIBUTING.md. Each step is a target `check-NAME`. `.ci/run-step` runs it, unless it has
# passed with the same inputs, which the scripts of its command name. Steps that do not depend on each other run side by side: one more than the
# machine has cores, because most steps wait for processes at times, or `make -j N`.

ifeq ($(findstring -j,$(MAKEFLAGS)),)
MAKEFLAGS += -j$(shell expr $$(nproc) + 1)
endif

export TOOLCHAIN := $(shell $(SWIFT) --version 2>/dev/null | tr '\n' ' ')
export HEALTHKIT_BRIDGE = $(CURDIR)/$(HOST)
# Python compiles a module once, also where the environment forbids compiled modules in the folders of the sources.
export PYTHONPYCACHEPREFIX = $(CURDIR)/.build/pycache
unexport PYTHONDONTWRITEBYTECODE
HOST = .build/release/healthkit-bridge
BUNDLE = .build/release/healthkit-bridgePackageTests.xctest
PAGES = README.md $(sort $(wildcard protocol/guide/*.md protocol/guide/*/*.md)) $(filter-out clients/shell/%,$(sort $(wildcard clients/*/README.md)))
PAGE_STEPS = $(PAGES:%=check-page-%)
SWIFT_TESTS = check-program check-sweeps check-modules check-vectors check-explanations check-classes check-client check-speed
SANITIZED_TESTS = check-sanitized-vectors
ALL_SANITIZED_TESTS = check-sanitized-program check-sanitized-modules check-sanitized-sweeps check-sanitized-classes check-sanitized-explanations

export TEXTS = check-format check-vector-format check-plugins check-compare-plugin check-rules check-links check-picture check-helpers check-run-step

# The first steps take longest.
TEST_STEPS = check-build check-python check-shell check-studio check-conformance check-node check-websocket check-report $(SWIFT_TESTS) \
	check-install check-symbols check-examples check-exports check-export-forms $(PAGE_STEPS) check-wrong-page check-wrong-host $(TEXTS)
SANITIZED_STEPS = check-sanitized-build $(SANITIZED_TESTS) check-fuzz check-fuzz-network
CI_STEPS = $(SANITIZED_STEPS) check-dependent check-native check-packages check-site check-instructions check-recordings check-recorded-vectors \
	check-mcp check-workflows check-demo
NIGHTLY_STEPS = check-all-python check-all-node check-all-shell check-all-websocket check-all-client $(ALL_SANITIZED_TESTS) check-dist \
	check-bare-debian check-spark check-inputs check-long-fuzz check-benchmarks

.PHONY: test ci nightly begin tools client-tools browser $(TEST_STEPS) $(CI_STEPS) $(NIGHTLY_STEPS)

test: $(TEST_STEPS) ## run every check of a change: about a quarter of an hour in a fresh clone
	@.ci/run-step --end

ci: $(CI_STEPS) ## also run the sanitizer, the fuzzers' corpora, native code, a dependent package, packages
	@.ci/run-step --end

# Parts for shards.
.PHONY: check-texts check-pages check-sanitized
check-texts: $(TEXTS)
check-pages: $(PAGE_STEPS) check-wrong-page
check-sanitized: $(SANITIZED_STEPS)

nightly: export HEALTHKIT_BRIDGE_TEST_KILLS = 50
nightly: export ALWAYS = 1
nightly: SANITIZED_MODULES = --all
nightly: $(NIGHTLY_STEPS) ## also run all vectors over each transport, packages in a bare Debian, long fuzzing, the benchmarks
	@.ci/run-step --end

step = @.ci/run-step $(@:check-%=%)

begin:
	@.ci/run-step --begin

tools: | begin
	@.ci/run-step tools .ci/install-tools build

client-tools: | tools
	@.ci/run-step client-tools .ci/install-tools clients
	@clients/generate node python

browser: | client-tools
	@.ci/run-step browser .ci/install-tools browser

# --- texts and generated files

# No step is ready before `tools`, so the first build starts before the builds of other goals.
$(TEST_STEPS): | tools

# The script of each of these steps has its name.
check-format check-compare-plugin check-run-step check-symbols check-install check-instructions check-dependent:
	$(step) .ci/$@
check-vector-format:
	$(step) .ci/format-vectors --check
check-plugins:
	$(step) .ci/generate-plugins --check
check-rules:
	$(step) .ci/generate-rules --check
check-links:
	$(step) .ci/check-pages --links
check-picture:
	$(step) Tests/Studio/picture --check

# --- the build

# Always: the package manager knows best what to compile. A shard of a workflow has the products of another machine (BUILT=1).
check-build:
	$(if $(BUILT),@test -x $(HOST) -a -x $(BUNDLE),$(step) bash -c '$(REMOVE_ARCHIVE) && $(BUILD) --build-tests && $(HOST_MODULES) && .ci/link-keys')

AFTER_BUILD = check-symbols check-examples check-conformance check-wrong-host check-websocket check-python check-node check-shell check-exports check-export-forms check-report \
	check-studio check-install check-wrong-page $(PAGE_STEPS) $(SWIFT_TESTS) check-native check-workflows
$(AFTER_BUILD): | check-build
check-python check-node check-shell check-websocket check-helpers check-wrong-page $(PAGE_STEPS): | client-tools
check-report check-studio: | browser

# --- the executable

check-conformance:
	$(step) bash -c '.ci/program-checks conforms protocol && .ci/program-checks conforms protocol/vectors --vary 117'
check-wrong-host:
	$(step) .ci/program-checks fails_a_wrong_host
check-exports:
	$(step) Tests/Fuzzing/Exports/fuzz.py $(HOST) 25 1
check-export-forms:
	$(step) Tests/ExportForms/check.py $(HOST)
check-examples:
	$(step) .ci/generate-examples --check
check-report:
	$(step) .ci/python-tests Tests/Report
check-studio:
	$(step) .ci/python-tests Tests/Studio

# --- clients

check-helpers:
	$(step) clients/generate --check
check-python check-node check-shell:
	$(step) clients/$(@:check-%=%)/test
check-websocket:
	$(step) .ci/program-checks relays_over_websocket

# --- pages: a changed page runs alone

$(PAGE_STEPS):
	$(step) .ci/check-pages $(@:check-page-%=%)
check-wrong-page:
	$(step) .ci/program-checks fails_a_wrong_page

# --- Swift tests

$(SWIFT_TESTS):
	$(step) .ci/swift-tests $(@:check-%=%)

# --- what .ci/run adds

check-sanitized-build: | check-build
	$(step) .ci/build-sanitized $(SANITIZED_MODULES)
$(SANITIZED_TESTS) $(ALL_SANITIZED_TESTS) check-fuzz check-fuzz-network: | check-sanitized-build
$(SANITIZED_TESTS) $(ALL_SANITIZED_TESTS):
	$(step) .ci/swift-tests $(@:check-sanitized-%=%) .build/sanitize
check-fuzz:
	$(step) .ci/fuzz --check
check-fuzz-network:
	$(step) .ci/fuzz 20 network 1
check-native: | client-tools
	$(step) .ci/native
check-dependent: | tools
check-workflows: | client-tools
	$(step) clients/ci/check
check-mcp: | check-build client-tools
	$(step) .ci/python-tests Tests/MCP
# Hostile recordings as tests in each language, and random sessions. `fuzz.py $(HOST) all` has each scalar of Unicode, and
# `fuzz.py $(HOST) sessions 2000` is the long run.
check-recordings check-recorded-vectors: | check-build client-tools
check-recordings:
	$(step) bash -c 'Tests/Fuzzing/Recordings/fuzz.py $(HOST) 2 1 && Tests/Fuzzing/Recordings/fuzz.py $(HOST) sessions 15 1'
check-recorded-vectors:
	$(step) Tests/Fuzzing/Recordings/fuzz.py $(HOST) vectors 20 1
check-site: | browser
	$(step) .ci/program-checks builds_the_site
check-instructions: | check-build
# It builds again, without optimization, and the package manager makes one build at a time.
check-demo: | check-build
	$(step) .ci/program-checks demonstrates
# The packages carry the executable of the checks. `make dist` builds that of a release, and compresses better.
check-packages: export COMPRESSION = 1
check-packages: | check-build client-tools
	$(step) .ci/dist

# --- what the nightly run adds

$(NIGHTLY_STEPS): | check-build client-tools
$(filter check-all-%,$(NIGHTLY_STEPS)): export HEALTHKIT_VECTORS = all
check-all-python check-all-node check-all-shell:
	$(step) clients/$(@:check-all-%=%)/test
check-all-client:
	$(step) .ci/swift-tests client
check-all-websocket:
	$(step) .ci/program-checks relays_over_websocket
check-dist:
	$(step) $(MAKE) --no-print-directory dist
check-bare-debian: check-dist
	$(step) .ci/rehearse-release --install
# After the other steps with the sanitizer, because it builds again.
check-long-fuzz: | check-sanitized-build $(ALL_SANITIZED_TESTS)
	$(step) bash -c '.ci/build-sanitized --counters && .ci/fuzz 600'
check-inputs: | browser
	$(step) bash -c '. .ci/packages && install_programs strace && .ci/check-inputs'
check-spark:
	$(step) .ci/python-tests Tests/Spark
check-benchmarks:
	$(step) Tests/Benchmarks/run --table .build/benchmarks.md
