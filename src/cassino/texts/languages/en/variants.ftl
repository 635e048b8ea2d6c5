### The shipped rule sets: start page, rule books, terminal. The names of the games follow the words that players of each
### language use; other names that they are known by stand in the files of the rules.
### variant-X: the title. variant-X-short: its name in a list under the name of its family. variant-X-summary: what is
### special about it, in one line. variant-X-note: what else is known, in the rule book. variant-X-family: the group it is listed with. variant-X-played-in: where it is played.

# The titles of single deals
variant-of-the-day = { $title }, deal of the day
variant-of-the-week = { $title }, deal { $number } of the week
variant-first-deal = { $title }: { first-deal }

## Families

variant-family-classic = Classic Casino
variant-family-royal = Royal Casino
variant-family-caribbean = Caribbean Casino
variant-family-tuxedo = Tuxedo
variant-family-hungarian = Hungarian Casino
variant-family-southern-african = Southern African Casino
variant-family-scopa = Scopa
variant-family-nordic-kasino = Nordic Kasino

## Places

# After “Played in”
variant-place-china = China
variant-place-north-america = North America
variant-place-dominican-republic = the Dominican Republic
variant-place-haiti = Haiti
variant-place-hungary = Hungary
variant-place-hungary-and-austria = Hungary and Austria
variant-place-eswatini = Eswatini
variant-place-lesotho = Lesotho
variant-place-south-africa = South Africa
variant-place-italy = Italy
variant-place-finland-and-sweden = Finland and Sweden

## Classic Casino

variant-casino-long = Casino
variant-casino-long-short = { variant-casino-long }
variant-casino-long-summary = The classic game: capture, build and sweep. Builds can be raised and joined.
variant-casino-long-family = { variant-family-classic }
variant-casino-web-b = Casino without sweeps
variant-casino-web-b-short = Without sweeps
variant-casino-web-b-summary = Like Casino, but clearing the table scores nothing.
variant-casino-web-b-family = { variant-family-classic }
variant-casino-web-a = Casino without sweeps, silent dealer
variant-casino-web-a-short = Silent dealer
variant-casino-web-a-summary = Sweeps score nothing, and nobody announces the last round.
variant-casino-web-a-family = { variant-family-classic }
variant-casino-book = Two-Hand Casino
variant-casino-book-short = Two-Hand
variant-casino-book-summary = Two players. Sweeps score, and you can count out before the deal is over.
variant-casino-book-family = { variant-family-classic }
variant-draw-casino = Draw Casino
variant-draw-casino-short = { variant-draw-casino }
variant-draw-casino-summary = Two players, one deal. You draw a card after every turn.
variant-draw-casino-family = { variant-family-classic }
variant-draw-casino-played-in = { variant-place-china }
variant-spade-casino = Spade Casino
variant-spade-casino-short = { variant-spade-casino }
variant-spade-casino-summary = Two players, to 61 points. Every spade scores.
variant-spade-casino-family = { variant-family-classic }
variant-three-hand-casino = Three-Hand Casino
variant-three-hand-casino-short = Three-Hand
variant-three-hand-casino-summary = Three players, everyone for themselves.
variant-three-hand-casino-family = { variant-family-classic }
variant-four-hand-partnership = Partnership Casino
variant-four-hand-partnership-short = Partnership
variant-four-hand-partnership-summary = Four players. The first two players to get an ace are partners.
variant-four-hand-partnership-family = { variant-family-classic }

## Royal Casino

variant-royal-north-american = Royal Casino
variant-royal-north-american-short = { variant-royal-north-american }
variant-royal-north-american-summary = Pictures count 11 to 13, and aces 1 or 14. Sweeps score nothing.
variant-royal-north-american-family = { variant-family-royal }
variant-royal-north-american-played-in = { variant-place-north-america }
variant-royal-web = Royal Casino with sweeps
variant-royal-web-short = With sweeps
variant-royal-web-summary = Pictures count 11 to 13, and aces 1 or 14. Sweeps score.
variant-royal-web-family = { variant-family-royal }
variant-royal-book = Two-Hand Royal Casino
variant-royal-book-short = Two-Hand Royal
variant-royal-book-summary = Two players. Pictures count 11 to 13, aces 1 or 14, and you can count out.
variant-royal-book-family = { variant-family-royal }

