"""A position as one line: `casino 2 | turn A 5 | dealer B | hand A 8S 2C | hand B 4D KC | table 5H [6C+3D=9 A@3] ...`

It contains everything that play needs; empty parts are left out. `?` is a hidden card, or one that is not drawn yet.
"""

from collections.abc import Callable, Iterable, Iterator

from cassino.arguments import required
from cassino.cards import cards_in
from cassino.engine.move import Kind
from cassino.engine.state import NO_CARD, Build, State
from cassino.notation.groups import SEAT_LETTERS, format_group, groups_of, ordered, seat_letter
from cassino.notation.position_reader import PositionSyntaxError, parse_position
from cassino.notation.positionwords import DUTIES, HIDDEN, NOBODY_YET, SEVERAL, SEVERAL_WORD, WINDOWS
from cassino.rules.options import Enforcement, Pack, PileFace
from cassino.rules.packs import format_card, format_cards

__all__ = ["PositionSyntaxError", "format_position", "parse_position"]


def format_position(state: State) -> str:
    """A position as one line; of a view its public state, hidden cards as `?`."""
    return " | ".join(_segments(required(state, State)))


def _segments(state: State) -> Iterator[str]:
    seats, pack = range(state.players), state.rules.deck.pack
    yield f"{state.rules.id} {state.players}"
    if state.is_over:
        yield "over" + (f" claimed by {SEAT_LETTERS[state.claimant]}" if state.claimant >= 0 else "")
    yield f"turn {SEAT_LETTERS[state.turn]} {state.turn_no + 1}"
    yield f"dealer {SEAT_LETTERS[state.dealer]}"
    yield f"round {state.round_no}"
    yield from _turn(state)
    yield from (f"hand {SEAT_LETTERS[seat]} {_hand(state, seat)}" for seat in seats if state.hand_size(seat))
    loose = [format_card(card, pack) for card in ordered(state.loose)]
    yield " ".join(["table", *loose, *(_format_build(build, pack) for build in state.builds())])
    yield from _arrivals(state)
    yield from _piles(state)
    if state.stock_size:
        yield " ".join(["stock", *(format_card(card, pack) if card < 52 else HIDDEN for card in state.stock())])
    if state.bottom != NO_CARD:
        yield f"bottom {format_card(state.bottom, pack)}"
    if state.last_capturer >= 0:
        yield f"last {SEAT_LETTERS[state.last_capturer]}"
    yield from _counts(state)
    yield from (f"proven {SEAT_LETTERS[seat]} {proven}" for seat in seats if (proven := _proven(state, seat)))
    for word, shown in (("lacks", state.lacking), ("apart", state.apart_by), ("lost", state.lost)):
        yield from (f"{word} {SEAT_LETTERS[seat]} {_numbers(shown(seat))}" for seat in seats if shown(seat))


def _turn(state: State) -> Iterator[str]:
    """The turn in progress, if it has several parts or other players have to answer."""
    pack = state.rules.deck.pack
    first = (state.dealer + 1) % state.players
    asked = " ".join(SEAT_LETTERS[seat] for seat in cards_in(state.asked))
    played = f"{format_cards(state.played, pack)} {Kind(state.played_kind).name.lower()} {state.played_value}"
    parts = {
        "player": seat_letter(state.turn_of) if state.turn_of != state.turn else "",
        "window": WINDOWS.get(state.window, ""),
        "asked": asked,
        "duty": DUTIES.get(state.duty, ""),
        "played": played if state.played else "",
        "must": state.must_take or "",
        "shown": format_cards(state.shown, pack),
        "pending": format_cards(state.pending_taken, pack),
        "as": state.pending_value or "",
        "saying": seat_letter(state.pending_seat) if state.pending_seat >= 0 else "",
        "owed": state.plays_owed if state.plays_owed != 1 else "",
        "announced": " ".join(seat_letter(seat) for seat in range(state.players) if state.announced >> seat & 1),
        "leader": seat_letter(state.leader) if state.leader != first else "",
        "taker": seat_letter(state.round_capturer) if state.round_capturer >= 0 else "",
        "met": {NOBODY_YET: "", SEVERAL: SEVERAL_WORD}.get(state.first_met, seat_letter(state.first_met)),
    }
    yield from (f"{word} {text}" for word, text in parts.items() if text)
    if state.tiebreak:
        yield "tiebreak"
    if state.is_chance and state.has_swept:
        yield "swept"


def _arrivals(state: State) -> Iterator[str]:
    """The order in which cards and builds came to the table, if it matters."""
    cards, formed = state.order_on_table()
    if cards:
        yield f"came {format_cards(cards, state.rules.deck.pack)}"
    if formed:
        yield f"formed {_numbers(formed)}"


def _piles(state: State) -> Iterator[str]:
    """The piles: face down as sets by side; face up by holder, with a slash between captures."""
    pack = state.rules.deck.pack
    if state.rules.piling.face is PileFace.DOWN:
        for side in range(state.side_count):
            if state.pile(side):
                yield f"pile {SEAT_LETTERS[side]} {format_cards(ordered(state.pile(side)), pack)}"
        return
    for holder in sorted({state.holder(seat) for seat in range(state.players)}):
        if batches := state.batches(holder):
            yield f"pile {SEAT_LETTERS[holder]} " + " / ".join(format_cards(batch, pack) for batch in batches)


def _counts(state: State) -> Iterator[str]:
    """The counts by side, and the hands that will get fewer cards."""
    sides = range(state.side_count)
    yield from _turns_of("sweeps", state, state.sweep_times)
    yield from _turns_of("large", state, state.large_sweeps)
    by_side: dict[str, Callable[[int], int]] = {
        "oranges": state.oranges, "wrong": state.false_oranges, "penalties": state.penalty, "score": state.score,
    }  # fmt: skip
    for word, count in by_side.items():
        if any(map(count, sides)):
            yield f"{word} {_numbers(map(count, sides))}"
    if any(map(state.short_hand, range(state.players))):
        yield f"short {_numbers(map(state.short_hand, range(state.players)))}"
    if any(state.rules.carried):
        yield f"carried {_numbers(state.rules.carried)}"
    if state.rules.calling.enforcement is Enforcement.TABLE:
        yield f"acted {_numbers(state.last_turn(seat) + 1 for seat in range(state.players))}"


def _turns_of(word: str, state: State, times: Callable[[int], int]) -> Iterator[str]:
    """`sweeps A@5`."""
    found = [f"{SEAT_LETTERS[side]}@{turn + 1}" for side in range(state.side_count) for turn in cards_in(times(side))]
    if found:
        yield " ".join([word, *found])


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _hand(state: State, seat: int) -> str:
    hidden = state.hand_size(seat) - state.hand(seat).bit_count()
    known = [format_card(card, state.rules.deck.pack) for card in ordered(state.hand(seat))]
    return " ".join([*known, *[HIDDEN] * hidden])


def _format_build(build: Build, pack: Pack) -> str:
    sets = ", ".join(format_group(group, 0, pack) for group in groups_of(build.cards, build.value))
    return f"[{sets}={build.value} {seat_letter(build.owner)}@{build.turn + 1}]"


def _proven(state: State, seat: int) -> str:
    owned = state.bound(seat)
    return _numbers(value for value in state.proven(seat) if value not in owned)
