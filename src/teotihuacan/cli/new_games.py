"""New games of `play` and `tui`: how many people and which bots sit down together."""

from typing import TYPE_CHECKING

import click

from ..i18n import say
from ..terminal.settings import find_setting

if TYPE_CHECKING:
    from ..engine.setup.options import Setup
    from ..game.game import Game


def start_game(
    setup: "Setup",
    humans: int | None,
    bots: list[str],
    seed: int | None,
    take_back: bool,
    first: int | None = 0,
) -> "Game":
    """A new game between people and bots; only people may take back turns.

    `first` is who begins, people counted before bots; with None the turn order is drawn.
    """
    from ..bots import seats

    if humans is None:
        humans = setup.players if take_back else 1
    count = check_humans(humans, setup.players)
    if take_back and count != setup.players:
        raise click.BadParameter(say("bad-take-back"))
    if bots and count == setup.players:
        raise click.BadParameter(say("bad-no-seat-for-bots"), param_hint="'--bots'")
    named = bots or [find_setting("bots").value or seats.DEFAULT_BOT]
    return seats.start_game(setup, count, seed, named, take_back=take_back, first=first)


def check_humans(humans: int, players: int) -> int:
    """A number of people that fits the players."""
    if not 0 <= humans <= players:
        why = say("bad-humans", players=players, text=str(humans))
        raise click.BadParameter(why, param_hint="'--humans'")
    return humans


def check_first(first: int | None, players: int) -> int | None:
    """Who begins, counted from 0; None if the turn order is to be drawn."""
    if first is not None and not 1 <= first <= players:
        why = say("bad-first", players=players, text=str(first))
        raise click.BadParameter(why, param_hint="'--first'")
    return None if first is None else first - 1
