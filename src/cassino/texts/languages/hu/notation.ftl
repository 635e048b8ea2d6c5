notation-at-column =
    { $found ->
        [none] { $line }. sor, { $column }. oszlop: { $problem }
       *[other] { $line }. sor, { $column }. oszlop ({ $found }): { $problem }
    }
notation-at-line = { $line }. sor: { $problem }
notation-at-letter = { $letter }. betű: { $problem }

notation-move = Írj be egy lépést, például { $trail }, 8S x 8H, 5C+3D, 5H+4D = 9 vagy { $raise }.
notation-nothing-more = A lépés már ez előtt teljes. Hagyd el a többit.
notation-target = Írd be, hány pont nyeri a partit: { $target }.
notation-insist = Mondd meg, mihez ragaszkodsz: { $capture }, { $additions } vagy { $both }.
notation-x-or-value = Írj mellé x jelet és azt, amit a lap elvisz, vagy = jelet és az építmény értékét.
notation-several = Ez több lépést is jelenthet, például: { $moves }. Add meg a színeket, vagy írd be az egyiket.
notation-trail = Mondd meg, melyik lapot rakod le: { $cards }.
notation-x = Írj x jelet és azt, amit a lapok elvisznek.
notation-with = Írd mellé: { $word }, és a lapot, amely elviszi.
notation-order = Sorold fel a lapokat, ahogy a kupacban fekszenek, alulról kezdve.
notation-raise =
    { $builds ->
        [none] Ezzel a lappal így nem lehet építményt emelni. Nevezd meg az építményt és az új értékét.
       *[other] Mondd meg, melyik építményt emeled: { $builds }.
    }
notation-raise-card = Építményt emelni egy kézben lévő lappal lehet.
notation-one-raise = Egyszerre csak egy építményt emelhetsz, és a többinek már az új értékűnek kell lennie: { $build } értéke { $other }, nem { $value }.
notation-out = Írd utána: { $word }, tehát { $whole }.
notation-twice = Kétszer szerepel: { $name }.
notation-hand =
    { $cards ->
        [none] Nincs több lapod, amelyet kijátszhatnál.
       *[other] Nincs a kezedben: { $card }. A lapjaid: { $cards }.
    }
notation-card = Írj be egy lapot, például ezt: { $example }.
notation-suit =
    { $cards ->
        [none]
            { $place ->
                [hand] A kezedben nincs ilyen értékű lap. Írd be a lapot a színével.
               *[table] Az asztalon nincs ilyen értékű lap. Írd be a lapot a színével.
            }
       *[other] Mondd meg, melyik lapra gondolsz: { $cards }.
    }
notation-card-or-build = Írj be egy lapot vagy egy építményt.
notation-build = Írj be egy építményt: b1, vagy a lapjait szögletes zárójelben.
notation-bracket = Írd be az építmény egy lapját, vagy ] jelet a végén.
notation-equals = Írj = jelet és az építmény értékét.
notation-value = Írd be az építmény értékét: egy szám 1 és 14 között.
notation-build-number =
    { $count ->
        [0] Nincs építmény az asztalon.
        [one] Csak egy építmény van az asztalon: b1.
       *[other] Az asztalon lévő építmények: b1–b{ $count }.
    }
notation-whole-build = Egy építményt egészben kell elvinni: nevezd meg minden lapját: { $build }.
notation-no-build = Az asztalon nincs építmény ezekből a lapokból.
notation-not-on-table = Nincs az asztalon: { $card }.
notation-nowhere = Sem a kezedben, sem az asztalon nincs: { $card }.
notation-one-card =
    { $count ->
        [0] Nevezz meg egy lapot a kezedből.
        [one] Nevezz meg egy lapot a kezedből.
       *[other] Csak egy lapot játszhatsz ki a kezedből, ez pedig { $count }: { $cards }.
    }
notation-player = Írd be egy játékos betűjét, A és { $last } között.

notation-side = Írd be egy oldal betűjét, A és { $last } között.
notation-number = Írj be egy számot { $least } és { $most } között.
notation-one-of = Írd be ezek egyikét: { $words }.
notation-hidden = Egy lejátszandó állásban nincsenek rejtett lapok. Nevezd meg a lapot.
notation-bar = Itt csak | és a következő rész állhat.
notation-lacks-part = Hiányzik ez a rész: { $part }.
notation-part-twice = Kétszer szerepel: { $part }.
notation-variant-and-players = Kezdd egy változattal és a játékosok számával, például casino 2.
notation-carried = Csak { $items } olyan tétel van, amelyhez pontokat lehet átvinni.
notation-sweep = Írj be egy táblát, például ezt: { $example }.
notation-build-such-as = Írj be egy építményt, például ezt: { $example }.
notation-hidden-count =
    { $hidden ->
        [one] Egy lap rejtett, de { $unnamed } nincs megnevezve.
       *[other] { $hidden } lap rejtett, de { $unnamed } nincs megnevezve.
    }

