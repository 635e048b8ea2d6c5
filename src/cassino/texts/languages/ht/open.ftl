### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Louvri sa yo pataje a
open-nothing = Pa gen anyen pou louvri
open-nothing-about = Cassino louvri lyen pou tab li ak paj li, ak kòd règ lakay. Sa yo pataje a pa gen youn ladan yo.
open-elsewhere = Lyen an mennen nan yon lòt adrès.
# Link to that address
open-there = Ale la
