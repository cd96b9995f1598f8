"""A connection to Redis on which commands are sent in order, and a channel on which to listen."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

logger = logging.getLogger(__name__)
TIMEOUT = 5.0  # seconds for Redis to answer
PAUSE = 1.0  # seconds before Redis is tried again
MOST_WAITING = 10_000  # commands, after which Redis counts as gone


class Command(NamedTuple):
    """A command, and who waits for its answer."""

    parts: tuple[str | int, ...]
    answer: asyncio.Future[Any] | None


class RedisLink:
    """Sends commands, all that wait at once, and hands over what is heard on channels.

    What fails is not repeated: whoever uses this has to find out another way. `hear` gets the
    channel's text, or None whenever listening has begun anew.
    """

    def __init__(
        self, url: str, channels: tuple[str, ...], hear: Callable[[str | None], None]
    ) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.redis: Any = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=None,  # it would cost a task for every command: see `execute`
            socket_connect_timeout=TIMEOUT,
            retry=Retry(NoBackoff(), 1),
        )
        self.channels = channels
        self.hear = hear
        self.listening = False
        self.closing = False
        self.waiting: deque[Command] = deque()
        self.waked = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to send and to listen."""
        self.tasks = [asyncio.create_task(self.run_sender()), asyncio.create_task(self.listen())]

    def send(self, *parts: str | int) -> None:
        """Send a command after those sent before; nobody waits for its answer."""
        self.add(Command(parts, None))

    async def ask(self, *parts: str | int) -> Any:
        """The answer to a command; None if it failed."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.add(Command(parts, answer))
        return await answer

    def add(self, command: Command) -> None:
        """Put a command behind those that wait; without Redis none waits for long."""
        if self.closing or len(self.waiting) >= MOST_WAITING:
            settle(command, None)
            return
        self.waiting.append(command)
        self.waked.set()

    async def run_sender(self) -> None:
        """Send what waits, until closed."""
        while self.waiting or not self.closing:
            await self.waked.wait()
            self.waked.clear()
            commands = list(self.waiting)
            self.waiting.clear()
            answers: list[Any] = [None] * len(commands)
            try:
                answers = await self.execute(commands)
            finally:  # also when we are cancelled
                for command, answer in zip(commands, answers, strict=True):
                    settle(command, answer)

    async def execute(self, commands: list[Command]) -> list[Any]:
        """Send commands at once; their answers, None for what failed."""
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self.redis.pipeline(transaction=False) as pipeline,
            ):
                for command in commands:
                    pipeline.execute_command(*command.parts)
                answers: list[Any] = await pipeline.execute(raise_on_error=False)
        except Exception as error:
            warn(error)
            return [None] * len(commands)
        for answer in answers:
            if isinstance(answer, Exception):
                warn(answer)
        return [None if isinstance(answer, Exception) else answer for answer in answers]

    async def listen(self) -> None:
        """Hear messages until closed; when Redis fails, try again."""
        while not self.closing:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(*self.channels)
                    while not self.closing:
                        self.take_message(await channel.get_message(timeout=None))
            except Exception as error:
                self.listening = False
                warn(error)
                await asyncio.sleep(PAUSE)

    def take_message(self, message: dict[str, Any] | None) -> None:
        """Hand over a message; a new subscription may follow a lost connection."""
        if message is None:
            return
        if message["type"] == "message":
            self.hear(message["data"])
        elif message["type"] == "subscribe" and message["channel"] == self.channels[-1]:
            self.listening = True
            self.hear(None)

    async def is_reachable(self) -> bool:
        """Whether Redis answers."""
        return await self.ask("PING") is not None

    async def close(self) -> None:
        """Send what waits, and stop. The library may swallow that a task is cancelled."""
        self.closing = True
        self.waked.set()
        sender, listener = self.tasks
        listener.cancel()
        await asyncio.wait([sender], timeout=TIMEOUT)
        sender.cancel()
        await asyncio.wait(self.tasks, timeout=TIMEOUT)
        for command in self.waiting:
            settle(command, None)
        await self.redis.aclose()


def settle(command: Command, answer: Any) -> None:
    """Give a command's answer to whoever still waits for it."""
    if command.answer is not None and not command.answer.done():
        command.answer.set_result(answer)


def warn(error: Exception) -> None:
    """Log a failure of Redis; what it says may contain a password."""
    logger.warning("Redis failed", extra={"reason": type(error).__name__})
