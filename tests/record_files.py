"""A finished game to save in files, and commands that succeed."""

from run_cli import run

from random_games import finished
from teotihuacan import Setup

GAME = finished(Setup(2), 1, ["Ana", "[b]Bo\x1b"])
RECORD = GAME.record()


def printed(*arguments: str, typed: str = "") -> str:
    """What a command that succeeds prints."""
    process = run(*arguments, typed=typed)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout
