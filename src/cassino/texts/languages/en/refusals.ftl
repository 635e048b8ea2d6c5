### Why a move is forbidden; `you` is the player who tried it
### $card, $played, $missing, $away, $above, $top, $picture, $equal (card); $cards, $taken, $in_sets, $equal_left (cards)
### $value, $other, $broken_up, $kept, $owed, $banning, $pending (number): values of builds and sets; $rank (word)

refused-deal-over = { deal-is-over }
refused-cards-due = Cards must be dealt before anyone can play.
refused-nobody-asked = There is no question to answer now: it is your turn to play.
refused-others-turn = It is another player's turn.
# $kind (number): no kind of move has it
refused-unknown-kind = There is no move of kind { $kind }.

## The cards

refused-no-such-card = There is no such card.
refused-needs-hand-card = To capture, raise or trail, play a card from your hand.
refused-capture-needs-hand-card = A capture needs at least one card from your hand.
refused-one-card-a-turn = You play exactly one card in a turn.
refused-has-played = You have already played { CARDS($played) }: you play only one card in a turn.
refused-not-in-hand = You cannot play { CARDS($missing) }: it is not in your hand.
refused-for-nobody-else = You cannot do this for another player.
refused-not-on-table = You cannot use { CARDS($away) }: it is not on the table.
refused-under-another = You cannot use { CARDS($away) }: it is under { CARDS($above) } in a pile, and only the top of a pile can be used.
refused-top-out-of-reach-ever = You cannot use { CARDS($away) }: it is in a pile, and captured cards stay where they are in this game.
refused-top-out-of-reach-directly = You cannot capture { CARDS($away) } directly: it is on a pile, and can only be added to a build.
refused-top-out-of-reach-by-this-move = You cannot use { CARDS($away) }: it is on a pile, and this move uses cards from your hand and the table only.
refused-top-out-of-reach-without-number = You cannot use { CARDS($away) }: it is on a pile and has no number, so it can only be left there.
refused-top-out-of-reach-from-own-pile = You cannot use { CARDS($away) }: it is on your own pile, and you cannot use your own top.
refused-top-out-of-reach-from-partner = You cannot use { CARDS($away) }: it is on your partner's pile, and only the tops of opponents' piles can be used.
refused-build-not-whole = The build of { VALUES($broken_up) } can only be taken whole.
refused-wrong-build = The build of { VALUES($other) } counts only as { VALUES($other) }, not toward { VALUES($value) }.
refused-no-number-to-build = You cannot build with { CARDS($picture) }: it has no number.
refused-no-number-to-take = You cannot use { CARDS($picture) } like this: it has no number, and only an equal picture takes it.
refused-no-sets-alone = You cannot count { CARDS($in_sets) } as { $value }.
refused-no-sets-with-aces = You cannot divide { THESE($in_sets) } into sets of { $value }.
refused-no-sets-by-total = Sets of { VALUES($value) } are needed, but { THESE($in_sets) } make { $sets_total } together.
refused-no-sets-undivided = You cannot divide { THESE($in_sets) } into sets of { VALUES($value) }, although they make { $sets_total } together.

## What is owned afterwards

refused-card-not-kept =
    You must keep a card that captures { $whose ->
        [own] your build of { VALUES($kept) }
        [owed] the build of { VALUES($kept) } that you added to
       *[new] the new build of { VALUES($kept) }
    }.
refused-too-many-builds = You may own only 1 build at the end of your turn; this would leave you with { $owned }.

## Capturing

