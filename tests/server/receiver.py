"""A place on the web that gets messages of a server, and remembers them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any


class Receiver(ThreadingHTTPServer):
    """Takes messages at any path; below /moved it sends people elsewhere."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.messages: list[tuple[str, dict[str, Any]]] = []

    @property
    def url(self) -> str:
        """Its origin."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    def at(self, path: str) -> list[dict[str, Any]]:
        """The messages that came to a path."""
        return [message for where, message in self.messages if where == path]


class Taking(BaseHTTPRequestHandler):
    """One message."""

    server: Receiver

    def do_POST(self) -> None:
        """Keep it, and answer."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.messages.append((self.path, json.loads(body)))
        moved = self.path.startswith("/moved")
        self.send_response(307 if moved else 204)
        if moved:
            self.send_header("Location", f"{self.server.url}/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        """Nobody should ask."""
        self.server.messages.append((self.path, {}))
        self.send_error(404)

    def log_message(self, *_: Any) -> None:
        """Stay quiet."""


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver as long as it runs."""
    with Receiver() as receiver:
        thread = Thread(target=receiver.serve_forever, daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            receiver.shutdown()
            thread.join()
