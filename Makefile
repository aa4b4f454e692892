# make play    set up and play          make test    set up, check and test all
# make soak    the long counts          make bench   the benchmark, with its peers
# make bench-server  live tables under load; AGAINST=OLD/src measures another release by turns
# make engine  compile what has changed make mutate  mutation tests; GAME=fritsen COUNT=150 SEED=1 draws a sample of one game
# make clean   remove what was made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGES := $(shell find web src/stammtisch/locales -path web/node_modules -prune -o -type f -print)

# The tests start hundreds of processes, each of which would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

BESIDE := $(MAKE) --no-print-directory -j2 -Otarget

LIVE := tests/server tests/store
ENGINES := tests/test_engines.py
ALONE := tests/store $(filter-out %_hidden.py %_canary.py,$(wildcard tests/server/test_*.py))

.PHONY: play engine guided test test-plain test-browser test-compiled test-once test-live check check-code check-pages \
	soak soak-engine soak-plain soak-server bench bench-server mutate clean

# The table is shown as soon as packages and pages are there; what is missing of the compiled engine is made beside it.
play:
	@$(MAKE) -sq $(VENV)/installed $(VENV)/pages || echo "Setting the table; this can take a minute or two."
	@$(MAKE) -s -j2 -Oline $(VENV)/installed $(VENV)/pages
	@{ $(MAKE) -s $(VENV)/built && $(BIN)/python build_engine.py --beside; } & STAMMTISCH_LOG=warning $(BIN)/stammtisch serve --open

# Compiled in place where there is a compiler; only what has changed.
engine: $(VENV)/built
	@$(BIN)/python build_engine.py

guided: $(VENV)/built
	@$(BIN)/python build_engine.py --guided

# Examples, unit tests and planted faults on both engines; laws, random matches and counts on the compiled one alone.
# Where there is no compiler, everything runs on the plain one. Five at a time on two cores: live tests and browsers wait a
# lot. Only browsers run beside the compiler; the others come after it, those too that need no engine.
test:
	@$(MAKE) --no-print-directory -j6 -Otarget AFTER=engine engine test-browser test-live test-once test-compiled test-plain check

test-plain: $(AFTER) $(VENV)/tested
	STAMMTISCH_ENGINE=plain $(BIN)/pytest -q -m 'not soak and not once and not compiled'

test-compiled: engine $(VENV)/tested
	$(BIN)/pytest -q -m 'not soak and not once'
	$(BIN)/pytest -q $(ENGINES)

test-once: engine $(VENV)/tested $(VENV)/pages
	$(BIN)/pytest -q -n 2 --dist loadfile -m 'once and not soak and not browser' $(LIVE:%=--ignore=%) $(ENGINES:%=--ignore=%) tests

test-live: engine $(VENV)/tested $(VENV)/pages
	$(BIN)/pytest -q -n 3 --dist loadfile -m 'once and not soak' $(LIVE)

test-browser: $(VENV)/tested $(VENV)/pages
	$(BIN)/pytest -q -n 3 --dist loadfile -m 'browser and not soak' tests/browser

check: check-code check-pages

check-code: $(AFTER) $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks web/src/gallery/fixtures.py build_engine.py build_web.py hatch_build.py

check-pages: $(AFTER) $(VENV)/pages
	$(BIN)/python build_web.py check lint format test

# The long counts, those of the engine beside those of processes that are killed; what make test leaves to the compiled
# engine is run on the plain one.
soak: engine $(VENV)/tested $(VENV)/pages $(VENV)/proxies
	@$(BESIDE) soak-engine soak-plain soak-server

soak-engine:
	$(BIN)/pytest -q -m soak --durations=0 $(ALONE:%=--ignore=%) tests

soak-plain:
	STAMMTISCH_ENGINE=plain $(BIN)/pytest -q -m 'compiled and not soak' --durations=0 tests

soak-server:
	$(BIN)/pytest -q -m soak --durations=0 $(ALONE)

# The quickest engine there is; it has to play as the others do before it is measured.
bench: guided $(VENV)/tested
	$(BIN)/pytest -q tests/test_engines.py
	$(BIN)/python benchmarks/bench.py

bench-server: engine
	$(BIN)/python benchmarks/server.py $(if $(AGAINST),--against $(AGAINST))

mutate: $(VENV)/tested
	$(BIN)/python -m pip install -q --group mutate
ifdef GAME
	$(BIN)/python tests/mutants.py $(GAME) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))
else
	STAMMTISCH_ENGINE=plain $(BIN)/mutmut run
	$(BIN)/python tests/survivors.py
endif

$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV) || { echo "stammtisch needs Python 3.11 or later with venv (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(BIN)/python -m pip install -q --upgrade 'pip>=25.1'

$(VENV)/installed: $(VENV)/bin/python pyproject.toml
	@echo "  Packages for the server and the terminal"
	@$(BIN)/python -m pip install -q --group install
	@STAMMTISCH_ENGINE=plain $(BIN)/python -m pip install -q --no-build-isolation -e '.[server]'
	@touch $@

# The machine's own Node; where it is missing or old, that of PyPI.
$(VENV)/node: $(VENV)/bin/python build_web.py
	@$(BIN)/python -c 'import build_web; build_web.find_node()' 2>/dev/null || $(BIN)/python -m pip install -q --group node
	@touch $@

$(VENV)/pages: $(VENV)/node build_web.py $(PAGES)
	@echo "  Pages for the browser"
	@$(BIN)/python build_web.py
	@touch $@

# What compiles the engine, and what prints.
$(VENV)/built: $(VENV)/installed $(VENV)/node
	@$(BIN)/python -m pip install -q --group build --group paper
	@touch $@

$(VENV)/tested: $(VENV)/built
	$(BIN)/python -m pip install -q --group dev
	@test -n "$(CHROMIUM)" || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { apt-get -qq update && apt-get -qq install -y chromium-headless-shell >/dev/null; } \
		|| echo "the browser tests need Chromium: install it, or set CHROMIUM to yours" >&2
	@touch $@

# What stands in front of the server in its tests; installed, but not started.
$(VENV)/proxies: $(VENV)/bin/python
	@PATH=$$PATH:/usr/sbin; { command -v nginx && command -v caddy; } \
		|| { apt-get -qq update && RUNLEVEL=1 apt-get -qq install -y --no-install-recommends nginx-light caddy >/dev/null; } \
		|| echo "the tests of deploy/ need nginx and Caddy: install them" >&2
	@touch $@

clean:
	rm -rf $(VENV) build dist mutants src/stammtisch/compiled.json
	find src -name '*.so' -delete
