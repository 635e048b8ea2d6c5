### Partes de frases

# $suit (palabra): el palo; en las cartas italianas coins, cups, swords y clubs son oros, copas, espadas y bastos
card =
    { $suit ->
        [clubs] { rank } de tréboles
        [diamonds] { rank } de diamantes
        [hearts] { rank } de corazones
        [spades] { rank } de picas
        [coins] { rank } de oros
        [cups] { rank } de copas
        [swords] { rank } de espadas
        [green] { rank } verde
        [yellow] { rank } { $rank ->
            [queen] amarilla
           *[other] amarillo
        }
        [red] { rank } { $rank ->
            [queen] roja
           *[other] rojo
        }
       *[black] { rank } { $rank ->
            [queen] negra
           *[other] negro
        }
    }

rank =
    { $rank ->
        [one] el uno
        [ace] el as
        [two] el dos
        [three] el tres
        [four] el cuatro
        [five] el cinco
        [six] el seis
        [seven] el siete
        [eight] el ocho
        [nine] el nueve
        [ten] el diez
        [jack] la jota
        [queen] la reina
        [knave] la sota
        [knight] el caballo
       *[king] el rey
    }

value =
    { $value ->
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] { $value }
    }

values =
    { $value ->
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] { $value }
    }

build = forma de { value }
build-of = la forma de { $value }

card-on-pile =
    { WHO($of) ->
        [you] { $card } de tu montón
       *[other] { $card } del montón de { NAME($of) }
    }

you = Tú

whom =
    { WHO($whom) ->
        [you] ti
       *[other] { NAME($whom) }
    }

and = { $before } y { $last }
comma = { $before }, { $last }
plus = { $before } más { $last }

these-cards = estas cartas
