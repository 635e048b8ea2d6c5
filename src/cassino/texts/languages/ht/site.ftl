### Paj ki di yon bagay pa la, ak lòt mo sèvè a ekri

site-nothing-here = Paj sa a pa egziste
site-nothing-here-about = Pa gen paj nan adrès sa a. Petèt adrès la mal ekri, oswa paj la bezwen yon sèvè.
site-moved = Paj sa a nan yon lòt adrès.
site-no-rules = Pa gen règ konsa
site-no-house-rules = Pa gen règ lakay konsa
site-no-match = Pa gen pati konsa
site-no-score = Pa gen fèy pwen konsa
site-no-week = Pa gen semèn konsa
site-no-puzzle = Pa gen devinèt konsa
site-no-lesson = Pa gen leson konsa

site-offline = Pa gen koneksyon
site-offline-about = Paj sa a pa sere sou aparèy sa a. L ap louvri pou kont li lè koneksyon an retounen.
site-open-again = Eseye kounye a

site-device = { $browser } sou { $system }
site-a-program = Yon pwogram
