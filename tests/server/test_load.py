"""The load generator: who plays what, what it measures, and that it notices what is lost."""

import asyncio
from pathlib import Path

import pytest
from hosting.site import SERVER, SiteOptions, run_site
from load.measuring import Measured, measure
from load.people import Figures, Table, count_missing
from load.plan import HTTP, SOCKET, Load, Party, plan_parties, share_out
from load.report import BEGIN, END, put_into, write_row, write_table

SMALL = Load(players=8, think=0.05, warm_up=0.5, seconds=3, processes=2)


def test_everybody_has_a_seat_and_plays_in_one_process() -> None:
    load = Load(players=101, idle=10, seats=2, http=0.5, bots=0.3, spectators=1.5, processes=3)
    parties = plan_parties(load)
    playing = [party for party in parties if not party.idle]
    assert sum(len(party.people) for party in playing) == 101
    assert sum(len(party.people) for party in parties if party.idle) == 10
    assert all(len(party.people) + party.bots == 2 for party in parties)
    assert {kind for party in playing for kind in party.people} == {SOCKET, HTTP}
    assert {party.spectators for party in playing} == {1, 2}
    assert plan_parties(load) == parties
    shares = [some for _, some in share_out(load, parties)]
    assert len(shares) == 3
    assert sorted(party.number for some in shares for party in some) == list(range(len(parties)))


def test_a_small_load_is_measured() -> None:
    load = Load(
        **{
            **vars(SMALL),
            "http": 0.3,
            "bots": 0.3,
            "spectators": 0.5,
            "reconnect": 1.0,
            "idle": 2,
        }
    )
    row = measure(SiteOptions(), load)
    assert row.figures.moves > 0
    assert row.figures.pushes
    assert row.figures.reconnections > 0
    assert row.figures.lost == 0
    assert set(row.figures.refused) <= {"stale"}  # sent again after a connection broke
    assert len(row.workers) == 1
    assert row.workers[0] > 0
    assert row.processors["bots"] >= 0
    assert row.own > 0
    assert row.megabytes[next(name for name in row.megabytes if name.startswith("worker"))] > 20


def test_a_load_goes_on_after_a_restart() -> None:
    load = Load(**{**vars(SMALL), "seconds": 8})
    row = measure(SiteOptions(), load, [(1.0, SERVER)])
    assert row.figures.reconnections >= 8
    assert row.figures.lost == 0
    assert len(row.workers) == 2  # the one before and the one after
    assert row.workers[1] > 0


def test_what_is_lost_is_noticed() -> None:
    async def run(url: str) -> tuple[int, int]:
        table = Table(url, Party(0, (SOCKET, SOCKET)), SMALL, Figures())
        await table.invite()
        await table.open()
        playing = asyncio.create_task(table.play())
        ledger = table.figures.ledger
        async with asyncio.timeout(60):
            while len(ledger.get(table.key, ())) < 5:
                await asyncio.sleep(0.05)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        host = table.people[0]
        before = await count_missing(host, table.key, ledger)
        ledger[table.key][1000] = 1
        return before, await count_missing(host, table.key, ledger)

    with run_site(SiteOptions()) as site:
        assert asyncio.run(run(site.url)) == (0, 1)


def measured(moves: int) -> Measured:
    figures = Figures(moves=moves, pushes=[0.001 * n for n in range(1, 101)] if moves else [])
    processors = {"worker 1": 1.0, "worker 2": 2.0, "other": 0.5, "postgresql": 1.0}
    load = Load(players=500 if moves else 0, idle=0 if moves else 1000)
    return Measured(
        SiteOptions(workers=2), load, 10.0, processors, {"worker 1": 90.4}, 1.0, figures
    )


def test_a_row_tells_what_a_thousand_moves_cost() -> None:
    assert write_row(measured(2000)) == (
        "| 2 workers, PostgreSQL + Redis: 500 players, think 4 s | 200 | 51 / 100 | 2.25 | 1.75 "
        "| 1.00 | – | 0.50 | – | 90 | 0 |\n"
    )
    idle = write_row(measured(0))
    assert "1,000 idle" in idle
    assert "| 0.450 cores |" in idle


def test_a_table_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    for _ in range(2):
        put_into(page, write_table([measured(2000)]))
    text = page.read_text()
    assert text.count("| load |") == 1
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    page.write_text("no marks")
    with pytest.raises(AssertionError, match="no marks"):
        put_into(page, "")
