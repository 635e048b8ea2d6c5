### The score pad: keeping the score of a game with real cards. A score sheet is the score of one match.

# The heading of the page, and its name in the title
score-keep = Keep score
score-page = Score
score-about = Keep score for a game of Casino with real cards.
score-explained = For games with real cards. After each deal, enter what everyone captured, and the points are counted for you.
score-outage = The server cannot be reached right now.
# $status (number): of the answer of the server
score-error = Error { $status }

### Beginning a score sheet

score-continue = Continue a score sheet
# After the number of deals
score-finished = finished
score-new = New score sheet
score-which-rules = Rules
score-by-code = House rules from a code
score-code = House rules code
# $number (number): the name of a player who has not given one
# $number (number); $partner (text): the name of the partner
score-player-with = Player { $number }, with { $partner }
score-first-dealer = Who deals first
score-begin = Begin

### A score sheet

score-all = All score sheets
# Spoken to a screen reader: the score as it stands
score-standing = Score
score-read-only = This score sheet belongs to another browser. You can only read it here.
# $name (text): the dealer, after "Deal 3"
score-deals-now = { $name } deals
score-dealt = { $name } dealt
# Buttons
score-enter = Enter the deal
score-correct = Correct the deal
score-preview = The count appears here as soon as you have entered everything.

score-deals = Deals
# $name (text): the dealer
score-dealer = { $name } dealt.
# A button, and the heading of what it shows. $number (number)
score-correct-deal = Correct deal { $number }
score-undo = Take back the last deal
score-as-text = As text
score-as-table = As a table (CSV)
score-delete = Delete this score sheet

score-undo-title = Take back deal { $number }?
score-undo-text = You can then change what you entered for it.
# Follows where something has been entered for the deal after it
score-undo-loses = What you have entered for the next deal will be deleted.
score-undo-yes = Take back
score-delete-title = Delete this score sheet?
score-delete-text = Everything you have entered will be deleted.

### What is entered for a deal. $name (text): a side or a player

# $count (number): that the side has captured
score-has-others =
    { $count ->
        [one] { $name } has the other card.
       *[other] { $name } has the other { $count } cards.
    }
score-cards-of = { $name }: cards
# $most (number): how many are possible
score-at-most = { $most } at most
# $suit (text)
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: sweeps
score-oranges-of = { $name }: oranges
score-wrong-calls-of = { $name }: wrong calls
# Spoken to a screen reader: the buttons beside a number. $label (text): what is counted
score-one-less = { $label }, one less
score-one-more = { $label }, one more
# A button that shows all cards to tap, or numbers instead; <unseen> is only spoken
score-tap-cards = Tap every card instead<unseen> for { $name }</unseen>
score-count-instead = Count instead<unseen> for { $name }</unseen>

# $count (number): cards that were tapped
score-tapped =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Spoken to a screen reader: groups of cards and lists. $suit (text)
score-scoring-cards = { $name }: scoring cards
score-best-of = { $name }: best card, { $suit }
# $card, $owner (text): a card that another side has
score-owned-card = { $card }, { $owner } has it
score-primiera = Best card of each suit, for the primiera
# No card of a suit
score-no-card = none

score-sweeps-in-order = Sweeps, in the order they were made
# $number (number): of the sweep
score-sweep-size-of = Sweep { $number }: cards taken
score-sweep-size = Cards taken
score-first-play = on the first play
score-remove-sweep = Remove sweep { $number }, { $name }
# A button; <unseen> is only spoken
score-add-sweep = + { $name }<unseen> made a sweep</unseen>

score-first = Who had it first?
score-first-explained = More than one side has what it needs to win. Go back through the piles to find out who had it first.
score-together = At the same time

# Headings of what happens rarely
score-claim = Claim
score-mistakes = Mistakes
score-claim-and-mistakes = Claims and mistakes
score-counted-out = Counted out, which ended the deal
score-announced = Announced the target
score-thrown-in = Ended the deal because the dealer exposed a card
score-nobody = Nobody
score-too-few = { $name }: dealt too few cards
score-too-many = { $name }: dealt too many cards
score-unwon-builds = { $name }: builds that could not be won
# Spoken to a screen reader: the place where results are announced
score-news = Score updates
