### What is announced at a table

taken-back = The last move was taken back.
# Another player has asked for something, and $who (seat) says no
offer-declined =
    { WHO($who) ->
        [you] You decline.
       *[other] { NAME($who) } declines.
    }
# The player who asked, $who (seat), no longer wants it
offer-withdrawn =
    { WHO($who) ->
        [you] You no longer ask.
       *[other] { NAME($who) } no longer asks.
    }
# The server was down, or the operator had stopped play; $unit (word): days, hours, minutes, seconds
nobody-could-play =
    { $unit ->
        [days] Nobody could play for { $count } days
        [hours] Nobody could play for { $count } hours
        [minutes] Nobody could play for { $count } minutes
       *[seconds]
            { $count ->
                [1] Nobody could play for 1 second
               *[other] Nobody could play for { $count } seconds
            }
    }. That time does not count.
asks-takeback =
    { WHO($who) ->
        [you] You ask
       *[other] { NAME($who) } asks
    } to take a move back.
wants-rematch =
    { WHO($who) ->
        [you] You want
       *[other] { NAME($who) } wants
    } to play again.
asks-call-off =
    { WHO($who) ->
        [you] You would
       *[other] { NAME($who) } would
    } like to end the match without a result.
# $kind (word): exposed_ends, exposed_goes_on, too_few or too_many; $whose: whose hand it is; $own (word): yes or no: whether it is that of $who; $count: how many cards
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] You say that the dealer showed a card, and want to end this deal.
            [exposed_goes_on] You say that { $count ->
                [1] a card of your hand was shown. You want a new card for it.
               *[other] { $count } cards of your hand were shown. You want new cards for them.
            }
           *[count] You say that { WHO($whose) ->
                [you] you got
               *[other] { NAME($whose) } got
            } { $count ->
                [1] 1 card
               *[other] { $count } cards
            } { $kind ->
                [too_few] too few.
               *[too_many] too many.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } says that the dealer showed a card, and wants to end this deal.
            [exposed_goes_on] { NAME($who) } says that { $count ->
                [1] a card of theirs was shown, and wants a new card for it.
               *[other] { $count } cards of theirs were shown, and wants new cards for them.
            }
           *[count] { NAME($who) } says that { $own ->
                [yes] they got
               *[no] { WHO($whose) ->
                    [you] you got
                   *[other] { NAME($whose) } got
                }
            } { $count ->
                [1] 1 card
               *[other] { $count } cards
            } { $kind ->
                [too_few] too few.
               *[too_many] too many.
            }
        }
    }
# What the players have agreed on; $kind as before; $cards (cards): with too_many, the cards that are too many
misdeal-ruled =
    { $kind ->
        [exposed_ends] The dealer showed a card. { WHO($who) ->
            [you] You end
           *[other] { NAME($who) } ends
        } the deal: its cards do not count.
        [exposed_goes_on] { WHO($who) ->
            [you] You get
           *[other] { NAME($who) } gets
        } { $count ->
            [1] a new card for one that was shown.
           *[other] { $count } new cards for those that were shown.
        } The stock was shuffled.
        [too_few] { WHO($who) ->
            [you] You
           *[other] { NAME($who) }
        } got { $count ->
            [1] 1 card
           *[other] { $count } cards
        } too few. The hand is played as it is.
       *[too_many] { WHO($who) ->
            [you] You
           *[other] { NAME($who) }
        } got { $count ->
            [1] 1 card
           *[other] { $count } cards
        } too many, now on the table: { ROW($cards) }.
    }
# $side: the side that dealt
misdeal-penalty =
    { FORM($side) ->
        [you] You dealt and lose 1 point.
        [one] { PLAYERS($side) } dealt and loses 1 point.
       *[several] { PLAYERS($side) } lose 1 point, because their side dealt.
    }
misdeal-owed =
    { WHO($who) ->
        [you] You get
       *[other] { NAME($who) } gets
    } { $count ->
        [1] 1 card
       *[other] { $count } cards
    } fewer in the next round.
last-card-played = The last card has been played. Anyone who has { $target } points may announce them now.
cannot-take =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } cannot take { CARDS($cards) } with { CARDS($card) }, so { CARDS($card) } stays on the table.
left-behind = Left behind: { ROW($cards) }.
# $word (word): what players of this game call it
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = The cards are dealt.
round-dealt = Round { $round } of { $rounds } is dealt.
say-last = Last!
say-last-round = Last round!
residue-goes =
    { $count ->
        [1] The last card on the table goes
       *[other] The last { $count } cards on the table go
    } to { whom }.
