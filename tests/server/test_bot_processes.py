"""Bots think in processes of their own: nobody waits for them, and an answer always comes."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from processes import alive, soon
from teotihuacan import Game, Setup, TeotihuacanError
from teotihuacan.bots import Answer, Referee, bot_named
from teotihuacan.bots.external_bot import Patience
from teotihuacan.bots.seats import Seats, new_game
from teotihuacan.server.bots.bot_processes import (
    SERVER_BOTS,
    BotProcesses,
    BotsStoppedError,
    Thought,
)

NEVER = Patience(start=0.0)
HASTE = Patience(start=20.0, grace=1.0, unlimited=1.0)
SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(4, draft=True), Setup(1, level="harder")]


def with_processes(
    work: Callable[[BotProcesses], Awaitable[Any]],
    size: int = 1,
    patience: Patience | None = None,
) -> Any:
    """What some work with processes comes to; no process is left behind."""

    async def run() -> Any:
        bots = BotProcesses(size, patience)
        try:
            return await work(bots)
        finally:
            await bots.close()

    found = asyncio.run(run())
    assert active_children() == []
    return found


def thought_at(
    ply: int, bot: str = "greedy", setup: Setup = SETUPS[0], seed: int = 11
) -> Thought:
    """The question after so many answers of random players."""
    game = new_game(setup, 0, seed, ["random"])
    seats = Seats(game)
    while game.ply < ply:
        game.play(seats.answer(game.position).action)
    return Thought(bot, setup.to_dict(), seed, tuple(game.actions))


def answer_here(thought: Thought) -> int:
    """The answer of the same bot in this process, as at a table without a server."""
    setup = Setup.from_dict(thought.setup)
    names = [thought.bot] * setup.players + ["Teotibot"] * (setup.players == 1)
    game = Game(setup, thought.seed, names)
    for action in thought.actions:
        game.play(action)
    return Seats(game).answer(game.position).action


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
    thoughts = [thought_at(4 * i, bot, setup) for i, setup in enumerate(SETUPS * 3)]

    async def answers(bots: BotProcesses) -> list[Answer]:
        return await asyncio.gather(*(bots.answer(thought) for thought in thoughts))

    found = with_processes(answers, size=2)
    assert [answer.action for answer in found] == [answer_here(thought) for thought in thoughts]
    assert {(answer.fault, answer.fallback) for answer in found} == {("", False)}


@pytest.mark.parametrize("bot", SERVER_BOTS)
def test_every_bot_of_the_server_answers(bot: str) -> None:
    thought = thought_at(40, bot)
    answer = with_processes(lambda bots: bots.answer(thought))
    assert thought.position().is_legal(answer.action)
    assert not answer.fallback


@pytest.mark.parametrize("bot", ["mcts", "mcts:500", "os:abort", "nobody", ""])
def test_other_bots_are_refused_before_a_process_is_started(bot: str) -> None:
    async def refused(bots: BotProcesses) -> None:
        with pytest.raises(TeotihuacanError, match="no bot is called"):
            await bots.answer(thought_at(0, bot))
        assert bots.processes[0].child is None

    with_processes(refused)


def test_a_thought_that_makes_no_sense_is_refused_and_costs_no_process() -> None:
    setup = Setup(2).to_dict()
    over = thought_at(0)
    position = over.position()
    actions = []
    while not position.over:
        actions.append(position.legal_actions()[0])
        position.apply(actions[-1])

    async def refused(bots: BotProcesses) -> None:
        await bots.warm()
        pid = pid_of(bots)
        with pytest.raises(TeotihuacanError, match="the game is over"):
            await bots.answer(Thought("greedy", setup, over.seed, tuple(actions)))
        with pytest.raises(TeotihuacanError, match="999"):
            await bots.answer(Thought("greedy", setup, 1, (999,)))
        with pytest.raises(TeotihuacanError, match="players"):
            await bots.answer(Thought("greedy", {**setup, "players": 9}, 1, ()))
        assert (await bots.answer(over)).action == answer_here(over)
        assert pid_of(bots) == pid
        assert bots.alive

    with_processes(refused)


def test_who_comes_first_is_answered_first() -> None:
    thoughts = [
        thought_at(ply, "adept" if ply % 10 == 0 else "greedy") for ply in range(0, 30, 5)
    ]
    done: list[int] = []

    async def in_turn(bots: BotProcesses) -> None:
        async def ask(number: int) -> None:
            await bots.answer(thoughts[number])
            done.append(number)

        await asyncio.gather(*(ask(number) for number in range(len(thoughts))))

    with_processes(in_turn)
    assert done == list(range(len(thoughts)))


def test_others_go_on_while_a_bot_thinks() -> None:
    """The steps of others are counted; with a loop that waits there would be one or two."""

    async def steps(bots: BotProcesses) -> int:
        await bots.warm()
        answer = asyncio.create_task(bots.answer(thought_at(30, "master")))
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
            await bots.answer(thought_at(ply))
        assert [process.child is None for process in bots.processes].count(False) == 1
        await bots.warm()
        found = [pid_of(bots, number) for number in range(3)]
        assert len(set(found)) == 3
        await asyncio.gather(*(bots.answer(thought_at(ply)) for ply in range(9)))
        await bots.warm()
        assert [pid_of(bots, number) for number in range(3)] == found

    with_processes(pids, size=3)


def test_processes_started_at_once_leave_our_main_module_in_place() -> None:
    main = sys.modules["__main__"]
    with_processes(lambda bots: bots.warm(), size=6)
    assert sys.modules["__main__"] is main


@pytest.mark.parametrize("when", ["before", "amid"])
def test_a_process_that_is_killed_is_replaced_and_the_answer_comes(when: str) -> None:
    thought = thought_at(25)

    async def killed(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        os.kill(pid, signal.SIGKILL if when == "before" else signal.SIGSTOP)
        answer = asyncio.create_task(bots.answer(thought))
        if when == "amid":
            await until(lambda: not bots.idle)
            await asyncio.sleep(0.2)  # now it has been asked, and would never answer
            os.kill(pid, signal.SIGKILL)
        found = await answer
        assert pid_of(bots) != pid
        assert bots.alive
        return found

    found = with_processes(killed)
    assert found.action == answer_here(thought)
    assert (found.fault, found.fallback) == ("", False)


def test_a_process_that_does_not_answer_in_time_is_replaced() -> None:
    thought = thought_at(25)

    async def stopped(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        os.kill(pid, signal.SIGSTOP)
        found = await bots.answer(thought)
        assert pid_of(bots) != pid
        return found

    found = with_processes(stopped, patience=HASTE)
    assert (found.action, found.fault) == (answer_here(thought), "")


def fallback_here(thought: Thought) -> int:
    """What the referee answers for a bot that is out."""
    position = thought.position()
    referee = Referee([bot_named(thought.bot)] * position.setup.players, thought.seed)
    referee.out.add(position.seat)
    return referee.answer(position).action


def test_after_two_failures_the_referee_answers() -> None:
    thought = thought_at(25)

    async def kill_all(bots: BotProcesses) -> Answer:
        answer = asyncio.create_task(bots.answer(thought))
        while not answer.done():
            child = bots.processes[0].child
            if child is not None:
                child.process.kill()
            await asyncio.sleep(0)
        assert not bots.alive
        again = await bots.answer(thought)
        assert (again.action, again.fault) == (answer_here(thought), "")
        assert bots.alive
        return answer.result()

    found = with_processes(kill_all)
    assert found.action == fallback_here(thought)
    assert found.fault == "crashed: its process was ended by SIGKILL"
    assert found.fallback


def test_a_process_that_is_never_ready_stalls_nobody() -> None:
    thought = thought_at(30, "novice", SETUPS[1])

    async def never(bots: BotProcesses) -> Answer:
        await bots.warm()
        assert not bots.alive
        return await bots.answer(thought)

    found = with_processes(never, patience=NEVER)
    assert found.action == fallback_here(thought)
    assert found.fault == "stalled: not ready within 0 s"


def test_without_room_for_a_process_the_referee_answers() -> None:
    thought = thought_at(25)

    async def crowded(bots: BotProcesses) -> Answer:
        await bots.warm()
        pid = pid_of(bots)
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
        try:
            os.kill(pid, signal.SIGKILL)
            found = await bots.answer(thought)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert not bots.alive
        await bots.warm()
        assert bots.alive
        return found

    found = with_processes(crowded)
    assert found.action == fallback_here(thought)
    assert found.fault.startswith("crashed: OSError")


@pytest.mark.parametrize("begun", [True, False], ids=["begun", "waiting"])
def test_a_cancelled_answer_is_not_taken_for_another(begun: bool) -> None:
    first, unwanted, wanted = thought_at(10, "adept"), thought_at(20, "adept"), thought_at(30)

    async def cancelled(bots: BotProcesses) -> Answer:
        await bots.warm()
        before = None if begun else asyncio.create_task(bots.answer(first))
        task = asyncio.create_task(bots.answer(unwanted))
        await until(lambda: not bots.idle)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        found = await bots.answer(wanted)
        if before is not None:
            assert first.position().is_legal((await before).action)
        assert list(bots.idle) == bots.processes
        return found

    assert with_processes(cancelled).action == answer_here(wanted)


def test_closing_ends_all_at_once() -> None:
    async def closed() -> list[Any]:
        bots = BotProcesses(2)
        await bots.warm()
        pids = [pid_of(bots, 0), pid_of(bots, 1)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        waiting = [asyncio.create_task(bots.answer(thought_at(ply))) for ply in range(6)]
        await until(lambda: not bots.idle)
        await bots.close()
        assert not bots.alive
        assert [pid for pid in pids if alive(pid)] == []
        with pytest.raises(BotsStoppedError, match="stopped"):
            await bots.answer(thought_at(0))
        await bots.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    found = asyncio.run(closed())
    assert [type(answer) for answer in found] == [BotsStoppedError] * 6
    assert active_children() == []


def test_closing_does_not_wait_for_a_process_that_is_just_being_started() -> None:
    async def closed() -> list[Any]:
        bots = BotProcesses(2)
        waiting = [asyncio.create_task(bots.answer(thought_at(ply))) for ply in range(4)]
        await until(lambda: active_children() != [])
        await bots.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer) for answer in asyncio.run(closed())] == [BotsStoppedError] * 4
    assert active_children() == []


SCRIPT = """
import asyncio
import sys

from teotihuacan import Setup
from teotihuacan.server.bots.bot_processes import BotProcesses, Thought

async def main():
    bots = BotProcesses(2)
    await bots.warm()
    print(*(process.child.process.pid for process in bots.processes), flush=True)
    thought = Thought("master", Setup(2).to_dict(), 1, ())
    while {asked}:
        await asyncio.gather(bots.answer(thought), bots.answer(thought))

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
