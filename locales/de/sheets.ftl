# Partieformulare: die Ansicht und die Wörter dafür, wie eines geführt wird.

sheets-system-algebraic = algebraische Notation
sheets-system-long = lange algebraische Notation
sheets-system-descriptive = beschreibende Notation
sheets-system-electronic = elektronisches Partieformular
sheets-system-numeric = numerische Notation
sheets-system-braille = Braille
sheets-language-en = Englisch
sheets-language-de = Deutsch
sheets-language-fr = Französisch
sheets-language-nl = Niederländisch
sheets-language-es = Spanisch
sheets-language-it = Italienisch
sheets-language-pl = Polnisch
sheets-language-ru = Russisch
sheets-language-mk = Mazedonisch

# Die Tabelle

sheets-table = Partieformulare
sheets-record = Aufzeichnung
sheets-rebuilt = Rekonstruiert
sheets-record-what = Die Züge der Aufzeichnung: hier zu lesen, zu ändern auf dem Brett oder durch eine Entscheidung
sheets-field = { $place } schreiben
sheets-cell-blank = nichts geschrieben
sheets-cell-tick = nur abgehakt
sheets-cell-illegible = unleserlich
sheets-cell-other = weicht vom anderen Formular ab
sheets-cell-several = kann mehrere Züge bedeuten
sheets-cell-no-move = hier kein regelgemäßer Zug
sheets-cell-beyond = Die Züge davor sind nicht klar
sheets-nothing-expected = Hier wird nichts erwartet: Geben Sie den Zug ein
sheets-fill = Aus der Aufzeichnung ausfüllen
sheets-paste = Einfügen…
sheets-file = Aus einer Datei…
sheets-braille = In Brailleschrift…
sheets-offer = Remisangebot (=)
sheets-clock = Notierte Zeit
sheets-pages = Zu den Formularen
sheets-page-keeping = Notation und Schreibpflicht

# Ein ganzes Formular

sheets-paste-title = Ein ganzes Partieformular
sheets-whose = Wessen Formular
sheets-text = Züge
sheets-text-example = 1. e4 e5 2. Sf3 … (… nichts geschrieben, | abgestrichen, ? unleserlich)
sheets-understood = { $cells ->
    [0] Noch kein Eintrag
    [one] { $cells } Eintrag verstanden
   *[other] { $cells } Einträge verstanden
}
sheets-replaces = Ersetzt, was für { $side } eingegeben ist
sheets-take = Formular eingeben
sheets-braille-title = Ein Formular in Brailleschrift
sheets-braille-deed = Schreiben
sheets-file-title = Ein Partieformular aus einer Datei
sheets-file-deed = Lesen
sheets-file-games = { $count } Partien sind in der Datei
sheets-file-find = Teil eines Namens
sheets-file-game = Partie { $number }
sheets-file-more = { $count ->
    [one] { $count } weitere: einen Teil des Namens eingeben
   *[other] { $count } weitere: einen Teil des Namens eingeben
}
sheets-file-too-long = länger als { $most } MB, zu lang für ein Partieformular. Schreiben Sie die Partie in eine eigene Datei
sheets-file-empty = es steht nichts darin

# Wie ein Formular geführt wird und was geschuldet ist

sheets-kept-in = Geführt in
sheets-language = Sprache
sheets-untold = nicht angegeben
sheets-not-accepted = Die Fassung lässt diese Notation nicht zu
sheets-not-entered = Noch nicht eingegeben
sheets-complete = Vollständig, soweit die Aufzeichnung reicht
sheets-behind = { $cells ->
    [one] { $cells } Eintrag fehlt, bei { $from }
   *[other] { $cells } Einträge fehlen, ab { $from }
}
sheets-duty = Pflicht zum Mitschreiben
sheets-duty-always = jeder Zug, wie viel Zeit auch bleibt: Der Zeitzuschlag beträgt mindestens 30 Sekunden
sheets-duty-until = jeder Zug, bis weniger als { $left } bleibt
sheets-duty-exempt = zurzeit keine: Es bleibt zu wenig Zeit
sheets-duty-exempt-since = keine in dieser Periode, seit der Stellung { $place }
sheets-duty-judged = jeder Zug, außer in äußerster Zeitnot nach dem Urteil des Schiedsrichters
sheets-duty-none = keine bei dieser Bedenkzeit
sheets-arrears = Formulare vervollständigen

# Vergleichen

sheets-page-compare = Vergleich
sheets-agreed = { $count ->
    [one] Beide Formulare stimmen von Anfang an in { $count } Halbzug von { $all } überein
   *[other] Beide Formulare stimmen von Anfang an in { $count } Halbzügen von { $all } überein
}
sheets-compare = Formulare vergleichen
sheets-beside-record = Neben den Zügen der Aufzeichnung
sheets-beside-likeliest = Neben der wahrscheinlichsten Partie, denn so weit reicht die Aufzeichnung nicht
sheets-beside-nothing = Die Formulare haben mit dieser Partie nichts zu tun
sheets-no-difference = Kein Unterschied
sheets-first = Erster Unterschied: { $place }
sheets-differences = Unterschiede
sheets-difference = { $sheet }: { $written } für { $move }

