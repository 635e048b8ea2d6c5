### Casino-Schule: lesson-NAME is the title of a lesson, lesson-NAME-about what it teaches, lesson-NAME-STEP a task,
### lesson-NAME-STEP-praise what is said to a right move, lesson-NAME-STEP-SLIP what is said to a wrong one.

lesson-capture = Eine Karte nehmen
lesson-capture-about = Deine Karte nimmt eine Karte mit demselben Rang.
lesson-capture-pair =
    Die Karten in der Mitte sind für alle da. Du hast { CARDS("8S", case: "accusative") }, und auf dem Tisch liegt { CARDS("8H") }.
    Eine Karte nimmt eine andere mit demselben Rang. Nimm sie!
lesson-capture-pair-praise =
    Gut gemacht! Das nennt man einen Fang. Beide Achten liegen jetzt auf deinem Stapel, und am Ende bringen die Karten auf deinem Stapel Punkte.
lesson-capture-pair-trail =
    Das legt nur eine Karte auf den Tisch, wo alle sie nehmen können. Mit { CARDS("8S", case: "dative") } kannst du etwas nehmen: Such die andere Acht.
lesson-capture-pair-build =
    Das ist ein Bau. Gute Idee, und die Lektion dazu kommt bald. Nimm jetzt einfach { CARDS("8H", case: "accusative") } mit { CARDS("8S", case: "dative") }.
lesson-capture-ace = Jetzt ohne Hilfe: Eine deiner Karten kann eine Karte von diesem Tisch nehmen. Welche?
lesson-capture-ace-praise = Ass nimmt Ass, und jedes Ass ist einen ganzen Punkt wert. Mit einer Karte hast du zwei Punkte geholt!
lesson-capture-ace-trail = Diese Karte würde nur auf dem Tisch liegen. Such zwei Karten mit demselben Rang, eine auf deiner Hand und eine auf dem Tisch.

lesson-sum = Karten zusammenzählen
lesson-sum-about = Deine Karte nimmt mehrere Karten, die zusammen ihren Wert ergeben.
lesson-sum-two =
    Auf dem Tisch liegt keine Neun, aber { CARDS("4D") } und { CARDS("5S") } ergeben 4 + 5 = 9. Also kannst du mit { CARDS("9C", case: "dative") } beide auf einmal nehmen.
lesson-sum-two-praise = Drei Karten für deinen Stapel mit einem Zug. Such immer nach Summen: Sie bringen mehr Karten als Paare. Ein Ass zählt 1.
lesson-sum-two-trail = Damit verschenkst du eine Karte. Zähl zwei Karten auf dem Tisch zusammen: Welche ergeben 9?
lesson-sum-three = Du hast { CARDS("10S", case: "accusative") }. Diesmal ergeben drei Karten auf dem Tisch zusammen 10. Finde sie.
lesson-sum-three-praise = 2 + 3 + 5 = 10. Vier Karten auf deinem Stapel! Je mehr Karten du nimmst, desto besser.
lesson-sum-three-trail = Du musst keine Karte ablegen. Drei Karten auf diesem Tisch ergeben zusammen 10: Nimm sie mit { CARDS("10S", case: "dative") }.

lesson-build = Einen Bau machen
lesson-build-about = Leg jetzt Karten zusammen und nimm sie in einem späteren Zug alle auf einmal.
lesson-build-make =
    Du hast { CARDS("9S", case: "accusative") } und { CARDS("4C", case: "accusative") }. Leg { CARDS("4C", case: "accusative") } auf { CARDS("5D", case: "accusative") }: 4 + 5 = 9. Das nennt man einen Bau von 9.
    Die Karten in einem Bau bleiben zusammen, und nur eine Neun nimmt sie. Du hast eine!
lesson-build-make-praise =
    Ein Bau von 9! Wozu ist das gut? Ohne ihn könntest du hier mit { CARDS("9S", case: "dative") } nichts nehmen. Jetzt kann dir diese Karte drei Karten bringen,
    und wer keine Neun hat, kann sie nicht nehmen.
