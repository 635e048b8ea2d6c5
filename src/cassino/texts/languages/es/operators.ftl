### Lo que leen en la línea de comandos quienes administran un servidor

## La configuración

operators-config-wrong = Configuración: { $problem }
operators-config-mistakes =
    { $count ->
        [1] 1 error en la configuración:
       *[other] { $count } errores en la configuración:
    }
operators-config-in-file = { $name } ({ $file }): { $problem }
operators-config-in-environment = { $name } (entorno): { $problem }
operators-config-on-command-line = { $name } (línea de comandos): { $problem }
operators-config-file = { $file }: { $problem }
operators-config-unknown = Ese ajuste no existe.
operators-config-unknown-near = Ese ajuste no existe. ¿Querías decir { $near }?

## Lo que tiene que ser un ajuste

operators-setting-number = Tiene que ser un número entero de { $least } a { $most }.
operators-setting-line = Tiene que ser una línea de texto.
operators-setting-one-of = Tiene que ser uno de estos: { $known }.
operators-setting-host = Tiene que ser una dirección o un nombre, sin puerto.
operators-setting-bus = Tiene que ser «memory» o una dirección como redis://localhost:6379/0.
operators-setting-public-url = Tiene que ser una dirección como https://cards.example.org, sin ruta.
operators-setting-hosts = Tiene que ser una lista de nombres de máquinas, como push.example.org.
operators-setting-contact = Tiene que ser una dirección como mailto:you@example.org o https://example.org.
operators-setting-hook = Tiene que ser una dirección como http://127.0.0.1:9000/turn.
operators-setting-networks = Tiene que ser una lista de direcciones o redes.
operators-setting-networks-because = Tiene que ser una lista de direcciones o redes ({ $problem }).
operators-setting-key = Tiene que tener al menos { $least } caracteres: letras sin acentos, números y signos. Con `openssl rand -hex 32` sale una buena.
operators-setting-rate = Tienen que ser dos números: cuántas de una vez, y cuántas por segundo a la larga.
operators-setting-rate-small = Tienen que ser dos números: el primero al menos 1, el segundo mayor que 0.
operators-setting-limits = Tiene que ser una tabla, [limits].
operators-setting-workers-need = { $name }: varios procesos necesitan PostgreSQL y un bus entre ellos. Define database = postgresql://user:password@host/name y bus = redis://localhost:6379/0, o { $name } = 1.
operators-setting-public-url-needs-proxies = public_url necesita trusted_proxies. Si no, todos tienen la dirección del proxy, que no tiene límites y puede leer /metrics. Nombra el proxy, como trusted_proxies = ["127.0.0.1"] si está en esta máquina.

## La base de datos

operators-database-missing = No existe la base de datos { $database }.
operators-database-no-url = La dirección de la base de datos tiene que ser como postgresql://user@host/name.
operators-database-no-file = La base de datos { $database } no es un archivo. Escribe sqlite:///folder/cassino.db.
operators-database-kind = Las bases de datos de la clase { $kind } no se pueden usar ({ $database }). Usa sqlite o postgresql.
operators-database-unreadable = La base de datos { $database } está dañada o no se puede leer ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = La base de datos { $database } está dañada ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = La base de datos { $database } no se puede abrir ({ $problem }). { operators-database-unchanged }
operators-database-foreign = La base de datos { $database } es de otro programa. { operators-database-unchanged }
operators-database-newer = La base de datos { $database } es de una versión más nueva de Cassino (esquema { $schema }). { operators-database-unchanged }
operators-database-older = La base de datos { $database } (esquema { $schema }) es demasiado antigua para esta versión de Cassino. Inicia una vez Cassino { $version } con ella; así se actualiza. Después vuelve a iniciar esta versión. No se cambió nada.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] No se cambió nada en ella. Nombra otra con --database.
    }
operators-database-unchanged-file = No se cambió nada en ella. Muévela a otro lugar, o nombra otro archivo con --database.
operators-database-encoding = La base de datos { $database } está codificada en { $encoding }. Crea una con ENCODING 'UTF8'. No se cambió nada en ella.
operators-database-unsafe = La base de datos { $database } tiene { $setting } = off, así que se podría perder una jugada confirmada. Actívalo para Cassino.
operators-folder = No se puede crear la carpeta { $folder }: { $problem }.

