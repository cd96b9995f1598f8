"""A profile as text: figures, VP by source game by game, opponents, achievements."""

from collections.abc import Iterator
from datetime import datetime

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..i18n import has_message, say
from ..i18n.numbers import format_number, format_percent
from ..study.daily.results import GROUPS, OTHER
from ..study.profiles import ACHIEVEMENTS, TEOTIBOT, Statistics
from ..study.profiles.statistics import Figures, GamePoint, OpponentFigures
from .tables import new_table
from .wording import display_name, escape_text, starting_tile_text

SHOWN = 10  # rows of a table
NOTHING = "-"


def draw_profile(statistics: Statistics) -> Iterator[RenderableType]:
    """All tables of a profile, one below the other."""
    yield draw_figures(statistics)
    if statistics.course:
        yield draw_course(statistics)
        yield draw_best(statistics)
    yield draw_groups(statistics)
    yield draw_opponents(statistics)
    if statistics.starting_tiles:
        yield draw_tiles(statistics)
    yield draw_achievements(statistics)


def draw_figures(statistics: Statistics) -> Table:
    """The figures that say most."""
    total, streaks = statistics.total, statistics.streaks
    table = new_table("", "", "")
    table.show_header = False
    table.add_row(say("profile-games"), format_number(total.games))
    won = f"{format_number(total.wins)} ({format_percent(total.wins / total.games, 0)})"
    table.add_row(say("profile-wins"), won)
    table.add_row(say("profile-mean"), mean_text(total.mean_vp))
    table.add_row(say("profile-most"), most_text(total))
    table.add_row(say("profile-streak-now"), format_number(streaks.now))
    table.add_row(say("profile-streak-longest"), format_number(streaks.longest))
    return table


def draw_course(statistics: Statistics) -> Table:
    """VP by source of the latest games, the newest first, and their mean."""
    sources = (*GROUPS, OTHER)
    heads = (say(f"daily-group-{source}") for source in sources)
    table = new_table(say("profile-course"), say("profile-when"), say("profile-vp"), *heads)
    for point in statistics.course[: -SHOWN - 1 : -1]:
        figures = (format_number(point.sources[source]) for source in sources)
        table.add_row(day_text(point.at), format_number(point.vp), *figures)
    table.add_section()
    means = (mean_text(statistics.sources[source]) for source in sources)
    table.add_row(say("profile-average"), mean_text(statistics.total.mean_vp), *means)
    return table


def draw_best(statistics: Statistics) -> Table:
    """The games with most VP."""
    heads = ("when", "vp", "place", "players")
    table = new_table(say("profile-best"), *(say(f"profile-{head}") for head in heads))
    for point in statistics.best:
        table.add_row(
            day_text(point.at),
            format_number(point.vp),
            place_text(point),
            players_text(point.players),
        )
    return table


def draw_groups(statistics: Statistics) -> Table:
    """Figures by number of players."""
    heads = ("players", "games", "wins", "mean", "most")
    table = new_table(say("profile-by-players"), *(say(f"profile-{head}") for head in heads))
    for row in statistics.by_players:
        table.add_row(players_text(row.players), *figure_texts(row), most_text(row))
    return table


def draw_opponents(statistics: Statistics) -> Table:
    """Who was met most often, and how that went."""
    heads = ("opponent", "games", "ahead")
    table = new_table(say("profile-opponents"), *(say(f"profile-{head}") for head in heads))
    for row in statistics.opponents[:SHOWN]:
        name = escape_text(opponent_text(row))
        table.add_row(name, format_number(row.games), format_number(row.ahead))
    return table


def draw_tiles(statistics: Statistics) -> Table:
    """The starting tiles kept most often."""
    heads = ("tile", "kept", "wins", "mean")
    table = new_table(say("profile-starts"), *(say(f"profile-{head}") for head in heads))
    for row in statistics.starting_tiles[:SHOWN]:
        tile = f"{say('short-number', number=row.tile)} {starting_tile_text(row.tile)}"
        table.add_row(escape_text(tile), *figure_texts(row))
    return table


def draw_achievements(statistics: Statistics) -> Text:
    """All achievements: those earned with their day, the others with what to do for them."""
    earned = {one.achievement: one for one in statistics.achievements}
    counted = say("profile-achievements-count", earned=len(earned), all=len(ACHIEVEMENTS))
    text = Text(f"{say('profile-achievements')}: {counted}\n", "bold")
    for key in sorted((one.key for one in ACHIEVEMENTS), key=lambda key: key not in earned):
        name, deed = say(f"achievement-{key}"), say(f"achievement-{key}-do")
        text.append(f"{'★' if key in earned else '○'} {name}", "bold" if key in earned else "")
        text.append(f" · {deed}", "dim")
        if one := earned.get(key):
            text.append(f" ({say('profile-earned', day=day_text(one.at), games=one.games)})")
        text.append("\n")
    return text


# Words ---


def figure_texts(figures: Figures) -> list[str]:
    """Games, wins and mean VP."""
    counts = (figures.games, figures.wins)
    return [*(format_number(count) for count in counts), mean_text(figures.mean_vp)]


def mean_text(mean: float | None) -> str:
    """A mean; a dash if there is none."""
    return NOTHING if mean is None else format_number(mean, 1)


def most_text(figures: Figures) -> str:
    """The most VP of some games."""
    return NOTHING if figures.best_vp is None else format_number(figures.best_vp)


def day_text(at: int) -> str:
    """The day of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000).date().isoformat()


def place_text(point: GamePoint) -> str:
    """A place among the seats of a game; Teotibot has one too."""
    return say("profile-place-of", place=point.place, players=max(point.players, 2))


def players_text(players: int) -> str:
    """How many play."""
    return say("profile-solo") if players == 1 else format_number(players)


def opponent_text(row: OpponentFigures) -> str:
    """What an opponent is called."""
    if row.kind == TEOTIBOT:
        level = f"level-{row.name}"
        return say("profile-teotibot", level=say(level) if has_message(level) else row.name)
    return display_name(row.name) or say("profile-someone")
