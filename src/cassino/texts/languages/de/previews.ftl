### Was andere Seiten und Messenger neben einem Link zeigen

preview-start = Cassino
preview-start-about = Casino, das Kartenspiel um den besten Fang: Spiel im Browser gegen einen Bot oder Freunde.
preview-table = { $rules }: Setz dich dazu
preview-table-about = Du bist an einen Tisch eingeladen. Öffne den Link und spiel mit.
preview-table-names = Am Tisch: { $names }
preview-puzzle = Aufgabe { $number }: Finde den besten Zug
preview-puzzle-about = { $rules }: Ein Zug ist klar der beste. Siehst du ihn?
preview-puzzles = Aufgaben: Finde den besten Zug
preview-puzzles-about = Casino-Aufgaben auf deinem Niveau: Jede hat einen klar besten Zug.
preview-daily = Runde des Tages, { $day }
preview-daily-about = { $rules }: Alle, die heute spielen, bekommen dieselben Karten.
preview-school-about = Lern das Spiel in kurzen Lektionen.
preview-lesson = Lernen: { $title }
