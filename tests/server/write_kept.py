"""Write what people would have kept with this version, for later versions to load.

`PYTHONPATH=tests:tools python tests/server/write_kept.py tests/kept/rules-2`, once for each
version of the rules; see test_kept.py. A folder that is there is never written again: people
have such.
"""

import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from players import ME, People, begin, good, make_table
from serving import COMMAND, ColdServing

from teotihuacan import Game, Setup
from teotihuacan.terminal.saved_games import SavedGames

SETUPS = {
    "first-game": Setup(2, first_game=True),
    "three": Setup(3),
    "four-draft-dark": Setup(4, draft=True, dark_eclipse=True),
    "advanced-worship": Setup(2, advanced_worship=True),
    "solo": Setup(1, level="harder"),
}
UNFINISHED = 60  # actions
PASSWORD = "obsidian mirror"
LEFT_OUT = ("*.lock", "*.log", "server.address")


def play_at_random(setup: Setup, seed: int, actions: int = 10_000) -> Game:
    """A game, or its beginning."""
    game, chance = Game(setup, seed), random.Random(seed)
    while not game.position.over and game.ply < actions:
        game.play(chance.choice(game.position.legal_actions()))
    return game


def write_records(folder: Path) -> None:
    """A finished game of each kind, and one that was saved in the middle."""
    for seed, (name, setup) in enumerate(SETUPS.items()):
        record = json.dumps(play_at_random(setup, seed).record())
        (folder / f"{name}.json").write_text(record, encoding="utf-8")
    record = json.dumps(play_at_random(SETUPS["three"], 7, UNFINISHED).record())
    (folder / "unfinished.json").write_text(record, encoding="utf-8")


def write_data(folder: Path) -> None:
    """The data folder of somebody who plays in the terminal and runs a server."""
    saved = SavedGames(folder)
    game = play_at_random(SETUPS["solo"], 8, UNFINISHED)
    autosave = saved.new_autosave(game)
    autosave.write(game)
    autosave.close()
    with ColdServing(folder, "--rate-limit", "0") as serving, People([serving.url]) as people:
        one, other = people.guest("Itzel"), people.guest("Tonal")
        for person in (one, other):
            body = {"password": PASSWORD}
            assert person.put("/api/me/password", json=body).status_code == 204
        over = begin(one, other, setup={"players": 2, "first_game": True})
        while one.table(over.key)["status"] != "finished":
            over.play()
        running = begin(one, other, setup={"players": 2})
        for _ in range(20):
            running.play()
        good(one.at(running.key, "chat", text="Good luck!"))
        make_table(one, ME, {"kind": "open"})


def write_all(target: Path) -> None:
    """Everything, in a new folder."""
    target.mkdir(parents=True)
    write_records(target)
    with tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch) / "data"
        data.mkdir()
        write_data(data)
        backup = [*COMMAND, "backup", str(target / "games.backup"), "--data", str(data)]
        subprocess.run(backup, check=True)
        shutil.copytree(data, target / "data", ignore=shutil.ignore_patterns(*LEFT_OUT))


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
