### What is wrong with rules: files of house rules, the editor of house rules, share codes. The place stands before the
### sentence: “ours.toml:4: dealing.hand: …”, or the title of the option. Words in quotes are words of the file.

## Files and names

rules-unfit = These rules cannot be played.

# $near: a similar name, 0 if there is none
rules-not-found =
    { $near ->
        [0] There are no rules called “{ $name }”.
       *[other] There are no rules called “{ $name }”. Did you mean “{ $near }”?
    }

# Follows a sentence about an unknown word
rules-did-you-mean = Did you mean “{ $near }”?

rules-id-taken = “{ $id }” is the id of rules that come with the game. Choose another id.
# $line (text): a -> b -> a
rules-own-ancestor = The parents of these rules form a loop: { $line }.
rules-parent-problem = The parent “{ $parent }” has a problem: { $problem }
# $reason: in the words of the operating system
rules-not-readable = This file cannot be read: { $reason }.
rules-nul = A name cannot contain a NUL character.
# $place: counted from 1
rules-not-utf-8 = This file is not encoded in UTF-8: byte { $place } does not fit.
# $detail: in English, from the reader of TOML files
rules-not-toml = This is not valid TOML: { $detail }
rules-number-too-long = This is not valid TOML: a number is too long.
rules-too-deep = There are too many lists inside lists.
rules-too-many-dots = A line has more than { $most } dots.
rules-pickle-layout = These pickled rules have layout { $layout }. This version of cassino reads layout { $known }.
rules-pickle-damaged = These pickled rules are damaged, or from another version of cassino: { $problem }
rules-pickle-other = The rules “{ $id }” are different in this version of cassino.

## Share codes

rules-code-letters = A code has only letters, digits, - and _.
rules-code-version = A code begins with { $letter }. This one is damaged, or from another version.
rules-code-damaged = This code is damaged. Look for a wrong, missing or extra letter.
rules-code-other-version = This code is damaged, or from another version of the rules.

## What to change: the last sentence about a problem. $option: a title or a key; $value, $other: as in the editor or the file

rules-must-be = { $option } must be { $value }.
rules-must-be-either = { $option } must be { $value } or { $other }.

# After the reason, a sentence
rules-no-effect = So this has no effect.

## The editor of house rules

# $option, $value, $other: titles of an option and of its values
rules-set = Set “{ $option }” to “{ $value }”.
rules-set-either = Set “{ $option }” to “{ $value }” or “{ $other }”.

# Buttons that solve a problem
rules-way = { $option }: { $value }
rules-way-back = { $option }: as in { $title }
rules-way-without-line = { $option }: remove line { $line }

# What the rules are called that house rules begin with
rules-usual-options = The usual options
# The name of new house rules
rules-our-own = Our { $title }
# An option that keeps its usual value
rules-as-usual = as usual
rules-field-title = Name
rules-field-summary = Description
# The place of a problem: one line of an option that is a list
rules-line-of = { $title }, line { $line }
# A problem in a list. $problem: in sentences
rules-problem-of = { $title }: { $problem }

## Values

rules-missing = This is missing.
rules-unknown-key = There is no option “{ $key }”.
rules-unknown-table = There is no section “{ $key }”.
rules-not-a-table = This must be a section, not { $value }.
rules-not-a-number = This must be a whole number, not { $value }.
rules-not-true-or-false = This must be true or false, not { $value }.
rules-not-a-text = This must be text in quotes, not { $value }.
rules-not-a-list = This must be a list, not { $value }.
# $words: "one", "two"
rules-not-a-choice = This must be one of { $words }, not { $value }.
rules-beyond = This must be from { $least } to { $most }, not { $value }.
# $zero: what 0 means
rules-beyond-or-zero = This must be 0 ({ $zero }) or from { $least } to { $most }, not { $value }.
# $cards: the cards, as files name them
rules-beyond-kind = This must be from { $least } to { $most }, the number of { $cards } in the game, not { $value }.
rules-not-an-id = { $word } must be lower-case letters, digits and _, and begin with a letter.
rules-not-one-line = { $text } must be one line without control characters.
rules-too-long =
    { $most ->
        [one] This must be one line with at most { $most } character.
       *[other] This must be one line with at most { $most } characters.
    }
