# Ein Turnier und seine Partien aufsetzen.

setup-title = Bretter einrichten
setup-deed = { $count ->
    [one] { $count } Brett einrichten
   *[other] { $count } Bretter einrichten
}
setup-first-board = Erstes Brett
setup-count = Wie viele Bretter
setup-round = Runde
setup-not-a-number = Schreiben Sie eine Zahl ab 1
setup-replaces = { $count ->
    [one] Die beendete Partie auf Brett { $boards } macht Platz und bleibt in der Aufzeichnung
   *[other] Die beendeten Partien auf den Brettern { $boards } machen Platz und bleiben in der Aufzeichnung
}. Um trotzdem einzurichten, drücken Sie noch einmal „{ $deed }“ ({ $key })
setup-boards-and = { $boards } und { $last }
setup-twice = An zwei Brettern zugleich: { $names }. Um trotzdem einzurichten, drücken Sie noch einmal „{ $deed }“ ({ $key })
setup-alone = Ohne Gegner: { $names }. Zwischen zwei Spielern steht ein Strich mit Leerzeichen: { $example }. Um trotzdem einzurichten, drücken Sie noch einmal „{ $deed }“ ({ $key })
setup-plays-at = { $name } (spielt noch auf Brett { $board })
setup-pairings = Paarungen, je eine Zeile
setup-pairings-example = Novak, Ana – Petrova, Maja
setup-control = Bedenkzeit
setup-control-own = Eigene
setup-control-text = Bedenkzeit als Text
setup-control-help = Minuten; 40/90 sind 40 Züge in 90 Minuten; +30 Sekunden pro Zug, d5 Aufschub, b10 Bronstein; Komma vor der nächsten Periode; | zwischen Weiß und Schwarz
setup-control-unexpected = Ab Zeichen { $at } nicht lesbar: „{ $found }“
setup-control-too-large = Die Zahl an Zeichen { $at } ist zu groß
setup-timing = Wer die Zeit nimmt
setup-timing-desk = Das Programm
setup-timing-device = Die Uhr am Tisch
setup-start = Anfangsstellung
setup-start-usual = Übliche
setup-start-chess960 = Chess960
setup-start-fen = Aus einer FEN
setup-number = Nummer von 0 bis 959
setup-number-wrong = Es gibt die Stellungen 0 bis 959
setup-fen = FEN
setup-fen-wrong = Aus dieser Stellung kann nicht gespielt werden: Nötig ist eine FEN mit beiden Königen und regelgemäßer Stellung
setup-found-title = Neues Turnier
setup-found-what = Alles liegt in einer Datei, die Sie auf einen Stick kopieren können
setup-found-deed = Turnier anlegen
setup-name = Name
setup-name-example = Open 2026
setup-place = Ort
setup-arbiter = Hauptschiedsrichter
setup-edition = Fassung der Regeln
setup-laws-of = Regeln von { $year }
setup-edition-title = Fassung der Regeln
setup-edition-deed = Fassung ändern
setup-edition-what = Ab jetzt folgt jede Entscheidung und jeder Antrag der gewählten Fassung, auch in begonnenen Partien. Was entschieden ist, bleibt, wie es entschieden wurde; ein offener Vorschlag wird vor dem Annehmen daran geprüft. Änderung und Grund werden festgehalten
setup-edition-same = Diese Fassung gilt schon. Wählen Sie eine andere
setup-edition-rules = Dieses Turnier hat eigene Regeln zur geltenden Fassung. Mit einer anderen Fassung werden sie abgelehnt: entfernen Sie sie zuerst unter Einstellungen
setup-supervision = Aufsicht bei Schnellschach und Blitz
setup-supervision-open = Nicht entschieden: Jede Entscheidung sagt, was davon abhängt
setup-supervision-adequate = Angemessen: Die Turnierschachregeln gelten vollständig
setup-supervision-lacking = Nicht angemessen: Es gelten die besonderen Regeln für Schnell- und Blitzschach
setup-rules = Eigene Regeln (Datei)
setup-rules-none = Keine
setup-file = Datei
setup-choose-file = Ort wählen…
setup-open-title = Ein Turnier öffnen
setup-open-deed = Öffnen
setup-import-title = Partien aus einer Datei einlesen
setup-import-deed = Einlesen
setup-signs = Letzte Königszüge ins Zentrum
setup-signs-kept = Behalten: Sie werden nach dem Lesen genannt
setup-signs-cut = Entfernen: sie zeigten dem Brett nur das Ergebnis an
setup-importing = { $come }. Uhren und Bretter laufen weiter; dieses Fenster darf geschlossen werden
setup-again-title = Partien, die schon im Turnier stehen
setup-again-what = { $count ->
    [one] Eine Partie aus { $path } steht schon in diesem Turnier und wurde nicht noch einmal eingelesen
   *[other] { $count } Partien aus { $path } stehen schon in diesem Turnier und wurden nicht noch einmal eingelesen
}
setup-again-deed = { $count ->
    [one] Noch einmal einlesen
   *[other] Alle noch einmal einlesen
}
setup-export-title = Alle Partien in eine Datei schreiben
setup-export-deed = Schreiben
setup-export-event-title = Das Turnier in eine Datei schreiben
setup-export-event-what = Die Endung sagt, was geschrieben wird: .trf eine Turnierdatei (TRF26), .csv die Rangliste als Liste, .html Rangliste und Kreuztabelle
setup-live-title = Ordner für Live-PGN
setup-live-deed = Dorthin schreiben
setup-live-minutes = Verzögerung in Minuten
setup-live-moves = Zurückgehaltene Züge
setup-live-delay-what = Die Verzögerung gilt für Züge, Uhren und Ergebnisse. Züge werden nur zurückgehalten, solange eine Partie läuft. Mit 0 und 0 wird sofort veröffentlicht.
setup-live-delay-wrong = Eine ganze Zahl, zum Beispiel 15
setup-salvage-title = Lesbaren Teil speichern
setup-salvage-deed = Neue Datei speichern
setup-elsewhere-title = Anderswo speichern und weiterarbeiten
setup-elsewhere-deed = Speichern und weiter
setup-copies-title = Ordner für Kopien
setup-copies-deed = Ordner verwenden
setup-folder = Ordner
setup-no-folder = { $path } ist kein Ordner. Legen Sie ihn zuerst an, oder geben Sie einen anderen ein
setup-file-there = { $path } gibt es schon. Drücken Sie noch einmal, um die Datei zu ersetzen
setup-choose = Wählen…
setup-choose-what = Hat der Desktop keinen Dialog für Dateien, schreiben Sie den Pfad

# What is easily overlooked
setup-of-the-event = { $count ->
    [one] Auf Brett { $boards } wartet eine veröffentlichte Paarung des Turniers. Sie macht Platz, und die neue Partie zählt nicht für das Turnier
   *[other] Auf den Brettern { $boards } warten veröffentlichte Paarungen des Turniers. Sie machen Platz, und die neuen Partien zählen nicht für das Turnier
}. Um trotzdem einzurichten, drücken Sie noch einmal „{ $deed }“ ({ $key })

# Was gesagt wird, wenn mit den Ohren gearbeitet wird.

setup-done = { $count ->
    [one] Brett { $first } aufgebaut
   *[other] { $count } Bretter aufgebaut: { $first } bis { $last }
}
