### Analiz pati kòm tèks ak kòm paj, ak erè sou devinèt


analysis-player = Jwè { $letter }
analysis-nothing-to-review = Okenn don nan pati sa a poko fini, kidonk pa gen anyen pou analize.


## Devinèt

analysis-puzzle-number = Pa gen devinèt { $number }: devinèt yo gen nimewo 1 rive { $last }.
analysis-puzzle-move = { $move } pa yon kou nan { $position }: { $problem }
analysis-puzzle-position = Sa pa yon pozisyon: { $position }. { $problem }
analysis-no-puzzle = Sa pa yon devinèt: { $line } ({ $problem })
analysis-puzzle-search = Nou pa ka fouye { $position }: { $problem }
analysis-puzzle-unclear = { $position }: { $move } se pa sèl kou ki pi bon klè a.
analysis-puzzle-worth = { $position }: kou li yo vo lòt bagay.
analysis-puzzle-easy = { $position }: yon jwè senp jwenn solisyon an.
analysis-puzzle-skills = { $position }: li antrene lòt konpetans, oswa li kòmanse ak yon lòt klasman.


## Analiz la kòm tèks

analysis-heading = { $title }: { $sides }.
analysis-graph = Chans pou genyen, { PLAYERS($side, case: "inside") }, ak tout men louvri:
analysis-turning-points = Gwo viraj yo:
analysis-no-turning-points = Pa gen gwo viraj.
analysis-turning-point =
    { $number ->
        [0] Anvan premye kou a, don { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
       *[other] Kou { $number }, don { $deal }: { $told } ({ PLAYERS($side) } { $swing }%)
    }
analysis-where = Kou { $number }, don { $deal }
analysis-luck = Chans ak talan, an pwen:
analysis-side-deal = { PLAYERS($side) }, don { $deal }: { $told }
analysis-breakdown = plas { $seat }, kat { $cards }, talan { $skill }, kat kache { $hidden }; rezilta { $result }
analysis-par-part =
    { $part ->
        [whole] Don { $deal }, antye
       *[rest] Don { $deal }, apati kou { $move }
    }
analysis-par = { $part }: jwèt pafè { PLAYERS($side, case: "inside") } { $margin }, jwe { $played }; sa yo pèdi: { $lost }
analysis-mistakes = Erè:
analysis-no-mistakes = Pa gen erè.
analysis-move = Kou { $number }, don { $deal }, { NAME($who, case: "inside") }: { $move }. { $verdict } Chans pou genyen, { PLAYERS($side, case: "inside") }: { $chance }%.
analysis-better = Pi bon: { $move }. { $reason }
analysis-played = Jwe: { $reason }
analysis-value = { $number }. { $move }: { $value } pwen, pati { $chance }. { $reason }


## Analiz la kòm paj

analysis-page-chance =
    { $whose ->
        [you] Chans pou ou genyen
       *[others] Chans pou genyen, { $sides }
    }
analysis-graph-label = Chans pou genyen, { $sides }, apre chak kou
analysis-move-told = Kou { $number }: { $told }
analysis-page-graph = Tout men yo louvri, rezèv la rete kache. Gwo pwen yo se gwo viraj, ti pwen yo se erè.
analysis-page-lost = { PLAYERS($side, case: "inside") } pèdi
analysis-page-ahead = Pwen avans
analysis-page-to-win = Chans pou genyen
analysis-page-why = Poukisa
analysis-page-dealt = { NAME($who) } te bay kat yo. Pwen: { $points }
analysis-page-choice =
    { $played ->
        [yes] { $move } (jwe)
       *[no] { $move }
    }
analysis-page-build = konstriksyon { $value } [{ $cards }]
analysis-page-table =
    { $stock ->
        [one] Tab la: { $table }. { $hands }. Rete yon kat.
       *[other] Tab la: { $table }. { $hands }. Rete { $stock } kat.
    }
