"""The rule book on the end of the match, and on what players say at the table."""

from collections.abc import Iterator

from cassino.rules import options
from cassino.rules.options import Claim, NearTarget, Replenish
from cassino.rules.packs import orange_cards
from cassino.rules.rulebook.document import Paragraph, Section, Table
from cassino.rules.rulebook.wording import (
    has_builds,
    has_sweeps,
    is_lenient,
    item_title,
    number,
    points,
    series,
    side_word,
)
from cassino.rules.rules import Rules

RESTRICTED: dict[int, tuple[str, str, str]] = {
    5: ("most cards and the ten of diamonds", "these two items only", "both in one deal"),
    4: ("most cards and most spades", "these two items only", "both in one deal"),
    3: ("most cards", "nothing else", "most cards"),
    2: ("the ten of diamonds", "nothing else", "the ten of diamonds"),
    1: ("most spades", "nothing else", "most spades"),
}
"""What a side may still score a few points below the target, and what wins at once. 000:74-98"""


def ending(rules: Rules) -> Section:
    """The end of the match."""
    paragraphs = (_target(rules), *_several(rules), *_near_target(rules), *_stops(rules), *_double(rules))
    table = _near_table(rules) if rules.ending.near_target is not NearTarget.FREE else None
    return Section("ending", "B22-B24, B26", "Winning the match", paragraphs, table)


def _target(rules: Rules) -> Paragraph:
    side, deals = side_word(rules), rules.ending.deals
    if deals:
        length = "One deal is a whole game" if deals == 1 else f"A match is {number(deals)} deals"
        text = f"{length}: the {side} with the highest total then wins. {_level(rules)}"
        return Paragraph("B22", text, ("D-48",))
    text = (
        f"Deal after deal is played, and the points add up. The match ends after the deal in which a {side} reaches "
        f"{points(rules.ending.target)}."
    )
    sources = ("000:70", "000:142", "000:168", "001:26", "003:67", "003:145", "004:16", "004:44", "004:48", "004:63")
    return Paragraph("B22", text, (*sources, "D-43", "D-82"))


def _level(rules: Rules) -> str:
    if rules.ending.level is options.Level.SHARED:
        return f"If several {side_word(rules)}s have that total, they share the win."
    return f"If several {side_word(rules)}s have that total, another deal is played."


def _several(rules: Rules) -> Iterator[Paragraph]:
    side = side_word(rules)
    if rules.ending.deals:
        return
    if rules.ending.several is options.SeveralReach.HIGHER_TOTAL:
        text = f"If several {side}s reach it in the same deal, the highest total wins. {_level(rules)}"
        yield Paragraph("B24", text, ("000:84", "000:175", "001:138", "003:145", "D-34", "D-72", "D-79", "D-87"))
        return
    titles = [item_title(item, rules) for item in rules.scoring.items]
    listed = [title[0].lower() + title[1:] for title in titles]
    if has_sweeps(rules):
        listed.append("sweeps, in the order in which they were made")
    text = (
        f"If several {side}s reach it in the same deal, the points of that deal are counted one item at a time, in "
        f"this order: {series(listed)}. The first {side} to reach the target in that count wins, even with a lower "
        "total."
    )
    yield Paragraph("B24", text, ("000:112-118", "003:157-164", "D-35", "D-36"))


