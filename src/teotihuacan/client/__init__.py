"""A client of a server's tables: people and bots that play over HTTP and WebSockets.

It needs nothing of the server but its API (docs/host/server.md):

    client = ServerClient("http://127.0.0.1:8000")
    client.create_guest("Walker")
    table = client.join(key)
    feed = TableFeed(client, key)
    async for told in feed.listen():
        if feed.my_turn:
            await feed.act(feed.offers[0]["action"])
"""

from .addresses import Address, parse_address
from .errors import ServerAway, ServerRefusal
from .feed import TableFeed
from .lobby_feed import LobbyFeed
from .messages import Connected, Done, Ended, Lost, News, Refused
from .server_client import ServerClient
from .sessions import KeptSession, KeptSessions

__all__ = [
    "Address",
    "Connected",
    "Done",
    "Ended",
    "KeptSession",
    "KeptSessions",
    "LobbyFeed",
    "Lost",
    "News",
    "Refused",
    "ServerAway",
    "ServerClient",
    "ServerRefusal",
    "TableFeed",
    "parse_address",
]
