"""Plots of a match, drawn with matplotlib (the extra `plots`)."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine import TeotihuacanError
from ..i18n import say
from ..i18n.numbers import format_number
from .labels import label_entrant, label_source, label_technology, label_tile
from .summary import Summary
from .tables import sort_best_first

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe and Ito's colours, told apart by colour-blind people too.
INK, BLUE, GREY, PALE = "#222222", "#0072B2", "#999999", "#DDDDDD"
COLOURS = (
    "#0072B2",
    "#E69F00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#D55E00",
    "#F0E442",
    "#7A5195",
)
WIDTH = 9.0  # inches
HEAD = 0.75  # inches, for the title
MARGIN = 0.15  # inches
DOTS = 150  # an inch
OTHERS = "others"  # sources that matter less


class PlotError(TeotihuacanError):
    """Plots can't be drawn or written."""


def draw_plots(summary: Summary) -> Iterator[tuple[str, "Figure"]]:
    """Every picture that the games give material for, with its name."""
    if not summary["games"]:
        return
    yield "ratings", draw_ratings(summary)
    yield "scores", draw_scores(summary)
    yield "sources", draw_sources(summary)
    for name, key, label, title in (
        ("starting_tiles", "starting_tiles", label_tile, "arena-tiles-plot"),
        ("technologies", "technologies", label_technology, "arena-technologies-plot"),
    ):
        if any(entry["games"] for entry in summary[key]):
            yield name, draw_shares(summary, summary[key], label, say(title))


def render_png(figure: "Figure") -> bytes:
    """A picture as a PNG file."""
    data = io.BytesIO()
    figure.savefig(data, format="png", dpi=DOTS, metadata={"Software": None})
    return data.getvalue()


def write_plots(summary: Summary, folder: str | Path) -> list[Path]:
    """Write all pictures as PNG files into a folder, which is made if need be."""
    written = []
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, figure in draw_plots(summary):
            path = Path(folder) / f"{name}.png"
            path.write_bytes(render_png(figure))
            written.append(path)
    except OSError as error:
        raise PlotError(
            "error-file-unwritten", path=str(folder), reason=error.strerror or str(error)
        ) from None
    return written


def make_canvas(rows: int, row: float, title: str, subtitle: str) -> tuple["Figure", "Axes"]:
    """An empty picture for so many rows of so many inches."""
    try:
        from matplotlib.figure import Figure
        from matplotlib.layout_engine import ConstrainedLayoutEngine
    except ImportError:
        command = 'pip install "teotihuacan[plots]"'
        raise PlotError("error-plots-missing", command=command) from None
    height = HEAD + 0.8 + row * rows
    below = (0, 0, 1, 1 - HEAD / height)
    layout = ConstrainedLayoutEngine(rect=below, w_pad=MARGIN, h_pad=0.1)
    figure = Figure(figsize=(WIDTH, height), layout=layout)
    left = MARGIN / WIDTH
    figure.text(left, 1 - 0.35 / height, title, fontsize=15, fontweight="bold", color=INK)
    figure.text(left, 1 - 0.62 / height, escape_formulas(subtitle), fontsize=10, color="#555555")
    axes = figure.add_subplot()
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    return figure, axes


def name_rows(axes: "Axes", names: list[str]) -> None:
    """Names at the left, the first on top."""
    axes.set_yticks(range(len(names)), labels=[escape_formulas(name) for name in names])
    axes.set_ylim(len(names) - 0.5, -0.5)


def escape_formulas(text: str) -> str:
    """A text in which matplotlib finds no formulas."""
    return text.replace("$", r"\$")


def list_entrants(summary: Summary) -> tuple[list[Summary], list[str]]:
    """Those who played, best first, and their names with the number of their games."""
    entries = [entry for entry in summary["entrants"] if entry["games"]]
    counts = [say("arena-n", count=entry["games"]) for entry in entries]
    names = [entry["name"] for entry in entries]
    labels = [label_entrant(name, [other for other in names if other != name]) for name in names]
    return entries, [f"{label}\n{count}" for label, count in zip(labels, counts, strict=True)]


def describe_extent(summary: Summary) -> str:
    """How much was played."""
    plan = summary["plan"]
    count = plan["setup"]["players"]
    players = say("solo") if count == 1 else say("players", count=count)
    return say("arena-extent", games=summary["games"], players=players, deals=plan["deals"])


