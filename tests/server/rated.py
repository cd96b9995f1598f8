"""Rated tables as people make them, sit down at them, and end their games."""

from people_requests import keep
from players import OPEN, Browser, Json, Match, People, good, make_table

from processes import soon

CLOCK = {"seconds": 3600, "at_end": "resign"}
RATED: Json = {"rated": True, "hints": False, "shuffle": True, "clock": CLOCK}
ME = {"kind": "me"}


def account(people: People) -> Browser:
    """Somebody new with a password."""
    browser = people.guest()
    good(keep(browser))
    return browser


def accounts(people: People, count: int) -> list[Browser]:
    """Several of them."""
    return [account(people) for _ in range(count)]


def begin_rated(*people: Browser, bots: tuple[str, ...] = (), **options: object) -> Match:
    """A rated game of these people and bots, begun by the first; people by their seats."""
    seats = [ME, *[OPEN] * (len(people) - 1), *({"kind": "bot", "bot": bot} for bot in bots)]
    key = make_table(people[0], *seats, **{**RATED, **options})["key"]
    for person in people[1:]:
        good(person.at(key, "join", rated=True))
    good(people[0].at(key, "start"))
    return Match(key, {int(one.table(key)["you"]): one for one in people})


def resign(loser: Browser, key: str) -> None:
    """Resign, whatever bots do meanwhile."""
    while not loser.at(key, "resign", after=loser.table(key)["number"]).is_success:
        assert loser.table(key)["status"] == "running"


def counted(browser: Browser, key: str) -> Json:
    """The ratings at a table whose game was counted."""
    assert soon(lambda: good(browser.get(f"/api/tables/{key}/ratings"))["counted"])
    return dict(good(browser.get(f"/api/tables/{key}/ratings")))


def play_and_resign(loser: Browser, *others: Browser) -> Json:
    """A rated game that the first of these people gives up; the ratings at its table."""
    match = begin_rated(loser, *others)
    resign(loser, match.key)
    return counted(loser, match.key)


def my_ratings(browser: Browser) -> dict[str, Json]:
    """Somebody's ratings by pool."""
    return {one["pool"]: one for one in good(browser.get("/api/me/ratings"))}
