"""Stepping many games at once, each followed by the next one when it is over."""

from ...engine.actions import ACTIONS
from ...engine.constants import SEATS, SOURCES
from ...engine.record.chance import pick, seeded
from ...engine.record.frames import is_offered
from ...engine.record.state import Long, State
from ...engine.record.storage import copy_record
from ...engine.rules.questions import play, settle
from ...engine.rules.ranking import ranks_before
from ...engine.setup.players import set_up
from .batch import Batch, Real
from .constants import BY_RANK, OBSERVED, REWARD_VP
from .encode import encode_position, mark_legal
from .storage import get_blank, get_game


def derive_game_seed(seed: Long, number: Long) -> Long:
    """The seed of a game by its number, itself a seed of `Position.new`."""
    return (seeded(seed) >> 3) + number


# Rewards ---


def compute_outcome(p: State, seat: int, reward: int) -> Real:
    """What a finished game is worth to a seat; all seats together get nothing.

    By rank: 1 for the first, -1 for the last, evenly between. By score: the margin over the mean
    of the others, in hundreds of VP.
    """
    others = 0
    behind = 0
    for other in range(p.players):
        if other != seat:
            others += p.vp[other]
            if ranks_before(p, other, seat):
                behind += 1
    if reward == BY_RANK:
        return 1.0 - 2.0 * behind / (p.players - 1)
    return (p.vp[seat] - 1.0 * others / (p.players - 1)) / REWARD_VP


def weigh_vp(b: Batch, p: State, seat: int) -> Real:
    """VP scored so far, each source with its weight."""
    total = 0.0
    for source in range(SOURCES):
        total += 1.0 * b.weights[source] * p.books_of[seat][source]
    return total


def add_shaped_rewards(b: Batch, p: State, i: int) -> None:
    """Reward the VP scored since the last step."""
    for seat in range(p.players):
        total = weigh_vp(b, p, seat)
        b.rewards[i * SEATS + seat] += total - b.shaped[i * SEATS + seat]
        b.shaped[i * SEATS + seat] = total


def note_result(b: Batch, p: State, i: int) -> None:
    """Note the result of a finished game."""
    b.dones[i] = 1
    for seat in range(SEATS):
        b.scores[i * SEATS + seat] = -1
    for seat in range(p.players):
        b.scores[i * SEATS + seat] = p.vp[seat]
        b.rewards[i * SEATS + seat] += compute_outcome(p, seat, b.reward)


# Games ---


def set_up_game(b: Batch, p: State, i: int) -> None:
    """Set up the game of this place's number, in place."""
    which = b.numbers[i] % b.setups
    copy_record(p, get_blank(b, which))
    p.chance = seeded(derive_game_seed(b.seed, b.numbers[i]))
    p.picks = seeded(p.chance >> 3)
    set_up(p)
    settle(p)
    for seat in range(SEATS):
        b.shaped[i * SEATS + seat] = weigh_vp(b, p, seat) if b.shaping else 0.0


def encode_game(b: Batch, p: State, i: int) -> None:
    """Write what the asked seat sees and may answer."""
    seat = p.stack[p.depth - 1][1]
    b.seats[i] = seat
    encode_position(p, seat, b.observations, i * OBSERVED)
    mark_legal(p, seat, b.masks, i * ACTIONS)


def step_game(b: Batch, p: State, i: int) -> None:
    """Answer the question of one game; after its last one the next game begins."""
    for seat in range(SEATS):
        b.rewards[i * SEATS + seat] = 0.0
    b.dones[i] = 0
    play(p, b.actions[i])
    if b.shaping:
        add_shaped_rewards(b, p, i)
    if p.depth == 0:
        note_result(b, p, i)
        b.numbers[i] += b.count
        set_up_game(b, p, i)
    encode_game(b, p, i)


def begin_game(b: Batch, p: State, i: int) -> None:
    """The first game of a place."""
    for seat in range(SEATS):
        b.rewards[i * SEATS + seat] = 0.0
        b.scores[i * SEATS + seat] = -1
    b.dones[i] = 0
    b.numbers[i] = i
    set_up_game(b, p, i)
    encode_game(b, p, i)


def begin_games(b: Batch, first: int, last: int) -> None:
    """The first games of some places."""
    for i in range(first, last):
        begin_game(b, get_game(b, i), i)


def step_games(b: Batch, first: int, last: int) -> None:
    """Step some games."""
    for i in range(first, last):
        step_game(b, get_game(b, i), i)


def find_illegal(b: Batch, first: int, last: int) -> int:
    """The first of some places whose action is no legal answer, -1: all are."""
    for i in range(first, last):
        if b.actions[i] < 0 or b.actions[i] >= ACTIONS:
            return i
        if not is_offered(get_game(b, i), b.actions[i]):
            return i
    return -1


def pick_answer(p: State) -> int:
    """A random legal answer, from the game's generator of random players."""
    return p.legal[pick(p, p.legal_count)]


def pick_answers(b: Batch, first: int, last: int) -> None:
    """Random legal answers for some games."""
    for i in range(first, last):
        b.actions[i] = pick_answer(get_game(b, i))