lesson-build-make-trail = Damit verschenkst du eine Karte. Wähle { CARDS("4C", case: "accusative") } und { CARDS("5D", case: "accusative") } zusammen: Sie ergeben 9, und du hast eine Neun.
lesson-build-collect = Dein Gegner hatte keine Neun und hat { CARDS("3C", case: "accusative") } abgelegt. Dein Bau ist noch da. Hol ihn mit { CARDS("9S", case: "dative") }.
lesson-build-collect-praise = Drei Karten auf einmal: So gewinnt man mit Bauten. Aber warte nicht zu lange: Auch dein Gegner kann eine Neun bekommen.
lesson-build-own = Jetzt allein. Du hast eine Zehn. Ergibt eine andere Karte deiner Hand mit einer Karte auf dem Tisch 10?
lesson-build-own-praise = 3 + 7 = 10: ein Bau von 10. Im nächsten Zug kannst du mit { CARDS("10C", case: "dative") } beide nehmen. Bau nur, was du selbst nehmen kannst.
lesson-build-own-trail = Da lässt du eine Chance liegen. Du hast { CARDS("10C", case: "accusative") }: Welche Karte deiner Hand ergibt mit einer auf dem Tisch 10?

lesson-several = Mehrere auf einmal
lesson-several-about = Eine Karte nimmt jede Karte und jede Summe, die passt.
lesson-several-both =
    Mit { CARDS("8C", case: "dative") } kannst du { CARDS("8D", case: "accusative") } nehmen. Dazu { CARDS("5H", case: "accusative") } und { CARDS("3S", case: "accusative") }, denn 5 + 3 = 8. Nimm alle drei in einem Zug.
lesson-several-both-praise = Vier Karten mit einem Zug. Bevor du auf „Nehmen“ drückst, schau noch einmal: Passt noch etwas?
lesson-several-both-part = Gut, aber da ist noch mehr. Deine Acht nimmt im selben Zug die andere Acht und 5 + 3. Wähle alle drei.
lesson-several-both-trail = Leg hier keine Karte ab: Mit { CARDS("8C", case: "dative") } kannst du drei Karten nehmen.
lesson-several-more = Mit { CARDS("9D", case: "dative") } kannst du hier viel nehmen. Finde jede Neun und jede Summe von 9. Jede Karte zählt nur einmal.
lesson-several-more-praise = 9, 6 + 3 und 8 + 1: Du hast mit einer Karte fünf genommen. Das merkt sich dein Gegner.
lesson-several-more-part = Das ist ein Teil davon. Es gibt eine Neun und zwei Summen von 9. Wähle alle fünf Karten.
lesson-several-more-trail = Schau noch einmal: Mit { CARDS("9D", case: "dative") } kannst du fünf Karten von diesem Tisch nehmen.

lesson-pictures = Bilder
lesson-pictures-about = Bube nimmt Bube, Dame nimmt Dame, König nimmt König.
lesson-pictures-queen =
    Bilder haben keine Zahl, deshalb gehören sie nie zu einer Summe oder einem Bau. Dame nimmt Dame, sonst nichts. Nimm { CARDS("QD", case: "accusative") }.
lesson-pictures-queen-praise = Ein Damenpaar für dich. Ein Bild auf dem Tisch ist vor allen sicher, die nicht denselben Rang haben.
lesson-pictures-queen-trail = Du hast { CARDS("QS", case: "accusative") }, und auf dem Tisch liegt eine Dame. Nimm sie, sonst tut es vielleicht dein Gegner.
lesson-pictures-jack = Auf dem Tisch liegen zwei Buben, aber ein Bild nimmt nur ein einziges Bild. Nimm einen Buben mit { CARDS("JS", case: "dative") }.
lesson-pictures-jack-praise = Ein Bube nimmt nur einen Buben. Der vierte Bube kann den anderen noch nehmen. Merk dir also, wer ihn haben könnte.
lesson-pictures-jack-sum = Ein schöner Fang, aber in dieser Lektion geht es um Bilder: Nimm einen Buben mit { CARDS("JS", case: "dative") }.
lesson-pictures-jack-trail = Zwei Buben liegen auf dem Tisch, und du hast einen dritten. Nimm einen davon.

lesson-keep = Behalte die Karte, die du brauchst
lesson-keep-about = Ein Bau ist ein Versprechen: Du musst die Karte haben, die ihn nimmt.
lesson-keep-choose =
    Du hast { CARDS("6S", case: "accusative") } und { CARDS("3H", case: "accusative") }. Du darfst 3 + 3 = 6 bauen, denn { CARDS("6S") } bleibt auf deiner Hand und kann den Bau nehmen.
    6 + 3 = 9 darfst du nicht bauen: Du hast keine Neun. Mach den Bau, der erlaubt ist.
