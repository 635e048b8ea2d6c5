### What the coach says about a move, before and after the sentences of a review

coach-public = With this card, as far as everybody can see:
# Followed by the other move
coach-other = Another play with the same card looks better by about { points }:
coach-hidden =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } may have had another reason, because nobody sees the other cards.

### The coach's warning before a slip

# $skill (word): the skill that is needed to avoid it
coach-skill =
    Skill: { $skill ->
        [pairs] { skill-pairs }
        [sums] { skill-sums }
        [several_sets] { skill-several-sets }
        [building] { skill-building }
        [answering_builds] { skill-answering-builds }
       *[leaving_sweeps] { skill-leaving-sweeps }
    }.
coach-anyway = Play it anyway?

### The coach in the terminal

coach-on = The coach is on: it warns you before slips. Type how to see how good your last move was, and why to see why another player made theirs.
coach-off = The coach is off.
coach-wrong-setting = Type coach on or coach off.
coach-no-move = You have made no move in this deal.

### The coach on the page of a table

coach-page-why = Why that move?
coach-page-how = How was mine?
# Beside a move in the list of moves
coach-page-why-short = Why?
coach-page-how-good = How good?
coach-page-thinking = The coach is looking at it …
coach-page-answer = Coach
coach-page-close = Close
