### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Open what was shared
open-nothing = Nothing to open
open-nothing-about = Cassino opens links to its tables and pages, and share codes of house rules. What was shared has neither.
open-elsewhere = The link leads to another address.
# Link to that address
open-there = Go there
