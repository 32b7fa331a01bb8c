# Die Elo-Liste der FIDE auf diesem Rechner: eingelesen und nachgeschlagen.

rating-list-about =
    { $list }-Elo-Liste vom { $date } ({ $dated_by }), aus { $source }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, davon { $unrated } ohne Wertungszahl; Wertungszahlen: { $rates }
rating-list-dated-arbiter = wie angegeben
rating-list-dated-heading = nach der Kopfzeile
rating-list-dated-name = nach dem Dateinamen
rating-list-dated-file-time = nach dem Tag, an dem die Datei geschrieben wurde; prüfen Sie ihn

# Fehler

rating-list-none = Auf diesem Rechner ist keine Elo-Liste eingelesen
rating-list-no-folder = Auf diesem Rechner gibt es keinen Ordner für die Elo-Liste
rating-list-packed = { $path } ist gepackt. Entpacken Sie sie zuerst (in der Dateiverwaltung: Entpacken; im Terminal: unzip), dann lesen Sie die .txt- oder .xml-Datei daraus ein
rating-list-no-list = { $path } ist keine Elo-Liste: Sie muss mit einer Zeile mit ID, Name und Fed beginnen oder die XML-Form haben
rating-list-no-players = In { $path } steht kein Spieler
rating-list-busy = Ein anderes Fenster liest gerade eine Liste ein; warten Sie, bis es fertig ist
rating-list-stopped = Das Einlesen wurde abgebrochen; die bisherige Liste gilt weiter
rating-list-damaged = Die eingelesene Elo-Liste ({ $path }) ist beschädigt. Lesen Sie sie erneut ein
rating-list-newer = Die Elo-Liste ({ $path }) wurde von einer späteren Version des Programms eingelesen. Lesen Sie sie mit dieser erneut ein
rating-list-no-date = „{ $text }“ ist kein Monat; schreiben Sie zum Beispiel 2026-11

# Auffälliges

rating-list-odd =
    { $what }: { $count ->
        [one] einmal, Zeile { $first }
       *[other] { $count }-mal, zuerst in Zeile { $first }
    }
rating-list-odd-too-long = Länger als die Kopfzeile; trotzdem gelesen
rating-list-odd-too-short = Felder fehlen
rating-list-odd-not-ascii = Buchstaben außerhalb von ASCII
rating-list-odd-unreadable = Ein Feld, das nicht zu lesen ist; es blieb leer
rating-list-odd-nobody = Ohne Nummer oder Namen; ausgelassen
rating-list-odd-twice = Eine Nummer, die zweimal in der Liste steht; die erste wurde behalten

# Nachschlagen

rating-list-columns = FIDE-ID	Titel	Name	Föd.	Geb.	Standard	Schnell	Blitz
rating-list-nobody = In der Liste ist niemand zu „{ $text }“ zu finden
rating-list-no-number = Die Liste hat keinen Spieler mit der Nummer { $number }
rating-list-more = Es gibt weitere; geben Sie mehr Buchstaben des Nachnamens oder des Vornamens ein

# Im Fenster

rating-list-of = { $list }-Elo-Liste vom { $date }
rating-list-title = Elo-Liste der FIDE
rating-list-where = Holen Sie die gemeinsame Liste von ratings.fide.com („Download rating list“, TXT oder XML), und entpacken Sie sie. Danach wird nichts mehr über ein Netz abgefragt
rating-list-import = Eine Liste einlesen…
rating-list-deed = Einlesen
rating-list-month = Monat der Liste
rating-list-month-what = Mit diesem Monat wird jede Wertungszahl datiert, die aus ihr übernommen wird
rating-list-come = Die Elo-Liste wird eingelesen: { $percent } %
rating-list-stop = Das Einlesen abbrechen
rating-list-look-up-none = Eine in den Einstellungen eingelesene Elo-Liste würde hier nachgeschlagen
rating-list-look-up-count =
    { $count ->
        [0] niemand in der Elo-Liste
        [one] { $count } in der Elo-Liste, Pfeil ab
       *[other] { $count } in der Elo-Liste, Pfeil ab
    }
rating-list-standard = Standard { $rating }
rating-list-rapid = Schnell { $rating }
rating-list-blitz = Blitz { $rating }
rating-list-unrated = ohne Wertungszahl
rating-list-inactive = inaktiv
