### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Abrir lo compartido
open-nothing = No hay nada que abrir
open-nothing-about = Cassino abre enlaces a sus mesas y páginas, y códigos de reglas de la casa. Lo que se ha compartido no contiene ninguno.
open-elsewhere = El enlace lleva a otra dirección.
# Link to that address
open-there = Ir allí