def _near_target(rules: Rules) -> Iterator[Paragraph]:
    if rules.ending.near_target is NearTarget.FREE:
        return
    side, target = side_word(rules), rules.ending.target
    most = 5 if rules.ending.near_target is NearTarget.LAST_FIVE else 3
    text = (
        f"A {side} that begins a deal with {target - most} to {target - 1} points is restricted in that deal, as the "
        "table shows. With what stands in the last column it wins the match, whatever the others score."
    )
    yield Paragraph("B23", text, ("000:72-76", "000:92-100", "D-25"))
    text = "If it misses what it needs it scores nothing in that deal, and the others score as usual."
    if most == 5:
        text += f" Only with {target - 5} or {target - 4} points does one of the two items score by itself."
    yield Paragraph("B23", text, ("000:76-80", "000:100", "D-23", "D-27"))
    text = (
        f"If several restricted {side}s get what they need, the first in time wins. Most cards and most spades are won "
        "at the moment when nobody can overtake or draw level any more, the ten of diamonds when it is taken."
    )
    yield Paragraph("B23", text, ("000:82", "D-24"))
    if rules.ending.level is options.Level.ANOTHER_DEAL:
        text = f"When {side}s are level at the top, further deals are played without restrictions until one leads."
        yield Paragraph("B24", text, ("000:84", "D-26"))


def _near_table(rules: Rules) -> Table:
    most = 5 if rules.ending.near_target is NearTarget.LAST_FIVE else 3
    rows = tuple(
        (str(rules.ending.target - below), f"{RESTRICTED[below][0]}; {RESTRICTED[below][1]}", RESTRICTED[below][2])
        for below in range(most, 0, -1)
    )
    return Table(("Points before the deal", "Can score", "Wins with"), rows)


def _stops(rules: Rules) -> Iterator[Paragraph]:
    if rules.ending.finish is options.Finish.AT_ONCE:
        text = (
            f"Play stops as soon as the points that a {side_word(rules)} has for certain, those of earlier deals and "
            "what nobody can take away in this one, win the match."
        )
        yield Paragraph("B22", text, ("D-24", "D-79"))


def _double(rules: Rules) -> Iterator[Paragraph]:
    if rules.ending.double_game:
        text = f"Whoever reaches {points(rules.ending.target)} in the first deal already wins a double game."
        yield Paragraph("B26", text, ("000:184", "D-72"))


def calling(rules: Rules) -> Section:
    """What players say at the table: calls and claims; and what becomes of mistakes."""
    paragraphs = (*_calls(rules), *_oranges(rules), *_claims(rules), *_rulings(rules))
    number = "B25, B27, B29" if is_lenient(rules) else "B25, B27"
    return Section("calling", number, "Calls and claims", paragraphs)


def _calls(rules: Rules) -> Iterator[Paragraph]:
    if has_builds(rules):
        text = "Whoever makes or raises a build says its value."
        if rules.building.for_partner is not options.ForPartner.NEVER:
            text += " Whoever builds for a partner says “for partner”."
        yield Paragraph("B27", text, ("000:90", "001:56", "003:41", "003:115", "004:24", "002:100"))
    if rules.calling.last_round is options.LastRound.SILENT:
        yield Paragraph("B27", _unannounced(rules))
    else:
        said = "last" if rules.calling.last_round is options.LastRound.LAST else "last round"
        text = f"When dealing the last round, the dealer says “{said}”."
        yield Paragraph("B27", text, ("001:24", "003:97", "004:7"))


def _unannounced(rules: Rules) -> str:
    if rules.dealing.replenish is Replenish.ROUNDS:
        return "The last round is not called."
    if rules.dealing.replenish is Replenish.DRAW:
        return "The end of the deal is not called: everyone can see the stock run out."
    return "The end of the deal is not called: everyone can see how few cards are left."


def _oranges(rules: Rules) -> Iterator[Paragraph]:
    calling = rules.calling
    if calling.orange is options.Orange.NONE:
        return
    text = (
        f"An orange is {orange_cards(rules.deck.pack)} taken from the table by one play, loose or in a build. The card "
        "played does not count, nor do leftovers, and one play makes one orange at most."
    )
    yield Paragraph("B27", text, ("000:140", "D-77"))
    if calling.orange is options.Orange.ALWAYS:
        text = f"It scores {points(calling.orange_points)} for whoever took them; nobody need say anything."
        yield Paragraph("B27", text, ("D-78",))
        return
    text = (
        f"Call “orange” as you take the cards: that scores {points(calling.orange_points)}. If you do not, the others "
        "may call before the next play, and the first of them scores instead."
    )
    yield Paragraph("B27", text, ("000:140", "D-78"))
    lost = -calling.false_orange_points
    text = f"Calling where there is no orange costs {points(lost)}." if lost else "A wrong call costs nothing."
    yield Paragraph("B27", text, ("000:140", "D-78"))


