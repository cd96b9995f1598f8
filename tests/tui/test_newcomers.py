"""What newcomers meet: menu, rules, coach, hints, the end of a game and its replay."""

import random
from pathlib import Path

import pytest
from drive import Driver, drive, solo
from screen_scenes import follow_coach

from random_games import play_randomly
from teotihuacan import Game
from teotihuacan.i18n import say
from teotihuacan.lessons import load_chapters
from teotihuacan.lessons.places import Place
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.lesson_progress import Progress, read_progress
from teotihuacan.tui.screens.ending import EndingScreen
from teotihuacan.tui.screens.hint import HintScreen
from teotihuacan.tui.screens.join import JoinScreen
from teotihuacan.tui.screens.learn import ChaptersScreen
from teotihuacan.tui.screens.lesson import LessonTable
from teotihuacan.tui.screens.pointing import find_tab
from teotihuacan.tui.screens.replay import ReplayTable
from teotihuacan.tui.screens.rules import RulesScreen
from teotihuacan.tui.screens.start import StartScreen

SMALL = (80, 24)


def finished() -> Game:
    """A game that was played to its end."""
    return play_randomly(solo(), random.Random(7))


def lesson(person: Driver) -> LessonTable:
    """The table of a lesson."""
    table = person.table
    assert isinstance(table, LessonTable)
    return table


# The menu ---


def test_a_first_game_begins_with_one_key_and_can_be_taken_back(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("f")
        game = person.match.game
        assert (game.setup.players, game.setup.first_game, game.take_back) == (2, True, True)
        assert sorted(game.names or []) == ["novice", "you"]

    drive(script, tmp_path)


def test_every_line_of_the_menu_opens_in_a_small_window(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for key, words in (("?", "Signs"), ("r", "1 Set-up of the board"), ("t", "8. The end")):
            await person.press("question_mark" if key == "?" else key)
            assert words in person.screen() or key == "?"
            assert not isinstance(person.app.screen, StartScreen)
            await person.press("escape")
            assert isinstance(person.app.screen, StartScreen)
        for row in range(len(person.rows())):
            assert len(person.rows()[row]) <= 70

    drive(script, tmp_path, size=SMALL)


def test_the_mouse_opens_rules_from_the_help_of_the_menu(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("question_mark")
        await person.pilot.click("#keys", offset=(3, 1))
        await person.pilot.pause()
        assert isinstance(person.app.screen, RulesScreen)

    drive(script, tmp_path, size=SMALL)


def test_a_link_to_join_is_checked_before_the_menu_closes(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("j", *"x://y", "enter")
        assert isinstance(person.app.screen, JoinScreen)
        assert "x://y" in person.screen()
        before = person.app.link
        assert not before
        await person.press(*["backspace"] * 5, *"localhost:1", "enter")
        assert person.app.link == "localhost:1"

    drive(script, tmp_path)


# Rules ---


def test_rules_are_found_by_words_and_numbers(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("r", *"5.3")
        assert "5.3 " in person.lines()[2]
        await person.press("escape", *"mask")
        assert "5.3 " not in person.lines()[2]
        assert say("rules-found", count=8)[1:] in person.lines()[-2]
        await person.press(*"xyz")
        assert "No rule speaks of “maskxyz”" in person.screen()
        await person.press("escape")
        assert isinstance(person.app.screen, RulesScreen)
        await person.press("escape")
        assert isinstance(person.app.screen, StartScreen)

    drive(script, tmp_path, size=SMALL)


@pytest.mark.parametrize("keys", [("f3",), ("question_mark", "r")])
def test_cited_rules_open_at_their_place(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async def script(person: Driver) -> None:
        await person.press(*keys)
        assert "▸ 3.1 " in person.lines()[2]
        await person.press("tab", "tab")
        assert "▸ 3.4 " in person.lines()[2]
        await person.press("tab")
        assert "▸ 3.1 " in person.lines()[2]

    drive(script, tmp_path, solo())


# Learning ---


def test_the_coach_leads_through_a_chapter_and_keeps_the_place(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("t", "enter")
        await person.press("enter", "enter")
        assert "Pick your worker of power 2" in person.screen()
        await person.press("1")
        assert "Not that one just now." in person.screen()
        assert lesson(person).place == Place(0, 2)
        await person.press("6")
        assert lesson(person).place == Place(0, 3)
        await person.press("u")
        assert lesson(person).place == Place(0, 2)
        await person.press("escape")
        assert isinstance(person.app.screen, ChaptersScreen)
        assert "1. A move and an action (go on here)" in person.screen()

    drive(script, tmp_path)
    assert read_progress(tmp_path, load_chapters()) == Progress(Place(0, 2))


def test_in_a_small_window_the_coach_opens_what_it_points_at(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("t", "enter")
        table = lesson(person)
        seen = set()
        for _ in range(200):
            if table.finished:
                break
            if not table.coming and table.step.points:
                tab = find_tab(table.step.points, table.seen)
                assert tab in (None, table.tab_in_sight)
                seen.add(tab)
            follow_coach(table)
        assert seen >= {"boards", "pyramid", "players", "tracks", "tiles"}

    drive(script, tmp_path, size=SMALL)


def test_all_chapters_can_be_played_to_the_end(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("t", "enter")
        table = lesson(person)
        for _ in range(200):
            if table.finished:
                break
            follow_coach(table)
        assert table.finished
        await person.pilot.pause()
        assert "You know the game" in person.screen()
        await person.press("enter")
        await person.wait_for(lambda: not isinstance(person.table, LessonTable))
        assert person.match.game.setup.first_game

    drive(script, tmp_path)
    chapters = load_chapters()
    assert read_progress(tmp_path, chapters).done == {chapter.name for chapter in chapters}


def test_progress_that_makes_no_sense_is_forgotten(tmp_path: Path) -> None:
    for text in ("", "[]", '{"chapter": 99, "step": 0}', '{"chapter": "1", "done": [["x"], 3]}'):
        (tmp_path / "lessons.json").write_text(text)
        assert read_progress(tmp_path, load_chapters()) == Progress()


# Hints ---


def test_a_hint_is_played_from_its_window(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("h")
        await person.wait_for(lambda: isinstance(person.app.screen, HintScreen))
        hint = person.app.screen
        assert isinstance(hint, HintScreen)
        await person.press("enter")
        assert person.match.game.actions == [hint.advice.suggestions[0].action]

    drive(script, tmp_path, solo())


# The end ---


def test_the_end_tells_who_won_and_a_moment_leads_to_its_place(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        ending = person.app.screen
        assert isinstance(ending, EndingScreen)
        shown = person.screen()
        for words in ("Teotibot wins this time", "VP over the game", "eclipse 3", "Eclipse 1: A"):
            assert words in shown
        await person.press("down", "down", "down", "enter")
        replay = person.app.screen
        assert isinstance(replay, ReplayTable)
        assert replay.match.at == ending.moments[0].ply
        await person.press("right")
        assert replay.match.at == ending.moments[0].ply + 1
        await person.press("escape", "enter")
        assert person.app.screen is person.table

    drive(script, tmp_path, finished())


def test_a_saved_game_is_replayed_from_the_list(tmp_path: Path) -> None:
    SavedGames(tmp_path).save(finished())

    async def script(person: Driver) -> None:
        await person.press("l", "r")
        replay = person.app.screen
        assert isinstance(replay, ReplayTable)
        assert (replay.match.at, replay.match.over) == (0, False)
        await person.press("q")
        assert "Saved games" in person.screen()

    drive(script, tmp_path)