## Copias de seguridad

operators-backup-exists = { $file } ya existe. Nombra otro archivo.
operators-backup-not-written = No se puede escribir { $file }: { $problem }.
operators-backup-empty = La base de datos está vacía.
operators-backup-contradicts = { $file } se contradice ({ $problem }). No se cargó nada.
operators-backup-not-empty = La base de datos no está vacía. Nombra una nueva con --database.
operators-backup-incomplete = { $file } no es una copia de seguridad completa de Cassino.
operators-backup-foreign = { $file } no es una copia de seguridad de Cassino.
operators-backup-newer = { $file } es de una versión más nueva de Cassino ({ $version }). Instala primero esa versión.
operators-backup-older = { $file } (esquema { $schema }) es demasiado antiguo para esta versión de Cassino. Restáuralo con Cassino { $version }, y haz una copia nueva con esa versión.
operators-backup-damaged = { $file } está dañado: está incompleto o alguien lo cambió.

## cassino admin

operators-admin-span = { $text } no es una duración. Escribe por ejemplo 30m, 12h, 7d o 2w.
operators-admin-older = Esta base de datos es de una versión anterior. Inicia el servidor una vez para ponerla al día.
operators-admin-still-moving = { $table }: los jugadores siguieron jugando mientras se cerraba. Inténtalo otra vez.
operators-admin-table = { $table }: { $problem }
operators-admin-everybody = { $who } expulsaría a todo el mundo.
operators-admin-ipv4 = Escribe { $who } como dirección IPv4.
operators-admin-not-banned = No hay ninguna expulsión de { $who }.
operators-admin-unknown = { $who } no es ni el id de una persona ni una dirección. `cassino admin people` muestra los id.
operators-admin-no-account = { $who } no es ni el nombre de usuario ni el id de una persona con cuenta. Quien juega sin cuenta no tiene contraseña.
operators-admin-no-report = No hay ninguna denuncia abierta { $report }.

operators-stats-people = personas
operators-stats-accounts = personas con cuenta
operators-stats-seen = personas vistas en el último día
operators-stats-tables =
    { $phase ->
        [play] mesas: jugando
        [announcing] mesas: esperando anuncios
        [deal_over] mesas: entre dos manos
        [match_over] mesas: partida terminada
       *[other] mesas: otro estado
    }
operators-stats-moves-hour = jugadas en la última hora
operators-stats-moves-day = jugadas en el último día
operators-stats-bans = expulsiones
operators-stats-reports = denuncias abiertas
operators-stats-size = tamaño de la base de datos en bytes
operators-stats-read-only = solo lectura

## Iniciar y detener

operators-serving = Cassino: { $address }  (presiona Ctrl-C para detenerlo)
operators-serving-here = Cassino: { $address }
operators-stopped = Tus partidas están guardadas y continúan la próxima vez.
operators-stop = Ctrl-C detiene el servidor. Tus partidas están guardadas y continúan la próxima vez.
operators-port-in-use = El puerto { $port } está en uso (quizá ya hay una mesa abierta). Prueba otro puerto: --port { $next } después de cassino serve o cassino host, o CASSINO_PORT={ $next } delante del comando.
operators-cannot-listen = No se puede escuchar en { $host }, puerto { $port }: { $problem }.

operators-host-play = Juega con cualquier teléfono o computadora de esta red: escanea el código o abre el enlace.
operators-host-sit = Siéntate a la mesa con cualquier teléfono o computadora de esta red: escanea el código o abre el enlace.
operators-host-here = En esta computadora: { $address }
operators-host-network = Puede entrar cualquiera de esta red. Nada sale de ella.
operators-host-alone = Esta computadora no está en una red, así que la mesa solo se puede abrir aquí.

## Estado del servidor

operators-metrics-refused = metrics_for no nombra esta dirección
operators-metrics-missing = no se mide nada: pip install 'cassino[metrics]'
operators-database-served = Otro servidor ya usa la base de datos { $database }. Detenlo primero, o da otra a este con --database.
operators-health-ending = está por terminar
operators-health-late = no respondió en { $seconds } s
operators-health-silent = no responde ({ $kind })
