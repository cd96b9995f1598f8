"""The list of answers; while a tile is laid, arrows move it on the pyramid."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding
from textual.widgets import OptionList

Steer = Callable[[str], bool]


class AnswerList(OptionList):
    """Answers, one below the other; `steer` may take arrow keys and the space bar for itself."""

    BINDINGS: ClassVar = [
        Binding("left", "steer('left')", show=False),
        Binding("right", "steer('right')", show=False),
        Binding("space", "steer('turn')", show=False),
    ]

    def __init__(self, steer: Steer, name: str) -> None:
        super().__init__(id=name, markup=False)
        self.steer = steer

    def action_steer(self, way: str) -> None:
        """A key that has no meaning in a list."""
        self.steer(way)

    def action_cursor_up(self) -> None:
        """Up, in the list or on the pyramid."""
        if not self.steer("up"):
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        """Down, in the list or on the pyramid."""
        if not self.steer("down"):
            super().action_cursor_down()
