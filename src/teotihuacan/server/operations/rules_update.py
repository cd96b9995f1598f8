"""Takes the tables of older rules over to those of today, where that makes no difference.

A game in which anything would have been different goes on by the rules it was begun with.
"""

import logging
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import URL, Connection

from ...engine import Setup
from ...engine.errors import SetupError
from ...game.rules_versions import is_same_position, knows_rules
from ...version import RULES_VERSION
from ..storage import tables as store
from ..storage.database import open_engine, report_problems
from ..storage.tables import StoredTable, with_id
from ..tables.room import Room
from ..tables.table_change import OPEN
from ..tables.table_game import TableGame

logger = logging.getLogger(__name__)


class RulesUpdate(NamedTuple):
    """What became of the tables of older rules that were not over."""

    updated: int = 0  # they go on by the rules of today
    kept: int = 0  # they go on by their own
    ended: int = 0  # nobody knows their rules any more


def update_rules(url: str | URL) -> RulesUpdate:
    """Look at all tables of older rules that are not over; repeated, it changes nothing."""
    engine = open_engine(url)
    counts = dict.fromkeys(RulesUpdate._fields, 0)
    try:
        with report_problems():
            with engine.begin() as connection:
                ids = store.tables_of_older_rules(connection, RULES_VERSION)
            for table_id in ids:
                with engine.begin() as connection:
                    counts[update_table(connection, table_id)] += 1
    finally:
        engine.dispose()
    return RulesUpdate(**counts)


def log_update(done: RulesUpdate) -> None:
    """Log what became of the tables, if there were any."""
    if any(done):
        logger.info("the rules were updated", extra=done._asdict())


def update_table(connection: Connection, table_id: int) -> str:
    """Look at one table; which of the counts it belongs to."""
    stored = store.load(connection, with_id(table_id))
    assert stored is not None
    if is_same_today(stored):
        store.raise_rules_version(connection, stored.table, RULES_VERSION)
        return "updated"
    return "kept" if knows_rules(stored.table.rules_version) else "ended"


def is_same_today(stored: StoredTable) -> bool:
    """Whether nothing at a table would have been different by the rules of today."""
    if stored.table.status == OPEN:
        return is_possible(stored.table.setup)
    today = replace(stored, table=replace(stored.table, rules_version=RULES_VERSION))
    try:
        old, new = Room(stored).game, Room(today).game
    except Exception:  # illegal today, or damaged: whoever opens the table finds out
        return False
    return old is not None and new is not None and is_same_game(old, new)


def is_possible(setup: dict[str, object]) -> bool:
    """Whether a game can be begun with a set-up today."""
    try:
        Setup.from_dict(setup)
    except SetupError:
        return False
    return True


def is_same_game(old: TableGame, new: TableGame) -> bool:
    """Whether everything that was told, and the position it led to, is the same."""
    same_log = [(entry.json, entry.public_json) for entry in old.entries] == [
        (entry.json, entry.public_json) for entry in new.entries
    ]
    same_turns = (old.moves, old.asked, old.since) == (new.moves, new.asked, new.since)
    if not same_log or not same_turns:
        return False
    return is_same_position(old.rules, old.position, new.rules, new.position)
