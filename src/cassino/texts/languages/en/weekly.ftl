### The page of the weekly tournament

weekly-about = Six deals of Casino a week: everyone who plays here gets the same cards.
# $title (text): the rules; $first, $last (date): of the week
weekly-lead = <link>{ $title }</link>, { $first } to { $last }.
weekly-explained = Everyone gets the same deals and the same opponent. Play each deal once, without hints. You can take breaks until the end of Sunday (UTC).
weekly-over = The week is over.
weekly-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
weekly-hours-left =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
weekly-soon-over = less than an hour left
weekly-this-one = This week’s tournament

# Headings of the list of deals: of a week that is over, of this week
weekly-your-deals = Your deals
weekly-deals = The deals
weekly-not-played = Not played
weekly-not-finished = Not finished
# Spoken to a screen reader: buttons. $number (number): of the deal
weekly-play-deal = Play deal { $number }
weekly-review-deal = Review deal { $number }
weekly-continue-deal = Continue deal { $number }
# After the result of a deal
weekly-late = You finished too late for it to count.

# $players (number): who have begun a deal
weekly-players =
    { $players ->
        [one] { $players } player so far.
       *[other] { $players } players so far.
    }
weekly-all-finished = You have finished all deals.
weekly-results-later = The results appear when the week is over.

weekly-nobody = Nobody finished a deal.
# $place (number): one's own; $ranked (number): how many players there are
weekly-place = Your place: { $place } of { $ranked }.
# Others have the same place
weekly-shared-place = Your place: { $place } of { $ranked } (shared).
weekly-results = Results
# Heads of the columns
weekly-rank = Place
weekly-score = Score
weekly-lead-points = Points ahead
weekly-deals-played = Deals

weekly-scoring = How it is scored
weekly-scoring-compared = Everyone had the same cards, so nobody gains from good cards. In each deal you are compared with every other player. If you were further ahead of the bot than they were, you win the comparison. If you were equally far ahead, you get half. Your score is the share of comparisons you won. If you did not finish a deal, you lose it to everyone who did.
weekly-scoring-equal = If two scores are equal, the average lead over the other players decides, in points per deal. If that is equal too, the players share the place.

weekly-others = Other weeks
weekly-this-week = This week
# $year, $week (number)
weekly-week = { $year }, week { $week }
