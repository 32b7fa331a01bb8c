# Wettbewerbe ohne Saal: Ranglisten und Feinwertungen.

# Die Rangliste

competition-standings-title = { $round ->
    [0] Rangliste vor der ersten Runde, nach { $edition }
   *[other] Rangliste nach Runde { $round }, nach { $edition }
}
competition-standings-place = Rang
competition-standings-number = Nr.
competition-standings-name = Name
competition-standings-no-list = Keine Feinwertung ist genannt: Punktgleiche teilen ihren Rang
competition-standings-breaks-nothing = { $code } trennt niemanden: { $why } ({ $article })
competition-standings-shared = Rang { $place } teilen { $numbers }
competition-standings-reading = * Nr. { $number }, { $code }: auch { $value } gelesen. { $why } ({ $article })
competition-standings-by-tie-break = Hinter dem Vorigen durch { $code }
competition-standings-by-lots = Hinter dem Vorigen durch das Los
competition-standings-no-players = { $path } enthält keine Spieler: Wählen Sie eine Turnierdatei (TRF)
competition-standings-no-edition = Regeln von { $year } gibt es nicht. Bekannt: { $known }
competition-standings-no-round = Runde { $round } hat keine Ergebnisse: Die Datei endet mit Runde { $begun }
competition-standings-no-number = Niemand hat die Nummer { $number }

# Wie ein Wert entsteht

competition-working-who = Nr. { $number } { $name }: Rang { $place }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
competition-working-round = Runde { $round }
competition-working-board = Brett { $board }
competition-working-against = gegen { $opponent }
competition-working-amount = { $amount }: { $why } ({ $article })
competition-working-cut = gestrichen: { $why } ({ $article })
competition-working-reading = Auch { $value } gelesen: { $why } ({ $article })

# Ausgaben

competition-edition-olympiad1972 = dem Reglement der Mannschaftsweltmeisterschaft (1972)
competition-edition-interpretations1980 = den Auslegungen von 1980
competition-edition-tournament-rules2006 = den Turnierregeln von 2006
competition-edition-september2023 = C.07 ab September 2023
competition-edition-august2024 = C.07 ab August 2024
competition-edition-march2026 = C.07 ab März 2026

competition-rest-lots = Über einen verbleibenden Gleichstand entscheidet das Los, wenn das Turnierreglement ihn nicht bestehen lässt
competition-rest-shared = Ein verbleibender Gleichstand bleibt bestehen

competition-code-unknown-name = { $text } ist keine bekannte Feinwertung. Eine eigene des Turniers beginnt mit OTHER_
competition-code-unknown-modifier = { $text }: Was hinter dem Namen steht, ist nicht bekannt

# Feinwertungen

competition-tie-break-points = Punkte
competition-tie-break-match-points = Mannschaftspunkte
competition-tie-break-game-points = Brettpunkte
competition-tie-break-direct-encounter = direkter Vergleich
competition-tie-break-wins = Zahl der Siege
competition-tie-break-games-won = Zahl der gewonnenen Partien
competition-tie-break-black-games = Zahl der Schwarzpartien
competition-tie-break-black-wins = Zahl der mit Schwarz gewonnenen Partien
competition-tie-break-progressive = Fortschrittswertung
competition-tie-break-elected = Runden, in denen man antreten wollte
competition-tie-break-standard = Standardpunkte
competition-tie-break-pairing-number = Startnummer
competition-tie-break-buchholz = Buchholz
competition-tie-break-average-buchholz = durchschnittliche Buchholzzahl der Gegner
competition-tie-break-fore-buchholz = Vorab-Buchholz
competition-tie-break-sonneborn-berger = Sonneborn-Berger
competition-tie-break-koya = Koya-System
competition-tie-break-average-rating = Wertungsschnitt der Gegner
competition-tie-break-performance = Turnierleistung
competition-tie-break-perfect-performance = vollkommene Turnierleistung
competition-tie-break-average-performance = durchschnittliche Turnierleistung der Gegner
competition-tie-break-average-perfect = durchschnittliche vollkommene Turnierleistung der Gegner
competition-tie-break-rating = Wertungszahl
competition-tie-break-other-score = Mannschafts- oder Brettpunkte, je nachdem, welche nicht zuerst zählen
competition-tie-break-team-sonneborn-berger = erweiterte Sonneborn-Berger-Wertung für Mannschaften
competition-tie-break-extended-encounter = erweiterter direkter Vergleich
competition-tie-break-board-count = Berliner Wertung nach Brettsumme
competition-tie-break-top-boards = Ergebnis der vorderen Bretter
competition-tie-break-bottom-boards = Streichung der hinteren Bretter
competition-tie-break-schedule-strength = Punkte und Stärke der Gegner
competition-tie-break-other = eigene Feinwertung des Turniers

