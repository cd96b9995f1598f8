"""Who meets whom: every seat for everybody on the same deals."""

from collections import Counter
from itertools import pairwise

import pytest

from teotihuacan import Setup, TeotihuacanError
from teotihuacan.arena import Plan, PlanError

ABC = ("random", "mcts:5", "mcts:10")
ABCD = (*ABC, "mcts:20")


def test_a_round_robin_of_two_plays_every_pair_both_ways() -> None:
    plan = Plan(ABC, Setup(2), deals=4, seed=10)
    assert plan.games == 4 * 3 * 2
    assert set(plan.line_ups) == {(a, b) for a in ABC for b in ABC if a != b}


def test_a_ladder_lets_neighbours_meet() -> None:
    plan = Plan(ABCD, Setup(2), deals=1, seed=0, form="ladder")
    met = {frozenset(names) for names in plan.line_ups}
    assert met == {frozenset(pair) for pair in pairwise(ABCD)}
    assert plan.games == 3 * 2


@pytest.mark.parametrize("form", ["round-robin", "ladder"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", [ABC[:1], ABC[:2], ABC, ABCD], ids=len)
def test_everybody_sits_at_every_seat_equally_often(
    names: tuple[str, ...], players: int, form: str
) -> None:
    plan = Plan(names, Setup(players), deals=2, seed=7, form=form)
    jobs = list(plan.jobs())
    for name in names:
        seats = Counter(
            seat for job in jobs for seat in range(players) if job.names[seat] == name
        )
        assert len(set(seats.values())) == 1
        assert len(seats) == players
    assert {name for job in jobs for name in job.names} == set(names)
    assert len({(job.names, job.seed) for job in jobs}) == len(jobs) == plan.games


def test_every_line_up_plays_the_same_deals() -> None:
    plan = Plan(ABC, Setup(3), deals=5, seed=100)
    deals: dict[tuple[str, ...], list[int]] = {}
    for job in plan.jobs():
        deals.setdefault(job.names, []).append(job.seed)
    assert deals == {names: [100, 101, 102, 103, 104] for names in plan.line_ups}


def test_tables_larger_than_the_field_are_filled_in_all_ways() -> None:
    a, b = ABC[:2]
    plan = Plan((a, b), Setup(3), deals=1, seed=1)
    assert set(plan.line_ups) == {
        (a, a, b), (a, b, a), (b, a, a), (a, b, b), (b, a, b), (b, b, a)
    }  # fmt: skip


def test_three_of_four_play_every_combination_in_three_rotations() -> None:
    plan = Plan(ABCD, Setup(3), deals=1, seed=1)
    assert plan.games == 4 * 3
    assert len({frozenset(names) for names in plan.line_ups}) == 4


@pytest.mark.parametrize("form", ["round-robin", "ladder"])
def test_solo_everybody_plays_every_deal_alone(form: str) -> None:
    plan = Plan(ABC, Setup(1, level="easier"), deals=3, seed=5, form=form)
    assert [(job.names, job.seed) for job in plan.jobs()] == [
        ((name,), seed) for seed in (5, 6, 7) for name in ABC
    ]


def test_one_entrant_plays_against_itself() -> None:
    assert Plan(ABC[:1], Setup(3), deals=2, seed=1).line_ups == [("random",) * 3]


def test_more_deals_only_add_games() -> None:
    few, many = (Plan(ABC, Setup(2), deals, seed=3) for deals in (2, 5))
    assert list(many.jobs())[: few.games] == list(few.jobs())
    assert [many.job(n) for n in range(many.games)] == list(many.jobs())


def test_a_plan_comes_back_from_plain_data() -> None:
    plan = Plan(ABC, Setup(1, knobs={"resources": 1}), deals=2, seed=3, form="ladder")
    assert Plan.from_dict(plan.to_dict()) == plan


@pytest.mark.parametrize(
    ("names", "deals", "seed", "form", "reason"),
    [
        ((), 1, 1, "ladder", "needs entrants"),
        (("random", "random"), 1, 1, "ladder", "entered twice"),
        (ABC, 0, 1, "ladder", "at least one deal"),
        (ABC, 1, 1, "cup", "a round-robin or ladder"),
        (ABC, 2, 2**60 - 1, "ladder", "seed must be"),
    ],
)
def test_plans_that_cannot_be_are_refused(
    names: tuple[str, ...], deals: int, seed: int, form: str, reason: str
) -> None:
    with pytest.raises(TeotihuacanError, match=reason):
        Plan(names, Setup(2), deals, seed, form)


def test_unknown_bots_are_refused_before_the_match() -> None:
    plan = Plan(("random", "nobody"), Setup(2), 1, 1)
    with pytest.raises(TeotihuacanError, match="no bot is called 'nobody'"):
        plan.check_bots()
    assert issubclass(PlanError, TeotihuacanError)
