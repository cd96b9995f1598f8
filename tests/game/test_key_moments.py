"""Key moments of whole games: VP that add up, places where they happened, the lead."""

import random

import pytest

from random_games import play_randomly
from teotihuacan import Event, Game, Setup
from teotihuacan.game.history import events_between
from teotihuacan.game.key_moments import Moment, find_eclipses, find_leads, find_moments
from teotihuacan.lessons import load_record


def read(game: Game) -> tuple[list[list[Event]], list[list[int]]]:
    """What each action did, and the VP after each."""
    events = [events_between(game, ply, ply + 1) for ply in range(game.ply)]
    return events, [list(game.position_at(ply).scores()) for ply in range(game.ply + 1)]


def scored(seat: int, vp: int, source: str = "construction") -> Event:
    return Event("scored", seat, {"source": source, "vp": vp})


def test_a_game_as_the_page_reads_it() -> None:
    """The same game as in web/src/ending/ending.test.ts, without what was taken back there."""
    moved = Event("moved", 0, {"start": "palace", "board": "nobles", "power": 1})
    acted = Event("main_action_taken", 1, {"board": "construction", "workers": 1, "cocoa": 2})
    built = Event("tile_built", 1, {"cell": 29, "tile": "....", "turn": 0})
    events = [
        [Event("turn_began", 0, {}), moved, scored(0, 1)],
        [scored(0, 4), scored(1, 3), Event("turn_ended", 0, {}), Event("turn_began", 1, {})],
        [acted],
        [
            *(built, scored(1, 7), Event("eclipse_due", 1, {"eclipse": 1})),
            *(Event("turn_ended", 1, {}), Event("eclipse_scored", -1, {"eclipse": 1})),
            *(scored(0, 20, "avenue"), scored(1, 8, "track")),
        ],
        [scored(0, -3, "salary"), scored(1, 15, "bonus_tiles"), Event("game_over", -1, {})],
    ]
    scores = [[0, 0], [1, 0], [5, 3], [5, 3], [25, 18], [22, 33]]
    assert find_moments(events, scores) == [
        Moment(2, "turn", 0, 5, "nobles"),
        Moment(4, "turn", 1, 7, "construction"),
        Moment(4, "pyramid", 1),
        Moment(4, "due", 1),
        Moment(4, "eclipse", eclipse=1, gains=(17, 8)),
        Moment(5, "bonus", gains=(0, 15)),
        Moment(5, "lead", 1),
    ]
    assert find_leads(events, scores) == [Moment(2, "lead", 0), Moment(5, "lead", 1)]
    assert find_eclipses(events) == [4]


def test_the_game_of_the_lessons() -> None:
    moments = find_moments(*read(load_record("first")))
    eclipses = [moment for moment in moments if moment.kind == "eclipse"]
    assert [moment.eclipse for moment in eclipses] == [1, 2, 3]
    assert eclipses[0].gains == (9 + 4 + 8 + 1, 16)  # as the coach tells
    assert [m.gains for m in moments if m.kind == "bonus"] == [(21, 21)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_moments_of_random_games(players: int) -> None:
    game = play_randomly(Game(Setup(players), players), random.Random(players))
    events, scores = read(game)
    moments = find_moments(events, scores)
    plies = [moment.ply for moment in moments]
    assert plies == sorted(plies)
    assert all(0 < ply <= game.ply for ply in plies)
    for moment in moments:
        if moment.kind == "turn" and moment.seat is not None:
            assert scores[moment.ply][moment.seat] > scores[moment.ply - 1][moment.seat]
        if moment.kind == "lead":
            assert scores[-1][moment.seat or 0] == max(scores[-1])
    assert find_moments([], [[0] * 2]) == []
