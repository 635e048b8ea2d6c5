lobby-title = Cassino: a lapgyűjtő kártyajáték
lobby-question = Mihez van kedved?
lobby-about = Ülj le kaszinózni egy asztalhoz, ahol már várnak rád.
lobby-unreachable = A szerver most nem érhető el. { $problem }
lobby-offline = Nincs kapcsolat. Játszhatsz, amint helyreáll.

lobby-learn = Tanulás
lobby-daily = Napi
lobby-daily-about = A mai osztás, mindenkinek ugyanaz
lobby-puzzle-about = Találd meg a legjobb lépést
lobby-friends = Barátok
lobby-friends-about = Küldj linket, vagy ülj le egy nyitott asztalhoz
lobby-score = Pontozólap
lobby-score-about = Számold a pontokat igazi kártyához

# Below the tiles: buttons that install the page as an app, on a phone and on a computer
lobby-install-phone = Tedd a telefonodra
lobby-install = Telepítés erre a számítógépre
# Beside the button, and where there is no server also alone
lobby-install-about = Ezután a kezdőképernyőről nyílik meg, saját ablakban.
lobby-without-internet = Játék internet nélkül: ez az oldal kapcsolat nélkül is megnyílik, és lehet rajta játszani.
# In a window, where the browser has to do it
lobby-install-menu = Nyisd meg a böngésző menüjét (iPhone-on vagy iPaden koppints a Megosztás gombra), és válaszd a „Hozzáadás a kezdőképernyőhöz” vagy a „Telepítés” pontot.

lobby-casino = Vidd el azokat a lapokat, amelyek azonosak a lapoddal vagy összegben kiadják, építs a következő sorodra, és vadássz a káró tízesre.

lobby-wishes = Játékbeállítások
lobby-playing = Játszik
lobby-loading-rules = Szabályok betöltése…
lobby-a-friend = egy barát
lobby-bot = { $name }, { $strength }
lobby-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }

lobby-welcome = Játszottál már kaszinót?
lobby-just-play = Játsszunk
lobby-all-matches = Mind ({ $matches })

lobby-people = Játék emberekkel
lobby-friends-lead = Hívd meg a barátaidat a saját asztalodhoz, vagy ülj le egyhez, ahol már várnak.
lobby-invite = Barátok meghívása
lobby-watch-bots = Botok játéka

lobby-choose-rules = Szabályok választása
lobby-search = Keresés név vagy ország szerint
lobby-found =
    { $games ->
        [one] { $games } játék található
       *[other] { $games } játék található
    }
lobby-not-found = Nincs ilyen nevű játék: „{ $query }”. Próbálj rövidebb szót, vagy <link>írj saját szabályokat</link>.
lobby-make-rules = Saját szabályok
lobby-favorites = Kedvencek és legutóbbiak
lobby-games =
    { $games ->
        [one] { $games } játék
       *[other] { $games } játék
    }
lobby-favorite = Kedvenc: { $title }
lobby-rules-of = Szabályok: { $title }
lobby-players =
    { $most ->
        [one] { $most } játékos
       *[other] { $most } játékos
    }
lobby-players-between = { $least }–{ $most } játékos
lobby-points-to-win =
    { $points ->
        [one] { $points } pont a győzelemhez
       *[other] { $points } pont a győzelemhez
    }

lobby-opponents = Ellenfelek és hossz
lobby-watch = Csak nézem
lobby-watch-about = A helyeden bot játszik, és minden lapot látsz. Bármikor megállíthatod.
lobby-your-partner = { $name }, a partnered
lobby-partner-of = { $name }, partnere: { $other }
lobby-level = { $level }. szint: { $title }
lobby-friend-by-link = Egy barát (linkkel)
lobby-auto = Automatikus bemondás és követelés
lobby-auto-insist = Minden sor elvisz és hozzáad mindent, amit lehet.
lobby-auto-orange = A narancs bemondás nélkül is ér pontot.
lobby-auto-claim = A parti véget ér, amint egy oldalnak megvan a pontja.

lobby-other-seats = A többi hely
lobby-seat-partner = { $seat }. hely, a partnered
lobby-seat-friend = Egy barát (a hely üresen várja)
lobby-seat-open = Bárki (addig bot játszik)
lobby-seat-bot = Bot, { $level }. szint: { $title }
lobby-visibility = Ki találhatja meg
lobby-by-link = Akinek megvan a link
lobby-by-lobby = Bárki, az előtérben
lobby-clock = Gondolkodási idő
lobby-no-clock = Óra nélkül
lobby-away = Várakozás a távol lévőkre
lobby-rated = Értékelt
lobby-rated-about = Számít az értékszámba. Nincs tipp, és nincs visszavonás.
lobby-rated-account = Fiók kell hozzá: adj meg jelszót vagy jelkulcsot (passkey).
lobby-rated-people = Értékelt asztalnál csak emberek ülhetnek.
lobby-rated-house = Házi szabályokkal nincs értékszám.
lobby-rated-clock = Értékelt asztalhoz óra kell.
lobby-open-the-table = Asztal nyitása

lobby-looking = Asztalok keresése…
lobby-none = Most nincs nyitott asztal. Nyiss egyet, amelyet mindenki megtalál, és játsszon bot, amíg valaki leül.
lobby-none-of-these = Ezekkel a szabályokkal most nincs nyitott asztal. Nyiss egyet, amelyet mindenki megtalál, és játsszon bot, amíg valaki leül.
lobby-opened = Új asztal nyílt.
lobby-bot-sits = { $name } (bot)
lobby-free-seats =
    { $seats ->
        [0] nincs szabad hely
        [one] egy szabad hely
       *[other] { $seats } szabad hely
    }
lobby-company =
    { $here ->
        [0] Most senki sincs itt
        [one] { $people ->
            [one] 1 ember van itt
           *[other] { $people } ember közül 1 van itt
        }
       *[other] { $people } ember közül { $here } van itt
    }
lobby-company-all = { $people } ember van itt
lobby-waiting = a következő osztásra vár: { $waiting }
lobby-join = Leülök
lobby-join-this = Leülök: { $title }, { $names }
lobby-news = Hírek az előtérből
