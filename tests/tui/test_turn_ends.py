"""A turn ends when its player says so; answers come first; nothing is given away by Enter."""

import random
from pathlib import Path

import pytest
from drive import Driver, drive, people, solo
from textual.widgets import OptionList

from teotihuacan import Game, Setup
from teotihuacan.game.views import view
from teotihuacan.terminal.playing_settings import read_playing_settings
from teotihuacan.tui.drawing.choices import SIDE_ACTIONS, first_choice, list_choices


def test_a_move_with_one_possible_action_waits_for_the_end_of_the_turn(tmp_path: Path) -> None:
    """B3: it collected cocoa, ended the turn, and could not be taken back."""

    async def script(person: Driver) -> None:
        beginning = person.match.position
        await person.press("1")
        assert person.match.game.ply == 0
        assert "That was your last action: Forest 1 → Nobles" in person.screen()
        assert [row.split("  ")[0] for row in person.rows()] == [
            "1 End turn",
            "2 Take back",
            "3 Don’t ask again",
        ]
        await person.press("u")
        assert person.match.position is beginning
        assert "Which worker moves?" in person.screen()
        await person.press("1", "2")
        assert person.match.position is beginning
        await person.press("1", "enter")
        assert person.match.game.ply > 0

    drive(script, tmp_path, people(3, 1, first_game=True, bot="student"), asks=True)


def test_a_first_games_turn_is_taken_back_after_the_bots_played(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        beginning = person.match.position
        await person.answer("Forest 1 → Construction")
        await person.answer("Collect cocoa")
        await person.press("enter")
        await person.wait_for(lambda: person.match.asks_person() and person.match.game.ply > 2)
        await person.press("u")
        assert person.match.position == beginning
        assert person.match.game.actions == []

    drive(script, tmp_path, people(3, 1, first_game=True), asks=True)


def test_a_turn_after_which_dice_were_rolled_stays(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("1", "1")
        assert "B: Rolled" in person.screen()
        actions = person.match.game.actions
        await person.press("u")
        assert person.match.game.actions == actions
        (told,) = [notification.message for notification in person.app._notifications]
        assert told == "Dice have been rolled since: that turn can’t be taken back."

    drive(script, tmp_path, solo(), asks=True)


def test_dont_ask_again_is_remembered_and_can_be_changed(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("1", "3")
        assert person.match.game.ply == 1
        await person.press("1")
        assert person.match.held is None
        assert read_playing_settings(tmp_path).ends == "never"
        await person.press("o", "right", "escape")
        assert read_playing_settings(tmp_path).ends == "bots"

    drive(script, tmp_path, solo(), asks=True)


def test_people_among_themselves_are_not_asked(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert not person.table.asks_before_end()

    drive(script, tmp_path, people(2, 2), asks=True)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_cursor_never_begins_on_a_loss(players: int) -> None:
    """B4: "Pay 0", "Don't buy" and "Unlock" were the first rows."""
    game = Game(Setup(players), 5)
    chooser = random.Random(players)
    seen = set()
    while not game.position.over:
        choices = list_choices(view(game.position, game.position.seat))
        kinds = [choice.offer["kind"] for choice in choices]
        aside = [kind in SIDE_ACTIONS for kind in kinds]
        assert aside == sorted(aside)
        first = choices[first_choice(choices)]
        if not all(choice.is_loss for choice in choices):
            assert not first.is_loss
        if game.position.question == "salary":
            amounts = [c.offer["about"]["amount"] for c in choices if not c.is_aside]
            assert amounts == sorted(amounts, reverse=True)
            seen.add("salary")
        if "decline" in kinds:
            assert kinds[0] != "decline"
            seen.add("decline")
        if True in aside:
            seen.add("aside")
        game.play(chooser.choice(game.position.legal_actions()))
    assert seen == {"salary", "decline", "aside"}


def test_a_line_stands_before_side_actions(tmp_path: Path) -> None:
    game = solo(first_game=False)
    chooser = random.Random(2)
    while True:
        kinds = [o["kind"] for o in view(game.position, game.position.seat)["legal"]]
        if "unlock_paid" in kinds and "move" in kinds:
            break
        game.play(chooser.choice(game.position.legal_actions()))

    async def script(person: Driver) -> None:
        listed = person.table.query_one("#choices", OptionList)
        aside = [choice.is_aside for choice in person.table.choices]
        before = aside.index(True) - 1
        assert listed.options[before]._divider
        assert sum(option._divider for option in listed.options) == 1

    drive(script, tmp_path, game)