competition-lack-no-order = Niemand kommt dadurch vor einen anderen
competition-lack-unrated = jemand hat keine Wertungszahl, und dafür wurde keine Regel bekannt gegeben
competition-lack-round-robin = sie darf in Rundenturnieren nicht verwendet werden
competition-lack-teams-only = sie gilt für Mannschaften
competition-lack-players-only = sie gilt für Spieler
competition-lack-unequal-game-points = die Gleichstehenden haben nicht gleich viele Brettpunkte
competition-lack-own = es ist eine eigene des Turniers: Der Schiedsrichter wendet sie an

competition-method-sum = Die Summe aus:
competition-method-average = Der Durchschnitt aus:
competition-method-whole-average = Der Durchschnitt, kaufmännisch auf eine ganze Zahl gerundet, aus:
competition-method-performance = Der Wertungsschnitt und die Differenz für den Anteil der Punkte:
competition-method-perfect = Die niedrigste Wertungszahl, mit der diese Punkte zu erwarten waren, gegen:
competition-method-place = Der Rang in der Tabelle der Gleichstehenden:
competition-method-in-turn = Nacheinander, bis eines entscheidet:

competition-basis-own = eigenes Ergebnis
competition-basis-game = Partie unter den Gleichstehenden
competition-basis-opponent = Punktzahl des Gegners
competition-basis-opponent-with-draws = Punktzahl des Gegners, in der die letzten spielfreien Runden als Remis zählen
competition-basis-forfeit-as-game = kampfloses Ergebnis, das als Partie zählt
competition-basis-dummy = Runde ohne Partie: gedachter Gegner mit der eigenen Punktzahl
competition-basis-dummy-like-opponent = Runde ohne Partie: gedachter Gegner mit höchstens der Punktzahl des gelosten Gegners
competition-basis-dummy-like-draws = Runde ohne Partie: gedachter Gegner mit höchstens einem Remis in jeder Runde
competition-basis-opponent-rating = Wertungszahl des Gegners
competition-basis-opponent-value = Wert des Gegners
competition-basis-running = Punktzahl nach der Runde
competition-basis-more = mehr Punkte als der geloste Gegner oder als für ein Remis
competition-basis-equal = so viele Punkte wie der geloste Gegner oder wie für ein Remis
competition-basis-strong-opponent = Punkte gegen einen Gegner an oder über der Grenze
competition-basis-missing = nicht aufeinandergetroffen: bestenfalls
competition-basis-board = Punkte am Brett
competition-basis-other-score = die Punkte, die nicht zuerst zählen
competition-basis-schedule = Anteil der Buchholzzahl
competition-basis-difference = Differenz für den Anteil der Punkte

competition-cut-lowest = der niedrigste Wert
competition-cut-highest = der höchste Wert
competition-cut-voluntary = eine Runde, in der man nicht zur Verfügung stand, geht dem niedrigsten Wert vor

competition-reading-double-forfeit-is-nothing = Der Server der FIDE gibt nichts, wenn beide fehlen; nach dem Wortlaut haben beide gleich viel
competition-reading-voluntary-by-opponent = Der Server der FIDE streicht die versäumte Runde mit dem schwächsten Gegner; nach dem Wortlaut ist es die mit dem niedrigsten Beitrag
competition-reading-forfeit-win-is-game = Nach dem Wortlaut ist ein kampfloser Sieg im Rundenturnier eine gewöhnliche Partie; der Server der FIDE zählt nur am Brett gespielte
competition-reading-higher-board-count = Der Server der FIDE setzt die höhere Brettsumme nach vorn; nach dem Wortlaut ist die niedrigere besser
competition-reading-sub-tie-goes-on = Die Übungen der FIDE-Kommission fahren mit den Punkten fort, die den neuen Gleichstand ergaben; nach dem Wortlaut beginnt er von vorn
