"""The pyramid on the table: coordinates, icons printed in colour, tiles laid by arrow keys."""

import random
from pathlib import Path

import pytest
from drive import Driver, drive, solo

from teotihuacan import Game, Setup
from teotihuacan.game.views import view
from teotihuacan.terminal.pyramid import printed_squares, turned_icons
from teotihuacan.tui.drawing.choices import list_choices
from teotihuacan.tui.drawing.pyramid import pyramid_text
from teotihuacan.tui.placing import ARROWS, place_of, step_to, turn_tile

BUILDING = ("Forest 1 → Construction", "Build the pyramid", "Pyramid tile 2: rBrb")


async def begin_to_lay(person: Driver) -> None:
    for text in BUILDING:
        await person.answer(text)
    assert person.match.position.question == "pyramid_cell"


def test_turning_shows_where_the_coloured_icon_goes(tmp_path: Path) -> None:
    """B5: rBrb turned 0 and 2 times was drawn the same, though only one gave a temple step."""

    async def script(person: Driver) -> None:
        await begin_to_lay(person)
        shown = []
        for _ in range(4):
            shown.append("\n".join(line for line in person.lines()[8:18]))
            await person.press("space")
        assert len(set(shown)) == 4
        assert all("▸B" in drawn and drawn.count("▸") == 4 for drawn in shown)

    drive(script, tmp_path, solo())


def test_a_tile_is_laid_by_arrows(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await begin_to_lay(person)
        assert "Space turns" in person.screen()
        first = person.table.chosen
        await person.press("right")
        moved = person.table.chosen
        assert first
        assert moved
        assert place_of(first) != place_of(moved)
        await person.press("space")
        turned = person.table.chosen
        assert turned
        assert place_of(turned) == place_of(moved)
        assert turned.text in person.screen()
        assert turned.effect in person.screen().replace("│\n│", "")
        await person.press("enter")
        assert turned.action in person.match.game.actions

    drive(script, tmp_path, solo())


@pytest.mark.parametrize("players", [1, 4])
def test_arrows_reach_every_place_and_space_every_turn(players: int) -> None:
    game = Game(Setup(players), 7)
    chooser = random.Random(players)
    tried = 0
    while not game.position.over:
        if game.position.question == "pyramid_cell":
            tried += 1
            choices = list_choices(view(game.position, game.position.seat))
            start = next(i for i, choice in enumerate(choices) if place_of(choice))
            reached, edge = {start}, [start]
            while edge:
                at = edge.pop()
                nexts = {step_to(choices, at, arrow) for arrow in ARROWS}
                for number in {*nexts, turn_tile(choices, at)} - reached:
                    reached.add(number)
                    edge.append(number)
            assert reached == {i for i, choice in enumerate(choices) if place_of(choice)}
        game.play(chooser.choice(game.position.legal_actions()))
    assert tried


def test_coordinates_are_those_of_the_answers() -> None:
    game = Game(Setup(2), 7)
    chooser = random.Random(5)
    levels = set()
    while not game.position.over:
        if game.position.question == "pyramid_cell":
            seen = view(game.position, game.position.seat)
            for offer in seen["legal"]:
                if offer["kind"] != "place":
                    continue
                about = offer["about"]
                levels.add(about["level"])
                lines = pyramid_text(seen, offer, 26).plain.split("\n")
                marked = [number for number, line in enumerate(lines) if "▸" in line]
                assert lines[marked[0]].startswith(str(about["row"]))
                column = lines[marked[0]].index("▸")
                assert str(about["column"]) == lines[1][column : column + 6].strip()
                icons = [square["icon"] for square in printed_squares(offer)]
                assert "".join(icons) == turned_icons(about)
        game.play(chooser.choice(game.position.legal_actions()))
    assert {1, 2} <= levels
