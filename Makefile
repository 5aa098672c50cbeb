# Everything a contributor runs. Needs Python 3.11 or newer, make and git; the rest is installed into .venv, once.
# Another Python beside the first:  make test PYTHON=python3.13 VENV=.venv-3.13
# ARGS goes to the program:         make play ARGS="--help"    make test ARGS="-k canoe"
# A night's games once more:        make deep SEED=1234        (more of them: make deep GAMES=20000)

PYTHON     ?=
VENV       ?= .venv
VENV_DOCS  ?= .venv-docs
VENV_BENCH ?= .venv-bench
VENV_FUZZ  ?= .venv-fuzz
ARGS       ?=
# One test more than cores: those that wait for a browser or a server leave theirs to another. Two more were no quicker.
WORKERS    ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
GAMES      ?= 5000
SEED       ?=

# What Python has compiled is kept: tests start servers and programs by the hundred.
unexport PYTHONDONTWRITEBYTECODE

BIN   := $(VENV)/bin
READY := $(VENV)/.ready
PIP   := -m pip --disable-pip-version-check install -qq
LOCK  := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web test deep fuzz lint format rules compiled bench docs docs-serve lock audit clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(READY) web ## open the table in the browser (ARGS="--port 8000" and so on)
	@$(BIN)/boardwright serve $(ARGS)

terminal: $(READY) ## play a game in the terminal (ARGS="..." for another one)
	@$(BIN)/boardwright play $(ARGS)

web: $(READY) ## build the table in the browser, if its sources have changed
	@$(BIN)/python tools/web.py

test: $(READY) web ## run all tests, the browser's too
	@$(BIN)/python tools/browser.py >/dev/null
	@$(BIN)/python tools/postgres.py >/dev/null
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

deep: $(READY) web ## play thousands of games with a fresh seed (GAMES=20000 for more, SEED=1234 for the same ones again)
	@$(BIN)/python tools/browser.py >/dev/null
	@seed=$(or $(SEED),$$($(BIN)/python -c "import random; print(random.randrange(2**32))")); \
	    echo "the same games again: make deep GAMES=$(GAMES) SEED=$$seed"; \
	    BOARDWRIGHT_GAMES=$(GAMES) BOARDWRIGHT_SEED=$$seed $(BIN)/python -m pytest -m deep -n auto --dist worksteal $(ARGS)

fuzz: $(READY) $(VENV_FUZZ)/.ready ## send a server requests of every kind with Schemathesis (ARGS="--examples 1000" for more)
	@$(BIN)/python -m bench.server.schema --program $(VENV_FUZZ)/bin/schemathesis $(ARGS)

lint: $(READY) ## check style and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python tools/web.py check

format: $(READY) ## format the code and sort its imports
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/web.py format

rules: $(READY) ## print the rules of the ledger that no test proves
	@$(BIN)/python -m boardwright.testing.ledger $(ARGS)

compiled: $(READY) ## compile the engine with mypyc and run the contract tests on it (needs a C compiler)
	@$(BIN)/python tools/compile.py $(ARGS)
	@$(BIN)/python tools/compile.py --kernel-only --quick
	@echo "contract tests, kernel and games compiled:"
	@PYTHONPATH=$(CURDIR)/build/compiled BOARDWRIGHT_EXPECT_COMPILED=kernel,games $(BIN)/python -m pytest tests/contract -q -n auto
	@echo "contract tests, interpreted games on the compiled kernel:"
	@PYTHONPATH=$(CURDIR)/build/mixed BOARDWRIGHT_EXPECT_COMPILED=kernel $(BIN)/python -m pytest tests/contract -q -n auto

bench: $(READY) $(VENV_BENCH)/.ready ## measure the engine beside its peers, in one run
	@$(BIN)/python tools/compile.py || echo "going on without the compiled engine"
	@$(VENV_BENCH)/bin/python -m boardwright.bench $(ARGS)

docs: $(VENV_DOCS)/.ready ## build the documentation into site/
	@NO_MKDOCS_2_WARNING=1 $(VENV_DOCS)/bin/mkdocs build --strict

