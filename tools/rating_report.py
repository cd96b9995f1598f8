"""What was measured of the ratings, as tables for a page and as a plot."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import nan
from pathlib import Path
from statistics import fmean, median
from typing import TYPE_CHECKING

from calibration import Row
from rating_fits import Foretold, Parameters, Pool, Tried, find_disorder, rank_bots, walk
from rating_games import BOTS, Line

from teotihuacan.study.intervals import compute_wilson_interval
from teotihuacan.study.ratings import ALL, POOLS
from teotihuacan.study.ratings.rating import PROVISIONAL

NAMES = {ALL: "all together", "2": "two players", "3": "three", "4": "four", "solo": "solo"}
if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#7A5195", "#999999")
COLOUR_OF = dict(zip(BOTS, (*COLOURS, "#000000"), strict=True))


def write_report(
    lines: Sequence[Line],
    chosen: Sequence[Tried],
    in_use: Parameters,
    found: Mapping[str, Foretold],
    pools: Mapping[str, Pool],
) -> str:
    """All tables."""
    held = sum(line.number >= len(lines) // 2 for line in lines)
    parts = (
        f"{len(lines)} games, of which {held} were foretold and took no part in choosing.",
        write_pools(found),
        write_bins(found[ALL].compare()),
        write_bots(found[ALL], pools[ALL]),
        write_order(pools),
        write_choice(chosen, in_use),
        write_patience(lines, in_use),
    )
    return "\n\n".join(parts) + "\n"


def write_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown: names at the left, figures at the right."""
    marks = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, marks, *rows))


def write_pools(found: Mapping[str, Foretold]) -> str:
    """How well games were foretold in each pool."""
    head = ("pool", "games", "log loss", "if all were equal", "calibration error")
    return write_table((*head, "by chance alone"), [write_pool(p, found[p]) for p in POOLS])


def write_pool(pool: str, told: Foretold) -> tuple[str, ...]:
    """The same for one of them."""
    figures = f"{told.loss:.3f}", f"{fmean(told.even):.3f}"
    errors = f"{told.error:.1%}", f"{told.chance_error():.1%}"
    return (NAMES[pool], str(len(told.losses)), *figures, *errors)


def write_bins(rows: Sequence[Row]) -> str:
    """What was said, and what happened, by tenths of the scale."""
    cells = []
    for said, won, count in rows:
        low, high = compute_wilson_interval(won * count, count)
        cells.append((f"{said:.1%}", f"{won:.1%}", f"{low:.0%} - {high:.0%}", str(count)))
    return write_table(("chance that was told", "won", "95 %", "seats"), cells)


def write_bots(told: Foretold, pool: Pool) -> str:
    """For each bot its rating, and how often it was told to win and did."""
    compared = told.compare_bots()
    rows = [
        (
            f"`{bot}`",
            f"{mu:.0f}",
            f"{said:.1%}",
            f"{won:.1%}",
            f"{100 * (said - won):+.1f}",
            str(games),
        )
        for bot, mu in rank_bots(pool)
        for said, won, games in [compared[bot]]
    ]
    return write_table(("bot", "rating", "told to win", "won", "points off", "seats"), rows)


def write_order(pools: Mapping[str, Pool]) -> str:
    """Which pairs of bots whose order is known are rated the wrong way round."""
    wrong = {pool: find_disorder(rank_bots(pools[pool])) for pool in POOLS if pool != "solo"}
    told = [
        f"{NAMES[pool]}: {', '.join(f'`{weak}` before `{strong}`' for weak, strong in pairs)}"
        for pool, pairs in wrong.items()
        if pairs
    ]
    return (
        f"Wrong order: {'; '.join(told)}."
        if told
        else "The order of the bots whose strength is known is right in every pool."
    )


