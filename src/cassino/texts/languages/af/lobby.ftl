### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

lobby-title = Casino: die kaartspel
lobby-question = Wat wil jy doen?
lobby-about = Speel Casino by ’n tafel waar mense vir jou wag.
lobby-unreachable = Die bediener kan nie nou bereik word nie. { $problem }

# The tiles of the start page: a title, and what it leads to
lobby-learn = Leer
lobby-daily = Vandag
lobby-daily-about = Die ronde van die dag, dieselfde vir almal
lobby-puzzle-about = Vind die beste skuif
lobby-friends = Vriende
lobby-friends-about = Stuur ’n skakel, of sluit by ’n oop tafel aan
lobby-score = Puntebladsy
lobby-score-about = Hou die telling met regte kaarte
lobby-casino = Vat kaarte met dieselfde waarde of wat saam daardie waarde maak, bou vir jou volgende beurt, en jaag die ruitenstien.

lobby-wishes = Wat jy speel
lobby-playing = Speel
lobby-loading-rules = Die reëls word gelaai …
lobby-a-friend = ’n vriend
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }

# Shown on the first visit
lobby-welcome = Ken jy Casino?
lobby-just-play = Speel net
lobby-all-matches = Al { $matches }

### Play with people

lobby-people = Speel met mense
lobby-invite = Nooi vriende
lobby-watch-bots = Kyk na bots

### Choose the rules

lobby-choose-rules = Kies die reëls
lobby-search = Soek volgens naam of land
lobby-make-rules = Maak jou eie reëls
lobby-favorites = Gunstelinge en onlangse speletjies
lobby-games =
    { $games ->
        [one] { $games } speletjie
       *[other] { $games } speletjies
    }
lobby-favorite = Gunsteling: { $title }
lobby-rules-of = Reëls van { $title }
lobby-players =
    { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }
lobby-players-between = { $least } tot { $most } spelers
lobby-points-to-win =
    { $points ->
        [one] { $points } punt om te wen
       *[other] { $points } punte om te wen
    }

### Opponents and length

lobby-opponents = Teenstanders en lengte
lobby-watch = Ek kyk net
lobby-your-partner = { $name }, jou maat
lobby-level = Vlak { $level }: { $title }
lobby-friend-by-link = ’n Vriend (stuur ’n skakel)

### Open a table

lobby-other-seats = Die ander sitplekke
lobby-seat-partner = Sitplek { $seat }, jou maat
lobby-seat-friend = ’n Vriend (die sitplek bly oop)
lobby-seat-open = Enigiemand (’n bot speel totdat hulle aansluit)
lobby-seat-bot = Bot, vlak { $level }: { $title }
lobby-visibility = Wie dit kan vind
lobby-by-link = Enigiemand met die skakel
lobby-by-lobby = Enigiemand, in die voorportaal
lobby-clock = Tyd om te dink
lobby-no-clock = Geen klok nie
lobby-open-the-table = Maak die tafel oop
lobby-join = Sluit aan
