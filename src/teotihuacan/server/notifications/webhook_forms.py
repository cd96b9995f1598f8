"""A message in the form that a messenger takes."""

from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

from .message import Message

Request = tuple[str, Mapping[str, Any]]  # where to, and what as JSON
MEANT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def for_programs(url: str, event: Mapping[str, Any], _message: Message, _link: str) -> Request:
    """Plain JSON."""
    return url, event


def for_discord(url: str, _event: Mapping[str, Any], message: Message, link: str) -> Request:
    """Discord; a title that mentions everybody calls nobody."""
    return url, {"content": write_lines(message, link), "allowed_mentions": {"parse": []}}


def for_slack(url: str, _event: Mapping[str, Any], message: Message, link: str) -> Request:
    """Slack, Mattermost, Rocket.Chat."""
    return url, {"text": f"{write_lines(message, '').translate(MEANT)}\n{link}"}


def for_ntfy(url: str, _event: Mapping[str, Any], message: Message, link: str) -> Request:
    """ntfy: to the server of a topic, which is the end of the address."""
    place = urlsplit(url)
    topic = place.path.strip("/").rpartition("/")[2]
    told = {"topic": topic, "title": message.title, "message": message.text, "click": link}
    return f"{place.scheme}://{place.netloc}", {name: said for name, said in told.items() if said}


def for_telegram(url: str, _event: Mapping[str, Any], message: Message, link: str) -> Request:
    """A bot of Telegram: .../sendMessage?chat_id=..."""
    place = urlsplit(url)
    chats = parse_qs(place.query).get("chat_id", [""])
    told = {"chat_id": chats[0], "text": write_lines(message, link)}
    return place._replace(query="").geturl(), told


FORMS: dict[str, Callable[[str, Mapping[str, Any], Message, str], Request]] = {
    "json": for_programs,
    "discord": for_discord,
    "slack": for_slack,
    "ntfy": for_ntfy,
    "telegram": for_telegram,
}


def write_lines(message: Message, link: str) -> str:
    """A message as lines of text."""
    return "\n".join(line for line in (message.title, message.text, link) if line)
