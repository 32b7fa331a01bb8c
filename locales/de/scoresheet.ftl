# Was zwei Partieformulare ergeben, und die Fehler darin.

scoresheet-certain = Sicher: Keine andere regelgemäße Partie kommt diesen Formularen nahe
scoresheet-agreed = Beide Formulare sagen es so: Eine andere Partie passt nur, wenn beide denselben Schreibfehler gemacht haben
scoresheet-likely = Wahrscheinlich: die wahrscheinlichste der Partien, die zu diesen Formularen passen; andere passen auch
scoresheet-open = Offen: Keine regelgemäße Partie passt zu allem, was bekannt ist
scoresheet-none = Keine regelgemäße Partie wurde gefunden
scoresheet-end-disregarded = Die folgenden Züge führen nicht zur angegebenen Schlussstellung: Prüfen Sie diese oder die Formulare
scoresheet-counters-disregarded = Die Zähler der Schlussstellung passen zu keiner Partie; nur ihre Figuren wurden benutzt
scoresheet-castling-disregarded = Keine Partie, die zu den Formularen passt, endet mit diesen Rochaderechten; sie blieben außer Betracht
scoresheet-clocks-disregarded = Was die Uhren von der Zahl der Züge zeigen, passt zu keiner Partie oder widerspricht dem Übrigen; es blieb außer Betracht
scoresheet-proved = Bewiesen: Weiß hat { $white } Züge ausgeführt, Schwarz { $black }
scoresheet-claimed = { $proved ->
    [yes] Die behaupteten { $count } Züge wurden in jeder passenden Partie ausgeführt
   *[no] Die behaupteten { $count } Züge sind nicht bewiesen
}
scoresheet-parts = Die passenden Partien trennen sich bei: { $places }
scoresheet-parts-far = Viel weniger wahrscheinliche Partien trennen sich bei: { $places }
scoresheet-agreed-at = Nur belegt, weil beide Formulare dasselbe sagen; bei gleichem Schreibfehler auf beiden passte auch ein anderer Zug: { $places }
scoresheet-gaps-filled = Auf keinem Formular, doch nur ein Zug passt: { $places }
scoresheet-gaps-open = Auf keinem Formular, und mehrere Züge passen: { $places }
scoresheet-other-game = Eine andere passende Partie, um { $bits } Bit weniger wahrscheinlich, unterscheidet sich in: { $moves }
scoresheet-of-white = Formular von Weiß
scoresheet-of-black = Formular von Schwarz
scoresheet-slip = { $sheet }, { $place }: { $text } – { $slips }

scoresheet-wrong-file = falsche Linie
scoresheet-wrong-rank = falsche Reihe
scoresheet-mirrored-rank = Reihe von der anderen Seite gezählt
scoresheet-wrong-piece = falsche Figur
scoresheet-other-language = Buchstabe einer anderen Sprache
scoresheet-other-castling = Rochade zur anderen Seite
scoresheet-wrong-departure = falsches Ausgangsfeld
scoresheet-incomplete = unvollständig
scoresheet-ambiguous = sagt nicht, welche Figur
scoresheet-needless-distinction = sagt unnötig, welche Figur
scoresheet-capture-sign = Schlagzeichen fehlt oder ist überzählig
scoresheet-check-sign = Schachzeichen fehlt oder ist überzählig
scoresheet-promotion = Umwandlung fehlt oder ist eine andere
scoresheet-look-alikes = kyrillische Buchstaben zwischen lateinischen
scoresheet-illegible = unleserlich
scoresheet-not-written = nicht ausgeschrieben
scoresheet-stopped-writing = nicht mehr mitgeschrieben
scoresheet-colours-shifted = Halbzug ausgelassen, die Spalten verschieben sich
scoresheet-move-pair-left-out = Zeile ausgelassen
scoresheet-written-twice = doppelt geschrieben
scoresheet-extra-entry = ein Eintrag davor gehört zu keinem Zug
scoresheet-order-swapped = zwei Züge in falscher Reihenfolge
scoresheet-unreadable = kein Zug
scoresheet-other-move = ein ganz anderer Zug
