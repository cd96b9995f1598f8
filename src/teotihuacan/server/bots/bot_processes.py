"""The server's bots, and the processes in which they think, so that nobody waits for them."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock
from typing import ParamSpec, Protocol, TypeVar, cast

from ...bots.advice import Advice
from ...bots.child_process import Child
from ...bots.external_bot import TimeLimits
from ...bots.faults import (
    FaultError,
    describe_error,
    explain_fault,
    report_crash,
    report_exit,
    report_stall,
)
from ...bots.levels import LEVELS
from ...bots.names import Entrant, bot_named
from ...bots.protocol import Budget
from ...bots.requests import Answer, BotRequest, HintRequest
from ...engine import TeotihuacanError
from ..operations import metrics
from .fair_queue import FairQueue, Ticket

SERVER_BOTS = ("random", "greedy", *LEVELS)  # ours: no table makes us run the code it names
READY = "ready"
QUICK = 1.0  # seconds: for thoughts that take no longer there is a process more
PLAYOUTS_A_SECOND = 50_000.0  # of a slow machine
LEAST = 0.005  # seconds of any answer
# Our own bots keep to their budgets: one that is this late, even on a busy machine, hangs.
LIMITS = TimeLimits(start=60.0, grace=30.0)
P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2
A = TypeVar("A", covariant=True)


class Request(Protocol[A]):
    """What a process can be asked: it goes there, is run, and its answer comes back."""

    @property
    def budget(self) -> Budget:
        """How long the answer may take before its process counts as lost."""
        ...

    def run(self) -> A:
        """The answer."""
        ...


def estimate_seconds(budget: Budget) -> float:
    """How long an answer may take."""
    by_playouts = (budget.playouts or 0) / PLAYOUTS_A_SECOND
    if budget.seconds is None:
        return max(by_playouts, LEAST)
    return min(budget.seconds, by_playouts) if budget.playouts else budget.seconds


def server_bot(name: str) -> Entrant:
    """The bot of the server that a name stands for; TeotihuacanError if there is none."""
    if name not in SERVER_BOTS:
        raise TeotihuacanError("error-no-bot", name=repr(name), known=SERVER_BOTS)
    return bot_named(name)


class BotsStoppedError(TeotihuacanError):
    """No bot answers any more."""

    def __init__(self, key: str = "error-bots-stopped") -> None:
        super().__init__(key)


class BotProcesses:
    """A pool of processes for bots; each is started when first needed, and kept.

    One more is for quick thoughts alone: however many think long, those hardly wait.
    """

    def __init__(self, size: int, limits: TimeLimits | None = None) -> None:
        self.processes = [BotProcess(limits or LIMITS) for _ in range(size)]
        self.idle = deque(self.processes)
        self.quick = BotProcess(limits or LIMITS)
        # A thread for each process: who has a place in the queue finds an idle one of each.
        self.threads = ThreadPoolExecutor(size + 1, thread_name_prefix="bots")
        self.queue = FairQueue(size, kept=1)
        self.most_idle = self.queue.free_for_idle  # requests at once that only idle ones get
        self.stopped = False

    @property
    def alive(self) -> bool:
        """Whether bots can think: not when each process failed the last time it was needed.

        The next request, or `warm`, tries them again.
        """
        return not self.stopped and not all(process.failed for process in self.processes)

    async def answer(self, request: BotRequest, customer: str = "") -> Answer:
        """What the bot answers, or a fallback with the reason in `fault`; always legal.

        `customer` is for whom it thinks. TeotihuacanError if it is none of the server's bots.
        Once begun, a request is answered even if nobody waits for the answer any more.
        """
        server_bot(request.bot)  # others are refused before anything is sent
        ticket = await self.enter(estimate_seconds(request.budget), customer)
        return await self.run_in_thread(ticket, self.answer_now, request, ticket)

    async def hint(self, request: HintRequest, customer: str = "") -> Advice:
        """A hint; TeotihuacanError if none is available."""
        return await self.ask(request, customer, estimate_seconds(request.budget))

    async def ask(self, request: Request[T], customer: str, cost: float) -> T:
        """The answer to a request that has no fallback; TeotihuacanError if there is none.

        `cost` is about how many seconds of a process it takes.
        """
        ticket = await self.enter(cost, customer)
        return await self.run_in_thread(ticket, self.ask_now, request, ticket)

    async def ask_when_idle(self, request: Request[T]) -> T:
        """The same, once a process has nothing else to do: moves and hints come first."""
        self.check_running()
        ticket = await self.queue.enter_when_idle()
        return await self.run_in_thread(ticket, self.ask_now, request, ticket)

    async def warm(self) -> None:
        """Start the processes that don't run; `alive` says whether that worked."""
        await asyncio.gather(*(self.warm_next() for _ in self.processes))

    async def warm_next(self) -> None:
        """Start the next process, if it doesn't run."""
        self.check_running()
        ticket = await self.queue.enter("", 0.0, slow=True)
        await self.run_in_thread(ticket, self.warm_one)

    async def close(self) -> None:
        """End all processes at once; BotsStoppedError for everybody who waits for an answer."""
        self.stopped = True
        self.queue.close(BotsStoppedError())
        await asyncio.to_thread(self.close_now)

    def check_running(self) -> None:
        """BotsStoppedError if nobody is served any more."""
        if self.stopped:
            raise BotsStoppedError

    async def enter(self, seconds: float, customer: str) -> Ticket:
        """Wait for a process, for about so many seconds of its time."""
        self.check_running()
        with metrics.WAITING.track_inprogress(), metrics.WAITING_SECONDS.time():
            return await self.queue.enter(customer, seconds, slow=seconds > QUICK)

    async def run_in_thread(
        self, ticket: Ticket, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that uses a process in a thread; what it returns."""
        loop = asyncio.get_running_loop()
        try:
            self.check_running()
            future = self.threads.submit(work, *args, **kwargs)
        except (BotsStoppedError, RuntimeError):
            self.queue.leave(ticket)
            raise BotsStoppedError from None
        future.add_done_callback(lambda done: self.note_answer(loop, ticket, done))
        return await asyncio.wrap_future(future)

    def note_answer(self, loop: asyncio.AbstractEventLoop, ticket: Ticket, _: Future[T]) -> None:
        """Let the next one in, whether or not anybody still waits for the answer."""
        with suppress(RuntimeError):  # the loop has ended, and with it everybody who waits
            loop.call_soon_threadsafe(self.queue.leave, ticket)

    def answer_now(self, request: BotRequest, ticket: Ticket) -> Answer:
        """The answer of a process, or the fallback."""
        try:
            return self.ask_process(request, ticket)
        except FaultError as error:
            return request.fall_back(error.fault)

    def ask_now(self, request: Request[T], ticket: Ticket) -> T:
        """The answer of a process; there is no fallback."""
        try:
            return self.ask_process(request, ticket)
        except FaultError as error:
            message = explain_fault(error.fault)
            raise TeotihuacanError("error-hint-fault", fault=message) from None

    def ask_process(self, request: Request[T], ticket: Ticket) -> T:
        """The answer of the process for a place; asked twice if need be, then a FaultError."""
        process = self.quick if ticket.kept else self.idle.pop()
        try:
            for _ in range(TRIES - 1):
                with suppress(FaultError):
                    return process.ask(request)
            return process.ask(request)
        finally:
            if not ticket.kept:
                self.idle.append(process)

    def warm_one(self) -> None:
        """Start the process that has been idle for longest, if it isn't there."""
        process = self.idle.popleft()
        try:
            with suppress(FaultError):
                process.warm()
        finally:
            self.idle.append(process)

    def close_now(self) -> None:
        """End all processes, and wait until all threads have noticed."""
        processes = [*self.processes, self.quick]
        for process in processes:
            process.stop()
        self.threads.shutdown()
        for process in processes:
            process.end()


class BotProcess:
    """One of the processes, replaced when it fails.

    One thread at a time uses it; only `stop` is for any thread.
    """

    def __init__(self, limits: TimeLimits) -> None:
        self.limits = limits
        self.child: Child | None = None
        self.failed = False
        self.stopped = False
        self.starting = Lock()  # or stopping, never both

    def ask(self, request: Request[T]) -> T:
        """The process's answer to a request; a FaultError if there is none."""
        self.warm()
        answer = self.receive(self.limits.compute_limit(request.budget), request)
        if isinstance(answer, TeotihuacanError):
            raise answer
        return cast("T", answer)  # what our own code sent back from there

    def warm(self) -> None:
        """Start the process if there is none, and wait until it is ready."""
        if self.child is not None and not self.child.process.is_alive():
            self.end()  # it was lost while nobody needed it
        if self.child is None:
            self.receive(self.limits.start)

    def receive(self, seconds: float, request: Request[object] | None = None) -> object:
        """The process's next message, after a request; on failure it is ended: FaultError."""
        child = self.get_child()
        try:
            with child.limit_time(seconds):
                if request is not None:
                    child.pipe.send(request)
                said: object = child.pipe.recv()
            self.failed = False
            return said
        except TimeoutError:
            fault = report_stall(seconds, ready=request is not None)
        except (EOFError, OSError):
            fault = report_exit(child.read_exit_code())
        except Exception as error:  # whatever it is, no table may wait for ever
            fault = report_crash(describe_error(error))
        self.failed = True
        self.end()
        if self.stopped:
            raise BotsStoppedError
        raise FaultError(fault)

    def get_child(self) -> Child:
        """The process, started if there is none; a FaultError if that fails."""
        with self.starting:
            if self.stopped:
                raise BotsStoppedError
            try:
                self.child = self.child or Child(serve)
            except Exception as error:
                self.failed = True
                raise FaultError(report_crash(describe_error(error))) from None
            return self.child

    def stop(self) -> None:
        """Kill the process and don't start another; the waiting thread notices."""
        with self.starting:
            self.stopped = True
            child = self.child
        if child is not None:
            child.process.kill()

    def end(self) -> None:
        """End the process."""
        if self.child is not None:
            self.child.end()
            self.child = None


def serve(pipe: Connection) -> None:
    """The other side: answer requests until the pipe is closed; an error says what is wrong."""
    pipe.send(READY)
    while True:
        try:
            request: Request[object] = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(request.run())
        except TeotihuacanError as error:
            pipe.send(error)
