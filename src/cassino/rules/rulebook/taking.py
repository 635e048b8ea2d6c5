"""The rule book on a turn: taking cards, and whether one must."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import Compulsion, FromHand, Insist
from cassino.rules.rulebook.document import Example, ExampleBuild, Paragraph, Section, Table
from cassino.rules.rulebook.wording import (
    has_builds,
    has_partners,
    has_plain_pictures,
    has_steps,
    is_lenient,
    plays_several,
    takes_one,
)
from cassino.rules.rules import Rules

STEPS = Table(
    ("Step", "Cards it uses"),
    (
        ("Take cards", "your hand card, and whatever it takes"),
        ("Make a build", "table cards, with or without your hand card"),
        ("Add to a build", "table cards, with or without your hand card"),
        ("Raise a build", "your hand card"),
        ("Trail", "your hand card"),
    ),
)


def turn(rules: Rules) -> Section:
    """What a turn is."""
    if has_steps(rules):
        return Section("turn", "B17", "Your turn", tuple(_steps(rules)), STEPS)
    build = ", to build" if has_builds(rules) else ""
    if plays_several(rules):
        text = (
            "In your turn you take cards with one card from your hand or with several together, or you trail exactly "
            "one card."
        )
    else:
        text = (
            f"In your turn you play exactly one card from your hand, and use it once: to take cards{build} or to trail."
        )
    paragraphs = [Paragraph("B17", text, ("001:32", "003:75", "003:101", "004:18", "000:25", "000:152", "000:160"))]
    if plays_several(rules):
        text = (
            "Hands may become unequal. Whoever has no cards left is passed over until the next round is dealt, and "
            "the others play on, in any order of their cards, one play a turn."
        )
        paragraphs.append(Paragraph("B17", text, ("000:162", "D-66")))
    return Section("turn", "B17", "Your turn", tuple(paragraphs))


def _steps(rules: Rules) -> Iterator[Paragraph]:
    text = (
        "Your turn is made of steps, in any order. Exactly one of them plays a card from your hand. Steps that use "
        "only cards in play may come before and after it, as many as you like. You say when your turn is over."
    )
    yield Paragraph("B17", text, ("002:41-49", "D-55"))
    if rules.dealing.replenish is options.Replenish.DRAW:
        yield Paragraph("B17", "You draw when the whole turn is over.", ("D-58",))
    text = "A step is legal only if the turn can still be ended legally after it."
    yield Paragraph("B17", text, ("D-56",))


def capturing(rules: Rules) -> Section:
    """What a played card may take."""
    paragraphs = (*_capturing(rules), *_tops(rules), *_must_capture(rules), *_insisting(rules))
    title = f"Taking cards{' (“' + rules.words.capture + '”)' if rules.words.capture else ''}"
    return Section("capturing", "B7-B8", title, paragraphs, examples=tuple(capturing_examples(rules)))


def _capturing(rules: Rules) -> Iterator[Paragraph]:
    card = "A number card" if has_plain_pictures(rules) else "A card"
    text = (
        f"{card} takes one loose card equal to it, or one set of loose cards that add up to it: a single combination."
        if takes_one(rules)
        else f"{card} takes loose cards equal to it, and sets of loose cards that add up to it. One play may take "
        "several of both, so long as every table card is used only once."
    )
    sources = ("001:42-45", "003:111-113", "004:20-23", "000:104", "000:28", "002:53-58")
    yield Paragraph("B7", text, ("004:64",) if takes_one(rules) else sources)
    if rules.capturing.pair_first:
        text = (
            "If a card equal to yours lies there, you may not take a sum with yours: take the equal card, or trail. "
            "Of several equal cards you choose one."
        )
        yield Paragraph("B7", text, ("004:65", "D-84"))
    if plays_several(rules):
        yield from _from_hand(rules)
    if has_builds(rules):
        yield _whole_builds(rules)
    if has_plain_pictures(rules):
        yield _equal_pictures(rules)
    played = "The cards you played and all they" if plays_several(rules) else "The card you played and all it"
    yield Paragraph("B7", f"{played} took go to your pile.", ("001:134", "004:20", "000:28", "000:158", "002:32"))


def _whole_builds(rules: Rules) -> Paragraph:
    if takes_one(rules):
        text = "Or it takes one whole build of its value, yours or anybody's."
    else:
        text = "It also takes whole builds of its value, yours or anybody's, together with loose cards or not."
    text += " A build is never split, and never counts as part of a sum."
    return Paragraph("B7", text, ("001:67", "001:77-79", "003:119", "004:26-27", "002:57-59", "002:89"))


def _from_hand(rules: Rules) -> Iterator[Paragraph]:
    one = "what it takes" if takes_one(rules) else "each card or set that is taken"
    if rules.capturing.from_hand is FromHand.ONE_TOTAL:
        limit = rules.capturing.hand_total_at_most
        high = "; a 10 and a 9 together take sets of 19" if not limit or limit >= 19 else ""
        low = ": 9 and 3 take a 12 or 10 and 2" if not limit or limit >= 12 else ""
        text = f"You may play several hand cards together. Their sum must be equal to {one}{low}{high}."
        yield Paragraph("B7", text, ("000:152-156", "D-65"))
    else:
        text = (
            f"You may play several hand cards together, in one set or several: each set must have the same value as "
            f"{one}. An 11 on the table can be taken with a jack, with 7 and 4, or with all three cards."
        )
        yield Paragraph("B7", text, ("000:172", "D-65"))
    if limit := rules.capturing.hand_total_at_most:
        text = f"Hand cards that are added together may not come to more than {limit}."
        yield Paragraph("B7", text, ("000:177", "D-65"))


def _equal_pictures(rules: Rules) -> Paragraph:
    if rules.capturing.equal_faces is options.EqualFaces.ONE:
        text = "A picture takes one picture of its rank. If more lie there, you choose one, and the others stay."
        return Paragraph("B7", text, ("003:73", "003:108", "004:21", "D-2"))
    text = "A picture takes one or more pictures of its rank, as many as you like."
    return Paragraph("B7", text, ("D-49",))


def _tops(rules: Rules) -> Iterator[Paragraph]:
    if rules.capturing.tops is options.Tops.NONE:
        return
    whose = "every opponent's pile"
    if rules.capturing.tops is options.Tops.OTHERS:
        whose = "every other player's pile" + (", your partner's too," if has_partners(rules) else "")
    text = (
        f"The top card of {whose} counts as one more loose card that you may take, by itself or in a sum. From each "
        "pile you take at most one card in a play: the one that lay on top when you began it."
    )
    yield Paragraph("B7", text, ("002:159", "002:167", "D-60"))


def _must_capture(rules: Rules) -> Iterator[Paragraph]:
    compulsion = rules.capturing.compulsion
    if compulsion is Compulsion.NONE:
        text = "You need not take anything. You may take less than you could, or trail a card that could have taken."
        yield Paragraph("B8", text, ("D-1", "D-3", "001:105", "003:113", "003:131", "000:109", "000:160"))
    elif compulsion is Compulsion.ANY_CAPTURE:
        builds = " or be built with" if has_builds(rules) else ""
        text = (
            f"A card that can take something may not be trailed: it must take{builds}. Which card you play, and which "
            "of several things it takes, is your choice."
        )
        yield Paragraph("B8", text, ("D-83",))
    else:
        yield from _equal_loose(rules)
    word = rules.words.left_behind
    if rules.calling.left_behind:
        called = f" (“{word}”)" if word else ""
        text = f"Cards that a play leaves although it could have taken them{called} are pointed out."
        yield Paragraph("B8", text, ("000:44",))
    elif word:
        text = (
            f"Cards that a play left although it could have taken them are called “{word}”; others may point them out."
        )
        yield Paragraph("B8", text, ("000:44",))


def _equal_loose(rules: Rules) -> Iterator[Paragraph]:
    build = ", or use your card in a build" if has_builds(rules) else ""
    text = (
        "If your card is equal to a loose card, you may not trail it. You must take all loose cards that are equal to "
        f"it, and whatever else you like besides{build}. Sums need not be taken"
        f"{', nor builds' if has_builds(rules) else ''}."
    )
    yield Paragraph("B8", text, ("000:38-43", "D-20"))
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text = "An ace is equal to an ace, whether it counts 1 or 14: all loose aces must be taken, singly or in sums."
        yield Paragraph("B8", text, ("D-19",))


def _insisting(rules: Rules) -> Iterator[Paragraph]:
    insist = rules.calling.insist
    if insist is Insist.NEVER:
        return
    if insist is Insist.ASKED:
        text = (
            "When you end your turn, every opponent may insist on two things. If your card took something or was "
            "trailed, it must take everything else it can. And whatever loose cards or pile tops can be added to "
            "builds of your side, without a hand card, must be added. Nobody need insist."
        )
    else:
        text = (
            "You cannot end your turn while your card, if it took something or was trailed, could take more, or while "
            "loose cards or pile tops could be added to builds of your side without a hand card."
        )
    yield Paragraph("B8", text, ("002:60", "002:84", "D-53", "D-54"))
    text = (
        "Where sums overlap, you choose which to take, as long as nothing more can be added to your choice. A card "
        "that went into a build need not take anything."
    )
    yield Paragraph("B8", text, ("002:61", "D-53"))


def capturing_examples(rules: Rules) -> Iterator[Example]:
    """Small captures, right and wrong."""
    yield from _sums(rules)
    if has_plain_pictures(rules) and not takes_one(rules):
        both = rules.capturing.equal_faces is options.EqualFaces.ANY
        text = "One queen takes both queens here." if both else "One queen takes only one queen."
        if both or not is_lenient(rules):
            yield Example(("QS",), "QS x QH, QD", text, ("QH", "QD"), is_legal=both)
    if has_builds(rules) and not is_lenient(rules):
        text = "The 4 and the 1 are bound as 5. They cannot go into a sum of 7: only a 5 takes them, both together."
        bound = ExampleBuild(("4D", "AC"), 5, False)
        yield Example(("7S",), "7S x [4D+AC], 2C", text, ("2C",), (bound,), is_legal=False)
    yield from _compulsion_examples(rules)


def _sums(rules: Rules) -> Iterator[Example]:
    loose = ("8H", "5C", "3D")
    is_lax = is_lenient(rules)
    if takes_one(rules):
        text = "One combination is enough: not 8H and 5 + 3 together."
        if not is_lax:
            yield Example(("8S",), "8S x 8H, 5C+3D", text, loose, is_legal=False)
        text = "8S takes 8H, its equal."
        yield Example(("8S",), "8S x 8H", text, loose)
        if rules.capturing.pair_first and not is_lax:
            yield Example(("8S",), "8S x 5C+3D", "8H is equal to your card and comes first.", loose, is_legal=False)
    else:
        text = "8S takes 8H as its equal, and 5C and 3D because 5 + 3 = 8."
        if rules.capturing.compulsion is not Compulsion.EQUAL_LOOSE:
            text += " You might also take only one of the two."
        yield Example(("8S",), "8S x 8H, 5C+3D", text, loose)
    if not is_lax:
        text = "5 + 3 is 8, not 7: 7S cannot take these cards."
        yield Example(("7S",), "7S x 5C+3D", text, loose, is_legal=False)


def _compulsion_examples(rules: Rules) -> Iterator[Example]:
    compulsion = rules.capturing.compulsion
    if compulsion is Compulsion.NONE:
        return
    text = "Your card could take its equal, so it may not be trailed."
    yield Example(("9S",), "trail 9S", text, ("9D", "4C"), is_legal=False)
    if compulsion is Compulsion.EQUAL_LOOSE and not is_lenient(rules):
        text = "Both equal cards must be taken."
        yield Example(("9S",), "9S x 9D", text, ("9D", "9C", "4C"), is_legal=False)
        yield Example(("9S",), "9S x 9D, 9C", "Both equal cards must be taken.", ("9D", "9C", "5H", "4C"))
