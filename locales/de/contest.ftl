# Das Turnier: Spieler, Runden und Ergebnisse, wie sie im Protokoll stehen.

contest-of = { $name }: { $text }
contest-event-started = Die Turnierordnung ist festgelegt
contest-event-regulations-changed = Die Turnierordnung wurde geändert: { $reason }
contest-event-amended = Angaben berichtigt
contest-event-scheduled = Runde { $round } beginnt { $starts }
contest-event-left =
    { $how ->
        [expelled] ausgeschlossen
       *[withdrawn] zurückgetreten
    } ab Runde { $from }: { $reason }
contest-event-absence-noted = spielt Runde { $round } nicht
contest-event-several-left =
    { $how ->
        [expelled] ausgeschlossen
       *[withdrawn] zurückgetreten
    } ab Runde { $from } ({ $count ->
        [one] { $count } Teilnehmer
       *[other] { $count } Teilnehmer
    }): { $reason }
contest-event-absences-noted =
    { $count ->
        [one] { $count } Teilnehmer spielt Runde { $round } nicht
       *[other] { $count } Teilnehmer spielen Runde { $round } nicht
    }
contest-event-published = Paarungen der Runde { $round } veröffentlicht
contest-event-closed = Runde { $round } abgeschlossen
contest-event-entered = gemeldet
contest-event-numbered =
    Startnummern vergeben an { $count ->
        [one] { $count } Teilnehmer
       *[other] { $count } Teilnehmer
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Runde { $round } gepaart, noch nicht veröffentlicht
contest-event-pairings-changed = Runde { $round }: veröffentlichte Paarungen an Brett { $boards } geändert ({ $article }): { $ground }. { $reason }
contest-event-result-entered =
    Runde { $round }, Brett { $board }: Ergebnis eingetragen: { $result }{ $against ->
        [none] {""}
       *[other] ; in der Partie ist festgehalten: { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-event-presence-noted = spielt Runde { $round } doch
contest-event-bye-granted =
    { $bye ->
        [half] spielfrei mit einem halben Punkt
        [full] spielfrei mit einem Punkt
       *[zero] spielfrei ohne Punkte
    } in Runde { $round }
contest-event-draw-begun =
    Gebundene Auslosung begonnen ({ $article }){ $reason ->
        [none] {""}
       *[other] : { $reason }
    }
contest-event-drawn = Gezogen: { $drawn }
contest-event-start-drawn =
    Runde { $round }, Chess960: Anfangsstellung { $how ->
        [lot] durch Los bestimmt, Startwert { $drawn }
        [dice] mit Würfeln bestimmt: { $drawn }
        [coin] mit einer Münze bestimmt: { $drawn }
        [cards] mit Karten bestimmt: { $drawn }
       *[computer] durch einen Computer bestimmt: { $drawn }
    }
contest-undone = Rückgängig gemacht: { $act }
contest-undone-entry = eine Meldung
contest-undone-departure = spielt weiter
contest-undone-absence = spielt Runde { $round }
contest-undone-departures =
    { $count ->
        [one] { $count } Teilnehmer spielt weiter
       *[other] { $count } Teilnehmer spielen weiter
    }
contest-undone-absences =
    { $count ->
        [one] { $count } Teilnehmer spielt Runde { $round }
       *[other] { $count } Teilnehmer spielen Runde { $round }
    }
contest-undone-draft = Paarung der Runde { $round }
contest-undone-result = das Ergebnis an Brett { $board }, Runde { $round }
contest-undone-closing = Runde { $round } ist wieder offen
contest-undone-bye = spielfrei in Runde { $round }
contest-undone-presence = dass Runde { $round } doch gespielt wird
contest-undone-regulations = die Änderung der Turnierordnung
contest-undone-amendment = die Berichtigung der Angaben
contest-undone-numbers = die Startnummern
contest-undone-drawing = der Beginn der Auslosung
contest-undone-drawn = was zuletzt gezogen wurde
contest-undone-schedule = der Beginn der Runde { $round }
contest-undone-start = die Auslosung der Anfangsstellung der Runde { $round }
contest-undone-publication = die Veröffentlichung der Runde { $round }. Sie ist wieder ein Entwurf, und ihre Bretter sind frei
contest-undone-changing = die Änderung veröffentlichter Paarungen der Runde { $round }
contest-undone-board-result = das Ergebnis an Brett { $board }, Runde { $round }. Die Partie geht weiter
contest-result-white-wins = 1–0
contest-result-draw = ½–½
contest-result-black-wins = 0–1
contest-result-both-lose = 0–0
contest-result-half-for-white = ½–0
contest-result-half-for-black = 0–½
contest-result-white-wins-unrated = 1–0, nicht gewertet
contest-result-draw-unrated = ½–½, nicht gewertet
contest-result-black-wins-unrated = 0–1, nicht gewertet
contest-result-both-lose-unrated = 0–0, nicht gewertet
contest-result-forfeit-for-white = +/−
contest-result-forfeit-for-black = −/+
contest-result-forfeit-of-both = −/−
contest-ground-met-before = die beiden würden versehentlich noch einmal aufeinandertreffen
contest-ground-competition-rules = die Turnierordnung sieht es vor
contest-ground-without-opponents = zwei Spieler ohne Gegner sind einverstanden
contest-ground-late-entry = eine Nachmeldung; die Betroffenen sind einverstanden
contest-ground-last-round-top-boards = unvorhersehbar, an den Spitzenbrettern der letzten Runde
contest-category-all = Alle
contest-category-women = Frauen
contest-category-men = Männer
contest-category-juniors = U{ $age }
contest-category-seniors = Ab { $age } Jahren
contest-category-title = Titel { $title }
contest-category-federation = Föderation { $federation }
contest-category-club = Verein { $club }
contest-category-unrated = Ohne Wertungszahl
contest-category-board = Brett { $board }

contest-stage-draft = Entwurf
contest-stage-published = veröffentlicht
contest-stage-closed = abgeschlossen
contest-refusal-already-started = Die Turnierordnung ist schon festgelegt. Ändern Sie sie mit einer Begründung
contest-refusal-not-started = In dieser Datei ist noch kein Turnier. Legen Sie zuerst seine Turnierordnung fest
contest-refusal-regulations-lost = Die Turnierordnung ist verloren, denn die Datei war beschädigt. Was sie an Teilnehmern, Runden und Ergebnissen enthält, kann ohne sie nicht gezeigt werden. Legen Sie die Turnierordnung noch einmal so fest, wie sie war, im Fenster oder mit „start“ in jadoube play: Dann wird das alles wieder gezeigt
contest-refusal-reason-missing = Geben Sie einen Grund an; er steht im Protokoll. Ein Ergebnis braucht einen, wenn ein anderes bekannt ist, wenn die Runde vorbei ist und solange die Partie läuft ({ $article })
contest-refusal-numbers-given = Die Startnummern sind bereits vergeben. Geben Sie einen Grund an, um sie neu zu vergeben, etwa nach einer Nachmeldung; er steht im Protokoll ({ $article })
contest-refusal-nameless = Jeder Teilnehmer braucht einen Namen. Tragen Sie einen ein
contest-refusal-entered-before = { $name } ist schon gemeldet. Ändern Sie diese Meldung, oder wählen Sie für einen Namensvetter einen anderen Namen oder eine andere FIDE-Nummer
contest-refusal-too-many-entrants = Ein Turnier hat höchstens { $most } Spieler, zurückgetretene eingerechnet. Melden Sie weniger Spieler, oder teilen Sie sie auf mehrere Turniere auf
contest-refusal-no-such-entrant = Es gibt keinen Teilnehmer { $no }. Wählen Sie einen aus der Teilnehmerliste
contest-refusal-table-fixed = Niemand kann mehr gemeldet werden: Die erste Runde des Rundenturniers ist veröffentlicht, und damit steht seine Tabelle fest ({ $article }). Machen Sie die Veröffentlichung rückgängig, wenn noch keine Partie begonnen hat
contest-refusal-system-fixed = Das Paarungssystem lässt sich nicht mehr ändern: Eine Runde ist veröffentlicht. Machen Sie die Veröffentlichung rückgängig, oder beginnen Sie ein anderes Turnier
contest-refusal-numbers-fixed = Die Startnummern stehen fest: im Rundenturnier mit der ersten Runde, sonst sobald Runde { $round } gepaart ist ({ $article }). Berichtigen Sie die Angaben zum Spieler; die Nummer bleibt
contest-refusal-numbers-incomplete = Jeder Teilnehmer braucht eine Startnummer ({ $article }). Vergeben Sie die Nummern neu
contest-refusal-no-numbers = Vergeben Sie zuerst die Startnummern ({ $article })
contest-refusal-not-next = Runde { $round } kann jetzt nicht gepaart werden; die nächste ist Runde { $next }. Paaren Sie zuerst diese
contest-refusal-no-such-round = Runde { $round } ist nicht gepaart. Paaren Sie sie zuerst
contest-refusal-not-published = Runde { $round } ist noch nicht veröffentlicht. Veröffentlichen Sie sie zuerst
contest-refusal-published-before = Runde { $round } ist schon veröffentlicht. Ändern Sie ihre Paarungen nur aus einem der Gründe von { $article }
contest-refusal-closed-before = Runde { $round } ist schon abgeschlossen. Berichtigen Sie dort ein falsches Ergebnis mit einer Begründung ({ $article })
contest-refusal-paired-by-system = Dieses Turnier wird nach der Tabelle gepaart; Paarungen lassen sich nicht eingeben ({ $article }). Paaren Sie die Runde ohne sie
contest-refusal-paired-twice = Teilnehmer { $no } würde in dieser Runde zweimal spielen. Paaren Sie jeden Spieler einmal
contest-refusal-board-twice = Zwei Paarungen haben Brett { $board }. Geben Sie jeder ein eigenes Brett
contest-refusal-nothing-paired = Es gibt keine Paarungen. Geben Sie mindestens eine ein
contest-refusal-departed = Teilnehmer { $no } spielt nicht mehr ({ $article }). Paaren Sie die Runde neu
contest-refusal-results-missing = { $count ->
    [one] Runde { $round }: Das Ergebnis von Brett { $boards } fehlt. Tragen Sie es zuerst ein
   *[other] Runde { $round }: Die Ergebnisse der Bretter { $boards } fehlen. Tragen Sie sie zuerst ein
}
contest-refusal-no-pairing = An Brett { $board } spielt in Runde { $round } niemand. Wählen Sie ein anderes Brett
contest-refusal-game-goes-on = Die Partie an Brett { $board } läuft noch. Beenden Sie sie zuerst
contest-refusal-adjourned = Die Partie an Brett { $board } ist abgebrochen; bis ihr Ergebnis feststeht, gilt sie nur für die Paarung als Remis ({ $article }). Setzen Sie sie fort, oder erledigen Sie sie
contest-refusal-play-began = An Brett { $board } wird schon gespielt, oder das Ergebnis ist eingetragen: Die Paarung bleibt ({ $article }). Berichtigen Sie ein falsches Ergebnis mit einer Begründung
contest-refusal-nothing-to-undo = Hier lässt sich nichts rückgängig machen: Auf die letzte Handlung ist etwas gefolgt. Nehmen Sie eine beendete Partie an ihrem Brett wieder auf
contest-refusal-shared-publication = Bei mehreren Stationen bleibt eine veröffentlichte Runde veröffentlicht: Am Brett einer anderen Station kann die Partie begonnen haben. Ändern Sie stattdessen die Paarungen, mit einem Grund
contest-event-team-amended = Angaben zur Mannschaft berichtigt
contest-event-team-left =
    { $how ->
        [expelled] Mannschaft ausgeschlossen
       *[withdrawn] Mannschaft zurückgezogen
    } ab Runde { $from }: { $reason }
contest-event-line-up-handed-in =
    Aufstellung für Runde { $round } abgegeben{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-team-entered = Mannschaft gemeldet
contest-event-teams-numbered =
    Startnummern vergeben an { $count ->
        [one] { $count } Mannschaft
       *[other] { $count } Mannschaften
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-matches-drafted = Runde { $round }: Mannschaften gepaart, noch nicht veröffentlicht
contest-line-up-handed-in = vom Mannschaftsführer abgegeben
contest-line-up-basic-order = keine abgegeben: Reihenfolge der Liste (1972: 24.1)
contest-refusal-no-teams = Die Turnierordnung sieht keine Mannschaften vor. Ändern Sie sie zuerst, mit einer Begründung
contest-refusal-teams-play = Nach der Turnierordnung spielen hier Mannschaften. Nummerieren und paaren Sie die Mannschaften; wer an den Brettern auf wen trifft, sagen die Aufstellungen Runde für Runde, wie es ein Kampf nach Scheveninger System braucht
contest-refusal-no-such-team = Es gibt keine Mannschaft { $team }. Wählen Sie eine aus der Liste der Mannschaften
contest-refusal-plays-for-two = { $name } würde für zwei Mannschaften spielen oder steht zweimal in der Liste. Nennen Sie jeden Spieler einmal
contest-refusal-list-order = Eine Runde ist veröffentlicht: Die Reihenfolge der Liste bleibt (1972: 24.1). Fügen Sie Spieler nur am Ende hinzu
contest-refusal-no-match = { $team } hat in Runde { $round } keinen Mannschaftskampf. Wählen Sie eine Mannschaft, die dann spielt
contest-refusal-line-up-length = Eine Aufstellung nennt für jedes der { $boards } Bretter jemanden oder niemanden (1972: 24.1). Schreiben Sie so viele Plätze, - für ein leeres Brett
contest-refusal-not-in-team = { $name } steht nicht in der Liste dieser Mannschaft (1972: 24.1). Wählen Sie Spieler aus der Liste
contest-refusal-line-up-order = { $name } säße hinter jemandem, der in der Liste weiter hinten steht: Die Reihenfolge der Liste gilt (1972: 24.1). Setzen Sie die Spieler in dieser Reihenfolge
contest-refusal-line-up-late = Die Aufstellungen waren bis { $due } fällig: Ohne rechtzeitige Aufstellung spielen die Ersten der Liste in ihrer Reihenfolge (1972: 24.1). Nennen Sie den Grund, aus dem der Hauptschiedsrichter bei höherer Gewalt eine spätere zulässt
contest-refusal-no-tied-match = Kein Zweikampf von { $name } steht nach seinem letzten Abschnitt unentschieden, mit allen Ergebnissen. Tragen Sie zuerst die Ergebnisse ein; erst dann wird gelost ({ $article })
contest-event-match-drawn =
    gewinnt durch Los den unentschiedenen Zweikampf{ $seed ->
        [none] {""}
       *[other] {" "}(Startwert { $seed })
    }: { $reason }
contest-undone-match-lot = das Los für einen Zweikampf
contest-refusal-team-gone = { $name } spielt nicht mehr mit ({ $article }). Paaren Sie die Runde neu
contest-refusal-team-twice = { $name } würde in dieser Runde zweimal spielen. Paaren Sie jede Mannschaft einmal
contest-next-fix-regulations = die Turnierordnung festlegen
contest-next-enter-players =
    { $entered ->
        [0] die Teilnehmer melden, mindestens { $least }
        [one] weitere Teilnehmer melden: { $entered } von mindestens { $least } ist gemeldet
       *[other] weitere Teilnehmer melden: { $entered } von mindestens { $least } sind gemeldet
    }
contest-next-give-numbers = allen eine Startnummer geben
contest-next-pair = Runde { $round } paaren
contest-next-publish = die Paarungen der Runde { $round } veröffentlichen
contest-next-results =
    { $boards ->
        [none] Runde { $round }: Es fehlen { $count } Ergebnisse
       *[other] Runde { $round }: { $count ->
            [one] Es fehlt ein Ergebnis, von Brett { $boards }
           *[other] Es fehlen Ergebnisse, von den Brettern { $boards }
        }
    }
contest-next-settle =
    { $boards ->
        [none] Runde { $round }: { $count } Bretter zeigen ein anderes Ergebnis als eingetragen
       *[other] Runde { $round }: { $count ->
            [one] Brett { $boards } zeigt ein anderes Ergebnis als eingetragen
           *[other] Die Bretter { $boards } zeigen andere Ergebnisse als eingetragen
        }
    }
contest-next-draw-start = die Anfangsstellung der Runde { $round } auslosen
contest-next-close = Runde { $round } abschließen: Jede Partie hat ein Ergebnis oder ist Hängepartie
contest-next-resume =
    { $boards ->
        [none] Runde { $round }: { $count } Partien sind noch abgebrochen
       *[other] Runde { $round }: { $count ->
            [one] Eine Partie ist noch abgebrochen, von Brett { $boards }
           *[other] Partien sind noch abgebrochen, von den Brettern { $boards }
        }
    }
contest-next-standings = alle Runden sind abgeschlossen: die Schlussrangliste drucken
contest-refusal-no-byes-in-table = Im Rundenturnier wird jeder in jeder Runde gepaart ({ $article }). Vermerken Sie die Abwesenheit: Der Gegner gewinnt kampflos
contest-refusal-bye-too-late = Die Paarungen der Runde { $round } sind veröffentlicht: Spielfrei muss rechtzeitig beantragt werden ({ $article }). Tragen Sie am Brett „kampflos“ ein, wenn der Spieler nicht kommt
contest-refusal-not-planned = Es gibt keine Runde { $round }: { $planned ->
    [one] Geplant ist { $planned } Runde
   *[other] Geplant sind { $planned } Runden
} ({ $article }). Wählen Sie eine von diesen
contest-refusal-no-bye-in-last-rounds = Nach der Turnierordnung gibt es kein Spielfrei mit Punkten in { $rounds ->
    [one] der letzten Runde
   *[other] den letzten { $rounds } Runden
}. Wählen Sie ein Spielfrei ohne Punkte
contest-refusal-bye-of-pairing = Dieses Spielfrei vergibt die Paarung; niemand kann es beantragen ({ $article }). Wählen Sie ein Spielfrei mit einem halben Punkt oder eine Abwesenheit
contest-refusal-no-full-point-byes = Die Turnierordnung sieht kein Spielfrei mit einem ganzen Punkt vor. Wählen Sie eines mit einem halben Punkt, oder ändern Sie die Turnierordnung mit einer Begründung
contest-refusal-half-point-byes-used = Teilnehmer { $no } hatte schon so oft mit einem halben Punkt spielfrei, wie die Turnierordnung erlaubt: { $most } ({ $article }). Vermerken Sie eine Abwesenheit ohne Punkte
contest-refusal-has-bye = Teilnehmer { $no } ist in Runde { $round } spielfrei ({ $article }). Paaren Sie die Runde neu, oder heben Sie das Spielfrei auf
contest-refusal-draft-outdated = Der Entwurf der Runde { $round } passt nicht mehr: Ein Teilnehmer, eine Nummer oder die Turnierordnung hat sich geändert. Paaren Sie die Runde neu
contest-refusal-no-draw = Es hat keine gebundene Auslosung begonnen ({ $article }). Beginnen Sie sie zuerst
contest-refusal-draw-goes-on = Die gebundene Auslosung ist im Gange ({ $article }): Führen Sie sie zu Ende, machen Sie sie rückgängig, oder vergeben Sie die Nummern anders
contest-refusal-no-table-to-draw = Die gebundene Auslosung ist für Rundenturniere ({ $article }). Vergeben Sie die Nummern nach Wertungszahl oder durch Los
contest-refusal-start-is-usual = Die Partien dieses Turniers beginnen mit der Anfangsstellung. Wählen Sie zuerst Chess960 in der Turnierordnung
contest-refusal-start-not-drawn = Losen Sie zuerst die Anfangsstellung der Runde { $round } aus (Richtlinien II)
contest-refusal-starts-incomplete = Nötige Anfangsstellungen: { $wanted }. Angegeben: { $drawn } (Richtlinien II). Schreiben Sie so viele, wie nötig sind
contest-refusal-no-such-start = Chess960 hat keine Anfangsstellung { $position }: Die Nummern gehen von 0 bis 959 (Richtlinien II). Wählen Sie eine von ihnen
contest-refusal-results-differ = Runde { $round }: An Brett { $boards } zeigt das Brett ein anderes Ergebnis als das eingetragene. Tragen Sie zuerst ein, welches gilt ({ $article })

# Was gegen Paarungen spricht, die der Schiedsrichter selbst macht.
contest-remark-met-before = { $white } und { $black } haben in Runde { $round } gespielt; niemand trifft zweimal auf denselben Gegner ({ $article }). Geben Sie ihnen andere Gegner
contest-remark-not-together = { $white } und { $black } sollen nach der Meldung nicht gegeneinander gepaart werden. Geben Sie ihnen andere Gegner
contest-remark-known-absent = { $name } ist als abwesend vermerkt und würde kampflos verlieren ({ $article }). Lassen Sie den Spieler weg
contest-remark-colour-thrice =
    { $name } hat zum dritten Mal hintereinander { $colour ->
        [white] Weiß
       *[black] Schwarz
    } ({ $article }). Tauschen Sie die Farben, oder geben Sie einen anderen Gegner
contest-remark-colour-difference = { $name } hat { $whites }-mal Weiß und { $blacks }-mal Schwarz: Der Unterschied ist größer als zwei ({ $article }). Tauschen Sie die Farben, oder geben Sie einen anderen Gegner
contest-remark-bye-again = { $name } ist wieder ohne Gegner oder hat schon ohne Spiel einen Punkt bekommen ({ $article }). Lassen Sie jemand anderen ohne Gegner
contest-remark-left-out = { $name } kann spielen und ist nicht gepaart ({ $article }). Paaren Sie den Spieler, oder vermerken Sie die Abwesenheit

# Warum zwei an einem Brett aufeinandertreffen.
contest-why-group = { $group } ({ $article })
contest-why-table =
    Bergertabelle für { $players } ({ $article }), Runde { $table_round }, { $turn ->
        [exchanged] am Ende des ersten Durchgangs mit der Runde daneben vertauscht ({ $exchange })
        [reversed] Durchgang { $cycle } mit vertauschten Farben
       *[as-tabled] wie sie in der Tabelle steht, Durchgang { $cycle }
    }
contest-why-only-two = Die Gruppe hat zwei Mannschaften: Sie tauschen von Kampf zu Kampf die Farben
contest-why-line-ups = Mannschaftskampf { $first } – { $second }: Wer am Brett spielt, sagen die Aufstellungen der Mannschaften
contest-why-game =
    { $colours ->
        [named-first] Wer im Turnierbaum zuerst genannt ist, hat in der ersten Partie Weiß
        [drawn] Die Turnierordnung sagt, wer in der ersten Partie des Abschnitts Weiß hat
        [reversed-at-half] Die Farben wechseln in der Mitte des Abschnitts
       *[alternate] Wer in der Partie davor Schwarz hatte, hat Weiß
    } ({ $article })
contest-why-arbiter = Vom Schiedsrichter gepaart
contest-why-changed = Der Schiedsrichter hat die veröffentlichte Paarung geändert ({ $article })
contest-why-own-board = { $name } spielt immer an Brett { $board } ({ $article })

# Mannschaften
contest-event-seated = Runde { $round }: die Spieler der Mannschaften haben ihre Bretter
contest-undone-team-entry = Meldung einer Mannschaft
contest-undone-team-amendment = Berichtigung einer Mannschaft
contest-undone-team-departure = die Mannschaft spielt weiter
contest-undone-team-numbers = Startnummern der Mannschaften
contest-undone-line-up = Aufstellung für Runde { $round }
contest-refusal-all-rounds-published = { $rounds ->
    [one] Das Turnier hat { $rounds } Runde, und sie ist veröffentlicht: Es ist keine weitere zu paaren ({ $article }). Drucken Sie die Schlussrangliste
   *[other] Alle { $rounds } Runden des Turniers sind veröffentlicht: Es ist keine weitere zu paaren ({ $article }). Drucken Sie die Schlussrangliste
}
contest-refusal-too-few = Für ein Rundenturnier braucht es mindestens drei Spieler ({ $article }). Tragen Sie sie zuerst ein
contest-refusal-nothing-published = Noch ist keine Runde veröffentlicht. Veröffentlichen Sie zuerst eine
contest-refusal-nobody-entered = Noch ist niemand eingetragen. Tragen Sie zuerst die Spieler ein
contest-refusal-nothing-done = Noch gibt es nichts, was rückgängig gemacht werden kann. Fahren Sie mit dem nächsten Schritt fort
contest-refusal-no-board-zero = Bretter werden ab 1 gezählt. Schreiben Sie eine Nummer ab 1
contest-refusal-board-of-another = Brett { $board } ist schon das eigene Brett von { $name }. Wählen Sie ein anderes
contest-refusal-no-such-title = „{ $title }“ ist kein Titel der FIDE. Wählen Sie GM, IM, FM, CM, WGM, WIM, WFM oder WCM (B.01)
contest-refusal-long-federation = „{ $federation }“ ist keine Föderation: Schreiben Sie ihre drei Buchstaben, etwa MKD
contest-refusal-played-then = { $name } hat in Runde { $round } gespielt. Tragen Sie den Rücktritt ab einer späteren Runde ein ({ $article })
contest-refusal-no-round-zero = Runden werden ab 1 gezählt. Schreiben Sie eine Nummer ab 1
contest-refusal-tie-break-twice = { $code } steht zweimal in der Liste der Feinwertungen (C.07 4.2). Entfernen Sie eine

# Schedule
contest-event-rounds-scheduled = Beginn der Runden: { $starts }
contest-undone-schedules = der Beginn mehrerer Runden
contest-undone-session-plan = eine für Runde { $round } geplante Spielsitzung
contest-undone-session-change = die Änderung einer Spielsitzung der Runde { $round }
contest-undone-session-removal = das Entfernen einer Spielsitzung der Runde { $round }
# Teams
contest-next-enter-teams =
    { $entered ->
        [0] die Mannschaften melden, mindestens { $least }
        [one] weitere Mannschaften melden: { $entered } von mindestens { $least } ist gemeldet
       *[other] weitere Mannschaften melden: { $entered } von mindestens { $least } sind gemeldet
    }
contest-refusal-teams-fixed = Ob Mannschaften spielen, steht fest, sobald jemand gemeldet ist; die Zahl der Bretter, sobald eine Runde gepaart ist. Beginnen Sie ein anderes Turnier, oder machen Sie das Getane rückgängig
contest-refusal-seat-emptied = Brett { $board } kann jetzt nicht mehr frei bleiben ({ $article }): Tragen Sie dort „kampflos“ ein, wenn der Spieler nicht kommt
# Die Olympiade von 1972 in einem Turnier
contest-event-phase-begun =
    { $kind ->
        [preliminaries] Vorgruppen
        [finals] Finale
       *[play-off] Stichkampf um den Titel
    }: { $by ->
        [proposal] Mannschaften nach dem Vorschlag in Gruppen eingeteilt
       *[committee] Mannschaften von der Kommission in Gruppen eingeteilt
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-groups-drawn =
    Nummern ausgelost in Gruppe { $groups }{ $seed ->
        [none] , im Saal
       *[other] , durch Los, Startwert { $seed }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-group-filled = füllt Gruppe { $group } außer Konkurrenz auf; Stimmen dagegen: { $against }
contest-undone-phase =
    { $kind ->
        [preliminaries] die Vorgruppen
        [finals] die Gruppen der Finale
       *[play-off] der Stichkampf um den Titel
    }
contest-undone-group-draw = die Auslosung der Nummern in den Gruppen
contest-undone-group-filling = die Mannschaft außer Konkurrenz
contest-group-preliminary = Gruppe { $group }
contest-group-final = Finale { $group }
contest-group-only = Die einzige Gruppe
contest-group-play-off = Stichkampf um den Titel
contest-entry-warning = { $team }: { $fault } ({ $article }). Berichtigen Sie die Liste der Mannschaft
contest-deadline = { $day }: { $task } ({ $article })
contest-refusal-no-groups = Die Turnierordnung sieht keine Gruppen vor. Wählen Sie dort eine Meisterschaft von 1972, die welche hat
contest-refusal-match-boards = In dieser Meisterschaft spielen Mannschaften, an { $boards } Brettern (Ol. 1972 2–8). Wählen Sie diese Zahl der Bretter
contest-refusal-team-size = { $name } hat { $players } Spieler. Eine Mannschaft hat { $least } bis { $most } (Ol. 1972 2–8). Ändern Sie ihre Liste
contest-refusal-not-divided = Teilen Sie die Mannschaften zuerst in Gruppen ein (Ol. 1972 10, 19)
contest-refusal-division-incomplete = Jede Mannschaft steht in einer Gruppe. Bei dieser Zahl haben die Gruppen { $sizes } Mannschaften (Ol. 1972 10). Teilen Sie jede in eine ein
contest-refusal-groups-fixed = Die Gruppen und ihre Nummern stehen fest: Eine Runde ist veröffentlicht (Ol. 1972 10). Machen Sie zuerst die Veröffentlichung rückgängig
contest-refusal-no-such-group = Es gibt keine Gruppe { $group }. Wählen Sie eine der gezeigten Gruppen
contest-refusal-which-group = Sagen Sie, in welcher Gruppe diese Nummern gezogen wurden
contest-refusal-group-draw-incomplete = { $group }: Jede Mannschaft der Gruppe hat eine Nummer (Ol. 1972 10). Nennen Sie jede einmal, in der Reihenfolge der Nummern
contest-refusal-not-drawn = { $group }: Losen Sie zuerst die Nummern der Mannschaften aus (Ol. 1972 10)
contest-refusal-no-preliminaries = Dieses Turnier hat keine Vorgruppen (Ol. 1972 10). Fahren Sie mit seiner einzigen Gruppe fort
contest-refusal-not-qualified = Die Vorgruppen sind gespielt. Schließen Sie sie zuerst ab: Die Mannschaften kommen nach ihren Plätzen in die Finale (Ol. 1972 10)
contest-refusal-phase-goes-on = Die Gruppen spielen bis Runde { $round } (Ol. 1972 10). Veröffentlichen Sie diese zuerst, und schließen Sie sie ab
contest-refusal-still-adjourned = Runde { $round }: An den Brettern { $boards } sind noch Hängepartien (Ol. 1972 20). Setzen Sie sie zuerst fort, oder erledigen Sie sie
contest-refusal-tied-for-final = { $group }: { $teams } teilen einen Platz, der über das Finale entscheidet, und Artikel 11 lässt es dabei. Lassen Sie die Kommission entscheiden, und nennen Sie die Reihenfolge mit einem Grund (Ol. 1972 11, 19)
contest-refusal-swiss-by-hand = { $group } wird nach dem Schweizer System in { $rounds } Runden gespielt; das Dokument nennt seine Regeln nicht (Ol. 1972 10). Paaren Sie seine Mannschaften von Hand; die anderen Gruppen paart ihre Tabelle
contest-refusal-paired-by-table = { $name } spielt in einer Gruppe, die ihre Tabelle paart (Ol. 1972 10). Lassen Sie sie weg
contest-refusal-no-consolation = Nur eine Gruppe der Finale kann mit einer Mannschaft außer Konkurrenz aufgefüllt werden (Ol. 1972 10). Wählen Sie eine von diesen
contest-refusal-nobody-tied = Es gibt keinen Stichkampf: Niemand teilt den ersten Platz im Finale um den Titel (Ol. 1972 11.4). Drucken Sie die Schlussrangliste
contest-next-divide-teams = die Mannschaften in Gruppen einteilen (Ol. 1972 10, 19)
contest-next-draw-groups = in jeder Gruppe die Nummern der Mannschaften auslosen (Ol. 1972 10)
contest-next-qualify = die Vorgruppen abschließen: Die Mannschaften kommen nach ihren Plätzen in die Finale (Ol. 1972 10)
contest-next-play-off =
    { $count ->
        [one] um den Titel spielen (Ol. 1972 11.4)
       *[other] { $count } Mannschaften teilen den ersten Platz: Sie spielen um den Titel (Ol. 1972 11.4)
    }

# Knock-out and matches
contest-refusal-match-of-two = Einen Zweikampf spielen zwei ({ $article }). Wählen Sie für mehr Spieler ein K.-o.-Turnier oder ein Rundenturnier
contest-refusal-knock-out-of-teams = Mannschaften spielen hier kein K.-o.-Turnier. Wählen Sie ein Rundenturnier, oder paaren Sie von Hand
contest-event-returned = spielt ab Runde { $from } wieder: { $reason }
contest-undone-return = die Rückkehr
contest-event-team-returned = Mannschaft spielt ab Runde { $from } wieder: { $reason }
contest-undone-team-return = die Rückkehr der Mannschaft
contest-refusal-has-left = { $name } ist ausgeschieden ({ $article }). Tragen Sie die Rückkehr mit einem Grund ein
contest-corrected = { $result } (berichtigt, vorher { $shown })
contest-corrected-from = berichtigt, vorher { $result }
