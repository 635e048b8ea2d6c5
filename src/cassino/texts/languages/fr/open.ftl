### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Ouvrir ce qui a été partagé
open-nothing = Rien à ouvrir
open-nothing-about = Cassino ouvre les liens vers ses tables et ses pages, et les codes de règles maison. Ce qui a été partagé n’en contient pas.
open-elsewhere = Le lien mène à une autre adresse.
# Link to that address
open-there = Y aller
