"""The table drawn as lines of text, one fact a line, for terminals, screen readers and failure reports."""

from collections.abc import Iterator, Sequence

from cassino.engine.counting import set_count
from cassino.engine.state import NO_CARD, Build, State
from cassino.notation.groups import SEAT_LETTERS, format_build, ordered
from cassino.notation.positionwords import DUTIES, WINDOWS
from cassino.rules.options import Pack, PileFace
from cassino.rules.packs import format_card, format_cards
from cassino.texts import tell
from cassino.texts.lists import listed


def draw_table(state: State, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The table, the hands (`?` for a card that is hidden here), the piles and the score."""
    return "\n".join(_lines(state, names))


def _lines(state: State, names: Sequence[str]) -> Iterator[str]:
    pack = state.rules.deck.pack
    yield tell("notation-table", title=state.rules.title, turn=state.turn_no + 1, progress=_progress(state, names))
    yield tell("notation-table-loose", cards=format_cards(ordered(state.loose), pack) or "none")
    for number, build in enumerate(state.builds(), 1):
        yield f"  b{number}: {describe_build(build, names, pack)}"
    if state.shown:
        taken = format_cards(ordered(state.pending_taken), pack)
        cards = format_cards(state.shown, pack)
        yield tell("notation-table-shown", name=names[state.turn_of], cards=cards, taken=taken)
    for seat in range(state.players):
        cards, role = hand_text(state, seat) or "none", _role(state, seat)
        yield tell("notation-table-hand", name=names[seat], cards=cards, role=role)
    yield from _piles(state, names)
    yield tell("notation-table-stock", count=state.stock_size)
    if state.bottom != NO_CARD and state.stock_size:
        yield tell("notation-table-bottom", card=format_card(state.bottom, pack))


def describe_build(build: Build, names: Sequence[str] = SEAT_LETTERS, pack: Pack = Pack.FRENCH_52) -> str:
    """`[6C+3D] worth 9, simple, owned by A`."""
    kind = "simple" if set_count(build.cards, build.value) == 1 else "multiple"
    cards, owner = format_build(build, pack), names[build.owner] if build.owner >= 0 else "none"
    return tell("notation-table-build", cards=cards, value=build.value, kind=kind, owner=owner)


def hand_text(state: State, seat: int) -> str:
    """The cards of a hand, `?` for each card that is hidden."""
    known = [format_card(card, state.rules.deck.pack) for card in ordered(state.hand(seat))]
    return " ".join(known + ["?"] * (state.hand_size(seat) - len(known)))


def side_name(state: State, side: int, names: Sequence[str] = SEAT_LETTERS) -> str:
    """The names of a side's players."""
    own = [names[seat] for seat in range(state.players) if state.side_of(seat) == side]
    return listed(own)


def _progress(state: State, names: Sequence[str]) -> str:
    """Whose turn it is, and what this player has done in it and still has to do."""
    if state.is_over:
        return tell("notation-table-over")
    if state.is_chance:
        return tell("notation-table-waits")
    doing = WINDOWS[state.window] if state.window else "play"
    parts = [tell("notation-table-turn", name=names[state.turn], doing=doing)]
    if not state.stock_size:
        parts.append(tell("table-last-round"))
    return ", ".join([*parts, *(_so_far(state) if not state.window else ())])


def _so_far(state: State) -> Iterator[str]:
    """What the player has done in this turn and still has to do."""
    if state.played:
        yield tell("notation-table-played", cards=format_cards(state.played, state.rules.deck.pack))
    if state.must_take:
        yield tell("notation-table-must-take", value=state.must_take)
    if state.duty and state.played:
        yield tell("notation-table-duty", duty=DUTIES[state.duty])
    if state.plays_owed > 1:
        yield tell("notation-table-plays", count=state.plays_owed)


def _role(state: State, seat: int) -> str:
    """What a player is in this turn, as a word for a message."""
    if state.is_over or seat not in (state.turn, state.dealer):
        return "none"
    return "both" if state.turn == state.dealer else "turn" if seat == state.turn else "dealer"


def _piles(state: State, names: Sequence[str]) -> Iterator[str]:
    """A line for each pile: one per side, or one per player if each has an own pile."""
    holders = sorted({state.holder(seat) for seat in range(state.players)})
    if len(holders) == state.side_count:
        for side in range(state.side_count):
            pile = _pile(state, side, state.pile(side).bit_count(), side_name(state, side, names))
            yield ", ".join([pile, *_made(state, side)])
        return
    for holder in holders:
        yield _pile(state, holder, state.held(holder).bit_count(), names[holder])
    for side in range(state.side_count):
        yield f"{side_name(state, side, names)}: {', '.join(_made(state, side))}"


def _pile(state: State, holder: int, count: int, name: str) -> str:
    """The size of a pile, and its top card if it is face up."""
    is_hidden = state.rules.piling.face is PileFace.DOWN or state.top(holder) == NO_CARD
    top = "none" if is_hidden else format_card(state.top(holder), state.rules.deck.pack)
    return tell("notation-table-pile", name=name, count=count, top=top)


def _made(state: State, side: int) -> Iterator[str]:
    """What a side has besides its cards, and its score in the match."""
    if state.rules.sweeping.scores and (sweeps := state.sweeps(side)):
        yield tell("notation-table-sweeps", count=sweeps)
    if oranges := state.oranges(side):
        yield tell("notation-table-oranges", count=oranges)
    if penalty := state.penalty(side):
        yield tell("notation-table-penalty", points=f"{penalty:+}")
    yield tell("notation-table-score", score=state.score(side))
