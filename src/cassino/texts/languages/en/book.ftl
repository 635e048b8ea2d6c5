### The rule book: its titles, tables and page
###
### Every message of the rule book gets every option of the rules: $building_raised_by is the option building.raised_by,
### and docs/play/house-rules.md says what its values mean. Yes or no is [yes] or [no], and a word of the place that is missing
### is "none". Besides, all messages get these facts:
###
### $players (text): "2, 3 or 4"; $player_counts (number): how many numbers of players there are; $usual_players (number): the usual
### one of several, 0 if that is the lowest
### $two: [only] two play, [also] two may play, or [no]; $fewer (text): the numbers of players without partners, or "none"
### $pack_size (number); $part: [ranks], [suits] or [both] where only a part of the pack is used, else [all]; $ranks, $suits (text)
### $pictures: [plain] without a number, [high] 11 to 13, [low] 8 to 10 (Italian cards), [none]
### $highest (number): the highest value of a card
### $to_table: [yes] if table cards are dealt with the hands; $rich_pictures (number): 0 if pictures do not make a cut rich
### $small_limit: [yes] if cards played together cannot make 12; $last_round: calling.last_round, or [none] without rounds
### $stock: cards are [always] left to be dealt or drawn at the start, only with [two] players, or [never]
### $sweeps: whether sweeps score, [yes] or [no]
### $last_sweep: whether the last play can be a sweep, [yes] or [no]; [none]: no play after the stock is used up can
### $in_hand (text): cards that count differently in the hand, or "none"
### $items (text): what scores, with the points; $order (text): the same in the order of counting, without points
### $total (number): the points of a deal; $totals (text): the same where it can have more or fewer, "10 or 11"; $most, $at_least, $enough, $primiera: [yes] or [no] if something like that scores
### $enough_points (number), $enough_what (text): what scores for every side that has enough of it
### $doubled (text): cards that score in two ways, or "none"
### $several: ending.several, [none] where no two sides can reach the target; $finish: ending.finish, or [none]
### $restricted_from, $restricted_next, $restricted_to (number): the lowest score that is near the target, the next, the highest
### $restricted_cards, $restricted_ten (number): the scores with which only most cards, or only the ten of diamonds, counts
### $pile_order: piling.order, or [none] where piles are face down
### $steal: whose pile tops go to builds, in turns of steps or with a hand card, [steps_opponents] ... [hand_others], or [none]
### The following are [none] in a game without builds: $raised_by, $joined_by, $equal_value and $joiner, as in the options;
### $raise_sets: the same play may add sets of the new value [with-builds] or without, [yes]; or [no]; [step]: in another step
### $limit: building.limit, [two] if it is for two players only; $hold: who must hold a card, [make]: those who make or raise a
### build, [join]: those who join it too, [lenient]: nobody must; $for_partner: building.for_partner where there are partners
### $joining: adding to a partner's build in steps needs a card of its value [with_card] or none [without_card]; or [none]
### $owner_trail: trailing.owner, [bound] where owners of builds have no rule of their own; $partner_binds: [no] if a partner's
### build leaves you free while your own would not
###
### A message that comes out empty, "", is left out of the book.

## Titles

book-chapter-short = In short
book-chapter-deck = The cards
book-chapter-seating = Players
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Your turn
book-chapter-capturing =
    { $words_capture ->
        [none] Taking cards
       *[other] Taking cards (“{ $words_capture }”)
    }
book-chapter-building =
    { $words_build ->
        [none] Building
       *[other] Building (“{ $words_build }”)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Trailing
       *[other] Trailing (“{ $words_trail }”)
    }
book-chapter-piling = Piles
book-chapter-sweeping =
    { $words_sweep ->
        [none] Sweeps
       *[other] Sweeps (“{ $words_sweep }”)
    }
book-chapter-scoring = Scoring
book-chapter-calling = Calls and claims
book-chapter-ending = Winning
book-chapter-agreed = Agree before you play
book-chapter-options = All options
book-chapter-differences = How it differs from { $parent }
book-chapter-sources = Sources
book-chapter-decisions = Our decisions

## Under the title

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] For { $players } players, usually in a single deal.
           *[other] For { $players } players, to { $ending_target } points.
        }
        [1] For { $players } players, in a single deal.
       *[other] For { $players } players, in { $ending_deals } deals.
    }

## Pieces

# Who scores: it stands in the middle of sentences
book-side =
    { $seating_sides ->
        [solo] player
       *[pairs_of_four] side
    }
# "who" or "that" begins what is said of it
book-side-that =
    { $seating_sides ->
        [solo] player who
       *[pairs_of_four] side that
    }
book-sides =
    { $seating_sides ->
        [solo] players
       *[pairs_of_four] sides
    }