## Caribbean Casino

variant-dominican = Dominican Casino
variant-dominican-short = Dominican
variant-dominican-summary = You must take equal cards, sweeps cancel each other, and the last points to 21 are hard to win.
variant-dominican-family = { variant-family-caribbean }
variant-dominican-played-in = { variant-place-dominican-republic }
variant-dominican-no-sweep-record = Dominican Casino, no sweeps near the end
variant-dominican-no-sweep-record-short = No late sweeps
variant-dominican-no-sweep-record-summary = Like Dominican Casino, but once you are near 21 your sweeps no longer count.
variant-dominican-no-sweep-record-family = { variant-family-caribbean }
variant-dominican-no-sweep-record-played-in = { variant-place-dominican-republic }
variant-dominican-proven-partner = Dominican Casino for partners
variant-dominican-proven-partner-short = For partners
variant-dominican-proven-partner-summary = Four players in pairs. You can build for your partner once their play proves that they hold the right card.
variant-dominican-proven-partner-family = { variant-family-caribbean }
variant-dominican-proven-partner-played-in = { variant-place-dominican-republic }
variant-dominican-soto = Dominican Casino, restricted from 16
variant-dominican-soto-short = Restricted from 16
variant-dominican-soto-summary = Like Dominican Casino, but scoring is restricted from 16 points on.
variant-dominican-soto-family = { variant-family-caribbean }
variant-dominican-soto-played-in = { variant-place-dominican-republic }
variant-haitian = Haitian Casino
variant-haitian-short = Haitian
variant-haitian-summary = Like Royal Casino, but there is only one deal, and the side with the most cards wins it.
variant-haitian-family = { variant-family-caribbean }
variant-haitian-played-in = { variant-place-haiti }

## Tuxedo

variant-tuxedo = Tuxedo
variant-tuxedo-short = { variant-tuxedo }
variant-tuxedo-summary = Two to six players, 40 Rook cards, to 100 points. Fives, oranges and sweeps score.
variant-tuxedo-family = { variant-family-tuxedo }
variant-tuxedo-played-in = { variant-place-north-america }
variant-tuxedo-52 = Tuxedo with ordinary cards
variant-tuxedo-52-short = With ordinary cards
variant-tuxedo-52-summary = Tuxedo with the 40 cards from ace to ten. A heart and a diamond make an orange.
variant-tuxedo-52-family = { variant-family-tuxedo }
variant-tuxedo-52-played-in = { variant-place-north-america }

## Hungarian Casino

variant-hungarian-kirchner = Hungarian Casino
variant-hungarian-kirchner-short = Casino to 11
variant-hungarian-kirchner-summary = Two players, to 11 points. You can play several hand cards together, and there are no builds.
variant-hungarian-kirchner-family = { variant-family-hungarian }
variant-hungarian-kirchner-played-in = { variant-place-hungary }
variant-hungarian-ulmann = Casino en deux
variant-hungarian-ulmann-short = { variant-hungarian-ulmann }
variant-hungarian-ulmann-summary = Hungarian Casino of 1892. You can play several sets from your hand, and every deal is played to the end.
variant-hungarian-ulmann-family = { variant-family-hungarian }
variant-hungarian-ulmann-played-in = { variant-place-hungary-and-austria }
variant-hungarian-nagy = Kaszinó
variant-hungarian-nagy-short = { variant-hungarian-nagy }
variant-hungarian-nagy-summary = Hungarian Casino of 1990. Cards played together total at most 13, and the next player plays twice after a sweep.
variant-hungarian-nagy-family = { variant-family-hungarian }
variant-hungarian-nagy-played-in = { variant-place-hungary }

## Southern African Casino

