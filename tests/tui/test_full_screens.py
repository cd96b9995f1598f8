"""Screens of every size in six languages: no word is cut, no half of the screen is empty."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from drive import Driver, drive
from textual.widgets import Static

from teotihuacan import Game, Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n import LANGUAGES, set_language
from teotihuacan.tui.drawing.tabs import TABS

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
FRAMES = set("─│╭╮╰╯━┃┏┓┗┛▇▂▄▅▃▆█▁ ")
LEAST_LINES = 0.3  # of a quarter of the screen that say something


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def in_the_middle(players: int, seed: int, plies: int) -> Game:
    game = start_game(Setup(players), 1, seed, ["random"])
    chooser = random.Random(seed)
    while game.ply < plies or game.position.seat != 0:
        game.play(chooser.choice(game.position.legal_actions()))
    return game


def is_written(text: str) -> bool:
    return bool(set(text) - FRAMES)


def check_quarters(lines: list[str], width: int, height: int) -> None:
    """Each quarter of the screen says something on a good part of its lines."""
    for top in (0, height // 2):
        for left in (0, width // 2):
            part = [line[left : left + width // 2] for line in lines[top : top + height // 2]]
            written = sum(map(is_written, part))
            assert written >= LEAST_LINES * len(part), "\n".join(lines)


def check_texts(person: Driver) -> None:
    """Every text has the room it needs."""
    table = person.table
    parts = [part for part in table.query(Static) if part.id and part.display and part.region]
    for part in parts:
        if part.id in ("panel-text", "log-text", "detail", "sentence", "offer"):
            continue  # they wrap or scroll
        text = str(part.render())
        width = part.content_size.width
        assert all(len(line.rstrip()) <= width for line in text.split("\n")), (part.id, text)
        if part.has_class("board") or part.has_class("section"):
            assert len(text.split("\n")) <= part.content_size.height, (part.id, text)
    whole = [text for choice in table.choices for text in (choice.text, choice.effect)]
    whole += [text for choice in table.choices for text in (choice.note, choice.brief)]
    for row in person.rows():
        for cut in (part for part in row[2:].split("  ") if part.endswith("…")):
            start = cut.strip().removesuffix("…")
            assert any(
                text.startswith(start) and not text[len(start)].isalnum() for text in whole
            ), row


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("players", "plies"), [(1, 0), (4, 200)])
def test_every_size(tmp_path: Path, players: int, plies: int) -> None:
    async def script(person: Driver) -> None:
        for width, height in SIZES:
            await person.pilot.resize_terminal(width, height)
            await person.pilot.pause()
            await person.pilot.pause()
            check_texts(person)
            lines = person.lines()
            assert len(lines) == height
            if not person.table.room.has_tabs:
                check_quarters(lines, width, height)
                continue
            for _ in TABS:
                await person.press("tab")
                check_texts(person)

    drive(script, tmp_path, in_the_middle(players, 3, plies))