residue-nobody =
    { $count ->
        [1] The last card on the table counts
       *[other] The last { $count } cards on the table count
    } for nobody.

### The end of a deal and of a match

table-closed = This table was closed by the operator.
gave-up =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } gave up.
ran-out-of-time =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } ran out of time.
called-off =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } called the match off. Nobody wins or loses.
deal-over = The deal is over: { SCORES($scores) }.
match-won = { PLAYERS($winners) } won the match: { SCORES($scores) }.
match-shared = { PLAYERS($winners) } share the win: { SCORES($scores) }.

### What the numbers of a count do not show

turned-down =
    { $count ->
        [1] Sweeps cancel out: 1 sweep per side does not count.
       *[other] Sweeps cancel out: { $count } sweeps per side do not count.
    }
points-carried =
    { $points ->
        [1] 1 point that nobody scored is added to the next deal.
       *[other] { $points } points that nobody scored are added to the next deal.
    }
claimed-rightly = { PLAYERS($side) } claimed the target, and the claim was right.
claimed-wrongly = { PLAYERS($side) } claimed the target, but the claim was wrong.
counts-double = The match was won in its first deal and counts double.
deals-next =
    { WHO($who) ->
        [you] You deal next.
       *[other] { NAME($who) } deals next.
    }

### What a side near the target may still score

# $items (word): cards, spades, ten, cards-ten or cards-spades
limit =
    { $items ->
        [cards] can only win with most cards
        [spades] can only win with most spades
        [ten] can only win with { CARDS("10D") }
        [cards-ten] can only score most cards and { CARDS("10D") }; both together win the match
       *[cards-spades] can only score most cards and most spades; both together win the match
    }
limited = { PLAYERS($side) } { limit }.
limited-in-deal = { PLAYERS($side) } { limit } in this deal.
limit-met = { PLAYERS($side) } { limit }: achieved.
limit-missed = { PLAYERS($side) } { limit }: not achieved.

leaders-tied = { PLAYERS($who) } are tied: another deal decides the match.

### What a move brings besides, and how a round begins

announced-wrongly = The announcement was wrong. The deal continues.
plays-in-a-row =
    { WHO($who) ->
        [you] You play
       *[other] { NAME($who) } plays
    } { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } cards in a row now.
last-card-drawn = The last card of the stock is drawn.
laid-on-table = Laid on the table: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] You captured last and play first.
       *[other] { NAME($who) } captured last and plays first.
    }
