### The page of one's own account

account-about = Your name, how you sign in, and where you are signed in.

# $name (text): the person
account-signed-in-as = You are signed in as <b>{ $name }</b>.
account-guest-as = You are playing as <b>{ $name }</b>, a guest: only this browser knows you. With a passkey or a password you can keep your games and play for ratings.

# While the server works on what was asked for
account-working = One moment…

account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-login = Login name
account-password = Password
account-games-added = Games you started in this browser are added to your account.
account-have-account = I already have an account

account-create = Create an account
account-create-now = Create the account
account-passkey-instead = Use a passkey instead
account-new-password = New password
account-password-rule = Use at least ten characters. Several words make a good password.

account-guest = Or play as a guest
account-table-name = Name at the table
account-play-as-guest = Play under this name
account-guest-explained = A name is enough. You can add a passkey or a password later and keep everything.

account-change-name = Change name
account-name-explained = Games already started keep your old name.

account-passkeys = Passkeys
account-passkeys-explained = Your device signs you in with your fingerprint, face or PIN. There is nothing to remember.
account-add-passkey = Add a passkey
account-remove = Remove
# Spoken to a screen reader: a button. $name (text): of the passkey
account-remove-passkey = Remove the passkey { $name }
# $day (date): when it was added
account-since = since { $day }
# $day, $seen (date)
account-since-and-used = since { $day }, last used { $seen }

account-change-password = Change password
account-set-password = Set a password
# $login (text)
account-login-is = Your login name is <b>{ $login }</b>.

account-sessions = Where you are signed in
account-end = Sign out
# Spoken to a screen reader: a button. $name (text): a browser
account-end-session = Sign out of { $name }
# $name (text): a browser
account-this-session = { $name } (this browser)

# Programs that play for the person
account-programs = Programs
account-programs-let = Let a program play for you
# $name (text): a program
account-token-of = This is the token for { $name }. It is shown only now:
account-program-name = Name of the program
account-make-token = Create a token
# The button that makes a token useless
account-revoke = Revoke
# Spoken to a screen reader: a button. $name (text): a program
account-revoke-token = Revoke the token for { $name }

account-leave = Sign out or delete
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-delete = Delete everything

### Questions

account-stay = Stay signed in
account-sign-out-title = Sign out?
account-sign-out-text = You can sign in again at any time.
account-sign-out-guest = If you sign out now, you cannot get back into this guest account.
account-everywhere-title = Sign out everywhere?
account-everywhere-text = You will be signed out of every browser, including this one, and your programs' tokens will stop working.
account-delete-title = Delete everything?
account-delete-text = This deletes your account, your ratings, your house rules and score sheets, and your name at every table. Bots take over your unfinished games, and you forfeit rated ones. This cannot be undone.

account-prove-title = Confirm it's you
account-prove-text = You are about to change your account.
account-use-passkey = Use a passkey

### What was done, or went wrong

# $name (text): the person; $moved (number): games that were played in this browser before
account-welcome =
    { $moved ->
        [0] Welcome, { $name }.
        [one] Welcome, { $name }. { $moved } game from this browser is now in your account.
       *[other] Welcome, { $name }. { $moved } games from this browser are now in your account.
    }
account-created = Welcome, { $name }. You have an account now.
account-renamed = Your name is now { $name }.
account-passkey-saved = Passkey saved. You can sign in with it on your other devices.
account-passkey-removed = The passkey was removed.
account-password-saved = Password saved. You are signed out everywhere else.
account-session-ended = That browser is signed out.
account-token-made = Copy the token now: it is shown only once.
account-signed-out = You are signed out.
account-deleted = Everything was deleted.
account-passkey-unused = The passkey was not used: its window was closed, or it took too long.
account-passkey-there = This device already has a passkey for you.
account-passkey-impossible = Your browser could not use a passkey here.
