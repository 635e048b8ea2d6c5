operators-config-wrong = Configuration : { $problem }
operators-config-mistakes =
    { $count ->
        [one] { $count } erreur dans la configuration :
       *[other] { $count } erreurs dans la configuration :
    }
operators-config-in-file = { $name } ({ $file }) : { $problem }
operators-config-in-environment = { $name } (environnement) : { $problem }
operators-config-on-command-line = { $name } (ligne de commande) : { $problem }
operators-config-file = { $file } : { $problem }
operators-config-unknown = Ce réglage n’existe pas.
operators-config-unknown-near = Ce réglage n’existe pas. Pensais-tu à { $near } ?

operators-setting-number = Il faut un nombre entier de { $least } à { $most }.
operators-setting-line = Il faut une seule ligne de texte.
operators-setting-one-of = Il faut l’un de : { $known }.
operators-setting-host = Il faut une adresse ou un nom, sans port.
operators-setting-bus = Il faut « memory » ou une adresse comme redis://localhost:6379/0.
operators-setting-public-url = Il faut une adresse comme https://cards.example.org, sans chemin.
operators-setting-hosts = Il faut une liste de noms d’hôtes, comme push.example.org.
operators-setting-contact = Il faut une adresse comme mailto:you@example.org ou https://example.org.
operators-setting-hook = Il faut une adresse comme http://127.0.0.1:9000/turn.
operators-setting-networks = Il faut une liste d’adresses ou de réseaux.
operators-setting-networks-because = Il faut une liste d’adresses ou de réseaux ({ $problem }).
operators-setting-key = Il faut au moins { $least } caractères : lettres sans accents, chiffres et signes. `openssl rand -hex 32` en fait une bonne.
operators-setting-rate = Il faut deux nombres : combien à la fois, et combien par seconde à la longue.
operators-setting-rate-small = Il faut deux nombres : le premier au moins 1, le second supérieur à 0.
operators-setting-limits = Il faut un tableau, [limits].
operators-setting-workers-need = { $name } : plusieurs workers demandent PostgreSQL et un bus entre eux. Règle database = postgresql://user:password@host/name et bus = redis://localhost:6379/0, ou { $name } = 1.
operators-setting-public-url-needs-proxies = public_url demande trusted_proxies. Sinon, tout le monde a l’adresse du proxy, qui n’a pas de limites et peut lire /metrics. Nomme le proxy, par exemple trusted_proxies = ["127.0.0.1"] s’il est sur cette machine.

operators-database-missing = Il n’y a pas de base de données { $database }.
operators-database-no-url = L’adresse de la base de données doit ressembler à postgresql://user@host/name.
operators-database-no-file = La base de données { $database } n’est pas un fichier. Écris sqlite:///folder/cassino.db.
operators-database-kind = Les bases de données du genre { $kind } ne sont pas utilisables ({ $database }). Prends sqlite ou postgresql.
operators-database-unreadable = La base de données { $database } est abîmée ou illisible ({ $problem }). { operators-database-unchanged-file }
operators-database-damaged = La base de données { $database } est abîmée ({ $problem }). { operators-database-unchanged-file }
operators-database-not-opened = Impossible d’ouvrir la base de données { $database } ({ $problem }). { operators-database-unchanged }
operators-database-foreign = La base de données { $database } est celle d’un autre programme. { operators-database-unchanged }
operators-database-newer = La base de données { $database } vient d’une version plus récente de Cassino (schéma { $schema }). { operators-database-unchanged }
operators-database-older = La base de données { $database } (schéma { $schema }) est trop ancienne pour cette version de Cassino. Démarre une fois Cassino { $version } avec elle, ce qui la met à jour. Puis démarre de nouveau cette version. Rien n’a été changé.
operators-database-unchanged =
    { $kind ->
        [file] { operators-database-unchanged-file }
       *[server] Rien n’y a été changé. Nommes-en une autre avec --database.
    }
operators-database-unchanged-file = Rien n’y a été changé. Déplace-la, ou nomme un autre fichier avec --database.
operators-database-encoding = La base de données { $database } est encodée en { $encoding }. Crées-en une avec ENCODING 'UTF8'. Rien n’y a été changé.
operators-database-unsafe = La base de données { $database } a { $setting } = off : un coup confirmé pourrait être perdu. Active-le pour Cassino.
operators-folder = Impossible de créer le dossier { $folder } : { $problem }.

