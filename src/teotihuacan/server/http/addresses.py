"""The client's address."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

HOUSEHOLD = 64  # bits of an IPv6 address that tell one household from another


def address_of(scope: Scope) -> IPv4Address | IPv6Address | None:
    """The address of the client, if the connection has one."""
    client = scope.get("client")
    try:
        address = ip_address(client[0]) if client else None
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def household(scope: Scope) -> str:
    """The key for rate limits: an IPv4 address, or the first half of an IPv6 address."""
    address = address_of(scope)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
    return str(address)


def is_near(scope: Scope) -> bool:
    """Whether a request comes from this machine or from a private network."""
    address = address_of(scope)
    return address is not None and address.is_private