open-hands = In this round, all hands are face up.
large-sweep = That is a large sweep.
first-play-sweep = That is a sweep on the first play.
orange-scores =
    { FORM($side) ->
        [one] An orange: { PLAYERS($side) } scores { $points }.
       *[other] An orange: { PLAYERS($side, case: "inside") } score { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [one] That was not an orange: { PLAYERS($side) } scores { $points }.
       *[other] That was not an orange: { PLAYERS($side) } score { $points }.
    }
cannot-win-build =
    { FORM($winners) ->
        [one] { NAME($who) } cannot win a build: { PLAYERS($winners) } scores 1 point for it.
       *[other] { NAME($who) } cannot win a build: { PLAYERS($winners, case: "inside") } score 1 point for it.
    }

### The page of a table. Every key begins with table-

# A page without JavaScript
table-needs-scripts = The table needs JavaScript. You can read the <link>rule book</link> without it.
# The place where news is read out by a screen reader
table-log = Game log
table-heading = Casino table
# The heading of the page, read out by a screen reader; $title (text): the rules; $deals (number): 0 where the match is played to $target points
table-match =
    { $deals ->
        [0] { $title }, a match to { $target } points.
        [1] { $title }, a match of one deal.
       *[other] { $title }, a match of { $deals } deals.
    }
# How long the match is, in a corner
table-goal =
    { $deals ->
        [0] to { $target }
        [1] 1 deal
       *[other] { $deals } deals
    }
# In the title of the window, before the name of the game
table-title-turn = Your turn
table-taking-seat = Taking your seat …
table-gone = This match cannot be opened.
table-watch-instead = Watch it instead

## The connection

table-until-online = Connection lost. The match continues when you are back online.
# Where a table was opened without a connection
table-not-here = No connection. This table opens when you are back online.
table-will-be-sent = Connection lost. Your move will be sent when you are back online.
table-not-sent = Not sent: connection lost. Try again in a moment.
table-no-connection = You are offline right now.
table-online = You are back online.
table-offline = Connection lost.
table-works-again = Everything is working again.
# Buttons beside such news
table-try-now = Try now
table-understood = OK

## Buttons above the table, read out by a screen reader

table-tools = Table
table-people = At this table
# $title (text): the rules
table-rules = Rules of { $title } (new tab)
table-turn-sounds-off = Turn sounds off
table-turn-sounds-on = Turn sounds on
# Spoken after the key for it
table-sounds-on = Sounds on.
table-sounds-off = Sounds off.

## The table

# The score, read out by a screen reader
table-scores =
    { $deals ->
        [0] Score in a match to { $target } points
        [1] Score in a match of one deal
       *[other] Score in a match of { $deals } deals
    }
# $count (number): cards and builds on the table
table-items =
    { $count ->
        [0] Table: empty
        [1] Table: 1 item
       *[other] Table: { $count } items
    }
table-cards = Cards on the table
# Cards that a player has shown to everybody
table-shown = Shown:
# After the name of a card or a build that goes with what is chosen
table-usable = can be used
# A build; $kind (word): single, or multiple if it has several sets; $owner (text): yours, or a name; $sets (text): the cards of each set
table-build =
    { $kind ->
        [multiple] multiple build of { $value }, { $owner }: { $sets }
       *[single] build of { $value }, { $owner }: { $sets }
    }
# Whose a build is, on its badge
table-yours = yours
table-nobody = nobody
# Spoken when the key for it is pressed; $items (text): cards and builds
table-lies = On the table: { $items }.
table-is-empty = The table is empty.

## The players

table-others = The other players
# Beside a name: your partner
table-partner = partner
# Beside a name: this player has to answer a question now
table-is-asked = deciding
table-dealer = Dealer
# The same in one letter
table-dealer-short = D
# $values (text): 9 and king
table-holds = holds { $values }
table-holds-about = Must hold a card of this value
table-lost = lost { $values }
table-lost-about = Lost a build of this value: their partner may now build it for them
# Facts about a player, with commas between them, read out by a screen reader
table-your-partner = your partner
table-open-hand = open hand: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
table-cards-taken =
    { $count ->
        [1] 1 card taken
       *[other] { $count } cards taken
    }
table-on-top = { CARDS($cards) } on top of the pile
table-sweeps =
    { $count ->
        [1] 1 sweep
       *[other] { $count } sweeps
    }
table-oranges =
    { $count ->
        [1] 1 orange
       *[other] { $count } oranges
    }
table-must-hold = must hold { $values }
table-has-lost = lost a build of { $values }
table-is-dealer = dealer
table-to-play = to play
# Whether a player is there, beside the name; $name (text): who takes the seat
table-presence-next = { $name } joins next deal
table-presence-left = away, a bot plays
table-presence-expected = not here yet
table-presence-free = free seat
table-presence-away = away
table-presence-here = here
# What the numbers beside a pile are

## Piles

table-pile-own = Your pile
table-pile-of-side = Your side’s pile
table-pile-of = { PLAYERS($seats) }’s pile
# A button; $pile (text): your pile
table-pile-show =
    { $count ->
        [1] { $pile }: 1 card, show
       *[other] { $pile }: { $count } cards, show
    }
# The card on top; $card, $pile (text); $use (word): steal, capture, both
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, top card), can be used in builds
        [capture] { $card } ({ $pile }, top card), can be captured
       *[both] { $card } ({ $pile }, top card), can be captured or used in builds
    }
table-pile-order = From the top card down.
table-pile-secret = Cards whose order only the owner knows are shown face down.
table-pile-empty = No cards yet.
table-pile-cards = Cards from the top down
table-pile-unknown = an unknown card

## Sorting the cards that go on a face-up pile

# Button
table-sort = Sort the pile …
table-order = Sort the pile
table-order-free = The capturing card stays on top. Only your side knows the order of the cards below it.
table-order-by-number = The lowest number goes on top. Put cards of the same number in any order.
table-order-top = on top
# Buttons; $card (text): ten of diamonds
table-order-up = { $card }: move up
table-order-down = { $card }: move down

## The line between the table and the hand

table-course = Last move
# Cards that are still to be dealt
table-stock =
    { $count ->
        [0] stock empty
       *[other] { $count } left
    }
table-last-round = last round
table-round = round { $number } of { $count }
table-bottom = The bottom card of the stock is { CARDS($cards) }.
table-bottom-about = The bottom card of the stock; only you have seen it
# Buttons
table-show-again = Show the last move again
table-moves = Moves in this deal