lesson-keep-choose-praise = Ein Bau von 6, und { CARDS("6S") } wartet schon auf ihn. Behalte diese Karte, bis du den Bau genommen hast.
lesson-keep-choose-pair = Das nimmt jetzt zwei Karten. Der Bau von 6 bringt dir drei: Leg { CARDS("3H", case: "accusative") } auf { CARDS("3D", case: "accusative") } und behalte die Sechs.
lesson-keep-choose-trail = Das geht besser: { CARDS("3H") } und { CARDS("3D") } ergeben 6, und du hast eine Sechs.
lesson-keep-owner =
    Der Bau von 9 gehört dir. Solange dir ein Bau gehört, darfst du nicht einfach eine Karte ablegen: Du musst etwas nehmen oder bauen. Auch dein Gegner kann
    eine Neun haben. Was ist am dringendsten?
lesson-keep-owner-praise = In Sicherheit! Drei Karten auf deinem Stapel, bevor jemand anders sie nehmen konnte.
lesson-keep-owner-pair = Das ist erlaubt, und dein Bau bleibt liegen. Aber dort sind drei Karten in Gefahr: Nimm zuerst deinen Bau.

lesson-raise = Einen Bau erhöhen
lesson-raise-about = Leg eine Karte dazu, und der Bau hat einen neuen Wert.
lesson-raise-own =
    Dir gehört ein Bau von 7. Leg { CARDS("2H", case: "accusative") } von deiner Hand dazu: 7 + 2 = 9. Du hast { CARDS("9D", case: "accusative") }, also darfst du das.
    Danach nimmt ihn keine Sieben mehr, und er hat eine Karte mehr.
lesson-raise-own-praise = Jetzt ist es ein Bau von 9 mit drei Karten. Erhöhe, wenn du glaubst, dass dein Gegner den alten Wert nehmen kann.
lesson-raise-own-early = Das ist sicher und bringt drei Karten. Probier hier den anderen Weg: Leg { CARDS("2H", case: "accusative") } dazu und mach 9 daraus.
lesson-raise-again = Dir gehört ein Bau von 6, und du hast { CARDS("10H", case: "accusative") }. Welche Karte macht aus der 6 eine 10?
lesson-raise-again-praise = 6 + 4 = 10. Nur einfache Bauten lassen sich erhöhen, also ein einziger Satz Karten. Die nächste Lektion zeigt Bauten, bei denen das nicht geht.
lesson-raise-again-early = Das nimmt drei Karten. Aber erhöhe den Bau mit { CARDS("4D", case: "dative") } auf 10, dann bekommst du mit { CARDS("10H", case: "dative") } vier.

lesson-join = Einen Bau ergänzen
lesson-join-about = Mehrere Sätze mit demselben Wert sind ein Bau, den niemand erhöhen kann.
lesson-join-add =
    Dir gehört ein Bau von 9. Auch { CARDS("6S") } und { CARDS("3H") } ergeben 9. Leg sie zu deinem Bau dazu: Das heißt ergänzen. Dann hat er zwei Sätze, und eine Neun nimmt alles.
lesson-join-add-praise = Ein mehrfacher Bau! Niemand kann seinen Wert mehr ändern, und mit { CARDS("9S", case: "dative") } bekommst du fünf Karten.
lesson-join-add-early = Das nimmt deinen Bau schon jetzt. Mach ihn erst größer: Wähle { CARDS("6S", case: "accusative") }, { CARDS("3H", case: "accusative") } und den Bau.
lesson-join-add-beside = Jetzt liegen zwei Bauten von 9 nebeneinander. Leg sie zusammen: Wähle auch deinen Bau.
lesson-join-double = Du kannst auch gleich mit zwei Sätzen anfangen. Du hast { CARDS("10H", case: "accusative") } und { CARDS("6C", case: "accusative") }. Mach in einem Zug aus vier Karten zweimal 10.
lesson-join-double-praise = 6 + 4 und 7 + 3: ein doppelter Bau von 10. Mit { CARDS("10H", case: "dative") } nimmst du alle vier, und dein Gegner kann ihn nicht erhöhen.
lesson-join-double-single = Ein guter Bau. Aber auch { CARDS("7S") } und { CARDS("3C") } ergeben 10: Wähle sie mit aus, dann bringt deine Zehn fünf Karten.
lesson-join-double-capture = Das nimmt jetzt drei Karten. Ein doppelter Bau bringt fünf: Wähle { CARDS("6C", case: "accusative") } und alle drei Karten auf dem Tisch.
lesson-join-double-trail = Du musst keine Karte verschenken: { CARDS("6C") } und { CARDS("4D") } ergeben 10, ebenso { CARDS("7S") } und { CARDS("3C") }.

