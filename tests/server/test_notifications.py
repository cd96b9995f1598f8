"""Who is told what: kinds of news, presence, quiet hours, forms of messengers."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from players import Live
from push_service import PushService, Receiver, serving_pushes
from receiver import Receiver as Hook
from receiver import receiving
from running_app import Site, options_in, running
from slow_games import begin, good, open_table, play_turn, subscribe

from processes import soon
from teotihuacan.server.notifications import later, notifier
from teotihuacan.server.notifications.message import Message
from teotihuacan.server.notifications.quiet_hours import find_quiet_end
from teotihuacan.server.notifications.webhook_forms import FORMS
from teotihuacan.server.storage import waiting_news
from teotihuacan.server.storage.notification_settings import NotificationSettings

EVENING, MORNING = 22 * 60, 7 * 60


@pytest.fixture
def service() -> Iterator[PushService]:
    with serving_pushes() as service:
        yield service


@pytest.fixture
def hook() -> Iterator[Hook]:
    with receiving() as hook:
        yield hook


@pytest.fixture
def site(
    tmp_path: Path, service: PushService, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Site]:
    monkeypatch.setattr(later, "PAUSE", 0.05)
    options = options_in(tmp_path, push_services=(service.url,), webhooks=(hook.url,))
    with running(options) as site:
        yield site


def titles(browser: Receiver) -> list[str]:
    """What a browser was told."""
    return [message["title"] for message in browser.read()]


def test_all_kinds_of_news_of_a_table(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    hers, his = Receiver(service, "/ann"), Receiver(service, "/bob")
    subscribe(ann, hers.subscription)
    subscribe(bob, his.subscription)
    key = open_table(ann, seats=[{"kind": "me"}, {"kind": "name", "name": "Bob"}])
    assert soon(lambda: titles(his) == ["You are invited to a table"])
    good(bob.post(f"/api/tables/{key}/join", json={}))
    assert soon(lambda: titles(hers) == ["All seats are taken"])
    good(ann.post(f"/api/tables/{key}/start"))
    assert soon(lambda: titles(hers)[1:] == ["It’s your turn"])
    assert soon(lambda: titles(his)[1:] == ["The game has begun"])
    play_turn(ann, key)
    assert soon(lambda: titles(his)[2:] == ["It’s your turn"])
    state = good(bob.get(f"/api/tables/{key}/news"))["state"]
    good(bob.post(f"/api/tables/{key}/resign", json={"after": state["number"]}))
    assert soon(lambda: titles(hers)[2:] == ["The game is over"])
    assert soon(lambda: titles(his)[3:] == ["The game is over"])


def test_nobody_is_told_what_they_do_not_want(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription, kinds=["game_over"])
    key = begin(ann, bob)
    play_turn(ann, key)
    state = good(bob.get(f"/api/tables/{key}/news"))["state"]
    good(bob.post(f"/api/tables/{key}/resign", json={"after": state["number"]}))
    assert soon(lambda: titles(browser) == ["The game is over"])


@pytest.mark.parametrize("while_here", [False, True])
def test_who_looks_is_told_only_if_they_want_it(
    site: Site, service: PushService, while_here: bool
) -> None:
    import asyncio

    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/bob")
    wanted = ["your_turn", "game_over"]
    subscribe(bob, browser.subscription, kinds=wanted, while_here=while_here)
    key = begin(ann, bob)

    async def with_bob_there() -> None:
        async with Live(as_player(bob), key) as live:
            await live.until(lambda live: live.table["seats"][1]["present"])
            await asyncio.to_thread(play_turn, ann, key)
            await live.until(lambda live: live.your_turn)

    asyncio.run(with_bob_there())
    assert soon(lambda: not good(ann.get(f"/api/tables/{key}"))["seats"][1]["present"])
    state = good(bob.get(f"/api/tables/{key}/news"))["state"]
    good(bob.post(f"/api/tables/{key}/resign", json={"after": state["number"]}))
    expected = ["It’s your turn", "The game is over"][0 if while_here else 1 :]
    assert soon(lambda: titles(browser) == expected)


def as_player(browser: httpx.Client) -> Any:
    """A browser as `Live` wants it."""
    browser.cookie = "; ".join(f"{k}={v}" for k, v in browser.cookies.items())  # type: ignore[attr-defined]
    return browser


# Quiet hours ---


def moment(text: str) -> int:
    """A time in milliseconds."""
    return round(1000 * datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("zone", "hours", "at", "until"),
    [
        ("UTC", (EVENING, MORNING), "2026-11-17 23:30", "2026-11-18 07:00"),
        ("UTC", (EVENING, MORNING), "2026-11-18 06:59", "2026-11-18 07:00"),
        ("UTC", (EVENING, MORNING), "2026-11-18 07:00", None),
        ("UTC", (EVENING, MORNING), "2026-11-18 21:59", None),
        ("UTC", (9 * 60, 17 * 60), "2026-11-18 12:00", "2026-11-18 17:00"),
        ("UTC", (9 * 60, 17 * 60), "2026-11-18 17:00", None),
        ("Europe/Prague", (EVENING, MORNING), "2026-11-17 21:30", "2026-11-18 06:00"),
        ("America/New_York", (EVENING, MORNING), "2026-11-17 21:30", None),
        # The night in which clocks are set back has one hour more.
        ("Europe/Prague", (EVENING, MORNING), "2026-10-24 21:00", "2026-10-25 06:00"),
        ("UTC", (EVENING, EVENING), "2026-11-17 22:00", None),
        ("UTC", (EVENING, None), "2026-11-17 23:00", None),
    ],
)
def test_quiet_hours_are_those_of_where_one_lives(
    zone: str, hours: tuple[int, int | None], at: str, until: str | None
) -> None:
    settings = NotificationSettings(time_zone=zone, quiet_from=hours[0], quiet_until=hours[1])
    assert find_quiet_end(settings, moment(at)) == (until and moment(until))


class SetClock:
    """A time that the test sets."""

    def __init__(self) -> None:
        self.at = moment("2026-11-17 23:00")

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """The time of everything that tells people something."""
    clock = SetClock()
    for module in (notifier, later, waiting_news):
        monkeypatch.setattr(module, "now", clock)
    return clock


def test_what_comes_at_night_is_told_together_in_the_morning(
    site: Site, service: PushService, hook: Hook, clock: SetClock
) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription, quiet_from=EVENING, quiet_until=MORNING)
    good(bob.patch("/api/me", json={"webhook": f"{hook.url}/bob"}))
    keys = [begin(ann, bob, title=title) for title in ("Friday", "Sunday", "Over")]
    for key in keys[:2]:
        play_turn(ann, key)
    assert soon(lambda: len(good(bob.get("/api/me/export"))["news"]) == 5)
    assert titles(browser) == []
    play_turn(ann, keys[2])
    play_turn(bob, keys[2])  # he was up after all: that is no news any more
    assert soon(lambda: len(good(bob.get("/api/me/export"))["news"]) == 6)
    clock.at = moment("2026-11-18 07:00")
    assert soon(lambda: titles(browser) == ["News from your tables (5)"])
    [message] = browser.read()
    assert "It’s your turn: Friday" in message["text"].split("\n")
    assert "It’s your turn: Over" not in message["text"]
    [event] = hook.at("/bob")
    assert event["event"] == "several"
    assert {"event": "your_turn", "table": keys[1], "title": "Sunday"} in event["news"]
    assert good(bob.get("/api/me/export"))["news"] == []


def test_by_day_news_come_at_once(site: Site, service: PushService, clock: SetClock) -> None:
    clock.at = moment("2026-11-17 12:00")
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription, quiet_from=EVENING, quiet_until=MORNING)
    begin(ann, bob)
    assert soon(lambda: titles(browser) == ["The game has begun"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"time_zone": "../../etc/passwd"},
        {"quiet_from": 1440, "quiet_until": 0},
        {"kinds": ["weather"]},
        {"language": "xx"},
        {"webhook_form": "pigeon"},
        {"mood": "good"},
    ],
)
def test_settings_that_make_no_sense_are_refused(
    somebody: httpx.Client, wrong: dict[str, Any]
) -> None:
    before = good(somebody.get("/api/me/notifications"))
    refused = somebody.patch("/api/me/notifications", json=wrong)
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
    assert good(somebody.get("/api/me/notifications")) == before


@pytest.mark.parametrize("zone", ["Teotihuacan/Pyramid", "Europe", "/etc/passwd"])
def test_a_time_zone_that_nobody_knows_is_told_to_be_utc(
    somebody: httpx.Client, zone: str
) -> None:
    changed = good(somebody.patch("/api/me/notifications", json={"time_zone": zone}))
    assert changed["time_zone"] == "UTC"


def test_who_never_said_anything_is_told_of_their_turns(somebody: httpx.Client) -> None:
    assert good(somebody.get("/api/me/notifications"))["kinds"] == ["your_turn"]
    changed = good(somebody.patch("/api/me/notifications", json={"time_zone": "Asia/Tokyo"}))
    assert len(changed["kinds"]) == 5
    quiet = {"quiet_from": 0, "quiet_until": 60}
    assert good(somebody.patch("/api/me/notifications", json=quiet))["time_zone"] == "Asia/Tokyo"
    off = good(
        somebody.patch("/api/me/notifications", json={"quiet_from": None, "quiet_until": None})
    )
    assert (off["quiet_from"], off["quiet_until"]) == (None, None)


# Messengers ---

MESSAGE = Message("It’s your turn", "Friday <3 & @everyone", "/t/abc", "abc")
LINK = "https://teo.example/t/abc"
LINES = "It’s your turn\nFriday <3 & @everyone\nhttps://teo.example/t/abc"


@pytest.mark.parametrize(
    ("form", "url", "place", "told"),
    [
        ("json", "https://a.example/h", "https://a.example/h", {"event": "your_turn"}),
        (
            "discord",
            "https://discord.com/api/webhooks/1/x",
            "https://discord.com/api/webhooks/1/x",
            {"content": LINES, "allowed_mentions": {"parse": []}},
        ),
        (
            "slack",
            "https://hooks.slack.com/services/T/B/x",
            "https://hooks.slack.com/services/T/B/x",
            {"text": f"It’s your turn\nFriday &lt;3 &amp; @everyone\n{LINK}"},
        ),
        (
            "ntfy",
            "https://ntfy.sh/teo-ann",
            "https://ntfy.sh",
            {
                "topic": "teo-ann",
                "title": "It’s your turn",
                "message": "Friday <3 & @everyone",
                "click": LINK,
            },
        ),
        (
            "telegram",
            "https://api.telegram.org/bot1:x/sendMessage?chat_id=-42",
            "https://api.telegram.org/bot1:x/sendMessage",
            {"chat_id": "-42", "text": LINES},
        ),
    ],
)
def test_a_message_in_the_form_of_a_messenger(
    form: str, url: str, place: str, told: dict[str, Any]
) -> None:
    assert FORMS[form](url, {"event": "your_turn"}, MESSAGE, LINK) == (place, told)


def test_a_webhook_gets_the_form_that_was_chosen(site: Site, hook: Hook) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    good(bob.patch("/api/me", json={"webhook": f"{hook.url}/x/bob"}))
    good(bob.patch("/api/me/notifications", json={"webhook_form": "ntfy", "language": "tr"}))
    begin(ann, bob, title="Cuma")
    assert soon(lambda: hook.at("/") != [])
    [message] = hook.at("/")
    assert (message["topic"], message["title"]) == ("bob", "Oyun başladı")
    assert message["click"].startswith(site.server.options.addresses[0])
