"""The end of a game: who won, key moments, VP over the game and by source; and the replay."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.key_moments import Moment, find_eclipses, find_moments
from ...game.views import SPECTATOR
from ...i18n import say
from ...study.daily import DailyResults
from ...terminal.daily import find_deal, keep_result
from ...terminal.ending_words import describe_outcome, moment_text
from ...terminal.final import sources_table
from ...terminal.saved_games import SavedGames
from ...terminal.score_plot import plot_scores
from ..match import Match
from .daily import ShareScreen
from .parts import PartsScreen
from .replay import ReplayTable

MOST_FIGURES = 34  # lines of plot and sources
MOST_ROWS = 12  # of the list, where there is little room
# What can be done, before the moments.
TABLE, REPLAY, REVIEW = "tui-end-table", "tui-end-replay", "tui-end-review"
SHARE = "daily-share"


class EndingScreen(PartsScreen, ModalScreen[None]):
    """What became of a game. A moment leads to its place in the replay."""

    DEFAULT_CSS = """
    EndingScreen #plot-part { width: 2fr; }
    EndingScreen #sources-part { width: 3fr; padding-left: 1; }
    EndingScreen #told { display: none; }
    EndingScreen.one #sources-part { padding-left: 0; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,space", "dismiss", "tui-key-close"),
        Binding("r", "replay", "tui-end-replay"),
        Binding("v", "review", "tui-end-review"),
    ]

    list_name = "moments"
    figures: ClassVar = {"over-time": "plot", "by-source": "sources"}

    def __init__(self, match: Match, saved_games: SavedGames) -> None:
        super().__init__(classes="page")
        self.match = match
        self.saved_games = saved_games
        game = match.game
        self.scores = [game.position_at(ply).scores() for ply in range(game.ply + 1)]
        self.moments: list[Moment] = find_moments(match.events, self.scores)
        deal = find_deal(game, match.people)
        self.daily = keep_result(game, deal, saved_games.folder) if deal else None

    # What is on the screen ---

    @property
    def figure_lines(self) -> int:
        """The lines of plot and sources where everything is in sight."""
        rows = min(len(self.deeds) + 1 + len(self.moments), MOST_ROWS)
        return min(self.app.size.height - 6 - rows, MOST_FIGURES)

    def retell(self) -> None:
        """Everything in the language spoken now."""
        match = self.match
        seen, ranking = match.view(SPECTATOR), match.ranking()
        you = next(iter(match.people)) if len(match.people) == 1 else None
        outcome = describe_outcome(seen, ranking, match.labels, you, match.solo)
        self.query_one("#frame").border_title = say("turn-over")
        told = Text.assemble((outcome.headline, "bold"), f"  {outcome.margin}\n")
        told.append("\n".join(wrap_parts(self.places(ranking), self.columns)))
        self.query_one("#head", Static).update(told)
        self.show_sources()
        self.show_plot()
        self.list_deeds()
        self.name_parts()
        keys = "tui-end-keys-whole" if self.is_whole else "tui-end-keys"
        self.query_one("#keys", Static).update(say(keys))

    def places(self, ranking: list[int]) -> list[str]:
        """Everybody's place and VP."""
        labels, vp = self.match.labels, self.scores[-1]
        return [
            say("terminal-place", place=place, name=labels[seat], vp=vp[seat])
            for place, seat in enumerate(ranking, start=1)
        ]

    def show_sources(self) -> None:
        """Where the VP came from; one part at a time, its name stands above it already."""
        match = self.match
        sources = sources_table(match.view(SPECTATOR), match.names)
        sources.title = sources.title if self.is_whole else None
        self.query_one("#sources", Static).update(sources)

    def show_plot(self) -> None:
        """VP over the game, as large as there is room for."""
        height = self.app.size.height
        room = self.columns
        lines = max(height - 8, 8)
        if self.is_whole:
            room, lines = room * 2 // 5, self.figure_lines - 4
        plot = plot_scores(
            self.scores,
            find_eclipses(self.match.events),
            [moment.ply for moment in self.moments],
            room,
            lines,
        )
        self.draw_plot("over-time", plot)

    @property
    def deeds(self) -> list[str]:
        """What can be done: a deal of the day can be shared."""
        return [TABLE, REPLAY, REVIEW, *([SHARE] if self.daily else [])]

    def list_deeds(self) -> None:
        """What can be done, and the moments with the numbers that the plot has."""
        moments = [
            Option(
                f"{number:>2}  {moment_text(moment, self.match.labels)}",
                f"ply-{moment.ply}-{number}",
            )
            for number, moment in enumerate(self.moments, start=1)
        ]
        self.fill_list([Option(say(deed), deed) for deed in self.deeds], moments)

    # Keys and mouse ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close, replay, review, or look at a moment."""
        chosen = str(event.option_id)
        if chosen == TABLE:
            self.dismiss()
        elif chosen == REVIEW:
            self.action_review()
        elif chosen == SHARE and self.daily:
            streak = DailyResults(self.saved_games.folder).count_streak(self.daily.day)
            self.app.push_screen(ShareScreen(self.daily, streak))
        else:
            self.replay(0 if chosen == REPLAY else int(chosen.split("-")[1]))

    def action_replay(self) -> None:
        """From the beginning."""
        self.replay(0)

    def action_review(self) -> None:
        """What the turns were worth."""
        from .review import open_review

        open_review(self, self.match, self.saved_games)

    def replay(self, ply: int) -> None:
        """The game on the table again, after so many actions."""
        self.app.push_screen(
            ReplayTable(self.match.game, self.saved_games, ply, self.match.names)
        )


def wrap_parts(parts: Sequence[str], width: int) -> list[str]:
    """Parts beside each other, as many as fit on a line; none is torn."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]}   {part}"
        lines[-1:] = [longer] if len(longer) <= width else [lines[-1], part]
    return lines