docs-serve: $(VENV_DOCS)/.ready ## show the documentation at http://127.0.0.1:8000 while writing it
	@NO_MKDOCS_2_WARNING=1 $(VENV_DOCS)/bin/mkdocs serve

lock: ## pin the newest versions in requirements/*.txt (needs uv)
	$(LOCK) --upgrade pyproject.toml --extra testing --extra postgres --extra research --extra openspiel --extra ray requirements/dev.in -o requirements/dev.txt
	$(LOCK) --upgrade pyproject.toml -c requirements/dev.txt requirements/bench.in -o requirements/bench.txt
	$(LOCK) --upgrade pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/serve.txt
	$(LOCK) --upgrade requirements/fuzz.in -o requirements/fuzz.txt
	$(LOCK) --upgrade requirements/docs.in -o requirements/docs.txt
	$(LOCK) --upgrade requirements/node.in -o requirements/node.txt

audit: $(READY) ## look through the locks (ARGS="--updates" for what could be newer, ARGS="--known" asks pip-audit)
	@$(BIN)/python tools/audit.py $(ARGS)

clean: ## remove what was built, and caches (the .venv folders stay)
	rm -rf build dist site src/boardwright/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------------- setting up
# A .ready file says that its folder matches the lock it was made from. An environment whose Python still works is
# brought up to date, any other is made afresh.

is_new_enough := -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1

$(READY): requirements/dev.txt pyproject.toml
	@echo "setting up $(VENV) (once) ..."
	@if ! $(BIN)/python $(is_new_enough) || ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
	    found=; \
	    for candidate in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	        if "$$candidate" $(is_new_enough); then found=$$candidate; break; fi; \
	    done; \
	    if [ -z "$$found" ]; then \
	        echo "Boardwright needs Python 3.11 or newer; $(or $(PYTHON),python3) is $$($(or $(PYTHON),python3) --version 2>/dev/null || echo missing)." >&2; \
	        echo "Install a newer Python (python.org, or your system's packages), or say where one is:" >&2; \
	        echo "    make $(or $(MAKECMDGOALS),test) PYTHON=/path/to/python3.11" >&2; \
	        exit 1; \
	    fi; \
	    "$$found" -m venv --clear $(VENV); \
	fi
	@$(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV_DOCS)/.ready: requirements/docs.txt | $(READY)
	@echo "setting up $(VENV_DOCS) (once) ..."
	@$(BIN)/python -m venv --clear $(VENV_DOCS)
	@$(VENV_DOCS)/bin/python $(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV_FUZZ)/.ready: requirements/fuzz.txt | $(READY)
	@echo "setting up $(VENV_FUZZ) (once) ..."
	@$(BIN)/python -m venv --clear $(VENV_FUZZ)
	@$(VENV_FUZZ)/bin/python $(PIP) --require-hashes -r requirements/fuzz.txt
	@touch $@

# A peer that cannot be installed on this machine is left out: then every entry of the lock is tried on its own.
$(VENV_BENCH)/.ready: requirements/bench.txt pyproject.toml | $(READY)
	@echo "setting up $(VENV_BENCH) with the peers (once) ..."
	@$(BIN)/python -m venv --clear $(VENV_BENCH)
	@$(VENV_BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt 2>$(VENV_BENCH)/install.log || { \
	    echo "not all peers can be installed here (see $(VENV_BENCH)/install.log); trying them one by one ..."; \
	    mkdir -p $(VENV_BENCH)/lock; \
	    awk '/^[a-z0-9]/ { n++ } n { print > (sprintf("$(VENV_BENCH)/lock/%03d.txt", n)) }' requirements/bench.txt; \
	    for entry in $(VENV_BENCH)/lock/*.txt; do \
	        $(VENV_BENCH)/bin/python $(PIP) --no-deps --require-hashes -r $$entry 2>>$(VENV_BENCH)/install.log \
	            || echo "  left out: $$(head -n 1 $$entry | cut -d ' ' -f 1)"; \
	    done; }
	@$(VENV_BENCH)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
