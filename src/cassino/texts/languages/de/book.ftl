### Das Regelheft: its titles, tables and page. The facts are described in en/book.ftl.
### A message that comes out empty, "", is left out of the book.

## Titles

book-chapter-short = Kurz gesagt
book-chapter-deck = Die Karten
book-chapter-seating = Wer spielt
book-chapter-dealing = { option-group-dealing }
book-chapter-counting = { option-group-counting }
book-chapter-turn = Dein Zug
book-chapter-capturing =
    { $words_capture ->
        [none] Nehmen
       *[other] Nehmen („{ $words_capture }“)
    }
book-chapter-building =
    { $words_build ->
        [none] Bauen
       *[other] Bauen („{ $words_build }“)
    }
book-chapter-trailing =
    { $words_trail ->
        [none] Ablegen
       *[other] Ablegen („{ $words_trail }“)
    }
book-chapter-piling = Stapel
book-chapter-sweeping =
    { $words_sweep ->
        [none] Abräumer
       *[other] Abräumer („{ $words_sweep }“)
    }
book-chapter-scoring = Punkte
book-chapter-calling = Rufe und Ansagen
book-chapter-ending = Sieg
book-chapter-agreed = Vor dem Spiel abmachen
book-chapter-options = Alle Optionen
book-chapter-differences = Unterschiede zu { $parent }
book-chapter-sources = Quellen
book-chapter-decisions = Unsere Entscheidungen

## Under the title

book-summary =
    { $ending_deals ->
        [0] { $ending_target ->
            [1] Für { $players } Personen, meist nur eine Runde.
           *[other] Für { $players } Personen, bis { $ending_target } Punkte.
        }
        [1] Für { $players } Personen, eine Runde.
       *[other] Für { $players } Personen, { $ending_deals } Runden.
    }

## Pieces

# Who scores: nominative, in the middle of sentences
book-side =
    { $seating_sides ->
        [solo] ein Spieler
       *[pairs_of_four] eine Partei
    }
# A subordinate clause follows
book-side-that =
    { $seating_sides ->
        [solo] ein Spieler, der
       *[pairs_of_four] eine Partei, die
    }
book-sides =
    { $seating_sides ->
        [solo] Spieler
       *[pairs_of_four] Parteien
    }

# What something scores for: $item is most, enough, each, card or primiera. $at_least (number): 0 if it does not matter. $name (text): what the ten of diamonds and the two of spades are called, or "none"
book-item =
    { $item ->
        [most] { $at_least ->
            [0] Die meisten { book-kind }
           *[other] Die meisten { book-kind } (mindestens { $at_least })
        }
        [enough] Mindestens { $at_least } { book-kind }
        [each] { $of ->
            [clubs] Jedes Kreuz
            [diamonds] Jedes Karo
            [hearts] Jedes Herz
            [spades] Jedes Pik
            [aces] Jedes Ass
            [jacks] Jeder Bube
            [kings] Jeder König
            [ones] Jede Eins
            [twos] Jede Zwei
            [threes] Jede Drei
            [fours] Jede Vier
            [fives] Jede Fünf
            [sixes] Jede Sechs
            [sevens] Jede Sieben
            [eights] Jede Acht
            [nines] Jede Neun
            [tens] Jede Zehn
            [queens] Jede Dame
            [green] Jede grüne Karte
            [yellow] Jede gelbe Karte
            [red] Jede rote Karte
            [black] Jede schwarze Karte
           *[cards] Jede Karte
        }
        [card] { $name ->
            [none] { CARDS($card) }
           *[other] { CARDS($card) } ({ $name })
        }
       *[primiera] Primiera
    }
book-item-with-points =
    { $item ->
        [most] die meisten { book-kind } ({ $points })
        [enough] { $at_least } oder mehr { book-kind } ({ $points })
        [each] { book-one-of } ({ $points })
        [card] { CARDS($card) } ({ $points })
       *[primiera] Primiera ({ $points })
    }
book-item-in-order =
    { $item ->
        [most] die meisten { book-kind }
        [enough] { $at_least } oder mehr { book-kind }
        [each] { book-one-of }
        [card] { CARDS($card) }
       *[primiera] die Primiera
    }
book-item-sweeps = Abräumer, in der Reihenfolge, in der sie gemacht wurden
book-item-oranges = jede Orange ({ $calling_orange_points })
book-item-each-sweep =
    { $sweeping_large_from ->
        [0] jeder Abräumer ({ $sweeping_points })
       *[other] jeder Abräumer ({ $sweeping_points } oder { $sweeping_large_points })
    }
book-item-doubled = { CARDS($card) } bringt insgesamt { $points }

book-kind =
    { $of ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
        [green] Karten in Grün
        [yellow] Karten in Gelb
        [red] Karten in Rot
        [black] Karten in Schwarz
        [aces] Asse
        [ones] Einsen
        [twos] Zweien
        [threes] Dreien
        [fours] Vieren
        [fives] Fünfen
        [sixes] Sechsen
        [sevens] Siebenen
        [eights] Achten
        [nines] Neunen
        [tens] Zehnen
        [jacks] Buben
        [queens] Damen
        [kings] Könige
       *[cards] Karten
    }
