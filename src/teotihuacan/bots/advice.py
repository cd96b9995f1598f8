"""Advice for a position: the best actions, how good they are, why, and what comes next.

A reason is data, never text: parts of the evaluation with what changes in them, for any language
to tell. It compares the position with the one at the end of the turn that the search expects, on
a copy in which everything hidden was dealt and drawn anew. Of several answers each is told by
what it does more, or at a higher price, than the others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..engine import Position, TeotihuacanError
from .analysis import Choice
from .evaluation import evaluate
from .expected_turns import Analyst, expect_turn, shrink_budget
from .names import BotError, Entrant, bot_named
from .plans import Plan, make_plan
from .reasons import Change, choose_reasons, find_changes

HINT_BOT, HINTS = "mcts:1s", 3  # who gives a hint during a game, and how many actions it names
HARDLY = 0.02  # of the search: an action with less was hardly tried, its figures say nothing


@dataclass(frozen=True)
class Suggestion:
    """A legal action: how the search sees it, what it gains most and what it costs."""

    action: int
    margin: float  # expected VP ahead of the best other player at the end
    win: float  # probability of winning the game
    share: float  # of the search that went to this action
    gains: list[Change]
    prices: list[Change]
    vp: float = 0.0  # expected at the end
    plan: Plan | None = None  # for the turn after this one


@dataclass(frozen=True)
class Advice:
    """The best actions of a position for the seat that is asked, best first."""

    seat: int
    playouts: int
    suggestions: list[Suggestion]

    def to_dict(self) -> dict[str, Any]:
        """The advice as plain data, figures rounded."""
        data: dict[str, Any] = round_figures(asdict(self))
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Advice":
        """The advice from plain data, as `to_dict` gives it."""
        suggestions = [read_suggestion(one) for one in data["suggestions"]]
        return cls(data["seat"], data["playouts"], suggestions)


def read_suggestion(data: Mapping[str, Any]) -> Suggestion:
    """A suggestion from plain data."""
    plan = data["plan"]
    changes = {name: [Change(**one) for one in data[name]] for name in ("gains", "prices")}
    if plan is not None:
        plan = Plan(**{**plan, "gains": [Change(**one) for one in plan["gains"]]})
    return Suggestion(**{**data, **changes, "plan": plan})


def round_figures(data: Any) -> Any:
    """Plain data with its figures rounded."""
    if isinstance(data, dict):
        return {name: round_figures(value) for name, value in data.items()}
    if isinstance(data, list):
        return [round_figures(value) for value in data]
    return round(data, 4) if type(data) is float else data


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
    budget = shrink_budget(entrant.budget)
    turns = []
    for choice in tried[:top]:
        line = analysis.line if analysis.line[:1] == [choice.action] else [choice.action]
        turns.append(expect_turn(seen, line, bot, budget, seed))
    changes = [find_changes(turn.before, turn.after, turn.events) for turn in turns]
    suggestions = [
        make_suggestion(
            choice,
            visits,
            changes[i],
            changes[:i] + changes[i + 1 :],
            evaluate(turn.after, seat),
            make_plan(turn, bot, budget, seed),
        )
        for i, (choice, turn) in enumerate(zip(tried, turns, strict=False))
    ]
    return Advice(seat, analysis.playouts, suggestions)


def give_hint(position: Position, seed: int) -> Advice:
    """A short advice for a person who plays, after a second of thought."""
    return advise(position, bot_named(HINT_BOT), seed, HINTS)


def is_hardly_tried(suggestion: Suggestion) -> bool:
    """Whether the search gave an action so little that its figures can't be compared."""
    return suggestion.share < HARDLY


def make_suggestion(
    choice: Choice,
    visits: int,
    changed: list[Change],
    others: Sequence[list[Change]] = (),
    vp: float = 0.0,
    plan: Plan | None = None,
) -> Suggestion:
    """A choice with the changes that matter most and that the other choices don't bring too."""
    gains, prices = choose_reasons(changed, others)
    share = choice.visits / visits
    return Suggestion(choice.action, choice.margin, choice.win, share, gains, prices, vp, plan)
