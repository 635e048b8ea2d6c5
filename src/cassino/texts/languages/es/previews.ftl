### Lo que otros sitios y aplicaciones de mensajes muestran junto a un enlace

preview-start = Cassino
preview-start-about = Casino, el juego de cartas: juega contra un bot o con amigos, en tu navegador.
preview-table = { $rules }: siéntate a jugar
preview-table-about = Te invitaron a una mesa. Abre el enlace para jugar.
preview-table-names = En la mesa: { $names }
preview-puzzle = Problema { $number }: encuentra la mejor jugada
preview-puzzle-about = { $rules }: una jugada es claramente la mejor. ¿La ves?
preview-puzzles = Problemas: encuentra la mejor jugada
preview-puzzles-about = Problemas de Casino de tu nivel: en cada uno hay una jugada claramente mejor.
preview-daily = Mano del día, { $day }
preview-daily-about = { $rules }: todos los que juegan hoy reciben las mismas cartas.
preview-school-about = Aprende a jugar con lecciones cortas.
preview-lesson = Aprende: { $title }
