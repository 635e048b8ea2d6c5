"""A call of a function in another process of this machine: pickled, in base64, one line each way."""

import logging
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import Any, Protocol, runtime_checkable

from cassino.hosted.wire.refusal import Refusal
from cassino.texts import language

log = logging.getLogger(__name__)


class CallFailed(Exception):
    """A function raised something unexpected."""


@runtime_checkable
class Large(Protocol):
    """Something that takes much memory while it waits."""

    @property
    def letters(self) -> int:
        """Its size in characters."""


@dataclass(frozen=True, slots=True)
class Call:
    """A function of a module, and its arguments.

    heard: receives progress reports, in a thread; the function gets a callback for them as its last argument.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    heard: Callable[[Any], None] | None = None
    language: str = field(default_factory=language.current)
    """The language of whoever asks."""

    @property
    def letters(self) -> int:
        """Its size in characters while it waits: mainly whole matches."""
        return sum(each.letters for each in self.arguments if isinstance(each, Large))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a call, and how many milliseconds of processor time it took."""

    milliseconds: float
    value: Any = None
    error: Exception | None = None


def done(call: Call) -> Outcome:
    """Call a function in this process."""
    began, value, function = thread_time(), None, call.function
    error: Exception | None = None
    told = () if call.heard is None else (call.heard,)
    try:
        with language.speaking(call.language):
            value = function(*call.arguments, *told)
    except Refusal as refusal:
        error = refusal
    except Exception as unexpected:
        log.exception("%s failed", function.__qualname__)
        error = CallFailed(f"{function.__qualname__}: {type(unexpected).__name__}")
    return Outcome((thread_time() - began) * 1000, value, error)


def line_of(call: Call) -> bytes:
    """A call as a line."""
    return _line((call.function, call.arguments, call.heard is not None, call.language))


def called(line: bytes, note: Callable[[bytes], None]) -> bytes:
    """Carry out the call in a line; returns the line with the outcome. note: sends progress reports before it."""

    def tell(value: Any) -> None:
        note(_line(value))

    try:
        function, arguments, is_heard, spoken = pickle.loads(b64decode(line))
        return _line(done(Call(function, arguments, tell if is_heard else None, spoken)))
    except BrokenPipeError:
        raise
    except Exception as error:  # what cannot be read or sent; the process itself is well
        log.exception("a call cannot be read, or its outcome cannot be sent")
        return _line(Outcome(0.0, error=CallFailed(type(error).__name__)))


def value_of(line: bytes) -> Any:
    """The value in a line from a process of this machine."""
    return pickle.loads(b64decode(line))


def _line(value: Any) -> bytes:
    return b64encode(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
