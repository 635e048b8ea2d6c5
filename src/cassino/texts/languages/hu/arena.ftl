arena-contest = { $title }, { $players } játékos, { $deals } osztás, mag: { $seed }
arena-tournament = { $title }, { $players } játékos, mag: { $seed }
arena-pair = { $first } – { $second }
arena-margin = { $first } – { $second }: { $mean } pont osztásonként (95%: { $low } és { $high } között)
arena-less-luck = szerencsével korrigálva: { $mean } (95%: { $low } és { $high } között), { $shorter }%-kal szűkebb intervallum
arena-packs = paklik a nyert és vesztett osztások különbsége szerint, -2-től 2-ig: { $counts }
arena-test =
    { $accepted ->
        [none] { $low } vagy { $high } pont osztásonként: { $packs } pakli után egyik sem elfogadott, LLR { $ratio }
       *[other] { $low } vagy { $high } pont osztásonként: { $packs } pakli után elfogadva: { $accepted }, LLR { $ratio }
    }
arena-points = pont oldalanként: { $first } { $own }, { $second } { $others }
arena-milliseconds = ezredmásodperc lépésenként: { $first } { $own }, { $second } { $others }
arena-cpu-milliseconds = ezredmásodperc processzoridő lépésenként: { $first } { $own }, { $second } { $others }
arena-faults =
    { $count ->
        [one] { $bot } egy osztást hiba miatt vesztett el: { $reasons }
       *[other] { $bot } { $count } osztást hiba miatt vesztett el: { $reasons }
    }
arena-other-command = { $file } egy cassino { $command } eredménye. Így folytatható: cassino { $command } --resume { $file }
arena-program-changed = A program megváltozott a futás kezdete óta: az eredményben a botok két verziója keveredhet.
arena-stopped = Leállítva. Így folytatható: cassino { $command } --resume { $file }

arena-elo = Élő
arena-interval = 95%
arena-points-a-deal = pont/osztás
arena-score = eredmény
arena-deals = osztások
arena-range = { $low } – { $high }

arena-train-plan = { $title }, { $players } játékos, mag: { $seed }, a leckék botja: { $bot }
arena-train-starting = indul
arena-train-lessons = { $number }. generáció: leckék
arena-train-trying = { $number }. generáció: próba { $mean }
arena-generation = { $number }. generáció: { $deals } osztás, eddig { $positions } állás
arena-train-round =
    { $round ->
        [0] körökön belül: a különbségből { $explained } megmagyarázva, a korábbi súlyokkal { $before }; eltérés { $spread } pont
       *[other] { $round }. kör: a különbségből { $explained } megmagyarázva, a korábbi súlyokkal { $before }; eltérés { $spread } pont
    }
arena-train-weights = súlyok: { $weights }
arena-train-no-trial = nincs mit kipróbálni: egy kör sem ér véget az osztás előtt, vagy nem volt mit megtanulni
arena-train-trial =
    { $kept ->
        [yes] próba: { $mean } pont osztásonként (95%: { $low } és { $high } között), { $deals } osztás: megtartva
       *[no] próba: { $mean } pont osztásonként (95%: { $low } és { $high } között), { $deals } osztás: nincs megtartva
    }
arena-train-counted = { $deals } osztás pontjai megszámolva
arena-train-again = így ismételhető: { $command }
arena-train-written = kiírva: { $file }
arena-train-not-written = semmi sincs kiírva

arena-worth = { $title }: pont osztásonként, { $packs } pakli kétszer lejátszva, 95%-os intervallum
arena-precision = { $lacking } játékos egy-egy tudás nélkül (közülük { $silent } nem kapott tippet), és { $lacking } játékos minden tudással
arena-skill = tudás
arena-precision-named = megnevezve
arena-precision-right = helyes
arena-precision-checked = ellenőrizve
arena-precision-agreed = egyetért
arena-precision-silent = hallgat

arena-suite =
    { $stock ->
        [all] { $title }: lapok kezenként { $cards }, hátralévő körök { $rounds }, mag: { $seed }
       *[other] { $title }: lapok kezenként { $cards }, hátralévő körök { $rounds }, mag: { $seed }, lapok a talonban { $stock }
    }
