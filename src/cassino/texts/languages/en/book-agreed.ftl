### What players may agree on before they play, after the texts about each game. The facts are described in book.ftl.

book-agreed-alone = Four players may also play without partners, each alone.
book-agreed-any-cut = You may keep every cut, or refuse other ones: many tables have rules of their own.
book-agreed-one-build = Some players allow only one build at the end of a turn, while cards are left to be drawn.
book-agreed-proven = With partners, some players let you build for a partner who has shown the right card (see “Dominican Casino for partners”).
book-agreed-sweeps = You may count sweeps, 1 point each.
book-agreed-no-sweeps = You may play without points for sweeps.
book-agreed-no-record = Some players do not count the sweeps of a { book-side } near { $ending_target } at all, so that they cancel nothing.
book-agreed-majorities = Most cards may score 2 instead of 3, and most spades 2 instead of 1.
book-agreed-from-16 = Some players restrict scoring from 16 points on (see “Dominican Casino, restricted from 16”).
book-agreed-to-11 = You may play to 11 points instead of { $ending_target }.
book-agreed-to-15 = For a short game, play to 15 points instead of { $ending_target }.
book-agreed-rulings =
    { $building_source ->
        [none] At a table without a referee, a wrong capture may stand as a trail: the card that was played stays on the table.
       *[other] At a table without a referee, mistakes may stand: a wrong capture is trailed, and each opponent gets 1 point for a build that its maker cannot take.
    }
