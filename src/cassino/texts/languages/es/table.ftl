### Lo que se anuncia en una mesa

taken-back = Se deshizo la última jugada.
offer-declined =
    { WHO($who) ->
        [you] Dices que no.
       *[other] { NAME($who) } dice que no.
    }
offer-withdrawn =
    { WHO($who) ->
        [you] Ya no lo pides.
       *[other] { NAME($who) } ya no lo pide.
    }
nobody-could-play =
    { $unit ->
        [days] Nadie pudo jugar durante { $count } días
        [hours] Nadie pudo jugar durante { $count } horas
        [minutes] Nadie pudo jugar durante { $count } minutos
       *[seconds]
            { $count ->
                [1] Nadie pudo jugar durante 1 segundo
               *[other] Nadie pudo jugar durante { $count } segundos
            }
    }. Ese tiempo no cuenta.
asks-takeback =
    { WHO($who) ->
        [you] Pides
       *[other] { NAME($who) } pide
    } deshacer una jugada.
wants-rematch =
    { WHO($who) ->
        [you] Quieres
       *[other] { NAME($who) } quiere
    } jugar otra vez.
asks-call-off =
    { WHO($who) ->
        [you] Quieres
       *[other] { NAME($who) } quiere
    } terminar la partida sin resultado.
asks-misdeal =
    { WHO($who) ->
        [you] { $kind ->
            [exposed_ends] Dices que quien reparte mostró una carta, y quieres terminar esta mano.
            [exposed_goes_on] Dices que { $count ->
                [1] se vio una carta tuya. Quieres otra en su lugar.
               *[other] se vieron { $count } cartas tuyas. Quieres otras en su lugar.
            }
           *[count] Dices que { WHO($whose) ->
                [you] recibiste
               *[other] { NAME($whose) } recibió
            } { $count ->
                [1] 1 carta
               *[other] { $count } cartas
            } { $kind ->
                [too_few] de menos.
               *[too_many] de más.
            }
        }
       *[other] { $kind ->
            [exposed_ends] { NAME($who) } dice que quien reparte mostró una carta, y quiere terminar esta mano.
            [exposed_goes_on] { NAME($who) } dice que { $count ->
                [1] se vio una carta suya, y quiere otra en su lugar.
               *[other] se vieron { $count } cartas suyas, y quiere otras en su lugar.
            }
           *[count] { NAME($who) } dice que { $own ->
                [yes] recibió
               *[no] { WHO($whose) ->
                    [you] recibiste
                   *[other] { NAME($whose) } recibió
                }
            } { $count ->
                [1] 1 carta
               *[other] { $count } cartas
            } { $kind ->
                [too_few] de menos.
               *[too_many] de más.
            }
        }
    }
misdeal-ruled =
    { $kind ->
        [exposed_ends] Quien reparte mostró una carta. { WHO($who) ->
            [you] Terminas
           *[other] { NAME($who) } termina
        } la mano: las cartas de esta mano no cuentan.
        [exposed_goes_on] { WHO($who) ->
            [you] Recibes
           *[other] { NAME($who) } recibe
        } { $count ->
            [1] una carta nueva en lugar de la que se vio.
           *[other] { $count } cartas nuevas en lugar de las que se vieron.
        } Se mezcló el mazo.
        [too_few] { WHO($who) ->
            [you] Recibiste
           *[other] { NAME($who) } recibió
        } { $count ->
            [1] 1 carta
           *[other] { $count } cartas
        } de menos. La vuelta se juega así.
       *[too_many] { WHO($who) ->
            [you] Recibiste
           *[other] { NAME($who) } recibió
        } { $count ->
            [1] 1 carta
           *[other] { $count } cartas
        } de más, ahora en la mesa: { ROW($cards) }.
    }
misdeal-penalty =
    { FORM($side) ->
        [you] Repartiste y pierdes 1 punto.
        [one] { PLAYERS($side) } repartió y pierde 1 punto.
       *[several] { PLAYERS($side) } pierden 1 punto, porque repartió su bando.
    }
misdeal-owed =
    { WHO($who) ->
        [you] Recibes
       *[other] { NAME($who) } recibe
    } { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } menos en la próxima vuelta.
