"""A game at this screen: who is a person, what happened, what may be taken back."""

from collections.abc import Callable, Iterator, Sequence

from ..bots import Answer
from ..bots.seats import Seats, name_seats, undo_answer
from ..engine import Event, Position
from ..game.game import Game
from ..game.history import events_between
from ..game.turns import turn_passed
from ..game.views import View, is_secret, view
from ..terminal.answers import answer_words
from ..terminal.printable import printable
from ..terminal.readers import offer_for
from ..terminal.wording import display_name
from .drawing.log import TableLine, table_log

BRACKETS = str.maketrans("[]", "()")
LATELY = 80  # actions whose events the table's log tells


class Match:
    """A game between people at this screen, bots and Teotibot."""

    def __init__(self, game: Game, bots: Sequence[str] = ()) -> None:
        """Go on with a game; `bots` names bots of somebody's own that may sit in it."""
        self.game = game
        self.solo = game.setup.players == 1
        names = game.names or name_seats(game.setup, game.setup.players)
        self.recorded = names
        self.seats = Seats(game, bots)
        self.people = self.seats.people
        self.events = [events_between(game, ply, ply + 1) for ply in range(game.ply)]

    @property
    def names(self) -> list[str]:
        """The names of the seats, to show."""
        return [strip_commands(display_name(name)) for name in self.recorded]

    def is_unnamed(self, seat: int) -> bool:
        """Whether a seat is that of some person, so that its letter says it all."""
        return self.recorded[seat] == "human"

    @property
    def position(self) -> Position:
        """The position now."""
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def asked(self) -> int:
        """The seat that is asked, SPECTATOR when the game is over."""
        return self.position.seat

    def view(self, seat: int) -> View:
        """The table as a seat or a spectator sees it now."""
        return view(self.position, seat)

    def ranking(self) -> list[int]:
        """The seats from first to last, once the game is over."""
        return self.position.ranking()

    def asks_person(self) -> bool:
        """Whether a person at this screen is asked."""
        return self.position.seat in self.people

    def is_secret(self) -> bool:
        """Whether the person asked must not be overlooked: others sit at this screen too."""
        return is_secret(self.position) and len(self.people) > 1

    # Playing ---

    def play(self, action: int) -> None:
        """Play an action."""
        self.events.append(self.game.play(action))

    def undo(self) -> bool:
        """Take back the last answer of a person; whether that was possible."""
        undone = undo_answer(self.game, self.people)
        del self.events[self.game.ply :]
        return undone

    def redo(self) -> bool:
        """Play again what was taken back, up to the next question for a person."""
        if not self.game.can_redo():
            return False
        while True:
            self.events.append(self.game.redo())
            if self.asks_person() or not self.game.can_redo():
                return True

    def program_turn(self, wanted: Callable[[], bool] = lambda: True) -> list[Answer]:
        """What the bot asked answers until the turn or the question passes on, while wanted."""
        position = self.position.copy()
        seat = position.seat
        answers: list[Answer] = []
        events: list[Event] = []
        while position.seat == seat and not turn_passed(events) and wanted():
            answers.append(self.seats.answer(position))
            position.apply(answers[-1].action, events)
        return answers

    # Telling ---

    def crumbs(self) -> list[str]:
        """What the person asked has answered so far in this turn."""
        seat = self.position.seat
        texts: list[str] = []
        for ply in range(self.game.ply - 1, -1, -1):
            before = self.game.position_at(ply)
            if before.seat != seat or turn_passed(self.events[ply]):
                break
            seen = view(before, seat)
            texts.append(answer_words(seen, offer_for(seen, self.game.actions[ply])))
        return texts[::-1]

    def log(self, lately: bool = True) -> Iterator[TableLine]:
        """What happened, in words."""
        actions = self.events[-LATELY:] if lately else self.events
        yield from table_log([event for events in actions for event in events], self.solo)


def strip_commands(name: str) -> str:
    """A name from a record, without what terminals and markup would take as commands."""
    return printable(name).translate(BRACKETS)
