### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Abrir o que foi compartilhado
open-nothing = Nada para abrir
open-nothing-about = O Cassino abre links para suas mesas e páginas e códigos de regras da casa. O que foi compartilhado não tem nenhum deles.
open-elsewhere = O link leva a outro endereço.
# Link to that address
open-there = Ir para lá
