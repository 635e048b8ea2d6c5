### Fèy pwen an

## Yon fèy an fraz

scorepad-two-sides = { $title }: { PLAYERS($a) } kont { PLAYERS($b, case: "inside") }.
scorepad-several-sides = { $title }: { PLAYERS($players) }.
scorepad-goal-deals =
    { $deals ->
        [1] Pati sa a gen yon sèl don; pi gwo eskò a genyen.
       *[other] Pi gwo total apre { $deals } don genyen.
    }
scorepad-goal-target =
    { $target ->
        [1] Premye kan ki rive nan 1 pwen genyen.
       *[other] Premye kan ki rive nan { $target } pwen genyen.
    }
scorepad-tiebreak = Don sa a kase egalite a: chak kan ka make tout bagay.
scorepad-deal =
    { WHO($dealer) ->
        [you] Don { $number }, se ou ki bay kat yo.
       *[other] Don { $number }, se { NAME($dealer) } ki bay kat yo.
    }

scorepad-line-one = { $title }: { SCORES($counts) }. { PLAYERS($side) } make { $points }.
scorepad-line-several = { $title }: { SCORES($counts) }. Pwen: { SCORES($points) }.
scorepad-line-nobody = { $title }: { SCORES($counts) }. Pèsonn pa make.
scorepad-points-one =
    { FORM($side) ->
        [you] { $title }: ou make { $points }.
       *[other] { $title }: { PLAYERS($side, case: "inside") } make { $points }.
    }
scorepad-points-several = { $title }: pwen: { SCORES($points) }.
scorepad-points-nobody = { $title }: pèsonn pa make.
scorepad-this-deal = Don sa a: { SCORES($scores) }.
scorepad-match-score = Eskò pati a: { SCORES($scores) }.

scorepad-level = { $title }: { PLAYERS($side, case: "inside") } egal ak { $most }, kidonk pèsonn pa make.
scorepad-level-one-each = { $title }: { PLAYERS($side, case: "inside") } egal ak { $most }, chak make 1 pwen.

## Kiyès ki genyen

scorepad-shared = { PLAYERS($winners) } egal, yo pataje viktwa a.
scorepad-won-target = { PLAYERS($side) } genyen pati a ak { $score } pwen; objektif la se te { $target }.
scorepad-won-total = { PLAYERS($side) } genyen pati a ak pi gwo total la.
scorepad-won-count-out =
    { FORM($side) ->
        [you] Ou genyen pati a paske ou di ou rive epi se te vre.
        [one] { PLAYERS($side) } genyen pati a paske li di li rive epi se te vre.
        [with-you] { PLAYERS($side) } genyen pati a paske nou di nou rive epi se te vre.
       *[several] { PLAYERS($side) } genyen pati a paske yo di yo rive epi se te vre.
    }
scorepad-won-announce =
    { FORM($side) ->
        [you] Ou genyen pati a paske ou anonse objektif la an premye.
        [one] { PLAYERS($side) } genyen pati a paske li anonse objektif la an premye.
        [with-you] { PLAYERS($side) } genyen pati a paske nou anonse objektif la an premye.
       *[several] { PLAYERS($side) } genyen pati a paske yo anonse objektif la an premye.
    }
scorepad-won-false-claim = { PLAYERS($side) } genyen pati a paske reklamasyon an pa t bon.
scorepad-won-limit = { PLAYERS($side) } genyen pati a ak { scorepad-needed }.
scorepad-needed =
    { $items ->
        [cards] plis kat
        [spades] plis pik
        [ten] { CARDS("10D") }
        [cards-ten] plis kat ak { CARDS("10D") }
       *[cards-spades] plis kat ak plis pik
    }
scorepad-limit-first = Se kan ki genyen an ki te gen sa li bezwen an premye.
scorepad-limit-anyway = Pwen lòt kan yo pa chanje anyen.
scorepad-won-sweep = { PLAYERS($side) } genyen pati a: premye ki rive nan { $target } selon lòd kont lan, ak yon bale.
scorepad-won-card = { PLAYERS($side) } genyen pati a: premye ki rive nan { $target } selon lòd kont lan, ak { CARDS($cards) }.
scorepad-won-line = { PLAYERS($side) } genyen pati a: premye ki rive nan { $target } selon lòd kont lan ({ $title }).

## Yon fèy kòm tablo (CSV)

scorepad-csv-separator = ;
scorepad-csv-deal = don
scorepad-csv-dealer = donè
scorepad-csv-item = sa ki konte
scorepad-csv-count = { $side }: kantite
scorepad-csv-points = { $side }: pwen
scorepad-csv-this-deal = don sa a
scorepad-csv-match-score = eskò pati a