def write_choice(chosen: Sequence[Tried], in_use: Parameters) -> str:
    """How well other numbers would have foretold the games that chose them."""
    place = [one.parameters for one in chosen].index(in_use)
    shown = sorted({*range(3), place, len(chosen) - 1})
    rows = [write_tried(i, chosen[i], chosen[0], used=i == place) for i in shown]
    head = ("place", "sigma at first", "tau", "believed of a game", "log loss", "behind the best")
    return write_table(head, rows)


def write_tried(place: int, tried: Tried, best: Tried, *, used: bool) -> tuple[str, ...]:
    """Numbers that were tried, with how far they are behind the best and its standard error."""
    one, (behind, error) = tried.parameters, tried.fall_behind(best)
    return (
        f"{place + 1}{' (in use)' if used else ''}",
        f"{one.unknown:g}",
        f"{one.tau:g}",
        "all" if one.quick else "the usual part",
        f"{tried.loss:.4f}",
        f"{behind:.4f} ± {error:.4f}" if place else "",
    )


def write_patience(lines: Sequence[Line], wanted: Parameters) -> str:
    """After how many games a rating is no longer provisional."""
    told = []
    for players in (2, 3, 4):
        here = [line for line in lines if line.players == players]
        told.append(f"{NAMES[str(players)]} {count_until_sure(here, wanted, str(players))}")
    return f"Games until a rating is no longer provisional (median): {', '.join(told)}."


def count_until_sure(lines: Sequence[Line], wanted: Parameters, pool: str) -> int:
    """The median number of games until the deviation is small enough."""
    found: dict[str, int] = {}

    def look(ratings: Pool) -> None:
        for person, rating in ratings.items():
            if rating.sigma <= PROVISIONAL:
                found.setdefault(person, rating.games)

    watch(lines, wanted, pool, look)
    return int(median(found.values())) if found else 0


def watch(
    lines: Sequence[Line], wanted: Parameters, pool: str, look: Callable[[Pool], None]
) -> None:
    """Look at a pool's ratings after every game."""
    pools: dict[str, Pool] = defaultdict(dict)

    def tell(name: str, _line: Line, _chances: list[float]) -> None:
        if name == pool:  # what the game before it has done
            look(pools[pool])

    walk(lines, wanted, tell, pools)
    look(pools[pool])


# The plot ---


def draw_plot(
    lines: Sequence[Line], wanted: Parameters, found: Mapping[str, Foretold], path: Path
) -> None:
    """What was told and what happened; beside it the ratings of all bots, game after game."""
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 5))
    draw_chances(left, found)
    draw_ratings(right, lines, wanted)
    figure.tight_layout()
    figure.savefig(path, dpi=100, metadata={"Software": None})


def draw_chances(axes: "Axes", found: Mapping[str, Foretold]) -> None:
    """What was told before games, and what happened, in each pool."""
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    for colour, pool in zip(COLOURS, POOLS, strict=False):
        rows = found[pool].compare()
        label = f"{NAMES[pool]}: error {found[pool].error:.1%}"
        points = [row[0] for row in rows], [row[1] for row in rows]
        axes.plot(*points, "o-", color=colour, label=label)
    axes.set(xlabel="chance to win, as told before the game", ylabel="share that was won")
    axes.set_aspect("equal")
    axes.legend()


def draw_ratings(axes: "Axes", lines: Sequence[Line], wanted: Parameters) -> None:
    """The ratings of all bots in the pool of all games, game after game."""
    histories: dict[str, list[float]] = defaultdict(list)

    def look(pool: Pool) -> None:
        for bot in COLOUR_OF:
            means = dict(rank_bots(pool))
            histories[bot].append(means.get(bot, nan))

    watch(lines, wanted, ALL, look)
    best = sorted(histories, key=lambda bot: -histories[bot][-1])
    for bot in best:
        axes.plot(histories[bot], color=COLOUR_OF[bot], linewidth=1, label=bot)
    axes.set(xlabel="games", ylabel="rating (mean of each bot's namesakes)")
    axes.legend(fontsize="small")
