### What the server answers when it does not do what was asked: at a table, or over HTTP. Programs read a code instead.

# $problem (text): a whole sentence from another part of the program
error-of = { $problem }

## Something went wrong

error-internal = Something went wrong on the server. Nothing has changed.
error-storage = The server cannot reach its database right now. Your last action may not have been saved.
# $problem (text): what the database says, in English
error-storage-because = The server cannot use its database right now ({ $problem }). Your last action may not have been saved.
error-busy = The server is busy. Try again in a moment.
error-not-kept = This browser could not save your last action, so nothing has changed. This device may be full: free some space, then try again.
error-not-here = This page works without a server, so it cannot do that.
error-only-bots-here = This page works without a server: you can play only against bots, and without a clock.
error-full = The server is full. Try again later.
error-too-fast = You are sending too much at once. Wait a moment.
# $seconds (number): how long to wait
error-too-fast-for =
    { $seconds ->
        [1] Too many requests. Try again in 1 second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-too-many-windows = You have too many windows open already. Close one first.
# $end (text): date and time
error-banned-until = You are banned from this server until { $end } UTC.
# $reason (text): the operator's own words
error-banned-until-because = You are banned from this server until { $end } UTC. Reason: { $reason }
error-banned = You are banned from this server for good.
# $reason (text): the operator's own words
error-banned-because = You are banned from this server for good. Reason: { $reason }

## Addresses, and what is sent to them: mostly read by programmers

error-unknown-address = There is nothing at this address.
error-method = This address does not take requests of this kind.
error-bad-request = The server does not understand this request.
error-unknown-host = This server is not set up for this host name. Its operator can set the public address.
error-foreign-page = Only this server’s own pages, and programs, may make this request.
error-content-type = The body must be application/json.
# $most (number)
error-too-many-bytes = Too long: at most { $most } bytes are allowed.
# $problem (text): what the JSON decoder says, in English
error-unreadable = The server cannot read this: { $problem }.
error-frame-binary = Frames must be JSON text, not binary.
error-body-type = The address already names the request, so the body cannot have a `type`.
error-unstorable = The server cannot store or look up one of the characters in this text.
# $field (word): the name of a field or parameter; $known (text): the values it may have
error-one-of = `{ $field }` must be one of these: { $known }.
# $names (text): the names of fields
error-name-one = Give exactly one of these: { $names }.
# $name (text): of a parameter of an address
error-unknown-parameter = There is no parameter “{ $name }”.
# $field (word): the name of a field; $limit (number): the most characters; $shape (word): line or text
error-text =
    { $shape ->
        [line] `{ $field }` must be a single line of at most { $limit } characters.
       *[text] `{ $field }` can have at most { $limit } characters.
    }
error-besides = `besides` must be the number of a puzzle.

## A match and its deals

error-unknown-match = There is no such match.
error-match-damaged = This match is damaged in the database and cannot continue. Nothing in it was changed.
error-seeds-missing = The database has lost the seeds of this match, so it cannot continue.
error-reused-id = This request's id belongs to an earlier request. Give each request an id of its own.
error-overtaken = Something else happened in this match first. Look at the table again.
error-match-not-over = The match is not over yet.
# $most (number)
error-too-many-events = This match has reached its limit of { $most } moves and undos. Start another one.
# $deal (number): the one that was asked for; $deals (number): how many there are so far
error-unknown-deal =
    { $deals ->
        [1] There is no deal { $deal }: the match has 1 deal so far.
       *[other] There is no deal { $deal }: the match has { $deals } deals so far.
    }
# $count (number): of moves
error-too-few-moves =
    { $count ->
        [1] You cannot start from there: deal { $deal } has only 1 move.
       *[other] You cannot start from there: deal { $deal } has only { $count } moves.
    }
error-try-again-not-over = You can try a deal again once it is over.
error-cards-not-shown = You can see all the cards of a deal once it is over.
error-replay-not-over = You can replay a match once it is over.
error-record-not-over = You can read the record once the match is over.
error-next-deal-not-due = The next deal starts when this one is over, unless the match has been won.
error-sealed = This deal belongs to a tournament. You can see it when the tournament is over.
error-contest = In the tournament, you play each deal once, to its end and without help.

## Moves and what else players may do

error-watching = You are watching. Only players can do that.
error-not-your-turn = It is not your turn.
# $card (text): as it was sent
error-card-not-in-hand = The card { $card } is not in your hand.
error-card-not-on-table = The card { $card } is not on the table.
error-unknown-card = There is no card “{ $card }”.
error-unknown-move = There is no such move in this deal.
error-nothing-to-claim = There is nothing to claim now.
error-nothing-to-undo = You have no move in this deal that you can take back.
error-offer-open = Another offer is still waiting for an answer.
error-nothing-to-agree = There is nothing for you to agree to.
error-nothing-to-decline = There is nothing for you to decline.
error-no-flag = None of your opponents has run out of time.
error-not-watched = You can only step through a match between bots.
error-rated-takeback = No move can be taken back in a rated match.
error-rated-misdeal = There are no rulings on misdeals in a rated match.
error-misdeal-alone = Nobody is here who could agree to a ruling.
error-misdeal-what = Say what went wrong in dealing.
error-rated-hints = There are no hints in a rated match.
error-rated-leave = You cannot leave a rated match, but you can resign.
error-no-hint = There is no hint for this position.
error-no-coach = The coach has nothing to say about this move.
error-bots-busy = The bots cannot continue right now. Try again in a moment.
error-bots-stopped = The bot cannot continue. Open the match again to retry.
# $name (text): of the bot
error-bot-random = { $name } did not find a legal move, so a random one is played instead.

## Seats

# $seat (number): from 1
error-unknown-seat = There is no seat { $seat } at this table.
error-seat-taken = This seat is taken.
error-table-full = No seat at this table is free.
error-seat-not-yours = This seat is not yours. You can watch, or join the match.
error-second-seat = You already have a seat at this table.
error-wrong-key = This code is wrong, or it has already been used. Check every letter.
error-seat-moved = This seat already belongs to another browser.
error-rated-back = In a rated match, sign in to your account to come back to your seat.
error-no-seat-here = You have no seat at this table.
# $seat (number): from 1
error-seat-not-kept = Seat { $seat } is not waiting for a player.
error-not-away = The match is not waiting for a player who is away.
error-not-your-table = Only the player who opened the table can let a bot sit in.
# $count (number)
error-open-tables =
    { $count ->
        [1] You have 1 open table in the lobby. Fill it or leave it first.
       *[other] You have { $count } open tables in the lobby. Fill or leave one first.
    }

## Talk and reports

error-talk-too-fast = You are chatting too fast. Wait a moment.
# $most (number)
error-talk = A message needs 1 to { $most } visible characters.
error-report-stranger = You can report a player once you have played here yourself.
error-report-nobody = There is no other person in this seat.
error-report-invisible = A report cannot have invisible or control characters.

## A new match

error-house-stale = These house rules were changed in another tab. Reload the page to see them.
error-unknown-house = These house rules do not exist. They may have been deleted.
# $name (text): as it was sent
error-unknown-variant = There is no variant “{ $name }”.
# $problem (text): what is wrong with the code
error-code = This code cannot be read: { $problem }
error-rules = A game cannot be played by these rules.
# $known (text): the names of bots
error-unknown-bot = There is no such bot. These are the bots: { $known }.
# $title (text): the name of the game; $count (number): of players; $possible (text): numbers of players
error-player-count = { $title } cannot be played with { $count ->
        [1] 1 player
       *[other] { $count } players
    }. Possible numbers of players: { $possible }.
error-no-person = A match needs at least one person. For a match between bots, leave no seat open.
error-seed = You can choose the seed only if you play alone against bots, because the seed gives away all the cards.
error-seed-and-chain = A match has either a chosen seed or a chain of fair seeds, not both.
error-not-hexadecimal = A commitment and a salt must each have 64 digits from 0 to 9 and a to f.
error-promise = These seeds were promised for another match, or too long ago. Ask for new ones.
# $deal (number)
error-salt-not-due = You cannot give a salt for deal { $deal } now.
# $kind (word): move or days; $least, $most (number): seconds or days
error-clock-turn =
    { $kind ->
        [days] A clock allows { $least } to { $most } days for each turn.
       *[move] A clock allows { $least } to { $most } seconds for each turn.
    }
# $most (number)
error-clock-bank = Extra time can be 0 to { $most } seconds. There is none when each turn has days.
error-rated-needs-account = A rated match needs an account. Add a passkey or a password first.
error-rated-bots = Bots cannot sit in a rated match.
error-rated-rules = A rated match follows the rules of a game in the rule book, not house rules.
error-rated-away = In a rated match, the clock decides when a player stays away. Leave out `away`.
error-rated-clock = A rated match needs a clock, so that it ends.
error-bots-clock = A match between bots has no clock.
error-bots-lobby = A match between bots cannot be listed in the lobby, because nobody can join it.
error-bots-salt = You cannot give a salt for a match between bots, because you have no seat in it.

## The deal of the day and the tournament

# $title (text): the name of the game
error-no-single-deal = { $title } cannot be played in a single deal.
error-unknown-week = There is no tournament for this week.
error-week-over = You can start a tournament deal only during its week.

## House rules

# $names (text): as they were sent
error-unknown-option = There is no such option: { $names }.
# $most (number)
error-too-many-house-rules = You have { $most } sets of house rules. Delete one first.

## Lessons, puzzles, reviews and scores

error-unknown-lesson = This version of Cassino does not have this lesson. What you have learned is kept.
error-lesson-changed = This lesson has changed. Reload the page.
error-lesson-deal-changed = This deal was started in another version of Cassino. It starts again.
# $most (number): how many there are
error-unknown-puzzle = There is no puzzle { $number }. The puzzles are numbered from 1 to { $most }.
# $name (text): as it was sent
error-unknown-theme = There is no theme “{ $name }”.
error-review-not-over = You can review a match once its first deal is over.
error-review-not-done = The review is not done yet.
error-review-stranger = This match has no review yet. You can ask for one once you have played here yourself.
# $count (number)
error-reviews-yours = You have { $count } reviews in progress. Wait until one is done.
error-reviews-busy = Too many matches are being reviewed right now. Try again later.
error-no-review = This match could not be reviewed.
error-unknown-score = There is no such score.
error-score-stale = The score was changed on another screen.
# $problem (text): what is wrong with it
error-score-damaged = This score can no longer be read: { $problem }

## People and their accounts

error-not-signed-in = You are not signed in. Play or sign in first.
error-signed-out = You are no longer signed in.
error-wrong-login = The login name or the password is wrong.
error-needs-browser = A program’s token cannot do this. Sign in with a browser.
error-prove-it = Please confirm that it is you: sign in again, or enter your password.
error-unknown-token = This token is unknown. It may have been revoked.
error-unknown-session = You have no such session.
# $most (number): of characters
error-name = A name needs 1 to { $most } visible characters.
error-name-invisible = A name cannot have invisible characters or stacks of accents.
error-name-outsized = A name cannot have characters that are many times wider than a letter.
# $name: as it was given, $problem: a sentence
error-wrong-name = "{ $name }" cannot be a name. { $problem }
# $name: as it was given
error-name-you = Other players would read the name "{ $name }" as "you". Choose another one.
error-name-refused = The operator of this server does not allow you this name. Choose another one.
error-login = A login name needs 3 to 40 characters: letters, digits and . @ + - _, but no spaces.
error-login-taken = This login name is taken.
# $least, $most (number): of characters
error-password-length = A password needs { $least } to { $most } characters.
error-password-easy = This password is too easy to guess. Use several words.
error-too-many-tokens = You cannot have more tokens. Revoke one first.
error-too-many-passkeys = You cannot have more passkeys. Remove one first.
error-passkey = The passkey was not accepted.
# $problem (text): a technical reason, in English
error-passkey-because = The passkey was not accepted: { $problem }.
error-passkey-late = The passkey was not accepted, because it took too long. Try again.
error-passkey-known = You have added this passkey already.
error-passkey-not-yours = You have no such passkey.
error-unknown-passkey = This server does not know this passkey. It may have been removed.
# Sent to operators, too: the command installs what is missing
error-no-passkeys = This server cannot use passkeys. Its operator can add them (pip install 'cassino[accounts]').
error-no-passkeys-here = Passkeys work only at localhost, or at a public https address with a name instead of a number.

## Notifications

error-no-push = This server cannot send notifications.
error-push-service = This server does not know your browser’s notification service.
error-push-keys = The keys of this subscription cannot be used.

## Import

# A file that somebody imports: what an export has written, here or on a server.
# $count (number): of the problems
error-not-imported =
    { $count ->
        [one] Nothing was imported, because something is wrong with this file.
       *[other] Nothing was imported, because { $count } things are wrong with this file.
    }
# $most (number): of megabytes
error-import-large = This file is too large: you can import at most { $most } MB.
# $problem (text): what the JSON decoder says, in English
error-import-no-json = This file is damaged, or is not an export: { $problem }.
# $form, $known (text, number): of the format of the file
error-import-form = This file is from another version of Cassino (format { $form }; this version reads format { $known }). Reload the page to use the newest version, then try again.
error-import-foreign = This file is not an export of Cassino. Choose one that you saved with “Export all”.
# $problem (text): what the decoder says, in English
error-import-shape = This file is not an export of Cassino, or it was changed: { $problem }.
error-import-twice = Match { $match } is in this file twice.
# $number (number): of the event; $problem (text): in English
error-import-event = Match { $match }, event { $number } does not fit: { $problem }.
error-import-other = Match { $match } is here already, but from event { $number } on it is different.
# $title (text): of house rules; $problem (text): what is wrong with them
error-import-house = The house rules “{ $title }” cannot be read: { $problem }
error-import-house-twice = The house rules “{ $title }” are in this file twice.
error-import-house-other = The house rules “{ $title }” are here already, but they are different. To take those from the file, delete yours first.
# $names (text): of the players of a score sheet; $problem (text): what is wrong with it
error-import-score = The score of { $names } cannot be read: { $problem }
error-import-score-twice = The score of { $names } is in this file twice.
error-import-score-other = The score of { $names } is here already, but its deals are different. To take the one from the file, delete yours first.
# $problem (text): a whole sentence, such as the two below
error-import-record = The record of match { $match } cannot be read: { $problem }
# $count (number): of players in the record
error-import-players = The record has { $count } players, but the file does not name exactly one for each seat.
# $how (text): of the record, in English
error-import-ending = Cassino does not understand how the match ended: “{ $how }”.
