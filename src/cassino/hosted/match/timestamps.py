"""Times as the database stores them: UTC with microseconds, as text that sorts in the order of time."""

from datetime import UTC, datetime
from functools import lru_cache


def now() -> str:
    """The current time."""
    return written(datetime.now(UTC))


def written(when: datetime) -> str:
    """A time as text."""
    utc = when if when.tzinfo is UTC else when.astimezone(UTC)
    return utc.isoformat(timespec="microseconds").replace("+00:00", "Z")


@lru_cache(64)
def moment(text: str) -> datetime:
    """The inverse of `written`. Raises ValueError."""
    when = datetime.fromisoformat(text)
    if when.tzinfo is None:
        raise ValueError(f"{text!r} does not say in which time zone")
    return when
