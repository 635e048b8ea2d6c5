### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = A megosztott tartalom megnyitása
open-nothing = Nincs mit megnyitni
open-nothing-about = A Cassino a saját asztalaira és oldalaira mutató linkeket és a házi szabályok kódjait nyitja meg. A megosztott tartalomban egyik sincs.
open-elsewhere = A link egy másik címre vezet.
# Link to that address
open-there = Tovább oda
