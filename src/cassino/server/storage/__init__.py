"""The database: matches as append-only events, and the thread that writes them."""
