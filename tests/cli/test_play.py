"""`teotihuacan play`, driven through stdin."""

import contextlib
import random
import re
import signal
import subprocess

import pytest
from run_cli import COMMAND, lines, run

from teotihuacan import Position, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.engine.record.storage import unpack
from teotihuacan.game.notation import action_text


def mirrored(setup: Setup, seed: int) -> tuple[Position, list[str]]:
    """The same game played here: its end, and what the person in seat 0 has to type."""
    position = Position.new(setup, seed)
    person = random.Random(99)
    others = Referee([None, *[bot_named("random")] * 3][: setup.players], seed)
    typed: list[str] = []
    while not position.over:
        if position.seat:
            action = others.answer(position).action
        else:
            action = person.choice(position.legal_actions())
            number = position.legal_actions().index(action) + 1
            as_text = len(typed) % 2
            typed.append(action_text(position, action) if as_text else str(number))
        position.apply(action)
    return position, typed


def totals(screen: str) -> list[int]:
    """The totals of the final table."""
    found = re.search(r"^ *Total +([\d ]+)$", screen, re.MULTILINE)
    assert found, screen[-2000:]
    return [int(number) for number in found[1].split()]


def test_always_the_first_answer_plays_a_whole_game() -> None:
    process = run("play", "--bots", "random", "--seed", "4", typed="1\n" * 1000)
    assert (process.returncode, process.stderr) == (0, "")
    assert "Where the VP came from" in process.stdout
    assert "The game is over." in process.stdout
    assert len(re.findall(r"^[12]\. [AB] \w+ with \d+ VP$", process.stdout, re.MULTILINE)) == 2


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1),
        Setup(2),
        Setup(3, draft=True),
        Setup(4, first_game=True, dark_eclipse=True),
    ],
    ids=["solo", "standard", "draft", "first game, dark eclipse"],
)
def test_numbers_and_texts_play_the_game_that_the_engine_plays(setup: Setup) -> None:
    position, typed = mirrored(setup, seed=11)
    options = [name for name, value in setup.to_dict().items() if value is True]
    flags = [f"--{name.replace('_', '-')}" for name in options]
    arguments = ["--players", str(setup.players), "--seed", "11", *flags]
    if setup.players > 1:
        arguments += ["--bots", "random", "--first", "1"]
    process = run("play", *arguments, typed=lines(*typed))
    assert (process.returncode, process.stderr) == (0, "")
    assert totals(process.stdout) == position.scores()
    assert "Goodbye" not in process.stdout


FIRST_GAME = ("play", "--first-game", "--seed", "3", "--bots", "random", "--first", "1")
MOVE, OTHER_MOVE = "Forest 1 → Decorations", "move 1@forest to construction"  # words, notation


def test_undo_takes_back_within_the_turn() -> None:
    screen = run(*FIRST_GAME, typed=lines(MOVE, "undo", OTHER_MOVE, "undo", "undo")).stdout
    assert screen.count("Taken back.") == 2
    assert screen.count("Nothing to take back") == 1
    assert "from Forest to Construction" in screen
    assert screen.count("Which worker moves?") == 3


def test_a_game_with_undo_ends_as_without() -> None:
    position, typed = mirrored(Setup(2, first_game=True), seed=3)
    with_undo = [MOVE, "undo", *typed]
    screen = run(*FIRST_GAME, typed=lines(*with_undo)).stdout
    assert totals(screen) == position.scores()


def test_undo_ends_with_the_turn() -> None:
    screen = run(*FIRST_GAME, typed=lines(MOVE, "collect cocoa", "undo")).stdout
    assert "Collected cocoa at Decorations, where 1 colour stood. Gained" in screen
    assert "Nothing to take back" in screen
    assert "Taken back." not in screen


def test_undo_forgets_what_it_took_back() -> None:
    screen = run(*FIRST_GAME, typed=lines(MOVE, "undo", "log")).stdout
    assert screen.count("A: Moved a worker") == 1


@pytest.mark.parametrize("typed", ["nonsense", "99", "0", "-1", "main action", "9" * 5000, "[b"])
def test_unknown_input_gets_one_line(typed: str) -> None:
    screen = run(*FIRST_GAME, typed=lines(typed, "quit")).stdout
    echo, said = screen.split("\n> ")[1].split("\n")
    assert echo == typed
    assert said.endswith("or help.")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("help", "take back your last answer"),
        ("?", "take back your last answer"),
        ("board", "Temple bonus tiles"),
        ("", "Which worker moves?"),
        ("BOARD", "Discovery tiles on the avenue"),
    ],
)
def test_commands_answer_and_ask_on(command: str, answer: str) -> None:
    before, after = run(*FIRST_GAME, typed=lines(command, "quit")).stdout.split("> ", 1)
    assert "Which worker moves?" in before
    assert answer in after
    assert after.endswith("Goodbye!\n")


def test_a_hint_names_good_answers_and_asks_on() -> None:
    screen = run(*FIRST_GAME, typed=lines("hint", MOVE, "quit")).stdout
    advice = screen.split("> hint\n")[1].split("> Forest")[0]
    assert "VP ahead" in advice
    assert advice.count(" → ") == 3
    assert "→A1" in screen  # the answer after it was taken


def test_log_tells_what_happened() -> None:
    typed = lines(MOVE, "collect cocoa", "log", "quit")
    screen = run(*FIRST_GAME, typed=typed).stdout
    assert screen.count("A: Moved a worker of power 1 from Forest to Decorations") == 2
    assert len(re.findall(r"^  B: ", screen, re.MULTILINE)) >= 2


