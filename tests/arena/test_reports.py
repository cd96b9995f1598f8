"""Summaries, tables, plots and the page tell what was played."""

import json
import re
from pathlib import Path
from statistics import fmean

import pytest
import slow_bots

from teotihuacan import Setup
from teotihuacan.arena import Plan, Result, play, summarize
from teotihuacan.arena.labels import label_entrant, label_technology, label_tile
from teotihuacan.arena.page import render_page
from teotihuacan.arena.playing import make_failure
from teotihuacan.arena.plots import draw_plots, write_plots
from teotihuacan.arena.summary import Summary
from teotihuacan.arena.tables import make_tables
from teotihuacan.engine.constants import STARTING_TILES, TECHNOLOGY_NAMES

BROKEN = f"{slow_bots.PATH}:Broken"
PLAN = Plan(("random", "mcts:6", BROKEN), Setup(2), deals=3, seed=1)
PICTURES = ["ratings", "scores", "sources", "starting_tiles", "technologies"]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return [play(job) for job in PLAN.jobs()]


@pytest.fixture(scope="module")
def summary(results: list[Result]) -> Summary:
    return summarize(PLAN, results)


def test_the_summary_is_plain_data(summary: Summary) -> None:
    assert json.loads(json.dumps(summary, allow_nan=False)) == summary
    assert summary["plan"] == PLAN.to_dict()
    assert (summary["games"], summary["planned"], summary["failed"]) == (18, 18, [])
    assert summary["anchor"] == "random"
    assert summary["average"] == 0.5


def test_the_figures_of_entrants_are_those_of_their_games(
    summary: Summary, results: list[Result]
) -> None:
    ratings = [entry["elo"] for entry in summary["entrants"]]
    assert ratings == sorted(ratings, reverse=True)
    assert {entry["name"] for entry in summary["entrants"]} == set(PLAN.entrants)
    for entry in summary["entrants"]:
        seats = [seat for game in results for seat in game.seats if seat.name == entry["name"]]
        scores = sorted(seat.score for seat in seats)
        assert entry["games"] == len(seats) == 12
        assert entry["wins"] == sum(seat.place == 1 for seat in seats)
        assert entry["score"]["all"] == scores
        assert entry["score"]["mean"] == pytest.approx(fmean(scores), abs=1e-4)
        assert sum(entry["books"].values()) == pytest.approx(fmean(scores), abs=0.01)
        assert entry["win_interval"][0] <= entry["win_rate"] <= entry["win_interval"][1]
        decisions = sum(seat.decisions for seat in seats)
        total = sum(seat.seconds["total"] for seat in seats)
        assert entry["seconds"]["mean"] == pytest.approx(total / decisions, abs=1e-5)
        crashes = 12 if entry["name"] == BROKEN else 0
        assert entry["faults"] == {"crashed": crashes, "stalled": 0, "illegal": 0}
        assert (entry["fallbacks"] > 0) == (crashes > 0)


def test_the_figures_of_pairs_seats_tiles_and_technologies_add_up(
    summary: Summary, results: list[Result]
) -> None:
    assert sorted(entry["games"] for entry in summary["pairs"]) == [6, 6, 6]
    wins = sum(entry["wins"] for entry in summary["entrants"])
    assert wins == sum(entry["wins"] for entry in summary["seats"]) == len(results)
    tiles, technologies = summary["starting_tiles"], summary["technologies"]
    assert [entry["what"] for entry in tiles] == list(range(STARTING_TILES))
    assert sum(entry["games"] for entry in tiles) == 2 * 2 * len(results)
    assert sum(entry["wins"] for entry in tiles) == 2 * len(results)
    assert [entry["what"] for entry in technologies] == list(TECHNOLOGY_NAMES)
    known = [seat.technologies for game in results for seat in game.seats]
    assert sum(entry["games"] for entry in technologies) == sum(map(len, known)) > 0
    for entry in tiles + technologies:
        if not entry["games"]:
            assert (entry["win_rate"], entry["win_interval"]) == (None, [0.0, 1.0])


def test_an_unfinished_match_and_one_with_failed_games_can_be_told(results: list[Result]) -> None:
    for part in ([], results[:1], [make_failure(PLAN.job(0), "it <died>"), *results[1:3]]):
        summary = summarize(PLAN, part)
        assert summary["planned"] == 18
        assert summary["games"] == sum(not result.failed for result in part)
        titles = [table.title for table in make_tables(summary)]
        assert titles[0] == "Ratings"
        assert ("Games that failed" in titles) == any(result.failed for result in part)
        page = render_page(summary, "a match")
        assert ("it &lt;died&gt;" in page) == any(result.failed for result in part)
        json.dumps(summary, allow_nan=False)


