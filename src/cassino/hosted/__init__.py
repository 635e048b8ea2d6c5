"""A hosted match without a server: its events, its commands, its clocks and offers, and its frames.

Pure and synchronous: commands and times go in, events and frames come out. No I/O, no threads, no database.
"""

from typing import Any

Json = dict[str, Any]
"""An object of JSON."""
