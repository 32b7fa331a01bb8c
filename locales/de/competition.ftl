# Competitions without a hall: tables, draws, pairings, places.

# Berger tables

competition-table = Bergertabelle für { $players } Spieler, { $rounds } Runden ({ $article })
competition-table-boards = Farben der zuerst genannten Mannschaft ab Brett 1: { $colours }
competition-white-short = W
competition-black-short = S
competition-table-bye = Spielfrei: { $player }
competition-berger-too-few = Ein Rundenturnier braucht mindestens { $least } Spieler; es sind { $players } ({ $article }). Melden Sie zuerst mehr Spieler
competition-berger-too-many = Für { $players } Spieler gibt es keine Tabelle ({ $article }). Teilen Sie sie in Gruppen ein
competition-berger-why-pivot =
    In Runde { $table_round } der Tabelle trifft die höchste Nummer { $highest } auf { $pivot } mit { $colour ->
        [white] Weiß
       *[black] Schwarz
    }
competition-berger-why-around =
    In Runde { $table_round } der Tabelle sind beide gleich weit von { $pivot } entfernt, wenn die Nummern 1 bis { $of } im Kreis stehen: { $steps ->
        [one] { $steps } Nummer
       *[other] { $steps } Nummern
    } davor und danach

# Typed tables

competition-typed-no-pair = Zeile { $line }, Spalte { $column }: „{ $text }“ ist keine Paarung. Schreiben Sie je Zeile eine Runde, etwa 1. 1:4 2:3
competition-typed-too-large = Zeile { $line }, Spalte { $column }: Die Zahl ist zu groß
competition-typed-nothing = Die Tabelle hat keine Runden
competition-table-checked =
    Bergertabelle für { $players } Spieler: { $count ->
        [0] kein Druckfehler
        [one] { $count } Druckfehler
       *[other] { $count } Druckfehler
    }
competition-table-follows = Was daraus folgt:
competition-own-checked =
    { $count ->
        [0] An diesen Paarungen ist nichts auszusetzen
        [one] { $count } Befund
       *[other] { $count } Befunde
    }
competition-misprint-wrong = Runde { $round }, Brett { $board }: Statt { $printed } muss { $table } stehen
competition-misprint-colours = Runde { $round }, Brett { $board }: Bei { $printed } sind die Farben vertauscht
competition-misprint-extra = Runde { $round }, Brett { $board }: { $printed } gehört nicht dorthin
competition-misprint-missing = Runde { $round }: { $table } fehlt
competition-misprint-missing-round = Runde { $round } fehlt
competition-misprint-extra-round = Runde { $round } ist zu viel

# Pairings that are checked

competition-check-nobody = Runde { $round }, Brett { $board }: Es gibt keinen Spieler { $player }
competition-check-himself = Runde { $round }, Brett { $board }: { $player } ist mit derselben Nummer gepaart
competition-check-twice = Runde { $round }: { $player } ist mehrmals gepaart, an den Brettern { $boards }
competition-check-left-out = Runde { $round }: { $player } ist nicht gepaart
competition-check-bye-again = { $player } ist mehr als einmal spielfrei: Runden { $rounds }
competition-check-again = { $one } und { $other } treffen zu oft aufeinander: Runden { $rounds }
competition-check-too-seldom =
    { $one } und { $other } treffen { $meetings ->
        [0] nicht aufeinander
        [one] nur einmal aufeinander
       *[other] nur { $meetings }-mal aufeinander
    }
competition-check-same-team = Runde { $round }, Brett { $board }: { $one } und { $other } gehören zu einer Mannschaft ({ $team })
competition-check-colour-in-a-row =
    { $player } hat in { $games } Partien nacheinander { $colour ->
        [white] Weiß
       *[black] Schwarz
    }, Runden { $from } bis { $to }
competition-check-colour-difference = { $player } hat { $whites }-mal Weiß und { $blacks }-mal Schwarz

# The restricted draw

competition-varma-title = Gebundene Auslosung ({ $article }): Nummer, Umschlag, Föderation, Spieler
competition-varma-seed = Durch Los, Startwert { $seed }
competition-varma-next-envelope = { $name } nimmt einen großen Umschlag: { $envelopes }
competition-varma-next-number = { $name } zieht eine Nummer aus Umschlag { $envelope }: { $numbers }
competition-varma-row-meet = { $one } und { $other } der Gruppe { $envelope } treffen in Runde { $round } aufeinander, einer der letzten drei
competition-varma-row-twice = { $player } steht in zwei Gruppen
competition-varma-row-missing = { $player } steht in keiner Gruppe
competition-varma-withheld-too-small = Umschlag { $envelope } ist zu klein: { $numbers } Nummern für { $players } Spieler
competition-varma-withheld-leaves-none = Umschlag { $envelope } wird zurückgehalten: Nach ihm fände eine spätere Föderation keinen, der groß genug ist
competition-varma-no-row = Varma-Tabellen gibt es für 9 bis 24 Spieler, nicht für { $players } ({ $article }). Losen Sie ohne Bindung
competition-varma-row = Die Zeile von { $article } ist falsch: { $faults }. Losen Sie nach den Tabellen des Handbuchs
competition-varma-federation-too-large = { $federation } hat { $players } Spieler, und der größte Umschlag enthält { $numbers } Nummern ({ $article }). Losen Sie ohne Bindung, oder vereinbaren Sie eine Ausnahme
competition-varma-no-place = Die Föderationen lassen sich nicht so verteilen, dass jede aus einem Umschlag zieht ({ $article }). Losen Sie ohne Bindung, oder vereinbaren Sie eine Ausnahme
competition-varma-envelope = { $why } ({ $article }). Wählen Sie einen anderen Umschlag
competition-varma-no-such-envelope = Einen Umschlag { $envelope } gibt es nicht ({ $article }). Wählen Sie einen der angebotenen
competition-varma-not-in-envelope = { $player } ist nicht in Umschlag { $envelope }: schon gezogen oder in einem anderen ({ $article }). Wählen Sie eine Nummer, die noch darin ist
competition-varma-not-in-any = { $player } ist in keinem Umschlag: schon gezogen, oder es gibt diese Nummer nicht ({ $article }). Wählen Sie eine Nummer, die noch übrig ist
competition-varma-out-of-turn = Das ist nicht der nächste Schritt der Auslosung ({ $article }). Wählen Sie unter dem, was jetzt angeboten wird
competition-varma-done = Jeder Spieler hat eine Nummer ({ $article }). Fahren Sie mit der Paarung der ersten Runde fort
competition-varma-step-envelope = Teilnehmer { $entry } nimmt Umschlag { $envelope }
competition-varma-step-number = Teilnehmer { $entry } zieht Nummer { $number }

