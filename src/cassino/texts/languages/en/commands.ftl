### The command line: help and answers. Options (`--seed`), commands, file names and words in capitals (FILE) stay as they are; the words in capitals are replaced as commands-placeholder says.

## Every command

commands-usage = Usage:
# Headings of lists, with the colon
commands-options = Options:
commands-commands = Commands:
commands-help = Show this help and exit.
# The value that an option has by default, in brackets after its help
commands-default = default: { $value }
# An option that can also be set by this variable of the environment
commands-variable = or set { $name }
commands-required = required

# $problem (text): a sentence that says what is wrong
commands-error = Error: { $problem }
# $command (text): what to type, such as `cassino play --help`
commands-try = For help, type: { $command }
# $near (text): options with similar names; none if there are none
commands-no-such-option =
    { $near ->
        [none] There is no option { $name }.
       *[other] There is no option { $name }. Did you mean { $near }?
    }
# $argument (text): what is typed without an option
commands-is-no-option = There is no option { $name }; just type the { $argument }.
# $near (text): commands with similar names; none if there are none
commands-no-such-command =
    { $near ->
        [none] There is no command { $name }.
       *[other] There is no command { $name }. Did you mean { $near }?
    }
commands-missing-command = Add one of the commands; --help lists them.
# $kind (word): option (such as --server) or argument (such as FILE)
commands-missing =
    { $kind ->
        [option] The option { $name } is missing.
       *[argument] { $name } is missing.
    }
commands-no-value = { $name } needs a value after it.
commands-flag = { $name } takes no value.
# $words (text): what was typed and is not understood
commands-too-many = Too many arguments. Leave out: { $words }
commands-choice = { $name } must be one of: { $choices }.
# $kind (word): whole for whole numbers; $limits (word): which limits there are; above excludes the limit itself
commands-number =
    { $limits ->
        [both]
            { $kind ->
                [whole] { $name } must be a whole number from { $low } to { $high }.
               *[any] { $name } must be a number from { $low } to { $high }.
            }
        [low]
            { $kind ->
                [whole] { $name } must be a whole number, at least { $low }.
               *[any] { $name } must be a number, at least { $low }.
            }
        [above] { $name } must be a number above { $low }.
       *[none]
            { $kind ->
                [whole] { $name } must be a whole number.
               *[any] { $name } must be a number.
            }
    }
commands-is-a-folder = { $file } is a folder, not a file.
commands-no-file = There is no file { $file }.
# $kind (word): the kind of error; $problem (text): what the operating system says, for any other kind
commands-file =
    { $kind ->
        [FileNotFoundError] There is no file { $file }.
        [FileExistsError] { $file } exists already.
        [IsADirectoryError] { $file } is a folder, not a file.
        [NotADirectoryError] Part of the path { $file } is a file, not a folder.
        [PermissionError] You are not allowed to open { $file }.
       *[other] { $file }: { $problem }
    }
# $problem (text): what the operating system says
commands-system = The operating system reports an error: { $problem }
# $kind (text): the name of an error of the program; $problem (text): its details
commands-unexpected = Sorry, this is a bug: { $kind }: { $problem } (set CASSINO_DEBUG=1 to see the details)
# $extra (word): table, postgres, redis, ray and other words in the brackets of the command; $command (text): such as pipx install 'cassino[table]'
extras-missing =
    { $extra ->
        [table] The server and the table in the browser need packages that are not installed. Get them with: { $command }
        [postgres] PostgreSQL needs a package that is not installed. Get it with: { $command }
        [redis] Redis needs a package that is not installed. Get it with: { $command }
        [ray] Ray is not installed. Get it with: { $command }
       *[other] This needs a package that is not installed. Get it with: { $command }
    }
