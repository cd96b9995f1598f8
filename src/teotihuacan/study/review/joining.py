"""Turns that were judged, joined into a review: a pure function of the game and its turns."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

from ...game.game import Game
from .chances import judge_standing, list_chances
from .labels import COSTLY, FORCED, LABELS, count_points, name_level, rate_accuracy
from .luck import add_luck, find_draws, promise_margins
from .reviews import DrawLuck, Review, SeatReview, TurnReview, round_figure
from .sources import add_worths, share_loss
from .turns import LAST_PERIOD, PlayedTurn, split_turns
from .verdicts import Verdict

MOST_COSTLY = 3  # turns that a seat's review names


def make_turn_review(turn: PlayedTurn, verdict: Verdict) -> TurnReview:
    """A turn with its verdict, figures rounded."""
    lost = verdict.lost
    return TurnReview(
        number=turn.number,
        seat=turn.seat,
        first=turn.first,
        last=turn.last,
        kind=turn.kind,
        period=turn.period,
        label=verdict.label,
        played=turn.actions,
        best=verdict.best,
        win=round_figure(verdict.win),
        best_win=round_figure(verdict.best_win),
        vp=round_figure(verdict.vp),
        best_vp=round_figure(verdict.best_vp),
        accuracy=round_figure(rate_accuracy(lost.win, lost.vp)),
        sources={source: round_figure(vp) for source, vp in verdict.sources.items()},
        gains=verdict.gains,
        prices=verdict.prices,
    )


def join_review(game: Game, depth: str, seed: int, turns: Iterable[TurnReview]) -> Review:
    """The review of a game from its turns, in whatever order they come."""
    ordered = sorted(turns, key=lambda turn: turn.number)
    draws = find_draws(game, seed)
    promised = promise_margins(game.position_at(0), seed)
    seats = [
        review_seat(
            game,
            seat,
            [turn for turn in ordered if turn.seat == seat],
            draws,
            round_figure(promised[seat]),
        )
        for seat in range(game.setup.players)
    ]
    chances = list_chances(game, split_turns(game, seed), seed)
    return Review(depth, seed, seats, ordered, chances, draws)


def review_seat(
    game: Game,
    seat: int,
    turns: Sequence[TurnReview],
    draws: Sequence[DrawLuck],
    start: float,
) -> SeatReview:
    """How a seat played."""
    real = [turn for turn in turns if turn.label != FORCED]
    error_rate = fmean(turn.lost_vp for turn in real) if real else 0.0
    labels = Counter(turn.label for turn in turns)
    lost = add_worths(share_loss(turn.lost_vp, turn.sources) for turn in real)
    luck = round_figure(add_luck(draws, seat))
    margin = round_figure(judge_standing(game.position).vp[seat])
    return SeatReview(
        seat=seat,
        accuracy=average_accuracy(real),
        periods=[
            average_accuracy([turn for turn in real if turn.period == period])
            for period in range(LAST_PERIOD + 1)
        ],
        error_rate=round_figure(error_rate),
        level=name_level(error_rate),
        labels={label: labels[label] for label in LABELS},
        sources={source: round_figure(vp) for source, vp in lost.items()},
        start=start,
        luck=luck,
        skill=round_figure(margin - start - luck),
        margin=margin,
        costliest=[turn.number for turn in rank_costly(turns)[:MOST_COSTLY]],
    )


def average_accuracy(turns: Sequence[TurnReview]) -> float | None:
    """The mean accuracy of turns; None if there are none."""
    return round_figure(fmean(turn.accuracy for turn in turns)) if turns else None


def rank_costly(turns: Iterable[TurnReview]) -> list[TurnReview]:
    """Turns in which something better was to be found, the dearest first."""
    costly = [turn for turn in turns if turn.label in COSTLY]
    return sorted(costly, key=lambda turn: -count_points(turn.lost_win, turn.lost_vp))
