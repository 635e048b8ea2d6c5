"""What a case expects of a play: each expectation and how it is compared."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cassino.cards import card_set, cards_in, rank_of
from cassino.engine.counting import partition, set_count
from cassino.engine.move import Kind
from cassino.engine.scorer import scorer_of, sweeps_worth
from cassino.engine.state import NO_CARD, Build, State
from cassino.engine.view import view
from cassino.notation.cases import reading
from cassino.notation.cases.loading import Block
from cassino.notation.cases.played import CHANGES, Played
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.groups import SEAT_LETTERS, seat_letter
from cassino.rules.options import LastRound, PileFace, PileOrder
from cassino.rules.packs import format_cards

PILE = re.compile(r"pile_([a-f])(_size|_top)?")


def mismatch(played: Played, key: str, expected: Any) -> str | None:
    """A sentence if an expectation is wrong, or not known."""
    if check := CHECKS.get(key):
        return check(played, expected)
    if pile := PILE.fullmatch(key):
        return _check_pile(played, key, pile.group(1), pile.group(2) or "", expected)
    return f"the expectation {key!r} is not known"


def differ(what: str, expected: object, found: object) -> str | None:
    """A sentence if two things differ."""
    return None if expected == found else f"expected {what} {expected}, found {found}"


def same_cards(played: Played, what: str, expected: Any, *found: int) -> str | None:
    """A sentence unless the cards are one of these sets."""
    wanted = reading.one_set(expected, played.pack)
    if wanted in found:
        return None
    shown = reading.card_text(wanted, played.pack), reading.card_text(found[0], played.pack)
    return f"expected {what} {shown[0]}, found {shown[1]}"


def _check_table(played: Played, expected: Any) -> str | None:
    return same_cards(played, "table", expected, played.table, played.settled.loose)


def _check_total(played: Played, expected: Any) -> str | None:
    return differ("table total", expected, sum(map(rank_of, cards_in(played.table))))


def _check_builds_after(played: Played, expected: Any) -> str | None:
    if played.ids.lying(played.after, reading.items(expected, "builds")):
        return None
    return f"expected builds on the table {expected}, found {played.ids.on_table(played.after)}"


def _check_build(played: Played, expected: Any) -> str | None:
    build = played.build
    if not isinstance(expected, Block):
        raise CaseProblem(f"expected the facts of a build, found {expected!r}")
    reading.only_keys(expected, ("id", "value", "kind", "owner", "k", "sets"), "expected build")
    if build is None:
        return f"expected a build that this play made or changed, found none ({dict(expected)})"
    wrong = [text for key, part in expected.items() if (text := _check_build_part(played, build, key, part))]
    return "; ".join(wrong) or None


def _check_build_part(played: Played, build: Build, key: str, expected: Any) -> str | None:
    k = set_count(build.cards, build.value)
    match key:
        case "value":
            return differ("build of", reading.value(expected), build.value)
        case "owner":
            return differ("owner", expected, seat_letter(build.owner))
        case "sets":
            return _check_sets(played, build, reading.sets(expected, played.pack))
        case "id":
            return None if played.ids.known.get(str(expected)) == build.cards else f"the build is not {expected}"
        case "kind":
            return differ("kind", expected, "single" if k == 1 else "multiple")
    return differ("number of sets", expected, k)


def _check_sets(played: Played, build: Build, expected: list[list[int]]) -> str | None:
    """The sets are a way to divide the build."""
    cards = [card for group in expected for card in group]
    is_division = sum(1 << card for card in set(cards)) == build.cards and len(set(cards)) == len(cards)
    sound = all(len(partition(sum(1 << c for c in group), build.value) or []) == 1 for group in expected)
    if is_division and sound:
        return None
    return f"expected other sets than those of {reading.card_text(build.cards, played.pack)} as {build.value}"


def _check_sweep(played: Played, expected: Any) -> str | None:
    """The table was emptied by a capture, and where sweeps count it was counted."""
    made = played.settled.sweeps(played.side) - played.before.sweeps(played.side)
    if played.before.rules.sweeping.points and made != played.is_sweep:
        return f"expected {int(played.is_sweep)} sweep counted, found {made}"
    return differ("sweep", expected, played.is_sweep)


def _check_sweep_points(played: Played, expected: Any) -> str | None:
    """What the sweep of this play is worth by itself. B18"""
    new = played.settled.sweep_times(played.side) & ~played.before.sweep_times(played.side)
    scorer = scorer_of(played.before.rules, played.before.side_count)
    points = sweeps_worth(scorer, new, played.settled.large_sweeps(played.side), 0)
    return differ("points for the sweep", expected, points)


def _check_residue_to(played: Played, expected: Any) -> str | None:
    if not played.settled.is_over:
        return "expected a residue, but the deal goes on"
    state = played.settled
    takers = [side for side in range(state.side_count) if played.residue & state.pile(side)]
    if not played.residue and state.last_capturer >= 0:
        takers = [state.side_of(state.last_capturer)]
    wanted = [] if expected is None else [state.side_of(reading.seat(expected, state.players))]
    return differ("residue for side", _letters(wanted), _letters(takers))


def _letters(sides: list[int]) -> str:
    return " ".join(SEAT_LETTERS[side] for side in sides) or "nobody"


def _check_drawn(played: Played, expected: Any) -> str | None:
    used = 0
    for move in played.moves:
        used |= move.cards
    drawn = played.settled.hand(played.seat) & ~(played.before.hand(played.seat) & ~used)
    return same_cards(played, "drawn", [] if expected is None else [expected], drawn)


def _check_pile(played: Played, key: str, letter: str, what: str, expected: Any) -> str | None:
    """A pile without cards that the case does not name: whole and in order where it lies face up."""
    state, pack = played.settled, played.pack
    seat = reading.seat(letter.upper(), state.players)
    is_up = state.rules.piling.face is PileFace.UP
    held = [card for card in state.pile_of(state.holder(seat)) if not played.filler >> card & 1]
    if what == "_top" and is_up:
        wanted = NO_CARD if expected is None else reading.card(expected, pack)
        return differ(key, expected, format_cards(held[-1:], pack)) if [wanted] != (held[-1:] or [NO_CARD]) else None
    if what == "_top":
        return f"{key}: no top can be seen of a pile that lies face down"
    if not is_up:
        pile = state.pile(state.side_of(seat)) & ~played.filler
        return differ(key, expected, pile.bit_count()) if what else same_cards(played, key, expected, pile)
    if what:
        return differ(key, expected, len(held))
    wanted_order = reading.cards(expected, pack)
    if wanted_order == held or _is_same_pile(played, wanted_order, held):
        return None
    return f"expected {key} {format_cards(wanted_order, pack) or 'empty'}, found {format_cards(held, pack) or 'empty'}"


def _is_same_pile(played: Played, wanted: list[int], held: list[int]) -> bool:
    """Whether two piles differ only in what the capturer was free to choose and the case does not say."""
    captures = [move for move in played.moves if move.kind == Kind.CAPTURE]
    if not captures or captures[-1].order is not None or card_set(wanted) != card_set(held):
        return False
    new = played.captured
    kept = [(card if not new >> card & 1 else None) for card in held]
    if kept != [(card if not new >> card & 1 else None) for card in wanted]:
        return False
    if played.before.rules.piling.order is PileOrder.LOWEST_ON_TOP:
        return list(map(rank_of, wanted)) == list(map(rank_of, held))
    return played.before.rules.piling.order is PileOrder.FREE and wanted[-1] == held[-1]


def _check_orange(played: Played, expected: Any) -> str | None:
    """The points for oranges and wrong calls of this play; a side that is not named has none."""
    calling, after, before = played.before.rules.calling, played.settled, played.before
    named = reading.by_seat(expected, before.players)
    wrong = []
    for side in range(before.side_count):
        points = calling.orange_points * (after.oranges(side) - before.oranges(side))
        points += calling.false_orange_points * (after.false_oranges(side) - before.false_oranges(side))
        wrong.append(differ(f"orange points for {SEAT_LETTERS[side]}", named.get(side, 0), points))
    return "; ".join(text for text in wrong if text) or None


def _check_announces(played: Played, expected: Any) -> str | None:
    """What is said with the play: one thing among others, or a list of everything."""
    said = list(_announcements(played))
    if isinstance(expected, list):
        return differ("to be said", sorted(map(str, expected)), sorted(said))
    return None if str(expected) in said else f"expected {expected!r} to be said, found {said or 'nothing'}"


def _announcements(played: Played) -> Iterator[str]:
    for state, move in played.steps:
        if move.kind in CHANGES:
            yield str(move.value)
            if move.seat >= 0:
                yield "for partner"
        if move.kind == Kind.CALL or (move.kind == Kind.CAPTURE and move.seat == state.turn):
            yield "orange"
    word = {LastRound.LAST: "last", LastRound.LAST_ROUND: "last round"}.get(played.before.rules.calling.last_round)
    if word and played.settled.round_no > played.before.round_no and not played.settled.stock_size:
        yield word


def _check_reveals(played: Played, expected: Any) -> str | None:
    """The hands that everybody sees after the play; none is a hand that is hidden."""
    wrong = []
    for seat, cards in reading.by_seat(expected, played.before.players).items():
        other = (seat + 1) % played.before.players
        seen = view(played.settled, other).public.hand(seat)
        wrong.append(same_cards(played, f"open hand of {SEAT_LETTERS[seat]}", cards, seen))
    return "; ".join(text for text in wrong if text) or None


def _check_trailed(played: Played, expected: Any) -> str | None:
    """A card played against the rules lies on the table. 004:36"""
    laid = 0
    for move in played.moves:
        laid |= move.cards if move.kind == Kind.TRAIL else 0
    return differ("the card on the table", expected, bool(laid) and played.settled.loose & laid == laid)


def by_side(state_sides: int, expected: Any, found: Sequence[int | None], what: str) -> str | None:
    """Compare numbers by side; sides that are not named are not compared."""
    wrong = [
        differ(f"{what} for {SEAT_LETTERS[side]}", number, found[side])
        for side, number in reading.by_seat(expected, state_sides).items()
    ]
    return "; ".join(text for text in wrong if text) or None


def winner_differs(expected: Any, winner: int | None, sides: int) -> str | None:
    """A sentence unless the winning side is the one expected; null is nobody yet."""
    wanted = None if expected is None else reading.seat(expected, sides)
    names = ["nobody" if side is None else SEAT_LETTERS[side] for side in (wanted, winner)]
    return differ("winner", *names)


def _turn(state: State) -> str:
    return "nobody" if state.is_over else SEAT_LETTERS[state.turn]


CHECKS: dict[str, Callable[[Played, Any], str | None]] = {
    "captured": lambda played, cards: same_cards(played, "captured", cards, played.captured),
    "table": _check_table,
    "table_total": _check_total,
    "builds_after": _check_builds_after,
    "build": _check_build,
    "sweep": _check_sweep,
    "sweep_points": _check_sweep_points,
    "residue_to": _check_residue_to,
    "residue": lambda played, cards: same_cards(played, "residue", cards, played.residue),
    "drawn": _check_drawn,
    "hand_size": lambda played, size: differ("hand size", size, played.settled.hand_size(played.seat)),
    "hand_after": lambda played, cards: same_cards(played, "hand", cards, played.settled.hand(played.seat)),
    "next": lambda played, letter: differ("next player", letter, _turn(played.settled)),
    "plays_owed": lambda played, plays: differ("plays owed", plays, played.settled.plays_owed),
    "insistable": lambda played, is_so: differ("more to insist on", is_so, played.is_insistable),
    "orange": _check_orange,
    "announces": _check_announces,
    "reveals": _check_reveals,
    "card_trailed": _check_trailed,
    "deal": lambda played, points: by_side(played.settled.side_count, points, played.count.points, "points"),
    "after": lambda played, scores: by_side(played.settled.side_count, scores, played.outcome.scores, "score"),
    "winner": lambda played, letter: winner_differs(letter, played.outcome.winner, played.settled.side_count),
}
