"""The end of a game: who won, key moments, VP over the game and by source; and the replay."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.key_moments import Moment, find_eclipses, find_moments
from ...game.views import SPECTATOR
from ...i18n import say
from ...terminal.ending_words import describe_outcome, moment_text
from ...terminal.final import sources_table
from ...terminal.saved_games import SavedGames
from ...terminal.score_plot import plot_scores
from ...terminal.wording import SEAT_LETTERS
from ..match import Match
from .parts import PartsScreen
from .replay import ReplayTable

MOST_FIGURES = 34  # lines of plot and sources
MOST_ROWS = 12  # of the list, where there is little room
DEEDS = ("tui-end-table", "tui-end-replay")  # before the moments


class EndingScreen(PartsScreen, ModalScreen[None]):
    """What became of a game. A moment leads to its place in the replay."""

    DEFAULT_CSS = """
    EndingScreen #ending { width: 100%; max-width: 150; height: 100%; border: round $accent;
        padding: 0 1; }
    EndingScreen #outcome { height: auto; margin-bottom: 1; }
    EndingScreen #parts { height: 1; }
    EndingScreen #plot-part { width: 2fr; }
    EndingScreen #source-part { width: 3fr; height: 100%; padding-left: 1; }
    EndingScreen OptionList, EndingScreen OptionList:focus { height: 1fr; border: none;
        padding: 0; background: $background; }
    EndingScreen.whole #parts { display: none; }
    EndingScreen.one #outcome { margin-bottom: 0; }
    EndingScreen.one #source-part { padding-left: 0; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,space", "dismiss", "tui-key-close"),
        Binding("r", "replay", "tui-end-replay"),
    ]

    parts = ("moments", "over-time", "by-source")
    part = parts[0]

    def __init__(self, match: Match, saved_games: SavedGames) -> None:
        super().__init__(classes="page")
        self.match = match
        self.saved_games = saved_games
        game = match.game
        self.scores = [game.position_at(ply).scores() for ply in range(game.ply + 1)]
        self.moments: list[Moment] = find_moments(match.events, self.scores)

    def compose(self) -> ComposeResult:
        """Outcome, plot, sources, what to do and the moments."""
        with Vertical(id="ending"):
            yield Static(id="outcome", markup=False)
            yield Static(id="parts", markup=False)
            with Horizontal(id="figures"):
                with Vertical(id="plot-part"):
                    yield Static(id="plot", markup=False)
                with VerticalScroll(id="source-part"):
                    yield Static(id="sources")
            yield OptionList(id="deeds", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    # What is on the screen ---

    @property
    def figure_lines(self) -> int:
        """The lines of plot and sources where everything is in sight."""
        rows = min(len(DEEDS) + 1 + len(self.moments), MOST_ROWS)
        return min(self.app.size.height - 6 - rows, MOST_FIGURES)

    def show_parts(self, shown: tuple[str, ...]) -> None:
        """Show these parts, hide the others."""
        whole = self.is_whole
        figures = self.query_one("#figures")
        figures.display = whole or self.part != "moments"
        figures.styles.height = self.figure_lines if whole else "1fr"
        self.query_one("#plot-part").display = "over-time" in shown
        self.query_one("#source-part").display = "by-source" in shown
        deeds = self.query_one("#deeds", OptionList)
        deeds.display = "moments" in shown
        (deeds if "moments" in shown else self.query_one("#source-part")).focus()

    def retell(self) -> None:
        """Everything in the language spoken now."""
        match = self.match
        seen, ranking = match.view(SPECTATOR), match.ranking()
        you = next(iter(match.people)) if len(match.people) == 1 else None
        outcome = describe_outcome(seen, ranking, self.labels, you, match.solo)
        self.query_one("#ending").border_title = say("turn-over")
        told = Text.assemble((outcome.headline, "bold"), f"  {outcome.margin}\n")
        told.append("\n".join(wrap_parts(self.places(ranking), self.columns)))
        self.query_one("#outcome", Static).update(told)
        self.show_sources()
        self.show_plot()
        self.list_deeds()
        self.name_parts()
        keys = "tui-end-keys-whole" if self.is_whole else "tui-end-keys"
        self.query_one("#keys", Static).update(say(keys))

    def places(self, ranking: list[int]) -> list[str]:
        """Everybody's place and VP."""
        return [
            say("terminal-place", place=place, name=self.labels[seat], vp=self.scores[-1][seat])
            for place, seat in enumerate(ranking, start=1)
        ]

    @property
    def labels(self) -> list[str]:
        """The seats as moments call them: letters, with names where there are any."""
        match = self.match
        return [
            SEAT_LETTERS[seat]
            if match.recorded[seat] in ("you", "human")
            else f"{SEAT_LETTERS[seat]} {name}"
            for seat, name in enumerate(match.names)
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
        title = Text(say("over-time") + "\n\n", "bold") if self.is_whole else Text()
        self.query_one("#plot", Static).update(Text.assemble(title, plot))

    def list_deeds(self) -> None:
        """What can be done, and the moments with the numbers that the plot has."""
        listed = self.query_one("#deeds", OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(say(deed), deed) for deed in DEEDS])
        listed.add_option(None)
        for number, moment in enumerate(self.moments, start=1):
            words = f"{number:>2}  {moment_text(moment, self.labels)}"
            listed.add_option(Option(words, f"ply-{moment.ply}-{number}"))
        listed.highlighted = at

    # Keys and mouse ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close, replay, or look at a moment."""
        chosen = str(event.option_id)
        if chosen == DEEDS[0]:
            self.dismiss()
        else:
            self.replay(0 if chosen == DEEDS[1] else int(chosen.split("-")[1]))

    def action_replay(self) -> None:
        """From the beginning."""
        self.replay(0)

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

