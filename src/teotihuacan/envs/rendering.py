"""A position as a few lines of text, for `render_mode="ansi"`."""

from ..engine import Position
from ..engine.names import GOOD_NAMES, TEMPLE_NAMES
from ..game.notation import question_text


def render_text(position: Position) -> str:
    """Calendar, seats and the question."""
    record = position.record()
    lines = [f"{record['eclipse']} eclipses scored, discs {record['light']} and {record['dark']}"]
    for seat, score in enumerate(position.scores()):
        goods = zip(GOOD_NAMES, record["goods"][seat], strict=True)
        temples = zip(TEMPLE_NAMES, record["temple"][seat], strict=True)
        had = ", ".join(f"{count} {name}" for name, count in (*goods, *temples))
        lines.append(f"seat {seat}: {score} VP, {had}")
    if position.over:
        lines.append("the game is over")
    else:
        lines.append(f"seat {position.seat}: {question_text(position)}")
    return "\n".join(lines)