last-card-played = Se jugó la última carta. Quien tenga { $target } puntos los puede anunciar ahora.
cannot-take =
    { WHO($who) ->
        [you] No puedes llevarte
       *[other] { NAME($who) } no puede llevarse
    } { CARDS($cards) } con { CARDS($card) }: la carta jugada se queda en la mesa.
left-behind = Dejado: { ROW($cards) }.
left-behind-called = { $word }: { ROW($cards) }.
cards-dealt = Se repartieron las cartas.
round-dealt = Se reparte la vuelta { $round } de { $rounds }.
say-last = ¡Últimas!
say-last-round = ¡Última vuelta!
residue-goes =
    { $count ->
        [1] La última carta de la mesa es
       *[other] Las últimas { $count } cartas de la mesa son
    } para { whom }.
residue-nobody =
    { $count ->
        [1] La última carta de la mesa no cuenta
       *[other] Las últimas { $count } cartas de la mesa no cuentan
    } para nadie.

### El final de una mano y de una partida

table-closed = El administrador cerró esta mesa.
gave-up =
    { WHO($who) ->
        [you] Te rendiste.
       *[other] { NAME($who) } se rindió.
    }
ran-out-of-time =
    { WHO($who) ->
        [you] Se te acabó el tiempo.
       *[other] A { NAME($who) } se le acabó el tiempo.
    }
called-off =
    { WHO($who) ->
        [you] Terminaste
       *[other] { NAME($who) } terminó
    } la partida sin resultado. Nadie gana ni pierde.
deal-over = La mano ha terminado: { SCORES($scores) }.
match-won =
    { FORM($winners) ->
        [you] Ganaste la partida: { SCORES($scores) }.
        [one] { PLAYERS($winners) } ganó la partida: { SCORES($scores) }.
       *[several] { PLAYERS($winners) } ganaron la partida: { SCORES($scores) }.
    }
match-shared = Empate en la partida entre { PLAYERS($winners, case: "inside") }: { SCORES($scores) }.

### Lo que no muestran los números de un recuento

turned-down =
    { $count ->
        [1] Los virados se anulan: no cuenta 1 virado de cada bando.
       *[other] Los virados se anulan: no cuentan { $count } virados de cada bando.
    }
points-carried =
    { $points ->
        [1] 1 punto que nadie se anotó se suma a la mano siguiente.
       *[other] { $points } puntos que nadie se anotó se suman a la mano siguiente.
    }
claimed-rightly =
    { FORM($side) ->
        [you] Reclamaste la meta, con razón.
        [one] { PLAYERS($side) } reclamó la meta, con razón.
       *[several] { PLAYERS($side) } reclamaron la meta, con razón.
    }
claimed-wrongly =
    { FORM($side) ->
        [you] Reclamaste la meta por error.
        [one] { PLAYERS($side) } reclamó la meta por error.
       *[several] { PLAYERS($side) } reclamaron la meta por error.
    }
counts-double = La partida se ganó en la primera mano y cuenta doble.
deals-next =
    { WHO($who) ->
        [you] Te toca repartir.
       *[other] Reparte { NAME($who) }.
    }

### Lo que todavía puede puntuar un bando cerca de la meta

limit =
    { $items ->
        [cards] para ganar hace falta la mayoría de cartas
        [spades] para ganar hace falta la mayoría de picas
        [ten] para ganar hace falta { CARDS("10D") }
        [cards-ten] solo puntúan la mayoría de cartas y { CARDS("10D") }; con las dos cosas se gana la partida
       *[cards-spades] solo puntúan la mayoría de cartas y la de picas; con las dos se gana la partida
    }
limited = { PLAYERS($side) }: { limit }.
limited-in-deal = { PLAYERS($side) }: en esta mano, { limit }.
limit-met = { PLAYERS($side) }: { limit }. Conseguido.
limit-missed = { PLAYERS($side) }: { limit }. No se consiguió.

leaders-tied = Hay empate en el primer lugar entre { PLAYERS($who, case: "inside") }: otra mano decide la partida.

### Lo que una jugada trae además, y cómo empieza una vuelta

