"""All figures of a match, as one object of plain data for the reports."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean, median, pstdev, quantiles
from typing import Any

from ..bots.faults import KINDS
from ..bots.seats import TEOTIBOT
from ..engine.components import COMPONENTS
from ..engine.names import TECHNOLOGY_NAMES
from ..study.intervals import compute_wilson_interval
from .plan import Plan
from .playing import Result, SeatResult
from .ratings import Rating, Wins, count_wins_by_deal, rate_entrants

ANCHORS = (TEOTIBOT, "random")  # the first of them that takes part has the rating 0
DIGITS = 4
COMMONEST = 5  # faults that are listed
Summary = dict[str, Any]


def summarize(plan: Plan, results: Iterable[Result]) -> Summary:
    """All figures of a match, as far as it has been played.

    Entrants are ordered by rating, then by mean score, best first; who hasn't played yet has no
    rating and comes last. Shares come with their 95 % interval (Wilson); `seconds` are those of
    a decision, their median is that of the medians of the games. `average` is the share of seats
    that won, Teotibot's left out.
    """
    everything = list(results)
    games = [result for result in everything if not result.failed]
    names = list(plan.entrants) + ([TEOTIBOT] if plan.setup.players == 1 else [])
    deals = count_wins_by_deal(games)
    seats = group_by_name(games)
    played = [name for name in names if name in seats]
    anchor = next((name for name in ANCHORS if name in played), None)
    ratings = rate_entrants(played, deals, anchor)
    people = [seat for game in games for seat in game.seats if seat.name != TEOTIBOT]
    entrants = [summarize_entrant(name, ratings.get(name), seats[name]) for name in names]
    entrants.sort(key=make_sort_key)
    names = [entry["name"] for entry in entrants]
    return {
        "plan": plan.to_dict(),
        "games": len(games),
        "planned": plan.games,
        "failed": [{"game": r.number, "why": r.failed} for r in everything if r.failed],
        "anchor": anchor,
        "entrants": entrants,
        "pairs": summarize_pairs(names, deals.values()),
        "seats": summarize_seats(games),
        "average": summarize_share(sum(seat.place == 1 for seat in people), len(people))[
            "win_rate"
        ],
        "starting_tiles": summarize_shares(
            people, range(len(COMPONENTS["starting_tiles"])), lambda seat: seat.tiles
        ),
        "technologies": summarize_shares(
            people, TECHNOLOGY_NAMES, lambda seat: seat.technologies
        ),
    }


def group_by_name(games: Iterable[Result]) -> dict[str, list[SeatResult]]:
    """The seats everybody played."""
    seats = defaultdict(list)
    for game in games:
        for seat in game.seats:
            seats[seat.name].append(seat)
    return seats


def make_sort_key(entry: Summary) -> tuple[bool, float, float]:
    """What entrants are ordered by."""
    if entry["elo"] is None:
        return True, 0.0, 0.0
    return False, -entry["elo"], -entry["score"]["mean"]


def summarize_entrant(name: str, rating: Rating | None, seats: list[SeatResult]) -> Summary:
    """Rating, wins, scores, sources of victory points, times and faults of an entrant."""
    faults = [fault for seat in seats for fault in seat.faults]
    kinds = Counter(fault.kind for fault in faults)
    lines = Counter(map(str, faults))
    by_line = {str(fault): fault.to_dict() for fault in faults}
    return {
        "name": name,
        "elo": round_figure(rating.elo) if rating else None,
        "elo_interval": [round_figure(rating.low), round_figure(rating.high)] if rating else None,
        **summarize_share(sum(seat.place == 1 for seat in seats), len(seats)),
        "score": summarize_scores(sorted(seat.score for seat in seats)),
        "books": compute_means([seat.books for seat in seats]),
        "seconds": summarize_times([seat for seat in seats if seat.decisions]),
        "faults": {kind: kinds[kind] for kind in KINDS},
        "commonest_faults": [by_line[line] for line, _ in lines.most_common(COMMONEST)],
        "fallbacks": sum(seat.fallbacks for seat in seats),
    }


def summarize_share(wins: int, games: int) -> Summary:
    """Games, wins, and the share of games won with its interval."""
    return {
        "games": games,
        "wins": wins,
        "win_rate": round_figure(wins / games) if games else None,
        "win_interval": [round_figure(bound) for bound in compute_wilson_interval(wins, games)],
    }


def summarize_scores(scores: list[int]) -> Summary:
    """What scores in ascending order come to; they are listed too, for plots."""
    if not scores:
        return {"mean": None, "sd": None, "quartiles": None, "all": []}
    cuts = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else scores * 3
    return {
        "mean": round_figure(fmean(scores)),
        "sd": round_figure(pstdev(scores)),
        "quartiles": [round_figure(cut) for cut in cuts],
        "all": scores,
    }


def compute_means(books: Sequence[dict[str, int]]) -> dict[str, float]:
    """Mean victory points by source."""
    sources = books[0] if books else {}
    return {source: round_figure(fmean(entry[source] for entry in books)) for source in sources}


def summarize_times(seats: list[SeatResult]) -> Summary:
    """Seconds a decision: mean, median and longest."""
    if not seats:
        return {"mean": None, "median": None, "max": None}
    decisions = sum(seat.decisions for seat in seats)
    return {
        "mean": round(sum(seat.seconds["total"] for seat in seats) / decisions, 6),
        "median": round(median(seat.seconds["median"] for seat in seats), 6),
        "max": round(max(seat.seconds["longest"] for seat in seats), 6),
    }


def summarize_pairs(names: list[str], deals: Iterable[Wins]) -> list[Summary]:
    """How often one ranked before the other, for every pair that met."""
    total: Counter[tuple[str, str]] = Counter()
    for wins in deals:
        for pair, count in wins.items():
            total[pair] += int(count)
    return [
        {"first": a, "second": b, **summarize_share(total[a, b], total[a, b] + total[b, a])}
        for a, b in combinations(names, 2)
        if total[a, b] + total[b, a]
    ]


def summarize_seats(games: list[Result]) -> list[Summary]:
    """Wins and mean score at every seat."""
    found = []
    for number in range(max((len(game.seats) for game in games), default=0)):
        seats = [game.seats[number] for game in games]
        won = sum(seat.place == 1 for seat in seats)
        mean = round_figure(fmean(seat.score for seat in seats))
        found.append({"seat": number, **summarize_share(won, len(seats)), "mean": mean})
    return found


def summarize_shares(
    seats: list[SeatResult],
    things: Iterable[Any],
    owned: Callable[[SeatResult], Sequence[Any]],
) -> list[Summary]:
    """How often those won who had a thing, for each of some things."""
    having: Counter[Any] = Counter()
    winning: Counter[Any] = Counter()
    for seat in seats:
        having.update(owned(seat))
        if seat.place == 1:
            winning.update(owned(seat))
    return [{"what": thing, **summarize_share(winning[thing], having[thing])} for thing in things]


def round_figure(number: float) -> float:
    """A figure as it is printed in JSON."""
    return round(number, DIGITS) + 0.0  # not -0.0
