# make play    set up and play          make test    set up, check and test all
# make soak    the long counts          make bench   the benchmark, with its peers
# make bench-server  live tables under load
# make mutate  mutation tests           make clean   remove what was made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(shell find src/stammtisch/core src/stammtisch/games src/stammtisch/bots src/stammtisch/lab -name '*.py')
PAGES := $(shell find web src/stammtisch/locales -path web/node_modules -prune -o -type f -print)

BESIDE := $(MAKE) --no-print-directory -j2 -Otarget

ALONE := tests/store $(filter-out %_hidden.py %_canary.py,$(wildcard tests/server/test_*.py))

.PHONY: play test test-plain test-browser test-compiled check check-code check-pages soak soak-engine soak-plain soak-server bench bench-server mutate clean

play: $(VENV)/ready $(VENV)/pages
	@$(BIN)/stammtisch serve --open

# Examples, unit tests and planted faults on both engines; laws, random matches and counts on the compiled one alone.
# Where there is no compiler, everything runs on the plain one.
test:
	@$(BESIDE) $(VENV)/ready check
	@$(BESIDE) test-browser test-compiled

test-plain:
	STAMMTISCH_ENGINE=plain $(BIN)/pytest -q -m 'not soak and not once and not compiled'

test-browser: test-plain
	$(BIN)/pytest -q -m 'browser and not soak' --ignore=tests/browser/test_axe.py

test-compiled:
	$(BIN)/pytest -q -m 'not browser and not soak'
	$(BIN)/pytest -q -m 'not soak' tests/browser/test_axe.py

check: check-code check-pages

check-code: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks hatch_build.py build_web.py

check-pages: $(VENV)/pages
	$(BIN)/python build_web.py check lint test

# The long counts, those of the engine beside those of processes that are killed.
soak: $(VENV)/ready $(VENV)/tested
	@$(BESIDE) soak-engine soak-plain soak-server

soak-plain:
	STAMMTISCH_ENGINE=plain $(BIN)/pytest -q -m 'compiled and not soak' --durations=0 tests

soak-engine:
	$(BIN)/pytest -q -m soak --durations=0 $(ALONE:%=--ignore=%) tests

soak-server:
	$(BIN)/pytest -q -m soak --durations=0 $(ALONE)

bench: $(VENV)/ready
	$(BIN)/python benchmarks/bench.py

bench-server: $(VENV)/ready
	$(BIN)/python benchmarks/server.py

mutate: $(VENV)/ready $(VENV)/tested
	$(BIN)/python -m pip install -q --group mutate
	STAMMTISCH_ENGINE=plain $(BIN)/mutmut run
	$(BIN)/python tests/survivors.py

$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV) || { echo "stammtisch needs Python 3.11 or later with venv (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(BIN)/python -m pip install -q --upgrade 'pip>=25.1'

$(VENV)/installed: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install -q --group build
	STAMMTISCH_ENGINE=plain $(BIN)/python -m pip install -q --no-build-isolation -e '.[server]'
	@touch $@

# The engine, compiled in place where there is a compiler; it is made anew when a source changes.
$(VENV)/ready: $(VENV)/installed hatch_build.py $(ENGINE)
	$(BIN)/python hatch_build.py
	@touch $@

# The browser's pages; where the machine's own Node is missing or old, it is that of PyPI.
$(VENV)/pages: $(VENV)/installed build_web.py $(PAGES)
	$(BIN)/python build_web.py
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/python -m pip install -q --group dev
	@test -n "$(CHROMIUM)" || command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } \
		|| echo "the browser tests need Chromium: install it, or set CHROMIUM to yours" >&2
	@touch $@

clean:
	rm -rf $(VENV) build dist mutants
	find src -name '*.so' -delete
