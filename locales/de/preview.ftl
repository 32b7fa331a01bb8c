# Die Vorschau dessen, was gedruckt wird.

preview-title = Druckvorschau
preview-title-of = Druckvorschau: { $name }
preview-save = Als PDF speichern
preview-zoom = Größe
preview-zoom-page = Ganze Seite
preview-zoom-width = Volle Breite
preview-zoom-double = Doppelt
preview-page = Seite { $page } von { $count }
preview-back = Vorherige Seite
preview-on = Nächste Seite
preview-no-envelope = Umschlag { $no } gibt es nicht
preview-no-receipt = Der Zug steht auf Papier, daher gibt es keine Quittung; drucken Sie den Umschlag
preview-no-room = Für „{ $text }“ ist kein Platz; nehmen Sie größeres Papier oder kürzen Sie den Text
preview-letter = „{ $letter }“ in „{ $text }“ lässt sich nicht drucken; schreiben Sie es in lateinischen oder kyrillischen Buchstaben
preview-code = Der Text des QR-Codes ist zu lang
preview-unmade = Das PDF konnte nicht erstellt werden: { $why }
preview-what = Was gedruckt wird
preview-pairings = Paarungen
preview-results = Ergebnisse
preview-cards = Brettkarten
preview-scoresheets = Partieformulare
preview-protocol = Rundenprotokoll
