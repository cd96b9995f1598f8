"""Where messages to browsers may be sent: push services that are known, and no other place."""

import httpx

# Those of Chromium and its relatives, Firefox, Safari and Edge.
HOSTS = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com")
FAMILIES = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")


def is_push_service(endpoint: str, origins: tuple[str, ...]) -> bool:
    """Whether an address is one of a known push service, or of an origin the operator adds.

    It is read by the library that will send there, so that both mean the same place.
    """
    try:
        url = httpx.URL(endpoint)
    except httpx.InvalidURL:
        return False
    if url.userinfo:
        return False
    if f"{url.scheme}://{url.netloc.decode('ascii')}" in origins:
        return True
    known = url.host in HOSTS or url.host.endswith(FAMILIES)
    return known and url.scheme == "https" and url.port is None
