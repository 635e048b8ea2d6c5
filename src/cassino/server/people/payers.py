"""Charges slow requests to the person who makes them."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from cassino.server.http.limits import Limits, Purse
from cassino.server.http.packed import packed, packed_response
from cassino.server.jobs.compute import Compute
from cassino.server.jobs.shared import Shared
from cassino.server.people.members import user_of
from cassino.server.services import services_of

HTML, JSON, PLAIN = "text/html; charset=utf-8", "application/json", "text/plain; charset=utf-8"
T = TypeVar("T")


async def purse_of(request: Request) -> Purse:
    """The budget of the person who asks."""
    user = await user_of(request)
    return services_of(request)[Limits].purse(request, user.id if user else None)


async def review_purse_of(request: Request) -> Purse:
    """The budget for reviews of the person who asks."""
    user = await user_of(request)
    return services_of(request)[Limits].review_purse(request, user.id if user else None)


async def computed(request: Request, function: Callable[..., T], *arguments: Any) -> T:
    """The result of a function, run outside the event loop and charged to the person who asks. Raises its refusals."""
    return await services_of(request)[Compute].run(await purse_of(request), function, *arguments)


async def same_for_all(request: Request, function: Callable[..., T], *arguments: Any) -> T:
    """The result of a function that is the same for everybody, made once and kept. Raises its refusals."""
    return await services_of(request)[Shared].of(partial(purse_of, request), function, *arguments)


async def answered(
    request: Request,
    media_type: str,
    function: Callable[..., str | bytes],
    *arguments: Any,
    purse: Purse | None = None,
    **headers: str,
) -> Response:
    """The text that a function returns, as a response. Raises its refusals.

    purse: the budget to charge, instead of the usual one of the person who asks.
    """
    payer = await purse_of(request) if purse is None else purse
    content = await services_of(request)[Compute].run(payer, packed, function, *arguments)
    return packed_response(request, content, media_type, headers)