# $name (text): a package of Python that others need; $command (text): as before
extras-package-missing = The package { $name } is missing. Install cassino again: { $command }
# $name (text): a module of Python itself, such as sqlite3
extras-python-incomplete = This Python lacks its own module { $name }. Install a complete Python: on Debian and Ubuntu, sudo apt install python3-full
# After `cassino` alone; $command (text): as before
extras-terminal-only = You are playing in the terminal; for the table in the browser, type: { $command }
# $command (text): what to type, such as make build
commands-engine-plain = The engine is not compiled: good enough to play, but a review takes longer. With gcc and python3-dev it is faster; install both, then type: { $command }
# $known (text): the codes of the languages
commands-no-language = There are no texts in the language { $name }. Choose one of: { $known }.

## The list of commands

commands-cassino =
    Play Casino card games in the browser or the terminal, and study them.

    `cassino` without a command is `cassino serve`, or `cassino play` if the table in the browser is not installed.
commands-version = Show the version and the kind of engine, and exit.
commands-language = Language of all texts, such as es or hu. By default, the language of your system.
commands-serve-short = Open a table in the browser (what plain `cassino` does).
commands-host-short = Open a table for everyone on your network.
commands-site-short = Make a website where people play against bots, even offline.
commands-admin-short = Manage a running server: tables, people, bans.
commands-backup-short = Save everything a server keeps in one file.
commands-restore-short = Load a backup into an empty database.
commands-learn-short = Learn to play, in short lessons.
commands-play-short = Play in the terminal.
commands-score-short = Keep score for a game with real cards.
commands-review-short = Review a match: chances, mistakes, luck.
commands-tutor-short = Learn from your own games: one tip, and nine skills.
commands-verify-short = Check that a server dealt the cards it promised.
commands-puzzle-short = Find the best move in today's puzzle.
commands-puzzles-short = Find new puzzles, and check them.
commands-rules-short = Read the rule book of a variant.
commands-variants-short = List the variants.
commands-check-short = Check files of house rules and list every problem.
commands-cases-short = Run files of rule cases.
commands-arena-short = Play two bots against each other with the same cards.
commands-tournament-short = Play several bots against each other and rate them.
commands-par-short = Show the result of perfect play with all cards face up.
commands-train-short = Train the search for a variant by self-play.
commands-exploit-short = Measure what a bot loses to an opponent that knows it.
commands-bench-short = Measure the speed of the engine on this machine.
commands-perft-short = Count the move sequences of a position.

## Options of several commands

commands-option-json = Print JSON.
commands-option-variant = Variant: a name or a file of house rules.
commands-option-players = Number of players.
commands-option-usual-players = Number of players; by default the fewest the rules allow.
commands-option-target = Points that win the match.
commands-option-plain = Plain lines for screen readers: no colors, and cards named in words.
commands-option-jobs = Number of processes; by default one for each processor core.
commands-option-ray = Play on this Ray cluster instead; `local` starts one here.
commands-option-seed = The same seed gives the same deals.
commands-option-write = Save the numbers in this file.
commands-port = Port to listen on; 0 picks a free one.  [default: $CASSINO_PORT, or 8420]
commands-database = Where matches are kept: a file, or an address such as postgresql://user@host/name.  [default: $CASSINO_DATABASE, or cassino.db in your data folder]
commands-config = A TOML file with settings (docs/host/hosting.md).  [default: $CASSINO_CONFIG]

## cassino serve, cassino host

commands-serve-does = Open a table in the browser. Ctrl-C stops the server; matches continue next time.
commands-serve-host = Address to listen on; 0.0.0.0 lets other machines connect.  [default: $CASSINO_HOST, or 127.0.0.1]
commands-serve-workers = Number of server processes; several need PostgreSQL and --bus.  [default: 1]
commands-serve-bus = Address that connects several workers, such as redis://localhost:6379/0.  [default: $CASSINO_BUS]
commands-serve-browser = Open a browser window.  [default: browser]

commands-host-does =
    Open a table that every phone and computer on your network can reach.

    Prints the link and shows it as a QR code for phones. Guests need only a name. For example:

    { "    cassino host --variant royal --players 2" }
