"""What people, bots and clocks do in the game at a table."""

from typing import TYPE_CHECKING

from ...version import RULES_VERSION
from ..errors import Refusal
from ..operations import metrics
from ..storage.database import now
from ..storage.people import Person
from .room import Room
from .room_repository import Edit
from .table_change import RUNNING, TableChange, bot_for
from .table_game import BOT, PERSON, PlayerSettings, TableGame
from .take_back import take_back_turn

if TYPE_CHECKING:
    from ..server import Server


class GameActions:
    """Actions in a game; each returns the number of the latest entry it made."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def play_action(self, room: Room, person: Person, after: int, action: int) -> int:
        """Play an action for a person."""

        def edit(change: TableChange) -> None:
            row, game, at = change.seat_of(person.id), change.running_game(after), now()
            settings = change.settings_of(row.seat)
            if settings is None:
                raise Refusal("not_asked", "a bot plays for you")
            game.play_or_hold(row.seat, action, settings, PERSON, at)
            change.play_forced_answers(at)

        return await self.change_game(room, edit)

    async def undo(self, room: Room, person: Person, after: int, *, turn: bool = False) -> int:
        """Undo a person's last answer, or their whole turn with what bots answered to it."""

        def edit(change: TableChange) -> None:
            row, game, at = change.seat_of(person.id), change.running_game(after), now()
            if not turn:
                game.take_back(row.seat, at)
                return
            take_back_turn(change.table, change.seats, game, row.seat, at)
            change.play_forced_answers(at)

        return await self.change_game(room, edit)

    async def end_turn(self, room: Room, person: Person, after: int) -> int:
        """Confirm the end of a person's turn."""

        def edit(change: TableChange) -> None:
            row, at = change.seat_of(person.id), now()
            change.running_game(after).play_held_action(row.seat, PERSON, at)
            change.play_forced_answers(at)

        return await self.change_game(room, edit)

    async def resign(self, room: Room, person: Person, after: int) -> int:
        """Resign."""

        def edit(change: TableChange) -> None:
            row = change.seat_of(person.id)
            change.running_game(after).resign(row.seat, PERSON, now())

        return await self.change_game(room, edit)

    async def play_bot_answer(self, room: Room, seat: int, after: int, action: int) -> int:
        """Play a bot's answer."""

        def edit(change: TableChange) -> None:
            game, at = change.running_game(after), now()
            if change.waits_for(game) != BOT or game.asked != seat:
                raise Refusal("not_asked", "no bot is asked")
            settings = change.settings_of(seat) or PlayerSettings()
            game.play_or_hold(seat, action, settings, BOT, at)
            change.play_forced_answers(at)

        return await self.change_game(room, edit)

    async def time_out(self, room: Room) -> int:
        """Do what the table's clock says when time runs out."""

        def edit(change: TableChange) -> None:
            game, at = change.running_game(), now()
            due = change.table.deadline is not None and change.table.deadline <= at
            if not due or change.waits_for(game) != PERSON:
                raise Refusal("not_asked", "the clock has not run out")
            game.time_out(change.table.clock_end, at)
            change.play_forced_answers(at)

        return await self.change_game(room, edit)

    async def change_game(self, room: Room, edit: Edit) -> int:
        """Change a game, and measure the time."""
        with metrics.ACTION_SECONDS.time():
            return await self.server.rooms.change(room, edit)


def find_bot_question(room: Room) -> tuple[TableGame, str] | None:
    """The game and the bot that is asked, if one is."""
    game = room.game
    if game is None or room.table.status != RUNNING or room.table.waits_for != BOT:
        return None
    return game, bot_for(room.seats, game)


def find_game_asking(room: Room, person: Person) -> TableGame:
    """The game in which a person is asked, by today's rules; a refusal if they aren't."""
    change = room.begin_change()
    row, game = change.seat_of(person.id), change.running_game()
    game.check_asked(row.seat, PERSON)
    if game.held is not None:
        raise Refusal("held")
    check_todays_rules(game)
    return game


def check_todays_rules(game: TableGame) -> None:
    """Refuse what bots can only tell about games of today's rules: hints, verdicts, reviews."""
    if game.rules.version != RULES_VERSION:
        raise Refusal("other_rules")
