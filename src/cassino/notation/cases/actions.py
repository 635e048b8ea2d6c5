"""The actions of a case as moves; groups, values and builds are checked as the case names them."""

from collections.abc import Callable, Sequence

from cassino.cards import ACES, card_set, cards_in, rank_of
from cassino.engine.hands import hand_capture_value
from cassino.engine.move import Kind, Move
from cassino.engine.state import NO_CARD, Build, State
from cassino.notation.cases import reading
from cassino.notation.cases.ids import Ids, illegal
from cassino.notation.cases.loading import Block
from cassino.notation.cases.reading import CaseProblem
from cassino.notation.groups import has_free_aces, makes, split
from cassino.rules.options import Ace, Faces, FromHand
from cassino.rules.packs import format_card

PARTNER = 2
"""A partner sits two places further."""


def move_of(state: State, ids: Ids, action: Block) -> Move:
    """The move that an action means. Raises IllegalMove where it is no move at all, CaseProblem if unreadable."""
    maker = MAKERS.get(action["do"])
    if maker is None:
        raise CaseProblem(f"action: {action['do']!r} is not known; known are {', '.join(MAKERS)}")
    reading.only_keys(action, KEYS[action["do"]], f"action {action['do']}")
    return maker(state, ids, action)


def cards_of(state: State, texts: object) -> list[int]:
    """A list of cards of the game's pack."""
    return reading.cards(texts, state.rules.deck.pack)


def _trail(state: State, ids: Ids, action: Block) -> Move:
    return Move(Kind.TRAIL, played_card(state, action))


def _capture(state: State, ids: Ids, action: Block) -> Move:
    played = cards_of(state, action.get("cards"))
    is_many = state.rules.capturing.from_hand is not FromHand.ONE_CARD
    if len(played) != 1 and not (is_many and played):
        raise illegal("B17", "Exactly one card is played in a turn.")
    builds = [ids.find(state, name) for name in reading.items(action.get("builds"), "builds")]
    value = reading.value(action["value"]) if "value" in action else sum(map(rank_of, played))
    if len(played) > 1 or "hand_sets" in action:
        _check_hand(state, played, action.get("hand_sets"), value)
    else:
        _check_value(state, played[0], value)
    for build in builds:
        if build.value != value:
            raise illegal("B7", f"The build of {build.value} counts only as {build.value}.")
    groups = _table_sets(state, action.get("sets"))
    check_groups(state, groups, value, "B7")
    loose = card_set(card for group in groups for card in group)
    cards, taken = card_set(played), loose | _cards(builds)
    if is_many:
        value = hand_capture_value(state, cards, taken) or value
    elif value == 14 and not builds and not loose & ~ACES:
        value = 1
    return Move(Kind.CAPTURE, cards, taken, value, _said(state, action), _order(state, action, played))


def _said(state: State, action: Block) -> int:
    """The seat of a capture: one's own with a call of orange, the partner's whose pile gets the pictures."""
    call, other = action.get("call"), action.get("pictures_to")
    if call is not None and (not isinstance(call, str) or call.strip("!").lower() != "orange"):
        raise CaseProblem(f"a capture is called 'orange', not {call!r}")
    if call is not None:
        return state.turn
    return -1 if other is None else partner(state, other)


def partner(state: State, named: object) -> int:
    """The seat of a partner: a letter, or true."""
    if named is True:
        return (state.turn + PARTNER) % state.players
    return reading.seat(named, state.players)


def owner_of(state: State, action: Block) -> int:
    """For whom a build is made, -1 for oneself."""
    named = action.get("for_partner")
    return -1 if named is None or named is False else partner(state, named)


def _order(state: State, action: Block, played: Sequence[int]) -> tuple[int, ...] | None:
    """The order on the pile, the lowest first; cards played and not named lie on top."""
    if "order" not in action:
        return None
    order = cards_of(state, action["order"])
    return (*order, *(card for card in played if card not in order))


def _check_hand(state: State, played: Sequence[int], hand_sets: object, value: int) -> None:
    """The hand cards make the value together, or in sets where the rules allow it."""
    cards, may_split = card_set(played), state.rules.capturing.from_hand is FromHand.SEVERAL_SETS
    if hand_sets is not None:
        groups = _sets(state, hand_sets)
        if card_set(card for group in groups for card in group) != cards:
            raise CaseProblem("hand_sets: expected the cards played")
    else:
        groups = [list(cards_in(part)) for part in (may_split and split(cards, value)) or [cards]]
    if len(groups) > 1 and not may_split:
        raise illegal("B7", "The cards played count as one total.")
    for group in groups:
        _check_sum(state, group, value, "B7")


def _build(state: State, ids: Ids, action: Block) -> Move:
    if action.get("card") is None:
        raise illegal("B9", "A build needs a card from the hand.")
    value = reading.value(action.get("value"))
    absorbed = absorbed_builds(state, ids, action)
    return _with_own_set(state, action, value, absorbed)


def _join(state: State, ids: Ids, action: Block) -> Move:
    if action.get("card") is None:
        raise illegal("B10", "Joining needs a card from the hand.")
    target = ids.find(state, action.get("build"))
    value = reading.value(action.get("value", target.value))
    absorbed = [target, *absorbed_builds(state, ids, action)]
    if value != target.value:
        raise illegal("B10", f"The build of {target.value} keeps its value when it is joined.")
    return _with_own_set(state, action, value, absorbed)


