# Partieformulare

case-score-chapter = Partieformulare

case-score-kind-not-recording = Züge nicht mitgeschrieben
case-score-ask-not-recording-by = Wer schreibt nicht mit?
case-score-ask-not-recording-missing = Wie viele Züge fehlen?
case-score-ask-not-recording-both = Schreibt auch der Gegner nicht mit?
case-score-ask-not-recording-was-below = In dieser Periode einmal weniger als fünf Minuten?
case-score-ask-not-recording-pressed = Nach Ihrem Urteil in äußerster Zeitnot?

case-score-kind-wrote-first = Vor dem Ziehen notiert
case-score-ask-wrote-first-by = Wer?
case-score-ask-wrote-first-purpose = Warum?
case-score-answer-no-purpose = Ohne besonderen Grund
case-score-answer-to-claim = Um mit dem Zug Remis zu beantragen
case-score-answer-to-seal = Um den Zug abzugeben

case-score-kind-arrears = Partieformulare im Rückstand
case-score-ask-arrears-whose = Wessen?
case-score-ask-arrears-flag-down = Ist ein Blättchen gefallen?
case-score-ask-arrears-no-record = Gibt es gar keine vollständige Niederschrift?
case-score-answer-white-behind = Das von Weiß
case-score-answer-black-behind = Das von Schwarz
case-score-answer-both-behind = Beide

case-score-kind-control-unproved = Zeitkontrolle nicht nachweisbar
case-score-ask-control-unproved-side = Um wessen Züge geht es?
case-score-ask-control-unproved-established = Wie viele Züge stehen doch noch fest?
case-score-ask-control-unproved-while-reconstructing = Fiel das Blättchen bei einvernehmlicher Rekonstruktion?

case-score-kind-sheet-refused = Weigerung beim Partieformular
case-score-ask-sheet-refused-by = Wer weigert sich?
case-score-ask-sheet-refused-what = Was zu tun?
case-score-ask-sheet-refused-persisting = Auch nach einer Verwarnung noch?
case-score-answer-keep-score = Mitzuschreiben
case-score-answer-lend = Dem Gegner das Formular zu leihen
case-score-answer-hand-over = Es zu zeigen oder abzugeben
case-score-answer-sign = Zu unterschreiben

case-score-kind-sheet-unclear = Unlesbares oder verdecktes Formular
case-score-ask-sheet-unclear-by = Wessen?
case-score-ask-sheet-unclear-fault = Was stimmt nicht?
case-score-answer-illegible = Es ist nicht lesbar
case-score-answer-hidden = Der Schiedsrichter kann es nicht sehen
case-score-answer-covered = Der Gegner kann es nicht sehen

case-score-kind-sheet-notation = Notation auf dem Formular
case-score-ask-sheet-notation-by = Wer?
case-score-ask-sheet-notation-notation = Wie schreibt der Spieler?
case-score-answer-descriptive = Beschreibend
case-score-answer-electronic = Auf einem elektronischen Partieformular
case-score-answer-algebraic = Algebraisch
case-score-answer-other-notation = Anders

case-score-kind-electronic-sheet-fails = Elektronisches Partieformular fällt aus
case-score-ask-electronic-sheet-fails-by = Wessen?

case-score-kind-sheet-request = Formular im Schnell- oder Blitzschach verlangt
case-score-ask-sheet-request-by = Wer verlangt es?
case-score-ask-sheet-request-sheet = Welches?
case-score-ask-sheet-request-before = Wie oft wurde dem Spieler die Niederschrift schon gezeigt?
case-score-answer-blank-sheet = Ein leeres, zum Mitschreiben
case-score-answer-arbiters-record = Die Niederschrift des Schiedsrichters, zur Ansicht

case-score-kind-wrong-result = Falsches Ergebnis
case-score-ask-wrong-result-signed = Haben beide unterschrieben?
case-score-ask-wrong-result-paired = Ist die nächste Runde danach ausgelost?

# Mitschreiben