operators-backup-exists = { $file } existe déjà. Nomme un autre fichier.
operators-backup-not-written = Impossible d’écrire { $file } : { $problem }.
operators-backup-empty = La base de données est vide.
operators-backup-contradicts = { $file } se contredit ({ $problem }). Rien n’a été restauré.
operators-backup-not-empty = La base de données n’est pas vide. Nommes-en une nouvelle avec --database.
operators-backup-incomplete = { $file } n’est pas une sauvegarde complète de Cassino.
operators-backup-foreign = { $file } n’est pas une sauvegarde de Cassino.
operators-backup-newer = { $file } vient d’une version plus récente de Cassino ({ $version }). Installe d’abord cette version.
operators-backup-older = { $file } (schéma { $schema }) est trop ancien pour cette version de Cassino. Restaure-le avec Cassino { $version }, et fais une nouvelle sauvegarde avec cette version-là.
operators-backup-damaged = { $file } est abîmé : incomplet ou modifié.

operators-admin-span = { $text } n’est pas une durée. Écris par exemple 30m, 12h, 7d ou 2w.
operators-admin-older = Cette base de données est d’une version plus ancienne. Démarre une fois le serveur pour la mettre à jour.
operators-admin-still-moving = { $table } : les joueurs continuaient de jouer pendant la fermeture. Réessaie.
operators-admin-table = { $table } : { $problem }
operators-admin-everybody = { $who } interdirait l’accès à tout le monde.
operators-admin-ipv4 = Écris { $who } comme adresse IPv4.
operators-admin-not-banned = { $who } n’est pas interdit.
operators-admin-unknown = { $who } n’est ni l’ID d’une personne ni une adresse. `cassino admin people` liste les ID.
operators-admin-no-account = { $who } n’est ni l’identifiant ni l’ID d’une personne qui a un compte. Les invités n’ont pas de mot de passe.
operators-admin-no-report = Il n’y a pas de signalement ouvert { $report }.

operators-stats-people = personnes
operators-stats-accounts = personnes avec un compte
operators-stats-seen = personnes vues depuis un jour
operators-stats-tables =
    { $phase ->
        [play] tables : en jeu
        [announcing] tables : en attente d’annonces
        [deal_over] tables : entre deux donnes
        [match_over] tables : partie finie
       *[other] tables : inconnu
    }
operators-stats-moves-hour = coups depuis une heure
operators-stats-moves-day = coups depuis un jour
operators-stats-bans = interdictions
operators-stats-reports = signalements ouverts
operators-stats-size = taille de la base de données en octets
operators-stats-read-only = lecture seule

operators-serving = Cassino : { $address }  (Ctrl-C pour arrêter)
operators-serving-here = Cassino : { $address }
operators-stopped = Tes parties sont enregistrées et continuent la prochaine fois.
operators-stop = Ctrl-C arrête le serveur. Tes parties sont enregistrées et continuent la prochaine fois.
operators-port-in-use = Le port { $port } est occupé (une table est peut-être déjà ouverte). Essaie un autre port : --port { $next } après cassino serve ou cassino host, ou CASSINO_PORT={ $next } devant la commande.
operators-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.

operators-host-play = Joue avec n’importe quel téléphone ou ordinateur de ce réseau : scanne le code, ou ouvre le lien.
operators-host-sit = Prends place avec n’importe quel téléphone ou ordinateur de ce réseau : scanne le code, ou ouvre le lien.
operators-host-here = Sur cet ordinateur : { $address }
operators-host-network = Tous ceux qui sont sur ce réseau peuvent venir. Rien n’en sort.
operators-host-alone = Cet ordinateur n’est sur aucun réseau : la table ne peut être ouverte qu’ici.

operators-metrics-refused = metrics_for ne nomme pas cette adresse
operators-metrics-missing = rien n’est mesuré : pip install 'cassino[metrics]'
operators-database-served = Un autre serveur utilise la base de données { $database }. Arrête-le d’abord, ou donne-en une autre à celui-ci avec --database.
operators-health-ending = va s’arrêter
operators-health-late = n’a pas répondu en { $seconds } s
operators-health-silent = ne répond pas ({ $kind })