# Die Partie zusammensetzen

sheets-page-rebuild = Rekonstruktion
sheets-end = Schlussstellung
sheets-end-unknown = Nicht bekannt
sheets-end-record = Wie in der Aufzeichnung
sheets-end-set-up = Von Hand aufgestellt
sheets-end-change = Aufstellen…
sheets-end-title = Die Schlussstellung
sheets-end-help = Eine Figur wählen und Felder anklicken; oder mit den Pfeiltasten über das Brett gehen und Buchstaben tippen: Ein großer ist von Weiß, Entf nimmt weg
sheets-end-hand = Was auf ein Feld kommt
sheets-end-nothing = nichts: Das Feld wird leer
sheets-end-turn = Am Zug
sheets-end-castling = Darf noch rochieren: König und Turm haben nicht gezogen
sheets-end-castling-unknown = Wer noch rochieren darf, ist nicht bekannt
sheets-end-white-short = Weiß, kurz
sheets-end-white-long = Weiß, lang
sheets-end-black-short = Schwarz, kurz
sheets-end-black-long = Schwarz, lang
sheets-end-table = Wie auf dem elektronischen Brett
sheets-end-empty = Das Brett leeren
sheets-end-unread = Das sind nicht acht Reihen zu acht Feldern: Das Brett bleibt, wie es war
sheets-end-king = { $side } braucht einen König
sheets-end-pawn = Ein Bauer steht auf der ersten oder der letzten Reihe
sheets-end-check = { $side } steht im Schach und ist nicht am Zug
sheets-end-take = Als Schlussstellung nehmen
sheets-rebuild = Partie rekonstruieren
sheets-rebuild-empty = Geben Sie zuerst mindestens ein Formular ein
sheets-rebuild-stale = Die Formulare wurden seither geändert: neu rekonstruieren
sheets-rebuilding = Partien, die zu beiden Formularen passen, werden gesucht…
sheets-games = Passende Partien
sheets-game = Partie { $number }: { $moves ->
    [one] { $moves } Halbzug
   *[other] { $moves } Halbzüge
}
sheets-game-first = Die wahrscheinlichste; Fehler von Belang: Weiß { $white }, Schwarz { $black }
sheets-game-parts = Weicht von der ersten ab mit { $there } statt { $first }
sheets-along = Formulare entlang dieser Partie zeigen
sheets-decide = Entscheiden: Das ist die Partie…
sheets-reason-decide = Entscheiden: Das ist die Partie
sheets-decide-what = { $moves ->
    [one] Die Aufzeichnung hat dann { $moves } Halbzug
   *[other] Die Aufzeichnung hat dann { $moves } Halbzüge
} statt { $recorded }; die ersten { $same } bleiben, wie sie sind

# Anträge

sheets-page-claims = Anträge
sheets-claims-what = Was der Spieler am Zug hätte beantragen können, wer auch immer mitgeschrieben hat
sheets-claims-none = Keine Stellung kam oft genug vor, und keine Zugfolge war lang genug
sheets-claim-repetition = Wiederholung
sheets-claim-fifty = Züge ohne Schlagen und Bauernzug
sheets-claim-from = { $side } am Zug konnte beantragen: { $place }
sheets-claim-appeared = { $count ->
    [one] Die Stellung kam { $count } Mal vor
   *[other] Die Stellung kam { $count } Mal vor
}
sheets-claim-lookalikes = Gleiche Figuren, andere Stellung
sheets-claim-moves = Weiß { $white } und Schwarz { $black } Züge; { $needed } sind nötig
sheets-claim-counts = Nicht geschriebene Züge zählen trotzdem
sheets-claim-fails = Ohne diese Züge auf dem Formular ist der Antrag unberechtigt
sheets-claim-unrecorded = Nicht auf dem Formular von { $side }: { $places }

# Was die Ausgabe anordnet

sheets-page-procedure = Verfahren
sheets-record-known = Gibt es eine vollständige Aufzeichnung?
sheets-record-there = Ja: Brett, Schiedsrichter oder ein Formular
sheets-record-none = Nein
sheets-nothing-owed = Kein Formular ist zu vervollständigen
sheets-once-a-flag = Sobald ein Blättchen gefallen ist
sheets-control-of = Fragliche Zeitkontrolle
sheets-no-control = Es gibt keine Zeitkontrolle zu beweisen: Alle Züge gehören zu einer Periode
sheets-not-rebuilt = Noch nicht aus den Formularen zusammengesetzt
sheets-open-incident = Vorfall damit eröffnen

# Whose move stands in a cell, after its number.
sheets-move-of-white = Zug von Weiß
sheets-move-of-black = Zug von Schwarz

# Was gesagt wird, wenn mit den Ohren gearbeitet wird.

sheets-record-barred = Diese Spalte ist die Aufzeichnung der Partie: Schreiben Sie in ein Partieformular
