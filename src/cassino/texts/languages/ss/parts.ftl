### Tincenye temisho
###
### A draft: nobody who speaks siSwati has read it yet, and whoever wrote it is not sure of it. docs/contribute/translating.md says how to help.

# Terms (English = siSwati): the words for suits and pictures are English words
# you = wena; game = umdlalo; turn = litfuba; player = umdlali, badlali; side = licembu; card = likhadi, emakhadi
# hand = sandla; table = litafula; capture, take = tsatsa; build = yakha, sakhiwo, takhiwo; trail = shiya etafuleni
# sweep = shanyela, kushanyela; pile = incumbi; value = linani; sum = samba; point = liphuzu, emaphuzu; win = ncoba
# rules = imitsetfo; suits = club, diamond, heart, spade; A J Q K = ace, jack, queen, king; yes = yebo; no = cha

you = Wena
guest = Sivakashi
friend = Umngani
friend-number = Umngani { $number }

# Without a word: "na-" would join the noun that follows
and = { $before }, { $last }
plus = { $before } + { $last }
these-cards = lamakhadi
or = { $before } / { $last }