def draw_ratings(summary: Summary) -> "Figure":
    """Ratings with their intervals."""
    entries, names = list_entrants(summary)
    about = say("arena-ratings-about", extent=describe_extent(summary))
    figure, axes = make_canvas(len(entries), 0.55, say("arena-ratings"), about)
    for row, entry in enumerate(entries):
        low, high = entry["elo_interval"]
        axes.plot((low, high), (row, row), color=BLUE, linewidth=3, alpha=0.45)
        axes.plot(entry["elo"], row, "o", color=BLUE, markersize=9)
        axes.annotate(
            format_number(entry["elo"]),
            (entry["elo"], row),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1},
        )
    axes.axvline(0, color=GREY, linewidth=1, linestyle="--", zorder=1)
    zero = summary["anchor"]
    axis = say("arena-elo-axis", name=zero) if zero else say("arena-elo-axis-mean")
    axes.set_xlabel(escape_formulas(axis))
    axes.margins(x=0.08)
    name_rows(axes, names)
    return figure


def draw_scores(summary: Summary) -> "Figure":
    """How scores are distributed."""
    entries, names = list_entrants(summary)
    about = say("arena-scores-about", extent=describe_extent(summary))
    figure, axes = make_canvas(len(entries), 0.75, say("arena-scores"), about)
    for row, entry in enumerate(entries):
        scores = entry["score"]["all"]
        low, median, high = entry["score"]["quartiles"]
        if len(set(scores)) > 1:
            shape: dict[str, Any] = axes.violinplot(
                scores, [row], orientation="horizontal", widths=0.8, showextrema=False
            )
            for body in shape["bodies"]:
                body.set(facecolor=BLUE, alpha=0.3, edgecolor="none")
        else:
            axes.plot(scores, [row] * len(scores), "|", color=BLUE, markersize=14)
        axes.plot((low, high), (row, row), color=BLUE, linewidth=7, solid_capstyle="butt")
        axes.plot((median, median), (row - 0.16, row + 0.16), color=INK, linewidth=2)
        axes.plot(entry["score"]["mean"], row, "o", color="white", markeredgecolor=INK)
    axes.set_xlabel(say("arena-score-axis"))
    name_rows(axes, names)
    return figure


def draw_sources(summary: Summary) -> "Figure":
    """Where the victory points came from."""
    entries, names = list_entrants(summary)
    about = say("arena-sources-about", extent=describe_extent(summary))
    figure, axes = make_canvas(len(entries), 0.6, say("report-sources"), about)
    main = find_main_sources(entries)
    for row, entry in enumerate(entries):
        parts = [(source, entry["books"][source]) for source in main]
        parts.append((OTHERS, sum(entry["books"].values()) - sum(vp for _, vp in parts)))
        right = left = 0.0
        for part, (source, vp) in enumerate(parts):
            colour = GREY if source == OTHERS else COLOURS[part]
            start = right if vp > 0 else left
            name = say("arena-others") if source == OTHERS else label_source(source)
            label = name if row == 0 else None
            axes.barh(
                row, vp, left=start, height=0.62, color=colour, edgecolor="white", label=label
            )
            if vp > 0:
                right += vp
            else:
                left += vp
        axes.annotate(
            format_number(entry["score"]["mean"]),
            (right, row),
            xytext=(6, 0),
            textcoords="offset points",
            va="center",
            fontweight="bold",
            color=INK,
        )
    axes.axvline(0, color=INK, linewidth=1)
    axes.set_xlabel(say("arena-sources-axis"))
    axes.use_sticky_edges = False
    axes.margins(x=0.06)
    name_rows(axes, names)
    figure.legend(loc="outside lower center", ncols=4, frameon=False, fontsize=9)
    return figure


def find_main_sources(entries: list[Summary]) -> list[str]:
    """The sources that matter most, in the order of the books."""
    weight = {
        source: sum(abs(entry["books"][source]) for entry in entries)
        for source in entries[0]["books"]
    }
    most = sorted(weight, key=lambda source: -weight[source])[: len(COLOURS)]
    return [source for source in weight if source in most and weight[source]]


def draw_shares(
    summary: Summary, entries: list[Summary], label: Callable[[Any], str], title: str
) -> "Figure":
    """How often those won who had something, with intervals."""
    shown = sort_best_first(entries)
    about = say("arena-shares-about", extent=describe_extent(summary))
    figure, axes = make_canvas(len(shown), 0.3, title, about)
    for row, entry in enumerate(shown):
        low, high = (100 * bound for bound in entry["win_interval"])
        axes.plot((low, high), (row, row), color=BLUE, linewidth=3, alpha=0.45)
        axes.plot(100 * entry["win_rate"], row, "o", color=BLUE, markersize=7)
    average = 100 * summary["average"]
    axes.axvline(average, color=GREY, linewidth=1, linestyle="--", zorder=1)
    axes.set_xlabel(say("arena-share-axis"))
    axes.set_xlim(-2, min(102, 4 + max(100 * entry["win_interval"][1] for entry in shown)))
    rows = [say("arena-what", what=label(e["what"]), count=e["games"]) for e in shown]
    name_rows(axes, rows)
    axes.tick_params(axis="y", labelsize=9)
    return figure
