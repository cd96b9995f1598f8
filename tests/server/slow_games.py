"""Games that last days: two people at a table, and who is told what."""

from typing import Any

import httpx

DAY = 86_400
SLOW = {"seconds": 3 * DAY, "at_end": "resign"}
TWO = [{"kind": "me"}, {"kind": "open"}]


def good(answer: httpx.Response) -> Any:
    """What an answer says that must not be a refusal."""
    assert answer.is_success, f"{answer.request.url}: {answer.text}"
    return answer.json() if answer.content else None


def open_table(host: httpx.Client, **more: Any) -> str:
    """The key of a table of two whose host sits first."""
    body = {"setup": {"players": 2, "first_game": True}, "seats": TWO, "shuffle": False}
    return str(good(host.post("/api/tables", json={**body, **more}))["key"])


def begin(host: httpx.Client, guest: httpx.Client, **more: Any) -> str:
    """The key of a game of two that has begun; the host is asked."""
    key = open_table(host, **more)
    good(guest.post(f"/api/tables/{key}/join", json={}))
    good(host.post(f"/api/tables/{key}/start"))
    return key


def read_state(who: httpx.Client, key: str) -> Any:
    """The game at a table as somebody sees it."""
    return good(who.get(f"/api/tables/{key}/news"))["state"]


def play_turn(who: httpx.Client, key: str) -> None:
    """Give first answers until somebody else is asked."""
    while (state := read_state(who, key))["your_turn"]:
        action = {"after": state["number"], "action": state["view"]["legal"][0]["action"]}
        good(who.post(f"/api/tables/{key}/actions", json=action))


def play_answer(who: httpx.Client, key: str) -> None:
    """Give one answer."""
    state = read_state(who, key)
    action = {"after": state["number"], "action": state["view"]["legal"][0]["action"]}
    good(who.post(f"/api/tables/{key}/actions", json=action))


def subscribe(who: httpx.Client, subscription: Any, **settings: Any) -> None:
    """Have messages sent to a browser, and say what is wanted."""
    good(who.post("/api/me/browsers", json=subscription))
    if settings:
        good(who.patch("/api/me/notifications", json=settings))
