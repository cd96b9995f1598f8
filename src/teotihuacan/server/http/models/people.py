"""What is sent about people, in and out."""

from typing import Annotated, Self

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
    public_profile: bool = Field(
        default_factory=bool, description="everybody may see what my games add up to"
    )
    invisible: bool = Field(
        default_factory=bool, description="the lobby doesn't tell that I am there"
    )


class PasswordIn(Payload):
    """A new password, with the one before if there was one."""

    password: NewPassword
    current: AnyPassword | None = None


class RecoveryIn(Payload):
    """A new password, with a recovery code instead of the one that was lost."""

    name: AnyName
    code: Annotated[Text, Field(max_length=100, examples=["7K2M-Q9XD-4TBW-H0RZ"])]
    password: NewPassword


class MakeCodesIn(Payload):
    """The password of whoever wants new recovery codes, if there is one."""

    password: AnyPassword | None = None


class DeletePersonIn(Payload):
    """The password of whoever wants to be deleted, if there is one."""

    password: AnyPassword | None = None


class RestrictionOut(BaseModel):
    """A ban or a mute: until when, and why."""

    until: int | None = Field(description="milliseconds since 1970; null: for ever")
    reason: str


class PersonOut(BaseModel):
    """A person, as they see themselves."""

    name: str
    guest: bool = Field(description="has no password: known to one browser only")
    automatic: bool
    confirm: bool
    confirm_bots: bool | None = Field(description="null: never said, which counts as no")
    webhook: str | None
    public_profile: bool
    invisible: bool = Field(description="the lobby doesn't tell that they are there")
    created_at: int = Field(description="milliseconds since 1970")
    operator: bool = Field(False, description="may look after people and tables")
    ban: RestrictionOut | None = Field(None, description="may do nothing but export and delete")
    mute: RestrictionOut | None = Field(None, description="may write nothing for others to read")

    @classmethod
    def of(cls, person: Person) -> Self:
        """The answer about a person."""
        told = {"ban": person.ban, "mute": person.mute}
        limits = {name: one and one.to_dict() for name, one in told.items()}
        return cls.model_validate({**vars(person), "guest": person.guest, **limits})


class RecoveryCodesOut(BaseModel):
    """New recovery codes, each good for one new password; they are shown this once."""

    codes: list[str]


class CodesLeftOut(BaseModel):
    """How many recovery codes somebody has that were not used."""

    left: int


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
