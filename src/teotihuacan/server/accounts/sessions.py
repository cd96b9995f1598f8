"""Who is asking: a signed cookie that names a person and a session.

A session is one browser. Signing out ends it, and with it all copies of its cookie.

The person behind a cookie is remembered for a few seconds, so that somebody who plays doesn't
cost a query for each request. A worker forgets at once what it changes itself, and tells the
others. One that wasn't told may see an ended session for those seconds, but never lets a deleted
person act: whatever is done in somebody's name is written with a foreign key to the person, or by
the owner of a seat, and deleting a person empties the seats in the same database. `MeNow` is
always read anew: for what is changed about a person, and where their name is written down.
"""

import hashlib
import secrets as chance
import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response, Security
from fastapi.security import APIKeyCookie
from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..errors import Refusal
from ..storage.database import Database
from ..storage.people import Person, load_and_touch_person
from ..storage.secrets import get_secret
from ..storage.sessions import end_session, has_ended

COOKIE = "teotihuacan"
KEY, PURPOSE = "cookies", "session"
LIFE = 365 * 24 * 3600  # seconds
RENEWED_AFTER = 7 * 24 * 3600
REMEMBERED = 5.0  # seconds
MANY = 1000  # remembered people, after which those of long ago are forgotten
SEEN_EVERY = 3_600_000  # milliseconds
ID_BYTES = 12

__all__ = [
    "MaybeMe",
    "MaybeMeNow",
    "Me",
    "MeEvenBanned",
    "MeNow",
    "Session",
    "Sessions",
    "identify_session",
    "sign_in",
    "sign_out",
]


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in."""

    id: str
    person: Person
    old: bool  # the cookie should be renewed


class Sessions:
    """Makes session cookies, and finds the people they belong to."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.signer: URLSafeTimedSerializer | None = None
        self.remembered: dict[str, tuple[Person, float]] = {}  # by session
        self.changes = 0

    async def make_cookie(self, person: Person, session_id: str | None = None) -> str:
        """The value of a person's cookie, of a new session or of one that goes on."""
        said = [person.id, person.sessions, session_id or chance.token_urlsafe(ID_BYTES)]
        return str((await self.get_signer()).dumps(said))

    async def find(self, cookie: str | None, *, anew: bool = False) -> Session | None:
        """The session of a cookie; None if it is forged, too old or ended."""
        if not cookie:
            return None
        try:
            said, made = (await self.get_signer()).loads(cookie, return_timestamp=True)
        except BadData:
            return None
        age = time.time() - made.timestamp()  # below 0 if the clock was set back: no harm
        if age > LIFE:
            return None
        person_id, sessions, *more = said
        session_id = more[0] if more else name_old_session(cookie)
        person = None if anew else self.recall_person(session_id)
        if person is None or person.sessions != sessions:  # it may be newer than what we know
            person = await self.load(person_id, session_id)
        if person is None or person.sessions != sessions:
            return None
        return Session(session_id, person, age > RENEWED_AFTER)

    async def end(self, session: Session) -> None:
        """End a session, for as long as any cookie of it could live."""
        until = round(1000 * (time.time() + LIFE))
        await self.database.run(end_session, session.id, session.person.id, until)

    async def get_signer(self) -> URLSafeTimedSerializer:
        """The signer of cookies; all workers share its key."""
        if self.signer is None:
            key = await self.database.run(get_secret, KEY)
            self.signer = URLSafeTimedSerializer(key, salt=PURPOSE)
        return self.signer

    def recall_person(self, session_id: str) -> Person | None:
        """The person of a session from the cache, if they were read within the last seconds."""
        person, until = self.remembered.get(session_id, (None, 0.0))
        return person if time.monotonic() < until else None

    async def load(self, person_id: str, session_id: str) -> Person | None:
        """The person of a session from the database, cached unless changed meanwhile."""
        changes = self.changes
        person = await self.database.run(load_person_of_session, person_id, session_id)
        if person is not None and changes == self.changes:
            at = time.monotonic()
            if len(self.remembered) >= MANY:
                old = [key for key, (_, until) in self.remembered.items() if until <= at]
                for key in old:
                    del self.remembered[key]
            self.remembered[session_id] = person, at + REMEMBERED
        return person

    def forget(self, person_id: str) -> None:
        """Drop a person from the cache: something about them has changed."""
        self.changes += 1
        mine = [key for key, (person, _) in self.remembered.items() if person.id == person_id]
        for key in mine:
            del self.remembered[key]


def name_old_session(cookie: str) -> str:
    """The name of a session whose cookie was made when sessions had none."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:24]


def load_person_of_session(
    connection: Connection, person_id: str, session_id: str
) -> Person | None:
    """The person of a session; None if it has ended."""
    if has_ended(connection, session_id):
        return None
    return load_and_touch_person(connection, person_id, SEEN_EVERY)


def sessions_of(connection: HTTPConnection) -> Sessions:
    """The sessions of the server that a request or socket came to."""
    sessions: Sessions = connection.app.state.server.sessions
    return sessions


async def identify_session(connection: HTTPConnection) -> Session | None:
    """The session in which a request was sent or a socket opened, if signed in."""
    return await sessions_of(connection).find(connection.cookies.get(COOKIE))


async def sign_in(
    request: Request, response: Response, person: Person, session_id: str | None = None
) -> None:
    """Sign a person in: set the cookie of a new session, or of one that goes on."""
    response.set_cookie(
        COOKIE,
        await sessions_of(request).make_cookie(person, session_id),
        max_age=LIFE,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def sign_out(request: Request, response: Response) -> None:
    """Sign out: delete the session cookie."""
    secure = request.url.scheme == "https"
    response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="lax")


async def authenticate(request: Request, response: Response, *, anew: bool) -> Person | None:
    """The person signed in; an old cookie is renewed with the response."""
    session = await sessions_of(request).find(request.cookies.get(COOKIE), anew=anew)
    if session is None:
        return None
    if session.old:
        await sign_in(request, response, session.person, session.id)
    return session.person


async def find_me(request: Request, response: Response) -> Person | None:
    """The person signed in, if any; may be cached for a few seconds."""
    return await authenticate(request, response, anew=False)


async def find_me_now(request: Request, response: Response) -> Person | None:
    """The person signed in, if any, read from the database."""
    return await authenticate(request, response, anew=True)


MaybeMe = Annotated[Person | None, Depends(find_me)]
MaybeMeNow = Annotated[Person | None, Depends(find_me_now)]
# For the API's description; the cookie is read above.
COOKIE_SCHEME = Security(APIKeyCookie(name=COOKIE, scheme_name="session", auto_error=False))


async def require_me(person: MaybeMe, _: Annotated[str | None, COOKIE_SCHEME]) -> Person:
    """The person signed in, maybe cached; a refusal if nobody is, or if they are banned."""
    if person is None:
        raise Refusal("nobody")
    person.check_not_banned()
    return person


async def require_me_even_banned(
    person: MaybeMeNow, _: Annotated[str | None, COOKIE_SCHEME]
) -> Person:
    """The person signed in, read from the database; a refusal if nobody is."""
    if person is None:
        raise Refusal("nobody")
    return person


MeEvenBanned = Annotated[Person, Depends(require_me_even_banned)]


async def require_me_now(person: MeEvenBanned) -> Person:
    """The same; a refusal if they are banned."""
    person.check_not_banned()
    return person


Me = Annotated[Person, Depends(require_me)]
MeNow = Annotated[Person, Depends(require_me_now)]
