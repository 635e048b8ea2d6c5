"""A view of the table as JSON. Everything in it comes from `View` and from what everybody has seen."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from cassino.engine.layout import LAYING, Laid, sets_of
from cassino.engine.left_behind import left_behind
from cassino.engine.move import Kind
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.hosted.commands import fair
from cassino.hosted.frames import count, effects, game, people, plays, rulings, turn
from cassino.hosted.frames.people import Standing, Viewer, standing
from cassino.hosted.match import absence, clocks
from cassino.hosted.match.events import Credited
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import in_words
from cassino.hosted.match.steps import Offer, Step
from cassino.hosted.wire.messages import ViewFrame
from cassino.hosted.wire.table import (
    Build,
    Claim,
    LastMove,
    LooseCard,
    Own,
    Pile,
    Round,
    Seat,
    Shared,
    Side,
    Turn,
    Worded,
    joined,
)
from cassino.hosted.wire.wording import card_list, kind_name
from cassino.notation.speech import YOU, row
from cassino.rules.options import LastRound, Pack, Replenish, Residue
from cassino.texts.message import Message

NOBODY_HURRIES: Mapping[int, float] = {}
STRANGER = Viewer()
ASKED: Mapping[str, str] = {"takeback": "asks-takeback", "rematch": "wants-rematch", "call_off": "asks-call-off"}
"""The sentence for each kind of offer; that for a misdeal says more."""
ENDED: Mapping[str, str] = {"flag": "ran-out-of-time", "resign": "gave-up", "call_off": "called-off"}
UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
CALLS = {LastRound.LAST: "say-last", LastRound.LAST_ROUND: "say-last-round"}


def view_frame(
    hosted: HostedMatch,
    match_id: str,
    seat: int | None,
    patience: Mapping[int, float] = NOBODY_HURRIES,
    viewer: Viewer = STRANGER,
) -> ViewFrame:
    """The `view` frame for a seat; None for a watcher. patience: by seat, after how many seconds a question
    is passed.
    """
    view, now = hosted.view(seat), standing(hosted)
    parts = (
        shared(hosted, match_id, view.public, patience, now),
        worded(hosted, view.public, seat, now),
        own(hosted, view, viewer, outline(hosted, view.public, now)),
    )
    return ViewFrame(hosted.version, joined(*parts))


def shared(hosted: HostedMatch, match_id: str, state: State, patience: Mapping[int, float], now: Standing) -> Shared:
    """The part that is equal for everybody, made from any seat's state."""
    rules, table = hosted.match.rules, hosted.layout()
    facts, is_play = game.facts_of(rules), now.phase == "play"
    return Shared(
        id=match_id,
        rules=f"/m/{match_id}/rules",
        variant=facts.variant,
        pack=facts.pack,
        values=facts.values,
        words=facts.words,
        asks=facts.asks,
        players=state.players,
        version=hosted.version,
        phase=now.phase,
        match=people.match_terms(hosted),
        offer=people.offer(hosted, now.waiting),
        ended=people.ended(hosted),
        target=rules.ending.target,
        deals=rules.ending.deals,
        deal=len(hosted.match.deals),
        direction=facts.direction,
        pile_order=facts.pile_order,
        window=turn.window(state, patience) if is_play else None,
        table=[item(laid, rules.deck.pack) for laid in table],
        stock=state.stock_size,
        round=_round(hosted, state),
        last_move=_last_move(hosted),
        log=[step.line for step in hosted.steps],
        rulings=rulings.rulings(hosted.match.deal),
        taken=count.so_far(state) if is_play else [],
        deal_score=count.deal_score(hosted),
        announce=announcements(hosted, state),
        fair=fair.shown(hosted),
    )


def worded(hosted: HostedMatch, state: State, viewer: int | None, now: Standing) -> Worded:
    """The part with players' names in it; the viewer's seat is `You`."""
    return Worded(
        sides=_sides(hosted, state, viewer),
        winner=count.winner(hosted, viewer) if now.phase == "match_over" else None,
    )


@dataclass(frozen=True, slots=True)
class Outline:
    """What is common to all viewers in the parts that differ between them."""

    sitters: list[Seat]
    piles: list[Pile]
    turn: Turn
    claim: Claim | None
    standing: Standing


def outline(hosted: HostedMatch, state: State, now: Standing) -> Outline:
    """The outline of a version, made from any seat's state."""
    sitters = [people.sitter(hosted, state, seat, now) for seat in range(state.players)]
    claim = game.facts_of(hosted.match.rules).claim
    return Outline(sitters, turn.piles(state), turn.turn(state), claim, now)


