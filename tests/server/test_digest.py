"""The daily mail: an address is confirmed, one digest a day comes, and it is easily ended."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from running_app import Site, options_in, running
from services import free_port
from slow_games import begin, good, open_table, play_turn

from processes import soon
from teotihuacan.server.notifications import later, mailing
from teotihuacan.server.options import OptionError, ServerOptions
from teotihuacan.server.storage import mail_addresses

ADDRESS = "bob@example.org"


class PostOffice:
    """A mail server's pile of mail."""

    def __init__(self) -> None:
        self.mails: list[Message] = []

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Take a mail."""
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def texts(self) -> list[str]:
        """What the mails say."""
        found = (mail.get_payload(decode=True) for mail in self.mails)
        return [str(bytes(text), "utf-8").replace("\r\n", "\n") for text in found]


@pytest.fixture
def office() -> PostOffice:
    return PostOffice()


@pytest.fixture
def mail_url(office: PostOffice) -> Iterator[str]:
    """A real mail server."""
    controller = Controller(office, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


class SetClock:
    """A time that the test sets."""

    def __init__(self, text: str) -> None:
        self.set(text)

    def set(self, text: str) -> None:
        """It is this time in UTC."""
        self.at = round(1000 * datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    clock = SetClock("2026-11-17 06:00")
    for module in (mailing, mail_addresses):
        monkeypatch.setattr(module, "now", clock)
    monkeypatch.setattr(later, "PAUSE", 0.05)
    monkeypatch.setattr(later, "DIGESTS", 1)
    return clock


@pytest.fixture
def site(tmp_path: Path, mail_url: str, clock: SetClock) -> Iterator[Site]:
    del clock
    options = options_in(tmp_path, smtp=mail_url, mail_from="games@teo.example")
    with running(options) as site:
        yield site


def confirm(who: httpx.Client, office: PostOffice, address: str = ADDRESS) -> None:
    """Have the digest sent to an address."""
    good(who.put("/api/me/mail", json={"address": address}))
    code = read_code(office)
    good(who.post("/api/me/mail/confirmation", json={"code": code}))


def read_code(office: PostOffice) -> str:
    """The code in the latest mail."""
    found = re.search(r"(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}", office.texts()[-1])
    assert found
    return found[0]


def mail_of(who: httpx.Client) -> dict[str, str | None]:
    """Where the digest of somebody goes."""
    told: dict[str, str | None] = good(who.get("/api/me/notifications"))["mail"]
    return told


def test_an_address_is_used_once_it_is_confirmed(site: Site, office: PostOffice) -> None:
    bob = site.guest("Bob")
    good(bob.put("/api/me/mail", json={"address": ADDRESS}))
    assert mail_of(bob) == {"address": None, "wanted": ADDRESS}
    [mail] = office.mails
    assert (mail["To"], mail["From"]) == (ADDRESS, "games@teo.example")
    assert "Bob" not in str(mail)  # names are no way to write to strangers
    code = read_code(office)
    wrong = bob.post("/api/me/mail/confirmation", json={"code": "0000-0000-0000-0000"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "wrong_confirmation")
    good(bob.post("/api/me/mail/confirmation", json={"code": code.lower()}))
    assert mail_of(bob) == {"address": ADDRESS, "wanted": None}
    again = bob.post("/api/me/mail/confirmation", json={"code": code})
    assert again.json()["code"] == "wrong_confirmation"


def test_a_code_is_not_guessed_and_not_used_late(
    site: Site, office: PostOffice, clock: SetClock
) -> None:
    bob = site.guest("Bob")
    good(bob.put("/api/me/mail", json={"address": ADDRESS}))
    for _ in range(5):
        bob.post("/api/me/mail/confirmation", json={"code": "0000"})
    code = read_code(office)
    assert bob.post("/api/me/mail/confirmation", json={"code": code}).status_code == 422
    good(bob.put("/api/me/mail", json={"address": ADDRESS}))
    clock.set("2026-11-17 07:01")
    late = bob.post("/api/me/mail/confirmation", json={"code": read_code(office)})
    assert late.json()["code"] == "wrong_confirmation"
    assert mail_of(bob)["address"] is None


def test_nobody_is_flooded_with_codes(site: Site, office: PostOffice) -> None:
    people = [site.guest(f"Guest {n}") for n in range(7)]
    answers = [one.put("/api/me/mail", json={"address": ADDRESS}) for one in people]
    assert [one.status_code for one in answers] == [204] * 5 + [429] * 2
    assert len(office.mails) == 5


def test_one_digest_comes_a_day(site: Site, office: PostOffice, clock: SetClock) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    confirm(bob, office)
    good(bob.patch("/api/me/notifications", json={"time_zone": "Europe/Prague"}))
    key = begin(ann, bob, title="Friday")
    play_turn(ann, key)
    invited = open_table(ann, seats=[{"kind": "me"}, {"kind": "name", "name": "Bob"}])
    assert len(office.mails) == 1  # the code; it is before eight
    clock.set("2026-11-17 07:30")  # half past eight in Prague
    assert soon(lambda: len(office.mails) == 2)
    digest, text = office.mails[-1], office.texts()[-1]
    assert digest["Subject"] == "2 games wait for you"
    assert f"Friday\n{site.server.options.addresses[0]}/t/{key}" in text
    assert f"/t/{invited}" in text
    for at in ("2026-11-17 12:00", "2026-11-17 22:50", "2026-11-16 22:00"):
        clock.set(at)
        assert look_twice(site)
    assert len(office.mails) == 2
    clock.set("2026-11-18 07:30")
    assert soon(lambda: len(office.mails) == 3)


def look_twice(site: Site) -> bool:
    """Wait until it was seen twice whether digests are due."""
    looks = site.server.later.looks
    return soon(lambda: site.server.later.looks >= looks + 2)


def test_where_nothing_waits_no_mail_comes(
    site: Site, office: PostOffice, clock: SetClock
) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    confirm(bob, office)
    confirm(ann, office, "ann@example.org")
    play_turn(ann, begin(ann, bob))
    clock.set("2026-11-17 09:00")
    assert soon(lambda: len(office.mails) == 3)
    assert office.mails[-1]["To"] == ADDRESS


def test_a_digest_ends_with_one_click(site: Site, office: PostOffice, clock: SetClock) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    confirm(bob, office)
    play_turn(ann, begin(ann, bob))
    clock.set("2026-11-17 09:00")
    assert soon(lambda: len(office.mails) == 2)
    mail = office.mails[-1]
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>")
    path = link.removeprefix(site.server.options.addresses[0])
    assert path.startswith("/api/unsubscribe?token=")
    stranger = site.browser()
    forged = stranger.post(f"{path}x", data={"List-Unsubscribe": "One-Click"})
    assert forged.status_code == 404
    assert mail_of(bob)["address"] == ADDRESS
    for _ in range(2):
        good(stranger.post(path, data={"List-Unsubscribe": "One-Click"}))
    assert mail_of(bob)["address"] is None


def test_an_old_link_does_not_end_mail_to_another_address(
    site: Site, office: PostOffice, clock: SetClock
) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    confirm(bob, office)
    play_turn(ann, begin(ann, bob))
    clock.set("2026-11-17 09:00")
    assert soon(lambda: len(office.mails) == 2)
    path = re.search(r"/api/unsubscribe\S+", office.mails[-1]["List-Unsubscribe"].strip("<>"))
    assert path
    confirm(bob, office, "bob@elsewhere.example")
    good(site.browser().post(path[0]))
    assert mail_of(bob)["address"] == "bob@elsewhere.example"


def test_an_address_is_forgotten_at_once(site: Site, office: PostOffice) -> None:
    bob = site.guest("Bob")
    confirm(bob, office)
    assert good(bob.get("/api/me/export"))["mail"]["address"] == ADDRESS
    good(bob.delete("/api/me/mail"))
    assert mail_of(bob) == {"address": None, "wanted": None}


@pytest.mark.parametrize(
    "address", ["bob", "bob@", "a b@example.org", "b@x\r\nBcc: c@y", "@x.y", "b\0@x.y"]
)
def test_what_is_no_address_is_refused(site: Site, office: PostOffice, address: str) -> None:
    bob = site.guest("Bob")
    assert bob.put("/api/me/mail", json={"address": address}).status_code == 422
    assert office.mails == []


def test_a_server_without_mail_says_so(somebody: httpx.Client) -> None:
    assert good(somebody.get("/api/me/notifications"))["mail"] is None
    refused = somebody.put("/api/me/mail", json={"address": ADDRESS})
    assert (refused.status_code, refused.json()["code"]) == (409, "no_mail")


@pytest.mark.parametrize(
    "wrong",
    [
        {"smtp": "http://mail.example", "mail_from": "a@b.example"},
        {"smtp": "smtp://", "mail_from": "a@b.example"},
        {"smtp": "smtp://mail.example:x", "mail_from": "a@b.example"},
        {"smtp": "smtp://mail.example"},
        {"smtp": "smtp://mail.example", "mail_from": "games"},
        {"mail_from": "a@b.example"},
    ],
)
def test_a_mail_server_and_a_sender_go_together(wrong: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=r"--(smtp|mail-from) must be"):
        ServerOptions(data="games", **wrong)  # type: ignore[arg-type]


def test_the_password_of_the_mail_server_is_never_shown() -> None:
    options = ServerOptions(
        data="games", smtp="smtps://ann:quetzal@mail.example", mail_from="a@b.example"
    )
    assert "quetzal" not in repr(options)


def test_a_password_is_not_sent_where_others_could_read_it(
    tmp_path: Path, mail_url: str, office: PostOffice
) -> None:
    url = mail_url.replace("://", "://ann:quetzal@")
    with running(options_in(tmp_path, smtp=url, mail_from="a@b.example")) as site:
        refused = site.guest("Bob").put("/api/me/mail", json={"address": ADDRESS})
    assert (refused.status_code, refused.json()["code"]) == (409, "no_mail")
    assert office.mails == []
