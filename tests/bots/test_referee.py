"""Whatever a bot does, its game goes on to a legal end, and its faults are told."""

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import misbehaving
import pytest

from processes import alive, soon
from teotihuacan import Position, Setup, TeotihuacanError
from teotihuacan.bots import Budget, Entrant, Referee, bot_named
from teotihuacan.bots.external_bot import TimeLimits
from teotihuacan.bots.faults import Fault
from teotihuacan.bots.names import BotError

HURRY = TimeLimits(start=20, grace=0.5, unlimited=1)
HASTE = TimeLimits(start=0.7, grace=0.5)
RANDOM = bot_named("random")


def own(name: str, limit: str = "0.1s") -> Entrant:
    """A bot of `misbehaving.py` as people name it; it gets a process of its own."""
    return bot_named(f"{misbehaving.PATH}:{name}:{limit}")


def inside(name: str) -> Entrant:
    """The same bot as one that is trusted, in our process."""
    return Entrant(name, getattr(misbehaving, name), Budget())


def play_out(referee: Referee, setup: Setup, seed: int = 1) -> tuple[Position, list[Any]]:
    """A whole game; `apply` refuses whatever is illegal."""
    position = Position.new(setup, seed)
    answers = []
    with referee:
        while not position.over:
            seat = position.seat
            answer = referee.answer(position)
            assert type(answer.action) is int
            answers.append((seat, answer))
            position.apply(answer.action)
    return position, answers


def faults_of(entrant: Entrant, limits: TimeLimits | None = None) -> list[str]:
    """The faults of a bot at seat 0 in a game against a random player, each told once."""
    referee = Referee([entrant, RANDOM], 5, limits)
    position, answers = play_out(referee, Setup(2))
    assert sorted(position.ranking()) == [0, 1]
    told = [str(answer.fault) for seat, answer in answers if seat == 0 and answer.fault]
    assert told == [str(fault) for fault in referee.faults[0]]
    assert referee.faults[1] == []
    assert [answer.fault for seat, answer in answers if seat == 1 and answer.fault] == []
    replaced = [answer.fallback for seat, answer in answers if seat == 0]
    assert sum(replaced) == referee.fallbacks[0]
    out = 0 in referee.out
    assert out == (len(told) >= 3 or any(not t.startswith("illegal") for t in told))
    if out:
        last = max(i for i, (_, a) in enumerate(answers) if a.fault)
        assert all(a.fallback for seat, a in answers[last:] if seat == 0)
    else:
        assert sum(replaced) == len(told)
    return told


CRASHES = {
    "CrashesWhenMade": "crashed: RuntimeError: no book of openings",
    "Crashes": "crashed: ZeroDivisionError: integer division or modulo by zero",
    "Leaves": "crashed: SystemExit: I am leaving",
}


@pytest.mark.parametrize("name", CRASHES)
@pytest.mark.parametrize("how", [own, inside], ids=["own process", "inside"])
def test_a_crash_is_told_once_and_ends_the_bot(name: str, how: Any) -> None:
    assert faults_of(how(name)) == [CRASHES[name]]


NONSENSE = {
    "SaysNothing": "None",
    "SaysText": "'x'",
    "SaysTooMuch": "999",
    "SaysHuge": "an object of class int",
    "SaysStubborn": "an object of class Stubborn",
}


@pytest.mark.parametrize("name", NONSENSE)
@pytest.mark.parametrize("how", [own, inside], ids=["own process", "inside"])
def test_three_illegal_answers_end_the_bot(name: str, how: Any) -> None:
    told = faults_of(how(name))
    assert len(told) == 3
    assert told[0] == f"illegal: {NONSENSE[name]} is no answer to 'keep_starting_tiles'"


@pytest.mark.parametrize("how", [own, inside], ids=["own process", "inside"])
def test_a_float_is_no_action_even_if_it_is_whole(how: Any) -> None:
    told = faults_of(how("SaysFloat"))
    assert len(told) == 3
    assert all(".0 is no answer to" in fault for fault in told)


@pytest.mark.parametrize("how", [own, inside], ids=["own process", "inside"])
def test_two_illegal_answers_cost_only_their_decisions(how: Any) -> None:
    assert len(faults_of(how("ErrsTwice"))) == 2


@pytest.mark.parametrize("name", ["Good", "SaysWhole", "PlaysOn"])
@pytest.mark.parametrize("how", [own, inside], ids=["own process", "inside"])
def test_what_is_allowed_is_no_fault(name: str, how: Any) -> None:
    assert faults_of(how(name)) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Exits", "crashed: its process ended with exit code 3"),
        ("Aborts", "crashed: its process was ended by SIGABRT"),
        ("AsksThePerson", "crashed: EOFError: EOF when reading a line"),
        ("LoopsForever", "stalled: no answer within 0.6 s"),
        ("SaysHalf", "stalled: no answer within 0.6 s"),
        ("SaysDrops", "stalled: no answer within 0.6 s"),
        ("SaysHalfAndLeaves", "crashed: it wrote nonsense into its pipe"),
        ("SaysDepths", "crashed: it wrote nonsense into its pipe"),
    ],
)
def test_a_process_that_ends_or_never_answers(name: str, fault: str) -> None:
    limits = HURRY if fault.startswith("stalled") else None
    assert faults_of(own(name), limits) == [fault]


