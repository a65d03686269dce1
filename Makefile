# Two commands do everything: `make play` and `make test`. Both set up what they need first. `make quick` is for the
# working day, `make nightly` for the night; CONTRIBUTING.md tells what each proves.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.playable
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
export PATH := $(CURDIR)/$(BIN):$(PATH)

# Parts side by side, each with its output in one piece where this make can do that.
BESIDE := $(MAKE) --no-print-directory --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
PYTEST := $(BIN)/pytest -n auto --dist worksteal
DECLARED := $(dir $(wildcard src/duchy/games/*/fields.py))

.PHONY: play test quick nightly lint web site compiled bench storage python browser records screenshots diagrams docs lock clean

# The table in the browser, on an SQLite file beside this one. The rules are compiled meanwhile, for faster bots.
play: $(PLAYABLE)
	$(BIN)/python web/build.py
	$(BIN)/duchy serve --port $(PORT) --compile

test: $(READY)
	@$(BESIDE) lint web compiled
	@$(MAKE) --no-print-directory bench
	@$(MAKE) --no-print-directory python
	@$(MAKE) --no-print-directory browser

# What is wrong shows within a minute and a half: no browser, no server, short proofs.
quick: export DUCHY_PROOF := quick
quick: $(READY)
	@$(BESIDE) lint web python

# Every proof at its full length; it takes hours.
nightly: export DUCHY_PROOF := nightly
nightly: test
	@echo "Ran by night: format, lint and types; the page and its unit tests; the package compiled as it is shipped, and all"
	@echo "Python tests with 10,000 random games, a million hostile messages, 1,000 kills of a server on SQLite and 200 on"
	@echo "PostgreSQL and an hour of steady play; and the browser tests with five whole games of each kind, axe-core on every moment in every look and every screen in every size and language."

# The table without a server, for any host of files: `site/`.
site: $(READY)
	$(BIN)/python web/site.py

python: $(READY)
	$(PYTEST)

browser: site
	cd web && npm run --silent e2e

web: $(READY)
	$(BIN)/python web/build.py --tools
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# The package as it is shipped, for the tests that compare it with the plain one.
compiled: $(READY)
	$(BIN)/python -m duchy.compiling

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/scripts/generate.py --check
	$(BIN)/python -m duchy.testing.storage --check $(DECLARED)

# What follows from the fields and steps that games declare, written anew.
storage: $(READY)
	$(BIN)/python -m duchy.testing.storage $(DECLARED)

# How fast the games are beside the last run that was kept, plain and compiled; `make bench KEEP=--keep` keeps this one.
bench: compiled
	$(BIN)/python benchmarks/gate.py $(KEEP)
	PYTHONPATH=$$($(BIN)/python -m duchy.compiling) $(BIN)/python benchmarks/gate.py $(KEEP)

# Play the golden records in tests/records anew; read the difference before committing it.
records: $(READY)
	$(BIN)/python -m duchy.testing.golden tests/records

# Draw the boards anew from the positions in tests/web, in a real browser.
screenshots: $(READY)
	$(BIN)/python web/build.py --tools
	cd web && npm run --silent screenshots -- --docs --out ../docs/screenshots

# Draw the diagrams of the rules as pictures, for who reads docs/reference outside the web table.
diagrams: $(READY)
	$(BIN)/python web/build.py --tools
	cd web && npm run --silent diagrams

# The documentation as a site, in build/docs.
docs: $(READY)
	$(BIN)/python docs/site/build.py

# Choose new versions of the dependencies: first all that tests need, then the same for playing and for each extra.
LOCK := .venv-lock/bin/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --quiet \
	--custom-compile-command "make lock"
lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet uv
	$(LOCK) --upgrade pyproject.toml --all-extras --output-file requirements.lock
	$(LOCK) --upgrade --group node --output-file locks/node.lock
	$(LOCK) --constraint requirements.lock --group compile --output-file locks/compile.lock
	$(LOCK) --constraint requirements.lock pyproject.toml --extra server --group play --output-file locks/play.lock
	for extra in rl openspiel ray docs; do \
		$(LOCK) --constraint requirements.lock pyproject.toml --extra $$extra --output-file locks/$$extra.lock || exit 1; done
	rm -rf .venv-lock

$(READY): requirements.lock $(PLAYABLE)
	$(PIP) --require-hashes --requirement requirements.lock
	@touch $(READY)

$(PLAYABLE): locks/play.lock pyproject.toml setup.py
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Duchy needs Python 3.11 or newer: set PYTHON to one, as in 'make play PYTHON=python3.12'."; exit 1; }
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes --requirement locks/play.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(PLAYABLE)

clean:
	rm -rf .venv build dist site web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
