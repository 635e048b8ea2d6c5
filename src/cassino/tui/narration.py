"""What is said of a move, of the table and of the points: one sentence a line."""

from collections.abc import Sequence

from cassino.cards import cards_in, format_card
from cassino.engine.move import Kind, Move
from cassino.engine.state import Build, State
from cassino.notation.groups import Parts, format_build, format_group, parts
from cassino.notation.speech import conjugated

CARD_NAMES = {11: " (jack)", 12: " (queen)", 13: " (king)", 14: " (ace)"}


def value_text(value: int) -> str:
    """`9`, `13 (king)`."""
    return f"{value}{CARD_NAMES.get(value, '')}"


def verb_and_object(state: State, move: Move) -> tuple[str, str]:
    """`take`, `8H, 5C+3D with 8S`: the move in English, cards as they are typed."""
    if move.kind == Kind.CLAIM:
        return "count", "out"
    found = parts(state, move)
    if move.kind == Kind.TRAIL:
        return "trail", card_list(move.cards)
    if move.kind == Kind.CAPTURE:
        return "take", f"{listed(units(found))} with {card_list(move.cards)}"
    return changing_build(found, move)


def changing_build(found: Parts, move: Move) -> tuple[str, str]:
    """The words for a build, a join or a raise."""
    groups = [format_group(group, move.cards) for group in found.groups]
    if move.kind == Kind.BUILD:
        return "build", f"{value_text(move.value)}: {listed(groups)}"
    if found.raised is None:
        builds = [named_build(build) for build in found.builds]
        return "add", f"{listed(groups)} to {listed(builds)}"
    more = f", adding {listed(units(found))}" if units(found) else ""
    return "raise", f"{named_build(found.raised)} to {value_text(move.value)} with {card_list(move.cards)}{more}"


def units(found: Parts) -> list[str]:
    """The groups of loose cards and the whole builds of a move."""
    return [format_group(group) for group in found.groups] + [named_build(build) for build in found.builds]


def named_build(build: Build) -> str:
    """`the build of 9 [5D+4C]`."""
    return f"the build of {value_text(build.value)} {format_build(build)}"


def listed(words: Sequence[str]) -> str:
    """`8H, 5C+3D and the build of 8 [6C+2D]`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def phrase(state: State, move: Move) -> str:
    """`Take 8H with 8S`."""
    verb, rest = verb_and_object(state, move)
    return f"{verb.capitalize()} {rest}"


def sentence(name: str, state: State, move: Move) -> str:
    """`Ann takes 8H with 8S.`"""
    verb, rest = verb_and_object(state, move)
    return f"{name} {conjugated(name, verb)} {rest}."


def card_list(cards: int) -> str:
    """`4C 9D`."""
    return " ".join(format_card(card) for card in cards_in(cards))
