# Der Bildschirm des Turniers: seine Seiten.

tournament-page = Übersicht
tournament-players = Teilnehmer
tournament-draw = Auslosung
tournament-round = Runde
tournament-standings = Rangliste
tournament-cross-table = Kreuztabelle
tournament-pages = Seiten des Turniers
tournament-no-file = Öffnen Sie ein Turnier oder legen Sie ein neues an.

# Page: event

tournament-next = Als Nächstes: { $step }
tournament-next-fix = Turnierordnung festlegen…
tournament-next-enter = Teilnehmer melden
tournament-next-number = Startnummern vergeben
tournament-next-pair = Runde { $round } paaren
tournament-next-look = Runde { $round } zeigen
tournament-next-publish = Runde { $round } veröffentlichen
tournament-next-results = Ergebnisse eintragen
tournament-next-settle = Ergebnisse klären
tournament-next-draw-start = Stellung auslosen
tournament-next-close = Runde { $round } abschließen
tournament-next-resume = Umschläge zeigen
tournament-next-standings = Rangliste zeigen
tournament-event-none = In dieser Datei ist noch kein Turnier. Zuerst kommt seine Turnierordnung; dann folgen Teilnehmer, Startnummern, Runden und Ergebnisse. Einzelne Partien lassen sich ohne Turnier aufsetzen
tournament-event-regulations = Turnierordnung
tournament-event-system = Paarungssystem
tournament-event-single = Rundenturnier
tournament-event-double = Doppelrundiges Turnier
tournament-event-manual = Vom Schiedsrichter gepaart
tournament-event-single-by = Rundenturnier nach den Bergertabellen ({ $article })
tournament-event-double-exchanged = Doppelrundig nach den Bergertabellen; die letzten beiden Runden des ersten Durchgangs sind vertauscht ({ $article })
tournament-event-double-as-tabled = Doppelrundig nach den Bergertabellen, alle Runden wie in der Tabelle ({ $article })
tournament-event-manual-by = Vom Schiedsrichter gepaart, { $rounds } Runden
tournament-event-rounds-for = { $system }: { $rounds } Runden für { $players } Spieler
tournament-event-joint = Letzte beide Runden des ersten Durchgangs
tournament-event-exchanged = Vertauscht, damit niemand dreimal hintereinander dieselbe Farbe hat
tournament-event-as-tabled = Wie in der Tabelle
tournament-event-rounds = Anzahl der Runden
tournament-event-scoring = Punkte
tournament-event-usual = 1 – ½ – 0
tournament-event-three-one = 3 – 1 – 0
tournament-event-own = Eigene
tournament-event-own-rule = Zwei Remis dürfen nicht mehr wert sein als ein Sieg und eine Niederlage zusammen
tournament-event-worth = Sieg { $win }, Remis { $draw }, Niederlage { $loss }, Abwesenheit { $absence }
tournament-event-win = Sieg
tournament-event-draw = Remis
tournament-event-loss = Niederlage
tournament-event-absence = Abwesenheit
tournament-event-no-points = Schreiben Sie Punkte wie 1, 0,5 oder ½
tournament-event-rating = Wertungszahl, die zählt
tournament-event-standard = Standard
tournament-event-rapid = Schnellschach
tournament-event-blitz = Blitz
tournament-event-withdrawal = Wenn ein Spieler ausscheidet
tournament-event-withdrawal-1958 = Gewohnheit von 1958 ({ $article }): Bei weniger als der Hälfte der Partien werden alle gestrichen
tournament-event-withdrawal-1970 = Auslegungen von 1969 und 1970 ({ $article })
tournament-event-withdrawal-2006 = Turnierregeln von 2006 ({ $article })
tournament-event-withdrawal-today = Handbuch von heute ({ $article }): Weniger als die Hälfte der Partien bleibt verzeichnet und zählt nicht für die Rangliste
tournament-event-start = Anfangsstellung
tournament-event-start-usual = Die übliche
tournament-event-start-round = Chess960, eine für die Runde
tournament-event-start-board = Chess960, eine für jedes Brett
tournament-event-half-byes = Halbe Freipunkte je Spieler ({ $article }: { $usual })
tournament-event-last-rounds = Letzte Runden ohne Freipunkte
tournament-event-full-byes = Ganze Freipunkte
tournament-event-late-half = Versäumte Runden einer Nachmeldung mit halbem Punkt ({ $article }: { $usual })
tournament-event-byes = Spielfreie Runden
tournament-event-byes-fact = { $half } mit halbem Punkt je Spieler ({ $article }); keine mit Punkten in den letzten { $last } Runden; mit ganzem Punkt: { $full }; { $late } versäumte Runden einer Nachmeldung mit halbem Punkt
tournament-event-first-board = Nummer des ersten Bretts
tournament-event-host = Gastgebende Föderation (Normen)
tournament-event-edition = Fassung der Feinwertungen
tournament-event-proposals = Übliche Listen
tournament-event-tie-breaks = Feinwertungen als Kürzel, durch Komma getrennt
tournament-event-tie-breaks-fact = Feinwertungen
tournament-event-order = Feinwertungen in ihrer Reihenfolge
tournament-teams-order-keys = Strg+↑ und Strg+↓ verschieben einen Spieler, Entf nimmt ihn heraus
tournament-event-order-keys = Strg+↑ und Strg+↓ verschieben eine Feinwertung, Entf nimmt sie heraus
tournament-event-no-tie-breaks = Keine Feinwertung: Punktgleiche teilen ihren Rang
tournament-event-up = Nach oben
tournament-event-down = Nach unten
tournament-event-remove = Herausnehmen
tournament-event-more = Weitere Feinwertungen: Die Eingabetaste nimmt eine auf
tournament-event-breaks-nothing = { $code } trennt hier niemanden: { $why } ({ $article }). Entfernen Sie sie, oder wählen Sie eine andere
tournament-event-fix-title = Turnierordnung
tournament-event-fix = Turnierordnung festlegen
tournament-event-change-title = Turnierordnung ändern
tournament-event-change = Ändern…
tournament-event-record = Eintragen
tournament-event-schedule = Zeitplan der Runden
tournament-event-file = Datei: { $path }
tournament-event-schedule-keys = Die Eingabetaste legt fest, wann eine Runde beginnt, und ihre Spielsitzungen
tournament-event-no-rounds-of-teams = Wie viele Runden es sind, steht fest, sobald die Mannschaften gemeldet sind
tournament-event-no-rounds = Wie viele Runden es sind, steht fest, sobald die Teilnehmer gemeldet sind
tournament-event-round = Runde { $round }
tournament-event-not-scheduled = keine Zeit festgelegt
tournament-event-fill = Ausfüllen…
tournament-event-start-title = Beginn der Runde { $round }
tournament-event-begins = Beginnt
tournament-event-ends = Ende
tournament-event-break = Pause
tournament-event-sessions = Spielsitzungen { $sessions }
tournament-event-timetable = Fristen der Turnierordnung
tournament-sessions-no-end = Schreiben Sie ein Ende nach dem Beginn, etwa 20:00
tournament-sessions-no-break = Schreiben Sie eine Pause zwischen Beginn und Ende, etwa 17:00–18:00
tournament-event-out-of-order = Runde { $round } käme dann nicht in ihrer Reihenfolge. Schreiben Sie eine Zeit zwischen der Runde davor und der danach
tournament-event-fill-title = Beginn der Runden
tournament-event-fill-deed =
    { $count ->
        [0] Zeiten festlegen
        [one] { $count } Zeit festlegen
       *[other] { $count } Zeiten festlegen
    }