rules-too-many = There are { $count } entries. At most { $most } are possible.

## Cards, and what scores

# $words: most, each
rules-not-an-item = An item needs exactly one of the words { $words }. This is { $value }.
rules-primiera-points = “primiera = 1” already gives the points. Leave out “points”.
rules-points-missing = “points” is missing, such as points = 1.
# $form: { cards = ..., value = ... }
rules-not-in-hand = This must look like { $form }, not { $value }.
# $pack: the word of the pack in files; $cards: a card or a kind of cards in files
rules-pack-lacks = The pack { $pack } has no { $cards }.
rules-game-lacks = The pack of this game has no { $cards }.
rules-not-a-kind = This must be "cards", a suit such as { $suit }, a rank such as { $rank }, or a card such as { $card }, not { $value }.
rules-written = Write { $written } instead of { $word }.
rules-no-rank = { $rank } is not a rank of the pack. Ranks go from 1 to { $most }.
rules-ranks-in-order = Name each rank once, the lowest first, not { $value }.
rules-suits-in-order = Name each suit once, in the order { $order }, not { $value }.
rules-second-value = { $cards } already have another value.
rules-pictures-without-number = Pictures have no number.
rules-ace-counts-both = An ace already counts 1 or 14 in the hand.
rules-nothing-scores = Nothing scores.
rules-second-item = There is already an item for { $item }. Add the points together.
rules-primiera-suits = A primiera needs the best card of all four suits, so every suit must be used.
rules-order-of-cards = Points are counted item by item, so the cards need an order. Write one item for each of the { $cards }.
rules-order-of-enough = Points are counted item by item, but several sides can have enough. Write “most” instead of “enough”.
rules-order-of-shared = Points are counted item by item, so sides cannot share the points of an item.
rules-near-target = Restricted scoring needs a target of more than { $most }, not { $target }.
rules-near-pack = Restricted scoring needs a pack with spades and a ten of diamonds.
# $items: in the words of files
rules-near-items = Restricted scoring needs the scoring items { $items }.
rules-big-sweep-points = A big sweep needs points, but there are none here.
rules-every-sweep-big = Every sweep would be a big one. This must be at least { $least }, or 0.

## Players and the deal

rules-no-players = No number of players is named.
rules-players-twice = { $number } is named more than once.
rules-packet-too-large = { $packet } cards at a time are more than a hand of { $hand }.
rules-always-rich = { $table } cut cards would nearly always be too rich, and be put back.
rules-table-too-large = { $table } table cards are more than the { $size } cards of the pack.
rules-too-few-cards = { $players } hands of { $hand } cards and { $table } table cards need { $needed } cards, but the pack has { $size }.
# All cards are dealt at once. $rest: the cards that are not on the table
rules-cannot-share =
    { $players ->
        [2] With { $table } table cards, two players cannot share the other { $rest } cards in two equal halves.
       *[other] With { $table } table cards, { $players } players cannot share the other { $rest } cards equally.
    }
# $over: how many cards are left over
rules-left-over =
    { $over ->
        [one] If { $players } players get { $each } at a time, { $over } of the { $rest } cards that are not on the table is left over.
       *[other] If { $players } players get { $each } at a time, { $over } of the { $rest } cards that are not on the table are left over.
    }
# Follows rules-left-over
rules-too-few-for-round = That is too few for a short round.
rules-hand-too-large = You can play several hand cards together only with hands of at most { $most } cards, not { $hand }.
rules-nothing-proven = If illegal plays stand with a penalty, players can build without holding the right card, so a build proves nothing.
