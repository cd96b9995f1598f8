"""What is sent about notifications, in and out."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ....i18n import LANGUAGES
from ...notifications.quiet_hours import find_zone
from ...options import ADDRESS
from ...storage.notification_settings import NotificationSettings
from .requests import WHOLE, Payload

MINUTES = 24 * 60
DIGITS = r"^[A-Za-z0-9_-]+=*$"  # of base64 as addresses can have it
Kind = Literal["your_turn", "game_started", "game_over", "table_full", "invitation"]
Form = Literal["json", "discord", "slack", "ntfy", "telegram"]
Language = Literal[*LANGUAGES]  # type: ignore[valid-type]
Minute = Annotated[int, Field(ge=0, lt=MINUTES), WHOLE]
Endpoint = Annotated[
    str, StringConstraints(max_length=600, pattern=r"^https?://[!-\[\]-~]+$")
]  # nothing but ASCII, and no backslash


def choose_zone(name: str) -> str:
    """A time zone that is known here; UTC instead of others, which a browser may know."""
    return name if find_zone(name) else "UTC"


Zone = Annotated[
    str,
    StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$"),
    AfterValidator(choose_zone),
]


class NotificationsIn(Payload):
    """What is to change about what somebody is told; what is left out stays."""

    language: Language = "en"
    time_zone: Zone = "UTC"
    quiet_from: Minute | None = Field(
        None, description="minutes after midnight; both or no quiet hours"
    )
    quiet_until: Minute | None = None
    kinds: Annotated[list[Kind], Field(max_length=10)] = Field(default_factory=list)
    while_here: bool = Field(default_factory=bool, description="also while I am at the table")
    webhook_form: Form = "json"


class MailOut(BaseModel):
    """Where the daily digest goes; `wanted` is not confirmed yet."""

    address: str | None
    wanted: str | None


class NotificationsOut(BaseModel):
    """What somebody is told, and by which ways they could be told."""

    language: str
    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    kinds: list[Kind]
    while_here: bool
    webhook_form: Form
    browsers: int = Field(description="that take messages while the page is closed")
    push_key: str = Field(description="the server's public key, for PushManager.subscribe")
    webhooks: list[str] = Field(description="origins that webhooks may be at")
    mail: MailOut | None = Field(description="null: this server sends no mail")


class BrowserKeysIn(Payload):
    """The keys of a browser, as PushSubscription.toJSON() names them."""

    p256dh: Annotated[str, StringConstraints(max_length=100, pattern=DIGITS)]
    auth: Annotated[str, StringConstraints(max_length=40, pattern=DIGITS)]


class PushSubscriptionIn(Payload):
    """A browser that takes messages while the page is closed."""

    endpoint: Endpoint
    keys: BrowserKeysIn


class PushSubscriptionGoneIn(Payload):
    """A browser that takes none any more."""

    endpoint: Endpoint


class MailIn(Payload):
    """An address that the daily digest is to go to."""

    address: Annotated[str, StringConstraints(max_length=254, pattern=f"^{ADDRESS}$")]


class MailCodeIn(Payload):
    """The code that was sent to an address."""

    code: Annotated[str, StringConstraints(max_length=100, pattern=r"^[^\x00]*$")]


class TurnOut(BaseModel):
    """A table that waits for me."""

    key: str
    title: str = Field(description="or who plays there")
    deadline: int | None


def describe_settings(settings: NotificationSettings) -> dict[str, object]:
    """Settings as they are sent."""
    return dict(vars(settings))
