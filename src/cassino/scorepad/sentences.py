"""A score sheet in sentences: the points of each side with reasons; the whole sheet as text or as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence

from cassino.cards import CardSyntaxError, parse_card
from cassino.engine.ending import Outcome
from cassino.engine.near_target import MOST_CARDS, MOST_SPADES, TEN
from cassino.engine.scoring import DealScore, Line
from cassino.rules.options import Claim
from cassino.rules.packs import format_card
from cassino.scorepad.sheet import Sheet
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.message import Argument, Message

_FORMULA = ("=", "+", "-", "@")
"""Spreadsheets read a text that begins with one of these as a formula."""
ITEMS = {MOST_CARDS: "cards", MOST_SPADES: "spades", TEN: "ten"}
"""What a side near the target needs, as the catalog knows it."""


def against(title: str, names: Sequence[str], sides: int) -> str:
    """`Casino: Ann against Bob.` names: of the seats, which the sides share in turn."""
    if sides == 2:
        a, b = (list(range(side, len(names), 2)) for side in (0, 1))
        return say(Message("scorepad-two-sides", {"title": title, "a": a, "b": b}), names)
    return say(Message("scorepad-several-sides", {"title": title, "players": list(range(len(names)))}), names)


def goal(target: int, deals: int) -> str:
    """What wins a match to a target, or of a number of deals if that is not 0."""
    return tell("scorepad-goal-deals", deals=deals) if deals else tell("scorepad-goal-target", target=target)


def match_title(sheet: Sheet) -> str:
    """`Casino: Ann against Bob.`"""
    return against(sheet.rules.title, sheet.names, sheet.side_count)


def sheet_goal(sheet: Sheet) -> str:
    """What wins the match."""
    return goal(sheet.points_to_win, sheet.rules.ending.deals)


def seats_of(side: int, sides: int, players: int) -> list[int]:
    """The seats of a side."""
    return list(range(side, players, sides))


def said(sheet: Sheet, key: str, args: Mapping[str, Argument]) -> str:
    """A message with the players of a sheet."""
    return say(Message(key, args), sheet.names)


def about(sheet: Sheet, side: int, key: str, args: Mapping[str, Argument] | None = None) -> str:
    """A message about one side."""
    return said(sheet, key, {"side": seats_of(side, sheet.side_count, sheet.players), **(args or {})})


def line_text(names: Sequence[str], line: Line) -> str:
    """`Most cards: Ann 28, Bob 24. Ann scores 3.` names: of the seats."""
    counts, points = list(line.counts), list(line.points)
    args: dict[str, Argument] = {"title": line.title}
    if any(counts):
        args["counts"] = counts
    scorers = [side for side, each in enumerate(points) if each]
    if not scorers:
        return say(Message("scorepad-line-nobody" if any(counts) else "scorepad-points-nobody", args), names)
    if len(scorers) > 1:
        key = "scorepad-line-several" if any(counts) else "scorepad-points-several"
        return say(Message(key, {**args, "points": points}), names)
    side = scorers[0]
    args |= {"side": seats_of(side, len(points), len(names)), "points": points[side]}
    return say(Message("scorepad-line-one" if any(counts) else "scorepad-points-one", args), names)


def count_texts(names: Sequence[str], score: DealScore) -> list[str]:
    """The count of a deal, item by item. names: of the seats."""
    total = say(Message("scorepad-this-deal", {"scores": list(score.points)}), names)
    return [line_text(names, line) for line in score.lines] + [total]


def items_of(items: Sequence[str]) -> str:
    """What a side near the target may score, as the catalog knows it."""
    return "-".join(ITEMS[item] for item in items)


def restriction_texts(sheet: Sheet) -> list[str]:
    """What each restricted side may score in the next deal. B23"""
    if sheet.book.is_over:
        return []
    tie = [tell("scorepad-tiebreak")] if sheet.book.is_tiebreak else []
    limits = enumerate(sheet.book.restrictions)
    return tie + [about(sheet, side, "limited", {"items": items_of(items)}) for side, items in limits if items]


def reasons(sheet: Sheet, score: DealScore) -> list[str]:
    """What explains a count beyond its lines: restrictions, cancelled sweeps, ties, a claim."""
    texts = [
        about(sheet, side, "limit-met" if has_met else "limit-missed", {"items": items_of(items)})
        for side, (items, has_met) in enumerate(zip(score.restrictions, score.has_met, strict=True))
        if items
    ]
    if score.cancelled:
        texts.append(tell("turned-down", count=score.cancelled))
    texts += [_shared(sheet, line) for line in score.lines if _is_shared(line)]
    if score.claimant >= 0:
        texts.append(about(sheet, score.claimant, "claimed-rightly" if score.claim_is_right else "claimed-wrongly"))
    return texts


def _is_shared(line: Line) -> bool:
    """Whether several sides tie for an item that only one can win."""
    most = max(line.counts, default=0)
    return line.name.startswith(("most_", "primiera")) and most > 0 and line.counts.count(most) > 1


def _shared(sheet: Sheet, line: Line) -> str:
    most = max(line.counts)
    level = [seat for seat in range(sheet.players) if line.counts[seat % sheet.side_count] == most]
    key = "scorepad-level-one-each" if any(line.points) else "scorepad-level"
    return said(sheet, key, {"title": line.title, "side": level, "most": most})


def outcome_texts(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    """The match after a deal: the score, the winner with the reason, or why another deal is played."""
    texts = [said(sheet, "scorepad-match-score", {"scores": list(result.scores)})]
    if not result.winners:
        return texts + _open_texts(sheet, result, score)
    if len(result.winners) > 1:
        winners = [seat for seat in range(sheet.players) if seat % sheet.side_count in result.winners]
        texts.append(said(sheet, "scorepad-shared", {"winners": winners}))
    else:
        texts += _won_texts(sheet, result, score)
    return texts + [tell("counts-double")] * result.is_double


def _open_texts(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    reached = [points >= sheet.points_to_win for points in result.scores]
    if sheet.rules.ending.deals and len(sheet.drafts) < sheet.rules.ending.deals:
        return []
    if not (any(score.has_met) or any(reached) or sheet.rules.ending.deals):
        return []
    leaders = score.has_met if any(score.has_met) else [points == max(result.scores) for points in result.scores]
    seats = [seat for seat in range(sheet.players) if leaders[seat % sheet.side_count]]
    return [said(sheet, "leaders-tied", {"who": seats})] if leaders.count(True) > 1 else []


def _won_texts(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    """The winner, and why they won."""
    side, target = result.winners[0], sheet.points_to_win
    match result.decided_by:
        case "target":
            return [about(sheet, side, "scorepad-won-target", {"score": result.scores[side], "target": target})]
        case "higher_total":
            return [about(sheet, side, "scorepad-won-total")]
        case "claim":
            is_count = sheet.rules.calling.claim is Claim.COUNT_OUT
            return [about(sheet, side, "scorepad-won-count-out" if is_count else "scorepad-won-announce")]
        case "false_claim":
            return [about(sheet, side, "scorepad-won-false-claim")]
        case "restricted":
            return _won_near_target(sheet, result, score)
    return [_won_in_order(sheet, result, score)]


def _won_near_target(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    """A side has won with all that it needed near the target."""
    side, target = result.winners[0], sheet.points_to_win
    others = any(points >= target for other, points in enumerate(result.scores) if other != side)
    return [
        about(sheet, side, "scorepad-won-limit", {"items": items_of(score.restrictions[side])}),
        *[tell("scorepad-limit-first")] * (sum(score.has_met) > 1),
        *[tell("scorepad-limit-anyway")] * others,
    ]


def _won_in_order(sheet: Sheet, result: Outcome, score: DealScore) -> str:
    """A side was the first to reach the target in the order of counting."""
    side, name = result.winners[0], result.decided_by
    target: dict[str, Argument] = {"target": sheet.points_to_win}
    if name == "sweep":
        return about(sheet, side, "scorepad-won-sweep", target)
    try:
        card = format_card(parse_card(name), sheet.rules.deck.pack)
    except CardSyntaxError:
        titles = {line.name: line.title for line in score.lines}
        return about(sheet, side, "scorepad-won-line", {**target, "title": titles.get(name, name)})
    return about(sheet, side, "scorepad-won-card", {**target, "cards": [card]})


def as_text(sheet: Sheet) -> str:
    """The whole sheet in sentences."""
    lines = [match_title(sheet), sheet_goal(sheet)]
    for number, each in enumerate(sheet.book.deals, 1):
        lines += ["", said(sheet, "scorepad-deal", {"number": number, "dealer": each.dealer})]
        lines += [f"  {text}" for text in count_texts(sheet.names, each.score)]
        lines += [f"  {text}" for text in reasons(sheet, each.score)]
        lines += [f"  {text}" for text in outcome_texts(sheet, each.outcome, each.score)]
    return "\n".join(lines) + "\n"


def as_csv(sheet: Sheet) -> str:
    """The sheet as CSV, a row for each line of each count: deal, dealer, item, then each side's count and points.

    It opens rightly in a spreadsheet of the reader's language: with a byte order mark, and the separator used there.
    """
    target = io.StringIO()
    target.write("\ufeff")
    writer = csv.writer(target, delimiter=tell("scorepad-csv-separator"), lineterminator="\r\n")
    writer.writerow(_csv_heads(sheet))
    for number, each in enumerate(sheet.book.deals, 1):
        start = [number, _harmless(sheet.names[each.dealer])]
        for line in each.score.lines:
            pairs = zip(line.counts, line.points, strict=True)
            writer.writerow([*start, line.title, *(value for pair in pairs for value in pair)])
        sums = {"scorepad-csv-this-deal": each.score.points, "scorepad-csv-match-score": each.outcome.scores}
        for key, totals in sums.items():
            writer.writerow([*start, tell(key), *(value for points in totals for value in ("", points))])
    return target.getvalue()


def _csv_heads(sheet: Sheet) -> list[str]:
    """The heads of the columns."""
    sides = [
        text
        for name in map(_harmless, sheet.side_names)
        for text in (tell("scorepad-csv-count", side=name), tell("scorepad-csv-points", side=name))
    ]
    return [tell("scorepad-csv-deal"), tell("scorepad-csv-dealer"), tell("scorepad-csv-item"), *sides]


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
