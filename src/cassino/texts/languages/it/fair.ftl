### La verifica di una mano finita

fair-title = Verifica della mano { $deal }
fair-is-wrong = In questa mano c'è qualcosa che non va.
fair-is-partly-right = Tutto quello che si poteva verificare è giusto.
fair-is-right = Questa mano è quella promessa.
fair-right = Giusto:
fair-wrong = Sbagliato:
fair-unchecked = Non verificato:
fair-promise = Promessa: <code>{ $hash }</code>
fair-explained = Il tuo browser ha ridato le carte e ha confrontato. La documentazione, in «Fair deals», dice che cosa questo non può provare.

fair-no-promise = Il server non ha promesso niente sulle carte di questa partita.
fair-promise-gone = La promessa del server per questa partita è sparita.
fair-not-revealed = Il server non ha rivelato il seme casuale di questa mano.
fair-promise-forgotten = Questo browser non ha più la promessa per questa partita, quindi non può confrontare.
fair-same-promise = La promessa è quella mostrata all'inizio a questo browser.
fair-other-promise = La promessa non è quella mostrata all'inizio a questo browser.
fair-seed-fits = Il seme casuale della mano corrisponde alla promessa.
fair-seed-misfits = Il seme casuale della mano non corrisponde alla promessa.
fair-promise-changed = Il server ha cambiato la sua promessa.
fair-dealing-changed = Il server ha cambiato il modo di dare le carte.
fair-numbers-changed = Il server ha cambiato i numeri casuali dei giocatori per una mano.

fair-own-used = Il tuo numero casuale è entrato nella mescolata.
fair-own-left-out = Il tuo numero casuale è rimasto fuori: è arrivato troppo tardi, o il server l'ha ignorato.
fair-own-replaced = Al posto del tuo è stato usato un altro numero casuale.
fair-own-unknown = Per il tuo posto è stato usato un numero casuale che questo browser non ha inviato.
fair-own-missing = Questo browser non ha inviato in tempo un numero casuale, quindi la mano si basa sulla promessa e sui numeri casuali degli altri.
fair-their-unknown = { $name } ha inviato un numero casuale, ma niente mostra se era fissato prima del tuo.
fair-their-fixed = Il numero casuale di { $name } era fissato prima che si conoscesse il tuo.
fair-their-late = Il numero casuale di { $name } non era fissato prima che si conoscesse il tuo.

fair-cards-unseen = Questo browser non ha visto nessuna carta di questa mano.
fair-after-ruling = In questa mano si è deciso su un errore nel dare le carte, quindi le carte venute dopo la decisione non sono state controllate.
fair-cards-differ = Il seme casuale e i numeri dei giocatori danno carte diverse da quelle che hai visto: { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } carta che hai visto dare o giocare è dove la mettono il seme casuale e i numeri dei giocatori.
       *[other] { $count } carte che hai visto dare o giocare sono dove le mettono il seme casuale e i numeri dei giocatori.
    }
