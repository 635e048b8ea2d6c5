### Casino School: lesson-NAME is the title of a lesson, lesson-NAME-about what it teaches, lesson-NAME-STEP a task,
### lesson-NAME-STEP-praise what is said to a right move, lesson-NAME-STEP-SLIP what is said to a wrong one.

lesson-capture = Take a card
lesson-capture-about = Your card takes a card of the same rank.
lesson-capture-pair =
    Anyone may take the cards in the middle. You hold { CARDS("8S") }, and { CARDS("8H") } is on the table.
    A card takes another card of the same rank. Take it!
lesson-capture-pair-praise =
    Well done! Taking cards is called capturing. Both eights are in your pile now, and at the end the cards in your pile score points.
lesson-capture-pair-trail =
    That only puts a card on the table, where anyone can take it. With { CARDS("8S") } you can take something: look for the other eight.
lesson-capture-pair-build =
    That is a build. It is a good idea, and its lesson comes soon. For now, just take { CARDS("8H") } with { CARDS("8S") }.
lesson-capture-ace = Now without help: one of your cards can take a card from this table. Which one?
lesson-capture-ace-praise = Ace takes ace, and every ace is worth a whole point. You won two points with one card!
lesson-capture-ace-trail = That card would just sit on the table. Look for two cards of the same rank, one in your hand and one on the table.

lesson-sum = Add cards up
lesson-sum-about = Your card takes several cards that add up to it.
lesson-sum-two =
    There is no nine on the table, but { CARDS("4D") } and { CARDS("5S") } make 4 + 5 = 9. So { CARDS("9C") } takes both at once.
lesson-sum-two-praise = Three cards for your pile with one play. Always look for sums: they bring more cards than pairs. An ace counts as 1.
lesson-sum-two-trail = That would give a card away. Which two cards on the table add up to 9?
lesson-sum-three = You hold { CARDS("10S") }. This time, three cards on the table add up to 10. Find them.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Four cards in your pile! The more cards you take, the better.
lesson-sum-three-trail = You don't have to lay a card down. Three cards on the table add up to 10: take them with { CARDS("10S") }.

lesson-build = Make a build
lesson-build-about = Put cards together now, and take them all on a later turn.
lesson-build-make =
    You hold { CARDS("9S") } and { CARDS("4C") }. Lay { CARDS("4C") } on { CARDS("5D") }: 4 + 5 = 9. That is called a build of 9.
    Cards in a build stay together, and only a nine takes them. You have one!
lesson-build-make-praise =
    A build of 9! Why is that good? Without it, your { CARDS("9S") } would take nothing here. Now it can bring you three cards,
    and players without a nine cannot take them.
lesson-build-make-trail = That gives a card away for nothing. Choose { CARDS("4C") } and { CARDS("5D") } together: they make 9, and you hold a nine.
lesson-build-collect = Your opponent had no nine and laid down { CARDS("3C") }. Your build is still there. Collect it with { CARDS("9S") }.
lesson-build-collect-praise = Three cards at once, and that is why builds win games. But do not wait too long: your opponent may get a nine, too.
lesson-build-own = On your own now. You hold a ten. Can another card in your hand make 10 with a card on the table?
lesson-build-own-praise = 3 + 7 = 10: a build of 10. Next turn { CARDS("10C") } takes both. Build only what you can take yourself.
lesson-build-own-trail = That leaves a chance on the table. You hold { CARDS("10C") }: which card in your hand makes 10 with one on the table?

lesson-several = Take several at once
lesson-several-about = One card takes every card and every sum that fits.
lesson-several-both =
    { CARDS("8C") } takes { CARDS("8D") }. It also takes { CARDS("5H") } and { CARDS("3S") }, because 5 + 3 = 8. Take all three in one play.
lesson-several-both-praise = Four cards with one play. Before you press Take, look again: is there anything else that fits?
lesson-several-both-part = Good, but there is more. Your eight takes the other eight and 5 + 3 in the same play. Choose all three.
lesson-several-both-trail = Do not lay a card down here: { CARDS("8C") } can take three cards.
lesson-several-more = { CARDS("9D") } can take a lot here. Find every nine and every sum of 9. Each card can be used only once.
lesson-several-more-praise = 9, 6 + 3 and 8 + 1: you took five cards with one. Your opponent will remember that.
lesson-several-more-part = That is part of it. There is a nine, and there are two sums of 9. Choose all five cards.
lesson-several-more-trail = Look again: { CARDS("9D") } can take five cards from this table.