def test_a_bot_that_is_never_ready() -> None:
    assert faults_of(own("HangsWhenMade"), HASTE) == ["stalled: not ready within 0.7 s"]


def test_a_budget_of_playouts_has_a_limit_too() -> None:
    assert faults_of(own("LoopsForever", "50"), HURRY) == ["stalled: no answer within 1.5 s"]
    assert TimeLimits().compute_limit(Budget(playouts=50)) == 62
    assert TimeLimits().compute_limit(Budget(seconds=0.3)) == pytest.approx(2.3)


def test_a_bot_that_cannot_be_sent_to_a_process_crashes() -> None:
    fault = faults_of(Entrant("lambda", lambda: misbehaving.Good(), Budget(), trusted=False))
    assert len(fault) == 1
    assert fault[0].startswith("crashed: ")


@pytest.mark.parametrize("name", ["Crashes", "SaysNothing", "ErrsTwice"])
@pytest.mark.parametrize("setup", [Setup(1), Setup(3), Setup(4, draft=True)], ids=str)
def test_the_fallback_depends_on_the_seed_alone(name: str, setup: Setup) -> None:
    def played(seed: int) -> list[tuple[int, int, Fault | None]]:
        referee = Referee([inside(name), *[RANDOM] * (setup.players - 1)], seed)
        position, answers = play_out(referee, setup, 8)
        assert position.over
        return [(seat, answer.action, answer.fault) for seat, answer in answers]

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_bot_that_changes_its_position_changes_nothing_else() -> None:
    position = Position.new(Setup(2), 3)
    before = position.to_bytes()
    answer = Referee([inside("PlaysOn"), None], 1).answer(position)
    assert position.to_bytes() == before
    assert position.decisions_made == 0
    assert position.is_legal(answer.action)


def test_the_same_bot_answers_the_same_in_a_process_and_inside() -> None:
    def actions(entrant: Entrant) -> list[int]:
        _, answers = play_out(Referee([entrant, RANDOM], 3), Setup(2), 4)
        return [answer.action for _, answer in answers]

    assert actions(own("Good")) == actions(inside("Good"))


def test_seats_without_a_bot_are_refused() -> None:
    position = Position.new(Setup(2), 1)
    with pytest.raises(TeotihuacanError, match="no bot plays seat 0"):
        Referee([None, RANDOM], 1).answer(position)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere.py:Bot", "can't load 'Bot' from 'nowhere.py'"),
        (r"C:\bots\nowhere.py:Bot", r"can't load 'Bot' from 'C:.*nowhere\.py'"),
        ("nowhere.at_all:Bot", "can't load 'Bot' from 'nowhere.at_all'"),
        (f"{misbehaving.PATH}:Missing", "there is no such class"),
        (f"{misbehaving.PATH}:Good:0s", "a budget is"),
    ],
)
def test_bots_that_are_not_there_are_refused_at_once(name: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        bot_named(name)


def test_a_bot_by_module_is_found() -> None:
    assert faults_of(bot_named("misbehaving:Good")) == []


def test_naming_a_bot_runs_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "deadly.py"
    path.write_text("import os\nos._exit(7)\nclass Bot: pass\n", encoding="utf-8")
    entrant = bot_named(f"{path}:Bot")
    assert faults_of(entrant) == ["crashed: its process ended with exit code 7"]
    path.write_text("class Bot:\n  def\n", encoding="utf-8")
    with pytest.raises(BotError, match="invalid syntax"):
        bot_named(f"{path}:Bot")


SCRIPT = """
from teotihuacan import Position, Setup
from teotihuacan.bots import Referee, bot_named
print("the script runs")
position = Position.new(Setup(2), 1)
referee = Referee([bot_named({name!r}), bot_named("random")], 1)
while not position.over:
    position.apply(referee.answer(position).action)
print("faults", referee.faults, flush=True)
"""


def test_nothing_a_bot_prints_is_seen_and_the_script_runs_once(tmp_path: Path) -> None:
    """A plain script without a guard for its main module, which closes nothing."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(name=f"{misbehaving.PATH}:Chatters"), encoding="utf-8")
    process = subprocess.run(
        [sys.executable, script], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert process.stdout == "the script runs\nfaults [[], []]\n"
    assert (process.returncode, process.stderr) == (0, "")


ORPHAN = """
import os
import time

class Bot:
    def choose(self, position, budget, seed):
        with open({pid!r}, "w") as file:
            file.write(str(os.getpid()))
        os.rename({pid!r}, {pid!r} + ".ready")
        while True:
            pass
"""


def test_a_bot_that_loops_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    bot, script, pid = tmp_path / "orphan.py", tmp_path / "script.py", tmp_path / "pid"
    bot.write_text(ORPHAN.format(pid=str(pid)), encoding="utf-8")
    script.write_text(SCRIPT.format(name=f"{bot}:Bot:500s"), encoding="utf-8")
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.DEVNULL)
    ready = pid.with_suffix(".ready")
    try:
        assert soon(ready.exists)
        child = int(ready.read_text())
        assert alive(child)
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    assert soon(lambda: not alive(child))