# With “jede”, nominative
book-one-of =
    { $of ->
        [clubs] jedes Kreuz
        [diamonds] jedes Karo
        [hearts] jedes Herz
        [spades] jedes Pik
        [green] jede grüne Karte
        [yellow] jede gelbe Karte
        [red] jede rote Karte
        [black] jede schwarze Karte
        [aces] jedes Ass
        [ones] jede Eins
        [twos] jede Zwei
        [threes] jede Drei
        [fours] jede Vier
        [fives] jede Fünf
        [sixes] jede Sechs
        [sevens] jede Sieben
        [eights] jede Acht
        [nines] jede Neun
        [tens] jede Zehn
        [jacks] jeder Bube
        [queens] jede Dame
        [kings] jeder König
       *[cards] jede Karte
    }
book-ace =
    { $deck_pack ->
        [rook_40] Eins
       *[other] Ass
    }
book-aces =
    { $deck_pack ->
        [rook_40] Einsen
       *[other] Asse
    }
book-in-hand =
    { $item ->
        [card] { CARDS($card) } zählt { $value }
       *[each] { book-one-of } zählt { $value }
    }
book-span = { $first } bis { $last }
book-usual-number = { $numbers }, meist { $usual }

## Tables

book-head-item = Für
book-head-players = Personen
book-head-rounds = Durchgänge
book-head-last-round = Letzter Durchgang
book-head-each = Karten für jeden
book-head-score = Punktestand vor der Runde
book-head-counts = Es zählt nur
book-head-wins = Damit gewinnst du
book-head-rule = Regel
book-head-instead = Stattdessen
book-head-file = In einer Datei
book-row-halves = { $half } + { $half }
book-row-last-round =
    { $left ->
        [0] je { $each }
       *[other] je { $each }, { $left } auf den Tisch
    }
book-row-sweep =
    { $sweeping_cancelling ->
        [none] Jeder Abräumer
       *[other] Jeder Abräumer, der nicht aufgehoben ist
    }
book-row-large-sweep = Jeder Abräumer mit { $sweeping_large_from } oder mehr Karten
book-row-small-sweep = Jeder Abräumer mit weniger als { $sweeping_large_from } Karten
book-row-first-sweep = Ein Abräumer im ersten Zug der Runde
book-row-orange = Jede Orange
book-row-false-orange = Jeder falsche Orange-Ruf
book-row-near-counts =
    { $below ->
        [5] die meisten Karten und { CARDS("10D") }
        [4] die meisten Karten und die meisten Pik
        [3] die meisten Karten
        [2] { CARDS("10D") }
       *[1] die meisten Pik
    }
book-row-near-wins =
    { $below ->
        [5] beides zusammen
        [4] beides zusammen
        [3] die meisten Karten
        [2] { CARDS("10D") }
       *[1] die meisten Pik
    }

# An option that is an empty list. $rule (word): B1 for the ranks and suits of the pack
book-label-empty =
    { $rule ->
        [B1] alle
       *[other] keine
    }

## The end of the book

book-options-intro = Alles, was sich ändern lässt, eine Option nach der anderen. Auch andere Zahlen sind möglich.
book-options-file = Um nach eigenen Regeln zu spielen, schreib eine Datei wie `ours.toml` mit einem Titel, der Zeile `parent = "{ $parent }"` und Zeilen wie unten. `cassino check ours.toml` sagt, ob sie zusammenpassen, und `cassino rules ours.toml` zeigt ihr Regelheft.
book-differences-intro = Gespielt wie { $parent }, außer:
book-differences-none = Gespielt genau wie { $parent }.
book-names-also = Auch genannt: { $names }.
book-names-where = Gespielt in { $place }.
book-names-children = Spiele, die darauf aufbauen: { $games }.
book-names-id = In Befehlen und Dateien: { $names }.
book-sources-game = Dieses Spiel ist hier beschrieben: { $source }.
book-sources-intro = Eine Nummer wie 001:57 heißt Zeile 57 von Dokument 001.
book-decisions-intro = Wo die Quellen schweigen oder sich widersprechen, spielen wir so:
book-more = Mehr mit `--sources`, `--decisions` (wo die Quellen schweigen oder sich widersprechen), `--options` oder `--sheet` (zum Drucken).
book-no-chapter = Es gibt kein Kapitel „{ $wanted }“. Die Kapitel sind: { $chapters }.
book-ask-for-chapter = Tippe zum Beispiel `regeln bauen`, um ein Kapitel mit Beispielen zu lesen.

## The page

book-page-change = Diese Regeln ändern
book-page-contents = Inhalt
book-page-sheet = Zwei Seiten zum Drucken
book-page-house = Nach eigenen Regeln spielen? <link>Ändere diese</link>.
book-page-table = { $title }: Tabelle

## The sheet for the kitchen table

book-sheet-title = { $title }: die Regeln auf zwei Seiten
book-sheet-mark = ▸ Neu für alle, die Casino kennen.