tournament-event-first-day = Erster Tag
tournament-event-times = Uhrzeiten jedes Tages, zu denen Runden beginnen
tournament-event-free-days = Freie Tage
tournament-event-no-day = Schreiben Sie einen Tag wie 1.12.2026 oder 1.12.
tournament-event-no-times = Schreiben Sie Uhrzeiten wie 10:00, 16:00
tournament-event-no-days = Schreiben Sie Tage wie 5.12.2026, 6.12.
tournament-event-begins-at = Runde { $round }: { $starts }

# Page: players

tournament-undo = Letzte Handlung rückgängig
tournament-undo-title = Die letzte Handlung rückgängig machen?
tournament-undo-deed = Rückgängig machen
tournament-undo-about = Die letzte Handlung im Turnier gehört nicht zu dem, was diese Seite zeigt. Verzeichnet würde:
tournament-undo-known = Die Paarungen dieser Runde sind schon bekannt gegeben. Verzeichnet würde:
tournament-undo-changed = Inzwischen ist etwas anderes geschehen. Prüfen Sie, was jetzt rückgängig gemacht würde
tournament-undo-result = { $text } ({ $players }: { $result })
tournament-players-new = Neuer Teilnehmer…
tournament-players-import = Liste einlesen…
tournament-players-search = Suchen
tournament-players-order = Reihenfolge
tournament-players-by-number = Nummer
tournament-players-by-name = Name
tournament-players-by-rating = Wertungszahl
tournament-players-table = Die Gemeldeten
tournament-players-count = { $all ->
    [one] { $shown } von { $all } Teilnehmer
   *[other] { $shown } von { $all } Teilnehmern
}
tournament-teams-keys = Die Eingabetaste öffnet eine Mannschaft, Entf trägt ihr Ausscheiden ein, Strg+V fügt eine Liste ein
tournament-players-keys = Die Eingabetaste öffnet einen Teilnehmer, Entf trägt ein Ausscheiden ein, Strg+V fügt eine Liste ein
tournament-players-head-number = Nr.
tournament-players-head-name = Name
tournament-players-head-title = Titel
tournament-players-head-federation = Föderation
tournament-players-head-rating = Wertungszahl
tournament-players-head-club = Verein
tournament-players-head-birth-year = Jahrgang
tournament-players-head-remarks = Bemerkungen
tournament-players-numbered = Nummer { $number }
tournament-players-no-number = noch ohne Startnummer
tournament-players-rated = Wertungszahl { $rating }
tournament-players-unrated = ohne Wertungszahl
tournament-players-born = Jahrgang { $year }
tournament-players-withdrawn = ab Runde { $round } zurückgetreten
tournament-players-expelled = ab Runde { $round } ausgeschlossen
tournament-players-late = spielt ab Runde { $round }
tournament-players-absent = in Runde { $round } abwesend
tournament-players-is-blind = blind
tournament-players-marked-blind = { $name } (blind)
tournament-players-uses-wheelchair = Rollstuhl
tournament-players-at-board = immer Brett { $board }
tournament-players-not-paired = nicht gegen { $names }
tournament-players-amend = Berichtigen…
tournament-players-leave = Scheidet aus…
tournament-players-note-absent = In einer Runde…
tournament-players-new-title = Neuer Teilnehmer
tournament-players-enter = Teilnehmer melden
tournament-players-name = Name: Nachname, Vorname
tournament-players-federation = Föderation
tournament-players-title = Titel
tournament-players-fide-id = FIDE-Nummer
tournament-players-birth = Geburtsdatum oder Jahrgang
tournament-players-club = Verein
tournament-players-sex = Geschlecht
tournament-players-untold = nicht bekannt
tournament-players-woman = Frau
tournament-players-man = Mann
tournament-players-standard = Wertungszahl Standard
tournament-players-standard-list = Liste der Standardzahl
tournament-players-standard-date = Datum dieser Liste
tournament-players-rapid = Wertungszahl Schnellschach
tournament-players-rapid-list = Liste der Schnellschachzahl
tournament-players-rapid-date = Datum der Schnellschachliste
tournament-players-blitz = Wertungszahl Blitz
tournament-players-blitz-list = Liste der Blitzzahl
tournament-players-blitz-date = Datum der Blitzliste
tournament-players-event-rating = Wertungszahl für dieses Turnier
tournament-players-event-rating-what = Wenn der Schiedsrichter die Stärke schätzt; sie zählt vor der offiziellen ({ $article })
tournament-players-event-rating-list = Liste dieser Wertungszahl; leer bei eigener Schätzung
tournament-players-event-rating-date = Datum dieser Wertungszahl
tournament-players-event-rating-told =
    Wertungszahl für dieses Turnier { $rating }, { $list ->
        [none] vom Schiedsrichter geschätzt
       *[other] { $list }
    }{ $date ->
        [none] { "" }
       *[other] , { $date }
    }
