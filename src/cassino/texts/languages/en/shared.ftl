### What several pages of the browser say

## Everywhere

# The link to the page where games begin
shared-start-page = Start page
# Button that closes a window, read out by a screen reader
shared-close = Close
shared-settings = Settings
shared-help = Help and keys
# Label of a field with an address to copy
shared-link = Link
# Label of a field
shared-your-name = Your name
# What is said when a change was given up
shared-unchanged = Nothing was changed.
# Link or button
shared-show-me = Show me
# Button: one move back
shared-back = Back
# Button that leaves everything as it is
shared-cancel = Cancel
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Review
# Link or button that shows a table without a seat
shared-watch = Watch
# The link at the top of the pages
shared-all-rules = All rules
# The links at the top of a page, read out by a screen reader
shared-pages = Pages
# A link for the keyboard that leads past the top of the page
shared-skip = Skip to content
# Why something did not work, among other reasons
shared-no-connection = No connection. Try again when you are back online.
# $status (number): the code of an error of the web: 500
shared-error = Something went wrong (error { $status }). Try again in a moment.
# How strong a bot is, beside its name; $level (number): 1 to 8
shared-level = level { $level }
# Instead of a level: a bot that plays at no level for people, such as the opponent in lessons
shared-bot = bot
# How long a match is, among other facts about it; $deals (number): 0 where it is played to $target points
shared-goal =
    { $deals ->
        [0] to { $target } points
        [1] 1 deal
       *[other] { $deals } deals
    }
# Of a match, among other facts about it
shared-rated = rated
# $seat (number)
shared-seat = Seat { $seat }
# $number (number): of the deal
shared-deal = Deal { $number }

## Copying a text: a field and a button

shared-copy = Copy
# The same button, read out by a screen reader; $label (text): what the field holds, such as Link
shared-copy-labeled = { $label }: copy
# On the button afterwards
shared-copied = Copied
# Spoken to a screen reader, where the browser does not let a page copy
shared-copy-yourself = The text is selected. Copy it with your keyboard.

## Times

# On a clock; $days, $hours, $minutes (number)
shared-clock-days = { $days } d { $hours } h
shared-clock-hours = { $hours } h { $minutes } min
shared-seconds =
    { $count ->
        [1] 1 second
       *[other] { $count } seconds
    }
