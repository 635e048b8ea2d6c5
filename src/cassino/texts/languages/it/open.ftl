### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Apri ciò che è stato condiviso
open-nothing = Niente da aprire
open-nothing-about = Cassino apre i link ai suoi tavoli e alle sue pagine, e i codici delle regole della casa. Ciò che è stato condiviso non ne contiene.
open-elsewhere = Il link porta a un altro indirizzo.
# Link to that address
open-there = Vai lì
