"""What is sent by and to operators, and by players who report something."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ...storage.people import FOR_EVER
from .people import AnyName, RestrictionOut
from .requests import WHOLE, Number, Payload, clean_line

Time = Annotated[int, Field(ge=0, lt=FOR_EVER, description="milliseconds since 1970"), WHOLE]


Line = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$"), AfterValidator(clean_line)]
Reason = Annotated[Line, Field(max_length=200)]
PersonAction = Literal[
    "ban", "unban", "mute", "unmute", "reset_password", "rename", "sign_out", "delete"
]


class PersonActionIn(Payload):
    """What an operator does about a person, and why."""

    action: PersonAction
    reason: Reason = ""
    until: Time | None = Field(None, description="of a ban or a mute; null: for ever")
    name: AnyName = Field("", description="the new one")


class TableActionIn(Payload):
    """What an operator does about a table, and why."""

    action: Literal["close", "delete_title", "delete_line"]
    reason: Reason = ""
    line: Number = Field(0, description="which line of the chat")


class ReportCloseIn(Payload):
    """What an operator makes of a report."""

    state: Literal["resolved", "dismissed"]
    reason: Reason = ""


class AnnouncementIn(Payload):
    """What everybody is told, until when."""

    text: Annotated[Line, Field(min_length=1, max_length=300)]
    until: Time


class ReportIn(Payload):
    """What is wrong with somebody at a table, with what they said, or with its title."""

    subject: Literal["person", "line", "title"]
    reason: Literal["abuse", "spam", "cheating", "name", "other"]
    text: Annotated[Line, Field(max_length=500)] = ""
    seat: Annotated[int, Field(ge=0, le=3), WHOLE] | None = Field(
        None, description="of the person"
    )
    line: Number | None = Field(None, description="of the chat")


class AnnouncementOut(BaseModel):
    """What an operator tells everybody."""

    text: str
    until: int = Field(description="milliseconds since 1970")


class OverviewOut(BaseModel):
    """How many there are of everything, and what waits."""

    counts: dict[str, int]
    announcement: AnnouncementOut | None
    waiting: list["WaitingOut"]


class WaitingOut(BaseModel):
    """A table whose bot is asked, or a review under way."""

    kind: Literal["bot", "review"]
    table: str
    since: int
    done: int | None
    turns: int | None


class AdminPersonOut(BaseModel):
    """A person, as an operator sees them."""

    id: str
    name: str
    guest: bool
    operator: bool
    ban: RestrictionOut | None
    mute: RestrictionOut | None
    created_at: int
    seen_at: int


class AuditOut(BaseModel):
    """What an operator did."""

    id: int
    at: int
    operator: str
    action: str
    target: str
    details: str
    reason: str


class ReportOut(BaseModel):
    """A report, as an operator sees it."""

    id: int
    at: int
    subject: Literal["person", "line", "title"]
    line: int | None
    quote: str
    reason: str
    text: str
    state: Literal["open", "resolved", "dismissed"]
    person_id: str | None
    person: str | None
    reporter: str | None
    table: str


class PersonDetailsOut(BaseModel):
    """A person with what there is about them."""

    person: AdminPersonOut
    tables: list[str]
    reports: list[ReportOut]
    audit: list[AuditOut]


class AdminTableOut(BaseModel):
    """A table, as an operator sees it."""

    key: str
    title: str
    status: Literal["open", "running", "finished", "closed"]
    visibility: Literal["public", "link"]
    damaged: bool
    notice: str | None
    waits_for: Literal["person", "bot"] | None
    number: int
    names: list[str]
    changed_at: int


class AdminLineOut(BaseModel):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int


class TableDetailsOut(BaseModel):
    """A table with its chat."""

    table: AdminTableOut
    chat: list[AdminLineOut]


class PersonActionOut(BaseModel):
    """What was done; a code if a password was reset."""

    code: str | None = None
