"""Moves in a few words, with cards as they are typed: for lists to choose from."""

from collections.abc import Sequence

from cassino.engine.layout import is_shown_first
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, format_build, format_group, parts
from cassino.notation.speech import objective, possessive, verb
from cassino.rules import packs
from cassino.rules.options import Pack
from cassino.scorepad.sentences import listed

HIGH_ACE = 14


def value_text(value: int, pack: Pack) -> str:
    """`9`, `13 (king)`: the value of a build, with the name of the card that captures it where it is no number."""
    rank = 1 if value == HIGH_ACE else value
    is_number = rank > packs.PRINTS[pack].ranks or packs.rank_letter(rank, pack).isdigit()
    if rank == value and (is_number or value == 1):
        return str(value)
    return f"{value} ({packs.rank_name(rank, pack)})"


def is_spoken(move: Move) -> bool:
    """Whether a move plays no card: something that is only said."""
    return move.kind >= Kind.CLAIM


def verb_and_object(state: State, move: Move, names: Sequence[str]) -> tuple[str, str]:
    """`take`, `8H, 5C+3D with 8S`: the move in English, cards as they are typed."""
    pack, found = state.rules.deck.pack, parts(state, move)
    if move.kind == Kind.TRAIL:
        return "trail", card_list(move.cards, pack)
    if move.kind == Kind.CAPTURE:
        word = "show" if is_shown_first(state, move) else "take"
        return word, captured(state, move, found, names)
    verb_, rest = changing_build(found, move, pack)
    return verb_, rest + stolen(state, found, names) + for_partner(move, names)


def captured(state: State, move: Move, found: Parts, names: Sequence[str]) -> str:
    """What a capture takes and what is said or done besides; shown to the partner, it waits for his answer."""
    pack = state.rules.deck.pack
    played = listed([format_group(group, 0, pack) for group in found.hand_groups])
    taken = listed(units(found, pack)) + stolen(state, found, names)
    if is_shown_first(state, move):
        return f"{played}, to take {taken}"
    besides = ""
    if move.seat == state.turn:
        besides = ", calling orange"
    elif move.seat >= 0:
        besides = f", the pictures for {possessive(names[move.seat])} pile"
    return f"{taken} with {played}{besides}"


def stolen(state: State, found: Parts, names: Sequence[str]) -> str:
    """` (5C from Bob's pile)`: whose tops of piles are used."""
    pack, told = state.rules.deck.pack, []
    for holder in sorted({state.holder(seat) for seat in range(state.players)}):
        if found.tops and found.tops >> state.top(holder) & 1:
            told.append(f"{packs.format_card(state.top(holder), pack)} from {pile_name(state, holder, names)}")
    return f" ({listed(told)})" if told else ""


def pile_name(state: State, holder: int, names: Sequence[str]) -> str:
    """`your pile`, `the pile of Ann and Cid`."""
    of = [names[seat] for seat in range(state.players) if state.holder(seat) == holder]
    return f"{possessive(of[0])} pile" if len(of) == 1 else f"the pile of {listed(of)}"


def for_partner(move: Move, names: Sequence[str]) -> str:
    """` for Bob`: the partner who is to own a build."""
    if move.seat < 0:
        return ""
    return f" for {objective(names[move.seat])}"


def changing_build(found: Parts, move: Move, pack: Pack) -> tuple[str, str]:
    """The words for a build, a join or a raise."""
    groups = [format_group(group, move.cards, pack) for group in found.groups]
    value = value_text(move.value, pack)
    if move.kind == Kind.BUILD:
        return "build", f"{value}: {listed(groups)}"
    if found.raised is None:
        builds = [named_build(build, pack) for build in found.builds]
        return "add", f"{listed(groups)} to {listed(builds)}"
    more = f", adding {listed(units(found, pack))}" if units(found, pack) else ""
    return "raise", f"{named_build(found.raised, pack)} to {value} with {card_list(move.cards, pack)}{more}"


def units(found: Parts, pack: Pack) -> list[str]:
    """The groups of loose cards and the whole builds of a move."""
    groups = [format_group(group, 0, pack) for group in found.groups]
    return groups + [named_build(build, pack) for build in found.builds]


def named_build(build: Build, pack: Pack) -> str:
    """`the build of 9 [5D+4C]`."""
    return f"the build of {value_text(build.value, pack)} {format_build(build, pack)}"


def phrase(state: State, move: Move, names: Sequence[str]) -> str:
    """`Take 8H with 8S`, `Let it stand`."""
    if is_spoken(move):
        return verb(state, move)
    verb_, rest = verb_and_object(state, move, names)
    return f"{verb_.capitalize()} {rest}"


def card_list(cards: int, pack: Pack) -> str:
    """`4C 9D`."""
    return packs.format_cards(cards, pack)


def counted(number: int, noun: str) -> str:
    """`1 build`, `3 builds`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
