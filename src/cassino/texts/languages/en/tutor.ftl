### What the tutor says after a match: at most 45 words each. $missed of $chances clear chances were missed.

tip-pairs = Look for pairs: a card on the table with the same rank as one of yours. You missed { $missed } of { $chances } clear chances in your latest games.
tip-sums = Look for cards that add up to a card in your hand. You missed { $missed } of { $chances } clear chances in your latest games.
tip-several-sets = One card can take several sets at once. You took too little in { $missed } of { $chances } clear cases in your latest games.
tip-building = Put cards together into a build now, and take them all on your next turn. You missed { $missed } of { $chances } clear chances in your latest games.
tip-safe-builds = Before you build, ask who else can take it. A build was too risky in { $missed } of { $chances } clear cases in your latest games.
tip-answering-builds = Take or raise another player's build before they take it. You missed { $missed } of { $chances } clear chances in your latest games.
tip-leaving-sweeps = Before you lay down a card, check whether one card could then sweep the table. You left a sweep in { $missed } of { $chances } clear cases in your latest games.
tip-valuable-cards = Cards that score points come first: take them, and don't lay them down. You chose others in { $missed } of { $chances } clear cases in your latest games.
tip-counting-cards = Remember which ranks have been played: a card is safe on the table when nobody can match it. It mattered in { $chances } clear cases, and you missed { $missed }.
tutor-strong = Strong
tutor-growing = Growing
tutor-unseen = Not seen yet
