### Sa plizyè paj nan navigatè a di

## Toupatou

shared-start-page = Paj akèy
shared-close = Fèmen
shared-settings = Reglaj
shared-help = Èd ak touch
# Label of a field with an address to copy
shared-link = Lyen
# Label of a field
shared-your-name = Non w
shared-unchanged = Anyen pa chanje.
shared-show-me = Montre m
# Button: one move back
shared-back = Anvan
# Button that leaves everything as it is
shared-cancel = Anile
# Button that opens the review of a match: a verb, where a language has another word for the page of the review
shared-review = Analiz
shared-watch = Gade
shared-all-rules = Tout règ yo
shared-pages = Paj yo
shared-skip = Ale nan kontni an
shared-no-connection = Pa gen koneksyon. Eseye ankò lè l retounen.
shared-error = Gen yon bagay ki pa mache (erè { $status }). Eseye ankò talè.
shared-level = nivo { $level }
shared-bot = bot
shared-goal =
    { $deals ->
        [0] nan { $target } pwen
        [1] 1 don
       *[other] { $deals } don
    }
shared-rated = ak klasman
# $seat (number)
shared-seat = Plas { $seat }
# $number (number): of the deal
shared-deal = Don { $number }

## Kopye yon tèks

shared-copy = Kopye
shared-copy-labeled = { $label }: kopye
shared-copied = Kopye
shared-copy-yourself = Tèks la chwazi. Kopye l ak klavye w.

## Tan

shared-clock-days = { $days } j { $hours } è
shared-clock-hours = { $hours } è { $minutes } min
shared-seconds =
    { $count ->
        [1] 1 segonn
       *[other] { $count } segonn
    }
shared-minutes =
    { $count ->
        [1] 1 minit
       *[other] { $count } minit
    }
shared-hours =
    { $count ->
        [1] 1 èdtan
       *[other] { $count } èdtan
    }
shared-days =
    { $count ->
        [1] 1 jou
       *[other] { $count } jou
    }
shared-no-clock = san revèy
shared-clock = { $time } pou chak kou
shared-clock-bank = { $time } pou chak kou plis yon rezèv tan { $bank }

## Don jou a ak tounwa semèn nan

shared-to-tournament = Tounen nan tounwa a
shared-to-results = Rezilta jou a

## Reglaj