notation-line = Minden sor [Key] érték alakú, vagy lépés, például 1 A: trail 4C.
notation-line-missing = Itt hiányzik ez a sor: { $line }.
notation-first-line = Egy parti jegyzőkönyve így kezdődik: { $line }.
notation-after-result = A [Result] után nem állhat semmi.
notation-not-in-header = Ez nem lehet itt: { $line }. Egy osztáshoz tartozik.
notation-no-rules = Ez előtt kell egy [Rules] sor egy változattal, vagy [House rules] a szövegükkel.
notation-house-rule =
    { $where ->
        [none] { $problem }
       *[other] { $where }: { $problem }
    }
notation-no-players = Ez előtt kell egy [Players] sor a játékosok számával.
notation-players = Ezek a szabályok ennyi játékosnak valók: { $known }.
notation-cards-missing = A pakli nem teljes. Hiányzik: { $cards }
notation-no-more-deals = Több osztás nem lehet. { $problem }
notation-other-game = Ez az állás más játékból való, vagy más számú játékosnak szól.
notation-other-dealer = Az osztó: { $player }.
notation-misdeal = Írd be a félreosztás fajtáját ({ $kinds }) és egy játékos betűjét, A és { $last } között.
notation-points-missing = Vége az osztásnak, ezért itt a [Points] következik.
notation-turn = A sor száma itt: { $turn }.
notation-whose-turn = Most ez a játékos jön: { $player }.
notation-differs = Ez nem illik a lépésekhez. Ennek kellene állnia: { $line }.
notation-unfit-note = Ez nem lehet egy jegyzőkönyv sora: { $line }
notation-seed = A [Seed] egy szám, legfeljebb { $largest }.
notation-half-promise = A fejlécben [Commitment] és [Opening seed] is kell, vagy egyik sem.
notation-no-commitment = Ennek az osztásnak van magja vagy sói, de a fejlécben nincs [Commitment].
notation-salts = Írd be a játékosok betűit, mindegyiket egyszer, és mindegyik után egy sót.
notation-link = Írj be 64 kisbetűs hexadecimális jegyet.

notation-table = { $title }, sor: { $turn }; { $progress }
notation-table-loose =
    { $cards ->
        [none] Asztal: nincs szabad lap
       *[other] Asztal: { $cards }
    }
notation-table-shown = { $name } ezt mutatta: { $cards }, hogy elvigye: { $taken }
notation-table-hand =
    { $cards ->
        [none]
            { $role ->
                [both] { $name }: nincs lap (ő jön, osztó)
                [turn] { $name }: nincs lap (ő jön)
                [dealer] { $name }: nincs lap (osztó)
               *[none] { $name }: nincs lap
            }
       *[other]
            { $role ->
                [both] { $name }: { $cards } (ő jön, osztó)
                [turn] { $name }: { $cards } (ő jön)
                [dealer] { $name }: { $cards } (osztó)
               *[none] { $name }: { $cards }
            }
    }
notation-table-stock =
    { $count ->
        [one] Talon: 1 lap
       *[other] Talon: { $count } lap
    }
notation-table-bottom = A talon utolsó lapja: { $card }
notation-table-build =
    { $owner ->
        [none]
            { $kind ->
                [simple] { $cards }, értéke { $value }, egyszerű, senkié
               *[multiple] { $cards }, értéke { $value }, többszörös, senkié
            }
       *[other]
            { $kind ->
                [simple] { $cards }, értéke { $value }, egyszerű, gazdája { $owner }
               *[multiple] { $cards }, értéke { $value }, többszörös, gazdája { $owner }
            }
    }
notation-table-over = vége az osztásnak
notation-table-waits = lapokat kell osztani
notation-table-turn =
    { $doing ->
        [insist] { $name } dönt: ragaszkodik többhöz, vagy annyiban hagyja
        [orange] { $name } dönt: narancsot mond, vagy passzol
        [request] { $name } dönt: kéri az építményt, vagy passzol
        [answer] { $name } dönt: otthagyja az építményt, vagy elviszi
       *[play] { $name } jön
    }
notation-table-played = kijátszotta: { $cards }
notation-table-must-take = el kell vinnie: építmény, { value }
notation-table-duty =
    { $duty ->
        [capture] el kell vinnie mindent, amit a kijátszott lap elvihet
        [additions] hozzá kell adnia mindent, ami hozzáadható
       *[both] el kell vinnie és hozzá kell adnia mindent, amit lehet
    }
notation-table-plays = { $count } lépése van
notation-table-pile =
    { $top ->
        [none]
            { $count ->
                [one] { $name } kupaca: 1 lap
               *[other] { $name } kupaca: { $count } lap
            }
       *[other]
            { $count ->
                [one] { $name } kupaca: 1 lap, felül { $top }
               *[other] { $name } kupaca: { $count } lap, felül { $top }
            }
    }
notation-table-sweeps =
    { $count ->
        [one] 1 tábla
       *[other] { $count } tábla
    }
notation-table-oranges =
    { $count ->
        [one] 1 narancs
       *[other] { $count } narancs
    }
notation-table-penalty = { $points } tévedésekért
notation-table-score = a parti állása: { $score }