announced-wrongly = El anuncio fue equivocado. La mano sigue.
plays-in-a-row =
    { WHO($who) ->
        [you] Ahora juegas
       *[other] Ahora { NAME($who) } juega
    } { $count ->
        [2] dos
        [3] tres
       *[other] { $count }
    } cartas seguidas.
last-card-drawn = Se tomó la última carta del mazo.
laid-on-table = Puestas en la mesa: { ROW($cards) }.
leads =
    { WHO($who) ->
        [you] Hiciste la última captura: sales tú.
       *[other] { NAME($who) } hizo la última captura y sale.
    }
open-hands = En esta vuelta todas las manos están a la vista.
large-sweep = Es un virado grande.
first-play-sweep = Es virado en la primera jugada.
orange-scores =
    { FORM($side) ->
        [you] Naranja: te anotas { $points }.
        [one] Naranja: { PLAYERS($side) } se anota { $points }.
       *[several] Naranja: { PLAYERS($side, case: "inside") } se anotan { $points }.
    }
no-orange-scores =
    { FORM($side) ->
        [you] No era naranja: te anotas { $points }.
        [one] No era naranja: { PLAYERS($side) } se anota { $points }.
       *[several] No era naranja: { PLAYERS($side, case: "inside") } se anotan { $points }.
    }
cannot-win-build =
    { WHO($who) ->
        [you] No puedes
       *[other] { NAME($who) } no puede
    } ganar una forma: 1 punto para { FORM($winners) ->
        [with-you] tu bando
       *[other] { PLAYERS($winners, case: "object") }
    }.

### La página de una mesa

table-needs-scripts = La mesa necesita JavaScript. Sin él puedes leer el <link>reglamento</link>.
table-log = Registro del juego
table-heading = Mesa de Casino
table-match =
    { $deals ->
        [0] { $title }, partida a { $target } puntos.
        [1] { $title }, partida de una mano.
       *[other] { $title }, partida de { $deals } manos.
    }
table-goal =
    { $deals ->
        [0] a { $target }
        [1] 1 mano
       *[other] { $deals } manos
    }
table-title-turn = Te toca
table-taking-seat = Tomando tu puesto…
table-gone = Esta partida no se puede abrir.
table-watch-instead = Mirarla

## La conexión

table-until-online = Sin conexión. La partida sigue cuando vuelva.
table-not-here = Sin conexión. Esta mesa se abrirá cuando vuelva.
table-will-be-sent = Sin conexión. Tu jugada se enviará cuando vuelva.
table-not-sent = No se envió: no hay conexión. Inténtalo de nuevo en un momento.
table-no-connection = Ahora no tienes conexión.
table-online = Volvió la conexión.
table-offline = Sin conexión.
table-works-again = Todo funciona de nuevo.
table-try-now = Intentar ahora
table-understood = OK

## Los botones sobre la mesa

table-tools = Mesa
table-people = En esta mesa
table-rules = Reglas de { $title } (pestaña nueva)
table-turn-sounds-off = Quitar los sonidos
table-turn-sounds-on = Activar los sonidos
table-sounds-on = Sonidos activados.
table-sounds-off = Sonidos desactivados.

## La mesa

table-scores =
    { $deals ->
        [0] Marcador de una partida a { $target } puntos
        [1] Marcador de una partida de una mano
       *[other] Marcador de una partida de { $deals } manos
    }
table-items =
    { $count ->
        [0] Mesa: vacía
        [1] Mesa: 1 cosa
       *[other] Mesa: { $count } cosas
    }
table-cards = Cartas de la mesa
table-shown = A la vista:
table-usable = se puede usar
table-build =
    { $kind ->
        [multiple] forma múltiple de { $value }, { $owner }: { $sets }
       *[single] forma de { $value }, { $owner }: { $sets }
    }
table-yours = tuya
table-nobody = nadie
table-lies = En la mesa: { $items }.
table-is-empty = La mesa está vacía.

## Los jugadores

