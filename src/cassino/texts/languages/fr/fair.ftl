fair-title = Vérification de la donne { $deal }
fair-is-wrong = Quelque chose ne va pas dans cette donne.
fair-is-partly-right = Tout ce qui pouvait être vérifié est juste.
fair-is-right = Cette donne est celle qui était promise.
fair-right = Juste :
fair-wrong = Faux :
fair-unchecked = Pas vérifié :
fair-promise = Promesse : <code>{ $hash }</code>
fair-explained = Ton navigateur a redonné les cartes et comparé. La documentation (« Fair deals ») dit ce que cela ne peut pas prouver.

fair-no-promise = Le serveur n’a rien promis au sujet des cartes de cette partie.
fair-promise-gone = La promesse du serveur pour cette partie a disparu.
fair-not-revealed = Le serveur n’a pas révélé la graine de cette donne.
fair-promise-forgotten = Ce navigateur n’a plus la promesse de cette partie : il ne peut pas comparer.
fair-same-promise = La promesse est celle que ce navigateur a vue en premier.
fair-other-promise = La promesse n’est pas celle que ce navigateur a vue en premier.
fair-seed-fits = La graine de la donne correspond à la promesse.
fair-seed-misfits = La graine de la donne ne correspond pas à la promesse.
fair-promise-changed = Le serveur a changé sa promesse.
fair-dealing-changed = Le serveur a changé la façon de donner les cartes.
fair-numbers-changed = Le serveur a changé les nombres aléatoires des joueurs pour une donne.

fair-own-used = Ton propre nombre aléatoire a servi au mélange.
fair-own-left-out = Ton propre nombre aléatoire n’a pas servi : il est arrivé trop tard, ou le serveur l’a ignoré.
fair-own-replaced = Un autre nombre aléatoire a été utilisé à la place du tien.
fair-own-unknown = Un nombre aléatoire que ce navigateur n’a pas envoyé a été utilisé pour ta place.
fair-own-missing = Ce navigateur n’a pas envoyé de nombre aléatoire à temps : la donne repose sur la promesse et sur les nombres des autres joueurs.
fair-their-unknown = { $name } a envoyé un nombre aléatoire, mais rien ne montre s’il était fixé avant le tien.
fair-their-fixed = Le nombre aléatoire ({ $name }) était fixé avant que le tien soit connu.
fair-their-late = Le nombre aléatoire ({ $name }) n’était pas fixé avant que le tien soit connu.

fair-cards-unseen = Ce navigateur n’a vu aucune carte de cette donne.
fair-after-ruling = Une maldonne a été jugée dans cette donne : les cartes venues après n’ont pas été vérifiées.
fair-cards-differ = La graine et les nombres aléatoires donnent d’autres cartes que celles que tu as vues : { ROW($cards) }.
fair-cards-fit =
    { $count ->
        [one] { $count } carte que tu as vu donner ou jouer est là où la graine et les nombres aléatoires la mettent.
       *[other] { $count } cartes que tu as vu donner ou jouer sont là où la graine et les nombres aléatoires les mettent.
    }
