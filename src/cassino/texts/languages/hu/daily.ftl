daily-about = Naponta egy kaszinóosztás: mindenki ugyanazokat a lapokat kapja.

daily-explained = <link>{ $title }</link> ({ $day }). Aki ma játszik, ezeket a lapokat és ugyanazt az ellenfelet kapja. Csak egy osztás van: szerezz minél nagyobb előnyt.
daily-continue = Folytatom
daily-bot =
    { $end ->
        [won] Egy bot a te lapjaiddal nyert: { $scores }.
        [lost] Egy bot a te lapjaiddal vesztett: { $scores }.
       *[tied] Egy bot a te lapjaiddal döntetlent ért el: { $scores }.
    }
daily-streak = { $days } nap egymás után!
daily-review = A játékod elemzése
daily-unfinished = Egy korábbi osztást még nem fejeztél be ({ $day }).
daily-continue-earlier = Befejezem
daily-earlier =
    { $end ->
        [won] Ezt az osztást megnyerted ({ $day }): { $scores }.
        [lost] Ezt az osztást elvesztetted ({ $day }): { $scores }.
       *[tied] Ez az osztás döntetlen lett ({ $day }): { $scores }.
    }
daily-results = A mai eredmények
daily-undone = Visszavonások
daily-hints = Tippek
daily-none = Még senki sem fejezte be.
daily-playing =
    { $players ->
        [one] { $players } játékos még játszik.
       *[other] { $players } játékos még játszik.
    }
daily-others = Más játékok ma

daily-share = Eredmény megosztása
daily-your-result = Az eredményed
daily-share-title = { $title }, a nap osztása, { $day }
daily-share-outcome =
    { $end ->
        [won] Nyertem: { $scores }.
        [lost] Vesztettem: { $scores }.
       *[tied] Döntetlen lett: { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Egy bot az én lapjaimmal nyert: { $scores }.
        [lost] Egy bot az én lapjaimmal vesztett: { $scores }.
       *[tied] Egy bot az én lapjaimmal döntetlent ért el: { $scores }.
    }
daily-share-alone = Tipp és visszavonás nélkül.
daily-share-helped = Visszavont lépések: { $undone }. Tippek: { $hints }.
daily-share-days = { $days } nap egymás után.
