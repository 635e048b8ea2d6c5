"""Casino School in the browser."""
