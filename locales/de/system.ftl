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
system-other = „{ $text }“
system-unreadable = Zeile { $line }, Spalte { $column }: „{ $text }“
