taken-back = Le dernier coup est repris.
offer-declined =
    { WHO($who) ->
        [you] Tu refuses.
       *[other] { NAME($who) } refuse.
    }
offer-withdrawn =
    { WHO($who) ->
        [you] Tu ne le demandes plus.
       *[other] { NAME($who) } ne le demande plus.
    }
nobody-could-play =
    { $unit ->
        [days] Personne n’a pu jouer pendant { $count } jours
        [hours] Personne n’a pu jouer pendant { $count } heures
        [minutes] Personne n’a pu jouer pendant { $count } minutes
       *[seconds]
            { $count ->
                [1] Personne n’a pu jouer pendant 1 seconde
               *[other] Personne n’a pu jouer pendant { $count } secondes
            }
    }. Ce temps ne compte pas.
asks-takeback =
    { WHO($who) ->
        [you] Tu demandes
       *[other] { NAME($who) } demande
    } à reprendre un coup.
wants-rematch =
    { WHO($who) ->
        [you] Tu veux
       *[other] { NAME($who) } veut
    } rejouer.
asks-call-off =
    { WHO($who) ->
        [you] Tu aimerais
       *[other] { NAME($who) } aimerait
    } terminer la partie sans résultat.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Tu dis que le donneur a montré une carte, et tu veux arrêter cette donne.
            [exposed_goes_on] Tu dis { $count ->
                [1] qu’une carte de ta main a été vue. Tu en veux une autre à la place.
               *[other] que { $count } cartes de ta main ont été vues. Tu en veux d’autres à la place.
            }
           *[count] { $kind ->
                [too_few] Tu dis { WHO($whose) ->
                    [you] qu’il te manque { $count ->
                        [1] 1 carte
                       *[other] { $count } cartes
                    }.
                   *[other] qu’il manque { $count ->
                        [1] 1 carte
                       *[other] { $count } cartes
                    } à { NAME($whose) }.
                }
               *[too_many] { WHO($whose) ->
                    [you] Tu dis que tu as reçu
                   *[other] Selon toi, { NAME($whose) } a reçu
                } { $count ->
                    [1] 1 carte
                   *[other] { $count } cartes
                } de trop.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } dit que le donneur a montré une carte, et veut arrêter cette donne.
            [exposed_goes_on] { NAME($who) } dit { $count ->
                [1] qu’une carte de sa main a été vue, et en veut une autre à la place.
               *[other] que { $count } cartes de sa main ont été vues, et en veut d’autres à la place.
            }
           *[count] { $kind ->
                [too_few] { NAME($who) } dit { $own ->
                    [yes] qu’il lui manque { $count ->
                        [1] 1 carte
                       *[other] { $count } cartes
                    }.
                   *[no] { WHO($whose) ->
                        [you] qu’il te manque { $count ->
                            [1] 1 carte
                           *[other] { $count } cartes
                        }.
                       *[other] qu’il manque { $count ->
                            [1] 1 carte
                           *[other] { $count } cartes
                        } à { NAME($whose) }.
                    }
                }
               *[too_many] { $own ->
                    [yes] { NAME($who) } dit avoir reçu
                   *[no] { WHO($whose) ->
                        [you] Selon { NAME($who) }, tu as reçu
                       *[other] Selon { NAME($who) }, { NAME($whose) } a reçu
                    }
                } { $count ->
                    [1] 1 carte
                   *[other] { $count } cartes
                } de trop.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Le donneur a montré une carte. { WHO($who) ->
            [you] Tu arrêtes
           *[other] { NAME($who) } arrête
        } la donne : les cartes de cette donne ne comptent pas.
        [exposed_goes_on] { WHO($who) ->
            [you] Tu reçois
           *[other] { NAME($who) } reçoit
        } { $count ->
            [1] une nouvelle carte à la place de celle qui a été vue.
           *[other] { $count } nouvelles cartes à la place de celles qui ont été vues.
        } Le talon a été mélangé.
        [too_few] { WHO($who) ->
            [you] Il te manquait { $count ->
                [1] 1 carte
               *[other] { $count } cartes
            }.
           *[other] Il manquait { $count ->
                [1] 1 carte
               *[other] { $count } cartes
            } à { NAME($who) }.
        } La main se joue telle quelle.
       *[too_many] { WHO($who) ->
            [you] Tu as reçu
           *[other] { NAME($who) } a reçu
        } { $count ->
            [1] 1 carte
           *[other] { $count } cartes
        } de trop, maintenant sur la table : { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Tu as donné, et tu perds 1 point.
        [one] { PLAYERS($side) } a donné et perd 1 point.
        [with-you] { PLAYERS($side) }, vous perdez 1 point, car votre camp a donné.
       *[several] { PLAYERS($side) } perdent 1 point, car leur camp a donné.
    }
misdeal-owed =
    { WHO($who) ->
        [you] Tu reçois
       *[other] { NAME($who) } reçoit
    } { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    } de moins à la prochaine tournée.
last-card-played = La dernière carte est jouée. Qui a { $target } points peut l’annoncer maintenant.
cannot-take =
    { WHO($who) ->
        [you] Tu ne peux pas
       *[other] { NAME($who) } ne peut pas
    } prendre { CARDS($cards) } avec { CARDS($card) } : la carte jouée reste sur la table.
left-behind = Laissé sur la table : { ROW($cards) }.
left-behind-called = { $word } : { ROW($cards) }.
cards-dealt = Les cartes sont données.
round-dealt = Tournée { $round } sur { $rounds }.
say-last = Dernières !
say-last-round = Dernière tournée !
residue-goes =
    { $count ->
        [1] La dernière carte sur la table revient
       *[other] Les { $count } dernières cartes sur la table reviennent
    } à { whom }.
residue-nobody =
    { $count ->
        [1] La dernière carte sur la table ne compte
       *[other] Les { $count } dernières cartes sur la table ne comptent
    } pour personne.

table-closed = Cette table a été fermée par le responsable du serveur.
gave-up =
    { WHO($who) ->
        [you] Tu as abandonné.
       *[other] { NAME($who) } a abandonné.
    }
ran-out-of-time =
    { WHO($who) ->
        [you] Tu n’as plus de temps.
       *[other] { NAME($who) } n’a plus de temps.
    }
called-off =
    { WHO($who) ->
        [you] Tu as
       *[other] { NAME($who) } a
    } terminé la partie sans résultat. Personne ne gagne ni ne perd.
deal-over = La donne est finie : { SCORES($scores) }.
match-won =
    { FORM($winners) ->
        [you] Tu as gagné la partie : { SCORES($scores) }.
        [one] { PLAYERS($winners) } a gagné la partie : { SCORES($scores) }.
        [with-you] { PLAYERS($winners) }, vous avez gagné la partie : { SCORES($scores) }.
       *[several] { PLAYERS($winners) } ont gagné la partie : { SCORES($scores) }.
    }
match-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) }, vous partagez la victoire : { SCORES($scores) }.
       *[several] { PLAYERS($winners) } partagent la victoire : { SCORES($scores) }.
    }

