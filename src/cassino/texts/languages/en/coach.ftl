### What the coach says about a move, before and after the sentences of a review

coach-public = Judging only by the cards that everyone can see:
# Followed by the other move
# After a grade.
coach-hurried = This took long, so it was judged in less detail.
coach-other = Another play with the same card looks about { points } better:
coach-hidden =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } may have had another reason: nobody else can see the rest of that hand.

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

coach-on = The coach is on. It warns you before a slip. Type how to see how good your last move was, or why to hear the reason for another player's last move.
coach-off = The coach is off.
coach-wrong-setting = Type coach on or coach off.
coach-no-move = You have not made a move in this deal yet.

### The coach on the page of a table

coach-page-why = Why that move?
coach-page-how = How was my move?
# Beside a move in the list of moves
coach-page-why-short = Why?
coach-page-how-good = How was it?
coach-page-thinking = The coach is thinking …
coach-page-answer = Coach
