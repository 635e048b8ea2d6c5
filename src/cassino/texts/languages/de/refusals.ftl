### Warum ein Zug nicht geht; `du` ist, wer ihn versucht hat

refused-deal-over = { deal-is-over }
refused-cards-due = Erst müssen Karten gegeben werden, dann kann gespielt werden.
refused-nobody-asked = Gerade gibt es keine Frage zu beantworten: Du bist dran und spielst.
refused-others-turn = Jemand anders ist dran.
refused-unknown-kind = Einen Zug der Art { $kind } gibt es nicht.

## The cards

refused-no-such-card = Diese Karte gibt es nicht.
refused-needs-hand-card = Um zu nehmen, zu erhöhen oder abzulegen, spiel eine Karte deiner Hand.
refused-capture-needs-hand-card = Zum Nehmen brauchst du mindestens eine Karte deiner Hand.
refused-one-card-a-turn = In einem Zug spielst du genau eine Karte.
refused-has-played = Du hast schon { CARDS($played, case: "accusative") } gespielt: In einem Zug spielst du nur eine Karte.
refused-not-in-hand = Du kannst { CARDS($missing, case: "accusative") } nicht spielen: Du hast diese Karte nicht auf der Hand.
refused-for-nobody-else = Das kannst du nicht für jemand anders tun.
refused-not-on-table = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt nicht auf dem Tisch.
refused-under-another = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt in einem Stapel unter { CARDS($above, case: "dative") }, und nur die oberste Karte eines Stapels ist frei.
refused-top-out-of-reach-ever = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt in einem Stapel, und genommene Karten bleiben in diesem Spiel, wo sie sind.
refused-top-out-of-reach-directly = Du kannst { CARDS($away, case: "accusative") } nicht direkt nehmen: Diese Karte liegt auf einem Stapel und darf nur zu einem Bau gelegt werden.
refused-top-out-of-reach-by-this-move = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt auf einem Stapel, und für diesen Zug gehen nur Karten von deiner Hand und vom Tisch.
refused-top-out-of-reach-without-number = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt auf einem Stapel und hat keine Zahl. Sie bleibt dort.
refused-top-out-of-reach-from-own-pile = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt auf deinem eigenen Stapel, und der ist für dich tabu.
refused-top-out-of-reach-from-partner = Du kannst { CARDS($away, case: "accusative") } nicht verwenden: Diese Karte liegt auf dem Stapel deines Partners, und nur die obersten Karten der Gegner sind frei.
refused-build-not-whole = Den Bau von { VALUES($broken_up) } kannst du nur ganz nehmen.
refused-wrong-build = Der Bau von { VALUES($other) } zählt nur für Sätze von { VALUES($other) }, nicht für { VALUES($value) }.
refused-no-number-to-build = Du kannst mit { CARDS($picture, case: "dative") } nicht bauen: Diese Karte hat keine Zahl.
refused-no-number-to-take = So kannst du { CARDS($picture, case: "accusative") } nicht verwenden: Diese Karte hat keine Zahl, und nur ein gleiches Bild nimmt sie.
refused-no-sets-alone = Du kannst { CARDS($in_sets, case: "accusative") } nicht als { $value } zählen.
refused-no-sets-with-aces = Du kannst { THESE($in_sets, case: "accusative") } nicht in Sätze von { $value } aufteilen.
refused-no-sets-by-total = Nötig sind Sätze von { VALUES($value) }, aber { THESE($in_sets) } ergeben zusammen { $sets_total }.
refused-no-sets-undivided = Du kannst { THESE($in_sets, case: "accusative") } nicht in Sätze von { VALUES($value) } aufteilen, obwohl sie zusammen { $sets_total } ergeben.

## What is owned afterwards

refused-card-not-kept =
    Du musst eine Karte behalten, die { $whose ->
        [own] deinen Bau von { VALUES($kept) } nimmt
        [owed] den Bau von { VALUES($kept) } nimmt, den du ergänzt hast
       *[new] den neuen Bau von { VALUES($kept) } nimmt
    }.
refused-too-many-builds = Am Ende deines Zugs darf dir nur 1 Bau gehören; so wären es { $owned }.

## Capturing

