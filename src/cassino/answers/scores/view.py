"""A score book as its page gets it: everything is counted and put into words here."""

from typing import Literal

import msgspec

from cassino.answers.scores import shapes
from cassino.answers.scores.books import OpenBook
from cassino.cards import SUIT_NAMES, cards_in, suit_mask
from cassino.engine.scorer import card_value
from cassino.engine.scoring import DealScore
from cassino.hosted.wire.table import ScoreLine
from cassino.rules.packs import card_name, format_card, has_colors, kind_name, symbol
from cassino.scorepad import Draft, Sheet, plain_draft
from cassino.scorepad.scorebook import Entered
from cassino.scorepad.sentences import outcome_texts, reasons, restriction_texts, sheet_goal


def book_view(book: OpenBook, own: bool) -> shapes.Book:
    """The whole book; `deal` is the one that is being entered or corrected, null after the match. own: whether the
    viewer owns it.
    """
    sheet = book.sheet
    told = sheet.before(book.number) if book.number else sheet
    scores = zip(sheet.side_names, sheet.book.scores, strict=True)
    return shapes.Book(
        id=book.id,
        version=book.version,
        own=own,
        title=sheet.rules.title,
        rules=f"/score/{book.id}/rules",
        goal=sheet_goal(sheet),
        names=list(sheet.names),
        sides=[shapes.BookSide(name, score) for name, score in scores],
        phase="over" if sheet.book.is_over else "open",
        winners=list(sheet.book.outcome.winners),
        pack=_pack(sheet),
        deals=[_entered(sheet, number) for number in range(1, len(sheet.drafts) + 1)],
        deal=None if told.book.is_over else _deal(told, book.draft, book.number),
    )


def _pack(sheet: Sheet) -> shapes.Pack:
    pack = sheet.rules.deck.pack
    suits = [
        shapes.Suit(
            suit, kind_name(name, pack), [_card(sheet, card) for card in cards_in(sheet.pack & suit_mask(suit))]
        )
        for suit, name in enumerate(SUIT_NAMES)
    ]
    return shapes.Pack(sheet.pack.bit_count(), has_colors(pack), suits)


def _card(sheet: Sheet, card: int) -> shapes.PackCard:
    pack = sheet.rules.deck.pack
    return shapes.PackCard(format_card(card, pack), symbol(card, pack), card_name(card, pack))


def _told_deal(sheet: Sheet, draft: Draft) -> shapes.ToldDeal:
    return msgspec.convert(plain_draft(draft, sheet.rules.deck.pack), shapes.ToldDeal)


def _entered(sheet: Sheet, number: int) -> shapes.Counted:
    each: Entered = sheet.book.deals[number - 1]
    count = _count(sheet, each.score)
    return shapes.Counted(
        number=number,
        dealer=sheet.names[each.dealer],
        lines=count.lines,
        points=count.points,
        reasons=count.reasons,
        after=list(each.outcome.scores),
        result=outcome_texts(sheet, each.outcome, each.score),
        draft=_told_deal(sheet, sheet.drafts[number - 1]),
    )


def _count(sheet: Sheet, score: DealScore) -> shapes.Count:
    lines = [ScoreLine(line.name, line.title, list(line.counts), list(line.points)) for line in score.lines]
    return shapes.Count(lines, list(score.points), reasons(sheet, score))


def _deal(sheet: Sheet, draft: Draft, corrected: int) -> shapes.Telling:
    """The deal being entered: what to ask, what has been entered, what follows, what is wrong, what it scores."""
    problems = sheet.problems(draft)
    return shapes.Telling(
        number=len(sheet.drafts) + 1,
        corrected=bool(corrected),
        dealer=sheet.book.dealer,
        notes=restriction_texts(sheet),
        needed=_needed(sheet),
        draft=_told_deal(sheet, draft),
        filled=_told_deal(sheet, sheet.filled(draft)),
        contenders=list(sheet.contenders(draft)),
        problems=list(problems),
        count=None if problems else _count(sheet, sheet.count(draft)),
    )


def _needed(sheet: Sheet) -> shapes.Needed:
    needed, pack = sheet.book.needed, sheet.rules.deck.pack
    return shapes.Needed(
        suits=[SUIT_NAMES.index(name) for name in needed.suits],
        special=[format_card(card, pack) for card in cards_in(needed.special)],
        best=[_by_primiera(sheet, suit) for suit in range(len(SUIT_NAMES))] if needed.primiera else [],
        sweeps=needed.sweeps,
        sweep_sizes=needed.sweep_sizes,
        first_play_sweep=needed.first_play_sweep,
        sweep_order=needed.sweep_order,
        oranges=needed.oranges,
        penalties=needed.penalties,
        claim=msgspec.convert(str(needed.claim), Literal["none", "count_out", "announce"]),
    )


def _by_primiera(sheet: Sheet, suit: int) -> list[str]:
    """The cards of a suit, the most valuable for the primiera first."""
    cards = sorted(cards_in(sheet.pack & suit_mask(suit)), key=lambda card: (-card_value(card), -card))
    return [format_card(card, sheet.rules.deck.pack) for card in cards]
