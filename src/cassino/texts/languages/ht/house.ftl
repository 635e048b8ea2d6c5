### Règ lakay: sa ki sere yo, ak editè a

house-needs-script = Paj sa a bezwen JavaScript. Ou ka ekri règ lakay kòm <link>fichye</link> tou.
house-all = Tout règ lakay

### Règ ki sere yo, ak fason pou kòmanse nouvo

house-about = Chanje sa ou vle nan nenpòt jwèt. Nou verifye règ ou yo ofiramezi, e tout moun ki gen kòd la ka jwe ak yo.
house-none = Poko genyen.
house-new = Nouvo règ
house-based-on = Baze sou { $title }.
house-edit = Modifye
house-download = Telechaje
house-rename = Chanje non
house-play-these = Jwe { $title }
house-edit-these = Modifye { $title }
house-book-of = Liv règ { $title }
house-download-these = Telechaje { $title }
house-rename-these = Chanje non { $title }
house-delete-these = Efase { $title }

house-renamed = Nouvo non an se { $title }.
house-delete-title = Efase { $title }?
house-delete-text = Pati k ap jwe ak règ sa yo kontinye. Si ou gen kòd yo, ou ka chaje règ yo ankò.
house-deleted = { $title } efase.

house-from-game = Apati yon jwèt
house-game = Jwèt pou kòmanse
house-change-rules = Chanje règ li yo
house-from-code = Apati yon kòd
house-code = Kòd oswa lyen yo voye ba ou
house-open-code = Louvri kòd la
house-from-file = Apati yon fichye
house-file = Fichye règ (.toml)
house-file-text = oswa tèks li
house-open-file = Louvri fichye a

### Pataje

house-share-title = Pataje { $title }
house-share-text = Moun ki louvri lyen an, oswa ki mete kòd la nan Règ lakay, jwenn menm règ yo. Nan tèminal la: <code>{ $command }</code>
house-share-code = Kòd

### Editè a

house-based-on-link = Baze sou <link>{ $title }</link>.
house-based-on-usual = Baze sou opsyon pa defo yo.
house-name = Non
house-summary = Ti deskripsyon
house-foreign = Règ sa yo se pou yon lòt moun. Lè ou sere yo, ou fè yon kopi pa w.
house-saved = Sere.

house-conflicts =
    { $count ->
        [0] Pa gen konfli
        [one] { $count } konfli
       *[other] { $count } konfli
    }
house-conflict-of = <link>{ $title }</link>: { $text }
house-conflict = <b>Konfli:</b> { $text }
house-conflict-in = <b>Konfli:</b> { $title }: { $text }
house-ways-out = Fason pou korije sa:
house-tidy = Remete tout { $count } opsyon ki pa gen efè yo

house-groups = Gwoup opsyon
house-only-changes = Montre chanjman sèlman
house-changes =
    { $count ->
        [one] { $count } chanjman
       *[other] { $count } chanjman
    }
house-is-saved = sere
house-changed = <b>Chanje.</b> { $game }: { $answer }.
house-reset = Remete opsyon sa a
house-reset-this = Remete opsyon sa a: { $title }
house-these = Règ sa yo

house-in-file-kept = Jan sa ye nan fichye a. Ou ka chanje sa nan yon fichye.
house-in-file-none = Okenn. Ou ka chanje sa nan yon fichye.
house-between = ant { $least } ak { $most }
house-usually = Pa defo

### Lis sa ki bay pwen

house-add-line = Ajoute yon liy
house-line-added = Liy { $line } ajoute.
house-line-kind = Liy { $line }: sa ki bay pwen
house-line-cards = Liy { $line }: ki kat
house-line-least = Liy { $line }: kantite minimòm
house-line-points = Liy { $line }: pwen
house-line-up = Liy { $line }: monte l
house-line-down = Liy { $line }: desann li
house-line-remove = Liy { $line }: retire l
house-at-least = omwen
house-this-many = kantite sa a
house-points = pwen
house-not-in-pack = { $cards } (pa nan jwèt kat sa a)

house-usual = Sa moun plis chanje
