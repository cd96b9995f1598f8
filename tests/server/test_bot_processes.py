"""Bots think in processes of their own: nobody waits for them, and an answer always comes."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from processes import alive, soon
from teotihuacan import Game, Position, Setup, TeotihuacanError, random_playout
from teotihuacan.bots import Answer, BotRequest, Referee, bot_named
from teotihuacan.bots.advice import Advice
from teotihuacan.bots.external_bot import TimeLimits
from teotihuacan.bots.faults import report_exit, report_stall
from teotihuacan.bots.requests import HintRequest
from teotihuacan.bots.seats import Seats, start_game
from teotihuacan.server.bots.bot_processes import (
    SERVER_BOTS,
    BotProcesses,
    BotsStoppedError,
    server_bot,
)

NEVER = TimeLimits(start=0.0)
HASTE = TimeLimits(start=20.0, grace=1.0, unlimited=1.0)
SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(4, draft=True), Setup(1, level="harder")]


def with_processes(
    work: Callable[[BotProcesses], Awaitable[Any]],
    size: int = 1,
    limits: TimeLimits | None = None,
) -> Any:
    """What some work with processes comes to; no process is left behind."""

    async def run() -> Any:
        bots = BotProcesses(size, limits)
        try:
            return await work(bots)
        finally:
            await bots.close()

    found = asyncio.run(run())
    assert active_children() == []
    return found


@dataclass(frozen=True)
class Moment:
    """A game after so many answers of random players, in which a bot is asked."""

    game: Game
    bot: str

    @property
    def request(self) -> BotRequest:
        """What the server asks the bot."""
        return BotRequest.for_position(
            self.game.position, bot_named(self.bot), self.game.bot_seed
        )

    def answer_here(self) -> int:
        """The answer of the same bot in this process, in the game as it is saved and loaded."""
        players = self.game.setup.players
        names = [self.bot] * players + ["Teotibot"] * (players == 1)
        loaded = Game.load({**self.game.record(), "names": names})
        return Seats(loaded).answer(loaded.position).action

    def fallback_here(self) -> int:
        """What the referee answers for a bot that is out."""
        position = self.game.position
        referee = Referee([bot_named(self.bot)] * position.setup.players, self.game.bot_seed)
        referee.out.add(position.seat)
        return referee.answer(position).action


def moment_at(ply: int, bot: str = "greedy", setup: Setup = SETUPS[0], seed: int = 11) -> Moment:
    """The question after so many answers of random players."""
    game = start_game(setup, 0, seed, ["random"])
    seats = Seats(game)
    while game.ply < ply:
        game.play(seats.answer(game.position).action)
    return Moment(game, bot)


def pid_of(bots: BotProcesses, number: int = 0) -> int:
    """The id of a process."""
    child = bots.processes[number].child
    assert child is not None
    assert child.process.pid is not None
    return child.process.pid


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something while the loop goes on."""
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "student"])
def test_answers_are_those_of_the_same_bot_without_a_server(bot: str) -> None:
    moments = [moment_at(4 * i, bot, setup) for i, setup in enumerate(SETUPS * 3)]

    async def answers(bots: BotProcesses) -> list[Answer]:
        return await asyncio.gather(*(bots.answer(moment.request) for moment in moments))

    found = with_processes(answers, size=2)
    assert [answer.action for answer in found] == [moment.answer_here() for moment in moments]
    assert {(answer.fault, answer.fallback) for answer in found} == {(None, False)}


@pytest.mark.parametrize("bot", SERVER_BOTS)
def test_every_bot_of_the_server_answers(bot: str) -> None:
    moment = moment_at(40, bot)
    answer = with_processes(lambda bots: bots.answer(moment.request))
    assert moment.game.position.is_legal(answer.action)
    assert not answer.fallback


@pytest.mark.parametrize("bot", ["mcts", "mcts:500", "os:abort", "nobody", ""])
def test_other_bots_are_refused_before_a_process_is_started(bot: str) -> None:
    async def refused(bots: BotProcesses) -> None:
        with pytest.raises(TeotihuacanError, match="no bot is called"):
            await bots.answer(replace(moment_at(0).request, bot=bot))
        assert bots.processes[0].child is None
        with pytest.raises(TeotihuacanError, match="no bot is called"):
            server_bot(bot)

    with_processes(refused)


def test_a_finished_game_asks_nobody() -> None:
    position = random_playout(Position.new(Setup(2), 1), 1)
    with pytest.raises(TeotihuacanError, match="the game is over"):
        BotRequest.for_position(position, bot_named("greedy"), 1)
    with pytest.raises(TeotihuacanError, match="the game is over"):
        HintRequest.for_position(position, 1)


