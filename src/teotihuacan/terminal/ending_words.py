"""The end of a game in words: who won and by how much, and the moments to remember."""

from collections.abc import Sequence
from typing import NamedTuple

from ..game.key_moments import Moment
from ..game.views import View
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import say_board
from ..i18n.numbers import format_signed_number


class Outcome(NamedTuple):
    """Who won, and by how much or by what."""

    headline: str
    margin: str


def describe_outcome(
    seen: View, ranking: Sequence[int], names: Sequence[str], you: int | None, solo: bool
) -> Outcome:
    """How a game ended, for the only person at the screen (`you`) or for all of them."""
    winner, second = ranking[0], ranking[1]
    vp = [player["vp"] for player in seen["players"]]
    cocoa = [player["cocoa"] for player in seen["players"]]
    headline = headline_text(winner, names[winner], you, solo)
    ahead = vp[winner] - vp[second]
    if ahead:
        key = "margin"
    elif solo:
        key = "tie-solo"
    else:
        key = "tie-cocoa" if cocoa[winner] > cocoa[second] else "tie-order"
    return Outcome(headline, say(key, vp=ahead, other=names[second]))


def headline_text(winner: int, name: str, you: int | None, solo: bool) -> str:
    """Who won."""
    if solo and winner:
        return say("solo-lost")
    if solo:
        return say("solo-won") if you == winner else say("solo-won-by", name=name)
    return say("you-won") if you == winner else say("wins", name=name)


def moment_text(moment: Moment, names: Sequence[str]) -> str:
    """A moment as a short statement."""
    name = "" if moment.seat is None else names[moment.seat]
    if moment.kind == "turn":
        board = say_board(moment.board) if moment.board else ""
        key = moment.board or "none"
        return say("moment-turn", name=name, vp=moment.vp, board_key=key, board=board)
    if moment.kind == "eclipse":
        gains = gains_text(moment.gains, names)
        return say("moment-eclipse", eclipse=moment.eclipse, gains=gains)
    if moment.kind == "bonus":
        return say("moment-bonus", gains=gains_text(moment.gains, names))
    return say(f"moment-{moment.kind}", name=name)


def gains_text(gains: Sequence[int], names: Sequence[str]) -> str:
    """What everybody won or lost."""
    return join_commas(
        [
            say("moment-gain", name=names[seat], vp=format_signed_number(vp, 0))
            for seat, vp in enumerate(gains)
        ]
    )
