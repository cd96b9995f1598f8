"""Run pytest; the few tests that failed are run once more, one at a time, and named aloud.

    python tools/run_tests.py -n 3 --dist worksteal tests

Nine thousand tests talk to browsers, servers and terminals while every core is busy. A test that
passes only when it is alone is unsteady, not green: it is told in a line of its own, to be
mended. More than a handful of failures are no accident and are not tried again.
"""

import os
import subprocess
import sys
from pathlib import Path

MOST = 5
FAILED = 1  # pytest's code for tests that failed
CACHE = Path("build") / "pytest-cache"


def run_pytest(*options: str) -> tuple[int, list[str]]:
    """Run pytest; its exit code, and the tests that failed."""
    names = CACHE / "failed"
    names.unlink(missing_ok=True)
    environment = {**os.environ, "FAILED_TESTS": str(names.resolve())}
    code = subprocess.run(
        [sys.executable, "-m", "pytest", *options], env=environment, check=False
    ).returncode
    failed = names.read_text(encoding="utf-8").splitlines() if names.exists() else []
    return code, failed


def main() -> int:
    """Run the tests; 0 if all of them passed, if need be alone."""
    CACHE.mkdir(parents=True, exist_ok=True)
    code, failed = run_pytest(*sys.argv[1:])
    if code != FAILED or not 0 < len(failed) <= MOST:
        return code
    print(f"\n== once more, alone: {' '.join(failed)}", flush=True)
    code, _ = run_pytest("-n", "1", *failed)  # in a process that can be left if it never ends
    if code == 0:
        print(f"== UNSTEADY, passed only alone: {' '.join(failed)}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
