### The pages of the rule book, and of what is different in a game

rulepages-each-game = Each game has its own rule book. What it says is what the table plays.

# What is different in a game. $title (text): its rules
rulepages-different = What is different in { $title }
rulepages-different-about = For people who know Casino: what is different in { $title }, in two minutes.
rulepages-different-lead = Do you already know Casino? Here is what is different in this game, in two minutes.
# Read aloud before a table
rulepages-different-values = Points, numbers and smaller differences
rulepages-taught = This is the game that the lessons teach.
rulepages-whole-book = The whole rule book

# The page of licenses, and the link to it
rulepages-licenses = Licenses
rulepages-licenses-lead = The parts of this game, and the license of each.
# Headings of a table
rulepages-license-part = Part
rulepages-license-version = Version
rulepages-license = License
