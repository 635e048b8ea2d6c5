### The match in the terminal. Text between `backticks` is to be typed; cards are written as they are typed, such as 10D. Where lines
### are plain, for people who listen, text about cards has their names instead: "ten of diamonds", without an article.

## Words that people may type: several are separated by commas, the usual one first. English words always work, too.
## Capitals and accents do not matter: who types mas means más. A word of one letter, such as y for "and", is fine, too.

# The commands
terminal-word-moves = moves
terminal-word-more = more
terminal-word-table = table
terminal-word-score = score
terminal-word-hint = hint
terminal-word-coach = coach
terminal-word-how = how
terminal-word-why = why
terminal-word-undo = undo, back
terminal-word-last = last
terminal-word-misdeal = misdeal
terminal-word-rules = rules
terminal-word-review = review
terminal-word-save = save
terminal-word-resume = resume
terminal-word-new = new
terminal-word-rematch = rematch
terminal-word-help = help
terminal-word-quit = quit, exit
terminal-word-count = count
# Not to be translated: ausz and kint, which Hungarian rules use in every language
terminal-word-announce = announce, ausz, kint

# Moves: "take 8H with 8S", "trail 4C", "build 9 with 5H and 4D", "join b1 with 6S", "raise b1 with 2S to 9"
terminal-word-trail = trail, lay
terminal-word-take = take, capture
terminal-word-build = build
terminal-word-join = join
terminal-word-raise = raise
terminal-word-with = with
terminal-word-from = from
terminal-word-to = to
terminal-word-by = by
# "insist on capture"
terminal-word-upon = on, upon
terminal-word-and = and, plus
# "build 9 with 5H and 4D for partner"
terminal-word-for = for
terminal-word-partner = partner
# Ends a turn of several steps
terminal-word-end = end, done
# Insist that another player takes or adds more: "insist on capture", "insist on additions", "insist on both"
terminal-word-insist = insist
terminal-word-capture = capture
terminal-word-additions = additions
terminal-word-both = both
# Call an orange
terminal-word-orange = orange, call orange
terminal-word-pass = pass
terminal-word-ask = ask
# "count out": the word after "count"
terminal-word-out = out

# Answers to questions
terminal-word-yes = yes
terminal-word-no = no
terminal-word-cancel = cancel
terminal-word-none = none, nobody, never
terminal-word-all = all
terminal-word-together = together
# A sweep with the first play of a deal: "Bob first"
terminal-word-first = first

# What follows a command: "coach on", "ask never", "hint cards"
terminal-word-on = on
terminal-word-off = off
terminal-word-always = always
terminal-word-never = never
terminal-word-nudge = nudge
terminal-word-cards = cards
terminal-word-move = move
# The order of captured cards, the lowest at the bottom ("2 / up") or at the top
terminal-word-up = up
terminal-word-down = down

# While watching bots
terminal-word-go = go
terminal-word-slow = slow
terminal-word-normal = normal
terminal-word-fast = fast
terminal-word-step = step

# Puzzles and lessons
terminal-word-solution = solution
terminal-word-skip = skip
terminal-word-list = list
# The first deal of the school
terminal-word-deal = deal

# At a table of a server
terminal-word-log = log
terminal-word-agree = agree
terminal-word-decline = decline
terminal-word-claim = claim
terminal-word-resign = resign
terminal-word-bot = bot
terminal-word-stop = stop

# The score pad
terminal-word-back = back
terminal-word-exposed = exposed
terminal-word-edit = edit
terminal-word-export = export

# Words that may be left out before the name of a card
terminal-articles = the

## What is said of a word

# $word (text): what was typed; $meanings (text): the words that begin so
terminal-word-ambiguous = "{ $word }" could be { $meanings }. Type more letters.
terminal-word-unknown = I don't know "{ $word }". Type help for the commands, or moves for your moves.
# $question (text): a whole question
terminal-yes-or-no = { $question } Yes or no:

## Help

