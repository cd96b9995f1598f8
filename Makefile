# Two commands do everything from nothing: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
SOURCES := pyproject.toml setup.py tools/compile_engine.py \
	src/teotihuacan/engine/components.json $(wildcard src/teotihuacan/engine/*.py) \
	tools/compile_search.py $(wildcard src/teotihuacan/bots/search/*.py)

.PHONY: play test sanitize lint bench golden clean

play: $(INSTALLED)
	$(BIN)/teotihuacan play

test: $(INSTALLED)
	$(BIN)/pytest -n auto
	TEOTIHUACAN_ENGINE=python $(BIN)/pytest -n auto tests/engine \
		--cov --cov-report=term --cov-fail-under=95

# The same tests against an engine that traps every array access out of bounds.
sanitize: $(INSTALLED)
	TEOTIHUACAN_SANITIZE=1 $(BIN)/python setup.py --quiet build \
		--build-base build/sanitized --build-lib build/sanitized/lib
	PYTHONPATH=build/sanitized/lib $(BIN)/pytest -n auto tests/engine \
		tests/bots/test_search.py tests/bots/test_players.py

lint: $(INSTALLED)
	$(BIN)/ruff check --no-cache .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(INSTALLED)
	$(BIN)/teotihuacan bench

golden: $(INSTALLED)
	$(BIN)/python tools/write_golden.py
	$(BIN)/python tools/write_solo_golden.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/teotihuacan/engine/_compiled*.so

# The compiled engine is stale as soon as one of its sources is newer: install it again.
$(INSTALLED): $(SOURCES)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@
