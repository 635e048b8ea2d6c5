### A draft: nobody who speaks Afrikaans has read it yet. docs/contribute/translating.md says how to help.

taken-back = Die laaste skuif is teruggeneem.
asks-takeback =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } vra om ’n skuif terug te neem.
wants-rematch =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } wil weer speel.
last-card-played = Die laaste kaart is gespeel. Wie { $target } het, mag dit nou aankondig.
left-behind = Bly oor: { ROW($cards) }.
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = Die kaarte is uitgedeel.
round-dealt = Uitdeling { $round } van { $rounds }.
say-last = Laaste!
say-last-round = Laaste uitdeling!
residue-goes =
    { $count ->
        [1] Die laaste kaart op die tafel gaan
       *[other] Die laaste { $count } kaarte op die tafel gaan
    } na { whom }.

### The end of a deal and of a match

gave-up = { NAME($who) } het opgegee.
ran-out-of-time = { NAME($who) } se tyd is verby.
deal-over = Die ronde is verby: { SCORES($scores) }.
match-won = { PLAYERS($winners) } het die wedstryd gewen: { SCORES($scores) }.
match-shared = { PLAYERS($winners) } deel die wedstryd: { SCORES($scores) }.
deals-next =
    { WHO($who) ->
        [you] Jy
       *[other] { NAME($who) }
    } deel volgende uit.

### What a move brings besides, and how a round begins

last-card-drawn = Die laaste kaart van die trekstapel is getrek.
laid-on-table = Op die tafel gelê: { ROW($cards) }.
large-sweep = Dit is ’n groot veeg.

### The page of a table. Every key begins with table-

table-log = Wat by die tafel gebeur
table-heading = Casinotafel
table-match =
    { $deals ->
        [0] { $title }, ’n wedstryd tot { $target } punte.
        [1] { $title }, ’n wedstryd van een ronde.
       *[other] { $title }, ’n wedstryd van { $deals } rondes.
    }
table-goal =
    { $deals ->
        [0] tot { $target }
        [1] 1 ronde
       *[other] { $deals } rondes
    }
table-title-turn = Jou beurt

## The connection

table-online = Jy is weer aanlyn.
table-offline = Geen verbinding nie.
table-try-now = Probeer nou
table-understood = Goed

## Buttons above the table, read out by a screen reader

table-tools = Tafel
table-people = By hierdie tafel
table-rules = Reëls van { $title } (nuwe oortjie)
table-turn-sounds-off = Klanke is aan: skakel hulle af
table-turn-sounds-on = Klanke is af: skakel hulle aan
table-sounds-on = Klanke is aan.
table-sounds-off = Klanke is af.

## The table

table-items =
    { $count ->
        [0] Tafel: leeg
        [1] Tafel: 1 ding
       *[other] Tafel: { $count } dinge
    }
table-cards = Kaarte op die tafel
table-yours = joune
table-nobody = niemand
table-lies = Op die tafel: { $items }.
table-is-empty = Die tafel is leeg.

## The players

table-others = Die ander spelers
table-partner = maat
table-is-asked = besluit
table-dealer = Deler
table-holds = hou { $values }
table-your-partner = jou maat
table-cards-in-hand =
    { $count ->
        [1] 1 kaart in die hand
       *[other] { $count } kaarte in die hand
    }
table-cards-taken =
    { $count ->
        [1] 1 kaart gevat
       *[other] { $count } kaarte gevat
    }
table-on-top = { CARDS($cards) } bo-op die stapel
table-sweeps =
    { $count ->
        [1] 1 veeg
       *[other] { $count } veë
    }
table-is-dealer = deler
table-to-play = aan die beurt
table-presence-left = weg, ’n bot speel
table-presence-expected = nog nie hier nie
table-presence-free = oop sitplek
table-presence-away = weg
table-presence-here = hier

## Piles

table-pile-own = Jou stapel
table-pile-of-side = Jou kant se stapel
table-pile-of = { PLAYERS($seats) } se stapel
table-pile-empty = Nog geen kaarte nie.
table-pile-cards = Kaarte van bo na onder

## The line between the table and the hand

table-course = Laaste skuif
table-stock =
    { $count ->
        [0] trekstapel leeg
       *[other] { $count } oor
    }
