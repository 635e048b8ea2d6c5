"""All endpoints with their bodies and answers."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from cassino.answers import (
    daily as daily_answers,
    first_deal,
    games,
    lessons,
    puzzles,
    replays,
    reviews,
    statistics,
    summary,
    tutor,
    variants,
)
from cassino.answers.house import checking, drafts, shapes as house_shapes
from cassino.answers.made import Empty, Made
from cassino.answers.scores import books as scores_books, shapes as scores_shapes
from cassino.hosted.commands import branching, creation
from cassino.hosted.frames import past
from cassino.hosted.wire import messages, requests
from cassino.hosted.wire.bounds import Whole, Word
from cassino.server.features.contests import answers as contests_answers, routes as contests_routes, weekly
from cassino.server.features.games import answers as games_answers, routes as games_routes
from cassino.server.features.house import routes as house_routes
from cassino.server.features.learn import routes as learn_routes
from cassino.server.features.lobby import answers as lobby_answers, routes as lobby_routes
from cassino.server.features.push import routes as push_routes
from cassino.server.features.puzzles import routes as puzzles_routes
from cassino.server.features.reviews import routes as reviews_routes
from cassino.server.features.scores import routes as scores_routes
from cassino.server.features.tutor import routes as tutor_routes
from cassino.server.openapi.operation import LINES, TEXT, Operation
from cassino.server.people import account, answers as people, bodies, signin
from cassino.server.room import answers, invitations, playing, reports, returning, routes, sittings


class GamesQuery(msgspec.Struct):
    """Which of your matches. before: the `more` of the previous page."""

    search: Word | None = None
    variant: Word | None = None
    state: Literal["playing", "over"] | None = None
    before: Word | None = None


class RatingsQuery(msgspec.Struct):
    """The variant and the number of players."""

    variant: Word | None = None
    players: Whole | None = None


class DailyQuery(msgspec.Struct):
    """The variant, and your own match of the day."""

    variant: Word | None = None
    own: Word | None = None


class WeeklyQuery(msgspec.Struct):
    """The week; by default the current one."""

    week: Word | None = None


class PuzzleQuery(msgspec.Struct):
    """The theme; and the number of a puzzle to leave out."""

    theme: Word | None = None
    besides: Whole | None = None


class LobbyQuery(msgspec.Struct):
    """The variant."""

    variant: Word | None = None


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


MATCHES: Mapping[Any, Operation] = {
    routes.variants: Operation(variants.Variants),
    games_routes.mine: Operation(summary.MatchList, query=GamesQuery, errors=(422,)),
    routes.create: Operation(variants.MadeMatch, creation.NewMatch, 201, (401, 409, 422)),
    routes.promise: Operation(answers.Promise, Nothing, 201),
    routes.record: Operation(None, errors=(409, 422), media=TEXT),
    games_routes.match_json: Operation(games.Game, errors=(422,)),
    games_routes.ratings: Operation(people.RatingList, query=RatingsQuery, errors=(422,)),
    invitations.invitation: Operation(answers.Invitation),
    lobby_routes.lobby: Operation(lobby_answers.Lobby, query=LobbyQuery, errors=(422,)),
    sittings.join: Operation(answers.Joined, sittings.Joining, errors=(401, 409, 422)),
    sittings.past_deal: Operation(past.PastDeal, errors=(409, 422)),
    sittings.replayed: Operation(replays.Replay, errors=(409, 422)),
    reports.report: Operation(answers.Reported, reports.Report, errors=(401, 409, 422)),
    returning.new_key: Operation(answers.SeatKey, Nothing, 201, (409, 422)),
    returning.come_back: Operation(answers.Joined, returning.Returning, errors=(401, 409, 422)),
    sittings.leave: Operation(answers.Left, Nothing, errors=(409, 422)),
    reviews_routes.found: Operation(reviews.Working, errors=(409, 422)),
    reviews_routes.as_file: Operation(None, errors=(409, 422), media="text/html"),
    reviews_routes.branch: Operation(variants.MadeMatch, branching.Branch, 201, (401, 409, 422)),
}
ANSWERS: Mapping[type[requests.Request], Any] = {
    requests.Select: messages.ChoicesFrame,
    requests.Why: messages.WhyFrame,
    requests.Hint: messages.HintFrame,
    requests.Chances: messages.ChancesFrame,
    requests.Coach: messages.CoachFrame,
    requests.Rematch: messages.RematchFrame | messages.DoneFrame,
}
"""The answer to a request, if it is not only `done`."""
PLAYING: Mapping[Any, Operation] = {
    playing.look: Operation(messages.ViewFrame, query=playing.AskedSeat, errors=(422,)),
    playing.stream: Operation(messages.AnyFrame, query=playing.Since, errors=(422,), media=LINES),
    playing.moves: Operation(playing.LegalMoves, query=playing.AskedSeat, errors=(422,)),
    **{
        ask: Operation(
            ANSWERS.get(kind, messages.DoneFrame), kind, errors=(409, 422), query=playing.AskedSeat, without="type"
        )
        for kind, ask in playing.ASKERS.items()
    },
}
HOUSE: Mapping[Any, Operation] = {
    house_routes.listed: Operation(house_shapes.HouseList),
    house_routes.save: Operation(Made, drafts.Draft, 201, (401, 409, 422)),
    house_routes.options: Operation(house_shapes.Form),
    house_routes.begin: Operation(house_shapes.Drafted, checking.Start, errors=(404, 422)),
    house_routes.check: Operation(house_shapes.Checked, drafts.Draft, errors=(422,)),
    house_routes.change: Operation(Made, drafts.Draft, errors=(422,)),
    house_routes.remove: Operation(Empty),
    house_routes.toml: Operation(None, media="application/toml"),
}
PLAYING_ALONE: Mapping[Any, Operation] = {
    contests_routes.shown_day: Operation(daily_answers.DailyDeal, query=DailyQuery, errors=(404,)),
    contests_routes.enter_day: Operation(variants.MadeMatch, daily_answers.Entry, 201, (401, 404, 422)),
    contests_routes.shown_week: Operation(contests_answers.Weekly, query=WeeklyQuery, errors=(404,)),
    contests_routes.enter_week: Operation(variants.MadeMatch, weekly.WeeklyEntry, 201, (401, 404, 409, 422)),
    puzzles_routes.ask_today: Operation(puzzles.Question),
    puzzles_routes.ask: Operation(puzzles.Question),
    puzzles_routes.ask_next: Operation(puzzles.Question, query=PuzzleQuery, errors=(422,)),
    puzzles_routes.mine: Operation(puzzles.PuzzleRecord),
    puzzles_routes.select: Operation(messages.ChoicesFrame, puzzles.Selection, errors=(422,)),
    puzzles_routes.answer: Operation(puzzles.Verdict, puzzles.Answer, errors=(401, 422)),
    puzzles_routes.solution: Operation(puzzles.Verdict, Nothing, errors=(401,)),
    learn_routes.listed: Operation(lessons.Course),
    learn_routes.taught: Operation(lessons.Lesson),
    learn_routes.dealt: Operation(first_deal.FirstDeal, first_deal.DealMoves, errors=(422,)),
    learn_routes.select_in_deal: Operation(messages.ChoicesFrame, first_deal.DealSelection, errors=(422,)),
    learn_routes.select: Operation(messages.ChoicesFrame, lessons.LessonSelection, errors=(422,)),
    learn_routes.read_in_deal: Operation(lessons.TypedMove, first_deal.DealText, errors=(422,)),
    learn_routes.read: Operation(lessons.TypedMove, lessons.LessonText, errors=(422,)),
    tutor_routes.about: Operation(tutor.Tutored),
}
SCORES: Mapping[Any, Operation] = {
    scores_routes.recent: Operation(scores_shapes.BookList),
    scores_routes.create: Operation(Made, scores_books.NewBook, 201, (401, 422)),
    scores_routes.view: Operation(scores_shapes.Book, errors=(422,)),
    scores_routes.change: Operation(scores_shapes.Book, scores_books.AnyChange, errors=(409, 422)),
    scores_routes.remove: Operation(Empty),
    scores_routes.again: Operation(Made, Nothing, 201, (401, 422)),
    scores_routes.text: Operation(None, errors=(422,), media=TEXT),
    scores_routes.table: Operation(None, errors=(422,), media="text/csv"),
}
PEOPLE: Mapping[Any, Operation] = {
    push_routes.key: Operation(push_routes.PushKey, errors=(404,)),
    push_routes.subscribe: Operation(Empty, push_routes.Subscribing, 201, (401, 404, 422)),
    push_routes.unsubscribe: Operation(Empty, push_routes.Unsubscribing, errors=(401, 404, 422)),
    account.me: Operation(people.WhoAmI),
    account.name_me: Operation(people.WhoAmI, bodies.Introduction, errors=(401, 422), also=(201,)),
    games_routes.statistics: Operation(statistics.Statistics),
    games_routes.export: Operation(games_answers.Export, errors=(401,)),
    account.delete_me: Operation(None, bodies.Proof, 204, (401,)),
    account.account: Operation(people.Account, errors=(401,)),
    account.set_password: Operation(people.WhoAmI, bodies.NewPassword, errors=(401, 409, 422)),
    account.new_passkey: Operation(people.PasskeyOptions, bodies.Proof, errors=(401, 422)),
    account.add_passkey: Operation(people.WhoAmI, bodies.Credential, errors=(401, 409, 422), also=(201,)),
    account.remove_passkey: Operation(None, bodies.Proof, 204, (401,)),
    account.end_session: Operation(None, status=204, errors=(401,)),
    account.tokens: Operation(people.Tokens, errors=(401,)),
    account.add_token: Operation(people.NewToken, bodies.Naming, 201, (401, 409, 422)),
    signin.sign_in: Operation(people.SignedIn, bodies.SignIn, errors=(401, 422)),
    signin.ask_passkey: Operation(people.PasskeyOptions, errors=(422,)),
    signin.sign_in_by_passkey: Operation(people.SignedIn, bodies.Credential, errors=(401, 422)),
    signin.sign_out: Operation(people.SignedOut, errors=(401,)),
    signin.sign_out_everywhere: Operation(people.SignedOut, errors=(401,)),
}
OPERATIONS: Mapping[Any, Operation] = {**MATCHES, **PLAYING, **HOUSE, **PLAYING_ALONE, **SCORES, **PEOPLE}