shared-settings-look = Aparans
shared-settings-play = Jwèt
shared-settings-sound = Son ak pawòl
shared-language = Lang
shared-language-of-browser = Menm ak navigatè a
# One of the languages, of which only a few texts are translated; $language (text): its name
shared-language-draft = { $language } (bouyon)
# Where such a language is chosen: under the choice, at the top of pages, and in the terminal
shared-draft = Lang sa a se yon bouyon: pa gen moun ki pale l depi nesans ki li l ankò, epi sa ki manke a an anglè. Ou ka ede: docs/contribute/translating.md di kijan.
shared-settings-colors = Koulè
shared-settings-colors-of-system = Menm ak sistèm nan
shared-settings-colors-light = Klè
shared-settings-colors-dark = Fonse
shared-settings-cards = Kat
shared-settings-cards-of-game = Selon jwèt la
shared-settings-cards-french = Fransè
shared-settings-cards-italian = Italyen
shared-settings-four-colors = Kat an 4 koulè
shared-settings-four-colors-about = Kawo ble ak trèf vèt: fanmi yo pi fasil pou rekonèt.
shared-settings-backs = Do kat yo
shared-settings-back-fish = Pwason
shared-settings-back-lattice = Griyaj
shared-settings-back-tiles = Mozayik
shared-settings-back-stars = Zetwal
shared-settings-table = Tab
shared-settings-table-green = Vèt
shared-settings-table-blue = Ble
shared-settings-table-burgundy = Bòdo
shared-settings-table-wood = Bwa
shared-settings-contrast = Gwo kontras
shared-settings-contrast-about = Kat tou blan ak bò epè sou yon tab fonse.
shared-settings-card-size = Gwosè kat yo: { $percent }%
shared-settings-left-handed = Goche
shared-settings-left-handed-about = Mete bouton yo agoch.
shared-settings-speed = Vitès animasyon
shared-settings-speed-slow = Dousman
shared-settings-speed-normal = Nòmal
shared-settings-speed-fast = Vit
shared-settings-speed-off = Etenn
shared-settings-ask = Mande m anvan m pase (egzijans, zoranj, demand patnè)
shared-settings-ask-always = Toujou
shared-settings-ask-seconds = Pandan kèk segonn
shared-settings-ask-never = Jamè
shared-settings-notify = Fè m konnen lè se tou pa m
shared-settings-notify-about = Voye yon notifikasyon lè ou pa la, nan pati ki bay plizyè jou pou chak kou.
shared-settings-memory = Mòd memwa
shared-settings-memory-about = Kache sa chak kan pran: se ou ki pou sonje l.
shared-settings-coach = Antrenè
shared-settings-coach-about = Avèti w anvan yon erè, esplike kou lòt jwè yo epi bay kou pa w nòt. Li pa la nan pati ki konte pou klasman.
shared-settings-shortcuts = Rakousi ak yon sèl touch
shared-settings-shortcuts-about = Lèt ak chif mache pou kont yo, san Ctrl ni Alt. Lis la nan Èd la.
shared-settings-sounds = Son
shared-settings-sounds-about = Ti son dou. Touch X oswa bouton opalè a nan tab la etenn yo.
shared-settings-vibration = Vibrasyon
shared-settings-vibration-about = Telefòn ou vibre lè se tou pa w.
shared-settings-talk = Pawòl nan tab la
shared-settings-talk-about = Detanzantan, bot yo di yon ti mo sou jwèt la.
shared-settings-kept = Reglaj sa yo sere nan navigatè sa a.
shared-newer = Yon nouvo vèsyon pare.
shared-use-newer = Sèvi ak nouvo vèsyon an

## Notifikasyon

shared-notify-failed = Navigatè w la pa t ka limen notifikasyon yo. Eseye ankò pita.
shared-notify-blocked = Notifikasyon yo bloke pou sit sa a. Ou ka pèmèt yo nan reglaj navigatè w la.

## Èd la