refused-takes-nothing = Zum Nehmen gehört mindestens eine Karte.
refused-counts-otherwise = Du kannst { CARDS($card, case: "accusative") } nicht als { $value } zählen.
refused-ace-counts-one = Ein Ass, das nur lose Asse nimmt, zählt als 1.
# Dame nimmt nur Dame
refused-only-equal-faces = { rank } nimmt nur { rank }.
refused-one-equal-face = { rank } nimmt nur { a-rank }, nicht mehrere.
refused-not-two-faces = { rank } nimmt { a-rank } oder drei, nie zwei.
refused-build-is-no-card = Nur ein einfacher Bau eines Gegners zählt in einer Summe wie eine Karte.
refused-no-sums = Du kannst { THESE($taken, case: "accusative") } nicht in Sätze von { VALUES($value) } aufteilen, auch nicht, wenn ein Bau wie eine Karte zählt.
refused-one-combination = Ein Zug nimmt nur eine Kombination: eine gleiche Karte, eine Summe oder einen Bau.
refused-pair-comes-first = Mit { CARDS($card, case: "dative") } musst du die gleiche Karte nehmen, { CARDS($equal, case: "accusative") }, keine Summe.
refused-higher-value = Zusammen zählen diese Karten als { $lowest_value }, der kleinste passende Wert.
refused-not-together-picture = Zu { CARDS($picture, case: "dative") } passt nur eine gleiche Karte: Dieses Bild hat keine Zahl.
refused-not-together-limit = Du kannst { THESE($cards, case: "accusative") } nicht zusammen spielen: Sie ergeben { $total }, und bei mehreren Karten ist { $most } das Höchste.
refused-not-together-ever = Du kannst { THESE($cards, case: "accusative") } nicht zusammen spielen.
refused-not-together-sets = Du kannst { THESE($taken, case: "accusative") } nicht als Sätze von { VALUES($number) } mit { CARDS($card, case: "dative") } nehmen.
refused-not-together-total = Zusammen ergeben { THESE($cards) } { $total }: Jeder Satz, den sie nehmen, muss dieselbe Summe haben.
refused-not-together-value = Aus { THESE($cards, case: "dative") } und den genommenen Karten kannst du keine Sätze mit demselben Wert bilden.
refused-equal-left = Wer mit { $rank ->
        [ace] einem { rank }
        [jack] einem { rank }n
        [knave] einem { rank }n
        [knight] einem { rank }
        [king] einem { rank }
       *[other] einer { rank }
    } nimmt, muss jede gleiche lose Karte nehmen: auch { CARDS($equal_left, case: "accusative") }.
refused-owed-build-left = Du hast einen gegnerischen Bau von { VALUES($owed) } ergänzt: Dieser Fang muss ihn nehmen.
refused-not-called = In diesem Spiel zählen Orangen, ohne dass jemand ruft.
refused-own-pile = Was du nimmst, kommt auf deinen eigenen Stapel.
refused-no-pictures = Nur Bilder darfst du auf den Stapel deines Partners legen, und in diesem Fang ist keins.

## Building

refused-no-building = In diesem Spiel wird nicht gebaut.
refused-face-in-build =
    { $rank ->
        [queen] Eine { rank } gehört
        [jack] Ein { rank } gehört
        [knave] Ein { rank } gehört
        [knight] Ein { rank } gehört
        [king] Ein { rank } gehört
       *[other] { rank } gehört
    } in keinen Bau.
refused-no-card-captures = Keine Karte nimmt einen Bau von { $value }.
refused-card-owed = Du hast einen gegnerischen Bau von { VALUES($owed) } ergänzt: Die Karte, die du spielst, muss ihn nehmen.
refused-card-captures = Mit { CARDS($card, case: "dative") } kannst du nehmen, also musst du es: Zum Bauen spiel eine andere Karte.
refused-build-is-new = Ein neuer Bau kann keinen anderen enthalten: Willst du einen Bau mit demselben Wert vergrößern, ergänze ihn.
refused-no-build-to-join = Unter diesen Karten ist kein Bau: Willst du einen ergänzen, wähle ihn mit aus; sonst mach einen neuen.
refused-one-card-is-no-build = Eine Karte allein ist kein Bau.
refused-not-yours-to-join = Nach den Regeln darfst du diesen Bau von { VALUES($value) } nicht ergänzen.
refused-one-at-a-time = Du darfst immer nur einen Bau ergänzen: Zwei Bauten auf dem Tisch werden durch Ergänzen nie zu einem.
refused-must-merge = Es darf nur einen Bau von { VALUES($value) } geben: Nimm den auf dem Tisch mit dazu.
refused-cannot-merge = Es darf nur einen Bau von { VALUES($value) } geben, und den auf dem Tisch darfst du nicht ergänzen.
refused-top-needs-own-build = Vom Stapel kannst du { CARDS($top, case: "accusative") } nur zu einem Bau legen, der dir schon gehört.
refused-add-to-own-build = Dir gehört der Bau von { VALUES($banning) }: Nimm etwas, oder ergänze diesen Bau.
refused-not-for-partners = In diesem Spiel kannst du nicht für andere bauen.
refused-not-the-partner = Außer für dich kannst du nur für deinen Partner bauen.
refused-no-proof-ace = Dein Partner braucht ein Ass für einen anderen Bau: Nichts beweist ein zweites für den Bau von { VALUES($value) }.
refused-no-proof-loss = Nichts beweist, dass dein Partner eine Karte für { VALUES($value) } hat: Dein Partner hat keinen Bau mit diesem Wert verloren.
refused-stays-partners = Der Bau von { VALUES($value) } bleibt sowieso bei deinem Partner: Ergänze ihn einfach.
refused-stays-yours = Der Bau von { VALUES($value) } gehört dir und bleibt bei dir.

