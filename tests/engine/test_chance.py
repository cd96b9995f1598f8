"""The generator of chance: the same numbers everywhere, evenly spread, for every seed."""

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from teotihuacan import COMPILED, Position, Setup, TeotihuacanError, random_playout
from teotihuacan.engine.position import Position as PlainPosition
from teotihuacan.engine.record.chance import advance, below, seeded
from teotihuacan.engine.record.storage import unpack
from walks import SETUPS, setup_name

FACTOR = 2135136045
BASE = 2**30
LAST_SEED = 2**60 - 1
MANY = 3000 if COMPILED else 600
# Limits of chi-square that a fair generator passes in 999 of 1000 cases, by degrees of freedom.
CHI_SQUARE = {1: 10.9, 2: 13.9, 3: 16.3, 5: 20.6, 14: 36.2, 17: 40.8, 20: 45.4, 53: 90.7}


def positions() -> list[Any]:
    """The position classes there are: plain, and compiled if it was built."""
    try:
        compiled = importlib.import_module("teotihuacan.engine._compiled")
    except ImportError:
        return [PlainPosition]
    return [PlainPosition, compiled.Position]


class Numbers:
    """The generator as `chance.py` describes it, written down a second time."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        carry, low = divmod(self.state, BASE)
        self.state = FACTOR * low + carry
        return ((self.state ^ (self.state // BASE)) % BASE) * n // BASE


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# Golden numbers: the state after seeding, and the first draws below 1000 after it.
GOLDEN = {
    0: (649514078554157438, [876, 542, 995, 791, 977, 994, 158, 894]),
    1: (1859238816643893338, [219, 408, 490, 45, 551, 567, 406, 607]),
    2: (1775817503439262001, [590, 503, 756, 53, 202, 915, 609, 433]),
    42: (1203715142910737619, [939, 674, 789, 206, 901, 339, 849, 58]),
    1073741823: (737440234904827786, [922, 21, 387, 554, 238, 898, 53, 638]),
    1073741824: (563402516697709829, [543, 267, 882, 722, 986, 159, 360, 998]),
    123456789012345678: (1085149792280443753, [12, 499, 379, 762, 196, 9, 39, 331]),
    1152921504606846975: (1510422270128059731, [618, 806, 321, 21, 738, 289, 451, 815]),
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_first_numbers_of_a_seed_are_what_they_always_were(seed: int) -> None:
    state, draws = GOLDEN[seed]
    assert seeded(seed) == state
    position = PlainPosition()
    position.chance = state
    assert [below(position, 1000) for _ in range(8)] == draws
    numbers = Numbers(state)
    assert [numbers.below(1000) for _ in range(8)] == draws


@pytest.mark.parametrize("seed", GOLDEN)
@pytest.mark.parametrize("engine", positions(), ids=lambda engine: engine.__module__)
def test_both_engines_seed_and_draw_alike(engine: Any, seed: int) -> None:
    """A first game of four draws 4 of 15 decorations before anything else."""
    position = engine.new(Setup(players=4, first_game=True), seed)
    guess = unpack(position.determinize(-1, seed).to_bytes())
    assert guess["chance"] == GOLDEN[seed][0]
    numbers = Numbers(GOLDEN[seed][0])
    tiles = list(range(15))
    drawn = [tiles.pop(numbers.below(len(tiles))) for _ in range(4)]
    assert unpack(position.to_bytes())["decoration_display"] == drawn


def is_prime(n: int) -> bool:
    """Miller and Rabin, with bases that decide it for every n below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x not in (1, n - 1):
            if not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
                return False
    return True


def test_the_period_is_long_and_every_state_fits_into_62_bits() -> None:
    """A safe prime FACTOR * BASE - 1: the order of BASE modulo it is at least its half."""
    modulus = FACTOR * BASE - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert modulus == FACTOR * (BASE - 1) + (FACTOR - 1)
    assert modulus < 2**61
    assert advance(modulus - 1) < 2**62
    assert max(advance(2**61 - 1), advance(BASE - 1)) < 2**62


@pytest.mark.parametrize("n", [2, 3, 4, 6, 15, 18, 21, 54])
@pytest.mark.parametrize("seed", [0, 1, LAST_SEED])
def test_numbers_are_evenly_spread(n: int, seed: int) -> None:
    position = PlainPosition()
    position.chance = seeded(seed)
    counts = [0] * n
    pairs = [0] * 4
    last = 0
    for _ in range(400 * n):
        number = below(position, n)
        counts[number] += 1
        pairs[2 * (last >= n / 2) + (number >= n / 2)] += n % 2 == 0
        last = number
    assert chi_square(counts) < CHI_SQUARE[n - 1]
    if n % 2 == 0:  # low and high halves follow each other evenly too
        assert chi_square(pairs) < CHI_SQUARE[3]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first draws of seeds 0, 1, 2 ... are as evenly spread as those of one seed."""
    first, second, later = [0] * 15, [0] * 3, [0] * 21
    states = set()
    for seed in range(MANY):
        state = seeded(seed)
        states.add(state)
        numbers = Numbers(state)
        first[numbers.below(15)] += 1
        second[numbers.below(3)] += 1
        later[[numbers.below(21) for _ in range(10)][-1]] += 1
    assert len(states) == MANY
    assert chi_square(first) < CHI_SQUARE[14]
    assert chi_square(second) < CHI_SQUARE[2]
    assert chi_square(later) < CHI_SQUARE[20]


def test_set_ups_of_neighbouring_seeds_are_evenly_spread() -> None:
    """rule 1.1, rule 1.3, rule 1.7: boards, technologies and tiles of every kind come up
    alike."""
    opposite, decoration, technology = [0] * 6, [0] * 15, [0] * 9
    for seed in range(MANY):
        record = unpack(Position.new(Setup(players=4), seed).to_bytes())
        opposite[record["ring"][1] - 1] += 1
        decoration[record["decoration_display"][3]] += 1
        for tile in record["technology"]:
            technology[tile] += 1
    assert chi_square(opposite) < CHI_SQUARE[5]
    assert chi_square(decoration) < CHI_SQUARE[14]
    spread = MANY * 6 / 9
    assert max(abs(count - spread) for count in technology) < 4.5 * (spread / 3) ** 0.5


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_seed_from_0_to_2_to_the_60_minus_1_is_accepted(setup: Setup) -> None:
    powers = [2**n for n in range(60)] + [2**n - 1 for n in range(61)]
    games = {Position.new(setup, seed).to_bytes()[8:] for seed in powers}
    assert len(games) == len(set(powers))


def new_game(seed: Any) -> None:
    Position.new(Setup(players=2), seed)


def playout(seed: Any) -> None:
    random_playout(Position.new(Setup(players=2), 0), seed)


def guess(seed: Any) -> None:
    Position.new(Setup(players=2), 0).determinize(0, seed)


@pytest.mark.parametrize("seed", [-1, 2**60, -(2**80), 2**80, True, 1.0, "1", None], ids=repr)
@pytest.mark.parametrize("use", [new_game, playout, guess])
def test_other_seeds_are_refused(use: Callable[[Any], None], seed: Any) -> None:
    with pytest.raises(TeotihuacanError, match=r"^seed must be a whole number from 0 to .*$"):
        use(seed)