shared-minutes =
    { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
shared-hours =
    { $count ->
        [1] 1 hour
       *[other] { $count } hours
    }
shared-days =
    { $count ->
        [1] 1 day
       *[other] { $count } days
    }
# How much time players have, among other facts about a match; $time, $bank (text): 30 seconds, 2 minutes
shared-no-clock = no clock
shared-clock = { $time } per move
# The time bank is used up when a move takes longer
shared-clock-bank = { $time } per move plus a time bank of { $bank }

## The deal of the day and the weekly tournament

# Link at the end of a match
shared-to-tournament = Back to the tournament
shared-to-results = Results of the day

## Settings: a title, buttons or a switch, and under a switch what it does

shared-settings-look = Appearance
shared-settings-play = Play
shared-settings-sound = Sound and talk
shared-language = Language
# The first of the languages to choose from
shared-language-of-browser = Match browser
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (draft)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = This language is a draft: no native speaker has read it yet, and what is missing is in English. You can help: docs/contribute/translating.md says how.
shared-settings-colors = Colors
shared-settings-colors-of-system = Match system
shared-settings-colors-light = Light
shared-settings-colors-dark = Dark
shared-settings-cards = Cards
shared-settings-cards-of-game = Match the game
shared-settings-cards-french = French
shared-settings-cards-italian = Italian
shared-settings-four-colors = Four-color cards
shared-settings-four-colors-about = Blue diamonds and green clubs make suits easier to tell apart.
shared-settings-backs = Card backs
shared-settings-back-fish = Fish
shared-settings-back-lattice = Lattice
shared-settings-back-tiles = Tiles
shared-settings-back-stars = Stars
# The color of the table
shared-settings-table = Table
shared-settings-table-green = Green
shared-settings-table-blue = Blue
shared-settings-table-burgundy = Burgundy
shared-settings-table-wood = Wood
shared-settings-contrast = High contrast
shared-settings-contrast-about = Plain white cards with thick edges on a plain dark table.
# $percent (number)
shared-settings-card-size = Card size: { $percent }%
shared-settings-left-handed = Left-handed
shared-settings-left-handed-about = Puts the buttons on the left.
shared-settings-speed = Animation speed
shared-settings-speed-slow = Slow
shared-settings-speed-normal = Normal
shared-settings-speed-fast = Fast
shared-settings-speed-off = Off
# What opponents may insist on, the call "orange", and what partners ask of each other
shared-settings-ask = Ask before passing (demands, oranges, partner requests)
shared-settings-ask-always = Always
shared-settings-ask-seconds = For a few seconds
shared-settings-ask-never = Never
shared-settings-notify = Tell me when it is my turn
shared-settings-notify-about = Notifies you while you are away, in games with days per move.
shared-settings-memory = Memory mode
shared-settings-memory-about = Hides what each side has captured, so you have to remember it.
shared-settings-coach = Coach
shared-settings-coach-about = Warns you before a slip, explains other players’ moves and grades yours. Not in rated matches.
shared-settings-shortcuts = Single-key shortcuts
shared-settings-shortcuts-about = Letters and digits work on their own, without Ctrl or Alt. See Help for the list.
shared-settings-sounds = Sounds
shared-settings-sounds-about = Soft sounds. The X key or the speaker button at the table turns them off.
shared-settings-vibration = Vibration
shared-settings-vibration-about = Your phone buzzes when it is your turn.
shared-settings-talk = Table talk
shared-settings-talk-about = Now and then, bots comment on the game.
shared-settings-kept = These settings are saved in this browser.
# Where a page is kept in the browser, and a newer one is ready; beside it a button
shared-newer = A new version is ready.
shared-use-newer = Use the new version

## Notifications

shared-notify-failed = Your browser could not turn on notifications. Try again later.
shared-notify-blocked = Notifications are blocked for this site. You can allow them in your browser’s settings.

## The help

shared-help-teach = Teach me in 3 minutes
shared-help-turn = How to play a turn
shared-help-turn-text = On your turn you play one card. It takes (captures) every card of the same rank, and every group of cards that adds up to it: an 8 takes another 8, and also a 5 with a 3. A jack, queen or king takes only one card of its own rank. If you take nothing, you trail: you leave your card on the table.
shared-help-tap-hand = Tap a card in your hand. Its best capture is chosen at once. Tap again for the next one.
shared-help-tap-table = Tap cards on the table to select or deselect them. A green sum means that a card in your hand takes them.
shared-help-press = Press the button for the move you want. Only legal moves have a button. If there is none, you see why.
shared-help-more = You can also drag a card to the table, or press and hold it to see all its moves. In some games a turn has several steps: build with table cards, play a card, then end the turn. Where the rules let you use the top card of a pile, you can tap it.
shared-help-build = What a build is for
shared-help-build-text = A build is a promise to capture later. You put a card from your hand on cards on the table: a 3 on a 5 makes a build of 8. From then on only an 8 takes them, all at once, and you must hold that 8. Other players may take the build first if they have an 8, too, or raise it to another value.
shared-help-scores = What scores
# What scores, and beside each the points
shared-help-most-cards = Most cards
shared-help-most-spades = Most spades
shared-help-ace = Each ace
shared-help-big-casino = Ten of diamonds, the big casino
shared-help-little-casino = Two of spades, the little casino
shared-help-sweep = Each sweep
shared-help-rules = A sweep takes every card on the table at once. These are the points in Casino. Other games count differently: see the <link>rule book</link>.
shared-help-keys = Keys
shared-help-keys-off = You can turn off the letter and number keys in the settings.
# Names of keys on a keyboard, each beside what it does
shared-key-tab = Tab
shared-key-enter = Enter or Space
shared-key-escape = Escape
shared-key-space = Space, held down
shared-key-tab-does = go to the table, your hand or the buttons
shared-key-arrows-do = go from card to card, and between the table and your hand
shared-key-enter-does = select or deselect the card
shared-key-letters-do = select the first, second … card in your hand; with Shift, a card on the table
shared-key-slash-does = type a move, such as 9=3+4+2; suits only where they matter
shared-key-digits-do = play the first, second … of the moves offered
shared-key-escape-does = deselect everything
shared-key-h-does = hint; again for more
shared-key-u-does = undo; with other people, ask to take a move back
shared-key-r-does = show the last move again
shared-key-l-does = read out the last move (screen readers)
shared-key-dot-does = read out your hand (screen readers)
shared-key-t-does = read out the table (screen readers)
shared-key-s-does = read out the score (screen readers)
shared-key-c-does = read out the clocks (screen readers)
shared-key-m-does = talk to the other players
shared-key-p-does = see who is at this table
shared-key-x-does = sounds on or off
shared-key-space-does = fast-forward
shared-key-question-does = this help

## The moves of a deal, in a window

# $deal (number)
shared-log = Moves in deal { $deal }
# The list, read out by a screen reader
shared-log-moves = Moves
shared-log-none = No moves in this deal yet.

## What players can say to each other with one tap; everybody reads it in their own language

shared-phrase-hello = Hello!
shared-phrase-luck = Good luck!
shared-phrase-nice = Well played!
# After a large capture
shared-phrase-wow = What a catch!
shared-phrase-thanks = Thank you!
shared-phrase-sorry = Sorry!
shared-phrase-oh-no = Oh no!
shared-phrase-lucky = That was lucky!
shared-phrase-moment = One moment, please.
shared-phrase-no-hurry = Take your time.
shared-phrase-again = Another game?
shared-phrase-game = Good game!
shared-phrase-bye = Goodbye!

## Progress in the lessons

shared-progress-not-kept = This browser cannot save your progress, but you can keep learning.
shared-progress-broken = Your progress in this browser cannot be read. You are starting over; the old data is kept.
shared-progress-lost = Your progress in this browser cannot be read, and there is no room to keep a copy. What you solve now will not be saved.

## The tutor

shared-tip = A tip from your games
# Followed by a move
shared-tip-better = Better here:
# Button; $title (text): the name of a lesson
shared-tip-lesson = Lesson: { $title }
shared-puzzles = Puzzles
shared-tip-review = Review this match
# Above the cards of a position
shared-table = Table
shared-your-hand = Your hand
shared-table-empty = The table is empty
# $taken, $chances (number): how often a skill was needed and shown
shared-skill-chances =
    { $chances ->
        [1] { $taken } of 1 clear chance taken
       *[other] { $taken } of { $chances } clear chances taken
    }

# A choice of drawn faces
shared-settings-portrait = Your portrait
# $number (number): of the face; spoken to a screen reader
shared-settings-portrait-number = Portrait { $number }
shared-settings-portrait-about = Others see it at the tables where you sit down from now on.