lesson-pictures = Picture cards
lesson-pictures-about = A jack takes a jack, a queen takes a queen, a king takes a king.
lesson-pictures-queen =
    Pictures have no number, so they are never part of a sum or a build. A queen takes a queen, and nothing else does. Take { CARDS("QD") }.
lesson-pictures-queen-praise = A pair of queens for you. A picture on the table is safe from anyone who does not hold the same rank.
lesson-pictures-queen-trail = You hold { CARDS("QS") }, and there is a queen on the table. Take it, or your opponent might.
lesson-pictures-jack = There are two jacks on the table, but one picture takes only one picture. Take a jack with { CARDS("JS") }.
lesson-pictures-jack-praise = One jack takes one jack. The fourth jack can still take the other one, so remember who may have it.
lesson-pictures-jack-sum = A fine capture, but this lesson is about pictures: take a jack with { CARDS("JS") }.
lesson-pictures-jack-trail = Two jacks are on the table, and you hold a third one. Take one of them.

lesson-keep = Keep the card you need
lesson-keep-about = A build is a promise: you must hold the card that takes it.
lesson-keep-choose =
    You hold { CARDS("6S") } and { CARDS("3H") }. You may make 3 + 3 = 6, because { CARDS("6S") } stays in your hand and can take it.
    You may not make 6 + 3 = 9: you have no nine. Make the build that is allowed.
lesson-keep-choose-praise = A build of 6, and { CARDS("6S") } is waiting for it. Keep that card until you have taken the build.
lesson-keep-choose-pair = That takes two cards now. The build of 6 brings you three: lay { CARDS("3H") } on { CARDS("3D") }, and keep the six.
lesson-keep-choose-trail = You can do better. { CARDS("3H") } and { CARDS("3D") } make 6, and you hold a six.
lesson-keep-owner =
    The build of 9 is yours. As long as you own a build, you may not just lay a card down: you must take something or build. Your opponent may hold
    a nine, too. What is most urgent?
lesson-keep-owner-praise = Safe! Three cards in your pile, before anyone else could take them.
lesson-keep-owner-pair = That is allowed, and your build stays. But three cards are at risk on the table: take your build first.

lesson-raise = Raise a build
lesson-raise-about = Add a card, and the build has a new value.
lesson-raise-own =
    You own a build of 7. Add { CARDS("2H") } from your hand: 7 + 2 = 9. You hold { CARDS("9D") }, so you may.
    Then a seven no longer takes it, and it has one more card.
lesson-raise-own-praise = It is a build of 9 now, and it grew to three cards. Raise when you think your opponent can take the old value.
lesson-raise-own-early = That is safe, and it brings three cards. Here, try the other way: add { CARDS("2H") } and make it 9.
lesson-raise-again = You own a build of 6, and you hold { CARDS("10H") }. Which card turns the 6 into 10?
lesson-raise-again-praise = 6 + 4 = 10. Only simple builds can be raised: one set of cards. The next lesson shows builds that cannot.
lesson-raise-again-early = That takes three cards. But raise it to 10 with { CARDS("4D") }, and { CARDS("10H") } will bring you four.

lesson-join = Add to a build
lesson-join-about = Several sets of one value make a build that nobody can raise.
lesson-join-add =
    You own a build of 9. { CARDS("6S") } and { CARDS("3H") } make 9, too. Put them with your build. This is called joining: now it has two sets, and one nine takes all of it.
lesson-join-add-praise = A multiple build! Nobody can change its value anymore, and { CARDS("9S") } will bring you five cards.
lesson-join-add-early = That takes your build now. Make it bigger first: choose { CARDS("6S") }, { CARDS("3H") } and the build.
lesson-join-add-beside = Now two builds of 9 lie side by side. Put them together: choose your build, too.
lesson-join-double = You can also begin with two sets. You hold { CARDS("10H") } and { CARDS("6C") }. Make two tens from four cards, in one play.
lesson-join-double-praise = 6 + 4 and 7 + 3: a double build of 10. { CARDS("10H") } takes all four, and your opponent cannot raise it.
lesson-join-double-single = A good build. But { CARDS("7S") } and { CARDS("3C") } are also 10: choose them as well, and your ten brings five cards.
lesson-join-double-capture = That takes three cards now. A double build brings five: choose { CARDS("6C") } and all three cards on the table.
lesson-join-double-trail = You don't have to give a card away: { CARDS("6C") } and { CARDS("4D") } make 10, and so do { CARDS("7S") } and { CARDS("3C") }.

lesson-steal = Take their build
lesson-steal-about = You can take your opponent's build if you hold the right card.
lesson-steal-take =
    Your opponent has built 8, hoping to take it next turn. But you hold { CARDS("8S") }. A build belongs to whoever takes it first.