def own(hosted: HostedMatch, view: View, viewer: Viewer, outline: Outline) -> Own:
    """The part of a view that is different for each seat or watcher."""
    now = outline.standing
    is_acting = now.phase == "play" and view.is_to_act
    end = turn.turn_end(view) if is_acting else None
    known = plays.offered(view) if is_acting else plays.NOTHING
    return Own(
        seat=view.seat,
        seats=[_seat(hosted, view, seat, viewer, sitter) for seat, sitter in enumerate(outline.sitters)],
        piles=turn.seen_piles(view, outline.piles),
        turn=replace(outline.turn, end=end) if is_acting else outline.turn,
        choices=turn.spoken_choices(view, end) if is_acting else [],
        plays=known.plays,
        all_plays=known.is_complete,
        claim=outline.claim,
        bottom=turn.bottom(view),
        hand=card_list(view.hand, hosted.match.rules.deck.pack),
        can=people.can(hosted, view, viewer, now),
    )


def _seat(hosted: HostedMatch, view: View, seat: int, viewer: Viewer, sitter: Seat) -> Seat:
    seen = hosted.match.state if hosted.shows_hands else view.public
    return replace(
        sitter,
        name=YOU if seat == view.seat else in_words(sitter.name),
        next=in_words(sitter.next) if sitter.next else None,
        away=seat in viewer.away and seat == absence.awaited(hosted),
        mine=bool(viewer.user) and hosted.places[seat].user == viewer.user,
        clock=clocks.shown(hosted, seat, viewer.at or hosted.at, viewer.downtimes),
        cards=turn.open_hand(view, seen, seat),
    )


def _sides(hosted: HostedMatch, state: State, viewer: int | None) -> list[Side]:
    scores, names = hosted.scores, hosted.side_names_for(viewer)
    limits = [
        count.limited("limited", hosted, *limit) if limit[1] else None for limit in enumerate(count.limits(hosted))
    ]
    return [_side(state, side, scores[side], names[side], limits[side]) for side in range(state.side_count)]


def _side(state: State, side: int, score: int, name: str, limit: Message | None) -> Side:
    return Side(
        side=side,
        seats=list(range(side, state.players, state.side_count)),
        name=name,
        score=score,
        captured=state.pile(side).bit_count(),
        sweeps=state.sweeps(side) if state.rules.sweeping.scores else 0,
        oranges=state.oranges(side),
        false_oranges=state.false_oranges(side),
        penalty=state.penalty(side),
        limit=limit,
    )


def item(laid: Laid, pack: Pack) -> LooseCard | Build:
    """A card or a build on the table."""
    build = laid.build
    if build is None:
        return LooseCard(card_list(laid.cards, pack)[0])
    sets = [card_list(cards, pack) for cards in sets_of(build)]
    return Build(
        id=laid.id,
        cards=[card for cards in sets for card in cards],
        sets=sets,
        value=build.value,
        owner=build.owner,
        multiple=len(sets) > 1,
    )


def _round(hosted: HostedMatch, state: State) -> Round:
    is_drawn = hosted.match.rules.dealing.replenish is Replenish.DRAW
    return Round(
        number=state.round_no,
        of=None if is_drawn else hosted.match.round_count,
        last=hosted.match.is_last_round,
    )


def _last_move(hosted: HostedMatch) -> LastMove | None:
    if not hosted.steps:
        return None
    step = hosted.steps[-1]
    move = step.move
    made, pack = _build_made(hosted, step), hosted.match.rules.deck.pack
    return LastMove(
        version=step.version,
        seat=step.seat,
        kind=kind_name(move.kind),
        text=step.text,
        speech=step.line.speech,
        cards=card_list(move.cards, pack),
        taken=card_list(move.taken, pack),
        sweep=step.sweep,
        call=move.kind == Kind.CAPTURE and move.seat == step.seat,
        value=move.value,
        build=card_list(made.cards, pack) if made else [],
        build_id=made.id if made else None,
    )


def _build_made(hosted: HostedMatch, step: Step) -> Laid | None:
    """The build that was made or changed."""
    if step.move.kind not in LAYING:
        return None
    cards = step.move.cards | step.move.taken
    return next((laid for laid in hosted.layout() if laid.build and laid.cards & cards), None)


