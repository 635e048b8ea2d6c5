### Das Regelheft über Züge, Nehmen, Ablegen, Stapel und Abräumer. The facts are described in en/book.ftl.

## Your turn

book-play-turn =
    { $building_source ->
        [hand_and_table] { "" }
        [none] { $capturing_from_hand ->
            [one_card] Spiel eine Karte deiner Hand, und nimm entweder Karten mit ihr oder leg sie ab.
           *[other] Nimm Karten mit einer Karte deiner Hand oder mit mehreren zusammen, oder leg genau eine ab.
        }
       *[hand] Spiel eine Karte deiner Hand und verwende sie auf eine Art: Nimm Karten mit ihr, bau mit ihr, oder leg sie ab.
    }
book-play-uneven =
    { $capturing_from_hand ->
        [one_card] { "" }
       *[other] Ist deine Hand leer, setzt du aus, bis der nächste Durchgang gegeben wird. Wer noch Karten hat, spielt weiter, immer einen Zug nach dem anderen.
    }
book-play-steps =
    { $building_source ->
        [hand_and_table] Ein Zug kann mehrere Schritte haben, in beliebiger Reihenfolge. In genau einem davon spielst du eine Handkarte: Du nimmst Karten, baust, legst zu einem Bau dazu, erhöhst einen oder legst ab. Davor und danach darfst du allein mit Karten im Spiel bauen und dazulegen, so oft du willst. Sag, wenn dein Zug zu Ende ist.{ $dealing_replenish ->
            [draw] {" "}Erst dann ziehst du.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-can-end =
    { $building_source ->
        [hand_and_table] Einen Schritt darfst du nur machen, wenn du deinen Zug danach noch regelgerecht beenden kannst.
       *[other] { "" }
    }

## Taking cards

book-play-take =
    { $capturing_combinations ->
        [one] { "" }
       *[many] { $pictures ->
            [plain] Eine Zahlenkarte nimmt
           *[other] Eine Karte nimmt
        } Tischkarten mit ihrem eigenen Wert und Sätze von Tischkarten, die zusammen ihren Wert ergeben. Du darfst in einem Zug mehrere Karten und Sätze nehmen, aber jede Karte zählt nur in einem Satz.
    }
book-play-take-one =
    { $capturing_combinations ->
        [many] { "" }
       *[one] { $pictures ->
            [plain] Eine Zahlenkarte nimmt
           *[other] Eine Karte nimmt
        } nur eines: eine Tischkarte mit ihrem eigenen Wert oder einen Satz von Tischkarten, die zusammen ihren Wert ergeben{ $building_source ->
            [none] { "" }
           *[other] , oder einen Bau
        }.
    }
book-play-pair-first =
    { $capturing_pair_first ->
        [no] { "" }
       *[yes] Liegt eine Karte mit demselben Wert auf dem Tisch, musst du sie nehmen und keinen Satz. Sind es mehrere, wähle eine.
    }
book-play-several-total =
    { $capturing_from_hand ->
        [one_total] Du darfst mehrere Karten zusammen spielen. Sie zählen ihre Summe und nehmen Karten und Sätze mit dieser Summe{ $small_limit ->
            [yes] { "" }
           *[no] : Eine 9 und eine 3 nehmen eine Dame, oder eine 10 und eine 2
        }.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Die Summe darf nicht mehr als { $capturing_hand_total_at_most } sein.
        }
       *[other] { "" }
    }
book-play-several-sets =
    { $capturing_from_hand ->
        [several_sets] Du darfst mehrere Karten zusammen spielen, als einen Satz oder als mehrere Sätze mit gleichem Wert. Sie nehmen Karten und Sätze mit diesem Wert.{ $capturing_hand_total_at_most ->
            [0] { "" }
           *[other] {" "}Ein Satz darf nicht mehr als { $capturing_hand_total_at_most } zählen.
        }
       *[other] { "" }
    }
book-play-take-builds =
    { $building_source ->
        [none] { "" }
       *[other] { $capturing_builds_in_sums ->
            [yes] { "" }
           *[no] { $capturing_combinations ->
                [one] Einen Bau nimmt nur eine Karte mit seinem Wert, und nur ganz, egal wem er gehört. Er gehört nie zu einer Summe.
               *[many] Eine Karte nimmt auch Bauten mit ihrem Wert, egal wem sie gehören. Ein Bau lässt sich nur ganz nehmen und gehört nie zu einer Summe.
            }
        }
    }
book-play-builds-in-sums =
    { $capturing_builds_in_sums ->
        [no] { "" }
       *[yes] { $capturing_combinations ->
            [one] Eine Karte kann auch einen Bau mit ihrem Wert nehmen, egal wem er gehört.
           *[many] Eine Karte nimmt auch Bauten mit ihrem Wert, egal wem sie gehören.
        } In einer Summe zählt ein einfacher Bau eines Gegners wie eine Karte mit seinem Wert: Mit einer 9 kannst du einen Bau von 8 eines Gegners und ein Ass nehmen. Mehrfache Bauten und Bauten der eigenen Seite gehören nie zu einer Summe. Ein Bau lässt sich nur ganz nehmen.
    }
book-play-picture-one =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one] Ein Bild nimmt ein Bild mit demselben Rang. Sind es mehrere, wähle eines.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-any =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [any] Ein Bild nimmt so viele Bilder mit demselben Rang, wie du willst.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-picture-three =
    { $pictures ->
        [plain] { $capturing_equal_faces ->
            [one_or_three] Ein Bild nimmt ein Bild mit demselben Rang oder drei, nie zwei. Sind es zwei, wähle eines.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-play-tops =
    { $capturing_tops ->
        [none] { "" }
        [opponents] Auch die oberste Karte vom Stapel eines Gegners kannst du nehmen, als läge sie auf dem Tisch, allein oder in einem Satz. Von jedem Stapel bekommst du in einem Zug nur eine Karte.
       *[others] Auch die oberste Karte eines fremden Stapels kannst du nehmen, als läge sie auf dem Tisch, allein oder in einem Satz. Von jedem Stapel bekommst du in einem Zug nur eine Karte.
    }
book-play-free =
    { $capturing_compulsion ->
        [none] { $calling_insist ->
            [always] { "" }
            [asked] Solange kein Gegner auf mehr besteht, darfst du weniger Karten nehmen, als du könntest, oder eine Karte ablegen, die etwas nehmen könnte.
           *[never] { $capturing_combinations ->
                [one] { "" }
               *[many] Du musst nie etwas nehmen. Du darfst weniger Karten nehmen, als du könntest, oder eine Karte ablegen, die etwas nehmen könnte.
            }
        }
       *[other] { "" }
    }
book-play-free-one =
    { $capturing_compulsion ->
        [none] { $capturing_combinations ->
            [one] Du musst nie etwas nehmen. Du darfst eine Karte ablegen, die etwas nehmen könnte.
           *[many] { "" }
        }
       *[other] { "" }
    }
book-play-must =
    { $capturing_compulsion ->
        [any_capture] Eine Karte, die etwas nehmen kann, muss nehmen: Du darfst sie nicht ablegen{ $building_source ->
            [none] { "" }
           *[other] {" "}und nicht mit ihr bauen
        }. Welche Karte du spielst und was sie nimmt, wählst du.
       *[other] { "" }
    }
book-play-no-trail =
    { $capturing_compulsion ->
        [no_trail] Eine Karte, die etwas nehmen kann, darfst du nicht ablegen. Nimm etwas mit ihr{ $building_source ->
            [none] { "" }
           *[other] , bau mit ihr
        }, oder spiel eine andere Karte. Was sie nimmt, wählst du.
       *[other] { "" }
    }
book-play-equal =
    { $capturing_compulsion ->
        [equal_loose] Du darfst eine Karte nicht ablegen, wenn eine gleiche lose auf dem Tisch liegt. { $building_source ->
            [none] Du musst alle gleichen losen Karten nehmen.
           *[other] Bau entweder mit ihr, oder nimm alle gleichen losen Karten.
        } Was du sonst nimmst, liegt bei dir: Kein Satz{ $building_source ->
            [none] { "" }
           *[other] {" "}und kein Bau
        } muss genommen werden.
       *[other] { "" }
    }
book-play-equal-aces =
    { $capturing_compulsion ->
        [equal_loose] { $counting_ace ->
            [one_or_fourteen] Alle { book-aces } sind gleich, ob sie 1 oder 14 zählen. Wer mit { $deck_pack ->
                [rook_40] einer
               *[other] einem
            } { book-ace } nimmt, muss also auch alle losen nehmen, einzeln oder in einem Satz.
           *[one] { "" }
        }
       *[other] { "" }
    }
book-play-left =
    { $calling_left_behind ->
        [yes] Lässt du Karten liegen, die du hättest nehmen können, dürfen die anderen darauf hinweisen{ $words_left_behind ->
            [none] { "" }
           *[other] {" "}(„{ $words_left_behind }“)
        }. Das kostet nichts.
       *[no] { "" }
    }
book-play-insist =
    { $calling_insist ->
        [asked] Wenn du deinen Zug beendest, darf ein Gegner auf zwei Dingen bestehen. Hast du Karten genommen oder abgelegt, muss die gespielte Karte alles nehmen, was sie kann. Und alle losen Karten und obersten Stapelkarten, die passen, müssen zu { book-play-own-builds } gelegt werden, ohne weitere Handkarte.
       *[other] { "" }
    }
book-play-insist-always =
    { $calling_insist ->
        [always] Bevor du deinen Zug beendest, muss die gespielte Karte alles nehmen, was sie kann, wenn du Karten genommen oder abgelegt hast. Und alle losen Karten und obersten Stapelkarten, die passen, müssen zu { book-play-own-builds } gelegt werden, ohne weitere Handkarte.
       *[other] { "" }
    }
book-play-insist-choice =
    { $calling_insist ->
        [never] { "" }
       *[other] Wo sich Sätze überschneiden, wählst du, solange am Ende nichts mehr dazupasst. Eine Karte, die in einen Bau kam, muss nichts nehmen.
    }

## Trailing

book-play-trail = Beim Ablegen bleibt die gespielte Karte offen auf dem Tisch liegen, als lose Karte.
book-play-stuck =
    { $trailing_only_when_stuck ->
        [no] { "" }
       *[yes] { $building_source ->
            [none] Ablegen darfst du nur, wenn keine deiner Karten etwas nehmen kann. Dann leg eine beliebige ab.
           *[other] Ablegen darfst du nur, wenn keine deiner Karten etwas nehmen oder bauen kann. Dann leg eine beliebige ab.
        }
    }
book-play-owner =
    { $owner_trail ->
        [banned] Solange dir ein Bau gehört, darfst du nicht ablegen: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-next-turn =
    { $owner_trail ->
        [banned_next_turn] In dem Zug, nachdem du einen Bau gemacht oder verändert hast, darfst du nicht ablegen, solange er dir noch gehört: { book-play-owner-must }.
       *[other] { "" }
    }
book-play-owner-stock =
    { $owner_trail ->
        [banned_while_stock] { $dealing_replenish ->
            [draw] Solange dir ein Bau gehört und noch Karten zu ziehen sind,
           *[other] { $stock ->
                [two] Zu zweit, solange dir ein Bau gehört und noch Karten zu geben sind,
               *[other] Solange dir ein Bau gehört und noch Karten zu geben sind,
            }
        } darfst du nicht ablegen: { book-play-owner-must }. Danach darfst du es.
       *[other] { "" }
    }
book-play-owner-free =
    { $owner_trail ->
        [free] Du darfst ablegen, auch wenn dir ein Bau gehört, solange du eine Karte behältst, die ihn nimmt.
       *[other] { "" }
    }
book-play-owner-must =
    { $trailing_owner_builds ->
        [own_build] Nimm etwas, oder ergänze deinen eigenen Bau. Ein zweiter Bau oder Erhöhen genügt nicht
       *[anything] Nimm etwas oder bau. Jeder Fang und jeder Bau genügt
    }
book-play-partner-build =
    { $partner_binds ->
        [no] Der Bau deines Partners hindert dich nicht am Ablegen.
       *[other] { "" }
    }

## Piles

book-play-pile-down =
    { $piling_face ->
        [up] { "" }
       *[down] Leg die genommenen Karten verdeckt auf { book-play-pile }, zusammen mit { book-play-played }.
    }
book-play-pile-up =
    { $piling_face ->
        [down] { "" }
       *[up] Leg die genommenen Karten offen oben auf { book-play-pile }, zusammen mit { book-play-played }.
    }
# After “zu” (dative)
book-play-own-builds =
    { $seating_sides ->
        [solo] deinen Bauten
       *[pairs_of_four] den Bauten deiner Partei
    }
# After “auf” (accusative)
book-play-pile =
    { $seating_sides ->
        [solo] deinen Stapel
       *[pairs_of_four] { $piling_of ->
            [player] deinen eigenen Stapel
           *[side] den Stapel deiner Partei
        }
    }
# After “mit” (dative)
book-play-played =
    { $capturing_from_hand ->
        [one_card] der gespielten Karte
       *[other] den gespielten Karten
    }
book-play-order-free =
    { $pile_order ->
        [free] Die Karten eines Fangs stapelst du in beliebiger Reihenfolge, ungesehen von den Gegnern, und oben die Karte, die sie genommen hat.
       *[other] { "" }
    }
book-play-order-accumulated =
    { $pile_order ->
        [accumulated] Die Karten eines Fangs stapelst du, wie sie auf den Tisch kamen: die älteste zuunterst, die eines Baus in der Reihenfolge, in der sie dazukamen, und oben die Karte, die sie genommen hat.
       *[other] { "" }
    }
book-play-order-lowest =
    { $pile_order ->
        [lowest_on_top] Die Karten eines Fangs stapelst du nach ihrem Wert, auch die, die sie genommen hat, mit der kleinsten oben.
       *[other] { "" }
    }
book-play-pictures-below =
    { $piling_pictures_below ->
        [no] { "" }
       *[yes] Bilder kommen im Stapel unter alle Zahlenkarten, auf die Bilder, die schon dort sind.{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] { $piling_of ->
                [player] {" "}Bilder, die du nimmst, darfst du stattdessen genauso in den Stapel deines Partners legen.
               *[side] { "" }
            }
        }
    }
book-play-steal-steps =
    { $steal ->
        [steps_opponents] Wenn du einen Bau oder eine Grundkarte ergänzt, darfst du die oberste Karte vom Stapel eines Gegners wie eine lose Karte verwenden. Jeder Satz darf aus jedem Stapel nur eine Karte verwenden, der nächste Satz dann die Karte darunter. { $seating_sides ->
            [solo] Dein eigener Stapel ist tabu.
           *[pairs_of_four] Die Stapel deiner Partei sind tabu.
        }
        [steps_others] Wenn du einen Bau oder eine Grundkarte ergänzt, darfst du die oberste Karte jedes anderen Stapels wie eine lose Karte verwenden{ $seating_sides ->
            [solo] { "" }
           *[pairs_of_four] , auch die deines Partners
        }. Jeder Satz darf aus jedem Stapel nur eine Karte verwenden, der nächste Satz dann die Karte darunter. Dein eigener Stapel ist tabu.
       *[other] { "" }
    }
book-play-steal-joining =
    { $steal ->
        [hand_opponents] Wenn du eine Handkarte zu deinem eigenen Bau legst, darfst du auch die obersten Karten von Stapeln der Gegner dazulegen, mit deiner Karte oder als eigenen Satz: eine von jedem Stapel. Für einen neuen Bau und zum Erhöhen darfst du nicht stehlen.
        [hand_others] Wenn du eine Handkarte zu deinem eigenen Bau legst, darfst du auch die obersten Karten fremder Stapel dazulegen, mit deiner Karte oder als eigenen Satz: eine von jedem Stapel. Für einen neuen Bau und zum Erhöhen darfst du nicht stehlen.
       *[other] { "" }
    }
book-play-leftovers =
    { $piling_residue ->
        [last_capturer] Nach dem letzten Zug der Runde gehen die Karten auf dem Tisch an { $seating_sides ->
            [solo] den Spieler, der
           *[pairs_of_four] die Partei, die
        } zuletzt genommen hat. Hat niemand genommen, zählen sie für niemanden.
       *[nobody] { "" }
    }
book-play-leftovers-nobody =
    { $piling_residue ->
        [nobody] Die Karten, die nach dem letzten Zug der Runde auf dem Tisch liegen, zählen für niemanden.
       *[last_capturer] { "" }
    }

## Sweeps

book-play-no-sweeps =
    { $sweeps ->
        [yes] { "" }
       *[no] Den Tisch zu leeren (ein Abräumer) bringt keine Punkte.
    }
book-play-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] Nimmst du alles auf dem Tisch, ist das ein Abräumer und bringt { $sweeping_points ->
            [one] { $sweeping_points } Punkt
           *[other] { $sweeping_points } Punkte
        }.{ $sweeping_large_from ->
            [0] { "" }
           *[other] {" "}Ein Abräumer mit { $sweeping_large_from } oder mehr Karten, die gespielte Karte { $sweeping_count_played ->
                [yes] mitgezählt
               *[no] nicht mitgezählt
            }, bringt stattdessen { $sweeping_large_points }.
        }
    }