# Withdrawals

competition-withdrawal-decision =
    { $player } hat { $completed } von { $to_play } beendet ({ $article }): { $fate ->
        [counted] alles zählt
        [record-only] bleibt verzeichnet, zählt aber nicht in der Rangliste
       *[annulled] annulliert
    }
competition-withdrawal-columns = Nr., Punkte im Verzeichnis, Punkte in der Rangliste, Name
competition-withdrawal-completed = gespielt
competition-withdrawal-unfinished = nicht beendet
competition-withdrawal-forfeited = kampflos
competition-withdrawal-no-leaver = „{ $text }“ ist nicht NUMMER@RUNDE: wer ausscheidet und die erste nicht gespielte Runde, etwa 3@6
competition-withdrawal-nobody = Die Nummer { $player } gibt es nicht
competition-withdrawal-no-games = { $player } hat keine Partie im Spielplan
competition-withdrawal-other-opponent = In Runde { $round } spielte { $player } gegen einen anderen Gegner, als der Spielplan vorsieht

# Matches and brackets

competition-match-first = der erste Spieler
competition-match-second = der zweite Spieler
competition-match-won = Den Zweikampf gewinnt { $who }
competition-match-next = Als Nächstes: Abschnitt { $stage }, Partie { $game }; Weiß: { $who }
competition-match-undecided = Alle Abschnitte sind gespielt, und der Zweikampf steht unentschieden
competition-match-after = Nach der Entscheidung gespielte Partien, nicht gewertet (B.02 6.2): { $games }
competition-match-too-many = Es gibt Ergebnisse für mehr Abschnitte, als der Zweikampf hat
competition-match-stage = „{ $text }“ ist kein Abschnitt. Schreiben Sie etwa 2@90+30, to6@90+30, sd@3+2 oder a@W300-B240
competition-match-game = „{ $sign }“ ist kein Ergebnis. Schreiben Sie 1, 0 oder = aus der Sicht von Weiß, - wenn beide verloren
competition-match-why-out-of-reach =
    der Gegner kann nicht mehr gleichziehen, { $left ->
        [0] keine Partie mehr
        [one] noch { $left } Partie
       *[other] noch { $left } Partien
    }
competition-match-why-reached = die nötigen Punkte sind erreicht
competition-match-why-won = eine Partie wurde gewonnen
competition-match-why-drawn-for-black = remis, und Schwarz gewinnt die Armageddon-Partie
competition-match-why-even = unentschieden
competition-bracket-bye = spielfrei
competition-bracket-winner = Sieger von { $match }
competition-bracket-loser = Verlierer von { $match }
competition-bracket-third = dritter Platz
competition-bracket-no-winner = „{ $text }“ ist nicht ZWEIKAMPF=SPIELER, etwa 1.2=5
competition-bracket-too-few = Ein K.-o.-Turnier braucht zwei Spieler; es sind { $players } ({ $article }). Melden Sie zuerst mehr Spieler
competition-bracket-too-many = Für { $players } Spieler gibt es keinen Turnierbaum ({ $article }). Teilen Sie sie in Gruppen ein
competition-bracket-not-in-tie = { $player } spielt nicht in Zweikampf { $round }.{ $place } ({ $article }). Wählen Sie einen seiner beiden Spieler

# The team world championships of 1972

