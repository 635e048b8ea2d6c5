### Verifikasyon yon don ki fini

fair-title = Verifikasyon don { $deal }
fair-is-wrong = Gen yon bagay ki pa bon ak don sa a.
fair-is-partly-right = Tout sa nou te ka verifye bon.
fair-is-right = Don sa a se sa yo te pwomèt la.
fair-right = Bon:
fair-wrong = Pa bon:
fair-unchecked = Pa verifye:
fair-promise = Pwomès: <code>{ $hash }</code>
fair-explained = Navigatè w la bay kat yo ankò epi li konpare. Dokimantasyon an, nan “Fair deals”, di sa nou pa ka pwouve konsa.

fair-no-promise = Sèvè a pa te fè pwomès sou kat pati sa a.
fair-promise-gone = Pwomès sèvè a pou pati sa a disparèt.
fair-not-revealed = Sèvè a poko montre grenn don sa a.
fair-promise-forgotten = Navigatè sa a pa gen pwomès pati sa a ankò, kidonk li pa ka konpare l.
fair-same-promise = Pwomès la se menm sa navigatè sa a te wè an premye a.
fair-other-promise = Pwomès la se pa sa navigatè sa a te wè an premye a.
fair-seed-fits = Grenn don an mache ak pwomès la.
fair-seed-misfits = Grenn don an pa mache ak pwomès la.
fair-promise-changed = Sèvè a chanje pwomès li.
fair-dealing-changed = Sèvè a chanje fason li bay kat yo.
fair-numbers-changed = Sèvè a chanje chif aza jwè yo pou yon don.

fair-own-used = Pwòp chif aza pa w antre nan melanj kat yo.
fair-own-left-out = Yo pa sèvi ak chif aza pa w: li rive twò ta, oswa sèvè a inyore l.
fair-own-replaced = Yo sèvi ak yon lòt chif aza nan plas pa w.
fair-own-unknown = Pou plas ou, yo sèvi ak yon chif aza navigatè sa a pa te voye.
fair-own-missing = Navigatè sa a pa te voye yon chif aza atan, kidonk don an chita sou pwomès la ak chif aza lòt jwè yo.
fair-their-unknown = { $name } voye yon chif aza, men anyen pa montre si li te fikse anvan pa w.
fair-their-fixed = Chif aza { $name } te fikse anvan yo konnen pa w.
fair-their-late = Chif aza { $name } pa te fikse anvan yo konnen pa w.

fair-cards-unseen = Navigatè sa a pa wè okenn kat nan don sa a.
fair-after-ruling = Te gen yon desizyon sou yon move don nan don sa a, kidonk nou pa verifye kat ki vini apre l.
fair-cards-differ = Grenn nan ak chif aza yo bay lòt kat pase sa ou te wè: { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } kat ou te wè bay oswa jwe la kote grenn nan ak chif aza yo mete l.
       *[other] { $count } kat ou te wè bay oswa jwe la kote grenn nan ak chif aza yo mete yo.
    }