def _claims(rules: Rules) -> Iterator[Paragraph]:
    if rules.calling.claim is Claim.NONE:
        text = "There is nothing to claim: every deal is played to its end"
        even = f", even when a {side_word(rules)} has enough"
        text += "." if rules.ending.finish is options.Finish.AT_ONCE else f"{even}."
        yield Paragraph("B25", text, ("000:175",))
    elif rules.calling.claim is Claim.COUNT_OUT:
        yield from _count_out(rules)
    else:
        yield from _announce(rules)


def _certain(rules: Rules) -> str:
    """What counts for a claim."""
    has_primiera = any(isinstance(item, options.Primiera) for item in rules.scoring.items)
    primiera = " and a primiera" if has_primiera else ""
    return f"cards in the pile that score by themselves, sweeps, and majorities{primiera}"


def _count_out(rules: Rules) -> Iterator[Paragraph]:
    side, target = side_word(rules), rules.ending.target
    owner = "your side has" if side == "side" else "you have"
    said = f" (“{rules.words.claim}”)" if rules.words.claim else ""
    text = (
        f"Count out{said}: between two turns, if you believe that {owner} {target} points or more, you may say so. "
        "Play stops at once, and to the score before the deal is added what is already certain: the "
        f"{_certain(rules)} that nobody can take away any more."
    )
    yield Paragraph("B25", text, ("004:30", "004:63", "D-33", "D-88"))
    text = (
        f"With {target} or more the claim wins the match at once, whatever the others have. Otherwise it was wrong: "
        f"the claiming {side} scores {_penalty(rules)} for this deal, the others score what is certain for them, and "
        "the player who claimed loses the next turn to deal."
    )
    yield Paragraph("B25", text, ("004:30", "D-33"))


def _penalty(rules: Rules) -> str:
    lost = -rules.calling.false_claim_points
    return f"minus {points(lost)}" if lost else "nothing"


def _announce(rules: Rules) -> Iterator[Paragraph]:
    target, said = rules.ending.target, rules.words.claim
    word = f"say “{said}”" if said else f"announce {target}"
    text = (
        f"Between two plays you may {word}, whoever is to play next: right after your own capture too, and after the "
        "last play of the deal until it is counted. You may do so once between two plays."
    )
    yield Paragraph("B25", text, ("000:168", "000:183", "D-95"))
    text = (
        f"If the score before the deal and what is already certain, the {_certain(rules)} that nobody can take away "
        f"any more, make {points(target)}, your announcement is correct. The first correct one wins the match at once, "
        "even if somebody else had as much without saying so."
    )
    yield Paragraph("B25", text, ("000:168", "000:183", "D-71", "D-95"))
    if rules.calling.false_announcement is options.FalseAnnouncement.NOTHING:
        text = "A wrong announcement costs nothing: play goes on."
    else:
        side = side_word(rules)
        text = f"Whoever announces wrongly loses the match; of several others the {side} with most points wins."
    yield Paragraph("B25", text, ("D-70",))


def _rulings(rules: Rules) -> Iterator[Paragraph]:
    if not is_lenient(rules):
        return
    text = "A wrong capture is not taken back: the card that was played stays on the table as if it had been trailed."
    yield Paragraph("B29", text, ("004:34-36", "D-29"))
    if has_builds(rules):
        text = (
            "If a build is still as its owner left it at the owner's next turn, and the owner holds no card that takes "
            f"it, every opposing {side_word(rules)} scores 1 point. The build stays, and anybody may take it."
        )
        yield Paragraph("B29", text, ("004:36", "D-32"))
