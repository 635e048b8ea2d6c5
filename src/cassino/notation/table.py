"""The table drawn as lines of text, one fact a line, for terminals, screen readers and failure reports."""

from collections.abc import Iterator, Sequence

from cassino.cards import format_card
from cassino.engine.counting import set_count
from cassino.engine.state import Build, State
from cassino.notation.groups import SEAT_LETTERS, format_build, ordered


def draw_table(state: State, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The table, the hands (`?` for a card that is hidden here), the piles and the score."""
    return "\n".join(_lines(state, names))


def _lines(state: State, names: Sequence[str]) -> Iterator[str]:
    yield f"{state.rules.title}, turn {state.turn_no + 1}: {_progress(state, names)}"
    yield f"Table: {' '.join(format_card(card) for card in ordered(state.loose)) or 'no loose cards'}"
    for number, build in enumerate(state.builds(), 1):
        yield f"  b{number}: {describe_build(build, names)}"
    for seat in range(state.players):
        yield f"{names[seat]}: {hand_text(state, seat) or 'no cards'}{_role(state, seat)}"
    for side in range(state.side_count):
        yield f"Pile of {side_name(state, side, names)}: {_pile(state, side)}"
    yield f"Stock: {state.stock_size} cards"


def describe_build(build: Build, names: Sequence[str] = SEAT_LETTERS) -> str:
    """`[6C+3D] worth 9, simple, owned by A`."""
    kind = "simple" if set_count(build.cards, build.value) == 1 else "multiple"
    return f"{format_build(build)} worth {build.value}, {kind}, owned by {names[build.owner]}"


def hand_text(state: State, seat: int) -> str:
    """The cards of a hand, `?` for each card that is hidden."""
    known = [format_card(card) for card in ordered(state.hand(seat))]
    return " ".join(known + ["?"] * (state.hand_size(seat) - len(known)))


def side_name(state: State, side: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The names of a side's players."""
    return " and ".join(names[seat] for seat in range(state.players) if state.side_of(seat) == side)


def _progress(state: State, names: Sequence[str]) -> str:
    if state.is_over:
        return "the deal is over"
    last = " in the last round" if not state.stock_size else ""
    return f"{names[state.turn]} to play{last}"


def _role(state: State, seat: int) -> str:
    roles = [role for role, holder in (("to play", state.turn), ("dealer", state.dealer)) if holder == seat]
    return f" ({', '.join(roles)})" if roles and not state.is_over else ""


def _pile(state: State, side: int) -> str:
    count, sweeps = state.pile(side).bit_count(), state.sweeps(side)
    made = f", {sweeps} sweep{'s' * (sweeps != 1)}" if sweeps else ""
    return f"{count} card{'s' * (count != 1)}{made}; match score {state.score(side)}"
