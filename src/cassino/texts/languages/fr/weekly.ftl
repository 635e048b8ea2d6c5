weekly-about = Six donnes de Casino par semaine : tous ceux qui jouent ici reçoivent les mêmes cartes.
weekly-lead = <link>{ $title }</link>, du { $first } au { $last }.
weekly-explained = Tous ont les mêmes donnes et le même adversaire. Joue chaque donne une fois, sans indices. Tu peux faire des pauses jusqu’à dimanche soir, minuit (UTC).
weekly-over = La semaine est finie.
weekly-days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
weekly-hours-left =
    { $hours ->
        [one] encore { $hours } heure
       *[other] encore { $hours } heures
    }
weekly-soon-over = moins d’une heure
weekly-this-one = Le tournoi de cette semaine

weekly-your-deals = Tes donnes
weekly-deals = Les donnes
weekly-not-played = Pas jouée
weekly-not-finished = Pas finie
weekly-play-deal = Jouer la donne { $number }
weekly-review-deal = Analyser la donne { $number }
weekly-continue-deal = Continuer la donne { $number }
weekly-late = Tu as fini trop tard pour que cela compte.

weekly-players =
    { $players ->
        [one] { $players } joueur jusqu’ici.
       *[other] { $players } joueurs jusqu’ici.
    }
weekly-all-finished = Tu as fini toutes les donnes.
weekly-results-later = Les résultats paraissent quand la semaine est finie.

weekly-nobody = Personne n’a fini de donne.
weekly-place = Ta place : { $place } sur { $ranked }.
weekly-shared-place = Ta place : { $place } sur { $ranked } (à égalité).
weekly-results = Résultats
weekly-rank = Place
weekly-score = Score
weekly-lead-points = Points d’avance
weekly-deals-played = Donnes

weekly-scoring = Comment on compte
weekly-scoring-compared = Tous avaient les mêmes cartes : personne ne profite de bonnes cartes. À chaque donne, on te compare à chacun des autres joueurs. Si tu avais plus d’avance sur le bot, tu gagnes la comparaison. Si vous aviez la même avance, tu en as la moitié. Ton score est la part des comparaisons gagnées. Si tu n’as pas fini une donne, tu la perds contre tous ceux qui l’ont finie.
weekly-scoring-equal = Si deux scores sont égaux, l’avance moyenne sur les autres décide, en points par donne. Si elle est égale aussi, les joueurs partagent la place.

weekly-others = Autres semaines
weekly-this-week = Cette semaine
weekly-week = { $year }, semaine { $week }