commands-host-variant = Open a table with these rules at once.  [default: choose in the browser]
commands-host-players = Number of people at the table.  [default: 2]
commands-host-bots = Number of bots at the table.  [default: 0]
commands-host-open = Let bots play in the free seats until somebody joins.
commands-host-level = Level of the bots.  [default: 4]
commands-host-target = Points that win the match.  [default: set by the rules]
commands-host-host = Address of this machine to listen on.
commands-host-qr = Also show the link as a QR code.  [default: qr]
commands-host-browser = Open a browser window here.  [default: browser]
commands-host-needs-variant = --players, --bots, --open, --level and --target describe a table: add --variant to open one.

## cassino admin

commands-admin-does =
    Manage a running server: tables, people, bans.

    Works on the server's database; every server that uses it applies a change within a few seconds. Every action
    is logged with your user name (see `cassino admin log`).
commands-admin-because = Your reason: it is logged, and shown to people for a ban or read-only mode.
commands-admin-limit = Show at most this many lines.
commands-admin-tables = List tables, the most recent move first.
commands-admin-open = Only tables in the lobby with a free seat.
commands-admin-playing = Only tables where the match is not over yet.
commands-admin-person = Only this person's tables.
commands-admin-close = Close tables for good, without a winner.
commands-admin-people = List people, the most recently seen first.
commands-admin-search = Only people with this text in their name or login name, or with this ID.
commands-admin-rename = Rename a person, also at every table they have played at.
commands-admin-delete-person = Delete a person: their account, sessions, ratings, house rules and scores, and their name at every table.
commands-admin-set-password = Give an account a new password and end all its sessions. You type the password, or --generate makes one.
commands-admin-generate = Make a password and show it once.
commands-admin-prune = Delete the matches in which nothing has happened since a date. Matches with a running clock stay.
commands-admin-before = The date, such as 2026-01-31.
commands-admin-ban = Ban a person, an address, or a network such as 203.0.113.0/24.
commands-admin-for = For how long, such as 30m, 12h, 7d or 2w.  [default: for good]
commands-admin-unban = Lift a ban.
commands-admin-bans = List the bans in force.
commands-admin-lobby = Empty the lobby; people can still join its tables by link.
commands-admin-empty = Take all current tables off the list.
commands-admin-read-only = Stop all play, or let it continue; pages still work.
commands-admin-stats = Count people, tables, moves and bans.
commands-admin-log = Show what operators have done, newest first.
commands-admin-reports = List players' reports, or close one.
commands-admin-done = Close this report instead of listing reports.
# $table (text): the ID of a table
commands-closed = Table { $table } is closed.
# $id (text): the ID of a person
commands-renamed = { $id } is now called { $name }.
commands-deleted =
    { $count ->
        [one] { $id } is deleted, and their name is gone from one match.
       *[other] { $id } is deleted, and their name is gone from { $count } matches.
    }
commands-password-new = New password
commands-password-again = The same password again
commands-password-set = { $login } has a new password, and all their sessions have ended.
commands-password-is = Password: { $password }
commands-pruned =
    { $count ->
        [one] One match was deleted.
       *[other] { $count } matches were deleted.
    }
# $target (text): the ID of a person, an address or a network
commands-banned = { $target } is banned.
commands-unbanned = { $target } is no longer banned.
# Column of a table. $until (text): a time; none if there is no end
commands-ban-lasts =
    { $until ->
        [none] for good
       *[other] until { $until }
    }
# Column of a table. $kind (word): account or guest; $banned (word): yes or no
commands-person =
    { $banned ->
        [yes]
            { $kind ->
                [account] account, banned
               *[guest] guest, banned
            }
       *[no]
            { $kind ->
                [account] account
               *[guest] guest
            }
    }
commands-lobby-emptied =
    { $count ->
        [0] The lobby was empty.
        [one] One table was taken off the list.
       *[other] { $count } tables were taken off the list.
    }
