### What players may agree on before they play, after the texts about each game. The facts are described in book.ftl.

book-agreed-alone = Four players may also play without partners.
book-agreed-any-cut = You may let every cut stand, or choose other reasons to cut again. Many tables have a rule of their own.
book-agreed-one-build = While cards are left to draw, some players let you own only one build at the end of your turn.
book-agreed-proven = With partners, some players let you build for a partner whose play proves that they hold the right card (see “Dominican Casino for partners”).
book-agreed-sweeps = You may count sweeps, 1 point each.
book-agreed-no-sweeps = You may play without points for sweeps.
book-agreed-no-record = Some players ignore the sweeps of a { book-side } near { $ending_target } altogether: they do not even cancel other sweeps.
book-agreed-majorities = Most cards may score 2 instead of 3, and most spades 2 instead of 1.
book-agreed-from-16 = Some players restrict scoring from 16 points on (see “Dominican Casino, restricted from 16”).
book-agreed-to-11 = You may play to 11 points instead of { $ending_target }.
book-agreed-to-15 = For a short game, play to 15 points instead of { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] You may agree on a penalty for a wrong capture: it counts as a trail, and the card that was played stays on the table.
       *[other] You may agree on penalties for mistakes: a wrong capture counts as a trail, and each opponent gets 1 point for a build that its maker cannot take.
    }