lesson-steal = Nimm einen fremden Bau
lesson-steal-about = Du kannst den Bau deines Gegners nehmen, wenn du die richtige Karte hast.
lesson-steal-take =
    Dein Gegner hat 8 gebaut und will den Bau im nächsten Zug nehmen. Aber du hast { CARDS("8S", case: "accusative") }. Ein Bau gehört dem, der ihn zuerst nimmt.
lesson-steal-take-praise = Drei Karten, und ein langes Gesicht gegenüber. Lass also auch deine eigenen Bauten nicht lange liegen.
lesson-steal-take-trail = Dein Gegner nimmt den Bau von 8 im nächsten Zug. Du hast eine Acht: Nimm ihn jetzt!
lesson-steal-raise = Diesmal hast du keine Sieben. Aber du kannst den fremden Bau von 7 auf einen Wert erhöhen, den du hast. Welche Karte schafft das?
lesson-steal-raise-praise = 7 + 2 = 9, und der Bau gehört jetzt dir. Die Sieben deines Gegners nützt nichts mehr, und mit { CARDS("9C", case: "dative") } bekommst du drei Karten.
lesson-steal-raise-trail = Dann nimmt dein Gegner den Bau. Du hast { CARDS("9C", case: "accusative") }: Was legst du zur 7, damit es 9 wird?
lesson-steal-top =
    Im südafrikanischen Casino liegen die Stapel offen. Die oberste Karte vom Stapel deines Gegners darfst du für deinen eigenen Bau verwenden.
    Wähle { CARDS("5C", case: "accusative") } von deiner Hand und { CARDS("4H", case: "accusative") } vom fremden Stapel, und leg beide zu deinem Bau von 9.
lesson-steal-top-praise = Vom Stapel gestohlen! Schau in die Regeln, bevor du ein neues Spiel spielst: Stehlen ist nur in manchen erlaubt.
lesson-steal-top-early = Das nimmt deinen Bau, wie er ist. Mach ihn erst größer, mit { CARDS("5C", case: "dative") } und { CARDS("4H", case: "dative") } vom fremden Stapel.

lesson-sweep = Den Tisch abräumen
lesson-sweep-about = Nimm alles auf dem Tisch und hol dir einen Extrapunkt.
lesson-sweep-take =
    Nimmt ein Zug alle Karten auf dem Tisch, ist das ein Abräumer. Er bringt einen Extrapunkt. Hier geht es mit { CARDS("9H", case: "dative") }: 6 + 2 + 1 = 9.
lesson-sweep-take-praise = Abgeräumt! Das ist ein Extrapunkt, und dein Gegner muss eine Karte auf den leeren Tisch legen.
lesson-sweep-take-trail = Schau auf den ganzen Tisch: 6 + 2 + 1. Mit { CARDS("9H", case: "dative") } nimmst du alles.
lesson-sweep-leave =
    Auch dein Gegner kann abräumen. Du kannst { CARDS("5S", case: "accusative") } nicht nehmen, also musst du eine Karte hinlegen: Das heißt ablegen. Nach welcher Karte kann niemand abräumen?
lesson-sweep-leave-praise = Keine einzelne Karte kann einen König zusammen mit einer Fünf nehmen. Das war eine sichere Karte.
lesson-sweep-leave-low = Vorsicht: 5 + 2 = 7. Dann räumt jede Sieben den ganzen Tisch ab. Leg die Karte ab, die in keine Summe passt.

lesson-points = Was zählt
lesson-points-about = Welche Karten du wirklich willst: { CARDS("10D", case: "accusative") }, { CARDS("2S", case: "accusative") }, Asse und Pik.
lesson-points-ten =
    Das große Casino, { CARDS("10D") }, ist die beste Karte überhaupt: 2 Punkte. Du kannst hier nur eines nehmen. Nimm das Wertvollste!
