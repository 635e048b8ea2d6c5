"""Moves as sequences of ids, and choosing one id by id."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from cassino.arguments import required, whole, wholes
from cassino.cards import cards_in
from cassino.encoding.chooser import Chooser, Tools
from cassino.encoding.ids import DONE, HAND, ID_COUNT, KIND, PILE, SEAT, TAKE, VALUE, id_name
from cassino.engine.calling import claim_refusal
from cassino.engine.hands import hand_capture_value
from cassino.engine.legal import broken_rule
from cassino.engine.move import Kind, Move, as_move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.errors import CassinoError
from cassino.rules.options import FromHand

_SPARE: list[Tools] = []
"""Unused working memories; never more than the number of calls that ran at the same time."""


class IllegalId(CassinoError):
    """An id that cannot be next, or a sequence that ends too early. `ids`: those that could be next.

    If the ids make a whole move, `broken` is the rule that forbids it. `game`: the index of the game in a batch.
    """

    def __init__(
        self, number: int | None, ids: Sequence[int], illegal: IllegalMove | None = None, game: int | None = None
    ) -> None:
        named = ", ".join(f"{each} ({id_name(each)})" for each in ids)
        key = "encoding-incomplete" if number is None else "encoding-illegal-move" if illegal else "encoding-illegal"
        name = id_name(number) if number is not None and 0 <= number < ID_COUNT else "-"
        place = "none" if game is None else str(game)
        super().__init__(key, id=str(number), name=name, ids=named or "-", reason=str(illegal or ""), game=place)
        self.ids, self.game = tuple(ids), game
        self.broken = illegal.broken if illegal else None


class Choice:
    """A move that the player to act chooses id by id. Ids that leave no choice are taken at once.

    position: a State, or the View of the player to act.
    everything: offer also what is not in the list of legal moves: the player's claim, and the orders in which the cards
    of a capture can go on a pile.
    forced: offer also ids that leave no choice, and DONE.
    Raises CassinoError if nobody is to move, or in a view somebody else.
    """

    def __init__(self, position: State | View, everything: bool = False, forced: bool = False) -> None:
        self._state = position_of(position)
        self.chooser = Chooser()
        tools = _SPARE.pop() if _SPARE else Tools()
        may_claim = everything and claim_refusal(self._state, Move(Kind.CLAIM, 0, seat=self._state.turn)) == 0
        self.chooser.start(tools, self._state, bool(forced), bool(everything), may_claim)
        _SPARE.append(tools)

    @property
    def state(self) -> State:
        """The position, or what the player sees of it."""
        return self._state.copy()

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids that can be next, the lowest first; none once the move is complete."""
        return self.chooser.ids

    @property
    def mask(self) -> bytes:
        """1 for each of `ids` and 0 for every other id, ID_COUNT bytes."""
        found = bytearray(ID_COUNT)
        for number in self.ids:
            found[number] = 1
        return bytes(found)

    @property
    def move(self) -> Move | None:
        """The move, once it is complete."""
        done = self.chooser
        if not done.is_done:
            return None
        pack = self._state.rules.deck.pack.number
        kind, seat, value = done.mark & 15, (done.mark >> 4 & 15) - 1, done.mark >> 8
        return Move(kind, done.cards, done.taken, value, seat, done.order, pack)

    @property
    def taken(self) -> tuple[int, ...]:
        """The ids so far, forced ones among them."""
        return taken_by(self.chooser) if self.move is None else ids_of(self._state, self.move)

    def add(self, number: int) -> None:
        """Choose the next id. Raises IllegalId, ArgumentError for what is no id; then nothing changes."""
        wanted = whole(number)
        tools = _SPARE.pop() if _SPARE else Tools()
        is_next = 0 <= wanted < ID_COUNT and self.chooser.choose(tools, self._state, wanted)
        _SPARE.append(tools)
        if not is_next:
            raise illegal_id(self.chooser, self._state, wanted)

    def copy(self) -> "Choice":
        """An independent copy."""
        twin: Choice = Choice.__new__(Choice)
        twin._state, twin.chooser = self._state, self.chooser.twin()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Choice":
        return self.copy()

    def __repr__(self) -> str:
        return f"<Choice {' '.join(map(id_name, self.taken)) or '-'}>"


