# The command line.

cli-verify-sound = Alle { $rows } Zeilen stehen; der letzte Hash ist { $head }
cli-still-working = Nach { $seconds } s noch an der Arbeit
cli-play-not-pressed = Brett { $board }: Der Zug ist aufgezeichnet, die Uhr wurde nicht gedrückt, denn keine Uhr läuft. Setzen Sie eine mit „start-clock“ in Gang
cli-play-clocks-stand = Brett { $board }: Verrechnet. Keine Uhr läuft, bis Sie eine mit „start-clock“ in Gang setzen
cli-log-unreadable =
    { $count ->
        [one] Eine Zeile hat ein Format, das dieses Programm nicht versteht
       *[other] { $count } Zeilen haben ein Format, das dieses Programm nicht versteht
    }
cli-ports-no-permission = (keine Berechtigung: sich in die Gruppe dialout aufnehmen und neu anmelden)
cli-ports-board = (wahrscheinlich ein elektronisches Brett)
cli-ports-none = Keine serielle Leitung gefunden; ein Pfad kann trotzdem eingegeben werden
cli-watch-nothing = An { $port } hat nichts geantwortet. Kabel und Strom prüfen oder eine andere Leitung versuchen (jadoube ports)
cli-demo-right = Alles ist so ausgegangen, wie es sollte
cli-simulate-nothing = Bitte angeben, was gespielt wird: --pgn DATEI oder --replay DATEI.hex
cli-simulate-at = Das Brett ist an { $port }
cli-rule-title = { $kind } nach den Regeln von { $edition }
cli-rule-no-edition = Eine Ausgabe „{ $edition }“ gibt es nicht; es gibt { $known }
cli-rule-asked = muss angegeben werden
cli-rule-optional = darf fehlen
cli-law-nothing = Nichts gefunden zu „{ $words }“
cli-law-held = Themen: { $held } gelesen, { $secondary } aus Berichten bekannt, { $inferred } erschlossen, { $missing } liegen nicht vor
cli-law-in = In der Ausgabe { $edition }
cli-law-nearest = { $asked } steht nicht im Verzeichnis von { $edition }; am nächsten ist { $nearest }
cli-law-see = Siehe auch: { $list }
cli-law-neighbours = Weitere Artikel des Themas: { $list }
cli-rule-otherwise = darf fehlen: { $value }
cli-rule-clocks = Die Uhren zeigen dann { $white } für Weiß, { $black } für Schwarz
cli-envelope-no = Nr.
cli-envelope-status = Stand
cli-envelope-due = Wiederaufnahme
cli-envelope-round = Runde
cli-envelope-board = Brett
cli-envelope-game = Partie
cli-envelope-keeper = Verwahrt von
