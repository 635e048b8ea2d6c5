### Che cosa mostrano altri siti e le chat accanto a un link

preview-start = Cassino
preview-start-about = Casino, il gioco di carte parente della scopa: gioca contro un bot o con gli amici, nel browser.
preview-table = { $rules }: siediti
preview-table-about = Hai un invito a un tavolo. Apri il link per giocare.
preview-table-names = Al tavolo: { $names }
preview-puzzle = Problema { $number }: trova la giocata migliore
preview-puzzle-about = { $rules }: una giocata è chiaramente la migliore. La vedi?
preview-puzzles = Problemi: trova la giocata migliore
preview-puzzles-about = Problemi di Casino al tuo livello: ognuno ha una giocata chiaramente migliore.
preview-daily = Mano del giorno, { $day }
preview-daily-about = { $rules }: chi gioca oggi riceve le stesse carte.
preview-school-about = Impara a giocare con brevi lezioni.
preview-lesson = Impara: { $title }
