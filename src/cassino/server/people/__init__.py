"""People: who they are, and how the server recognizes them."""

from cassino.server.people.members import (
    People,
    check_ban,
    check_writable,
    host_of,
    is_signed_in_still,
    player_named,
    require_user,
    session_of,
    user_of,
)
from cassino.server.people.store import Session, User

__all__ = [
    "People",
    "Session",
    "User",
    "check_ban",
    "check_writable",
    "host_of",
    "is_signed_in_still",
    "player_named",
    "require_user",
    "session_of",
    "user_of",
]