shared-help-teach = Aprann mwen nan 3 minit
shared-help-turn = Kijan pou jwe yon tou
shared-help-turn-text = Lè se tou pa w, ou jwe yon kat. Li pran tout kat ki gen menm ran, ak tout gwoup kat ki fè menm total: yon 8 pran yon lòt 8, ak tou yon 5 ak yon 3. Yon valè, yon dam oswa yon wa pran yon sèl kat ki gen menm ran. Si ou pa pran anyen, ou poze kat la: li rete sou tab la.
shared-help-tap-hand = Peze yon kat nan men w. Pi bon priz li a chwazi touswit. Peze ankò pou wè pwochen an.
shared-help-tap-table = Peze kat ki sou tab la pou chwazi yo oswa lage yo. Yon total an vèt vle di yon kat nan men w pran yo.
shared-help-press = Peze bouton ki di sa k ap pase a. Se kou ki nan règ sèlman ki gen bouton. Si pa gen bouton, ou wè poukisa.
shared-help-more = Ou ka trennen yon kat sou tab la tou, oswa peze l epi kenbe l pou wè tout kou li yo. Nan kèk jwèt, yon tou gen plizyè etap: bati ak kat ki sou tab la, jwe yon kat, epi fini tou a. Kote règ yo pèmèt ou sèvi ak kat ki anlè yon pil, ou ka peze l.
shared-help-build = Pou kisa yon konstriksyon sèvi
shared-help-build-text = Yon konstriksyon se yon pwomès pou pran pita. Ou mete yon kat nan men w sou kat ki sou tab la: yon 3 sou yon 5 fè yon konstriksyon 8. Apati de sa, se yon 8 sèlman ki pran yo, tout ansanm, e ou dwe gen 8 sa a. Lòt jwè yo ka pran konstriksyon an anvan si yo gen yon 8 tou, oswa monte l sou yon lòt chif.
shared-help-scores = Sa ki bay pwen
shared-help-most-cards = Plis kat
shared-help-most-spades = Plis pik
shared-help-ace = Chak las
shared-help-big-casino = Dis kawo, gwo kazino a
shared-help-little-casino = De pik, ti kazino a
shared-help-sweep = Chak bale
shared-help-rules = Yon bale pran tout kat ki sou tab la yon sèl kou. Se pwen sa yo ki nan Kazino. Lòt jwèt konte yon lòt jan: gade <link>liv règ yo</link>.
shared-help-keys = Touch
shared-help-keys-off = Ou ka etenn touch lèt ak touch chif yo nan reglaj yo.
shared-key-tab = Tab
shared-key-enter = Antre oswa Espas
shared-key-escape = Esc
shared-key-space = Espas, kenbe l peze
shared-key-tab-does = ale sou tab la, nan men w oswa nan bouton yo
shared-key-arrows-do = ale de kat an kat, ak ant tab la ak men w
shared-key-enter-does = chwazi oswa lage kat la
shared-key-letters-do = chwazi premye, dezyèm … kat nan men w; ak Shift, yon kat sou tab la
shared-key-slash-does = ekri yon kou, tankou 9=3+4+2; mete fanmi kat yo sèlman si sa nesesè
shared-key-digits-do = jwe premye, dezyèm … kou ki parèt yo
shared-key-escape-does = lage tout
shared-key-h-does = endis; ankò pou plis
shared-key-u-does = defè; ak lòt moun, mande pou reprann yon kou
shared-key-r-does = montre dènye kou a ankò
shared-key-l-does = li dènye kou a awotvwa (lektè ekran)
shared-key-dot-does = li men w awotvwa (lektè ekran)
shared-key-t-does = li tab la awotvwa (lektè ekran)
shared-key-s-does = li eskò a awotvwa (lektè ekran)
shared-key-c-does = li revèy yo awotvwa (lektè ekran)
shared-key-m-does = pale ak lòt jwè yo
shared-key-p-does = wè kiyès ki nan tab sa a
shared-key-x-does = limen oswa etenn son
shared-key-space-does = ale pi vit
shared-key-question-does = èd sa a

## Kou yon don

shared-log = Kou ki fèt nan don { $deal }
shared-log-moves = Kou yo
shared-log-none = Poko gen kou nan don sa a.

## Sa jwè yo ka di ak yon sèl bouton

shared-phrase-hello = Alo!
shared-phrase-luck = Bòn chans!
shared-phrase-nice = Byen jwe!
shared-phrase-wow = Ala yon priz!
shared-phrase-thanks = Mèsi!
shared-phrase-sorry = Padon!
shared-phrase-oh-no = Woy, non!
shared-phrase-lucky = Ala chans!
shared-phrase-moment = Yon ti moman, tanpri.
shared-phrase-no-hurry = Pran tan ou.
shared-phrase-again = Yon lòt pati?
shared-phrase-game = Bèl pati!
shared-phrase-bye = Orevwa!

## Pwogrè nan leson yo

shared-progress-not-kept = Navigatè sa a pa sere pwogrè w, men ou ka kontinye aprann.
shared-progress-broken = Nou pa ka li pwogrè ki nan navigatè sa a. W ap rekòmanse; ansyen done yo rete sere.
shared-progress-lost = Nou pa ka li pwogrè ki nan navigatè sa a, e pa gen plas pou sere yon kopi. Sa w ap reyisi kounye a p ap sere.

## Pwofesè a

shared-tip = Yon konsèy ki soti nan pati w yo
shared-tip-better = Pi bon isit la:
shared-tip-lesson = Leson: { $title }
shared-puzzles = Devinèt
shared-tip-review = Analize pati sa a
shared-table = Tab la
shared-your-hand = Men w
shared-table-empty = Tab la vid
shared-skill-chances =
    { $chances ->
        [1] { $taken } sou 1 okazyon klè pran
       *[other] { $taken } sou { $chances } okazyon klè pran
    }

shared-settings-portrait = Pòtrè w
shared-settings-portrait-number = Pòtrè { $number }
shared-settings-portrait-about = Lòt moun wè l nan tab kote ou chita apati kounye a.