terminal-how-to-play = To play, type the number of a move, or type the move itself.
terminal-enter-alone = Enter by itself shows the table and your moves again, or gives the answer that the question names.
terminal-commands = Commands (you can shorten them):
terminal-help-moves = `moves`: your moves. `moves 8S`: the moves of one card.
terminal-help-more = `more`: the next page of a long list.
terminal-help-table = `table`: the cards on the table and your hand.
terminal-help-score = `score`: the match score, and what each side has captured.
terminal-help-hint = `hint`: where to look. Type it again for the cards, and once more for a good move and the reason. `hint move`: the move at once.
terminal-help-coach = `coach on`: a warning before you make a slip. `coach off`: no more warnings.
terminal-help-how = `how`: how good your last move was, and what was better.
terminal-help-why = `why`: the reason for another player's last move, or the rule that forbade your last try. `why 8S x 9H`: the rule against that move.
terminal-help-undo = `undo`: take back your last move, or the last step of your turn.
terminal-help-last = `last`: what has happened since your last turn.
terminal-help-misdeal = `misdeal`: before the first play of a round, several people at one keyboard agree on a mistake in dealing.
terminal-help-rules = `rules`: the rules of this variant. `rules building`: one section with examples.
terminal-help-review = `review`: the mistakes and the luck in the finished deals.
terminal-help-save = `save FILE`: save the match to a file.
terminal-help-resume = `resume FILE`: continue a saved match.
terminal-help-new = `new`: start another match. `new royal`: with another variant, a file or a share code.
terminal-help-rematch = `rematch`: the same as new.
terminal-help-help = `help`: this list. `?`: what you can do now.
terminal-help-quit = `quit`: leave.
terminal-help-end = `end`: end your turn of several steps.
terminal-help-insist = `insist`: when you are asked, insist on a fuller capture or on additions to builds.
terminal-help-orange = `orange`: when you are asked, call an orange.
terminal-help-pass = `pass`: when you are asked, do nothing. Enter does the same.
terminal-help-ask = `ask never`: pass on every question automatically. `ask always`: be asked again.
terminal-help-ask-partner = `ask never`: pass on every question automatically. `ask always`: be asked again. `ask`: ask your partner for a build that they are about to take.
terminal-help-count = `count out`: claim that you have reached the target.
terminal-help-announce = `announce`: announce that you have reached the target. `3 announce`: right after you play move 3. `announce by B`: for player B.

## Examples of typed moves; their cards are replaced where a pack lacks them, so keep them as they are

terminal-sample-card = A card is its rank and the letter of its suit: `10D` is the ten of diamonds, `AS` the ace of spades. Its name is understood, too: `ten of diamonds`.
terminal-sample-card-colors = A card is its number and the letter of its color: `7R` is the red seven. G is green, Y yellow, B black. Its name is understood, too: `red seven`.
terminal-sample-card-italian = J counts 8, Q 9 and K 10.
terminal-sample-cards = `8S`: what your 8S can do. `8S 5C 3D`: what it can do with these table cards.
terminal-sample-take = `8S x 8H, 5C+3D`: the 8S takes the 8H, and the 5C and 3D together.
terminal-sample-take-several = `5S+4S x 9H`: your 5S and 4S together take the 9H.
terminal-sample-take-top = `8S x 5C^, 3D`: the sign ^ marks the top card of a pile. You may leave it out.
terminal-sample-orange = `8S x 5H+3D orange`: the same, and you call an orange. `2 orange`: call it with move 2 of the list.
terminal-sample-trail = `trail 4C`: lay the 4C on the table.
terminal-sample-build = `5H+4D = 9`: the 5H from your hand and the 4D make a build of 9.
terminal-sample-join = `6S+3D, b1 = 9`: your 6S and the 3D make 9 and join the build b1.
terminal-sample-raise = `raise b1 2S = 9`: your 2S raises the build b1, a 7, to 9.
terminal-sample-step = `5C+4D = 9` with table cards alone is a step: your turn continues until you type `end`.
terminal-sample-for-partner = `5H+4D = 9 for partner`: the build belongs to your partner.
terminal-sample-order = `8S x 5C+3D / 3D 5C`: on your pile, the 3D goes at the bottom and the 8S on top. `2 / 3D 5C`: the same for move 2.
terminal-sample-order-words = `2 / up`: move 2 with the lowest card at the bottom of your pile. `2 / down`: with the highest.
terminal-sample-steal = `5H+4D^ = 9`: the build uses the 4D on top of a pile. You may leave out the sign ^.

## Moves in a list, such as "1. Take 8H, 5C+3D with 8S": cards and sets are text as it is typed; or
## "1. Take eight of hearts, five of clubs plus three of diamonds with eight of spades"

# A build whose value is a picture: 13 (king)
terminal-value = { $value } ({ rank })
# $value (text); $cards (text): its cards in brackets, or "(b1)", as it is called in typed moves
terminal-build = the build of { $value } { $cards }
terminal-trail = Trail { $cards }
# $taken (text): cards, sets and builds
terminal-take = Take { $taken } with { $cards }
terminal-take-orange = Take { $taken } with { $cards }, calling orange
terminal-take-pictures =
    { WHO($whom) ->
        [you] Take { $taken } with { $cards }, the pictures for your pile
       *[other] Take { $taken } with { $cards }, the pictures for { NAME($whom) }'s pile
    }
