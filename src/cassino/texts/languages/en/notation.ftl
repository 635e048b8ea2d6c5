### What is wrong with a typed move, with a position, or with the record of a match. Words of the notation (trail, x, [Deal]) are typed as they are.

## Places

# $found (text): the word that is wrong, none if something is missing; $problem (text): a sentence
notation-at-column =
    { $found ->
        [none] Line { $line }, column { $column }: { $problem }
       *[other] Line { $line }, column { $column } ({ $found }): { $problem }
    }
notation-at-line = Line { $line }: { $problem }
notation-at-letter = At letter { $letter }: { $problem }

## Moves

# $trail, $raise (text): how such moves are typed, such as "trail 4C" and "raise b1 2S = 9", in the words that this language has for typing
notation-move = Type a move, such as { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 or { $raise }.
notation-nothing-more = The move is complete before this. Leave out the rest.
notation-target = Type { $target }, the points that win the match.
# $capture, $additions, $both (text): words that are typed
notation-insist = Say what to insist on: { $capture }, { $additions } or { $both }.
notation-x-or-value = Add x and what the card takes, or = and the value of the build.
# A typed move that leaves out too much. $moves (text): one to three moves it may mean, such as "9H x 9S, 9H x 9C"
notation-several = This could mean several moves, such as { $moves }. Name the suits, or type one of these.
# $cards (text): the cards there are to choose from, such as "2C, 6S"
notation-trail = Say which card to trail: { $cards }.
notation-x = Type x and what the cards take.
# $word (text): the word that is typed, "with"
notation-with = Add { $word } and the card that takes them.
notation-order = List the cards in their order on the pile, the lowest first.
# $builds (text): builds to choose from, such as "[5H+4D], [6S+3D]", or none
notation-raise =
    { $builds ->
        [none] This card cannot raise a build that way. Name the build and its new value.
       *[other] Say which build to raise: { $builds }.
    }
notation-raise-card = Raising a build takes a card from your hand.
# $build (text): the cards of a build of the value $other, in brackets
notation-one-raise = You can raise only one build at a time, and the others need the new value: { $build } is worth { $other }, not { $value }.
# $word, $whole (text): what is typed, "out" and "count out"
notation-out = Type { $word } after it: { $whole }.
# $name (text): a card, or the cards of a build in brackets
notation-twice = { $name } is named twice.
# $card, $cards (text): what was typed, and the cards in hand, such as "2C, 6S"; none if there are none
notation-hand =
    { $cards ->
        [none] You have no card left to play.
       *[other] { $card } is not in your hand: { $cards }.
    }
# $example (text): a card of the pack
notation-card = Type a card such as { $example }.
# A rank was typed. $cards (text): the cards that fit, or none; $place (word): where there are none, hand or table
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] You have no card of this rank in your hand. Type the card with its suit.
               *[table] There is no card of this rank on the table. Type the card with its suit.
            }
       *[other] Say which card you mean: { $cards }.
    }
notation-card-or-build = Type a card or a build.
notation-build = Type a build: b1, or its cards in brackets.
notation-bracket = Type a card of the build, or ] to end it.
notation-equals = Add = and the value of the build.
notation-value = Type the value of the build, a number from 1 to 14.
# $count: how many builds there are
notation-build-number =
    { $count ->
        [0] There is no build on the table.
        [one] There is only one build on the table: b1.
       *[other] The builds on the table are b1 to b{ $count }.
    }
# $build (text): the cards of a build in brackets
notation-whole-build = A build is taken whole: name all of { $build }.
notation-no-build = No build on the table is made of these cards.
notation-not-on-table = { $card } is not on the table.
notation-nowhere = { $card } is neither in your hand nor on the table.
# $cards (text): the cards from the hand that were named, such as 5H+2H; $count: how many
notation-one-card =
    { $count ->
        [0] Name a card from your hand.
        [one] Name a card from your hand.
       *[other] You can play only one card from your hand: { $cards } uses { $count }.
    }
# $last (text): a letter
notation-player = Type the letter of a player, A to { $last }.

## Positions

notation-side = Type the letter of a side, A to { $last }.
notation-number = Type a number from { $least } to { $most }.
# $words (text): words to choose from
notation-one-of = Type one of: { $words }.
notation-hidden = A position to play has no hidden cards. Name the card.
notation-bar = Nothing may follow here but | and the next part.
# $part (text): what the part begins with, such as turn
notation-lacks-part = The part { $part } is missing.
notation-part-twice = { $part } appears twice.
notation-variant-and-players = Begin with a variant and the number of players, such as casino 2.
notation-carried = There are only { $items } scoring items to which points can be carried.
notation-sweep = Type a sweep such as { $example }.
notation-build-such-as = Type a build such as { $example }.
# $hidden: how many cards are hidden; $unnamed: how many are not named
notation-hidden-count =
    { $hidden ->
        [one] One card is hidden, but { $unnamed } are not named.
       *[other] { $hidden } cards are hidden, but { $unnamed } are not named.
    }

