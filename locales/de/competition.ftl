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
competition-bracket-no-winner = „{ $text }“ ist nicht WETTKAMPF=SPIELER, etwa 1.2=5
competition-bracket-too-few = Ein K.-o.-Turnier braucht zwei Spieler; es sind { $players }
competition-bracket-too-many = Für { $players } Spieler gibt es keinen Turnierbaum
competition-bracket-not-in-tie = { $player } spielt nicht in Wettkampf { $round }.{ $place }

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
competition-ranking-by-sonneborn-berger = Sonneborn-Berger-Wertung (11.4)
