"""No game is lost: finished ones are kept, and every window has an autosave of its own."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

from drive import Driver, drive, solo

from random_games import play_randomly
from teotihuacan import Game
from teotihuacan.game.files import load_game
from teotihuacan.tui.screens.start import StartScreen


def kept_games(folder: Path) -> Iterator[Game]:
    """All games that are in any file."""
    files = [path for path in sorted(folder.rglob("*.json")) if path.name != "settings.json"]
    return (load_game(path) for path in files)


def before_the_end() -> Game:
    """A solo game whose last answer is still to be given."""
    whole = play_randomly(solo(seed=3), random.Random(3))
    game = solo(seed=3)
    for action in whole.actions[:-1]:
        game.play(action)
    return game


async def give_last_answer(person: Driver, action: int) -> None:
    number = [choice.action for choice in person.table.choices].index(action)
    person.table.take(number)
    await person.pilot.pause()
    assert person.match.over
    await person.press("escape")


def test_a_finished_game_is_kept_when_the_next_begins(tmp_path: Path) -> None:
    last = play_randomly(solo(seed=3), random.Random(3)).actions[-1]

    async def script(person: Driver) -> None:
        await give_last_answer(person, last)
        await person.press("escape", "n", "enter")
        assert not person.match.over

    drive(script, tmp_path, before_the_end())
    finished = [game for game in kept_games(tmp_path / "saves") if game.position.over]
    assert [game.seed for game in finished] == [3]


def test_two_windows_keep_two_games(tmp_path: Path) -> None:
    async def second(person: Driver) -> None:
        await person.press("1")
        await person.press("q")

    async def first(person: Driver) -> None:
        await person.press("1")
        await asyncio.to_thread(drive, second, tmp_path, solo(seed=5))
        await person.press("1")
        assert {game.seed for game in kept_games(tmp_path)} == {3, 5}
        await asyncio.to_thread(drive, third, tmp_path)

    async def third(person: Driver) -> None:
        assert isinstance(person.app.screen, StartScreen)
        await person.press("c")  # the game of the first window is open there
        assert person.match.game.seed == 5

    drive(first, tmp_path, solo(seed=3))
