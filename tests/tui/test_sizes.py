"""The table in windows of every size: nothing is cut, nothing is lost when the size changes."""

import random
from pathlib import Path

import pytest
from drive import Driver, drive, people, solo
from textual.widgets import OptionList

from teotihuacan import Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.tui.drawing.tabs import TABS
from teotihuacan.tui.screens.dialogs import ReadingScreen, TooSmallScreen

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))


@pytest.mark.parametrize("size", SIZES)
def test_question_and_answers_are_always_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(person: Driver) -> None:
        assert "Which worker moves?" in person.screen()
        assert "3 Forest 1 → Construction" in person.screen()
        assert "salary 3" in person.lines()[0]
        await person.press("3")
        assert "What do you do at Construction?" in person.screen()

    drive(script, tmp_path, solo(), size=size)


def test_all_tabs_of_a_small_window(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        expected = {
            "boards": "6 Nobles",
            "pyramid": "pyramid from above",
            "players": "Teotibot",
            "tracks": "if the eclipse came now",
            "tiles": "Palace guests",
            "log": "Log",
        }
        for tab in TABS:
            assert person.table.tab_in_sight == tab
            assert expected[tab] in person.screen()
            assert "Which worker moves?" in person.screen()
            await person.press("tab")
        assert person.table.tab_in_sight == TABS[0]
        await person.press("shift+tab")
        assert person.table.tab_in_sight == TABS[-1]
        await person.pilot.click("#tabs", offset=(12, 0))
        assert person.table.tab_in_sight == "pyramid"

    drive(script, tmp_path, solo(), size=(80, 24))


def test_a_small_window_shows_the_pyramid_while_a_tile_is_laid(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for text in ("Forest 1 → Construction", "Build the pyramid", "Pyramid tile 2: rBrb"):
            await person.answer(text)
        assert person.screen().count("▸") - person.lines()[1].count("▸") == 4
        await person.press("right", "space")
        assert person.screen().count("▸") - person.lines()[1].count("▸") == 4
        await person.press("u", "u", "u")
        assert person.table.tab_in_sight == "boards"

    drive(script, tmp_path, solo(), size=(80, 24))


def test_a_window_too_small_says_so_and_how_to_leave(tmp_path: Path) -> None:
    """B7: q and Esc did nothing, and nothing was said about it."""

    async def script(person: Driver) -> None:
        assert "this window has 79 and 24" in person.screen()
        assert "q or Esc leaves" in person.screen()
        assert "teotihuacan play" in person.screen()
        await person.press("1")
        assert person.match.game.ply == 0
        await person.pilot.resize_terminal(80, 24)
        await person.pilot.pause()
        assert "Which worker moves?" in person.screen()
        await person.pilot.resize_terminal(80, 23)
        await person.pilot.pause()
        assert "this window has 80 and 23" in person.screen()
        await person.press("q")
        assert not person.app.is_running or person.app._exit

    drive(script, tmp_path, solo(), size=(79, 24))


def test_resizing_loses_no_place(tmp_path: Path) -> None:
    """B8: the log stood at its beginning after a window had been too small."""

    async def resize(person: Driver, width: int, height: int) -> None:
        await person.pilot.resize_terminal(width, height)
        await person.pilot.pause()
        await person.pilot.pause()

    async def script(person: Driver) -> None:
        log = person.table.query_one("#log")
        listed = person.table.query_one("#choices", OptionList)
        await person.press("down", "down")
        at, choice = listed.highlighted, person.table.chosen
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y
        for size in ((80, 24), (60, 15), (120, 40)):
            await resize(person, *size)
        assert not isinstance(person.app.screen, TooSmallScreen)
        assert log.scroll_y == log.max_scroll_y > 0
        assert (listed.highlighted, person.table.chosen) == (at, choice)
        await person.press("ctrl+up")
        place = log.scroll_y
        assert place == log.max_scroll_y - 3
        for size in ((60, 15), (100, 30), (120, 40)):
            await resize(person, *size)
        assert log.scroll_y == place
        await resize(person, 80, 24)
        await person.press("tab", "tab")
        await resize(person, 120, 40)
        await person.press("question_mark")
        await resize(person, 90, 26)
        assert isinstance(person.app.screen, ReadingScreen)
        await person.press("escape")
        assert person.table.tab_in_sight == "players"
        assert listed.highlighted == at

    game = solo()
    for _ in range(30):
        game.play(game.position.legal_actions()[-1])
    drive(script, tmp_path, game)


def test_no_row_wraps_into_a_second_line(tmp_path: Path) -> None:
    """B9: beside a scroll bar long rows wrapped into a line with only "…"."""

    async def script(person: Driver) -> None:
        listed = person.table.query_one("#choices", OptionList)
        for _ in range(12):
            width = listed.scrollable_content_region.width
            assert listed.virtual_size.height <= listed.option_count + 1
            rows = [listed.get_option_at_index(i).prompt for i in range(listed.option_count)]
            assert all(len(str(row).rstrip()) <= width for row in rows)
            if not person.table.choices:
                break
            await person.press("1")
            await person.wait_for(person.match.asks_person)

    setup = Setup(4, draft=True)
    drive(script, tmp_path, start_game(setup, 1, 11, ["random"]))
    drive(script, tmp_path / "small", start_game(setup, 1, 11, ["random"]), size=(80, 24))


def test_four_players_and_a_long_log_fit_in_every_window(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for size in SIZES[2:]:
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            log = person.table.query_one("#log")
            assert log.region.bottom <= size[1] - 1
            assert log.size.height >= 3

    game = people(4, 1, bot="random")
    chooser = random.Random(4)
    while game.ply < 350 or game.position.seat != 0:
        game.play(chooser.choice(game.position.legal_actions()))
    drive(script, tmp_path, game)