def _with_own_set(state: State, action: Block, value: int, absorbed: Sequence[Build]) -> Move:
    """A build or a join: the played card is in one of the sets."""
    played = played_card(state, action)
    groups = _sets(state, action.get("sets"))
    own = [group for group in groups if card_set(group) & played]
    if not own:
        raise illegal("B9", "The played card must be in one of the sets.")
    for group in groups:
        check_on_table(state, [card for card in group if 1 << card != played])
    check_groups(state, groups, value, "B9")
    _check_absorbed(absorbed, value)
    taken = card_set(card for group in groups for card in group) & ~played | _cards(absorbed)
    return Move(Kind.JOIN if absorbed else Kind.BUILD, played, taken, value, owner_of(state, action))


def raise_of(state: State, ids: Ids, action: Block, has_sets: bool = True) -> Move:
    """A raise; without `has_sets` its sets are added in later steps."""
    if action.get("with_table"):
        raise illegal("B10", "A table card may not change the value of a build.")
    if owner_of(state, action) >= 0:
        raise illegal("B12", "A build is raised for oneself.")
    if action.get("card") is None:
        raise illegal("B10", "A raise needs a card from the hand.")
    build = ids.find(state, action.get("build"))
    played = played_card(state, action)
    value = reading.value(action.get("value"))
    if build.value + rank_of(played.bit_length() - 1) != value:
        raise illegal("B10", f"The card does not make the build of {build.value} a build of {value}.")
    groups = _table_sets(state, action.get("sets")) if has_sets else []
    check_groups(state, groups, value, "B10")
    absorbed = absorbed_builds(state, ids, action)
    _check_absorbed(absorbed, value)
    loose = card_set(card for group in groups for card in group)
    return Move(Kind.RAISE, played, loose | _cards([build, *absorbed]), value)


def absorbed_builds(state: State, ids: Ids, action: Block) -> list[Build]:
    """The builds that an action takes in."""
    return [ids.find(state, name) for name in reading.items(action.get("absorb"), "builds")]


def played_card(state: State, action: Block) -> int:
    """The card an action plays, as a set."""
    return 1 << reading.card(action.get("card"), state.rules.deck.pack)


def _cards(builds: Sequence[Build]) -> int:
    return sum(cards for cards in {build.cards for build in builds})


def _sets(state: State, texts: object) -> list[list[int]]:
    """Sets of cards, no card in two of them."""
    groups = reading.sets(texts, state.rules.deck.pack)
    check_once(state, groups)
    return groups


def check_once(state: State, groups: Sequence[Sequence[int]]) -> None:
    """No card stands in two sets, and none is empty."""
    named = [card for group in groups for card in group]
    twice = [card for card in named if named.count(card) > 1]
    if twice:
        raise illegal("B7", f"The {_name(state, twice[0])} can serve in one set only.")
    if not all(groups):
        raise CaseProblem("a set without cards")


def _table_sets(state: State, texts: object) -> list[list[int]]:
    groups = _sets(state, texts)
    for group in groups:
        check_on_table(state, group)
    return groups


def check_on_table(state: State, group: Sequence[int]) -> None:
    """The cards are loose cards of the table, or lie on top of a pile."""
    tops = {state.top(state.holder(seat)) for seat in range(state.players)} - {NO_CARD}
    for card in group:
        if not state.loose >> card & 1 and card not in tops:
            inside = any(build.cards >> card & 1 for build in state.builds())
            where = "is part of a build, which is taken whole" if inside else "does not lie on the table"
            raise illegal("B7", f"The {_name(state, card)} {where}.")


def _name(state: State, card: int) -> str:
    return format_card(card, state.rules.deck.pack)


def _check_value(state: State, card: int, value: int) -> None:
    """A capture value that the card can have."""
    is_high = value == 14 and rank_of(card) == 1 and state.rules.counting.ace is Ace.ONE_OR_FOURTEEN
    if value != rank_of(card) and not is_high:
        raise illegal("B6", f"The {_name(state, card)} does not count {value}.")


def check_groups(state: State, groups: Sequence[Sequence[int]], value: int, rule: str) -> None:
    """Each group is one card of the value, or cards with numbers that make it together."""
    for group in groups:
        _check_sum(state, group, value, rule)


def _check_sum(state: State, group: Sequence[int], value: int, rule: str) -> None:
    ranks = [rank_of(card) for card in group]
    is_high = value == 14 and ranks == [1] and state.rules.counting.ace is Ace.ONE_OR_FOURTEEN
    if has_free_aces(state):
        is_high = makes(card_set(group), value)
    if sum(ranks) != value and not is_high:
        raise illegal(rule, f"{' and '.join(_name(state, card) for card in group)} make {sum(ranks)}, not {value}.")
    if len(group) > 1 and max(ranks) > 10 and state.rules.counting.faces is Faces.RANK_ONLY:
        raise illegal(rule, "A picture without a number adds up to nothing.")


def _check_absorbed(builds: Sequence[Build], value: int) -> None:
    for build in builds:
        if build.value != value:
            raise illegal("B10", f"The build of {build.value} is no set of {value}.")


MAKERS: dict[str, Callable[[State, Ids, Block], Move]] = {
    "trail": _trail,
    "discard": _trail,
    "capture": _capture,
    "build": _build,
    "raise": raise_of,
    "join": _join,
}
KEYS = {
    "trail": ("do", "card"),
    "discard": ("do", "card"),
    "capture": ("do", "cards", "hand_sets", "value", "sets", "builds", "order", "call", "pictures_to"),
    "build": ("do", "card", "value", "sets", "absorb", "for_partner"),
    "raise": ("do", "card", "build", "value", "sets", "absorb", "with_table", "for_partner"),
    "join": ("do", "card", "build", "value", "sets", "absorb", "for_partner"),
}