tournament-players-blind = Blind
tournament-players-wheelchair = Rollstuhl
tournament-players-fixed-board = Immer an Brett
tournament-players-not-with = Nicht gegen die Nummern
tournament-players-from-round = Spielt ab Runde
tournament-players-nobody = Schreiben Sie Nummern anderer Teilnehmer, durch Komma getrennt
tournament-players-no-date = Schreiben Sie ein Datum wie 1.11.2026 oder ein Jahr
tournament-players-birth-wrong = Schreiben Sie ein Geburtsjahr von { $from } bis { $to }
tournament-players-leave-title = { $name } scheidet aus
tournament-players-how = Was geschehen ist
tournament-players-withdraws = Zurückgetreten
tournament-players-is-expelled = Ausgeschlossen
tournament-players-from = Erste nicht gespielte Runde
tournament-players-not-paired-again = Alle gespielten Partien zählen; weitere Paarungen gibt es nicht ({ $article })
tournament-players-published-stay = Veröffentlichte Paarungen bleiben ({ $article }): Tragen Sie ihre Ergebnisse ein, oder ändern Sie sie auf der Seite der Runde
tournament-players-round-title = { $name } in einer Runde
tournament-players-round-what = Was vermerkt wird
tournament-players-is-absent = Abwesend
tournament-players-half-bye = Spielfrei mit halbem Punkt
tournament-players-full-bye = Spielfrei mit ganzem Punkt
tournament-players-zero-bye = Spielfrei ohne Punkt
tournament-players-plays = Spielt doch
tournament-players-has-bye = Runde { $round }: { $bye }
tournament-players-absent-round = Runde
tournament-players-absent-what = Nur für Runden, die nicht veröffentlicht sind. Im Rundenturnier gewinnt der Gegner kampflos
tournament-players-import-title = Teilnehmerliste einlesen
tournament-players-import-deed =
    { $count ->
        [0] Teilnehmer melden
        [one] { $count } Teilnehmer melden
       *[other] { $count } Teilnehmer melden
    }
tournament-players-file-what = Eine Tabelle (CSV) oder eine Turnierdatei (TRF). Die Eingabetaste liest sie
tournament-players-paste = Oder fügen Sie die Liste hier ein
tournament-players-paste-example = Name, Wertungszahl, Föderation
tournament-players-columns = Spalten der Liste
tournament-players-column = Spalte { $cell }: { $heading } ({ $samples })
tournament-players-kind = Wertungszahlen der Liste
tournament-players-list = Name der Wertungsliste
tournament-players-list-date = Datum der Wertungsliste
tournament-players-taken =
    { $count ->
        [0] Niemand Neues kann gemeldet werden
        [one] { $count } Teilnehmer wird gemeldet
       *[other] { $count } Teilnehmer werden gemeldet
    }
tournament-players-left-out =
    { $count ->
        [one] Weggelassen: { $count } Angabe
       *[other] Weggelassen: { $count } Angaben
    }
tournament-players-many = { $count } Teilnehmer gemeldet
tournament-teams-many = { $count } Teilnehmer aus { $teams } Mannschaften gemeldet
tournament-players-many-undone = die Meldung von { $count } Teilnehmern
tournament-players-others = Nummern anderer, für die dasselbe gilt
tournament-players-others-example = 7, 12
tournament-players-others-what = Alle werden mit einer Handlung verzeichnet und zusammen rückgängig gemacht
tournament-import-understood =
    Verstanden: { $players } Teilnehmer; nicht verstanden: { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }
tournament-import-columns =
    { $count ->
        [one] Ausgelassen: { $count } Spalte
       *[other] Ausgelassen: { $count } Spalten
    }
tournament-import-hindered-empty = Wählen Sie eine Datei oder fügen Sie eine Liste ein
tournament-import-hindered-none = In der Liste ist niemand, der gemeldet werden kann: Sehen Sie nach, was ausgelassen wurde

