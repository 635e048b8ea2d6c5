# make play      installs into .venv and opens a table      make test   installs the test tools and runs the tests
# make quick     tests the engine in about a minute         make slow   runs the tests that `make test` leaves out
# make check     style, types and layers                    make bench  measures the engine
# make browser   tests with a real Chromium and Node        make services  tests with a real PostgreSQL and Redis
# make lock      renews the locked versions of all packages (requirements/)
# make translations  fails if a complete language lacks messages, and names them (part of a release)
# make release   builds and tries the files of a release, and says what keeps them from being published (dist/)
# make api       sends a server every kind of request that its own description allows
# make envs      tests with Gymnasium, PettingZoo and OpenSpiel
# make coverage  branch coverage of cassino.hosted          make proof  ten times as many random tests, and long random play
# make build     compiles the engine again (PGO=1: a third faster, takes minutes)      make clean  removes everything that was built
# make screens   takes pictures of all screens and lists those that have changed (ONLY="own swazi": only these)
# make site      fetches Pyodide and writes the page without a server (build/site)
# make wasm      compiles the engine for that page, which then has all levels (Debian)
# make pictures  makes the pictures and the film that README and docs show (ONLY="table film": only these)

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
KERNEL := $(wildcard tools/kernel/*.py) setup.py src/cassino/compiled.py src/cassino/kernel.py
KERNEL += $(shell grep -rl 'from cassino.kernel import' src/cassino 2>/dev/null)
# One more than there are processors, because tests wait now and then.
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
TESTS ?= tests
# How deep tests with random positions and rules go in `make test`; 60 is usual.
DEPTH ?= 20
ORDINARY := not browser and not api and not services
QUICK := $(addprefix tests/engine/,test_engine_random_deals.py test_engine_oracle.py test_generate_and_check.py \
  test_engine_layout_kept.py test_engine_parts.py)
# Keep Python's .pyc files: otherwise every test that starts a program compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE
# Each process starts with its own half of the tests, in order, so that most fixtures are made only once; the faster one then helps the other.
PYTEST = $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal

MEASURED ?= tests/hosted
CASES ?= 600
SOAK ?= 100000
SEED ?= 1
SECONDS ?= 480
LANGUAGES ?= en

.PHONY: play test quick slow envs mutants proof coverage services check bench build browser screens pictures site wasm api translations release lock clean

play: .venv/compiled
	@$(BIN)/cassino

test: .venv/with-test .venv/compiled
	CASSINO_ORACLE_CASES=$(DEPTH) $(PYTEST) -m "$(ORDINARY) and not slow and not proof" --durations-file build/durations-test.tsv $(TESTS)

slow: .venv/with-test .venv/compiled
	$(PYTEST) -m "$(ORDINARY) and slow and not proof" --durations-file build/durations-slow.tsv $(TESTS)

# Needs no compiling: after a change, the engine runs as plain Python.
quick: .venv/with-test
	CASSINO_ORACLE_CASES=5 $(PYTEST) $(QUICK)

# Changes one thing in the plain engine at a time, and lists the changes that five quick files of tests do not notice.
mutants: .venv/with-test
	$(BIN)/python tools/mutants.py --seed $(SEED) --seconds $(SECONDS)

# All cases of large families, ten times as many random positions, deals, rules and searches as in CI, and long random play.
proof: .venv/with-test .venv/compiled
	$(PYTEST) -m "$(ORDINARY) and proof" $(TESTS)
	CASSINO_ORACLE_CASES=$(CASES) $(PYTEST) tests/engine tests/search tests/notation tests/bots tests/project/test_public_api.py
	$(BIN)/python tests/soak.py --deals $(SOAK) --seed 1
	$(BIN)/python tests/bot_soak.py

# Only tests/hosted counts: what other tests happen to run is not covered on purpose.
coverage: .venv/with-check .venv/compiled
	$(BIN)/python -m coverage run -m pytest -q $(MEASURED)
	$(BIN)/python -m coverage report

services: .venv/with-test .venv/compiled
	$(PYTEST) -m services tests/server

# Research frameworks: the packages of the extras envs and openspiel are installed.
envs: .venv/with-envs .venv/compiled
	$(PYTEST) -m "$(ORDINARY) and not proof" tests/envs

api: .venv/with-api .venv/compiled
	$(PYTEST) -m api tests/api

browser: .venv/with-browser .venv/compiled
	@! command -v npm >/dev/null || $(MAKE) --no-print-directory build/pyodide/package.json || \
	  echo "So the tests of the page without a server are skipped."
	CASSINO_NEED_NODE=1 $(PYTEST) tests/scripts
	$(PYTEST) -m browser tests/browser

# build/screens has every picture as it was taken, and sheet.webp, the contact sheet.
screens: .venv/with-browser .venv/compiled
	@PYTHONPATH=tests $(BIN)/python -m pictures.all_screens $(ONLY)

# In docs/pictures; a picture is replaced only if it looks different.
pictures: .venv/with-browser .venv/compiled
	@PYTHONPATH=tests $(BIN)/python -m pictures $(ONLY)

# LANGUAGES=es,fr: in these languages. To look at it: python3 -m http.server --directory build/site
site: .venv/installed build/pyodide/package.json
	@$(BIN)/cassino site build/site --language $(LANGUAGES)

# Versions and hashes are in requirements/pyodide.
WHEELS := --no-deps --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
build/pyodide/package.json: $(wildcard requirements/pyodide/*) | .venv/installed
	@command -v npm >/dev/null || { echo "make site needs npm: sudo apt install npm"; exit 1; }
	@echo "Fetching Pyodide and msgspec for it ..."
	@rm -rf build/npm build/pyodide && mkdir -p build/npm && cp requirements/pyodide/package*.json build/npm
	@npm ci --prefix build/npm --ignore-scripts --no-audit --no-fund --silent && \
	  cp -r build/npm/node_modules/pyodide build/pyodide && \
	  $(PIP) download $(WHEELS) --require-hashes --requirement requirements/pyodide/msgspec.txt --dest build/pyodide || \
	  { rm -rf build/pyodide; echo "Pyodide could not be fetched; is there a connection to npm and the package index?"; exit 1; }
	@touch $@

# The compiled engine for that page, put beside Pyodide; Debian's compilers and headers are fetched once (150 MB) and
# unpacked into build/wasm.
wasm: .venv/compiled build/pyodide/package.json
	@$(BIN)/python -m tools.wasm build/pyodide

check: .venv/with-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tests/style.py

# Before a release; in `make test` it is a warning.
translations: .venv/installed
	@$(BIN)/python tests/texts/complete.py

# Sources, a pure and a compiled wheel, each tried in empty environments of all Pythons at hand, or of those that you
# name: PYTHONS="python3.11 python3.12".
release: .venv/installed
	@$(BIN)/python -m tools.release

bench: .venv/compiled
	@$(BIN)/cassino bench

build:
	@rm -f .venv/compiled
	@$(MAKE) --no-print-directory .venv/compiled

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "cassino needs Python 3.11 or newer: sudo apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cassino needs Python 3.11 or newer, $(PYTHON) is $$($(PYTHON) -V 2>&1); try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "cassino needs the venv module of Python: sudo apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv .venv

# Every version is in requirements/, with hashes. The build tools stay in .venv, so that compiling again needs no network.
.venv/installed: pyproject.toml setup.py requirements/build.lock | .venv/bin/python
	@echo "Installing cassino into .venv ..."
	@$(PIP) install --require-hashes --requirement requirements/build.lock && \
	  CASSINO_PURE=1 $(PIP) install --no-build-isolation --no-deps --editable . || \
	  { echo "cassino could not be installed; is there a connection to the package index?"; exit 1; }
	@touch $@

.venv/compiled: .venv/installed $(KERNEL)
	@mkdir -p build
	@find src/cassino -mindepth 2 -name '*.so' -delete
	@echo "Compiling the engine where there is a compiler ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS) >build/log 2>&1 || { cat build/log; exit 1; }
	@$(BIN)/cassino --version
	@touch $@

.venv/with-%: requirements/%.lock | .venv/installed
	@echo "Installing what \"$*\" needs ..."
	@$(PIP) install --require-hashes --requirement $< || \
	  { echo "the tools could not be installed; is there a connection to the package index?"; exit 1; }
	@touch $@

# The newest versions that pyproject.toml allows, for every supported Python and processor: a file for each extra, with
# what the table in the browser needs; in all of them the same versions.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-annotate --custom-compile-command "make lock"
lock: .venv/bin/python
	@$(PIP) install --upgrade uv
	@mkdir -p build
	@$(LOCK) --extra dev --output-file build/dev.lock pyproject.toml
	@for extra in build test check api browser; do \
	  $(LOCK) --extra table --extra $$extra --constraint build/dev.lock --output-file requirements/$$extra.lock pyproject.toml || exit; done
	@$(LOCK) --extra table --extra test --extra envs --extra openspiel --constraint build/dev.lock --output-file requirements/envs.lock pyproject.toml
