"""Advice for a position: the best actions, how good they are, and why.

A reason is data, never text: parts of the evaluation with what changes in them, for any language
to tell. It compares the position with the one at the end of the turn that the search expects, on
a copy in which everything hidden was dealt and drawn anew.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Protocol, runtime_checkable

from ..engine import Event, Position, TeotihuacanError
from ..game.turns import turn_passed
from .analysis import Analysis, Choice
from .evaluation import TIME, evaluate_by_part
from .names import BotError, Entrant, bot_named
from .protocol import Budget

HINT_BOT, HINTS = "mcts:1s", 3  # who gives a hint during a game, and how many actions it names
GAINS, PRICES = 2, 1  # how many parts a reason names
LEAST = 0.2  # VP that a part must change by to be worth a word
SHARE = 20  # of the budget goes to each step that a line is thought on
LONGEST_TURN = 60  # actions; no turn is nearly as long

# The part of the evaluation that an event counts for, and by how much.
COUNTED = {
    "temple_stepped": ("temples", 1),
    "avenue_stepped": ("avenue", 1),
    "track_stepped": ("track", 1),
    "learned": ("technologies", 1),
    "powered_up": ("power", 1),
    "worker_arrived": ("workers", 1),
    "locked": ("locked", -1),
    "unlocked": ("locked", 1),
    "used": ("discoveries", -1),
}


@runtime_checkable
class Analyst(Protocol):
    """A bot that can tell what it thinks."""

    def analyse(self, position: Position, budget: Budget, seed: int) -> Analysis:
        """The legal actions, best first."""
        ...


@dataclass(frozen=True)
class Change:
    """What becomes of a part of the evaluation: in pieces (0: can't be counted), and in VP."""

    part: str
    amount: int
    value: float


@dataclass(frozen=True)
class Suggestion:
    """A legal action: how the search sees it, what it gains most and what it costs."""

    action: int
    margin: float  # expected VP ahead of the best other player at the end
    win: float  # probability of winning the game
    share: float  # of the search that went to this action
    gains: list[Change]
    prices: list[Change]


@dataclass(frozen=True)
class Advice:
    """The best actions of a position for the seat that is asked, best first."""

    seat: int
    playouts: int
    suggestions: list[Suggestion]

    def to_dict(self) -> dict[str, Any]:
        """The advice as plain data, figures rounded."""
        data = asdict(self)
        for entry in data["suggestions"]:
            for figures in (entry, *entry["gains"], *entry["prices"]):
                figures.update({k: round(v, 4) for k, v in figures.items() if type(v) is float})
        return data


def advise(position: Position, entrant: Entrant, seed: int, top: int = 5) -> Advice:
    """The best actions as a bot that searches sees them; it knows no more than the seat.

    Of actions that were never tried there is nothing to tell.
    """
    if position.over:
        raise TeotihuacanError("error-advice-over")
    seat = position.seat
    if seat >= position.setup.players:
        raise TeotihuacanError("error-advice-teotibot")
    bot = entrant.make() if entrant.trusted else None
    if not isinstance(bot, Analyst):
        raise BotError("error-advice-silent", bot=entrant.name)
    seen = position.determinize(seat, seed)
    analysis = bot.analyse(seen, entrant.budget, seed)
    tried = [choice for choice in analysis.choices if choice.visits] or analysis.choices[:1]
    visits = max(sum(choice.visits for choice in tried), 1)
    suggestions = []
    for choice in tried[:top]:
        line = analysis.line if analysis.line[:1] == [choice.action] else [choice.action]
        after, events = finish_turn(seen, line, bot, shrink_budget(entrant.budget), seed)
        suggestions.append(make_suggestion(choice, visits, find_changes(seen, after, events)))
    return Advice(seat, analysis.playouts, suggestions)


def give_hint(position: Position, seed: int) -> Advice:
    """A short advice for a person who plays, after a second of thought."""
    return advise(position, bot_named(HINT_BOT), seed, HINTS)


def make_suggestion(choice: Choice, visits: int, changed: list[Change]) -> Suggestion:
    """A choice with the changes that matter most."""
    gains = sorted((c for c in changed if c.value >= LEAST), key=lambda c: -c.value)
    prices = sorted((c for c in changed if c.value <= -LEAST), key=lambda c: c.value)
    return Suggestion(
        choice.action,
        choice.margin,
        choice.win,
        choice.visits / visits,
        gains[:GAINS],
        prices[:PRICES],
    )


# The turn that the search expects ---


def shrink_budget(budget: Budget) -> Budget:
    """The small part of a budget that a step of a line gets."""
    seconds = None if budget.seconds is None else budget.seconds / SHARE
    playouts = None if budget.playouts is None else max(budget.playouts // SHARE, 1)
    return Budget(seconds, playouts)


def finish_turn(
    position: Position, line: list[int], bot: Analyst, budget: Budget, seed: int
) -> tuple[Position, list[Event]]:
    """The end of the seat's turn and what happened: a line, thought on where it breaks off.

    In the set-up and in an eclipse, when it is nobody's turn, the next turn is the end, and what
    the others answer until then is of no account.
    """
    nobodys_turn = position.record()["active"] < 0
    after = position.copy()
    events: list[Event] = []
    waiting = list(line)
    for _ in range(LONGEST_TURN):
        if after.seat != position.seat:
            if after.over or not nobodys_turn:
                break
            action = after.legal_actions()[0]
        else:
            waiting = waiting or list(bot.analyse(after, budget, seed).line)
            action = waiting.pop(0)
            if not after.is_legal(action):
                break
        after.apply(action, events)
        if turn_passed(events):
            break
    return after, events


# What changes ---


def find_changes(before: Position, after: Position, events: Iterable[Event]) -> list[Change]:
    """What becomes of each part of the evaluation for the seat that is asked before."""
    seat = before.seat
    old, new = evaluate_by_part(before, seat), evaluate_by_part(after, seat)
    counts = count_gains(event for event in events if event.seat == seat)
    scored = before.record()["eclipse"] != after.record()["eclipse"]
    found = []
    for part in old:
        # Once an eclipse is scored the weights are others: only what was counted is a reason.
        if part == TIME or (scored and not counts[part]):
            continue
        value = new[part] - old[part]
        amount = counts[part] if counts[part] * value > 0 else 0
        found.append(Change(part, amount, value))
    return found


def count_gains(events: Iterable[Event]) -> Counter[str]:
    """Goods, victory points, steps, tiles and workers that came (or went, below 0)."""
    counts: Counter[str] = Counter()
    for event in events:
        facts = event.facts
        if event.kind in ("gained", "paid"):
            sign = 1 if event.kind == "gained" else -1
            counts[str(facts["good"])] += sign * int(facts["amount"] or 0)
        elif event.kind == "scored":
            counts["vp"] += int(facts["vp"] or 0)
        elif event.kind == "bought":
            mask = str(facts["discovery"]).startswith("mask")
            counts["masks" if mask else "discoveries"] += 1
        elif event.kind in COUNTED:
            part, number = COUNTED[event.kind]
            counts[part] += number
    return counts