## Sa ki pa bon nan yon don

scorepad-side = Kan { $letter }
scorepad-problems = { $problems }
scorepad-deal-problem = Don { $number }: { $problem }
scorepad-kind =
    { $kind ->
        [clubs] trèf
        [diamonds] kawo
        [hearts] kè
        [spades] pik
        [green] kat vèt
        [yellow] kat jòn
        [red] kat wouj
        [black] kat nwa
       *[cards] kat
    }
scorepad-wrong-sides = Antre { $sides } kan, pa { $entered }.
scorepad-wrong-seats = Plas yo se 0 rive { $last }.
scorepad-no-rulings = Yon don pa ka fini poutèt yon kat ki parèt: jwèt sa a pa gen desizyon pou erè.
scorepad-dealer-exposed = Donè a pa ka fini don an poutèt yon kat ki parèt.
scorepad-two-endings = Yon don fini ak yon reklamasyon oswa poutèt yon kat ki parèt, pa toude.
scorepad-exposed-counts = Nan yon don ki fini poutèt yon kat ki parèt, anyen pa konte: ni kat, ni bale, ni anons.
scorepad-cards-or-numbers = { $side }: antre swa kat yo pran yo, swa konbyen yo ye.
scorepad-not-in-pack = { $side }: pa nan jwèt kat la: { $cards }.
scorepad-no-oranges = { $side }: pa gen zoranj nan jwèt sa a.
scorepad-negative-calls = { $side }: kantite anons lan pa ka pi piti pase 0.
scorepad-no-penalties = { $side }: jwèt sa a pa gen penalite.
scorepad-negative-cards = { $side }: kantite kat la pa ka pi piti pase 0.
scorepad-number-missing = { $side }: kantite { scorepad-kind } manke.
scorepad-too-few-cards =
    { $cards ->
        [1] { $side }: 1 kat pa ase pou fanmi ak kat ou antre yo.
       *[other] { $side }: { $cards } kat pa ase pou fanmi ak kat ou antre yo.
    }
scorepad-more-named = { $side }: kantite { scorepad-kind } se { $count }, men ou bay non { $named }.
scorepad-entered-twice = Antre pou de kan: { $cards }.
scorepad-nobody-has = Pèsonn pa genyen: { $cards }.
scorepad-too-many-in-all = Tout kan yo ansanm gen { $sum } { scorepad-kind }, men jwèt kat la gen { $size }.
scorepad-too-few-in-all =
    { $missing ->
        [1] Tout kan yo ansanm gen { $sum } { scorepad-kind }: manke 1.
       *[other] Tout kan yo ansanm gen { $sum } { scorepad-kind }: manke { $missing }.
    }
scorepad-no-sweeps = Bale pa konte nan jwèt sa a.
scorepad-side-no-sweeps = { $side }: ak { $points } pwen oswa plis, pa gen bale ankò.
scorepad-sweep-no-side = Yon bale pa gen kan: kan yo se 0 rive { $last }.
scorepad-sweep-no-size = Gwosè yon bale manke.
scorepad-two-first-sweeps = Yon sèl bale ka fèt nan premye kou yon don.
scorepad-first-sweep-side = Se { $side } sèlman ki ka fè yon bale nan premye kou don sa a.
scorepad-too-many-sweeps =
    { $count ->
        [1] { $side }: 1 bale mande plis kat pase sa kan sa a genyen.
       *[other] { $side }: { $count } bale mande plis kat pase sa kan sa a genyen.
    }
scorepad-unknown-event = Pa gen evènman “{ $event }” pou kan { $number }.
scorepad-event-not-so = { $side }: kat ou antre yo pa bay kan sa a { scorepad-needed-alone }.
scorepad-needed-alone =
    { $item ->
        [cards] plis kat
        [spades] plis pik
       *[ten] { CARDS("10D") }
    }
scorepad-who-first = { $sides } gen sa yo bezwen pou genyen. Kiyès ki te an premye?
scorepad-deal-goes-on = Anons lan pa t bon, kidonk don an kontinye. Antre l lè li fini.
scorepad-nothing-to-undo = Poko gen don ki antre.
scorepad-best-missing = Pou primiera a, pèsonn pa bay pi bon kat nan { scorepad-kind }.
scorepad-full =
    { $most ->
        [1] Yon fèy gen plas pou 1 don.
       *[other] Yon fèy gen plas pou { $most } don.
    }
scorepad-no-deal = Pa gen don { $number }.