def announcements(hosted: HostedMatch, state: State) -> list[Message]:
    """What has happened at this version, besides the move itself."""
    if hosted.was_silent:
        return []
    if hosted.credited is not None:
        return [_away(hosted.credited)]
    if hosted.declined is not None:
        return [hosted.declined]
    if hosted.was_undone:
        return [Message("taken-back")]
    if hosted.offer is not None:
        return [_asked(hosted.offer)]
    if hosted.was_ruled:
        return [*rulings.last_told(hosted), *([] if hosted.phase == "play" else result(hosted))]
    if hosted.phase == "announcing":
        return _last_call(hosted)
    if hosted.phase != "play":
        return [*effects.of_move(hosted), *_residue(hosted), *result(hosted)]
    said = [*_ruling(hosted), *_left_behind(hosted), *effects.of_move(hosted)]
    if hosted.is_new_round:
        said += [_dealt(hosted, state), *_last_round(hosted), *effects.of_round(hosted)]
    return said + ([] if hosted.steps else _limits(hosted))


def _asked(offer: Offer) -> Message:
    """What a player asks for."""
    if offer.misdeal is not None:
        return rulings.asked(offer.seat, offer.misdeal)
    return Message(ASKED[offer.kind], {"who": offer.seat})


def _away(credited: Credited) -> Message:
    """How long nobody could play, in the largest unit of which there are two."""
    unit, seconds = next(each for each in UNITS if credited.away >= 2 * each[1] or each[1] == 1)
    return Message("nobody-could-play", {"unit": unit, "count": max(1, round(credited.away / seconds))})


def _last_call(hosted: HostedMatch) -> list[Message]:
    """The call for announcements after the last play, made once."""
    is_news = hosted.stands_since == hosted.version
    return [Message("last-card-played", {"target": hosted.match.rules.ending.target})] if is_news else []


def _ruling(hosted: HostedMatch) -> list[Message]:
    """The table's ruling on a wrong capture."""
    step = hosted.steps[-1] if hosted.steps else None
    if step is None or not step.tried:
        return []
    played = row(step.move.cards, hosted.match.rules.deck.pack)
    return [Message("cannot-take", {"who": step.seat, "cards": step.tried.split(), "card": played})]


def _left_behind(hosted: HostedMatch) -> list[Message]:
    """What the last play left although it could have taken it, in games where that is pointed out."""
    if not hosted.match.rules.calling.left_behind or not hosted.steps:
        return []
    left = left_behind(hosted.match.states[-2], hosted.steps[-1].move)
    if not left:
        return []
    word, cards = hosted.match.rules.words.left_behind, row(left, hosted.match.rules.deck.pack)
    if word:
        return [Message("left-behind-called", {"word": word.capitalize(), "cards": cards})]
    return [Message("left-behind", {"cards": cards})]


def _limits(hosted: HostedMatch) -> list[Message]:
    """What sides near the target may still score, announced at the beginning of a deal."""
    limits = enumerate(count.limits(hosted))
    return [count.limited("limited-in-deal", hosted, side, items) for side, items in limits if items]


def _dealt(hosted: HostedMatch, state: State) -> Message:
    rounds = hosted.match.round_count
    return Message("round-dealt", {"round": state.round_no, "rounds": rounds}) if rounds > 1 else Message("cards-dealt")


def _last_round(hosted: HostedMatch) -> list[Message]:
    call = CALLS.get(hosted.match.rules.calling.last_round)
    return [Message(call)] if call and hosted.match.is_last_round else []


def _residue(hosted: HostedMatch) -> list[Message]:
    """The player who gets the cards left on the table, or that nobody does."""
    left, state = hosted.residue, hosted.match.state
    taker = state.last_capturer
    if not left:
        return []
    if taker < 0 or state.rules.piling.residue is Residue.NOBODY:
        return [Message("residue-nobody", {"count": left})]
    return [Message("residue-goes", {"count": left, "whom": taker})]


def result(hosted: HostedMatch) -> list[Message]:
    """The scores after a deal, and who has won the match."""
    if hosted.is_closed:
        return [Message("table-closed")]
    scores, winners = list(hosted.scores), hosted.winners
    if not hosted.has_result:
        return _giving_up(hosted)
    if not winners:
        return [Message("deal-over", {"scores": scores})]
    seats = [seat for seat in range(hosted.match.state.players) if hosted.match.state.side_of(seat) in winners]
    key = "match-shared" if len(winners) > 1 else "match-won"
    return [*_giving_up(hosted), Message(key, {"winners": seats, "scores": scores})]


def _giving_up(hosted: HostedMatch) -> list[Message]:
    """Why the match ended early."""
    if hosted.ended is None or hosted.ended.seat is None:
        return []
    return [Message(ENDED[hosted.ended.reason], {"who": hosted.ended.seat})]
