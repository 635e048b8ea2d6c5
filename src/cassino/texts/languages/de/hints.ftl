### Wohin du schauen kannst, ohne eine Karte zu nennen

nudge-sweep = Du kannst den Tisch leeren.
nudge-several = Ein Fang kann mehrere Dinge auf einmal nehmen.
nudge-sum = Karten auf dem Tisch ergeben zusammen den Wert einer Karte deiner Hand.
nudge-points = Du kannst eine Karte nehmen, die Punkte bringt.
nudge-capture = Du kannst etwas nehmen.
nudge-worthless = Du kannst etwas nehmen, aber es gibt einen besseren Zug.
nudge-trail = Du kannst nichts nehmen. Welche Karte hilft dem Nächsten am wenigsten?
nudge-build = Du kannst einen Bau machen, den du später nimmst.
nudge-join = Du kannst einen Bau auf dem Tisch ergänzen.
nudge-raise = Du kannst einen Bau auf dem Tisch erhöhen.
nudge-end = In diesem Zug ist nichts mehr zu holen.
nudge-claim = Zähl, was du genommen hast.
nudge-pass = Du musst hier nichts sagen.
nudge-ask = Worum könntest du bitten?
hint-quick = Das ist ein schneller Tipp: Er rechnet nicht voraus.

### Why a move is good or bad, sentence by sentence: first what it does

# Always accusative
valued = { CARDS($cards, $more, case: "accusative") }{ worth }
worth =
    { $worth ->
        [0] { "" }
        [1] { " " }(1 Punkt)
       *[other] { " " }({ $worth } Punkte)
    }
# The same in every case, because it also follows “mit”
more-cards =
    { $more ->
        [1] { $case ->
            [dative] 1 weiteren Karte
           *[other] 1 weitere Karte
        }
       *[other] { $case ->
            [dative] { $more } weiteren Karten
           *[other] { $more } weitere Karten
        }
    }
points =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
and-sweeps =
    { $sweep ->
        [named] { " " }und räumt den Tisch ab ({ points }, { $word })
        [scored] { " " }und räumt den Tisch ab ({ points })
        [plain] { " " }und räumt den Tisch ab
        [cleared] { " " }und leert den Tisch
       *[none] { "" }
    }
# Accusative
a-rank =
    { $rank ->
        [ace] ein Ass
        [jack] einen Buben
        [knave] einen Buben
        [knight] einen Reiter
        [king] einen König
       *[other] eine { rank }
    }
# With the verb “kann”, after which an infinitive follows
opponent =
    { FORM($by) ->
        [you] kannst du
        [one] kann { PLAYERS($by) }
       *[several] kann ein Gegner
    }
opponent-first =
    { FORM($by) ->
        [you] Du kannst
        [one] { PLAYERS($by) } kann
       *[several] Ein Gegner kann
    }
# Dative, after “mit” and “nach”
other-move =
    { $other ->
        [played] dem gespielten Zug
        [best] dem besten Zug
       *[next-best] dem nächstbesten Zug
    }
other-move-first =
    { $other ->
        [played] Der gespielte Zug
       *[next-best] Der nächstbeste Zug
    }
in-ten =
    { $tenths ->
        [0] in weniger als 1 von 10 Fällen
        [1] in etwa 1 von 10 Fällen
        [10] fast immer
       *[other] in etwa { $tenths } von 10 Fällen
    }
often =
    { $often ->
        [certain] mit Sicherheit
       *[some] { in-ten }
    }
# With the verb “kann”, after which an infinitive follows
some-cards =
    { $count ->
        [1] Eine der Karten
        [2] Zwei der Karten
        [3] Drei der Karten
        [4] Vier der Karten
        [5] Fünf der Karten
        [6] Sechs der Karten
        [7] Sieben der Karten
        [8] Acht der Karten
        [9] Neun der Karten
        [10] Zehn der Karten
        [11] Elf der Karten
        [12] Zwölf der Karten
       *[other] { $count } der Karten
    }, die { FORM($by) ->
        [you] du vielleicht hast
        [one] { PLAYERS($by) } vielleicht hat
       *[several] ein Gegner vielleicht hat
    }, { $count ->
        [1] kann
       *[other] können
    }
# Not "valued", because “nach” takes the dative
why-end-after = Nach { CARDS($cards, $more, case: "dative") }{ worth } ist in diesem Zug nichts mehr zu holen.
why-ends-after = Das beendet den Zug nach { CARDS($cards, $more, case: "dative") }{ worth }.
# Before the sentences about the other steps of the same turn.
why-then = Danach, im selben Zug:

why-takes = Das nimmt { valued }{ and-sweeps }.
why-leaves = Das lässt { valued } auf dem Tisch.
why-leaves-to-take = Das lässt { valued } auf dem Tisch, und das kannst du vielleicht später nehmen.
why-gathers = Das legt { valued } für { a-rank } zusammen.
why-gathers-for-next-turn = Das legt { valued } für { a-rank } im nächsten Zug zusammen.
why-builds = Das legt { valued } zu einem Bau von { $value } zusammen.
why-adds = Das legt { valued } zum Bau von { $value } dazu.
why-raises = Das legt { valued } auf einen Bau und erhöht ihn auf { $value }.

why-target-reached = Mit den bisher genommenen Karten ist das Ziel schon erreicht.
why-orange =
    { $orange ->
        [colors] Eine rote und eine gelbe Karte
       *[suits] Herz und Karo
    } wurden zusammen genommen.
why-no-orange =
    Es wurden nicht { $orange ->
        [colors] eine rote und eine gelbe Karte
       *[suits] Herz und Karo
    } zusammen genommen.
why-insists = Es ist besser für deine Partei, wenn diese Karten noch genommen oder dazugelegt werden müssen.
why-asks = Der Bau kann wachsen, und du kannst ihn selbst nehmen.
why-lets-pass = Diese Karten bleiben besser auf dem Tisch.
why-captures-now = Genommene Karten sind sicher.

next-player-first =
    { $next ->
        [partner] Dein Partner
       *[opponent] Wer als Nächstes dran ist,
    }
why-nobody-takes = Im nächsten Zug kann kaum etwas genommen werden.
why-next-holds = { next-player-first } hat { a-rank } und kann { valued } nehmen{ sweeping }.
why-next-may-hold = { next-player-first } hat vielleicht { a-rank } und nimmt { valued }{ sweeping }: { in-ten }.

why-as-good = { other-move-first } ist etwa genauso gut.
why-fewer-matches =
    Mit { other-move } { WHO($who) ->
        [you] gewinnst du
       *[other] gewinnt { NAME($who) }
    } von 100 Partien etwa { $matches ->
        [1] 1 weniger
       *[other] { $matches } weniger
    }.
why-fewer-points = { other-move-first } ist etwa { points } weniger wert.
why-nothing-hidden = Alle verdeckten Karten sind bekannt, also ist das sicher.
why-build-lost =
    { opponent-first } { WHO($who) ->
        [you] deinen Bau
       *[other] den Bau von { NAME($who) }
    } { often } nehmen oder verändern.
why-hardly-taken = Kaum jemand kann diese Karte nehmen.
why-used = { opponent-first } diese Karte { often } in einen Bau legen.
why-not-taken = Niemand kann diese Karte nehmen.
# After the sentence about the card that is left; $captors (cards), $others (number): the cards that do it, and how many more there are
why-captured =
    { $often ->
        [certain] { opponent-first } diese Karte mit { CARDS($captors, $others, case: "dative") } nehmen.
       *[some] { some-cards } diese Karte nehmen ({ CARDS($captors, $others) }): { in-ten }.
    }
why-swept = { opponent-first } { often } den Tisch abräumen.
why-swept-by =
    { $often ->
        [certain] { opponent-first } den Tisch mit { CARDS($captors, $others, case: "dative") } abräumen.
       *[some] { some-cards } den Tisch abräumen ({ CARDS($captors, $others) }): { in-ten }.
    }
why-cleared = { opponent-first } { often } den Tisch leeren.
why-cleared-by =
    { $often ->
        [certain] { opponent-first } den Tisch mit { CARDS($captors, $others, case: "dative") } leeren.
       *[some] { some-cards } den Tisch leeren ({ CARDS($captors, $others) }): { in-ten }.
    }
why-other-swept = Nach { other-move } { opponent } { often } den Tisch abräumen.
why-other-cleared = Nach { other-move } { opponent } { often } den Tisch leeren.
why-other-loses = Nach { other-move } { opponent } { often } { valued } nehmen.
why-lost = { opponent-first } { often } { valued } nehmen.
why-build-taken =
    { WHO($who) ->
        [you] Du kannst
       *[other] { NAME($who) } kann
    } den Bau im nächsten Zug { often } nehmen.
why-regained =
    { WHO($who) ->
        [you] Du kannst
       *[other] { NAME($who) } kann
    } im nächsten Zug { often } { valued } nehmen.
# $kind (word): cards, a suit, a color, or cards of a rank: sixes
why-most =
    { WHO($who) ->
        [you] Du bekommst
       *[other] { NAME($who) } bekommt
    } die meisten { kind } { in-ten }, und { $against ->
        [0] in weniger als 1 von 10 Fällen
        [1] in etwa 1 von 10 Fällen
        [10] fast immer
       *[other] in etwa { $against } von 10 Fällen
    } nach { other-move }.
