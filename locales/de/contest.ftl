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
contest-event-published = Paarungen der Runde { $round } veröffentlicht
contest-event-closed = Runde { $round } abgeschlossen
contest-event-entered = gemeldet
contest-event-numbered =
    Startnummern vergeben: { $order }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Runde { $round } gepaart, noch nicht veröffentlicht
contest-event-pairings-changed = Runde { $round }: veröffentlichte Paarungen an Brett { $boards } geändert (C.04.2 4.4): { $ground }. { $reason }
contest-event-result-entered =
    Runde { $round }, Brett { $board }: Ergebnis eingetragen: { $result }{ $against ->
        [none] {""}
       *[other] ; das Brett zeigt { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-undone-entry = Rückgängig gemacht: eine Meldung
contest-undone-departure = Rückgängig gemacht: spielt weiter
contest-undone-absence = Rückgängig gemacht: spielt Runde { $round }
contest-undone-draft = Rückgängig gemacht: Paarung der Runde { $round }
contest-undone-result = Rückgängig gemacht: das Ergebnis an Brett { $board }, Runde { $round }
contest-undone-closing = Rückgängig gemacht: Runde { $round } ist wieder offen
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
contest-stage-draft = Entwurf
contest-stage-published = veröffentlicht
contest-stage-closed = abgeschlossen
contest-refusal-already-started = Die Turnierordnung ist schon festgelegt. Ändern Sie sie mit einer Begründung
contest-refusal-not-started = In dieser Datei ist noch kein Turnier. Legen Sie zuerst seine Ordnung fest
contest-refusal-reason-missing = Geben Sie einen Grund an: Etwas anderes ist bekannt, oder die Runde ist vorbei
contest-refusal-nameless = Jeder Teilnehmer braucht einen Namen
contest-refusal-entered-before = { $name } ist schon gemeldet
contest-refusal-no-such-entrant = Es gibt keinen Teilnehmer { $no }
contest-refusal-table-fixed = Niemand kann mehr gemeldet werden: Die erste Runde des Rundenturniers ist veröffentlicht, und damit steht seine Tabelle fest
contest-refusal-system-fixed = Das Paarungssystem lässt sich nicht mehr ändern: Eine Runde ist veröffentlicht
contest-refusal-numbers-fixed = Die Startnummern stehen fest: im Rundenturnier mit der ersten Runde, sonst sobald Runde 4 gepaart ist (C.04.2 2.2)
contest-refusal-numbers-incomplete = Jeder Teilnehmer braucht eine Startnummer. Vergeben Sie die Nummern neu
contest-refusal-no-numbers = Vergeben Sie zuerst die Startnummern
contest-refusal-not-next = Runde { $round } kann jetzt nicht gepaart werden; die nächste ist Runde { $next }
contest-refusal-no-such-round = Runde { $round } ist nicht gepaart
contest-refusal-not-published = Runde { $round } ist noch nicht veröffentlicht
contest-refusal-published-before = Runde { $round } ist schon veröffentlicht
contest-refusal-closed-before = Runde { $round } ist schon abgeschlossen
contest-refusal-paired-by-system = Dieses Turnier wird nach der Tabelle gepaart; Paarungen lassen sich nicht eingeben
contest-refusal-paired-twice = Teilnehmer { $no } würde in dieser Runde zweimal spielen
contest-refusal-board-twice = Zwei Paarungen haben Brett { $board }
contest-refusal-nothing-paired = Es gibt keine Paarungen
contest-refusal-departed = Teilnehmer { $no } spielt nicht mehr. Paaren Sie die Runde neu
contest-refusal-results-missing = Runde { $round }: Es fehlen die Ergebnisse von Brett { $boards }. Tragen Sie sie zuerst ein
contest-refusal-no-pairing = An Brett { $board } spielt in Runde { $round } niemand
contest-refusal-game-goes-on = Die Partie an Brett { $board } läuft noch. Beenden Sie sie zuerst
contest-refusal-adjourned = Die Partie an Brett { $board } ist abgebrochen. Ihr Ergebnis kommt mit der Wiederaufnahme oder Erledigung
contest-refusal-play-began = An Brett { $board } wird schon gespielt, oder das Ergebnis ist eingetragen
contest-refusal-nothing-to-undo = Nichts lässt sich rückgängig machen: Aus der letzten Handlung ist schon etwas gefolgt
