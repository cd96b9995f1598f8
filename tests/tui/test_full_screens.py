"""Screens of every size in six languages: no word is cut, no half of the screen is empty."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from capture_screens import capture
from drive import Driver, drive
from screen_scenes import SCENES, game_at, is_middle, keep_games
from textual.widgets import Static

from run_sizes import LOOKED_AT
from teotihuacan import Game, Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n import say, set_language
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.terminal.game_words import describe_progress
from teotihuacan.tui.drawing.tabs import LOG, TABS

SMALL = (80, 24)
SIZES = (SMALL, (100, 30), (120, 40), (160, 50), (200, 60))
FRAMES = set("─│╭╮╰╯━┃┏┓┗┛▇▂▄▅▃▆█▁ ")
LEAST_LINES = 0.3  # of a quarter of the screen that say something


@pytest.fixture(params=LOOKED_AT)
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
        if part.id in ("log-text", "detail", "sentence", "offer"):
            continue  # they wrap
        if part.id == "panel-text" and table.tab_in_sight == LOG:
            continue
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


# Scenes ---


def show(name: str, folder: Path, size: tuple[int, int] = SMALL) -> list[list[str]]:
    """The lines of a scene's parts."""
    remember_settings({"ends": "never", "hand_over": False}, folder)
    keep_games(folder)
    screens = asyncio.run(capture(SCENES[name], folder, size))
    return [screen.split("\n") for screen in screens]


@pytest.mark.usefixtures("language")
def test_places_at_the_end_are_never_torn(tmp_path: Path) -> None:
    """The fourth place was torn in two: "4. C" and below it "Coyotl with 9 VP"."""
    names = ["A", "B Izel", "C Coyotl", "D Tenoch"]
    scores = SCENES["end"].game().position.scores()  # type: ignore[union-attr]
    ranking = sorted(range(4), key=lambda seat: -scores[seat])
    for lines in show("end", tmp_path):
        for place, seat in enumerate(ranking, start=1):
            told = say("terminal-place", place=place, name=names[seat], vp=scores[seat])
            assert any(told in line for line in lines), "\n".join(lines)


@pytest.mark.usefixtures("language")
def test_a_part_of_the_end_is_named_once(tmp_path: Path) -> None:
    *_, sources = show("end", tmp_path)
    assert sum(say("by-source") in line for line in sources) == 1
    (whole,) = show("end", tmp_path / "whole", (160, 50))
    assert sum(say("by-source") in line for line in whole) == 1
    assert "Tab" not in whole[-2]


@pytest.mark.usefixtures("language")
def test_games_of_the_list_are_told_whole(tmp_path: Path) -> None:
    """In small windows everything was cut to sixteen columns: "turn 59, eclips…"."""
    (lines,) = show("games", tmp_path)
    assert "…" not in "".join(lines)
    going_on = describe_progress(game_at(2, is_middle)())
    assert any(going_on in line for line in lines), "\n".join(lines)


@pytest.mark.usefixtures("language")
def test_moves_are_told_whole(tmp_path: Path) -> None:
    """In Turkish the third thing to do after a move was cut."""
    for lines in show("middle", tmp_path):
        moves = [line for line in lines[13:] if "→" in line]
        assert len(moves) >= 3
        assert not any("…" in line for line in moves), "\n".join(lines)


@pytest.mark.usefixtures("language")
def test_all_seats_are_in_sight_below_the_tracks(tmp_path: Path) -> None:
    """The fourth one stood below the edge."""
    lines = show("middle", tmp_path)[TABS.index("tracks")]
    below = "\n".join(lines[9:12])
    assert all(f"{seat} " in below for seat in "ABCD"), "\n".join(lines)


def test_a_replay_fills_its_window(tmp_path: Path, language: str) -> None:
    """The lower half was empty; the key was called "space" in every language."""
    (lines,) = show("replay", tmp_path)
    check_quarters(lines, *SMALL)
    assert all(map(is_written, lines[13:]))
    assert f" {say('tui-name-space')} " in lines[-1]
    assert language == "en" or " space " not in lines[-1]
    (large,) = show("replay", tmp_path / "large", (200, 60))
    check_quarters(large, 200, 60)
    assert say("watch-paused", pace="1", ply="30", last="419") in "\n".join(large)


@pytest.mark.usefixtures("language")
def test_the_way_back_is_named_below_every_lesson(tmp_path: Path) -> None:
    """In long languages the key was left out, though there was room."""
    (lines,) = show("lesson", tmp_path)
    assert f" u {say('tui-key-back')} " in lines[-1]
    assert f" f2 {say('tui-key-language')}" in lines[-1]


def test_answers_of_a_hint_stand_beside_their_numbers(tmp_path: Path, language: str) -> None:
    """What wrapped went on below the number."""
    (lines,) = show("hint", tmp_path)
    texts = [line.strip(" │") for line in lines if re.match(r" +│   (\d|   )", line)]
    assert len([text for text in texts if re.match(r"\d  ", text)]) >= 2
    between = lines[next(i for i, line in enumerate(lines) if "│   1  " in line) :]
    rows = between[: next(i for i, line in enumerate(between) if not line.strip(" │"))]
    assert all(re.match(r" +│   (\d|   )", row) for row in rows), (language, "\n".join(lines))
