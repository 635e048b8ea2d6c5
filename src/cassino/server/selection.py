"""What a person has tapped, and what it can become: answers to `select` and `why`."""

from collections.abc import Iterable, Sequence
from typing import Any

from cassino.cards import CardSyntaxError, cards_in, format_card, parse_card, rank_of
from cassino.engine.checking import highest_value
from cassino.engine.layout import Laid
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.engine.view import View
from cassino.notation.move import format_move
from cassino.notation.speech import verb
from cassino.server.refusal import Refusal

NEARNESS = ("B11", "B14", "B10", "B6", "B7", "B9")
"""Which objection says most about what was probably meant, best first."""


def kind_name(kind: int) -> str:
    """`trail`, `capture`, ..."""
    return Kind(kind).name.lower()


def card_list(cards: int) -> list[str]:
    """A set of cards for a frame."""
    return [format_card(card) for card in cards_in(cards)]


def hand_card(view: View, text: str) -> int:
    """A card of one's own hand. Raises Refusal."""
    card = _card(text)
    if view.seat is None or not view.public.hand(view.seat) >> card & 1:
        raise Refusal("unknown_card", f"The card {text[:8]} is not in your hand.")
    return card


def table_cards(view: View, layout: Sequence[Laid], texts: Iterable[str]) -> int:
    """The table cards of a selection, builds completed. Raises Refusal."""
    builds = {laid.id: laid.cards for laid in layout if laid.build}
    chosen = 0
    for text in texts:
        chosen |= builds[text] if text in builds else _whole(view.public, _card(text), text)
    return chosen


def _card(text: str) -> int:
    try:
        return parse_card(text)
    except CardSyntaxError:
        raise Refusal("unknown_card", f"There is no card {text[:8]!r}.") from None


def _whole(state: State, card: int, text: str) -> int:
    for build in state.builds():
        if build.cards >> card & 1:
            return build.cards
    if not state.loose >> card & 1:
        raise Refusal("unknown_card", f"The card {text[:8]} is not on the table.")
    return 1 << card


def choices(view: View, layout: Sequence[Laid], card: str | None, table: Sequence[str]) -> dict[str, Any]:
    """The answer to `select`, without the version."""
    taken = table_cards(view, layout, table)
    if card is None:
        return {"card": None, **_answer(taken), "hand": _users(view, taken)}
    played = hand_card(view, card)
    moves = view.moves_for(played, taken) if _is_turn(view) else []
    return {
        "card": format_card(played),
        **_answer(taken),
        "choices": [_choice(view.public, move) for move in moves],
        "takeable": card_list(view.takeable(played)) if _is_turn(view) else [],
        "why": None if moves or not _is_turn(view) else why_not(view, played, taken),
    }


def _answer(taken: int) -> dict[str, Any]:
    return {"table": card_list(taken), "choices": [], "takeable": [], "hand": [], "why": None}


def _choice(state: State, move: Move) -> dict[str, str]:
    return {"move": format_move(state, move), "label": verb(state, move), "kind": kind_name(move.kind)}


def _is_turn(view: View) -> bool:
    return view.seat == view.public.turn and not view.public.is_over


def _users(view: View, taken: int) -> list[str]:
    """The hand cards that can use these table cards, alone or with others."""
    if view.seat is None or not _is_turn(view):
        return []
    held = cards_in(view.public.hand(view.seat))
    return [format_card(card) for card in held if taken & ~view.takeable(card) == 0]


def why_not(view: View, card: int, taken: int, kind: int | None = None) -> dict[str, str] | None:
    """The rule against what was probably meant; None if some of it is legal."""
    meant = [move for move in _meant(view.public, card, taken) if kind in (None, move.kind)]
    meant = meant or [Move(Kind.CAPTURE if kind is None else kind, 1 << card, taken, rank_of(card))]
    broken = [view.broken_rule(move) for move in meant]
    objections = [rule for rule in broken if rule is not None]
    if len(objections) < len(broken):
        return None
    nearest = min(objections, key=lambda rule: _distance(rule.number))
    return {"rule": nearest.number, "name": nearest.name, "text": nearest.sentence}


def _distance(number: str) -> int:
    return NEARNESS.index(number) if number in NEARNESS else len(NEARNESS)


def _meant(state: State, card: int, taken: int) -> list[Move]:
    """The moves a person may have had in mind with these cards."""
    played, rank = 1 << card, rank_of(card)
    if not taken:
        return [Move(Kind.TRAIL, played)]
    builds = [build for build in state.builds() if build.cards & taken]
    values = (1, 14) if rank == 1 and highest_value(state.tables) == 14 else (rank,)
    moves = [Move(Kind.CAPTURE, played, taken, value) for value in values]
    moves += [Move(Kind.RAISE, played, taken, build.value + rank) for build in builds]
    moves += [Move(Kind.JOIN, played, taken, build.value) for build in builds]
    return moves + _meant_builds(state, played, taken, builds)


def _meant_builds(state: State, played: int, taken: int, builds: Sequence[Build]) -> list[Move]:
    """A build of the sum of all cards, where some card could capture it."""
    total = sum(rank_of(card) for card in cards_in(played | taken))
    return [] if builds or total > highest_value(state.tables) else [Move(Kind.BUILD, played, taken, total)]


def kind_of(verb_name: str | None) -> int | None:
    """A move kind by its name. Raises Refusal."""
    kinds = {kind_name(kind): int(kind) for kind in Kind if kind != Kind.CLAIM}
    if verb_name is not None and verb_name not in kinds:
        raise Refusal("malformed", f"`verb` is one of {', '.join(kinds)}.")
    return kinds.get(verb_name or "")
