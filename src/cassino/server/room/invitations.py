"""Invitations to a table: its address for other people, as a link and as a QR code."""

import asyncio
import io
import socket
from functools import lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.http.bodies import as_json
from cassino.server.http.origins import LOOPBACK, Site, name_in
from cassino.server.http.refusals import BadRequest
from cassino.server.room.answers import Invitation
from cassino.server.room.registry import Matches
from cassino.server.services import services_of

EVERYWHERE = frozenset({"0.0.0.0", "::"})
ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: the system is asked for the route to it, but nothing is sent there."""
MODULE = 4
"""The width of a module of the QR code in pixels."""


def own_address() -> str | None:
    """The address of this machine in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found in EVERYWHERE else found


def address_for_others(site: Site, here: str, port: int | None) -> tuple[str, bool]:
    """The address of a server for other people, and whether it works only on this computer.

    here: the address that a person who is there already uses.
    """
    if site.public_origin:
        return site.public_origin, False
    name = name_in(here.split("://", 1)[1])
    if name not in LOOPBACK:
        return here, False
    found = own_address() if site.host in EVERYWHERE else None
    if found is None:
        return here, True
    return f"http://{found}{f':{port}' if port else ''}", False


def picture_in_text(link: str) -> str:
    """A link as a QR code for a terminal: two modules in each character, light on dark."""
    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """A link as a QR code, an SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=MODULE, border=0)
    return drawn.getvalue()


def link_of(request: Request) -> tuple[str, bool]:
    """The link to the match of an address, and whether it works only on this computer."""
    here = f"{request.base_url.scheme}://{request.base_url.netloc}"
    address, is_local = address_for_others(services_of(request)[Site], here, request.base_url.port)
    return f"{address}/m/{request.path_params['id']}", is_local


async def _check(request: Request) -> None:
    """Raises BadRequest if there is no such match."""
    if not await asyncio.to_thread(services_of(request)[Matches].store.exists, request.path_params["id"]):
        raise BadRequest(404, "unknown_match", "error-unknown-match")


async def invitation(request: Request) -> Response:
    """`GET /api/matches/{id}/invitation`: the link for other people."""
    await _check(request)
    return as_json(Invitation(*link_of(request)))


async def picture(request: Request) -> Response:
    """`GET /m/{id}/invitation.svg`: the same link as a QR code."""
    await _check(request)
    drawn = await asyncio.to_thread(qr_code, link_of(request)[0])  # takes five milliseconds
    return Response(drawn, media_type="image/svg+xml")


ROUTES = [
    Route("/api/matches/{id}/invitation", invitation),
    Route("/m/{id}/invitation.svg", picture),
]
