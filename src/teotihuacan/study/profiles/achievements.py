"""The table of achievements: what there is to try in this game, each found by replaying one.

The key of an achievement is kept for ever; its messages are `achievement-<key>` and
`achievement-<key>-do`. Whoever gave a game up has none in it.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ...bots.levels import LEVELS
from ...engine.events import Value
from ...engine.names import CELL_PLACES
from ...engine.setup.options import LEVELS as SOLO
from .stories import BOT, PERSON, Story

MASKS = 5  # of seven: nobody gets all of them
TEMPLES, ECLIPSES, SIDES = 3, 3, 4
COLUMNS, ROWS = 3, 2  # of the grid of technologies
PENULTIMATE_STEP, TOP_STEP = 10, 11  # of a temple
LAST_STEP = 9  # of the avenue
HIGH_STEP = 7  # of the pyramid track, where the last one is hardly ever reached
TOP_CELL = len(CELL_PLACES) - 1  # of the pyramid
WORSHIP_BOARDS = {"palace", "forest", "stone_quarry", "gold_deposits", "decorations"}
WHOLE_TEAM = 3  # workers who do a main action
BOTTOM_ROW = 2
MATCHES, ROYAL_VP, MANY_VP, MANY_PLAYERS = 3, 8, 150, 4


class Achievement(NamedTuple):
    """Something to try: its key, the rule it is about ("" if none), how it is found."""

    key: str
    rule: str
    is_earned: Callable[[Story], bool]


def has_many_masks(story: Story) -> bool:
    """Many different masks."""
    bought = story.list_names("bought", "discovery")
    return len({name for name in bought if name.startswith("mask_")}) >= MASKS


def has_technology_row(story: Story) -> bool:
    """All technologies of a row."""
    slots = set(story.list_numbers("learned", "slot"))
    rows = [range(row * COLUMNS, (row + 1) * COLUMNS) for row in range(ROWS)]
    return any(slots.issuperset(row) for row in rows)


def has_all_bonus_tiles(story: Story) -> bool:
    """The penultimate step of every temple."""
    reached = story.list_names("temple_stepped", "temple", step=PENULTIMATE_STEP)
    return len(set(reached)) == TEMPLES


def has_paid_four(story: Story) -> bool:
    """A fourth worker, and every salary paid in full."""
    unpaid = story.list_numbers("salary_settled", "unpaid")
    return has_done("worker_arrived", story) and len(unpaid) == ECLIPSES and not any(unpaid)


def has_worshipped_everywhere(story: Story) -> bool:
    """A worker locked on each board with a worship area."""
    return WORSHIP_BOARDS.issubset(story.list_names("locked", "board"))


def has_decorated_all_sides(story: Story) -> bool:
    """A decoration on each side of the pyramid."""
    return len(set(story.list_names("decorated", "side"))) == SIDES


def has_scored_at_once(source: str, least: int, story: Story) -> bool:
    """So many VP of a source at once."""
    return any(vp >= least for vp in story.list_numbers("scored", "vp", source=source))


def has_done(kind: str, story: Story, **facts: Value) -> bool:
    """Something happened at all."""
    return bool(story.find(kind, **facts))


def has_worked_together(story: Story) -> bool:
    """A main action of three workers."""
    workers = story.list_numbers("main_action_taken", "workers")
    return max(workers, default=0) >= WHOLE_TEAM


def has_led_at_each_eclipse(story: Story) -> bool:
    """Furthest on the pyramid track three times."""
    return len(story.find("scored", source="leader")) == ECLIPSES


def has_won_among_four(story: Story) -> bool:
    """The first of four players."""
    return story.won and story.setup.players == MANY_PLAYERS


def has_beaten_bot(level: str, story: Story) -> bool:
    """A game won in which a bot of a level sat."""
    others = [player for seat, player in enumerate(story.players) if seat != story.seat]
    return story.won and any((one.kind, one.name) == (BOT, level) for one in others)


def has_won_solo(level: str, story: Story) -> bool:
    """A solo game won at a level of Teotibot."""
    return story.won and story.setup.players == 1 and story.setup.level == level


ACHIEVEMENTS = (
    Achievement("ascension", "8.1", partial(has_done, "ascended")),
    Achievement("fourth-worker", "8.2", partial(has_done, "worker_arrived")),
    Achievement("two-ascensions", "8.3", lambda story: story.count_in_a_turn("ascended") > 1),
    Achievement("worship", "5.1", has_worshipped_everywhere),
    Achievement("royal-tile", "12", partial(has_scored_at_once, "royal_tiles", ROYAL_VP)),
    Achievement("three-workers", "6.5", has_worked_together),
    Achievement("technologies", "6.6", has_technology_row),
    Achievement("bottom-row", "6.7", partial(has_done, "nobles_built", row=BOTTOM_ROW)),
    Achievement("decorations", "6.8", has_decorated_all_sides),
    Achievement("matches", "6.9", partial(has_scored_at_once, "matches", MATCHES)),
    Achievement("three-tiles", "6.9", lambda story: story.count_in_a_turn("tile_built") > 2),
    Achievement("pyramid-top", "6.10", partial(has_done, "tile_built", cell=TOP_CELL)),
    Achievement("pyramid-track", "7.5", partial(has_done, "track_stepped", step=HIGH_STEP)),
    Achievement("leader", "9.3", has_led_at_each_eclipse),
    Achievement("avenue", "7.3", partial(has_done, "avenue_stepped", step=LAST_STEP)),
    Achievement("temple-top", "7.1", partial(has_done, "temple_stepped", step=TOP_STEP)),
    Achievement("bonus-tiles", "9.8", has_all_bonus_tiles),
    Achievement("masks", "9.5", has_many_masks),
    Achievement("salaries", "9.6", has_paid_four),
    Achievement("many-vp", "9.8", lambda story: story.vp >= MANY_VP),
    *(Achievement(f"beat-{level}", "", partial(has_beaten_bot, level)) for level in LEVELS),
    *(Achievement(f"solo-{level}", "15.14", partial(has_won_solo, level)) for level in SOLO),
    Achievement("four-players", "", has_won_among_four),
)


def find_achievements(story: Story) -> list[str]:
    """The keys of what a person achieved in a game; bots and who gave up have none."""
    player = story.players[story.seat]
    if player.kind != PERSON or player.gone:
        return []
    return [one.key for one in ACHIEVEMENTS if one.is_earned(story)]