# Page: round
tournament-round-unpaired = noch nicht gepaart
tournament-round-not-paired = Diese Runde ist noch nicht gepaart
tournament-round-of = Runde { $round } von { $count }
tournament-round-before = Vorige Runde
tournament-round-after = Nächste Runde
tournament-round-page-up = Bild↑
tournament-round-page-down = Bild↓
tournament-round-no = Runde { $round }, { $stage }
tournament-round-open = { $open ->
    [0] Alle Ergebnisse liegen vor
    [one] { $open } Ergebnis fehlt
   *[other] { $open } Ergebnisse fehlen
}
tournament-round-pair = Runde { $round } paaren
tournament-round-publish = { $count ->
    [one] Runde { $round } veröffentlichen: { $count } Paarung
   *[other] Runde { $round } veröffentlichen: { $count } Paarungen
}
tournament-round-close = Runde { $round } abschließen
tournament-round-go = Zu Runde { $round }
tournament-round-change = Paarungen ändern…
tournament-round-redraft = Entwurf ändern…
tournament-round-published = { $boards ->
    [one] { $boards } Brett für Runde { $round } aufgebaut
   *[other] { $boards } Bretter für Runde { $round } aufgebaut
}
tournament-round-blind = Ein blinder Spieler sitzt an Brett { $boards }: Wählen Sie vor Beginn der Partie das Brett und dann „{ $deed }“ ({ $key })
tournament-round-undo = Rückgängig: { $what }
tournament-round-undo-result = Ergebnis an Brett { $board }
tournament-round-undo-result-of = Ergebnis an Brett { $board }, Runde { $round }
tournament-round-undo-draft = Paarung von Runde { $round }
tournament-round-undo-publication = Veröffentlichung von Runde { $round }
tournament-round-undo-changing = Änderung der Paarungen von Runde { $round }
tournament-round-undo-closing = Abschluss von Runde { $round }
tournament-round-undo-last = letzte Handlung
tournament-round-board = Brett { $board }
tournament-round-boards = Bretter von Runde { $round }
tournament-round-at = Brett { $board }: { $players }
tournament-round-at-work = Runde { $round } · Brett { $board }: { $players }
tournament-round-against = { $white } gegen { $black }
tournament-round-head-board = Brett
tournament-round-head-number = Nr.
tournament-round-head-number-meaning = Nummer
tournament-round-head-white = Weiß
tournament-round-head-rating = Wertungszahl
tournament-round-head-points = Punkte
tournament-round-number-of = Nummer von { $side }
tournament-round-rating-of = Wertungszahl von { $side }
tournament-round-points-of = Punkte von { $side } vor der Runde
tournament-round-head-result = Ergebnis
tournament-round-head-black = Schwarz
tournament-round-seat-aloud = { $number } { $name }{ $rating ->
    [none] {""}
   *[other] , { $rating }
}, Punkte: { $points }
tournament-round-waiting = kein Ergebnis
tournament-round-playing = wird gespielt
tournament-round-adjourned = Hängepartie
tournament-round-differs = zu klären: das Brett zeigt { $result }
tournament-round-shows = das Brett zeigt { $result }
tournament-round-in-order = In der Reihenfolge der Bretter
tournament-round-result = Ergebnis
tournament-round-result-at = Runde { $round }, Brett { $board }
tournament-round-enter = Eingeben
tournament-round-all = Alle Ergebnisse
tournament-round-keys = 1 = 0 für dieses Brett, + oder - wenn ein Spieler fehlt, 17 1 für Brett 17
tournament-round-typed = Tragen Sie zuerst das getippte Ergebnis ein (Eingabetaste), oder leeren Sie das Feld (Esc)
tournament-round-sign = { $sign }: { $result }
tournament-round-black-absent = Schwarz ist nicht erschienen
tournament-round-white-absent = Weiß ist nicht erschienen
tournament-round-both-absent = niemand ist erschienen
tournament-round-not-read = { $text ->
    [none] Schreiben Sie 1, = oder 0; + oder -, wenn ein Spieler fehlt
   *[other] „{ $text }“ ist kein Ergebnis. Schreiben Sie 1, = oder 0; + oder -, wenn ein Spieler fehlt; für ein anderes Brett dessen Nummer davor: 17 1
}
tournament-round-as-known = Brett { $board } hat dieses Ergebnis schon. Fahren Sie mit einem anderen Brett fort
tournament-round-not-recorded = Nicht aufgezeichnet: Runde { $round }, Brett { $board }: { $result }. { $why }
tournament-round-back = Das Feld steht wieder bei Brett { $board }, dessen Ergebnis nicht aufgezeichnet ist. Sehen Sie dort nach, bevor Sie „{ $text }“ eintragen
tournament-round-finished = Brett { $board } hat schon { $known }. Um das zu berichtigen, tippen Sie auch die Nummer: { $board } { $text }
tournament-round-reason-in-words = Schreiben Sie in Worten, warum: Der Grund wird ins Protokoll geschrieben
tournament-round-next = Als Nächstes: { $next }
tournament-round-why = { $known ->
    [none] An Brett { $board } wird gespielt: { $result } beendet die Partie. Warum?
   *[other] Brett { $board } hat { $known }. Warum ist es { $result }?
}
tournament-round-of-match = { $game }: { $score } davor
tournament-round-odd = Damit ändert sich, wer weiter ist ({ $article }); prüfen Sie die Paarungen danach. { $what }
tournament-round-later-stay = Die Paarungen späterer Runden bleiben, wie sie sind; Rangliste und nächste Paarung folgen dem neuen Ergebnis ({ $article })
tournament-round-entered = { $result }, eingegeben von { $who }, { $when }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}{ $against ->
    [none] {""}
   *[other] . In der Partie war festgehalten: { $against }
}{ $undone ->
    [yes] . Rückgängig gemacht
   *[no] {""}
}
tournament-round-no-game = Die Partie dieser Runde an Brett { $board } ist noch nicht angesetzt
tournament-round-none-selected = Zu dem, was hier gewählt ist, gehört keine Partie: Wählen Sie ein Brett einer veröffentlichten Runde
tournament-round-byes = Ohne Gegner: { $players }
tournament-round-why-board = Warum Brett { $board }: { $players }
tournament-round-why-short = Warum Brett { $board }?
tournament-pair-title = Paarungen von Runde { $round }
tournament-pair-about = Schreiben Sie die Nummern von Weiß und Schwarz und drücken Sie die Eingabetaste. Am Ende drücken Sie nur die Eingabetaste
tournament-pair-next = Brett { $board }: Weiß und Schwarz
tournament-pair-example = 7 12, oder 5 7 12 für Brett 5
tournament-pair-changed = Neue Paarung eines Bretts
tournament-pair-changed-example = 7 12, oder 5 7 12 für Brett 5
tournament-pair-list = Paarungen
tournament-pair-remove = Entfernen
tournament-pair-stands = { $player } ({ $points } · W { $whites }, S { $blacks })
tournament-pair-left = { $count ->
    [one] Nicht gepaart: { $players }
   *[other] Nicht gepaart, { $count } Spieler: { $players }
}
tournament-pair-not-read = Schreiben Sie zwei Nummern, Weiß zuerst: 7 12. Für ein anderes Brett dessen Nummer davor: 5 7 12
tournament-pair-nobody = Niemand hat die Nummer { $number }. Geben Sie eine Nummer aus der Teilnehmerliste ein
tournament-pair-himself = Niemand kann gegen sich selbst spielen. Geben Sie zwei verschiedene Nummern ein
tournament-pair-twice = { $player } spielt schon an Brett { $board }. Geben Sie eine andere Nummer ein, oder ändern Sie zuerst jenes Brett
tournament-change-title = Paarungen von Runde { $round } ändern
tournament-change-about = Veröffentlichte Paarungen werden nur aus einem von fünf Gründen geändert ({ $article })
tournament-change-ground = Grund nach { $article }
tournament-change-ground-missing = Wählen Sie einen der Gründe von { $article }
tournament-change-deed = Paarungen ändern
tournament-projector-pairings = { $name } · Runde { $round }
tournament-projector-standings = { $name } · Rangliste nach Runde { $round }
tournament-projector-show-standings = Rangliste zeigen
tournament-projector-show-pairings = Paarungen zeigen
tournament-projector-pause = Blättern anhalten
tournament-projector-go-on = Weiterblättern
tournament-projector-space = Leertaste
tournament-projector-place = { $place }. { $name }, { $points } Punkte

# Page: standings
tournament-standings-nothing = Es gibt noch nichts zu reihen: Die Turnierordnung steht nicht fest, oder niemand ist gemeldet
tournament-standings-what = Was gezeigt wird
tournament-standings-ratings = Wertungsänderungen
tournament-standings-norms = Titelnormen
tournament-standings-games = Partien der Ausgeschiedenen
tournament-standings-counted = Wie sie zählen
tournament-standings-all-games = Alle gespielten
tournament-standings-after =
    { $round ->
        [0] Vor Runde 1
       *[other] Nach Runde { $round }
    }