turned-down =
    { $count ->
        [1] Les coups de balai s’annulent : 1 par camp ne compte pas.
       *[other] Les coups de balai s’annulent : { $count } par camp ne comptent pas.
    }
points-carried =
    { $points ->
        [1] 1 point que personne n’a marqué s’ajoute à la donne suivante.
       *[other] { $points } points que personne n’a marqués s’ajoutent à la donne suivante.
    }
claimed-rightly =
    { FORM($side) ->
        [you] Tu as réclamé l’objectif, et tu l’avais atteint.
        [one] { PLAYERS($side) } a réclamé l’objectif et l’avait atteint.
        [with-you] { PLAYERS($side) }, vous avez réclamé l’objectif et vous l’aviez atteint.
       *[several] { PLAYERS($side) } ont réclamé l’objectif et l’avaient atteint.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] Tu as réclamé l’objectif sans l’avoir atteint.
        [one] { PLAYERS($side) } a réclamé l’objectif sans l’avoir atteint.
        [with-you] { PLAYERS($side) }, vous avez réclamé l’objectif sans l’avoir atteint.
       *[several] { PLAYERS($side) } ont réclamé l’objectif sans l’avoir atteint.
    }
counts-double = La partie a été gagnée dès la première donne : elle compte double.
deals-next =
    { WHO($who) ->
        [you] À toi de donner.
       *[other] C’est à { NAME($who) } de donner.
    }

