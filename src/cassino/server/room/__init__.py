"""A room: one hosted match that is being played, the sessions that look at it, and what happens in it of itself."""
