"""Write docs/research/observation.md from the list of fields; a test compares the two."""

from pathlib import Path

from teotihuacan.engine.constants import SEATS
from teotihuacan.envs.observation.fields import (
    GAME_AT,
    GAME_FIELDS,
    GAME_SIZE,
    OBSERVATION_SIZE,
    SEAT_AT,
    SEAT_FIELDS,
    SEAT_SIZE,
    Field,
)

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research" / "observation.md"
HEAD = f"""\
# The observation

Written by `tools/write_observation_page.py` from `src/teotihuacan/envs/observation/fields.py`; don't edit.

An observation is a row of {OBSERVATION_SIZE:,} 32-bit floats: {GAME_SIZE:,} about the game, then {SEAT_SIZE} about each of \
four seats, your own first, the others in
turn order; seats that are not in the game are zeros. It is what the seat may see of a position and nothing else: not the
generator, not other hands while starting tiles are chosen in secret. Two positions that differ only in what the seat can't know
have the same observation, byte for byte; a test says so.

With it comes `action_mask`, {{actions}} bytes: 1 for every legal action ([actions](../library/actions.md)), all 0 for a seat that isn't asked.

Every number was divided by what the column "divided by" says, so that most lie between 0 and 1; a field without one is of flags (0 or
1) or of small counts. A field of shape 8 x 8 is eight rows of eight. Boards, tiles, technologies and the like are in the order of
`src/teotihuacan/engine/components.json`, questions in the order of [actions](../library/actions.md), squares row by row from the top left
(8 x 8), cells level by level. Numbers of a question (`question_...`) are zero where the question has none.

`GAME_AT` and `SEAT_AT` in the same file give the offsets by name. What is left out can't matter any more, or follows from the
rest: which tile lies under the uppermost ones, the books, discovery tiles out of the game.

The layout belongs to the version of the environments (`teotihuacan_v1`): it changes only with that number.
"""
TABLE = """\

## {title}

| from | count | name | shape | divided by | tells |
|---:|---:|---|---|---:|---|
"""


def write_row(field: Field, at: int) -> str:
    """A line of the table."""
    shape = " x ".join(map(str, field.shape)) if field.size > 1 else ""
    scale = "" if field.scale == 1 else str(field.scale)
    meaning = field.meaning.replace(
        "the page on actions", "[the page on actions](../library/actions.md)"
    )
    return f"| {at} | {field.size} | {field.name} | {shape} | {scale} | {meaning} |\n"


def write_page() -> str:
    """The whole page."""
    from teotihuacan import ACTIONS

    seats = ", ".join(str(GAME_SIZE + seat * SEAT_SIZE) for seat in range(SEATS))
    game_rows = [write_row(field, GAME_AT[field.name]) for field in GAME_FIELDS]
    seat_rows = [write_row(field, SEAT_AT[field.name]) for field in SEAT_FIELDS]
    return "".join(
        [
            HEAD.replace("{actions}", str(ACTIONS)),
            TABLE.format(title="The game"),
            *game_rows,
            TABLE.format(title=f"A seat, counted from its beginning ({seats})"),
            *seat_rows,
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
