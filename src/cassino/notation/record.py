"""A match as a text file that replays to the same score.

Header lines, then each deal: its dealer, the order of the pack, the moves, the points and the score after it. If the
deals were committed to, the file also has the seeds and salts they were made from.
"""

import re
from collections.abc import Iterator, Mapping

from cassino.arguments import required
from cassino.engine.match import Deal, Match, Record, replay
from cassino.errors import CassinoError
from cassino.fairness.verify import DealProof, Proof
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.position import format_position
from cassino.notation.record_reader import RecordError, read_proven_record, read_record
from cassino.notation.recordlines import (
    FORMAT,
    NOTE_KEY,
    OWN_KEYS,
    deal_texts,
    move_line,
    proof_lines,
    result_text,
    ruling_line,
)
from cassino.rules import Rules, format_rules, load_variant, variant_ids
from cassino.rules.packs import format_card

__all__ = [
    "Record",
    "RecordError",
    "format_match",
    "format_record",
    "parse_record",
    "read_proven_record",
    "read_record",
    "replay",
]

PER_LINE = 13


def parse_record(text: str) -> Record:
    """The record of a match, replayed and checked. Raises RecordError with everything that is wrong."""
    return read_record(text)[0]


def format_record(record: Record, notes: Mapping[str, str] | None = None, proof: Proof | None = None) -> str:
    """A record as text; `notes` are further header lines, such as Names or Date. proof: what its deals were made from.

    Raises IllegalMove, DealError or MatchError if it cannot have been played, CassinoError for an unfit note.
    """
    return format_match(replay(record), notes, proof)


def format_match(match: Match, notes: Mapping[str, str] | None = None, proof: Proof | None = None) -> str:
    """The record of a match as text."""
    lines = [FORMAT, *_header(match.rules, match.players), *_promise(proof), *_notes(notes or {})]
    shown = proof.deals if proof else (DealProof("", ()),) * len(match.deals)
    for number, (dealt, made_from) in enumerate(zip(match.deals, shown, strict=True), 1):
        lines += ["", f"[Deal] {number}", *_deal(match, dealt, made_from)]
    return "\n".join([*lines, "", f"[Result] {result_text(match)}", ""])


def _header(rules: Rules, players: int) -> Iterator[str]:
    if rules.id in variant_ids() and rules == load_variant(rules.id):
        yield f"[Rules] {rules.id}"
    else:
        yield "[House rules]"
        yield from (f"| {line}".rstrip() for line in format_rules(rules).split("\n"))
    yield f"[Players] {players}"


def _promise(proof: Proof | None) -> Iterator[str]:
    if proof:
        yield f"[Commitment] {proof.commitment}"
        yield f"[Opening seed] {proof.opening}"


def _notes(notes: Mapping[str, str]) -> Iterator[str]:
    for key, value in notes.items():
        required(key, str)
        required(value, str)
        is_line = value == value.strip() and "\n" not in value and "\r" not in value
        if not is_line or not re.fullmatch(NOTE_KEY, key) or key in OWN_KEYS:
            raise CassinoError("notation-unfit-note", line=f"[{key}] {value}")
        yield f"[{key}] {value}".rstrip()


def _deal(match: Match, dealt: Deal, made_from: DealProof) -> Iterator[str]:
    if not dealt.order:
        yield f"[Position] {format_position(dealt.states[0])}"
    else:
        yield f"[Dealer] {SEAT_LETTERS[dealt.dealer]}"
        yield from _order(match, dealt)
    yield from proof_lines(made_from)
    for number, state in enumerate(dealt.states):
        yield from (ruling_line(before, ruling) for ruling, before in dealt.ruled if ruling.at == number)
        if number < len(dealt.moves):
            yield move_line(state, dealt.moves[number])
    if dealt.states[-1].is_over:
        points, scores = deal_texts(dealt.states[-1])
        yield f"[Points] {points}"
        yield f"[Score] {scores}"


def _order(match: Match, dealt: Deal) -> Iterator[str]:
    """The pack in the order in which it was dealt."""
    names = [format_card(card, match.rules.deck.pack) for card in dealt.order]
    rows = [" ".join(names[i : i + PER_LINE]) for i in range(0, len(names), PER_LINE)]
    yield f"[Order] {rows[0]}"
    yield from (f"        {row}" for row in rows[1:])
