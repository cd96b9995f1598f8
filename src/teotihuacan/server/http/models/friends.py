"""What is sent about friends, in and out."""

from typing import Literal

from pydantic import BaseModel, Field

from .people import AnyName
from .requests import Payload


class FriendIn(Payload):
    """What to do about somebody."""

    name: AnyName
    action: Literal["ask", "remove", "block", "unblock"] = Field(
        description="`ask` also accepts; `remove` also declines, and withdraws what was asked"
    )


class FriendOut(BaseModel):
    """Somebody I know; `at` is since when, in milliseconds since 1970."""

    name: str
    at: int


class FriendsOut(BaseModel):
    """My friends, those who ask me, those I have asked, those I want nothing to do with."""

    friends: list[FriendOut]
    asking: list[FriendOut]
    asked: list[FriendOut]
    blocked: list[FriendOut]


class AcquaintancesOut(FriendsOut):
    """The same, and the people I played with last."""

    met: list[FriendOut]
