### What a player does, in the log and for reading aloud

trails =
    { WHO($who) ->
        [you] You trail
       *[other] { NAME($who) } trails
    } { CARDS($cards) }.

takes =
    { WHO($who) ->
        [you] You take
       *[other] { NAME($who) } takes
    } { SETS($taken, $builds, $tops) } with { CARDS($cards) }{ sweeping }.

takes-calling-orange =
    { WHO($who) ->
        [you] You take
       *[other] { NAME($who) } takes
    } { SETS($taken, $builds, $tops) } with { CARDS($cards) } calling "orange"{ sweeping }.

takes-pictures-for =
    { WHO($who) ->
        [you] You take
       *[other] { NAME($who) } takes
    } { SETS($taken, $builds, $tops) } with { CARDS($cards) }, putting the pictures on { WHO($whom) ->
        [you] your pile
       *[other] { NAME($whom) }'s pile
    }{ sweeping }.

# $word (word): what players of this game call a sweep
sweeping =
    { $sweep ->
        [named] , a sweep ({ $word })
        [scored] , a sweep
        [plain] , clearing the table
       *[none] { "" }
    }

builds =
    { WHO($who) ->
        [you] You build
       *[other] { NAME($who) } builds
    } { $value } from { SETS($sets, $builds, $tops) }.

builds-for =
    { WHO($who) ->
        [you] You build
       *[other] { NAME($who) } builds
    } { $value } from { SETS($sets, $builds, $tops) } for { whom }.

adds =
    { WHO($who) ->
        [you] You add
       *[other] { NAME($who) } adds
    } { SETS($sets, $builds, $tops) } to { BUILDS($joined) }.

adds-for =
    { WHO($who) ->
        [you] You add
       *[other] { NAME($who) } adds
    } { SETS($sets, $builds, $tops) } to { BUILDS($joined) } for { whom }.

raises =
    { WHO($who) ->
        [you] You raise
       *[other] { NAME($who) } raises
    } the build of { $raised } to { $value } with { CARDS($cards) }.

raises-with =
    { WHO($who) ->
        [you] You raise
       *[other] { NAME($who) } raises
    } the build of { $raised } to { $value } with { CARDS($cards) }, together with { SETS($taken, $builds, $tops) }.

ends-turn =
    { WHO($who) ->
        [you] You end your turn.
       *[other] { NAME($who) } ends the turn.
    }

# What opponents insist on: 1 a fuller capture, 2 additions to builds, 3 both
insists =
    { WHO($who) ->
        [you] You insist
       *[other] { NAME($who) } insists
    } on { demand }.

demand =
    { $demand ->
        [1] the fuller capture
        [2] the additions
       *[3] the fuller capture and the additions
    }

lets-it-stand =
    { WHO($who) ->
        [you] You let it stand.
       *[other] { NAME($who) } lets it stand.
    }

calls-orange =
    { WHO($who) ->
        [you] You call "orange".
       *[other] { NAME($who) } calls "orange".
    }

calls-no-orange =
    { WHO($who) ->
        [you] You call no orange.
       *[other] { NAME($who) } calls no orange.
    }

passes =
    { WHO($who) ->
        [you] You pass.
       *[other] { NAME($who) } passes.
    }

asks-for-build =
    { WHO($who) ->
        [you] You ask
       *[other] { NAME($who) } asks
    } { whom } to leave the build on the table.

counts-out =
    { WHO($who) ->
        [you] You count out.
       *[other] { NAME($who) } counts out.
    }

announces =
    { WHO($who) ->
        [you] You announce
       *[other] { NAME($who) } announces
    } { $target } points.

# $word (word): what players of this game say
announces-saying =
    { WHO($who) ->
        [you] You announce
       *[other] { NAME($who) } announces
    } { $target } points ("{ $word }!").
