"""All chance of the game, from one generator inside the position.

Multiply with carry: every value stays below 2**62, so that plain Python and C count alike.
"""

from ..constants import CHANCE_BITS, CHANCE_FACTOR, CHANCE_MASK
from .state import Long, Row, State

HALF_BITS = 15
HALF_MASK = 32767


def advance(x: Long) -> Long:
    """The generator's next state."""
    return CHANCE_FACTOR * (x & CHANCE_MASK) + (x >> CHANCE_BITS)


def seeded(seed: Long) -> Long:
    """A state of the generator that is well mixed even for neighbouring seeds."""
    x = advance(seed & CHANCE_MASK) + ((seed >> CHANCE_BITS) & CHANCE_MASK) + 1
    for _ in range(12):
        x = advance(x)
        x = x ^ (x >> 17)
    return advance(x)


def below(p: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    p.chance = advance(p.chance)
    return (((p.chance ^ (p.chance >> CHANCE_BITS)) & CHANCE_MASK) * n) >> CHANCE_BITS


def pick(p: State, n: int) -> int:
    """A random player's choice among n answers; leaves the game's own chance alone."""
    p.picks = advance(p.picks)
    return (((p.picks ^ (p.picks >> CHANCE_BITS)) & CHANCE_MASK) * n) >> CHANCE_BITS


def pick_sum(p: State, n: int) -> int:
    """The sum of two random numbers from 0 to n - 1, n not above 2**15, from one step."""
    p.picks = advance(p.picks)
    bits = (p.picks ^ (p.picks >> CHANCE_BITS)) & CHANCE_MASK
    return (((bits & HALF_MASK) * n) >> HALF_BITS) + (((bits >> HALF_BITS) * n) >> HALF_BITS)


def draw(p: State, stack: Row, kinds: int) -> int:
    """Take a random tile from a stack kept as counts by kind; -1 if it is empty (ruling 22)."""
    left = 0
    for kind in range(kinds):
        left += stack[kind]
    if left == 0:
        return -1
    n = below(p, left)
    kind = 0
    while n >= stack[kind]:
        n -= stack[kind]
        kind += 1
    stack[kind] -= 1
    return kind
