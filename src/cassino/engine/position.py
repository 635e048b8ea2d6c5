"""Build a state from its parts, for positions that do not come from a deal."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from cassino.cards import card_set, cards_in
from cassino.engine.holding import holds
from cassino.engine.insisting import ALL_DEMANDS
from cassino.engine.lacking import may_hold
from cassino.engine.placing import build_problems, card_problems, number_problems, order_problems, shape_problems
from cassino.engine.setting import set_counts, set_public, set_turn
from cassino.engine.soundness import are_cards_due
from cassino.engine.state import DEAL_WINDOW, Build, State
from cassino.engine.tables import MOST_PROVEN, Tables, tables_for
from cassino.errors import CassinoError
from cassino.rules.options import Enforcement, Insist, Orange, PileFace, has_steps
from cassino.rules.rules import Rules


class PositionError(CassinoError):
    """The parts do not make a possible position. `problems` lists everything that is wrong."""

    def __init__(self, problems: Sequence[CassinoError]) -> None:
        super().__init__(problems[0].key, **problems[0].facts)
        self.problems = tuple(problems)
        self.others = (*problems[0].others, *self.problems[1:])


class TurnParts(TypedDict, total=False):
    """The turn in progress and what is known of the deal; the names are those of the attributes of a state."""

    turn_of: int
    window: int
    asked: int
    duty: int
    played: int
    played_kind: int
    played_value: int
    must_take: int
    shown: int
    pending_taken: int
    pending_value: int
    pending_seat: int
    plays_owed: int
    announced: int
    leader: int
    round_capturer: int
    first_met: int
    tiebreak: int
    bottom: int
    has_swept: int
    is_over: int
    claimant: int


class Further(TurnParts, total=False):
    """Counts and orders that only some games have.

    The first four are by side, the next five by seat (`lost`: a bit for each value; `lacks`, `apart`: see `lacking`).

    pile_orders: the cards of each face-up pile, the lowest first, by holder. arrivals: cards in the order in which they
    came to the table; formed: for each build, how many of them came before it.
    """

    large_sweeps: Sequence[int]
    oranges: Sequence[int]
    false_oranges: Sequence[int]
    penalties: Sequence[int]
    lost: Sequence[int]
    lacks: Sequence[int]
    apart: Sequence[int]
    short_hands: Sequence[int]
    last_turns: Sequence[int]
    pile_orders: Sequence[Sequence[int]]
    arrivals: Sequence[int]
    formed: Sequence[int]


BY_SIDE = ("large_sweeps", "oranges", "false_oranges", "penalties")
BY_SEAT = ("lost", "lacks", "apart", "short_hands", "last_turns")


def position(
    rules: Rules,
    players: int,
    *,
    hands: Sequence[int],
    loose: int = 0,
    builds: Sequence[Build] = (),
    piles: Sequence[int] | None = None,
    stock: Sequence[int] = (),
    turn: int = 0,
    dealer: int | None = None,
    turn_no: int = 0,
    round_no: int = 1,
    last_capturer: int = -1,
    scores: Sequence[int] | None = None,
    sweeps: Sequence[int] | None = None,
    proofs: Sequence[int] | None = None,
    strict: bool = True,
    **further: Unpack[Further],
) -> State:
    """A state from its parts; every card of the pack must be somewhere.

    hands by seat; piles, scores and sweeps (a bit for the turn number of each sweep) by side; proofs by seat: a bit for
    each value that a seat is known to hold, at least those of its builds. The default dealer is the seat before `turn`.
    Not strict: owners need not hold the card that captures their build. In the window DEAL_WINDOW the position waits
    for cards, and cards of the stock may be UNDRAWN. Raises PositionError.
    """
    tables = tables_for(rules, players)
    sides = tables.side_count
    shown = () if tables.rules.calling.enforcement is Enforcement.TABLE else builds
    owned = [sum({1 << build.value for build in shown if build.owner == seat}) for seat in range(players)]
    orders = further.get("pile_orders")
    held = [card_set(order) for order in orders] if orders is not None else list(piles or [0] * sides)
    parts = [proofs or owned, held, scores or [0] * sides, sweeps or [0] * sides]
    problems = shape_problems(tables, hands, parts, turn, dealer, last_capturer, orders is not None)
    waits = further.get("window") == DEAL_WINDOW
    problems += number_problems(hands, stock, builds, turn_no, round_no, parts, waits)
    problems += _further_problems(tables, further)
    if not problems:
        put_down, over = further.get("shown", 0), bool(further.get("is_over"))
        places = [*hands, loose, *held, *(build.cards for build in builds), put_down]
        problems = card_problems(tables, places, stock) + build_problems(tables, builds, players)
        to_act = None if waits or over else turn
        problems += _hand_problems(tables, builds, hands, parts[0], to_act, strict and not put_down and not over)
        problems += order_problems(tables, loose, builds, further.get("arrivals", ()), orders or ())
    if problems:
        raise PositionError(problems)
    state = State(tables)
    set_public(
        state, turn=turn, dealer=(turn - 1) % players if dealer is None else dealer, turn_no=turn_no, round_no=round_no,
        last_capturer=last_capturer, loose=loose, builds=builds, piles=held, sweeps=parts[3], scores=parts[2],
        proofs=[mine | proven for mine, proven in zip(owned, parts[0], strict=True)],
    )  # fmt: skip
    _complete(state, further, orders or [list(cards_in(pile)) for pile in held])
    filled = state.filled(hands, stock)
    if waits and not are_cards_due(filled):
        raise PositionError([CassinoError("engine-nothing-to-deal")])
    if strict:
        problems = [CassinoError("engine-lacked", seat=seat) for seat in range(players) if not _may_hold(filled, seat)]
    if problems:
        raise PositionError(problems)
    return filled


def _may_hold(state: State, seat: int) -> bool:
    """Whether a seat holds nothing that it is known to lack."""
    return may_hold(state, seat, state.hand(seat))


def _complete(state: State, further: Further, orders: Sequence[Sequence[int]]) -> None:
    """Set the piles, the turn in progress, and the counts that only some games have."""
    if state.rules.piling.face is PileFace.UP:
        for holder, order in enumerate(orders):
            state.set_pile(holder, [[card] for card in order])
    values: Mapping[str, Any] = further
    turn_parts = {name: values[name] for name in TurnParts.__annotations__ if name in values}
    usual = ALL_DEMANDS if state.rules.calling.insist is Insist.ALWAYS and state.round_no else 0
    if turn_parts or usual:
        set_turn(state, {"leader": state.leader, "duty": usual, **turn_parts})
    counts = {name: values[name] for name in (*BY_SIDE, *BY_SEAT) if name in values}
    arrivals = further.get("arrivals", ()) or _usual_arrivals(state)
    formed = further.get("formed") or [_first_arrival(build, arrivals) for build in state.builds()]
    set_counts(state, {"arrivals": arrivals, "formed": formed, **counts})


def _usual_arrivals(state: State) -> list[int]:
    """The cards of the builds as they are listed, then the loose ones."""
    return [card for cards in (*(build.cards for build in state.builds()), state.loose) for card in cards_in(cards)]


def _first_arrival(build: Build, arrivals: Sequence[int]) -> int:
    """How many cards came to the table before the first card of a build."""
    return min((place for place, card in enumerate(arrivals) if build.cards >> card & 1), default=0)


def _further_problems(tables: Tables, further: Further) -> list[CassinoError]:
    """Counts without a number for each side or seat, and seats and cards that do not exist."""
    values: Mapping[str, Any] = further
    problems: list[CassinoError] = []
    for names, count in ((BY_SIDE, tables.side_count), (BY_SEAT, tables.players)):
        problems += [
            CassinoError("engine-count", part=name, count=count, found=len(values[name]))
            for name in names
            if values.get(name) and len(values[name]) != count
        ]
    for name in ("lost", "lacks", "apart"):
        wrong = [bits for bits in values.get(name) or () if not 0 <= bits < 1 << MOST_PROVEN]
        problems += [CassinoError("engine-bits", part=name, number=str(bits)) for bits in wrong]
    for name in ("leader", "turn_of"):
        if not 0 <= values.get(name, 0) < tables.players:
            problems.append(CassinoError("engine-no-seat", seat=values[name], last=tables.players - 1))
    if values.get("played", 0).bit_count() > 1:
        problems.append(CassinoError("engine-several-played"))
    return problems


def _hand_problems(
    tables: Tables,
    builds: Sequence[Build],
    hands: Sequence[int],
    proofs: Sequence[int],
    turn: int | None,
    strict: bool,
) -> list[CassinoError]:
    """A player to move without a card (unless they only have to answer or add), and owners who do not hold what
    captures their builds. B11
    """
    problems: list[CassinoError] = []
    rules = tables.rules
    may_be_asked = tables.pairs and rules.building.partner_asks
    is_asked = has_steps(rules) or may_be_asked or rules.calling.orange is not Orange.NONE
    if turn is not None and not hands[turn] and not is_asked:
        problems.append(CassinoError("engine-no-card", seat=turn))
    for seat, hand in enumerate(hands):
        owned = sum({1 << build.value for build in builds if build.owner == seat})
        values = proofs[seat] | (0 if tables.rules.calling.enforcement is Enforcement.TABLE else owned)
        if strict and not holds(tables, hand, values):
            problems.append(CassinoError("engine-unheld", seat=seat))
    return problems
