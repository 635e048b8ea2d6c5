"""Fair deals at a table: what is promised, dealt, revealed and shown."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from cassino.cards import cards_in
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.fairness.chain import LINKS, SIZE, Chain, is_link
from cassino.fairness.salts import SaltError
from cassino.fairness.shuffle import deal_key, fair_order, opening_seed
from cassino.fairness.verify import DealProof, Proof
from cassino.hosted.match.events import AnyEvent, Created, Dealt, FairDeal, Salted, dealt, new_seed
from cassino.hosted.match.match import HostedMatch, rules_of
from cassino.hosted.wire.bounds import Word
from cassino.hosted.wire.refusal import Refusal, WrongWish
from cassino.hosted.wire.table import Dealing, Fair, NewCards
from cassino.rules import Rules
from cassino.rules.options import Each, Leftover, Redeal, Replenish, cards_of


class FairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the creator of a match contributes to its chain: the promise to use, and the salt of the first deal."""

    commitment: Word
    salt: Word


@dataclass(frozen=True, slots=True)
class Opening:
    """The chain of a new match, and the salt of its creator. Its secret is for the database only."""

    chain: Chain
    salt: str = ""

    @property
    def seed(self) -> int:
        """The seed of the draws before the first deal."""
        return opening_seed(self.chain.link(0), self.chain.commitment, self.salt)


def fresh_opening() -> Opening:
    """A new chain, without a salt, because nobody could know the commitment before."""
    return Opening(Chain(secrets.token_hex(SIZE)))


def check_fair_wish(wish: FairWish | None, seed: int | None) -> None:
    """Raises WrongWish."""
    if wish is not None and seed is not None:
        raise WrongWish("salt", "error-seed-and-chain")
    if wish is not None and not (is_link(wish.commitment) and is_link(wish.salt)):
        raise WrongWish("salt", "error-not-hexadecimal")


def begun_fairly(made: Created, opening: Opening) -> list[AnyEvent]:
    """The first events of a match whose cards nobody could choose; its seed is that of the opening."""
    created = msgspec.structs.replace(made, seed=opening.seed, fair=opening.chain.commitment)
    return [created, _opened(created, opening, _creator(created))]


def _opened(created: Created, opening: Opening, seat: int) -> Dealt:
    """The first deal, with the salt of the only seat that has given one."""
    players = len(created.places)
    salts = tuple(opening.salt if seat == each else "" for each in range(players))
    return _first(created, opening.chain, Rng(opening.seed).below(players), salts)


def _first(created: Created, chain: Chain, dealer: int, salts: tuple[str, ...]) -> Dealt:
    order = _order(rules_of(created), chain, 1, salts)
    return msgspec.structs.replace(dealt(dealer, order), fair=FairDeal(salts))


def begun_again(made: Created, hosted: HostedMatch) -> tuple[list[AnyEvent], Chain]:
    """The first events of a rematch, and its chain: the promised one, with the salts given for it."""
    chain = next_chain(hosted) or fresh_opening().chain
    salts = hosted.salting.salts if next_chain(hosted) else ("",) * len(made.places)
    created = msgspec.structs.replace(made, seed=Opening(chain).seed, fair=chain.commitment)
    return [created, _first(created, chain, hosted.match.next_dealer(), salts)], chain


def next_chain(hosted: HostedMatch) -> Chain | None:
    """The promised chain of the rematch, until the rematch exists; None if its secret would be known."""
    is_over = hosted.phase == "match_over" and hosted.successor is None
    is_secret = hosted.chain is not None and len(hosted.match.deals) < LINKS - 1
    return hosted.chain.next if is_over and is_secret and hosted.chain and hosted.created.fair else None


def next_name(hosted: HostedMatch) -> bytes | None:
    """The id of the rematch, which makes sure that the promised chain is used only once; None if nothing is
    promised.
    """
    return hosted.chain.name_of_next if hosted.chain and next_chain(hosted) else None


def dealt_anew(hosted: HostedMatch, seat: int, salt: str) -> Dealt | None:
    """The first deal with the salt of the first person to sit down; None if it is too late for that.

    Nobody has seen a hand yet, and the commitment was published before the salt.
    """
    if not hosted.waits_for_all or hosted.chain is None:
        return None
    return _opened(hosted.created, Opening(hosted.chain, salt), seat)


def _creator(created: Created) -> int:
    """The seat of the creator: the first seat with a user, or else the first human seat."""
    people = [seat for seat, place in enumerate(created.places) if place.kind == "human"]
    return next((seat for seat in people if created.places[seat].user), people[0] if people else 0)