tournament-standings-round-before = Runde davor
tournament-standings-round-after = Runde danach
tournament-standings-group = Gruppe
tournament-standings-category = Kategorie
tournament-standings-place = Platz { $place }
tournament-standings-place-shared = Platz { $place }, geteilt
tournament-standings-cell-shared = { $place }, geteilt
tournament-standings-no-place = kein Rang
tournament-standings-two-readings = { $name } { $value }, es gibt eine andere Lesart
tournament-standings-open =
    Runde { $round } ist nicht vollständig: { $count ->
        [one] { $count } Ergebnis fehlt
       *[other] { $count } Ergebnisse fehlen
    }; was fehlt, zählt noch nichts
tournament-standings-notes = Anmerkungen
tournament-standings-past = Stand zu einer Zeit…
tournament-standings-past-title = Die Rangliste, wie sie zu einer Zeit verzeichnet war
tournament-standings-past-time = Tag und Uhrzeit
tournament-standings-past-example = 24.11.2026 15:00
tournament-standings-past-what = Was später eingetragen oder berichtigt wurde, bleibt weg
tournament-standings-past-wrong = Schreiben Sie Tag und Uhrzeit: 24.11.2026 15:00
tournament-standings-past-deed = Zeigen
tournament-standings-past-reading = Das Protokoll wird gelesen…
tournament-standings-past-none = Zu dieser Zeit war noch nichts verzeichnet
tournament-standings-past-shown = Wie verzeichnet bis { $time }
tournament-standings-past-paper = Papier und Dateien dieser Seite haben die Rangliste, wie sie damals aufgezeichnet war
tournament-standings-now = Zurück zu jetzt
tournament-standings-now-told = Die Rangliste, wie sie jetzt ist
tournament-norms-made = Norm
tournament-norms-missed =
    { $count ->
        [one] { $count } Anforderung fehlt
       *[other] { $count } Anforderungen fehlen
    }
tournament-working = Berechnung
tournament-number = Nummer { $number }
tournament-has-left = ausgeschieden
tournament-columns-before = Spalten davor
tournament-columns-after = Spalten danach

# Page: cross-table
tournament-column-points = Punkte
tournament-cross-order = Reihenfolge
tournament-match-lot = Durch Los entscheiden…
tournament-match-lot-title = Den Zweikampf durch Los entscheiden
tournament-match-lot-what = Er steht nach seinem letzten Abschnitt unentschieden. Das Los wird mit Begründung verzeichnet, und mit dem Startwert, wo das Programm lost.
tournament-match-lot-how = Wie gelost wird
tournament-match-lot-drawn = Im Saal gelost: { $player }
tournament-cross-numbers = Nach Nummern
tournament-cross-places = Nach Plätzen
tournament-cross-rounds = Runde für Runde
tournament-cross-against = gegen { $name }
tournament-cross-same-player = derselbe Spieler
tournament-cross-same-team = dieselbe Mannschaft
tournament-cross-points = Punkte: { $points }
tournament-cross-legend = 1 Sieg, ½ Remis, 0 Niederlage, + und – kampflos, … läuft noch, HP Hängepartie; in Klammern, was nicht zählt
tournament-cross-adjourned-short = HP
tournament-cross-win = Sieg
tournament-cross-draw = Remis
tournament-cross-loss = Niederlage
tournament-cross-adjourned = Hängepartie
tournament-cross-playing = läuft noch
tournament-cross-forfeit-won = kampflos gewonnen
tournament-cross-forfeit-lost = kampflos verloren
tournament-cross-bye = spielfrei
tournament-cross-bye-full = spielfrei mit vollem Punkt
tournament-cross-bye-half = spielfrei mit halbem Punkt
tournament-cross-bye-zero = nicht gespielt
tournament-cross-not-counted = { $result }, zählt nicht

# Page: draw
tournament-draw-nobody = Legen Sie zuerst die Turnierordnung fest, und melden Sie die Spieler.
tournament-draw-numbers = Startnummern
tournament-draw-none = Noch sind keine Startnummern vergeben
tournament-draw-given = Nummern und Namen
tournament-draw-how-rating = Nach Wertungszahl, Titel und Name ({ $article })
tournament-draw-how-lot = Durch Los, Startwert { $seed }
tournament-draw-how-typed = Wie vom Schiedsrichter eingegeben
tournament-draw-how-varma = Durch gebundene Auslosung ({ $article })
tournament-draw-give = Nummern vergeben…
tournament-draw-give-deed = Nummern vergeben
tournament-draw-give-what = Nummern lassen sich ändern, bis die erste Runde eines Rundenturniers veröffentlicht ist, sonst bis Runde { $round } gepaart ist ({ $article }).
tournament-draw-way = Wie
tournament-draw-way-rating = nach Wertungszahl
tournament-draw-way-lot = durch Los
tournament-draw-way-typed = wie gezogen
tournament-draw-seed = Startwert, der die Auslosung wiederholt
tournament-draw-seed-wrong = Der Startwert ist eine ganze Zahl. Schreiben Sie eine, oder lassen Sie die vorgeschlagene
tournament-draw-typed = Nummer
tournament-draw-typed-wrong = Jeder Spieler braucht eine Nummer ({ $article }). Schreiben Sie 1, 2, 3 und so weiter, jede einmal
tournament-draw-begin = Gebundene Auslosung…
tournament-draw-begin-deed = Auslosung beginnen
tournament-draw-begin-what = Spieler einer Föderation treffen in den letzten drei Runden nicht aufeinander. Die größte Föderation zieht zuerst. Für 9 bis 24 Spieler.
tournament-draw-tables = Tabellen
tournament-draw-tables-handbook = Handbuch, C.06
tournament-draw-tables-2006 = Turnierregeln 2006
tournament-draw-varma = Gebundene Auslosung
tournament-draw-offered = Was gezogen werden kann
tournament-draw-next-envelope =
    { $name }{ $federation ->
        [none] {""}
       *[other] {" "}({ $federation })
    } nimmt einen großen Umschlag mit mindestens { $count ->
        [one] { $count } Nummer
       *[other] { $count } Nummern
    }
