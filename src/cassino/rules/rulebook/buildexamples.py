"""Examples of builds for the rule book."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import By
from cassino.rules.rulebook.document import Example, ExampleBuild
from cassino.rules.rulebook.wording import has_counting_pictures, has_steps, is_lenient
from cassino.rules.rules import Rules

OWN = (By.OWN_SIDE, By.OWNER)


def building_examples(rules: Rules) -> Iterator[Example]:
    """Plays with builds, as far as hands are big enough."""
    if rules.dealing.hand < 2:
        return
    yield from _making(rules)
    yield from _raising(rules)
    yield from _joining(rules)
    if is_lenient(rules):
        return
    text = "The build of 9 is yours and this is your only 9: it may take the build, but not leave it behind."
    yield Example(("9H", "2S"), "9H x 9C", text, ("9C",), (ExampleBuild(("5D", "4C"), 9, True),), is_legal=False)


def _making(rules: Rules) -> Iterator[Example]:
    text = "You play 5H onto 4D and say “nine”. 9S in your hand can take the build later."
    yield Example(("5H", "9S"), "5H+4D = 9", text, ("4D",))
    if is_lenient(rules):
        text = "You hold no 9: the build is made, but an opponent will score if you cannot take it."
        yield Example(("5H", "8S"), "5H+4D = 9", text, ("4D",))
    else:
        text = "Without a 9 in your hand you cannot build 9."
        yield Example(("5H", "8S"), "5H+4D = 9", text, ("4D",), is_legal=False)
    text = "A multiple build of 9: 5 + 4 is one set, the 9 on the table is another."
    yield Example(("5H", "9S"), "5H+4D, 9D = 9", text, ("4D", "9D"))
    if has_counting_pictures(rules):
        yield Example(("9H", "QS"), "9H+3C = 12", "A build of 12, which a queen takes.", ("3C",))
    if has_counting_pictures(rules) and rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text = "A build of 14 (13 + 1), for the ace in your hand."
        yield Example(("KH", "AS"), "KH+AD = 14", text, ("AD",))


def _raising(rules: Rules) -> Iterator[Example]:
    by = rules.building.raised_by
    if by is By.NOBODY:
        return
    theirs = ExampleBuild(("3D", "4C"), 7, False)
    if by in OWN:
        text = "The build of 7 is an opponent's: you may not raise it."
        yield Example(("2S", "9H"), "raise [3D+4C] 2S = 9", text, (), (theirs,), is_legal=False)
        return
    text = "You raise an opponent's build of 7 to 9. It is yours now, and you hold a 9 for it."
    yield Example(("2S", "9H"), "raise [3D+4C] 2S = 9", text, (), (theirs,))
    if not has_steps(rules):
        sets = rules.building.raise_with_sets
        text = "The raise also takes in the 9 on the table." if sets else "A raise cannot take in the 9 on the table."
        yield Example(("2S", "9H"), "raise [3D+4C] 2S, 9D = 9", text, ("9D",), (theirs,), is_legal=sets)
    if by is not By.ANYONE and rules.dealing.hand > 2:
        mine = ExampleBuild(("3D", "4C"), 7, True)
        text = "This build of 7 is your own: you may not raise it."
        yield Example(("2S", "7H", "9H"), "raise [3D+4C] 2S = 9", text, (), (mine,), is_legal=False)


def _joining(rules: Rules) -> Iterator[Example]:
    by = rules.building.joined_by
    is_own = by in OWN
    build = ExampleBuild(("5D", "4C"), 9, is_own)
    whose = "your build" if is_own else "an opponent's build"
    if by is not By.NOBODY:
        keeps = rules.building.joiner is options.Joiner.CHANGES_NOTHING and not is_own
        result = "a multiple build and stays the opponent's" if keeps else "a multiple build of yours"
        text = f"6 + 3 is a second set for {whose} of 9, which becomes {result}."
        yield Example(("6S", "9H"), "6S+3D, [5D+4C] = 9", text, ("3D",), (build,))
    if is_own and _is_confined(rules):
        return
    beside = rules.building.equal_value is not options.EqualValue.MUST_MERGE
    text = (
        "A new build of 9 beside the old one."
        if beside
        else "There is a build of 9 already: a second one is not allowed."
    )
    yield Example(("6S", "9H"), "6S+3D = 9", text, ("3D",), (build,), is_legal=beside)


def _is_confined(rules: Rules) -> bool:
    """Whether an owner may not make another build."""
    return (
        rules.building.limit is not options.BuildLimit.NONE
        or rules.trailing.owner_builds is options.OwnerBuilds.OWN_BUILD
    )