lesson-points-ten-praise = Zwei Punkte mit einem Zug. Hast du { CARDS("10D", case: "accusative") } selbst auf der Hand, nimm etwas damit: Auf dem Tisch könnte jede Zehn sie holen.
lesson-points-ten-six = Ein Pik ist schön. Aber { CARDS("10D") } ist 2 Punkte wert, und dein Gegner könnte als Nächstes zugreifen.
lesson-points-ten-trail = Zwei Punkte liegen auf dem Tisch: Nimm { CARDS("10D", case: "accusative") } mit deiner Zehn.
lesson-points-two = Das kleine Casino, { CARDS("2S") }, bringt 1 Punkt. Wie nimmst du es?
lesson-points-two-praise = 2 + 3 = 5, und das kleine Casino ist deins. Es zählt auch als Pik.
lesson-points-two-king = Das ist ein Paar, aber der Punkt liegt noch auf dem Tisch. Mit welcher deiner Karten nimmst du { CARDS("2S", case: "accusative") } zusammen mit einer anderen?
lesson-points-two-trail = Lass { CARDS("2S", case: "accusative") } nicht liegen. Mit einer anderen Karte auf dem Tisch ergibt das 5.
lesson-points-ace = Jedes der vier Asse ist 1 Punkt. In einer Summe zählt ein Ass 1. Hol dir das Ass!
lesson-points-ace-praise = 1 + 6 = 7. Noch ein Punkt für dich.
lesson-points-ace-jack = Zwei Karten, aber kein Punkt. Zähl { CARDS("AH", case: "accusative") } mit einer anderen Karte auf dem Tisch zusammen: Welche deiner Karten passt?
lesson-points-ace-trail = Da liegt ein Punkt auf dem Tisch: { CARDS("AH") }. Zähl etwas dazu.
lesson-points-spade =
    Wer die meisten Pik nimmt, bekommt 1 Punkt, und wer die meisten Karten nimmt, bekommt 3. Ein Pik ist also besser als eine andere Karte mit seinem Rang.
    Welchen König nimmst du?
lesson-points-spade-praise = Beide sind Könige, aber { CARDS("KS") } hilft auch, den Punkt für Pik zu gewinnen. Jetzt kennst du alles, was zählt.
lesson-points-spade-heart = Auch das nimmt einen König, aber kein Pik. Nimm den König, der vielleicht einen Punkt bringt.
lesson-points-spade-trail = Du hast { CARDS("KD", case: "accusative") }, und auf dem Tisch liegen zwei Könige. Nimm einen davon.

lesson-last = Die letzten Karten und die Zählung
lesson-last-about = Wer den Rest bekommt, und wie eine Runde gezählt wird.
lesson-last-majority =
    Die Runde ist fast zu Ende. Du hast 24 der 52 Karten, und 27 reichen für die 3 Punkte für die meisten Karten. Welcher Zug bringt drei Karten auf einmal?
lesson-last-majority-praise = 24 + 3 = 27: Dein Gegner kann dich nicht mehr einholen. Gegen Ende mitzuzählen ist 3 Punkte wert.
lesson-last-majority-king = Das bringt nur zwei Karten. 26 ist die Hälfte, keine Mehrheit. Finde den Zug, der drei bringt.
lesson-last-majority-trail = Jetzt zählt jede Karte, und du kannst drei nehmen.
lesson-last-last =
    Deine letzte Karte, und die letzte der Runde. Wer zuletzt nimmt, bekommt auch alles, was noch auf dem Tisch liegt. Nimm { CARDS("9D", case: "accusative") }!
lesson-last-last-praise =
    Du hast zuletzt genommen, also gehören { CARDS("KH") } und { CARDS("4S") } auch dir. Jetzt werden beide Stapel gezählt: meiste Karten 3, meiste Pik 1,
    großes Casino 2, kleines Casino 1, jedes Ass 1, jeder Abräumer 1. Wer zuerst 21 Punkte hat, gewinnt.
lesson-last-last-trail = Dann bekommt dein Gegner, der zuletzt genommen hat, alles auf dem Tisch. Nimm lieber { CARDS("9D", case: "accusative") }!

### Answers that fit any lesson

lesson-try-trail = Damit liegt { CARDS($cards) } auf dem Tisch, und alle können zugreifen. Lies die Aufgabe noch einmal: Es geht besser.
lesson-try-capture = Mit { CARDS($cards, case: "dative") } kannst du { CARDS($taken, case: "accusative") } nehmen. Aber das ist nicht die Aufgabe: Lies sie noch einmal.
lesson-try-build = Du kannst { $value } bauen. Aber das ist nicht die Aufgabe: Lies sie noch einmal.
lesson-try-join = Du kannst den Bau von { $value } ergänzen. Aber das ist nicht die Aufgabe: Lies sie noch einmal.
lesson-try-raise = Du kannst den Bau auf { $value } erhöhen. Aber das ist nicht die Aufgabe: Lies sie noch einmal.
lesson-try-other = Das ist erlaubt. Aber das ist nicht die Aufgabe: Lies sie noch einmal.

