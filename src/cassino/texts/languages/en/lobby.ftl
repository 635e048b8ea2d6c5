### The start page, the lobby, and the windows in which games and tables are chosen

# The title of the start page
lobby-title = Cassino: the fishing card game
lobby-question = What would you like to do?
lobby-about = Play Casino at a table where people are waiting for you.
# $problem (text): why
lobby-unreachable = The server cannot be reached right now. { $problem }
lobby-offline = No connection. You can play when you are back online.

# The tiles of the start page: a title, and what it leads to
lobby-learn = Learn
lobby-daily = Daily
lobby-daily-about = Today’s deal, the same for everyone
lobby-puzzle-about = Find the best move
lobby-friends = Friends
lobby-friends-about = Send a link, or join an open table
lobby-score = Score pad
lobby-score-about = Keep score with real cards

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Put it on your phone
lobby-install = Install on this computer
# Beside the button, and where there is no server also alone
lobby-install-about = It then opens from your home screen, in a window of its own.
lobby-without-internet = Play without the internet: this page also opens and plays when there is no connection.
# In a window, where the browser has to do it
lobby-install-menu = Open the menu of your browser (on an iPhone or iPad, tap Share), and choose “Add to Home Screen” or “Install”.

lobby-casino = Take cards that match yours or add up to it, build for your next turn, and go for the ten of diamonds.

# What is played: buttons that open a window, and spoken to a screen reader the group of them
lobby-wishes = Game setup
# Instead of "Against", where bots play and the person only watches
lobby-playing = Playing
lobby-loading-rules = Loading the rules …
# One of the opponents
lobby-a-friend = a friend
# One of the opponents. $name (text); $strength (text): level 4
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Shown on the first visit
lobby-welcome = Do you know Casino?
lobby-just-play = Just play
# $matches (number): how many are not finished
lobby-all-matches = All { $matches }

### Play with people

lobby-people = Play with people
lobby-friends-lead = Invite friends to a table of your own, or join one where people are waiting.
lobby-invite = Invite friends
lobby-watch-bots = Watch bots

### Choose the rules

lobby-choose-rules = Choose the rules
lobby-search = Search by name or country
# Spoken to a screen reader
lobby-found =
    { $games ->
        [one] { $games } game found
       *[other] { $games } games found
    }
# $query (text): what was searched for
lobby-not-found = No game is called “{ $query }”. Try a shorter word, or <link>make your own rules</link>.
lobby-make-rules = Make your own rules
# Above the games with a star and those played last
lobby-favorites = Favorites and recent
lobby-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Spoken to a screen reader: buttons. $title (text): the rules
lobby-favorite = Favorite: { $title }
lobby-rules-of = Rules of { $title }
# What house rules are like: how many players, and how long. $least, $most (number): players
lobby-players =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
lobby-players-between = { $least } to { $most } players
lobby-points-to-win =
    { $points ->
        [one] { $points } point to win
       *[other] { $points } points to win
    }

### Opponents and length

lobby-opponents = Opponents and length
lobby-watch = Just watch
lobby-watch-about = A bot plays in your seat, and you see all hands. Pause whenever you like.
# $name (text): of an opponent
lobby-your-partner = { $name }, your partner
# $name (text): of a bot; $other (text): of the bot in your seat
lobby-partner-of = { $name }, { $other }’s partner
# $level (number); $title (text): what it is like
lobby-level = Level { $level }: { $title }
lobby-friend-by-link = A friend (send a link)
# A switch for the whole table, followed by what it does in this game
lobby-auto = Make calls and demands automatically
lobby-auto-insist = Every turn must take and add everything it can.
lobby-auto-orange = Oranges score without a call.
lobby-auto-claim = The match ends as soon as a side has enough points.

### Open a table

lobby-other-seats = The other seats
# $seat (number)
lobby-seat-partner = Seat { $seat }, your partner
lobby-seat-friend = A friend (the seat is kept free)
lobby-seat-open = Anyone (a bot plays until they join)
# $level (number); $title (text): what it is like
lobby-seat-bot = Bot, level { $level }: { $title }
lobby-visibility = Who can find it
lobby-by-link = Anyone with the link
lobby-by-lobby = Anyone, in the lobby
lobby-clock = Thinking time
lobby-no-clock = No clock
# After this time, other players may let a bot sit in or end the match
lobby-away = Wait for players who are away
lobby-rated = Rated
lobby-rated-about = Counts for ratings. No hints or takebacks.
lobby-rated-account = Needs an account: set a password or add a passkey.
lobby-rated-people = Only people may sit at a rated table.
lobby-rated-house = House rules have no ratings.
lobby-rated-clock = A rated table needs a clock.
lobby-open-the-table = Open the table

### The lobby

lobby-looking = Looking for tables …
lobby-none = No tables are open right now. Open one that everyone can find, and let a bot play until someone joins.
lobby-none-of-these = No tables are open for these rules right now. Open one that everyone can find, and let a bot play until someone joins.
lobby-opened = A table was opened.
# After the length and the clock of a table
# $name (text): somebody who has a seat from the next deal on
# $name (text)
lobby-bot-sits = { $name } (bot)
# $seats (number): that are free; after the names of those who sit there
lobby-free-seats =
    { $seats ->
        [0] no free seat
        [one] 1 free seat
       *[other] { $seats } free seats
    }
# $here, $people (number): how many of the people at a table are connected; $waiting (number): how many wait for the next deal
lobby-company =
    { $here ->
        [0] Nobody is here right now
        [one] { $people ->
            [one] 1 person here
           *[other] 1 of { $people } people here
        }
       *[other] { $here } of { $people } people here
    }
lobby-company-all = { $people } people here
lobby-waiting = { $waiting } waiting for the next deal
lobby-join = Join
# Spoken to a screen reader: a button. $title (text): the rules; $names (text): who sits there
lobby-join-this = Join: { $title }, { $names }
# Spoken to a screen reader: the place where news is announced
lobby-news = Lobby news
