# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.ready
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test lint records screenshots lock clean

# The table in the browser, on an SQLite file beside this one.
play: $(READY)
	$(BIN)/python web/build.py
	$(BIN)/duchy serve --port $(PORT)

test: lint
	$(BIN)/python web/build.py
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/pytest -n auto
	cd web && npm run --silent e2e

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/scripts/generate.py --check

# Play the golden records in tests/records anew; read the difference before committing it.
records: $(READY)
	$(BIN)/python -m duchy.testing.golden tests/records

# Draw the boards anew from the positions in tests/web, in a real browser.
screenshots: $(READY)
	$(BIN)/python web/build.py
	cd web && npm run --silent screenshots -- --out ../docs/screenshots home-desktop home-fa home-phone new-desktop \
		$(foreach game,card-kingdoms villages dice-kingdoms king-of-the-valley,\
			$(game)-desktop-light $(game)-desktop-fa $(game)-phone) \
		card-kingdoms-end rules-desktop cards-desktop

# Choose new versions of the dependencies.
lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet uv
	.venv-lock/bin/uv pip compile pyproject.toml --extra dev --extra server --extra rl --extra openspiel --extra ray --universal --python-version 3.11 \
		--generate-hashes --upgrade --no-emit-index-url --quiet --custom-compile-command "make lock" \
		--output-file requirements.lock
	rm -rf .venv-lock

$(READY): requirements.lock pyproject.toml setup.py
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Duchy needs Python 3.11 or newer: set PYTHON to one, as in 'make play PYTHON=python3.12'."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

clean:
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
