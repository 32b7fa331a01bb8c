# Die Blätter eines Vorfalls, einer Runde und einer Partie mit blinden Spielern, wie sie gedruckt werden.

protocol-incident = Vorfall { $no }: { $case }
protocol-round = Runde { $round }
protocol-board = Brett { $board }: { $game }
protocol-open = Noch nicht entschieden
protocol-open-again = Zurzeit nicht entschieden: Die Entscheidung wurde rückgängig gemacht oder wieder aufgenommen
protocol-course = Verlauf der Entscheidung
protocol-was-decided = Entschieden: { $decision }
protocol-corrections = Berichtigungen
protocol-place = Ort
protocol-arbiter = Schiedsrichter
protocol-as-of = Wie verzeichnet bis
protocol-printed = Gedruckt
protocol-opened = Eröffnet
protocol-decided = Entschieden
protocol-position = Stellung (FEN)
protocol-result = Ergebnis
protocol-moves = Züge
protocol-head = Stand
protocol-key = Unterschreibender Schlüssel
protocol-unsigned = Niemand: Die Aufzeichnung wird nicht unterschrieben
protocol-nothing = Es gibt keinen solchen Vorfall, keine Partie dieser Runde, keine Partie mit blinden Spielern an diesem Brett oder keine solche Runde eines Turniers
protocol-print = Blatt drucken…
protocol-no-games = Von dieser Runde ist keine Partie angesetzt
protocol-not-begun = nicht begonnen
protocol-going-on = läuft
protocol-head-camera = Stand der Aufzeichnung für eine Kamera
protocol-head-what = jadoube verify --head sagt später, ob dieser Stand zur Datei gehört
protocol-blind = Ansageprotokoll: Brett { $board }, Runde { $round }
protocol-blind-who = Wer blind ist
protocol-blind-assistant = Assistent von { $side }
protocol-blind-course = Verlauf der Partie
protocol-blind-before = Vor Spielbeginn
protocol-blind-move = { $side }: { $move }
protocol-blind-not-made = { $side }: { $move } nicht in der Aufzeichnung
protocol-blind-after = Nach dem letzten Zug
protocol-blind-wrong = { $line }. Nicht der angesagte Zug

# Die Papiere eines Turniers

protocol-page = { $title } · Seite { $page } von { $pages }
protocol-pairings = Paarungen der Runde { $round }
protocol-results = Ergebnisse der Runde { $round }
protocol-begins = Beginn
protocol-sessions = Spielsitzungen
protocol-draft = Entwurf: Diese Paarungen sind noch nicht veröffentlicht
protocol-column-board = Brett
protocol-column-white = Weiß
protocol-column-black = Schwarz
protocol-column-points = Punkte
protocol-column-id = FIDE-ID
protocol-column-born = Geboren
protocol-column-club = Verein
protocol-column-remarks = Bemerkungen
protocol-board-result = Brett { $board }: { $result }
protocol-undone = rückgängig gemacht
protocol-players = Teilnehmer
protocol-count = Anzahl der Teilnehmer
protocol-board-cards = Brettkarten der Runde { $round }
protocol-card-board = Brett { $board }
protocol-scoresheets = Partieformulare der Runde { $round }
protocol-sheet-place = Runde { $round } · Brett { $board }
protocol-of-round = Protokoll der Runde { $round }
protocol-stage = Stand
protocol-games = Partien
protocol-adjourned = Hängepartien in der Reihenfolge der Wiederaufnahme
protocol-incidents = Vorfälle
protocol-signed-chief = Hauptschiedsrichter
protocol-signed-director = Turnierleiter
protocol-standings = Rangliste nach Runde { $round }
protocol-results-missing =
    Runde { $round }: { $count ->
        [one] noch kein Ergebnis an Brett { $boards }
       *[other] noch keine Ergebnisse an den Brettern { $boards }
    }