limit =
    { $items ->
        [cards] seul le plus grand nombre de cartes peut donner la victoire
        [spades] seul le plus grand nombre de piques peut donner la victoire
        [ten] seul { CARDS("10D") } peut donner la victoire
        [cards-ten] seuls comptent le plus de cartes et { CARDS("10D") } ; les deux ensemble donnent la victoire
       *[cards-spades] seuls comptent le plus de cartes et le plus de piques ; les deux ensemble donnent la victoire
    }
limited = { PLAYERS($side) } : { limit }.
limited-in-deal = { PLAYERS($side) } : dans cette donne, { limit }.
limit-met = { PLAYERS($side) } : { limit }. C’est réussi.
limit-missed = { PLAYERS($side) } : { limit }. Cela n’a pas suffi.

leaders-tied = Égalité en tête ({ PLAYERS($who) }) : une autre donne décide.

announced-wrongly = L’annonce était fausse. La donne continue.
plays-in-a-row =
    { WHO($who) ->
        [you] Tu joues maintenant
       *[other] { NAME($who) } joue maintenant
    } { $count ->
        [2] deux
        [3] trois
       *[other] { $count }
    } cartes de suite.
last-card-drawn = La dernière carte du talon est piochée.
laid-on-table = Mis sur la table : { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] Tu as pris en dernier : tu commences.
       *[other] { NAME($who) } a pris en dernier et commence.
    }
