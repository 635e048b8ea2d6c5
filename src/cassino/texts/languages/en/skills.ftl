### The skills of a player: skill-NAME is what it is called, skill-NAME-meaning what a player who has it does

skill-pairs = Pairs
skill-pairs-meaning = You take a card on the table with a card of the same rank.
skill-sums = Sums
skill-sums-meaning = You take cards that add up to a card in your hand.
skill-several-sets = Several sets
skill-several-sets-meaning = You take everything that your card can take at once, not just one pair or sum.
skill-building = Building
skill-building-meaning = You put cards together now so that you can take them all on a later turn.
skill-safe-builds = Safe builds
skill-safe-builds-meaning = You choose builds that your opponents are unlikely to take.
skill-answering-builds = Answering builds
skill-answering-builds-meaning = You take, raise or add to another player's build before they can take it.
skill-leaving-sweeps = Preventing sweeps
skill-leaving-sweeps-meaning = You leave a table that the next player cannot clear with one card.
skill-valuable-cards = Valuable cards
skill-valuable-cards-meaning = You take the cards that score points, and you don't leave them for others.
skill-counting-cards = Counting cards
skill-counting-cards-meaning = You remember which cards have been played, so you know what others may hold.
