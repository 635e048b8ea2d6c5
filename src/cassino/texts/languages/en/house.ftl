### House rules: the saved ones, and the editor

house-needs-script = This page needs JavaScript. You can also write house rules as <link>files</link>.
house-all = All house rules

### The saved rules, and ways to begin new ones

house-about = Change anything you like in any game. Your rules are checked as you go, and everyone who has the code can play by them.
house-none = None yet.
house-new = New rules
# $title (text): the game that was changed
house-based-on = Based on { $title }.
house-edit = Edit
house-download = Download
house-rename = Rename
# Spoken to a screen reader: buttons. $title (text): the rules
house-play-these = Play { $title }
house-edit-these = Edit { $title }
house-book-of = Rule book of { $title }
house-download-these = Download { $title }
house-rename-these = Rename { $title }
house-delete-these = Delete { $title }

house-renamed = Renamed to { $title }.
house-delete-title = Delete { $title }?
house-delete-text = Matches being played by these rules continue. If you have their code, you can load the rules again.
house-deleted = Deleted { $title }.

house-from-game = From a game
house-game = Game to begin with
house-change-rules = Change its rules
house-from-code = From a code
house-code = Code or link you received
house-open-code = Open the code
house-from-file = From a file
house-file = File with rules (.toml)
house-file-text = Or paste its text
house-open-file = Open the file

### Sharing

# $title (text): the rules
house-share-title = Share { $title }
# $command (text): what to type in a terminal
house-share-text = Anyone who opens the link, or enters the code under House rules, gets the same rules. In the terminal: <code>{ $command }</code>
# Labels of fields with a text to copy
house-share-code = Code

### The editor

# $title (text): the game that was changed
house-based-on-link = Based on <link>{ $title }</link>.
house-based-on-usual = Based on the default options.
house-name = Name
house-summary = Short description
house-foreign = These are someone else’s rules. Saving makes a copy of your own.
house-saved = Saved.

house-conflicts =
    { $count ->
        [0] No conflicts
        [one] { $count } conflict
       *[other] { $count } conflicts
    }
# $title (text): of an option; $text (text): what is wrong with it
house-conflict-of = <link>{ $title }</link>: { $text }
# $text (text): what is wrong with an option
house-conflict = <b>Conflict:</b> { $text }
# $title (text): of a part of an option; $text (text): what is wrong with it
house-conflict-in = <b>Conflict:</b> { $title }: { $text }
# Before buttons that resolve a conflict
house-ways-out = Ways to fix this:
# $count (number): more than one
house-tidy = Reset all { $count } options that have no effect

# Spoken to a screen reader: links to the groups of options
house-groups = Groups of options
# A switch: show only the options that differ from the game that was changed
house-only-changes = Show changes only
house-changes =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
# Followed by the number of changes: 3 changes, saved
house-is-saved = saved
# $game (text): the game that was changed; $answer (text): what its rules say there
house-changed = <b>Changed.</b> { $game }: { $answer }.
house-reset = Reset this option
# Spoken to a screen reader: a button. $title (text): of the option
house-reset-this = Reset this option: { $title }
# Spoken to a screen reader: the bar with the number of changes and buttons
house-these = These rules

# An option that the editor cannot show
house-in-file-kept = As in the file. You can change this in a file.
house-in-file-none = None. You can change this in a file.
# What a number may be, in the editor and in tables of options; $least, $most (number)
house-between = from { $least } to { $most }
# Which of several numbers of players is offered first
house-usually = Default

### The list of what scores: each line has a kind, cards, a least number and points. $line (number)

house-add-line = Add a line
house-line-added = Line { $line } added.
house-line-kind = Line { $line }: what scores
house-line-cards = Line { $line }: which cards
house-line-least = Line { $line }: minimum number
house-line-points = Line { $line }: points
house-line-up = Line { $line }: move up
house-line-down = Line { $line }: move down
house-line-remove = Line { $line }: remove
# Below a number
house-at-least = at least
house-this-many = this many
house-points = points
# $cards (text): cards that a line names
house-not-in-pack = { $cards } (not in this pack)

# The first group of questions: those about the rules that people change most often
house-usual = What people change most