## Raising

refused-one-build-is-raised = Beim Erhöhen ändert sich der Wert von genau einem Bau.
refused-wrong-sum = Mit { CARDS($card, case: "dative") } wird der Bau von { VALUES($other) } zu { $sum }; Karten vom Tisch können seinen Wert nicht ändern.
refused-is-multiple = Der Bau von { VALUES($other) } ist ein mehrfacher Bau: Sein Wert bleibt, wie er ist.
refused-not-yours-to-raise-own = Der Bau von { VALUES($other) } gehört dir: In diesem Spiel dürfen ihn nur andere erhöhen.
refused-not-yours-to-raise-partners = Der Bau von { VALUES($other) } gehört deinem Partner: In diesem Spiel dürfen ihn nur andere erhöhen.
refused-not-yours-to-raise-ever = Nach den Regeln darfst du diesen Bau von { VALUES($other) } nicht erhöhen.
refused-both-not-kept = Um deinen eigenen Bau von { VALUES($other) } auf { VALUES($value) } zu erhöhen, behalte eine Karte mit jedem der beiden Werte.
refused-raised-alone = In diesem Spiel darfst du beim Erhöhen keine Sätze mit dem neuen Wert dazulegen.
refused-raised-in-steps = Dieser Schritt erhöht den Bau nur: Weitere Sätze legst du in eigenen Schritten dazu.

## Trailing

refused-trail-is-plain = Eine abgelegte Karte nimmt nichts und hat keinen Wert.
refused-not-stuck = Du kannst noch etwas nehmen oder bauen: Ablegen darfst du nur, wenn sonst nichts geht.
refused-trail-owed = Du hast einen gegnerischen Bau von { VALUES($owed) } ergänzt: Du musst ihn in diesem Zug nehmen.
refused-trail-banned = Dir gehört der Bau von { VALUES($banning) }: Du musst nehmen oder bauen und darfst nicht ablegen.
refused-equal-card-lies = Du darfst { CARDS($card, case: "accusative") } nicht ablegen, solange { CARDS($equal) } auf dem Tisch liegt: Nimm diese Karte, oder bau mit deiner.
refused-can-capture = Du darfst { CARDS($card, case: "accusative") } nicht ablegen, denn diese Karte kann nehmen: Nimm etwas mit ihr, oder spiel eine andere.

## Turns of several steps

refused-build-exists = Es gibt schon einen Bau von { VALUES($value) }: Ergänze ihn, statt aus einer losen Karte einen zweiten zu machen.
refused-top-needs-base = Vom Stapel kannst du { CARDS($top, case: "accusative") } nur zu einem Bau oder einer losen Karte legen, und nur zu dem Wert, der dabei entsteht.
refused-one-set-a-step = Ein Schritt macht einen Bau aus einem Satz oder legt einen Satz auf eine lose Karte, die { $value } zählt: Weitere Sätze legst du in eigenen Schritten dazu.
refused-one-build-is-joined = Beim Ergänzen kommt ein Satz zu einem Bau mit demselben Wert.
refused-adds-nothing = Um einen Bau zu ergänzen, leg mindestens eine Karte dazu.
refused-sets-one-by-one = Ein Schritt legt einen Satz zu einem Bau: Leg die Sätze einen nach dem anderen dazu.
refused-not-your-sides = Der Bau von { VALUES($value) } gehört nicht deiner Partei: Du kannst ihn deinem Partner nicht geben.
refused-table-cards-only = Zum gegnerischen Bau von { VALUES($value) } darfst du nur Tischkarten legen und musst ihn dann nehmen.
refused-too-late-to-capture = Du hast deine Karte gespielt und kannst den gegnerischen Bau von { VALUES($value) } nicht mehr nehmen.
refused-other-build-owed = Du musst den Bau von { VALUES($owed) } nehmen: Den Bau von { VALUES($value) } kannst du nicht auch noch nehmen.
refused-has-trailed = Du hast in diesem Zug abgelegt: Jetzt darf dir kein neuer Bau mehr gehören.
refused-one-capture-a-turn = Am Ende eines Zugs darf dir nur 1 Bau gehören, und du kannst in diesem Zug nur einen nehmen.
refused-ends-by-itself = Ein Zug endet von selbst, wenn eine Karte gespielt ist.
refused-end-is-plain = Nenne keine Karte, wenn du deinen Zug beendest.
refused-nothing-played = Spiel genau eine Karte deiner Hand, bevor du deinen Zug beendest.
refused-more-to-capture = Bevor du deinen Zug beendest, nimm alles, was mit { CARDS($played, case: "dative") } noch geht.
refused-more-to-add = Bevor du deinen Zug beendest, leg jede Karte dazu, die noch zu einem Bau deiner Partei passt.