lesson-steal-take-praise = Three cards, and a long face across the table. That is why you should not leave your own builds lying around.
lesson-steal-take-trail = Your opponent will take the build of 8 next turn. You hold an eight: take it now!
lesson-steal-raise = This time you have no seven. But you can raise their build of 7 to a value you hold. Which card does it?
lesson-steal-raise-praise = 7 + 2 = 9, and the build is yours now. Your opponent's seven is useless, and { CARDS("9C") } will take three cards.
lesson-steal-raise-trail = Then your opponent takes the build. You hold { CARDS("9C") }: what do you add to 7 to make 9?
lesson-steal-top =
    In South African Casino, piles lie face up. You may use the top card of your opponent's pile for your own build.
    Choose { CARDS("5C") } from your hand and { CARDS("4H") } from their pile, and add both to your build of 9.
lesson-steal-top-praise = Stolen from their pile! Look at the rules before you play a new game: stealing is allowed in only some of them.
lesson-steal-top-early = That takes your build as it is. Make it bigger first with { CARDS("5C") } and { CARDS("4H") }, the top of their pile.

lesson-sweep = Sweep the table
lesson-sweep-about = Take everything on the table for an extra point.
lesson-sweep-take =
    If one play takes every card on the table, that is a sweep. It is worth an extra point. { CARDS("9H") } can do it here: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = A sweep! That is one extra point, and your opponent must lay a card on an empty table.
lesson-sweep-take-trail = Look at the whole table: 6 + 2 + 1. { CARDS("9H") } takes all of it.
lesson-sweep-leave =
    Sweeps work for your opponent, too. You cannot take { CARDS("5S") }, so you have to lay a card down: that is called trailing. Which card leaves no sweep?
lesson-sweep-leave-praise = No single card can take a king together with a five. That was a safe card.
lesson-sweep-leave-low = Careful: 5 + 2 = 7. Then any seven takes the whole table, a sweep. Lay down the card that fits no sum.

lesson-points = What scores
lesson-points-about = Which cards you really want: { CARDS("10D") }, { CARDS("2S") }, aces and spades.
lesson-points-ten =
    { CARDS("10D") } is the big casino. It is the best card of all: 2 points. You can take only one thing here. Take the most valuable!
lesson-points-ten-praise = Two points with one play. If you hold { CARDS("10D") } yourself, use it to take something: on the table, any ten could take it.
lesson-points-ten-six = A spade is nice. But { CARDS("10D") } is worth 2 points, and your opponent may take it next.
lesson-points-ten-trail = Two points are on the table: take { CARDS("10D") } with your ten.
lesson-points-two = { CARDS("2S") } is the little casino: 1 point. How do you take it?
lesson-points-two-praise = 2 + 3 = 5, and the little casino is yours. It counts as a spade, too.
lesson-points-two-king = That is a pair, but the point is still on the table. Which of your cards takes { CARDS("2S") } together with another card?
lesson-points-two-trail = Do not leave { CARDS("2S") } there. It makes 5 with another card on the table.
lesson-points-ace = Each of the four aces is 1 point. In a sum, an ace counts as 1. Get the ace!
lesson-points-ace-praise = 1 + 6 = 7. Another point for you.
lesson-points-ace-jack = Two cards, but no point. Add { CARDS("AH") } to another card on the table: which of your cards does that make?
lesson-points-ace-trail = There is a point on the table: { CARDS("AH") }. Add something to it.
lesson-points-spade =
    Whoever takes the most spades gets 1 point, and whoever takes the most cards gets 3. So a spade is better than another card of its rank.
    Which king do you take?
lesson-points-spade-praise = Both are kings, but { CARDS("KS") } also helps to win the point for spades. Now you know everything that scores.
lesson-points-spade-heart = That also takes a king, but not the spade. Take the king that may bring a point.
lesson-points-spade-trail = You hold { CARDS("KD") }, and two kings are on the table. Take one of them.

lesson-last = The last cards and the count
lesson-last-about = Who gets what is left, and how a deal is counted.
lesson-last-majority =
    The deal is nearly over. You have 24 of the 52 cards, and 27 are enough for the 3 points for most cards. Which play brings three cards at once?
lesson-last-majority-praise = 24 + 3 = 27: your opponent cannot catch up anymore. Counting your cards near the end is worth 3 points.
lesson-last-majority-king = That brings only two cards. 26 is half the pack, not a majority. Find the play that brings three.
lesson-last-majority-trail = Every card counts now, and you can take three.
lesson-last-last =
    Your last card, and the last of the deal. Whoever takes last also gets everything that is left on the table. Take { CARDS("9D") }!
