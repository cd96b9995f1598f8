"""The deal of the day: the same for everybody, kept once, shared as a short text."""

import json
import random
from datetime import date, timedelta
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from forked import run_forked
from teotihuacan import Game, Position
from teotihuacan.i18n import LANGUAGES
from teotihuacan.i18n.active_language import use_language
from teotihuacan.study.daily import (
    MODES,
    DailyError,
    DailyResult,
    DailyResults,
    count_streak,
    daily_deal,
    make_share,
    parse_day,
    read_result,
    today,
)
from teotihuacan.terminal.daily import legend_text, share_text

DAY = date(2026, 11, 17)
RESULT = DailyResult(
    *(DAY, "adept", 143, 121, True),
    {"pyramid": 52, "temples": 31, "avenue": 38, "technologies": 4, "masks": 6, "other": 12},
)


def test_a_day_has_the_same_deal_everywhere_and_always() -> None:
    solo, adept = (daily_deal(DAY, mode) for mode in MODES)
    assert solo.seed == 4600411420320668
    assert adept.seed == 6283201365036203
    assert (solo.setup.players, solo.setup.level, solo.seat) == (1, "standard", 0)
    assert (adept.setup.players, adept.seat) == (2, 1)
    assert adept.list_names("Ixchel") == ["adept", "Ixchel"]


def test_days_and_kinds_have_deals_of_their_own() -> None:
    days = [DAY - timedelta(days=back) for back in range(200)]
    seeds = {daily_deal(day, mode).seed for day in days for mode in MODES}
    assert len(seeds) == 400
    assert {daily_deal(day, "adept").seat for day in days} == {0, 1}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2026-02-30", "'2026-02-30' is no date: write it as 2026-11-17"),
        ("20261117", "'20261117' is no date"),
        ("yesterday", "'yesterday' is no date"),
        ("٢٠٢٦-11-17", "is no date"),
        ("9999-12-31", "the deal of 9999-12-31 has not been dealt yet"),
    ],
)
def test_what_is_no_day_is_refused(text: str, said: str) -> None:
    with pytest.raises(DailyError, match=said):
        parse_day(text)


def test_a_kind_that_there_is_not_is_refused() -> None:
    with pytest.raises(DailyError, match="there is no deal 'legend'"):
        daily_deal(DAY, "legend")


def play_to_the_end(mode: str) -> tuple[Game, DailyResult]:
    """A deal played at random, and its result."""
    deal = daily_deal(DAY, mode)
    game = Game(deal.setup, deal.seed, deal.list_names("you"))
    chance = random.Random(1)
    while not game.position.over:
        game.play(chance.choice(game.position.legal_actions()))
    return game, read_result(deal, game.position)


@pytest.mark.parametrize("mode", MODES)
def test_a_result_adds_up_by_source(mode: str) -> None:
    game, result = play_to_the_end(mode)
    seat = daily_deal(DAY, mode).seat
    scores = game.position.scores()
    assert (result.vp, result.other) == (scores[seat], scores[1 - seat])
    assert sum(result.sources.values()) == result.vp
    assert result.won == (game.position.ranking()[0] == seat)
    assert DailyResult.from_dict(json.loads(json.dumps(result.to_dict()))) == result


def test_days_in_a_row_end_today_or_yesterday() -> None:
    days = [DAY - timedelta(days=back) for back in (0, 1, 2, 4)]
    assert count_streak(days, DAY) == 3
    assert count_streak(days, DAY + timedelta(days=1)) == 3
    assert count_streak(days, DAY + timedelta(days=2)) == 0
    assert count_streak([], DAY) == 0


def test_only_the_first_result_is_kept(tmp_path: Path) -> None:
    results = DailyResults(tmp_path / "new")
    assert results.add(RESULT)
    assert not results.add(DailyResult(DAY, "adept", 200, 0, True, {}))
    again = DailyResults(tmp_path / "new")
    assert again.find(DAY, "adept") == RESULT
    assert again.find(DAY, "solo") is None
    assert again.count_streak(DAY) == 1