## What you can do: buttons

table-actions = What you can do
table-claim = Claim
table-talk = Talk
table-take-back = Take back
table-undo = Undo
table-hint = Hint
table-show-count = Show the count
table-sit-down = Sit down
table-next-deal = Next deal
table-rematch = Rematch

## What to do now

# Spoken to a screen reader
table-your-turn = Your turn.
table-task = Your turn: tap a card in your hand.
table-task-build = Your turn: tap table cards to build with them, then play a card from your hand.
# The player must capture a build now
table-task-take = Your turn: capture the build of { $value } now.
table-task-plays = Your turn: { $count } plays in a row. Tap a card in your hand.
table-task-end = Your turn: continue, or end your turn.
# Followed by the reason why the turn cannot end
table-task-continue = Your turn: continue.
# A button with an i; it shows the number of a rule
table-rule-number = Number of the rule
# $rule (text): B17
table-rule = Rule { $rule }
table-add-more = Add another card from your hand, or cards from the table.
table-hopeless = These cards do not go together.
table-choose-hand = Now choose a card from your hand.
table-choose-others = No card in your hand fits these. Choose other cards.
table-watching = You are watching.
# $who (seat): whose turn it is
table-turn-of =
    { WHO($who) ->
        [you] It is your turn.
       *[other] It is { NAME($who) }’s turn.
    }
table-thinking = { $name } is thinking …
# Somebody has to answer a question
table-deciding = { $name } is deciding …
table-waits-for-answer = Waiting for an answer.
# $number (number): of a seat
table-waits-for-seat = Waiting for someone to sit down at seat { $number } …
table-deal-is-over = This deal is over.
# $target (number): points that a player may have reached
table-announce = The last card has been played. If you have { $target } points, announce them now. Then the deal is counted.
table-count-follows = The last card has been played. Now the deal is counted.
# Questions, after the move they are about
table-asks-insist = Could that turn have taken or added more? You can insist on it.
# $orange (word): colors, or suits
table-asks-orange =
    { $orange ->
        [colors] A red and a yellow card were taken together without a call. Is it an orange?
       *[suits] A heart and a diamond were taken together without a call. Is it an orange?
    }
table-asks-request = { $name } wants to take your side’s build. You can ask them to leave it to you.
table-asks-answer = Your partner asks you to leave the build on the table. What do you do?

## Choosing cards

# After the name of a card in your hand
table-fits = fits
# What the chosen table cards add up to
table-sum = Sum: { $sum }.
table-sum-about = Sum of the chosen table cards
table-sum-fits = A card in your hand takes these.
# Which of several moves is chosen
table-turn = { $number } of { $count }
table-turn-about = Tap the card again for the next move
table-can-add = You can add: { ROW($cards) }
table-can-add-some = You can add { $count } more cards.
# Spoken to a screen reader; $moves (text): what the buttons say
table-can = You can: { $moves }.
table-type-move = Type a move
table-typo-empty = Type your card and what it takes, for example 9=3+4+2.
# All moves of a card, in a window
table-plays = What you can do with { CARDS($cards) }
table-plays-none = This card can do nothing on its own. Choose it together with other cards.
table-plays-some = These are the most useful moves. Choose cards on the table for others.

## Hints

# Followed by where to look
table-hint-before = Hint:
# $hint (text): what the button of the best move says
table-hint-line = Hint: { $hint }.
table-hint-for-cards = Press Hint again to see the cards.
table-hint-for-move = Press Hint again to see the move.
# Spoken to a screen reader; $hint (text): a sentence
table-hint-spoken = Hint: { $hint }
table-hint-move = { $move }.
table-hint-cards = Look at { CARDS($cards) }.

## The hand

