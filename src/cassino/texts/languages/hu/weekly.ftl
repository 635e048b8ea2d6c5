weekly-about = Hetente hat kaszinóosztás: mindenki ugyanazokat a lapokat kapja.
weekly-lead = <link>{ $title }</link> ({ $first } – { $last }).
weekly-explained = Mindenki ugyanazokat az osztásokat és ugyanazt az ellenfelet kapja. Minden osztást egyszer játszol, tippek nélkül. Vasárnap végéig (UTC) bármikor szünetet tarthatsz.
weekly-over = Vége a hétnek.
weekly-days-left =
    { $days ->
        [one] Még { $days } nap.
       *[other] Még { $days } nap.
    }
weekly-hours-left =
    { $hours ->
        [one] Még { $hours } óra.
       *[other] Még { $hours } óra.
    }
weekly-soon-over = Kevesebb mint egy óra van hátra.
weekly-this-one = Az e heti verseny

weekly-your-deals = Az osztásaid
weekly-deals = Az osztások
weekly-not-played = Nem játszottad
weekly-not-finished = Nem fejezted be
weekly-play-deal = { $number }. osztás: játék
weekly-review-deal = { $number }. osztás: elemzés
weekly-continue-deal = { $number }. osztás: folytatás
weekly-late = Túl későn fejezted be, ezért nem számít.
weekly-players =
    { $players ->
        [one] Eddig { $players } játékos.
       *[other] Eddig { $players } játékos.
    }
weekly-all-finished = Minden osztást befejeztél.
weekly-results-later = Az eredmények a hét végén jönnek.
weekly-nobody = Senki sem fejezett be osztást.
weekly-place = Helyezésed: { $place }. ({ $ranked } közül).
weekly-shared-place = Helyezésed: { $place }. ({ $ranked } közül, holtverseny).
weekly-results = Eredmények
weekly-rank = Hely
weekly-score = Pontszám
weekly-lead-points = Előny pontban
weekly-deals-played = Osztások
weekly-scoring = Hogyan pontozunk
weekly-scoring-compared = Mindenkinek ugyanazok a lapok jutottak, ezért a jó lapok senkinek sem adnak előnyt. Minden osztásban minden más játékossal összevetünk. Ha nagyobb előnyt szereztél a bottal szemben, mint a másik, megnyerted az összevetést. Ha ugyanakkorát, fél pontot kapsz. A pontszámod a megnyert összevetések aránya. Ha egy osztást nem fejeztél be, mindenkivel szemben elveszíted, aki befejezte.
weekly-scoring-equal = Ha két pontszám egyenlő, a többi játékossal szembeni átlagos előny dönt, osztásonkénti pontban. Ha az is egyenlő, holtverseny van.
weekly-others = Más hetek
weekly-this-week = Ez a hét
weekly-week = { $year }, { $week }. hét
