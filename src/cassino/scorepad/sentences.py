"""A score sheet in sentences: the points of each side with reasons; the whole sheet as text or as CSV."""

import csv
import io
from collections.abc import Sequence

from cassino.engine.ending import Outcome
from cassino.engine.near_target import restriction_text
from cassino.engine.scoring import DealScore, Line
from cassino.notation.speech import conjugated
from cassino.rules.options import Claim
from cassino.rules.rules import Rules
from cassino.scorepad.sheet import Sheet, deal_count

_FORMULA = ("=", "+", "-", "@")
"""Spreadsheets read a text that begins with one of these as a formula."""

PLAIN_AWARDS = {"sweep": "a sweep", "most_cards": "most cards", "most_spades": "most spades"}


def is_several(name: str) -> bool:
    """Whether a side is a pair, as in `Ann and Cleo`."""
    return " and " in name


def verb(name: str, word: str) -> str:
    """The verb in the form that follows the name of a side: `Ann scores`, `Ann and Cleo score`."""
    return word if is_several(name) else conjugated(name, word)


def has(name: str) -> str:
    """`Ann` has, `You` have."""
    return "has" if verb(name, "have") != "have" else "have"


def strip(names: Sequence[str], numbers: Sequence[int]) -> str:
    """`Ann 12, Bob 9`."""
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))