# A card that is only shown to the partner before it takes anything
terminal-show = Show { $cards }, to take { $taken }
# $sets (text): the sets that the build is made of; $tops: see terminal-stolen
terminal-make = Build { $value }: { $sets }
terminal-make-for = Build { $value }: { $sets } for { whom }
# $builds (text): builds that the sets are added to
terminal-add = Add { $sets } to { $builds }
terminal-add-for = Add { $sets } to { $builds } for { whom }
# $build (text): a build with its cards; $value (text): its new value
terminal-raise = Raise { $build } to { $value } with { $cards }
terminal-raise-adding = Raise { $build } to { $value } with { $cards }, adding { $sets }
# $what (text): cards and sets; $tops (text): the cards among them that lie on top of piles, and whose piles
terminal-stolen = { $what } ({ $tops })
terminal-top =
    { FORM($of) ->
        [you] { $card } from your pile
        [with-you] { $card } from your side's pile
        [one] { $card } from { PLAYERS($of) }'s pile
       *[several] { $card } from the pile of { PLAYERS($of) }
    }
# $move (text): a move of the list
terminal-sweep = { $move } (a sweep)

# Groups of moves in a list. $what (text): what can be done with them, such as "3 captures, 1 build"
terminal-group = { $title }: { $what }
terminal-table-alone = Table cards alone
terminal-several-together = Several cards together
terminal-only-trail = Trail only
terminal-captures =
    { $count ->
        [1] 1 capture
       *[other] { $count } captures
    }
terminal-joins =
    { $count ->
        [1] 1 addition to a build
       *[other] { $count } additions to builds
    }
terminal-raises =
    { $count ->
        [1] 1 raise
       *[other] { $count } raises
    }
terminal-builds =
    { $count ->
        [1] 1 build
       *[other] { $count } builds
    }
terminal-trails = trail
terminal-and-more = and more
terminal-no-move = no move

## Prompts

