### Dates in the terminal and in previews of links; on pages, the browser writes them

# $day, $year (number); $month (number): 1 is January. Translate the whole date, in your order
date =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