# $state (word): on or off
commands-read-only =
    { $state ->
        [on] All play is stopped.
       *[off] Play continues.
    }
# $id (text): the number of a report
commands-report-closed = Report { $id } is closed.
# Columns of a table
commands-report-table = table { $table }
commands-report-by = by { $name }

## cassino backup, cassino restore

commands-backup-does =
    Save matches, people and everything else to FILE, as they are at this moment.

    The server may keep running. FILE holds secrets, such as hidden cards: keep it private.
    `cassino restore` loads it into SQLite or PostgreSQL, no matter where it came from.
commands-saved =
    { $rows ->
        [one] { $file }: one row saved
       *[other] { $file }: { $rows } rows saved
    }
commands-restore-does =
    Load the backup in FILE into a new or empty database.

    If anything is wrong, nothing is loaded. A FILE from an older version is brought up to date.
commands-restored =
    { $rows ->
        [one] { $file }: one row restored
       *[other] { $file }: { $rows } rows restored
    }

## cassino play

commands-play-does =
    Play in the terminal against bots or friends.

    VARIANT is a name that `cassino variants` lists (casino by default), a file of house rules or a share code.
    You type your moves; type help in the game to see all commands.
commands-play-rules = House rules: a file, or a share code.
commands-play-seed = Seed of the deals; the same seed gives the same cards.
commands-play-opponent = Your opponents: a level from 1 to 8, or the name of a bot.  [default: 4]
commands-play-seats = The players by seat, such as human,level3 or Ann=human,Bob=human.
commands-play-auto = Call oranges, make demands and claim the target for you.
commands-play-ask = When to ask you during other players' turns.  [default: always]
commands-play-no-tips = Show no tip after a match, and save no games for the tutor.
commands-play-coach = Warn before a slip.
commands-play-at = Join a table on a server: an invitation link, or the server's address.
commands-play-name = Your name at that table.
commands-play-watch = Watch bots play each other; Ctrl-C pauses.
commands-play-speed = With --watch: how fast they play; step waits for Enter each time.  [default: normal]
commands-play-resume = Continue a saved match.
commands-variant-or-rules = Name a variant or give --rules, not both.
commands-resumed-match = --resume continues a saved match with its own rules and players: leave out the variant, --seed, --seats, --players, --target and --auto.

## cassino learn

commands-learn-does =
    Learn Casino in short lessons. Without a NAME you see the list, with what you have done.

    NAME is a lesson, such as `build`, or `deal`: a first small deal with comments.
    With a variant, such as `royal`, a file of house rules or a share code, you read what is different there.

    Type moves as in a game. Your progress is saved.

## cassino score

commands-score-does =
    Keep score of VARIANT for people who play with real cards.

    VARIANT is a name that `cassino variants` lists (casino by default), a file of house rules or a share code.
    After each deal, you say what each side captured, as far as the rules need it, and the points are counted for
    you. Type help to see all commands.
commands-score-names = Names of the players, in turn order.
commands-score-dealer = The first dealer; by default the last player named, so that the first one leads.
commands-score-file = Where to save the score.
commands-score-resume = Continue a saved score; without FILE, the latest.
commands-resumed-score = --resume continues a saved score: leave out everything else.
commands-names-and-players =
    { $names ->
        [one] --names has one name, but --players is { $players }.
       *[other] --names has { $names } names, but --players is { $players }.
    }
# A question. $number: 1 for the player who comes first
commands-ask-name = Name of player { $number }, in turn order:

## cassino review

commands-review-judges =
    Review the match in RECORD, a file that you saved in `cassino play` or at a table in the browser.

    Each move is judged by what its player could know. Only finished deals are reviewed. The same record gives the same
    review, however busy the computer is.
