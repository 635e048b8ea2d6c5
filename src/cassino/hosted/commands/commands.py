"""Players' decisions: requests become events of the match, or are refused."""

from collections.abc import Collection
from contextlib import suppress

from cassino.bots import answers
from cassino.engine.legal import broken_rule
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, as_ruled
from cassino.engine.state import State
from cassino.engine.why import BrokenRule
from cassino.hosted.commands import fair, filling, offers
from cassino.hosted.match import clocks
from cassino.hosted.match.contest import check_help
from cassino.hosted.match.downtimes import NONE_KNOWN, Downtimes
from cassino.hosted.match.events import AnyEvent, Claimed, Counted, Dealt, Ended, Moved, Undone
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal, closed, over
from cassino.hosted.wire.wording import rule_of
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import read_move
from cassino.notation.typed import explained, read_typed
from cassino.notation.vocabulary import in_notation
from cassino.rules.options import Enforcement
from cassino.rules.packs import format_cards


def decided(
    hosted: HostedMatch,
    seat: int | None,
    request: requests.Decision,
    at: str,
    downtimes: Downtimes = NONE_KNOWN,
    away: Collection[int] = (),
) -> list[AnyEvent]:
    """The event that a request causes at a time. downtimes: in which nobody could play; away: the seats of people who
    are away. Raises Refusal.
    """
    player = seated(seat)
    if hosted.is_closed:
        raise closed()
    match request:
        case requests.Play():
            return [moved(hosted, player, request.move)]
        case requests.ClaimTarget():
            return [claimed(hosted, player)]
        case requests.Undo():
            return [undone(hosted, player)]
        case requests.NextDeal():
            return [next_dealt(hosted, player)]
        case requests.Offer() | requests.Agree() | requests.Decline():
            return _about_offers(hosted, player, request, away)
        case requests.Flag():
            return [clocks.flagged(hosted, player, at, downtimes)]
        case requests.Resign():
            return [resigned(hosted, player)]
        case requests.Fill():
            return [filling.filled(hosted, player, request, away)]


def _about_offers(
    hosted: HostedMatch, player: int, request: requests.Offer | requests.Agree | requests.Decline, away: Collection[int]
) -> list[AnyEvent]:
    match request:
        case requests.Offer(kind="call_off"):
            return [offers.called_off(hosted, player, away)]
        case requests.Offer(kind="misdeal"):
            return [offers.misdealt(hosted, player, request.misdeal)]
        case requests.Offer():
            return [offers.takeback(hosted, player)]
        case requests.Agree():
            return offers.agreed(hosted, player)
        case requests.Decline():
            return [offers.declined(hosted, player)]


def seated(seat: int | None) -> int:
    """The seat of a player; watchers are refused. Raises Refusal."""
    if seat is None:
        raise Refusal("not_your_seat", "error-watching")
    return seat


def on_turn(hosted: HostedMatch, seat: int | None) -> int:
    """The seat of the player to move. Raises Refusal."""
    player = seated(seat)
    if hosted.phase != "play":
        raise Refusal("wrong_phase", "deal-is-over")
    if player != hosted.match.state.turn:
        raise Refusal("not_your_turn", "error-not-your-turn")
    return player


def moved(hosted: HostedMatch, seat: int | None, text: str) -> Moved | Claimed:
    """A move as a person of the current language types it, or the player's claim. Raises Refusal."""
    if seat is not None and seat != hosted.turn and _is_claim(hosted, seat, text):
        return claimed(hosted, seat)
    player = on_turn(hosted, seat)
    state = hosted.view(player).public
    move = _typed(state, text)
    if broken := broken_rule(state, move):
        if ruled := _as_ruled(hosted, player, move):
            return ruled
        raise _forbidden(broken)
    if move.kind != Kind.CLAIM:
        return hosted.event_of(move, player)
    if move.seat != player:
        raise Refusal("not_your_seat", "refused-for-nobody-else")
    return Claimed(player)