case-score-no-duty-in-rapid = Im Schnell- und Blitzschach braucht { $side } nicht mitzuschreiben
case-score-one-move-behind = { $side } ist höchstens einen Zug im Rückstand: kein Grund einzugreifen
case-score-must-record = { $moves ->
    [one] { $side } muss mitschreiben und ist { $moves } Zug im Rückstand
   *[other] { $side } muss mitschreiben und ist { $moves } Züge im Rückstand
}
case-score-write-before-next-move = { $side } ergänzt das Formular in der eigenen Zeit, vor dem nächsten Zug
case-score-exempt = { $side } braucht zur Zeit nicht mitzuschreiben
case-score-tick-moves = { $side } muss jeden Zug wenigstens abhaken und das Formular ergänzen, sobald die Zeitnot vorbei ist
case-score-judge-pressure = Ob { $side } in äußerster Zeitnot ist
case-score-complete-after-flag = { $side } ergänzt das Formular, sobald ein Blättchen gefallen ist
case-score-arbiter-records = Die Züge selbst mitschreiben oder von einem Assistenten mitschreiben lassen
case-score-may-write-first = { $side } darf den Zug vor dem Ausführen notieren
case-score-sealing-needs-writing = Ein Abgabezug muss notiert werden: { $side } hat nichts falsch gemacht
case-score-must-not-write-first = { $side } muss den Zug zuerst ausführen und dann notieren
case-score-free-to-play-another = Der notierte Zug bindet { $side } nicht

# Ergänzen

case-score-not-before-the-flag = Kein Blättchen ist gefallen: Noch muss niemand das Formular ergänzen
case-score-one-behind = Nur das Formular von { $side } ist im Rückstand
case-score-complete-own-time = { $side } ergänzt das Formular in der eigenen Zeit und darf vorher nicht ziehen
case-score-may-borrow-sheet = { $side } darf, wenn am Zug, dafür das Formular des Gegners benutzen
case-score-both-behind = Beide Formulare sind im Rückstand
case-score-both-complete = Beide ergänzen ihre Formulare, nach der Niederschrift des Schiedsrichters oder voneinander
case-score-arbiter-restarts = Nur der Schiedsrichter setzt die Uhren wieder in Gang
case-score-no-record = Es gibt keine vollständige Niederschrift der Partie
case-score-note-position = Stellung, beide Zeiten, wessen Uhr lief und, wenn bekannt, die Zahl der Züge festhalten
case-score-second-board = Die Spieler rekonstruieren die Partie auf einem zweiten Brett
case-score-next-move-is-first = Ist die Zeitkontrolle nicht nachweisbar, gilt der nächste Zug als erster der nächsten Periode, wenn nicht klar ist, dass mehr Züge ausgeführt wurden
case-score-clock-ran-by-agreement = Die Spieler rekonstruierten im Einvernehmen bei laufender Uhr: Das Blättchen von { $side } zählt
case-score-moves-lack = { $moves ->
    [one] { $side } fehlt { $moves } Zug: Die Zeit wurde überschritten
   *[other] { $side } fehlen { $moves } Züge: Die Zeit wurde überschritten
}
case-score-moves-established = { $moves ->
    [one] { $side } hat { $moves } Zug ausgeführt: Die Zeitkontrolle wurde erreicht
   *[other] { $side } hat { $moves } Züge ausgeführt: Die Zeitkontrolle wurde erreicht
}
case-score-control-unproved = Es ist nicht nachweisbar, dass { $side } die Zeit überschritten hat
case-score-arbiter-finds-facts = Wie sicher es ist, dass die Zeitkontrolle erreicht wurde: Der Schiedsrichter stellt den Sachverhalt fest

# Das Formular

