### The page of the deal of the day

daily-about = One deal of Casino a day: everyone who plays here gets the same cards.
# $title (text): the rules; $day (date)
daily-explained = <link>{ $title }</link>, { $day }. Everyone who plays today gets these cards and the same opponent. There is only one deal: finish as far ahead as you can.

daily-continue = Continue playing
# $end (word): won, lost or tied; $scores (text): the points, the bot's first: 3–7
daily-bot =
    { $end ->
        [won] A bot with your cards won { $scores }.
        [lost] A bot with your cards lost { $scores }.
       *[tied] A bot with your cards tied { $scores }.
    }
# $days (number): more than one
daily-streak = { $days } days in a row!
daily-review = Review your play

# An earlier deal. $day (date)
daily-unfinished = You have not finished the deal of { $day }.
daily-continue-earlier = Finish it
# $end (word): won, lost or tied; $scores (text): the points, one's own first; $day (date)
daily-earlier =
    { $end ->
        [won] You won the deal of { $day }, { $scores }.
        [lost] You lost the deal of { $day }, { $scores }.
       *[tied] You tied the deal of { $day }, { $scores }.
    }

daily-results = Today’s results
# Heads of the columns
daily-undone = Takebacks
daily-hints = Hints
daily-none = Nobody has finished it yet.
# $players (number): who have begun the deal and not finished it
daily-playing =
    { $players ->
        [one] { $players } player is still playing.
       *[other] { $players } players are still playing.
    }
daily-others = Other games today

### A result to share with others, which gives no card away

daily-share = Share your result
# The label of a field with the text to copy
daily-your-result = Your result
# The first line. $title (text): the rules; $day (date)
daily-share-title = { $title }, deal of the day, { $day }
# $end (word): won, lost or tied; $scores (text): the points, one's own first: 10–4
daily-share-outcome =
    { $end ->
        [won] I won { $scores }.
        [lost] I lost { $scores }.
       *[tied] I tied { $scores }.
    }
# $end (word): won, lost or tied; $scores (text): the points, the bot's first: 3–7
daily-share-bot =
    { $end ->
        [won] A bot with my cards won { $scores }.
        [lost] A bot with my cards lost { $scores }.
       *[tied] A bot with my cards tied { $scores }.
    }
daily-share-alone = No hints, no takebacks.
# $undone, $hints (number)
daily-share-helped = Takebacks: { $undone }. Hints: { $hints }.
# $days (number): more than one
daily-share-days = { $days } days in a row.
