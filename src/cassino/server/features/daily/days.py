"""The current day, the same for everybody."""

from datetime import UTC, date, datetime


def today() -> date:
    """The day, by universal time."""
    return datetime.now(UTC).date()