# What something scores for: $item is most, enough, each, card or primiera. $of is a suit (clubs, diamonds, hearts, spades,
# or the colors green, yellow, red, black), cards, or a rank in the plural (aces, ones, twos ... kings). $card (card)
# $at_least (number): 0 if it does not matter. $name (text): what the ten of diamonds and the two of spades are called, or "none"
book-item =
    { $item ->
        [most] { $at_least ->
            [0] Most { book-kind }
           *[other] Most { book-kind } (at least { $at_least })
        }
        [enough] At least { $at_least } { book-kind }
        [each] Each { book-one-of }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
# The same with its points, in a list: "most cards (3)"
book-item-with-points =
    { $item ->
        [most] most { book-kind } ({ $points })
        [enough] { $at_least } or more { book-kind } ({ $points })
        [each] each { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] primiera ({ $points })
    }
# The same without points, in a list
book-item-in-order =
    { $item ->
        [most] most { book-kind }
        [enough] { $at_least } or more { book-kind }
        [each] each { book-one-of }
        [card] { CARDS($card) }
       *[primiera] the primiera
    }
book-item-sweeps = sweeps, in the order they were made
book-item-oranges = each orange ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] each sweep ({ $sweeping_points })
       *[other] each sweep ({ $sweeping_points } or { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } scores { $points } in all

book-kind =
    { $of ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
        [spades] spades
        [green] green cards
        [yellow] yellow cards
        [red] red cards
        [black] black cards
        [aces] aces
        [ones] 1s
        [twos] 2s
        [threes] 3s
        [fours] 4s
        [fives] 5s
        [sixes] 6s
        [sevens] 7s
        [eights] 8s
        [nines] 9s
        [tens] 10s
        [jacks] jacks
        [queens] queens
        [kings] kings
       *[cards] cards
    }
book-one-of =
    { $of ->
        [clubs] club
        [diamonds] diamond
        [hearts] heart
        [spades] spade
        [green] green card
        [yellow] yellow card
        [red] red card
        [black] black card
        [aces] ace
        [ones] 1
        [twos] 2
        [threes] 3
        [fours] 4
        [fives] 5
        [sixes] 6
        [sevens] 7
        [eights] 8
        [nines] 9
        [tens] 10
        [jacks] jack
        [queens] queen
        [kings] king
       *[cards] card
    }
# The ace, which Rook cards call 1, in the middle of a sentence
book-ace =
    { $deck_pack ->
        [rook_40] 1
       *[other] ace
    }
book-aces =
    { $deck_pack ->
        [rook_40] 1s
       *[other] aces
    }
# A card that counts differently in the hand: $of as above, or $card if it is one card
book-in-hand =
    { $item ->
        [card] { CARDS($card) } counts { $value }
       *[each] each { book-one-of } counts { $value }
    }
# A rank in a list of ranks: $rank is its letter
book-span = { $first } to { $last }

# Numbers of players, in a table. $usual (number): the usual one of them
book-usual-number = { $numbers }, usually { $usual }

## Tables

book-head-item = For
book-head-players = Players
book-head-rounds = Rounds
book-head-last-round = Last round
book-head-each = Cards each
book-head-score = Score before the deal
book-head-counts = All that counts
book-head-wins = You win with
book-head-rule = Rule
book-head-instead = Instead
book-head-file = In a file
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] { $each } each
       *[other] { $each } each, { $left } to the table
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Each sweep
       *[other] Each sweep that is not canceled
    }
book-row-large-sweep = Each sweep of { $sweeping_large_from } or more cards
book-row-small-sweep = Each sweep of fewer than { $sweeping_large_from } cards
book-row-first-sweep = A sweep with the first play of the deal
book-row-orange = Each orange
book-row-false-orange = Each wrong call of an orange
# $below (number): how many points are missing to the target
book-row-near-counts =
    { $below ->
        [5] most cards and { CARDS("10D") }
        [4] most cards and most spades
        [3] most cards
        [2] { CARDS("10D") }
       *[1] most spades
    }
book-row-near-wins =
    { $below ->
        [5] both together
        [4] both together
        [3] most cards
        [2] { CARDS("10D") }
       *[1] most spades
    }

## The end of the book

# An option that is an empty list. $rule (word): B1 for the ranks and suits of the pack
book-label-empty =
    { $rule ->
        [B1] all
       *[other] none
    }

book-options-intro = Everything that you can change, one option at a time. You can use other numbers too.
book-options-file = To play by your own rules, write a file such as `ours.toml` with a title, the line `parent = "{ $parent }"`, and lines like those below. `cassino check ours.toml` tells you whether they fit together, and `cassino rules ours.toml` prints their rule book.
book-differences-intro = Played like { $parent }, except:
book-differences-none = Played exactly like { $parent }.
book-names-also = Also called { $names }.
book-names-where = Played in { $place }.
book-names-children = Games built on it: { $games }.
book-names-id = In commands and files: { $names }.
book-sources-game = This game is described in { $source }.
book-sources-intro = A number such as 001:57 means line 57 of document 001.
book-decisions-intro = Where the sources are silent or disagree, this is how we play:
# In the terminal, under a book without them
book-more = For more, add `--sources`, `--decisions` (where the sources are silent or disagree), `--options`, or `--sheet` (to print).
# In the terminal, in place of a chapter that there is not
book-no-chapter = There is no chapter "{ $wanted }". The chapters are: { $chapters }.
# In the terminal, during a game
book-ask-for-chapter = Type `rules building`, for example, to read one chapter with its examples.

## The page

book-page-change = Change these rules
book-page-contents = Contents
book-page-sheet = Print a two-page sheet
book-page-house = To play by your own rules, <link>change these</link>.
# Read aloud before a table. $title (text): of its chapter
book-page-table = { $title }: table

## The sheet for the kitchen table

book-sheet-title = { $title }: the rules on two pages
# Under the title: what the mark means
book-sheet-mark = ▸ New for players who know Casino.
