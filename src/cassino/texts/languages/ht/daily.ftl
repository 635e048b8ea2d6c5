### Paj don jou a

daily-about = Yon don Kazino chak jou: tout moun ki jwe isit la jwenn menm kat yo.
daily-explained = <link>{ $title }</link>, { DATETIME($day, dateStyle: "short") }. Tout moun ki jwe jodi a jwenn kat sa yo ak menm advèsè a. Gen yon sèl don: fini ak plis avans ou kapab.

daily-continue = Kontinye jwe
daily-bot =
    { $end ->
        [won] Yon bot ak kat ou yo genyen { $scores }.
        [lost] Yon bot ak kat ou yo pèdi { $scores }.
       *[tied] Yon bot ak kat ou yo fè egal { $scores }.
    }
daily-streak = { $days } jou youn apre lòt!
daily-review = Analize jan ou jwe a

daily-unfinished = Ou poko fini don { DATETIME($day, dateStyle: "short") }.
daily-continue-earlier = Fini l
daily-earlier =
    { $end ->
        [won] Ou genyen don { DATETIME($day, dateStyle: "short") }, { $scores }.
        [lost] Ou pèdi don { DATETIME($day, dateStyle: "short") }, { $scores }.
       *[tied] Ou fè egal nan don { DATETIME($day, dateStyle: "short") }, { $scores }.
    }

daily-results = Rezilta jodi a
daily-undone = Kou reprann
daily-hints = Endis
daily-none = Pèsonn poko fini l.
daily-playing =
    { $players ->
        [one] { $players } jwè ap jwe toujou.
       *[other] { $players } jwè ap jwe toujou.
    }
daily-others = Lòt jwèt jodi a

### Yon rezilta pou pataje

daily-share = Pataje rezilta w
daily-your-result = Rezilta w
daily-share-title = { $title }, don jou a, { DATETIME($day, dateStyle: "short") }
daily-share-outcome =
    { $end ->
        [won] Mwen genyen { $scores }.
        [lost] Mwen pèdi { $scores }.
       *[tied] Mwen fè egal { $scores }.
    }
daily-share-bot =
    { $end ->
        [won] Yon bot ak kat mwen yo genyen { $scores }.
        [lost] Yon bot ak kat mwen yo pèdi { $scores }.
       *[tied] Yon bot ak kat mwen yo fè egal { $scores }.
    }
daily-share-alone = San endis, san kou reprann.
daily-share-helped = Kou reprann: { $undone }. Endis: { $hints }.
daily-share-days = { $days } jou youn apre lòt.
