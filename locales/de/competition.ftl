# Competitions without a hall: tables, draws, pairings, places.

# Berger tables

competition-table = Bergertabelle für { $players } Spieler, { $rounds } Runden ({ $article })
competition-table-boards = Farben der zuerst genannten Mannschaft ab Brett 1: { $colours }
competition-white-short = W
competition-black-short = S
competition-table-bye = Spielfrei: { $player }
competition-berger-too-few = Ein Rundenturnier braucht mindestens { $least } Spieler; es sind { $players }
competition-berger-too-many = Für { $players } Spieler gibt es keine Tabelle
competition-berger-why-pivot =
    In Runde { $table_round } der Tabelle trifft die höchste Nummer { $highest } auf { $pivot } mit { $colour ->
        [white] Weiß
       *[black] Schwarz
    }
competition-berger-why-around =
    In Runde { $table_round } der Tabelle sitzen beide { $steps ->
        [one] { $steps } Platz
       *[other] { $steps } Plätze
    } von { $pivot } entfernt, auf jeder Seite einer, gezählt rund um { $of } Plätze

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
competition-varma-no-row = Varma-Tabellen gibt es für 9 bis 24 Spieler, nicht für { $players }. Losen Sie ohne Bindung
competition-varma-row = Die Zeile von { $article } ist falsch: { $faults }. Losen Sie nach den Tabellen des Handbuchs
competition-varma-federation-too-large = { $federation } hat { $players } Spieler, und der größte Umschlag enthält { $numbers } Nummern. Losen Sie ohne Bindung, oder vereinbaren Sie eine Ausnahme
competition-varma-no-place = Die Föderationen lassen sich nicht so verteilen, dass jede aus einem Umschlag zieht. Losen Sie ohne Bindung, oder vereinbaren Sie eine Ausnahme
competition-varma-envelope = { $why }
competition-varma-no-such-envelope = Einen Umschlag { $envelope } gibt es nicht
competition-varma-not-in-envelope = { $player } ist nicht in Umschlag { $envelope }: schon gezogen oder in einem anderen
competition-varma-not-in-any = { $player } ist in keinem Umschlag: schon gezogen, oder es gibt diese Nummer nicht
competition-varma-out-of-turn = Das ist nicht der nächste Schritt der Auslosung
competition-varma-done = Jeder Spieler hat eine Nummer

# Withdrawals

competition-withdrawal-nobody = Die Nummer { $player } gibt es nicht
competition-withdrawal-no-games = { $player } hat keine Partie im Spielplan
competition-withdrawal-other-opponent = In Runde { $round } spielte { $player } gegen einen anderen Gegner, als der Spielplan vorsieht

# Matches and brackets

competition-match-first = der erste Spieler
competition-match-second = der zweite Spieler
competition-match-won = Den Wettkampf gewinnt { $who }
competition-match-next = Als Nächstes: Abschnitt { $stage }, Partie { $game }; Weiß: { $who }
competition-match-undecided = Alle Abschnitte sind gespielt, und der Wettkampf steht unentschieden
competition-match-after = Nach der Entscheidung gespielte Partien, nicht gewertet (B.02 6.2): { $games }
competition-match-too-many = Es gibt Ergebnisse für mehr Abschnitte, als der Wettkampf hat
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
competition-bracket-too-few = Ein K.-o.-Turnier braucht zwei Spieler; es sind { $players }
competition-bracket-too-many = Für { $players } Spieler gibt es keinen Turnierbaum
competition-bracket-not-in-tie = { $player } spielt nicht in Wettkampf { $round }.{ $place }

# The team world championships of 1972

competition-olympiad-one-group = Eine Gruppe mit { $teams } Mannschaften
competition-olympiad-group = Gruppe { $group }: { $teams }
competition-olympiad-final = Finale { $final }: { $size } Mannschaften, aus den Gruppen { $qualify }
competition-olympiad-swiss = Schweizer System, { $rounds } Runden; die Turnierordnung nennt seine Regeln nicht
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
competition-line-up-source-handed-in = rechtzeitig abgegeben
competition-line-up-source-basic-order = nicht rechtzeitig abgegeben: die Grundreihenfolge
competition-line-up-source-force-majeure = wegen höherer Gewalt vom Hauptschiedsrichter geändert
competition-division-no-row = Die Tabelle endet bei { $most } Mannschaften; es sind { $teams }
competition-division-too-few = Eine Gruppe braucht mindestens drei Mannschaften; es sind { $teams }
competition-division-nobody = Mannschaft { $team } ist in keiner Gruppe
competition-division-incomplete = In der Rangliste der Gruppe { $group } fehlen Mannschaften
competition-division-objected = Mehr als ein Drittel der Gruppe ist dagegen: { $votes } von { $teams }
competition-division-even = Die Gruppe ist gerade: { $teams } Mannschaften
competition-division-not-in-title = Im Finale um den Titel spielt keine Mannschaft außer Konkurrenz
competition-results-no-match = Zeile { $line }: „{ $text }“ ist kein Wettkampf. Schreiben Sie etwa 1:2 2.5:1.5
competition-results-too-many = Zeile { $line }: mehr Punkte, als ein Wettkampf mit { $boards } Brettern hat
competition-ranking-columns = Platz, Mannschaft, Brettpunkte, Mannschaftspunkte, Sonneborn-Berger, vor der nächsten durch
competition-ranking-term = gegen { $opponent }: { $points } × Anteil von { $own } = { $adds }
competition-ranking-play-off = { $teams } müssen um den Titel spielen (11.4): einen Wettkampf über zwei Runden oder ein Wettkampfturnier, sofort am selben Ort
competition-ranking-by-game-points = Brettpunkte (11.1)
competition-ranking-by-match-points = Mannschaftspunkte (11.2)
competition-ranking-by-match-between = der Wettkampf gegeneinander (11.3)
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
competition-csv-number-twice = Die Nummer { $number } steht zweimal da; der Spieler bekam die nächste freie
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
competition-column-birth = Geburtsdatum

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
competition-rating-no-day = „{ $text }“ ist kein Tag; schreiben Sie etwa 2026-11-01
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
competition-unrated-no-move = nicht beide haben gezogen
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
competition-norms-row = { $points } aus { $rounds ->
        [one] der letzten Runde
       *[other] den übrigen { $rounds } Runden
    }: Gegner mit einem Durchschnitt von mindestens { $average }
competition-norms-needed = Noch zu treffen: { $holders } Träger des Titels, { $titled } Titelträger, { $federations } fremde Föderationen
competition-norms-international = Ein so internationales Turnier verlangt keine fremden Gegner: { $foreigners } Ausländer mit Wertungszahl aus { $federations } Föderationen, { $titled } mit Titel ({ $article })