def taken_by(half: Chooser) -> tuple[int, ...]:
    """The ids of a move that is chosen in part."""
    parts = [KIND + half.kind] if half.kind >= 0 else []
    parts += [HAND + card for card in cards_in(half.cards)]
    parts += [VALUE + half.value] if half.value else []
    parts += [TAKE + card for card in cards_in(half.units)]
    parts += [SEAT + half.seat] if half.seat >= 0 else []
    return (*parts, *(PILE + card for card in half.order or ()))


def illegal_id(half: Chooser, state: State, number: int, game: int | None = None) -> IllegalId:
    """The error for an id that cannot be next; with the rule, if the ids make a whole move."""
    spelled = taken_by(half)
    move = parsed(state, (*spelled, number)) or parsed(state, (*spelled, number, DONE))
    broken = None if move is None else broken_rule(state, move)
    return IllegalId(number, half.ids, None if broken is None else IllegalMove(broken), game)


def position_of(position: State | View) -> State:
    """The state in which a move is chosen. Raises CassinoError."""
    if isinstance(position, View):
        state, is_to_act = position.public, position.is_to_act
    else:
        state, is_to_act = required(position, State), True
    if state.is_over or state.is_chance or not is_to_act:
        raise CassinoError("encoding-nobody")
    return state.copy()


def encode(state: State, move: Move) -> tuple[int, ...]:
    """The ids of a legal move, all of them, DONE at the end. Raises IllegalMove."""
    broken = broken_rule(required(state, State), as_move(move))
    if broken is not None:
        raise IllegalMove(broken)
    return ids_of(state, move)


def ids_of(state: State, move: Move) -> tuple[int, ...]:
    """The ids of a move, unchecked."""
    inner = sum(build.cards & (build.cards - 1) for build in state.builds())
    has_value = move.value and not is_value_derived(state, move.kind)
    return (
        KIND + move.kind,
        *(HAND + card for card in cards_in(move.cards)),
        *((VALUE + move.value,) if has_value else ()),
        *(TAKE + card for card in cards_in(move.taken & ~inner)),
        *((SEAT + move.seat,) if move.seat >= 0 else ()),
        *(PILE + card for card in move.order or ()),
        DONE,
    )


def is_value_derived(state: State, kind: int) -> bool:
    """Whether the value of such a move follows from its cards."""
    return kind == Kind.CAPTURE and state.rules.capturing.from_hand is not FromHand.ONE_CARD


def decode(state: State, ids: Iterable[int]) -> Move:
    """The move that a whole sequence of ids means. Raises IllegalId, IllegalMove, ArgumentError."""
    found = wholes(ids)
    move = parsed(required(state, State), found)
    if move is not None:
        broken = broken_rule(state, move)
        if broken is not None:
            raise IllegalMove(broken)
        return move
    choice = Choice(state, everything=True, forced=True)
    for number in found:
        choice.add(number)
    if choice.move is None:
        raise IllegalId(None, choice.ids)
    return choice.move


def parsed(state: State, ids: Sequence[int]) -> Move | None:
    """The move that ids spell, legal or not; None if they are not in order or not a whole move."""
    rest = list(ids)
    if not rest or rest.pop() != DONE:
        return None
    parts: list[list[int]] = []
    for first, end in ((KIND, SEAT), (HAND, TAKE), (VALUE, KIND), (TAKE, VALUE), (SEAT, DONE), (PILE, ID_COUNT)):
        part = list(takewhile(lambda number, first=first, end=end: first <= number < end, rest))  # type: ignore[misc]
        del rest[: len(part)]
        parts.append([number - first for number in part])
    kind, cards, value, units, seat, order = parts
    is_ordered = all(sorted(set(part)) == part for part in (cards, units))
    if rest or len(kind) != 1 or len(value) > 1 or len(seat) > 1 or not is_ordered:
        return None
    hand, taken = sum(1 << card for card in cards), sum(1 << card for card in units)
    for build in state.builds():
        taken |= build.cards if taken & build.cards & -build.cards else 0
    if is_value_derived(state, kind[0]):
        value = [hand_capture_value(state, hand, taken)]
    pack = state.rules.deck.pack.number
    return Move(kind[0], hand, taken, sum(value), seat[0] if seat else -1, order or None, pack)
