site-nothing-here = Az oldal nem található
site-nothing-here-about = Ezen a címen nincs oldal. Lehet, hogy a cím hibás, vagy az oldalhoz szerver kell.
site-moved = Ez az oldal más címen van.
site-no-rules = Nincs ilyen szabály
site-no-house-rules = Nincs ilyen házi szabály
site-no-match = Nincs ilyen parti
site-no-score = Nincs ilyen pontozólap
site-no-week = Nincs ilyen hét
site-no-puzzle = Nincs ilyen feladvány
site-no-lesson = Nincs ilyen lecke

site-offline = Nincs kapcsolat
site-offline-about = Ez az oldal nincs elmentve ezen az eszközön. Magától megnyílik, amint újra van kapcsolat.
site-open-again = Próbáld most

site-device = { $browser }, { $system }
site-a-program = Egy program