commands-review-moves = Show every move, not only the mistakes.
commands-review-at = Show the values of all legal moves at move N of the match.
commands-review-try = With --at: also show the value of this move.
commands-review-play = With --at: play on from there against bots.
commands-review-json = Print the review as JSON.
commands-review-html = Write the review as one self-contained web page.
commands-review-worlds = Number of worlds (samples of the hidden cards) per move.  [default: 200]
commands-review-seed = Seed of the worlds.  [default: 0]
commands-review-names = Names of the players, by seat.
commands-review-plain = Plain lines for screen readers: no graph, no colors, and cards named in words.
commands-review-needs-at = --try and --play need --at N.
commands-review-choose = Choose one of --at, --json and --moves. --html cannot be combined with --at.
# Before a progress bar
commands-reviewing = Reviewing

## Before progress bars

commands-progress-par = Solving deal { $deal }
commands-progress-puzzles = Looking for puzzles
commands-progress-check = Checking puzzles
commands-progress-tutor = Looking at your games
commands-progress-worth = Measuring skills
commands-progress-precision = Checking the tutor
commands-progress-exploit = Solving positions
commands-progress-challenge = Playing against { $bot }
commands-progress-bench = Measuring { $title }
commands-progress-perft = Counting moves
commands-progress-cases = Running cases
commands-progress-backup = Saving rows
commands-progress-restore = Loading rows

## cassino tutor

commands-tutor-does =
    Look at your finished games and name one skill to work on, with a position that shows it.

    `cassino tutor FILE ...` reads records that you saved; `cassino tutor` alone reads your latest games of
    `cassino play`. docs/background/tutor.md explains how it works.
commands-tutor-read = Look at the games in RECORDS, the latest first.
commands-tutor-read-short = Look at your games (what plain `cassino tutor` does).
commands-tutor-games = Also read your latest games of `cassino play` (the default without RECORDS).
commands-tutor-seat = Your seat, if a record does not name it.  [default: 1]
commands-tutor-worth = Measure how many points per deal a player loses without each skill, in duplicate deals for two.
commands-tutor-worth-short = Measure what each skill is worth.
commands-tutor-packs = Shuffled packs for each skill.
commands-tutor-precision = Measure how often a player lacks the skill that the tutor names, and how often a deeper search agrees.
commands-tutor-precision-short = Measure how often the tutor is right.
commands-tutor-trials = Records for each kind of player.

## cassino verify

commands-verify-does =
    Check that the deals in RECORD are those that the server promised before the match.

    Each deal is checked against the commitment, the seeds and the salts in the record. Prints what is right (ok), what
    is wrong (BAD) and what cannot be checked (--). Exit status: 0 if nothing is wrong, 1 if something is, 2 if the
    record cannot be read, 3 if there is nothing to check.
commands-verify-commitment = The commitment you noted before the match.

## cassino puzzle, cassino puzzles

commands-puzzle-does =
    Solve the puzzle of the day, or puzzle NUMBER. Type moves as in a game.

    With --theme you get a puzzle that you have not tried yet. Only your first answer to each puzzle counts.
commands-puzzle-theme = A puzzle for one skill, such as sums; `any` picks the skill for you.
# Title. $kind (word): chosen by its number or theme, or daily for the puzzle of the day; $day (date)
commands-puzzle-title =
    { $kind ->
        [chosen] Puzzle { $number } of { $count }
       *[daily] Puzzle { $number } of { $count }, { $day }
    }
commands-puzzle-or-theme = Name a puzzle or a theme, not both.
# $known (text): the names of the themes
commands-no-theme = There is no theme { $name }. Choose one of: { $known }.

commands-puzzles-does = Find and check puzzles: positions with one clearly best move that a simple player misses.
commands-puzzles-mine =
    Look for puzzles in the deals of RECORDS, or in deals between bots. The same seed finds the same puzzles.

    Without --hidden, puzzles are last rounds in which every card can be deduced, solved exactly. A deal gives at most
    one puzzle.
