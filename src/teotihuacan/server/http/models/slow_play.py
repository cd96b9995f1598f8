"""What is sent about vacations and notes at tables, in and out."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from .requests import WHOLE, Payload, clean_text

LONGEST_NOTE = 4000


class VacationIn(Payload):
    """Until when somebody is away, in milliseconds since 1970."""

    until: Annotated[int, Field(ge=0, lt=2**53), WHOLE]


class VacationOut(BaseModel):
    """Until when I am away (null: I am here), and how many days of vacation I have left."""

    until: int | None
    days_left: int


class NoteIn(Payload):
    """What somebody writes down for themselves."""

    text: Annotated[
        str,
        StringConstraints(max_length=LONGEST_NOTE, pattern=r"^[^\x00]*$"),
        AfterValidator(clean_text),
    ]


class NoteOut(BaseModel):
    """What I have written down."""

    text: str
