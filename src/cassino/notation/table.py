"""The table drawn as lines of text, one fact a line, for terminals, screen readers and failure reports."""

from collections.abc import Iterator, Sequence

from cassino.engine.counting import set_count
from cassino.engine.insisting import ADDITIONS, ALL_DEMANDS, FULLER_CAPTURE
from cassino.engine.state import NO_CARD, Build, State
from cassino.notation.groups import SEAT_LETTERS, format_build, ordered
from cassino.notation.positionwords import WINDOWS
from cassino.rules.options import Pack, PileFace
from cassino.rules.packs import format_card, format_cards

ASKED = {
    "insist": "to insist on more or let it stand",
    "orange": "to call an orange or pass",
    "request": "to ask for the build or pass",
    "answer": "to leave the build or take it",
}
"""The question to a player in another player's turn."""
OWED = {
    FULLER_CAPTURE: "take all that the played card can take",
    ADDITIONS: "add all that can be added",
    ALL_DEMANDS: "take and add all that can be",
}


def draw_table(state: State, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The table, the hands (`?` for a card that is hidden here), the piles and the score."""
    return "\n".join(_lines(state, names))


def _lines(state: State, names: Sequence[str]) -> Iterator[str]:
    pack = state.rules.deck.pack
    yield f"{state.rules.title}, turn {state.turn_no + 1}: {_progress(state, names)}"
    yield f"Table: {format_cards(ordered(state.loose), pack) or 'no loose cards'}"
    for number, build in enumerate(state.builds(), 1):
        yield f"  b{number}: {describe_build(build, names, pack)}"
    if state.shown:
        taken = format_cards(ordered(state.pending_taken), pack)
        yield f"Shown by {names[state.turn_of]}: {format_cards(state.shown, pack)}, to take {taken}"
    for seat in range(state.players):
        yield f"{names[seat]}: {hand_text(state, seat) or 'no cards'}{_role(state, seat)}"
    yield from _piles(state, names)
    yield f"Stock: {state.stock_size} cards"
    if state.bottom != NO_CARD and state.stock_size:
        yield f"Last card of the stock: {format_card(state.bottom, pack)}"


def describe_build(build: Build, names: Sequence[str] = SEAT_LETTERS, pack: Pack = Pack.FRENCH_52) -> str:
    """`[6C+3D] worth 9, simple, owned by A`."""
    kind = "simple" if set_count(build.cards, build.value) == 1 else "multiple"
    owner = names[build.owner] if build.owner >= 0 else "nobody"
    return f"{format_build(build, pack)} worth {build.value}, {kind}, owned by {owner}"


def hand_text(state: State, seat: int) -> str:
    """The cards of a hand, `?` for each card that is hidden."""
    known = [format_card(card, state.rules.deck.pack) for card in ordered(state.hand(seat))]
    return " ".join(known + ["?"] * (state.hand_size(seat) - len(known)))


def side_name(state: State, side: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The names of a side's players."""
    return " and ".join(names[seat] for seat in range(state.players) if state.side_of(seat) == side)


def _progress(state: State, names: Sequence[str]) -> str:
    if state.is_over:
        return "the deal is over"
    if state.is_chance:
        return "cards to be dealt"
    last = " in the last round" if not state.stock_size else ""
    if state.window:
        return f"{names[state.turn]} {ASKED[WINDOWS[state.window]]}{last}"
    return f"{names[state.turn]} to play{last}{_so_far(state, names)}"


def _so_far(state: State, names: Sequence[str]) -> str:
    """What the player has done in this turn and still has to do."""
    parts = []
    if state.played:
        parts.append(f"has played {format_cards(state.played, state.rules.deck.pack)}")
    if state.must_take:
        parts.append(f"has to take the build of {state.must_take}")
    if state.duty and state.played:
        parts.append(f"has to {OWED[state.duty]}")
    if state.plays_owed > 1:
        parts.append(f"has {state.plays_owed} plays")
    return "".join(f", {part}" for part in parts)


def _role(state: State, seat: int) -> str:
    roles = [role for role, holder in (("to play", state.turn), ("dealer", state.dealer)) if holder == seat]
    return f" ({', '.join(roles)})" if roles and not state.is_over else ""


def _piles(state: State, names: Sequence[str]) -> Iterator[str]:
    """A line for each pile: one per side, or one per player if each has an own pile."""
    holders = sorted({state.holder(seat) for seat in range(state.players)})
    if len(holders) == state.side_count:
        for side in range(state.side_count):
            counted = f"{_count(state.pile(side).bit_count())}{_top(state, side)}"
            yield f"Pile of {side_name(state, side, names)}: {counted}{_made(state, side)}"
        return
    for holder in holders:
        yield f"Pile of {names[holder]}: {_count(state.held(holder).bit_count())}{_top(state, holder)}"
    for side in range(state.side_count):
        yield f"{side_name(state, side, names)}{_made(state, side).replace(', ', ': ', 1).replace(';', ':', 1)}"


def _count(count: int) -> str:
    return f"{count} card{'s' * (count != 1)}"


def _top(state: State, holder: int) -> str:
    """The top card of a pile that lies face up."""
    if state.rules.piling.face is PileFace.DOWN or state.top(holder) == NO_CARD:
        return ""
    return f", {format_card(state.top(holder), state.rules.deck.pack)} on top"


def _made(state: State, side: int) -> str:
    """What a side has besides its cards, and its score in the match."""
    sweeps, oranges, penalty = state.sweeps(side), state.oranges(side), state.penalty(side)
    made = f", {sweeps} sweep{'s' * (sweeps != 1)}" if sweeps else ""
    made += f", {oranges} orange{'s' * (oranges != 1)}" if oranges else ""
    made += f", {penalty:+} for mistakes" if penalty else ""
    return f"{made}; match score {state.score(side)}"