competition-olympiad-one-group = Eine Gruppe mit { $teams } Mannschaften
competition-olympiad-group = Gruppe { $group }: { $teams }
competition-olympiad-final = Finale { $final }: { $size } Mannschaften, aus den Gruppen { $qualify }
competition-olympiad-swiss = Schweizer System, { $rounds } Runden; die Turnierordnung nennt seine Regeln nicht
competition-olympiad-days = Das ganze Turnier dauert höchstens { $days } Tage
competition-olympiad-extra-may = Der Veranstalter darf eine zweite Mannschaft außer Konkurrenz stellen; ihr Platz geht an die nächste
competition-olympiad-extra-shall = Der Veranstalter stellt eine zweite Mannschaft außer Konkurrenz; ihr Platz geht an die nächste
competition-olympiad-no-day = Schreiben Sie den Tag etwa als 1972-09-18
competition-olympiad-misprint-groups = Das Dokument druckt die Gruppen { $sizes }, deren Summe nicht die Zahl der Mannschaften ist
competition-olympiad-misprint-no-qualifiers = Das Dokument druckt nicht, wer sich für Finale { $final } qualifiziert
competition-olympiad-misprint-final-size = Das Dokument druckt { $size } Mannschaften für Finale { $final }, was nicht die Summe der Qualifizierten ist
competition-olympiad-misprint-final-too-many = Das Dokument druckt ein Finale { $final } mit { $size } Mannschaften, für das niemand übrig ist
competition-olympiad-misprint-one-row = Das Dokument druckt eine Zeile für { $from } bis { $to } Mannschaften; dies ist eine gleichmäßige Verteilung
competition-olympiad-task-draft = Entwurf der Einladung an den Präsidenten
competition-olympiad-task-invitation = Endgültige Einladung
competition-olympiad-task-entries = Meldungen mit Gebühr; Abschriften an den Präsidenten und die Zone
competition-olympiad-task-lists = Mannschaftslisten mit den Mannschaftsführern
competition-entry-players = Die Liste hat { $players } Spieler; es müssen { $least } bis { $most } sein
competition-entry-no-captain = Es ist kein Mannschaftsführer genannt
competition-entry-twice = { $name } steht zweimal in der Liste
competition-line-up-boards = Die Aufstellung hat { $players } Spieler für { $boards } Bretter
competition-line-up-nobody = Platz { $place } der Liste ist leer
competition-line-up-order = { $above } an Brett { $board } darf nicht über { $below } sitzen: Die Reihenfolge der Liste wird eingehalten (24.1)
competition-line-up-posted = Aushang { $minutes } Minuten vor der Runde
competition-line-up-source-handed-in = rechtzeitig abgegeben
competition-line-up-source-basic-order = nicht rechtzeitig abgegeben: die Grundreihenfolge
competition-line-up-source-force-majeure = wegen höherer Gewalt vom Hauptschiedsrichter geändert
competition-division-no-row = Die Tabelle endet bei { $most } Mannschaften; es sind { $teams } (Ol. 1972 10). Melden Sie weniger Mannschaften, oder wählen Sie ein anderes System
competition-division-too-few = Eine Gruppe braucht mindestens drei Mannschaften; es sind { $teams } (Ol. 1972 10). Melden Sie zuerst mehr Mannschaften
competition-division-nobody = Mannschaft { $team } ist in keiner Gruppe (Ol. 1972 10). Teilen Sie sie in eine ein
competition-division-incomplete = In der Rangliste der Gruppe { $group } fehlen Mannschaften (Ol. 1972 11). Nennen Sie jede ihrer Mannschaften einmal
competition-division-objected = Mehr als ein Drittel der Gruppe ist dagegen: { $votes } von { $teams } (Ol. 1972 10). Lassen Sie die Gruppe, wie sie ist
competition-division-even = Die Gruppe ist gerade: { $teams } Mannschaften (Ol. 1972 10). Lassen Sie sie, wie sie ist; nur eine ungerade wird aufgefüllt
competition-division-not-in-title = Im Finale um den Titel spielt keine Mannschaft außer Konkurrenz (Ol. 1972 10). Wählen Sie eine andere Gruppe
competition-results-no-match = Zeile { $line }: „{ $text }“ ist kein Zweikampf. Schreiben Sie etwa 1:2 2.5:1.5
competition-results-too-many = Zeile { $line }: mehr Punkte, als ein Zweikampf mit { $boards } Brettern hat
competition-ranking-columns = Platz, Mannschaft, Brettpunkte, Mannschaftspunkte, Sonneborn-Berger, vor der nächsten durch
competition-ranking-term = gegen { $opponent }: { $points } × Anteil von { $own } = { $adds }
competition-ranking-play-off = { $teams } müssen um den Titel spielen (11.4): einen Mannschaftskampf über zwei Runden oder ein Mannschaftskampfturnier, sofort am selben Ort
competition-ranking-by-game-points = Brettpunkte (11.1)
competition-ranking-by-match-points = Mannschaftspunkte (11.2)
competition-ranking-by-match-between = der Mannschaftskampf gegeneinander (11.3)
competition-ranking-by-play-off = der Stichkampf (11.4)
competition-ranking-by-sonneborn-berger = Sonneborn-Berger (11.4)

# Turnierdateien (TRF)

competition-trf-at = Zeile { $line }, Spalte { $column }: { $what }
competition-trf-not-a-number = „{ $text }“ ist keine Zahl
competition-trf-not-points = „{ $text }“ ist keine Punktzahl; schreiben Sie etwa 6.5
competition-trf-no-number = Hier fehlt eine Zahl, die der Datensatz braucht
competition-trf-no-such-result = „{ $sign }“ ist kein Ergebnis; bekannt sind 1 = 0 + - W D L H F U Z
competition-trf-no-such-colour = „{ $text }“ ist keine Farbe; schreiben Sie w oder b
competition-trf-no-such-letter = „{ $text }“ bedeutet hier nichts
competition-trf-no-colour = Eine Partie ohne die Farbe der Figuren
competition-trf-number-twice = Die Nummer { $number } steht schon in Zeile { $first }; diese Zeile wird übergangen
competition-trf-nobody-of-that-number = Niemand hat die Nummer { $number }
competition-trf-against-himself = Runde { $round }: ein Spieler gegen sich selbst
competition-trf-pairing-differs = Runde { $round }: Die Zeile von Spieler { $opponent } sagt etwas anderes
competition-trf-between-fields = „{ $text }“ steht zwischen zwei Feldern: Die Spalten könnten verrutscht sein
competition-trf-counted-in-bytes = Die Spalten dieser Zeile sind in Bytes statt in Buchstaben gezählt
competition-trf-date-form = „{ $text }“: Ein Datum schreibt man JJJJ/MM/TT
competition-trf-title-form = „{ $text }“: Titel schreibt man GM, IM, FM, CM, WGM, WIM, WFM, WCM
competition-trf-full-bye = Runde { $round }: Spielfrei mit einem ganzen Punkt (F) ist veraltet. Hat die Paarung es vergeben, schreiben Sie U, sonst kann der Spieler ein zweites bekommen
competition-trf-result-without-opponent = Runde { $round }: ein Ergebnis ohne Gegner, als spielfrei gelesen
competition-trf-bye-with-opponent = Runde { $round }: spielfrei und doch ein Gegner; als spielfrei gelesen
competition-trf-points-differ = { $stated } Punkte, doch die Ergebnisse sind { $counted } wert
competition-trf-surplus-round = Hinter der letzten Runde stehen Ergebnisse, ab Runde { $round }
competition-trf-long-fide-number = { $text } hat mehr Ziffern als eine FIDE-Nummer
competition-trf-unequal-points = „{ $text }“: Ergebnisse einer Art haben verschiedene Punkte; die letzten gelten
competition-trf-unknown-code = Der Code „{ $text }“ ist nicht bekannt; die Zeile bleibt erhalten
competition-trf-other-encoding = Die Datei ist nicht in UTF-8, sondern wohl in { $text }. Sehen Sie die Namen an und wählen Sie mit --encoding
competition-trf-mixed-line-ends = Die Zeilen enden verschieden
competition-trf-missing = Der Datensatz { $code } fehlt
competition-trf-empty = Der Datensatz { $code } ist leer oder unvollständig
competition-trf-without = Spieler { $number }: { $field } fehlt
competition-field-sex = das Geschlecht
competition-field-name = der Name
competition-field-federation = die Föderation
competition-field-fide-number = die FIDE-Nummer
competition-field-birth = das Geburtsdatum
competition-field-rank = der Rang
competition-file-no-players = { $path } enthält keine Spieler: Wählen Sie eine Turnierdatei (TRF) oder eine Spielerliste (CSV)
competition-file-no-number = Niemand hat die Nummer { $number }
competition-file-left-out = { $count ->
        [one] Weggelassen, weil der Dialekt keine Form dafür hat: Datensatz { $code }, { $count } Zeile
       *[other] Weggelassen, weil der Dialekt keine Form dafür hat: Datensätze { $code }, { $count } Zeilen
    }
