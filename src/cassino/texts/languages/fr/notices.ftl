notice-storage = Le serveur n’atteint pas sa base de données. Aucun coup confirmé n’est perdu, et le jeu reprend dès qu’elle revient.
notice-nothing-kept = Ce navigateur n’enregistre pas cette partie, peut-être parce que cette fenêtre est privée. Elle est perdue quand tu fermes la page.
notice-bus = Problème de connexion sur le serveur : les coups des autres peuvent arriver en retard.
notice-restart = Le serveur va redémarrer. Le jeu reprend dans un instant.
notice-read-only = Le responsable du serveur a suspendu le jeu. Rien n’est perdu, et ta partie continuera plus tard.
notice-read-only-because = Le responsable du serveur a suspendu le jeu. Rien n’est perdu, et ta partie continuera plus tard. Raison : { $reason }
your-turn = C’est à toi de jouer
your-turn-at = { $title } avec { $others }