open-hands = Dans cette tournée, toutes les mains sont visibles.
large-sweep = C’est un grand coup de balai.
first-play-sweep = C’est un coup de balai au premier coup.
orange-scores =
    { FORM($side) ->
        [you] Une orange : tu marques { $points }.
        [one] Une orange : { PLAYERS($side) } marque { $points }.
        [with-you] Une orange : { PLAYERS($side, case: "inside") }, vous marquez { $points }.
       *[several] Une orange : { PLAYERS($side) } marquent { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [you] Ce n’était pas une orange : tu marques { $points }.
        [one] Ce n’était pas une orange : { PLAYERS($side) } marque { $points }.
        [with-you] Ce n’était pas une orange : { PLAYERS($side, case: "inside") }, vous marquez { $points }.
       *[several] Ce n’était pas une orange : { PLAYERS($side) } marquent { $points }.
    }
cannot-win-build =
    { WHO($who) ->
        [you] Tu ne peux pas gagner
       *[other] { NAME($who) } ne peut pas gagner
    } une construction. { FORM($winners) ->
        [you] Tu marques 1 point.
        [one] { PLAYERS($winners) } marque 1 point.
        [with-you] { PLAYERS($winners) }, vous marquez 1 point.
       *[several] { PLAYERS($winners) } marquent 1 point.
    }

table-needs-scripts = La table a besoin de JavaScript. Tu peux lire le <link>livret de règles</link> sans.
table-log = Journal de la partie
table-heading = Table de Casino
table-match =
    { $deals ->
        [0] { $title }, une partie en { $target } points.
        [1] { $title }, une partie en une donne.
       *[other] { $title }, une partie en { $deals } donnes.
    }
table-goal =
    { $deals ->
        [0] en { $target }
        [1] 1 donne
       *[other] { $deals } donnes
    }
table-title-turn = À toi de jouer
table-taking-seat = Tu prends place …
table-gone = Impossible d’ouvrir cette partie.
table-watch-instead = La regarder

table-until-online = Connexion perdue. La partie continue dès qu’elle revient.
table-not-here = Pas de connexion. Cette table s’ouvrira dès qu’elle revient.
table-will-be-sent = Connexion perdue. Ton coup sera envoyé dès qu’elle revient.
table-not-sent = Pas envoyé : connexion perdue. Réessaie dans un instant.
table-no-connection = Pas de connexion pour le moment.
table-online = Tu es de nouveau en ligne.
table-offline = Connexion perdue.
table-works-again = Tout fonctionne de nouveau.
table-try-now = Réessayer
table-understood = OK

table-tools = Table
table-people = À cette table
table-rules = Règles : { $title } (nouvel onglet)
table-turn-sounds-off = Couper le son
table-turn-sounds-on = Activer le son
table-sounds-on = Son activé.
table-sounds-off = Son coupé.

table-scores =
    { $deals ->
        [0] Score d’une partie en { $target } points
        [1] Score d’une partie en une donne
       *[other] Score d’une partie en { $deals } donnes
    }
table-items =
    { $count ->
        [0] Table : vide
        [1] Table : 1 élément
       *[other] Table : { $count } éléments
    }
table-cards = Cartes sur la table
table-shown = Montré :
table-usable = utilisable
table-build =
    { $kind ->
        [multiple] construction multiple de { $value }, { $owner } : { $sets }
       *[single] construction de { $value }, { $owner } : { $sets }
    }
table-yours = à toi
table-nobody = à personne
table-lies = Sur la table : { $items }.
table-is-empty = La table est vide.

table-others = Les autres joueurs
table-partner = partenaire
table-is-asked = réfléchit
table-dealer = Donneur
table-dealer-short = D
table-holds = a { $values }
table-holds-about = Doit avoir une carte de cette valeur
table-lost = a perdu { $values }
table-lost-about = A perdu une construction de cette valeur : son partenaire peut maintenant construire cette valeur pour lui
table-your-partner = ton partenaire
table-open-hand = main à découvert : { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-cards-taken =
    { $count ->
        [one] { $count } carte prise
       *[other] { $count } cartes prises
    }
table-on-top = { CARDS($cards) } sur le dessus du tas
table-sweeps =
    { $count ->
        [one] { $count } coup de balai
       *[other] { $count } coups de balai
    }
table-oranges =
    { $count ->
        [one] { $count } orange
       *[other] { $count } oranges
    }
table-must-hold = doit avoir { $values }
table-has-lost = a perdu une construction de { $values }
table-is-dealer = donneur
table-to-play = doit jouer
table-presence-next = { $name } dès la prochaine donne
table-presence-left = pas là, un bot joue
table-presence-expected = pas encore là
table-presence-free = place libre
table-presence-away = pas là
table-presence-here = là

table-pile-own = Ton tas
table-pile-of-side = Le tas de ton camp
table-pile-of = Tas ({ PLAYERS($seats) })
table-pile-show =
    { $count ->
        [1] { $pile } : 1 carte, montrer
       *[other] { $pile } : { $count } cartes, montrer
    }
table-top-card =
    { $use ->
        [steal] { $card }, carte du dessus, { $pile } : utilisable dans une construction
        [capture] { $card }, carte du dessus, { $pile } : prise possible
       *[both] { $card }, carte du dessus, { $pile } : prise ou construction possible
    }
table-pile-order = En partant du dessus.
table-pile-secret = Les cartes dont seul le propriétaire connaît l’ordre sont montrées de dos.
table-pile-empty = Pas encore de cartes.
table-pile-cards = Cartes du haut vers le bas
table-pile-unknown = une carte inconnue

table-sort = Trier le tas …
table-order = Trier le tas
table-order-free = La carte qui a pris reste sur le dessus. Seul ton camp connaît l’ordre des cartes en dessous.
table-order-by-number = Le plus petit nombre va sur le dessus. À nombre égal, l’ordre est libre.
table-order-top = sur le dessus
table-order-up = { $card } : monter
table-order-down = { $card } : descendre

table-course = Dernier coup
table-stock =
    { $count ->
        [0] talon vide
       *[other] talon : { $count }
    }
table-last-round = dernière tournée
table-round = tournée { $number } sur { $count }
table-bottom = La dernière carte du talon est { CARDS($cards) }.
table-bottom-about = La dernière carte du talon ; tu es le seul joueur à l’avoir vue
table-show-again = Revoir le dernier coup
table-moves = Coups de cette donne

table-actions = Ce que tu peux faire
table-claim = Réclamer
table-talk = Parler
table-take-back = Reprendre
table-undo = Annuler
table-hint = Indice
table-show-count = Voir le décompte
table-sit-down = S’asseoir
table-next-deal = Donne suivante
table-rematch = Revanche

table-your-turn = À toi de jouer.
table-task = À toi : touche une carte de ta main.
table-task-build = À toi : touche des cartes de la table pour construire, puis joue une carte de ta main.
table-task-take = À toi : prends maintenant la construction de { $value }.
table-task-plays = À toi : { $count } coups de suite. Touche une carte de ta main.
table-task-end = À toi : continue, ou finis ton tour.
table-task-continue = À toi : continue.
table-rule-number = Numéro de la règle
table-rule = Règle { $rule }
table-add-more = Ajoute une autre carte de ta main, ou des cartes de la table.
table-hopeless = Ces cartes ne vont pas ensemble.
table-choose-hand = Choisis maintenant une carte de ta main.
table-choose-others = Aucune carte de ta main ne convient. Choisis-en d’autres.
table-watching = Tu regardes.
table-turn-of =
    { WHO($who) ->
        [you] C’est à toi de jouer.
       *[other] C’est à { NAME($who) } de jouer.
    }
table-thinking = { $name } réfléchit …
table-deciding = { $name } se décide …
table-waits-for-answer = En attente d’une réponse.
table-waits-for-seat = En attente de quelqu’un à la place { $number } …
table-deal-is-over = Cette donne est finie.
table-announce = La dernière carte est jouée. Si tu as { $target } points, annonce-le maintenant : ensuite, on compte la donne.
table-count-follows = La dernière carte est jouée. On compte maintenant la donne.
table-asks-insist = Ce tour aurait-il pu prendre ou ajouter davantage ? Tu peux l’exiger.
table-asks-orange =
    { $orange ->
        [colors] Une carte rouge et une jaune prises ensemble, sans annonce : est-ce une orange ?
       *[suits] Un cœur et un carreau pris ensemble, sans annonce : est-ce une orange ?
    }
table-asks-request = { $name } veut prendre une construction de ton camp. Tu peux lui demander de te la laisser.
table-asks-answer = Ton partenaire te demande de laisser la construction sur la table. Que fais-tu ?

table-fits = convient
table-sum = Somme : { $sum }.
table-sum-about = Somme des cartes choisies sur la table
table-sum-fits = Une carte de ta main les prend.
table-turn = { $number } sur { $count }
table-turn-about = Touche encore la carte pour le coup suivant
table-can-add = Tu peux ajouter : { ROW($cards) }
table-can-add-some = Tu peux encore ajouter { $count } cartes.
table-can = Tu peux : { $moves }.
table-type-move = Écrire un coup
table-typo-empty = Écris ta carte et ce qu’elle prend, par exemple 9=3+4+2.
table-plays = Ce que tu peux faire avec { CARDS($cards) }
table-plays-none = Rien avec cette carte seule. Choisis-la avec d’autres cartes.
table-plays-some = Voici les coups les plus utiles. Pour les autres, choisis des cartes sur la table.

table-hint-before = Indice :
table-hint-line = Indice : { $hint }.
table-hint-for-cards = Appuie encore sur Indice pour voir les cartes.
table-hint-for-move = Appuie encore sur Indice pour voir le coup.
table-hint-spoken = Indice. { $hint }
table-hint-move = { $move }.
table-hint-cards = Regarde { CARDS($cards) }.

table-hand =
    { $count ->
        [1] Ta main, 1 carte
       *[other] Ta main, { $count } cartes
    }
table-hand-cards = Cartes de ta main
table-hand-of =
    { $count ->
        [0] Main ({ $name }), cachée
        [1] Main ({ $name }), 1 carte visible
       *[other] Main ({ $name }), { $count } cartes visibles
    }
table-hand-is-empty = Ta main est vide.
table-your-cards = Ta main : { CARDS($cards) }.
table-new-cards = Nouvelles cartes en main : { CARDS($cards) }.

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Score : { $sides }. On joue en { $target } points.
        [1] Score : { $sides }. La partie se joue en une donne.
       *[other] Score : { $sides }. La partie se joue en { $deals } donnes.
    }
table-seconds-left =
    { $count ->
        [1] Plus que 1 seconde.
       *[other] Plus que { $count } secondes.
    }
table-no-clock = Cette partie se joue sans pendule.
table-clock = { $name } : { $time }.
table-clock-bank = { $name } : { $time }, et { $bank } de réserve.

table-came = { $name } est là.
table-went = { $name } n’est plus là.
table-has-left = { $name } a quitté la table. Un bot joue à sa place.
table-bot-sits = { $name }, un bot, prend place.
table-sits =
    { WHO($who) ->
        [you] Tu prends place.
       *[other] { NAME($who) } prend place.
    }
table-sits-next = { $name } joue dès la prochaine donne.

table-join = On t’invite
table-join-seats = À la table
table-join-bot = { $name } ({ $strength }) joue en attendant
table-join-partners = avec { PLAYERS($partners, case: "inside") }
table-join-next-deal = Tu joues dès la prochaine donne.
table-leave = Quitter la table
table-back = Comment retrouver cette place
table-back-about = Si tu changes d’appareil, ou si ce navigateur t’oublie, un code te ramène à ta place. Garde-le pour toi. Chaque code sert une fois.
table-back-show = Montrer mon code
table-back-code = Ton code
table-back-link = Ou un lien avec le code
table-back-hint = Pour retrouver cette place depuis un autre navigateur, prends le code sous « À cette table ».
table-back-had = J’avais une place ici
table-back-enter = Tape le code que cette table t’a donné pour ta place.
table-back-go = Retrouver ma place
table-seat-moved = Tu as retrouvé ta place dans un autre navigateur. Dans celui-ci, tu peux seulement regarder.
table-empty-seat = Une place libre
table-seat-is-empty = La place { $number } est libre.
table-absent = Un joueur est absent
table-absent-for = { $name } n’est plus là depuis { $time }.
table-absent-wait = Attendre
table-call-off = Terminer la partie
table-call-off-title = Terminer la partie sans résultat ?
table-call-off-text = Personne ne gagne ni ne perd. Si d’autres joueurs sont là, on leur demande d’abord.
table-fill-for-now = Un bot en attendant
table-fill-about = Un bot en attendant part quand quelqu’un prend la place. Un bot à qui l’on donne la place reste.
table-fill-for-now-at = Un bot en attendant, à la place { $number }
table-fill = Donner la place à un bot
table-fill-at = Donner la place à un bot : place { $number }
table-invite = Inviter
table-invite-about = Avec ce lien, n’importe qui peut prendre une place libre ou regarder.
table-invite-local = Le lien ne marche que sur cet ordinateur. Lance le serveur avec <code>cassino host</code>, et tous les téléphones de la maison pourront rejoindre la table.
table-invite-picture = Le lien en code QR

table-offer = Une question
table-offer-agree = D’accord
table-offer-decline = Refuser
table-offer-waiting = En attente d’accord : { PLAYERS($waiting, case: "inside") }.
table-offer-withdraw = Tant pis
table-time-is-over =
    { WHO($who) ->
        [you] Tu n’as plus de temps.
       *[other] { NAME($who) } n’a plus de temps.
    }
table-claim-win = Réclamer la victoire

table-claim-title = { $claim } ?
table-claim-text = Tu affirmes que les cartes prises jusqu’ici t’amènent à l’objectif. { $cost }
table-claim-play-on = Continuer
table-claim-say-nothing = Ne rien dire

table-resign = Abandonner
table-resign-sure = Abandonner la partie ?
table-resign-about =
    { $sides ->
        [2] La partie s’arrête aussitôt, et l’autre camp gagne.
       *[other] La partie s’arrête aussitôt, et les autres camps gagnent.
    }

table-say = Dire quelque chose
table-says = { $name } : { $words }
table-said = Ce qui s’est dit
table-own-words = Avec tes mots
table-send = Envoyer
table-free-text = Texte libre
table-free-text-about = Les joueurs qui l’activent peuvent s’écrire avec leurs propres mots.
table-mute-all = Masquer tout le monde
table-mute-all-about = Cache tout ce que disent les autres.
table-mute = Masquer
table-muted = Masqué
table-mute-person = Masquer { $name }
table-report = Signaler
table-report-person = Signaler { $name }
table-report-line = Signaler ce qu’a dit { $name }
table-report-sure = Signaler { $name } ?
table-report-about = La personne qui gère ce serveur va s’en occuper.
table-report-about-line = La personne qui gère ce serveur va s’en occuper, et lira cette ligne : « { $text } »
table-report-sent = Ton signalement est envoyé.
table-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }

table-taken = Pris jusqu’ici
table-taken-spoken = Pris jusqu’ici : { $items }
table-taken-about = Seuls les points déjà certains sont affichés. Pour cacher tout cela, active le mode mémoire dans les réglages.
table-item-cards = Cartes
table-item-italian =
    { $item ->
        [most_diamonds] Le plus de deniers
        [most_hearts] Le plus de coupes
        [most_spades] Le plus d’épées
        [diamonds] Chaque denier
        [hearts] Chaque coupe
        [spades] Chaque épée
        [jacks] Valets
       *[queens] Cavaliers
    }

table-misdeal-open = Maldonne …
table-misdeal = Maldonne
table-misdeal-what = Qu’est-ce qui n’a pas marché ?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Le donneur a montré une carte : arrêter la donne
        [exposed_goes_on] Le donneur a montré de mes cartes : continuer
        [too_few] Trop peu de cartes
       *[too_many] Trop de cartes
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Les cartes de cette donne ne comptent pas. Le donneur perd 1 point, et c’est à toi de donner.
        [exposed_goes_on] Ces cartes retournent au talon, on le mélange, et tu en reçois d’autres. Personne ne perd de point.
        [too_few] Les dernières cartes de cette main retournent au talon, et elle se joue telle quelle. Le donneur perd 1 point.
       *[too_many] Autant de cartes du talon vont sur la table. Le donneur perd 1 point et, s’il y a une autre tournée, il y reçoit moins de cartes.
    }
