"""Processes in which the server's bots think, so that nobody else has to wait for them."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import ParamSpec, TypeVar

from ...bots.advice import Advice
from ...bots.child_process import Child
from ...bots.external_bot import Patience
from ...bots.faults import Fault, crashed, error_text, stalled
from ...bots.referee import Answer
from ...engine import TeotihuacanError
from .bot_requests import SERVER_BOTS, Asked, HintWanted, Thought, serve

__all__ = ["SERVER_BOTS", "Asked", "BotProcesses", "BotsStoppedError", "HintWanted", "Thought"]

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 2


class BotsStoppedError(TeotihuacanError):
    """No bot answers any more."""

    def __init__(self, key: str = "error-bots-stopped") -> None:
        super().__init__(key)


class BotProcesses:
    """So many processes for bots, each started when it is first needed, and kept."""

    def __init__(self, size: int, patience: Patience | None = None) -> None:
        self.processes = [BotProcess(patience or Patience()) for _ in range(size)]
        self.idle = deque(self.processes)
        # A thread for each process: who has a thread finds an idle process. The others wait in
        # the threads' queue; first come, first served.
        self.threads = ThreadPoolExecutor(size, thread_name_prefix="bots")
        self.stopped = False

    @property
    def alive(self) -> bool:
        """Whether bots can think: not when each process failed the last time it was needed.

        The next thought, or `warm`, tries them again.
        """
        return not self.stopped and not all(process.failed for process in self.processes)

    async def answer(self, thought: Thought) -> Answer:
        """What the bot answers, or a fallback with the reason in `fault`; always legal.

        TeotihuacanError if it is none of the server's bots, or can't be asked that. A thought
        that was begun is thought to its end even if nobody waits for the answer any more.
        """
        thought.check_bot()  # before anything is sent
        return await self.in_thread(self.answer_now, thought)

    async def hint(self, wanted: HintWanted) -> Advice:
        """A hint; TeotihuacanError if none can be had."""
        return await self.in_thread(self.hint_now, wanted)

    async def warm(self) -> None:
        """Start the processes that aren't there; `alive` tells whether that went well."""
        await asyncio.gather(*(self.in_thread(self.warm_one) for _ in self.processes))

    async def close(self) -> None:
        """End all processes at once; BotsStoppedError for everybody who waits for an answer."""
        self.stopped = True
        await asyncio.to_thread(self.close_now)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function returns that waits for a process."""
        if self.stopped:
            raise BotsStoppedError
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, lambda: work(*args, **kwargs))

    def answer_now(self, thought: Thought) -> Answer:
        """The answer of a process, tried once more if that fails, or the referee's."""
        process = self.idle.pop()
        try:
            for _ in range(TRIES):
                try:
                    return process.answer(thought)
                except Fault as error:
                    fault = str(error)
            return thought.answer(fault)
        finally:
            self.idle.append(process)

    def hint_now(self, wanted: HintWanted) -> Advice:
        """The hint of a process; nobody stands in for it."""
        process = self.idle.pop()
        try:
            return process.hint(wanted)
        except Fault as fault:
            raise TeotihuacanError("error-hint-fault", fault=str(fault)) from None
        finally:
            self.idle.append(process)

    def warm_one(self) -> None:
        """Start the process that has been idle for longest, if it isn't there."""
        process = self.idle.popleft()
        try:
            with suppress(Fault):
                process.warm()
        finally:
            self.idle.append(process)

    def close_now(self) -> None:
        """End all processes, and wait until all threads have noticed."""
        for process in self.processes:
            process.stop()
        self.threads.shutdown()
        for process in self.processes:
            process.end()


class BotProcess:
    """One of the processes, replaced when it fails.

    One thread at a time uses it; only `stop` is for any thread.
    """

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.child: Child | None = None
        self.failed = False
        self.stopped = False
        self.starting = Lock()  # or stopping, never both

    def answer(self, thought: Thought) -> Answer:
        """The answer of the process; a Fault if none comes."""
        answer = self.asked(thought)
        if isinstance(answer, TeotihuacanError):
            raise answer
        assert isinstance(answer, Answer)
        return answer

    def hint(self, wanted: HintWanted) -> Advice:
        """The hint of the process; a Fault if none comes."""
        advice = self.asked(wanted)
        if isinstance(advice, TeotihuacanError):
            raise advice
        assert isinstance(advice, Advice)
        return advice

    def asked(self, thought: Thought | HintWanted) -> object:
        """What the process says to a thought; a Fault if nothing."""
        self.warm()
        seconds = self.patience.for_answer(thought.entrant.budget)
        return self.receive(seconds, "no answer", thought)

    def warm(self) -> None:
        """Start the process if there is none, and wait until it is ready."""
        if self.child is not None and not self.child.process.is_alive():
            self.end()  # it was lost while nobody needed it
        if self.child is None:
            self.receive(self.patience.start, "not ready")

    def receive(
        self, seconds: float, missing: str, thought: Thought | HintWanted | None = None
    ) -> object:
        """What the process says next, after a thought; or a Fault and the end of the process."""
        child = self.started()
        try:
            with child.within(seconds):
                if thought is not None:
                    child.pipe.send(thought)
                said: object = child.pipe.recv()
            self.failed = False
            return said
        except TimeoutError:
            fault = stalled(seconds, missing)
        except (EOFError, OSError):
            fault = crashed(child.last_words())
        except Exception as error:  # whatever it is, no table may wait for ever
            fault = crashed(error_text(error))
        self.failed = True
        self.end()
        if self.stopped:
            raise BotsStoppedError
        raise fault

    def started(self) -> Child:
        """The process, a new one if there is none; a Fault if there can't be any."""
        with self.starting:
            if self.stopped:
                raise BotsStoppedError
            try:
                self.child = self.child or Child(serve)
            except Exception as error:
                self.failed = True
                raise crashed(error_text(error)) from None
            return self.child

    def stop(self) -> None:
        """Kill the process and start no other; the thread that waits for it notices that."""
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
