# What is counted for each player.

counts-title = Verwarnungen und Verstöße an Brett { $board }
counts-what = Was
counts-whose = Für wen
counts-how = Wie
counts-one-more = Eins mehr
counts-set-right = Zahl berichtigen
counts-right-count = Die richtige Zahl
counts-change = Eintragen…
counts-no-player = Wählen Sie zuerst den Spieler
counts-undo = Rückgängig: { $how } ({ $key })
counts-illegal-moves = Regelwidrige Züge
counts-warnings = Verwarnungen
counts-wrong-claims = Unberechtigte Anträge
counts-sheet-requests = Verlangte Einsicht in das Partieformular
counts-so-many-illegal-moves = { $count ->
    [one] { $count } regelwidriger Zug
   *[other] { $count } regelwidrige Züge
}
counts-so-many-warnings = { $count ->
    [one] { $count } Verwarnung
   *[other] { $count } Verwarnungen
}
counts-so-many-wrong-claims = { $count ->
    [one] { $count } unberechtigter Antrag
   *[other] { $count } unberechtigte Anträge
}
counts-so-many-sheet-requests = { $count ->
    [one] { $count } Bitte um das Partieformular
   *[other] { $count } Bitten um das Partieformular
}
