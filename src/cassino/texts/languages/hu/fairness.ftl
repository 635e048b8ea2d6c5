fairness-heading =
    { $deal ->
        [0] A parti
       *[other] { $deal }. osztás
    }
fairness-count = { $right } rendben, { $wrong } hibás, { $unchecked } nem ellenőrzött

fairness-no-commitment = a jegyzőkönyvben nincs ígéret: senki sem ígért semmit a lapokról
fairness-malformed =
    { $what ->
        [commitment] az ígéret nem 64 kisbetűs hexadecimális jegy
        [opening] a nyitó mag nem 64 kisbetűs hexadecimális jegy
       *[seed] a mag nem 64 kisbetűs hexadecimális jegy
    }
fairness-malformed-salt = { $player } sója nem 64 kisbetűs hexadecimális jegy
fairness-deals = a jegyzőkönyvben { $deals } osztás van, de magok és sók csak ennyihez: { $seeds }
fairness-salts = a jegyzőkönyvben { $players } játékos van, de { $salts } só
fairness-not-noted = hogy az ígéret megvolt-e már a parti előtt: vesd össze azzal, amelyet akkor feljegyeztél
fairness-noted = az ígéret az, amelyet feljegyeztél
fairness-other-commitment = az ígéret { $commitment }, nem az, amelyet feljegyeztél
fairness-opening = az ígéret a nyitó mag hash-értéke
fairness-other-opening = az ígéret nem a nyitó mag hash-értéke
fairness-dealer = az első osztó, { $player }, az, akit kisorsoltak
fairness-other-dealer = { $player } oszt először, de { $drawn } lett kisorsolva: ez csak visszavágónál helyes
fairness-seed =
    { $deal ->
        [0] a mag a lánchoz tartozik: a hash-értéke a nyitó mag
       *[other] a mag a lánchoz tartozik: a hash-értéke az előző mag ({ $deal }. osztás)
    }
fairness-other-seed =
    { $deal ->
        [0] a mag nem tartozik a lánchoz: a hash-értéke nem a nyitó mag
       *[other] a mag nem tartozik a lánchoz: a hash-értéke nem az előző mag ({ $deal }. osztás)
    }
fairness-chain-ended = a lánc véget ért ({ $last }. osztás); ezt az osztást nélküle keverték
fairness-seed-hidden = a mag még nincs felfedve, mert az osztásnak nincs vége
fairness-seed-missing = a mag hiányzik, pedig az osztásnak vége
fairness-order = minden lap ({ $count }) abban a sorrendben van, amelyet a mag és a sók adnak
fairness-other-card = a pakli { $place }. lapja { $found }, de a mag és a sók ezt adják: { $expected }
fairness-no-salt = senki sem adott sót, ezért ez az osztás csak az ígéreten múlik
fairness-bound-salt = { $player } sóját rögzítette az előző
fairness-unbound-salt = { $player } adott sót; hogy mi rögzítette, nincs a jegyzőkönyvben
fairness-misdeal = félreosztás után a lapokat a lánc nélkül keverték újra

fairness-secret = Egy lánc titkának 64 hexadecimális jegyből kell állnia.
fairness-other-secret = A titok nem az ígérethez tartozik.
fairness-no-link = Egy lánc szemei 0-tól számozódnak, az utolsó { $last }; nincs ilyen: { $number }.
fairness-salt = Egy só 32 bájt: 64 kisbetűs hexadecimális jegy.
fairness-second-salt = A következő osztáshoz már adtál sót.
fairness-chains = Egy osztás alatt legfeljebb { $most } láncot kezdhetsz.
fairness-early-salt = A következő osztáshoz csak akkor adhatsz sót, ha ennek vége.
fairness-late-chain = A láncod túl későn kezdődött a következő osztáshoz.