## Sa ki pa bon nan kòmansman yon fèy

scorepad-wrong-players = { $title } se pou { $players }, pa { $count }.
scorepad-same-name = Non “{ $name }” parèt de fwa. Bay chak jwè pwòp non li.
scorepad-wrong-dealer = Premye donè a se plas { $seat }, men pa gen jwè nan plas sa a.
scorepad-fixed-deals =
    { $deals ->
        [1] { $title } jwe nan yon sèl don, pa nan yon objektif.
       *[other] { $title } jwe nan { $deals } don, pa nan yon objektif.
    }
scorepad-wrong-target = Objektif la se { $target }, men li ka 1 rive { $most }.

## Sa ki pa bon nan yon fichye

scorepad-file-too-long = Tèks la twò long pou yon fèy pwen.
scorepad-no-json = Sa pa yon fèy pwen: { $problem }.
scorepad-no-sheet = Sa pa yon fèy pwen: li pa gen "cassino score".
scorepad-version = Fèy pwen an gen vèsyon { $found }, men pwogram sa a li vèsyon { $expected }.
scorepad-wrong-parts = Moso sa yo nan fèy pwen an manke oswa yo pa bon: { $parts }.
scorepad-json-object = { $where } se { $found }, men fòk se yon objè.
scorepad-json-unknown = { $where } gen moso nou pa konnen: { $parts }.
scorepad-json-list = { $where } se { $found }, men fòk se yon lis { $most } bagay omaksimòm.
scorepad-json-exact-list = { $where } se { $found }, men fòk se yon lis { $count } bagay.
scorepad-json-sides = { $where } gen { $count } kan, men jwèt la gen { $sides }.
scorepad-json-number = { $where } se { $found }, men fòk se yon chif ant 0 ak { $most }.
scorepad-json-flag = { $where } se { $found }, men fòk se true oswa false.
scorepad-json-one-of = { $where } se { $found }, men fòk se youn nan { $known }.
scorepad-json-twice = { $where } gen yon kat de fwa.
scorepad-json-card = { $where }: { $problem }
scorepad-json-missing = manke

## Nan tèminal la: kòmand

scorepad-help-answer = Reponn chak kesyon epi peze Antre. Lè gen yon repons ant kwochè, Antre kenbe l.
scorepad-help-names = Bay yon jwè ak premye lèt non li, oswa ak nimewo l.
scorepad-help-cards = Ekri kat yo tankou `AS 10D`: ran ak fanmi.
scorepad-help-last-side = Dènye kan an gen sa lòt kan yo pa genyen, kidonk yo pa mande w anyen sou li.
scorepad-help-commands = Nan nenpòt kesyon ou ka ekri tou:
scorepad-help-back = `dèyè`: kesyon ki anvan an.
scorepad-help-claim = `reklame Ann`: Ann di li rive nan objektif la, epi don an fini. `reklame okenn`: pèsonn pa fè sa.
scorepad-help-exposed = `louvri Bob`: Bob fini don an paske donè a fè yon kat parèt. `louvri okenn`: pèsonn pa fè sa.
scorepad-help-score = `eskò`: tout fèy la jiska kounye a.
scorepad-help-undo = `defè`: reprann dènye don an.
scorepad-help-edit = `korije 2`: korije don 2. Antre kenbe yon repons.
scorepad-help-export = `ekspòte FICHYE.txt` oswa `ekspòte FICHYE.csv`: ekri fèy la nan yon fichye.
scorepad-help-rules = `règ`: règ jwèt sa a. `règ pwen`: yon sèl seksyon.
scorepad-help-help = `èd`: lis sa a.
scorepad-help-quit = `kite`: ale. Fèy la sere.

## Nan tèminal la: repons ki pa mache

scorepad-no-number = “{ $word }” pa yon chif ki mache isit la.
scorepad-no-name = “{ $word }” pa youn nan { $names }.
scorepad-not-free = Se pa youn nan kat yo mande w, oswa yon lòt kan genyen l: { $cards }.
scorepad-above-most = { $number } twòp: isit la { $most } se maksimòm nan. Ekri { $back } si yon repons anvan pa t bon.
scorepad-one-best = Bay yon kat nan chak fanmi, pi bon an.
scorepad-one-or-two = Ekri yon chif, oswa de: zoranj, apre sa move anons.
scorepad-number-or-cards = Ekri yon chif, oswa kat.
scorepad-named-twice = Ou bay sa de fwa: { CARDS($cards) }.
scorepad-cannot-claim = Pa gen anyen pou reklame kounye a.
scorepad-cannot-expose = Don sa a pa ka fini poutèt yon kat ki parèt: règ sa yo pa gen desizyon pou erè.
scorepad-edit-number = Ekri korije ak nimewo yon don ou antre deja, pa egzanp `korije 1`.
scorepad-export-ending = Ekri ekspòte ak yon fichye ki fini ak .txt oswa .csv.