def _order(rules: Rules, chain: Chain, number: int, salts: tuple[str, ...]) -> tuple[int, ...]:
    return fair_order(rules, deal_key(chain.link(number), chain.commitment, number, salts))


def next_deal(hosted: HostedMatch) -> Dealt:
    """The event of the next deal: from the chain, if it has a seed left. Raises Refusal."""
    number, match = len(hosted.match.deals) + 1, hosted.match
    if not hosted.created.fair:
        return dealt(match.next_dealer(), match.pack_order(number - 1))
    if number >= LINKS:
        drawn = Match(match.rules, match.players, new_seed())
        return dealt(match.next_dealer(), drawn.deal.order)
    salts = hosted.salting.salts
    order = _order(match.rules, chain_of(hosted), number, salts)
    return msgspec.structs.replace(dealt(match.next_dealer(), order), fair=FairDeal(salts))


def chain_of(hosted: HostedMatch) -> Chain:
    """The chain of a match. Raises Refusal if the database has lost it."""
    if hosted.chain is None:
        raise Refusal("damaged", "error-seeds-missing")
    return hosted.chain


def salted(hosted: HostedMatch, seat: int, deal: int, salt: str) -> Salted:
    """A link for the coming deal. Raises Refusal."""
    coming = len(hosted.match.deals) + 1
    if not hosted.created.fair or deal != coming or (hosted.phase == "match_over" and next_chain(hosted) is None):
        raise Refusal("salt", "error-salt-not-due", deal=deal)
    try:
        hosted.salting.take(seat, salt, hosted.is_deal_done)
    except SaltError as error:
        raise Refusal("salt", "error-of", problem=error) from None
    return Salted(seat, coming - 1, salt)


def revealed(hosted: HostedMatch) -> int:
    """How many deals are over, so that their seeds are public."""
    return min(len(hosted.match.deals) - (not hosted.is_deal_done), LINKS - 1)


def shown(hosted: HostedMatch) -> Fair | None:
    """The `fair` part of a view, equal for everybody; it has no seed of the current deal or a later one."""
    if not hosted.created.fair:
        return None
    salting, told, following = hosted.salting, revealed(hosted), next_chain(hosted)
    return Fair(
        commitment=hosted.created.fair,
        revealed=told,
        seed=hosted.chain.link(told) if hosted.chain else "",
        used=list(salting.used[-1]),
        given=list(salting.given),
        ready=[seat for seat, salt in enumerate(salting.salts) if salt],
        late=sorted(salting.late),
        next=following.commitment if following else "",
        dealing=dealing(hosted.match.rules),
    )


NEW_CARDS: Mapping[Replenish, NewCards] = {
    Replenish.ROUNDS: "rounds",
    Replenish.DRAW: "draw",
    Replenish.ALL_CARDS: "all_cards",
}


@lru_cache(256)
def dealing(rules: Rules) -> Dealing:
    """How the rules deal, so that a browser can work out who gets which card of a pack."""
    deals = rules.dealing
    return Dealing(
        ranks=list(rules.deck.ranks),
        suits=[str(suit) for suit in rules.deck.suits],
        hand=deals.hand,
        table=deals.table,
        packet=deals.packet,
        cut=deals.cut,
        replenish=NEW_CARDS[deals.replenish],
        short_round=deals.leftover is Leftover.SHORT_ROUND,
        rich=_worth(rules) if deals.redeal is Redeal.RICH_CUT else None,
        rich_points=deals.rich_points,
        rich_pictures=deals.rich_pictures,
    )


def _worth(rules: Rules) -> list[int]:
    """The points that each card of the pack is worth by itself, which decide whether a cut is refused."""
    each = [item for item in rules.scoring.items if isinstance(item, Each)]
    pack = cards_in(rules.deck.cards)
    return [sum(item.points for item in each if cards_of(item.of) & 1 << card) for card in pack]


def proof(hosted: HostedMatch, deals: int | None = None) -> Proof | None:
    """What the record of a match, or of its first deals, needs so that it can be checked; no seed before its time."""
    if not hosted.created.fair or hosted.chain is None:
        return None
    told = revealed(hosted)
    shown = (
        DealProof(hosted.chain.link(number) if number <= told else "", salts)
        for number, salts in enumerate(hosted.salting.used[:deals], 1)
    )
    return Proof(hosted.created.fair, hosted.chain.link(0), tuple(shown))
