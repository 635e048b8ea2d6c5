fair-title = Ellenőrzés, { $deal }. osztás
fair-is-wrong = Valami nincs rendben ezzel az osztással.
fair-is-partly-right = Amit ellenőrizni lehetett, mind rendben van.
fair-is-right = Ez az az osztás, amelyet a szerver megígért.
fair-right = Rendben:
fair-wrong = Hibás:
fair-unchecked = Nem ellenőrzött:
fair-promise = Ígéret: <code>{ $hash }</code>
fair-explained = A böngésződ újraosztotta a lapokat, és összevetette őket. A dokumentáció „Fair deals” része leírja, mit nem bizonyít ez.

fair-no-promise = A szerver nem tett ígéretet ennek a partinak a lapjairól.
fair-promise-gone = A szerver ígérete ehhez a partihoz eltűnt.
fair-not-revealed = A szerver még nem fedte fel ennek az osztásnak a magját.
fair-promise-forgotten = Ebben a böngészőben már nincs meg a parti ígérete, ezért nincs mivel összevetni.
fair-same-promise = Az ígéret ugyanaz, amelyet ez a böngésző először látott.
fair-other-promise = Az ígéret nem az, amelyet ez a böngésző először látott.
fair-seed-fits = Az osztás magja illik az ígérethez.
fair-seed-misfits = Az osztás magja nem illik az ígérethez.
fair-promise-changed = A szerver megváltoztatta az ígéretét.
fair-dealing-changed = A szerver megváltoztatta, hogyan osztja a lapokat.
fair-numbers-changed = A szerver megváltoztatta a játékosok véletlen számait egy osztásban.

fair-own-used = A te véletlen számod is benne volt a keverésben.
fair-own-left-out = A te véletlen számod kimaradt: túl későn jött, vagy a szerver nem vette figyelembe.
fair-own-replaced = A tiéd helyett egy másik véletlen számot használtak.
fair-own-unknown = A helyedhez olyan véletlen számot használtak, amelyet nem ez a böngésző küldött.
fair-own-missing = Ez a böngésző nem küldött időben véletlen számot, ezért az osztás az ígéreten és a többi játékos véletlen számain múlik.
fair-their-unknown = { $name } küldött véletlen számot. Nem tudni, hogy a tiédnél előbb rögzítették-e.
fair-their-fixed = { $name } véletlen számát előbb rögzítették, mint hogy a tiéd ismert volt.
fair-their-late = { $name } véletlen számát nem rögzítették előbb, mint hogy a tiéd ismert volt.

fair-cards-unseen = Ez a böngésző egy lapot sem látott ebből az osztásból.
fair-after-ruling = Ebben az osztásban félreosztásról döntöttek, ezért a döntés utáni lapokat nem ellenőriztük.
fair-cards-differ = A mag és a véletlen számok más lapokat osztanak, mint amiket láttál: { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } lap, amelyet osztáskor vagy kijátszva láttál, ott van, ahová a mag és a véletlen számok teszik.
       *[other] { $count } lap, amelyet osztáskor vagy kijátszva láttál, ott van, ahová a mag és a véletlen számok teszik.
    }
