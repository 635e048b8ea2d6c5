"""A tournament match: the same cards for everybody, played once, to the end, without help, and out of sight."""

from collections.abc import Collection

from cassino.hosted.match.events import Created
from cassino.hosted.wire.refusal import Refusal


def is_contest(created: Created) -> bool:
    """Whether a match belongs to a tournament."""
    return bool(created.contest)


def check_help(created: Created) -> None:
    """Refuse what is not allowed in a tournament: hints, takebacks, giving up, leaving, a rematch. Raises Refusal."""
    if is_contest(created):
        raise Refusal("contest", "error-contest")


def check_look(created: Created, players: Collection[str], user: str, at: str) -> None:
    """Check whether a person may see a match at a time: until the tournament is over, only its players may. Raises
    Refusal.
    """
    if created.contest and at < created.contest and (not user or user not in players):
        raise Refusal("sealed", "error-sealed")
