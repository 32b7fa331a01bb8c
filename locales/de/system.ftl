# What the system says when it does not do something.

system-not-found = keine solche Datei, kein solches Gerät
system-no-permission = keine Berechtigung
system-exists = ist schon vorhanden
system-folder = ist ein Ordner
system-full = kein Platz mehr
system-too-large = ist zu groß: teilen oder berichtigen Sie die Datei
system-not-text = ist kein Text
system-busy = ist in Gebrauch
system-refused = die Verbindung wurde abgelehnt
system-unreachable = der Computer ist nicht erreichbar
system-other-machine = dieser Computer hat diese Adresse nicht
system-timed-out = keine Antwort in angemessener Zeit
system-hung-up = die Gegenseite hat die Verbindung beendet
system-no-device = dahinter ist kein Gerät
system-not-serial = ist kein serieller Anschluss
system-device-failed = das Gerät meldet einen Fehler
system-other = „{ $text }“
system-unreadable = Zeile { $line }, Spalte { $column }: { $fault }

# What a reader of RON or JSON does not understand, after the line and the column.
system-reader-ended = der Text endet zu früh
system-reader-trailing = nach dem Ende folgt noch etwas
system-reader-signs = hier wird { $signs } erwartet
system-reader-stray = „{ $sign }“ gehört nicht hierher
system-reader-no-value = hier fehlt ein Wert
system-reader-need = erwartet wird { $expected }
system-reader-misfit = erwartet wird { $expected }, nicht { $found }
system-reader-length = die Anzahl der Werte stimmt nicht
system-reader-no-word = { $known ->
    [none] „{ $found }“ ist hier nicht bekannt
   *[other] „{ $found }“ ist hier nicht bekannt; bekannt: { $known }
}
system-reader-no-field = { $known ->
    [none] ein Feld „{ $field }“ gibt es hier nicht
   *[other] ein Feld „{ $field }“ gibt es hier nicht; bekannt: { $known }
}
system-reader-missing = das Feld „{ $field }“ fehlt
system-reader-repeated = das Feld „{ $field }“ ist zweimal angegeben
system-reader-escape = was auf den Rückstrich folgt, ist ungültig
system-reader-control = in einem Text steht ein Zeilenumbruch oder ein anderes Steuerzeichen
system-reader-number = die Zahl ist ungültig
system-reader-out-of-range = die Zahl ist zu groß
system-reader-comma = hier ist ein Komma zu viel
system-reader-depth = die Werte sind zu tief verschachtelt
system-reader-key = ein Name muss in doppelten Anführungszeichen stehen
system-reader-no-form = der Wert hat keine der hier möglichen Formen
system-reader-other = nicht verstanden (auf Englisch: „{ $text }“)

system-kind-whole = eine ganze Zahl
system-kind-within = eine ganze Zahl von { $from } bis { $to }
system-kind-number = eine Zahl
system-kind-boolean = `true` oder `false`
system-kind-text = ein Text in doppelten Anführungszeichen
system-kind-sign = ein einzelnes Zeichen
system-kind-list = eine Liste
system-kind-fields = ein Objekt mit benannten Feldern
system-kind-word = ein hier bekanntes Wort
system-kind-nothing = ein leerer Wert