## Nan tèminal la: kesyon sou yon don

scorepad-known = { $question } [{ $answer }]
scorepad-ask-cards = { $side }: konbyen kat? Oswa bay yo tout:
scorepad-ask-suit = { $side }: konbyen { scorepad-kind }?
scorepad-ask-special = { $side }: kilès nan { $cards }? Ekri tout, oswa Antre pou okenn:
scorepad-ask-best = { $side }: pi bon kat chak fanmi, pou primiera a? Lòd la se 7, 6, las, 5, 4, 3, 2, figi:
scorepad-ask-oranges = { $side }: konbyen zoranj, ak konbyen move anons? Antre pou okenn:
scorepad-ask-sweeps = { $side }: konbyen bale? Antre pou okenn:
scorepad-ask-sweep-list = Bay bale yo nan lòd, pa egzanp { $example }. Antre pou okenn:
scorepad-ask-sweep-sizes = Bay bale yo nan lòd, ak konbyen kat chak te pran sou tab la, pa egzanp { $example }. Antre pou okenn:
scorepad-ask-sweep-first = Bay bale yo nan lòd, ak “premye” dèyè yon bale ki fèt nan premye kou don an, pa egzanp { $example }. Antre pou okenn:
scorepad-ask-sweep-both = Bay bale yo nan lòd, ak konbyen kat chak te pran sou tab la, epi “premye” dèyè yon bale ki fèt nan premye kou don an, pa egzanp { $example }. Antre pou okenn:
scorepad-ask-too-few = Konbyen fwa { $name } pa bay ase kat? Antre pou jamè:
scorepad-ask-too-many = Konbyen fwa { $name } bay twòp kat? Antre pou jamè:
scorepad-ask-unwon = Kiyès ki fè yon konstriksyon pèsonn pa t ka pran nan pwochen tou a? Non yo ak vigil ant yo, oswa Antre pou pèsonn:
scorepad-ask-first = { $sides } chak gen sa yo bezwen pou genyen. Tounen gade nan pil yo: kiyès ki te genyen l an premye? Ekri yon non, oswa ansanm:

## Nan tèminal la: sa yo di

scorepad-kept-beside = Pwen yo kontinye nan { $file }.
scorepad-kept = Pwen yo sere nan { $file }. Ekri èd pou wè kòmand yo.
scorepad-input-ended = Pa gen lòt tèks k ap antre. Pou kontinye pita: cassino score --resume { $file }
scorepad-stopped = Kanpe. Pou kontinye pita: cassino score --resume { $file }
scorepad-goodbye = Orevwa. Pou kontinye pita: cassino score --resume { $file }
scorepad-after-match = Ekri defè, korije ak nimewo yon don, ekspòte ak yon fichye, oswa kite:
scorepad-next-deal = Don { $number }. { NAME($dealer) } bay kat yo. Eskò: { SCORES($scores) }.
scorepad-cannot-be = Sa pa posib:
scorepad-again = Tanpri reponn ankò. Antre kenbe yon repons.
scorepad-is-right = Èske sa bon? Wi, oswa non pou korije l:
scorepad-first-question = Sa se premye kesyon an.
scorepad-taken-back = Don { $number } reprann. Antre kenbe yon repons.
scorepad-not-written = Li pa ekri.
scorepad-written = Ekri: { $file }
scorepad-ended-exposed = { NAME($who) } fini don an poutèt yon kat ki parèt.
scorepad-ended-claim =
    { WHO($who) ->
        [you] Ou di ou rive nan objektif la.
       *[other] { NAME($who) } di li rive nan objektif la.
    }
scorepad-if-counted-out = Si yon moun di li rive, ekri reklame ak non li.
scorepad-if-announced = Si yon moun anonse objektif la, ekri reklame ak non li.
scorepad-if-exposed = Si yon moun fini don an paske donè a fè yon kat parèt, ekri louvri ak non li.
scorepad-no-folder = Nou pa ka kreye dosye { $folder }: { $problem }.
scorepad-no-latest = Pa gen fèy pwen ki sere nan { $folder }.
scorepad-cannot-resume =
    { $file } pa yon fèy pwen nou ka kontinye:
    { $problem }
