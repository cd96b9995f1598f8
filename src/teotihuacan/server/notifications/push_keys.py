"""Keys of web push: a browser's, which its messages are encrypted for, and the server's own."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

NAME = "vapid"  # of the server's key among its secrets
CURVE = ec.SECP256R1()
SECRET, NUMBER = 16, 32  # bytes of a browser's secret, of a private key
LIFE = 12 * 3600  # seconds that a signature is good for; a day is the most


class ServerKey:
    """The key by which push services know the server again (RFC 8292)."""

    def __init__(self, kept: str) -> None:
        self.signer = Vapid02.from_raw(kept.encode())
        self.signer.conf = {"no-strict": True}  # a host name without a dot is as good as others

    @cached_property
    def public(self) -> str:
        """What browsers are told of it."""
        return encode(write_point(self.signer.public_key))

    def authorize(self, endpoint: str, contact: str, at: int) -> str:
        """What lets a message in at a push service, at a time in milliseconds."""
        place = urlsplit(endpoint)
        audience = f"{place.scheme}://{place.netloc}"
        claims = {"aud": audience, "exp": at // 1000 + LIFE, "sub": contact}
        return str(self.signer.sign(claims)["Authorization"])


def make_server_key() -> str:
    """A new key of a server, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(NUMBER, "big"))


def encrypt(message: bytes, browser_key: str, browser_secret: str) -> bytes:
    """A message that only one browser can read (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(CURVE),
        dh=decode(browser_key),
        auth_secret=decode(browser_secret),
        version="aes128gcm",
    )
    return sealed


def is_browser_key(key: str, secret: str) -> bool:
    """Whether these can be the public key and the secret of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
        return len(decode(secret)) == SECRET
    except ValueError:
        return False


def write_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """The bytes of a public key."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    """Bytes as they are written in JSON and headers."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes that a text stands for; ValueError if it stands for none."""
    digits = text.rstrip("=")
    return urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