table-hand =
    { $count ->
        [1] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
table-hand-cards = Cards in your hand
# For watchers; $count (number): cards face up
table-hand-of =
    { $count ->
        [0] { $name }’s hand, face down
        [1] { $name }’s hand, 1 card face up
       *[other] { $name }’s hand, { $count } cards face up
    }
# Spoken to a screen reader
table-hand-is-empty = Your hand is empty.
table-your-cards = Your hand: { CARDS($cards) }.
table-new-cards = New in your hand: { CARDS($cards) }.

## Score and clocks, read out by a screen reader

# A player or a side, and points or a number of cards
table-side-score = { PLAYERS($seats) } { $score }
# $sides (text): the score of each side
table-score =
    { $deals ->
        [0] Score: { $sides }. Playing to { $target }.
        [1] Score: { $sides }. The match is one deal.
       *[other] Score: { $sides }. The match is { $deals } deals.
    }
table-seconds-left =
    { $count ->
        [1] 1 second left.
       *[other] { $count } seconds left.
    }
table-no-clock = This match has no clock.
# $time, $bank (text): 30 seconds
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, and { $bank } in the time bank.

## Arrivals and departures, read out by a screen reader

table-came = { $name } is here.
table-went = { $name } is away.
table-has-left = { $name } has left. A bot takes over.
table-bot-sits = { $name }, a bot, sits down.
table-sits =
    { WHO($who) ->
        [you] You sit down.
       *[other] { NAME($who) } sits down.
    }
table-sits-next = { $name } will start playing in the next deal.

## Sitting down at a table

table-join = You are invited
table-join-seats = At the table
# $strength (text): level 3
table-join-bot = { $name } ({ $strength }) plays until someone joins
table-join-partners = with { PLAYERS($partners, case: "inside") }
table-join-next-deal = You will start playing in the next deal.
table-leave = Leave the table

## Coming back to a seat from another browser

table-back = Your way back to this seat
table-back-about = If you switch to another device, or this browser forgets you, a code brings you back. Keep it to yourself. Each code works once.
table-back-show = Show my code
table-back-code = Your code
table-back-link = Or a link with the code
# After sitting down
table-back-hint = To come back to this seat from another browser, use the code under "At this table".
table-back-had = I had a seat here
table-back-enter = Type the code that this table gave you for your seat.
table-back-go = Back to my seat
# In a window whose person came back to the seat in another one
table-seat-moved = You came back to your seat in another browser. In this one, you can only watch.

## A seat that nobody has taken, or whose player is away

# A seat that nobody has taken; $number (number)
table-empty-seat = A free seat
table-seat-is-empty = Seat { $number } is empty.
# What can be done while the match waits for a player who is away
table-absent = A player is away
# $time (text): "10 minutes"
table-absent-for = { $name } has been away for { $time }.
table-absent-wait = Wait
table-call-off = End the match
table-call-off-title = End the match without a result?
table-call-off-text = Nobody wins or loses. If other players are here, they are asked first.
# A bot plays until somebody takes the seat
table-fill-for-now = Let a bot sit in
# Beside both buttons
table-fill-about = A bot that sits in leaves when someone takes the seat. A bot that gets the seat stays.
table-fill-for-now-at = Let a bot sit in at seat { $number }
# Nobody else can take the seat then
table-fill = Give the seat to a bot
table-fill-at = Give the seat to a bot: seat { $number }
table-invite = Invite
table-invite-about = Anyone who opens this link can take a free seat or watch.
table-invite-local = This link works only on this computer. To play from phones at home, start the server with <code>cassino host</code>.
table-invite-picture = The link as a QR code

## What players ask each other, and the end by a clock

# A question with two buttons, read out by a screen reader
table-offer = A question
table-offer-agree = Agree
table-offer-decline = Decline
table-offer-waiting = Waiting for { PLAYERS($waiting, case: "inside") } to agree.
table-offer-withdraw = Never mind
# $who (seat): whose clock has run out
table-time-is-over =
    { WHO($who) ->
        [you] You are
       *[other] { NAME($who) } is
    } out of time.
table-claim-win = Claim the win

## Claiming that the target is reached

# $claim (text): what the button says
table-claim-title = { $claim }?
# $cost (text): a sentence that says what happens if it is wrong
table-claim-text = You claim that the cards you have taken so far bring you to the target. { $cost }
# Buttons
table-claim-play-on = Play on
table-claim-say-nothing = Say nothing

## Giving up

table-resign = Give up
table-resign-sure = Give up the match?
# $sides (number)
table-resign-about =
    { $sides ->
        [2] The match ends at once, and the other side wins.
       *[other] The match ends at once, and the other sides win.
    }

## Talking and reporting

table-say = Say something
# Spoken to a screen reader; $words (text): what somebody said
table-says = { $name }: { $words }
table-said = Chat so far
table-own-words = In your own words
table-send = Send
table-free-text = Free text
table-free-text-about = Players who turn this on can write to each other in their own words.
table-mute-all = Mute everyone
table-mute-all-about = Hides everything other players say.
table-mute = Mute
table-muted = Muted
table-mute-person = Mute { $name }
table-report = Report
table-report-person = Report { $name }
table-report-line = Report what { $name } said
table-report-sure = Report { $name }?
table-report-about = The person who runs this server will look into it.
# $text (text): what the player wrote
table-report-about-line = The person who runs this server will look into it, and will read this line: “{ $text }”
table-report-sent = Your report has been sent.
# $count (number): people without a seat
table-watchers =
    { $count ->
        [1] 1 person is watching.
       *[other] { $count } people are watching.
    }

## What each side has taken so far

table-taken = Taken so far
# $items (text): each thing that scores, and how many each side has
table-taken-spoken = Taken so far: { $items }
table-taken-about = Only points that are already certain are shown. To hide this, turn on Memory mode in the settings.
# The most cards, in one word
table-item-cards = Cards
# What scores, where Italian cards are drawn: diamonds are coins, hearts are cups
table-item-italian =
    { $item ->
        [most_diamonds] Most coins
        [most_hearts] Most cups
        [most_spades] Most swords
        [diamonds] Each coin
        [hearts] Each cup
        [spades] Each sword
        [jacks] Knaves
       *[queens] Knights
    }

## A mistake in dealing: what the players can agree on

table-misdeal-open = A mistake in dealing …
table-misdeal = A mistake in dealing
table-misdeal-what = What went wrong?
# $kind (word): exposed_ends, exposed_goes_on, too_few or too_many
table-misdeal-kind =
    { $kind ->
        [exposed_ends] The dealer showed a card: end the deal
        [exposed_goes_on] The dealer showed cards of mine: go on
        [too_few] Too few cards
       *[too_many] Too many cards
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] The cards of this deal do not count. The dealer loses 1 point, and you deal next.
        [exposed_goes_on] These cards go back, the stock is shuffled, and you get others. Nobody loses a point.
        [too_few] The last cards of this hand go back to the stock, and it is played as it is. The dealer loses 1 point.
       *[too_many] As many cards of the stock go to the table. The dealer loses 1 point and gets fewer cards in the next round, if there is one.
    }
