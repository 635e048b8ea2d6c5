"""Matches dealt from a chain, for the tests of the proofs."""

import hashlib

from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.fairness.chain import Chain
from cassino.fairness.shuffle import deal_key, fair_order, opening_seed
from cassino.fairness.verify import DealProof, Proof
from cassino.rules import Rules

SECRET = hashlib.sha256(b"a secret of the tests").hexdigest()


def salts_of(players: int, number: int) -> tuple[str, ...]:
    """The links that players' chains give for a deal; the last seat is a bot and gives none."""
    chains = [Chain(hashlib.sha256(f"seat {seat}".encode()).hexdigest()) for seat in range(players - 1)]
    return (*(chain.link(number) for chain in chains), "")


def fair_match(rules: Rules, players: int, deals: int = 3) -> tuple[Match, Proof]:
    """A match played at random, each deal from the chain and from salts."""
    chain, rng = Chain(SECRET), Rng(7)
    first = salts_of(players, 1)
    first = (first[0], *("",) * (players - 1))
    salts = [first]
    dealer = Rng(opening_seed(chain.link(0), chain.commitment, first[0])).below(players)
    match = Match(rules, players, dealer=dealer, order=order(rules, chain, 1, first))
    while True:
        while not match.deal_over:
            moves = legal_moves(match.state, 200)
            match.play(moves[rng.below(len(moves))])
        number = len(match.deals) + 1
        if match.is_over or number > deals:
            break
        salts.append(salts_of(players, number))
        match.next_deal(order(rules, chain, number, salts[-1]))
    shown = tuple(DealProof(chain.link(number), used) for number, used in enumerate(salts, 1))
    return match, Proof(chain.commitment, chain.link(0), shown)


def order(rules: Rules, chain: Chain, number: int, salts: tuple[str, ...]) -> tuple[int, ...]:
    """The pack of one deal."""
    return fair_order(rules, deal_key(chain.link(number), chain.commitment, number, salts))
