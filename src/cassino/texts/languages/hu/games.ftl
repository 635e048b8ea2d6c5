games-export = Mind exportálása
games-import = Minden importálása másik böngészőből vagy szerverről: válassz olyan fájlt, amelyet ott a „Mind exportálása” hivatkozással mentettél
games-import-now = Importálás
games-imported =
    { $matches ->
        [0] Nincs új parti.
        [1] 1 parti importálva.
       *[other] { $matches } parti importálva.
    }
games-imported-house =
    { $house ->
        [1] 1 házi szabálykészlet importálva.
       *[other] { $house } házi szabálykészlet importálva.
    }
games-imported-scores =
    { $scores ->
        [1] 1 pontozólap importálva.
       *[other] { $scores } pontozólap importálva.
    }
games-known =
    { $known ->
        [1] 1 parti már megvolt itt.
       *[other] { $known } parti már megvolt itt.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 partit még játszanak a szerveren. Akkor importálhatod, ha véget ért.
       *[other] { $unfinished } partit még játszanak a szerveren. Akkor importálhatod őket, ha véget értek.
    }
games-search = Keresés névre
games-show = Mutasd
games-in-progress = Folyamatban
games-over = Befejezett
games-list = Játszmák
games-none = Még nincs játszmád. <link>Játssz egyet.</link>
games-none-found = Nincs találat. <link>Játssz egyet.</link>
games-older = Régebbi játszmák
games-damaged = Sérült parti
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
games-winner = győztes: { $winner }
games-open = Megnyitás
games-json = JSON
games-open-match = Megnyitás: { $title }, { $names }
games-continue-match = Folytatás: { $title }, { $names }
games-review-match = Elemzés: { $title }, { $names }
games-replay-match = Visszajátszás: { $title }, { $names }
games-record-of = Jegyzőkönyv: { $title }, { $names }
games-json-of = { $title }, { $names }, JSON
