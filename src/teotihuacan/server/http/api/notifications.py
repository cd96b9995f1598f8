"""What people are told while they are away: settings, browsers, mail, and which tables wait."""

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from ...accounts.recovery_codes import make_code
from ...accounts.sessions import Me, MeNow, identify_session
from ...errors import Refusal, invalid
from ...notifications.message import name_table, say_trial
from ...server import At, Server
from ...storage.mail_addresses import (
    confirm_address,
    forget_address,
    load_mail_address,
    want_address,
)
from ...storage.notification_settings import (
    Recipient,
    change_notification_settings,
    find_notification_settings,
    load_recipient,
)
from ...storage.people import Person
from ...storage.push_subscriptions import (
    PushSubscription,
    add_subscription,
    drop_subscription_of,
)
from ...storage.tables import tables_waiting_for
from ..addresses import household
from ..error_schema import document_errors
from ..languages import read_language
from ..models.notifications import (
    MailCodeIn,
    MailIn,
    MailOut,
    NotificationsIn,
    NotificationsOut,
    PushSubscriptionGoneIn,
    PushSubscriptionIn,
    TurnOut,
    describe_settings,
)

router = APIRouter(prefix="/api", tags=["notifications"])


@router.get("/me/turns", responses=document_errors(401))
async def list_turns(server: At, me: Me, request: Request) -> list[TurnOut]:
    """The tables that wait for me: first where my time runs out, then the longest ago."""
    language = read_language(request)
    return [
        TurnOut(key=table.key, title=name_table(table, seats, language), deadline=table.deadline)
        for table, seats in await server.database.run(tables_waiting_for, me.id)
    ]


@router.get("/me/notifications", responses=document_errors(401))
async def get_notifications(server: At, me: MeNow) -> NotificationsOut:
    """What I am told, when, and by which ways."""
    return await describe_notifications(server, me)


@router.patch("/me/notifications", responses=document_errors(401, 422))
async def change_notifications(
    server: At, me: MeNow, change: NotificationsIn
) -> NotificationsOut:
    """Change what I am told. Who changes something for the first time is told of everything."""
    wanted = change.model_dump(exclude_unset=True)
    await server.database.run(change_notification_settings, me.id, wanted)
    await server.forget_person(me.id)
    return await describe_notifications(server, me)


@router.post("/me/notifications/trial", status_code=204, responses=document_errors(401))
async def send_trial(server: At, me: MeNow) -> None:
    """Send me a message now, by all ways that I have set up."""
    server.check_rate(server.test_limit, me)
    recipient = await load_me(server, me)
    message = say_trial(recipient.settings.language)
    event = {"event": "trial", "name": me.name}
    await server.notifier.ways.send_message(recipient, message, event)


async def describe_notifications(server: Server, me: Person) -> NotificationsOut:
    """What a person is told, as it is now."""
    recipient = await load_me(server, me)
    mail = None
    if server.mailing.mail_server is not None:
        mail = MailOut(**vars(await server.database.run(load_mail_address, me.id)))
    return NotificationsOut.model_validate(
        {
            **describe_settings(recipient.settings),
            "browsers": len(recipient.browsers),
            "push_key": (await server.notifier.ways.get_key()).public,
            "webhooks": list(server.options.webhooks),
            "mail": mail,
        }
    )


async def load_me(server: Server, me: Person) -> Recipient:
    """A person as somebody who is told something."""
    recipient = await server.database.run(load_recipient, me.id)
    if recipient is None:
        raise Refusal("nobody")
    return recipient


@router.post("/me/browsers", status_code=204, responses=document_errors(401, 422))
async def add_browser(
    server: At, me: MeNow, request: Request, wanted: PushSubscriptionIn
) -> None:
    """Send messages to this browser from now on, until I sign out in it."""
    server.check_rate(server.subscription_limit, me)
    check_browser(server, wanted)
    session = await identify_session(request)
    if session is None:
        raise Refusal("nobody")
    browser = PushSubscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    language = read_language(request)
    await server.database.run(subscribe, me.id, session.id, browser, language)


def subscribe(
    connection: Connection,
    person_id: str,
    session_id: str,
    browser: PushSubscription,
    language: str,
) -> None:
    """Add a browser; who never said what they want to be told is told it in its language."""
    if find_notification_settings(connection, person_id) is None:
        change_notification_settings(connection, person_id, {"language": language})
    add_subscription(connection, person_id, session_id, browser)


def check_browser(server: Server, wanted: PushSubscriptionIn) -> None:
    """Refuse an address that is no push service's, and keys that are none."""
    from ...notifications.push_keys import is_browser_key
    from ...notifications.push_services import is_push_service

    if not is_push_service(wanted.endpoint, server.options.push_services):
        raise invalid("endpoint: messages can't be sent there")
    if not is_browser_key(wanted.keys.p256dh, wanted.keys.auth):
        raise invalid("keys: those are no keys of a browser")


@router.delete("/me/browsers", status_code=204, responses=document_errors(401, 422))
async def drop_browser(server: At, me: MeNow, gone: PushSubscriptionGoneIn) -> None:
    """Send no more messages to this browser."""
    await server.database.run(drop_subscription_of, me.id, gone.endpoint)


@router.put("/me/mail", status_code=204, responses=document_errors(401, 409, 422))
async def want_mail(server: At, me: MeNow, request: Request, wanted: MailIn) -> None:
    """Send a code to an address; with it I can have the daily digest sent there."""
    server.mailing.get_mail_server()
    if not server.options.local:
        server.mail_codes.count(f"address {household(request.scope)}")
    server.mail_codes.count(f"person {me.id}")
    server.mail_codes.count(f"mail {wanted.address.lower()}")
    code = make_code()
    await server.database.run(want_address, me.id, wanted.address, code)
    recipient = await load_me(server, me)
    await server.mailing.send_code(wanted.address, code, recipient.settings.language)


@router.post("/me/mail/confirmation", status_code=204, responses=document_errors(401, 422))
async def confirm_mail(server: At, me: MeNow, typed: MailCodeIn) -> None:
    """Have the digest sent to the address that got this code."""
    if not await server.database.run(confirm_address, me.id, typed.code):
        raise Refusal("wrong_confirmation")


@router.delete("/me/mail", status_code=204, responses=document_errors(401))
async def end_mail(server: At, me: MeNow) -> None:
    """Send me no more mail, and forget my address."""
    await server.database.run(forget_address, me.id)


@router.post("/unsubscribe", status_code=204, responses=document_errors(404, 422))
async def unsubscribe(server: At, token: str) -> None:
    """End the digest of whoever has a mail with this token; nobody has to sign in."""
    await server.mailing.unsubscribe(token)
