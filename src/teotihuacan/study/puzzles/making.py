"""Making puzzles from games: positions in which two deep searches see only one good turn.

All searches are counted in playouts, never in seconds, so the same records, seeds and net give
the same puzzles everywhere.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from ...bots.expected_turns import ExpectedTurn, expect_turn
from ...bots.greedy import GreedyBot
from ...bots.mcts import MctsBot
from ...bots.protocol import Budget
from ...bots.reasons import Change, choose_reasons, find_changes
from ...bots.search import count_turns_begun
from ...engine import Event, Position
from ...game.game import Game
from ...game.turns import question_passed
from .judging import Judgement, average, is_ahead, is_within, judge_answers
from .ladder import count_solved, rate_puzzle
from .puzzle import Explanation, Puzzle, Step
from .themes import find_themes

LEAST_WIN, LEAST_VP = 0.08, 4.0  # the best turn is ahead of all others by both
GOOD_WIN, GOOD_VP = 0.06, 3.0  # at later questions: what is behind by less is good, too
EVEN = (0.15, 0.85)  # the chance to win; beyond that the game is decided
FEWEST_ANSWERS = 6
MOST_STEPS = 3
GLANCES = (1500, 6000)  # playouts that say whether a position may be worth more
GLANCE_WIN, GLANCE_VP = 0.06, 3.0
PLAYOUTS = 16_000  # of each deep search
LINE = Budget(playouts=2000)  # for each answer of a turn that is thought on to its end
SEEDS = (1, 2)
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # of ids; none looks like another
LENGTH = 5


@dataclass(frozen=True)
class Place:
    """A turn of a game that may become a puzzle."""

    position: Position
    ply: int
    turns: int  # that the seat took before


class PuzzleMaker:
    """Looks through games for puzzles: for all, or only for those that seem to have a theme."""

    def __init__(self, playouts: int = PLAYOUTS, theme: str = "") -> None:
        self.playouts = playouts
        self.theme = theme
        self.bot = MctsBot()
        self.greedy = GreedyBot()

    def find_puzzles(self, game: Game) -> Iterator[Puzzle]:
        """The puzzles of a game."""
        for place in list_turns(game):
            if self.fits(place) and self.is_promising(place.position):
                puzzle = self.make_puzzle(game, place)
                if puzzle and (not self.theme or self.theme in puzzle.themes):
                    yield puzzle

    def fits(self, place: Place) -> bool:
        """Whether the best turn has the theme, as far as a glance tells."""
        if not self.theme:
            return True
        position = place.position
        seen = position.determinize(position.seat, SEEDS[0])
        turn = expect_turn(seen, [], self.bot, Budget(playouts=GLANCES[0]), SEEDS[0])
        period = find_period(position)
        return self.theme in find_themes(position.seat, turn.events, [], place.turns, period)

    def is_promising(self, position: Position) -> bool:
        """Whether a glance sees one answer ahead that greed misses, in a game still open."""
        if len(position.legal_actions()) < FEWEST_ANSWERS:
            return False
        seen = position.determinize(position.seat, SEEDS[0])
        best, *others = self.bot.analyse(seen, Budget(playouts=GLANCES[0]), SEEDS[0]).choices
        ahead = all(
            best.win - one.win >= GLANCE_WIN and best.margin - one.margin >= GLANCE_VP
            for one in others
            if one.visits
        )
        if not (ahead and is_open(best.win)) or self.find_temptation(position) == best.action:
            return False
        return is_ahead(
            judge_answers(self.bot, position, GLANCES[1], SEEDS[0]), GLANCE_WIN, GLANCE_VP
        )

    def find_temptation(self, position: Position) -> int:
        """What somebody plays who looks no further than this turn."""
        seen = position.determinize(position.seat, SEEDS[0])
        return self.greedy.choose(seen, Budget(), SEEDS[0])

    def make_puzzle(self, game: Game, place: Place) -> Puzzle | None:
        """The puzzle at a turn; None if there is more than one good answer.

        Games that were drawn from a key make none: a puzzle begins with a number.
        """
        if not isinstance(game.seed, int):
            return None
        position, period = place.position, find_period(place.position)
        judged, tempting = self.judge_only_answer(position), self.find_temptation(position)
        if not judged or tempting == judged[0].action or not is_open(judged[0].win):
            return None
        steps = self.find_steps(position, judged[0].action)
        turn = self.expect(position, [step.best for step in steps])
        solved = count_solved(position, steps)
        gains, prices = compare(turn, self.expect(position, [tempting]))
        return Puzzle(
            id=name_position(position),
            setup=game.setup,
            seed=game.seed,
            actions=tuple(game.actions[: place.ply]),
            seat=position.seat,
            period=period,
            steps=tuple(steps),
            themes=find_themes(position.seat, turn.events, gains, place.turns, period),
            rating=rate_puzzle(solved),
            solved=solved,
            explanation=Explanation(
                best=judged[0],
                second=judged[1],
                tempting=next(one for one in judged if one.action == tempting),
                turn=tuple(turn.actions),
                gains=tuple(gains),
                prices=tuple(prices),
            ),
        )

    def judge(self, position: Position) -> list[Judgement]:
        """The answers to a question as two searches see them."""
        return [judge_answers(self.bot, position, self.playouts, seed) for seed in SEEDS]

    def judge_only_answer(self, position: Position) -> Judgement:
        """The answers if both searches see the same one far ahead; none otherwise."""
        judgements: list[Judgement] = []
        for seed in SEEDS:
            judged = judge_answers(self.bot, position, self.playouts, seed)
            if not is_ahead(judged, LEAST_WIN, LEAST_VP):
                return []
            judgements.append(judged)
        alike = len({judged[0].action for judged in judgements}) == 1
        return average(judgements) if alike else []

    def find_steps(self, position: Position, first: int) -> list[Step]:
        """The questions of the best turn that decide, from the first on."""
        steps = [Step(first)]
        p = position.copy()
        while len(steps) < MOST_STEPS:
            before, events = p.copy(), list[Event]()
            p.apply(steps[-1].best, events)
            if p.over or question_passed(before, p, events):
                break
            best, *others = find_good_answers(self.judge(p))
            if 1 + len(others) == len(p.legal_actions()):
                break
            steps.append(Step(best, tuple(sorted(others))))
        return steps

    def expect(self, position: Position, line: list[int]) -> ExpectedTurn:
        """A turn that begins with these answers, to its end."""
        seen = position.determinize(position.seat, SEEDS[0])
        return expect_turn(seen, line, self.bot, LINE, SEEDS[0])


def is_open(win: float) -> bool:
    """Whether a game is not decided yet."""
    return EVEN[0] <= win <= EVEN[1]


def list_turns(game: Game) -> Iterator[Place]:
    """All turns of people, at their first question."""
    taken: Counter[int] = Counter()
    last = (-1, 0)
    for ply in range(game.ply):
        position = game.position_at(ply)
        if position.question == "turn":
            turn = (position.seat, count_turns_begun(position))
            if turn != last:
                yield Place(position, ply, taken[position.seat])
                taken[position.seat] += 1
            last = turn


def find_good_answers(judgements: list[Judgement]) -> list[int]:
    """The answers that a search finds good enough, the best of all first."""
    good = [
        one.action
        for judged in judgements
        for one in judged
        if is_within(one, judged[0], GOOD_WIN, GOOD_VP)
    ]
    best = average(judgements)[0].action
    return [best, *dict.fromkeys(action for action in good if action != best)]


def compare(turn: ExpectedTurn, other: ExpectedTurn) -> tuple[list[Change], list[Change]]:
    """What a turn gains and costs more than another."""
    changed = [find_changes(one.before, one.after, one.events) for one in (turn, other)]
    gains, prices = choose_reasons(changed[0], changed[1:])
    return list(map(round_change, gains)), list(map(round_change, prices))


def round_change(change: Change) -> Change:
    """A change without digits that say nothing."""
    return replace(change, value=round(change.value, 2))


def find_period(position: Position) -> int:
    """Between which eclipses a position is."""
    return int(position.record()["eclipse"])


def name_position(position: Position) -> str:
    """A short name by what is on the table; the same position has the same one."""
    seen = position.determinize(position.seat, 0)
    number = int.from_bytes(sha256(seen.to_bytes()).digest()[:8], "big")
    name = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        name += LETTERS[digit]
    return name
