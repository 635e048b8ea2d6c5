### Paj yon analiz

review-heading = Analiz
review-of = Analiz: { $title }
review-starting = Analiz la ap kòmanse …
review-looking = N ap gade kou { $done } sou { $total } …
review-progress = Kou ki gade deja

### Chans pou genyen

review-chance =
    { FORM($side) ->
        [with-you] Chans pou kan w genyen
       *[other] Chans pou { PLAYERS($side, case: "inside") } genyen
    }
review-chances = Chans pou genyen
review-chance-now =
    { FORM($side) ->
        [with-you] Chans kan w se { $chance } kounye a.
       *[other] Chans { PLAYERS($side, case: "inside") } se { $chance } kounye a.
    }
review-slider = Kou nan pati a
review-with-keys = Sèvi ak flèch yo pou ale de kou an kou, Paj Anwo ak Paj Anba pou ale de erè an erè, epi Antre pou ale nan kou ki anba a.
review-with-fingers = Peze liy lan pou wè yon kou.
review-face-up = Isit la tout men yo louvri. Rezèv la rete kache.

### Pozisyon an

review-no-cards = Pa gen kat
review-nobody = pa pou pèsonn
review-stock =
    { $stock ->
        [0] Pa rete kat nan rezèv la.
        [one] Rete { $stock } kat nan rezèv la.
       *[other] Rete { $stock } kat nan rezèv la.
    }
review-captured = Pran deja: { SCORES($scores) }.

### Kou a

review-move-number = Kou { $number } <small>sou { $moves }, don { $deal }</small>
review-spoken-move = Kou { $number }, don { $deal }: { $text } { $name } { $chance }.
review-dealt = Apre sa yo bay kat. Chans, an pwen: { $points }.
review-choices = Kou yo ak sa yo vo
review-column-move = Kou
review-column-chance = Chans
review-played = jwe
review-next = Pwochen
review-next-mistake = Pwochen erè
review-play-on = Kontinye jwe apati isit la

### Tout pati a

review-turning-points = Gwo viraj yo
review-go-to-move = Kou { $number }
review-first-cards = Premye kat yo
review-players = Jwè yo
review-luck = Chans ak talan
review-luck-table = Chans ak talan an pwen
review-part-seat = Plas
review-part-luck = Kat
review-part-skill = Talan
review-part-hidden = Kat kache
review-part-result = Rezilta
review-par = Jwèt pafè
review-par-table = Jwèt pafè nan chak don, an pwen
review-column-deal = Don
review-column-side = Kan
review-column-played = Jwe
review-column-lost = { PLAYERS($side) } pèdi
review-par-from = Don { $deal }, apati <link>kou { $move }</link>
review-download = Telechaje kòm HTML
review-news = Kou kounye a
