"""A game at this screen: who is a person, what happened, what may be taken back."""

from collections.abc import Callable, Iterator, Sequence

from ..bots import Answer
from ..bots.first_names import draw_names
from ..bots.seats import Seats, name_seats, undo_answer
from ..engine import Event, Position
from ..engine.schema.actions import kind_of
from ..game.game import Game, Step
from ..game.history import events_between
from ..game.offers import Offer, offer_of
from ..game.turn_ends import Answered, count_to_turn_start
from ..game.turns import question_passed, turn_passed
from ..game.views import View, is_secret, view
from ..terminal.answers import answer_words
from ..terminal.printable import printable
from ..terminal.readers import offer_for
from ..terminal.wording import SEAT_LETTERS, display_name
from .drawing.log import TableLine, table_log

BRACKETS = str.maketrans("[]", "()")
LATELY = 80  # actions whose events the table's log tells


class Match:
    """A game between people at this screen, bots and Teotibot."""

    def __init__(self, game: Game, bots: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        """Go on with a game; `bots` names bots of somebody's own that may sit in it.

        `names` are what the seats were called where it was played, if not here.
        """
        self.game = game
        self.solo = game.setup.players == 1
        self.recorded = game.names or name_seats(game.setup, game.setup.players)
        self.seats = Seats(game, bots)
        self.people = self.seats.people
        self.bots = [seat for seat, bot in enumerate(self.seats.entrants) if bot]
        people = [name for seat, name in enumerate(self.recorded) if seat not in self.bots]
        self.first_names = draw_names(str(game.bot_seed), self.bots, people)
        self.given_names = list(names)
        self.events = [events_between(game, ply, ply + 1) for ply in range(game.ply)]
        self.held: Step | None = None  # an answer that waits for its player to end the turn

    @property
    def names(self) -> list[str]:
        """The names of the seats, to show: bots have first names."""
        return self.given_names or [
            self.first_names.get(seat) or strip_commands(display_name(name))
            for seat, name in enumerate(self.recorded)
        ]

    @property
    def levels(self) -> list[str]:
        """How well the bots play, by the names of their levels; "" for everybody else."""
        return [
            strip_commands(display_name(name)) if seat in self.bots else ""
            for seat, name in enumerate(self.recorded)
        ]

    @property
    def labels(self) -> list[str]:
        """The seats as lists call them: letters, with names where there are any."""
        return [
            SEAT_LETTERS[seat]
            if self.recorded[seat] in ("you", "human")
            else f"{SEAT_LETTERS[seat]} {name}"
            for seat, name in enumerate(self.names)
        ]

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

    def held_offer(self) -> Offer | None:
        """The answer that waits for its player to end the turn, as it was offered."""
        return offer_of(self.position, self.held.action) if self.held else None

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

    def give_answer(self, action: int, *, ask: bool) -> None:
        """Play a person's answer; hold back a final one if they want to be asked first."""
        step = self.game.try_action(action)
        if ask and step.final and kind_of(action).name != "end_turn":
            self.held = step
        else:
            self.events.append(self.game.play_step(step))

    def end_turn(self) -> None:
        """Play the answer that was held back."""
        if self.held is not None:
            self.events.append(self.game.play_step(self.held))
            self.held = None

    def undo(self) -> bool:
        """Take back the last answer of a person, or their last turn; whether that was fair."""
        if self.held is not None:
            self.held = None
            return True
        undone = undo_answer(self.game, self.people)
        if not undone and not self.find_refusal():
            self.game.rewind(self.count_to_turn_start() or 0)
            undone = True
        del self.events[self.game.ply :]
        return undone

    def find_refusal(self) -> str:
        """Why the last turn can't be taken back, as on a server; "" if it can be."""
        if len(self.people) > 1:
            return "people"
        count = self.count_to_turn_start()
        return "nothing" if not count else self.game.shown_within(count)

    def count_to_turn_start(self) -> int | None:
        """How many actions ago the one person here began to answer last."""
        game = self.game
        return count_to_turn_start(
            Answered(
                game.position_at(ply).seat in self.people,
                question_passed(
                    game.position_at(ply), game.position_at(ply + 1), self.events[ply]
                ),
            )
            for ply in range(game.ply - 1, -1, -1)
        )

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
