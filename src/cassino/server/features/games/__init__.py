"""A person's own matches: listed, searched, taken along."""
