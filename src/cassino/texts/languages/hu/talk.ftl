talk-build-1 = Építek: { value }.
talk-build-2 = Ennek az értéke: { value }.
talk-build-3 = Itt jön: { value }.
talk-build-4 = El a kezekkel, az enyém: { value }!
talk-build-5 = Építmény: { value }. Figyeld, hogy nő.

talk-last-1 = Utolsó.
talk-last-2 = Utolsó lapok!
talk-last-3 = Ezek az utolsók.
talk-last-4 = Üres a talon.
talk-last-5 = Utolsó kör. Sok szerencsét!

talk-sweep-1 = Tiszta asztal!
talk-sweep-2 = Tábla!
talk-sweep-3 = Mind az enyém.
talk-sweep-4 = Szép kis rendrakás volt.
talk-sweep-5 = Nincs több elvinnivaló.

talk-praise-1 = Szép tábla!
talk-praise-2 = Gyönyörű.
talk-praise-3 = Micsoda tábla!
talk-praise-4 = Egy lap se maradt. Szép!
talk-praise-5 = Erre nem számítottam.

talk-prize-1 = Pont erre vártam.
talk-prize-2 = Ez számít.
talk-prize-3 = Minden pont jól jön.
talk-prize-4 = Ilyen lapot jó elvinni.
talk-prize-5 = Ezt köszönöm.

talk-stolen-1 = Hé, az az enyém volt!
talk-stolen-2 = Oda az építményem.
talk-stolen-3 = Pedig terveim voltak vele.
talk-stolen-4 = Szép ütés.
talk-stolen-5 = Szóval nálad volt az a lap!

talk-won-1 = Jó játék volt! Élveztem.
talk-won-2 = Ma jött a lap.
talk-won-3 = Köszönöm a játékot.
talk-won-4 = Jó parti volt.
talk-won-5 = Játsszunk még egyet?

talk-lost-1 = Ezt jól játszottad.
talk-lost-2 = Gratulálok!
talk-lost-3 = Legközelebb visszavágok.
talk-lost-4 = Jó játék volt. Még egyet?
talk-lost-5 = Megérdemelted.
