account-about = A neved, a bejelentkezésed módja, és hol vagy bejelentkezve.

account-signed-in-as = Így vagy bejelentkezve: <b>{ $name }</b>.
account-guest-as = Így játszol: <b>{ $name }</b>, vendégként: csak ez a böngésző ismer. Jelkulccsal vagy jelszóval megőrizheted a játszmáidat, és játszhatsz értékszámért.
account-working = Egy pillanat…

account-sign-in = Bejelentkezés
account-sign-in-passkey = Bejelentkezés jelkulccsal
account-login = Bejelentkezési név
account-password = Jelszó
account-games-added = Az ebben a böngészőben kezdett játszmák bekerülnek a fiókodba.
account-have-account = Már van fiókom

account-create = Fiók létrehozása
account-create-now = Létrehozom a fiókot
account-passkey-instead = Inkább jelkulccsal
account-new-password = Új jelszó
account-password-rule = Legalább tíz karakter legyen. Több szó együtt jó jelszó.

account-guest = Vagy játssz vendégként
account-table-name = Név az asztalnál
account-play-as-guest = Játszom ezen a néven
account-guest-explained = Elég egy név. Később is adhatsz hozzá jelkulcsot vagy jelszót, és minden megmarad.

account-change-name = Név módosítása
account-name-explained = A már elkezdett játszmákban a régi neved marad.

account-passkeys = Jelkulcsok
account-passkeys-explained = Az eszközöd ujjlenyomattal, arccal vagy PIN-kóddal jelentkeztet be. Nincs mit megjegyezni.
account-add-passkey = Jelkulcs hozzáadása
account-remove = Eltávolítás
account-remove-passkey = Jelkulcs eltávolítása: { $name }
account-since = hozzáadva: { $day }
account-since-and-used = hozzáadva: { $day }, utoljára használva: { $seen }

account-change-password = Jelszó módosítása
account-set-password = Jelszó beállítása
account-login-is = A bejelentkezési neved: <b>{ $login }</b>.

account-sessions = Hol vagy bejelentkezve
account-end = Kijelentkezés
account-end-session = Kijelentkezés itt: { $name }
account-this-session = { $name } (ez a böngésző)

account-programs = Programok
account-programs-let = Játsszon helyettem egy program
account-token-of = A program tokenje ({ $name }). Csak most látható:
account-program-name = A program neve
account-make-token = Token létrehozása
account-revoke = Visszavonás
account-revoke-token = A token visszavonása: { $name }

account-leave = Kijelentkezés vagy törlés
account-sign-out = Kijelentkezés
account-sign-out-everywhere = Kijelentkezés mindenhol
account-delete = Minden törlése

account-stay = Bent maradok
account-sign-out-title = Kijelentkezel?
account-sign-out-text = Bármikor újra bejelentkezhetsz.
account-sign-out-guest = Ha most kijelentkezel, ebbe a vendégfiókba nem juthatsz vissza.
account-everywhere-title = Kijelentkezel mindenhol?
account-everywhere-text = Minden böngészőből kijelentkeztetünk, ebből is, és a programjaid tokenjei nem működnek többé.
account-delete-title = Mindent törölsz?
account-delete-text = Ez törli a fiókodat, az értékszámaidat, a házi szabályaidat és a pontozólapjaidat, meg a nevedet minden asztalnál. A befejezetlen játszmáidat botok veszik át, az értékelteket elveszíted. Ezt nem lehet visszavonni.

account-prove-title = Erősítsd meg, hogy te vagy az
account-prove-text = Épp módosítani készülsz a fiókodat.
account-use-passkey = Jelkulcs használata

account-welcome =
    { $moved ->
        [0] Szia, { $name }!
        [one] Szia, { $name }! Ebből a böngészőből { $moved } játszma bekerült a fiókodba.
       *[other] Szia, { $name }! Ebből a böngészőből { $moved } játszma bekerült a fiókodba.
    }
account-created = Szia, { $name }! Most már van fiókod.
account-renamed = Az új neved: { $name }.
account-passkey-saved = A jelkulcs elmentve. A többi eszközödön is bejelentkezhetsz vele.
account-passkey-removed = A jelkulcs eltávolítva.
account-password-saved = A jelszó elmentve. Minden más helyről kijelentkeztettünk.
account-session-ended = Azt a böngészőt kijelentkeztettük.
account-token-made = Másold ki most a tokent: csak egyszer látható.
account-signed-out = Kijelentkeztél.
account-deleted = Minden törölve.
account-passkey-unused = A jelkulcsot nem használtad: az ablakát bezárták, vagy túl sokáig tartott.
account-passkey-there = Ezen az eszközön már van jelkulcsod.
account-passkey-impossible = A böngésződ itt nem tudott jelkulcsot használni.