arena-challenge = { $bot }: aki ismeri, osztásonként { $mean } pontot nyer (95%: { $low } és { $high } között), { $deals } osztás

arena-par-unplayed = { $deal }. osztás: semmit sem játszottak.
arena-par-deal =
    { $part ->
        [whole] { $deal }. osztás, az egész ({ $positions } állás átnézve)
        [round] { $deal }. osztás, innen: { $turn }. sor, { $round }/{ $rounds }. kör; a korábbi sorokhoz több kell, mint --nodes ({ $positions } állás átnézve)
       *[rest] { $deal }. osztás, innen: { $turn }. sor; a korábbi sorokhoz több kell, mint --nodes ({ $positions } állás átnézve)
    }
arena-par = par: { $side } { $par }; valóságban: { $played }
arena-par-perfect = minden lépés tökéletes volt
arena-par-loss =
    { $best ->
        [none] { $move }: veszteség { $loss }
       *[other] { $move }: veszteség { $loss } (megtartaná: { $best }, { $par })
    }

arena-engine =
    { $kind ->
        [compiled] motor: lefordított
       *[plain] motor: egyszerű
    }
arena-variant = változat
arena-unsteady = ingadozó
arena-bench-moves = véletlen lépések kiosztott állásokból
arena-bench-deals = kevert, kiosztott, véletlenül lejátszott és megszámolt osztások
arena-bench-pairs = legal_moves és apply Pythonból
arena-bench-copies = állásmásolatok Pythonból
arena-bench-samples = nézetek a rejtett lapok egy mintájával
arena-bench-heuristic = osztások heuristic botok között
arena-bench-lines = a keresés által végigjátszott sorozatok
arena-total = összesen: { $count }

arena-level =
    { $level ->
        [beginner] Kezdő
        [newcomer] Újonc
        [casual] Hobbijátékos
        [regular] Gyakorlott
        [skilled] Ügyes
        [strong] Erős
        [expert] Szakértő
       *[master] Mester
    }
arena-no-bot =
    { $near ->
        [none] Nincs ilyen bot: { $name }. A botok: { $known }.
       *[other] Nincs ilyen bot: { $name }. Erre gondoltál: { $near }? A botok: { $known }.
    }
arena-no-setting =
    { $known ->
        [none] { $bot }: ennek a botnak nincsenek beállításai, így ilyen sem: { $setting }.
       *[other] { $bot }: nincs ilyen beállítás: { $setting }. A beállítások: { $known }.
    }
arena-setting = { $bot }: { $setting } egész szám legyen, nem ez: { $value }.
arena-no-turn =
    { $seat ->
        [-1] Egy néző nem jön sorra: nincs mit lépnie.
       *[other] Nem ez a hely jön: { $seat }. Nincs mit lépnie.
    }
arena-no-program = Ez nem program, amely ellen játszani lehet: { $name }: { $problem }
arena-program-address = Írj be egy címet, például ezt: { $example }.
arena-program-command = Írj be egy parancsot, például ezt: { $example }.
arena-no-executable = Nincs ilyen futtatható fájl: { $file }.
arena-program-nul = Egy parancsban nem lehet NUL karakter.
arena-program-fault = { $seat }. hely, { $turn }. sor: { $problem }
arena-program-protocol = A "hello" válaszában kell: "protocol": { $protocol }, de ez áll benne: { $answer }.
arena-program-no-move = A válaszban kell egy "move", de ez áll benne: { $answer }.
arena-program-long-move = A lépés { $length } karakter, több mint { $most }.
arena-program-illegal = Szabálytalan lépés: { $move }: { $problem }
arena-program-no-json = A válasz nem JSON: { $answer }
arena-program-no-object = A válasz nem JSON-objektum: { $answer }
arena-program-unasked = A program kérdés nélkül szólalt meg: { $answer }
arena-program-silent =
    { $said ->
        [none] { $seconds } másodpercen belül nem jött válasz.
       *[other] { $seconds } másodpercen belül nem jött válasz. A program ezt írta: { $said }
    }
arena-program-closed =
    { $said ->
        [none] A program bezárta a bemenetét vagy a kimenetét.
       *[other] A program bezárta a bemenetét vagy a kimenetét. Ezt írta: { $said }
    }
