"""How often somebody may do something."""

import pytest

from teotihuacan.server.http.rate_limits import Buckets


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_allowed_and_then_as_many_as_the_rate(clock: Clock) -> None:
    buckets = Buckets(rate=2, burst=3, clock=clock)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.now += 0.5
    assert [buckets.take("a") for _ in range(2)] == [0.0, 0.5]
    clock.now += 0.25
    assert buckets.take("a") == pytest.approx(0.25)


def test_whoever_waits_as_long_as_told_is_allowed(clock: Clock) -> None:
    buckets = Buckets(rate=0.7, burst=2, clock=clock)
    for _ in range(200):
        wait = buckets.take("a", 1.1)
        clock.now += wait
        assert wait == 0.0 or buckets.take("a", 1.1) == 0.0


def test_in_the_long_run_the_rate_holds(clock: Clock) -> None:
    buckets = Buckets(rate=5, burst=10, clock=clock)
    allowed = 0
    for _ in range(10_000):
        clock.now += 0.01
        allowed += buckets.take("a") == 0.0
    assert allowed in range(500, 511)


def test_keys_have_nothing_to_do_with_each_other(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=1, clock=clock)
    assert buckets.take("a") == 0.0
    assert buckets.take(("b", 1)) == 0.0
    assert buckets.take("a") == 1.0
    assert buckets.take(("b", 1)) == 1.0


def test_being_refused_costs_nothing(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=2, clock=clock)
    assert buckets.take("a", 2) == 0.0
    assert [buckets.take("a") for _ in range(3)] == [1.0, 1.0, 1.0]
    clock.now += 1
    assert buckets.take("a") == 0.0


def test_who_takes_tokens_that_are_not_there_waits_for_them_in_turn(clock: Clock) -> None:
    buckets = Buckets(rate=2, burst=3, clock=clock)
    assert [buckets.reserve("a") for _ in range(6)] == [0.0, 0.0, 0.0, 0.5, 1.0, 1.5]
    assert buckets.reserve("b") == 0.0
    clock.now += 2
    assert [buckets.reserve("a") for _ in range(2)] == [0.0, 0.5]


def test_costs_add_up_and_no_cost_is_too_high_for_a_full_bucket(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=2, clock=clock)
    assert [buckets.take("a", 0.5) for _ in range(5)] == [0.0] * 4 + [0.5]
    clock.now += 10
    assert buckets.take("a", 50) == 0.0
    assert buckets.take("a", 50) == 2.0


def test_full_buckets_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=5, clock=clock)
    for key in range(100):
        buckets.take(key)
    assert len(buckets) == 100
    clock.now += 1
    for key in range(100, 200):
        buckets.take(key)
    assert len(buckets) == 100
    assert [buckets.take(199) for _ in range(5)] == [0.0] * 4 + [1.0]


def test_of_too_many_those_not_used_for_longest_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(rate=0.001, burst=1, most=3, clock=clock)
    for key in "abc":
        buckets.take(key)
    assert buckets.take("a") > 0
    buckets.take("d")
    assert len(buckets) == 3
    assert buckets.take("a") > 0
    assert buckets.take("b") == 0.0


def test_a_clock_that_goes_back_gives_and_takes_nothing(clock: Clock) -> None:
    buckets = Buckets(rate=1, burst=1, clock=clock)
    buckets.take("a")
    clock.now -= 50
    assert buckets.take("a") == 1.0


def test_the_real_clock_is_used_if_there_is_no_other() -> None:
    buckets = Buckets(rate=1e-6, burst=1)
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0


@pytest.mark.parametrize(("rate", "burst", "most"), [(0, 1, 1), (1, 0, 1), (-1, 1, 1), (1, 1, 0)])
def test_buckets_without_a_rate_or_room_are_refused(rate: float, burst: float, most: int) -> None:
    with pytest.raises(ValueError, match="a bucket needs"):
        Buckets(rate, burst, most)
