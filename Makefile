# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test lint records lock clean

play: $(READY)
	$(BIN)/duchy play card-kingdoms

test: lint
	$(BIN)/pytest -n auto

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# Play the golden records in tests/records anew; read the difference before committing it.
records: $(READY)
	$(BIN)/python -m duchy.testing.golden tests/records

# Choose new versions of the dependencies.
lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet uv
	.venv-lock/bin/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
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
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
