"""Tables, the page and the plots of reports in every language: no raw key, no overflow."""

import re
from collections.abc import Iterator

import pytest
from run_cli import run
from test_language import WRITTEN

from teotihuacan import Setup
from teotihuacan.arena import Plan, play, summarize
from teotihuacan.arena.labels import label_tile
from teotihuacan.arena.page import render_page
from teotihuacan.arena.plots import draw_plots
from teotihuacan.arena.summary import Summary
from teotihuacan.cli.commands.arena import describe_match
from teotihuacan.cli.commands.backup import describe_rows
from teotihuacan.engine.constants import BOT_TILE_NAMES, SOURCE_NAMES, STARTING_TILES
from teotihuacan.i18n import has_message, load_catalogue, say, set_language
from teotihuacan.server.storage.schema import metadata

TERMINAL = 100  # columns where the output is no terminal
LABEL = 72  # columns of the longest name beside a plot
HEAD = 12  # columns of the head over figures
PARTS = (
    "advice advise arena backup bench bot progress report setup simulate source statistic stats"
)
RAW_KEY = re.compile(rf"\b(?:{PARTS.replace(' ', '|')})-[a-z][\w-]*")
FIGURES = (
    *("mean", "deviation", "lowest", "median", "highest", "wins", "share", "count-games"),
    *("mean-score",),
)


@pytest.fixture(params=WRITTEN)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language that there is, spoken during a test."""
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.fixture(scope="module")
def summary() -> Summary:
    plan = Plan(("random", "mcts:2"), Setup(2), deals=2, seed=1)
    return summarize(plan, map(play, plan.jobs()))


@pytest.mark.parametrize("arguments", ["--players 4", "--solo --bots random --knob resources=1"])
@pytest.mark.parametrize("name", WRITTEN)
def test_simulated_games_in_a_terminal(name: str, arguments: str) -> None:
    process = run("--language", name, "simulate", "--games", "3", *arguments.split())
    assert (process.returncode, process.stderr) == (0, "")
    assert RAW_KEY.findall(process.stdout) == []
    assert max(map(len, process.stdout.splitlines())) <= TERMINAL
    assert load_catalogue(name).say("report-scores", {}) in process.stdout


def test_a_match_as_page_and_plots(language: str, summary: Summary) -> None:
    page = render_page(summary, describe_match(summary))
    assert f'<html lang="{language}">' in page
    assert RAW_KEY.findall(re.sub(r"base64,[^\"]*", "", page)) == []
    for _, figure in draw_plots(summary):
        (axes,) = figure.axes
        texts = [text.get_text() for text in (*figure.texts, *axes.get_yticklabels())]
        texts.append(axes.get_xlabel())
        assert all(texts)
        assert RAW_KEY.findall(" ".join(texts)) == []


def test_names_and_heads_fit(language: str) -> None:
    for tile in range(STARTING_TILES):
        assert len(label_tile(tile)) <= LABEL, language
    for head in FIGURES:
        assert len(say(f"report-{head}")) <= HEAD, head


def test_rows_of_a_backup_are_counted() -> None:
    assert describe_rows({"people": 1, "secrets": 0, "chat": 2}) == (
        "1 person, 0 secrets and 2 chat messages"
    )


def test_everything_that_is_counted_has_words(language: str) -> None:
    names = [f"source-{name.replace('_', '-')}" for name in SOURCE_NAMES]
    names += [f"bot-{name}" for name in BOT_TILE_NAMES]
    names += [f"backup-rows-{table.name}" for table in metadata.sorted_tables]
    assert [name for name in names if not has_message(name)] == [], language
