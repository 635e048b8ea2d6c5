### The check of a deal that is over. Before a match the server promises its random seeds by publishing a hash (the commitment). The players' browsers add random numbers of their own. After a deal the server reveals its seed, and the browser deals the cards again.

# $deal (number)
fair-title = Check of deal { $deal }
fair-is-wrong = Something is wrong with this deal.
fair-is-partly-right = Everything that could be checked is right.
fair-is-right = This deal is the one that was promised.
# Spoken to a screen reader, before each of the following
fair-right = Right:
fair-wrong = Wrong:
fair-unchecked = Not checked:
# $hash (text): 64 letters and digits
fair-promise = Promise: <code>{ $hash }</code>
fair-explained = Your browser dealt the cards again and compared them. See “Fair deals” in the documentation for what this cannot prove.

fair-no-promise = The server made no promise about the cards of this match.
fair-promise-gone = The server’s promise for this match has disappeared.
fair-not-revealed = The server has not revealed the seed of this deal.
fair-promise-forgotten = This browser no longer has the promise for this match, so it cannot compare.
fair-same-promise = The promise is the one this browser was first shown.
fair-other-promise = The promise is not the one this browser was first shown.
fair-seed-fits = The seed of the deal fits the promise.
fair-seed-misfits = The seed of the deal does not fit the promise.
fair-promise-changed = The server has changed its promise.
fair-dealing-changed = The server has changed how the cards are dealt.
fair-numbers-changed = The server has changed the players’ random numbers of a deal.

fair-own-used = Your own random number went into the shuffle.
fair-own-left-out = Your own random number was left out: it came too late, or the server ignored it.
fair-own-replaced = Another random number was used in place of yours.
fair-own-unknown = A random number was used for your seat that this browser did not send.
fair-own-missing = This browser did not send a random number in time, so the deal depends on the promise and on other players’ random numbers.
# $name (text): another player
fair-their-unknown = { $name } sent a random number, but nothing shows whether it was fixed before yours.
fair-their-fixed = { $name }’s random number was fixed before yours was known.
fair-their-late = { $name }’s random number was not fixed before yours was known.

fair-cards-unseen = This browser saw none of the cards of this deal.
fair-after-ruling = A misdeal was ruled on in this deal, so the cards that came after the ruling were not checked.
fair-cards-differ = The seed and the random numbers give different cards from the ones you saw: { ROW($cards) }.
# $count (number)
fair-cards-fit =
    { $count ->
        [one] { $count } card that you saw dealt or played is where the seed and the random numbers put it.
       *[other] { $count } cards that you saw dealt or played are where the seed and the random numbers put them.
    }
