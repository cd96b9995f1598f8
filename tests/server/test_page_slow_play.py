"""Games that last days on the page: messages, the next table, notes, vacations, daily mail."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect
from push_service import PushService, Receiver, serving_pushes
from receiver import Receiver as Hook
from receiver import receiving
from running_app import Site, options_in, running
from slow_games import SLOW, begin, good, play_turn
from test_page import browser  # noqa: F401 - a fixture
from test_page_access import DESK, PHONE, barriers
from visitors import Visitor, visitor

from processes import soon
from teotihuacan.i18n import LANGUAGES
from teotihuacan.server.accounts.sessions import COOKIE

MAIL = {"smtp": "smtp://127.0.0.1:9", "mail_from": "games@teo.example"}
# A browser without a push service of its own: what it says is what such a service would say.
SUBSCRIBED = """(() => {
  const subscription = SUBSCRIPTION;
  let current = null;
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")),
    (one) => one.charCodeAt(0)).buffer;
  const made = () => ({
    endpoint: subscription.endpoint,
    getKey: (name) => bytes(subscription.keys[name]),
    toJSON: () => subscription,
    unsubscribe: async () => { current = null; return true; },
  });
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options;
    return (current = made());
  };
  PushManager.prototype.getSubscription = async () => current;
})()"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with serving_pushes() as service:
        yield service


@pytest.fixture(scope="module")
def hook() -> Iterator[Hook]:
    with receiving() as hook:
        yield hook


@pytest.fixture
def site(tmp_path: Path, service: PushService, hook: Hook) -> Iterator[Site]:
    origins = {"push_services": (service.url,), "webhooks": (hook.url,)}
    with running(options_in(tmp_path, **origins, **MAIL)) as site:
        yield site


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, site: Site) -> Iterator[Come]:  # noqa: F811
    """The browser of somebody who is known by another one already."""
    with ExitStack() as stack:

        def as_person(who: Any, **options: Any) -> Visitor:
            cookie = {"name": COOKIE, "value": who.cookies[COOKIE], "url": site.url}
            state = {"cookies": [cookie], "origins": []}
            options = {"storage_state": state, **options}
            return stack.enter_context(visitor(browser, site.url, **options))

        yield as_person


def open_worker(me: Visitor) -> tuple[CDPSession, str]:
    """The page's service worker, as the tools for developers see it."""
    tools = me.page.context.new_cdp_session(me.page)
    known: list[str] = []

    def note(said: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in said["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools.send("ServiceWorker.enable")
    for _ in range(100):
        if known:
            return tools, known[-1]
        me.page.wait_for_timeout(100)
    raise AssertionError("no service worker")


SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag, data }) => [title, body, tag, data.path]))"""


def test_a_message_to_a_closed_page_is_shown_by_its_worker(
    site: Site, service: PushService, come: Come
) -> None:
    """The server encrypts and sends; what the browser's keys open is given to the real worker."""
    ann, bob = site.guest("Ann"), site.guest("Bob")
    receiver = Receiver(service, "/worker")
    me = come(bob)
    me.page.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(receiver.subscription)))
    me.visit("/settings")
    me.press("Notify me in this browser")
    expect(me.page.get_by_role("button", name="No more in this browser")).to_be_visible()
    key = good(bob.get("/api/me/notifications"))["push_key"]
    asked = me.page.evaluate("window.subscribedWith")
    assert asked == {"userVisibleOnly": True, "applicationServerKey": key}
    expect(me.page.get_by_text("1 browser of yours takes messages")).to_be_visible()
    game = begin(ann, bob, title="Friday evening", clock=SLOW)
    play_turn(ann, game)
    assert soon(lambda: len(receiver.read()) == 2)
    tools, worker = open_worker(me)
    for message in receiver.read():
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": site.url, "registrationId": worker, "data": json.dumps(message)},
        )
    me.page.wait_for_function(
        f"{SHOWN}.then((all) => all.some(([title]) => title.includes('turn')))"
    )
    shown = me.page.evaluate(SHOWN)
    # The later one of the same table has taken the place of the one before.
    assert shown == [["It’s your turn", "Friday evening", game, f"/t/{game}"]]
    me.press("Send me a message now")
    expect(me.page.get_by_text("Sent", exact=True)).to_be_visible()
    assert receiver.read()[-1]["path"] == "/settings"
    me.press("No more in this browser")
    expect(me.page.get_by_role("button", name="Notify me in this browser")).to_be_visible()
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0


