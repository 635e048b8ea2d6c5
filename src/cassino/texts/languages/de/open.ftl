### What a person shares with the app from another one: a link, or the code of house rules

# The title of the page
open-heading = Geteiltes öffnen
open-nothing = Nichts zu öffnen
open-nothing-about = Cassino öffnet Links zu seinen Tischen und Seiten und die Codes von Hausregeln. Das Geteilte enthält beides nicht.
open-elsewhere = Der Link führt zu einer anderen Adresse.
# Link to that address
open-there = Dorthin gehen
