"""What day it is for everybody who plays here."""

from datetime import UTC, date, datetime


def today() -> date:
    """The day, by universal time."""
    return datetime.now(UTC).date()
