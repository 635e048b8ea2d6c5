"""Casino by brute force: the legal moves of a position, straight from the rule book.

Sets, itertools and recursion, slow and simple on purpose. It shares no logic with the engine:
from the package it reads nothing but the words of the rule options.
"""

from cassino.rules.options import Insist
from oracle_builds import constructions, trails
from oracle_captures import captures
from oracle_cards import (
    ACE_HIGH as ACE_HIGH,
    NOBODY as NOBODY,
    Cards as Cards,
    Pile as Pile,
    Play as Play,
    Position as Position,
    covers as covers,
    is_group as is_group,
    is_valueless as is_valueless,
    rank as rank,
    set_count as set_count,
    suit as suit,
    values_alone as values_alone,
    values_in_hand as values_in_hand,
)
from oracle_steps import duty_steps, steps
from oracle_windows import window_plays


def legal(position: Position) -> set[Play]:
    """Every legal play of the player who acts, except claims."""
    if position.is_over:
        return set()
    if position.window:
        return window_plays(position)
    if position.is_composite:
        plays = duty_steps(position) if is_made_to(position) else steps(position)
    else:
        plays = captures(position)
        for card in position.hands[position.turn]:
            plays |= trails(position, card) | constructions(position, card)
    return plays or trails_without_choice(position)


def is_made_to(position: Position) -> bool:
    """Whether others have insisted, so that only what they want may still be done."""
    return position.duty > 0 and position.rules.calling.insist is not Insist.ALWAYS


def trails_without_choice(position: Position) -> set[Play]:
    """Who can do nothing else may trail any card, an owner too (D-12)."""
    return {Play("trail", frozenset([card])) for card in position.hands[position.turn]}
