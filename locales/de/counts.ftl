# What is counted for each player.

counts-title = An Brett { $board } zählen
counts-what = Was
counts-whose = Für wen
counts-how = Wie
counts-one-more = Eins mehr
counts-set-right = Zahl richtigstellen
counts-right-count = Die richtige Zahl
counts-change = Zählen…
counts-illegal-moves = Regelwidrige Züge
counts-warnings = Verwarnungen
counts-wrong-claims = Falsche Anträge
counts-sheet-requests = Bitten um das Partieformular des Gegners
counts-so-many-illegal-moves = { $count ->
    [one] { $count } regelwidriger Zug
   *[other] { $count } regelwidrige Züge
}
counts-so-many-warnings = { $count ->
    [one] { $count } Verwarnung
   *[other] { $count } Verwarnungen
}
counts-so-many-wrong-claims = { $count ->
    [one] { $count } falscher Antrag
   *[other] { $count } falsche Anträge
}
counts-so-many-sheet-requests = { $count ->
    [one] { $count } Bitte um das Partieformular
   *[other] { $count } Bitten um das Partieformular
}