competition-file-unwritable = Zeile { $line }: Die Kodierung hat kein { $letter }
competition-check-found = { $players } Spieler, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Falsch: { $wrong }. Merkwürdig: { $odd }
competition-check-complete = Für die Wertungsmeldung fehlt nichts
competition-check-lacks = Für die Wertungsmeldung:
competition-check-more = … und { $count } weitere dieser Art (--all zeigt sie)

# Spielerlisten (CSV)

competition-csv-at = Zeile { $line }, Zelle { $cell }: { $what }
competition-csv-not-a-number = „{ $text }“ ist keine Zahl
competition-csv-not-a-date = „{ $text }“ ist weder ein Datum noch ein Jahr
competition-csv-no-such-sex = „{ $text }“: Schreiben Sie m oder w
competition-csv-not-yes-or-no = „{ $text }“: Schreiben Sie ja oder nein
competition-csv-number-twice = Die Nummer { $number } kommt zweimal vor; der Spieler bekam die nächste freie
competition-csv-no-name = Eine Zeile ohne Namen; sie wurde übergangen
competition-csv-column = Spalte { $cell } ({ $heading }): { $column }
competition-csv-ignored = nicht verstanden, weggelassen
competition-column-number = Nummer
competition-column-name = Name
competition-column-surname = Nachname
competition-column-given-name = Vorname
competition-column-title = Titel
competition-column-rating = Wertungszahl
competition-column-federation = Föderation
competition-column-fide-id = FIDE-Nummer
competition-column-sex = Geschlecht
competition-column-club = Verein
competition-column-birth = Geburtsdatum
competition-column-rapid = Wertungszahl Schnellschach
competition-column-blitz = Wertungszahl Blitz
competition-column-blind = blind
competition-column-wheelchair = Rollstuhl
competition-column-fixed-board = immer an Brett

# Wertungszahlen

competition-rate-standard = Standardschach
competition-rate-rapid = Schnellschach
competition-rate-blitz = Blitzschach
competition-rating-edition-january2022 = B.02 ab Januar 2022
competition-rating-edition-march2024 = B.02 ab März 2024
competition-rating-edition-december2024 = B.02 ab Dezember 2024
competition-rating-edition-october2025 = B.02 ab Oktober 2025
competition-rating-head = Änderungen der Wertungszahlen im { $rate }, nach { $edition }
competition-rating-columns = Nr.	Name	Zahl	K	Partien	Änderung	Neu
competition-rating-columns-in-full = Nummer	Name	Wertungszahl	Entwicklungskoeffizient K	Partien	Änderung der Wertungszahl	Neue Wertungszahl
competition-rating-no-day = „{ $text }“ ist kein Tag; schreiben Sie etwa 1.11.2026
competition-rating-no-k = „{ $text }“: Schreiben Sie Nummer=K, etwa 12=40
competition-rating-term = Runde { $round }, gegen { $opponent } ({ $rating }): Unterschied { $difference }{ $cut ->
        [yes] {""}, gezählt als { $counted }
       *[no] {""}
    }; { $score } - { $expected } = { $surplus }
competition-rating-other = Runde { $round } zählt nicht: { $why }
competition-rating-k = K = { $k }: { $reason }{ $limited ->
        [yes] ; { $full } × { $games } Partien wären mehr als 700
       *[no] {""}
    } ({ $article })
competition-rating-sum = { $surplus } × { $k } = { $change }; aus { $rating } wird { $after }
competition-rating-first-game = Runde { $round }, gegen { $opponent } ({ $rating }): { $score }
competition-rating-first-sum = Summe der Zahlen { $sum } von { $count }, Punkte { $points }, { $percent } Prozent: { $difference }. Erste Wertungszahl { $rating }: { $outcome } ({ $article })
competition-factor-listed = wie angegeben
competition-factor-new = weniger als 30 Partien
competition-factor-junior = bis zum Ende des Jahres des 18. Geburtstags, unter 2300
competition-factor-usual = unter 2400
competition-factor-reached = 2400 wurde erreicht
competition-unrated-unrated-opponent = der Gegner hat keine Wertungszahl
competition-unrated-forfeit = kampflos
competition-unrated-no-move = ein Spieler hat keinen Zug ausgeführt
competition-unrated-no-result = das Ergebnis ist noch nicht bekannt
competition-unrated-too-unequal = die Spieler sind für eine Schnell- oder Blitzpartie zu ungleich
competition-unrated-no-opponent = der Gegner steht nicht in der Datei
competition-first-listed = kommt in die Liste
competition-first-too-few-games = wartet auf weitere Partien
competition-first-disregarded = kein Punkt im ersten Turnier: zählt nicht
competition-first-below-floor = unter der niedrigsten Zahl der Liste
competition-first-highest = die höchste, die eine erste Wertungszahl sein kann

