### What the tutor says after a match: at most 45 words each. $missed of $chances clear chances were missed.

tip-pairs = Look for pairs: a card on the table with the same rank as one of yours. You missed { $missed } of { $chances } clear chances in your latest games.
tip-sums = Look for cards that add up to a card in your hand. You missed { $missed } of { $chances } clear chances in your latest games.
tip-several-sets = One card can take several pairs and sums at once. You left something behind in { $missed } of { $chances } clear cases in your latest games.
tip-building = Put cards together into a build now, and take them all on your next turn. You missed { $missed } of { $chances } clear chances in your latest games.
tip-safe-builds = Before you build, ask yourself who else could take it. Your build was too risky in { $missed } of { $chances } clear cases in your latest games.
tip-answering-builds = Take or raise another player's build before they take it. You missed { $missed } of { $chances } clear chances in your latest games.
tip-leaving-sweeps = Before you lay down a card, check whether one card could then sweep the table. You left a sweep in { $missed } of { $chances } clear cases in your latest games.
tip-valuable-cards = Take the cards that score points first, and don't lay them down. You chose other cards in { $missed } of { $chances } clear cases in your latest games.
tip-counting-cards = Remember which ranks have been played: a card that nobody can match is safe on the table. You missed { $missed } of { $chances } clear chances in your latest games.
tutor-strong = Strong
tutor-growing = Practice this
tutor-unseen = Too few games
