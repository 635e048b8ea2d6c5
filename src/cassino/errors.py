"""What every error of this package is, and what bytes that cannot be restored raise."""

from typing import Any


class CassinoError(ValueError):
    """Anything this package refuses: the message says what is wrong and where."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors reach other processes whole, whatever arguments their classes take."""
        return _restored, (type(self), self.args, vars(self))


class RestoreError(CassinoError):
    """A pickle that is damaged or comes from another version."""


def _restored(kind: type[CassinoError], args: tuple[Any, ...], attributes: dict[str, Any]) -> CassinoError:
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error