table-last-round = laaste uitdeling
table-round = uitdeling { $number } van { $count }
table-show-again = Wys die laaste skuif weer
table-moves = Skuiwe in hierdie ronde

## What you can do: buttons

table-actions = Wat jy kan doen
table-claim = Maak aanspraak
table-talk = Praat
table-take-back = Neem terug
table-undo = Ongedaan
table-hint = Wenk
table-show-count = Wys die telling
table-sit-down = Sit
table-next-deal = Volgende ronde
table-rematch = Speel weer

## What to do now

table-your-turn = Dit is jou beurt.
table-task = Jou beurt: tik op ’n kaart in jou hand.
table-task-build = Jou beurt: tik op tafelkaarte om met hulle te bou, en speel dan ’n kaart uit jou hand.
table-task-take = Jou beurt: vat nou die bou van { $value }.
table-task-end = Jou beurt: gaan voort, of beëindig jou beurt.
table-task-continue = Jou beurt: gaan voort.
table-add-more = Voeg nog ’n kaart uit jou hand by, of kaarte van die tafel.
table-hopeless = Hierdie kaarte pas nie bymekaar nie.
table-choose-hand = Kies nou ’n kaart uit jou hand.
table-choose-others = Geen kaart in jou hand pas by hierdie kaarte nie. Kies ander.
table-watching = Jy kyk.
table-turn-of = Dit is { NAME($who) } se beurt.
table-thinking = { $name } dink …
table-deciding = { $name } besluit …
table-waits-for-answer = Wag vir ’n antwoord.
table-deal-is-over = Hierdie ronde is verby.

## Choosing cards

table-fits = pas
table-sum = Som: { $sum }.
table-sum-fits = ’n Kaart in jou hand vat hierdie kaarte.
table-turn = { $number } van { $count }
table-can = Jy kan: { $moves }.
table-type-move = Tik ’n skuif
table-plays = Wat jy met { CARDS($cards) } kan doen

## Hints

table-hint-before = Wenk:
table-hint-line = Wenk: { $hint }.
table-hint-for-cards = Druk weer op Wenk om die kaarte te sien.
table-hint-for-move = Druk weer op Wenk om die skuif te sien.
table-hint-cards = Kyk na { CARDS($cards) }.

## The hand

table-hand =
    { $count ->
        [1] Jou hand, 1 kaart
       *[other] Jou hand, { $count } kaarte
    }
table-hand-cards = Kaarte in jou hand
table-your-cards = Jou hand: { CARDS($cards) }.
table-new-cards = Nuut in jou hand: { CARDS($cards) }.

## Who comes and goes, read out by a screen reader

table-came = { $name } is hier.
table-went = { $name } is weg.
table-has-left = { $name } het weggegaan. ’n Bot speel verder.
table-sits =
    { WHO($who) ->
        [you] Jy gaan sit.
       *[other] { NAME($who) } gaan sit.
    }

## Sitting down at a table

table-join = Jy is genooi
table-join-seats = By die tafel
table-leave = Verlaat die tafel
table-empty-seat = ’n Oop sitplek
table-seat-is-empty = Sitplek { $number } is oop.
table-invite = Nooi
table-invite-about = Enigiemand wat hierdie skakel oopmaak, kan ’n oop sitplek vat of kyk.
table-offer = ’n Vraag
table-offer-agree = Ja
table-offer-decline = Nee

## Giving up

table-resign = Gee op
table-resign-sure = Gee jy die wedstryd op?

## Talking and reporting

table-say = Sê iets
table-says = { $name }: { $words }
table-send = Stuur

## What each side has taken so far, and the count

table-taken = Tot nou toe gevat
table-item-cards = Kaarte
table-count = Telling van ronde { $deal }
table-count-won =
    { FORM($winners) ->
        [you] Jy wen die wedstryd
        [one] { PLAYERS($winners) } wen die wedstryd
       *[several] { $own ->
            [own] Jou kant wen die wedstryd
           *[other] { PLAYERS($winners) } wen die wedstryd
        }
    }
table-count-region = Telling
table-count-deal = Hierdie ronde
table-count-before = Tevore
table-count-score =
    { $deals ->
        [0] Telling (tot { $target })
       *[other] Telling
    }
table-all-cards = Al die kaarte
table-new-game = Nuwe wedstryd