case-score-refuses-to-record = { $side } weigert sich mitzuschreiben
case-score-refuses-to-lend = { $side } weigert sich, dem Gegner, der ergänzen muss, das Formular zu leihen
case-score-refuses-to-show = { $side } weigert sich, das Formular zu zeigen oder abzugeben; es gehört dem Veranstalter
case-score-refuses-to-sign = { $side } weigert sich zu unterschreiben
case-score-note-refusal = Auf dem Formular vermerken, dass { $side } nicht unterschrieben hat
case-score-result-without-signature = Das Ergebnis gilt auch ohne die Unterschrift
case-score-require = { $side } anweisen, Folge zu leisten
case-score-persisting-loses = Weigert sich { $side } weiter, ist die Partie verloren
case-score-opponents-points = Die Punkte von { $side }, über die der Schiedsrichter entscheidet, wo die Fassung es sagt
case-score-illegible = Das Formular von { $side } ist nicht lesbar
case-score-write-legibly = { $side } schreibt die Züge in der eigenen Zeit noch einmal lesbar
case-score-hidden = Der Schiedsrichter kann das Formular von { $side } nicht sehen
case-score-uncover = { $side } lässt das Formular so liegen, dass der Schiedsrichter es sehen kann
case-score-covered = { $side } darf das Formular vor dem Gegner verdecken, nicht vor dem Schiedsrichter
case-score-notation-allowed = { $side } schreibt auf eine Weise, die die Fassung zulässt
case-score-certified-only = Nur ein von der FIDE zertifiziertes elektronisches Formular zählt
case-score-notation-not-allowed = { $side } schreibt auf eine Weise, die die Fassung nicht zulässt
case-score-write-algebraically = { $side } schreibt von jetzt an in algebraischer Notation
case-score-write-on-paper = { $side } schreibt auf Papier, in algebraischer Notation
case-score-no-evidence = Für Anträge beweist ein solches Formular nichts
case-score-electronic-fails = Das elektronische Partieformular von { $side } hat versagt
case-score-replace-sheet = { $side } ein anderes Formular geben; die bisherigen Züge werden von dem des Gegners oder des Schiedsrichters übernommen
case-score-whose-time = In wessen Zeit { $side } es ergänzt
case-score-own-sheet = Im Standardschach führt { $side } das eigene Formular
case-score-blank-on-request = { $side } darf jederzeit ein Formular verlangen, um mitzuschreiben
case-score-bring-sheet = { $side } ein Formular bringen
case-score-no-right-to-sheet = Die Fassung gibt { $side } kein Recht, es zu verlangen
case-score-may-bring-sheet = Der Schiedsrichter darf es trotzdem gewähren
case-score-record-only-on-move = { $side } darf die Niederschrift nur verlangen, wenn er am Zug ist
case-score-record-too-often = { $times ->
    [one] { $side } hat die Niederschrift schon { $times } Mal verlangt: Jedes weitere Verlangen ist eine Störung
   *[other] { $side } hat die Niederschrift schon { $times } Mal verlangt: Jedes weitere Verlangen ist eine Störung
}
case-score-record-shown = { $left ->
    [one] { $side } darf die Niederschrift jetzt sehen und noch { $left } Mal
   *[other] { $side } darf die Niederschrift jetzt sehen und noch { $left } Mal
}
case-score-show-record = { $side } die Niederschrift zeigen

# Das Ergebnis

case-score-result-not-signed = Das Ergebnis ist falsch eingetragen und nicht von beiden unterschrieben
case-score-write-right-result = Das richtige Ergebnis eintragen und unterschreiben lassen
case-score-result-was-corrected = Die Partie war schon beendet. Ihr Ergebnis ist { $result } (berichtigt); vorher: { $shown }
case-score-result-wrong = Ein Ergebnis wurde falsch gemeldet
case-score-correct-result = Das Ergebnis für die kommenden Runden berichtigen
case-score-pairings-stay = Paarungen, die auf dem falschen Ergebnis beruhen, bleiben
case-score-signed-result-stands = Beide haben das Ergebnis unterschrieben: Auch falsch bleibt es bestehen, wenn der Schiedsrichter nicht anders entscheidet
case-score-result-stands = Das unterschriebene Ergebnis bleibt zunächst bestehen
case-score-may-correct = Ob das Ergebnis berichtigt wird
case-score-correct-after-pairing = Ob das Ergebnis berichtigt wird; die nächste Runde ist danach ausgelost
