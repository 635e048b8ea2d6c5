"""The options of a rule set: twelve records of them, and the words of the place. Each option is declared once."""

from typing import Any

from cassino.rules.options.declaration import Choice as Choice, Option as Option, Reason as Reason, by_key
from cassino.rules.options.play import *
from cassino.rules.options.points import *
from cassino.rules.options.setup import *
from cassino.rules.options.words import THINGS as THINGS, Words as Words, usual_word as usual_word

RECORDS: dict[str, type[Any]] = {
    record.__name__.lower(): record
    for record in (
        Deck, Seating, Dealing, Counting, Capturing, Building, Trailing, Piling, Sweeping, Calling, Scoring, Ending,
    )
}  # fmt: skip
"""The twelve records by the name of their table."""
TABLES: dict[str, type[Any]] = {"words": Words} | RECORDS
"""The tables of a file: the words of the place and the twelve records."""
OPTIONS: dict[str, Option] = by_key(TABLES.items())
"""Every option by its key: `dealing.hand`."""
RULE_OPTIONS: tuple[Option, ...] = tuple(by_key(RECORDS.items()).values())
"""The options of the twelve records, without the words of the place."""
