"""The deals of the day: a table for each person who plays one, and the results of a day."""

from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING, Any

from ...bots.seats import TEOTIBOT
from ...study.daily import MODES, DailyDeal, count_streak, daily_deal, read_result, today
from ...study.daily.results import make_share
from ..errors import Refusal
from ..storage import daily as store
from ..storage.daily import DailyRow
from ..storage.database import now
from ..storage.people import Person
from ..storage.tables import Seat
from . import lobby
from .room import Room
from .table_change import FINISHED

if TYPE_CHECKING:
    from ..server import Server


class DailyTables:
    """Everybody plays the same deal, each at a table of their own; the first one counts."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def open(self, person: Person, mode: str) -> Room:
        """A person's table with a deal of today: the one they have, or a new one."""
        deal = daily_deal(today(), mode)
        rows = await self.server.database.run(store.list_daily, deal.day)
        for row in rows:
            if row.person_id == person.id and is_of(row, deal):
                return await self.server.rooms.get_by_id(row.table.id)
        await self.server.check_new_table(person)
        room = await self.server.rooms.create(*make_table(deal, person))
        await self.server.rooms.change(room, lambda change: lobby.start(change, person, now()))
        return room

    async def describe(self, day: date, person: Person) -> dict[str, Any]:
        """The deals of a day as a person sees them."""
        rows = await self.server.database.run(store.list_daily, day)
        days = await self.server.database.run(store.list_days, person.id)
        deals = [daily_deal(day, mode) for mode in MODES]
        return {
            "day": day.isoformat(),
            "today": today().isoformat(),
            "streak": count_streak(days, today()),
            "deals": [
                await self.describe_deal(deal, [row for row in rows if is_of(row, deal)], person)
                for deal in deals
            ],
        }

    async def describe_deal(
        self, deal: DailyDeal, rows: list[DailyRow], person: Person
    ) -> dict[str, Any]:
        """A deal: the person's own table and result, and all results, the best first."""
        mine = next((row for row in rows if row.person_id == person.id), None)
        results = [tell_result(row, person) for row in rows if counts(row)]
        return {
            "mode": deal.mode,
            "table": mine.table.key if mine else None,
            "status": tell_status(mine) if mine else None,
            "mine": await self.tell_mine(deal, mine) if mine and counts(mine) else None,
            "results": sorted(results, key=lambda result: (-result["vp"], result["other"])),
        }

    async def tell_mine(self, deal: DailyDeal, row: DailyRow) -> dict[str, Any] | None:
        """What a person may share of their own result; nothing if the rules are others now."""
        try:
            room = await self.server.rooms.get_by_id(row.table.id)
        except Refusal:
            return None
        if room.game is None:
            return None
        share = make_share(read_result(deal, room.game.position), 0)
        told = asdict(share)
        return {name: told[name] for name in ("vp", "other", "won", "squares")}


def make_table(deal: DailyDeal, person: Person) -> tuple[dict[str, Any], list[Seat]]:
    """The rows of a new table with a deal: hints are off, so that results can be compared."""
    values = lobby.new_table(
        person.id,
        deal.setup,
        now(),
        title="",
        visibility="link",
        shuffle=False,
        auto_start=False,
        clock_seconds=None,
        clock_end="nothing",
        hints=False,
        daily=deal.day.isoformat(),
        seed=deal.seed,
    )
    other = lobby.bot_seat(1 - deal.seat, TEOTIBOT if deal.mode == "solo" else deal.mode)
    own = Seat(deal.seat, deal.seat, **lobby.seat_for_person(person))
    return values, sorted([own, other], key=lambda seat: seat.place)


def is_of(row: DailyRow, deal: DailyDeal) -> bool:
    """Whether a table has a deal."""
    return bool(row.table.setup["players"] == deal.setup.players)


def counts(row: DailyRow) -> bool:
    """Whether a game was played to its end by its person."""
    result = row.table.result
    over = row.table.status == FINISHED and not row.left
    return over and result is not None and result["ended_by"] == "rules"


def tell_status(row: DailyRow) -> str:
    """How a person's own game of a deal stands."""
    if counts(row):
        return "finished"
    return "given_up" if row.left or row.table.status == FINISHED else "running"


def tell_result(row: DailyRow, person: Person) -> dict[str, Any]:
    """A result as everybody sees it."""
    result = row.table.result or {}
    return {
        "name": row.name,
        "vp": result["scores"][row.seat],
        "other": result["scores"][1 - row.seat],
        "won": result["ranking"][0] == row.seat,
        "you": row.person_id == person.id,
    }