refused-takes-nothing = A capture takes at least one card.
refused-counts-otherwise = You cannot count { CARDS($card) } as { $value }.
refused-ace-counts-one = An ace that takes only loose aces counts as 1.
refused-only-equal-faces = A { rank } takes only another { rank }.
refused-one-equal-face = One { rank } takes only one { rank }.
refused-not-two-faces = One { rank } takes one { rank } or three, never two.
refused-build-is-no-card = Only an opponent's simple build counts as a card in a sum.
refused-no-sums = You cannot divide { THESE($taken) } into sets of { VALUES($value) }, even if a build counts as one card.
refused-one-combination = One play takes a single combination: one equal card, one sum, or one build.
refused-pair-comes-first = Because { CARDS($card) } matches { CARDS($equal) }, it must take that, not a sum.
refused-higher-value = Together these cards count as { $lowest_value }, the smallest value that fits.
refused-not-together-picture = Because { CARDS($picture) } has no number, it can only take an equal card or be taken by one.
refused-not-together-limit = You cannot play { THESE($cards) } together: they make { $total }, and the limit for several cards is { $most }.
refused-not-together-ever = You cannot play { THESE($cards) } together.
refused-not-together-sets = You cannot take { THESE($taken) } as sets of { VALUES($number) } with { CARDS($card) }.
refused-not-together-total = Together, { THESE($cards) } make { $total }: every set that they take must make the same total.
refused-not-together-value = You cannot divide the cards taken, together with { THESE($cards) }, into sets of the same value.
refused-equal-left = A capture with { a-rank } must take every equal loose card, including { CARDS($equal_left) }.
refused-owed-build-left = You added to an opponent's build of { VALUES($owed) }: this capture must take it.
refused-not-called = In this game oranges score without being called.
refused-own-pile = What you capture goes to your own pile.
refused-no-pictures = Only pictures can be given to your partner's pile, and this capture has none.

## Building

refused-no-building = There is no building in this game.
refused-face-in-build = A { rank } cannot be in a build.
refused-no-card-captures = No card captures a build of { $value }.
refused-card-owed = You added to an opponent's build of { VALUES($owed) }: the card you play must capture it.
refused-card-captures = You must capture with { CARDS($card) }, because it can: play another card to build.
refused-build-is-new = A new build cannot include another one: to add to a build of the same value, join it.
refused-no-build-to-join = There is no build among these cards: to join one, include it; otherwise make a new build.
refused-one-card-is-no-build = One card alone is not a build.
refused-not-yours-to-join = The rules do not let you add to this build of { VALUES($value) }.
refused-one-at-a-time = You may add to one build at a time: two builds on the table never become one by joining.
refused-must-merge = There may be only one build of { VALUES($value) }: include the one on the table.
refused-cannot-merge = There may be only one build of { VALUES($value) }, and you may not add to the one on the table.
refused-top-needs-own-build = From a pile, { CARDS($top) } can only be added to a build that you already own.
refused-add-to-own-build = You own the build of { VALUES($banning) }: capture something, or add to that build.
refused-not-for-partners = You cannot build for another player in this game.
refused-not-the-partner = The only other player you can build for is your partner.
refused-no-proof-ace = Your partner needs an ace for another build, and nothing proves that they hold a second one for the build of { VALUES($value) }.
refused-no-proof-loss = Nothing proves that your partner holds a card for { VALUES($value) }: they have not lost a build of that value.
refused-stays-partners = The build of { VALUES($value) } stays your partner's anyway: just add to it.
refused-stays-yours = The build of { VALUES($value) } is yours and stays yours.

## Raising

refused-one-build-is-raised = A raise changes the value of exactly one build.
refused-wrong-sum = With { CARDS($card) }, the build of { VALUES($other) } becomes { $sum }; cards from the table cannot change its value.
refused-is-multiple = The build of { VALUES($other) } is a multiple build: its value cannot change.
refused-not-yours-to-raise-own = The build of { VALUES($other) } is your own: in this game only other players may raise it.
refused-not-yours-to-raise-partners = The build of { VALUES($other) } is your partner's: in this game only other players may raise it.
refused-not-yours-to-raise-ever = The rules do not let you raise this build of { VALUES($other) }.
refused-both-not-kept = To raise your own build of { VALUES($other) } to { VALUES($value) }, keep a card of each value.
refused-raised-alone = In this game a raise may not add sets of the new value.
refused-raised-in-steps = This step only raises the build: add more sets in separate steps.

## Trailing

refused-trail-is-plain = A trailed card takes nothing and has no value.
refused-not-stuck = You can still take or build something: you may trail only when nothing else is possible.
refused-trail-owed = You added to an opponent's build of { VALUES($owed) }: you must capture it this turn.
refused-trail-banned = You own the build of { VALUES($banning) }: you must capture or build, not trail.
refused-equal-card-lies = You cannot trail { CARDS($card) } while { CARDS($equal) } is on the table: take it, or use your card in a build.
refused-can-capture = You cannot trail { CARDS($card) }, because it can capture: take something with it, or play another card.

