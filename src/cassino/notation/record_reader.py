"""Reading a match record: the match is played again and everything the text states is compared."""

from collections.abc import Callable, Mapping
from typing import Any

from cassino.cards import CardSyntaxError, card_set, cards_in
from cassino.engine.calling import claims
from cassino.engine.dealing import DealError
from cassino.engine.irregularities import Misdeal, Ruling, RulingError
from cassino.engine.match import Match, MatchError, Record, match_at, require_known
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.errors import CassinoError
from cassino.fairness.chain import is_link
from cassino.fairness.verify import DealProof, Proof
from cassino.notation.entries import Entry, Part, entries, lines_of
from cassino.notation.errors import ExpectedError, Fault, NotationError, fault
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import parse_move, read_move
from cassino.notation.position import parse_position
from cassino.notation.recordlines import DEAL_KEYS, FORMAT, OWN_KEYS, deal_texts, result_text
from cassino.rules import Rules, RulesError, VariantNotFound, load_variant, parse_rules
from cassino.rules.options import Pack
from cassino.rules.packs import format_card, format_cards, parse_card
from cassino.texts.lists import number_list


class ProofReading:
    """What has been read of the proof; a record without a commitment has none."""

    def __init__(self, complain: Callable[[Fault], None]) -> None:
        self._complain = complain
        self._commitment = ""
        self._opening = ""
        self._deals: list[DealProof] = []

    def proof(self) -> Proof | None:
        """The whole proof."""
        return Proof(self._commitment, self._opening, tuple(self._deals)) if self._commitment else None

    def header(self, seen: Mapping[str, Entry], first: Entry) -> None:
        """The commitment and the seed of the opening: both or neither."""
        if ("Commitment" in seen) != ("Opening seed" in seen):
            self._complain(first.fault("notation-half-promise"))
            return
        if "Commitment" in seen:
            self._commitment = self._link(seen["Commitment"].parts[0])
            self._opening = self._link(seen["Opening seed"].parts[0])

    def deal(self, head: Entry, found: Mapping[str, Entry], players: int) -> None:
        """The seed and the salts of one deal."""
        if not self._commitment and found:
            self._complain(head.fault("notation-no-commitment"))
        seed = self._link(found["Deal seed"].parts[0]) if "Deal seed" in found else ""
        salts = self._salts(found["Salts"], players) if "Salts" in found else ("",) * players
        self._deals.append(DealProof(seed, salts))

    def _salts(self, entry: Entry, players: int) -> tuple[str, ...]:
        """`A 07.., C b1..`."""
        words, salts = list(entry.words()), [""] * players
        letters = [word.text for word in words[::2]]
        is_sound = len(words) % 2 == 0 and len(set(letters)) == len(letters)
        if not is_sound or not set(letters) <= set(SEAT_LETTERS[:players]):
            self._complain(entry.fault("notation-salts"))
            return tuple(salts)
        for letter, word in zip(letters, words[1::2], strict=True):
            salts[SEAT_LETTERS.index(letter)] = self._link(word)
        return tuple(salts)

    def _link(self, word: Part) -> str:
        text = word.text.strip()
        if not is_link(text):
            self._complain(fault(word.line, word.column, "notation-link", text[:70]))
        return text


class RecordError(NotationError):
    """A text that is not a match record, with everything that is wrong."""


def read_record(text: str) -> tuple[Record, dict[str, str]]:
    """A match record and its notes, the header lines that are not needed to replay it. Raises RecordError."""
    return read_proven_record(text)[:2]


def read_proven_record(text: str) -> tuple[Record, dict[str, str], Proof | None]:
    """The same with what its deals were made from, if they were promised. Nothing of that is checked here."""
    found, faults = entries(text)
    reading = _Reading(found, faults, len(lines_of(text)))
    try:
        match = reading.match()
    except _Stop:
        match = None
    if reading.faults or match is None:
        raise RecordError(sorted(reading.faults, key=lambda fault: (fault.line, fault.column)))
    return match.record(), reading.notes, reading.proofs.proof()


class _Stop(Exception):
    """What follows cannot be understood without what is missing."""


