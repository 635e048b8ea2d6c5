### Dátumok a terminálban és a hivatkozások előnézetében; az oldalakon a böngésző írja őket

date =
    { $year }. { $month ->
        [1] január
        [2] február
        [3] március
        [4] április
        [5] május
        [6] június
        [7] július
        [8] augusztus
        [9] szeptember
        [10] október
        [11] november
       *[12] december
    } { $day }.
