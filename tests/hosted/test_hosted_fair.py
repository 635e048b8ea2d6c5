"""Fair deals without a server: from a chain and the salts of people, and no seed before its time."""

from typing import Any

import pytest

from cassino.cards import cards_in, format_card
from cassino.fairness.chain import LINKS, Chain
from cassino.fairness.verify import Verdict, verify
from cassino.hosted.commands import fair, misdeals
from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.frames.past import past_record, whole_record
from cassino.hosted.match.events import Dealt, FairDeal, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, WrongEvent, replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from cassino.notation.record import read_proven_record
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Redeal
from company import ANN, BEN, Evening, later, play_greedily

SECRET, OTHER = "ab" * 32, "cd" * 32
ANNS, BENS = Chain("01" * 32), Chain("02" * 32)


class FairEvening(Evening):
    """A match from a chain; Ann has given a salt for its first deal."""

    def __init__(self, *kinds: str, variant: str = "casino", salt: str = ANNS.link(0), **wish: Any) -> None:
        seats = tuple(SeatWish(kind, f"Seat {number}", "random") for number, kind in enumerate(kinds))  # type: ignore[arg-type]
        made = created(terms(NewMatch(seats, variant, **wish)), ANN)
        self.opening = fair.Opening(Chain(SECRET), salt)
        self.events = fair.begun_fairly(made, self.opening)
        self.hosted: HostedMatch = replayed(self.events, later(0))
        self.hosted.chain = self.opening.chain
        self.at = later(0)


def two(**wish: Any) -> FairEvening:
    evening = FairEvening("human", "human", **wish)
    evening.join(BEN)
    return evening


def salt(evening: Evening, seat: int, link: str) -> None:
    evening.happen(fair.salted(evening.hosted, seat, len(evening.hosted.match.deals) + 1, link))


def shown(evening: Evening) -> Any:
    part = fair.shown(evening.hosted)
    assert part is not None
    return part


def doubts(record: str) -> list[str]:
    """What the checks of a record leave open or find wrong, for who noted the commitment."""
    played, _, proof = read_proven_record(record)
    found = verify(played, proof, Chain(SECRET).commitment)
    return [f"{each.verdict}: {each.text}" for each in found if each.verdict is not Verdict.RIGHT]


def test_the_first_deal_is_made_from_the_promise_and_the_creators_salt() -> None:
    evening = two()
    first = evening.events[1]
    assert isinstance(first, Dealt) and first.fair == FairDeal((ANNS.link(0), ""))
    assert evening.hosted.created.fair == Chain(SECRET).commitment
    part = shown(evening)
    assert (part.revealed, part.used, part.seed) == (0, [ANNS.link(0), ""], Chain(SECRET).link(0))
    other = FairEvening("human", "human", salt=BENS.link(0))
    second = other.events[1]
    assert isinstance(second, Dealt) and second.order != first.order


def test_a_match_is_verified_and_no_seed_is_told_too_early() -> None:
    evening = two(target=1000)
    evening.play(3)
    assert not any(doubt.startswith("fault") for doubt in doubts(past_record(evening.hosted, 1)))
    proof = fair.proof(evening.hosted)
    assert proof is not None and proof.deals[0].seed == ""
    evening.play_deal()
    salt(evening, 0, ANNS.link(1))
    assert shown(evening).ready == [0]
    evening.ask(1, requests.NextDeal)
    assert shown(evening).revealed == 1 and shown(evening).used == [ANNS.link(1), ""]
    second = evening.events[-1]
    assert isinstance(second, Dealt) and second.fair == FairDeal((ANNS.link(1), ""))
    proof = fair.proof(evening.hosted)
    assert proof is not None and [deal.seed for deal in proof.deals] == [Chain(SECRET).link(1), ""]
    evening.play_deal()
    assert doubts(whole_record(evening.hosted)) == ["not checked: A added a salt; what fixed it is not in the record"]
    assert replayed(evening.events).match.state == evening.hosted.match.state


def test_a_salt_is_for_the_coming_deal_and_a_link_of_ones_chain() -> None:
    evening = two(target=1000)
    for deal in (1, 3):
        with pytest.raises(Refusal, match=f"for deal {deal}"):
            fair.salted(evening.hosted, 0, deal, ANNS.link(1))
    with pytest.raises(Refusal) as refused:
        fair.salted(evening.hosted, 0, 2, "no link")
    assert refused.value.code == "salt" and "64" in str(refused.value)
    with pytest.raises(Refusal, match="for deal 2"):
        fair.salted(Evening("human", "human").hosted, 0, 2, ANNS.link(1))


def test_a_deal_is_made_with_the_salts_that_were_given() -> None:
    evening = two(target=1000)
    evening.play_deal()
    event = fair.next_deal(evening.hosted)
    salt(evening, 0, ANNS.link(1))
    with pytest.raises(WrongEvent, match="not made with the salts"):
        evening.hosted.fork().apply(event, evening.at)


