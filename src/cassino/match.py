"""A match that uses notation: moves as text, the table as a picture, the record as a file."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import Any, Self

from cassino.arguments import ArgumentError, required, shown, whole
from cassino.engine import match as engine
from cassino.engine.ending import Outcome
from cassino.engine.legal import broken_rule
from cassino.engine.match import Deal, repeat, require_known
from cassino.engine.move import Move, as_move
from cassino.engine.state import State
from cassino.notation.errors import NotationError, fault
from cassino.notation.move import read_move
from cassino.notation.position import parse_position
from cassino.notation.record import format_match, read_record
from cassino.notation.record_reader import RecordError
from cassino.notation.table import draw_table
from cassino.notation.table_html import table_html
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
        found = find_rules(rules).with_target(target)
        super().__init__(find_rules(found), players, whole(seed) & LARGEST_SEED, dealer, order=order)
        self.notes: dict[str, str] = {}
        """Further lines of the header of its record, such as `Names`; `load` and `save` keep them."""

    @classmethod
    def from_position(
        cls, position: State | str, *, rules: "str | PathLike[str] | Rules | None" = None, seed: int = 0
    ) -> Self:
        """A match that begins with a position: a `State`, or its text. All cards must be known.

        rules: needed for the text of a position of house rules. seed: of the deals after this one.
        Raises CassinoError.
        """
        match = cls.__new__(cls)
        state = parse_position(position, rules, strict=False) if isinstance(position, str) else position
        match._begin_at(require_known(state), whole(seed) & LARGEST_SEED)
        match.notes = {}
        return match

    @property
    def deals(self) -> list[Deal]:
        """Copies of the deals, the one in progress at the end."""
        return [_copied(deal) for deal in self._deals]

    @property
    def deal(self) -> Deal:
        """A copy of the deal in progress."""
        return _copied(self._deal)

    @property
    def state(self) -> State:
        """A copy of the position now."""
        return self._now.copy()

    @property
    def states(self) -> list[State]:
        """Copies of the positions of this deal."""
        return [state.copy() for state in self._deal.states]

    @property
    def moves(self) -> list[Move]:
        """The moves of this deal, in a new list."""
        return self._deal.moves[:]

    @property
    def turn(self) -> int:
        """The seat to act now."""
        return self._now.turn

    @property
    def result(self) -> Outcome | None:
        """Scores, winners and what decided the match, once it is over; None before."""
        return self.outcome if self.is_over else None

    def move(self, text: str) -> Move:
        """The move that a text names, whether it is legal or not. Raises NotationError."""
        return read_move(self._now, required(text, str))

    def play(self, move: Move | str) -> None:
        """Make a move: one of `legal_moves`, or its text. Raises IllegalMove or NotationError; then nothing changes."""
        super().play(self.move(move) if isinstance(move, str) else move)

    def why(self, move: Move | str) -> str:
        """Why a move cannot be made now, in a sentence; an empty text if it can."""
        try:
            broken = broken_rule(self._now, self.move(move) if isinstance(move, str) else as_move(move))
        except NotationError as error:
            return str(error)
        return str(broken) if broken else ""

    def table(self, seat: int | None = None) -> str:
        """The table as lines of text: as a seat sees it, or with all hands open."""
        return draw_table(self._now if seat is None else self.view(seat).public)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it, with all hands open."""
        return table_html(self._now)

    def __str__(self) -> str:
        return self.table()

    def save(self, notes: Mapping[str, str] | None = None) -> str:
        """The record of the match as text, including its seed and its notes; `load` reads it.

        notes: further lines of the header. What the record itself states, such as the seed, they do not change.
        """
        seed = {"Seed": str(self.seed)}
        return format_match(self, seed | self.notes | _noted(notes) | seed)

    def __copy__(self) -> Self:
        twin = super().__copy__()
        twin.notes = dict(self.notes)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), {"notes": self.notes})


def _noted(notes: object) -> dict[str, str]:
    """The notes of a record. Raises ArgumentError for what is no mapping; `format_match` checks the rest."""
    if notes is None or isinstance(notes, Mapping):
        return dict(notes or {})
    raise ArgumentError("argument-type", needed="dict", found=shown(notes))


def _copied(deal: Deal) -> Deal:
    """A copy of a deal that shares nothing with it that can change."""
    ruled = [(ruling, state.copy()) for ruling, state in deal.ruled]
    return replace(deal, states=[state.copy() for state in deal.states], moves=deal.moves[:], ruled=ruled, laid=None)


def load_match(text: str) -> tuple[Match, dict[str, str]]:
    """The match of a record, and the notes in its header. The match is replayed, and everything that the text states is
    checked.

    Raises NotationError.
    """
    record, notes = read_record(required(text, str))
    match = Match.__new__(Match)
    repeat(match, record, _seed(text, notes.get("Seed", "0")))
    match.notes = {key: value for key, value in notes.items() if key != "Seed"}
    return match, notes


def load(text: str) -> Match:
    """The match of a record written by `Match.save`. Raises NotationError with everything that is wrong."""
    return load_match(text)[0]


def _seed(text: str, seed: str) -> int:
    """The seed of the coming deals."""
    if seed.isascii() and seed.isdigit() and len(seed) <= len(str(LARGEST_SEED)) and int(seed) <= LARGEST_SEED:
        return int(seed)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("[Seed]"))
    raise RecordError([fault(line, 0, "notation-seed", largest=str(LARGEST_SEED))])
