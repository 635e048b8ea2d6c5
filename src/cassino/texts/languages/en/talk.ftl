### What bots say at the table: five wordings for each occasion

# $value (number): of the build that the bot has made
talk-build-1 = I'm building { value }.
talk-build-2 = That makes { value }.
talk-build-3 = Now there is a { value } on the table.
talk-build-4 = Hands off my { value }!
talk-build-5 = A build of { value }. Watch it grow.

# The last cards of the stock are dealt
talk-last-1 = Last.
talk-last-2 = Last cards!
talk-last-3 = These are the last ones.
talk-last-4 = The stock is empty.
talk-last-5 = Last round. Good luck!

# The bot has swept the table
talk-sweep-1 = Clean sweep!
talk-sweep-2 = Swept!
talk-sweep-3 = All mine.
talk-sweep-4 = That tidied up nicely.
talk-sweep-5 = Nothing left to take.

# Somebody else has swept the table
talk-praise-1 = Nice sweep!
talk-praise-2 = Beautiful.
talk-praise-3 = What a sweep!
talk-praise-4 = Not a card left. Nice!
talk-praise-5 = I didn't see that coming.

# The bot has taken a card that scores by itself
talk-prize-1 = I was hoping for that one.
talk-prize-2 = That one counts.
talk-prize-3 = Every point helps.
talk-prize-4 = A card worth having.
talk-prize-5 = Thank you for that.

# Somebody has taken a build of the bot
talk-stolen-1 = Hey, that was mine!
talk-stolen-2 = There goes my build.
talk-stolen-3 = I had plans for that one.
talk-stolen-4 = Nice steal.
talk-stolen-5 = So you held that card!

# The bot has won the match
talk-won-1 = Good game! That was fun.
talk-won-2 = I had the cards today.
talk-won-3 = Thanks for the game.
talk-won-4 = That was a good match.
talk-won-5 = Shall we play again?

# The bot has lost the match
talk-lost-1 = You played that well.
talk-lost-2 = Congratulations!
talk-lost-3 = I'll get you next time.
talk-lost-4 = Good game. Again?
talk-lost-5 = You earned it.