@pytest.mark.parametrize("text", ["", "{}", '{"results": [{"day": 5}]}', "[1, 2]", "\0"])
def test_a_broken_file_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "daily.json").write_text(text, encoding="utf-8")
    results = DailyResults(tmp_path)
    assert results.results == {}
    assert results.add(RESULT)
    assert DailyResults(tmp_path).find(DAY, "adept") == RESULT


def test_the_text_to_share_tells_where_vp_came_from_and_nothing_else() -> None:
    assert share_text(make_share(RESULT, 3)).splitlines() == [
        "Teotihuacan 2026-11-17 · adept",
        "🏆 143 : 121 VP",
        "🟧🟧🟧🟧🟧🟩🟩🟩🟦🟦🟦🟦🟪⬜",
        "🔥 3 days in a row",
    ]
    lost = DailyResult(DAY, "solo", 80, 99, False, {"pyramid": 80, "other": -12})
    assert share_text(make_share(lost, 1)).splitlines() == [
        "Teotihuacan 2026-11-17 · Teotibot",
        "🌒 80 : 99 VP",
        "🟧🟧🟧🟧🟧🟧🟧🟧",
    ]


def test_every_language_shares_the_same_squares() -> None:
    told = set()
    for language in LANGUAGES:
        with use_language(language):
            text = share_text(make_share(RESULT, 3))
            assert "143 : 121" in text
            assert "🟧" in legend_text()
            told.add(text)
    assert len(told) == len(LANGUAGES)
    assert len({text.splitlines()[2] for text in told}) == 1


# The command ---


def run(*arguments: str, folder: Path, typed: str = "") -> CompletedProcess[str]:
    """Run the command with data in a folder of its own."""
    return run_forked(*arguments, typed=typed, TEOTIHUACAN_DATA=str(folder))


ANSWERS = "1\n" * 2000  # the first answer, always: enough of them for a game


def test_a_deal_is_played_once_and_shared(tmp_path: Path) -> None:
    deal = ("daily", "--date", "2026-11-16")
    assert run(*deal, "--share", folder=tmp_path).returncode != 0
    told = run(*deal, typed=ANSWERS, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Deal of the day 2026-11-16, against Teotibot.")
    shared = told.stdout[told.stdout.rindex("Teotihuacan 2026-11-16 · Teotibot") :]
    assert " VP\n" in shared
    assert run(*deal, "--share", folder=tmp_path).stdout == shared
    again = run(*deal, folder=tmp_path)
    assert "You have played the deal of 2026-11-16" in again.stdout
    assert again.stdout.endswith(shared)
    once_more = run(*deal, "--again", typed=ANSWERS, folder=tmp_path)
    assert "Only your first game of this deal counts" in once_more.stdout
    assert len(DailyResults(tmp_path).results) == 1
    listed = json.loads(run("games", "--json", folder=tmp_path).stdout)["games"]
    assert {game["seed"] for game in listed} == {daily_deal(date(2026, 11, 16)).seed}


def test_a_deal_that_was_left_goes_on(tmp_path: Path) -> None:
    first = run("daily", typed="1\nquit\n", folder=tmp_path)
    assert today().isoformat() in first.stdout
    assert "The game is kept in" in first.stdout
    run("daily", typed="1\nquit\n", folder=tmp_path)
    (file,) = (tmp_path / "autosaves").glob("*.json")
    record = json.loads(file.read_text(encoding="utf-8"))
    position = Position.new(daily_deal(today()).setup, record["seed"])
    for action in record["actions"]:
        position.apply(action)
    assert record["names"] == ["you", "Teotibot"]
    assert len(record["actions"]) >= 2
    assert record["seed"] == daily_deal(today()).seed


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--date", "2026-13-01"), "'2026-13-01' is no date"),
        (("--date", "9999-01-01"), "has not been dealt yet"),
        (("--solo", "--adept"), "give --solo or --adept, one of them"),
        (("--share", "--date", "2020-01-01"), "the deal of 2020-01-01 has no result of yours"),
    ],
)
def test_the_command_refuses_in_a_line(
    tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    told = run("daily", *options, folder=tmp_path)
    assert told.returncode != 0
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