variant-swazi = Swazi Casino
variant-swazi-short = Swazi
variant-swazi-summary = Make builds from table cards, and steal cards from the tops of your opponents' piles.
variant-swazi-family = { variant-family-southern-african }
variant-swazi-played-in = { variant-place-eswatini }
# Omulongo Womadi is a name in Oshiwambo
variant-swazi-note = A similar game, Omulongo Womadi, is played in Windhoek, Namibia. We know only that it is similar, not its rules.
variant-swazi-two-player = Swazi Casino for two
variant-swazi-two-player-short = Swazi for two
variant-swazi-two-player-summary = Two players, 12 cards each, dealt twice. In the first half you may own only one build, and may not trail while you do.
variant-swazi-two-player-family = { variant-family-southern-african }
variant-swazi-two-player-played-in = { variant-place-eswatini }
variant-crazy-casino = Crazy Casino
variant-crazy-casino-short = { variant-crazy-casino }
variant-crazy-casino-summary = Like Swazi Casino for two, but you hold eight cards and draw one after every turn.
variant-crazy-casino-family = { variant-family-southern-african }
variant-crazy-casino-played-in = { variant-place-eswatini }
variant-sotho = Sotho Casino
variant-sotho-short = Sotho
variant-sotho-summary = Like Swazi Casino, but pictures have no number, and partners keep a pile each.
variant-sotho-family = { variant-family-southern-african }
variant-sotho-played-in = { variant-place-lesotho }
variant-lesotho-40 = Lesotho Casino
variant-lesotho-40-short = Lesotho
variant-lesotho-40-summary = Like Sotho Casino, but with 40 cards and no pictures.
variant-lesotho-40-family = { variant-family-southern-african }
variant-lesotho-40-played-in = { variant-place-lesotho }
variant-lesotho-40-three = Lesotho Casino for three
variant-lesotho-40-three-short = Lesotho for three
variant-lesotho-40-three-summary = Three players, everyone alone: 13 cards each and one on the table.
variant-lesotho-40-three-family = { variant-family-southern-african }
variant-lesotho-40-three-played-in = { variant-place-lesotho }
variant-south-african-2 = South African Casino for two
variant-south-african-2-short = South African for two
variant-south-african-2-summary = Two players, 40 cards and an empty table to begin with. You can take the top card of the other pile.
variant-south-african-2-family = { variant-family-southern-african }
variant-south-african-2-played-in = { variant-place-south-africa }
variant-south-african-3 = South African Casino for three
variant-south-african-3-short = South African for three
variant-south-african-3-summary = Three players, 13 cards each and one on the table. You cannot trail while you own a build.
variant-south-african-3-family = { variant-family-southern-african }
variant-south-african-3-played-in = { variant-place-south-africa }
variant-south-african-4 = South African Casino for four
variant-south-african-4-short = South African for four
variant-south-african-4-summary = Four players, everyone alone: ten cards each and an empty table to begin with.
variant-south-african-4-family = { variant-family-southern-african }
variant-south-african-4-played-in = { variant-place-south-africa }

## Scopa

variant-scopa = Scopa
variant-scopa-short = { variant-scopa }
variant-scopa-summary = 40 cards without eights, nines and tens. No builds, one card or set per turn, and a point for primiera.
variant-scopa-family = { variant-family-scopa }
variant-scopa-played-in = { variant-place-italy }
variant-scopa-italian = Italian Scopa
variant-scopa-italian-short = { variant-scopa-italian }
variant-scopa-italian-summary = Like Scopa, but a card that can capture must capture, and the last play is never a sweep.
variant-scopa-italian-family = { variant-family-scopa }
variant-scopa-italian-played-in = { variant-place-italy }

## Nordic Kasino

variant-nordic-kasino = Nordic Kasino
variant-nordic-kasino-short = Kasino
variant-nordic-kasino-summary = No builds. In your hand, aces count 14, the two of spades 15 and the ten of diamonds 16.
variant-nordic-kasino-family = { variant-family-nordic-kasino }
variant-nordic-kasino-played-in = { variant-place-finland-and-sweden }
