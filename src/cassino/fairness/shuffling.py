"""From seeds and salts to the order of a pack."""

import hmac
from collections.abc import Sequence

from cassino.cards import card_set, cards_in
from cassino.engine.dealing import is_refused
from cassino.fairness.stream import Stream
from cassino.rules import Rules
from cassino.rules.options import pack_cards

DEAL = "cassino deal 1"
OPENING = "cassino opening 1"
OPENING_SHIFT = 1
"""The seed of an opening has 63 bits, as many as the database keeps."""


def _keyed(link: str, *lines: str) -> bytes:
    text = "".join(f"{line}\n" for line in lines)
    return hmac.digest(bytes.fromhex(link), text.encode(), "sha256")


def deal_key(link: str, commitment: str, number: int, salts: Sequence[str]) -> bytes:
    """What a deal's random numbers come from. number: of the deal, from 1. salts: by seat, some of them empty."""
    return _keyed(link, DEAL, commitment, str(number), *salts)


def fair_order(rules: Rules, key: bytes) -> tuple[int, ...]:
    """The pack as it is dealt, the first card first; shuffled again as long as the rules refuse the cut."""
    stream = Stream(key)
    order = list(cards_in(pack_cards(rules.deck.pack)))
    stream.shuffle(order)
    while is_refused(rules, card_set(order[: rules.dealing.table])).is_refused:
        stream.shuffle(order)
    return tuple(order)


def opening_seed(link: str, commitment: str, salt: str) -> int:
    """The seed of what is drawn before the first deal: who deals, and partners where they are drawn."""
    return int.from_bytes(_keyed(link, OPENING, commitment, salt)[:8], "big") >> OPENING_SHIFT
