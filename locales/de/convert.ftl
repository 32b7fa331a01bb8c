# Converting scores.

# What there is to say about a score that is converted, with its place.

convert-remark = Partie { $game }, Zug { $number }, Zeile { $line }, Spalte { $column }: { $what }
convert-unread = Von hier an als Kommentar behalten: { $what }
convert-variation = Der Rest der Variante wurde als Kommentar behalten: { $what }
convert-blocked = Wenn das Vorhergehende nicht anders gelesen wird, als es geschrieben ist: { $what }
convert-cut = „{ $text }“ wurde als { $taken } gelesen, aber auch { $other } führt zu einer regelgemäßen Partie
convert-start = Die Züge wurden als Kommentar behalten: { $what }
convert-chosen = „{ $text }“ wurde als { $taken } gelesen; mit { $others } bricht die Partie ab
convert-open = „{ $text }“ wurde als { $taken } gelesen, aber auch { $others } führt zu einer regelgemäßen Partie
convert-left-out = Eine Partie in Brailleschrift hat weder Varianten noch Zeiten. Weggelassen sind { $variations ->
    [one] { $variations } Variante
   *[other] { $variations } Varianten
}, die Zeiten von { $times ->
    [one] { $times } Zug
   *[other] { $times } Zügen
} und { $words ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}
convert-latin = Der Text ist nicht UTF-8 und wurde als Latin-1 gelesen: Prüfen Sie die Namen
convert-no-cells = Die Brailleschrift hat keine Zeichen für { $text }
convert-braille = Die Partie wurde als Kommentar behalten: { $what }
convert-repaired = „{ $text }“ wurde als „{ $read_as }“ gelesen ({ $slip }); damit geht die Partie weiter
convert-slip-looks-alike = ein Zeichen mit einem ähnlichen verwechselt
convert-slip-other-sign = ein anderes Zeichen
convert-slip-lost = ein Zeichen fehlt
convert-slip-added = ein Zeichen zu viel
convert-slip-swapped = zwei Zeichen vertauscht
convert-slip-nothing = nichts Ähnliches ist regelgemäß

# What is wrong with a score in braille.

convert-braille-cells = Zeile { $line }: „{ $text }“ bedeutet in dieser Brailleschrift nichts. Versuchen Sie eine andere
convert-braille-tag = Zeile { $line }: „{ $text }“ hat keinen Doppelpunkt, den die Zeilen über den Zügen brauchen
convert-braille-start = Die Anfangsstellung: { $what }
convert-braille-number = Zeile { $line }: Der Zug trägt die Nummer { $found }, ist aber Nummer { $expected }. Fehlt einer?
convert-braille-move = Zeile { $line }, Halbzug { $ply }: { $fault }
convert-braille-several = Halbzug { $ply } kann { $moves } sein, und der Rest passt zu jedem. Schreiben Sie, welcher
convert-braille-no-move = Zeile { $line }: „{ $text }“ steht vor jedem Zug
