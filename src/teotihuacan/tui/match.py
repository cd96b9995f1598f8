"""A game at this screen: who is a person, what happened, what may be taken back."""

import random
from collections.abc import Iterator

from ..engine import Event, Position, Setup
from ..game.game import Game
from ..game.notation import action_text
from .telling import tell_all

RANDOM = "random"  # seats of this name are played by the program
TEOTIBOT = "Teotibot"
LATELY = 80  # actions whose events the table's log tells


def seat_names(setup: Setup, people: int) -> list[str]:
    """Names of the seats: people first, random players after them."""
    if setup.players == 1:
        return ["you", TEOTIBOT]
    names = ["you" if people == 1 else "human"] * people
    return names + [RANDOM] * (setup.players - people)


class Match:
    """A game between people at this screen, random players and Teotibot."""

    def __init__(self, game: Game) -> None:
        self.game = game
        seats = range(max(game.setup.players, 2))
        self.solo = game.setup.players == 1
        default = seat_names(game.setup, game.setup.players)
        self.names = game.names or default
        self.people = {0} if self.solo else {s for s in seats if self.names[s] != RANDOM}
        self.events: list[list[Event]] = []
        for ply, action in enumerate(game.actions):
            happened: list[Event] = []
            game.position_at(ply).copy().apply(action, happened)
            self.events.append(happened)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.game.position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def asks_person(self) -> bool:
        """Whether a person at this screen is asked."""
        return self.position.seat in self.people

    def secret(self) -> bool:
        """Whether the person asked must not be overlooked: others sit at this screen too."""
        return self.position.question == "keep_starting_tiles" and len(self.people) > 1

    # Playing ---

    def play(self, action: int) -> None:
        """Play an action."""
        self.events.append(self.game.play(action))

    def undo(self) -> bool:
        """Take back the last answer of a person; whether that was possible."""
        if not self.can_undo():
            return False
        while True:
            self.game.undo()
            self.events.pop()
            if self.asks_person() or not self.game.can_undo():
                return True

    def can_undo(self) -> bool:
        """Whether there is a person's answer that may be taken back."""
        return self.game.can_undo() and bool(self.people)

    def redo(self) -> bool:
        """Play again what was taken back, up to the next question for a person."""
        if not self.game.can_redo():
            return False
        while True:
            self.events.append(self.game.redo())
            if self.asks_person() or not self.game.can_redo():
                return True

    def program_turn(self) -> list[int]:
        """What the random player asked would answer until somebody else is asked.

        Each answer depends on the seed and the number of actions alone, so that a game that is
        continued goes on as it would have.
        """
        position = self.position.copy()
        seat = position.seat
        actions: list[int] = []
        while position.seat == seat:
            chooser = random.Random(f"{self.game.seed} {self.game.ply + len(actions)}")
            actions.append(chooser.choice(position.legal_actions()))
            position.apply(actions[-1])
        return actions

    # Telling ---

    def crumbs(self) -> list[str]:
        """What the person asked has answered so far in this turn."""
        seat = self.position.seat
        texts: list[str] = []
        for ply in range(self.game.ply - 1, -1, -1):
            before = self.game.position_at(ply)
            if before.seat != seat or any(e.kind in TURNS for e in self.events[ply]):
                break
            texts.append(action_text(before, self.game.actions[ply]).replace("_", " "))
        return texts[::-1]

    def log(self, lately: bool = True) -> Iterator[str]:
        """What happened, in words."""
        actions = self.events[-LATELY:] if lately else self.events
        yield from tell_all([event for events in actions for event in events])


TURNS = ("turn_began", "turn_ended")