# Titelnormen

competition-norm-games = Partien
competition-norm-foreign-federations = fremde Föderationen
competition-norm-own-federation = Gegner der eigenen Föderation
competition-norm-one-federation = Gegner einer Föderation
competition-norm-titled = Titelträger
competition-norm-holders = Träger des Titels oder eines höheren
competition-norm-players = Spieler des doppelrundigen Turniers
competition-norm-score = Punkte in Prozent
competition-norm-average = Durchschnitt der Wertungszahlen der Gegner
competition-norm-performance = Leistung
competition-norms-none = Niemand hat eine Norm
competition-norms-earlier = Das Turnier ist älter als alle Titelordnungen, die das Programm kennt: Verwendet wird die von { $year } (B.01). Prüfen Sie die Anforderungen nach der Ordnung jener Zeit
competition-norms-norm = { $number } { $name }: { $title }-Norm, { $points } aus { $games }, Durchschnitt { $average }, Leistung { $performance }
competition-norms-title = { $title }: { $norm ->
        [yes] Norm
       *[no] keine Norm
    }
competition-norms-finding = { $state ->
        [met] erfüllt
        [exempt] befreit
       *[missed] verfehlt
    }: { $requirement } { $value }, { $bound ->
        [most] höchstens { $limit }
       *[least] mindestens { $limit }
    } ({ $article })
competition-norms-raised = { $opponent } zählt als { $floor } ({ $article })
competition-norms-left-out = Weggelassen: Runden { $rounds } ({ $articles })
competition-norms-next = Gegen den nächsten Gegner nötig: { $points }
competition-norms-impossible = Die Leistung ist nicht mehr zu erreichen
competition-norms-too-few = Hier ist keine Norm möglich: mindestens { $least } Partien sind nötig, und so viele ergeben die übrigen Runden nicht
competition-norms-row = { $points } aus { $rounds ->
        [one] der letzten Runde
       *[other] den übrigen { $rounds } Runden
    }: Gegner mit einem Durchschnitt von mindestens { $average }
competition-norms-needed = Noch zu treffen: { $holders } Träger des Titels, { $titled } Titelträger, { $federations } fremde Föderationen
competition-norms-international = Ein so internationales Turnier verlangt keine fremden Gegner: { $foreigners } Ausländer mit Wertungszahl aus { $federations } Föderationen, { $titled } mit Titel ({ $article })

# Wettbewerbe ohne Saal: Ranglisten und Feinwertungen.

# Die Rangliste

competition-standings-title = { $round ->
    [0] Rangliste vor der ersten Runde, nach { $edition }
   *[other] Rangliste nach Runde { $round }, nach { $edition }
}
competition-standings-place = Rang
competition-standings-number = Nr.
competition-standings-name = Name
competition-standings-title-held = Titel
competition-standings-federation = Föd.
competition-standings-rating = Wertung
competition-standings-cut = { $count ->
    [1] { $name } ohne den niedrigsten Wert
   *[other] { $name } ohne die { $count } niedrigsten Werte
}
competition-standings-median = { $count ->
    [1] { $name } ohne den niedrigsten und den höchsten Wert
   *[other] { $name } ohne die { $count } niedrigsten und { $count } höchsten Werte
}
competition-standings-no-list = Keine Feinwertung ist genannt: Punktgleiche teilen ihren Rang
competition-standings-breaks-nothing = { $code } trennt niemanden: { $why } ({ $article })
competition-standings-shared = Rang { $place } teilen { $numbers }
competition-standings-reading = * Nr. { $number }, { $code }: auch { $value } gelesen. { $why } ({ $article })
competition-standings-by-tie-break = Hinter dem Vorigen durch { $code }
competition-standings-by-lots = Hinter dem Vorigen durch das Los
competition-standings-no-players = { $path } enthält keine Spieler: Wählen Sie eine Turnierdatei (TRF)
competition-standings-no-category = Eine Rangliste einer Kategorie gibt es nur von den Spielern einer Datei NAME.jadoube: Lassen Sie die Kategorie weg
competition-standings-no-time = Wie es zu einer Zeit stand, sagt nur eine Datei NAME.jadoube: Lassen Sie die Zeit weg
competition-standings-no-edition = Regeln von { $year } gibt es nicht. Bekannt: { $known }
competition-standings-no-round = Runde { $round } hat keine Ergebnisse: Die Datei endet mit Runde { $begun }
competition-standings-no-number = Niemand hat die Nummer { $number }

# Wie ein Wert entsteht

competition-working-who = Nr. { $number } { $name }: Rang { $place }
competition-standings-adjourned = Hängepartie in Runde { $round }
competition-standings-playing = Partie der Runde { $round } läuft noch
competition-standings-all-games = alle gespielten Partien
competition-standings-remarks = Anmerkungen
competition-export-missing = Ergebnisse fehlen: Dies ist nicht der Abschlussbericht. Eine Partie, die nicht beendet ist, hat das Zeichen ? und zählt nichts (Satz 162, X). { $missing }
competition-export-incomplete =
    { $why ->
        [salvaged] Möglicherweise unvollständig: Die Datei des Turniers wurde aus einer beschädigten gerettet, und seither hat sie niemand gegengezeichnet. Ein Ergebnis kann ein früheres sein, das berichtigt worden war{ $row ->
            [none] {""}
           *[other] . Runde { $row } fehlt
        }
        [newer] Unvollständig: Ein neueres Programm hat in der Datei des Turniers aufgezeichnet, was dieses nicht versteht
       *[damaged] Unvollständig: Die Datei des Turniers ist beschädigt, und dies ist, was lesbar war{ $row ->
            [none] {""}
           *[other] ; ab Zeile { $row } ist nichts mehr gewiss
        }
    }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