book-play-first-sweep =
    { $sweeping_first_play_points ->
        [0] { "" }
       *[other] Ein Abräumer im ersten Zug einer Runde bringt { $sweeping_first_play_points ->
            [one] { $sweeping_first_play_points } Punkt
           *[other] { $sweeping_first_play_points } Punkte
        }{ $sweeping_points ->
            [0] { "" }
           *[other] {" "}statt { $sweeping_points }
        }.
    }
book-play-mark-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { $piling_face ->
                [down] Damit ihr ihn nicht vergesst, leg die Karte, mit der du abgeräumt hast, offen in deinen Stapel.
               *[up] Schreib ihn auf den Punkteblock.
            }
           *[other] { "" }
        }
    }
book-play-note-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_victim_plays ->
            [1] { "" }
           *[other] Damit ihr ihn nicht vergesst, mach einen Strich auf dem Punkteblock.
        }
    }
book-play-cancel =
    { $sweeping_cancelling ->
        [none] { "" }
       *[other] Abräumer heben sich auf: Sobald alle { book-sides } einen haben, verlieren alle einen.
    }
book-play-cancel-restricted =
    { $ending_near_target ->
        [free] { "" }
       *[other] { $sweeping_cancelling ->
            [none] { "" }
            [all_sides] Ist { book-side } kurz vor { $ending_target } Punkten eingeschränkt, bringen die eigenen Abräumer nichts, heben aber die der anderen auf.
           *[unrestricted_sides] { "" }
        }
    }
