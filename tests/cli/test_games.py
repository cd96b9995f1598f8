"""`teotihuacan games`: what was played in the terminal is found, shown, taken along, deleted."""

import csv
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from run_cli import COMMAND, lines, run

from random_games import finished, play_randomly
from teotihuacan import Game, Setup
from teotihuacan.game.files import load_game, save_game
from teotihuacan.terminal.game_files import file_stem
from teotihuacan.terminal.saved_games import SavedGames

GAMES = [  # from the oldest to the newest
    finished(Setup(2), 1, ["Ana", "Bo"]),
    finished(Setup(1, level="harder"), 2, ["you", "Teotibot"]),
    finished(Setup(4, draft=True), 3, ["Ana", "[b]Cé\x1b", "adept", "novice"]),
    play_randomly(
        Game(Setup(3, first_game=True), 4, ["Dan", "Eva", "student"]), random.Random(4)
    ),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with four saved games, a day apart."""
    data = tmp_path / "data"
    (data / "saves").mkdir(parents=True)
    for day, game in enumerate(GAMES):
        moment = datetime(2026, 3, 1, 20, 15) + timedelta(days=day)
        save_game(game, data / "saves" / f"{file_stem(game, moment)}.json")
    return data


Command = Callable[..., str]


@pytest.fixture
def games(folder: Path) -> Command:
    """The command in that folder, where it succeeds."""

    def command(*arguments: str, typed: str = "") -> str:
        process = run(
            "games", *arguments, typed=typed, TEOTIHUACAN_DATA=str(folder), COLUMNS="140"
        )
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return command


def refusal(folder: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    process = run("games", *arguments, typed=typed, TEOTIHUACAN_DATA=str(folder), COLUMNS="140")
    return process.returncode, process.stderr


def numbers(table: str) -> list[int]:
    """The numbers in the first column of a list."""
    return [int(number) for number in re.findall(r"^ *(\d+)  2\d{3}-", table, re.MULTILINE)]


# The list ---


def test_the_newest_game_is_number_1(games: Command) -> None:
    table = games()
    assert numbers(table) == [1, 2, 3, 4]
    newest, oldest = table.splitlines()[1], table.splitlines()[-1]
    assert "2026-03-04 20:15" in newest
    assert "3 players, First game" in newest
    assert "2026-03-01 20:15" in oldest
    first, second = GAMES[0].position.ranking()
    scores = GAMES[0].position.scores()
    names = ["Ana", "Bo"]
    assert f"{names[first]} {scores[first]}, {names[second]} {scores[second]} " in oldest
    assert oldest.rstrip().endswith("finished")
    assert games("list") == table


def test_names_from_outside_are_only_shown(games: Command) -> None:
    assert "\x1b" not in games()
    assert "[b]Cé?" in games()


def test_without_games_the_list_says_how_to_get_some(tmp_path: Path) -> None:
    process = run("games", TEOTIHUACAN_DATA=str(tmp_path / "none"))
    assert process.stdout == "No games yet. Play one: teotihuacan tui\n"
    assert process.returncode == 0
    assert not (tmp_path / "none").exists()


def test_a_long_list_shows_the_newest_and_says_how_many_there_are(
    folder: Path, games: Command
) -> None:
    text = next(iter((folder / "saves").iterdir())).read_text()
    for minute in range(40):
        stem = f"2026-02-01 10-{minute:02}-00 2-players seed 1"
        (folder / "saves" / f"{stem}.json").write_text(text)
    assert numbers(games())[:30] == list(range(1, 31))
    assert games().endswith("30 of 44 games. All of them: --limit 44\n")
    assert len(numbers(games("--limit", "44"))) == 44
    assert numbers(games("--limit", "2"))[:2] == [1, 2]
    assert len(json.loads(games("--json"))["games"]) == 44


def test_the_list_as_json_and_csv_has_all_facts(folder: Path, games: Command) -> None:
    entries = json.loads(games("--json"))["games"]
    for entry, game in zip(entries, reversed(GAMES), strict=True):
        assert entry["setup"] == game.setup.to_dict()
        assert (entry["seed"], entry["names"]) == (game.seed, game.names)
        assert (entry["finished"], entry["result"]) == (True, game.result())
        assert load_game(entry["file"]).position == game.position
    rows = list(csv.DictReader(io.StringIO(games("--csv"))))
    assert [row["number"] for row in rows] == ["1", "2", "3", "4"]
    assert rows[1]["names"] == "Ana;[b]Cé\x1b;adept;novice"
    assert rows[2] | {"players": "1", "level": "harder", "winner": "Teotibot"} == rows[2]
    assert rows[0]["options"] == "first_game"
    assert refusal(folder, "--json", "--csv")[0] == 2


def test_unfinished_games_tell_how_far_they_are(folder: Path, games: Command) -> None:
    game = Game(Setup(2, first_game=True), 5, ["Ana", "Bo"])
    for _ in range(12):
        game.play(game.position.legal_actions()[-1])
    autosave = SavedGames(folder).new_autosave(game)
    autosave.write(game)
    assert "eclipse 1, open in a window" in " ".join(games().split("finished")[0].split())
    autosave.close()
    (entry,) = json.loads(games("--unfinished", "--json"))["games"]
    assert (entry["number"], entry["finished"], entry["open"]) == (1, False, False)
    assert entry["turn"] > 1
    assert f"turn {entry['turn']}, eclipse 1" in games("--unfinished")
    assert numbers(games("--finished")) == [2, 3, 4, 5]


def test_a_file_that_cant_be_read_is_listed_with_the_reason(folder: Path, games: Command) -> None:
    (folder / "saves" / "2026-03-09 10-00-00 solo seed 9.json").write_text("{")
    assert "unreadable" in games().splitlines()[1]
    (entry, *_) = json.loads(games("--json"))["games"]
    assert "JSON" in entry["problem"]
    assert numbers(games("--finished")) == [2, 3, 4, 5]
    code, error = refusal(folder, "show", "1")
    assert (code, error.count("\n")) == (2, 1)


# Searching ---


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["ana"], [2, 4]),
        (["ANA", "bo"], [4]),
        (["ce"], [2]),
        (["adept"], [2]),
        (["solo"], [3]),
        (["harder"], [3]),
        (["2026-03-02"], [3]),
        (["first", "eva"], [1]),
        (["finished"], [1, 2, 3, 4]),
        ([" : ".join(map(str, GAMES[0].position.scores()))], [4]),
        (["nobody"], []),
    ],
)
def test_words_are_found_in_names_kinds_dates_and_results(
    games: Command, words: list[str], found: list[int]
) -> None:
    assert numbers(games("search", *words)) == found


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--players", "1"], [3]),
        (["--players", "4"], [2]),
        (["--since", "2026-03-03"], [1, 2]),
        (["--since", "2026-04"], []),
        (["--since", "2026"], [1, 2, 3, 4]),
        (["--since", "2026-03-02", "--players", "3"], [1]),
        (["--unfinished"], []),
    ],
)
def test_options_narrow_the_list_and_keep_its_numbers(
    games: Command, options: list[str], found: list[int]
) -> None:
    assert numbers(games(*options)) == found
    assert numbers(games("list", *options)) == found
    assert numbers(games("search", "a", *options)) == [n for n in found if n != 0]


def test_a_search_gives_the_same_as_looking_at_every_line(games: Command) -> None:
    entries = list(csv.DictReader(io.StringIO(games("--csv"))))
    shown = ("when", "names", "level", "seed")
    texts = [" ".join(entry[column] for column in shown).lower() for entry in entries]
    words = sorted({word for text in texts for word in re.findall(r"[a-z]{2,}", text)})
    for word in random.Random(17).sample(words, 8):
        fitting = [number for number, text in enumerate(texts, start=1) if word in text]
        assert numbers(games("search", "--", word)) == fitting


def test_the_last_days_can_be_asked_for(folder: Path, games: Command) -> None:
    SavedGames(folder).save(GAMES[0])
    assert numbers(games("--since", "1d")) == [1]


@pytest.mark.parametrize("day", ["tomorrow", "2026-13", "2026-02-30", "7", "999999d", "x"])
def test_what_is_no_day_is_refused(folder: Path, day: str) -> None:
    code, error = refusal(folder, "--since", day)
    assert (code, error.count("\n")) == (2, 1)
    assert "2026-11-17" in error


# One game ---


def test_a_finished_game_shows_its_last_table(games: Command) -> None:
    shown = games("show", "4")
    assert "Where the VP came from" in shown
    for score in GAMES[0].position.scores():
        assert f" {score} " in shown
    entry = json.loads(games("show", "4", "--json"))
    assert [sum(books.values()) for books in entry["sources"]] == GAMES[0].position.scores()


def test_an_unfinished_game_shows_where_it_stands_and_no_hand(
    folder: Path, games: Command
) -> None:
    game = Game(Setup(2), 1, ["Ana", "Bo"])
    path = SavedGames(folder).save(game)
    shown = games("show", "1")
    assert "starting tiles" in shown.splitlines()[0]
    assert "Eclipse 1 of 3" in shown
    assert "Tiles" not in shown
    assert shown.endswith(f"Go on with: teotihuacan tui --load '{path}'\n")


def test_a_game_is_meant_by_its_number_its_name_or_a_part_of_it(
    folder: Path, games: Command
) -> None:
    games("rename", "4", "Evening at Bo's")
    games("rename", "3", "Evening alone")
    for wanted in ("4", "evening at", "EVENING AT BO'S", "bo's", "2026-03-01"):
        assert "Ana" in games("show", wanted).splitlines()[0]
    code, error = refusal(folder, "show", "evening")
    assert (code, error.count("\n")) == (2, 1)
    assert "(3 and 4)" in error
    for wanted in ("nothing", "5", "0", ""):
        code, error = refusal(folder, "show", "--", wanted)
        assert code == 2
        assert "teotihuacan games lists them" in error


def test_a_name_is_shown_and_can_be_taken_away(games: Command) -> None:
    assert games("rename", "1", "Final: we won!").endswith(" seed 4 - Final- we won!\n")
    assert "Final- we won!: 3 players" in games().splitlines()[1]
    games("rename", "final", "")
    assert "Final" not in games()
    assert numbers(games()) == [1, 2, 3, 4]


def test_a_game_is_replayed(games: Command) -> None:
    assert f"Ply 0 of {GAMES[3].ply}" in games("replay", "1", typed="quit\n")
    whole = games("replay", "1", "--auto", "--speed", "1000")
    assert "Where the VP came from" in whole


def test_a_game_of_the_list_is_reviewed(folder: Path, games: Command) -> None:
    begun = Game(Setup(2), 9, ["Ana", "Bo"])
    begun.play(begun.position.legal_actions()[0])
    save_game(begun, folder / "saves" / f"{file_stem(begun, datetime(2026, 4, 1))}.json")
    told = games("review", "1", "--json")
    assert [turn["seat"] for turn in json.loads(told)["turns"]] == [0]
    assert games("review", "1", "--json") == told
    assert "A Ana (" in games("review", "1")
    assert len(list((folder / "reviews").iterdir())) == 1


def test_a_record_is_exported_to_a_file_a_folder_and_standard_output(
    folder: Path, games: Command, tmp_path: Path
) -> None:
    assert Game.load(games("export", "4")).actions == GAMES[0].actions
    assert games("export", "4", "-") == games("export", "4")
    target = tmp_path / "game.json"
    games("export", "4", str(target))
    assert load_game(target).position == GAMES[0].position
    code, error = refusal(folder, "export", "3", str(target))
    assert (code, "exists" in error) == (2, True)
    assert load_game(target).position == GAMES[0].position
    (tmp_path / "out").mkdir()
    games("export", "3", str(tmp_path / "out"))
    (written,) = (tmp_path / "out").iterdir()
    assert load_game(written).position == GAMES[1].position
    assert refusal(folder, "export", "3", str(tmp_path / "no" / "x.json"))[0] == 2


# Deleting ---


@pytest.mark.parametrize("typed", ["n", "", "maybe", "no"])
def test_nothing_is_deleted_without_a_yes(folder: Path, games: Command, typed: str) -> None:
    process = run(
        "games", "delete", "1", typed=lines(typed), TEOTIHUACAN_DATA=str(folder), COLUMNS="140"
    )
    assert process.returncode == 1
    assert process.stdout.endswith("Nothing was deleted.\n")
    assert numbers(games()) == [1, 2, 3, 4]
    process = run("games", "delete", "1", typed="", TEOTIHUACAN_DATA=str(folder))
    assert process.returncode == 1
    assert numbers(games()) == [1, 2, 3, 4]


def test_games_are_deleted_after_a_yes(games: Command) -> None:
    asked = games("delete", "1", "3", typed=lines("y"))
    assert "Delete these 2 games for good? (y/n)" in asked
    assert asked.count("Deleted: 2026-03-0") == 2
    assert "Ana" in games().splitlines()[1]
    assert numbers(games()) == [1, 2]
    games("delete", "2", "2", "--yes")
    assert numbers(games()) == [1]


def test_yes_is_said_in_the_language_spoken(folder: Path) -> None:
    for language, yes in (("hu", "Igen"), ("ru", "да"), ("fr", "o"), ("tr", "Evet")):
        process = run(
            "games", "delete", "1", "--language", language,
            typed=lines(yes), TEOTIHUACAN_DATA=str(folder),
        )  # fmt: skip
        assert process.returncode == 0
    assert list((folder / "saves").iterdir()) == []


def test_one_wrong_name_deletes_nothing(folder: Path, games: Command) -> None:
    assert refusal(folder, "delete", "1", "nobody", "--yes")[0] == 2
    assert numbers(games()) == [1, 2, 3, 4]


HOLDER = """
import sys, time
from pathlib import Path
from teotihuacan.terminal.saved_games import SavedGames
table = SavedGames(Path(sys.argv[1])).resume_latest()
assert table.game
print("open", flush=True)
time.sleep(60)
"""


@pytest.fixture
def open_table(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A game that is open in another process."""
    game = Game(Setup(1), 8, ["you", "Teotibot"])
    game.play(game.position.legal_actions()[0])
    autosave = SavedGames(folder).new_autosave(game)
    autosave.write(game)
    autosave.close()
    command = [sys.executable, "-c", HOLDER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert other.stdout.readline() == "open\n"
        yield other
        other.kill()


def test_a_game_open_in_another_window_is_left_alone(
    folder: Path, games: Command, open_table: subprocess.Popen[str]
) -> None:
    for command in (["delete", "1", "--yes"], ["rename", "1", "mine"]):
        code, error = refusal(folder, *command)
        assert code == 2
        assert "game 1 is open in another window" in error
    process = run("play", "--continue", TEOTIHUACAN_DATA=str(folder))
    assert process.returncode == 2
    assert "open in another window" in process.stderr
    open_table.kill()
    open_table.wait()
    games("rename", "1", "mine")
    assert "mine: Solo" in games().splitlines()[1]
    games("delete", "mine", "--yes")
    assert numbers(games()) == [1, 2, 3, 4]
    assert list((folder / "autosaves").iterdir()) == []


# Playing ---

SOLO = ("play", "--solo", "--first-game", "--seed", "7")
MOVE = "Forest 1 → Construction"


def test_a_game_at_the_prompt_is_kept_and_goes_on(tmp_path: Path) -> None:
    data = str(tmp_path)
    screen = run(*SOLO, typed=lines(MOVE, "quit"), TEOTIHUACAN_DATA=data).stdout
    (autosave,) = (tmp_path / "autosaves").glob("*.json")
    assert screen.endswith(
        f"The game is kept in {autosave}\nGo on with: teotihuacan play --continue\nGoodbye!\n"
    )
    assert load_game(autosave).ply == 1
    again = run(
        "play", "--continue", typed=lines("collect cocoa", "quit"), TEOTIHUACAN_DATA=data
    ).stdout
    assert "What do you do at Construction?" in again
    assert load_game(autosave).ply > 1
    by_file = run(
        "play", "--load", str(autosave), typed=lines("quit"), TEOTIHUACAN_DATA=data
    ).stdout
    assert f"The game is kept in {autosave}\n" in by_file
    assert len(list((tmp_path / "autosaves").glob("*.json"))) == 1


def test_a_finished_game_at_the_prompt_is_found_after_the_next_began(tmp_path: Path) -> None:
    data = str(tmp_path)
    watched = ("play", "--solo", "--humans", "0", "--bots", "random", "--seed", "3")
    assert run(*watched, TEOTIHUACAN_DATA=data).stdout.endswith(
        "See it again: teotihuacan games show 1\n"
    )
    run(*SOLO, typed=lines(MOVE), TEOTIHUACAN_DATA=data)
    table = run("games", TEOTIHUACAN_DATA=data, COLUMNS="140").stdout
    assert "turn 1, eclipse 1" in table.splitlines()[1]
    assert "finished" in table.splitlines()[2]
    assert list((tmp_path / "autosaves").glob("*.json"))


def test_a_game_in_a_file_of_ones_own_is_among_the_games_when_it_is_over(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    file = str(tmp_path / "mine.json")
    game = ("play", "--solo", "--first-game", "--seed", "3", "--save", file)
    screen = run(*game, typed=lines("1", "quit"), TEOTIHUACAN_DATA=data).stdout
    assert f"Go on with: teotihuacan play --load {file}\n" in screen
    assert run("games", TEOTIHUACAN_DATA=data).stdout.startswith("No games yet")
    run("play", "--load", file, typed="1\n" * 1000, TEOTIHUACAN_DATA=data)
    assert load_game(file).position.over
    assert "finished" in run("games", TEOTIHUACAN_DATA=data).stdout
    run("play", "--load", file, TEOTIHUACAN_DATA=data)  # looked at again
    assert len(numbers(run("games", TEOTIHUACAN_DATA=data).stdout)) == 1


def test_nothing_is_kept_of_a_game_in_which_nothing_was_answered(tmp_path: Path) -> None:
    screen = run(*SOLO, typed=lines("quit"), TEOTIHUACAN_DATA=str(tmp_path)).stdout
    assert "kept" not in screen
    assert list((tmp_path / "autosaves").iterdir()) == []


def test_there_must_be_something_to_continue(tmp_path: Path) -> None:
    process = run("play", "--continue", TEOTIHUACAN_DATA=str(tmp_path))
    assert (process.returncode, process.stdout) == (2, "")
    assert "No game was kept yet" in process.stderr
    for options in (["--seed", "3"], ["--solo"], ["--save", "x.json"], ["--load", "x.json"]):
        process = run("play", "--continue", *options, TEOTIHUACAN_DATA=str(tmp_path))
        assert process.returncode == 2
        assert options[0] in process.stderr


def test_a_folder_that_cant_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    process = run(*SOLO, typed=lines(MOVE, "quit"), TEOTIHUACAN_DATA=str(tmp_path / "file"))
    assert process.returncode == 0
    assert "What do you do at Construction?" in process.stdout
    assert process.stdout.count("The game could not be kept") == 2  # at once, and at the end
    assert "Go on with" not in process.stdout


def test_a_game_that_is_killed_goes_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *SOLO],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TEOTIHUACAN_DATA": str(tmp_path)},
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{MOVE}\n".encode())
        process.stdin.flush()
        screen = b""
        while b"What do you do at Construction?" not in screen:
            screen += process.stdout.read(1)
        process.kill()
    again = run("play", "--continue", TEOTIHUACAN_DATA=str(tmp_path)).stdout
    assert "What do you do at Construction?" in again


def test_moves_tell_what_they_lead_to() -> None:
    """As at the table that fills the terminal: what can be done there, as alternatives."""
    screen = run(*SOLO, typed=lines("quit")).stdout
    assert f"{MOVE}  act for 2 or collect 3\n" in screen.replace("\n\n", "\n")