protocol-points-unfinished = * Eine Partie einer früheren Runde ist nicht beendet: Diese Punkte können sich noch erhöhen
protocol-struck = In Klammern: gespielt, aber für den Stand gestrichen, weil ein Spieler ausgeschieden ist
protocol-numbers-given = Startnummern vergeben ({ $how }): { $names }
protocol-prizes-provisional = Vorläufig: Das Turnier ist nicht beendet, die Preise folgen dem jetzigen Stand
protocol-clock-sheet = Uhrenkontrolle, Runde { $round }
protocol-control = Bedenkzeit
protocol-clock-how = Prüfen Sie alle Uhren alle 30 Minuten: T1 und T2 sind die Zeiten, die beide Uhren zeigen. Weicht ihre Summe um mehr als { $tolerance } vom Sollwert ab, vermerken Sie die Abweichung und suchen Sie den Grund. Bei Uhren, die die verbrauchte Zeit zeigen, ist T1 + T2 die Zeit seit Beginn.
protocol-clock-periods = Hat eine Uhr die Zeit einer späteren Periode hinzugefügt, zählen Sie diese auch rechts dazu.
protocol-clock-delay = Bei Aufschub darf die Summe größer sein: Eine Abweichung zählt nur nach unten.
protocol-clock-moves = Züge
protocol-clock-sum = Summe
protocol-clock-deviation = Abweichung
protocol-column-players = Spieler
protocol-equipment = Materialkontrolle, Regeln von { $edition }
protocol-equipment-count = Bretter im Spiel
protocol-equipment-boards = Bretter und Figuren
protocol-equipment-clocks = Uhren
protocol-equipment-sheets = Partieformulare
protocol-equipment-blind = Blinde Spieler
protocol-equipment-what = Was
protocol-equipment-laws = Die Regeln
protocol-equipment-wrong = Fehlt an Brett
protocol-equipment-ok = In Ordnung
protocol-report = Bericht des Hauptschiedsrichters
protocol-regulations = Turnierordnung
protocol-date = Erster Tag
protocol-laws-name = Schachregeln
protocol-laws = Fassung von { $edition }
protocol-own-rules = mit eigenen Regeln des Turniers
protocol-rounds = Runden
protocol-column-round = Runde
protocol-column-before = Vorher
protocol-column-reason = Grund
protocol-column-when = Wann
protocol-this-computer = dieser Rechner
protocol-recorded-at = Eingetragen an
protocol-column-who = Eingetragen an
protocol-corrections-results = Berichtigungen von Ergebnissen
protocol-incidents-appeals = Vorfälle und Berufungen
protocol-adjournments = Hängepartien
protocol-acts = Entscheidungen zum Turnier
protocol-none = Keine

# Bescheinigungen von Titelergebnissen
protocol-norms = Titelergebnisse von { $name }
protocol-norm = Bescheinigung eines Titelergebnisses: { $title }
protocol-norm-applicant = Antragsteller
protocol-norm-federation = Föderation
protocol-norm-held = Bisheriger Titel
protocol-norm-dates = Tage
protocol-norm-rounds-a-day = Runden am Tag, höchstens
protocol-norm-reckoning = Berechnung
protocol-norm-requirements = Anforderungen
protocol-norm-colour = Farbe
protocol-norm-opponent = Gegner
protocol-norm-counts-as = zählt als { $rating }
protocol-norm-left-out = weggelassen
protocol-norm-not-rated = nicht gewertet
protocol-norm-not-played = nicht gespielt
protocol-norm-games = Partien, die zählen
protocol-norm-score = Punkte darin
protocol-norm-score-needed = Mit diesem Durchschnitt nötige Punkte
protocol-norm-average = Durchschnitt der Wertungszahlen der Gegner (Ra)
protocol-norm-difference = Differenz nach Prozenten (dp)
protocol-norm-performance = Leistung (Rp)
protocol-norm-titles = Titel der Gegner
protocol-norm-federations = Föderationen der Gegner
protocol-norm-foreign = Fremde Föderationen
protocol-norm-host = Föderation, in der das Turnier stattfindet
protocol-norm-code = Nummer der Anmeldung bei der FIDE
protocol-norm-exemption = Befreiung von fremden Gegnern (B.01 1.4.3), falls vorhanden
protocol-norm-further = Weitere Angaben
protocol-norm-to-write = Einzutragen
protocol-norm-signed-federation = Für die Föderation des Antragstellers

# Chess960
protocol-start = Anfangsstellung

# Preise
protocol-prizes = Preisliste
protocol-column-prize = Preis
protocol-column-signed = Erhalten
# Die Gruppen der Olympiade von 1972
protocol-group-boards = Bretter
protocol-group-white-first = Weiß an Brett 1
protocol-group-black-first = Schwarz an Brett 1
protocol-group-game-points = Brettpunkte
protocol-group-match-points = Mannschaftspunkte
protocol-group-sonneborn-berger = Sonneborn-Berger
protocol-group-above = Vor der nächsten durch

# Teams
protocol-matches = Protokolle der Mannschaftskämpfe, Runde { $round }
protocol-match = Protokoll des Mannschaftskampfs { $nth }, Runde { $round }
protocol-match-first = Erste Mannschaft (Weiß an den ungeraden Brettern)
protocol-match-second = Zweite Mannschaft
protocol-match-against = Gegen
protocol-match-line-up = Aufstellung von { $team }
protocol-match-captain = Mannschaftsführer von { $team }
protocol-match-total = Ergebnis des Mannschaftskampfs
protocol-line-up-what = Schreiben Sie neben jeden Spieler, der spielt, die Nummer des Bretts. Die Reihenfolge der Liste gilt: Ersatzspieler lassen die anderen abrücken, nie aufrücken (1972: 24.1).
protocol-line-up-received = Angenommen: Turnierleiter, Datum und Uhrzeit
protocol-signed-captain = Mannschaftsführer
protocol-signed-captain-first = Mannschaftsführer der ersten Mannschaft
protocol-signed-captain-second = Mannschaftsführer der zweiten Mannschaft
protocol-signed-match-arbiter = Schiedsrichter des Mannschaftskampfs
