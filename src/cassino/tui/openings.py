"""What is said at the beginning of a match and of a deal."""

from collections.abc import Iterator, Sequence

from cassino.book.facts import in_hand_counts
from cassino.engine.state import State
from cassino.notation.speech import conjugated, objective, possessive
from cassino.rules.options import (
    DealPasses,
    Direction,
    Insist,
    NearTarget,
    Orange,
    Partners,
    PileFace,
    PileOrder,
    Source,
)
from cassino.rules.packs import orange_cards
from cassino.rules.rules import Rules
from cassino.scorepad.sentences import listed
from cassino.tui.narration import counted


def match_lines(rules: Rules, names: Sequence[str], sides: Sequence[str], may_ask: bool = True) -> Iterator[str]:
    """Who plays what against whom, in what order, and to what end. may_ask: whether anybody can type commands."""
    players = " against ".join(sides) if len(sides) == 2 else listed(sides)
    yield f"{rules.title}: {players}."
    if rules.seating.partners is Partners.FIRST_TWO_ACES:
        yield f"The first two aces went to {listed([objective(names[0]), objective(names[2])])}: they are partners."
    if len(names) > 2:
        way = "counter-clockwise" if rules.seating.direction is Direction.COUNTERCLOCKWISE else "clockwise"
        yield f"Turns pass {way}: {', '.join(names)}."
    yield f"{aim(rules)} Type help for help, rules for the rules." if may_ask else aim(rules)
    said = [f'{usual} "{local}"' for usual, local in rules.words.local()]
    if said:
        yield f"Words of the place: {', '.join(said)}."
    yield from special_lines(rules)


def aim(rules: Rules) -> str:
    """What wins the match."""
    deals = rules.ending.deals
    if deals:
        return "One deal is played. The highest score wins." if deals == 1 else f"The highest of {deals} deals wins."
    return f"The first to reach {counted(rules.ending.target, 'point')} wins."


def special_lines(rules: Rules) -> Iterator[str]:
    """What a newcomer has to know to type moves of this game."""
    if counts := in_hand_counts(rules):
        yield f"In your hand {listed(counts)}."
    if rules.building.source is Source.HAND_AND_TABLE:
        yield (
            "A turn has steps: play one card from your hand, and build or add with table cards as often as you like."
            " `end` ends it, undo takes a step back."
        )
    if rules.calling.insist is Insist.ASKED:
        yield "After a turn, opponents may insist that you take or add more."
    if rules.calling.insist is Insist.ALWAYS:
        yield "A turn ends only when everything is taken and added that can be."
    if rules.calling.orange is Orange.CALLED:
        orange = orange_cards(rules.deck.pack).capitalize()
        yield f"{orange} taken together are an orange if you say so: `1 orange` is move 1 with the call."
    if rules.piling.face is PileFace.UP and rules.piling.order is PileOrder.FREE:
        yield "You may choose how captured cards lie in your pile, of which others see the top; help tells how."


def deal_lines(state: State, names: Sequence[str], number: int) -> Iterator[str]:
    """Who deals and who leads, and whether the deal breaks a tie."""
    dealer, leader = names[state.dealer], names[state.turn]
    yield f"Deal {number}. {dealer} {conjugated(dealer, 'deal')}."
    has_lost = number > 1 and state.rules.seating.deal_passes is DealPasses.LOSER_LEADS
    why = ", as the loser of the last deal" if has_lost else ""
    yield f"{leader} {conjugated(leader, 'play')} first{why}."
    if state.tiebreak and state.rules.ending.near_target is not NearTarget.FREE:
        yield "This deal breaks the tie: everybody may score everything."


def partner_lines(state: State, names: Sequence[str], seat: int) -> Iterator[str]:
    """Who a player's partner is."""
    if state.players == 4 and state.side_count == 2:
        yield f"{possessive(names[seat]).capitalize()} partner is {names[(seat + 2) % 4]}."
