# Das Brett: eine Partie.

board-none = Kein Brett ist gewählt
board-none-what = Wählen Sie eines im Saal, oder richten Sie eines ein
board-round = Runde { $round }
board-games = Partien an diesem Brett
board-earlier-game = Diese Partie steht nicht mehr an ihrem Brett: Sie wird hier nur gelesen
board-promote = Umwandeln in…
board-type-move = Zug oder Frage eintippen (F7)
board-type-move-example = Sf3, exd5, 0-0, e2e4
board-move-unreadable = „{ $text }“ ist kein Zug; schreiben Sie ihn wie Sf3, exd5, 0-0, d8D oder e2e4
board-move-illegal = „{ $text }“ ist hier kein regelgemäßer Zug für { $side }
board-move-no-piece = Auf dem Brett steht keine solche Figur: { $piece }
board-move-from-empty = Auf { $square } steht nichts
board-move-of-opponent = Auf { $square } steht eine Figur des Gegners, { $piece }
board-move-out-of-reach = Keine solche Figur kann nach { $square } ziehen: { $piece }
board-move-not-its = So zieht die Figur nicht: { $piece } von { $from } nach { $to }
board-move-blocked = Der Weg ist verstellt: { $piece } auf { $square }
board-move-own-piece = Auf { $square } steht eine eigene Figur, { $piece }
board-move-in-check = Der König steht im Schach
board-move-exposes = Der König stünde im Schach
board-move-ambiguous = „{ $text }“ kann mehrere Züge bedeuten; wählen Sie einen
board-attempt = { $piece } von { $from } nach { $to } ist kein regelgemäßer Zug
board-nothing-to-move = { $square }: von hier kein Zug für { $side }
board-typed-at-squares = Nicht eingegeben: { $moves }. Auf dem Brett sind Buchstaben Fragen zur Stellung. Geben Sie Züge im Feld ein (F7)
board-attempt-record = Auf dem Brett ausgeführt: regelwidrigen Zug erfassen…
board-square-selected = aufgenommen
board-square-target = kann hierher ziehen
board-square-last-move = letzter Zug
board-square-provisional = Zug noch nicht endgültig
board-square-check = im Schach
board-square-nothing = nichts
board-square-something = etwas
board-square-differs = auf dem Brett: { $piece }
board-control-unknown = Bedenkzeit nicht bekannt
board-clock-on-table = Uhr am Tisch
board-clock-title = Uhr von Brett { $board } korrigieren
board-clock-what = Korrektur
board-clock-add = Zeit zugeben
board-clock-subtract = Zeit abziehen
board-clock-set = Zeit stellen
board-clock-swap = Seiten tauschen
board-clock-counter = Zugzähler
board-clock-whose = Wessen Uhr
board-clock-time = Zeit
board-clock-moves = Ausgeführte Züge
board-clock-reason-is-time = „{ $text }“ ist eine Zeit und kein Grund. Noch ist nichts eingetragen. Schreiben Sie eine Zeit für die Uhr in das Feld darüber
board-clock-done = Uhr von Brett { $board } korrigiert. { $times }. Rückgängig: { $what } ({ $key })
board-not-a-time = Schreiben Sie eine Zeit wie 2:00, 1:30:00 oder 5m
board-not-a-count = Schreiben Sie eine ganze Zahl
board-end-title = Partie an Brett { $board } beenden
board-end-score = Ergebnis
board-end-reason = Grund
board-end-deed = Ergebnis eintragen
board-end-last = { $move }: am Brett ausgeführt, nicht durch Drücken der Uhr abgeschlossen
board-end-include = Aufnehmen
board-end-leave-out = Weglassen
board-enter-result = Ergebnis eintragen…
board-reason-take-back = Züge zurücknehmen
board-reason-correct-move = Einen Zug der Notation berichtigen
board-reason-undo-correction = Letzte Korrektur der Uhr aufheben
board-reason-reopen = Partie wieder aufnehmen
board-reason-is-move = „{ $text }“ ist ein Zug und kein Grund. Um einen Zug einzugeben, schließen Sie diesen Dialog mit Esc und drücken Sie F7
board-take-back-to = Die Stellung nach Zug { $number } von { $side } gilt wieder
board-take-back-to-start = Die Anfangsstellung gilt wieder
board-take-back-one = Der Zug gilt als nicht ausgeführt. Wurde ein anderer Zug ausgeführt, berichtigen Sie ihn stattdessen (Strg+Umschalt+C)
board-take-back-several = Die Zeiten auf den Uhren bleiben, wie sie sind
board-take-back-sealed = Damit wird der Abgabezug aus Umschlag { $no } zurückgenommen: Der Umschlag ist wieder offen, und bis sein Zug ausgeführt ist, läuft keine Uhr
board-sealed-again = Umschlag { $no } ist wieder offen: Die Wiederaufnahme wartet auf seinen Zug, und bis dahin soll keine Uhr laufen
board-take-back-moves = Zurückgenommen wird: { $moves }
board-gone-on-since = Die Partie ging inzwischen weiter: { $moves }. Noch ist nichts aufgezeichnet. Bestätigen Sie noch einmal, wenn es weiterhin gilt
board-changed-since = Die Partie hat sich inzwischen geändert. Noch ist nichts aufgezeichnet. Bestätigen Sie noch einmal, wenn es weiterhin gilt
board-game-gone = Brett { $board }: Diese Partie wird dort nicht mehr gespielt. Der Dialog ist geschlossen, aufgezeichnet ist nichts
board-correct-which = Zug { $number } von { $side } steht als { $move } in der Notation
board-right-move = Der richtige Zug
board-score = Notation
board-score-empty = Noch kein Zug
board-draw-offered = Remis angeboten
board-corrected-from = berichtigt aus { $move }
board-not-completed = nicht durch Drücken der Uhr abgeschlossen
board-moves-missing = hier fehlen Züge
board-not-certain = nicht sicher
board-broken = { $why }; was folgt, ist nicht sicher
board-look-slider = Durch die Partie
board-looking-back = Frühere Stellung: Was die Partie jetzt ändern würde, ist abgeschaltet
board-looking-back-corrects = Frühere Stellung: Berichtigt wird von hier nur der gezeigte Zug
board-back-at-present = Zurück in der aktuellen Stellung: Hier werden Züge eingegeben
board-corrected-from-past = Eingetragen: Gezeigt wird die aktuelle Stellung mit der Notation, wie sie jetzt ist
board-take-back-here = Bis hierher zurücknehmen…
board-correct-here = Diesen Zug berichtigen…
board-table = Elektronisches Brett
board-shows-move = Das Brett zeigt { $move }
board-earlier = { $plies ->
    [one] Das Brett zeigt die Stellung von vor einem Halbzug
   *[other] Das Brett zeigt die Stellung von vor { $plies } Halbzügen
}. Die Aufzeichnung bleibt, wie sie ist: das Ergebnis eintragen, wenn die Partie zu Ende ist, oder die Züge zurücknehmen
board-take-back-too = Züge in der Aufzeichnung zurücknehmen…
board-lever = Hebel und laufende Uhr widersprechen sich
board-agrees = Brett und Notation stimmen überein
board-differs = { $count ->
    [one] Ein Feld ist verschieden
   *[other] { $count } Felder sind verschieden
}
board-difference = { $square }: Notation { $record }, Brett { $there }
board-disagreement = Stellung nicht in der Notation
board-press-title = Ohne Zug drücken?
board-press-without-move = Brett { $board }: Seit dem letzten Druck auf die Uhr wurde kein Zug eingegeben. Wird jetzt gedrückt, zählt das als Zug von { $side }, der Zeitzuschlag kommt hinzu und die Uhr des Gegners läuft. Trotzdem drücken?
board-press-deed = Drücken
board-damaged = Notation beschädigt
board-damaged-what = Eintrag { $row } des Protokolls passt nicht zu dieser Partie. { $sound ->
    [whole] Letzte verlässliche Stellung: { $place }
   *[none] Nicht einmal die Anfangsstellung ist lesbar
}
board-damaged-remedy = Bis Sie das berichtigt haben, wird kein weiterer Zug aufgezeichnet: Nehmen Sie bis dorthin zurück, oder geben Sie alle Züge nach den Partieformularen neu ein. So hat dieses Programm die Datei nicht geschrieben; lassen Sie sie prüfen (jadoube verify)
board-damaged-saved-remedy = Bis Sie das berichtigt haben, wird kein weiterer Zug aufgezeichnet: Nehmen Sie bis dorthin zurück, oder geben Sie alle Züge nach den Partieformularen neu ein. Diese Datei wurde aus einer beschädigten gerettet; unter den verlorenen Zeilen können solche dieser Partie sein
board-newer = Aufzeichnung unvollständig
board-newer-what = Ab Eintrag { $row } des Protokolls stammt diese Partie von einem neueren Programm oder beruht auf dem, was jenes aufgezeichnet hat; dieses Programm versteht es nicht. { $sound ->
    [whole] Letzte verlässliche Stellung: { $place }
   *[none] Nicht einmal die Anfangsstellung ist lesbar
}
board-newer-remedy = Es kann nichts hinzugefügt werden. Installieren Sie das neuere Programm, um die ganze Partie zu sehen und fortzusetzen
board-lost = Möglicherweise fehlen Züge
board-lost-what = Von dieser Partie fehlen möglicherweise Züge { $place }: Dort sind Zeilen der beschädigten Datei verloren, aus der sie gerettet wurde; siehe Eintrag { $row } des Protokolls
board-lost-here = Von dieser Partie fehlen möglicherweise Züge { $place }: Dort sind Zeilen dieser beschädigten Datei verloren, oder sie waren es schon vorher
board-lost-remedy = Vergleichen Sie die Notation mit den Partieformularen. Fehlen Züge, geben Sie alle Züge nach den Partieformularen neu ein; damit verschwindet dieser Hinweis
board-times-lost = Zeiten möglicherweise falsch
board-times-lost-what = Die Zeiten dieser Partie sind möglicherweise falsch: Zeilen einer beschädigten Datei sind verloren; siehe Eintrag { $row } des Protokolls. Züge fehlen nicht
board-times-lost-remedy = Vergleichen Sie die Zeiten mit denen auf den Partieformularen, und berichtigen Sie die Uhr
board-missing = Züge fehlen
board-missing-what = { $squares ->
    [one] Züge { $place } wurden nicht übermittelt: { $squares } Feld weicht von der Notation ab. Auf dem Brett ist { $side } am Zug
   *[other] Züge { $place } wurden nicht übermittelt: { $squares } Felder weichen von der Notation ab. Auf dem Brett ist { $side } am Zug
}
board-missing-played = Seither aufgezeichnet und für die Notation aufbewahrt: { $moves }
board-missing-by-hand = Fragen Sie die Spieler oder sehen Sie ihre Partieformulare ein. Sie können die fehlenden Züge auch einzeln auf dem Brett eingeben
board-missing-enter = Fehlende Züge eingeben…
board-missing-mark = Mit markierter Lücke fortfahren
board-missing-none = Nichts fehlt: Figuren verschoben
board-missing-moves = Die fehlenden Züge
board-missing-moves-example = 12.Sf3 Sc6 13.Lb5
board-missing-reached = Diese Züge führen zur Stellung auf dem Brett
board-missing-not-reached = { $squares ->
    [one] { $squares } Feld weicht noch vom Brett ab: { $which }
   *[other] { $squares } Felder weichen noch vom Brett ab: { $which }
}
board-illegal-incident = Regelwidriger Zug: Vorfall anlegen
board-claims = Mögliche Anträge
board-claims-none = Jetzt ist kein Antrag möglich
board-claims-never-told = Nur für den Schiedsrichter: Beantragen müssen die Spieler selbst
board-claim-made = Beantragt: Vorfall anlegen
board-watch = Unter Beobachtung
board-incident = #{ $no } { $case }

