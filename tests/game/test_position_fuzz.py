"""No written position crashes the engine: thousands with one thing changed, each played out."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
EACH = {"compiled": 800, "python": 200}
PURE = {"compiled": "0", "python": "1"}
CHUNKS = [*(("compiled", n) for n in range(6)), *(("python", n) for n in range(2))]


@pytest.mark.parametrize(("engine", "chunk"), CHUNKS)
def test_a_mutated_position_is_refused_or_can_be_played_to_the_end(
    engine: str, chunk: int
) -> None:
    if engine == "compiled" and not importlib.util.find_spec("teotihuacan.engine._compiled"):
        assert not os.environ.get("CI"), "the compiled engine is missing"
        pytest.skip("NOT TESTED, the compiled engine is missing (run `make test`)")
    first = chunk * EACH[engine]
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(TESTS / "mutations.py"), str(first), str(first + EACH[engine])],
        env={**os.environ, "TEOTIHUACAN_PURE": PURE[engine], "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    told = "\n".join([*done.stdout.splitlines()[-1:], *done.stderr.splitlines()[-12:]])
    assert done.returncode == 0, f"exit code {done.returncode} after {told}"
    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"{EACH[engine]} mutations, ")
    accepted = int(last.split()[2])
    assert EACH[engine] / 10 < accepted < EACH[engine] / 2, "mutations should be of both kinds"
    assert last.endswith(f"compiled: {engine == 'compiled'}")
