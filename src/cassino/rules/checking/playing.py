"""Taking, building and piles: options that contradict each other, or that no turn could keep."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cassino.rules import options
from cassino.rules.checking.setup import first_hand, seats
from cassino.rules.options import By, Combinations, Compulsion, Source
from cassino.rules.problems import Problem
from cassino.rules.values import show

if TYPE_CHECKING:
    from cassino.rules.rules import Rules

LARGEST_HAND = 4
"""Where several hand cards are played together: a larger hand has too many totals to survey."""
LARGEST_TOTAL = 14 * LARGEST_HAND
FREE_JOINING = (By.ANYONE, By.OWN_SIDE)


def _several_hand_cards(rules: "Rules") -> Iterator[Problem]:
    """000:152-177"""
    if rules.capturing.from_hand is options.FromHand.ONE_CARD:
        return
    if rules.building.source is not Source.NONE:
        text = f'several hand cards together need a game without builds: building.source must be "{Source.NONE.value}"'
        yield Problem("capturing.from_hand", text)
    hand = max((first_hand(rules, players) for players in seats(rules)), default=0)
    if hand > LARGEST_HAND:
        text = f"several hand cards together need hands of at most {LARGEST_HAND} cards, not {hand}"
        yield Problem("capturing.from_hand", text)
    total = rules.capturing.hand_total_at_most
    if total and not 2 <= total <= LARGEST_TOTAL:
        text = f"must be 0 for no limit, or from 2 to {LARGEST_TOTAL}, not {total}"
        yield Problem("capturing.hand_total_at_most", text)


def _compulsion(rules: "Rules") -> Iterator[Problem]:
    """000:38, 004:64-65"""
    capturing = rules.capturing
    is_one = capturing.combinations is Combinations.ONE
    if capturing.pair_first and not is_one:
        yield Problem("capturing.pair_first", 'says which single combination to take: combinations must be "one"')
    if capturing.pair_first and capturing.from_hand is not options.FromHand.ONE_CARD:
        yield Problem("capturing.pair_first", "several hand cards played together equal none")
    if capturing.compulsion is not Compulsion.EQUAL_LOOSE:
        return
    where, text = "capturing.compulsion", "equal_loose makes a card take all equal ones, but "
    if is_one:
        yield Problem(where, text + 'combinations = "one" allows a single one')
    elif _takes_one_picture(rules):
        yield Problem(where, text + 'a picture takes only one: equal_faces must be "any"')
    if capturing.from_hand is not options.FromHand.ONE_CARD:
        yield Problem(where, text + "several hand cards played together equal none")


def _takes_one_picture(rules: "Rules") -> bool:
    has_plain_pictures = rules.deck.pack is options.Pack.FRENCH_52 and rules.counting.faces is options.Faces.RANK_ONLY
    return has_plain_pictures and rules.capturing.equal_faces is options.EqualFaces.ONE


def _partners(rules: "Rules") -> Iterator[Problem]:
    """002:104-106"""
    building = rules.building
    if building.partner_asks and building.joined_by not in FREE_JOINING:
        text = "a build that a partner is asked to spare must be open to both: joined_by must be "
        yield Problem("building.partner_asks", text + " or ".join(show(by) for by in FREE_JOINING))
    is_lenient = rules.calling.enforcement is options.Enforcement.TABLE
    if is_lenient and building.for_partner is not options.ForPartner.NEVER:
        text = "nobody need hold the card of a build at a table without a referee, so nothing is proven"
        yield Problem("building.for_partner", text)


def _equal_builds(rules: "Rules") -> Iterator[Problem]:
    """Several builds of one value where only one may be taken, or one must be taken in the same turn. D-4, D-56n"""
    building = rules.building
    if building.source is Source.NONE or building.equal_value is options.EqualValue.MUST_MERGE:
        return
    merge = f"building.equal_value must be {show(options.EqualValue.MUST_MERGE)}"
    if rules.capturing.combinations is Combinations.ONE:
        text = f"who owns two builds of one value could not take both with his one card: {merge}"
        yield Problem("capturing.combinations", text)
    if building.joined_to_capture:
        yield Problem("building.joined_to_capture", f"it must be clear which build is to be taken: {merge}")


def _turns(rules: "Rules") -> Iterator[Problem]:
    """What needs turns of one card, or turns of several steps. 002:41-49, 004:34-36"""
    has_steps = rules.building.source is Source.HAND_AND_TABLE
    if rules.calling.insist is not options.Insist.NEVER:
        if not has_steps:
            text = f"needs turns of several steps: building.source must be {show(Source.HAND_AND_TABLE)}"
            yield Problem("calling.insist", text)
        elif rules.capturing.combinations is Combinations.ONE:
            text = 'nobody can insist on a fuller capture while capturing.combinations is "one"'
            yield Problem("calling.insist", text)
    if rules.calling.enforcement is not options.Enforcement.TABLE:
        return
    if has_steps:
        yield Problem("calling.enforcement", "the rulings of a table are for turns of one card, not of several steps")
    if rules.capturing.from_hand is not options.FromHand.ONE_CARD:
        text = "a wrong capture is trailed, but only one card can be trailed: from_hand must be "
        yield Problem("calling.enforcement", text + show(options.FromHand.ONE_CARD))


def _piles(rules: "Rules") -> Iterator[Problem]:
    """002:32, 002:147, 002:159"""
    piling = rules.piling
    if piling.face is not options.PileFace.UP:
        for where, tops in (("capturing.tops", rules.capturing.tops), ("piling.stolen", piling.stolen)):
            if tops is not options.Tops.NONE:
                yield Problem(where, 'nobody sees the top of a pile that lies face down: piling.face must be "up"')
    if piling.pictures_below and piling.order is not options.PileOrder.ACCUMULATED:
        text = f"pictures can be put below only where piling.order is {show(options.PileOrder.ACCUMULATED)}"
        yield Problem("piling.pictures_below", text)


def _stock(rules: "Rules") -> Iterator[Problem]:
    """A ban that lasts as long as the stock needs a stock. 002:128-129"""
    if rules.dealing.replenish is not options.Replenish.ALL_CARDS or 2 in rules.seating.players:
        return
    reason = "there never is a stock when all cards are dealt at once to more than two players: it must be"
    if rules.trailing.owner is options.OwnerTrail.BANNED_WHILE_STOCK:
        yield Problem("trailing.owner", f"{reason} {show(options.OwnerTrail.FREE)}")
    if rules.building.limit is options.BuildLimit.ONE_WHILE_STOCK:
        yield Problem("building.limit", f"{reason} {show(options.BuildLimit.NONE)}")


def _orange(rules: "Rules") -> Iterator[Problem]:
    """000:140, D-57"""
    if rules.calling.orange is not options.Orange.NONE and rules.deck.pack is not options.Pack.ROOK_40:
        text = f"there are no red and yellow cards in this pack: deck.pack must be {show(options.Pack.ROOK_40)}"
        yield Problem("calling.orange", text)


CHECKS = (_several_hand_cards, _compulsion, _partners, _equal_builds, _turns, _piles, _stock, _orange)
