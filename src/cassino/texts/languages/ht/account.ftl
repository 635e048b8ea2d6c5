### Paj pwòp kont yon moun

account-about = Non w, kijan ou konekte, ak ki kote ou konekte.

account-signed-in-as = Ou konekte kòm <b>{ $name }</b>.
account-guest-as = W ap jwe kòm <b>{ $name }</b>, yon envite: se navigatè sa a sèlman ki rekonèt ou. Ak yon kle pas oswa yon modpas, ou ka kenbe pati w yo epi jwe pou klasman.
account-working = Tann yon ti moman…

account-sign-in = Konekte
account-sign-in-passkey = Konekte ak yon kle pas
account-login = Non koneksyon
account-password = Modpas
account-games-added = Pati ou te kòmanse nan navigatè sa a ale nan kont ou.
account-have-account = Mwen gen yon kont deja

account-create = Kreye yon kont
account-create-now = Kreye kont lan
account-passkey-instead = Sèvi ak yon kle pas pito
account-new-password = Nouvo modpas
account-password-rule = Mete dis karaktè omwen. Plizyè mo fè yon bon modpas.

account-guest = Oswa jwe kòm envite
account-table-name = Non nan tab la
account-play-as-guest = Jwe ak non sa a
account-guest-explained = Yon non sifi. Ou ka ajoute yon kle pas oswa yon modpas pita epi kenbe tout bagay.

account-change-name = Chanje non
account-name-explained = Pati ki kòmanse deja kenbe ansyen non w.

account-passkeys = Kle pas
account-passkeys-explained = Aparèy ou konekte w ak anprent dwèt ou, figi w oswa PIN ou. Pa gen anyen pou sonje.
account-add-passkey = Ajoute yon kle pas
account-remove = Retire
account-remove-passkey = Retire kle pas { $name }
account-since = depi { DATETIME($day, dateStyle: "short") }
account-since-and-used = depi { DATETIME($day, dateStyle: "short") }, dènye fwa { DATETIME($seen, dateStyle: "short") }

account-change-password = Chanje modpas
account-set-password = Mete yon modpas
account-login-is = Non koneksyon w se <b>{ $login }</b>.

account-sessions = Ki kote ou konekte
account-end = Dekonekte
account-end-session = Dekonekte nan { $name }
account-this-session = { $name } (navigatè sa a)

account-programs = Pwogram
account-programs-let = Kite yon pwogram jwe pou ou
account-token-of = Men jeton pou { $name }. Li parèt kounye a sèlman:
account-program-name = Non pwogram nan
account-make-token = Kreye yon jeton
account-revoke = Anile
account-revoke-token = Anile jeton { $name }

account-leave = Dekonekte oswa efase
account-sign-out = Dekonekte
account-sign-out-everywhere = Dekonekte toupatou
account-delete = Efase tout bagay

### Kesyon

account-stay = Rete konekte
account-sign-out-title = Dekonekte?
account-sign-out-text = Ou ka konekte ankò nenpòt lè.
account-sign-out-guest = Si ou dekonekte kounye a, ou p ap ka tounen nan kont envite sa a.
account-everywhere-title = Dekonekte toupatou?
account-everywhere-text = W ap dekonekte nan tout navigatè, menm sa a, epi jeton pwogram ou yo p ap mache ankò.
account-delete-title = Efase tout bagay?
account-delete-text = Sa efase kont ou, klasman w yo, règ lakay ou yo, fèy pwen w yo, ak non w nan chak tab. Bot ap kontinye pati ou poko fini yo, e ou pèdi sa ki konte pou klasman. Ou pa ka defè sa.

account-prove-title = Konfime se ou menm
account-prove-text = Ou pral chanje kont ou.
account-use-passkey = Sèvi ak yon kle pas

### Sa ki fèt, oswa sa ki pa mache

account-welcome =
    { $moved ->
        [0] Byenveni, { $name }.
        [one] Byenveni, { $name }. { $moved } pati nan navigatè sa a nan kont ou kounye a.
       *[other] Byenveni, { $name }. { $moved } pati nan navigatè sa a nan kont ou kounye a.
    }
account-created = Byenveni, { $name }. Ou gen yon kont kounye a.
account-renamed = Kounye a non w se { $name }.
account-passkey-saved = Kle pas la sere. Ou ka konekte avè l sou lòt aparèy ou yo.
account-passkey-removed = Kle pas la retire.
account-password-saved = Modpas la sere. Ou dekonekte tout lòt kote.
account-session-ended = Navigatè w chwazi a dekonekte.
account-token-made = Kopye jeton an kounye a: li parèt yon sèl fwa.
account-signed-out = Ou dekonekte.
account-deleted = Tout bagay efase.
account-passkey-unused = Kle pas la pa sèvi: fenèt li fèmen, oswa sa pran twòp tan.
account-passkey-there = Aparèy sa a gen yon kle pas pou ou deja.
account-passkey-impossible = Navigatè w la pa t ka sèvi ak yon kle pas isit la.
