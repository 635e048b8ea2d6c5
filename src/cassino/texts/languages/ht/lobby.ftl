### Paj akèy, sal la, ak fenèt kote ou chwazi pati ak tab

lobby-title = Cassino: jwèt kat kazino a
lobby-question = Kisa ou vle fè?
lobby-about = Jwe Kazino nan yon tab kote moun ap tann ou.
lobby-unreachable = Nou pa ka jwenn sèvè a pou kounye a. { $problem }
lobby-offline = Pa gen koneksyon. W ap ka jwe lè l retounen.

lobby-learn = Aprann
lobby-daily = Don jou a
lobby-daily-about = Don jodi a, menm pou tout moun
lobby-puzzle-about = Jwenn pi bon kou a
lobby-friends = Zanmi
lobby-friends-about = Voye yon lyen, oswa antre nan yon tab
lobby-score = Fèy pwen
lobby-score-about = Kenbe pwen yo ak vrè kat

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Mete l sou telefòn ou
lobby-install = Enstale l sou òdinatè sa a
# Beside the button, and where there is no server also alone
lobby-install-about = Apre sa li louvri depi ekran akèy ou, nan yon fenèt pa li.
lobby-without-internet = Jwe san entènèt: paj sa a louvri epi li jwe menm lè pa gen koneksyon.
# In a window, where the browser has to do it
lobby-install-menu = Louvri meni navigatè ou a (sou yon iPhone oswa iPad, peze Pataje), epi chwazi “Ajoute sou ekran akèy” oswa “Enstale”.

lobby-casino = Pran kat ki menm ak pa w oswa ki fè menm total la, bati pou pwochen tou w, epi chèche dis kawo a.

lobby-wishes = Reglaj pati a
lobby-playing = K ap jwe
lobby-loading-rules = N ap chaje règ yo …
lobby-a-friend = yon zanmi
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } pwen
       *[other] { $points } pwen
    }

lobby-welcome = Èske ou konn Kazino?
lobby-just-play = Annik jwe
lobby-all-matches = Tout { $matches } pati yo

### Jwe ak moun

lobby-people = Jwe ak moun
lobby-friends-lead = Envite zanmi nan yon tab pa w, oswa antre nan youn kote moun ap tann.
lobby-invite = Envite zanmi
lobby-watch-bots = Gade bot yo

### Chwazi règ yo

lobby-choose-rules = Chwazi règ yo
lobby-search = Chèche selon non oswa peyi
lobby-found =
    { $games ->
        [one] { $games } jwèt jwenn
       *[other] { $games } jwèt jwenn
    }
lobby-not-found = Pa gen jwèt ki rele “{ $query }”. Eseye yon mo pi kout, oswa <link>fè pwòp règ pa w</link>.
lobby-make-rules = Fè pwòp règ pa w
lobby-favorites = Pi renmen ak dènye yo
lobby-games =
    { $games ->
        [one] { $games } jwèt
       *[other] { $games } jwèt
    }
lobby-favorite = Pi renmen: { $title }
lobby-rules-of = Règ jwèt { $title }
lobby-players =
    { $most ->
        [one] { $most } jwè
       *[other] { $most } jwè
    }
lobby-players-between = { $least } a { $most } jwè
lobby-points-to-win =
    { $points ->
        [one] { $points } pwen pou genyen
       *[other] { $points } pwen pou genyen
    }

### Advèsè ak longè

lobby-opponents = Advèsè ak longè
lobby-watch = Annik gade
lobby-watch-about = Yon bot jwe nan plas ou, epi ou wè kat tout moun. Fè yon poz lè ou vle.
lobby-your-partner = { $name }, patnè w
lobby-partner-of = { $name }, patnè { $other }
lobby-level = Nivo { $level }: { $title }
lobby-friend-by-link = Yon zanmi (voye yon lyen)
lobby-auto = Fè anons ak egzijans yo otomatikman
lobby-auto-insist = Chak tou dwe pran ak ajoute tout sa li kapab.
lobby-auto-orange = Zoranj yo bay pwen san anons.
lobby-auto-claim = Pati a fini depi yon kan gen ase pwen.

### Louvri yon tab

lobby-other-seats = Lòt plas yo
lobby-seat-partner = Plas { $seat }, patnè w
lobby-seat-friend = Yon zanmi (plas la rete vid)
lobby-seat-open = Nenpòt moun (yon bot jwe annatandan)
lobby-seat-bot = Bot, nivo { $level }: { $title }
lobby-visibility = Kiyès ki ka jwenn li
lobby-by-link = Nenpòt moun ki gen lyen an
lobby-by-lobby = Nenpòt moun, nan sal la
lobby-clock = Tan pou reflechi
lobby-no-clock = San revèy
lobby-away = Tann jwè ki pa la
lobby-rated = Ak klasman
lobby-rated-about = Konte pou klasman. San endis, san kou reprann.
lobby-rated-account = Ou bezwen yon kont: mete yon modpas oswa ajoute yon kle pas.
lobby-rated-people = Se moun sèlman ki ka chita nan yon tab ki konte pou klasman.
lobby-rated-house = Règ lakay pa gen klasman.
lobby-rated-clock = Yon tab ki konte pou klasman bezwen yon revèy.
lobby-open-the-table = Louvri tab la

### Sal la

lobby-looking = N ap chèche tab …
lobby-none = Pa gen tab louvri pou kounye a. Louvri youn tout moun ka jwenn, epi kite yon bot jwe jiskaske yon moun antre.
lobby-none-of-these = Pa gen tab louvri ak règ sa yo pou kounye a. Louvri youn tout moun ka jwenn, epi kite yon bot jwe jiskaske yon moun antre.
lobby-opened = Yon tab fèk louvri.
lobby-bot-sits = { $name } (bot)
lobby-free-seats =
    { $seats ->
        [0] pa gen plas vid
        [one] yon plas vid
       *[other] { $seats } plas vid
    }
lobby-company =
    { $here ->
        [0] Pa gen moun la kounye a
        [one] { $people ->
            [one] 1 moun la
           *[other] 1 sou { $people } moun la
        }
       *[other] { $here } sou { $people } moun la
    }
lobby-company-all = { $people } moun la
lobby-waiting = { $waiting } ap tann pwochen don an
lobby-join = Antre
lobby-join-this = Antre: { $title }, { $names }
lobby-news = Nouvèl sal la
