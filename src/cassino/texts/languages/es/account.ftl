### La página de la propia cuenta

account-about = Tu nombre, cómo entras y dónde tienes la sesión abierta.

account-signed-in-as = Entraste como <b>{ $name }</b>.
account-guest-as = Juegas como <b>{ $name }</b>, sin cuenta: solo te conoce este navegador. Con una llave de acceso o una contraseña puedes conservar tus partidas y jugar con clasificación.
account-working = Un momento…

account-sign-in = Entrar
account-sign-in-passkey = Entrar con una llave de acceso
account-login = Nombre de usuario
account-password = Contraseña
account-games-added = Las partidas que empezaste en este navegador se añaden a tu cuenta.
account-have-account = Ya tengo una cuenta

account-create = Crear una cuenta
account-create-now = Crear la cuenta
account-passkey-instead = Mejor una llave de acceso
account-new-password = Contraseña nueva
account-password-rule = Usa al menos diez caracteres. Varias palabras hacen una buena contraseña.

account-guest = O juega sin cuenta
account-table-name = Nombre en la mesa
account-play-as-guest = Jugar con este nombre
account-guest-explained = Basta un nombre. Más tarde puedes añadir una llave de acceso o una contraseña y conservarlo todo.

account-change-name = Cambiar el nombre
account-name-explained = Las partidas ya empezadas conservan tu nombre anterior.

account-passkeys = Llaves de acceso
account-passkeys-explained = Tu dispositivo te deja entrar con tu huella, tu cara o tu PIN. No hay nada que recordar.
account-add-passkey = Añadir una llave de acceso
account-remove = Quitar
account-remove-passkey = Quitar la llave de acceso { $name }
account-since = desde el { $day }
account-since-and-used = desde el { $day }, último uso el { $seen }

account-change-password = Cambiar la contraseña
account-set-password = Poner una contraseña
account-login-is = Tu nombre de usuario es <b>{ $login }</b>.

account-sessions = Dónde tienes la sesión abierta
account-end = Cerrar
account-end-session = Cerrar la sesión en { $name }
account-this-session = { $name } (este navegador)

account-programs = Programas
account-programs-let = Que un programa juegue por ti
account-token-of = Esta es la clave para { $name }. Solo se muestra ahora:
account-program-name = Nombre del programa
account-make-token = Crear una clave
account-revoke = Anular
account-revoke-token = Anular la clave de { $name }

account-leave = Salir o borrar
account-sign-out = Cerrar sesión
account-sign-out-everywhere = Cerrar todas las sesiones
account-delete = Borrar todo

### Preguntas

account-stay = No cerrarla
account-sign-out-title = ¿Cerrar sesión?
account-sign-out-text = Puedes volver a entrar cuando quieras.
account-sign-out-guest = No tienes cuenta: si cierras la sesión ahora, no podrás volver a estas partidas.
account-everywhere-title = ¿Cerrar todas las sesiones?
account-everywhere-text = Se cerrará tu sesión en todos los navegadores, también en este, y las claves de tus programas dejarán de funcionar.
account-delete-title = ¿Borrar todo?
account-delete-text = Esto borra tu cuenta, tus clasificaciones, tus reglas de la casa y hojas de puntos, y tu nombre en todas las mesas. En tus partidas sin terminar juega un bot por ti, y las que tienen clasificación las pierdes. No se puede deshacer.

account-prove-title = Confirma quién eres
account-prove-text = Estás a punto de cambiar tu cuenta.
account-use-passkey = Usar una llave de acceso

### Lo que se hizo o salió mal

account-welcome =
    { $moved ->
        [0] Hola, { $name }.
        [one] Hola, { $name }. { $moved } partida de este navegador está ahora en tu cuenta.
       *[other] Hola, { $name }. { $moved } partidas de este navegador están ahora en tu cuenta.
    }
account-created = Hola, { $name }. Ya tienes una cuenta.
account-renamed = Ahora tu nombre es { $name }.
account-passkey-saved = Llave de acceso guardada. Con ella puedes entrar en tus otros dispositivos.
account-passkey-removed = Se quitó la llave de acceso.
account-password-saved = Contraseña guardada. Se cerraron tus demás sesiones.
account-session-ended = Se cerró la sesión en ese navegador.
account-token-made = Copia la clave ahora: solo se muestra una vez.
account-signed-out = Cerraste la sesión.
account-deleted = Se borró todo.
account-passkey-unused = La llave de acceso no se usó: se cerró su ventana o tardó demasiado.
account-passkey-there = Este dispositivo ya tiene una llave de acceso tuya.
account-passkey-impossible = Tu navegador no pudo usar aquí una llave de acceso.