table-misdeal-cards = Which cards were shown?
table-misdeal-whose = Whose hand?
table-misdeal-count = How many cards?
table-misdeal-all = It happens if everybody at the table agrees.
table-misdeal-ask = Ask the others

## The count of a deal

table-count = Count of deal { $deal }
table-count-closed = Table closed
table-count-called-off = No result
# $own (word): own or other: whether the winners are your side
table-count-won =
    { FORM($winners) ->
        [you] You win the match
        [one] { PLAYERS($winners) } wins the match
       *[several] { $own ->
            [own] Your side wins the match
           *[other] { PLAYERS($winners) } win the match
        }
    }
table-count-shared = { PLAYERS($winners) } share the win
# $score (text): 21–18, the winner's first; $by (word): what decided
table-win =
    { $by ->
        [target] Final score: { $score }.
        [higher_total] Final score: { $score }. More than one side reached the target, so the higher score wins.
        [claim] Final score: { $score }. The match was won by claiming the target.
        [false_claim] Final score: { $score }. A wrong claim decided the match.
        [restricted] Final score: { $score }. Near the target, the winner scored what they still needed.
       *[order] Final score: { $score }. Points are counted in a fixed order, and the winner reached { $target } first.
    }
table-win-double = The match counts double.
table-win-shared = A shared win: { $score }.
table-count-region = Count
# Heads of the table
table-count-item = Item
table-count-deal = This deal
table-count-before = Before
table-count-score =
    { $deals ->
        [0] Score (to { $target })
       *[other] Score
    }
# Spoken to a screen reader; $title (text): Count of deal 2
table-count-spoken = { $title }.
# $item (text): most cards; $gains (text): Ann 3
table-count-line = { $item }: { $gains }.
table-count-scores = Score: { SCORES($scores) }.
# Followed by what the tutor says
table-tip = A tip from your games:
table-all-cards = All cards
table-check = Check this deal
table-record = Game record
# Opens what few people want: the check of the deal, the record
table-more = More
table-new-game = New game

## All cards of a deal

table-hands = All cards in deal { $deal }
table-hands-loading = Loading the cards …
table-hands-region = Hands
table-hands-round = Round { $round }
table-hands-table = On the table

## Watching bots, and matches that are over

table-replay = Replay
table-reel-bots = Watching bots
# Buttons, read out by a screen reader
table-reel = What you see
table-reel-pause = Pause
table-reel-play = Play
table-reel-restart = Start over
table-reel-step = One step
table-reel-speed = Speed
table-reel-deal = Deal
table-reel-hands = Show all hands
# $chances (text): Ann 60%, Hal 40%
table-chances = Chances of winning the match: { $chances }
