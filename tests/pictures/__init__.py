"""Pictures of all screens in one contact sheet, and what has changed since the last one: `make pictures`."""
