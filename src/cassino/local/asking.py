"""How pages ask the host, and how it answers: addresses, bodies, JSON."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cassino.local.keeping import Talk

MOST_DIGITS = 9
Function = Callable[..., Talk[str]]
"""It gets the host, the body (or where there is none what follows the address), and what the address names."""
Route = tuple[str, re.Pattern[str], Function]
"""A method, an address, and what answers."""


def address(pattern: str) -> re.Pattern[str]:
    """An address with `{id}` and `{number}` in it."""
    number = rf"(\d{{1,{MOST_DIGITS}}})"
    return re.compile(re.escape(pattern).replace(r"\{id\}", "([^/]+)").replace(r"\{number\}", number))


def encoded(answer: Any) -> str:
    """An answer in JSON."""
    return msgspec.json.encode(answer).decode()


def at_once(function: Callable[..., Any]) -> Function:
    """What answers without anything that is kept. function: gets the body, and what the address names."""

    def answered(_host: object, body: str, *names: str) -> Talk[str]:
        yield from ()
        return encoded(function(body, *names))

    return answered
