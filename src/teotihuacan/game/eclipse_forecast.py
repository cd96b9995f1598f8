"""What an eclipse would bring if it were scored now: the engine scores it on a copy.

>>> from teotihuacan import Position, Setup
>>> from teotihuacan.game.views import view
>>> forecast_eclipse(view(Position.new(Setup(players=2, first_game=True), seed=1)))[0]
Forecast(vp=0, sources={}, salary=3)
"""

from typing import NamedTuple

from ..engine import Position
from .position_json import position_from_json, position_to_json
from .position_json.reader import TOP_KEYS
from .turns import END_TURN
from .views import View

ENOUGH_COCOA = 20  # for any salary: what is owed, not what can be paid


class Forecast(NamedTuple):
    """What a seat would score, by source, and the salary it would owe."""

    vp: int
    sources: dict[str, int]
    salary: int


def forecast_eclipse(seen: View) -> list[Forecast]:
    """The eclipse as it would be scored now, by seat; empty before the first turn and at the end.

    Any seat's view is enough: what is hidden plays no part in it.
    """
    seat = seen["turn"]["seat"]
    if seat is None or seen["calendar"]["over"] or seen["starting"]["secret"]:
        return []
    position = make_last_turn(seen, seat)
    if position.question == "end_turn":  # else it ended by itself
        position.apply(END_TURN)
    stack = position_to_json(position)["stack"]
    owed = {frame["seat"]: frame["owed"] for frame in stack if "owed" in frame}
    return [
        compare(player["books"], position.books(seat), owed.get(seat, 0))
        for seat, player in enumerate(seen["players"])
    ]


def make_last_turn(seen: View, seat: int) -> Position:
    """The table as it is, but a turn is about to end that brings the eclipse at once.

    Everybody has cocoa, so that everybody is asked for the salary.
    """
    table = {key: seen[key] for key in TOP_KEYS if key in seen}
    calendar = seen["calendar"]
    table["calendar"] = {**calendar, "light": calendar["dark"], "eclipse_in_turns": 1}
    table["players"] = [{**player, "cocoa": ENOUGH_COCOA} for player in seen["players"]]
    table["turn"] = {"seat": seat, "mover": None, "companion": None}
    table["stack"] = [{"question": "end_turn", "seat": seat}]
    return position_from_json(table)


def compare(before: dict[str, int], after: dict[str, int], salary: int) -> Forecast:
    """What a seat scores at the eclipse, by its books before and after."""
    scored = {source: vp - before.get(source, 0) for source, vp in after.items()}
    sources = {source: vp for source, vp in scored.items() if vp}
    return Forecast(sum(sources.values()), sources, salary)