lesson-last-last-praise =
    You took last, so { CARDS("KH") } and { CARDS("4S") } are yours as well. Now both piles are counted: most cards 3, most spades 1,
    big casino 2, little casino 1, each ace 1, each sweep 1. The first player to reach 21 points wins.
lesson-last-last-trail = Then your opponent, who took last, gets everything on the table. Take { CARDS("9D") } instead.

### Answers that fit any lesson

lesson-try-trail = That lays { CARDS($cards) } on the table, where anyone can take it. Read the task again: there is something better.
lesson-try-capture = { CARDS($cards) } can take { CARDS($taken) }. But that is not the task: read it again.
lesson-try-build = You can build { $value }. But that is not the task: read it again.
lesson-try-join = You can add to the build of { $value }. But that is not the task: read it again.
lesson-try-raise = You can raise the build to { $value }. But that is not the task: read it again.
lesson-try-other = That is allowed. But that is not the task: read it again.

### Which cards to choose

lesson-do-trail = Choose { CARDS($cards) } in your hand. Then press Trail: that lays it on the table.
lesson-do-capture = Choose { CARDS($cards) } in your hand and { CARDS($taken) } on the table. Then press Take.
lesson-do-sweep = Choose { CARDS($cards) } in your hand and { CARDS($taken) } on the table. Then press Sweep!
lesson-do-build = Choose { CARDS($cards) } in your hand and { CARDS($taken) } on the table. Then press Build { $value }.
lesson-do-join = Choose { CARDS($cards) } in your hand, and { CARDS($taken) }. Then press Join.
lesson-do-raise = Choose { CARDS($cards) } in your hand and the build with { CARDS($taken) }. Then press Raise to { $value }.

### A first deal

first-deal = Your first deal
first-deal-about = Play a small deal of twenty cards, and see what each move does.
first-deal-begins =
    You play a whole deal, with only twenty cards: aces, twos, eights, nines and tens. Each of you has four cards, and four are on the table.
    Look for a card of yours that takes something.
first-deal-missed = You trailed: you laid a card down and took nothing. That is allowed, but you could have taken something.
first-deal-laid = You trailed: you laid a card down. Sometimes there is nothing to take.
first-deal-took = You took { $count } cards for your pile.
first-deal-built = A build of { $value }. Keep the card that takes it.
first-deal-their-build = If you hold a card of value { $value }, you can take that build.
first-deal-big-casino = The big casino, { CARDS("10D") }, is worth 2 points.
first-deal-little-casino = The little casino, { CARDS("2S") }, is worth 1 point.
first-deal-aces =
    { $count ->
        [1] An ace is worth 1 point.
       *[other] { $count } aces are worth { $count } points.
    }
first-deal-sweep = Nothing is left on the table: that is a sweep, 1 extra point.
first-deal-over = The deal is over. What is left on the table goes to the player who took last. Now both piles are counted.
first-deal-most-cards = Whoever has more cards gets 3 points.
first-deal-most-spades = Whoever has more spades gets 1 point.
first-deal-each-ace = Each ace is worth 1 point.
first-deal-each-sweep = Each sweep is worth 1 point.
first-deal-result =
    { $better ->
        [you] You win this deal { $own } to { $other }. You can play Casino!
        [other] You have { $own } points, and your opponent has { $other }. Better luck next time! You can play Casino now.
       *[same] { $own } points each. You can play Casino!
    }

### What is wrong with a file that keeps the progress of a person

lessons-progress-no-json = The file is not JSON.
lessons-progress-version = The file is from another version of Cassino.
lessons-progress-steps = The file names no steps of lessons.

### Errors

# $names (text): the lessons there are
lessons-unknown = There is no lesson "{ $name }". The lessons are: { $names }.
# $problem (text): what the reader of TOML says, in English
lessons-no-toml = The lesson "{ $name }" is not TOML: { $problem }.
lessons-only-steps = The lesson "{ $name }" must have [[steps]] and nothing else.
lessons-same-name = The lesson "{ $name }" has two steps with the same name.
# $needed, $others (text): names of fields
lessons-step-fields = Step "{ $step }" of the lesson "{ $lesson }" must have { $needed }, and may have { $others }.
lessons-step-wrong = Step "{ $step }" of the lesson "{ $lesson }": { $problem }
lessons-deal-over = This first deal is over.
# $number (number): of the move
lessons-deal-move = Move { $number } of this first deal is not possible: { $problem }
