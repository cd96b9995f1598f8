"""What is worked out once for a question, however many answers to it are estimated."""

from ...engine.constants import ECLIPSES
from ...engine.record.state import State
from ...engine.rules.salary import count_salary
from ...engine.tables import DARK_DISC
from .constants import MEMO_SIZE, ROUNDS_LEFT, SALARY_OWED, UNKNOWN
from .tree import Ints


def count_rounds_left(p: State) -> int:
    """Rounds to the end of the game, ascensions not foreseen."""
    rounds = 0
    if p.eclipse_in >= 0:
        rounds = p.eclipse_in // p.players
    elif p.dark_eclipse:
        rounds = p.dark - p.light
    else:
        rounds = p.dark - p.light + 1
    if p.pyramid_complete == 0:
        for later in range(p.eclipse + 1, ECLIPSES):
            rounds += DARK_DISC[p.players][later]
    return rounds


def count_eclipses_left(p: State) -> int:
    """Eclipses still to be scored."""
    if p.pyramid_complete:
        return 1
    return ECLIPSES - p.eclipse


def begin_memo(p: State, memo: Ints) -> None:
    """Note what all estimates ask for; the rest is noted when it is first asked for."""
    for i in range(MEMO_SIZE):
        memo[i] = UNKNOWN
    memo[ROUNDS_LEFT] = count_rounds_left(p)
    memo[SALARY_OWED] = count_salary(p, p.stack[p.depth - 1][1])
