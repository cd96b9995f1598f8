"""What the next eclipse would bring is what the engine scores when it comes."""

import random

import pytest

from teotihuacan import Event, Game, Setup
from teotihuacan.game.eclipse_forecast import forecast_eclipse
from teotihuacan.game.views import SPECTATOR, view


def scored_at_eclipse(events: list[Event], seat: int) -> int:
    """The VP of steps 1 to 4 of an eclipse (rules 9.2 to 9.5)."""
    kinds = [event.kind for event in events]
    following = events[kinds.index("eclipse_scored") :]
    sources = ("avenue", "leader", "track", "masks")
    return sum(
        int(str(event.facts["vp"]))
        for event in following
        if event.kind == "scored" and event.seat == seat and str(event.facts["source"]) in sources
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_forecast_comes_true(players: int) -> None:
    eclipses = 0
    for seed in range(3):
        game = Game(Setup(players, first_game=players == 2), seed)
        chooser = random.Random(players)
        while not game.position.over:
            before = game.position
            told = forecast_eclipse(view(before, SPECTATOR))
            if seed == 0:
                assert forecast_eclipse(view(before, before.seat)) == told
            events = game.play(chooser.choice(before.legal_actions()))
            scored = any(event.kind == "eclipse_scored" for event in events)
            if scored and before.question == "end_turn":
                eclipses += 1
                for seat in range(players):
                    assert told[seat].vp == scored_at_eclipse(events, seat)
    assert eclipses or players == 1  # Teotibot's turn is between


def test_the_salary_is_told_before_it_is_asked_for() -> None:
    game = Game(Setup(2, first_game=True), 3)
    chooser = random.Random(1)
    told: list[int] = []
    asked = 0
    while not game.position.over:
        position = game.position
        forecast = forecast_eclipse(view(position))
        if position.question == "end_turn":
            told = [seat.salary for seat in forecast]
        events = game.play(chooser.choice(position.legal_actions()))
        scored = any(event.kind == "eclipse_scored" for event in events)
        if scored and position.question == "end_turn" and game.position.question == "salary":
            frame = view(game.position)["stack"][-1]
            assert frame["owed"] == told[frame["seat"]]
            asked += 1
    assert asked
