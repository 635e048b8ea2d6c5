"""The cards that a person has selected, and the moves they can become: answers to `select` and `why`."""

from collections.abc import Iterable, Sequence

from cassino.cards import CardSyntaxError, cards_in, rank_of
from cassino.engine.insisting import ADDITIONS, ALL_DEMANDS, ANSWER_WINDOW, FULLER_CAPTURE
from cassino.engine.layout import Laid
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State, values_in
from cassino.engine.view import View
from cassino.engine.why import BrokenRule
from cassino.hosted.frames.plays import play
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import CardPlay, Choice, Rule
from cassino.hosted.wire.wording import card_list as card_list, kind_name as kind_name, pack_of as pack_of
from cassino.notation.move import format_move
from cassino.notation.speech import label, row
from cassino.rules.card_values import card_values
from cassino.rules.options import Orange, Pack
from cassino.rules.packs import parse_card
from cassino.texts.message import Message

NEARNESS = ("B11", "B14", "B10", "B6", "B7", "B9")
"""Which objection is most likely about the intended move, best first."""
FEW = 8
"""With at most this many cards and builds on the table, the list of moves is short under any rules."""
LISTED = 20_000
"""How many moves are looked at if only a list shows which cards can be used."""


def hand_cards(view: View, texts: Iterable[str]) -> int:
    """Cards of the viewer's own hand. Raises Refusal."""
    chosen = 0
    for text in texts:
        card = _card(text, pack_of(view.public))
        if view.seat is None or not view.public.hand(view.seat) >> card & 1:
            raise Refusal("unknown_card", "error-card-not-in-hand", card=text[:8])
        chosen |= 1 << card
    return chosen


def usable_tops(state: State, seat: int | None) -> int:
    """The tops of piles that a seat may use in some way."""
    return 0 if seat is None else state.stealable(seat) | state.capturable_tops(seat)


def table_cards(view: View, layout: Sequence[Laid], texts: Iterable[str]) -> int:
    """The table cards and tops of a selection, builds completed. Raises Refusal."""
    builds = {laid.id: laid.cards for laid in layout if laid.build}
    chosen = 0
    for text in texts:
        chosen |= builds[text] if text in builds else _whole(view, text)
    return chosen


def _card(text: str, pack: Pack) -> int:
    try:
        return parse_card(text, pack)
    except CardSyntaxError:
        raise Refusal("unknown_card", "error-unknown-card", card=text[:8]) from None


def _whole(view: View, text: str) -> int:
    state = view.public
    card = _card(text, pack_of(state))
    for build in state.builds():
        if build.cards >> card & 1:
            return build.cards
    if not (state.loose | usable_tops(state, view.seat)) >> card & 1:
        raise Refusal("unknown_card", "error-card-not-on-table", card=text[:8])
    return 1 << card


def choices(
    view: View, layout: Sequence[Laid], version: int, cards: Sequence[str], table: Sequence[str]
) -> ChoicesFrame:
    """The answer to `select`, for a version of the match. Raises Refusal."""
    played, taken, pack = hand_cards(view, cards), table_cards(view, layout, table), pack_of(view.public)
    selected, lying = card_list(played, pack), card_list(taken, pack)
    if not _is_turn(view):
        return ChoicesFrame(version, selected, lying)
    found = [play(view, move) for move in plays(view, played, taken)] if played or taken else []
    fitting, takeable = _reach(view, played, taken)
    is_hopeless = not found and not fitting and (played or (taken and view.public.tables.composite))
    found += _bold(view, played, taken) if played else []
    why = why_not(view, played, taken) if is_hopeless and not found else None
    return ChoicesFrame(version, selected, lying, found, card_list(takeable, pack), card_list(fitting, pack), why)


def takes_long(view: View) -> bool:
    """Whether the answer may take longer than a move, because it needs a list of many moves."""
    state = view.public
    if state.tables.is_plain or not _is_turn(view):
        return False
    return state.loose.bit_count() + len(state.builds()) > FEW


def choice(state: State, move: Move) -> Choice:
    """A move without cards, or one named by a hint."""
    return Choice(format_move(state, move), label(state, move), kind_name(move.kind))


def plays(view: View, cards: int, taken: int) -> list[Move]:
    """The moves that these cards can become, with every call or choice that can go with them."""
    state = view.public
    moves = view.plays_for(cards, taken)
    if not cards and state.duty & FULLER_CAPTURE and state.played:
        moves = [*view.plays_for(state.played, taken), *moves]
    return [each for move in moves for each in (move, *_with_calls(view, move))]


def _with_calls(view: View, move: Move) -> list[Move]:
    """A capture with a call of "orange", or with the pictures for the partner's pile."""
    state = view.public
    if move.kind != Kind.CAPTURE or not (state.rules.calling.orange is Orange.CALLED or state.tables.pairs):
        return []
    seats = {state.turn, (state.turn + 2) % state.players} - {move.seat}
    called = [Move(Kind.CAPTURE, move.cards, move.taken, move.value, seat) for seat in sorted(seats)]
    return [each for each in called if view.is_legal(each)]


