"""A turn at the table: keys, mouse, undo, redo, help, save, autosave."""

import os
from pathlib import Path

import pytest
from drive import Driver, drive, people, solo
from textual.widgets import OptionList

from teotihuacan import Game
from teotihuacan.game.files import load_game
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.drawing.choices import Choice
from teotihuacan.tui.screens.answering import AnsweringTable
from teotihuacan.tui.screens.ending import EndingScreen


def test_a_table_must_know_who_is_next_and_how_answers_are_given() -> None:
    with pytest.raises(TypeError, match="abstract methods go_on, take"):
        AnsweringTable()  # type: ignore[abstract, call-arg]


def test_a_whole_turn_by_keys_then_back_and_forth(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        beginning = person.match.position
        await person.answer("Forest 1 → Construction")
        assert "→A1" in person.screen()
        assert "Forest 1 → Construction" in person.lines()[26]  # where we are in the turn
        moved = person.match.position
        await person.press("u")
        assert person.match.position == beginning
        await person.press("r")
        assert person.match.position == moved
        await person.answer("Collect cocoa")
        assert person.match.position.question == "turn"
        assert "B: Rolled 6 and 5: bottom right" in person.screen()
        await person.press("u")  # Teotibot has rolled dice: too late
        assert person.match.game.ply == 2

    drive(script, tmp_path, solo())


def test_people_who_agreed_take_back_whole_turns(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        beginning = person.match.position
        await person.answer("Forest 1 → Construction")
        await person.answer("Collect cocoa")
        after = person.match.position
        assert "B: Rolled" in person.screen()
        await person.press("u", "u")
        assert person.match.position == beginning
        assert "B: Rolled" not in person.screen()
        await person.press("r", "r")
        assert person.match.position == after

    drive(script, tmp_path, solo(take_back=True))


def test_arrows_and_enter_choose_and_the_table_shows_where_it_leads(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert "▸ 6 Nobles" in person.screen()
        await person.press("down", "down")
        assert "▸ 8 Construction" in person.screen()
        await person.press("enter")
        assert person.match.crumbs() == ["Forest 1 → Construction"]

    drive(script, tmp_path, solo())


def test_a_click_gives_the_answer_under_the_mouse(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.click_row(2)
        assert person.match.crumbs() == ["Forest 1 → Construction"]

    drive(script, tmp_path, solo())


def test_a_click_on_a_board_leads_to_the_answers_about_it(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        at = person.table.seen["ring"].index("construction")
        leading = [
            n for n, one in enumerate(person.table.choices) if one.target == "construction"
        ]
        seen = []
        for _ in range(len(leading) + 1):
            await person.pilot.click(f"#place-{at}", offset=(3, 2))
            await person.pilot.pause()
            seen.append(person.table.query_one("#choices", OptionList).highlighted)
        assert seen == [*leading, leading[0]]
        assert person.match.game.ply == 0  # nothing is answered by that

    drive(script, tmp_path, solo())


def test_a_click_on_a_square_lays_the_tile_there(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for text in ("Forest 1 → Construction", "Build the pyramid", "Pyramid tile 2: rBrb"):
            await person.answer(text)
        listed = person.table.query_one("#choices", OptionList)
        for number, choice in enumerate(person.table.choices):
            if choice.offer["kind"] == "place":
                listed.highlighted = number
                await person.pilot.pause()
                point = find_mark(person)
                listed.highlighted = 0
                await person.pilot.click("#pyramid", offset=point)
                await person.pilot.pause()
                chosen = person.table.chosen
                assert chosen
                assert choice.offer["covers"][0]["row"] in rows_covered(chosen)

    drive(script, tmp_path, solo())


def find_mark(person: Driver) -> tuple[int, int]:
    """Where on the pyramid the first square is that an answer covers."""
    box = person.table.query_one("#pyramid").region
    lines = [line[box.x : box.right] for line in person.lines()[box.y : box.bottom]]
    return next((line.index("▸"), y) for y, line in enumerate(lines) if "▸" in line)


def rows_covered(choice: Choice) -> set[int]:
    """The rows of squares that an answer covers."""
    return {square["row"] for square in choice.offer["covers"]}


def test_answers_show_what_they_cost_and_bring(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert "act for 2 or collect 3" in person.rows()[2]
        await person.answer("Forest 1 → Construction")
        assert "+3 cocoa" in person.rows()[0]
        assert "−2 cocoa" in person.rows()[1]

    drive(script, tmp_path, solo())


def test_a_pyramid_tile_is_shown_where_it_would_lie(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for text in ("Forest 1 → Construction", "Build the pyramid", "Pyramid tile 2: rBrb"):
            await person.answer(text)
        assert person.match.position.question == "pyramid_cell"
        assert person.screen().count("▸") - person.lines()[26].count("▸") == 4

    drive(script, tmp_path, solo())


def test_help_tells_the_rule_behind_the_question(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("?")
        assert "Help" in person.screen()
        assert "rules 3.1, 3.2 and 3.4" in person.screen()
        await person.press("escape")
        assert person.app.screen is person.table

    drive(script, tmp_path, solo())


@pytest.mark.parametrize(("key", "text"), [("t", "Technologies (top row"), ("l", "Log")])
def test_everything_can_be_read_in_full(tmp_path: Path, key: str, text: str) -> None:
    async def script(person: Driver) -> None:
        await person.press(key)
        assert text in person.screen()
        await person.press("enter")
        assert person.app.screen is person.table

    drive(script, tmp_path, solo())


def test_every_action_is_kept_at_once(tmp_path: Path) -> None:
    kept: list[Game] = []

    async def first(person: Driver) -> None:
        await person.answer("Forest 1 → Construction")
        assert load_game(person.table.autosave.path).position == person.match.position
        await person.answer("Collect cocoa")
        kept.append(person.match.game)

    async def second(person: Driver) -> None:
        await person.press("c")
        assert person.match.position == kept[0].position
        assert "B: Rolled 6 and 5" in person.screen()  # the log is told again
        assert list(person.match.log())

    drive(first, tmp_path, solo())
    drive(second, tmp_path)


def test_saving_writes_a_record_of_its_own(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.answer("Forest 1 → Construction")
        await person.press("s", "enter")
        (path,) = SavedGames(tmp_path).list_saves()
        assert load_game(path).position == person.match.position

    drive(script, tmp_path, solo())


def test_a_name_is_asked_for_and_nothing_typed_is_played(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("s")
        assert "Save the game under a name" in person.screen()
        assert "turn 1, eclipse 1" in person.screen()
        await person.press(*"qus1")
        assert person.match.game.ply == 0
        await person.press("enter")
        (path,) = SavedGames(tmp_path).list_saves()
        assert path.stem.endswith(" - qus1")
        await person.press("s", *"123", "escape")
        assert person.app.screen is person.table
        assert person.match.game.ply == 0
        assert SavedGames(tmp_path).list_saves() == [path]

    drive(script, tmp_path, solo())


def test_a_disk_that_is_full_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)

    async def script(person: Driver) -> None:
        def told() -> str:
            return [notification.message for notification in person.app._notifications][-1]

        assert "could not be kept" in told()
        await person.answer("Forest 1 → Construction")
        assert "could not be kept" in told()
        await person.press("s", "enter")
        assert "could not be saved" in told()
        assert "no space left" in told()
        assert person.match.game.ply == 1
        await person.press("q")
        assert "no space left" in str(person.app._exit_renderables[0])

    drive(script, tmp_path, solo())


def test_random_players_answer_by_themselves(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.answer("Forest 1 → Construction")
        await person.answer("Collect cocoa")
        await person.wait_for(lambda: person.match.position.seat == 0)
        assert person.match.game.ply > 2
        await person.press("u")  # bots don't mind, and nothing hidden was shown
        assert person.match.game.actions == []
        assert person.match.events == []
        await person.press("u")
        (told,) = [notification.message for notification in person.app._notifications]
        assert told == "There is no turn of yours to take back."

    drive(script, tmp_path, people(3, 1, first_game=True))


def test_the_end_shows_who_scored_what(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.wait_for(lambda: isinstance(person.app.screen, EndingScreen))
        assert "Where the VP came from" in person.screen()
        assert "1. " in person.screen()

    game = solo()
    while not game.position.over:
        game.play(game.position.legal_actions()[0])
    drive(script, tmp_path, game)
