"""Where messages may be sent: only to the known push services, whatever a browser says."""

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

KNOWN = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The hosts of Chrome, Firefox, Safari and Edge, each with all names below it."""
LONGEST = 1000


def is_allowed(endpoint: str, more: Sequence[str] = ()) -> bool:
    """Whether an address belongs to a push service. more: hosts that the operator trusts as well.

    Only https at its default port; without https, and at any port, only an address of this machine that the operator
    names.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or parts.username is not None:
        return False
    if _is_loopback(host):
        return host in more and parts.scheme == "http"
    is_known = any(host == each or host.endswith(f".{each}") for each in (*KNOWN, *more))
    return is_known and parts.scheme == "https" and port in (None, 443)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