tournament-draw-next-number = { $name } zieht eine Nummer aus Umschlag { $envelope }
tournament-draw-envelope = Umschlag { $envelope }
tournament-draw-number = Nummer { $number }
tournament-draw-record = Gezogenes eintragen
tournament-draw-by-lot = Durch Los…
tournament-draw-lot = Auslosen
tournament-draw-lot-deed = Los ziehen
tournament-draw-lot-what = Ohne Umschläge: Der Startwert wird aufgezeichnet, und derselbe Startwert ergibt dieselbe Auslosung.
tournament-draw-lot-extent = Wie viel
tournament-draw-lot-one = den nächsten Schritt
tournament-draw-lot-all = alles Übrige
tournament-draw-done = Jeder Spieler hat eine Nummer
tournament-draw-order = Reihenfolge der Ziehung
tournament-draw-history = Früher vergebene Nummern
tournament-draw-before-all = vor Runde 1
tournament-draw-after = nach Runde { $round }
tournament-draw-start = Anfangsstellung, Chess960
tournament-draw-start-missing = Noch nicht ausgelost. Losen Sie sie aus, bevor die Runde veröffentlicht wird (Richtlinien II)
tournament-draw-start-lot = Durch Los bestimmt, Startwert { $seed }
tournament-draw-start-typed = Im Saal bestimmt
tournament-draw-start-at = Brett { $board }: Stellung { $position }
tournament-draw-start-draw = Stellung auslosen…
tournament-draw-start-deed = Stellung eintragen
tournament-draw-start-what = Eine Stellung für die Runde, oder eine für jedes Brett, wie die Turnierordnung es sagt (Richtlinien II).
tournament-draw-start-dice = mit Würfeln
tournament-draw-start-coin = mit einer Münze
tournament-draw-start-cards = mit Karten
tournament-draw-start-computer = durch einen Computer
tournament-draw-start-numbers = Nummer der Stellung, 0 bis 959; mehrere mit Kommas
tournament-draw-start-wrong = Schreiben Sie Nummern von 0 bis 959 mit Kommas

# Seite: Rangliste, Papier
tournament-norms-print = Bescheinigung drucken…

# Preise
tournament-standings-prizes = Preise
tournament-prizes-open = Es fehlen Ergebnisse der Runde { $round }
tournament-event-prizes = Preise
tournament-event-prizes-none = Keine
tournament-event-prizes-of = { $category }: { $amounts }
tournament-event-prizes-by-place = Jeder Platz hat seinen Preis
tournament-event-prizes-equal = Spieler mit gleich vielen Punkten teilen ihre Preise gleichmäßig
tournament-event-prizes-hort = Zur Hälfte nach dem Platz, zur Hälfte unter Punktgleichen geteilt (Hort-System)
tournament-event-prizes-several-fact = ein Spieler kann mehrere Preise bekommen
tournament-event-prizes-one-fact = ein Kategoriepreis geht an Spieler, die noch keinen Preis haben
tournament-event-prizes-change = Preise…
tournament-event-prizes-title = Preise des Turniers
tournament-event-prizes-amounts = Preise dieser Kategorie, der erste Platz zuerst
tournament-event-prizes-wrong = Schreiben Sie Beträge mit Kommas, etwa 500, 300, 99.50
tournament-event-prizes-sharing = Spieler mit gleich vielen Punkten
tournament-event-prizes-several = Ein Spieler kann mehrere Preise bekommen
tournament-event-prizes-currency = Währung
# Page: teams
tournament-teams = Mannschaften
tournament-teams-new = Neue Mannschaft…
tournament-teams-import = Mannschaften einlesen…
tournament-teams-count =
    { $teams ->
        [one] { $teams } Mannschaft
       *[other] { $teams } Mannschaften
    }, { $players } Spieler
tournament-teams-table = Mannschaften mit ihren Spielern
tournament-teams-head-name = Mannschaft
tournament-teams-head-captain = Mannschaftsführer
tournament-teams-head-average = Schnitt
tournament-teams-head-players = Spieler nach Spielstärke
tournament-teams-with-captain = Mannschaftsführer { $text }
tournament-teams-with-average = Wertungsschnitt { $text }
tournament-teams-left = ausgeschieden vor Runde { $round }: { $reason }
tournament-teams-amend = Mannschaft ändern…
tournament-teams-leave = Scheidet aus…
tournament-teams-return = Kehrt zurück…
tournament-teams-new-title = Neue Mannschaft
tournament-teams-enter = Mannschaft melden
tournament-teams-name = Name der Mannschaft
tournament-teams-federation = Föderation der Mannschaft
tournament-teams-captain = Mannschaftsführer
tournament-teams-player = Weiterer Spieler
tournament-teams-rating = Rating des Spielers
tournament-teams-add = Spieler hinzufügen
tournament-teams-added = { $count } Spieler in der Liste
tournament-teams-list = Spieler nach Spielstärke
tournament-teams-nobody = Noch kein Spieler
tournament-teams-too-few = Ein Mannschaftskampf hat { $boards } Bretter; Spieler in der Liste: { $count }. Fügen Sie Spieler hinzu
tournament-teams-from = Erste Runde, die die Mannschaft nicht spielt
tournament-teams-withdraws = Zurückgetreten
tournament-teams-is-expelled = Ausgeschlossen
tournament-teams-import-title = Mannschaften einlesen
tournament-teams-import-name = Mannschaft, der die ganze Liste gehört
tournament-teams-import-what = Lassen Sie dieses Feld leer, wenn die Liste zu jedem Spieler die Mannschaft nennt: in der Spalte Verein oder in einer Turnierdatei. Die Reihenfolge der Liste ist die Reihenfolge der Spielstärke.
tournament-teams-import-deed =
    { $count ->
        [one] { $count } Mannschaft melden
       *[other] { $count } Mannschaften melden
    }
tournament-teams-no-team = { $name }: Die Liste sagt nicht, für welche Mannschaft. Wählen Sie eine Spalte dafür, oder schreiben Sie die Mannschaft darüber
tournament-teams-taken =
    { $count ->
        [one] { $count } Mannschaft wird gemeldet
       *[other] { $count } Mannschaften werden gemeldet
    }
