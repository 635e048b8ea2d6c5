score-keep = Pontozás
score-page = Pontozás
score-about = Számold a pontokat egy igazi kártyával játszott kaszinóhoz.
score-explained = Igazi kártyához. Minden osztás után írd be, mit vittek el, és megszámoljuk a pontokat.
score-outage = A szerver most nem érhető el.
score-error = { $status } hiba

score-continue = Pontozólap folytatása
score-finished = befejezve
score-new = Új pontozólap
score-which-rules = Szabályok
score-by-code = Házi szabályok kóddal
score-code = A házi szabályok kódja
score-player-with = { $number }. játékos, partnere: { $partner }
score-first-dealer = Ki oszt először
score-begin = Kezdés

score-all = Minden pontozólap
score-standing = Állás
score-read-only = Ezt a pontozólapot egy másik böngésző vezeti. Itt csak olvashatod.
score-deals-now = osztó: { $name }
score-dealt = osztó: { $name }
score-enter = Osztás beírása
score-correct = Osztás javítása
score-preview = A számolás itt jelenik meg, amint mindent beírtál.

score-deals = Osztások
score-dealer = Osztó: { $name }.
score-correct-deal = { $number }. osztás javítása
score-undo = Utolsó osztás visszavonása
score-as-text = Szövegként
score-as-table = Táblázatként (CSV)
score-delete = Pontozólap törlése

score-undo-title =
    Visszavonod { $number ->
        [1] az
        [5] az
       *[other] a
    } { $number }. osztást?
score-undo-text = Utána megváltoztathatod, amit beírtál hozzá.
score-undo-loses = Amit a következő osztáshoz már beírtál, az törlődik.
score-undo-yes = Visszavonás
score-delete-title = Törlöd ezt a pontozólapot?
score-delete-text = Minden törlődik, amit beírtál.

score-has-others =
    { $count ->
        [one] Nála van a maradék { $count } lap: { $name }.
       *[other] Nála van a maradék { $count } lap: { $name }.
    }
score-cards-of = { $name }: lapok
score-at-most = legfeljebb { $most }
score-suit-of = { $name }: { $suit }
score-sweeps-of = { $name }: táblák
score-oranges-of = { $name }: narancsok
score-wrong-calls-of = { $name }: téves narancsok
score-one-less = { $label }, eggyel kevesebb
score-one-more = { $label }, eggyel több
score-tap-cards = Inkább laponként koppintok<unseen>: { $name }</unseen>
score-count-instead = Inkább számot írok<unseen>: { $name }</unseen>

score-tapped =
    { $count ->
        [one] { $count } lap
       *[other] { $count } lap
    }
score-scoring-cards = { $name }: pontot érő lapok
score-best-of = { $name }: legjobb { $suit }
score-owned-card = { $card }, nála van: { $owner }
score-primiera = Színenként a legjobb lap, a primierához
score-no-card = nincs

score-sweeps-in-order = Táblák, ahogy egymás után jöttek
score-sweep-size-of = { $number }. tábla: elvitt lapok
score-sweep-size = Elvitt lapok
score-first-play = az első lépéssel
score-remove-sweep = { $number }. tábla törlése, { $name }
score-add-sweep = + { $name }<unseen> táblája</unseen>

score-first = Kinél volt meg előbb?
score-first-explained = Több oldalnál is megvan, ami a győzelemhez kell. Számoljátok vissza a kupacokat, és kiderül.
score-together = Egyszerre

score-claim = Bemondás
score-mistakes = Tévedések
score-claim-and-mistakes = Bemondás, tévedések
score-counted-out = „Kint vagyok”: ezzel véget ért az osztás
score-announced = Bejelentette a célt
score-thrown-in = Befejezte az osztást, mert az osztó felfedett egy lapot
score-nobody = Senki
score-too-few = { $name }: túl kevés lapot osztott
score-too-many = { $name }: túl sok lapot osztott
score-unwon-builds = { $name }: elvihetetlen építmények
score-news = Hírek a pontozásról