table-others = Los demás jugadores
table-partner = pareja
table-is-asked = decidiendo
table-dealer = Reparte
table-dealer-short = R
table-holds = guarda { $values }
table-holds-about = Tiene que guardar una carta de este valor
table-lost = perdió { $values }
table-lost-about = Perdió una forma de este valor: ahora su pareja puede formar este valor para este puesto
table-your-partner = tu pareja
table-open-hand = cartas a la vista: { CARDS($cards) }
table-cards-in-hand =
    { $count ->
        [1] 1 carta en mano
       *[other] { $count } cartas en mano
    }
table-cards-taken =
    { $count ->
        [1] 1 carta capturada
       *[other] { $count } cartas capturadas
    }
table-on-top = arriba en el montón: { CARDS($cards) }
table-sweeps =
    { $count ->
        [1] 1 virado
       *[other] { $count } virados
    }
table-oranges =
    { $count ->
        [1] 1 naranja
       *[other] { $count } naranjas
    }
table-must-hold = tiene que guardar { $values }
table-has-lost = perdió una forma de { $values }
table-is-dealer = reparte
table-to-play = juega ahora
table-presence-next = { $name } desde la próxima mano
table-presence-left = no está, juega un bot
table-presence-expected = todavía no ha llegado
table-presence-free = puesto libre
table-presence-away = no está
table-presence-here = está aquí

## Los montones

table-pile-own = Tu montón
table-pile-of-side = El montón de tu bando
table-pile-of = El montón de { PLAYERS($seats) }
table-pile-show =
    { $count ->
        [1] { $pile }: 1 carta, mostrar
       *[other] { $pile }: { $count } cartas, mostrar
    }
table-top-card =
    { $use ->
        [steal] { $card } ({ $pile }, carta de arriba), se puede usar en formas
        [capture] { $card } ({ $pile }, carta de arriba), se puede capturar
       *[both] { $card } ({ $pile }, carta de arriba), se puede capturar o usar en formas
    }
table-pile-order = De la carta de arriba hacia abajo.
table-pile-secret = Las cartas cuyo orden solo conoce el dueño se muestran boca abajo.
table-pile-empty = Todavía no hay cartas.
table-pile-cards = Cartas de arriba abajo
table-pile-unknown = una carta desconocida

## Ordenar las cartas de un montón a la vista

table-sort = Ordenar el montón…
table-order = Ordenar el montón
table-order-free = La carta que captura se queda arriba. Solo tu bando conoce el orden de las de debajo.
table-order-by-number = El número más bajo va arriba. Las cartas del mismo número, en el orden que quieras.
table-order-top = arriba
table-order-up = { $card }: subir
table-order-down = { $card }: bajar

## La línea entre la mesa y tus cartas

table-course = Última jugada
table-stock =
    { $count ->
        [0] mazo vacío
        [1] queda 1
       *[other] quedan { $count }
    }
table-last-round = última vuelta
table-round = vuelta { $number } de { $count }
table-bottom = La última carta del mazo: { CARDS($cards) }.
table-bottom-about = La última carta del mazo; solo tú la viste
table-show-again = Ver de nuevo la última jugada
table-moves = Jugadas de esta mano

## Lo que puedes hacer

table-actions = Lo que puedes hacer
table-claim = Reclamar
table-talk = Hablar
table-take-back = Deshacer
table-undo = Deshacer
table-hint = Pista
table-show-count = Ver el recuento
table-sit-down = Sentarse
table-next-deal = Próxima mano
table-rematch = Revancha

## Lo que toca hacer

table-your-turn = Te toca.
table-task = Tu turno: toca una de tus cartas.
table-task-build = Tu turno: toca cartas de la mesa para formar con ellas y después juega una de tus cartas.
table-task-take = Tu turno: captura ahora la forma de { $value }.
table-task-plays = Tu turno: { $count } jugadas seguidas. Toca una de tus cartas.
table-task-end = Tu turno: sigue, o termina tu turno.
table-task-continue = Tu turno: sigue.
table-rule-number = Número de la regla
table-rule = Regla { $rule }
table-add-more = Añade otra de tus cartas o cartas de la mesa.
table-hopeless = Estas cartas no combinan.
table-choose-hand = Ahora elige una de tus cartas.
table-choose-others = Ninguna de tus cartas sirve con estas. Elige otras.
table-watching = Estás mirando la partida.
table-turn-of =
    { WHO($who) ->
        [you] Te toca.
       *[other] Le toca a { NAME($who) }.
    }
