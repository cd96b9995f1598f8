"""A push service on this machine, and a browser that takes messages there."""

import json
import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
Said = dict[str, Any]


@dataclass
class Delivery:
    """A message as a push service gets it."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages for browsers; below /gone it says that they are there no more."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.deliveries: list[Delivery] = []

    @property
    def url(self) -> str:
        """Its origin."""
        return f"http://127.0.0.1:{self.server_address[1]}"


class Taking(BaseHTTPRequestHandler):
    """One message."""

    server: PushService

    def do_POST(self) -> None:
        """Keep it, and answer."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.deliveries.append(Delivery(self.path, headers, body))
        self.send_response(410 if self.path.startswith("/gone") else 201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Stay quiet."""


@contextmanager
def serving_pushes() -> Iterator[PushService]:
    """A push service as long as it runs."""
    with PushService() as service:
        thread = Thread(target=service.serve_forever, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()


class Receiver:
    """A browser with keys of its own, which reads what is meant for it (RFC 8291)."""

    def __init__(self, service: PushService, path: str) -> None:
        self.service, self.path = service, path
        self.private = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)

    @property
    def point(self) -> bytes:
        """Its public key."""
        form = PublicFormat.UncompressedPoint
        return self.private.public_key().public_bytes(Encoding.X962, form)

    @property
    def subscription(self) -> Said:
        """What the page tells the server of it."""
        keys = {"p256dh": to_text(self.point), "auth": to_text(self.secret)}
        return {"endpoint": f"{self.service.url}{self.path}", "keys": keys}

    def read(self) -> list[Said]:
        """The messages that have come."""
        mine = [one for one in self.service.deliveries if one.path == self.path]
        return [json.loads(self.decrypt(one.body)) for one in mine]

    def decrypt(self, body: bytes) -> bytes:
        """What a message says."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), key)
        common = derive(self.secret, b"WebPush: info\0" + self.point + sender, shared, 32)
        content_key = derive(salt, b"Content-Encoding: aes128gcm\0", common, 16)
        nonce = derive(salt, b"Content-Encoding: nonce\0", common, 12)
        opened = AESGCM(content_key).decrypt(nonce, sealed, None)
        return opened.rstrip(b"\0").removesuffix(b"\x02")


def derive(salt: bytes, info: bytes, secret: bytes, length: int) -> bytes:
    """A key that follows from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def to_text(data: bytes) -> str:
    """Bytes as JSON says them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