@pytest.mark.parametrize("typed", ["", "1\n", "quit\n", "QUIT\n"])
def test_leaving_is_polite(typed: str) -> None:
    process = run("play", typed=typed)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.endswith("\nGoodbye!\n")


def press_ctrl_c(process: subprocess.Popen[bytes]) -> None:
    """Press Ctrl-C, and again if the process was only just about to read."""
    for _ in range(20):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=3)
            return


def test_ctrl_c_is_polite() -> None:
    with subprocess.Popen(
        [*COMMAND, "play"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Where tests run in the background, Ctrl-C is ignored and that is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        screen = b""
        while not screen.endswith(b"\n> "):
            screen += process.stdout.read(1)
        press_ctrl_c(process)
        assert process.returncode == 0
        assert process.stdout.read().endswith(b"Goodbye!\n")
        assert process.stderr.read() == b""


def test_nobody_sees_the_tiles_dealt_to_others() -> None:
    hands = unpack(Position.new(Setup(2), 1).to_bytes())["hand"]
    screen = run("play", "--seed", "1").stdout
    shown = {int(tile) - 1 for tile in re.findall(r"^tile (\d+) ", screen, re.MULTILINE)}
    assert shown == set(hands[0])
    assert not shown & set(hands[1])


def test_a_game_to_watch_needs_no_input() -> None:
    process = run("play", "--humans", "0", "--players", "3", "--seed", "2", "--bots", "random")
    assert (process.returncode, process.stderr) == (0, "")
    assert len(totals(process.stdout)) == 3
    assert "> " not in process.stdout


def test_without_a_seed_the_seed_is_told() -> None:
    first = run("play")
    found = re.search(r"\(seed (\d+);", first.stdout)
    assert found
    again = run("play", "--seed", found[1])
    first_screen, second_screen = (
        re.sub(r"[\d-]+ [\d-]+ (2-player).*\.json", r"\1", process.stdout)  # kept by the clock
        for process in (first, again)
    )
    assert first_screen == second_screen


def test_two_people_share_the_terminal() -> None:
    screen = run(
        "play", "--humans", "2", "--first-game", "--seed", "1", typed="1\n" * 1500
    ).stdout
    assert "A human" in screen
    assert "B human" in screen
    assert len(totals(screen)) == 2


def test_lines_fit_a_terminal_of_100_columns() -> None:
    _, typed = mirrored(Setup(4), seed=8)
    screen = run(
        "play", "--players", "4", "--bots", "random", "--seed", "8", typed=lines(*typed, "board")
    ).stdout
    assert max(len(line) for line in screen.splitlines()) <= 100


def test_whole_turns_can_be_taken_back_where_that_was_agreed() -> None:
    """With --take-back undo goes past the end of a turn, Teotibot's included."""
    game = ("play", "--solo", "--first-game", "--seed", "3", "--take-back")
    screen = run(*game, typed=lines(MOVE, "collect cocoa", "undo", "undo", "undo")).stdout
    assert screen.count("Taken back.") == 2
    assert screen.count("Nothing to take back") == 1


def test_every_seat_can_have_its_own_bot() -> None:
    game = ("play", "--players", "4", "--humans", "0", "--seed", "2", "--first-game")
    process = run(*game, "--bots", "random,mcts:2,random,mcts:3")
    assert (process.returncode, process.stderr) == (0, "")
    assert "A Random, B mcts:2, C Random, D mcts:3" in process.stdout
    assert len(totals(process.stdout)) == 4


def test_bots_dont_let_turns_be_taken_back() -> None:
    process = run("play", "--take-back", "--humans", "1", typed="")
    assert process.returncode == 2
    assert process.stderr.count("\n") == 1
    assert "turns can be taken back solo or if only people play" in process.stderr


def who_plays(*options: str) -> str:
    """The seats in turn order, as a game greets them."""
    screen = run("play", "--first-game", *options, typed=lines("quit")).stdout
    return screen.split("Teotihuacan  ")[1].split("(seed")[0].strip()


def test_the_first_player_is_drawn_unless_one_is_asked_for() -> None:
    """Rule 2.1; the same seed draws the same order."""
    drawn = {seed: who_plays("--seed", str(seed)) for seed in range(6)}
    assert {words.startswith("A you") for words in drawn.values()} == {True, False}
    assert drawn[0] == who_plays("--seed", "0")
    assert who_plays("--seed", "1", "--first", "1").startswith("A you")
    assert who_plays("--seed", "1", "--first", "2").endswith("B you")


def test_people_have_names() -> None:
    named = who_plays("--players", "3", "--names", "Ann, Bob", "--first", "1", "--seed", "1")
    assert named == "A Ann, B Bob, C Student"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--names", "Ann,Bob,Cid"], "1 to 2 names"),
        (["--humans", "1", "--names", "Ann,Bob"], "1 to 1 names"),
        (["--names", "Ann,,"], "1 to 2 names"),
        (["--names", "greedy"], "A bot is called greedy"),
        (["--first", "3"], "1 to 2"),
    ],
)
def test_names_and_beginners_that_cannot_be(options: list[str], told: str) -> None:
    process = run("play", *options)
    assert process.returncode == 2
    assert told in process.stderr
    assert process.stderr.count("\n") == 1


def test_a_record_comes_and_goes_by_pipes() -> None:
    begun = run(*FIRST_GAME, "--save", "-", typed=lines(MOVE, "quit"))
    assert begun.stdout.count("\n") == 1  # nothing but the record
    assert "Which worker moves?" in begun.stderr
    again = run("play", "--load", "-", "--save", "-", typed=begun.stdout)
    assert again.stdout == begun.stdout
    assert "Decorations" in again.stderr