table-thinking = { $name } está pensando…
table-deciding = { $name } está decidiendo…
table-waits-for-answer = Esperando una respuesta.
table-waits-for-seat = Esperando a que alguien se siente en el puesto { $number }…
table-deal-is-over = Esta mano terminó.
table-announce = Se jugó la última carta. Si tienes { $target } puntos, anúncialos ahora. Después se cuenta la mano.
table-count-follows = Se jugó la última carta. Ahora se cuenta la mano.
table-asks-insist = ¿En ese turno se podía llevar o añadir algo más? Puedes insistir.
table-asks-orange =
    { $orange ->
        [colors] Se llevaron juntas una carta roja y una amarilla, y nadie cantó: ¿es naranja?
       *[suits] Se llevaron juntos un corazón y un diamante, y nadie cantó: ¿es naranja?
    }
table-asks-request = { $name } quiere llevarse una forma de tu bando. Puedes pedirle que te la deje.
table-asks-answer = Tu pareja te pide que dejes la forma en la mesa. ¿Qué haces?

## Elegir cartas

table-fits = sirve
table-sum = Suma: { $sum }.
table-sum-about = Suma de las cartas elegidas de la mesa
table-sum-fits = Una de tus cartas se las lleva.
table-turn = { $number } de { $count }
table-turn-about = Toca la carta de nuevo para ver la siguiente jugada
table-can-add = Puedes añadir: { ROW($cards) }
table-can-add-some = Puedes añadir { $count } cartas más.
table-can = Puedes: { $moves }.
table-type-move = Escribir una jugada
table-typo-empty = Escribe tu carta y lo que se lleva, por ejemplo 9=3+4+2.
table-plays = Lo que puedes hacer con { CARDS($cards) }
table-plays-none = Esta carta no puede hacer nada sola. Elígela junto con otras.
table-plays-some = Estas son las jugadas más útiles. Para otras, elige cartas de la mesa.

## Pistas

table-hint-before = Pista:
table-hint-line = Pista: { $hint }.
table-hint-for-cards = Presiona Pista otra vez para ver las cartas.
table-hint-for-move = Presiona Pista otra vez para ver la jugada.
table-hint-spoken = Pista: { $hint }
table-hint-move = { $move }.
table-hint-cards = Mira { CARDS($cards) }.

## Tus cartas