commands-puzzles-mine-short = Look for new puzzles.
commands-puzzles-variant = Use deals of this variant; may be repeated.
commands-puzzles-deals = Search at most this many deals per variant.
commands-puzzles-most = Stop after this many puzzles per variant.
commands-puzzles-seed = Seed of the deals.
commands-puzzles-hidden = Look for positions with hidden cards, judged over many worlds.
commands-puzzles-worlds = With --hidden: worlds per position.
commands-puzzles-out = Add the puzzles to this file.
commands-puzzles-check = Solve every puzzle in FILE again; without FILE, the puzzles that come with cassino.
commands-puzzles-check-short = Solve every puzzle again.
commands-puzzles-list = Count the puzzles in FILE, by variant and theme; without FILE, those that come with cassino.
commands-puzzles-list-short = Count puzzles by variant and theme.
commands-puzzles-shuffle = Print the puzzles in FILES in an order for daily use: if possible, never two of one variant in a row.
commands-puzzles-shuffle-short = Print puzzles in an order for daily use.
commands-records-or-variants = Name records, or variants with --variant, not both.
# $themes (text): how many puzzles there are of each theme, such as "sums 3, sweep 2"
commands-puzzles-added =
    { $count ->
        [one] One puzzle added to { $file }: { $themes }
       *[other] { $count } puzzles added to { $file }: { $themes }
    }
commands-puzzle-wrong = Puzzle { $number }: { $problem }
commands-puzzles-checked = { $right } right, { $wrong } wrong
# $hidden: how many of the puzzles have hidden cards
commands-puzzles-of =
    { $hidden ->
        [0] { $variant }: { $count } ({ $themes })
       *[other] { $variant }: { $count } ({ $themes }), { $hidden } with hidden cards
    }
commands-puzzles-all = Total: { $count } ({ $themes })

## cassino rules, cassino variants, cassino check, cassino cases

commands-rules-does =
    Read the rule book of a variant or of house rules, print them as a file, or share them as a code.

    `cassino rules NAME` is short for `cassino rules show NAME`.
commands-rules-show = Print the rule book of NAME: a name that `cassino variants` lists, a file of house rules, or a share code.
commands-rules-show-short = Print the rule book, or the file.
commands-rules-sources = Say where each rule comes from.
commands-rules-decisions = Add our decisions where the sources are silent or disagree.
commands-rules-options = Add everything that can be changed.
commands-rules-sheet = Write a two-page sheet to print, as HTML, instead.
commands-rules-width = Width of the text in columns.
commands-rules-toml = Print the rules as a file instead.
commands-rules-share = Print the share code of NAME, a variant or a file of house rules; anyone who has it can play by these rules.
commands-rules-share-short = Print the share code.

commands-variants-does = List the variants: ID, title, players, target, and other names you can use.
# Headings of the columns
commands-variants-id = id
commands-variants-title = title
commands-variants-players = players
commands-variants-target = target
commands-variants-names = other names
# In the column of the target, for a match of a fixed number of deals
commands-variants-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }

commands-check-does = Print every problem in the house rules in FILES; exit with status 1 if there are any.
commands-no-problems = { $file }: no problems

commands-cases-does = Run the rule cases in FILES, report each failure, and count passes and failures.
commands-cases-variants = Run only the cases of these variants.
commands-cases-skip-types = Leave out cases of these types.

## cassino arena, cassino tournament

commands-arena-does =
    Play bot FIRST against bot SECOND and print how many points per deal FIRST leads by.

    Each shuffled pack is played once for every way to assign the bots to sides. The margin is the mean points of
    FIRST's sides minus the mean of SECOND's. --sprt 0,0.2 tests these two margins against each other and stops as
    soon as one is accepted, with error rates of 5%.
