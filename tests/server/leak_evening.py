"""An evening on a running server: many tables at once, onlookers, and somebody who is curious."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from leak_players import Player, watch
from leak_receivers import Receiver, guest

from teotihuacan import Setup

PEOPLE = 6
HOOKS = "http://127.0.0.1:9"  # where nobody listens
KINDS = ("link", "name", "open")
CURIOUS = 40  # rounds of a stranger's questions
LONGEST = 400  # seconds for all games, on a machine that has other things to do


@dataclass(frozen=True)
class Plan:
    """A table to be: its game, how many people, and what is special."""

    setup: Setup
    people: int
    leaves_at: int = 0  # the entry after which one of them leaves

    def seats(self, guests: Sequence[Receiver]) -> list[dict[str, Any]]:
        """The seats as they are asked for: whoever makes the table, guests, bots."""
        seats: list[dict[str, Any]] = [{"kind": "me"}]
        for number, one in enumerate(guests):
            kind = KINDS[number % len(KINDS)]
            seats.append({"kind": kind, "name": one.name} if kind == "name" else {"kind": kind})
        bots = self.setup.players - self.people
        return seats + [{"kind": "bot", "bot": "random"}] * bots


@dataclass
class Evening:
    """Who was there, and what must not get about."""

    urls: list[str]
    people: list[Receiver] = field(default_factory=list)
    onlookers: list[Receiver] = field(default_factory=list)
    stranger: Receiver = field(default_factory=lambda: Receiver(""))
    invites: dict[str, Receiver] = field(default_factory=dict)  # and who made the table
    webhook: str = f"{HOOKS}/{secrets.token_hex(8)}"

    @property
    def receivers(self) -> list[Receiver]:
        """Everybody who was sent something."""
        return [*self.people, *self.onlookers, self.stranger]


async def spend(urls: list[str], plans: Sequence[Plan], seed: int) -> Evening:
    """Play all planned games at once, to their ends."""
    evening = Evening(urls)
    await arrive(evening)
    tables = [await open_table(evening, plan, number) for number, plan in enumerate(plans)]
    over = asyncio.Event()
    curious = asyncio.create_task(be_curious(evening, over))
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as games:
        for number, (plan, (key, seated)) in enumerate(zip(plans, tables, strict=True)):
            games.create_task(play_table(evening, plan, key, seated, seed + 100 * number))
    over.set()
    await curious
    await look_back(evening)
    for receiver in evening.receivers:
        await receiver.http.aclose()
    return evening


async def arrive(evening: Evening) -> None:
    """People come in: some with a password, some who want things done their way."""
    for number in range(PEOPLE + 1):
        url = evening.urls[number % len(evening.urls)]
        person = await guest(url, f"Name{secrets.token_hex(4)}")
        await person.ask(
            "PATCH",
            "me",
            automatic=number % 3 > 0,
            confirm=number % 2 == 0,
            webhook=evening.webhook if number < 2 else None,
        )
        evening.people.append(person)
    first = evening.people[0]
    first.password = f"password {secrets.token_hex(8)}"
    await first.ask("PUT", "me/password", password=first.password)
    evening.stranger = evening.people.pop()
    evening.onlookers = [Receiver(evening.urls[n % len(evening.urls)]) for n in range(2)]


async def open_table(evening: Evening, plan: Plan, number: int) -> tuple[str, list[Receiver]]:
    """Make a table, and have everybody sit down."""
    count = len(evening.people)
    seated = [evening.people[(number + n) % count] for n in range(plan.people)]
    maker, guests = seated[0], seated[1:]
    visibility = "public" if number % 4 == 3 else "link"
    answer = await maker.ask(
        "POST",
        "tables",
        setup=plan.setup.to_dict(),
        seats=plan.seats(guests),
        title=f"title-{secrets.token_hex(6)}",
        visibility=visibility,
    )
    assert answer.status_code == 201, answer.text
    table = answer.json()
    for one, seat in zip(guests, table["seats"][1:], strict=False):
        if seat["invite"]:
            evening.invites[seat["invite"]] = maker
            await one.ask("POST", "join", table["key"], invite="wrong")
        joined = await one.ask("POST", "join", table["key"], invite=seat["invite"])
        assert joined.status_code == 200, joined.text
    for one in (*seated, evening.onlookers[number % 2]):
        one.keys.add(table["key"])
    return table["key"], seated


async def play_table(
    evening: Evening, plan: Plan, key: str, seated: list[Receiver], seed: int
) -> None:
    """Play one game, with an onlooker."""
    onlooker = next(one for one in evening.onlookers if key in one.keys)
    started = await seated[0].ask("POST", "start", key)
    assert started.status_code == 200, started.text
    players = [Player(one, key, seed + n) for n, one in enumerate(seated)]
    players[-1].leaves_at = plan.leaves_at
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(watch(onlooker, key))
        for player in players:
            tasks.create_task(player.play())


async def be_curious(evening: Evening, over: asyncio.Event) -> None:
    """A stranger asks for all sorts of things while others play."""
    stranger = evening.stranger
    for number in range(CURIOUS):
        listed = await stranger.ask("GET", "tables?status=running")
        for table in listed.json():
            stranger.keys.add(table["key"])
        await stranger.ask("GET", "tables?status=open")
        await stranger.ask("GET", "news", f"Wrong{number}")
        await stranger.ask("GET", "me/tables" if number % 2 else "me/export")
        for key in sorted(stranger.keys)[:2]:
            await stranger.ask("GET", "record", key)
            await stranger.ask("POST", "actions", key, after=number, action=number)
            await stranger.ask("POST", "join", key, seat=0)
            await stranger.ask("POST", "undo", key, after=number, and_then=1)
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), 0.3)
        if over.is_set():
            return


async def look_back(evening: Evening) -> None:
    """When all is over: records, exports, another table for the same players."""
    for receiver in evening.people:
        await receiver.ask("GET", "me/export")
        await receiver.ask("GET", "me/tables")
        key = min(receiver.keys)
        await receiver.ask("GET", "record", key)
        await receiver.ask("GET", "news?seen=0", key)
    again = evening.people[0]
    await again.ask("POST", "rematch", min(again.keys))