competition-working-all-struck = Gestrichen: Der Spieler ist ausgeschieden, und die Partien ({ $games }) zählen in der Rangliste für niemanden; sie bleiben verzeichnet
competition-working-round = Runde { $round }
competition-working-board = Brett { $board }
competition-working-against = gegen { $opponent }
competition-working-amount = { $amount }: { $why } ({ $article })
competition-working-cut = gestrichen: { $why } ({ $article })
competition-working-reading = Auch { $value } gelesen: { $why } ({ $article })

# Ausgaben

competition-edition-olympiad1972 = der Turnierordnung der Mannschaftsweltmeisterschaft (1972)
competition-edition-interpretations1980 = den Auslegungen von 1980
competition-edition-tournament-rules2006 = den Turnierregeln von 2006
competition-edition-september2023 = C.07 ab September 2023
competition-edition-august2024 = C.07 ab August 2024
competition-edition-march2026 = C.07 ab März 2026

competition-rest-lots = Über einen verbleibenden Gleichstand entscheidet das Los, wenn die Turnierordnung ihn nicht bestehen lässt
competition-rest-shared = Ein verbleibender Gleichstand bleibt bestehen

competition-code-unknown-name = { $text } ist keine bekannte Feinwertung (C.07). Wählen Sie eine aus der Liste; eine eigene des Turniers beginnt mit OTHER_
competition-code-unknown-modifier = { $text }: Was hinter dem Namen steht, ist nicht bekannt (C.07). Schreiben Sie hinter den Strich etwa C1, C2, M1, M2, P oder L+1

# Feinwertungen

competition-tie-break-points = Punkte
competition-tie-break-match-points = Mannschaftspunkte
competition-tie-break-game-points = Brettpunkte
competition-tie-break-direct-encounter = direkter Vergleich
competition-tie-break-wins = Zahl der Siege
competition-tie-break-games-won = Zahl der gewonnenen Partien
competition-tie-break-black-games = Zahl der Schwarzpartien
competition-tie-break-black-wins = Zahl der mit Schwarz gewonnenen Partien
competition-tie-break-progressive = Fortschrittswertung
competition-tie-break-elected = Runden, in denen man antreten wollte
competition-tie-break-standard = Standardpunkte
competition-tie-break-pairing-number = Startnummer
competition-tie-break-buchholz = Buchholz
competition-tie-break-average-buchholz = durchschnittliche Buchholzzahl der Gegner
competition-tie-break-fore-buchholz = Vorab-Buchholz
competition-tie-break-sonneborn-berger = Sonneborn-Berger
competition-tie-break-koya = Koya-System
competition-tie-break-average-rating = Wertungsschnitt der Gegner
competition-tie-break-performance = Turnierleistung
competition-tie-break-perfect-performance = vollkommene Turnierleistung
competition-tie-break-average-performance = durchschnittliche Turnierleistung der Gegner
competition-tie-break-average-perfect = durchschnittliche vollkommene Turnierleistung der Gegner
competition-tie-break-rating = Wertungszahl
competition-tie-break-other-score = Mannschafts- oder Brettpunkte, je nachdem, welche nicht zuerst zählen
competition-tie-break-team-sonneborn-berger = erweiterte Sonneborn-Berger-Wertung für Mannschaften
competition-tie-break-extended-encounter = erweiterter direkter Vergleich
competition-tie-break-board-count = Berliner Wertung nach Brettsumme
competition-tie-break-top-boards = Ergebnis der vorderen Bretter
competition-tie-break-bottom-boards = Streichung der hinteren Bretter
competition-tie-break-schedule-strength = Punkte und Stärke der Gegner
competition-tie-break-other = eigene Feinwertung des Turniers

competition-lack-no-order = Niemand kommt dadurch vor einen anderen
competition-lack-unrated = jemand hat keine Wertungszahl, und dafür wurde keine Regel bekannt gegeben
competition-lack-round-robin = sie darf in Rundenturnieren nicht verwendet werden
competition-lack-teams-only = sie gilt für Mannschaften
competition-lack-players-only = sie gilt für Spieler
competition-lack-unequal-game-points = die Gleichstehenden haben nicht gleich viele Brettpunkte
competition-lack-own = es ist eine eigene des Turniers: Der Schiedsrichter wendet sie an

competition-method-sum = Die Summe aus:
competition-method-average = Der Durchschnitt aus:
competition-method-whole-average = Der Durchschnitt, kaufmännisch auf eine ganze Zahl gerundet, aus:
competition-method-performance = Der Wertungsschnitt und die Differenz für den Anteil der Punkte:
competition-method-perfect = Die niedrigste Wertungszahl, mit der diese Punkte zu erwarten waren, gegen:
competition-method-place = Der Rang in der Tabelle der Gleichstehenden:
competition-method-in-turn = Nacheinander, bis eines entscheidet:

competition-basis-own = eigenes Ergebnis
competition-basis-game = Partie unter den Gleichstehenden
competition-basis-opponent = Punktzahl des Gegners
competition-basis-opponent-with-draws = Punktzahl des Gegners, in der die letzten spielfreien Runden als Remis zählen
competition-basis-forfeit-as-game = kampfloses Ergebnis, das als Partie zählt
competition-basis-dummy = Runde ohne Partie: gedachter Gegner mit der eigenen Punktzahl
competition-basis-dummy-like-opponent = Runde ohne Partie: gedachter Gegner mit höchstens der Punktzahl des gelosten Gegners
competition-basis-dummy-like-draws = Runde ohne Partie: gedachter Gegner mit höchstens einem Remis in jeder Runde
competition-basis-opponent-rating = Wertungszahl des Gegners
competition-basis-opponent-value = Wert des Gegners
competition-basis-running = Punktzahl nach der Runde
competition-basis-more = mehr Punkte als der geloste Gegner oder als für ein Remis
competition-basis-equal = so viele Punkte wie der geloste Gegner oder wie für ein Remis
competition-basis-strong-opponent = Punkte gegen einen Gegner an oder über der Grenze
competition-basis-missing = nicht aufeinandergetroffen: bestenfalls
competition-basis-board = Punkte am Brett
competition-basis-other-score = die Punkte, die nicht zuerst zählen
competition-basis-schedule = Anteil der Buchholzzahl
competition-basis-difference = Differenz für den Anteil der Punkte

competition-cut-lowest = der niedrigste Wert
competition-cut-highest = der höchste Wert
competition-cut-voluntary = eine Runde, in der man nicht zur Verfügung stand, geht dem niedrigsten Wert vor

competition-reading-double-forfeit-is-nothing = Der Server der FIDE gibt nichts, wenn beide fehlen; nach dem Wortlaut haben beide gleich viel
competition-reading-voluntary-by-opponent = Der Server der FIDE streicht die versäumte Runde mit dem schwächsten Gegner; nach dem Wortlaut ist es die mit dem niedrigsten Beitrag
competition-reading-forfeit-win-is-game = Nach dem Wortlaut ist ein kampfloser Sieg im Rundenturnier eine gewöhnliche Partie; der Server der FIDE zählt nur am Brett gespielte
competition-reading-higher-board-count = Der Server der FIDE setzt die höhere Brettsumme nach vorn; nach dem Wortlaut ist die niedrigere besser
competition-reading-sub-tie-goes-on = Die Übungen der FIDE-Kommission fahren mit den Punkten fort, die den neuen Gleichstand ergaben; nach dem Wortlaut beginnt er von vorn

# Das Turnier auf der Befehlszeile

competition-event-not-numbered = Die Startnummer { $no } hat niemand: Wer nach der Vergabe der Nummern gemeldet wurde, hat noch keine. Vergeben Sie die Nummern zuerst neu: jadoube competition number mit --reason
competition-event-no-pairing = „{ $text }“ ist keine Paarung. Schreiben Sie zwei Startnummern, Weiß zuerst, etwa 1:4
competition-event-no-result = „{ $text }“ ist kein Ergebnis. Ergebnisse schreibt man so: { $signs }
competition-event-match = Mannschaftskampf { $teams }: { $points }
competition-event-no-place = In der Liste von { $team } steht niemand auf Platz { $place }
competition-event-no-line-ups = Keine Aufstellung von { $teams }: Wer spielt, folgt aus der Reihenfolge der Liste (1972: 24.1). Geben Sie die Aufstellungen ein oder veröffentlichen Sie mit --basic-order
competition-event-round = Runde { $round } ({ $stage })
competition-event-board-shows = das Brett zeigt { $result }
competition-event-adjourned = abgebrochen
competition-scoring-two-draws = Zwei Remis wären { $draws } Punkte wert, ein Sieg und eine Niederlage { $decided }: Zwei Remis dürfen nicht mehr wert sein. Schreiben Sie weniger Punkte für ein Remis
competition-scoring-below-nothing = Kein Ergebnis kann weniger als nichts wert sein. Schreiben Sie 0 oder mehr Punkte
competition-event-no-board-pairing = „{ $text }“ ist keine Paarung an einem Brett. Schreiben Sie das Brett und zwei Startnummern, Weiß zuerst, etwa 3=1:4
competition-event-no-start = „{ $text }“ sagt nicht, wie eine Anfangsstellung bestimmt wurde. Schreiben Sie lot:17, oder dice:357 mit der Nummer der Stellung von 0 bis 959
competition-event-differs = zu klären: das Brett zeigt { $result }
competition-event-bye =
    { $player }: { $bye ->
        [pairing] spielfrei durch die Paarung
        [full] spielfrei mit einem Punkt
        [half] spielfrei mit einem halben Punkt
       *[zero] ohne Gegner, ohne Punkte
    }
competition-event-system-table = Rundenturnier nach der Bergertabelle
competition-event-system-manual = Der Schiedsrichter paart
competition-event-control = Bedenkzeit: { $control }
competition-event-tie-breaks = Feinwertungen ({ $year }): { $list }
competition-event-byes =
    Spielfrei mit einem halben Punkt: { $half } für jeden Spieler ({ $article }); keines in den letzten Runden: { $last }; mit einem ganzen Punkt: { $full ->
        [yes] ja
       *[no] nein
    }; wegen Nachmeldung versäumte Runden mit einem halben Punkt: { $late }
