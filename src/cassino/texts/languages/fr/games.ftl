games-export = Tout exporter
games-import = Tout importer d’un autre navigateur ou d’un serveur : choisis un fichier que tu y as enregistré avec « Tout exporter »
games-import-now = Importer
games-imported =
    { $matches ->
        [0] Aucune nouvelle partie.
        [1] 1 partie a été importée.
       *[other] { $matches } parties ont été importées.
    }
games-imported-house =
    { $house ->
        [1] 1 jeu de règles maison a été importé.
       *[other] { $house } jeux de règles maison ont été importés.
    }
games-imported-scores =
    { $scores ->
        [1] 1 feuille de score a été importée.
       *[other] { $scores } feuilles de score ont été importées.
    }
games-known =
    { $known ->
        [1] 1 partie était déjà ici.
       *[other] { $known } parties étaient déjà ici.
    }
games-unfinished =
    { $unfinished ->
        [1] 1 partie est encore en cours sur le serveur. Tu pourras l’importer quand elle sera finie.
       *[other] { $unfinished } parties sont encore en cours sur le serveur. Tu pourras les importer quand elles seront finies.
    }
games-search = Chercher un nom
games-show = Afficher
games-in-progress = En cours
games-over = Finies
games-list = Parties
games-none = Tu n’as pas encore de parties. <link>Joues-en une.</link>
games-none-found = Aucune partie trouvée. <link>Joues-en une.</link>
games-older = Parties plus anciennes
games-damaged = Une partie abîmée
games-played = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
games-winner = victoire : { $winner }

games-open = Ouvrir
games-json = JSON
games-open-match = Ouvrir { $title }, { $names }
games-continue-match = Continuer { $title }, { $names }
games-review-match = Analyser { $title }, { $names }
games-replay-match = Revoir { $title }, { $names }
games-record-of = Relevé : { $title }, { $names }
games-json-of = { $title }, { $names } en JSON
