"""People: who somebody is, and how the server knows it again."""

from cassino.server.people.members import People, is_signed_in_still, people_of, require_user, session_of, user_of
from cassino.server.people.store import Session, User

__all__ = ["People", "Session", "User", "is_signed_in_still", "people_of", "require_user", "session_of", "user_of"]
