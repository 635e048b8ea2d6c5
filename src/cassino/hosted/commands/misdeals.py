"""Rulings on misdeals that people agree on. Rule B29; decision 97

A program deals correctly, so a misdeal is what the players say it is: they study the rule, or play by a custom.
"""

from copy import copy

from cassino.cards import CardSyntaxError, card_set, format_card, format_cards, parse_cards
from cassino.engine.irregularities import Ruling, RulingError
from cassino.engine.rng import Rng
from cassino.hosted.match.contest import check_help, is_contest
from cassino.hosted.match.events import Misdealt, Ruled, new_seed
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import packs


def is_open(hosted: HostedMatch) -> bool:
    """Whether a misdeal can be ruled on now, if the players agree."""
    is_allowed = not (hosted.created.rated or is_contest(hosted.created))
    return is_allowed and hosted.phase == "play" and hosted.match.can_rule


def check_open(hosted: HostedMatch) -> None:
    """Raises Refusal if no misdeal can be ruled on now."""
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-misdeal")
    check_help(hosted.created)
    if hosted.phase != "play":
        raise Refusal("wrong_phase", "deal-is-over")
    if not hosted.match.can_rule:
        raise Refusal("ruling", "engine-late-ruling")


def checked(hosted: HostedMatch, seat: int, said: requests.Misdeal | None) -> Misdealt:
    """What a person says went wrong, if it can be ruled on. Raises Refusal.

    People name cards of their own hand only, so that no refusal tells what another hand holds.
    """
    if said is None:
        raise Refusal("ruling", "error-misdeal-what")
    match said.kind:
        case "exposed_ends":
            misdealt = Misdealt(said.kind, seat)
        case "exposed_goes_on":
            misdealt = Misdealt(said.kind, seat, cards=_own_cards(hosted, said.cards))
        case _:
            misdealt = Misdealt(said.kind, seat if said.seat is None else said.seat, count=said.count)
    _ruling(hosted, misdealt)
    return misdealt


def ruled(hosted: HostedMatch, misdealt: Misdealt) -> Ruled:
    """The ruling on what somebody said. Raises Refusal."""
    ruling = _ruling(hosted, misdealt)
    return event_of(ruling)


def event_of(ruling: Ruling) -> Ruled:
    """A ruling as an event."""
    order = " ".join(format_card(card) for card in ruling.order)
    return Ruled(ruling.kind.value, ruling.seat, format_cards(ruling.cards), order)


def _ruling(hosted: HostedMatch, misdealt: Misdealt) -> Ruling:
    """Raises Refusal. Everybody can know the seed of a fair match, so a new one shuffles the stock again."""
    cards = card_set(parse_cards(misdealt.cards))
    rng = Rng(new_seed()) if hosted.created.fair else None
    try:
        return copy(hosted.match).rule(misdealt.kind, misdealt.seat, cards, misdealt.count, agreed=True, rng=rng)
    except RulingError as error:
        raise Refusal("ruling", "error-of", problem=error) from None


def _own_cards(hosted: HostedMatch, texts: tuple[str, ...]) -> str:
    """Cards as events write them. Raises Refusal."""
    pack = hosted.match.rules.deck.pack
    try:
        return " ".join(format_card(packs.parse_card(text, pack)) for text in texts)
    except CardSyntaxError as error:
        raise Refusal("unknown_card", "error-of", problem=error) from None
