### What a player does, in the log and for reading aloud

trails =
    { WHO($who) ->
        [you] Du legst
       *[other] { NAME($who) } legt
    } { CARDS($cards, case: "accusative") } ab.

takes =
    { WHO($who) ->
        [you] Du nimmst
       *[other] { NAME($who) } nimmt
    } { SETS($taken, $builds, $tops, case: "accusative") } mit { CARDS($cards, case: "dative") }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] Du nimmst
       *[other] { NAME($who) } nimmt
    } { SETS($taken, $builds, $tops, case: "accusative") } mit { CARDS($cards, case: "dative") } und { WHO($who) ->
        [you] rufst
       *[other] ruft
    } „Orange“{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] Du nimmst
       *[other] { NAME($who) } nimmt
    } { SETS($taken, $builds, $tops, case: "accusative") } mit { CARDS($cards, case: "dative") }, die Bilder gehen auf { WHO($whom) ->
        [you] deinen Stapel
       *[other] den Stapel von { NAME($whom) }
    }{ sweeping }.

# $word (word): what players of this game call a sweep
sweeping =
    { $sweep ->
        [named] , ein Abräumer ({ $word })
        [scored] , ein Abräumer
        [plain] , und der Tisch ist leer
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] Du baust
       *[other] { NAME($who) } baut
    } { $value } aus { SETS($sets, $builds, $tops, case: "dative") }.

builds-for =
    { WHO($who) ->
        [you] Du baust
       *[other] { NAME($who) } baut
    } { $value } aus { SETS($sets, $builds, $tops, case: "dative") } für { whom }.

adds =
    { WHO($who) ->
        [you] Du legst
       *[other] { NAME($who) } legt
    } { SETS($sets, $builds, $tops, case: "accusative") } zu { BUILDS($joined, case: "dative") }.

adds-for =
    { WHO($who) ->
        [you] Du legst
       *[other] { NAME($who) } legt
    } { SETS($sets, $builds, $tops, case: "accusative") } für { whom } zu { BUILDS($joined, case: "dative") }.

raises =
    { WHO($who) ->
        [you] Du erhöhst
       *[other] { NAME($who) } erhöht
    } den Bau von { $raised } mit { CARDS($cards, case: "dative") } auf { $value }.

raises-with =
    { WHO($who) ->
        [you] Du erhöhst
       *[other] { NAME($who) } erhöht
    } den Bau von { $raised } mit { CARDS($cards, case: "dative") } auf { $value }, zusammen mit { SETS($taken, $builds, $tops, case: "dative") }.

ends-turn =
    { WHO($who) ->
        [you] Du beendest deinen Zug.
       *[other] { NAME($who) } beendet den Zug.
    }

# What opponents insist on: 1 a fuller capture, 2 additions to builds, 3 both
insists =
    { WHO($who) ->
        [you] Du bestehst
       *[other] { NAME($who) } besteht
    } auf { demand }.

# Dative, after “auf”
demand =
    { $demand ->
        [1] dem volleren Fang
        [2] den Ergänzungen
       *[3] dem volleren Fang und den Ergänzungen
    }

lets-it-stand =
    { WHO($who) ->
        [you] Du lässt es gelten.
       *[other] { NAME($who) } lässt es gelten.
    }

calls-orange =
    { WHO($who) ->
        [you] Du rufst „Orange“.
       *[other] { NAME($who) } ruft „Orange“.
    }

calls-no-orange =
    { WHO($who) ->
        [you] Du rufst keine Orange.
       *[other] { NAME($who) } ruft keine Orange.
    }

passes =
    { WHO($who) ->
        [you] Du passt.
       *[other] { NAME($who) } passt.
    }

asks-for-build =
    { WHO($who) ->
        [you] Du bittest
       *[other] { NAME($who) } bittet
    } { whom }, den Bau auf dem Tisch zu lassen.

counts-out =
    { WHO($who) ->
        [you] Du lässt auszählen.
       *[other] { NAME($who) } lässt auszählen.
    }

announces =
    { WHO($who) ->
        [you] Du sagst
       *[other] { NAME($who) } sagt
    } { $target } Punkte an.

# $word (word): what players of this game say
announces-saying =
    { WHO($who) ->
        [you] Du sagst
       *[other] { NAME($who) } sagt
    } { $target } Punkte an („{ $word }!“).
