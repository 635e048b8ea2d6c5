"""A person's own matches: listed, searched, exported."""
