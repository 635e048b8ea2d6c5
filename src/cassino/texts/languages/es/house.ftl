### Las reglas de la casa: las guardadas y el editor

house-needs-script = Esta página necesita JavaScript. También puedes escribir reglas de la casa en <link>archivos</link>.
house-all = Todas las reglas de la casa

### Las reglas guardadas, y cómo empezar otras

house-about = Cambia lo que quieras en cualquier juego. Tus reglas se revisan sobre la marcha, y con su código cualquiera puede jugar con ellas.
house-none = Todavía ninguna.
house-new = Reglas nuevas
house-based-on = A partir de { $title }.
house-edit = Editar
house-download = Descargar
house-rename = Renombrar
house-play-these = Jugar { $title }
house-edit-these = Editar { $title }
house-book-of = Reglamento de { $title }
house-download-these = Descargar { $title }
house-rename-these = Renombrar { $title }
house-delete-these = Borrar { $title }

house-renamed = Ahora se llama { $title }.
house-delete-title = ¿Borrar { $title }?
house-delete-text = Las partidas que se están jugando con estas reglas continúan. Si tienes su código, puedes cargarlas de nuevo.
house-deleted = Se borró { $title }.

house-from-game = A partir de un juego
house-game = Juego inicial
house-change-rules = Cambiar sus reglas
house-from-code = Desde un código
house-code = Código o enlace que te enviaron
house-open-code = Abrir el código
house-from-file = Desde un archivo
house-file = Archivo de reglas (.toml)
house-file-text = O pega su texto
house-open-file = Abrir el archivo

### Compartir

house-share-title = Compartir { $title }
house-share-text = Quien abra el enlace, o escriba el código en Reglas de la casa, tendrá las mismas reglas. En la terminal: <code>{ $command }</code>
house-share-code = Código

### El editor

house-based-on-link = A partir de <link>{ $title }</link>.
house-based-on-usual = A partir de las opciones por defecto.
house-name = Nombre
house-summary = Descripción corta
house-foreign = Estas reglas son de otra persona. Al guardar haces tu propia copia.
house-saved = Guardadas.

house-conflicts =
    { $count ->
        [0] Sin conflictos
        [one] { $count } conflicto
       *[other] { $count } conflictos
    }
house-conflict-of = <link>{ $title }</link>: { $text }
house-conflict = <b>Conflicto:</b> { $text }
house-conflict-in = <b>Conflicto:</b> { $title }: { $text }
house-ways-out = Cómo arreglarlo:
house-tidy = Restablecer las { $count } opciones sin efecto

house-groups = Grupos de opciones
house-only-changes = Ver solo los cambios
house-changes =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }
house-is-saved = guardado
house-changed = <b>Cambiada.</b> { $game }: { $answer }.
house-reset = Restablecer esta opción
house-reset-this = Restablecer esta opción: { $title }
house-these = Estas reglas

house-in-file-kept = Como en el archivo. Esto se puede cambiar en un archivo.
house-in-file-none = Ninguna. Esto se puede cambiar en un archivo.
house-between = de { $least } a { $most }
house-usually = Por defecto

### La lista de lo que puntúa

house-add-line = Añadir una línea
house-line-added = Línea { $line } añadida.
house-line-kind = Línea { $line }: lo que puntúa
house-line-cards = Línea { $line }: qué cartas
house-line-least = Línea { $line }: número mínimo
house-line-points = Línea { $line }: puntos
house-line-up = Línea { $line }: subir
house-line-down = Línea { $line }: bajar
house-line-remove = Línea { $line }: quitar
house-at-least = como mínimo
house-this-many = cuántas
house-points = puntos
house-not-in-pack = { $cards } (no está en esta baraja)

house-usual = Lo que más se cambia
