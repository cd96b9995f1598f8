"""What many games add up to, and what is achieved in them."""

from collections.abc import Iterable
from typing import Any

import pytest
from test_game_results import PEOPLE, play_randomly

from teotihuacan import Event, Setup
from teotihuacan.bots.levels import LEVELS
from teotihuacan.engine.setup.options import LEVELS as SOLO_LEVELS
from teotihuacan.study.profiles import (
    ACHIEVEMENTS,
    BOT,
    LEFT,
    PERSON,
    TEOTIBOT,
    GameResult,
    Played,
    Player,
    SeatResult,
    add_up,
    read_result,
)
from teotihuacan.study.profiles.achievements import find_achievements
from teotihuacan.study.profiles.stories import Story

ME = Player(PERSON, "Ann")


def story(*events: Event, place: int = 1, vp: int = 80, **more: Any) -> Story:
    """What happened to somebody who sat first, against a novice if nothing else is said."""
    setup = more.get("setup", Setup(2))
    players = more.get("players", [ME, Player(BOT, "novice")])
    return Story(0, players, setup, vp, place, more.get("ended_by", "rules"), list(events))


def event(kind: str, **facts: Any) -> Event:
    return Event(kind, 0, facts)


def steps(temple: str, last: int) -> list[Event]:
    return [event("temple_stepped", temple=temple, step=step) for step in range(1, last + 1)]


TURN = event("turn_began")
ASCENDED = event("ascended", board="forest")
FOURTH = event("worker_arrived", board="palace", power=3)
TILE = event("tile_built", tile="x", cell=3, turn=0)
PAID = event("salary_settled", paid=4, unpaid=0)
LEADER = event("scored", source="leader", vp=4)
TEMPLES = ("blue", "red", "green")
BOARDS = ("palace", "forest", "stone_quarry", "gold_deposits", "decorations")
SIDES = ("top", "right", "bottom", "left")
# What earns an achievement, and what is one thing too little for it.
EARNED: dict[str, tuple[list[Event], list[Event]]] = {
    "ascension": ([TURN, ASCENDED], [TURN]),
    "fourth-worker": ([ASCENDED, FOURTH], [ASCENDED]),
    "two-ascensions": ([TURN, ASCENDED, ASCENDED], [TURN, ASCENDED, TURN, ASCENDED]),
    "worship": (
        [event("locked", board=board, space=0, power=1) for board in BOARDS],
        [event("locked", board=board, space=0, power=1) for board in BOARDS[1:]],
    ),
    "royal-tile": (
        [event("scored", source="royal_tiles", vp=8)],
        [event("scored", source="royal_tiles", vp=7)] * 2,
    ),
    "three-workers": (
        [event("main_action_taken", board="forest", workers=3, cocoa=1)],
        [event("main_action_taken", board="forest", workers=2, cocoa=1)] * 2,
    ),
    "technologies": (
        [event("learned", technology="x", slot=slot) for slot in (5, 3, 4)],
        [event("learned", technology="x", slot=slot) for slot in (1, 2, 3, 4)],
    ),
    "bottom-row": (
        [event("nobles_built", row=2, space=0)],
        [event("nobles_built", row=1, space=0)],
    ),
    "decorations": (
        [event("decorated", decoration="x", side=side, space=0) for side in SIDES],
        [event("decorated", decoration="x", side=side, space=0) for side in SIDES[:3] * 2],
    ),
    "matches": (
        [event("scored", source="matches", vp=3)],
        [event("scored", source="matches", vp=2)] * 2,
    ),
    "three-tiles": ([TURN, TILE, TILE, TILE], [TURN, TILE, TILE, TURN, TILE]),
    "pyramid-top": ([event("tile_built", tile="x", cell=29, turn=0)], [TILE]),
    "pyramid-track": ([event("track_stepped", step=7)], [event("track_stepped", step=6)]),
    "leader": ([LEADER] * 3, [LEADER] * 2),
    "avenue": ([event("avenue_stepped", step=9)], [event("avenue_stepped", step=8)]),
    "temple-top": (steps("red", 11), steps("red", 10)),
    "bonus-tiles": (
        [one for temple in TEMPLES for one in steps(temple, 10)],
        [one for temple in TEMPLES[1:] for one in steps(temple, 11)],
    ),
    "masks": (
        [event("bought", discovery=f"mask_{number}") for number in (1, 3, 4, 6, 7)],
        [event("bought", discovery=f"mask_{number}") for number in (1, 3, 4, 6, 6)],
    ),
    "salaries": (
        [FOURTH, PAID, PAID, PAID],
        [FOURTH, PAID, PAID, event("salary_settled", paid=3, unpaid=1)],
    ),
}


@pytest.mark.parametrize("key", EARNED)
def test_an_achievement_takes_all_that_it_says(key: str) -> None:
    enough, too_little = EARNED[key]
    assert key in find_achievements(story(*enough))
    assert key not in find_achievements(story(*too_little))


