"""The strategy guide: its figures are those that were measured, and it says what they say."""

import json
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

import measure_strategy
import pytest
import write_strategy
from strategy_games import GameFacts, read_game
from strategy_tables import measure_games, measure_levels

from forked import run_forked as run
from teotihuacan.bots.styles import STYLES
from teotihuacan.engine.names import BOARD_NAMES, TECHNOLOGY_NAMES
from teotihuacan.i18n import LANGUAGES, load_catalogue
from teotihuacan.selfplay import SelfPlayPlan
from teotihuacan.selfplay.playing import play_record
from teotihuacan.terminal.rulebook import read_words
from teotihuacan.terminal.strategy_guide import PLACE

MEASURED: dict[str, Any] = json.loads(write_strategy.MEASURED.read_text("utf-8"))
CONTESTS = {players: MEASURED[players] for players in ("2", "3", "4")}
EVEN = {"2": 50, "3": 33, "4": 25}  # percent, if nothing mattered
GAMES = 14


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """Records of quick games of all kinds."""
    plan = SelfPlayPlan(GAMES, 1, ["greedy", "random"])
    return [play_record(job).record for job in plan.jobs(set())]


@pytest.fixture(scope="module")
def games(lines: list[str]) -> list[GameFacts]:
    """What is read from them."""
    return [read_game(line) for line in lines]


# The tool ------------------------------------------------------------------------------------


def test_a_replayed_game_is_the_one_that_was_played(
    lines: list[str], games: list[GameFacts]
) -> None:
    assert {game.players for game in games} == {1, 2, 3, 4}
    for line, game in zip(lines, games, strict=True):
        record = json.loads(line)
        scores = record["result"]["scores"]
        for seat in game.seats:
            assert seat.score == scores[seat.seat] == sum(seat.books.values())
            assert record["result"]["ranking"][seat.place - 1] == seat.seat
            counts = seat.counts
            periods = range(1, 4)
            for what in ("ascensions", "decorations", "technologies", "tiles", "buildings"):
                assert sum(counts[f"{what}_{period}"] for period in periods) == counts[what]
            main = sum(counts[f"main_{board}"] for board in BOARD_NAMES[1:])
            assert main == counts["main_actions"]
            assert 3 <= counts["workers_at_1"] <= counts["workers"] <= 4


def test_tables_count_what_the_games_have(games: list[GameFacts]) -> None:
    figures = measure_games(games)
    two = [game for game in games if game.players == 2]
    winners = [seat for game in two for seat in game.seats if seat.won]
    assert figures["2"]["games"] == len(two) == len(winners)
    assert figures["2"]["scores"]["won"] == round(fmean(seat.score for seat in winners), 1)
    shares = list(figures["2"]["seats"].values())
    assert sum(row["of"] for row in shares) == 2 * len(two)
    ahead = figures["2"]["ahead"]["main_actions"]
    more = [
        max(game.seats, key=lambda seat: seat.counts["main_actions"]).won
        for game in two
        if len({seat.counts["main_actions"] for seat in game.seats}) == 2
    ]
    assert (ahead["of"], ahead["won"]) == (len(more), round(100 * fmean(more)))
    levels = measure_levels(games)
    assert levels["greedy"]["score"] > levels["random"]["score"]


def test_the_tool_writes_and_prints_figures(lines: list[str], tmp_path: Path) -> None:
    file, out = tmp_path / "games.jsonl", tmp_path / "figures.json"
    file.write_text("".join(f"{line}\n" for line in lines[:4]) + lines[4][:50])
    found = measure_strategy.read_games([file], 1)
    assert len(found) == 4  # what is still being written is left out
    figures = {"all": {"games": len(found)}, **measure_games(found)}
    out.write_text(measure_strategy.write_json(figures))
    assert json.loads(out.read_text()) == figures


# The guide -----------------------------------------------------------------------------------


def test_the_figures_and_the_page_of_the_guide_are_fresh() -> None:
    assert write_strategy.CITED.read_text("utf-8") == write_strategy.write_cited()
    assert write_strategy.PAGE.read_text("utf-8") == write_strategy.write_page(), "make golden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_cites_the_same_figures_and_names(language: str) -> None:
    places = [found[0] for found in PLACE.finditer(read_words(language, "strategy.md"))]
    wanted = [found[0] for found in PLACE.finditer(read_words("en", "strategy.md"))]
    assert Counter(places) == Counter(wanted)
    catalogue = load_catalogue(language)
    names = {found[1] for found in PLACE.finditer(read_words(language, "strategy.md"))}
    assert [name for name in names if "." not in name and name not in catalogue] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_other_numbers_of_its_own(language: str) -> None:
    plain = PLACE.sub("", read_words(language, "strategy.md").partition("```")[0])
    numbers = {word.strip(".,:;()%ʳᵉ’") for word in plain.replace("\u00a0", "").split()}
    known = {"1", "2", "3", "4", "25", "33", "50", "95", "400", "1600", "1,600", "600"}
    assert {word for word in numbers if word.isdecimal()} <= known


