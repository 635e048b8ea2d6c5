"""Reading what the deals of a match record were made from: the commitment, the seeds, the salts."""

from collections.abc import Callable, Mapping

from cassino.fairness.chain import is_link
from cassino.fairness.verifying import DealProof, Proof
from cassino.notation.entries import Entry, Part
from cassino.notation.errors import Fault
from cassino.notation.groups import SEAT_LETTERS


class ProofReading:
    """What has been read of the proof; a record without a commitment has none."""

    def __init__(self, complain: Callable[[Fault], None]) -> None:
        self._complain = complain
        self._commitment = ""
        self._opening = ""
        self._deals: list[DealProof] = []

    def proof(self) -> Proof | None:
        """All of it."""
        return Proof(self._commitment, self._opening, tuple(self._deals)) if self._commitment else None

    def header(self, seen: Mapping[str, Entry], first: Entry) -> None:
        """The commitment and the seed of the opening: both or neither."""
        if ("Commitment" in seen) != ("Opening seed" in seen):
            self._complain(first.fault("expected both [Commitment] and [Opening seed] in the header, or neither"))
            return
        if "Commitment" in seen:
            self._commitment = self._link(seen["Commitment"].parts[0])
            self._opening = self._link(seen["Opening seed"].parts[0])

    def deal(self, head: Entry, found: Mapping[str, Entry], players: int) -> None:
        """The seed and the salts of one deal."""
        if not self._commitment and found:
            self._complain(head.fault("this deal has a seed or salts, but the header has no [Commitment]"))
        seed = self._link(found["Deal seed"].parts[0]) if "Deal seed" in found else ""
        salts = self._salts(found["Salts"], players) if "Salts" in found else ("",) * players
        self._deals.append(DealProof(seed, salts))

    def _salts(self, entry: Entry, players: int) -> tuple[str, ...]:
        """`A 07.., C b1..`."""
        words, salts = list(entry.words()), [""] * players
        letters = [word.text for word in words[::2]]
        is_sound = len(words) % 2 == 0 and len(set(letters)) == len(letters)
        if not is_sound or not set(letters) <= set(SEAT_LETTERS[:players]):
            self._complain(entry.fault("expected players from A on, each once and with a salt"))
            return tuple(salts)
        for letter, word in zip(letters, words[1::2], strict=True):
            salts[SEAT_LETTERS.index(letter)] = self._link(word)
        return tuple(salts)

    def _link(self, word: Part) -> str:
        text = word.text.strip()
        if not is_link(text):
            self._complain(Fault(word.line, word.column, f"expected 64 small hexadecimal digits, found {text[:70]!r}"))
        return text