def _is_claim(hosted: HostedMatch, seat: int, text: str) -> bool:
    """Whether a player who is not to move types a claim, such as `announce 11`. D-95"""
    state = hosted.view(seat).public
    for typed in dict.fromkeys((text, in_notation(text))):
        for claim in (f"{typed} by {SEAT_LETTERS[seat]}", typed):
            with suppress(MoveSyntaxError):
                move = read_move(state, claim)
                return move.kind == Kind.CLAIM and move.seat == seat
    return False


def typed_move(state: State, text: str) -> Move:
    """The legal move that a person types, in the position that they see. Raises Refusal."""
    move = _typed(state, text)
    if broken := broken_rule(state, move):
        raise _forbidden(broken)
    return move


def _typed(state: State, text: str) -> Move:
    """The move that a person means. Raises Refusal."""
    try:
        return read_typed(state, text)
    except MoveSyntaxError as error:
        raise Refusal("move_syntax", "error-of", problem=explained(error)) from None


def _forbidden(broken: BrokenRule) -> Refusal:
    """The refusal of a move that a rule forbids."""
    return Refusal("illegal", "error-of", fields={"why": rule_of(broken)}, problem=IllegalMove(broken))


def _as_ruled(hosted: HostedMatch, player: int, wanted: Move) -> Moved | None:
    """The ruling of a table without a referee on a wrong capture: its card is trailed. 004:36"""
    state = hosted.view(player).public
    if state.rules.calling.enforcement is not Enforcement.TABLE:
        return None
    made = as_ruled(state, wanted)
    return None if made == wanted else hosted.event_of(made, player, format_cards(wanted.taken, state.rules.deck.pack))


def passed(hosted: HostedMatch, seat: int) -> Moved:
    """The answer of a player who does not want to insist, call or ask."""
    return hosted.event_of(Move(Kind.PASS, 0, seat=seat), seat)


def may_claim(hosted: HostedMatch, seat: int) -> bool:
    """Whether a player may make a claim now."""
    return bool(hosted.claims(seat))


def claimed(hosted: HostedMatch, seat: int | None) -> Claimed:
    """A claim to have reached the target. Raises Refusal."""
    player = seated(seat)
    if not may_claim(hosted, player):
        raise Refusal("no_claim", "error-nothing-to-claim")
    return Claimed(player)


def counted(hosted: HostedMatch) -> Claimed | Counted:
    """The end of the time for announcements: a bot that can prove that it has reached the target announces it;
    otherwise the deal is counted. D-95
    """
    bots = (seat for seat, place in enumerate(hosted.places) if place.kind == "bot")
    sure = next((seat for seat in bots if answers.sure_claim(hosted.view(seat))), None)
    return Counted() if sure is None else Claimed(sure)


def watched(hosted: HostedMatch) -> None:
    """Check that this is a match of bots, which watchers step through. Raises Refusal."""
    if not hosted.is_bots_only:
        raise Refusal("not_watched", "error-not-watched")
    if hosted.is_closed:
        raise closed()
    if hosted.phase == "match_over":
        raise over()


def undone(hosted: HostedMatch, seat: int | None) -> Undone:
    """Take back the player's previous decision without asking anybody. Raises Refusal."""
    check_help(hosted.created)
    event, _ = offers.undo(hosted, seated(seat))
    if event is None:
        raise Refusal("nothing_to_undo", "error-nothing-to-undo")
    return event


def resigned(hosted: HostedMatch, seat: int | None) -> Ended:
    """A player gives up. Raises Refusal."""
    player = seated(seat)
    if hosted.phase == "match_over":
        raise over()
    check_help(hosted.created)
    return Ended(player, "resign")


def advised(hosted: HostedMatch, seat: int | None) -> int:
    """The seat of a player who may have help. Raises Refusal."""
    player = on_turn(hosted, seat)
    check_may_help(hosted)
    return player


def check_may_help(hosted: HostedMatch) -> None:
    """Raises Refusal if help is not allowed in this match."""
    if hosted.created.rated:
        raise Refusal("rated", "error-rated-hints")
    check_help(hosted.created)


def next_dealt(hosted: HostedMatch, seat: int | None) -> Dealt:
    """The next deal. Raises Refusal."""
    seated(seat)
    if hosted.phase != "deal_over":
        raise Refusal("wrong_phase", "error-next-deal-not-due")
    return fair.next_deal(hosted)
