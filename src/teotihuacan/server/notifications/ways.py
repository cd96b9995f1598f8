"""The ways by which a message reaches somebody at once: their browsers, their webhook."""

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..operations import metrics
from ..storage.database import now
from ..storage.notification_settings import Recipient
from ..storage.push_subscriptions import PushSubscription, drop_subscriptions
from ..storage.secrets import get_secret
from .message import Message, TableNews, describe_news, say_news
from .webhook_forms import FORMS

if TYPE_CHECKING:
    import httpx

    from ..server import Server
    from .push_keys import ServerKey

logger = logging.getLogger(__name__)
PATIENCE = 5.0  # seconds for the other side
KEPT = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # the browser takes no messages any more
MOST_BYTES = 3_500  # of a message: what every push service takes
MOST_LETTERS = 1_000  # of its text


class Ways:
    """Sends messages to browsers and webhooks; failures are logged, and nothing is sent twice."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.client: httpx.AsyncClient | None = None
        self.key: ServerKey | None = None

    async def send(self, recipient: Recipient, news: Sequence[TableNews]) -> None:
        """Tell somebody some news by all their ways."""
        message = say_news(news, recipient.settings.language)
        event = describe_news(news, recipient.person.name)
        await self.send_message(recipient, message, event)

    async def send_message(
        self, recipient: Recipient, message: Message, event: Mapping[str, Any]
    ) -> None:
        """The same, with words and facts that are known."""
        sent = [self.push(browser, message) for browser in recipient.browsers]
        url = recipient.person.webhook
        if url is not None and self.server.options.webhooks:
            sent.append(self.call(url, recipient.settings.webhook_form, event, message))
        await asyncio.gather(*sent)

    async def push(self, browser: PushSubscription, message: Message) -> None:
        """Send a message to a browser; one that takes none any more is forgotten."""
        from .push_keys import encrypt

        status = await self.post(
            "push",
            browser.endpoint,
            content=encrypt(dump_message(message), browser.key, browser.secret),
            headers={
                "Authorization": (await self.get_key()).authorize(
                    browser.endpoint, self.find_contact(), now()
                ),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Topic": message.topic,
                "Urgency": "normal",
            },
        )
        if status in GONE:
            await self.server.database.run(drop_subscriptions, [browser.endpoint])

    async def call(self, url: str, form: str, event: Mapping[str, Any], message: Message) -> None:
        """Send a message to a webhook."""
        link = f"{self.server.options.addresses[0]}{message.path}"
        place, told = FORMS[form](url, event, message, link)
        await self.post("webhook", place, json=told)

    async def post(self, way: str, place: str, **request: Any) -> int:
        """Send something; the status of the answer, 0 if there was none. No redirects."""
        import httpx

        try:
            answer = await self.get_client().post(place, **request)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            logger.warning("a message failed", extra={"way": way, "reason": type(error).__name__})
            metrics.MESSAGES.labels(way, "failed").inc()
            return 0
        outcome = "sent" if answer.is_success else "refused"
        metrics.MESSAGES.labels(way, outcome).inc()
        if outcome == "refused" and answer.status_code not in GONE:
            logger.warning(
                "a message was refused", extra={"way": way, "status": answer.status_code}
            )
        return answer.status_code

    async def get_key(self) -> "ServerKey":
        """The server's key, made at the first start; all workers share it."""
        from .push_keys import NAME, ServerKey, make_server_key

        if self.key is None:
            self.key = ServerKey(
                await self.server.database.run(get_secret, NAME, make_server_key)
            )
        return self.key

    def find_contact(self) -> str:
        """Whom a push service can write to about this server."""
        options = self.server.options
        if options.mail_from:
            return f"mailto:{options.mail_from}"
        return options.addresses[0] if options.names else "https://localhost"

    def get_client(self) -> "httpx.AsyncClient":
        """What sends; connections to the same place are kept for a while."""
        import httpx

        if self.client is None:
            self.client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        return self.client

    async def close(self) -> None:
        """Close the connections."""
        if self.client is not None:
            await self.client.aclose()


def dump_message(message: Message) -> bytes:
    """A message as browsers get it, as long as push services take it."""
    told = {**vars(message), "text": message.text[:MOST_LETTERS]}
    dumped = json.dumps(told, ensure_ascii=False).encode()
    if len(dumped) <= MOST_BYTES:
        return dumped
    return json.dumps({**told, "text": ""}, ensure_ascii=False).encode()
