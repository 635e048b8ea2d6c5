notice-storage = A szerver nem éri el az adatbázisát. Egyetlen megerősített lépés sem vész el, és a játék folytatódik, amint az adatbázis visszatér.
notice-nothing-kept = Ez a böngésző nem menti el ezt a partit, talán mert privát ablakban vagy. A parti elvész, ha bezárod az oldalt.
notice-bus = Kapcsolati gond a szerveren: a többi játékos lépései késve érkezhetnek.
notice-restart = A szerver mindjárt újraindul. A játék egy pillanat múlva folytatódik.
notice-read-only = Az üzemeltető most minden játékot leállított. Semmi sem vész el, és a partid később folytatódik.
notice-read-only-because = Az üzemeltető most minden játékot leállított. Semmi sem vész el, és a partid később folytatódik. Az ok: { $reason }
your-turn = Te jössz
your-turn-at = { $title }, játékostársak: { $others }