commands-arena-deals = At most this many deals; { $usual } by default.
commands-arena-sprt = Stop as soon as one of these two margins is accepted.
commands-contests-seed = The same seed gives the same deals and moves.
commands-contests-ms = Milliseconds per move for the bots.
commands-contests-seating = With three or more sides: every way to assign the bots, or one side for the first bot.
# $ending (text): what is added to the name of the file, such as ".packs"
commands-contests-out = Save the result in this file, and the packs as they are played in FILE{ $ending }.
commands-contests-resume = Continue an interrupted run with its own settings.
commands-margins = --sprt { $text }: give two numbers with a comma between them, such as 0,0.2.
commands-margins-order = --sprt { $text }: the second number must be the larger one, and both between -1000 and 1000.
commands-two-bots = Name two bots.
commands-different-bots = Name two or more different bots.
# $names (text): options
commands-resumed-run = --resume continues a run with its own settings: leave out { $names }.
commands-tournament-does =
    Play every pair of the BOTS against each other and rate them all.

    Ratings are on the Elo scale for the chance to win one deal, with 95% intervals. If `random` takes part, its rating
    is 0; otherwise the mean rating is 0.
commands-tournament-deals = Deals per pair of bots.

## cassino train, cassino exploit, cassino par, cassino bench, cassino perft

commands-train-does =
    Train the search for VARIANT by self-play: fit weights that predict the points, test them, and keep them if they win.

    A trial plays the search with the new weights against the search with the best weights so far, in duplicate deals.
    With --lessons and --packs the result depends only on the seed.
# $usual: the usual number of minutes
commands-train-minutes = About how many minutes to train; { $usual } unless you give --lessons and --packs.
commands-train-generations = Number of generations: each learns from the best weights so far and tests the result.
commands-train-lessons = Deals to learn from in each generation.
commands-train-packs = Play at most this many packs in each trial.
commands-train-seed = The same seed and numbers give the same weights.
commands-train-bot = Bot that plays the lessons; by default search with 4 worlds, or heuristic if that is slow.
commands-train-rival = Search bot that plays the trials; by default with 8 worlds, or 2 if that is slow.
commands-train-level = Keep new weights even if they lead by very little.
commands-train-policy = Train the policy, which chooses moves at sight and in playouts, instead of the value of positions.
commands-train-out = Folder for the file; by default where the bots look for it.
commands-train-dry-run = Do not write the file.
commands-rival = --rival { $bot }: this bot does not use weights to value positions, so it has nothing to train.

commands-exploit-does =
    Solve the ends of some rounds for two players, and print how much each of the BOTS loses there.

    The equilibrium value is the result of best play by both. "exploited" is how much less a bot gets against the best
    response to it; "loss" is how much less it gets against the equilibrium. Both are in points per position, averaged
    over both seats. docs/background/exploitability.md explains the method.
commands-exploit-variant = Variant: a name, a file of house rules or a share code.
commands-exploit-cards = Cards in each hand.
commands-exploit-rounds-left = Number of rounds after this one.
commands-exploit-stock = Leave only this many cards in the stock.
commands-exploit-positions = Number of positions.
commands-exploit-seed = The same seed gives the same positions and moves.
commands-exploit-seeds = Mix the moves of this many seeds.
commands-exploit-leaf = Value of the end of a round: estimate or exact.
commands-exploit-gap = How close to exact the equilibrium must be, in points.
commands-exploit-deals = Also play this many whole deals against an opponent that knows the bot.
commands-exploit-worlds = How hard that opponent thinks.
commands-exploit-model = A quicker bot that replaces BOTS in that opponent's playouts.
commands-exploit-jobs = Number of processes for the deals.

commands-par-does =
    Show the par of each deal in RECORD: the margin of perfect play if every card is known, even those in the stock.

    Also shows the moves that gave points away. If a deal needs more than --nodes positions, it is searched from the
    earliest turn that they allow. With --seed, heuristic bots play one deal.
commands-par-seed = Use the deal of this seed instead of a record.
commands-par-variant = With --seed: the variant.  [default: casino]
commands-par-players = With --seed: number of players.
commands-par-nodes = Search at most this many positions per deal.  [default: 20 million]
commands-par-json = Print the pars as JSON.
commands-record-or-seed = Give either a record or --seed N.
commands-no-deal-over = { $file }: this match has no finished deal.

