### Die Beispiele des Regelhefts. The position is drawn, or described by book-example-position, and the message
### says what is played. The facts are described in en/book.ftl.

## The position in words

book-example-position =
    { $is_legal ->
        [yes] Beispiel.
       *[no] Nicht erlaubt.
    } Du hast { ROW($hand, case: "accusative") }. { $count ->
        [0] Der Tisch ist leer.
       *[other] Auf dem Tisch: { $table }.
    }
book-example-loose = { ROW($cards) }
book-example-build =
    { $whose ->
        [you] dein Bau von { $value } ({ ROW($cards) })
        [partner] der Bau von { $value } deines Partners ({ ROW($cards) })
       *[opponent] ein Bau von { $value } eines Gegners ({ ROW($cards) })
    }
book-example-owner =
    { $whose ->
        [you] dein Bau
        [partner] der Bau deines Partners
       *[opponent] ein Bau eines Gegners
    }
book-example-pile-top = { CARDS($card) } oben auf dem Stapel eines Gegners
book-example-allowed = Beispiel
book-example-forbidden = Nicht erlaubt
book-example-pile = Oben auf dem Stapel eines Gegners

## What cards count

book-example-queen = Deine Dame nimmt die andere Dame, dazu die 9 und die 3, denn 9 + 3 = 12.
book-example-ace = Dein Ass zählt 14 und nimmt beide Karten: 13 + 1 = 14.
book-example-in-hand = Auf deiner Hand zählt { CARDS("10D") } 16 und nimmt also die 9 und die 7.

## Taking

book-example-take =
    { $deck_pack ->
        [italian_40] Dein Bube nimmt den anderen Buben, dazu die 5 und die 3, denn 5 + 3 = 8.
       *[other] Deine 8 nimmt die andere 8, dazu die 5 und die 3, denn 5 + 3 = 8.
    }
book-example-take-one =
    { $deck_pack ->
        [rook_40] Du nimmst 6 + 1 oder 5 + 2, aber nicht beides.
       *[other] Du nimmst die 6 und das Ass, oder die 5 und die 2, aber nicht alle vier.
    }
book-example-pair-first = Du musst die andere 7 nehmen, nicht die 4 und die 3.
book-example-several = Du spielst beide Karten. Sie ergeben 12 und nehmen die 10 und die 2, und die Dame.
book-example-several-large = Du spielst alle drei Karten. Sie ergeben 24 und nehmen die 4, die 7 und den König: 4 + 7 + 13 = 24.
book-example-several-too-large = Deine Karten ergeben zusammen 15, das ist mehr als { $capturing_hand_total_at_most }.
book-example-several-sets = Der Bube zählt 11, und 7 und 4 zusammen auch. Mit allen drei Karten nimmst du den Buben auf dem Tisch.
book-example-split = Der Bau zählt nur als 5. Du kannst die 2 nicht dazuzählen, um 7 zu bekommen.
book-example-one-picture = Eine Dame nimmt nur eine einzige Dame.
book-example-both-pictures = Deine Dame nimmt beide Damen.
book-example-top = Du nimmst deinen Bau mit einer 8, und dazu die 7 auf dem Tisch zusammen mit dem Ass vom Stapel: 7 + 1 = 8.
book-example-equal = Du kannst nicht nur eine 9 nehmen. Du musst beide nehmen, und die 5 und die 4 darfst du auch nehmen.
book-example-must = Du kannst deine 7 nicht ablegen, denn sie kann die 4 und die 3 nehmen.
book-example-insist = Du nimmst nur die andere 8 und beendest deinen Zug. Ein Gegner darf darauf bestehen, dass du auch die 5 und die 3 nimmst.
book-example-insist-add = Du legst deine 10 ab und beendest deinen Zug. Ein Gegner darf darauf bestehen, dass du die 6 und die 3 zu deinem Bau legst.

## Building