def test_what_the_guide_says_of_winning_follows_from_the_figures() -> None:
    for players, figures in CONTESTS.items():
        ahead = {name: row["won"] for name, row in figures["ahead"].items()}
        assert min(ahead["ascensions"], ahead["main_actions"]) > 65, players
        for name in ("avenue", "bonus_tiles", "technologies_1", "tiles", "decorations"):
            assert ahead[name] > 52, (players, name)
        assert 46 <= ahead["power_at_2"] <= 54, players
        for name in ("masks", "cocoa_unpaid", "cocoa_actions", "worships"):
            assert ahead[name] < 48, (players, name)
        assert ahead["track_at_1"] < 50 < min(ahead["track_at_2"], ahead["track_at_3"]), players
        sources = figures["sources"]
        assert max(sources, key=lambda name: sources[name]["won"]) == "avenue"
        assert sources["matches"]["won"] > sources["construction"]["won"]
    tiles = CONTESTS["3"]["groups"]["bonus_tiles"]
    assert tiles["0"]["won"] < tiles["1"]["won"] < tiles["2"]["won"]


def test_what_the_guide_says_of_styles_follows_from_the_figures() -> None:
    for figures in CONTESTS.values():
        players = figures["players"]
        none = players["mcts:400"]
        for style in STYLES:
            assert players[f"{style}:400"]["won"] < none["low"], style
        for style in ("climber", "builder"):
            assert players[f"{style}:400"]["high"] < none["low"], style


def test_what_the_guide_says_of_technologies_follows_from_the_figures() -> None:
    for players, figures in CONTESTS.items():
        rows = figures["technologies"]
        best = ("decorations_vp", "construction_worker_and_discount", "construction_temple")
        assert all(rows[name]["won"] > EVEN[players] for name in best)
        taken = sorted(TECHNOLOGY_NAMES, key=lambda name: -rows[name]["taken"])
        assert set(taken[:2]) == {"resource_extra", "resource_cocoa_vp"}


def test_what_the_guide_says_of_weaker_players_follows_from_the_figures() -> None:
    novice, student, strong = (
        MEASURED["levels"][name]["counts"] for name in ("novice", "student", "mcts:400")
    )
    assert novice["cocoa_actions"] > novice["turns"] / 3
    assert strong["workers_at_1"] > 3.7 > student["workers_at_1"] > novice["workers_at_1"]
    for name in ("cocoa_actions", "unlocks", "cocoa_unpaid"):
        assert novice[name] > student[name] > strong[name]
    for name in ("main_actions", "ascensions", "technologies_1", "icon_matches", "bonus_tiles"):
        assert novice[name] < student[name] < strong[name]


def test_what_the_guide_says_of_numbers_of_players_follows_from_the_figures() -> None:
    two, four = CONTESTS["2"], CONTESTS["4"]
    assert two["seats"]["2"]["low"] > 50
    assert two["length"]["completed"] <= 1 < four["length"]["completed"]
    for source in ("bonus_tiles", "track"):
        assert four["sources"][source]["more"] > two["sources"][source]["more"]
    assert four["sources"]["avenue"]["more"] < two["sources"]["avenue"]["more"]
    levels = [
        MEASURED["solo"]["levels"][name]["won"] for name in ("easier", "standard", "harder")
    ]
    assert levels == sorted(levels, reverse=True)
    alone = MEASURED["solo"]["sources"]
    assert max(alone, key=lambda name: alone[name]["more"]) == "avenue"


def test_the_guide_in_the_terminal() -> None:
    shown = run("strategy").stdout
    assert "What wins" in shown
    assert "{" not in shown
    said = json.loads(run("strategy", "--json").stdout)
    titles = [section["title"] for section in said["sections"]]
    assert titles[0] == "Strategy"
    assert "Common mistakes" in titles
    assert (
        said["figures"]["2.ahead.ascensions.won"] == CONTESTS["2"]["ahead"]["ascensions"]["won"]
    )
    for language in LANGUAGES:
        shown = run("strategy", "--language", language).stdout
        assert "{" not in shown
        assert load_catalogue(language).say("technology-paid_power_up", {}) in shown