book-play-cancel-unrestricted =
    { $sweeping_cancelling ->
        [unrestricted_sides] Ist { book-side } kurz vor { $ending_target } Punkten eingeschränkt, zählen die eigenen Abräumer gar nicht: Sie bringen nichts und heben nichts auf.
       *[other] { "" }
    }
book-play-sweep-until =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_until_score ->
            [0] { "" }
           *[other] { $seating_sides ->
                [solo] Wer
               *[pairs_of_four] Eine Partei, die
            } vor einer Runde schon { $sweeping_until_score } oder mehr Punkte hat, macht in ihr keine Abräumer.
        }
    }
book-play-sweep-stock =
    { $sweeps ->
        [no] { "" }
       *[yes] { $sweeping_after_stock ->
            [no] { $dealing_replenish ->
                [draw] Sobald der Talon leer ist, ist es kein Abräumer mehr, alles zu nehmen.
               *[other] Sobald die letzten Karten gegeben sind, ist es kein Abräumer mehr, alles zu nehmen.
            }
           *[yes] { "" }
        }
    }
book-play-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [yes] Auch der letzte Zug einer Runde kann ein Abräumer sein, wenn er wirklich alles nimmt.{ $piling_residue ->
                [nobody] { "" }
               *[last_capturer] {" "}Den Rest zu bekommen ist kein Abräumer.
            }
           *[no] { "" }
        }
    }
book-play-no-last-sweep =
    { $sweeps ->
        [no] { "" }
       *[yes] { $last_sweep ->
            [no] Der letzte Zug einer Runde ist nie ein Abräumer, auch wenn er alles nimmt.
           *[yes] { "" }
        }
    }
book-play-victim =
    { $sweeping_victim_plays ->
        [1] { "" }
        [2] Nach einem Abräumer spielt der Nächste zweimal hintereinander. Der zweite Zug entfällt, wenn dafür keine Karte mehr da ist oder der Durchgang endet.
       *[other] Nach einem Abräumer spielt der Nächste { $sweeping_victim_plays }-mal hintereinander. Züge entfallen, wenn dafür keine Karten mehr da sind oder der Durchgang endet.
    }