commands-bench-does =
    Measure the speed of the engine and of two bots in every variant, in CPU seconds of one core.

    If the runs for a figure differ too much, as on a busy machine, it is reported as `unsteady` (null in JSON).
commands-bench-variant = Only this variant; may be repeated.
commands-bench-seconds = About how long each run lasts, in seconds.

commands-perft-does = Count the sequences of --depth moves from the start of a deal, for each first move and in total.
commands-perft-seed = Seed of the deal.
commands-perft-depth = Number of moves.
commands-perft-position = Start from this position instead, as one line (docs/play/notation.md).

# What stands in capitals for something to be given on the command line, as in `cassino play [OPTIONS] [VARIANT]`. In the
# help of commands, write these words in English: the program replaces them.
commands-placeholder =
    { $word ->
        [options] OPTIONS
        [command] COMMAND
        [args] ARGS
        [file] FILE
        [files] FILES
        [code] CODE
        [name] NAME
        [variant] VARIANT
        [record] RECORD
        [records] RECORDS
        [number] NUMBER
        [bot] BOT
        [bots] BOTS
        [move] MOVE
        [language] LANGUAGE
        [folder] FOLDER
        [address] ADDRESS
        [network] NETWORK
        [time] TIME
        [text] TEXT
        [integer] INTEGER
        [float] FLOAT
        [line] LINE
        [low] LOW
        [high] HIGH
        [first] FIRST
        [second] SECOND
       *[state] STATE
    }

## cassino site

commands-site-does =
    Write a website to FOLDER. Any web server can host it. People open it once, and can then play against bots without a connection.

    The game runs in their browsers, on Pyodide (Python for browsers). This command downloads nothing; in a clone of the repository, `make site` gets what it needs. If FOLDER holds a website that this command wrote before, it is replaced as a whole.
commands-site-language = Languages of the pages, such as es,fr; the start page is in the first one.  [default: the language of this command]
commands-site-pyodide = Folder with the unpacked npm package pyodide, version 314.  [default: build/pyodide]
commands-site-wheel = The msgspec wheel for this Pyodide.  [default: the one in the Pyodide folder]
commands-site-plain = Leave out the compiled engine.
commands-site-check = Write nothing; list the size of each part instead.
commands-site-no-folder = { $folder } is a file, not a folder. Choose a new or empty folder.
commands-site-other-folder = { $folder } is not empty, and `cassino site` did not write it. Choose a new or empty folder.
# $problem (text): of the system
commands-site-not-replaced = The new website could not be moved to { $folder }: { $problem }. What was there before is unchanged.
# $old (text): a folder
commands-site-not-back = The new website could not be moved to { $folder }: { $problem }. What was there before is now in { $old }. You can move it back.
# $files (text): names of files
commands-site-no-pyodide = There is no complete Pyodide in { $folder }. Missing: { $files }. In a clone of the repository, `make site` gets it; otherwise unpack the npm package pyodide, and name its folder with --pyodide.
# $version, $series (text): 0.28.0, 314
commands-site-other-pyodide = { $folder } has version { $version } of Pyodide, but version { $series } is needed. Unpack the npm package pyodide@{ $series }, and name its folder with --pyodide.
# $place (text): a folder or a file. $wheel (text): msgspec-*-cp314-cp314-pyemscripten_2026_0_wasm32.whl
commands-site-no-wheel = There is no msgspec wheel for this Pyodide at { $place }. Download { $wheel } from PyPI, and name it with --wheel.
# $python (text): 3.14
commands-site-slow = The first table will take about twice as long to open, because each browser has to compile Python's modules every time. To avoid this, install Python { $python } or Node, and run the command again.
commands-site-written = The website is ready in { $folder }. To try it, type: python3 -m http.server --directory { $folder }
# Headings of a table of sizes, and its last line
commands-site-part = part
commands-site-files = files
commands-site-raw = bytes
commands-site-all = total
