"""The rule book on laying a card down."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import OwnerBuilds, OwnerTrail
from cassino.rules.rulebook.document import Example, ExampleBuild, Paragraph, Section
from cassino.rules.rulebook.wording import has_builds, has_partners, has_steps
from cassino.rules.rules import Rules


def trailing(rules: Rules) -> Section:
    """Laying a card down."""
    called = f"To trail (here: “{rules.words.trail}”)" if rules.words.trail else "To trail"
    over = "" if has_steps(rules) else " Your turn is over."
    text = f"{called} is to lay your card on the table, where it stays as a loose card.{over}"
    sources = ("001:105", "003:131", "004:19", "000:31", "002:85", "002:157", "000:160")
    paragraphs = [Paragraph("B14", text, sources)]
    examples: tuple[Example, ...] = ()
    if rules.trailing.only_when_stuck:
        paragraphs.append(_only_when_stuck(rules))
    if has_builds(rules):
        if not _is_bound_anyway(rules):
            paragraphs.append(_owner_trail(rules))
        paragraphs.extend(_bound_owner(rules))
        examples = tuple(trailing_examples(rules))
    return Section("trailing", "B14", "Trailing", tuple(paragraphs), examples=examples)


def _only_when_stuck(rules: Rules) -> Paragraph:
    able = "take or build" if has_builds(rules) else "take"
    text = f"You may trail only if none of your cards can {able} anything. Then you may trail any of them."
    return Paragraph("B14", text, ("001:36", "003:35"))


def _is_bound_anyway(rules: Rules) -> bool:
    """Whether owning a build changes nothing, because players who can take or build may not trail anyway."""
    return rules.trailing.only_when_stuck and rules.trailing.owner_builds is OwnerBuilds.ANYTHING


def _owner_trail(rules: Rules) -> Paragraph:
    owner, must = rules.trailing.owner, f"you must take something or {_build_words(rules)}"
    if owner is OwnerTrail.BANNED:
        text = f"While a build on the table is yours you may not trail: {must}."
        return Paragraph("B14", text, ("000:37", "000:109", "001:75", "003:121", "002:161", "D-11"))
    if owner is OwnerTrail.BANNED_NEXT_TURN:
        text = (
            f"In the turn after you made or changed a build you may not trail while it is yours: {must}. After that "
            "turn you may."
        )
        return Paragraph("B14", text, ("003:81", "004:24", "D-11"))
    if owner is OwnerTrail.BANNED_WHILE_STOCK:
        text = (
            f"While a build on the table is yours and {_while_stock(rules)}, you may not trail: {must}. Once "
            "everything is in the hands you may."
        )
        return Paragraph("B14", text, ("002:128", "002:131", "002:133", "002:169", "D-52", "D-58"))
    text = "You may trail even while a build on the table is yours, as long as you keep the card that takes it."
    return Paragraph("B14", text, ("002:86-87",))


def _while_stock(rules: Rules) -> str:
    """As long as there is a stock."""
    if rules.dealing.replenish is options.Replenish.DRAW:
        return "there are cards to draw"
    only = "" if set(rules.seating.players) == {2} else ", which is so only with two players"
    halves = only if rules.dealing.replenish is options.Replenish.ALL_CARDS else ""
    return f"there are cards still to be dealt{halves}"


def _build_words(rules: Rules) -> str:
    return "add to a build of your own" if rules.trailing.owner_builds is OwnerBuilds.OWN_BUILD else "build"


def _bound_owner(rules: Rules) -> Iterator[Paragraph]:
    if rules.trailing.owner is OwnerTrail.FREE or _is_bound_anyway(rules):
        return
    if rules.trailing.owner_builds is OwnerBuilds.OWN_BUILD:
        text = "Making a second build is not enough; any capture is."
        yield Paragraph("B14", text, ("002:161", "D-59"))
        return
    text = "What you take or build need not concern that build"
    text += ", and a partner's build does not bind you." if has_partners(rules) else "."
    yield Paragraph("B14", text, ("000:37", "000:43", "001:75", "D-12"))


def trailing_examples(rules: Rules) -> Iterator[Example]:
    """An owner who wants to trail."""
    allowed = rules.trailing.owner is OwnerTrail.FREE
    text = "You made this build of 9 in your last turn. "
    text += (
        "You may lay the 2 all the same."
        if allowed
        else f"So you may not lay the 2: take something, or {_build_words(rules)}."
    )
    if rules.trailing.owner is OwnerTrail.BANNED_WHILE_STOCK:
        text += " There is still a stock."
    if rules.dealing.hand > 1:
        build = ExampleBuild(("5D", "4C"), 9, True)
        yield Example(("9H", "2S"), "trail 2S", text, ("10C",), (build,), is_legal=allowed)
