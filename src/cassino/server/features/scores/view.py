"""A score book as its page draws it: everything counted and worded here."""

from typing import Any

from cassino.cards import SUIT_NAMES, cards_in, suit_mask
from cassino.engine.scorer import card_value
from cassino.engine.scoring import DealScore
from cassino.rules.packs import card_name, format_card, has_colors, kind_title, symbol
from cassino.scorepad import Draft, Sheet, plain_draft
from cassino.scorepad.scorebook import Entered
from cassino.scorepad.sentences import goal, outcome_texts, reasons, restriction_texts
from cassino.server.features.scores.service import Book


def book_view(book: Book, own: bool) -> dict[str, Any]:
    """The whole book; `deal` is the one being told or corrected, null after the match. own: of who looks at it."""
    sheet = book.sheet
    told = sheet.before(book.number) if book.number else sheet
    return {
        "id": book.id,
        "version": book.version,
        "own": own,
        "title": sheet.rules.title,
        "rules": f"/score/{book.id}/rules",
        "goal": goal(sheet),
        "names": list(sheet.names),
        "sides": [
            {"name": name, "score": score} for name, score in zip(sheet.side_names, sheet.book.scores, strict=True)
        ],
        "phase": "over" if sheet.book.is_over else "open",
        "winners": list(sheet.book.outcome.winners),
        "pack": _pack(sheet),
        "deals": [_entered(sheet, number) for number in range(1, len(sheet.drafts) + 1)],
        "deal": None if told.book.is_over else _deal(told, book.draft, book.number),
    }


def _pack(sheet: Sheet) -> dict[str, Any]:
    pack = sheet.rules.deck.pack
    return {
        "size": sheet.pack.bit_count(),
        "colors": has_colors(pack),
        "suits": [
            {
                "suit": suit,
                "name": kind_title(name, pack),
                "cards": [
                    {"card": format_card(card, pack), "symbol": symbol(card, pack), "name": card_name(card, pack)}
                    for card in cards_in(sheet.pack & suit_mask(suit))
                ],
            }
            for suit, name in enumerate(SUIT_NAMES)
        ],
    }


def _entered(sheet: Sheet, number: int) -> dict[str, Any]:
    each: Entered = sheet.book.deals[number - 1]
    before = sheet.book.deals[number - 2].outcome.scores if number > 1 else (0,) * sheet.side_count
    return {
        "number": number,
        "dealer": sheet.names[each.dealer],
        **_count(sheet, before, each.score),
        "after": list(each.outcome.scores),
        "result": outcome_texts(sheet, each.outcome, each.score),
        "draft": plain_draft(sheet.drafts[number - 1], sheet.rules.deck.pack),
    }


def _count(sheet: Sheet, before: tuple[int, ...], score: DealScore) -> dict[str, Any]:
    return {
        "lines": [
            {"name": line.name, "title": line.title, "counts": list(line.counts), "points": list(line.points)}
            for line in score.lines
        ],
        "points": list(score.points),
        "reasons": reasons(sheet, before, score),
    }


def _deal(sheet: Sheet, draft: Draft, corrected: int) -> dict[str, Any]:
    """The deal being told: what to ask, what was told, what follows, what is wrong, what it counts."""
    pack = sheet.rules.deck.pack
    problems = sheet.problems(draft)
    scores = sheet.book.scores
    return {
        "number": len(sheet.drafts) + 1,
        "corrected": bool(corrected),
        "dealer": sheet.book.dealer,
        "notes": restriction_texts(sheet),
        "needed": _needed(sheet),
        "draft": plain_draft(draft, pack),
        "filled": plain_draft(sheet.filled(draft), pack),
        "contenders": list(sheet.contenders(draft)),
        "problems": list(problems),
        "count": None if problems else _count(sheet, scores, sheet.count(draft)),
    }


def _needed(sheet: Sheet) -> dict[str, Any]:
    needed, pack = sheet.book.needed, sheet.rules.deck.pack
    return {
        "suits": [SUIT_NAMES.index(name) for name in needed.suits],
        "special": [format_card(card, pack) for card in cards_in(needed.special)],
        "best": [_by_primiera(sheet, suit) for suit in range(len(SUIT_NAMES))] if needed.primiera else [],
        "sweeps": needed.sweeps,
        "sweep_sizes": needed.sweep_sizes,
        "first_play_sweep": needed.first_play_sweep,
        "sweep_order": needed.sweep_order,
        "oranges": needed.oranges,
        "penalties": needed.penalties,
        "claim": str(needed.claim),
    }


def _by_primiera(sheet: Sheet, suit: int) -> list[str]:
    """The cards of a suit, those that count most for the primiera first."""
    cards = sorted(cards_in(sheet.pack & suit_mask(suit)), key=lambda card: (-card_value(card), -card))
    return [format_card(card, sheet.rules.deck.pack) for card in cards]
