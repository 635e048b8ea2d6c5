### What the coach says about a move, before and after the sentences of a review

coach-public = With this card, as far as everybody can see:
# Followed by the other move
coach-other = Another play with the same card looks better by about { points }:
coach-hidden =
    { WHO($who) ->
        [you] You
       *[other] { NAME($who) }
    } may have had another reason, because nobody sees the other cards.