### Which cards to choose

lesson-do-trail = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand. Drück dann auf „Ablegen“: Damit kommt die Karte auf den Tisch.
lesson-do-capture = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand und { CARDS($taken, case: "accusative") } auf dem Tisch. Drück dann auf „Nehmen“.
lesson-do-sweep = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand und { CARDS($taken, case: "accusative") } auf dem Tisch. Drück dann auf „Abräumen!“
lesson-do-build = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand und { CARDS($taken, case: "accusative") } auf dem Tisch. Drück dann auf „{ $value } bauen“.
lesson-do-join = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand und { CARDS($taken, case: "accusative") }. Drück dann auf „Zum Bau legen“.
lesson-do-raise = Wähle { CARDS($cards, case: "accusative") } auf deiner Hand und den Bau mit { CARDS($taken, case: "dative") }. Drück dann auf „Auf { $value } erhöhen“.

### A first deal

first-deal = Deine erste Runde
first-deal-about = Spiel eine kleine Runde mit zwanzig Karten und sieh, was jeder Zug bewirkt.
first-deal-begins =
    Du spielst eine ganze Runde mit nur zwanzig Karten: Asse, Zweien, Achten, Neunen und Zehnen. Ihr habt beide vier Karten, und vier liegen auf dem Tisch.
    Such eine deiner Karten, die etwas nimmt.
first-deal-missed = Du hast eine Karte abgelegt und nichts genommen. Das ist erlaubt, aber du hättest etwas nehmen können.
first-deal-laid = Du hast eine Karte abgelegt. Manchmal gibt es nichts zu nehmen.
first-deal-took = Du hast { $count } Karten für deinen Stapel genommen.
first-deal-built = Ein Bau von { $value }. Behalte die Karte, die ihn nimmt.
first-deal-their-build = Hast du eine Karte mit dem Wert { $value }, kannst du diesen Bau nehmen.
first-deal-big-casino = Das große Casino, { CARDS("10D") }, ist 2 Punkte wert.
first-deal-little-casino = Das kleine Casino, { CARDS("2S") }, ist 1 Punkt wert.
first-deal-aces =
    { $count ->
        [1] Ein Ass ist 1 Punkt wert.
       *[other] { $count } Asse sind { $count } Punkte wert.
    }
first-deal-sweep = Auf dem Tisch liegt nichts mehr: Das ist ein Abräumer, 1 Extrapunkt.
first-deal-over = Die Runde ist zu Ende. Was noch auf dem Tisch liegt, geht an den, der zuletzt genommen hat. Jetzt werden beide Stapel gezählt.
first-deal-most-cards = Wer mehr Karten hat, bekommt 3 Punkte.
first-deal-most-spades = Wer mehr Pik hat, bekommt 1 Punkt.
first-deal-each-ace = Jedes Ass ist 1 Punkt wert.
first-deal-each-sweep = Jeder Abräumer ist 1 Punkt wert.
first-deal-result =
    { $better ->
        [you] Du gewinnst diese Runde { $own } zu { $other }. Du kannst Casino spielen!
        [other] Du hast { $own } Punkte, dein Gegner hat { $other }. Nächstes Mal klappt es! Casino spielen kannst du jetzt.
       *[same] { $own } Punkte für jeden. Du kannst Casino spielen!
    }

### What is wrong with a file that keeps the progress of a person

lessons-progress-no-json = Die Datei ist kein JSON.
lessons-progress-version = Die Datei ist von einer anderen Version von Cassino.
lessons-progress-steps = Die Datei nennt keine Schritte von Lektionen.

### Errors

lessons-unknown = Es gibt keine Lektion „{ $name }“. Die Lektionen sind: { $names }.
lessons-no-toml = Die Lektion „{ $name }“ ist kein TOML: { $problem }.
lessons-only-steps = Die Lektion „{ $name }“ muss [[steps]] haben und sonst nichts.
lessons-same-name = Die Lektion „{ $name }“ hat zwei Schritte mit demselben Namen.
lessons-step-fields = Schritt „{ $step }“ der Lektion „{ $lesson }“ muss { $needed } haben und darf { $others } haben.
lessons-step-wrong = Schritt „{ $step }“ der Lektion „{ $lesson }“: { $problem }
lessons-deal-over = Diese erste Runde ist zu Ende.
lessons-deal-move = Zug { $number } dieser ersten Runde ist nicht möglich: { $problem }
