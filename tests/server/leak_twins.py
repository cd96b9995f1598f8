"""Tables in memory, and twins of them: the same to one viewer, with all else different.

Hidden from a viewer, and so different in a twin, are the generator, the others' dealt tiles and
secret choices, actions that were held back, who the others are, and what they want.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from teotihuacan import RULES_VERSION, Setup
from teotihuacan.engine.actions import KEEP
from teotihuacan.game.game import Game
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage.table_row import Table
from teotihuacan.server.storage.tables import ChatLine, Seat, StoredTable
from teotihuacan.server.tables.room import SPECTATOR, Room
from teotihuacan.server.tables.table_change import OPEN, TableChange
from teotihuacan.server.tables.table_game import PERSON, LoggedEntry, TableGame, log_entry

PAIRS = 6  # of four dealt tiles
Work = Callable[[TableChange], None]


# A table ---


def person_at(seat: int) -> str | None:
    """The id of the person at a seat; spectators have none."""
    return None if seat == SPECTATOR else f"id-of-person-{seat}"


def seat_row(seat: int, setup: Setup, **values: Any) -> Seat:
    """A seat with a person, or Teotibot's."""
    if seat >= setup.players:
        return Seat(seat, seat, "teotibot", None, "teotibot", None, False, False)
    row = Seat(seat, seat, "person", person_at(seat), f"Name{seat}", None, False, False)
    return replace(row, **values)


def table_row(setup: Setup, seed: int) -> Table:
    """The row of a new table, made by the person at seat 0."""
    return Table(
        id=1,
        key="key-of-the-table",
        title="A title",
        setup=setup.to_dict(),
        rules_version=RULES_VERSION,
        seed=seed,
        chance_key=None,
        creator=person_at(0),
        visibility="link",
        shuffle=False,
        auto_start=False,
        hints=True,
        teaching=False,
        rated=False,
        counted_at=None,
        damaged=False,
        notice=None,
        imported=False,
        paired=False,
        clock_seconds=600,
        clock_increment=None,
        clock_left=None,
        clock_end="bot",
        status=OPEN,
        version=0,
        number=0,
        asked=None,
        waits_for=None,
        deadline=None,
        result=None,
        daily=None,
        rematch=None,
        created_at=1,
        started_at=None,
        changed_at=1,
    )


def begun(setup: Setup, seed: int, **settings: bool) -> Room:
    """A table at which the game has just begun."""
    seats = tuple(seat_row(seat, setup, **settings) for seat in range(max(setup.players, 2)))
    chat = [ChatLine(1, person_at(0), "Name0", "hello", 5)]
    room = Room(StoredTable(table_row(setup, seed), seats, [], chat))
    change(room, lambda change: change.start_game(1000))
    return room


def change(room: Room, work: Work, at: int = 2000) -> None:
    """Change a table as the server does, but for the commit."""
    change = room.begin_change()
    work(change)
    change.update_row(at)
    room.take_over(change)


def play_of(room: Room) -> TableGame:
    """The game at a table."""
    assert room.game is not None
    return room.game


# Its twin ---


def twin_of(room: Room, viewer: int, seed: int) -> Room:
    """A table that whoever sits at a seat, or watches, can't tell from another."""
    mine = room.table.creator == person_at(viewer)
    table = replace(
        room.table,
        id=room.table.id + seed,
        seed=seed,
        version=room.table.version + 7,
        creator=room.table.creator if mine else f"other-{room.table.creator}",
    )
    seats = tuple(row if row.seat == viewer else twin_seat(row) for row in room.seats)
    chat = [replace(line, person_id=f"other-{line.person_id}") for line in room.chat]
    twin = Room(StoredTable(table, seats, [], chat))
    twin.game = twin_play(play_of(room), viewer, seed)
    return twin


def moved(room: Room, work: Work) -> Room:
    """A copy of a table after a change."""
    other = Room(StoredTable(room.table, room.seats, [], list(room.chat)))
    other.game = room.game
    change(other, work)
    return other


def twin_seat(row: Seat) -> Seat:
    """A seat with somebody else of the same name; what they want is shown to everybody."""
    if row.kind != "person":
        return row
    return replace(row, person_id=f"other-{row.person_id}")


def twin_play(play: TableGame, viewer: int, seed: int) -> TableGame:
    """A game with another future, other hands and another secret past."""
    twin = play.copy()
    twin.game.seed = seed
    twin.held_step = None  # it was tried at the other position
    twin.game._positions[-1] = play.game.position.determinize(viewer, seed)
    twin.entries = [twin_entry(logged, viewer) for logged in play.entries]
    return twin


def twin_entry(logged: LoggedEntry, viewer: int) -> LoggedEntry:
    """An entry, with another action if that is none of the viewer's business."""
    entry = logged.entry
    if logged.public_json == logged.json or entry.seat == viewer:
        return logged
    action, shown = other_action(entry.action or 0), json.loads(logged.json)
    other, text = replace(entry, action=action), f"another {shown['text']}"
    return log_entry(other, text, shown["log"], hidden=True)


def other_action(action: int) -> int:
    """Another pair of tiles to keep; otherwise any other number."""
    pair = action - KEEP
    return KEEP + (pair + 1) % PAIRS if 0 <= pair < PAIRS else action + 1


# What a viewer learns ---


def shown(room: Room, viewer: int, seen: int = 0) -> list[str]:
    """All that a viewer can be sent of a table who has seen so many entries, byte by byte."""
    person = person_at(viewer)
    return [
        room.dump_news(person, seen, 0),
        room.dump_news(person, room.number, 1, state=False, table=False),
        json.dumps(room.describe(person)),
    ]


def outcome(room: Room, viewer: int, work: Work) -> object:
    """What a viewer is told who tries something, without its being done."""
    change = room.begin_change()
    try:
        work(change)
    except Refusal as refusal:
        return refusal.status, refusal.to_dict()
    entry = change.new_entries()[0]
    return entry.kind, entry.action if entry.seat == viewer else None


def sitting(change: TableChange, seat: int) -> int:
    """The seat of the person who sits there, found as the server does it."""
    person = change.seats[seat].person_id if seat != SPECTATOR else None
    return change.seat_of(person or "nobody").seat


def acting(seat: int, after: int, action: int) -> Work:
    """What the server does when the person at a seat acts."""

    def work(change: TableChange) -> None:
        mine, play = sitting(change, seat), change.running_game(after)
        settings = change.settings_of(mine)
        assert settings is not None
        play.play_or_hold(mine, action, settings, PERSON, 2000)
        change.play_forced_answers(2000)

    return work


def stepping(seat: int, after: int, step: str) -> Work:
    """What the server does when the person at a seat takes back, ends the turn or resigns."""

    def work(change: TableChange) -> None:
        mine, play = sitting(change, seat), change.running_game(after)
        if step == "undo":
            play.take_back(mine, 2000)
        elif step == "end":
            play.play_held_action(mine, PERSON, 2000)
            change.play_forced_answers(2000)
        else:
            play.resign(mine, PERSON, 2000)

    return work


def draws(game: Game, action: int) -> bool:
    """Whether chance decides something when an action is played."""
    tried = game.copy()
    tried.play(action)
    return tried.position.to_bytes()[:8] != game.position.to_bytes()[:8]
