"""The rule book on a turn: taking cards and trailing."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.rulebook.document import Example, ExampleBuild, Paragraph, Section
from cassino.rules.rulebook.wording import has_counting_pictures, has_pictures, symbols
from cassino.rules.rules import Rules


def has_builds(rules: Rules) -> bool:
    """Whether the game has builds at all."""
    return rules.building.source is not options.Source.NONE


def turn(rules: Rules) -> Section:
    """What a turn is."""
    build = ", to build" if has_builds(rules) else ""
    text = f"In your turn you play exactly one card from your hand, and use it once: to take cards{build} or to trail."
    sources = ("001:32", "003:75", "003:101", "004:18")
    return Section("turn", "B17", "Your turn", (Paragraph("B17", text, sources),))


def capturing(rules: Rules) -> Section:
    """What a played card may take."""
    return Section(
        "capturing", "B7-B8", "Taking cards", tuple(_capturing(rules)), examples=tuple(_capturing_examples(rules))
    )


def _capturing(rules: Rules) -> Iterator[Paragraph]:
    card = "A card" if has_counting_pictures(rules) or not has_pictures(rules) else "A number card"
    text = (
        f"{card} takes loose cards equal to it, and sets of loose cards that add up to it. One play may take several "
        "of both, so long as every table card is used only once."
    )
    yield Paragraph("B7", text, ("001:42-45", "003:111-113", "004:20-23", "000:104"))
    if has_builds(rules):
        text = (
            "It also takes whole builds of its value, yours or anybody's, together with loose cards or not. "
            "A build is never split, and never counts as part of a sum."
        )
        yield Paragraph("B7", text, ("001:67", "001:77-79", "003:119", "004:26-27"))
    if has_pictures(rules) and not has_counting_pictures(rules):
        yield _equal_pictures(rules)
    yield Paragraph("B7", "The card you played and all it took go to your pile.", ("001:134", "004:20"))
    text = "You never have to take anything. You may take less than you could, or trail a card that could have taken."
    yield Paragraph("B8", text, ("D-1", "D-3", "001:105", "003:113", "003:131", "000:109"))


def _equal_pictures(rules: Rules) -> Paragraph:
    if rules.capturing.equal_faces is options.EqualFaces.ONE:
        text = "A picture takes one picture of its rank. If more lie there, you choose one, and the others stay."
        return Paragraph("B7", text, ("003:73", "003:108", "004:21", "D-2"))
    return Paragraph("B7", "A picture takes one or more pictures of its rank, as many as you like.", ("D-2",))


def _capturing_examples(rules: Rules) -> Iterator[Example]:
    loose = ("8H", "5C", "3D")
    text = symbols(
        "8S takes 8H as its equal, and 5C and 3D because 5 + 3 = 8. You might also take only one of the two."
    )
    yield Example(("8S",), "8S x 8H, 5C+3D", text, loose)
    text = symbols("5 + 3 is 8, not 7: 7S cannot take these cards.")
    yield Example(("7S",), "7S x 5C+3D", text, loose, is_legal=False)
    if has_pictures(rules) and not has_counting_pictures(rules):
        both = rules.capturing.equal_faces is options.EqualFaces.ANY
        text = "One queen takes both queens here." if both else "One queen takes only one queen."
        yield Example(("QS",), "QS x QH, QD", text, ("QH", "QD"), is_legal=both)
    if has_builds(rules):
        text = "The 4 and the ace are bound as 5. They cannot go into a sum of 7: only a 5 takes them, both together."
        bound = ExampleBuild(("4D", "AC"), 5, False)
        yield Example(("7S",), "7S x [4D+AC], 2C", text, ("2C",), (bound,), is_legal=False)


def trailing(rules: Rules) -> Section:
    """Laying a card down."""
    text = "To trail is to lay your card on the table, where it stays as a loose card. Your turn is over."
    paragraphs = [Paragraph("B14", text, ("001:105", "003:131", "004:19"))]
    examples: tuple[Example, ...] = ()
    if has_builds(rules):
        paragraphs.append(_owner_trail(rules))
        paragraphs.extend(_bound_owner(rules))
        examples = tuple(_trailing_examples(rules))
    return Section("trailing", "B14", "Trailing", tuple(paragraphs), examples=examples)


def _owner_trail(rules: Rules) -> Paragraph:
    if rules.trailing.owner is options.OwnerTrail.BANNED:
        text = "While a build on the table is yours you may not trail: you must take something or build."
        return Paragraph("B14", text, ("000:37", "000:109", "001:75", "003:121", "D-11"))
    if rules.trailing.owner is options.OwnerTrail.BANNED_NEXT_TURN:
        text = (
            "In the turn after you made or changed a build you may not trail while it is yours: you must take "
            "something or build. After that turn you may."
        )
        return Paragraph("B14", text, ("003:81", "004:24", "D-11"))
    text = "You may trail even while a build on the table is yours, as long as you keep the card that takes it."
    return Paragraph("B14", text, ("002:86", "D-11"))


def _bound_owner(rules: Rules) -> Iterator[Paragraph]:
    if rules.trailing.owner is not options.OwnerTrail.FREE:
        text = "What you take or build need not concern that build, and a partner's build does not bind you."
        if rules.seating.sides is options.Sides.SOLO:
            text = "What you take or build need not concern that build."
        yield Paragraph("B14", text, ("000:37", "001:75", "D-12"))


def _trailing_examples(rules: Rules) -> Iterator[Example]:
    allowed = rules.trailing.owner is options.OwnerTrail.FREE
    text = "You made this build of 9 in your last turn. "
    text += (
        "You may lay the 2 all the same." if allowed else "So you may not lay the 2: take the build, or build again."
    )
    if rules.dealing.hand > 1:
        build = ExampleBuild(("5D", "4C"), 9, True)
        yield Example(("9H", "2S"), "trail 2S", text, ("10C",), (build,), is_legal=allowed)
