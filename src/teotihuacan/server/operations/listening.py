"""Opens the port of a server, or says in one line why not."""

import errno
import socket
import sys

from ..options import OptionError

BACKLOG = 2048
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # addresses this machine doesn't have


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen on every address of a host name."""
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, address in resolve(host, port):
        try:
            sockets.append(open_socket(family, address))
        except OSError as error:
            missing = error
            if error.errno not in NOT_HERE:
                break
    else:
        if sockets:
            return sockets
    for opened in sockets:
        opened.close()
    assert missing is not None
    raise explain_failure(host, port, missing)


def resolve(host: str, port: int) -> list[tuple[int, tuple[str, int]]]:
    """The families and addresses of a host name, each once."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise OptionError("error-host", host=repr(host)) from None
    return list(dict.fromkeys((family, address) for family, _, _, _, address in found))  # type: ignore[misc]


def open_socket(family: int, address: tuple[str, int]) -> socket.socket:
    """A socket that listens on one address."""
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # elsewhere that would share the port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except BaseException:
        opened.close()
        raise
    return opened


def explain_failure(host: str, port: int, error: OSError) -> OptionError:
    """Why a port can't be opened, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return OptionError("error-port-used", port=str(port))
    if error.errno == errno.EACCES:
        return OptionError("error-port-reserved", port=str(port), first="1024")
    if error.errno in NOT_HERE:
        return OptionError("error-host", host=repr(host))
    return OptionError("error-port-closed", port=str(port), reason=error.strerror or str(error))
