"""A teaching game: the answer that ends a turn waits until the turn was looked at."""

from ..engine import Position
from ..game.turns import turn_passed
from .match import Match


class TeachingMatch(Match):
    """A game against bots in which no turn of the person is over before it was judged."""

    def hold_answer(self, action: int) -> None:
        """Play an answer; hold it back if it is the last one of the turn."""
        step = self.game.try_action(action)
        if step.final:
            self.held = step
        else:
            self.events.append(self.game.play_step(step))

    def find_turn_start(self) -> int:
        """After how many actions the turn began that the answer held back would end."""
        ply, seat = self.game.ply, self.position.seat
        while ply and self.game.position_at(ply - 1).seat == seat:
            if turn_passed(self.events[ply - 1]):
                break
            ply -= 1
        return ply

    def turn_at_hand(self) -> tuple[Position, list[int]]:
        """Where the turn began, and its answers with the one held back."""
        first = self.find_turn_start()
        held = [self.held.action] if self.held else []
        return self.game.position_at(first), [*self.game.actions[first:], *held]

    def take_turn_back(self) -> None:
        """Back to where the turn began; nothing of it was final."""
        self.held = None
        self.game.rewind(self.game.ply - self.find_turn_start())
        del self.events[self.game.ply :]