def test_a_request_that_makes_no_sense_is_refused_and_costs_no_process() -> None:
    over = random_playout(Position.new(Setup(2), 1), 1)
    moment = moment_at(0)

    async def refused(bots: BotProcesses) -> None:
        await bots.warm()
        pid = pid_of(bots)
        with pytest.raises(TeotihuacanError, match="the game is over"):
            await bots.hint(HintRequest(over, 1))
        assert (await bots.answer(moment.request)).action == moment.answer_here()
        assert pid_of(bots) == pid
        assert bots.alive

    with_processes(refused)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_request_holds_what_is_hidden_from_its_seat(setup: Setup) -> None:
    """Games that differ in nothing but hidden facts ask the same, to the byte."""
    for ply in range(0, 60, 6):
        position = moment_at(ply, setup=setup).game.position
        other = position.determinize(position.seat, 99)
        assert other != position
        twin = Position.from_bytes(other.to_bytes())
        same = Position.from_bytes(position.to_bytes())  # as many decisions made
        requests = [
            BotRequest.for_position(p, bot_named("student"), 5).position.to_bytes()
            for p in (twin, same)
        ]
        assert requests[0] == requests[1]
        hints = [HintRequest.for_position(p, 7).position.to_bytes() for p in (twin, same)]
        assert hints[0] == hints[1]


def test_who_comes_first_is_answered_first() -> None:
    moments = [moment_at(ply, "adept" if ply % 10 == 0 else "greedy") for ply in range(0, 30, 5)]
    done: list[int] = []
    long = 2.0  # seconds: what takes longer has one process here

    async def in_turn(bots: BotProcesses) -> None:
        async def ask(number: int) -> None:
            await bots.ask(moments[number].request, "", long)
            done.append(number)

        await asyncio.gather(*(ask(number) for number in range(len(moments))))

    with_processes(in_turn)
    assert done == list(range(len(moments)))


def test_others_go_on_while_a_bot_thinks() -> None:
    """The steps of others are counted; with a loop that waits there would be one or two."""

    async def steps(bots: BotProcesses) -> int:
        await bots.warm()
        answer = asyncio.create_task(bots.answer(moment_at(30, "master").request))
        taken = 0
        while not answer.done():
            await asyncio.sleep(0)
            taken += 1
        assert not answer.result().fallback
        return taken

    assert with_processes(steps) > 100


def test_processes_are_started_when_needed_and_used_again() -> None:
    async def pids(bots: BotProcesses) -> None:
        assert bots.alive
        assert [process.child for process in bots.processes] == [None, None, None]
        for ply in range(5):
            await bots.answer(moment_at(ply).request)
        assert [process.child is None for process in bots.processes].count(False) == 1
        await bots.warm()
        found = [pid_of(bots, number) for number in range(3)]
        assert len(set(found)) == 3
        await asyncio.gather(*(bots.answer(moment_at(ply).request) for ply in range(9)))
        await bots.warm()
        assert [pid_of(bots, number) for number in range(3)] == found

    with_processes(pids, size=3)


def test_processes_started_at_once_leave_our_main_module_in_place() -> None:
    main = sys.modules["__main__"]
    with_processes(lambda bots: bots.warm(), size=6)
    assert sys.modules["__main__"] is main


