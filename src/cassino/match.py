"""A match that uses notation: moves as text, the table as a picture, the record as a file."""

from collections.abc import Mapping, Sequence
from os import PathLike

from cassino.engine import match as engine
from cassino.engine.ending import Outcome
from cassino.engine.legal import broken_rule
from cassino.engine.match import repeat
from cassino.engine.move import Move
from cassino.notation.errors import NotationError, fault
from cassino.notation.move import read_move
from cassino.notation.record import format_match, read_record
from cassino.notation.record_reader import RecordError
from cassino.notation.table import draw_table
from cassino.rules import Rules, find_rules

LARGEST_SEED = 2**64 - 1


class Match(engine.Match):
    """A match: deals until a side reaches the target.

    rules: the name of a variant, a file, a share code or `Rules`. players: by default the variant's usual number. seed:
    of all deals, and of the first dealer unless `dealer` names a seat. target: by default that of the rules. order: of
    the cards of the first deal, the first to be dealt first. Seats and sides are counted from 0. Raises CassinoError.
    """

    def __init__(
        self,
        rules: "str | PathLike[str] | Rules" = "casino",
        players: int | None = None,
        seed: int = 0,
        *,
        dealer: int | None = None,
        target: int | None = None,
        order: Sequence[int] | None = None,
    ) -> None:
        super().__init__(
            find_rules(find_rules(rules).with_target(target)), players, seed & LARGEST_SEED, dealer, order=order
        )

    @property
    def turn(self) -> int:
        """The seat to act now."""
        return self.state.turn

    @property
    def result(self) -> Outcome | None:
        """Scores, winners and what decided the match, once it is over; None before."""
        return self.outcome if self.is_over else None

    def move(self, text: str) -> Move:
        """The move that a text names, whether it is legal or not. Raises NotationError."""
        return read_move(self.state, text)

    def play(self, move: Move | str) -> None:
        """Make a move: one of `legal_moves`, or its text. Raises IllegalMove or NotationError; then nothing changes."""
        super().play(self.move(move) if isinstance(move, str) else move)

    def why(self, move: Move | str) -> str:
        """Why a move cannot be made now, in a sentence; an empty text if it can."""
        try:
            broken = broken_rule(self.state, self.move(move) if isinstance(move, str) else move)
        except NotationError as error:
            return str(error)
        return str(broken) if broken else ""

    def table(self, seat: int | None = None) -> str:
        """The table as lines of text: as a seat sees it, or with all hands open."""
        return draw_table(self.state if seat is None else self.view(seat).public)

    def __str__(self) -> str:
        return self.table()

    def save(self, notes: Mapping[str, str] | None = None) -> str:
        """The record of the match as text, including its seed; `load_match` reads it. notes: further lines of its
        header.
        """
        return format_match(self, {"Seed": str(self.seed)} | dict(notes or {}))


def load_match(text: str) -> tuple[Match, dict[str, str]]:
    """The match of a record, and the notes in its header. The match is replayed, and everything that the text states is
    checked.

    Raises NotationError.
    """
    record, notes = read_record(text)
    match = Match.__new__(Match)
    repeat(match, record, _seed(text, notes.get("Seed", "0")))
    return match, notes


def _seed(text: str, seed: str) -> int:
    """The seed of the coming deals."""
    if seed.isascii() and seed.isdigit() and len(seed) <= len(str(LARGEST_SEED)) and int(seed) <= LARGEST_SEED:
        return int(seed)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("[Seed]"))
    raise RecordError([fault(line, 0, "notation-seed", largest=str(LARGEST_SEED))])
