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
sheets-of-white = Formular von Weiß
sheets-of-black = Formular von Schwarz
sheets-record = Aufzeichnung
sheets-record-what = Die Züge der Aufzeichnung: hier zu lesen, zu ändern auf dem Brett oder durch eine Entscheidung
sheets-field = { $place } schreiben
sheets-cell-blank = nichts geschrieben
sheets-cell-tick = nur abgestrichen
sheets-cell-illegible = unleserlich
sheets-cell-other = ein anderer Zug als sonst
sheets-cell-several = kann mehrere Züge bedeuten
sheets-cell-no-move = hier kein regelgemäßer Zug
sheets-cell-beyond = Die Züge davor sind nicht klar
sheets-nothing-expected = Hier wird nichts erwartet: den Zug schreiben
sheets-fill = Aus der Aufzeichnung ausfüllen
sheets-paste = Einfügen…
sheets-file = Aus einer Datei…
sheets-offer = Remisangebot (=)
sheets-clock = Notierte Zeit
sheets-pages = Zu den Formularen
sheets-page-keeping = Führung

# Ein ganzes Formular

sheets-paste-title = Ein ganzes Partieformular
sheets-whose = Wessen Formular
sheets-text = Züge
sheets-text-example = 1. e4 e5  2. Sf3 …  (… nichts geschrieben, | abgestrichen, ? unleserlich)
sheets-understood = { $cells ->
    [0] Noch kein Eintrag
    [one] { $cells } Eintrag verstanden
   *[other] { $cells } Einträge verstanden
}
sheets-replaces = Ersetzt, was für { $side } eingegeben ist
sheets-take = Formular eingeben
sheets-file-title = Ein Partieformular aus einer Datei
sheets-file-deed = Lesen

# Wie ein Formular geführt wird und was geschuldet ist

sheets-kept-in = Geführt in
sheets-language = Sprache
sheets-untold = nicht angegeben
sheets-not-accepted = Die Ausgabe lässt diese Notation nicht zu
sheets-complete = Vollständig, soweit die Aufzeichnung reicht
sheets-behind = { $cells ->
    [one] { $cells } Eintrag fehlt, bei { $from }
   *[other] { $cells } Einträge fehlen, ab { $from }
}
sheets-duty = Pflicht zum Mitschreiben
sheets-duty-always = jeder Zug, wie viel Zeit auch bleibt: Jeder Zug bringt genug
sheets-duty-until = jeder Zug, bis weniger als { $left } bleibt
sheets-duty-exempt = zurzeit keine: Es bleibt zu wenig Zeit
sheets-duty-exempt-since = keine in dieser Periode, seit der Stellung { $place }
sheets-duty-judged = jeder Zug, außer in äußerster Zeitnot nach dem Urteil des Schiedsrichters
sheets-duty-none = keine bei dieser Bedenkzeit
sheets-arrears = Formulare vervollständigen
