### Was der Tutor nach einer Partie sagt: at most 45 words each. $missed of $chances clear chances were missed.

tip-pairs = Such nach Paaren: eine Karte auf dem Tisch mit demselben Rang wie eine deiner Karten. In deinen letzten Partien hast du { $missed } von { $chances } klaren Chancen verpasst.
tip-sums = Such nach Karten, die zusammen den Wert einer deiner Karten ergeben. In deinen letzten Partien hast du { $missed } von { $chances } klaren Chancen verpasst.
tip-several-sets = Eine Karte kann mehrere Paare und Summen auf einmal nehmen. In deinen letzten Partien hast du in { $missed } von { $chances } klaren Fällen etwas liegen gelassen.
tip-building = Leg jetzt Karten zu einem Bau zusammen und nimm sie in deinem nächsten Zug alle. In deinen letzten Partien hast du { $missed } von { $chances } klaren Chancen verpasst.
tip-safe-builds = Frag dich vor dem Bauen, wer sonst den Bau nehmen könnte. In deinen letzten Partien war dein Bau in { $missed } von { $chances } klaren Fällen zu riskant.
tip-answering-builds = Nimm oder erhöhe einen fremden Bau, bevor ihn jemand anders nimmt. In deinen letzten Partien hast du { $missed } von { $chances } klaren Chancen verpasst.
tip-leaving-sweeps = Prüf vor dem Ablegen, ob danach eine einzige Karte den Tisch abräumen könnte. In deinen letzten Partien hast du in { $missed } von { $chances } klaren Fällen einen Abräumer zugelassen.
tip-valuable-cards = Nimm zuerst die Karten, die Punkte bringen, und leg sie nicht ab. In deinen letzten Partien hast du in { $missed } von { $chances } klaren Fällen andere Karten gewählt.
tip-counting-cards = Merk dir, welche Ränge schon gespielt sind: Eine Karte, zu der niemand mehr eine gleiche hat, liegt sicher auf dem Tisch. In deinen letzten Partien hast du { $missed } von { $chances } klaren Chancen verpasst.
tutor-strong = Stark
tutor-growing = Üben
tutor-unseen = Zu wenige Partien
