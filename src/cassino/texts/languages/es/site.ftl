### Páginas que dicen que algo no existe

site-nothing-here = Página no encontrada
site-nothing-here-about = En esta dirección no hay ninguna página. Puede que la dirección esté mal escrita, o que la página necesite un servidor.
site-moved = Esta página está en otra dirección.
site-no-rules = Esas reglas no existen
site-no-house-rules = Esas reglas de la casa no existen
site-no-match = Esa partida no existe
site-no-score = Esa hoja de puntos no existe
site-no-week = Esa semana no existe
site-no-puzzle = Ese problema no existe
site-no-lesson = Esa lección no existe

site-offline = Sin conexión
site-offline-about = Esta página no está guardada en este dispositivo. Se abrirá sola cuando vuelva la conexión.
site-open-again = Intentar ahora

site-device = { $browser } en { $system }
site-a-program = Un programa
