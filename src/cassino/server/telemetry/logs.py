"""The log of the server, in English: a line for a person, or JSON for a program. Neither contains cards or names."""

import asyncio
import json
import logging
import os
import re
import traceback
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.exc import DBAPIError

from cassino.errors import CassinoError
from cassino.server.telemetry import metrics

CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|1[1-4]|[1-9AJQKTCNR])[SHDCRGYBO♠♥♦♣](?![A-Za-z0-9])")
QUOTED = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|[“„«][^“”„«»\n]*[“”»]")
MASK = "··"
OURS = "cassino"
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def masked(text: str) -> str:
    """A text with all cards masked."""
    return CARD.sub(MASK, text)


def reason(error: BaseException) -> str:
    """An error in one line, without cards and without quotations, which may be what somebody typed.

    For an error of this package, or what was made of one, only the key of its message, because its words may name
    cards and depend on the language. For a database error, only the database's first line: PostgreSQL quotes whole
    rows further down.
    """
    own = next((each for each in (error, error.__cause__) if isinstance(each, CassinoError)), None)
    said = own.key if own else str(getattr(error, "orig", None) or error)
    first = (said.splitlines() or [""])[0]
    return QUOTED.sub(MASK, masked(first))


def _cause(error: BaseException) -> str:
    """The kind of an error, with its text only if it is the system's or the database's; other texts may quote
    anything. An error of this package has the key of its message.
    """
    kind = type(error).__name__
    return f"{kind}: {reason(error)}" if isinstance(error, OSError | DBAPIError | CassinoError) else kind


class Terse(logging.Formatter):
    """One line for each message; a traceback only if CASSINO_DEBUG is set."""

    def format(self, record: logging.LogRecord) -> str:
        if os.environ.get("CASSINO_DEBUG"):
            return masked(super().format(record))
        said = f"cassino: {masked(record.getMessage())}"
        failed = record.exc_info and record.exc_info[1]
        return f"{said} ({_cause(failed)}; CASSINO_DEBUG=1 tells more)" if failed else said


class AsJson(logging.Formatter):
    """A JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": masked(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _fields_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _fields_of(error: BaseException) -> dict[str, Any]:
    """An error and where it happened, without the values involved."""
    frames = traceback.extract_tb(error.__traceback__)
    told: dict[str, Any] = {
        "what": _cause(error),
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if error.__cause__ is not None:
        told["cause"] = _fields_of(error.__cause__)
    return told


class Counting(logging.Handler):
    """Counts errors."""

    def emit(self, record: logging.LogRecord) -> None:
        metrics.ERRORS.inc()


def is_news(record: logging.LogRecord) -> bool:
    """Whether a record should be logged: tasks cut off by the shutdown are no errors, and the shutdown has been
    announced.
    """
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


CHOSEN = ["text", "warning"]
"""The form and the level of this process's log, which its helper processes use, too."""


def start_logging(form: str, level: str) -> None:
    """Send everything that is logged to stderr."""
    CHOSEN[:] = form, level
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if form == "json" else Terse())
    handlers = [handler, Counting(logging.ERROR)]
    for each in handlers:
        each.addFilter(is_news)
    logging.basicConfig(handlers=handlers, force=True)
    set_level(level)


def set_level(level: str) -> None:
    """Set the log level; libraries log only warnings and errors, because they would log whole frames and addresses."""
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(LEVELS[level])