table-misdeal-cards = Quelles cartes ont été vues ?
table-misdeal-whose = La main de qui ?
table-misdeal-count = Combien de cartes ?
table-misdeal-all = Cela se fait si tout le monde à la table est d’accord.
table-misdeal-ask = Demander aux autres
table-count = Décompte de la donne { $deal }
table-count-closed = Table fermée
table-count-called-off = Sans résultat
table-count-won =
    { FORM($winners) ->
        [you] Tu gagnes la partie
        [one] { PLAYERS($winners) } gagne la partie
       *[several] { $own ->
            [own] Ton camp gagne la partie
           *[other] { PLAYERS($winners) } gagnent la partie
        }
    }
table-count-shared =
    { FORM($winners) ->
        [with-you] { PLAYERS($winners) }, vous partagez la victoire
       *[several] { PLAYERS($winners) } partagent la victoire
    }
table-win =
    { $by ->
        [target] Score final : { $score }.
        [higher_total] Score final : { $score }. Plusieurs camps ont atteint l’objectif : le plus haut score gagne.
        [claim] Score final : { $score }. La partie a été gagnée en réclamant l’objectif.
        [false_claim] Score final : { $score }. Une réclamation à tort a décidé de la partie.
        [restricted] Score final : { $score }. Près de l’objectif, le gagnant a obtenu ce qu’il lui fallait encore.
       *[order] Score final : { $score }. Les points se comptent dans un ordre fixe, et le gagnant a atteint { $target } le premier.
    }
table-win-double = La partie compte double.
table-win-shared = Victoire partagée : { $score }.
table-count-region = Décompte
table-count-item = Élément
table-count-deal = Cette donne
table-count-before = Avant
table-count-score =
    { $deals ->
        [0] Score (en { $target })
       *[other] Score
    }
table-count-spoken = { $title }.
table-count-line = { $item } : { $gains }.
table-count-scores = Score : { SCORES($scores) }.
table-tip = Un conseil tiré de tes parties :
table-all-cards = Toutes les cartes
table-check = Vérifier cette donne
table-record = Relevé
table-more = Plus
table-new-game = Nouvelle partie

table-hands = Toutes les cartes de la donne { $deal }
table-hands-loading = Chargement des cartes …
table-hands-region = Mains
table-hands-round = Tournée { $round }
table-hands-table = Sur la table

table-replay = Revoir
table-reel-bots = Bots à l’œuvre
table-reel = Ce que tu vois
table-reel-pause = Pause
table-reel-play = Lecture
table-reel-restart = Depuis le début
table-reel-step = Un pas
table-reel-speed = Vitesse
table-reel-deal = Donne
table-reel-hands = Voir toutes les mains
table-chances = Chances de gagner la partie : { $chances }
