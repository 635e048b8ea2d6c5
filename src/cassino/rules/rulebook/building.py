"""The rule book on builds: making, raising, joining, holding and owning them."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import By
from cassino.rules.rulebook.document import Example, ExampleBuild, Paragraph, Section
from cassino.rules.rulebook.taking import has_builds
from cassino.rules.rulebook.wording import has_counting_pictures, has_pictures, highest_value, symbols
from cassino.rules.rules import Rules

WHOSE: dict[By, str] = {
    By.ANYONE: "anybody's, your own included",
    By.NOT_OWNER: "anybody's except your own",
    By.OPPONENTS: "an opponent's",
    By.OWN_SIDE: "your own side's",
}


def building(rules: Rules) -> Section:
    """All about builds."""
    if not has_builds(rules):
        text = "There are no builds in this game: table cards stay loose until somebody takes them."
        return Section("building", "B9", "Building", (Paragraph("B9", text),))
    paragraphs = (*_making(rules), *_raising(rules), *_joining(rules), *_holding(rules))
    return Section("building", "B9-B13", "Building", paragraphs, examples=tuple(building_examples(rules)))


def _making(rules: Rules) -> Iterator[Paragraph]:
    text = (
        "To build, you play a card onto loose cards so that together they add up to a value, and say that value. The "
        "cards then lie as one build, which you or anybody else can take only as a whole, with a card of that value."
    )
    yield Paragraph("B9", text, ("001:56-58", "003:115-119", "004:24", "D-10"))
    kinds = " Pictures cannot be built with." if has_pictures(rules) and not has_counting_pictures(rules) else ""
    text = f"The card you play must be part of the build. The highest value is {highest_value(rules)}.{kinds}"
    yield Paragraph("B9", text, ("001:58", "001:99", "003:119", "003:129"))
    text = (
        "A build of one set is simple. In the same play you may put further sets of the same value beside it, sums or "
        "single equal cards: that makes a multiple build. Your card may be a set by itself if there is another set."
    )
    yield Paragraph("B9", text, ("001:64-65", "003:117", "004:27", "D-9", "D-10"))
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text = "An ace inside a sum is 1; as a set of its own it is 1 or 14, as announced, until the build is taken."
        yield Paragraph("B9", text, ("000:104", "D-18"))


def _raising(rules: Rules) -> Iterator[Paragraph]:
    by = rules.building.raised_by
    if by is By.NOBODY:
        yield Paragraph("B10", "Nobody may raise a build: its value stays as announced.")
        return
    text = (
        f"Raising: you may add one card from your hand to a simple build, {_whose(rules, by)}, and announce the new "
        "value, the sum of both. Only a hand card can do that. The value of a multiple build never changes."
    )
    yield Paragraph("B10", text, ("001:87-88", "001:69", "003:123", "004:25", "004:27", "D-7", "D-8"))
    if rules.building.raise_with_sets:
        text = "In the same play you may add loose sets of the new value"
        text += "." if rules.building.joined_by is By.NOBODY else ", and builds of that value which you may join."
        yield Paragraph("B10", text, ("001:88", "003:123", "D-6"))
    else:
        yield Paragraph("B10", "A raise adds that one card and nothing else.", ("D-6",))


def _whose(rules: Rules, by: By) -> str:
    if by is By.OWN_SIDE and rules.seating.sides is options.Sides.SOLO:
        return "your own"
    return WHOSE[by]


def _joining(rules: Rules) -> Iterator[Paragraph]:
    by = rules.building.joined_by
    if by is By.NOBODY:
        yield Paragraph("B10", "Nobody may add to a build without changing its value.")
    else:
        text = (
            f"Joining: you may add a set of a build's own value to a build, {_whose(rules, by)}, simple or multiple. "
            "Your card must be in that set, alone or with loose cards. The result is one multiple build."
        )
        yield Paragraph("B10", text, ("001:89", "003:124", "004:27", "D-5"))
    if rules.building.equal_value is options.EqualValue.COEXIST:
        text = "Two builds of one value may also lie side by side; a card of that value takes one, some or all of them."
        yield Paragraph("B10", text, ("D-4",))
    else:
        text = (
            "Two builds never have the same value. Whoever builds or raises to the value of a build on the table must "
            "take that build into the new one, and cannot play so where the rules above forbid that."
        )
        yield Paragraph("B10", text, ("002:98", "D-4"))


def _holding(rules: Rules) -> Iterator[Paragraph]:
    text = (
        "Whenever you make, raise or join a build you must keep a card of its value in your hand. While the build is "
        "yours you may not part with your last such card, except to take the build with it."
    )
    yield Paragraph("B11", text, ("001:57", "001:75", "003:121", "000:36", "D-14", "D-15", "D-29"))
    text = "Builds of two different values need two cards; several builds of one value need only one."
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text += " One ace cannot stand for a build of 1 and a build of 14."
    yield Paragraph("B11", text, ("D-13",))
    if rules.seating.sides is not options.Sides.SOLO:
        yield Paragraph("B12", "A card in your partner's hand does not help: you must hold one yourself.", ("000:36",))
    text = "A build belongs to the player who last added a card to it, whoever began it."
    yield Paragraph("B13", text, ("000:30", "001:75", "001:109", "003:121"))


def building_examples(rules: Rules) -> Iterator[Example]:
    """Plays with builds, as far as hands are big enough."""
    if rules.dealing.hand < 2:
        return
    yield from _making_examples(rules)
    yield from _raising_examples(rules)
    yield from _joining_examples(rules)
    text = "The build of 9 is yours and this is your only 9: it may take the build, but not leave it behind."
    yield Example(("9H", "2S"), "9H x 9C", text, ("9C",), (ExampleBuild(("5D", "4C"), 9, True),), is_legal=False)


def _making_examples(rules: Rules) -> Iterator[Example]:
    text = symbols("You play 5H onto 4D and say “nine”. 9S in your hand can take the build later.")
    yield Example(("5H", "9S"), "5H+4D = 9", text, ("4D",))
    text = "Without a 9 in your hand you cannot build 9."
    yield Example(("5H", "8S"), "5H+4D = 9", text, ("4D",), is_legal=False)
    text = "A multiple build of 9: 5 + 4 is one set, the 9 on the table is another."
    yield Example(("5H", "9S"), "5H+4D, 9D = 9", text, ("4D", "9D"))
    if has_counting_pictures(rules):
        yield Example(("9H", "QS"), "9H+3C = 12", "A build of 12, which a queen takes.", ("3C",))
    if has_counting_pictures(rules) and rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text = "A build of 14 (13 + 1), for the ace in your hand."
        yield Example(("KH", "AS"), "KH+AD = 14", text, ("AD",))


def _raising_examples(rules: Rules) -> Iterator[Example]:
    by, sets = rules.building.raised_by, rules.building.raise_with_sets
    if by is By.NOBODY:
        return
    theirs = ExampleBuild(("3D", "4C"), 7, False)
    if by is By.OWN_SIDE:
        text = "The build of 7 is an opponent's: you may not raise it."
        yield Example(("2S", "9H"), "raise [3D+4C] 2S = 9", text, (), (theirs,), is_legal=False)
        return
    text = "You raise an opponent's build of 7 to 9. It is yours now, and you hold a 9 for it."
    yield Example(("2S", "9H"), "raise [3D+4C] 2S = 9", text, (), (theirs,))
    text = "The raise also takes in the 9 on the table." if sets else "A raise cannot take in the 9 on the table."
    yield Example(("2S", "9H"), "raise [3D+4C] 2S, 9D = 9", text, ("9D",), (theirs,), is_legal=sets)
    if by is not By.ANYONE and rules.dealing.hand > 2:
        mine = ExampleBuild(("3D", "4C"), 7, True)
        text = "This build of 7 is your own: you may not raise it."
        yield Example(("2S", "7H", "9H"), "raise [3D+4C] 2S = 9", text, (), (mine,), is_legal=False)


def _joining_examples(rules: Rules) -> Iterator[Example]:
    by = rules.building.joined_by
    is_own = by is By.OWN_SIDE
    build = ExampleBuild(("5D", "4C"), 9, is_own)
    whose = "your build" if is_own else "an opponent's build"
    if by is not By.NOBODY:
        text = f"6 + 3 is a second set for {whose} of 9, which becomes a multiple build of yours."
        yield Example(("6S", "9H"), "6S+3D, [5D+4C] = 9", text, ("3D",), (build,))
    beside = rules.building.equal_value is options.EqualValue.COEXIST
    text = (
        "A new build of 9 beside the old one."
        if beside
        else "There is a build of 9 already: a second one is not allowed."
    )
    yield Example(("6S", "9H"), "6S+3D = 9", text, ("3D",), (build,), is_legal=beside)