book-example-make = Du legst deine 5 auf die 4 und sagst „neun“. Deine 9 kann in einem späteren Zug beide Karten nehmen.
book-example-multiple = Du legst deine 5 auf die 4 und die 9 dazu. Das ist ein mehrfacher Bau von 9.
book-example-table-build = Bevor du spielst, legst du die drei Karten zu einem Bau von 10 zusammen, für die 10 auf deiner Hand.
book-example-base = Die 9 auf dem Tisch ist eine Grundkarte, denn du hast eine 9. Du legst die 5 vom Stapel und die 4 dazu: ein mehrfacher Bau von 9.
book-example-raise = Du legst deine 2 zum Bau und sagst „neun“. Jetzt ist es dein Bau.
book-example-raise-sets = Du erhöhst den Bau mit deiner 2 auf 9 und legst die 9 vom Tisch dazu.
book-example-join = Du legst deine 6 und die 3 dazu. Jetzt ist der Bau mehrfach, und niemand kann ihn erhöhen.
book-example-join-theirs = Du legst deine 6 und die 3 zum Bau. Jetzt gehört er dir.
book-example-join-top = Du legst die 7 vom Stapel und die 2 vom Tisch zu deinem Bau: 7 + 2 = 9.
book-example-steal = Du legst deine 7 und das Ass vom Stapel zu deinem Bau: 7 + 1 = 8.
book-example-separate = Deine 10 kann zu einem der Bauten kommen, aber nicht aus beiden einen machen.
book-example-merge = Du kannst mit deiner 6 und der 3 nicht 9 bauen, denn es gibt einen Bau von 9, den du nicht ergänzen darfst.
book-example-hold = Du kannst die lose 9 nicht allein nehmen: Deine einzige 9 muss deinen Bau nehmen.
book-example-proven = Dein Partner baut 8 mit einem Ass, und der Nächste nimmt den Bau. Also hat dein Partner eine 8, und du kannst deine 2 auf die 6 legen und für deinen Partner 8 bauen.
book-example-request-asked = Dein Partner spielt eine 9, um deinen Bau zu nehmen. Du hast auch eine 9 und bittest darum, ihn liegen zu lassen. Dein Partner legt die 9 stattdessen zum Bau, und er gehört weiter dir.

## Trailing, sweeps, oranges

book-example-trail =
    { $trailing_owner_builds ->
        [own_build] Du kannst die 2 nicht ablegen, denn dir gehört ein Bau. Du kannst ihn mit deiner 9 nehmen.
       *[anything] Du kannst die 2 nicht ablegen, denn dir gehört ein Bau. Du kannst ihn mit deiner 9 nehmen.
    }
book-example-partner-nine = Dein Partner hat 9 gebaut, und du hast eine 9. Du kannst sie ablegen, und dein Partner kann sie später zusammen mit dem Bau nehmen.
book-example-sweep = Du nimmst beide Karten. Der Tisch ist leer: ein Abräumer!
book-example-big-sweep = Du nimmst alle vier Karten. Der Tisch ist leer: ein großer Abräumer!
book-example-victim = Dein Gegner räumt den Tisch mit einer 8 ab. Du legst eine 7 ab und nimmst sie gleich mit deiner anderen 7: ein Abräumer für dich.
book-example-orange =
    { $deck_pack ->
        [rook_40] Du nimmst die gelbe 4 und die rote 3 mit deiner 7 und rufst „Orange“.
       *[other] Du nimmst { CARDS("4D", case: "accusative") } und { CARDS("3H", case: "accusative") } mit deiner 7 und rufst „Orange“.
    }
book-example-near =
    { $ending_near_target ->
        [free] { "" }
       *[other] Beispiel. Ann hat 19 Punkte und Bert 15. Ann bekommt die meisten Karten, zwei Asse und zwei Abräumer, aber nicht { CARDS("10D", case: "accusative") }: Das bringt nichts. Bert bekommt 6 für die meisten Pik, { CARDS("10D", case: "accusative") }, { CARDS("2S", case: "accusative") } und zwei Asse und gewinnt mit 21.
    }