def test_a_chosen_seed_promises_nothing() -> None:
    evening = Evening("human", "bot", target=1000)
    assert fair.shown(evening.hosted) is None and fair.proof(evening.hosted) is None
    evening.play_deal()
    event = fair.next_deal(evening.hosted)
    assert event.fair is None and event == fair.next_deal(evening.hosted)


def test_a_lost_chain_is_told_not_replaced() -> None:
    evening = two(target=1000)
    evening.play_deal()
    evening.hosted.chain = None
    with pytest.raises(Refusal, match="has lost the seeds") as refused:
        fair.next_deal(evening.hosted)
    assert refused.value.code == "damaged"
    assert shown(evening).seed == "" and fair.proof(evening.hosted) is None


def test_beyond_the_chain_a_deal_is_drawn_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = two(target=1000)
    evening.play_deal()
    monkeypatch.setattr(fair, "LINKS", 2)
    event = fair.next_deal(evening.hosted)
    assert event.fair is None and event.order != fair.next_deal(evening.hosted).order
    assert fair.next_chain(evening.hosted) is None and LINKS > 2


def over() -> FairEvening:
    evening = two(target=1)
    while evening.hosted.phase != "match_over":
        if evening.hosted.phase == "deal_over":
            evening.ask(0, requests.NextDeal)
        play_greedily(evening)
    return evening


def test_the_next_match_has_the_promised_chain_and_the_salts_given_for_it() -> None:
    evening = over()
    promised = fair.next_chain(evening.hosted)
    assert promised is not None and shown(evening).next == promised.commitment
    assert fair.next_name(evening.hosted) is not None
    salt(evening, 0, ANNS.link(1))
    events, chain = fair.begun_again(evening.hosted.created, evening.hosted)
    first = events[1]
    assert chain == promised and isinstance(first, Dealt) and first.fair == FairDeal((ANNS.link(1), ""))
    assert replayed(events).created.fair == promised.commitment


def test_a_match_whose_chain_is_lost_is_followed_by_one_with_a_new_chain() -> None:
    evening = over()
    evening.hosted.chain = None
    assert fair.next_chain(evening.hosted) is None and fair.next_name(evening.hosted) is None
    events, chain = fair.begun_again(evening.hosted.created, evening.hosted)
    first = events[1]
    assert chain.commitment != evening.hosted.created.fair
    assert isinstance(first, Dealt) and first.fair == FairDeal(("", ""))
    assert fair.fresh_opening() != fair.fresh_opening()
    with pytest.raises(Refusal, match="You cannot give a salt"):
        salt(evening, 0, ANNS.link(5))


def test_who_is_the_first_to_come_adds_a_salt_to_the_first_deal() -> None:
    seats = (SeatWish("human", "Seat 0"), SeatWish("human", "Seat 1"))
    made = created(terms(NewMatch(seats, "casino", clock=Clock("move", 10))))
    opening = fair.Opening(Chain(OTHER))
    hosted = replayed(fair.begun_fairly(made, opening), later(0))
    assert fair.dealt_anew(hosted, 1, BENS.link(0)) is None
    hosted.chain = opening.chain
    assert hosted.waits_for_all and hosted.is_at_rest
    event = fair.dealt_anew(hosted, 1, BENS.link(0))
    assert event is not None and event.fair == FairDeal(("", BENS.link(0)))
    hosted.apply(event, later(0))
    assert hosted.salting.used == (("", BENS.link(0)),)
    assert fair.dealt_anew(two().hosted, 1, BENS.link(0)) is None


@pytest.mark.parametrize("variant", variant_ids())
def test_a_browser_is_told_how_the_rules_deal(variant: str) -> None:
    rules = load_variant(variant)
    told, deals = fair.dealing(rules), rules.dealing
    assert (told.hand, told.table, told.packet, told.cut) == (deals.hand, deals.table, deals.packet, deals.cut)
    assert (told.rich is None) == (deals.redeal is not Redeal.RICH_CUT)
    assert told.rich is None or len(told.rich) == rules.deck.cards.bit_count()


def test_nobody_can_know_how_the_stock_is_shuffled_again() -> None:
    """Everybody can know the seed of a fair match. The order is drawn anew; the event has it."""
    evening = two()
    card = format_card(next(cards_in(evening.hosted.match.state.hand(0))))
    said = misdeals.checked(evening.hosted, 0, requests.Misdeal("exposed_goes_on", cards=(card,)))
    one, other = (misdeals.ruled(evening.hosted, said) for _ in range(2))
    assert one.order != other.order and sorted(one.order.split()) == sorted(other.order.split())
    evening.happen(one)
    stored = [parse_event(format_event(event)) for event in evening.events]
    assert replayed(stored, evening.at).match.state == evening.hosted.match.state