## Turns of several steps

refused-build-exists = There is already a build of { VALUES($value) }: add to it instead of turning a loose card into a second one.
refused-top-needs-base = From a pile, { CARDS($top) } can only be added to a build or a loose card of the value that it helps to make.
refused-one-set-a-step = One step makes a build of one set, or puts one set on a loose card that counts { $value }: add more sets in separate steps.
refused-one-build-is-joined = You join by adding one set to one build of the same value.
refused-adds-nothing = To join a build, add at least one card to it.
refused-sets-one-by-one = A step adds one set to a build: add the sets one by one.
refused-not-your-sides = The build of { VALUES($value) } does not belong to your side: you cannot give it to your partner.
refused-table-cards-only = You may add only table cards to the opponents' build of { VALUES($value) }, and must then capture it.
refused-too-late-to-capture = You have played your card and can no longer capture the opponents' build of { VALUES($value) }.
refused-other-build-owed = You must capture the build of { VALUES($owed) }: you cannot capture the build of { VALUES($value) } too.
refused-has-trailed = You have trailed this turn: you may not own a new build now.
refused-one-capture-a-turn = You may own only 1 build at the end of a turn, and can capture only one this turn.
refused-ends-by-itself = A turn ends by itself when a card is played.
refused-end-is-plain = Do not name a card when you end your turn.
refused-nothing-played = Play exactly one card from your hand before you end your turn.
refused-more-to-capture = Before you end your turn, take everything that { CARDS($played) } can still capture.
refused-more-to-add = Before you end your turn, add every card that still fits one of your side's builds.

## What opponents insist on

refused-capture-first = First take everything that { CARDS($played) } can take.
refused-add-first = Your opponents insist that you add cards to your side's builds.
refused-demands-met = You have done what your opponents insisted on: end your turn.
refused-went-into-build = You have put { CARDS($card) } into a build: it can no longer capture.
refused-not-demanded = You have played { CARDS($card) }, and nobody insists that it capture more.
refused-takes-nothing-more = A capture takes at least one card besides the one that was played.
refused-goes-under = Cards that you take later go under { CARDS($card) }, on the same pile.
refused-played-as-other = You have played { CARDS($card) } as { $played_value }.

## What players are asked

refused-asked-something-else-insist = Now you can only insist on what the last turn left undone, or pass.
refused-asked-something-else-orange = Now you can only call "orange", or pass.
refused-asked-something-else-request = Now you can only ask your partner to leave the build, or pass.
refused-answer-is-plain = Answer only for yourself, and do not name a card.
refused-no-value-in-answer = Give no value with this answer.
refused-no-such-demand = Insist on a fuller capture, on additions to builds, or on both.
refused-nothing-to-capture = The card that was played can capture nothing more.
refused-nothing-to-add = Nothing on the table or on a pile can be added to that side's builds.
refused-ace-needed = Your ace is needed for another build: you cannot ask for the build of { VALUES($pending) }.
refused-cannot-ask = To ask for the build of { VALUES($pending) } you must hold a card that captures it.
refused-capture-or-leave = Your partner asks for the build: capture as you meant to, or add your card to the build.
refused-shown-card-is-played = You must play the card that you have shown, for the value that you gave it.
refused-capture-as-shown = Capture what you have shown, or add the card to the build.
refused-left-to-partner = Add your card to one of your side's builds. Your partner then owns that build.
refused-left-but-owed = You must capture the build of { VALUES($owed) } that you added to.
refused-left-too-many = You may own only 1 build at the end of your turn: capture it.

## Claims

refused-no-claims = Nothing can be claimed in this game.
refused-claim-is-plain = To claim, name the player who makes the claim, and no card.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = You can claim only between two plays: this turn is not over yet.
refused-has-announced = You have already announced the target: you may do so again after the next play.

## The order on a pile

refused-order-of-captures = Only captured cards have an order on a pile.
refused-order-not-free = In this game you cannot choose the order of captured cards.
refused-order-incomplete = The order must name the capturing card and every captured card exactly once.
refused-card-on-top = The capturing card must go on top of the pile.
refused-lowest-on-top-first = Captured cards go on the pile by number, with the lowest on top.
