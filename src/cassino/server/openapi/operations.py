"""All endpoints: what each is sent and what it answers."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cassino.server import (
    api,
    branching,
    daily,
    dailypages,
    drafts,
    gamepages,
    house,
    invitations,
    lobby,
    newmatch,
    playing,
    puzzlepages,
    requests,
    reviewpages,
    scorebooks,
    scorepages,
    sittings,
)
from cassino.server.openapi import games, matches, others, people
from cassino.server.openapi.operation import LINES, TEXT, Operation
from cassino.server.openapi.shape import Empty, Made
from cassino.server.openapi.table import Selected
from cassino.server.people import account, bodies, signin


class DailyQuery(msgspec.Struct):
    """Of which variant, and the match of who asks."""

    variant: str | None = None
    own: str | None = None


class LobbyQuery(msgspec.Struct):
    """Of which variant."""

    variant: str | None = None


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


MATCHES: Mapping[Any, Operation] = {
    api.variants: Operation(matches.Variants),
    gamepages.mine: Operation(matches.MatchList, query=games.GamesQuery, errors=(422,)),
    api.create: Operation(matches.MadeMatch, newmatch.NewMatch, 201, (401, 409, 422)),
    api.promise: Operation(matches.Promise, Nothing, 201),
    api.record: Operation(None, errors=(409, 422), media=TEXT),
    gamepages.match_json: Operation(games.Game, errors=(422,)),
    gamepages.ratings: Operation(games.RatingList, query=games.RatingsQuery, errors=(422,)),
    invitations.invitation: Operation(matches.Invitation),
    lobby.lobby: Operation(matches.Lobby, query=LobbyQuery, errors=(422,)),
    sittings.join: Operation(matches.Joined, sittings.Joining, errors=(401, 409, 422)),
    sittings.past_deal: Operation(matches.PastDeal, errors=(409, 422)),
    sittings.leave: Operation(matches.Left, Nothing, errors=(409, 422)),
    reviewpages.found: Operation(matches.Working, errors=(409, 422)),
    reviewpages.as_file: Operation(None, errors=(409, 422), media="text/html"),
    reviewpages.branch: Operation(matches.MadeMatch, branching.Branch, 201, (401, 409, 422)),
}
ANSWERS: Mapping[type[requests.Request], Any] = {
    requests.Select: Selected,
    requests.Why: matches.WhyFrame,
    requests.Hint: matches.HintFrame,
    requests.Rematch: matches.RematchFrame | matches.Done,
}
"""What a request is answered by, where that is not only `done`."""
PLAYING: Mapping[Any, Operation] = {
    playing.look: Operation(matches.ViewFrame, query=playing.AskedSeat, errors=(422,)),
    playing.stream: Operation(None, query=playing.Since, errors=(422,), media=LINES),
    playing.moves: Operation(matches.LegalMoves, query=playing.AskedSeat, errors=(422,)),
    **{
        ask: Operation(
            ANSWERS.get(kind, matches.Done), kind, errors=(409, 422), query=playing.AskedSeat, without="type"
        )
        for kind, ask in playing.ASKERS.items()
    },
}
HOUSE: Mapping[Any, Operation] = {
    house.listed: Operation(others.HouseList),
    house.save: Operation(Made, drafts.Draft, 201, (401, 409, 422)),
    house.options: Operation(others.Form),
    house.begin: Operation(others.Drafted, house.Start, errors=(404, 422)),
    house.check: Operation(others.Checked, drafts.Draft, errors=(422,)),
    house.change: Operation(Made, drafts.Draft, errors=(422,)),
    house.remove: Operation(Empty),
    house.toml: Operation(None, media="application/toml"),
}
PLAYING_ALONE: Mapping[Any, Operation] = {
    dailypages.shown: Operation(others.DailyDeal, query=DailyQuery, errors=(404,)),
    dailypages.enter: Operation(matches.MadeMatch, daily.Entry, 201, (401, 404, 422)),
    puzzlepages.ask_today: Operation(others.Puzzle),
    puzzlepages.ask: Operation(others.Puzzle),
    puzzlepages.select: Operation(Selected, puzzlepages.Selection, errors=(422,)),
    puzzlepages.answer: Operation(others.Verdict, puzzlepages.Answer, errors=(422,)),
    puzzlepages.solution: Operation(others.Verdict, Nothing),
}
SCORES: Mapping[Any, Operation] = {
    scorepages.recent: Operation(others.BookList),
    scorepages.create: Operation(Made, scorebooks.NewBook, 201, (401, 422)),
    scorepages.view: Operation(others.Book, errors=(422,)),
    scorepages.change: Operation(others.Book, scorebooks.AnyChange, errors=(409, 422)),
    scorepages.remove: Operation(Empty),
    scorepages.again: Operation(Made, Nothing, 201, (401, 422)),
    scorepages.text: Operation(None, errors=(422,), media=TEXT),
    scorepages.table: Operation(None, errors=(422,), media="text/csv"),
}
PEOPLE: Mapping[Any, Operation] = {
    account.me: Operation(people.WhoAmI),
    account.name_me: Operation(people.WhoAmI, bodies.Naming, errors=(401, 422), also=(201,)),
    gamepages.export: Operation(games.Export, errors=(401,)),
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
