"""All traffic of dozens of games, or of hundreds, tells nobody what is hidden from them.

The games are played on real servers; every byte that anybody received is compared with what the
database knows. What may be seen of a position is tested with the views, and that nothing else
can be told from it with the twins.
"""

import asyncio
from itertools import cycle, islice
from pathlib import Path

import pytest
from leak_checks import check_evening, check_log
from leak_evening import HOOKS, Evening, Plan, spend
from leak_truth import Truth, truth_in
from service_fixtures import OPTIONS
from serving import Servers, Serving

from run_sizes import LEAK_GAMES, take_share
from teotihuacan import Setup
from teotihuacan.server.options import ServerOptions

SOLO = [
    Plan(Setup(1), 1),
    Plan(Setup(1, level="hardest"), 1),
    Plan(Setup(1, dark_eclipse=True, advanced_worship=True), 1),
]
TWO = [
    Plan(Setup(2), 2),
    Plan(Setup(2, draft=True), 2),
    Plan(Setup(2, dark_eclipse=True), 2),
    Plan(Setup(2), 1),
]
MORE = [
    Plan(Setup(3), 3, leaves_at=2),
    Plan(Setup(4, advanced_worship=True), 4),
    Plan(Setup(3), 2),
    Plan(Setup(4, draft=True, dark_eclipse=True), 2),
]
ALONE, PAIRED = take_share(12, len(SOLO)), take_share(10, len(TWO))  # in an evening
USUAL = [[*islice(cycle(SOLO), ALONE), *islice(cycle(TWO), PAIRED), plan] for plan in MORE]
ON_CLUSTER = [*SOLO, *TWO, Plan(Setup(3), 3)]
GAMES = sum(map(len, USUAL)) + len(ON_CLUSTER)
TIMES = max(1, LEAK_GAMES // GAMES)
EVENINGS = USUAL * TIMES


def check(evening: Evening, truth: Truth, servings: tuple[Serving, ...], games: int) -> None:
    """So many games were played, and what was received and logged is what may be known."""
    finished = [one for one in truth.tables.values() if one.table.status == "finished"]
    assert len(finished) == games
    kinds = {fact.entry.kind for one in finished for fact in one.facts}
    assert {"play", "hold", "end", "undo"} <= kinds
    assert any(fact.hidden for one in finished for fact in one.facts)
    assert check_evening(evening, truth) > 100 * games
    for serving in servings:
        assert '"route": "/api/tables/{key}/news"' in serving.errors()
        check_log(serving.errors(), evening, truth)


@pytest.mark.parametrize("number", range(len(EVENINGS)))
def test_games_on_a_server_with_a_file(number: int, tmp_path: Path) -> None:
    plans = EVENINGS[number]
    with Serving(tmp_path / "data", *OPTIONS, "--webhook", HOOKS) as serving:
        evening = asyncio.run(spend([serving.url], plans, number))
        truth = truth_in(ServerOptions(data=str(serving.folder)).url)
        check(evening, truth, (serving,), len(plans))


@pytest.mark.parametrize("number", range(TIMES))
def test_games_on_two_servers_with_one_database(
    number: int, cluster: Servers, postgresql_url: str
) -> None:
    evening = asyncio.run(spend(cluster.urls, ON_CLUSTER, seed=100 + number))
    check(evening, truth_in(postgresql_url), cluster.servings, len(ON_CLUSTER))
