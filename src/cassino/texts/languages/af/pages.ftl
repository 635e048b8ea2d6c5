### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

# Links and buttons
pages-play = Speel
pages-play-again = Speel weer
pages-continue = Gaan voort
pages-open-table = Maak ’n tafel oop
pages-rule-book = Reëlboek
pages-done = Klaar
pages-share = Deel
pages-save = Stoor
pages-delete = Vee uit
pages-keep = Hou dit
pages-to-match = Terug na die wedstryd

# Names of pages, as headings and in links
pages-account = Jou rekening
pages-daily = Ronde van die dag
pages-games = My wedstryde
pages-house = Huisreëls
pages-lessons = Al die lesse
pages-open-tables = Oop tafels
pages-puzzle = Raaisel
pages-puzzle-of-day = Raaisel van die dag
pages-statistics = My statistieke
pages-weekly = Weeklikse toernooi

# Labels of fields
pages-rules = Reëls
pages-players = Spelers
pages-points-to-win = Punte om te wen
pages-all = Alles
pages-your-rules = Jou reëls

pages-deals =
    { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }
pages-to-target = tot { $target }
pages-news = Wat verander het

# $end (word): won, lost or tied; $scores (text): the points, one's own first: 10–4
pages-outcome =
    { $end ->
        [won] Jy het { $scores } gewen.
        [lost] Jy het { $scores } verloor.
       *[tied] Gelykop: { $scores }.
    }
pages-three-minutes = Die spel in drie minute
pages-against = Teen
