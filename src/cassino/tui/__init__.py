"""The table in the terminal: one idea a line, no cursor movement, readable by a screen reader."""
