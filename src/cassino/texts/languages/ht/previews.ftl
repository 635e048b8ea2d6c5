### Sa lòt sit ak mesajri montre bò kot yon lyen

preview-start = Cassino
preview-start-about = Kazino, jwèt kat la: jwe kont yon bot oswa ak zanmi, nan navigatè w.
preview-table = { $rules }: pran yon plas
preview-table-about = Yo envite w nan yon tab. Louvri lyen an pou jwe.
preview-table-names = Nan tab la: { $names }
preview-puzzle = Devinèt { $number }: jwenn pi bon kou a
preview-puzzle-about = { $rules }: yon kou pi bon pase tout lòt yo klè. Èske ou wè l?
preview-puzzles = Devinèt: jwenn pi bon kou a
preview-puzzles-about = Devinèt Kazino nan nivo w: chak gen yon sèl kou ki pi bon klè.
preview-daily = Don jou a, { $day }
preview-daily-about = { $rules }: tout moun ki jwe jodi a jwenn menm kat yo.
preview-school-about = Aprann jwe ak ti leson kout.
preview-lesson = Aprann: { $title }
