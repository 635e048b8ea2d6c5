house-needs-script = Ehhez az oldalhoz JavaScript kell. Házi szabályokat <link>fájlként</link> is írhatsz.
house-all = Minden házi szabály

house-about = Bármelyik játékban bármit megváltoztathatsz. A szabályaidat közben ellenőrizzük, és aki ismeri a kódjukat, játszhat velük.
house-none = Még nincs egy sem.
house-new = Új szabályok
house-based-on = Alapja: { $title }.
house-edit = Szerkesztés
house-download = Letöltés
house-rename = Átnevezés
house-play-these = Játék: { $title }
house-edit-these = Szerkesztés: { $title }
house-book-of = Szabálykönyv: { $title }
house-download-these = Letöltés: { $title }
house-rename-these = Átnevezés: { $title }
house-delete-these = Törlés: { $title }

house-renamed = Az új neve: { $title }.
house-delete-title = Törlöd: { $title }?
house-delete-text = Az ezekkel a szabályokkal folyó partik folytatódnak. Ha megvan a kódjuk, újra betöltheted a szabályokat.
house-deleted = Törölve: { $title }.

house-from-game = Egy játékból
house-game = Kiinduló játék
house-change-rules = Szabályok módosítása
house-from-code = Kódból
house-code = Kód vagy link, amelyet kaptál
house-open-code = Kód megnyitása
house-from-file = Fájlból
house-file = Szabályfájl (.toml)
house-file-text = vagy a szövege
house-open-file = Fájl megnyitása

house-share-title = Megosztás: { $title }
house-share-text = Aki megnyitja a linket, vagy beírja a kódot a Házi szabályoknál, ugyanezeket a szabályokat kapja. A terminálban: <code>{ $command }</code>
house-share-code = Kód

house-based-on-link = Alapja: <link>{ $title }</link>.
house-based-on-usual = Alapja: az alapbeállítások.
house-name = Név
house-summary = Rövid leírás
house-foreign = Ezek másnak a szabályai. Mentéskor saját másolatod készül.
house-saved = Elmentve.

house-conflicts =
    { $count ->
        [0] Nincs ütközés
        [one] { $count } ütközés
       *[other] { $count } ütközés
    }
house-conflict-of = <link>{ $title }</link>: { $text }
house-conflict = <b>Ütközés:</b> { $text }
house-conflict-in = <b>Ütközés:</b> { $title }: { $text }
house-ways-out = Így oldhatod meg:
house-tidy = Hatástalan beállítások visszaállítása ({ $count })

house-groups = Beállítások csoportjai
house-only-changes = Csak a változások
house-changes =
    { $count ->
        [one] { $count } változás
       *[other] { $count } változás
    }
house-is-saved = elmentve
house-changed = <b>Megváltozott.</b> { $game }: { $answer }.
house-reset = Beállítás visszaállítása
house-reset-this = Beállítás visszaállítása: { $title }
house-these = Ezek a szabályok

house-in-file-kept = Ahogy a fájlban van. Fájlban módosíthatod.
house-in-file-none = Nincs. Fájlban módosíthatod.
house-between = { $least } és { $most } között
house-usually = Alapérték

house-add-line = Új sor
house-line-added = { $line }. sor hozzáadva.
house-line-kind = { $line }. sor: mi ér pontot
house-line-cards = { $line }. sor: mely lapok
house-line-least = { $line }. sor: legkisebb szám
house-line-points = { $line }. sor: pontok
house-line-up = { $line }. sor: feljebb
house-line-down = { $line }. sor: lejjebb
house-line-remove = { $line }. sor: törlés
house-at-least = legalább
house-this-many = ennyi
house-points = pont
house-not-in-pack = { $cards } (nincs ebben a pakliban)
house-usual = Amit a legtöbben megváltoztatnak
