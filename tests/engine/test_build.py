"""The compiled engine is made from the present sources, and chosen as asked."""

import importlib
import os
import subprocess
import sys
from typing import Any

import compile_engine as compiler
import pytest

from teotihuacan.engine.record.storage import RECORD_BYTES

TELL = "import teotihuacan; print(teotihuacan.COMPILED, teotihuacan.Position.__module__)"
STALE = "the compiled engine is older than its sources: run `make test`, or `pip install -e .`"


@pytest.fixture
def compiled() -> Any:
    """The compiled engine; where tests count (CI) it must be there."""
    try:
        return importlib.import_module("teotihuacan.engine._compiled")
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled engine is missing: {error}")
        pytest.skip(f"NOT TESTED, the compiled engine is missing: {error} (run `make test`)")


def run(choice: str | None, code: str = TELL) -> subprocess.CompletedProcess[str]:
    """Run code in a new process that asks for an engine."""
    environment = {k: v for k, v in os.environ.items() if k != "TEOTIHUACAN_ENGINE"}
    if choice is not None:
        environment["TEOTIHUACAN_ENGINE"] = choice
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_compiled_engine_is_made_from_the_present_sources(compiled: Any) -> None:
    assert compiler.source_digest() == compiled.SOURCE_DIGEST, STALE


def test_the_digest_covers_every_module_the_engine_is_joined_from() -> None:
    joined = {*compiler.CONSTANTS, *compiler.RULES, compiler.FACE, "record.state", "tables"}
    assert joined <= set(compiler.SOURCES)
    for name in compiler.SOURCES:
        assert compiler.source_file(compiler.ENGINE, name).is_file()


def test_no_name_is_taken_twice() -> None:
    names = compiler.check_names()
    assert {"State", "settle", "legal_turn", "ACTIONS", "CELL_BELOW", "save_record"} <= names


def test_a_name_taken_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "RULES", ["record.chance", "record.chance"])
    with pytest.raises(SystemExit, match=r"^record.chance: the name advance is taken$"):
        compiler.check_names()


def test_both_engines_write_records_of_the_same_size(compiled: Any) -> None:
    assert compiled.RECORD_BYTES == RECORD_BYTES == compiler.write_state()[1]


def test_the_compiled_engine_is_taken_if_it_is_there(compiled: Any) -> None:
    told = run(None)
    assert told.stdout == f"True {compiled.__name__}\n", told.stderr
    assert run("").stdout == told.stdout
    assert run("compiled").stdout == told.stdout


def test_python_asks_for_the_interpreted_engine() -> None:
    told = run("python")
    assert told.stdout == "False teotihuacan.engine.position\n", told.stderr


HIDE = "import sys; sys.modules['teotihuacan.engine._compiled'] = None; " + TELL


def test_without_the_compiled_engine_the_interpreted_one_is_taken() -> None:
    told = run(None, HIDE)
    assert told.stdout == "False teotihuacan.engine.position\n", told.stderr


def test_compiled_insists() -> None:
    told = run("compiled", HIDE)
    assert told.returncode != 0
    assert told.stderr.splitlines()[-1].startswith(("ImportError", "ModuleNotFoundError"))


@pytest.mark.parametrize("choice", ["nonsense", "Python", "0"])
def test_any_other_choice_is_told_and_taken_for_none(choice: str) -> None:
    told = run(choice)
    assert told.stdout == run(None).stdout
    assert f"TEOTIHUACAN_ENGINE is neither python nor compiled: {choice!r}" in told.stderr