competition-event-start-usual = Anfangsstellung
competition-event-start-round = Chess960, eine Anfangsstellung für die Runde
competition-event-start-board = Chess960, eine Anfangsstellung für jedes Brett
competition-working-struck = Runde { $round } · gegen { $opponent }: { $result } verzeichnet; zählt nicht in der Rangliste ({ $article })
competition-csv-not-a-line = „{ $text }“ enthält einen Zeilenumbruch oder ein unsichtbares Zeichen: Vielleicht fehlt ein Anführungszeichen. Niemand wurde eingetragen
competition-csv-surplus = „{ $text }“ steht hinter der letzten Spalte. Niemand wurde eingetragen
competition-event-no-teams-in-list = In diesem Turnier spielen Mannschaften, und die Liste sagt nicht, für welche { $players } spielt. Ergänzen Sie eine Spalte „Verein“, oder nennen Sie mit --team die Mannschaft aller ihrer Spieler
competition-event-nobody-in-list = { $path } nennt niemanden. Eine Liste führt ihre Spieler Zeile für Zeile unter Überschriften wie Name, Rating, Fed
competition-event-list-amend = Das hier Genannte wurde weggelassen. „jadoube competition amend“ berichtigt einen Eintrag
competition-event-known = Nichts einzutragen: Es ist schon bekannt
competition-event-no-folder = Es gibt keinen Ordner { $path }. Legen Sie ihn zuerst an
competition-event-goes-on = Runde { $round }, Brett { $board }, { $white } – { $black }: Die Partie läuft. Ist sie zu Ende, sagen Sie es mit --game-ended
competition-event-game-ended = die Partie ist zu Ende
competition-event-result-of = Runde { $round }, Brett { $board }: { $white } – { $black } { $result }
competition-event-has-left = { $player }: zurückgetreten
competition-event-opponent-left = { $player }: { $sign } ohne Spiel, { $opponent } ist zurückgetreten

# Die Gruppen eines Turniers: jadoube competition groups
competition-event-system-olympiad = Mannschaftsweltmeisterschaft von 1972 (Ol. 1972 10)
competition-groups-title = { $group }, Runden { $first } bis { $last }
competition-groups-extra = außer Konkurrenz
competition-groups-not-drawn = Noch sind keine Nummern ausgelost
competition-groups-drawn-hand = Nummern im Saal gezogen
competition-groups-drawn-lot = Nummern durch Los, Startwert { $seed }
competition-groups-no-captain = Für { $teams } ist kein Mannschaftsführer genannt: Mannschaftslisten haben einen (Ol. 1972 24)
competition-groups-none = Es gibt keine Gruppe „{ $group }“. Vorgruppen sind 1, 2, …; Finale sind A, B, …
competition-groups-columns = Platz, Nummer, Mannschaft, Brettpunkte, Mannschaftspunkte, Sonneborn-Berger, vor der nächsten durch
competition-groups-standing = { $group }: Plätze nach { $article }
competition-groups-whole = Die ganze Meisterschaft
competition-groups-left = { $team } ist nach { $played } von { $of } Mannschaftskämpfen ausgeschieden ({ $article }; Ol. 1972 12: Das Turniergericht trifft die Maßnahmen)
competition-groups-no-olympiad = „{ $text }“ ist keine Meisterschaft, die hier gespielt werden kann. Schreiben Sie 1972 men oder 1972 women

# Bracket of an event
competition-bracket-round =
    { $left ->
        [0] Finale
        [1] Halbfinale
        [2] Viertelfinale
       *[other] Runde { $round }
    }
competition-bracket-third-match = Zweikampf um den dritten Platz
competition-bracket-only = Zweikampf
competition-bracket-leg = { $match }, Abschnitt { $stage }, Partie { $game }
competition-bracket-won = { $player } hat gewonnen
competition-bracket-goes-on = { $player } ist weiter
competition-bracket-by-bye = { $player } ist spielfrei weiter
competition-bracket-by-walkover = { $player } ist weiter: Der Gegner spielt nicht mehr
competition-bracket-by-lot =
    { $player } ist durch Los weiter { $seed ->
        [none] (im Saal gelost)
       *[other] (Startwert { $seed })
    }: Der Zweikampf stand unentschieden; { $reason }
competition-bracket-even = unentschieden
competition-bracket-nobody = niemand ist weiter: Beide spielen nicht mehr
competition-bracket-not-begun = nicht begonnen
competition-bracket-open = nicht entschieden
competition-bracket-head-match = Zweikampf
competition-bracket-head-first = Erster
competition-bracket-head-second = Zweiter
competition-bracket-head-score = Stand
competition-bracket-head-games = Partien
competition-bracket-head-result = Ergebnis
competition-bracket-head-reached = Erreicht
competition-bracket-winner-of-all = Sieger
competition-bracket-beaten = ausgeschieden: { $round }
competition-bracket-odd = { $due ->
    [none] { $plays } spielt hier, obwohl nach den Ergebnissen noch niemand so weit ist
   *[other] { $plays } spielt hier, obwohl nach den Ergebnissen { $due } so weit ist
}
competition-bracket-odd-plays = spielt in { $match }, ohne nach den Ergebnissen so weit zu sein
competition-bracket-odd-due = ist nach den Ergebnissen in { $match }, aber { $plays } spielt dort
competition-bracket-odd-match = { $match }: { $what }. { $open ->
    [yes] Es bleibt so, wenn nicht auf der Seite von Runde { $round } „Paarungen ändern…“ gewählt wird, aus einem Grund von { $article }
   *[no] Runde { $round } ist abgeschlossen, und was in ihr gespielt wurde, zählt
}
competition-bracket-still-in = noch dabei
competition-bracket-told =
    { $score ->
        [none] { $match }: { $first } gegen { $second }, { $result }
       *[other] { $match }: { $first } gegen { $second }, { $score }, { $result }
    }
competition-bracket-place-told =
    { $place ->
        [none] { $player }, { $reached }
       *[other] Platz { $place }: { $player }, { $reached }
    }
competition-event-against = { $player }: { $sign } ohne Spiel, gegen { $opponent }
competition-event-no-list = { $path } ist keine Spielerliste: keine bekannte Überschrift, keine Spalten. Eine Liste hat ihre Spieler Zeile für Zeile, unter Überschriften wie Name, Elo, Fed. Niemand wurde gemeldet
competition-event-from-file = Aus der Turnierdatei von „{ $name }“ werden { $results ->
        [0] die Spieler
       *[other] nur die Spieler
    } übernommen{ $results ->
        [0] {""}
        [one] ; { $results } Ergebnis bleibt weg
       *[other] ; { $results } Ergebnisse bleiben weg
    }
