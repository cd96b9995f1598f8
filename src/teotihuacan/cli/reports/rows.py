"""A finished game as rows of a table: one for each seat."""

from collections.abc import Iterator, Sequence
from typing import Any

from ...engine import Position
from .tally import flatten_statistics

TEOTIBOT = "Teotibot"


def list_seat_rows(
    position: Position, names: Sequence[str] | None, facts: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    """What every seat of a game did, with facts about the game before it."""
    ranking = position.ranking()
    for seat, score in enumerate(position.scores()):
        yield {
            **facts,
            "players": position.setup.players,
            "seat": seat,
            "name": name_seat(position, names, seat),
            "place": ranking.index(seat) + 1,
            "score": score,
            **{f"vp_{source}": vp for source, vp in position.books(seat).items()},
            **flatten_statistics(position.statistics(seat)),
        }


def name_seat(position: Position, names: Sequence[str] | None, seat: int) -> str:
    """Who sat there, as far as it is known."""
    if seat >= position.setup.players:
        return TEOTIBOT
    return names[seat] if names else ""