# What is easily overlooked
board-end-choose = Wählen Sie zuerst das Ergebnis
board-press-typed-title = Ein getippter Zug ist nicht eingegeben
board-press-typed = Brett { $board }: „{ $text }“ ist getippt und nicht eingegeben, und seit dem letzten Druck auf die Uhr auch kein anderer Zug. Eingeben, oder ohne ihn drücken? Auch ein Druck ohne ihn zählt als Zug von { $side }.
board-press-typed-unread = Brett { $board }: „{ $text }“ ist getippt, nicht eingegeben und in dieser Stellung kein Zug; seit dem letzten Druck auf die Uhr wurde auch kein anderer eingegeben. Berichtigen Sie ihn im Feld für Züge (F7), oder drücken Sie ohne ihn: Auch das zählt als Zug von { $side }.
board-press-enter = { $move } eingeben und drücken
board-press-without = Ohne ihn drücken
board-move-presses = Der Zug drückt auch die Uhr
board-counted = Ein Zug von { $side } wurde bei stehenden Uhren eingegeben und wird jetzt gezählt
board-counted-many = { $count } Züge wurden bei stehenden Uhren eingegeben und werden jetzt gezählt
board-counted-side = { $side } +{ $time }
board-counts-later = Die Uhren stehen: Züge, die jetzt eingegeben werden, zählen, sobald eine Uhr in Gang gesetzt wird (F9)
board-begun-with = Die Partie hat begonnen mit: { $move }
board-begun-unseen = Diese Partie hat begonnen, bevor das Brett verbunden war: Ihre Züge sind nicht notiert
board-begun-unseen-remedy = Geben Sie die Züge nach den Partieformularen bis zur Stellung auf dem Brett ein; von da an geht es mit dem Brett weiter
board-another = Das Brett zeigt eine andere Stellung als die Aufzeichnung: Welche gilt?
board-another-remedy = Von diesem Brett werden keine Züge aufgezeichnet, bis beide übereinstimmen. Gilt die Aufzeichnung, stellen Sie ihre Stellung auf dem Brett auf oder teilen Sie das richtige Brett zu. Gilt das Brett, nehmen Sie Züge zurück, berichtigen Sie sie oder geben Sie die fehlenden ein
board-held-back = { $why }. Nicht eingegeben und wieder im Feld: { $moves }
board-held-behind = { $why }. Auch nicht eingegeben und dahinter im Feld: { $moves }
board-held-still = Nicht eingegeben und noch im Feld: { $moves }
board-held-not-entered = { $why }. Nicht eingegeben: { $moves }
board-list-refused = { $why }. { $named ->
    [yes] Das
   *[no] { $move }
} ist Zug { $at } von { $count }: { $entered ->
    [0] Keiner davon ist eingegeben, alle stehen im Feld
    [1] Der Zug davor ist eingegeben, der Rest steht im Feld
   *[other] Die Züge davor sind eingegeben, der Rest steht im Feld
}
board-held-unconfirmed = Züge werden auf der Seite „Brett“ bestätigt

# Was gesagt wird, wenn mit den Ohren gearbeitet wird.

board-nothing-in-past = Das ist eine frühere Stellung: Hier wird nicht gezogen