arena-program-ended =
    { $said ->
        [none] A program { $status } kóddal ért véget.
       *[other] A program { $status } kóddal ért véget. Ezt írta: { $said }
    }
arena-program-killed =
    { $said ->
        [none] A programot egy jelzés állította le: { $signal }.
       *[other] A programot egy jelzés állította le: { $signal }. Ezt írta: { $said }
    }
arena-program-long-answer = A válasz több mint { $most } bájt: { $answer }
arena-program-lines = A válasz több sorból áll: { $answer }
arena-program-start = A program nem indul el: { $problem }
arena-program-no-http = A válasz nem HTTP: { $kind }: { $problem }
arena-program-no-connection = Nincs kapcsolat ide: { $address }: { $problem }
arena-program-status = A válasz HTTP-kódja: { $status } { $reason }.
arena-bot-fault = A bot ({ $bot }, hely: { $seat }) hibázott: { $problem }. Ezt látta: { $position }
arena-bot-illegal = A bot ({ $bot }, hely: { $seat }) szabálytalan lépést választott: { $move }: { $rule }. Ezt látta: { $position }
arena-bot-stays = Ez a bot nem küldhető át más folyamatoknak, ezért csak jobs=1 mellett játszhat: { $bot }. { $problem }

arena-no-deals = Nem lehet { $deals } osztás: egy versenyhez legalább 1 kell.
arena-journal-exists = Már létezik: { $file }. Folytasd a --resume opcióval, vagy töröld.
arena-journal-damaged = Ez nem az aréna naplója, vagy sérült: { $file }.
arena-journal-in-use = Egy másik futás használja: { $file }.
arena-journal-format = A fájl nem olyan napló, amelyet a cassino e verziója olvasni tud.
arena-journal-rules = A szabályok ({ $variant }) megváltoztak a futás kezdete óta.
arena-journal-pack = { $line }. sor: itt ez a pakli áll: { $pack }, de ez következik: { $next }.
arena-no-cluster = Nincs Ray-fürt itt: { $address }: { $problem }

arena-search-worlds = Nem lehet { $worlds } világ: egy kereséshez legalább 1 kell.
arena-search-seconds = Egy keresés ideje másodpercek száma legyen.
arena-search-too-long = A kereséshez { $most } csomópontnál több kell.
arena-crowded-outcomes = { $most } kimenetelnél több van.
arena-crowded-positions = { $most } nyílt állásnál több van.
arena-crowded-plays = Egy kéznek { $most } lépésnél több lehetősége van.
arena-subgame-proofs = A nem látott lapok egyetlen osztása sem illik ahhoz, amit a játékosok megmutattak.
arena-subgame =
    { $obstacle ->
        [players] Csak kétszemélyes köröket lehet megoldani.
        [over] Vége az osztásnak.
        [question] Egy játékost épp kérdeznek valamiről.
        [steps] Több lépésből álló sorokat nem lehet megoldani.
        [tops] Olyan kupacokat, amelyek felső lapja elvihető, nem lehet megoldani.
        [drawing] Olyan köröket, amelyekben minden sor után lapot húznak, nem lehet megoldani.
        [bottom] Egy játékos látta a talon utolsó lapját.
        [several] Több együtt kijátszott lapot nem lehet megoldani.
        [lenient] Olyan szabályokat, amelyek elnézik a tévedéseket, nem lehet megoldani.
        [demands] Az ellenféllel szembeni követelést nem lehet megoldani.
        [oranges] A narancs bemondását nem lehet megoldani.
       *[early] Olyan osztást, amely az utolsó lapja előtt véget érhet, nem lehet megoldani.
    }
arena-subgame-cards = { $title }: nincs állás ennyi lappal kezenként: { $cards }.
arena-subgame-leaf = A megoldott kör utáni kör csak az utolsó lehet.
arena-no-leaf = Nincs ilyen körvégi érték: { $name }. Válassz ezek közül: { $known }.
arena-value = érték
arena-gap = rés
arena-rounds = körök
arena-sequences = sorozatok
arena-exploited = kihasználva
arena-loss = veszteség
arena-equilibrium = egyensúly: együtt átlagban { $mean }, legfeljebb { $most } pontot nyerhetnek
arena-exploited-by = { $bot }: kihasználva { $exploited }, veszteség { $loss }
