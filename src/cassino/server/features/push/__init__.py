"""A person's browsers subscribe to hear when it is their turn."""