## What opponents insist on

refused-capture-first = Erst musst du mit { CARDS($played, case: "dative") } alles nehmen, was geht.
refused-add-first = Die Gegner bestehen darauf, dass du die Bauten deiner Partei ergänzt.
refused-demands-met = Du hast getan, worauf die Gegner bestanden haben: Beende deinen Zug.
refused-went-into-build = Du hast { CARDS($card, case: "accusative") } in einen Bau gelegt: Diese Karte kann nicht mehr nehmen.
refused-not-demanded = Du hast { CARDS($card, case: "accusative") } gespielt, und niemand besteht darauf, dass du damit mehr nimmst.
refused-takes-nothing-more = Ein Fang nimmt außer der gespielten mindestens eine weitere Karte.
refused-goes-under = Karten, die du später nimmst, kommen unter { CARDS($card, case: "accusative") }, auf denselben Stapel.
refused-played-as-other = Du hast { CARDS($card, case: "accusative") } als { $played_value } gespielt.

## What players are asked

refused-asked-something-else-insist = Jetzt kannst du nur auf dem bestehen, was im letzten Zug noch fehlte, oder passen.
refused-asked-something-else-orange = Jetzt kannst du nur „Orange“ rufen oder passen.
refused-asked-something-else-request = Jetzt kannst du nur deinen Partner bitten, den Bau zu lassen, oder passen.
refused-answer-is-plain = Antworte nur für dich selbst, und nenne keine Karte.
refused-no-value-in-answer = Nenne bei dieser Antwort keinen Wert.
refused-no-such-demand = Bestehe auf einem volleren Fang, auf Ergänzungen von Bauten oder auf beidem.
refused-nothing-to-capture = Die gespielte Karte kann nichts mehr nehmen.
refused-nothing-to-add = Nichts auf dem Tisch oder auf einem Stapel passt zu einem Bau dieser Partei.
refused-ace-needed = Du brauchst dein Ass für einen anderen Bau: Um den Bau von { VALUES($pending) } kannst du nicht bitten.
refused-cannot-ask = Um den Bau von { VALUES($pending) } kannst du nur bitten, wenn du eine Karte hast, die ihn nimmt.
refused-capture-or-leave = Dein Partner bittet um den Bau: Nimm ihn, wie du wolltest, oder leg deine Karte zum Bau.
refused-shown-card-is-played = Du musst die Karte spielen, die du gezeigt hast, und zwar mit dem Wert, den du ihr gegeben hast.
refused-capture-as-shown = Nimm, was du gezeigt hast, oder leg die Karte zum Bau.
refused-left-to-partner = Leg deine Karte zu einem Bau deiner Partei. Danach gehört er deinem Partner.
refused-left-but-owed = Du musst den Bau von { VALUES($owed) } nehmen, den du ergänzt hast.
refused-left-too-many = Am Ende deines Zugs darf dir nur 1 Bau gehören: Nimm den Bau.

## Claims

refused-no-claims = In diesem Spiel gibt es keine Ansagen.
refused-claim-is-plain = Nenne für eine Ansage, wer sie macht, und keine Karte.
refused-claim-after-deal = { deal-is-over }
refused-claim-in-turn = Ansagen kannst du nur zwischen zwei Zügen: Dieser Zug ist noch nicht zu Ende.
refused-has-announced = Du hast das Ziel schon angesagt: Nach dem nächsten Zug darfst du es wieder tun.

## The order on a pile

refused-order-of-captures = Nur genommene Karten haben auf dem Stapel eine Reihenfolge.
refused-order-not-free = In diesem Spiel kannst du die Reihenfolge genommener Karten nicht wählen.
refused-order-incomplete = Zur Reihenfolge gehören die Karte, mit der du nimmst, und jede genommene Karte, jede genau einmal.
refused-card-on-top = Die Karte, mit der du nimmst, muss oben auf den Stapel.
refused-lowest-on-top-first = Genommene Karten kommen nach Zahlen auf den Stapel, die kleinste nach oben.
