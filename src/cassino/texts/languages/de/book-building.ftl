### Das Regelheft über Bauten. The facts are described in en/book.ftl.

## Making a build

book-building-none =
    { $building_source ->
        [none] In diesem Spiel wird nicht gebaut.
       *[other] { "" }
    }
book-building-make =
    { $building_source ->
        [hand] Zum Bauen leg eine Karte auf eine oder mehrere lose Karten und nenne die Summe. Von da an sind sie ein Bau: Du und alle anderen können ihn nur ganz nehmen, mit einer Karte mit diesem Wert. Der höchste Wert ist { $highest }.{ $pictures ->
            [plain] {" "}Mit Bildern lässt sich nicht bauen.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-card =
    { $building_source ->
        [hand] Zu jedem Bau gehört die Karte, die du gespielt hast.
       *[other] { "" }
    }
book-building-multiple =
    { $building_source ->
        [hand] Ein Bau aus einem Satz ist ein einfacher Bau. Im selben Zug darfst du weitere Sätze oder einzelne Karten mit demselben Wert dazulegen: Das wird ein mehrfacher Bau. Deine Karte kann auch allein ein Satz sein, zum Beispiel eine 9 auf einer 9.
       *[other] { "" }
    }
book-building-steps =
    { $building_source ->
        [hand_and_table] Ein Bau ist ein Satz von Karten, die seinen Wert ergeben (ein einfacher Bau), oder mehrere solche Sätze (ein mehrfacher Bau). Alle können ihn nehmen, aber nur ganz, mit einer Karte mit seinem Wert. Der höchste Wert ist { $highest }.{ $pictures ->
            [plain] {" "}Mit Bildern lässt sich nicht bauen.
           *[other] { "" }
        } Jeder Schritt macht einen Satz oder legt einen dazu.
       *[other] { "" }
    }
book-building-simple =
    { $building_source ->
        [hand_and_table] Für einen einfachen Bau leg lose Karten zusammen, mit deiner Handkarte oder ohne sie.{ $piling_stolen ->
            [none] { "" }
           *[other] {" "}Oberste Stapelkarten gehören nicht dazu.
        }
       *[other] { "" }
    }
book-building-base =
    { $building_source ->
        [hand_and_table] Eine lose Karte ist eine Grundkarte, wenn du eine Karte mit ihrem Wert hast{ $building_for_partner ->
            [never] { "" }
           *[other] {" "}oder dein Partner nachweislich eine hat,
        } und es keinen Bau mit diesem Wert gibt. Leg einen Satz mit demselben Wert dazu, aus losen Karten{ $piling_stolen ->
            [none] { "" }
           *[other] , obersten Stapelkarten
        } oder deiner Handkarte, und sie wird ein mehrfacher Bau.
       *[other] { "" }
    }
book-building-ace =
    { $building_source ->
        [none] { "" }
       *[other] { $counting_ace ->
            [one_or_fourteen] In einem Bau zählt { $deck_pack ->
                [rook_40] eine Eins
               *[other] ein Ass
            } in einem Satz mit anderen Karten 1. Allein zählt die Karte 1 oder 14. Sag, was gilt: So bleibt es, bis der Bau genommen ist.
           *[one] { "" }
        }
    }

## Raising

book-building-raise =
    { $raised_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] Um einen einfachen Bau zu erhöhen, leg eine Handkarte dazu und nenne die neue Summe. Ein mehrfacher Bau lässt sich nicht erhöhen.
    }
book-building-raise-any =
    { $raised_by ->
        [anyone] Du darfst jeden Bau erhöhen, auch deinen eigenen.
       *[other] { "" }
    }
book-building-raise-whose =
    { $raised_by ->
        [not_owner] { $seating_sides ->
            [solo] Deinen eigenen Bau darfst du nicht erhöhen.
           *[pairs_of_four] Deinen eigenen Bau darfst du nicht erhöhen, wohl aber Bauten deines Partners und der Gegner.
        }
        [opponents] { $seating_sides ->
            [solo] Du darfst nur Bauten der Gegner erhöhen.
           *[pairs_of_four] Du darfst nur Bauten der Gegner erhöhen, nicht deine eigenen oder die deines Partners.
        }
        [own_side] { $seating_sides ->
            [solo] Du darfst nur deinen eigenen Bau erhöhen.
           *[pairs_of_four] Du darfst nur Bauten deiner eigenen Partei erhöhen.
        }
        [owner] Du darfst nur deinen eigenen Bau erhöhen.
       *[other] { "" }
    }
book-building-raise-own =
    { $building_raise_own_with_both ->
        [yes] Deinen eigenen Bau darfst du nur erhöhen, wenn du zwei Karten behältst: eine mit seinem alten Wert und eine mit seinem neuen.
       *[no] { "" }
    }
book-building-no-raise =
    { $raised_by ->
        [nobody] Ein Bau lässt sich nicht erhöhen: Sein Wert ändert sich nie.
       *[other] { "" }
    }
book-building-raise-sets =
    { $raise_sets ->
        [yes] Im selben Zug darfst du lose Karten und Sätze mit dem neuen Wert dazulegen.
        [with-builds] { $joined_by ->
            [anyone] Im selben Zug darfst du lose Karten, Sätze und ganze Bauten mit dem neuen Wert dazulegen.
           *[other] Im selben Zug darfst du lose Karten, Sätze und ganze Bauten mit dem neuen Wert dazulegen, wenn du diese Bauten ergänzen darfst.
        }
       *[other] { "" }
    }
book-building-raise-alone =
    { $raise_sets ->
        [no] Beim Erhöhen kommt nur diese eine Karte dazu.
       *[other] { "" }
    }
book-building-raise-step =
    { $raise_sets ->
        [step] Beim Erhöhen kommt nur diese eine Karte dazu. Sätze mit dem neuen Wert legst du in eigenen Schritten dazu.
       *[other] { "" }
    }

## Joining

book-building-join =
    { $joined_by ->
        [none] { "" }
        [nobody] { "" }
       *[other] { $building_source ->
            [hand_and_table] Um einen Bau zu ergänzen, leg einen Satz mit seinem Wert dazu: lose Karten{ $piling_stolen ->
                [none] { "" }
               *[other] , oberste Stapelkarten
            } und, wenn du willst, deine Handkarte. Er wird ein mehrfacher Bau.
           *[hand] Um einen Bau zu ergänzen, leg einen Satz mit seinem Wert dazu, in dem deine Karte ist, oder deine Karte allein. Er wird ein mehrfacher Bau.
        } { $joined_by ->
            [anyone] Du darfst jeden Bau ergänzen.
            [not_owner] Deinen eigenen Bau darfst du nicht ergänzen.
            [opponents] Du darfst nur Bauten der Gegner ergänzen.
            [own_side] { $seating_sides ->
                [solo] Du darfst nur deinen eigenen Bau ergänzen.
               *[pairs_of_four] Du darfst nur Bauten deiner eigenen Partei ergänzen.
            }
           *[owner] { $seating_sides ->
                [solo] Du darfst nur deinen eigenen Bau ergänzen.
               *[pairs_of_four] Du darfst nur deinen eigenen Bau ergänzen, nicht den deines Partners.
            }
        }
    }
book-building-no-join =
    { $joined_by ->
        [nobody] Zu einem Bau kannst du nichts dazulegen, ohne seinen Wert zu ändern.
       *[other] { "" }
    }
book-building-join-to-take =
    { $building_joined_to_capture ->
        [no] { "" }
       *[yes] Zu anderen Bauten darfst du lose Karten und oberste Stapelkarten nur legen, wenn du den Bau noch im selben Zug mit deiner Handkarte nimmst.
    }

## Builds of the same value

book-building-side-by-side =
    { $equal_value ->
        [coexist] { book-building-two-builds }{ $joined_by ->
            [nobody] { "" }
           *[other] { $building_source ->
                [hand] {" "}Aus beiden kannst du einen machen, indem du beide im selben Zug ergänzt.
               *[other] { "" }
            }
        }
       *[other] { "" }
    }
book-building-separate =
    { $equal_value ->
        [separate] { book-building-two-builds } Beim Bauen und Ergänzen darfst du lose Karten und höchstens einen Bau verwenden. { $raise_sets ->
            [with-builds] Nur Erhöhen kann aus zwei Bauten einen machen.
           *[other] Also werden zwei Bauten nie einer.
        }
       *[other] { "" }
    }
book-building-two-builds =
    { $capturing_combinations ->
        [one] Zwei Bauten können denselben Wert haben. Eine Karte mit diesem Wert nimmt dann einen davon.
       *[many] Zwei Bauten können denselben Wert haben. Eine Karte mit diesem Wert nimmt dann einen oder beide.
    }
book-building-merge =
    { $equal_value ->
        [must_merge] Es gibt nie mehr als einen Bau mit demselben Wert. Baust oder erhöhst du auf den Wert eines Baus auf dem Tisch, muss deiner mit ihm ein Bau werden. Darfst du jenen Bau nicht ergänzen, darfst du den Zug nicht machen.
       *[other] { "" }
    }
book-building-limit =
    { $limit ->
        [none] { "" }
        [one] Am Ende deines Zugs darf dir nur ein Bau gehören. { book-building-second }
        [two] Zu zweit darf dir, solange noch Karten zu geben sind, am Ende deines Zugs nur ein Bau gehören. { book-building-second }
       *[one_while_stock] Solange noch Karten zu { $dealing_replenish ->
            [draw] ziehen
           *[other] geben
        } sind, darf dir am Ende deines Zugs nur ein Bau gehören. { book-building-second }
    }
book-building-second =
    { $building_source ->
        [hand_and_table] Während des Zugs darfst du einen zweiten haben, wenn du einen der beiden noch im selben Zug nimmst.
       *[other] { "" }
    }

## Holding a card

book-building-hold =
    { $hold ->
        [make] Wenn du einen Bau machst oder erhöhst, musst du eine Karte mit seinem Wert auf der Hand haben. Solange der Bau dir gehört, behalte mindestens eine, und spiel die letzte nur, um den Bau zu nehmen.
        [join] Wenn du einen Bau machst, erhöhst oder ergänzt, musst du eine Karte mit seinem Wert auf der Hand haben. Solange der Bau dir gehört, behalte mindestens eine, und spiel die letzte nur, um den Bau zu nehmen.
       *[other] { "" }
    }
book-building-hold-lenient =
    { $hold ->
        [lenient] Wenn du einen Bau machst, erhöhst oder ergänzt, solltest du eine Karte mit seinem Wert auf der Hand haben. Nichts hindert dich, ohne eine zu bauen, aber es kann Punkte kosten (siehe „{ book-chapter-calling }“).
       *[other] { "" }
    }
book-building-two-cards =
    { $hold ->
        [none] { "" }
        [lenient] { "" }
       *[other] { $equal_value ->
            [must_merge] Bauten mit zwei Werten brauchen zwei Karten.
           *[other] Bauten mit zwei Werten brauchen zwei Karten. Bauten mit einem Wert brauchen nur eine, die sie dann alle nehmen muss.
        }{ $counting_ace ->
            [one_or_fourteen] {" "}{ $deck_pack ->
                [rook_40] Eine
               *[other] Ein
            } { book-ace } genügt nicht für einen Bau von 1 und einen Bau von 14.
           *[one] { "" }
        }
    }

## Partners

book-building-not-for-partner =
    { $for_partner ->
        [never] Eine Karte auf der Hand deines Partners hilft nicht: Du musst selbst eine haben.
       *[other] { "" }
    }
book-building-partner-proven =
    { $for_partner ->
        [proven] Du darfst „für den Partner“ bauen, ohne die Karte zu haben, wenn das bisherige Spiel beweist, dass dein Partner sie hat: Deinem Partner gehört ein Bau mit diesem Wert, oder er hat einen an jemand anders verloren und seitdem keine Karte mit diesem Rang gespielt. Ergänzt du nur den Bau deines Partners, gehört er weiter deinem Partner.
       *[other] { "" }
    }
book-building-partner-lost =
    { $for_partner ->
        [lost_build] Du darfst „für den Partner“ bauen, ohne die Karte zu haben, wenn das bisherige Spiel beweist, dass dein Partner sie hat: Ein Gegner hat den Bau deines Partners mit diesem Wert verändert, oder jemand anders hat ihn genommen, und dein Partner hat seitdem keine Karte mit diesem Rang gespielt. Nichts anderes ist ein Beweis, auch nicht, wenn eure Partei eigene Bauten vereint.
       *[other] { "" }
    }
book-building-partner-owns =
    { $for_partner ->
        [none] { "" }
        [never] { "" }
       *[other] Der Bau gehört deinem Partner, der die Karte dafür behalten muss.
    }
book-building-request =
    { $building_partner_asks ->
        [no] { "" }
       *[yes] Spielt dein Partner eine Karte, die einen Bau eurer Partei nimmt, und hast du eine Karte mit diesem Rang, darfst du deinen Partner bitten, den Bau liegen zu lassen. Dein Partner darf ihn trotzdem nehmen oder die Karte zum Bau legen. Kommt sie zum Bau, gehört er dir.
    }

## Owning

book-building-owner-last =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] Ein Bau gehört dem, der zuletzt eine Karte dazugelegt hat.
           *[other] { "" }
        }
       *[other] { "" }
    }
book-building-owner-last-partner =
    { $joiner ->
        [becomes_owner] { $building_for_partner ->
            [never] { "" }
           *[other] Ein Bau gehört dem, der zuletzt eine Karte dazugelegt hat, außer es war für den Partner.
        }
       *[other] { "" }
    }
book-building-owner-maker =
    { $joiner ->
        [changes_nothing] Ein Bau gehört dem, der ihn gemacht oder zuletzt erhöht hat. Dazulegen ändert daran nichts.
       *[other] { "" }
    }
