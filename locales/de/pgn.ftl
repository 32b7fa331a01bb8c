# Reading PGN.

# What is wrong or odd in a PGN file, with its place.

pgn-complaint = Partie { $game }, Zeile { $line }, Spalte { $column }: { $fault }
pgn-move = Von hier an nicht als Züge gelesen: { $what }
pgn-no-game = Was hier steht, ist keine Partie; es wurde übergangen
pgn-null-move = „{ $text }“ lässt einen Zug aus, was es in keiner Partie gibt
pgn-start = Die Züge wurden nicht gelesen. Die Anfangsstellung: { $what }
pgn-loose-start = Die Anfangsstellung „{ $text }“ erlaubt eine Rochade oder ein Schlagen en passant, das nicht möglich ist
pgn-variant = Die Variante „{ $text }“ wird nicht unterstützt; die Züge wurden nicht gelesen
pgn-tag = „{ $text }“ ist keine Angabe; erwartet wird [Name "Wert"]
pgn-tag-twice = Die Angabe { $text } steht zweimal; die erste zählt
pgn-tags-missing = Der Partie fehlen die Angaben { $text }
pgn-tag-value = {"["}{ $name } "{ $value }"] ist nicht so geschrieben, wie es der Standard verlangt: { $expected }
pgn-shape-date = Jahr.Monat.Tag, wie 2025.11.02 oder ????.??.??
pgn-shape-result = 1-0, 0-1, 1/2-1/2 oder *
pgn-shape-set-up = 0 oder 1
pgn-shape-termination = normal, time forfeit, unterminated, …, klein geschrieben
pgn-no-set-up = Die Angabe FEN steht ohne [SetUp "1"]
pgn-escape = Die Zeile „{ $text }“ ist für ein Programm bestimmt; sie wurde behalten
pgn-comment-open = Ein Kommentar ist nicht mit „{"}"}“ geschlossen; alles bis zur nächsten Partie oder bis zum Ende der Datei zählt als Kommentar
pgn-comment-nested = Ein Kommentar in geschweiften Klammern steht in einem anderen; sie wurden als einer genommen
pgn-brackets = Die Klammern um eine Variante passen nicht zusammen
pgn-too-deep = Mehr als { $number } Varianten stehen ineinander; die inneren wurden als Text behalten
pgn-time = „{ $text }“ ist keine Zeit; erwartet wird h:mm:ss
pgn-time-twice = „{ $text }“ widerspricht einer früheren Zeit desselben Zuges
pgn-time-broken = „{ $text }“ war durch ein Zeilenende unterbrochen
pgn-stray = „{ $text }“ ist weder ein Zug noch ein Zeichen von PGN; es wurde behalten, wie es steht
pgn-spelling = „{ $text }“ ist nicht, wie PGN { $san } schreibt
pgn-wrong-sign = „{ $text }“ hat ein Zeichen für Schach oder Matt, die Stellung aber keines von beiden
pgn-number = Die Zugnummer „{ $written }“ steht, wo { $due } erwartet wird
pgn-two-results = Das Ergebnis ist { $tag } in der Angabe, aber { $end } nach den Zügen; das letzte zählt
pgn-no-end = Nach den Zügen steht kein Ergebnis: Die Datei ist vielleicht abgeschnitten
pgn-result-signal = { $words ->
    [none] Der letzte Zug stellt einen König auf { $square }: vielleicht nur das Zeichen des Ergebnisses
   *[other] „{ $words }“ ist regelwidrig und stellt einen König auf { $square }: das Zeichen des Ergebnisses
}
pgn-not-ended = {"["}Termination "{ $text }"] sagt, die Partie sei nicht beendet, aber sie hat ein Ergebnis
pgn-adjourned = {"["}{ $tag } "{ $value }"] zeigt eine Uhr bei einem Abbruch; es bleibt in der Angabe
pgn-not-utf8 = Nicht UTF-8; als { $text } gelesen
pgn-utf16 = Die Datei ist in { $text }, nicht in UTF-8
pgn-undecodable = Bytes, die kein Text in { $text } sind

# What an import says of a game.

pgn-import-several = { $first } (und { $more } weitere dieser Art)
pgn-import-left-out = Partie { $game }: weggelassen: { $what }
pgn-import-there = Partie { $game } ({ $players }): steht schon in diesem Turnier, an Brett { $board }
pgn-import-not-set-up = Partie { $game }, Zeile { $line } ({ $players }): lässt sich nicht aufstellen und wurde weggelassen
pgn-import-cut-off = Partie { $game }: als Zeichen des Ergebnisses abgeschnitten: { $moves }
pgn-left-out-comments = { $number ->
    [one] { $number } Kommentar
   *[other] { $number } Kommentare
}
pgn-left-out-glyphs = { $number ->
    [one] { $number } Zugbewertung
   *[other] { $number } Zugbewertungen
}
pgn-left-out-variations = { $number ->
    [one] { $number } Variante
   *[other] { $number } Varianten
}
pgn-left-out-stray = { $number ->
    [one] { $number } unverstandenes Wort
   *[other] { $number } unverstandene Wörter
}
pgn-left-out-unread = { $number ->
    [one] { $number } Wort, das kein Zug ist
   *[other] { $number } Wörter, die keine Züge sind
}
pgn-left-out-elapsed = { $number ->
    [one] { $number } Zeit der Partie bis dahin
   *[other] { $number } Zeiten der Partie bis dahin
}
pgn-left-out-from-pass-on = { $number ->
    [one] { $number } Halbzug ab einem ausgelassenen Zug
   *[other] { $number } Halbzüge ab einem ausgelassenen Zug
}
pgn-left-out-kept = { $number ->
    [one] { $number } Zeile unter den Angaben
   *[other] { $number } Zeilen unter den Angaben
}
pgn-left-out-tags = die Angaben { $list }
pgn-left-out-control = die Zeitkontrolle „{ $text }“, die nicht verstanden wird

# Comments in a PGN file that is written.

pgn-not-completed = auf dem Brett ausgeführt, nicht durch Drücken der Uhr abgeschlossen
pgn-break = ausgeführt, während das elektronische Brett getrennt war: Wie sich diese Zeit auf die Spieler verteilt, ist nicht bekannt; die folgenden Zeiten sind unsicher, bis die Uhr gestellt wird
pgn-moves-missing = hier fehlen Züge; diese Partie geht in der nächsten Partie der Datei weiter
pgn-goes-on = hier geht die Partie davor weiter, mit der vorgefundenen Stellung
pgn-moves-open = hier fehlen Züge, die das elektronische Brett nicht übermittelt hat; was danach gespielt wurde, ist hier noch nicht enthalten
pgn-both-lose = beide Spieler verlieren, 0-0
pgn-half-for-white = Schwarz verliert, und Weiß erhält einen halben Punkt: 1/2-0
pgn-half-for-black = Weiß verliert, und Schwarz erhält einen halben Punkt: 0-1/2
pgn-entered = das Ergebnis, wie es der Schiedsrichter eingegeben hat
pgn-record-break = { $why }; siehe Eintrag { $row } des Protokolls
pgn-saved = möglicherweise unvollständig: Die Datei des Turniers wurde aus einer beschädigten gerettet, und seither hat sie niemand gegengezeichnet
pgn-line-lost = hier ging die Verbindung zum Brett verloren; was danach gespielt wurde, ist nicht aufgezeichnet