def test_settings_of_notifications_are_kept(site: Site, hook: Hook, come: Come) -> None:
    bob = site.guest("Bob")
    me = come(bob, timezone_id="Europe/Prague")
    me.visit("/settings")
    me.page.get_by_label("a game of mine is over").check()
    me.page.get_by_label("Also while I have the table open").check()
    me.page.get_by_label("Quiet hours").check()
    me.page.get_by_label("From").fill("23:30")
    me.page.get_by_label("From").blur()
    me.page.get_by_label("Send messages to this address").fill(f"{hook.url}/bob")
    me.page.get_by_label("In the form of").select_option("ntfy")
    me.page.locator("form", has_text="In the form of").get_by_role("button").click()
    expect(me.page.get_by_text("Saved")).to_be_visible()
    assert soon(lambda: good(bob.get("/api/me/notifications"))["quiet_from"] == 23 * 60 + 30)
    told = good(bob.get("/api/me/notifications"))
    assert set(told["kinds"]) >= {"your_turn", "game_over"}
    assert told["while_here"]
    assert (told["quiet_until"], told["time_zone"]) == (7 * 60, "Europe/Prague")
    assert told["webhook_form"] == "ntfy"
    assert good(bob.get("/api/me"))["webhook"] == f"{hook.url}/bob"
    me.page.reload()
    expect(me.page.get_by_label("From")).to_have_value("23:30")
    me.page.get_by_label("Quiet hours").uncheck()
    expect(me.page.get_by_label("From")).to_have_count(0)


def test_a_vacation_is_begun_ended_and_seen(site: Site, come: Come) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    game = begin(ann, bob, clock=SLOW)
    me, other = come(bob), come(ann)
    me.visit("/settings")
    field = me.page.get_by_label("Away until")
    field.fill(field.get_attribute("max") or "")
    me.press("Go on vacation")
    expect(me.page.get_by_text("You are away until")).to_be_visible()
    other.visit(f"/t/{game}")
    other.open_tab("Table")
    expect(other.page.get_by_role("tabpanel")).to_contain_text(re.compile("Bob.*away until"))
    me.press("I’m back")
    expect(me.page.get_by_text(re.compile("days? of vacation left"))).to_be_visible()
    expect(me.page.get_by_text("You are away until")).to_have_count(0)


def test_after_a_turn_the_next_table_is_at_hand(site: Site, come: Come) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    games = [begin(ann, bob, title=title, clock=SLOW) for title in ("One", "Two", "Three")]
    me = come(ann)
    me.visit(f"/t/{games[0]}")
    me.waits_for_me()
    next_table = me.page.get_by_role("button", name="To the next table")
    expect(next_table).to_have_accessible_name("To the next table: 2 wait for you")
    expect(me.page).to_have_title(re.compile("^● Your turn"))
    play_turn(ann, games[0])
    expect(me.page).to_have_title(re.compile(r"^\(2\) One"))
    me.page.keyboard.press("n")
    expect(me.page).to_have_url(re.compile(games[1]))
    me.waits_for_me()
    expect(me.page).to_have_title(re.compile("^● Your turn – Two"))
    play_turn(ann, games[1])
    expect(next_table).to_have_accessible_name("To the next table: 1 waits for you")
    next_table.click()
    expect(me.page).to_have_url(re.compile(games[2]))
    expect(next_table).to_have_count(0)


def test_notes_are_there_again_for_whoever_wrote_them(site: Site, come: Come) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    game = begin(ann, bob)
    me, other = come(ann), come(bob)
    for person in (me, other):
        person.visit(f"/t/{game}")
        person.open_tab("Table")
    me.page.get_by_label("My notes").fill("Bob goes for the pyramid.")
    me.page.get_by_label("My notes").blur()
    expect(me.page.get_by_role("tabpanel").get_by_text("Saved")).to_be_visible()
    me.page.reload()
    me.open_tab("Table")
    expect(me.page.get_by_label("My notes")).to_have_value("Bob goes for the pyramid.")
    other.page.reload()
    other.open_tab("Table")
    expect(other.page.get_by_label("My notes")).to_be_enabled()
    expect(other.page.get_by_label("My notes")).to_have_value("")


def test_a_clock_that_grows_is_made(site: Site, come: Come) -> None:
    me = come(site.guest("Ann"))
    me.visit("/new")
    me.page.get_by_label("Seat B").select_option("link")
    me.page.get_by_label("Growing").check()
    me.page.get_by_label("Days at most").fill("3")
    me.press("Make the table")
    me.heading("Waiting for 1 player")
    me.open_tab("Table")
    expect(me.page.get_by_role("tabpanel")).to_contain_text(
        "12 hours more for each turn, at most 3 days"
    )


def test_the_link_of_a_mail_ends_it_without_signing_in(
    site: Site,
    browser: Browser,  # noqa: F811
) -> None:
    with visitor(browser, site.url) as me:
        me.expected.append("404 (Not Found)")
        me.visit("/unsubscribe?token=nonsense")
        me.press("No more mail")
        expect(me.page.get_by_role("alert")).to_contain_text("There is no such table or page")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_keep_nobody_out_and_fit(
    site: Site, come: Come, device: dict[str, Any], language: str
) -> None:
    bob = site.guest("Bob")
    good(bob.patch("/api/me/notifications", json={"quiet_from": 0, "quiet_until": 60}))
    me = come(bob, **device, locale=language)
    me.visit("/settings")
    me.page.locator("#vacation").wait_for()
    me.page.locator("input[type=date]").wait_for()
    assert barriers(me) == []
    width = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
