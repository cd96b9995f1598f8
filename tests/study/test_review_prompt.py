"""`teotihuacan review` and teaching games at the prompt, as transcripts."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from planted_games import begin_game, find_bad_turn, play_planted_game, type_answers
from screen_scenes import game_at, never, review_end

from forked import run_forked as run
from teotihuacan import Game, Setup
from teotihuacan.game.files import save_game
from teotihuacan.game.history import turn_plies
from teotihuacan.i18n.numbers import format_signed_number
from teotihuacan.study.review import Review, choose_draws, find_mistakes
from teotihuacan.terminal.kept_reviews import KeptReviews

Command = Callable[..., str]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def record(data: Path) -> Path:
    path = data / "game.json"
    save_game(play_planted_game(), path)
    return path


@pytest.fixture
def command(data: Path) -> Command:
    """The command with a folder of its own, where it succeeds."""

    def call(*arguments: str, typed: str = "") -> str:
        process = run(*arguments, typed=typed, TEOTIHUACAN_DATA=str(data), COLUMNS="140")
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return call


def test_a_review_is_told_and_kept(command: Command, record: Path, data: Path) -> None:
    told = command("review", str(record))
    for words in ("Chances to win", "Accuracy", "Luck", "Without luck", "VP lost by source"):
        assert words in told
    assert re.search(r"A Ann \(.+\): the costliest turns", told)
    assert "B mcts:60 (" not in told  # of people, if there are any
    turn = len(turn_plies(begin_game()))
    assert re.search(rf"\d  turn {turn}: (mistake|blunder) \(", told)
    marks = re.findall(r"^(\d)  ", told, re.MULTILINE)
    assert marks == sorted(marks)
    assert "Better: " in told
    assert re.search(r"Why: (?s:.+?)rules?\s+[\d.]+", told)
    assert "[dim]" not in told
    (kept,) = (data / "reviews").iterdir()
    assert kept.name.endswith(".quick.json")
    changed = json.loads(kept.read_text())
    changed["seats"][0]["accuracy"] = 12.0
    kept.write_text(json.dumps(changed))
    again = command("review", str(record), "--json")
    assert json.loads(again)["seats"][0]["accuracy"] == 12.0  # the kept one, at once
    other = json.loads(command("review", str(record), "--json", "--seed", "1"))
    assert other["seed"] == 1
    assert other["seats"][0]["accuracy"] != 12.0
    text = record.read_text()
    piped = json.loads(command("review", "-", "--json", typed=text))
    assert piped["seats"][0]["accuracy"] != 12.0  # made anew: another seed took its place
    assert command("review", "-", "--json", typed=text) == json.dumps(piped) + "\n"


@pytest.mark.parametrize("options", [(), ("--all",)])
def test_whichever_seat_is_told_the_figures_are_the_same(
    command: Command, record: Path, options: tuple[str, ...]
) -> None:
    first, second = (
        command("review", str(record), "--seat", seat, *options) for seat in ("0", "1")
    )
    assert ("A Ann (" in first, "B mcts:60 (" in first) == (True, False)
    assert ("A Ann (" in second, "B mcts:60 (" in second) == (False, True)
    assert len(find_tables(first)) == 4
    assert find_tables(first) == find_tables(second)
    whole = [
        json.loads(command("review", str(record), "--seat", seat, "--json"))
        for seat in ("0", "1", "A", "b")
    ]
    assert [told.pop("seats_told") for told in whole] == [[0], [1], [0], [1]]
    assert whole[1:] == whole[:1] * 3


def find_tables(told: str) -> list[str]:
    """The parts of the tables of players and sources."""
    rows = re.compile("^(?:Accuracy|Result|blunder|Temples)  +", re.MULTILINE)
    return [block for block in told.split("\n\n") if rows.search(block)]


def test_other_names_and_other_people_change_no_figure(
    command: Command, record: Path, tmp_path: Path
) -> None:
    told = json.loads(command("review", str(record), "--json"))
    path = tmp_path / "renamed.json"
    renamed = {**json.loads(record.read_text()), "names": ["mcts:60", "Zoe"]}
    path.write_text(json.dumps(renamed))
    process = run("review", str(path), "--json", TEOTIHUACAN_DATA=str(tmp_path))  # made anew
    again = json.loads(process.stdout)
    assert (told.pop("seats_told"), again.pop("seats_told")) == ([0], [1])  # of the person
    assert again == told


def test_another_language_tells_the_same_figures(command: Command, record: Path) -> None:
    english = re.findall(r"−?\d+[.,]\d", command("review", str(record)))
    french = re.findall(r"−?\d+[.,]\d", command("-l", "fr", "review", str(record)))
    assert [figure.replace(",", ".") for figure in french] == english


def test_reviews_of_both_depths_are_kept(command: Command, record: Path, data: Path) -> None:
    quick = json.loads(command("review", str(record), "--json"))
    quick.pop("seats_told")
    game, kept = play_planted_game(), KeptReviews(data)
    deep = replace(Review.from_dict(quick), depth="deep")
    assert kept.keep(game, deep)
    assert json.loads(command("review", str(record), "--json"))["depth"] == "quick"
    assert json.loads(command("review", str(record), "--json", "--depth", "deep"))["depth"] == (
        "deep"
    )
    assert kept.find_deepest(game) == deep
    assert kept.find(game, "quick") == Review.from_dict(quick)


def test_a_review_of_an_older_program_is_still_there(
    command: Command, record: Path, tmp_path: Path
) -> None:
    """Its file has no depth in its name."""
    quick = json.loads(command("review", str(record), "--json"))
    quick.pop("seats_told")
    game, kept = play_planted_game(), KeptReviews(tmp_path)
    for depth, other in (("quick", "deep"), ("deep", "quick")):
        older = replace(Review.from_dict(quick), depth=depth)
        assert kept.keep(game, older)
        (file,) = kept.folder.glob("*.*.json")
        file.rename(kept.folder / f"{file.name.partition('.')[0]}.json")
        assert kept.find(game, depth) == kept.find_deepest(game) == older
        assert kept.find(game, other) is None
    kept.forget(record)
    assert [*kept.folder.iterdir()] == []


# A whole game, reviewed in a moment ---


@pytest.fixture(scope="module")
def whole(data: Path) -> Path:
    game = game_at(2, never)()
    assert KeptReviews(data).keep(game, review_end(2))
    path = data / "whole.json"
    save_game(game, path)
    return path


def test_the_draws_that_mattered_are_told_with_their_luck(command: Command, whole: Path) -> None:
    told = command("review", str(whole), "--seat", "A").splitlines()
    at = told.index("The draws that mattered most, in VP")
    rows = told[at + 3 : told.index("", at)]
    draws = choose_draws(review_end(2).draws, [0])
    assert len(draws) == 3
    figures = [tuple(format_signed_number(vp, 1) for vp in draw.luck) for draw in draws]
    assert [tuple(row.split()[-2:]) for row in rows if re.search(r"[−+]", row)] == figures
    assert any(re.match(r"turn \d+: New discovery tile: \w+", row) for row in rows)
    assert any("Neutral dice now stand on " in row for row in rows)


def test_every_turn_is_told_with_its_label(command: Command, whole: Path) -> None:
    review = review_end(2)
    own = [turn for turn in review.turns if turn.seat == 1]
    told = command("review", str(whole), "--seat", "B", "--all")
    heads = re.findall(r"^[\d ]  (?:turn \d+|set-up|salary): (.+?)(?: \(.+\))?$", told, re.M)
    assert heads == [turn.label.replace("close", "close call") for turn in own]
    assert {"good", "best", "blunder"} <= set(heads)
    assert told.count("Played: ") == len(own)
    better = [turn for turn in own if turn.best != turn.played]
    assert told.count("Better: ") == len(better) > len(find_mistakes(review, 1))
    marked = re.findall(r"^(\d)  ", told, re.M)
    assert marked == [*map(str, range(1, 1 + len(review.seats[1].costliest)))]
    few = command("review", str(whole), "--seat", "B")
    assert few.count("Played: ") == 3


def test_one_looks_for_something_better(command: Command, record: Path) -> None:
    review = Review.from_dict(json.loads(command("review", str(record), "--json")))
    mistakes = find_mistakes(review, 0)
    before = [turn.first for turn in mistakes].index(begin_game().ply)
    bad = type_answers(begin_game(), find_bad_turn())
    typed = "skip\n" * before + f"view\n{bad}" + "skip\n" * len(mistakes)
    shown = command("review", str(record), "--learn", typed=typed)
    count = len(mistakes)
    assert f"{before + 1} of {count}: find something better." in shown
    assert "Better: " in shown
    assert re.search(r"Why: .+rules? [\d.]+", shown)
    assert "Not yet: there is something better (" in shown
    assert f"0 of {count} found." in shown
    assert f"0 of {count} found." in command("review", str(record), "--learn", typed="quit\n")


def test_a_costly_turn_is_offered_back(command: Command, data: Path) -> None:
    path = data / "taught.json"
    save_game(begin_game(), path)
    bad = type_answers(begin_game(), find_bad_turn())
    shown = command("play", "--teach", "--load", str(path), typed=f"{bad}y\n{bad}n\nquit\n")
    assert shown.count("There is a better turn (") == 2
    assert "The turn begins again." in shown
    played = json.loads(path.read_text())["actions"][begin_game().ply :]
    assert tuple(played[: len(find_bad_turn())]) == find_bad_turn()


def test_what_cannot_be_reviewed_is_refused(data: Path, record: Path) -> None:
    for arguments, why in (
        (["review", str(record), "--depth", "endless"], "no depth 'endless'"),
        (
            ["review", str(record), "--seat", "2"],
            "there is no seat 2: seats are A to B, or 0 to 1",
        ),
        (
            ["review", str(record), "--seat", "C"],
            "there is no seat 2: seats are A to B, or 0 to 1",
        ),
        (["review", str(record), "--seat", "E"], "'E' is no seat"),
        (["review", str(data / "none.json")], "none.json"),
        (["play", "--teach", "--humans", "2"], "a teaching game is for one person"),
    ):
        process = run(*arguments, TEOTIHUACAN_DATA=str(data))
        assert process.returncode == 2
        assert why in process.stderr


def test_a_game_that_has_not_begun_has_an_empty_review(command: Command, data: Path) -> None:
    path = data / "new.json"
    save_game(Game(Setup(2), 1, ["Ann", "Bo"]), path)
    assert "No turn gave much away." in command("review", str(path))
