"""What must hold after a server was killed: of its records, its file."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from chaos.checks import check_record
from chaos.players import Player
from serving import PATIENCE

from forked import run_forked

# Records ---


async def save_record(player: Player, folder: Path) -> Path:
    """A file with the checked record of a finished game, to be verified."""
    path = folder / f"{player.key}.json"
    path.write_text(json.dumps(await check_record(player)), encoding="utf-8")
    return path


def check_verified(records: list[Path]) -> None:
    """`teotihuacan verify` finds all records good."""
    done = run_forked("verify", "--json", *map(str, records), timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert (told["good"], told["bad"]) == (len(records), 0)


# The file ---


def left_behind(folder: Path) -> dict[str, int]:
    """The tables of a killed server that wait for a bot, with their latest numbers."""
    with TemporaryDirectory() as copies:  # so that nothing is tidied up before the server does
        for path in folder.glob("games.sqlite*"):
            shutil.copy(path, copies)
        return waiting(Path(copies))


def waiting(folder: Path) -> dict[str, int]:
    """The tables that wait for a bot, with their latest numbers, read from the file."""
    return {key: number for key, number, waits_for in rows(folder) if waits_for == "bot"}


def gone_on(folder: Path, before: dict[str, int]) -> bool:
    """Whether each of these tables has new entries in the file of a running server."""
    numbers = {key: number for key, number, _ in rows(folder)}
    return all(numbers[key] > number for key, number in before.items())


def rows(folder: Path) -> list[tuple[str, int, str | None]]:
    """All tables in a server's file: key, number, whom they wait for."""
    uri = f"{(folder / 'games.sqlite').as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        return list(connection.execute("SELECT key, number, waits_for FROM tables"))