def listed(words: Sequence[str]) -> str:
    """`Ann, Bob and Cleo`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def match_title(sheet: Sheet) -> str:
    """`Casino: Ann against Bob.`"""
    names = sheet.side_names
    return f"{sheet.rules.title}: {' against '.join(names) if len(names) == 2 else listed(names)}."


def goal(sheet: Sheet) -> str:
    """What wins the match."""
    deals = sheet.rules.ending.deals
    if deals:
        return f"The highest total after {deal_count(deals)} wins."
    return f"The first to reach {sheet.points_to_win} points wins."


def line_text(names: Sequence[str], line: Line) -> str:
    """`Most cards: Ann 28, Bob 24. Ann scores 3.`"""
    scored = [
        f"{name} {verb(name, 'score')} {points}" for name, points in zip(names, line.points, strict=True) if points
    ]
    counts = f"{strip(names, line.counts)}. " if any(line.counts) else ""
    return f"{line.title}: {counts}{', '.join(scored) or 'Nobody scores'}."


def count_texts(names: Sequence[str], score: DealScore) -> list[str]:
    """The count of a deal, item by item."""
    return [line_text(names, line) for line in score.lines] + [f"This deal: {strip(names, score.points)}."]


def restriction_texts(sheet: Sheet) -> list[str]:
    """What each restricted side may score in the next deal. B23"""
    names = sheet.side_names
    if sheet.book.is_over:
        return []
    tie = ["Level at the top: this deal is played without any restriction."] if sheet.book.is_tiebreak else []
    return tie + [
        f"{name} {has(name)} {score} and {restriction_text(items)}."
        for name, score, items in zip(names, sheet.book.scores, sheet.book.restrictions, strict=True)
        if items
    ]


def reasons(sheet: Sheet, before: Sequence[int], score: DealScore) -> list[str]:
    """What explains a count beyond its lines: restrictions, cancelled sweeps, ties, a claim."""
    names = sheet.side_names
    texts = [
        _restricted(sheet.rules, name, points, items, met)
        for name, points, items, met in zip(names, before, score.restrictions, score.has_met, strict=True)
        if items
    ]
    if score.cancelled:
        each = "one sweep each turns" if score.cancelled == 1 else f"{score.cancelled} sweeps each turn"
        texts.append(f"Every side has sweeps: {each} down.")
    texts += [_shared(names, line) for line in score.lines if _is_shared(line)]
    return texts + _claim_texts(sheet, score)


def _restricted(rules: Rules, name: str, before: int, items: Sequence[str], has_met: bool) -> str:
    begun = f"{name} began this deal at {before} and {restriction_text(items)}"
    if has_met:
        return f"{begun}: done."
    return f"{begun}: not done, and nothing else counts." if len(items) == 1 else f"{begun}: nothing else counts."


def _is_shared(line: Line) -> bool:
    """Whether several sides tie for an item that only one can win."""
    most = max(line.counts, default=0)
    return line.name.startswith(("most_", "primiera")) and most > 0 and line.counts.count(most) > 1


def _shared(names: Sequence[str], line: Line) -> str:
    most = max(line.counts)
    level = [name for name, count in zip(names, line.counts, strict=True) if count == most]
    paid = "one point each" if any(line.points) else "nobody scores it"
    return f"{line.title}: {listed(level)} are level at {most}, {paid}."


def _claim_texts(sheet: Sheet, score: DealScore) -> list[str]:
    if score.claimant < 0:
        return []
    name, target = sheet.side_names[score.claimant], sheet.points_to_win
    if score.claim_is_right:
        return [f"{name} claimed to have {target}, rightly."]
    return [f"{name} claimed to have {target}, wrongly: what is safe gives fewer."]


def outcome_texts(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    """The match after a deal: the score, the winner with the reason, or why another deal is played."""
    names = sheet.side_names
    texts = [f"Match score: {strip(names, result.scores)}."]
    if not result.winners:
        return texts + _open_texts(sheet, result, score)
    winners = [names[side] for side in result.winners]
    if len(winners) > 1:
        texts.append(f"{listed(winners)} are level and share the win.")
    else:
        texts.append(f"{winners[0]} {verb(winners[0], 'win')} the match{_why_won(sheet, result, score)}.")
    return texts + ["Reached in the first deal: the win counts double."] * result.is_double


def _open_texts(sheet: Sheet, result: Outcome, score: DealScore) -> list[str]:
    reached = [points >= sheet.points_to_win for points in result.scores]
    if sheet.rules.ending.deals and len(sheet.drafts) < sheet.rules.ending.deals:
        return []
    if any(score.has_met) or any(reached) or sheet.rules.ending.deals:
        return ["Level at the top: another deal decides."]
    return []


def _why_won(sheet: Sheet, result: Outcome, score: DealScore) -> str:
    side, target = result.winners[0], sheet.points_to_win
    if result.decided_by == "restricted":
        others = any(points >= target for other, points in enumerate(result.scores) if other != side)
        first = ", as the first to do so" if sum(score.has_met) > 1 else ""
        needs = restriction_text(score.restrictions[side]).partition(" with ")[2]
        won = "both items that count near the target" if needs == "both" else needs
        return f" by {won}{first}{', whatever the others have' if others else ''}"
    return {
        "target": f" with {result.scores[side]} of {target} points",
        "higher_total": " by the higher total",
        "claim": " by the claim" if sheet.rules.calling.claim is Claim.COUNT_OUT else " by announcing it first",
        "false_claim": " because the claim was wrong",
    }.get(result.decided_by, f" as the first to reach {target} in the order of counting, {_award(result.decided_by)}")


def _award(name: str) -> str:
    return f"with {PLAIN_AWARDS.get(name, name.replace('_', ' '))}"


def as_text(sheet: Sheet) -> str:
    """The whole sheet in sentences."""
    lines = [match_title(sheet), goal(sheet)]
    before = (0,) * sheet.side_count
    for number, each in enumerate(sheet.book.deals, 1):
        lines += ["", f"Deal {number}, dealt by {sheet.names[each.dealer]}."]
        lines += [f"  {text}" for text in count_texts(sheet.side_names, each.score)]
        lines += [f"  {text}" for text in reasons(sheet, before, each.score)]
        lines += [f"  {text}" for text in outcome_texts(sheet, each.outcome, each.score)]
        before = each.outcome.scores
    return "\n".join(lines) + "\n"


def as_csv(sheet: Sheet) -> str:
    """The sheet as CSV, a row for each line of each count: deal, dealer, item, then each side's count and points."""
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\r\n")
    names = [_harmless(name) for name in sheet.side_names]
    writer.writerow(["deal", "dealer", "item", *(f"{name}: {what}" for name in names for what in ("count", "points"))])
    for number, each in enumerate(sheet.book.deals, 1):
        start = [number, _harmless(sheet.names[each.dealer])]
        for line in each.score.lines:
            pairs = zip(line.counts, line.points, strict=True)
            writer.writerow([*start, line.title, *(value for pair in pairs for value in pair)])
        writer.writerow([*start, "this deal", *(value for points in each.score.points for value in ("", points))])
        writer.writerow([*start, "match score", *(value for points in each.outcome.scores for value in ("", points))])
    return target.getvalue()


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
