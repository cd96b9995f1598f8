"""What is sent about people, in and out."""

from typing import Annotated, Any, Self

from pydantic import BaseModel, Field, StringConstraints

from ...accounts.passwords import LONGEST, SHORTEST
from ...storage.people import Person
from .requests import Payload

# What databases and hashes take: JSON can say the character 0, and half characters, which are
# no strings for pydantic.
Text = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$")]
AnyName = Annotated[Text, Field(max_length=200, examples=["Ixchel"])]  # before it is tidied up
AnyPassword = Annotated[Text, Field(max_length=LONGEST)]
NewPassword = Annotated[Text, Field(min_length=SHORTEST, max_length=LONGEST)]


class GuestIn(Payload):
    """Somebody new."""

    name: AnyName | None = Field(None, description="needed unless nobody has been here yet")


class SessionIn(Payload):
    """Somebody who has been here before."""

    name: AnyName
    password: AnyPassword


class PersonIn(Payload):
    """What is to change about a person; what is left out stays."""

    name: AnyName = Field(default_factory=str)
    automatic: bool = Field(default_factory=bool, description="answer single choices for me")
    confirm: bool = Field(default_factory=bool, description="ask me before my turn ends")
    confirm_bots: bool = Field(
        default_factory=bool,
        description="the same where all others are bots, and in first games",
    )
    webhook: Annotated[Text, Field(max_length=500)] | None = Field(
        None, description="where to send word when it is my turn"
    )


class PasswordIn(Payload):
    """A new password, with the one before if there was one."""

    password: NewPassword
    current: AnyPassword | None = None


class DeletePersonIn(Payload):
    """The password of whoever wants to be deleted, if there is one."""

    password: AnyPassword | None = None


class PersonOut(BaseModel):
    """A person, as they see themselves."""

    name: str
    guest: bool = Field(description="has no password: known to one browser only")
    automatic: bool
    confirm: bool
    confirm_bots: bool | None = Field(description="null: never said, which counts as no")
    webhook: str | None
    created_at: int = Field(description="milliseconds since 1970")

    @classmethod
    def of(cls, person: Person) -> Self:
        """The answer about a person."""
        return cls.model_validate(person, from_attributes=True)


class SessionOut(BaseModel):
    """Who is signed in in a browser."""

    person: PersonOut | None
    first: bool = Field(description="nobody has been at this server of one's own: no name needed")


class ExportedPersonOut(PersonOut):
    """All that is kept about a person, but the hash of the password."""

    id: str
    seen_at: int


class PuzzleAttemptOut(BaseModel):
    """A person's first attempt at a puzzle; `rating` is the puzzle's."""

    puzzle: str
    rating: int
    solved: bool
    at: int = Field(description="milliseconds since 1970")


class ExportOut(BaseModel):
    """All that is kept about a person and the games they played."""

    person: ExportedPersonOut
    tables: list[Any]
    puzzles: list[PuzzleAttemptOut]