def test_who_has_not_played_has_no_rating_and_comes_last(results: list[Result]) -> None:
    summary = summarize(PLAN, results[:1])
    first, second = (seat.name for seat in results[0].seats)
    *played, absent = summary["entrants"]
    assert {entry["name"] for entry in played} == {first, second}
    assert all(entry["elo_interval"][0] <= entry["elo"] for entry in played)
    assert (absent["games"], absent["elo"], absent["elo_interval"]) == (0, None, None)
    assert next(make_tables(summary)).rows[-1][:3] == (absent["name"], "-", "-")
    nobody = summarize(PLAN, [])
    assert nobody["anchor"] is None
    assert [entry["elo"] for entry in nobody["entrants"]] == [None] * 3


def test_the_tables_tell_everything(summary: Summary) -> None:
    tables = {table.title: table for table in make_tables(summary)}
    assert list(tables) == [
        "Ratings",
        "Scores, and seconds a decision",
        "Pairs",
        "Seats in turn order",
        "Victory points by source, mean of a game",
        "Starting tiles: games won by those who kept them",
        "Technologies: games won by those who knew them at the end",
        "Faults",
    ]
    assert {row[0] for row in tables["Ratings"].rows} == set(PLAN.entrants)
    (fault,) = tables["Faults"].rows
    assert fault[:4] == (BROKEN, "12", "0", "0")
    assert fault[-1].startswith("crashed: LookupError")
    for table in tables.values():
        assert {len(row) for row in table.rows} == {len(table.headings)}


@pytest.mark.parametrize(
    "setup", [Setup(1), Setup(4, first_game=True), Setup(3, draft=True)], ids=str
)
def test_every_set_up_can_be_drawn(setup: Setup, tmp_path: Path) -> None:
    plan = Plan(("random", "mcts:2"), setup, deals=1, seed=2)
    summary = summarize(plan, map(play, plan.jobs()))
    assert (summary["anchor"] == "Teotibot") == (setup.players == 1)
    written = [path.stem for path in write_plots(summary, tmp_path)]
    assert written == [n for n in PICTURES if n != "starting_tiles" or not setup.first_game]


def test_plots_are_png_files_with_the_names_of_entrants(summary: Summary, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "plots"
    written = write_plots(summary, folder)
    assert [path.name for path in written] == [f"{name}.png" for name in PICTURES]
    for path in written:
        data = path.read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert width > 1000
        assert height > 300
    for name, figure in draw_plots(summary):
        (axes,) = figure.axes
        labels = " ".join(label.get_text() for label in axes.get_yticklabels())
        assert axes.get_xlabel()
        assert any("n = 18 games" in text.get_text() for text in figure.texts)
        if name in ("ratings", "scores", "sources"):
            for entrant in PLAN.entrants:
                assert label_entrant(entrant) in labels


def test_the_page_needs_nothing_else_and_escapes_names(summary: Summary) -> None:
    page = render_page(summary, "18 games <of> bots")
    assert "18 games &lt;of&gt; bots" in page
    for name in PLAN.entrants:
        assert f"<td>{name}</td>" in page
    assert "&lt;no plan &amp; no" in page
    assert "<no plan" not in page
    assert page.count('src="data:image/png;base64,') == len(PICTURES)
    plain = re.sub(r"base64,[^\"]*", "", page)
    assert not re.search(r"https?:|//|<script|<link|@import|url\(", plain)
    assert page.count("<table>") == page.count("</table>") == 8


def test_labels_are_short_and_different() -> None:
    tiles = [label_tile(tile) for tile in range(STARTING_TILES)]
    technologies = [label_technology(name) for name in TECHNOLOGY_NAMES]
    for labels in (tiles, technologies):
        assert len(set(labels)) == len(labels)
        assert max(map(len, labels)) <= 60
    assert tiles[11] == "Alchemy + Nobles: blue temple, red temple, green temple"
    assert label_entrant("mcts:500") == "mcts:500"
    assert label_entrant("/home/me/bots/mine.py:Mine:0.3s") == "mine.py:Mine:0.3s"
    assert label_entrant(r"C:\bots\mine.py:Mine") == "mine.py:Mine"
    assert len(label_entrant("x/" + "y" * 60 + ".py:Bot")) == 28


def test_bots_of_the_same_name_in_different_folders_are_told_apart() -> None:
    first, second = "bots/v1/mine.py:Mine", "bots/v2/mine.py:Mine"
    assert label_entrant(first, ["greedy", second]) == "v1/mine.py:Mine"
    assert label_entrant(second, ["greedy", first]) == "v2/mine.py:Mine"
    assert label_entrant("greedy", [first, second]) == "greedy"
    long = "a_bot_with_quite_a_long_name.py:Mine"
    labels = [label_entrant(f"{a}/{long}", [f"{b}/{long}"]) for a, b in ("12", "21")]
    assert labels == ["1/a_bot_with_…g_name.py:Mine", "2/a_bot_with_…g_name.py:Mine"]
    deep = "x" * 40
    alike = [f"{deep}{number}{deep}/mine.py:Mine" for number in (1, 2)]
    assert [label_entrant(alike[0], alike[1:]), label_entrant(alike[1], alike[:1])] == alike
