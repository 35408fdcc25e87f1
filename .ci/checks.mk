# The checks as a graph of steps: see "Build and check" in CONTRIBUTING.md. Each step is a target `check-NAME`. `.ci/step` runs it, unless it has passed
# with the same inputs. Steps that do not depend on each other run side by side: as many as the machine has cores, or `make -j N`.

ifeq ($(findstring -j,$(MAKEFLAGS)),)
MAKEFLAGS += -j$(shell nproc)
endif

export TOOLCHAIN := $(shell $(SWIFT) --version 2>/dev/null | tr '\n' ' ')
export HEALTHKIT_BRIDGE = $(CURDIR)/$(HOST)
HOST = .build/release/healthkit-bridge
BUNDLE = .build/release/healthkit-bridgePackageTests.xctest
# What the two are linked from, without the pages of the guide. The steps that read these pages name them.
HOST_KEY = .build/release/healthkit-bridge.key
BUNDLE_KEY = .build/release/healthkit-bridgePackageTests.key
VECTORS = protocol/vectors protocol/channels
# The files of the clients that git ignores follow from these. `make build` and the step client-tools write them.
GENERATED_FROM = clients/generate clients/generator protocol/openrpc.json protocol/catalog.json protocol/rules.json
PAGES = README.md $(sort $(wildcard protocol/guide/*.md protocol/guide/*/*.md)) $(filter-out clients/shell/%,$(sort $(wildcard clients/*/README.md)))
PAGE_STEPS = $(PAGES:%=check-page-%)
SWIFT_TESTS = check-vectors check-sweeps check-program check-classes check-speed check-client check-modules check-explanations
SANITIZED_TESTS = check-sanitized-vectors
ALL_SANITIZED_TESTS = check-sanitized-program check-sanitized-modules check-sanitized-sweeps check-sanitized-classes check-sanitized-explanations

TEXTS = check-format check-vector-format check-catalog check-plugins \
	check-rules check-links check-openrpc check-helpers check-steps

# The first steps take longest.
TEST_STEPS = check-build check-symbols check-conformance $(SWIFT_TESTS) check-python check-node check-shell check-websocket check-studio check-report \
	check-install check-demo check-exports check-export-forms $(PAGE_STEPS) check-wrong-page check-wrong-host $(TEXTS)
SANITIZED_STEPS = check-sanitized-build $(SANITIZED_TESTS) check-fuzz check-fuzz-network
CI_STEPS = $(SANITIZED_STEPS) check-native check-dependent check-workflows check-packages check-site check-mcp \
	check-instructions check-recordings
NIGHTLY_STEPS = check-all-python check-all-node check-all-shell check-all-websocket check-all-client $(ALL_SANITIZED_TESTS) check-dist \
	check-bare-debian check-spark check-long-fuzz check-benchmarks

.PHONY: test ci nightly begin tools client-tools browser $(TEST_STEPS) $(CI_STEPS) $(NIGHTLY_STEPS)

test: $(TEST_STEPS) ## run every check of a change: about a quarter of an hour in a fresh clone
	@.ci/step --end

ci: $(CI_STEPS) ## also run the sanitizer, the fuzzers' corpora, native code, a dependent package, packages
	@.ci/step --end

# Parts for shards.
.PHONY: check-texts check-pages check-sanitized
check-texts: $(TEXTS)
check-pages: $(PAGE_STEPS) check-wrong-page
check-sanitized: $(SANITIZED_STEPS)

nightly: export HEALTHKIT_BRIDGE_TEST_KILLS = 50
nightly: SANITIZED_MODULES = --all
nightly: $(NIGHTLY_STEPS) ## also run all vectors over each transport, packages in a bare Debian, long fuzzing, the benchmarks
	@.ci/step --end

# step INPUTS,COMMAND
step = @.ci/step $(@:check-%=%) '$(1)' $(2)

begin:
	@.ci/step --begin

tools: | begin
	@.ci/step tools '' .ci/install-dependencies

client-tools: | tools
	@.ci/step client-tools '' .ci/install-client-tools
	@clients/generate node python

browser: | client-tools
	@.ci/step browser '' .ci/install-browser

# --- texts and generated files

# No step is ready before `tools`, so the first build starts before the builds of other goals.
$(TEST_STEPS): | tools

# Declarations of Apple's modules are documented by Apple. Comments there say what differs.
APPLES = Sources/HealthKit Sources/HealthKitUI
DOCUMENTED = $(filter-out $(APPLES) %.md,$(wildcard Sources/*)) Tests clients/swift Package.swift
check-format:
	$(call step,Sources Tests clients/swift Package.swift .swift-format,bash -c '$(SWIFT) format lint --strict --recursive $(DOCUMENTED) && $(SWIFT) format lint --strict --recursive --configuration "$$(sed /AllPublicDeclarations/d .swift-format)" $(APPLES)')
check-vector-format:
	$(call step,$(VECTORS) .ci/format-vectors,.ci/format-vectors --check)
check-catalog:
	$(call step,protocol/catalog.json Sources .ci,.ci/generate-catalog --check)
check-plugins:
	$(call step,README.md protocol clients/node/src/nitro Sources/BridgeCore .ci,.ci/generate-plugins --check && .ci/check-compare-plugin)
check-steps:
	$(call step,.ci/step .ci/commit-files .ci/check-steps,.ci/check-steps)
check-rules:
	$(call step,.,.ci/generate-rules --check)
check-links:
	$(call step,*.md protocol clients Sources/README.md Sources/Bridge Tests/Benchmarks .ci/check-pages,.ci/check-pages --links)

# --- the build

# Always: the package manager knows best what to compile. A shard of a workflow has the products of another machine (BUILT=1).
check-build:
	$(if $(BUILT),@test -x $(HOST) -a -x $(BUNDLE),$(call step,,bash -c '$(BUILD) --build-tests && $(HOST_MODULES) && .ci/link-keys'))

AFTER_BUILD = check-openrpc check-symbols check-conformance check-wrong-host check-websocket check-python check-node check-shell check-demo check-exports check-export-forms check-report \
	check-studio check-install check-wrong-page $(PAGE_STEPS) $(SWIFT_TESTS) check-native check-workflows
$(AFTER_BUILD): | check-build
check-python check-node check-shell check-websocket check-helpers check-wrong-page $(PAGE_STEPS): | client-tools
check-report check-studio: | browser

# --- the executable

check-openrpc:
	$(call step,$(HOST_KEY) protocol/openrpc.json .ci/check,.ci/check describes_itself)
# The comparison of the module HealthKit with Apple's interface, the test of the comparison, and a file that must not compile.
check-symbols:
	$(call step,.build/release/Modules/HealthKit.swiftmodule Tests/Dependent/Refused $(wildcard protocol/*.*) protocol/guide/healthkit-symbols.md .ci,bash -c '.ci/generate-symbols --check && .ci/check-symbols')
check-conformance:
	$(call step,$(HOST_KEY) $(VECTORS) .ci/check,.ci/check conforms protocol)
check-wrong-host:
	$(call step,$(HOST_KEY) protocol/vectors/guide .ci/check,.ci/check fails_a_wrong_host)
check-demo:
	$(call step,$(HOST_KEY) .ci protocol/examples,.ci/check demonstrates)
check-exports:
	$(call step,$(HOST_KEY) Tests/Fuzzing/Exports,python3 Tests/Fuzzing/Exports/fuzz.py $(HOST) 25 1)
check-export-forms:
	$(call step,$(HOST_KEY) Tests/ExportForms protocol/archives.md protocol/catalog.json,Tests/ExportForms/check.py $(HOST))
check-install:
	$(call step,$(HOST_KEY) .ci Makefile $(VECTORS),.ci/check-install)
check-report:
	$(call step,$(HOST_KEY) .ci/check-report Tests/Report clients/python/src $(GENERATED_FROM),.ci/check-report)
check-studio:
	$(call step,$(HOST_KEY) .ci Tests/Studio clients/python/src clients/node clients/shell $(GENERATED_FROM) $(VECTORS),.ci/check-studio)

# --- clients

CLIENT_INPUTS = $(HOST_KEY) .ci $(VECTORS) protocol/examples $(GENERATED_FROM)
check-helpers:
	$(call step,clients Sources/HealthKitTesting $(GENERATED_FROM),clients/generate --check)
check-python:
	$(call step,$(CLIENT_INPUTS) clients/python,clients/python/test)
check-node:
	$(call step,$(CLIENT_INPUTS) clients/node,clients/node/test)
check-shell:
	$(call step,$(CLIENT_INPUTS) clients/shell,clients/shell/test)
check-websocket:
	$(call step,$(CLIENT_INPUTS) clients/python/src,.ci/check conforms_over_websocket)

# --- pages: a changed page runs alone

OTHER_CLIENT_PAGES = $(filter-out $(@:check-page-%=%),$(filter clients/%,$(PAGES)))
$(PAGE_STEPS):
	$(call step,$(@:check-page-%=%) $(HOST_KEY) clients $(OTHER_CLIENT_PAGES:%=:!%) $(GENERATED_FROM) $(VECTORS) protocol/examples .ci/check-pages,.ci/check-pages $(@:check-page-%=%))
check-wrong-page:
	$(call step,$(HOST_KEY) .ci,.ci/check fails_a_wrong_page)

# --- Swift tests

TEST_INPUTS = $(BUNDLE_KEY) $(HOST_KEY) .ci/tests Sources Tests clients/swift $(VECTORS) protocol/examples $(wildcard protocol/*.*)
check-explanations check-sanitized-explanations: TEST_INPUTS += protocol/guide
$(SWIFT_TESTS):
	$(call step,$(TEST_INPUTS),.ci/tests $(@:check-%=%))

# --- what .ci/run adds

SANITIZED = .build/sanitize
check-sanitized-build: | check-build
	$(call step,,.ci/build-sanitized $(SANITIZED_MODULES))
$(SANITIZED_TESTS) $(ALL_SANITIZED_TESTS) check-fuzz check-fuzz-network: | check-sanitized-build
$(SANITIZED_TESTS) $(ALL_SANITIZED_TESTS):
	$(call step,$(TEST_INPUTS) $(SANITIZED)/healthkit-bridgePackageTests.xctest,bash -c '. .ci/sanitizer-options && .ci/tests $(@:check-sanitized-%=%) $(SANITIZED)')
check-fuzz:
	$(call step,$(SANITIZED)/FuzzHost $(SANITIZED)/FuzzArchive $(SANITIZED)/healthkit-bridge protocol Tests/Fuzzing .ci,.ci/fuzz --check)
check-fuzz-network:
	$(call step,$(SANITIZED)/healthkit-bridge Tests/Fuzzing .ci,.ci/fuzz 20 network 1)
check-native:
	$(call step,$(HOST_KEY) .build/lib/healthkit-bridge/HealthKitBridgeHost.o Sources Package.swift Tests/Native .ci,.ci/native)
check-dependent: | tools
	$(call step,Sources Package.swift Tests/Dependent protocol/guide/swift-packages.md .ci,.ci/check-dependent)
check-workflows: | client-tools
	$(call step,$(HOST_KEY) clients/ci .github Dockerfile protocol/vectors .ci,clients/ci/check)
check-mcp: | check-build client-tools
	$(call step,$(HOST_KEY) protocol/guide .ci/check-mcp Tests/MCP clients/python/src $(GENERATED_FROM),.ci/check-mcp)
# Hostile recordings as tests in each language. `fuzz.py $(HOST) all` has each scalar of Unicode.
check-recordings: | check-build client-tools
	$(call step,$(HOST_KEY) Tests/Fuzzing/Recordings $(VECTORS),bash -c 'python3 Tests/Fuzzing/Recordings/fuzz.py $(HOST) 2 1 && python3 Tests/Fuzzing/Recordings/fuzz.py $(HOST) vectors 20 1')
check-site: | client-tools
	$(call step,.,.ci/check builds_the_site)
# Instructions and allocations of requests, each with a budget.
check-instructions: | check-build
	$(call step,$(HOST_KEY) Tests/Benchmarks/instructions Tests/Benchmarks/workspace.py .ci/packages,bash -c '. .ci/packages && { command -v valgrind >/dev/null || install_packages valgrind; } && Tests/Benchmarks/instructions')
# The packages carry the executable of the checks. `make dist` builds that of a release.
check-packages: | check-build client-tools
	$(call step,$(HOST_KEY) .,.ci/dist)

# --- what the nightly run adds

$(NIGHTLY_STEPS): | check-build client-tools
$(filter check-all-%,$(NIGHTLY_STEPS)): export HEALTHKIT_VECTORS = all
check-all-python:
	$(call step,,clients/python/test)
check-all-node:
	$(call step,,clients/node/test)
check-all-shell:
	$(call step,,clients/shell/test)
check-all-client:
	$(call step,,.ci/tests client)
check-all-websocket:
	$(call step,,.ci/check conforms protocol -- .build/venv/bin/python .ci/websocket-host)
check-dist:
	$(call step,,$(MAKE) --no-print-directory dist)
check-bare-debian: check-dist
	$(call step,,.ci/check-dist)
# After the other steps with the sanitizer, because it builds again.
check-long-fuzz: | check-sanitized-build $(ALL_SANITIZED_TESTS)
	$(call step,,bash -c '.ci/build-sanitized --counters && .ci/fuzz 600')
check-spark:
	$(call step,,.ci/check-spark)
check-benchmarks:
	$(call step,,Tests/Benchmarks/run --quick)