tournament-teams-of = { $team }: { $players }
tournament-next-enter-teams = Mannschaften melden
tournament-event-who = Wer spielt
tournament-event-who-players = Einzelspieler
tournament-event-who-teams = Mannschaften
tournament-event-boards = Bretter je Mannschaftskampf
tournament-event-list-order = Reihenfolge der Liste in Aufstellungen
tournament-event-list-kept = Streng eingehalten (1972: 24.1)
tournament-event-list-free = Frei
tournament-event-match-worth = Mannschaftspunkte: Sieg – Unentschieden – Niederlage
tournament-event-match-two = 2 – 1 – 0
tournament-event-match-one = 1 – ½ – 0
tournament-event-line-ups-before = Aufstellungen sind so viele Minuten vor der Runde fällig
tournament-event-teams-fact = { $boards } Bretter je Mannschaftskampf; Mannschaftspunkte { $points }; Reihenfolge der Liste in Aufstellungen { $order ->
        [kept] eingehalten (1972: 24.1)
       *[free] frei
    }{ $before ->
        [none] {""}
       *[other] ; Aufstellungen fällig { $before } min vor der Runde (1972: 24.1)
    }
tournament-event-rounds-for-teams = { $system }: { $rounds } Runden für { $teams } Mannschaften
tournament-draw-teams = Startnummern der Mannschaften
tournament-draw-teams-what = Die Nummern können geändert werden, bis die erste Runde veröffentlicht ist.
tournament-match-aloud = Mannschaftskampf an den Brettern { $boards }: { $first } gegen { $second }
tournament-match-line-up = Aufstellung von { $team }: { $source }
tournament-match-handed-in = Aufstellungen: { $count } von 2
tournament-match-nobody = niemand
tournament-match-empty-board = Brett { $board }: { $white } – { $black }. { $winner ->
    [white] { $white } gewinnt kampflos
    [black] { $black } gewinnt kampflos
   *[none] Dort spielt niemand
}
tournament-match-free = Spielfrei: { $teams }
tournament-match-pairs = Mannschaftskämpfe, je einer pro Zeile: die Nummern zweier Mannschaften, 1 – 4
tournament-match-pairs-wrong = Schreiben Sie in jede Zeile die Nummern zweier Mannschaften
tournament-match-pairs-about = Die zuerst genannte Mannschaft hat an den ungeraden Brettern Weiß (1972: 20). Nicht genannte Mannschaften haben keinen Gegner.
tournament-line-up = Aufstellungen…
tournament-line-up-title = Aufstellung für Runde { $round }
tournament-line-up-about = Wer an Brett 1, 2, … sitzt, nach dem Platz in der Liste der Mannschaft; - für ein Brett, das frei bleibt. Ersatzspieler lassen die anderen abrücken, nie aufrücken (1972: 24.1).
tournament-line-up-deed = Aufstellung aufnehmen
tournament-line-up-team = Mannschaft
tournament-line-up-places = Plätze in der Liste, ab Brett 1
tournament-line-up-wrong = Schreiben Sie die Plätze in der Liste, etwa 1 2 4 5; - für ein freies Brett
tournament-line-up-list = Spieler der Mannschaft
tournament-line-up-board = Brett { $board }
tournament-line-up-absent = in dieser Runde abwesend
tournament-line-up-due = Aufstellungen sind bis { $due } fällig (1972: 24.1)
tournament-line-up-was-due = Aufstellungen waren bis { $due } fällig (1972: 24.1)
tournament-line-up-ask = Keine Aufstellung von { $teams }: Wer spielt, folgt aus der Reihenfolge der Liste (1972: 24.1). Tragen Sie Aufstellungen ein, oder veröffentlichen Sie noch einmal, dann wird es so bekannt
tournament-line-up-missing =
    { $count ->
        [one] { $count } Aufstellung fehlt
       *[other] { $count } Aufstellungen fehlen
    }: ohne Aufstellung spielen die Ersten der Liste (1972: 24.1). Tragen Sie sie rechtzeitig ein
