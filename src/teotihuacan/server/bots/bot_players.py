"""Lets bots think about the tables that wait for one."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ..errors import Refusal
from ..operations import metrics
from ..tables.game_actions import bot_question
from .bot_processes import BotProcesses, Thought

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.room import Room

logger = logging.getLogger(__name__)


class BotPlayers:
    """At most one thought at a time for each table; the processes are shared."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.processes = BotProcesses(server.options.bot_processes)
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.closed = False

    def think(self, room: "Room") -> None:
        """Begin to think about a table, unless that is under way, or all is about to end."""
        table_id = room.table.id
        if table_id not in self.tasks and not self.closed:
            self.tasks[table_id] = asyncio.create_task(self.turn(room))

    async def turn(self, room: "Room") -> None:
        """Answer until a person is asked; forgotten the very moment nobody is to be answered."""
        try:
            await self.answer(room)
        except Exception:
            logger.exception("a bot's turn failed", extra={"table": room.table.id})
        finally:
            self.tasks.pop(room.table.id, None)

    async def answer(self, room: "Room") -> None:
        """Answer for bots as long as one is asked at a table."""
        while asked := bot_question(room):
            play, bot = asked
            seat, setup = play.asked, play.game.setup
            assert seat is not None
            thought = Thought(bot, setup.to_dict(), play.game.seed, tuple(play.game.actions))
            answer = await self.processes.answer(thought)
            metrics.THINKING_SECONDS.labels(bot).observe(answer.seconds)
            if answer.fault:
                logger.error(answer.fault, extra={"table": room.table.id, "bot": bot})
            try:
                await self.server.games.play_bot_answer(room, seat, play.number, answer.action)
            except Refusal as refusal:
                if refusal.code not in ("stale", "not_asked", "over"):
                    raise

    async def close(self) -> None:
        """Stop thinking; another start of the server takes it up again."""
        self.closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.processes.close()