terminal-your-move = Your move:
terminal-move-or-end = Your move, or end:
terminal-only-end = There is nothing more to do in your turn. Press Enter to end it, or type undo:
terminal-insist-prompt = Your answer (Enter: let it stand):
terminal-orange-prompt = Your answer (Enter: no orange):
terminal-request-prompt = Your answer (Enter: don't ask):
terminal-answer-prompt = Your answer:

## Questions in other players' turns, and what a player must still do

terminal-do-you-insist = Do you insist?
# $orange (word): the two cards that make an orange, by color or by suit
terminal-is-orange =
    { WHO($who) ->
        [you] Did you
       *[other] Did { NAME($who) }
    } take { $orange ->
        [colors] a red and a yellow card
       *[suits] a heart and a diamond
    } together, an orange?
# $builds (text)
terminal-may-ask = { NAME($who) } is about to take { $builds }. You hold a card of its value, so you may ask for the build instead.
terminal-cannot-ask = { NAME($who) } is about to take { $builds }. You hold no card of its value, so you cannot ask for it.
terminal-partner-asks = Your partner asks you to leave { $builds }. You have shown { ROW($cards) }.
# $cards (text): played; $left (text): cards, sets and builds
terminal-could-take = With { ROW($cards) }, { NAME($who) } could still take more: { $left }.
terminal-must-take = With { ROW($cards) }, you must still take more: { $left }.
# $cards (text): from the table; $build (text)
terminal-could-add = { NAME($who) } could still add to { $build } from { ROW($cards) }.
terminal-must-add = You must still add to { $build } from { ROW($cards) }.
terminal-have-played = You have played { ROW($cards) } in this turn.
terminal-must-take-build = You must take the build of { $value } in this turn.
terminal-plays-owed = You play { $count } times in a row.

## The table, the hand and the score

# $cards (text): loose cards
terminal-table = Table: { $cards }.
terminal-no-loose-cards = There are no loose cards on the table.
# $sets (text): the sets of the build; $label (text): what it is called in typed moves, b1
terminal-table-build =
    { WHO($who) ->
        [you] Build of { $value }, yours: { $sets }.
       *[other] Build of { $value }, { NAME($who) }'s: { $sets }.
    }
terminal-table-build-open = Build of { $value }, nobody's: { $sets }.
terminal-labeled-build =
    { WHO($who) ->
        [you] { $label }: build of { $value }, yours: { $sets }.
       *[other] { $label }: build of { $value }, { NAME($who) }'s: { $sets }.
    }
terminal-labeled-build-open = { $label }: build of { $value }, nobody's: { $sets }.
# $tops (text): cards, each with the pile it lies on
terminal-tops = Tops of piles: { $tops }.
terminal-top-of =
    { FORM($of) ->
        [you] your { $card }
        [with-you] your side's { $card }
        [one] { PLAYERS($of) }'s { $card }
       *[several] { PLAYERS($of) }: { $card }
    }
terminal-may-use-both = You may capture or build with { ROW($cards) }.
terminal-may-capture = You may capture { ROW($cards) }.
terminal-may-steal = You may use { ROW($cards) } in a build.
terminal-hand = Your hand: { $cards }.
terminal-hand-empty = Your hand is empty.
terminal-holds = { NAME($who) } holds { ROW($cards) }.
terminal-bottom = Only you have seen the last card of the stock: { ROW($cards) }.
terminal-stock =
    { $count ->
        [1] 1 card is left in the stock.
       *[other] { $count } cards are left in the stock.
    }
terminal-round = Round { $number } of { $of }.
terminal-move-number = Move { $number }.

# What a side has captured so far. $what (text): the list
terminal-taken = { PLAYERS($side) }: { $what }.
terminal-taken-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
terminal-taken-wrong-calls =
    { $count ->
        [1] 1 wrong call
       *[other] { $count } wrong calls
    }
terminal-taken-scoring = scoring cards { $cards }
terminal-taken-primiera = primiera { $total }
terminal-no-primiera = no primiera yet
# $kind (word): a suit, a color, or the cards of a rank; an Italian pack has jacks, queens and kings for 8, 9 and 10
terminal-taken-kind =
    { $kind ->
        [clubs] { $count ->
            [1] 1 club
           *[other] { $count } clubs
        }
        [diamonds] { $count ->
            [1] 1 diamond
           *[other] { $count } diamonds
        }
        [hearts] { $count ->
            [1] 1 heart
           *[other] { $count } hearts
        }
        [spades] { $count ->
            [1] 1 spade
           *[other] { $count } spades
        }
        [green] { $count } green
        [yellow] { $count } yellow
        [red] { $count } red
        [black] { $count } black
        [ones] { $count ->
            [1] 1 one
           *[other] { $count } ones
        }
        [aces] { $count ->
            [1] 1 ace
           *[other] { $count } aces
        }
        [twos] { $count ->
            [1] 1 two
           *[other] { $count } twos
        }
        [threes] { $count ->
            [1] 1 three
           *[other] { $count } threes
        }
        [fours] { $count ->
            [1] 1 four
           *[other] { $count } fours
        }
        [fives] { $count ->
            [1] 1 five
           *[other] { $count } fives
        }
        [sixes] { $count ->
            [1] 1 six
           *[other] { $count } sixes
        }
        [sevens] { $count ->
            [1] 1 seven
           *[other] { $count } sevens
        }
        [eights] { $count ->
            [1] 1 eight
           *[other] { $count } eights
        }
        [nines] { $count ->
            [1] 1 nine
           *[other] { $count } nines
        }
        [tens] { $count ->
            [1] 1 ten
           *[other] { $count } tens
        }
        [jacks] { $count ->
            [1] 1 jack
           *[other] { $count } jacks
        }
        [queens] { $count ->
            [1] 1 queen
           *[other] { $count } queens
        }
       *[kings] { $count ->
            [1] 1 king
           *[other] { $count } kings
        }
    }

# How a match was won, where the target alone does not say it
terminal-decided =
    { $how ->
        [higher_total] The higher total decided it.
        [restricted] The side got what it needed near the target.
        [sweep] A sweep in the count decided it.
        [false_claim] The wrong announcement decided it.
        [announce] Announcing the target decided it.
       *[count_out] Counting out decided it.
    }
# $title (text): a line of the count
terminal-decided-by-line = What decided the match in the count: { $title }.

terminal-deal-is-over = The deal is over. The count:

## Hints

# $reason (text): sentences
terminal-hint-why = Why: { $reason }
# $move (text): as it is typed
terminal-hint-type = To play it, type `{ $move }`
terminal-hint-hand = Look at { ROW($cards) } in your hand.
terminal-hint-table = Look at { ROW($table) } on the table.
terminal-hint-both = Look at { ROW($cards) } in your hand and { ROW($table) } on the table.
terminal-hint-no-card = You need no card for it.
terminal-hint-more = Type hint again for more.
terminal-hint-steps = Type hint for the next step, or hint nudge, hint cards or hint move.

## The beginning of a match and of a deal

# A name in a list
terminal-name = { NAME($who) }
terminal-aces = { PLAYERS($partners) } got the first two aces and are partners.
terminal-clockwise = Play passes clockwise: { $names }.
terminal-counterclockwise = Play passes counterclockwise: { $names }.
terminal-type-help = Type help for the commands, rules for the rules.
# $words (text): each standard word with the local one
terminal-local-words = Local words: { $words }.
# What players of this game call a thing. $word (text): their word
terminal-local-word =
    { $thing ->
        [capture] "{ $word }" for a capture
        [build] "{ $word }" for a build
        [trail] "{ $word }" for trailing
        [sweep] "{ $word }" for a sweep
        [left_behind] "{ $word }" for cards left behind
        [ten_of_diamonds] "{ $word }" for the ten of diamonds
        [two_of_spades] "{ $word }" for the two of spades
        [seven_of_diamonds] "{ $word }" for the seven of diamonds
       *[claim] "{ $word }" to claim the target
    }
# $counts (text): what counts differently in the hand: "aces count 14"
terminal-in-hand = In your hand { $counts }.
terminal-turn-steps = A turn can have several steps: play one card from your hand, and build or add with table cards as often as you like. Type `end` to end your turn, or undo to take back a step.
terminal-insisting = After a turn, opponents may insist that you take or add more.
terminal-fullest = Your turn ends only when you have taken and added everything you can.
# $orange (word): the two cards that make an orange, by color or by suit
terminal-oranges =
    { $orange ->
        [colors] If you take a red and a yellow card together, you can call an orange: type `1 orange` to make move 1 with the call.
       *[suits] If you take a heart and a diamond together, you can call an orange: type `1 orange` to make move 1 with the call.
    }
terminal-pile-order = You may choose the order of captured cards in your pile. Other players see the top card. Type help to see how.
terminal-deal =
    { WHO($dealer) ->
        [you] Deal { $number }. You deal.
       *[other] Deal { $number }. { NAME($dealer) } deals.
    }
terminal-plays-first =
    { WHO($who) ->
        [you] You play first.
       *[other] { NAME($who) } plays first.
    }
terminal-loser-plays-first =
    { WHO($who) ->
        [you] You lost the last deal, so you play first.
       *[other] { NAME($who) } lost the last deal and plays first.
    }
terminal-partner =
    { WHO($who) ->
        [you] Your partner is { NAME($partner) }.
       *[other] { NAME($who) }'s partner is { NAME($partner) }.
    }
terminal-level = { $name } plays at level { $level } of { $highest }.
# $seed (text): the number that the cards come from
terminal-seed = Seed { $seed }.
terminal-continues = The match continues.
terminal-played-last = The match continues. The last moves:

## At the table

# $cards: of the hand
terminal-can-with = With { ROW($cards) } you can:
terminal-no-move-with = You have no move with { ROW($cards) } now: it can't take anything or build.
terminal-not-in-hand = You don't have { ROW($cards) } in your hand. Type your own card first.
terminal-can-made = With these cards you can:
terminal-made-no-move = There is no move with { ROW($cards) } and these cards.
terminal-table-no-move = There is no move with these table cards.
terminal-many-moves = There are many moves. Choose a card:
# $number (number): of the line; $text (text): a move or a group of moves
terminal-line = { $number }. { $text }
terminal-more =
    { $count ->
        [1] 1 more. Type more to see it.
       *[other] { $count } more. Type more to see them.
    }
terminal-list-too-long = There are more moves than this list can hold. Type a card and table cards, such as `8S 5C 3D`.
terminal-no-number = There is no move { $number } now. Type moves for the list.
# $word (text): what was typed; $hand (text): "Your hand: 8S 5C."
terminal-no-such-card = You have no card "{ $word }". { $hand }
terminal-no-more = There are no more moves to show. Type moves for the list.
terminal-misdeal-which = What went wrong? The number, or Enter for nothing:
terminal-misdeal-cards = Which of your cards were shown?
# $name (text): the person who is asked
terminal-misdeal-whose = Whose hand? The number, or Enter for { $name }:
terminal-misdeal-count = How many cards? Enter for one:
terminal-misdeal-agree = Does everybody agree?
terminal-nothing-refused = No move was refused in this turn. Type why and a move to ask about it.
terminal-is-legal = That move is legal: { $move }.
terminal-undo-alone = You can undo only when you play alone against bots: the other players have seen your move.
terminal-nothing-to-undo = You have made no move in this deal.
terminal-taken-back = You took back your move.
terminal-nothing-played = Nothing has been played in this deal yet.
terminal-ask-setting = Type `ask always` or `ask never`, not "{ $word }".
terminal-never-asked = In this game you are never asked anything.
terminal-asks-never = From now on, you pass on every question automatically. Type `ask always` to be asked again.
terminal-asks-always = You will be asked again.
terminal-no-claim = You made no claim.
# $seat (text): a letter from A to F
terminal-nobody-at-seat = Nobody at this keyboard has seat { $seat }.
# $label (text): what a button would say: "Announce 11"; $cost (text): sentences
terminal-claim-question = { $label }? { $cost }
terminal-now-uncounted = The last card has been played. Press Enter to count the deal, or type `announce`, table, undo, save, new or quit.
terminal-now-deal-over = The deal is over. Press Enter to continue, or type score, table, undo, save, new or quit.
terminal-now-move = Type a number, a move, or a card to see what it can do. help shows how to type moves.
terminal-now-orange = To call an orange, add the word to a number: `1 orange`.
terminal-now-announce =
    { $target ->
        [1] `announce`: claim that you have 1 point.
       *[other] `announce`: claim that you have { $target } points.
    }
terminal-now-count-out =
    { $target ->
        [1] `count out`: claim that you have 1 point.
       *[other] `count out`: claim that you have { $target } points.
    }
terminal-now-ask-always = `ask always`: be asked questions again.
terminal-now-ask-never = `ask never`: pass on every question automatically.
terminal-now-also = Also: hint, coach, how, why, undo, last, score, table, rules, save, new, quit.
# $last (number): the most cards that may be lifted off
terminal-cut =
    { WHO($who) ->
        [you] You cut: how many cards do you lift off, 0 to { $last }? (Enter: half)
       *[other] { NAME($who) } cuts: how many cards do they lift off, 0 to { $last }? (Enter: half)
    }
terminal-cut-number = Type a number from 0 to { $last }.
terminal-pass-keyboard = Pass the keyboard to { NAME($who) }, who presses Enter:
terminal-press-count = Press Enter to count the deal, or announce first:
terminal-press-next-deal = Press Enter for the next deal:
terminal-type-new = Type new for another match, or quit:
terminal-input-ended = The input has ended.
terminal-stopped = Stopped.
terminal-was-unsaved = The match is not finished and was not saved. Next time, type save FILE to keep it.

# A move that a rule forbids. $sentence (text): why; $number (text): of the rule, B11; $name (text): its name
terminal-not-allowed = Not allowed. { $sentence } That is rule { $number }, { $name }.
terminal-rule = Rule { $number }, { $name }: { $sentence }
# A move is made although it breaks a rule: the card is trailed. $rule (text): the line above
terminal-wrong-capture = That is a wrong capture. { $rule }
# $problem (text): what was expected, and what was found instead
terminal-not-understood = I don't understand that move: { $problem }

## Saving and leaving

terminal-file-name = Name of the file:
terminal-no-file = Not saved: you named no file.
terminal-file-exists = { $file } exists. Replace it?
terminal-not-saved = Not saved.
# $title: of the rules, $number (number): of the deal, $scores: of the sides
terminal-go-on = Continue your match of { $title } (deal { $number }, { SCORES($scores) })? Yes or no:
terminal-kept = Your match is saved. To continue it, start cassino play again.
terminal-put-aside = The match is kept in { $file }, but will not be offered again.
terminal-file-changed = Another window or program has changed { $file }, so it was not overwritten.
terminal-saved = Saved. To continue later: resume { $file }
terminal-not-resumed-no-file = Not resumed: you named no file.
terminal-not-resumed = Not resumed.
terminal-leave-for-other = This match is not finished or saved. Leave it and resume the other one?
terminal-leave-for-new = This match is not finished or saved. Start another one anyway?
terminal-leave-question = The match is not finished. Save it before you leave? Yes, no or cancel:
terminal-goodbye = Goodbye.

# $file (text): its path; $problem (text): what the system says, or sentences
terminal-cannot-write = Cannot write { $file }: { $problem }.
terminal-cannot-read = Cannot read { $file }: { $problem }.
# Why a file cannot be read or written, after a colon. $kind (text): the name of an error of the system; $problem (text): its own words
terminal-file-reason =
    { $kind ->
        [FileNotFoundError] there is no such file or folder
        [IsADirectoryError] it is a folder
        [NotADirectoryError] part of the path is a file
        [PermissionError] you are not allowed to
       *[other] { $problem }
    }
# $byte (number): the first that cannot be read
terminal-not-text = { $file } is not a match file: byte { $byte } is not UTF-8 text.
terminal-no-deal = { $file } holds a match that began with a position instead of a deal. Only Python programs can continue it, with `cassino.load`.
# $problem (text): several lines
terminal-cannot-resume =
    { $file } is not a match that can be resumed:
    { $problem }
terminal-no-record =
    { $file } is not a match record:
    { $problem }
terminal-no-person = You cannot resume { $file }: its [Seats] line names no human.
# Lines of a long list of problems that are left out
terminal-more-problems =
    { $count ->
        [1] and 1 more
       *[other] and { $count } more
    }

## Seats

# The name of somebody at the keyboard
terminal-player = Player
# $title (text): the name of a bot
terminal-bot-number = { $title } { $number }
terminal-seat-empty-name = A seat has an empty name. Write Ann=human, or just human.
# $kinds (text): human and the bots
terminal-seat-unknown = There is no bot "{ $kind }". Choose from: { $kinds }.
terminal-seat-unknown-close = There is no bot "{ $kind }". Did you mean { $close }? Choose from: { $kinds }.
terminal-seat-same-name = Two seats have the name "{ $name }". Give each seat its own name.
terminal-seat-mismatch = You named { $seats } seats, but asked for { $players } players.
terminal-seat-nobody = No seat is human. To watch bots play each other, add --watch.
terminal-seat-watching = With --watch you only watch, so no seat can be human.

## The rule book, paragraph by paragraph

# $title, $summary (text): of a book
terminal-book-title = { $title }. { $summary }
terminal-section = { $title }:

## What is kept of lessons and puzzles

# $problem (text): a sentence; $file (text): where the old file is now
terminal-progress-broken = Your progress can't be read. { $problem } You start over; the old file is now { $file }.
# $system (text): why the file could not be moved
terminal-progress-stuck = Your progress can't be read. { $problem } The file can't be moved to { $file }: { $system }. What you solve now will not be saved.
terminal-progress-not-saved = Your progress can't be saved. { $problem }
terminal-progress-foreign = Some lessons you have done belong to another version of Cassino. Your progress in them is kept.
terminal-progress-no-answers = The file has no answers to puzzles.

## Casino School

terminal-school-which = Which lesson? Type a number or a name, Enter for the next one, or quit:
terminal-school-move = Your move, or hint, moves, skip, quit:
terminal-school-deal-move = Your move, or hint, moves, quit:
terminal-school-after = Enter for the next lesson, list, or quit:
# $title, $about (text): of a lesson
terminal-school-lesson = { $title }: { $about }
terminal-school-step = Step { $number } of { $of }.
# $praise (text): a sentence
terminal-school-right = Right! { $praise }
terminal-school-last = That was the last lesson. `cassino play` opens a table for you.
terminal-school-next = Next: { $title }.
# $move (text): as it is typed
terminal-school-type = Type `{ $move }`
# A lesson in the list. $name (text): what to type for it; $done (number) of $of steps are solved
terminal-school-listed =
    { $state ->
        [done] { $number }. { $title }: { $about } ({ $name }, done)
        [begun] { $number }. { $title }: { $about } ({ $name }, { $done } of { $of })
       *[new] { $number }. { $title }: { $about } ({ $name }, new)
    }
# The first deal, which has no number
terminal-school-listed-deal = { $title }: { $about } ({ $name })
terminal-school-can-play = After these you can play. The other lessons make you better.
terminal-school-differences = { $title }: what is different from Casino.
terminal-school-no-differences = { $title } is the game that the lessons teach.
# $title (text): of a section of the rule book; $text (text): sentences
terminal-school-difference = { $title }: { $text }
# A line of what is different: $name (text): of the rule or the card; $here, $there (text): its value in this game, and in Casino
terminal-school-different-value = { $name }: { $here } (in Casino: { $there })
# $id (text): the name of the variant in commands
terminal-school-book = `cassino rules { $id }` shows the whole rule book.
# A line of the count of the first deal. $own, $other (number): of the person and of Hal; $meaning (text): a sentence
terminal-school-count = { $title }: you { $own } (+{ $ownPoints }), Hal { $other } (+{ $otherPoints }). { $meaning }

## Puzzles

terminal-puzzle-prompt = Your move, or hint, solution, quit:
# $title (text): Puzzle 12 of 400; $game (text): the name of the game
terminal-puzzle = { $title }: { $game }. Find the best move.
terminal-puzzle-must-hold = Every other card has been played, so { NAME($who) } must hold { ROW($cards) }.
terminal-puzzle-holds =
    { $count ->
        [1] { NAME($who) } holds 1 card.
       *[other] { NAME($who) } holds { $count } cards.
    }
terminal-puzzle-stock =
    { $count ->
        [0] All cards are dealt.
        [1] 1 card is still to be dealt.
       *[other] { $count } cards are still to be dealt.
    }
# $title (text): a line of the count
terminal-puzzle-taken = Captured so far, { $title }: { SCORES($counts) }.
# $move (text): as it is typed
terminal-puzzle-solution = The solution: { $move }.
terminal-puzzle-right = Right: { $move }.
# $why (text): sentences
terminal-puzzle-wrong = Not the best. { $why }

## Reviews: one position of a match

terminal-review-names =
    { $players ->
        [1] The match has 1 player, but you named: { $names }
       *[other] The match has { $players } players, but you named: { $names }
    }
terminal-review-no-move =
    { $moves ->
        [1] There is no move { $number }: the finished deals have 1 move.
       *[other] There is no move { $number }: the finished deals have { $moves } moves.
    }
# $where (text): "Move 12, deal 1"; $seat (text): a letter
terminal-review-to-play = { $where }: { $seat } to play.
terminal-review-played = Played: { $move }.
# $points, $loss, $error (text): numbers with a decimal
terminal-review-tried = { $move }: { $points } points; it loses { $loss } ± { $error } points.
terminal-review-tried-best = { $move }: { $points } points; it loses nothing.

## Watching bots

terminal-watch-paused = Paused. Press Enter for the next move, or type go, slow, normal, fast or quit:
# $seed (text): the number that the cards come from
terminal-watch-seed = Seed { $seed }. Ctrl-C pauses.
# $chances (text): a side and its percentage each
terminal-watch-chances = Chances of winning the match: { $chances }.
# $percent (number)
terminal-watch-chance = { PLAYERS($side) } { $percent }%

## The tutor

terminal-tutor-no-games = There are no finished games yet. Finish a match with `cassino play`, or name record files.
terminal-tutor-looked =
    { $count ->
        [1] The tutor has looked at 1 game.
       *[other] The tutor has looked at { $count } games.
    }
terminal-tutor-nothing = No tip yet: the tutor speaks only when it has clearly seen the same mistake several times.
terminal-tutor-deal = Deal { $number }, as you saw it:
# $move (text): a sentence
terminal-tutor-better = Better here: { $move }
terminal-tutor-more = Type `cassino learn { $lesson }` for the lesson, or `cassino puzzle --theme { $skill }` for puzzles.
# $skill, $state (text): skills.ftl and tutor.ftl
terminal-tutor-skill = { $skill }: { $state }
terminal-tutor-skill-counted = { $skill }: { $state } ({ $taken } of { $chances } clear chances taken)
terminal-tutor-no-seat =
    { $players ->
        [1] { $file } has 1 player: there is no seat { $seat }.
       *[other] { $file } has { $players } players: there is no seat { $seat }.
    }

## A table of a server

terminal-remote-help-move = Type a move, such as `trail 8S`, `8S x 5D+3C` or `build 8 with 3C + 5D`, or one of these commands:
terminal-remote-help-moves = `moves`: list your moves. Then type the number of one to play it.
terminal-remote-help-show = `table`, `score`, `log`: show the cards, the points, the moves so far.
terminal-remote-help-hint = `hint`: where to look. Type it again for the cards, and once more for a good move and the reason.
terminal-remote-help-coach = `coach on`: a warning before you make a slip. `how`: how good your last move was. `why`: the reason for another player's move.
terminal-remote-help-undo = `undo`: take back your last move. `rules`: where to read the rules.
terminal-remote-help-misdeal = `misdeal`: before the first play of a round, ask the others to agree on a mistake in dealing. `log`: what has happened in this deal.
terminal-remote-help-away = When a player is away, `bot` lets a bot sit in, and `stop` ends the match without a result.
terminal-remote-help-leave = `resign`: give up the match. `quit`: leave; start the same command again to come back.
terminal-remote-cannot-read = { $file } can't be read: { $problem }.
terminal-remote-cannot-write = { $file } can't be written: { $problem }.
# $server (text): its address; $problem (text): what the system says
terminal-remote-no-answer = { $server } does not answer: { $problem }.
terminal-remote-answered = The server answered { $code } { $reason }.
terminal-remote-stale = The table has just changed. Try again.
terminal-remote-nonsense = { $server } does not answer like a Cassino server of this version. One of the two may need an update.
# What a server of another version says, in its words
terminal-remote-said = { $message }
terminal-remote-no-address = { $text } is not the address of a table. Copy the invitation link, such as http://HOST/m/ID.
terminal-remote-lost = The connection to { $server } is lost.
terminal-remote-input-ended = The input has ended. Your seat is kept for you.
terminal-remote-stopped = Stopped. Your seat is kept for you.
# What a player says. $text (text)
terminal-remote-says = { $name }: { $text }
terminal-remote-next-match = The next match begins.
terminal-remote-waiting = Waiting for { $name }.
terminal-remote-takeback = { $name } would like to take back a move. Agree or decline?
terminal-remote-rematch = { $name } would like to play another match. Agree or decline?
terminal-remote-misdeal = { $name } asks you to agree to that. Type `agree` or `decline`:
terminal-remote-no-misdeal = A mistake in dealing can be ruled on only before the first play of a round, never in a rated match, and only if somebody is here who can agree.
terminal-remote-call-off = { $name } would like to end the match without a result. Agree or decline?
# $time (text): "10 minutes"
terminal-remote-absent = { $name } has been away for { $time }. Type `bot` to let a bot sit in or `stop` to end the match without a result, or press Enter to wait:
terminal-remote-over = The match is over: rematch, or quit?
# $label (text): what a button would say: "Announce 11"
terminal-remote-claim = { $label }? Type it, or press Enter to continue:
terminal-remote-type = Type a move, `moves` for the list, or `help`.
terminal-remote-more-moves =
    { $count ->
        [1] There is 1 more move. Type `moves` to see all of them.
       *[other] There are { $count } more moves. Type `moves` to see all of them.
    }
terminal-remote-too-many = There are more moves than fit in this list. You can type any of them.
terminal-remote-no-such-move = There is no such move in this deal yet.
terminal-remote-resign = Give up the match? Type yes to confirm:
terminal-remote-goodbye = Goodbye. Your seat is kept for you.
terminal-remote-rules = The rules are at { $address }
terminal-remote-seat = You have seat { $seat }. Type help for the commands.
terminal-remote-seat-later = You have seat { $seat } from the next deal on. Type help for the commands.
terminal-remote-no-tables = There are no open tables at { $server }. Open one there, or ask for a link to one.
# A table in a list
terminal-remote-table = { $number }: { $title }, { $names }
terminal-remote-which = Which table?
terminal-remote-which-number = Type a number from 1 to { $last }.