tournament-line-up-late = Die Aufstellungen waren bis { $due } fällig. Nennen Sie den Grund: Eine spätere ist nur bei höherer Gewalt zulässig, nach Entscheidung des Hauptschiedsrichters (1972: 24.1)
tournament-line-up-known = Die Paarungen sind veröffentlicht. Nennen Sie den Grund: Eine Änderung ist nur bei höherer Gewalt zulässig, nach Entscheidung des Hauptschiedsrichters (1972: 24.1)
tournament-boards = Brettpreise
tournament-boards-board = Brett
tournament-boards-games = Partien
tournament-boards-percent = %
tournament-boards-percent-meaning = Prozentsatz der Punkte
tournament-boards-performance = Leistung
tournament-boards-note = Nach dem Prozentsatz der Punkte in den gespielten Partien ({ $article }); einen Platz hat, wer zwei Drittel der Runden gespielt hat (Auslegung 21, 1957). Das Brett ist der Platz in der Liste der Mannschaft.
tournament-column-match-points = MP
tournament-column-game-points = BP
tournament-cross-team-points = Mannschaftspunkte { $matches }, Brettpunkte { $games }
tournament-cross-team-legend = Eine Zelle zeigt die Punkte an allen Brettern eines Mannschaftskampfs; MP Mannschaftspunkte, BP Brettpunkte; in Klammern, was nicht zählt
# Die Olympiade von 1972: ihre Gruppen
tournament-event-olympiad-men = Mannschaftsweltmeisterschaft der Männer von 1972
tournament-event-olympiad-women = Mannschaftsweltmeisterschaft der Frauen von 1972
tournament-event-olympiad-men-by = Mannschaftsweltmeisterschaft der Männer von 1972: Vorgruppen und Finale ({ $article })
tournament-event-olympiad-women-by = Mannschaftsweltmeisterschaft der Frauen von 1972: Vorgruppen und Finale ({ $article })
tournament-event-olympiad-control = Bedenkzeit seiner Turnierordnung (Ol. 1972 21), unten änderbar: { $control }
tournament-event-olympiad-what = Es spielen Mannschaften, Männer an vier und Frauen an zwei Brettern. Gruppen und Finale folgen aus der Zahl der Mannschaften (Ol. 1972 10).
tournament-next-divide = In Gruppen einteilen
tournament-next-draw-groups = Gruppen auslosen
tournament-next-qualify = Vorgruppen abschließen
tournament-next-play-off = Zum Stichkampf
tournament-groups = Gruppen
tournament-groups-none = Die Mannschaften stehen noch in keinen Gruppen. Vorgeschlagen werden sie nach der Stärke, das ist die Reihenfolge der Nummern; die Kommission kann Mannschaften umsetzen (Ol. 1972 10, 19).
tournament-groups-rounds = Runden { $first } bis { $last }
tournament-groups-divide = Nach dem Vorschlag einteilen
tournament-groups-exchange = Zwei Mannschaften tauschen…
tournament-groups-fill = Finale auffüllen…
tournament-groups-fill-title = Finale auffüllen
tournament-groups-fill-what = In einem Finale mit ungerader Zahl von Mannschaften spielt die zweite Mannschaft des Veranstalters außer Konkurrenz mit. Bei den Männern verhindern das die Stimmen von mehr als einem Drittel der Mannschaften dieses Finales (Ol. 1972 10). Hat das Finale schon Nummern, so werden sie neu ausgelost.
tournament-groups-fill-final = Aufzufüllendes Finale
tournament-groups-fill-against = Stimmen der Mannschaften dieses Finales dagegen
tournament-groups-draw = Nummern auslosen…
tournament-groups-draw-title = Nummern der Gruppen auslosen
tournament-groups-exchange-title = Zwei Mannschaften tauschen
tournament-groups-draw-what = Durch Los werden die Nummern aller Gruppen bestimmt, die noch keine haben; der Startwert bleibt festgehalten und wiederholt die Auslosung. Oder die Mannschaften haben im Saal gezogen: Wählen Sie ihre Gruppe und geben Sie die Nummer jeder ein (Ol. 1972 10). Eine Gruppe, die schon Nummern hat, braucht einen Grund.
tournament-groups-draw-deed = Nummern auslosen
tournament-groups-way = Wie gezogen wird
tournament-groups-by-lot = Durch Los
tournament-groups-qualify = Vorgruppen abschließen…
tournament-groups-play-off = Stichkampf beginnen
tournament-groups-play-off-twice = Stichkampf doppelrundig beginnen
tournament-groups-number = Nummer { $number }
tournament-groups-strength = Stärke { $number }
tournament-groups-extra = außer Konkurrenz
tournament-groups-exchange-what = Die Kommission entscheidet, in welcher Gruppe eine Mannschaft spielt; der Grund bleibt festgehalten (Ol. 1972 19).
tournament-groups-exchange-deed = Tauschen
tournament-groups-one = Eine Mannschaft
tournament-groups-other = Die andere Mannschaft
tournament-groups-same = Wählen Sie zwei Mannschaften verschiedener Gruppen
tournament-groups-typed-wrong = Jede Mannschaft hat eine Nummer (Ol. 1972 10). Schreiben Sie die Nummern von 1 bis zur Größe der Gruppe, jede einmal
tournament-groups-qualify-what = Die Mannschaften kommen nach ihren Plätzen in die Finale; Ergebnisse der Vorgruppen zählen dort nicht (Ol. 1972 10, 11). Wo Mannschaften einen Platz teilen, der entscheidet, nennt die Kommission die Reihenfolge.
tournament-groups-qualify-deed = In die Finale schicken
tournament-groups-order = Mannschaften mit geteiltem Platz, nach Nummern in der Reihenfolge der Kommission
tournament-groups-order-wrong = Schreiben Sie die Nummern der Mannschaften mit Kommas
tournament-groups-order-reason = Warum in dieser Reihenfolge

# Knock-out and matches
tournament-event-knock-out = K.-o.-Turnier
tournament-event-match = Zweikampf
tournament-event-knock-out-by =
    { $third ->
        [yes] K.-o.-Turnier, mit Zweikampf um den dritten Platz ({ $article })
       *[no] K.-o.-Turnier ({ $article })
    }
tournament-event-third = Um den dritten Platz wird gespielt
tournament-event-stages = Abschnitte eines Zweikampfs, durch Strichpunkte getrennt
tournament-event-stages-usual = Übliche Abschnitte
tournament-event-stages-own = eigene
tournament-event-stages-help = 2: zwei Partien mit der Bedenkzeit des Turniers; 2@15+10: zwei mit 15 Minuten + 10 Sekunden; to6: wer zuerst sechs Punkte hat; sd@3+2: bis eine Partie gewonnen wird; a@5|4: Armageddon, Weiß 5, Schwarz 4 Minuten, ein Remis gewinnt für Schwarz; /2 am Ende: Der zweite der beiden hat zuerst Weiß
tournament-event-final-stages = Abschnitte des Finales, wenn es andere sind
tournament-event-stages-fact = Abschnitte
tournament-event-stages-again = der letzte Abschnitt wird wiederholt, bis jemand gewinnt
tournament-event-stage-games =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
tournament-event-stage-first-to = wer zuerst { $points } Punkte hat
tournament-event-stage-sudden = bis eine Partie gewonnen wird
tournament-event-stage-armageddon = Armageddon: Ein Remis gewinnt für Schwarz
tournament-event-stage-at = { $stage } ({ $control })
tournament-round-head-match = Zweikampf
tournament-bracket = Turnierbaum
tournament-bracket-legend = Die Punkte sind die des zuerst Genannten; Abschnitte sind durch | und Kommas getrennt

# Heard by ears alone
tournament-round-publish-all-the-same = Runde { $round } trotzdem veröffentlichen
tournament-round-left-out = In Runde { $round } weder gepaart noch spielfrei: { $players }. Paaren Sie sie oder tragen Sie sie als spielfrei ein, oder veröffentlichen Sie noch einmal, dann wird die Runde ohne sie bekannt gegeben
tournament-round-look-first = Der Entwurf von Runde { $round } ist gerade erst da: Sehen Sie ihn sich an, bevor Sie ihn veröffentlichen
tournament-round-close-all-the-same = Runde { $round } trotzdem abschließen
tournament-round-undecided = In Runde { $round } noch offen: { $incidents }. Entscheiden Sie sie zuerst, oder drücken Sie noch einmal Strg+Eingabetaste, um die Runde trotzdem abzuschließen; die Vorfälle bleiben dann offen
tournament-round-incident = Vorfall { $no } (Brett { $board })
tournament-round-all-in-next = Alle Ergebnisse der Runde liegen vor. Strg+Eingabetaste schließt sie ab
tournament-round-more-boards = und { $count } weitere
tournament-players-return = Kehrt zurück…
tournament-players-return-title = { $name } spielt wieder
tournament-players-return-from = Erste wieder gespielte Runde
tournament-players-return-what = Runden, die inzwischen gespielt wurden, bleiben, wie sie sind
tournament-players-away = nicht dabei in den Runden { $from } bis { $last }
