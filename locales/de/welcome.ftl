# Was zu sehen ist, solange kein Turnier offen ist.

welcome-title = Arbeitsplatz für Schachschiedsrichter
welcome-what = Bretter, Uhren und Streitfälle eines Turniertags an einem Ort
welcome-begin = Beginnen
welcome-demonstration = Vorführung
welcome-demonstration-what = { $boards } Bretter, davon { $electronic } elektronische, mit simulierten Brettern und Uhren
welcome-path = Oder der Pfad einer Turnierdatei
welcome-path-example = open-2026.jadoube
welcome-recent = Zuletzt geöffnet
welcome-recent-none = Noch nichts
welcome-recent-gone = Nicht gefunden
welcome-recent-remove = Aus der Liste entfernen
