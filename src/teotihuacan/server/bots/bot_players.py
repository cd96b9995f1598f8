"""Plays for the bots at tables: asks one whenever a table waits for it."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ...bots.requests import Answer, BotRequest
from ...game.rules_versions import as_of_today
from ...version import RULES_VERSION
from ..errors import Refusal
from ..operations import metrics
from ..tables.game_actions import find_bot_question
from .bot_processes import BotProcesses, BotsStoppedError, server_bot

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.room import Room
    from ..tables.table_game import TableGame

logger = logging.getLogger(__name__)


class BotPlayers:
    """At most one bot thinks for each table at a time; the processes are shared."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.processes = BotProcesses(server.options.bot_processes)
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.closed = False

    def think(self, room: "Room") -> None:
        """Start playing for the bots at a table, unless that runs already or the server stops.

        Nobody thinks where nobody sits or watches, but on a machine of one's own.
        """
        table_id = room.table.id
        if self.is_wanted(room) and table_id not in self.tasks and not self.closed:
            self.tasks[table_id] = asyncio.create_task(self.play(room))

    def is_wanted(self, room: "Room") -> bool:
        """Whether anybody would see what the bots of a table do, and this worker owns it."""
        seen = self.server.options.local or room.has_audience()
        return seen and self.server.bus.owns(room)

    async def play(self, room: "Room") -> None:
        """Play until a person is asked; the task is removed at that moment."""
        try:
            await self.answer_questions(room)
        except (Refusal, BotsStoppedError, SQLAlchemyError, OSError):  # it is resumed afterwards
            logger.exception("a bot's turn failed", extra={"table": room.table.id})
        except Exception as error:  # the next time it would fail as well
            await self.server.rooms.report_damage(room.table.id, error)
        finally:
            self.tasks.pop(room.table.id, None)

    async def answer_questions(self, room: "Room") -> None:
        """Answer as long as a bot is asked at a table."""
        while (asked := find_bot_question(room)) and self.is_wanted(room):
            play, bot = asked
            seat, game = play.asked, play.game
            assert seat is not None
            request = BotRequest.for_position(game.position, server_bot(bot), game.bot_seed)
            answer = await self.ask(request, play, find_customer(room))
            metrics.THINKING_SECONDS.labels(bot).observe(answer.seconds)
            if answer.fault:
                logger.error(str(answer.fault), extra={"table": room.table.id, "bot": bot})
            try:
                await self.server.games.play_bot_answer(room, seat, play.number, answer.action)
            except Refusal as refusal:
                if refusal.code not in ("stale", "not_asked", "over"):
                    raise

    async def ask(self, request: BotRequest, play: "TableGame", customer: str) -> Answer:
        """A bot's answer.

        In a game of older rules it thinks by those of today; where its answer is not legal, one
        is drawn.
        """
        if play.rules.version == RULES_VERSION:
            return await self.processes.answer(request, customer)
        position = await asyncio.to_thread(as_of_today, play.rules, request.position)
        if position is None:
            return request.fall_back()
        answer = await self.processes.answer(replace(request, position=position), customer)
        return answer if play.position.is_legal(answer.action) else request.fall_back()

    async def close(self) -> None:
        """Stop thinking; the next start of the server resumes."""
        self.closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.processes.close()


def find_customer(room: "Room") -> str:
    """For whom the bots of a table think: whoever made it."""
    return room.table.creator or f"table {room.table.id}"
