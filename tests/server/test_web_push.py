"""Messages to browsers: encrypted for one, signed by the server, sent to push services only."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from people_requests import stored
from push_service import PushService, Receiver, serving_pushes
from py_vapid import Vapid02
from running_app import Site, options_in, running
from slow_games import begin, good, open_table, play_turn, subscribe

from processes import soon
from teotihuacan.server.notifications.push_services import is_push_service
from teotihuacan.server.storage.database import now
from teotihuacan.server.storage.people import change_person
from teotihuacan.server.storage.push_subscriptions import MOST

FOREIGN = (
    "https://example.org/push",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://evil-push.apple.com.example.org/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://example.org\\@fcm.googleapis.com/x",
    "ftp://fcm.googleapis.com/x",
    "not an address",
)
KNOWN = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
)


@pytest.fixture
def service() -> Iterator[PushService]:
    with serving_pushes() as service:
        yield service


@pytest.fixture
def site(tmp_path: Path, service: PushService) -> Iterator[Site]:
    with running(options_in(tmp_path, push_services=(service.url,))) as site:
        yield site


def test_who_is_away_reads_whose_turn_it_is(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription, kinds=["your_turn"], language="fr")
    key = begin(ann, bob, title="Vendredi")
    play_turn(ann, key)
    assert soon(lambda: len(browser.read()) == 1)
    [message] = browser.read()
    assert message == {
        "title": "À vous de jouer",
        "text": "Vendredi",
        "path": f"/t/{key}",
        "topic": key,
    }


def test_a_push_service_knows_the_server_by_its_key(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    subscribe(bob, Receiver(service, "/bob").subscription, kinds=["your_turn"])
    play_turn(ann, begin(ann, bob))
    assert soon(lambda: service.deliveries != [])
    headers = service.deliveries[0].headers
    assert Vapid02.verify(headers["authorization"].replace(", ", ","))
    key = good(bob.get("/api/me/notifications"))["push_key"]
    assert headers["authorization"].endswith(f"k={key}")
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    assert int(headers["ttl"]) > 0
    assert key == good(ann.get("/api/me/notifications"))["push_key"]


def test_a_browser_that_is_gone_is_forgotten(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    subscribe(bob, Receiver(service, "/gone/bob").subscription)
    assert good(bob.get("/api/me/notifications"))["browsers"] == 1
    play_turn(ann, begin(ann, bob))
    assert soon(lambda: good(bob.get("/api/me/notifications"))["browsers"] == 0)


@pytest.mark.parametrize("endpoint", FOREIGN)
def test_messages_go_to_push_services_only(site: Site, endpoint: str) -> None:
    bob = site.guest("Bob")
    keys = {"p256dh": "BA" * 20, "auth": "AA" * 8}
    refused = bob.post("/api/me/browsers", json={"endpoint": endpoint, "keys": keys})
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid")
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0
    assert not is_push_service(endpoint, ())


@pytest.mark.parametrize("endpoint", KNOWN)
def test_push_services_of_browsers_are_known(endpoint: str) -> None:
    assert is_push_service(endpoint, ())


def test_keys_that_are_none_are_refused(site: Site, service: PushService) -> None:
    bob = site.guest("Bob")
    good_one = Receiver(service, "/bob").subscription
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"auth": "?"}):
        keys = {**good_one["keys"], **wrong}
        refused = bob.post("/api/me/browsers", json={**good_one, "keys": keys})
        assert (refused.status_code, refused.json()["code"]) == (422, "invalid")


def test_nobody_has_more_browsers_than_they_can_use(site: Site, service: PushService) -> None:
    bob = site.guest("Bob")
    for number in range(MOST + 3):
        subscribe(bob, Receiver(service, f"/bob/{number}").subscription)
    assert good(bob.get("/api/me/notifications"))["browsers"] == MOST
    kept = {one["endpoint"] for one in good(bob.get("/api/me/export"))["browsers"]}
    assert f"{service.url}/bob/0" not in kept
    assert f"{service.url}/bob/{MOST + 2}" in kept


def test_many_subscriptions_have_to_wait(tmp_path: Path, service: PushService) -> None:
    options = options_in(tmp_path, push_services=(service.url,), rate=1000.0)
    with running(options) as site:
        bob = site.guest("Bob")
        answers = [
            bob.post("/api/me/browsers", json=Receiver(service, f"/{n}").subscription)
            for n in range(15)
        ]
    assert [one.status_code for one in answers[:10]] == [204] * 10
    assert answers[-1].json()["code"] == "too_often"


def test_a_browser_is_that_of_whoever_signed_in_last(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(service, "/shared")
    subscribe(ann, browser.subscription)
    subscribe(bob, browser.subscription)
    assert good(ann.get("/api/me/notifications"))["browsers"] == 0
    assert good(bob.get("/api/me/notifications"))["browsers"] == 1
    gone = {"endpoint": browser.subscription["endpoint"]}
    good(ann.request("DELETE", "/api/me/browsers", json=gone))  # not hers any more
    assert good(bob.get("/api/me/notifications"))["browsers"] == 1
    good(bob.request("DELETE", "/api/me/browsers", json=gone))
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0


def test_signing_out_ends_the_messages(site: Site, service: PushService) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    good(bob.put("/api/me/password", json={"password": "quetzal feather"}))
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription, kinds=["invitation"])
    good(bob.delete("/api/session"))
    seats = [{"kind": "me"}, {"kind": "name", "name": "Bob"}]
    open_table(ann, seats=seats)
    good(bob.post("/api/session", json={"name": "Bob", "password": "quetzal feather"}))
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0
    assert browser.read() == []


def test_a_trial_message_comes_at_once(site: Site, service: PushService) -> None:
    bob = site.guest("Bob")
    browser = Receiver(service, "/bob")
    subscribe(bob, browser.subscription)
    good(bob.post("/api/me/notifications/trial"))
    assert [message["title"] for message in browser.read()] == ["Messages arrive"]


def test_whatever_ends_all_sessions_ends_the_messages(site: Site, service: PushService) -> None:
    bob = site.guest("Bob")
    subscribe(bob, Receiver(service, "/bob").subscription)
    good(bob.put("/api/me/password", json={"password": "quetzal feather"}))
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0
    subscribe(bob, Receiver(service, "/bob").subscription)
    good(bob.delete("/api/sessions"))
    good(bob.post("/api/session", json={"name": "Bob", "password": "quetzal feather"}))
    assert good(bob.get("/api/me/notifications"))["browsers"] == 0


def test_who_is_banned_is_told_nothing(site: Site, service: PushService) -> None:
    ann, bob, eve = site.guest("Ann"), site.guest("Bob"), site.guest("Eve")
    banned, other = Receiver(service, "/bob"), Receiver(service, "/eve")
    subscribe(bob, banned.subscription)
    subscribe(eve, other.subscription)
    ban = {"banned_until": now() + 3_600_000, "banned_reason": "insults"}
    bob_id = stored(site, "Bob").id
    site.server.database.run_here(change_person, bob_id, ban)
    for name in ("Bob", "Eve"):
        open_table(ann, seats=[{"kind": "me"}, {"kind": "name", "name": name}])
    assert soon(lambda: len(other.read()) == 1)
    assert banned.read() == []