## Records of matches

notation-line = Each line is [Key] value, or a move such as 1 A: trail 4C.
# $line (text): a line of a record
notation-line-missing = The line { $line } is missing here.
notation-first-line = A record of a match begins with { $line }.
notation-after-result = Nothing may follow after [Result].
notation-not-in-header = { $line } cannot be here: it belongs to a deal.
notation-no-rules = A line [Rules] with a variant must come before this, or [House rules] with their text.
# Something wrong with house rules in a record. $where (text): the key, or none; $problem (text): a sentence
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = A line [Players] with their number must come before this.
# $known (text): the possible numbers, such as "2, 3, 4"
notation-players = These rules are for other numbers of players: { $known }.
notation-cards-missing = The pack is not complete. Missing: { $cards }
# $problem (text): why, as a sentence
notation-no-more-deals = There can be no more deals. { $problem }
notation-other-game = This position is from another game, or for another number of players.
# $player (text): a letter
notation-other-dealer = The dealer is { $player }.
# $kinds (text): words to choose from
notation-misdeal = Type the kind of misdeal ({ $kinds }) and the letter of a player, A to { $last }.
notation-points-missing = The deal is over, so [Points] has to follow here.
notation-turn = This is turn { $turn }.
notation-whose-turn = It is { $player }'s turn.
# The record says something else than what the moves lead to. $line (text): what is right
notation-differs = This does not match the moves. It should be { $line }.
notation-unfit-note = This cannot be a line of a match record: { $line }
# $largest (text): a number
notation-seed = [Seed] must be a number up to { $largest }.
notation-half-promise = The header needs both [Commitment] and [Opening seed], or neither.
notation-no-commitment = This deal has a seed or salts, but the header has no [Commitment].
notation-salts = Type the letters of players, each once and followed by a salt.
notation-link = Type 64 hexadecimal digits, in lower case.

## The table as lines of text, one fact a line. Cards are written as in moves: 2C 6S

# $progress (text): whose turn it is
notation-table = { $title }, turn { $turn }: { $progress }
# $cards (text): cards, or none
notation-table-loose =
    { $cards ->
        [none] Table: no loose cards
       *[other] Table: { $cards }
    }
# $cards (text): the cards a player has put down to ask a partner whether to take others
notation-table-shown = Shown by { $name }: { $cards }, to take { $taken }
# $cards (text): cards, or none; $role (word): whether it is the turn of this player, who deals; both, turn, dealer or none
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: no cards (to play, dealer)
                [turn] { $name }: no cards (to play)
                [dealer] { $name }: no cards (dealer)
               *[none] { $name }: no cards
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (to play, dealer)
                [turn] { $name }: { $cards } (to play)
                [dealer] { $name }: { $cards } (dealer)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Stock: 1 card
       *[other] Stock: { $count } cards
    }
notation-table-bottom = Last card of the stock: { $card }
# $cards (text): the cards of a build in brackets; $kind (word): simple, or multiple with several sets; $owner (text): a name, or none
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards } worth { $value }, simple, owned by nobody
               *[multiple] { $cards } worth { $value }, multiple, owned by nobody
            }
       *[other]
            { $kind ->
                [simple] { $cards } worth { $value }, simple, owned by { $owner }
               *[multiple] { $cards } worth { $value }, multiple, owned by { $owner }
            }
    }
notation-table-over = the deal is over
notation-table-waits = cards to be dealt
# $doing (word): what the player has to choose
notation-table-turn =
    { $doing ->
        [insist] { $name } to insist on more or let it stand
        [orange] { $name } to call an orange or pass
        [request] { $name } to ask for the build or pass
        [answer] { $name } to leave the build or take it
       *[play] { $name } to play
    }
# These follow the turn, after commas
notation-table-played = has played { $cards }
notation-table-must-take = has to take the build of { value }
# $duty (word): what other players demand
notation-table-duty =
    { $duty ->
        [capture] has to take everything the played card can take
        [additions] has to add everything that can be added
       *[both] has to take and add everything possible
    }
notation-table-plays = has { $count } plays
# $top (text): the top card of the pile, or none
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] Pile of { $name }: 1 card
               *[other] Pile of { $name }: { $count } cards
            }
       *[other]
            { $count ->
                [one] Pile of { $name }: 1 card, { $top } on top
               *[other] Pile of { $name }: { $count } cards, { $top } on top
            }
    }
# These follow the pile, after commas
notation-table-sweeps =
    { $count ->
        [one] 1 sweep
       *[other] { $count } sweeps
    }
notation-table-oranges =
    { $count ->
        [one] 1 orange
       *[other] { $count } oranges
    }
# $points (text): a number with a sign
notation-table-penalty = { $points } for mistakes
notation-table-score = match score { $score }