class _Reading:
    """One record being read."""

    def __init__(self, found: list[Entry], faults: list[Fault], end: int) -> None:
        self.entries = found
        self.faults = faults
        self.end = end
        self.at = 0
        self.notes: dict[str, str] = {}
        self.proofs = ProofReading(self.complain)

    @property
    def key(self) -> str | None:
        """The key of the next entry: empty for a move, None at the end."""
        return self.entries[self.at].key if self.at < len(self.entries) else None

    def stop(self, key: str, /, **facts: Any) -> _Stop:
        """Complain about the next entry."""
        if self.key is None:
            self.faults.append(fault(self.end, 0, key, **facts))
        else:
            entry = self.entries[self.at]
            self.faults.append(fault(entry.line, 1, key, f"[{entry.key}]" if entry.key else entry.value, **facts))
        return _Stop()

    def take(self, key: str, value: str = "...") -> Entry:
        """The next entry, which must have this key and such a value."""
        if self.key != key:
            raise self.stop("notation-line-missing", line=f"[{key}] {value}")
        self.at += 1
        return self.entries[self.at - 1]

    def complain(self, fault: Fault) -> None:
        """Note a fault."""
        self.faults.append(fault)

    def match(self) -> Match:
        """The whole text as a match."""
        if not self.entries or f"[{self.key}] {self.entries[0].value}" != FORMAT:
            raise self.stop("notation-first-line", line=FORMAT)
        self.at = 1
        rules, players = self.header()
        match = self.deals(rules, players)
        self.check(self.take("Result", result_text(match)), result_text(match))
        if self.key is not None:
            raise self.stop("notation-after-result")
        return match

    def header(self) -> tuple[Rules, int]:
        """The lines before the first deal."""
        seen: dict[str, Entry] = {}
        while self.key not in (None, "", "Deal"):
            entry = self.entries[self.at]
            self.at += 1
            if entry.key in seen:
                self.complain(fault(entry.line, 1, "notation-part-twice", part=f"[{entry.key}]"))
            elif entry.key in DEAL_KEYS or entry.key == OWN_KEYS[0]:
                self.complain(fault(entry.line, 1, "notation-not-in-header", line=f"[{entry.key}]"))
            seen[entry.key] = entry
        self.notes = {key: entry.value for key, entry in seen.items() if key not in OWN_KEYS}
        self.proofs.header(seen, self.entries[0])
        rules = self.rules(seen)
        return rules, self.players(seen, rules)

    def rules(self, seen: dict[str, Entry]) -> Rules:
        """The rule set, by name or written out."""
        if ("Rules" in seen) == ("House rules" in seen):
            raise self.stop("notation-no-rules")
        try:
            if "Rules" in seen:
                return load_variant(seen["Rules"].value)
            return parse_rules("\n".join(part.text for part in seen["House rules"].parts))
        except VariantNotFound as error:
            self.complain(Fault(seen["Rules"].line, seen["Rules"].parts[0].column, error))
        except RulesError as error:
            parts = seen["House rules"].parts
            for problem in error.problems:
                line = parts[min(max(problem.line, 1), len(parts)) - 1].line
                self.complain(
                    fault(line, 0, "notation-house-rule", where=problem.where or "none", problem=problem.text)
                )
        raise _Stop

    def players(self, seen: dict[str, Entry], rules: Rules) -> int:
        """How many play."""
        if "Players" not in seen:
            raise self.stop("notation-no-players")
        text = seen["Players"].value
        if text not in [str(number) for number in rules.seating.players]:
            self.complain(seen["Players"].fault("notation-players", known=number_list(rules.seating.players)))
            raise _Stop
        return int(text)

    def deals(self, rules: Rules, players: int) -> Match:
        """All deals."""
        match: Match | None = None
        number = 0
        while self.key == "Deal" or match is None:
            number += 1
            head = self.take("Deal", str(number))
            self.check(head, str(number))
            if self.key == "Position" and match is None:
                match = self.at_position(rules, players)
            else:
                dealer = self.dealer(players)
                order = self.order(rules, dealer[1])
                self.proof_lines(head, players)
                match = self.started(match, rules, players, dealer, head, order)
            self.moves(match)
            self.totals(match)
        return match

    def at_position(self, rules: Rules, players: int) -> Match:
        """The match that begins with a position."""
        entry = self.take("Position")
        try:
            state = require_known(parse_position(entry.value, rules, strict=False))
            if (state.rules.with_carried(()), state.players) == (rules, players):
                return match_at(state)
            self.complain(entry.fault("notation-other-game"))
        except NotationError as error:
            problems = [(fault.column, fault.problem) for fault in error.faults]
            first = entry.parts[0]
            self.faults += [Fault(first.line, first.column + max(at - 1, 0), problem) for at, problem in problems]
        except CassinoError as error:
            self.complain(Fault(entry.line, entry.parts[0].column, error))
        raise _Stop

    def dealer(self, players: int) -> tuple[int, Entry]:
        """The dealer."""
        entry = self.take("Dealer", "A")
        letters = SEAT_LETTERS[:players]
        if len(entry.value) != 1 or entry.value not in letters:
            self.complain(entry.fault("notation-player", last=letters[-1]))
            raise _Stop
        return letters.index(entry.value), entry

    def order(self, rules: Rules, before: Entry) -> list[int]:
        """The pack in its order; all faults in it are reported."""
        name = rules.deck.pack
        pack, order, already = rules.deck.cards, list[int](), len(self.faults)
        entry = self.take("Order")
        for word in entry.words():
            self.card(word, name, order)
        missing = [card for card in cards_in(pack) if card not in order]
        if missing and len(self.faults) == already:
            self.complain(entry.fault("notation-cards-missing", cards=format_cards(missing, name)))
        if len(self.faults) > already:
            raise _Stop
        return order

    def proof_lines(self, head: Entry, players: int) -> None:
        """What the order was made from, where the deals were promised."""
        entries: dict[str, Entry] = {}
        for key in ("Deal seed", "Salts"):
            if self.key == key:
                entries[key] = self.take(key)
        self.proofs.deal(head, entries, players)

    def card(self, word: Part, pack: Pack, order: list[int]) -> None:
        """One card of an order, noted there."""
        try:
            card = parse_card(word.text, pack)
        except CardSyntaxError as error:
            self.complain(Fault(word.line, word.column, error, word.text))
            return
        if card in order:
            self.complain(fault(word.line, word.column, "notation-twice", name=format_card(card, pack)))
        order.append(card)

    def started(
        self, match: Match | None, rules: Rules, players: int, dealer: tuple[int, Entry], head: Entry, order: list[int]
    ) -> Match:
        """The match with this deal begun."""
        if match is None:
            return Match(rules, players, dealer=dealer[0], order=order)
        try:
            match.next_deal(order)
        except (MatchError, DealError) as error:
            self.complain(head.fault("notation-no-more-deals", problem=error))
            raise _Stop from None
        if match.deal.dealer != dealer[0]:
            self.complain(dealer[1].fault("notation-other-dealer", player=SEAT_LETTERS[match.deal.dealer]))
            raise _Stop
        return match

    def moves(self, match: Match) -> None:
        """The moves of a deal, and rulings between them."""
        while self.key in ("", "Misdeal"):
            entry = self.entries[self.at]
            self.at += 1
            if entry.key:
                self.ruling(match, entry)
                continue
            try:
                match.play(self.move(match, entry.parts))
            except ExpectedError as error:
                self.faults += error.faults
                raise _Stop from None
            except IllegalMove as error:
                self.complain(Fault(entry.line, entry.parts[2].column, error))
                raise _Stop from None

    def ruling(self, match: Match, entry: Entry) -> None:
        """`[Misdeal] too_few A 5H`."""
        words = list(entry.words())
        kinds, letters = [kind.value for kind in Misdeal], SEAT_LETTERS[: match.players]
        is_sound = len(words) > 1 and words[0].text in kinds and words[1].text in list(letters)
        if not is_sound:
            self.complain(entry.fault("notation-misdeal", kinds=", ".join(kinds), last=letters[-1]))
            raise _Stop
        already, cards, order = len(self.faults), list[int](), list[int]()
        found = cards
        for word in words[2:]:
            if word.text == "/":
                found = order
            else:
                self.card(word, match.rules.deck.pack, found)
        if len(self.faults) > already:
            raise _Stop
        seat, kind = letters.index(words[1].text), Misdeal(words[0].text)
        try:
            match.repeat_ruling(Ruling(len(match.moves), kind, seat, card_set(cards), tuple(order)))
        except RulingError as error:
            self.complain(Fault(entry.line, entry.parts[0].column, error))
            raise _Stop from None

    def move(self, match: Match, parts: list[Part]) -> Move:
        """One move. Raises ExpectedError or IllegalMove."""
        number, letter, text = parts
        state = match.state
        if state.is_over and not claims(state):
            raise ExpectedError(number.line, 1, "notation-points-missing", number.text)
        if number.text != str(state.turn_no + 1):
            raise ExpectedError(number.line, number.column, "notation-turn", number.text, turn=state.turn_no + 1)
        letters = SEAT_LETTERS[: state.players]
        if letter.text not in letters:
            raise ExpectedError(letter.line, letter.column, "notation-player", letter.text, last=letters[-1])
        if claims(state) and (move := read_move(state, text.text, text.line, text.column)).kind == Kind.CLAIM:
            return Move(Kind.CLAIM, 0, seat=letters.index(letter.text))
        move = parse_move(state, text.text, text.line, text.column)
        if letter.text != letters[state.turn]:
            raise ExpectedError(
                letter.line, letter.column, "notation-whose-turn", letter.text, player=letters[state.turn]
            )
        return move

    def totals(self, match: Match) -> None:
        """Points and score of a finished deal."""
        if not match.state.is_over:
            return
        points, scores = deal_texts(match.state)
        self.check(self.take("Points", points), points)
        self.check(self.take("Score", scores), scores)

    def check(self, entry: Entry, expected: str) -> None:
        """The value of an entry is what the match played again has."""
        found = " ".join(word.text for word in entry.words())
        if found != " ".join(expected.replace(",", " ").split()):
            self.complain(entry.fault("notation-differs", line=f"[{entry.key}] {expected}"))
