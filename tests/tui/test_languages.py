"""The TUI in every language: all of it is said, nothing in English, and it fits."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from drive import Driver, drive, people, solo
from test_texts import test_whole_games_fit_on_the_table as whole_games_fit

from english import english_in
from run_sizes import LOOKED_AT
from teotihuacan.i18n import load_catalogue, say, set_language
from teotihuacan.tui.screens.dialogs import PassScreen
from teotihuacan.tui.screens.hint import HintScreen


@pytest.fixture(params=LOOKED_AT)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, spoken for the length of a test."""
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("players", [1, 3])
def test_whole_games_fit(players: int) -> None:
    whole_games_fit(players)


def check(screen: str, language: str) -> None:
    """No key instead of a message, no mark of a missing argument, no English elsewhere."""
    keys = load_catalogue("en").sources
    assert [word for word in screen.split() if "-" in word and word in keys] == []
    assert "{$" not in screen
    assert language == "en" or english_in(screen) == []


def test_every_screen(tmp_path: Path, language: str) -> None:
    async def script(person: Driver) -> None:
        check(person.screen(), language)
        for key in ("question_mark", "t", "l"):
            await person.press(key)
            check(person.screen(), language)
            await person.press("escape")
        for _ in range(20):
            await person.press("1")
            check(person.screen(), language)
        await person.press("h")
        await person.wait_for(lambda: isinstance(person.app.screen, HintScreen))
        check(person.screen(), language)
        await person.press("escape", "s", "escape")
        check(person.screen(), language)
        assert say("tui-key-quit") in person.screen()
        await person.press("l")
        check(person.screen(), language)
        await person.press("escape", "n")
        for _ in range(9):
            await person.press("left", "down")
            check(person.screen(), language)
        await person.pilot.resize_terminal(80, 24)
        check(person.screen(), language)

    drive(script, tmp_path, solo(first_game=False))


def test_passing_the_screen_on(tmp_path: Path, language: str) -> None:
    async def script(person: Driver) -> None:
        await person.wait_for(lambda: isinstance(person.app.screen, PassScreen))
        check(person.screen(), language)
        assert say("tui-pass-title", seat="A") in person.screen()

    drive(script, tmp_path, people(2, 2))
