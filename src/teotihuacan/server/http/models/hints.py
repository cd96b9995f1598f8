"""What goes out as a hint."""

from pydantic import BaseModel


class ChangeOut(BaseModel):
    """A part of the evaluation: pieces that come or go (0: not counted), and their VP."""

    part: str
    amount: int
    value: float


class SuggestionOut(BaseModel):
    """An answer, how the search sees it, what it gains most and what it costs."""

    action: int
    margin: float
    win: float
    share: float
    gains: list[ChangeOut]
    prices: list[ChangeOut]


class HintOut(BaseModel):
    """The best answers, best first, to the question after the entry with this number."""

    number: int
    seat: int
    playouts: int
    suggestions: list[SuggestionOut]
