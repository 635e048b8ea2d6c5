### Neues vom Server, and what people who are away are told

notice-storage = Der Server erreicht seine Datenbank nicht. Kein bestätigter Zug ist verloren, und es geht weiter, sobald die Datenbank wieder da ist.
notice-nothing-kept = Dieser Browser speichert diese Partie nicht, vielleicht weil dies ein privates Fenster ist. Sie ist verloren, wenn du die Seite schließt.
notice-bus = Verbindungsprobleme auf dem Server: Züge der anderen kommen vielleicht verspätet an.
notice-restart = Der Server startet gleich neu. In einem Moment geht es weiter.
notice-read-only = Die Spielleitung hat alle Partien angehalten. Nichts ist verloren, und deine Partie geht später weiter.
notice-read-only-because = Die Spielleitung hat alle Partien angehalten. Nichts ist verloren, und deine Partie geht später weiter. Grund: { $reason }
your-turn = Du bist dran
your-turn-at = { $title } mit { $others }
