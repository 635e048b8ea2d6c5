### Texts that several pages share

# Where a page is shown without JavaScript
pages-needs-script = This page needs JavaScript.
# $command (text): what to type in a terminal: cassino review
pages-needs-script-or-terminal = This page needs JavaScript. In a terminal, <code>{ $command }</code> works without it.

# Links and buttons
pages-play = Play
pages-play-again = Play again
pages-continue = Continue
pages-open-table = Open a table
pages-rule-book = Rule book
pages-done = Done
pages-share = Share
pages-save = Save
pages-delete = Delete
pages-keep = Keep it
pages-to-match = Back to the match
# What is said of a right answer
pages-right = Right.
pages-loading = Loading …

# Names of pages, as headings and in links
pages-account = Your account
pages-daily = Deal of the day
pages-games = My games
pages-house = House rules
pages-lessons = All lessons
pages-open-tables = Open tables
pages-puzzle = Puzzle
pages-puzzle-of-day = Puzzle of the day
pages-statistics = My statistics
pages-weekly = Weekly tournament
pages-three-minutes = The game in three minutes

# Labels of fields
pages-rules = Rules
pages-players = Players
# Label of the choice of opponents
pages-against = Against
pages-points-to-win = Points to win
# Headings of a column or a section
pages-points = Points
pages-name = Name
# Of a list to choose from: all rules, all games
pages-all = All
# Of a list: every game. Of numbers: the sum of all games
pages-all-games = All games
# Above a person's saved house rules in a list
pages-your-rules = Your rules

# How long a match is
pages-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
pages-to-target = to { $target }

# Spoken to a screen reader: the place where results are announced
pages-news = Updates

### Results and numbers

# $end (word): won, lost or tied; $scores (text): the points, one's own first: 10–4
pages-outcome =
    { $end ->
        [won] You won { $scores }.
        [lost] You lost { $scores }.
       *[tied] You tied { $scores }.
    }
# $percent (number)
pages-percent = { $percent }%
# $number (number): with one decimal
pages-decimal = { NUMBER($number, minimumFractionDigits: 1) }

### Ratings

pages-ratings = My ratings
# What a rating counts. $players (number): at a table; $games (number): rated games
pages-rated-games =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
# $rating (number); $deviation (number): how far it may be off
pages-rating = { $rating } ± { $deviation }
pages-rating-unsure = { $rating } ± { $deviation }, still uncertain
