"""Runs a service until standard input ends, as it does when whoever started us is gone.

    python keeper.py FOLDER USER COMMAND...

Then the folder is removed. So nothing stays behind, not even after a `kill -9` of the tests.
"""

import shutil
import signal
import subprocess
import sys

FAREWELL = 20  # seconds


def keep(folder: str, user: str, command: list[str]) -> int:
    """Run the command, as another user if one is named; its exit code."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        cwd=folder,
        user=user or None,
        group=user or None,
        extra_groups=[] if user else None,
    )
    try:
        sys.stdin.read()
        process.send_signal(signal.SIGINT)  # a fast, orderly end for PostgreSQL and Redis alike
        return process.wait(FAREWELL)
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(keep(sys.argv[1], sys.argv[2], sys.argv[3:]))