def test_results_are_achievements_too() -> None:
    won = find_achievements(story(vp=150, setup=Setup(4)))
    assert {"many-vp", "beat-novice", "four-players"} <= {*won}
    lost = find_achievements(story(vp=149, setup=Setup(4), place=2))
    assert not {"many-vp", "beat-novice", "four-players"} & {*lost}
    resigned = find_achievements(story(setup=Setup(4), ended_by="resignation"))
    assert not {"beat-novice", "four-players"} & {*resigned}


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_beaten(level: str) -> None:
    won = find_achievements(story(players=[ME, Player(BOT, level)]))
    assert [key for key in won if key.startswith("beat-")] == [f"beat-{level}"]


@pytest.mark.parametrize("level", SOLO_LEVELS)
def test_each_level_of_teotibot_can_be_beaten(level: str) -> None:
    players = [ME, Player(TEOTIBOT, "Teotibot")]
    won = find_achievements(story(players=players, setup=Setup(1, level=level)))
    assert [key for key in won if key.startswith("solo-")] == [f"solo-{level}"]


def test_every_achievement_is_tested_here() -> None:
    results = {"many-vp", "four-players"}
    results |= {f"beat-{level}" for level in LEVELS} | {f"solo-{level}" for level in SOLO_LEVELS}
    assert {one.key for one in ACHIEVEMENTS} == {*EARNED} | results


# Statistics


def play_ten() -> list[Played]:
    """Ten games, some with others than before, in no order."""
    games = []
    for number in range(10):
        players = (2, 3, 1, 4)[number % 4]
        setup = Setup(1, level="standard") if players == 1 else Setup(players)
        game = play_randomly(setup, number)
        others = [Player(BOT, "novice"), PEOPLE[1], Player(BOT, "novice")][: players - 1]
        sitting = [ME, *others] if players > 1 else [ME, Player(TEOTIBOT, "Teotibot")]
        result = read_result(game, sitting, 1000 - number)
        games.append(Played(f"table {number}", result, 0))
    return games


def test_figures_are_those_of_the_games() -> None:
    games = play_ten()
    told = add_up(games)
    own = [one.result.seats[0] for one in games]
    assert told.total.games == 10
    assert told.total.wins == sum(one.place == 1 for one in own)
    assert told.total.mean_vp == round(sum(one.vp for one in own) / 10, 1)
    assert told.total.best_vp == max(one.vp for one in own)
    assert [(row.players, row.games) for row in told.by_players] == [
        (1, 2),
        (2, 3),
        (3, 3),
        (4, 2),
    ]
    assert [one.key for one in told.course] == [f"table {n}" for n in range(9, -1, -1)]
    assert all(sum(point.sources.values()) == point.vp for point in told.course)
    mean = sum(sum(one.books.values()) for one in own) / 10
    assert sum(told.sources.values()) == pytest.approx(mean, abs=0.4)
    assert [one.vp for one in told.best] == sorted((one.vp for one in own), reverse=True)[:5]
    kept = [tile for one in own for tile in one.starting_tiles]
    assert {row.tile: row.games for row in told.starting_tiles} == {
        tile: kept.count(tile) for tile in kept
    }
    met = {(row.kind, row.name): row.games for row in told.opponents}
    assert met == {
        ("bot", "novice"): 8,
        ("person", "Bob"): 5,
        ("teotibot", "standard"): 2,
    }
    earned = {row.achievement: row.games for row in told.achievements}
    everything = [key for one in own for key in one.achievements]
    assert earned == {key: everything.count(key) for key in everything}


def invent(places: Iterable[int], gone: str = "", ended_by: str = "rules") -> list[Played]:
    """Games for two with these places of the first seat, one after another."""
    games = []
    for at, place in enumerate(places):
        seats = [
            SeatResult(0, PERSON, "", 100 + at, place, {"track": 100 + at}, [1, 2], [], gone),
            SeatResult(1, PERSON, "", 90, 3 - place, {}, [3, 4], []),
        ]
        games.append(Played(str(at), GameResult(at, 2, None, [], ended_by, seats), 0))
    return games


def test_streaks_are_games_won_in_a_row() -> None:
    told = add_up(invent([1, 1, 1, 2, 1, 1]))
    assert (told.streaks.now, told.streaks.longest) == (2, 3)
    assert add_up(invent([1, 2])).streaks.now == 0


def test_who_gave_up_has_played_but_no_vp() -> None:
    told = add_up(invent([1, 2], gone=LEFT))
    assert (told.total.games, told.total.wins, told.given_up) == (2, 0, 2)
    assert (told.total.mean_vp, told.total.best_vp) == (None, None)
    assert (told.course, told.best, told.starting_tiles, told.sources) == ([], [], [], {})
    assert [(row.games, row.ahead) for row in told.opponents] == [(2, 0)]


def test_when_all_others_resign_the_game_is_won_without_vp() -> None:
    told = add_up(invent([1], ended_by="resignation"))
    assert (told.total.games, told.total.wins, told.total.mean_vp) == (1, 1, None)


def test_nobody_has_played_nothing() -> None:
    told = add_up([])
    assert (told.total.games, told.total.mean_vp, told.achievements) == (0, None, [])
