"""A room: one hosted match in play, the windows open on it, and what happens in it automatically."""
