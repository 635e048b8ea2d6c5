"""The rule book on builds: making, raising, joining, holding and owning them."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import By
from cassino.rules.rulebook.buildexamples import building_examples
from cassino.rules.rulebook.document import Paragraph, Section
from cassino.rules.rulebook.wording import (
    ace_word,
    an,
    has_builds,
    has_partners,
    has_plain_pictures,
    has_steps,
    highest_value,
    is_lenient,
    term,
)
from cassino.rules.rules import Rules

WHOSE: dict[By, str] = {
    By.ANYONE: "anybody's, your own included",
    By.NOT_OWNER: "anybody's except your own",
    By.OPPONENTS: "an opponent's",
    By.OWN_SIDE: "your own side's",
    By.OWNER: "only your own, not a partner's",
}


def building(rules: Rules) -> Section:
    """All about builds."""
    if not has_builds(rules):
        text = "There are no builds in this game: table cards stay loose until somebody takes them."
        return Section("building", "B9", "Building", (Paragraph("B9", text, ("000:150", "004:52")),))
    making = _steps(rules) if has_steps(rules) else _making(rules)
    paragraphs = (
        *making,
        *_aces(rules),
        *_raising(rules),
        *_joining(rules),
        *_side_by_side(rules),
        *_limit(rules),
        *_holding(rules),
        *_for_partner(rules),
        *_owning(rules),
    )
    return Section("building", "B9-B13", "Building", paragraphs, examples=tuple(building_examples(rules)))


def _making(rules: Rules) -> Iterator[Paragraph]:
    build = term(rules, "build")
    text = (
        "To build, you play a card onto loose cards so that together they add up to a value, and say that value. The "
        f"cards then lie as one {build}, which you or anybody else can take only as a whole, with a card of that value."
    )
    yield Paragraph("B9", text, ("001:56-58", "003:115-119", "004:24", "000:29", "D-10"))
    text = f"The card you play must be part of the build. The highest value is {highest_value(rules)}.{_kinds(rules)}"
    yield Paragraph("B9", text, ("001:58", "001:99", "003:119", "003:129", "D-59"))
    text = (
        "A build of one set is simple. In the same play you may put further sets of the same value beside it, sums or "
        "single equal cards: that makes a multiple build. Your card may be a set by itself if there is another set."
    )
    yield Paragraph("B9", text, ("001:64-65", "003:117", "004:27", "000:30", "D-9", "D-10"))


def _kinds(rules: Rules) -> str:
    return " Pictures cannot be built with." if has_plain_pictures(rules) else ""


def _steps(rules: Rules) -> Iterator[Paragraph]:
    text = (
        f"A {term(rules, 'build')} is one set of cards that add up to a value, or several such sets. Anybody can take "
        f"it, but only as a whole, with a card of its value. The highest value is {highest_value(rules)}."
        f"{_kinds(rules)} One step makes or adds one set."
    )
    yield Paragraph("B9", text, ("002:34-39", "002:62-66"))
    text = (
        "Simple build: bind loose cards that add up to a value, from the table alone or together with your hand card. "
        "Tops of piles cannot be used."
    )
    yield Paragraph("B9", text, ("002:62-67",))
    proven = ", or your partner is proven to hold," if rules.building.for_partner is not _NEVER else ""
    text = (
        f"From a base: a loose card whose value you hold{proven} and of which there is no build yet becomes a multiple "
        "build when you put one more set of that value to it, with loose cards, your hand card or tops of piles."
    )
    yield Paragraph("B9", text, ("002:79", "002:91-96", "D-56"))


_NEVER = options.ForPartner.NEVER


def _aces(rules: Rules) -> Iterator[Paragraph]:
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        ace = an(ace_word(rules)).capitalize()
        text = (
            f"{ace} inside a sum is 1; as a set of its own it is 1 or 14, as its player says, until the build is taken."
        )
        yield Paragraph("B9", text, ("000:104", "002:100", "D-18"))


def _raising(rules: Rules) -> Iterator[Paragraph]:
    by = rules.building.raised_by
    if by is By.NOBODY:
        yield Paragraph("B10", "Nobody may raise a build: its value never changes.")
        return
    text = (
        f"Raising: you may add one card from your hand to a simple build, {_whose(rules, by)}, and name the new "
        "value, the sum of both. Only a hand card can do that. The value of a multiple build never changes."
    )
    own = ("D-7",) if by is By.ANYONE else ()
    sources = ("001:87-88", "001:69", "003:123", "004:25", "004:27", "000:46-47", "002:68-76", *own, "D-8")
    yield Paragraph("B10", text, sources)
    if has_steps(rules):
        text = "A raise adds that one card. Further sets of the new value are steps of their own."
        if rules.building.equal_value is options.EqualValue.MUST_MERGE:
            text += " A build of that value which your side has goes into it."
        yield Paragraph("B10", text, ("002:71", "002:98", "D-56"))
    elif rules.building.raise_with_sets:
        text = "In the same play you may add loose sets of the new value"
        text += "." if rules.building.joined_by is By.NOBODY else ", and builds of that value which you may join."
        yield Paragraph("B10", text, ("001:88", "003:123", "D-6"))
    else:
        yield Paragraph("B10", "A raise adds that one card and nothing else.", ("D-6",))


def _whose(rules: Rules, by: By) -> str:
    if not has_partners(rules) and by in (By.OWN_SIDE, By.OWNER):
        return "your own" if by is By.OWN_SIDE else "only your own"
    return WHOSE[by]


def _joining(rules: Rules) -> Iterator[Paragraph]:
    by = rules.building.joined_by
    if by is By.NOBODY:
        yield Paragraph("B10", "Nobody may add to a build without changing its value.")
    elif has_steps(rules):
        text = (
            f"Joining: you may add a set of a build's own value to a build, {_whose(rules, by)}, simple or multiple: "
            "loose cards, tops of piles, and your hand card if you like. The result is one multiple build."
        )
        yield Paragraph("B10", text, ("002:77-84", "D-54"))
    else:
        text = (
            f"Joining: you may add a set of a build's own value to a build, {_whose(rules, by)}, simple or multiple. "
            "Your card must be in that set, alone or with loose cards. The result is one multiple build."
        )
        merges = rules.building.equal_value is not options.EqualValue.SEPARATE
        sources = ("001:89", "003:124", "004:27", "000:47", "002:161-165", *(["D-5"] if merges else []))
        yield Paragraph("B10", text, sources)
    if rules.building.joined_to_capture:
        text = (
            "To another build you may add table cards and tops of piles only if you take it in the same turn, so "
            "before you play your hand card."
        )
        yield Paragraph("B10", text, ("002:80", "D-56"))


def _side_by_side(rules: Rules) -> Iterator[Paragraph]:
    if rules.building.equal_value is not options.EqualValue.MUST_MERGE:
        text = "Two builds of one value may also lie side by side; a card of that value takes one, some or all of them."
        if rules.capturing.combinations is options.Combinations.ONE:
            text = "Two builds of one value may also lie side by side; a card of that value takes one of them."
        yield Paragraph("B10", text, ("D-4",))
        if rules.building.equal_value is options.EqualValue.SEPARATE and not has_steps(rules):
            yield _separate(rules)
        return
    text = (
        "Two builds never have the same value. If you build or raise to the value of a build on the table, that build "
        "becomes part of yours. Where the rules above do not let you add to it, you may not make that play."
    )
    yield Paragraph("B10", text, ("002:98", *(() if has_steps(rules) else ("D-59",))))


def _separate(rules: Rules) -> Paragraph:
    text = "When you build or join, you add loose cards to at most one build. Two builds never become one that way"
    if rules.building.raised_by is By.NOBODY or not rules.building.raise_with_sets:
        return Paragraph("B10", f"{text}.", ("001:89", "D-94"))
    text += "; only a raise may take in a build of the new value."
    return Paragraph("B10", text, ("001:88-89", "D-5", "D-94"))


def _limit(rules: Rules) -> Iterator[Paragraph]:
    limit = rules.building.limit
    if limit is options.BuildLimit.NONE:
        return
    text = "At the end of your turn you may own one build at most"
    if limit is options.BuildLimit.ONE_WHILE_STOCK:
        only = "" if set(rules.seating.players) == {2} else ", which is so only with two players"
        halves = only if rules.dealing.replenish is options.Replenish.ALL_CARDS else ""
        text += f", as long as there are cards still to be dealt or drawn{halves}"
    text += "."
    if has_steps(rules):
        text += " Within the turn there may be a second one, if you take one of the two."
    yield Paragraph("B10", text, ("002:129", "002:133", "D-52", "D-55"))


def _holding(rules: Rules) -> Iterator[Paragraph]:
    if is_lenient(rules):
        text = (
            "Whoever makes, raises or joins a build ought to hold a card of its value. Nothing stops you from building "
            "without it, but that may cost points: see below."
        )
        yield Paragraph("B11", text, ("004:36", "D-29"))
        return
    text = (
        "Whenever you make, raise or join a build you must keep a card of its value in your hand. While the build is "
        "yours you may not part with your last such card, except to take the build with it."
    )
    if rules.building.joiner is options.Joiner.CHANGES_NOTHING:
        text = text.replace("make, raise or join a build", "make or raise a build")
    yield Paragraph("B11", text, ("001:57", "001:75", "003:121", "000:36", "002:63", "002:87", "D-14", "D-15", "D-29"))
    text = "Builds of two different values need two cards; several builds of one value need only one."
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        text += f" One {ace_word(rules)} cannot stand for a build of 1 and a build of 14."
    yield Paragraph("B11", text, ("D-13",))


def _for_partner(rules: Rules) -> Iterator[Paragraph]:
    if not has_partners(rules):
        return
    kind = rules.building.for_partner
    if kind is _NEVER:
        if not is_lenient(rules):
            text = "A card in your partner's hand does not help: you must hold one yourself."
            yield Paragraph("B12", text, ("000:36", "004:51"))
    else:
        yield from _proven(rules)
    if rules.building.partner_asks:
        text = (
            "When your partner plays a card that takes a build of your side, and you hold a card of that rank, you may "
            "ask to spare it. Your partner then takes it all the same, or adds the card to the build, which becomes "
            "yours."
        )
        yield Paragraph("B12", text, ("002:106", "D-56"))


def _proven(rules: Rules) -> Iterator[Paragraph]:
    lost = "your partner lost such a build to somebody else, and has not played a card of that rank since."
    sources: tuple[str, ...] = ("000:90", "D-46")
    if rules.building.for_partner is options.ForPartner.LOST_BUILD:
        lost = (
            "an opponent changed such a build of your partner's, or anybody else took it, and your partner has not "
            "played a card of that rank since. When your own side merges two of its builds, that proves nothing."
        )
        sources = ("002:104", "D-46", "D-56", "D-93")
    text = f"You may make a build “for partner” without its card if the play so far proves that they hold one: {lost}"
    yield Paragraph("B12", text, sources)
    if rules.building.for_partner is options.ForPartner.PROVEN:
        text = (
            "It is proven too while your partner owns a build of that value. So you may add to it for your partner, "
            "without changing its value, and it stays your partner's."
        )
        yield Paragraph("B12", text, ("000:90", "D-47"))
    text = "The build belongs to your partner, who must keep the card until it is taken or changes hands."
    yield Paragraph("B12", text, ("000:90", "002:104", "D-46"))


def _owning(rules: Rules) -> Iterator[Paragraph]:
    sources = ("000:30", "001:75", "001:109", "003:121", "002:63", "002:73", "002:106")
    if rules.building.joiner is options.Joiner.BECOMES_OWNER:
        yield Paragraph("B13", "A build belongs to the player who last added a card to it, whoever began it.", sources)
    else:
        text = "A build belongs to whoever made it, or raised it last. Joining does not change the owner."
        yield Paragraph("B13", text, (*sources, "D-56"))
