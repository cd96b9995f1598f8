"""New games of `play` and `tui`: how many people and which bots sit down together."""

from typing import TYPE_CHECKING, NamedTuple

import click

from ..i18n import say
from ..terminal.settings import find_setting

if TYPE_CHECKING:
    from ..engine.setup.options import Setup
    from ..game.game import Game


class Company(NamedTuple):
    """Who sits down together, as asked for on the command line."""

    humans: int | None  # how many people
    bots: list[str]
    names: str | None  # of the people, with commas between them
    first: int | None  # who begins, people counted before bots from 1; else it is drawn


def start_game(setup: "Setup", company: Company, seed: int | None, take_back: bool) -> "Game":
    """A new game between people and bots; only people may take back turns."""
    from ..bots import seats

    humans = company.humans
    if humans is None:
        named = len(parse_names(company.names, setup.players))
        humans = setup.players if take_back else named or 1
    count = check_humans(humans, setup.players)
    if take_back and count != setup.players:
        raise click.BadParameter(say("bad-take-back"))
    if company.bots and count == setup.players:
        raise click.BadParameter(say("bad-no-seat-for-bots"), param_hint="'--bots'")
    return seats.start_game(
        setup,
        count,
        seed,
        company.bots or [find_setting("bots").value or seats.DEFAULT_BOT],
        take_back=take_back,
        names=parse_names(company.names, count),
        first=check_first(company.first, setup.players) if count else 0,
    )


def parse_names(text: str | None, people: int) -> list[str]:
    """The names of the people, none of them a bot's: records would take them for one."""
    from ..bots.seats import find_known_bot

    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names) or len(names) > people:
        raise click.BadParameter(say("bad-names", people=people), param_hint="'--names'")
    for name in names:
        if find_known_bot(name):
            raise click.BadParameter(say("tui-name-of-bot", name=name), param_hint="'--names'")
    return names


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
