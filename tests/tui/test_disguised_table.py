"""Nothing that the TUI says is outside the catalogues, and another language comes at once."""

from pathlib import Path

import pytest
from drive import Driver, drive, people, solo
from textual.widgets import OptionList

from pseudo import WORD, left_over
from teotihuacan.i18n import current_language, say, set_language
from teotihuacan.i18n.settings import read_remembered_language
from teotihuacan.tui.screens.dialogs import PassScreen
from teotihuacan.tui.screens.hint import HintScreen


@pytest.mark.usefixtures("pseudo")
def test_every_screen_of_the_tui(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        seen = [person.screen()]
        for key in ("question_mark", "t", "l"):
            await person.press(key)
            seen.append(person.screen())
            await person.press("escape")
        for _ in range(30):
            await person.press("1")
            seen.append(person.screen())
        await person.press("h")
        await person.wait_for(lambda: isinstance(person.app.screen, HintScreen))
        seen.append(person.screen())
        await person.press("escape", "s", "escape")
        seen.append(person.screen())
        await person.press("l")
        seen.append(person.screen())
        await person.press("escape", "n")
        for _ in range(9):
            await person.press("left", "down")
            seen.append(person.screen())
        await person.pilot.resize_terminal(80, 24)
        seen.append(person.screen())
        folders = set(WORD.findall(str(tmp_path))) | {"json", "seed", "solo", "saves"}
        assert [left_over(screen, *folders) for screen in seen] == [set()] * len(seen)

    drive(script, tmp_path, solo(first_game=False))


@pytest.mark.usefixtures("pseudo")
def test_passing_the_screen_on(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.wait_for(lambda: isinstance(person.app.screen, PassScreen))
        assert left_over(person.screen()) == set()

    drive(script, tmp_path, people(2, 2))


@pytest.mark.usefixtures("pseudo")
def test_another_language_at_once_in_a_running_game(tmp_path: Path) -> None:
    set_language("en")

    async def script(person: Driver) -> None:
        await person.press("down", "down")
        assert "Which worker moves?" in person.screen()
        assert "Undo" in person.lines()[-1]
        await person.press("f2", "down", "enter")
        await person.pilot.pause()
        assert current_language() == "hu"
        assert left_over(person.screen()) == set()
        assert say("ask-turn", double_move=0, move_anywhere=0) in person.screen()
        assert say("tui-key-undo") in person.lines()[-1]
        assert person.app.screen.query_one("#choices", OptionList).highlighted == 2
        await person.press("escape")
        assert left_over(person.screen(), "Magyar") == set()
        await person.press("g", "up", "enter")
        assert "Continue the game that was kept" in person.screen()

    drive(script, tmp_path, solo())
    assert read_remembered_language(tmp_path) == "en"