@pytest.mark.parametrize("when", ["before", "amid"])
def test_a_process_that_is_killed_is_replaced_and_the_answer_comes(when: str) -> None:
    moment = moment_at(25)

    async def killed(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        os.kill(pid, signal.SIGKILL if when == "before" else signal.SIGSTOP)
        answer = asyncio.create_task(bots.answer(moment.request))
        if when == "amid":
            await until(lambda: not bots.idle)
            await asyncio.sleep(0.2)  # now it has been asked, and would never answer
            os.kill(pid, signal.SIGKILL)
        found = await answer
        assert pid_of(bots) != pid
        assert bots.alive
        return found

    found = with_processes(killed)
    assert found.action == moment.answer_here()
    assert (found.fault, found.fallback) == (None, False)


def test_a_hint_is_asked_for_again_when_its_process_is_killed() -> None:
    async def killed(bots: BotProcesses) -> Advice:
        await bots.warm()
        pid = pid_of(bots)
        os.kill(pid, signal.SIGSTOP)
        hint = asyncio.create_task(bots.hint(HintRequest.for_position(moment.game.position, 1)))
        await until(lambda: not bots.idle)
        await asyncio.sleep(0.2)  # now it has been asked, and would never answer
        os.kill(pid, signal.SIGKILL)
        return await hint

    moment = moment_at(25)
    assert with_processes(killed).suggestions


def test_a_process_that_does_not_answer_in_time_is_replaced() -> None:
    moment = moment_at(25)

    async def stopped(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        os.kill(pid, signal.SIGSTOP)
        found = await bots.answer(moment.request)
        assert pid_of(bots) != pid
        return found

    found = with_processes(stopped, limits=HASTE)
    assert (found.action, found.fault) == (moment.answer_here(), None)


def test_after_two_failures_the_referee_answers() -> None:
    moment = moment_at(25)

    async def kill_all(bots: BotProcesses) -> Answer:
        answer = asyncio.create_task(bots.answer(moment.request))
        while not answer.done():
            child = bots.processes[0].child
            if child is not None:
                child.process.kill()
            await asyncio.sleep(0)
        assert not bots.alive
        again = await bots.answer(moment.request)
        assert (again.action, again.fault) == (moment.answer_here(), None)
        assert bots.alive
        return answer.result()

    found = with_processes(kill_all)
    assert found.action == moment.fallback_here()
    assert found.fault == report_exit(-signal.SIGKILL)
    assert found.fallback


def test_a_process_that_is_never_ready_stalls_nobody() -> None:
    moment = moment_at(30, "novice", SETUPS[1])

    async def never(bots: BotProcesses) -> Answer:
        await bots.warm()
        assert not bots.alive
        return await bots.answer(moment.request)

    found = with_processes(never, limits=NEVER)
    assert found.action == moment.fallback_here()
    assert found.fault == report_stall(0, ready=False)


def test_without_room_for_a_process_the_referee_answers() -> None:
    moment = moment_at(25)

    async def crowded(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
        try:
            os.kill(pid, signal.SIGKILL)
            found = await bots.answer(moment.request)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert not bots.alive
        await bots.warm()
        assert bots.alive
        return found

    found = with_processes(crowded)
    assert found.action == moment.fallback_here()
    assert str(found.fault).startswith("crashed: OSError")


@pytest.mark.parametrize("begun", [True, False], ids=["begun", "waiting"])
def test_a_cancelled_answer_is_not_taken_for_another(begun: bool) -> None:
    first, unwanted, wanted = moment_at(10, "adept"), moment_at(20, "adept"), moment_at(30)

    async def cancelled(bots: BotProcesses) -> Answer:
        await bots.warm()
        before = None if begun else asyncio.create_task(bots.answer(first.request))
        task = asyncio.create_task(bots.answer(unwanted.request))
        await until(lambda: not bots.idle)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        found = await bots.answer(wanted.request)
        if before is not None:
            assert first.game.position.is_legal((await before).action)
        assert list(bots.idle) == bots.processes
        return found

    assert with_processes(cancelled).action == wanted.answer_here()


def test_closing_ends_all_at_once() -> None:
    async def closed() -> list[Any]:
        bots = BotProcesses(2)
        await bots.warm()
        pids = [pid_of(bots, 0), pid_of(bots, 1)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(bots.answer(moment_at(ply).request)) for ply in range(6)]
        await until(lambda: not bots.idle)
        await bots.close()
        assert not bots.alive
        assert [pid for pid in pids if alive(pid)] == []
        with pytest.raises(BotsStoppedError, match="stopped"):
            await bots.answer(moment_at(0).request)
        await bots.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(closed())
    assert [type(answer) for answer in found] == [BotsStoppedError] * 6
    assert active_children() == []


def test_closing_does_not_wait_for_a_process_that_is_just_being_started() -> None:
    async def closed() -> list[Any]:
        bots = BotProcesses(2)
        waiting = [asyncio.create_task(bots.answer(moment_at(ply).request)) for ply in range(4)]
        await until(lambda: active_children() != [])
        await bots.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer) for answer in asyncio.run(closed())] == [BotsStoppedError] * 4
    assert active_children() == []


SCRIPT = """
import asyncio
import sys

from teotihuacan import Position, Setup
from teotihuacan.bots import BotRequest, bot_named
from teotihuacan.server.bots.bot_processes import BotProcesses

async def main():
    bots = BotProcesses(2)
    await bots.warm()
    print(*(process.child.process.pid for process in bots.processes), flush=True)
    position = Position.new(Setup(2), 1)
    request = BotRequest.for_position(position, bot_named("master"), 1)
    while {asked}:
        await asyncio.gather(bots.answer(request), bots.answer(request))

asyncio.run(main())
print("done", flush=True)
"""


@contextmanager
def script_with_processes(folder: Path, asked: bool) -> Iterator[tuple[Any, list[int]]]:
    """A script that has two processes, and their ids."""
    script = folder / "script.py"
    script.write_text(SCRIPT.format(asked=asked), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, encoding="utf-8"
    ) as parent:
        try:
            assert parent.stdout is not None
            yield parent, [int(pid) for pid in parent.stdout.readline().split()]
        finally:
            parent.kill()


def test_no_process_outlives_a_parent_that_was_killed(tmp_path: Path) -> None:
    with script_with_processes(tmp_path, asked=True) as (_, pids):
        assert len(pids) == 2
        assert all(alive(pid) for pid in pids)
    assert soon(lambda: not any(alive(pid) for pid in pids))


def test_a_script_that_closes_nothing_ends_with_its_processes(tmp_path: Path) -> None:
    with script_with_processes(tmp_path, asked=False) as (parent, pids):
        assert parent.stdout.read() == "done\n"
        assert parent.wait(60) == 0
    assert len(pids) == 2
    assert soon(lambda: not any(alive(pid) for pid in pids))