def _bold(view: View, cards: int, taken: int) -> list[CardPlay]:
    """A capture that may be wrong, in games where the table rules on mistakes. 004:36"""
    state = view.public
    is_capture = any(move.kind == Kind.CAPTURE for move in view.plays_for(cards, taken))
    if not state.tables.lenient or not taken or is_capture or cards & (cards - 1):
        return []
    pack = pack_of(state)
    text = f"{card_list(cards, pack)[0]} x {', '.join(card_list(taken, pack))}"
    said = Message("button-take", {"taken": row(taken, pack)})
    return [CardPlay(text, said, "capture", card_list(cards, pack), card_list(taken, pack))]


def without_cards(view: View, may_end: bool) -> list[Move]:
    """What the seat to act can do without choosing cards: end the turn (if allowed), or answer a question."""
    state, seat = view.public, view.seat
    if seat is None or not _is_turn(view):
        return []
    if not state.window:
        return [Move(Kind.END, 0)] if may_end else []
    if state.window == ANSWER_WINDOW:
        return list(view.legal_moves)
    said = [Move(kind, 0, seat=seat) for kind in (Kind.CALL, Kind.ASK)]
    said += [Move(Kind.INSIST, 0, value=value, seat=seat) for value in (FULLER_CAPTURE, ADDITIONS, ALL_DEMANDS)]
    said.append(Move(Kind.PASS, 0, seat=seat))
    return [move for move in said if view.is_legal(move)]


def _is_turn(view: View) -> bool:
    return view.is_to_act and not view.public.is_over


def _reach(view: View, cards: int, taken: int) -> tuple[int, int]:
    """The hand cards that can also be chosen, and the table cards that can be used with those chosen."""
    if not view.public.tables.is_plain:
        return _reach_in_list(view, cards, taken)
    if cards:
        return 0, view.takeable_with(cards)
    fitting = [card for card in cards_in(view.hand) if taken & ~view.takeable(card) == 0]
    return sum(1 << card for card in fitting), 0


def _reach_in_list(view: View, cards: int, taken: int) -> tuple[int, int]:
    """As `_reach`, from the list of legal moves."""
    fitting = usable = 0
    for move in view.moves_up_to(LISTED):
        if move.cards & cards != cards:
            continue
        usable |= move.taken
        if taken & ~move.taken == 0:
            fitting |= move.cards
    several = view.public.tables.from_hand or not cards
    return (fitting & ~cards & view.hand if several else 0), usable


def why_not(view: View, cards: int, taken: int, kind: int | None = None) -> Rule | None:
    """The same as `objection`, for a frame."""
    broken = objection(view, cards, taken, kind)
    return rule_of(broken) if broken else None


def objection(view: View, cards: int, taken: int, kind: int | None = None) -> BrokenRule | None:
    """The rule against the move that was probably intended; None if some move is legal."""
    meant = [move for move in _meant(view.public, cards, taken) if kind in (None, move.kind)]
    meant = meant or [Move(Kind.CAPTURE if kind is None else kind, cards, taken, _total(cards))]
    broken = [view.broken_rule(move) for move in meant]
    objections = [rule for rule in broken if rule is not None]
    if len(objections) < len(broken):
        return None
    return min(objections, key=lambda rule: _distance(rule.number))


def rule_of(broken: BrokenRule) -> Rule:
    """The rule that forbids a move, for a frame."""
    return Rule(broken.number, Message(broken.key, broken.args))


def _distance(number: str) -> int:
    return NEARNESS.index(number) if number in NEARNESS else len(NEARNESS)


def _total(cards: int) -> int:
    return sum(rank_of(card) for card in cards_in(cards))


def _meant(state: State, cards: int, taken: int) -> list[Move]:
    """The moves that a person may have intended with these cards."""
    total = _total(cards)
    if not taken:
        return [Move(Kind.TRAIL, cards)]
    builds = [build for build in state.builds() if build.cards & taken]
    values = (
        values_in(card_values(state.rules)[cards.bit_length() - 1].in_hand) if cards and not cards & (cards - 1) else ()
    )
    values = values or (total,)
    moves = [Move(Kind.CAPTURE, cards, taken, value) for value in values if cards]
    moves += [Move(Kind.RAISE, cards, taken, build.value + total) for build in builds if cards]
    moves += [Move(Kind.JOIN, cards, taken, build.value) for build in builds]
    return moves + _meant_builds(state, cards, taken, builds)


def _meant_builds(state: State, cards: int, taken: int, builds: Sequence[Build]) -> list[Move]:
    """A build of the sum of all cards, if some card could capture it."""
    total = _total(cards | taken)
    return [] if builds or total > state.tables.highest else [Move(Kind.BUILD, cards, taken, total)]


def kind_of(verb_name: str | None) -> int | None:
    """A move kind by its name. Raises Refusal."""
    kinds: dict[str, int] = {kind_name(kind): int(kind) for kind in Kind if kind != Kind.CLAIM}
    if verb_name is not None and verb_name not in kinds:
        raise Refusal("malformed", "error-one-of", field="verb", known=", ".join(kinds))
    return kinds.get(verb_name or "")
