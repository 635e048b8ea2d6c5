"""What a player may decide: requests become events of the match, or are refused."""

from contextlib import suppress

from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, as_ruled
from cassino.hosted import Json, choices, clocks, fair, filling, offers, requests
from cassino.hosted.events import AnyEvent, Claimed, Dealt, Ended, Moved, Undone
from cassino.hosted.match import Course
from cassino.hosted.refusal import Refusal
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.move import parse_move, read_move
from cassino.rules.packs import format_cards


def decided(course: Course, seat: int | None, request: requests.Decision, at: str) -> list[AnyEvent]:
    """What a request makes happen at a time. Raises Refusal."""
    player = seated(seat)
    match request:
        case requests.Play():
            return [moved(course, player, request.move)]
        case requests.ClaimTarget():
            return [claimed(course, player)]
        case requests.Undo():
            return [undone(course, player)]
        case requests.NextDeal():
            return [next_dealt(course, player)]
        case requests.Offer() | requests.Agree() | requests.Decline():
            return _about_offers(course, player, request)
        case requests.Flag():
            return [clocks.flagged(course, player, at)]
        case requests.Resign():
            return [resigned(course, player)]
        case requests.Fill():
            return [filling.filled(course, player, request.seat, request.bot, request.open)]


def _about_offers(
    course: Course, player: int, request: requests.Offer | requests.Agree | requests.Decline
) -> list[AnyEvent]:
    match request:
        case requests.Offer():
            return [offers.takeback(course, player)]
        case requests.Agree():
            return offers.agreed(course, player)
        case requests.Decline():
            return [offers.declined(course, player)]


def seated(seat: int | None) -> int:
    """The seat of a player, not of a watcher. Raises Refusal."""
    if seat is None:
        raise Refusal("not_your_seat", "You are watching; only players can do that.")
    return seat


def on_turn(course: Course, seat: int | None) -> int:
    """The seat of the player to move. Raises Refusal."""
    player = seated(seat)
    if course.phase != "play":
        raise Refusal("wrong_phase", "The deal is over.")
    if player != course.match.state.turn:
        raise Refusal("not_your_turn", "It is not your turn.")
    return player


def moved(course: Course, seat: int | None, text: str) -> Moved | Claimed:
    """A typed move, or a claim of one's own. Raises Refusal."""
    if seat is not None and seat != course.turn and _is_claim(course, seat, text):
        return claimed(course, seat)
    player = on_turn(course, seat)
    state = course.view(player).public
    try:
        move = parse_move(state, text)
    except MoveSyntaxError as error:
        raise Refusal("move_syntax", str(error)) from None
    except IllegalMove as error:
        if ruled := _as_ruled(course, player, text):
            return ruled
        number, name, sentence = error.broken
        raise Refusal("illegal", str(error), why={"rule": number, "name": name, "text": sentence}) from None
    if move.kind != Kind.CLAIM:
        return course.event_of(move, player)
    if move.seat != player:
        raise Refusal("not_your_seat", "Nobody can claim for somebody else.")
    return Claimed(player)


def _is_claim(course: Course, seat: int, text: str) -> bool:
    """Whether a player who is not to move types a claim: `announce 11` and the like. D-95"""
    state = course.view(seat).public
    for claim in (f"{text} by {SEAT_LETTERS[seat]}", text):
        with suppress(MoveSyntaxError):
            move = read_move(state, claim)
            return move.kind == Kind.CLAIM and move.seat == seat
    return False


def _as_ruled(course: Course, player: int, text: str) -> Moved | None:
    """What a table without a referee makes of a wrong capture: its card is trailed. 004:36"""
    state = course.view(player).public
    if not state.tables.lenient:
        return None
    wanted = read_move(state, text)
    made = as_ruled(state, wanted)
    return None if made == wanted else course.event_of(made, player, format_cards(wanted.taken, state.rules.deck.pack))


def passed(course: Course, seat: int) -> Moved:
    """The answer of somebody who does not want to insist, to call or to ask."""
    return course.event_of(Move(Kind.PASS, 0, seat=seat), seat)


def may_claim(course: Course, seat: int) -> bool:
    """Whether a player may claim something now."""
    return bool(course.claims(seat))


def claimed(course: Course, seat: int | None) -> Claimed:
    """A claim to have reached the target. Raises Refusal."""
    player = seated(seat)
    if not may_claim(course, player):
        raise Refusal("no_claim", "Nothing can be claimed now.")
    return Claimed(player)


def undone(course: Course, seat: int | None) -> Undone:
    """Back to one's previous decision, without asking anybody. Raises Refusal."""
    event, _ = offers.undo(course, seated(seat))
    if event is None:
        raise Refusal("nothing_to_undo", "There is no move of yours in this deal that can be taken back.")
    return event


def resigned(course: Course, seat: int | None) -> Ended:
    """A player gives up. Raises Refusal."""
    player = seated(seat)
    if course.phase == "match_over":
        raise Refusal("wrong_phase", "The match is over.")
    return Ended(player, "resign")


def advised(course: Course, seat: int | None) -> int:
    """The seat of a player who may be helped. Raises Refusal."""
    player = on_turn(course, seat)
    if course.created.rated:
        raise Refusal("rated", "In a rated match there are no hints.")
    return player


def next_dealt(course: Course, seat: int | None) -> Dealt:
    """The next deal. Raises Refusal."""
    seated(seat)
    if course.phase != "deal_over":
        raise Refusal("wrong_phase", "The next deal comes when this one is over and nobody has won the match.")
    return fair.next_deal(course)


def why(course: Course, seat: int | None, request: requests.Why) -> Json:
    """Which rule forbids what is selected, as an answer. Raises Refusal."""
    view, kind = course.view(on_turn(course, seat)), choices.kind_of(request.verb)
    cards, taken = (
        choices.hand_cards(view, request.cards),
        choices.table_cards(view, course.layout(), request.table),
    )
    return {"type": "why", "version": request.version, "why": choices.why_not(view, cards, taken, kind)}
