"""Mail by the operator's mail server."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from ..operations import metrics
from .mail_server import MailServer

logger = logging.getLogger(__name__)
PATIENCE = 20.0  # seconds for the mail server


def write_mail(sender: str, address: str, subject: str, text: str) -> EmailMessage:
    """A mail in plain text."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, address, " ".join(subject.split())
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail


async def send_mail(server: MailServer, mail: EmailMessage) -> bool:
    """Hand a mail over, in a thread; whether it was taken. A failure is logged."""
    try:
        await asyncio.to_thread(hand_over, server, mail)
    except (OSError, smtplib.SMTPException, UnicodeError) as error:
        logger.warning("a mail failed", extra={"reason": type(error).__name__})
        metrics.MESSAGES.labels("mail", "failed").inc()
        return False
    metrics.MESSAGES.labels("mail", "sent").inc()
    return True


def hand_over(server: MailServer, mail: EmailMessage) -> None:
    """Hand a mail over; a password is never sent where others could read it."""
    place, context = (server.host, server.port), ssl.create_default_context()
    if server.scheme == "smtps":
        with smtplib.SMTP_SSL(*place, timeout=PATIENCE, context=context) as safe:
            deliver(safe, server, mail)
        return
    with smtplib.SMTP(*place, timeout=PATIENCE) as link:
        link.ehlo()
        if link.has_extn("starttls"):
            link.starttls(context=context)
        elif server.password:
            raise smtplib.SMTPNotSupportedError("STARTTLS")
        deliver(link, server, mail)


def deliver(link: smtplib.SMTP, server: MailServer, mail: EmailMessage) -> None:
    """Sign in if that is wanted, and send."""
    if server.user:
        link.login(server.user, server.password)
    link.send_message(mail)
