"""A person's browsers subscribe to notifications about their turns."""
