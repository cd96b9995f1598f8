"""A match that is watched: shown as it was after so many actions, wherever the game is by now."""

from collections.abc import Iterator

from ..bots import Answer
from ..engine import Position
from ..game.turns import turn_passed
from ..game.views import view
from ..terminal.answers import answer_words
from ..terminal.readers import offer_for
from .drawing.log import TableLine, table_log
from .match import LATELY, Match


class WatchMatch(Match):
    """A game of bots that goes on as far as one looks, or a recorded one."""

    at = 0  # how many actions are shown
    recorded_whole = False  # nobody plays on

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.game.position_at(self.at)

    def asks_person(self) -> bool:
        """Nobody is asked here."""
        return False

    def has_next(self) -> bool:
        """Whether the next action is known already."""
        return self.at < self.game.ply

    def ends_here(self) -> bool:
        """Whether nothing comes after what is shown."""
        return not self.has_next() and (self.recorded_whole or self.game.position.over)

    def answer_next(self) -> Answer:
        """What the bot asked answers; may be called beside the interface."""
        return self.seats.answer(self.game.position.copy())

    def go_to(self, ply: int) -> None:
        """Show the game after so many actions, as far as it is known."""
        self.at = min(max(ply, 0), self.game.ply)

    def find_turn_end(self, steps: int) -> int:
        """Where the turn that is shown ends, or began if `steps` is -1, as far as it is known."""
        ply = self.at + steps
        while 0 < ply < self.game.ply and not turn_passed(self.events[ply - 1]):
            ply += steps
        return min(max(ply, 0), self.game.ply)

    def find_last_seat(self) -> int:
        """Who has answered last; at the beginning, who is asked."""
        return self.game.position_at(max(self.at - 1, 0)).seat

    def crumbs(self) -> list[str]:
        """What the seat that answered last has answered in that turn."""
        texts: list[str] = []
        for ply in range(self.at - 1, -1, -1):
            before = self.game.position_at(ply)
            if texts and (turn_passed(self.events[ply]) or before.seat != self.find_last_seat()):
                break
            seen = view(before, before.seat)
            texts.append(answer_words(seen, offer_for(seen, self.game.actions[ply])))
        return texts[::-1]

    def log(self, lately: bool = True) -> Iterator[TableLine]:
        """What has happened so far, in words."""
        first = max(self.at - LATELY, 0) if lately else 0
        shown = self.events[first : self.at]
        yield from table_log([event for events in shown for event in events], self.solo)
