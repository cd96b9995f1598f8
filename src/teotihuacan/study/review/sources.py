"""Where VP come from, as people know it: parts of the evaluation and books joined."""

from collections.abc import Iterable, Mapping

from ...bots.evaluation import evaluate_by_part
from ...engine import Position

# What is behind each source: parts of the evaluation, and the books of VP that were scored.
PARTS = {
    "temples": ("temples", "bonus_tiles"),
    "pyramid": ("track",),
    "avenue": ("avenue",),
    "technologies": ("technologies",),
    "masks": ("masks",),
    "cocoa": ("cocoa", "salary"),
    "resources": ("wood", "stone", "gold"),
    "workers": ("workers", "power", "locked", "position"),
    "discoveries": ("discoveries",),
}
BOOKS = {
    "temples": ("temples", "bonus_tiles", "royal_tiles"),
    "pyramid": ("construction", "matches", "decorations", "track", "leader"),
    "avenue": ("avenue", "nobles"),
    "technologies": ("technologies", "learners"),
    "masks": ("masks",),
    "cocoa": ("salary", "cocoa_exchange"),
    "resources": ("resource_boards", "leftovers"),
    "workers": ("ascension",),
    "discoveries": ("discoveries",),
}
SOURCES = tuple(PARTS)
Worth = dict[str, float]


def compare_sources(better: Position, given: Position, seat: int) -> Worth:
    """VP that one way brings a seat more than another, by source (below 0: less)."""
    # Once an eclipse is scored the weights are others: what was scored can still be compared.
    scored = better.record()["eclipse"] != given.record()["eclipse"]
    more, less = (find_worth(position, seat, scored) for position in (better, given))
    return {source: more[source] - less[source] for source in SOURCES}


def find_worth(position: Position, seat: int, scored_only: bool) -> Worth:
    """What a seat has of each source: VP that were scored, and what its things are worth."""
    books = position.books(seat)
    parts = {} if scored_only else evaluate_by_part(position, seat)
    return {
        source: sum(books[name] for name in BOOKS[source])
        + sum(parts.get(part, 0.0) for part in PARTS[source])
        for source in SOURCES
    }


def share_loss(lost: float, sources: Mapping[str, float]) -> Worth:
    """Divide lost VP between the sources in which the better turn brings more."""
    total = sum(worth for worth in sources.values() if worth > 0)
    if total <= 0:
        return dict.fromkeys(SOURCES, 0.0)
    return {source: lost * max(sources[source], 0.0) / total for source in SOURCES}


def add_worths(worths: Iterable[Worth]) -> Worth:
    """Worths by source, summed."""
    total = dict.fromkeys(SOURCES, 0.0)
    for worth in worths:
        for source, vp in worth.items():
            total[source] += vp
    return total
