### The page of a person's games

games-export = Export all
# The label of a field for a file
games-import = Import everything from another browser or a server: choose a file that you saved there with “Export all”
games-import-now = Import
# $matches (number): new here, or with more moves than before
games-imported =
    { $matches ->
        [0] No new matches.
        [1] 1 match was imported.
       *[other] { $matches } matches were imported.
    }
# $house (number): of sets of house rules
games-imported-house =
    { $house ->
        [1] 1 set of house rules was imported.
       *[other] { $house } sets of house rules were imported.
    }
# $scores (number): of score sheets
games-imported-scores =
    { $scores ->
        [1] 1 score sheet was imported.
       *[other] { $scores } score sheets were imported.
    }
# $known (number)
games-known =
    { $known ->
        [1] 1 match was already here.
       *[other] { $known } matches were already here.
    }
# $unfinished (number)
games-unfinished =
    { $unfinished ->
        [1] 1 match is still being played on the server. You can import it when it is over.
       *[other] { $unfinished } matches are still being played on the server. You can import them when they are over.
    }
games-search = Search names
# The label of a list: all games, those in progress, those that are over
games-show = Show
games-in-progress = In progress
games-over = Finished
games-list = Games
games-none = You have no games yet. <link>Play one.</link>
games-none-found = No games found. <link>Play one.</link>
games-older = Older games
games-damaged = A damaged match
# $at (date): when it was last played
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
# $winner (text): the name of a player or a side
games-winner = winner: { $winner }

# Buttons
games-open = Open
# A text file with the moves
# A file for programs
games-json = JSON
# Spoken to a screen reader: the same buttons. $title (text): the rules; $names (text): the players
games-open-match = Open { $title }, { $names }
games-continue-match = Continue { $title }, { $names }
games-review-match = Review { $title }, { $names }
games-replay-match = Replay { $title }, { $names }
games-record-of = Game record of { $title }, { $names }
games-json-of = { $title }, { $names } as JSON
