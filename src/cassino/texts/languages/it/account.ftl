### La pagina del proprio account

account-about = Il tuo nome, come accedi, e dove hai fatto l'accesso.

account-signed-in-as = Hai fatto l'accesso come <b>{ $name }</b>.
account-guest-as = Giochi come <b>{ $name }</b>, da ospite: ti conosce solo questo browser. Con una passkey o una password puoi conservare le tue partite e giocare per il rating.
account-working = Un momento…

account-sign-in = Accedi
account-sign-in-passkey = Accedi con una passkey
account-login = Nome utente
account-password = Password
account-games-added = Le partite cominciate in questo browser vanno nel tuo account.
account-have-account = Ho già un account

account-create = Crea un account
account-create-now = Crea l'account
account-passkey-instead = Usa invece una passkey
account-new-password = Nuova password
account-password-rule = Usa almeno dieci caratteri. Più parole fanno una buona password.

account-guest = Oppure gioca da ospite
account-table-name = Nome al tavolo
account-play-as-guest = Gioca con questo nome
account-guest-explained = Basta un nome. Potrai aggiungere più tardi una passkey o una password e conservare tutto.

account-change-name = Cambia nome
account-name-explained = Le partite già cominciate conservano il vecchio nome.

account-passkeys = Passkey
account-passkeys-explained = Il dispositivo ti fa accedere con l'impronta, il viso o il PIN. Non c'è niente da ricordare.
account-add-passkey = Aggiungi una passkey
account-remove = Rimuovi
account-remove-passkey = Rimuovi la passkey { $name }
account-since = dal giorno { $day }
account-since-and-used = dal giorno { $day }, ultimo uso { $seen }

account-change-password = Cambia password
account-set-password = Imposta una password
account-login-is = Il tuo nome utente è <b>{ $login }</b>.

account-sessions = Dove hai fatto l'accesso
account-end = Esci
account-end-session = Esci da { $name }
account-this-session = { $name } (questo browser)

account-programs = Programmi
account-programs-let = Fai giocare un programma per te
account-token-of = Questo è il token per { $name }. Viene mostrato solo ora:
account-program-name = Nome del programma
account-make-token = Crea un token
account-revoke = Revoca
account-revoke-token = Revoca il token per { $name }

account-leave = Esci o elimina
account-sign-out = Esci
account-sign-out-everywhere = Esci ovunque
account-delete = Elimina tutto

### Domande

account-stay = Non uscire
account-sign-out-title = Uscire?
account-sign-out-text = Puoi accedere di nuovo quando vuoi.
account-sign-out-guest = Se esci ora, non potrai più tornare in questo account da ospite.
account-everywhere-title = Uscire ovunque?
account-everywhere-text = Uscirai da ogni browser, anche da questo, e i token dei tuoi programmi non funzioneranno più.
account-delete-title = Eliminare tutto?
account-delete-text = Vengono eliminati il tuo account, i tuoi rating, le tue regole della casa, i tuoi fogli dei punti e il tuo nome a ogni tavolo. I bot continuano le tue partite non finite, e perdi quelle classificate. Non si può tornare indietro.

account-prove-title = Conferma la tua identità
account-prove-text = Stai per modificare il tuo account.
account-use-passkey = Usa una passkey

### Che cosa è stato fatto, o è andato storto

account-welcome =
    { $moved ->
        [0] Ciao, { $name }.
        [one] Ciao, { $name }. { $moved } partita di questo browser ora è nel tuo account.
       *[other] Ciao, { $name }. { $moved } partite di questo browser ora sono nel tuo account.
    }
account-created = Ciao, { $name }. Ora hai un account.
account-renamed = Ora il tuo nome è { $name }.
account-passkey-saved = Passkey salvata. Puoi usarla per accedere dagli altri tuoi dispositivi.
account-passkey-removed = La passkey è stata rimossa.
account-password-saved = Password salvata. Ogni altro browser è uscito dall'account.
account-session-ended = Quel browser ora è uscito dall'account.
account-token-made = Copia il token ora: viene mostrato una volta sola.
account-signed-out = Uscita effettuata.
account-deleted = È stato eliminato tutto.
account-passkey-unused = La passkey non è stata usata: la sua finestra è stata chiusa, o ci è voluto troppo tempo.
account-passkey-there = Questo dispositivo ha già una passkey per te.
account-passkey-impossible = Il browser qui non ha potuto usare una passkey.
