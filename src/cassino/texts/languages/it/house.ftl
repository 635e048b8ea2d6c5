### Regole della casa: quelle salvate, e l'editor

house-needs-script = Questa pagina ha bisogno di JavaScript. Le regole della casa si possono anche scrivere in <link>file</link>.
house-all = Tutte le regole della casa

### Le regole salvate, e come cominciarne di nuove

house-about = Cambia quello che vuoi in qualsiasi gioco. Le tue regole vengono controllate mentre le scrivi, e chi ha il codice può usarle per giocare.
house-none = Ancora nessuna.
house-new = Nuove regole
house-based-on = Basate su { $title }.
house-edit = Modifica
house-download = Scarica
house-rename = Rinomina
house-play-these = Gioca { $title }
house-edit-these = Modifica { $title }
house-book-of = Regolamento di { $title }
house-download-these = Scarica { $title }
house-rename-these = Rinomina { $title }
house-delete-these = Elimina { $title }

house-renamed = Nuovo nome: { $title }.
house-delete-title = Eliminare { $title }?
house-delete-text = Le partite in corso con queste regole continuano. Se hai il loro codice, puoi caricarle di nuovo.
house-deleted = Eliminate: { $title }.

house-from-game = Da un gioco
house-game = Gioco da cui cominciare
house-change-rules = Cambia le sue regole
house-from-code = Da un codice
house-code = Codice o link che hai ricevuto
house-open-code = Apri il codice
house-from-file = Da un file
house-file = File con regole (.toml)
house-file-text = Oppure incolla il suo testo
house-open-file = Apri il file

### Condividere

house-share-title = Condividi { $title }
house-share-text = Chi apre il link, o inserisce il codice in Regole della casa, ha le stesse regole. Nel terminale: <code>{ $command }</code>
house-share-code = Codice

### L'editor

house-based-on-link = Basate su <link>{ $title }</link>.
house-based-on-usual = Basate sulle opzioni predefinite.
house-name = Nome
house-summary = Breve descrizione
house-foreign = Queste regole sono di un'altra persona. Se salvi, ne fai una copia tua.
house-saved = Salvate.

house-conflicts =
    { $count ->
        [0] Nessun conflitto
        [one] { $count } conflitto
       *[other] { $count } conflitti
    }
house-conflict-of = <link>{ $title }</link>: { $text }
house-conflict = <b>Conflitto:</b> { $text }
house-conflict-in = <b>Conflitto:</b> { $title }: { $text }
house-ways-out = Come risolvere:
house-tidy = Ripristina tutte le { $count } opzioni senza effetto

house-groups = Gruppi di opzioni
house-only-changes = Mostra solo le modifiche
house-changes =
    { $count ->
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
house-is-saved = salvate
house-changed = <b>Modificata.</b> { $game }: { $answer }.
house-reset = Ripristina questa opzione
house-reset-this = Ripristina questa opzione: { $title }
house-these = Queste regole

house-in-file-kept = Come nel file. Si può cambiare in un file.
house-in-file-none = Nessuno. Si può cambiare in un file.
house-between = da { $least } a { $most }
house-usually = Predefinito

### L'elenco di che cosa dà punti

house-add-line = Aggiungi una riga
house-line-added = Riga { $line } aggiunta.
house-line-kind = Riga { $line }: che cosa dà punti
house-line-cards = Riga { $line }: quali carte
house-line-least = Riga { $line }: numero minimo
house-line-points = Riga { $line }: punti
house-line-up = Riga { $line }: sposta su
house-line-down = Riga { $line }: sposta giù
house-line-remove = Riga { $line }: togli
house-at-least = almeno
house-this-many = quante
house-points = punti
house-not-in-pack = { $cards } (non in questo mazzo)
house-usual = Quello che si cambia di più