table-hand =
    { $count ->
        [1] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
table-hand-cards = Tus cartas
table-hand-of =
    { $count ->
        [0] Mano de { $name }, boca abajo
        [1] Mano de { $name }, 1 carta a la vista
       *[other] Mano de { $name }, { $count } cartas a la vista
    }
table-hand-is-empty = No te quedan cartas en la mano.
table-your-cards = Tus cartas: { CARDS($cards) }.
table-new-cards = Cartas nuevas en tu mano: { CARDS($cards) }.

## Marcador y relojes

table-side-score = { PLAYERS($seats) } { $score }
table-score =
    { $deals ->
        [0] Marcador: { $sides }. Se juega a { $target }.
        [1] Marcador: { $sides }. La partida es de una mano.
       *[other] Marcador: { $sides }. La partida es de { $deals } manos.
    }
table-seconds-left =
    { $count ->
        [1] Queda 1 segundo.
       *[other] Quedan { $count } segundos.
    }
table-no-clock = Esta partida no tiene reloj.
table-clock = { $name }: { $time }.
table-clock-bank = { $name }: { $time }, y { $bank } de reserva de tiempo.

## Quién llega y quién se va

table-came = { $name } está aquí.
table-went = { $name } no está.
table-has-left = { $name } se fue. Ahora juega un bot.
table-bot-sits = Se sienta { $name }, un bot.
table-sits =
    { WHO($who) ->
        [you] Te sientas.
       *[other] { NAME($who) } se sienta.
    }
table-sits-next = { $name } juega desde la próxima mano.

## Sentarse a una mesa

table-join = Tienes una invitación
table-join-seats = En la mesa
table-join-bot = Juega { $name } ({ $strength }) hasta que alguien entre
table-join-partners = con { PLAYERS($partners, case: "inside") }
table-join-next-deal = Juegas desde la próxima mano.
table-leave = Dejar la mesa
table-back = Cómo volver a este puesto
table-back-about = Si cambias de aparato, o este navegador te olvida, vuelves con un código. No se lo des a nadie. Cada código sirve una vez.
table-back-show = Mostrar mi código
table-back-code = Tu código
table-back-link = O un enlace con el código
table-back-hint = Para volver a este puesto desde otro navegador, usa el código que está en «En esta mesa».
table-back-had = Yo tenía un puesto aquí
table-back-enter = Escribe el código que esta mesa te dio para tu puesto.
table-back-go = Volver a mi puesto
table-seat-moved = Volviste a tu puesto en otro navegador. En este solo puedes mirar.
table-empty-seat = Un puesto libre
table-seat-is-empty = El puesto { $number } está libre.
table-absent = Falta alguien
table-absent-for = { $name } no está desde hace { $time }.
table-absent-wait = Esperar
table-call-off = Terminar la partida
table-call-off-title = ¿Terminar la partida sin resultado?
table-call-off-text = Nadie gana ni pierde. Si hay más personas en la mesa, primero se les pregunta.
table-fill-for-now = Que juegue un bot por ahora
table-fill-about = Un bot que juega por ahora se va cuando alguien toma el puesto. Un bot que recibe el puesto se queda.
table-fill-for-now-at = Que juegue un bot por ahora en el puesto { $number }
table-fill = Dar el puesto a un bot
table-fill-at = Dar el puesto a un bot: puesto { $number }
table-invite = Invitar
table-invite-about = Quien abra este enlace puede ocupar un puesto libre o mirar.
table-invite-local = Este enlace solo funciona en esta computadora. Para jugar con los teléfonos de la casa, inicia el servidor con <code>cassino host</code>.
table-invite-picture = El enlace como código QR

## Lo que los jugadores se piden, y el final por reloj

table-offer = Una pregunta
table-offer-agree = Aceptar
table-offer-decline = Rechazar
table-offer-waiting = Falta que acepte: { PLAYERS($waiting) }.
table-offer-withdraw = Mejor no
table-time-is-over =
    { WHO($who) ->
        [you] Se te acabó el tiempo.
       *[other] A { NAME($who) } se le acabó el tiempo.
    }
table-claim-win = Reclamar la victoria

## Reclamar que se ha llegado a la meta

table-claim-title = ¿{ $claim }?
table-claim-text = Reclamas que con lo capturado hasta ahora llegas a la meta. { $cost }
table-claim-play-on = Seguir jugando
table-claim-say-nothing = No decir nada

## Rendirse

table-resign = Rendirse
table-resign-sure = ¿Rendirte en esta partida?
table-resign-about =
    { $sides ->
        [2] La partida termina de inmediato y gana el otro bando.
       *[other] La partida termina de inmediato y ganan los otros bandos.
    }

## Hablar y denunciar

table-say = Decir algo
table-says = { $name }: { $words }
table-said = Lo que se dijo
table-own-words = Con tus propias palabras
table-send = Enviar
table-free-text = Texto libre
table-free-text-about = Los jugadores que lo activan pueden escribirse con sus propias palabras.
table-mute-all = Silenciar a todos
table-mute-all-about = Oculta todo lo que dicen los demás.
table-mute = Silenciar
table-muted = En silencio
table-mute-person = Silenciar a { $name }
table-report = Denunciar
table-report-person = Denunciar a { $name }
table-report-line = Denunciar lo que dijo { $name }
table-report-sure = ¿Denunciar a { $name }?
table-report-about = Quien administra este servidor lo revisará.
table-report-about-line = Quien administra este servidor lo revisará y leerá esta línea: «{ $text }»
table-report-sent = Se envió tu denuncia.
table-watchers =
    { $count ->
        [1] 1 persona está mirando.
       *[other] { $count } personas están mirando.
    }

## Lo que cada bando ha capturado hasta ahora

table-taken = Capturado hasta ahora
table-taken-spoken = Capturado hasta ahora: { $items }
table-taken-about = Solo se muestran los puntos que ya son seguros. Para ocultarlo, activa el modo memoria en los ajustes.
table-item-cards = Cartas
table-item-italian =
    { $item ->
        [most_diamonds] Más oros
        [most_hearts] Más copas
        [most_spades] Más espadas
        [diamonds] Cada oro
        [hearts] Cada copa
        [spades] Cada espada
        [jacks] Sotas
       *[queens] Caballos
    }

## Un error al repartir: lo que pueden acordar los jugadores

table-misdeal-open = Mal reparto…
table-misdeal = Mal reparto
table-misdeal-what = ¿Qué salió mal?
table-misdeal-kind =
    { $kind ->
        [exposed_ends] Quien reparte mostró una carta: terminar la mano
        [exposed_goes_on] Quien reparte mostró cartas mías: seguir
        [too_few] Cartas de menos
       *[too_many] Cartas de más
    }
table-misdeal-follows =
    { $kind ->
        [exposed_ends] Las cartas de esta mano no cuentan. Quien repartió pierde 1 punto, y la próxima mano la repartes tú.
        [exposed_goes_on] Esas cartas vuelven al mazo, se mezcla, y recibes otras. Nadie pierde puntos.
        [too_few] Las últimas cartas de ese jugador vuelven al mazo, y se juega así. Quien repartió pierde 1 punto.
       *[too_many] Otras tantas cartas del mazo van a la mesa. Quien repartió pierde 1 punto y, si hay otra vuelta, recibe menos cartas en ella.
    }
table-misdeal-cards = ¿Qué cartas se vieron?
table-misdeal-whose = ¿De quién son las cartas?
table-misdeal-count = ¿Cuántas cartas?
table-misdeal-all = Se hace si todos en la mesa están de acuerdo.
table-misdeal-ask = Preguntar a los demás

## El recuento de una mano

table-count = Recuento de la mano { $deal }
table-count-closed = Mesa cerrada
table-count-called-off = Sin resultado
table-count-won =
    { FORM($winners) ->
        [you] Ganas la partida
        [one] { PLAYERS($winners) } gana la partida
       *[several] { $own ->
            [own] Tu bando gana la partida
           *[other] { PLAYERS($winners) } ganan la partida
        }
    }
table-count-shared = Empate en la partida: { PLAYERS($winners) }
table-win =
    { $by ->
        [target] Resultado final: { $score }.
        [higher_total] Resultado final: { $score }. Más de un bando llegó a la meta, así que gana quien tiene más puntos.
        [claim] Resultado final: { $score }. La partida se ganó reclamando la meta.
        [false_claim] Resultado final: { $score }. Una reclamación equivocada decidió la partida.
        [restricted] Resultado final: { $score }. Cerca de la meta, quien ganó consiguió lo que le faltaba.
       *[order] Resultado final: { $score }. Los puntos se cuentan en un orden fijo, y quien ganó llegó primero a { $target }.
    }
table-win-double = La partida cuenta doble.
table-win-shared = Victoria compartida: { $score }.
table-count-region = Recuento
table-count-item = Concepto
table-count-deal = Esta mano
table-count-before = Antes
table-count-score =
    { $deals ->
        [0] Puntos (a { $target })
       *[other] Puntos
    }
table-count-spoken = { $title }.
table-count-line = { $item }: { $gains }.
table-count-scores = Marcador: { SCORES($scores) }.
table-tip = Un consejo sobre tus partidas:
table-all-cards = Todas las cartas
table-check = Comprobar esta mano
table-record = Registro de la partida
table-more = Más
table-new-game = Otra partida

## Todas las cartas de una mano

table-hands = Todas las cartas de la mano { $deal }
table-hands-loading = Cargando las cartas…
table-hands-region = Cartas en mano
table-hands-round = Vuelta { $round }
table-hands-table = En la mesa

## Ver bots y partidas terminadas

table-replay = Repetición
table-reel-bots = Viendo bots
table-reel = Lo que ves
table-reel-pause = Pausa
table-reel-play = Reproducir
table-reel-restart = Desde el principio
table-reel-step = Un paso
table-reel-speed = Velocidad
table-reel-deal = Mano
table-reel-hands = Mostrar todas las manos
table-chances = Probabilidades de ganar la partida: { $chances }
