"""What is sent about looking for others to play with, in and out."""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, Field

from ...storage.seeks import Seek
from .requests import WHOLE, Payload

CLOCKS = (120, 300, 900, 86_400, 259_200)  # seconds for a turn: few, so that people meet


class SeekIn(Payload):
    """What kind of game somebody looks for."""

    players: Annotated[int, Field(ge=2, le=4), WHOLE]
    clock_seconds: Annotated[Literal[*CLOCKS], WHOLE] = Field(  # type: ignore[valid-type]
        description="for a turn; from a day on nobody has to be there"
    )
    rated: bool = Field(False, description="only for people with a password")
    reach: Annotated[int, Field(ge=0, le=5000), WHOLE] | None = Field(
        None, description="how far the strength of others may be from mine; null: anyone"
    )


class SeekOut(BaseModel):
    """What somebody looks for; times are milliseconds since 1970."""

    pace: Literal["live", "days"]
    players: int
    clock_seconds: int
    rated: bool
    strength: int | None
    reach: int | None
    at: int
    seen_at: int

    @classmethod
    def of(cls, seek: Seek) -> Self:
        """A seek as its person sees it."""
        fields = {name: value for name, value in vars(seek).items() if name != "person_id"}
        return cls.model_validate(fields)


class SeeksOut(BaseModel):
    """What I look for, and the tables at which others wait for me who looked for the same."""

    seeks: list[SeekOut]
    tables: list[str]
    strengths: dict[str, int | None] = Field(
        description="mine by the number of players; null: nobody knows yet"
    )
