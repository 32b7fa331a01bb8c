# Fälle, was festgestellt wurde, was geschieht, und was dem Schiedsrichter bleibt.

ruling-case-other = Etwas anderes
ruling-case-of = { $case }: { $side }

# $articles ist eine Liste von Nummern, $edition ein Jahr.
ruling-articles-name = Artikel der Entscheidung: { $articles }
ruling-articles = Art. { $articles } (Regeln von { $edition })

ruling-game-over = Die Partie war schon beendet: { $result }
ruling-move-was-legal = Der Zug { $move } von { $side } war regelgemäß
ruling-not-completed = { $side } hatte die Uhr nicht gedrückt: Der regelwidrige Zug ist nicht abgeschlossen
ruling-illegal-move = { $side } hat den { $nth }. regelwidrigen Zug abgeschlossen. { $costs }
ruling-unpromoted-pawn = { $side } ließ einen Bauern auf der letzten Reihe stehen: { $nth }. regelwidriger Zug. { $costs }
ruling-press-without-move = { $side } drückte die Uhr ohne Zug: { $nth }. regelwidriger Zug. { $costs }
ruling-two-hands = { $side } führte einen Zug mit zwei Händen aus: { $nth }. regelwidriger Zug. { $costs }
ruling-costs-nothing = Keine Strafe; es ist ein regelgemäßer Zug auszuführen
ruling-costs-time = { $side } erhält { $time } Zeitgutschrift
ruling-costs-game = Die Partie ist verloren
ruling-can-mate = { $side } könnte noch durch eine Folge regelgemäßer Züge matt setzen
ruling-cannot-mate = { $side } kann durch keine Folge regelgemäßer Züge matt setzen
ruling-mate-unclear = Das Programm kann nicht sagen, ob { $side } noch matt setzen könnte
ruling-illegal-move-answered = Der Gegner hat den regelwidrigen Zug von { $side } beantwortet: Er bleibt stehen
ruling-flag-fallen =
    { $moves ->
        [one] Das Blättchen von { $side } ist gefallen; { $moves } Zug ist festgehalten
       *[other] Das Blättchen von { $side } ist gefallen; { $moves } Züge sind festgehalten
    }. { $mate }
ruling-flag-up = Das Blättchen von { $side } ist nicht gefallen: { $time } bleiben
ruling-both-flags =
    { $last_period ->
        [yes] Beide Blättchen sind in der letzten Periode gefallen, und es ist nicht bekannt, welches zuerst
       *[no] Beide Blättchen sind gefallen, und es ist nicht bekannt, welches zuerst
    }
ruling-claimant-not-on-move = { $side } ist nicht am Zug und darf kein Remis beantragen
ruling-intended-illegal = Der beabsichtigte Zug { $move } von { $side } ist regelwidrig: Der Antrag ist unberechtigt
ruling-repetition =
    { $correct ->
        [yes]
            { $count ->
                [one] Der Antrag von { $side } ist berechtigt: Die Stellung kam { $count } Mal vor ({ $places }), nötig sind { $needed }
               *[other] Der Antrag von { $side } ist berechtigt: Die Stellung kam { $count } Mal vor ({ $places }), nötig sind { $needed }
            }
       *[no]
            { $count ->
                [one] Der Antrag von { $side } ist unberechtigt: Die Stellung kam { $count } Mal vor ({ $places }), nötig sind { $needed }
               *[other] Der Antrag von { $side } ist unberechtigt: Die Stellung kam { $count } Mal vor ({ $places }), nötig sind { $needed }
            }
    }{ $intended ->
        [none] {""}
       *[other] . Der beabsichtigte Zug { $intended } ist mitgezählt
    }
ruling-fifty-moves =
    { $correct ->
        [yes] Der Antrag von { $side } ist berechtigt: Ohne Schlagen und Bauernzug führte Weiß { $white } und Schwarz { $black } Züge aus, nötig sind je { $needed }
       *[no] Der Antrag von { $side } ist unberechtigt: Ohne Schlagen und Bauernzug führte Weiß { $white } und Schwarz { $black } Züge aus, nötig sind je { $needed }
    }{ $intended ->
        [none] {""}
       *[other] . Der beabsichtigte Zug { $intended } ist mitgezählt
    }
ruling-agreed-too-early = { $needed ->
    [one] Remis wurde vereinbart, bevor jeder Spieler { $needed } Zug ausgeführt hatte
   *[other] Remis wurde vereinbart, bevor jeder Spieler { $needed } Züge ausgeführt hatte
}
ruling-draw-agreed = Das Remisangebot von { $side } wurde angenommen. { $when }
ruling-offer-rejected = Das Remisangebot von { $side } wurde abgelehnt. { $when }
ruling-offer-stands = Das Remisangebot von { $side } gilt, bis es angenommen oder abgelehnt wird. { $when }
ruling-offer-before-press = Es kam zur richtigen Zeit, nach dem Zug und vor dem Drücken der Uhr
ruling-offer-own-time = Es kam vor dem Zug: gültig, aber der Gegner darf zuerst den Zug verlangen
ruling-offer-opponents-time = Es kam in der Zeit des Gegners: gültig, aber nicht erlaubt
ruling-no-touch-announced = { $side } hatte das Zurechtrücken angekündigt: Die Berührung verpflichtet zu nichts
ruling-no-touch-accidental = { $side } berührte versehentlich: Die Berührung verpflichtet zu nichts
ruling-no-touch-adjusting = { $side } hat offensichtlich nur zurechtgerückt, ohne es anzukündigen: Die Berührung verpflichtet zu nichts, doch die Absicht ist vorher zu äußern
ruling-no-touch-not-on-move = { $side } war nicht am Zug: Die Berührung verpflichtet zu nichts
ruling-no-touch-claim-lost = Der Gegner von { $side } hat seither eine Figur berührt und darf nicht mehr reklamieren
ruling-no-touch-fulfilled = Der gespielte Zug von { $side } erfüllt die Berührt-geführt-Pflicht
ruling-no-touch-nothing-there = Wo { $side } berührt haben soll, stand keine Figur der Partie
ruling-must-move = { $side } muss mit der Figur auf { $square } ziehen
ruling-must-capture = { $with ->
    [none] { $side } muss die Figur auf { $square } schlagen
   *[other] { $side } muss die Figur auf { $square } mit der Figur auf { $with } schlagen
}
ruling-must-castle = { $side } muss rochieren ({ $move })
ruling-touch-move =
    { $duty }{ $played ->
        [none] {""}
       *[other] . Gespielt wurde ein anderer Zug: { $played }
    }
ruling-clock-not-pressed =
    { $answered ->
        [yes] { $side } hat die Uhr nicht gedrückt, aber der Gegner hat geantwortet: Damit ist der Zug abgeschlossen
       *[no] { $side } hat gezogen und die Uhr nicht gedrückt: Die Zeit von { $side } läuft weiter, und niemand darf darauf hinweisen
    }
ruling-pressed-after-move = { $side } hatte vor dem Drücken der Uhr gezogen
ruling-press-without-move-free = { $side } drückte die Uhr ohne Zug; diese Fassung sieht keine Strafe vor
ruling-open = Es wird keine Entscheidung vorgeschlagen: Der Schiedsrichter entscheidet

ruling-restore = Die Stellung { $place } wieder aufbauen
ruling-add-time = { $side } erhält { $time } Zeitgutschrift
ruling-subtract-time = { $side } verliert { $time }
ruling-set-counter = Den Zugzähler von { $side } auf { $moves } stellen
ruling-count-illegal-move = { $side } einen regelwidrigen Zug anrechnen
ruling-end = Die Partie beenden. { $result }
ruling-play = Den Zug { $move } eingeben
ruling-any-legal-move = { $side } darf jeden regelgemäßen Zug ausführen
ruling-record-offer = Das Remisangebot von { $side } festhalten
ruling-decline-draw = Das Remisangebot als abgelehnt festhalten
ruling-start-clock = Die Uhr von { $side } in Gang setzen
ruling-stop-clock = Beide Uhren anhalten
ruling-warn = { $side } verwarnen
ruling-continue = Die Partie geht weiter
ruling-result-stands = Das Ergebnis bleibt bestehen

ruling-certain = Das folgt aus der Aufzeichnung und den Schachregeln
ruling-facts-suffice = Die Tatsachen reichen aus
ruling-room-arbiter = Nicht alles folgt aus den Regeln: Ein Teil liegt beim Schiedsrichter
ruling-room-other-edition = Die Regel ist die einer anderen Fassung: Ob sie hier gilt, entscheidet der Schiedsrichter
ruling-room-no-text = Dafür ist kein Artikel angeführt: Der Schiedsrichter entscheidet
ruling-doubt-mate-unclear = Bitte prüfen: Kann { $side } noch durch eine Folge regelgemäßer Züge matt setzen?
ruling-doubt-flag-not-seen = Bitte prüfen: Weder das Protokoll noch eine Uhr zeigt, dass das Blättchen von { $side } gefallen ist
ruling-doubt-flag-on-record = Bitte nachfragen: Das Blättchen von { $side } ist als gefallen verzeichnet. Wurde das Remis vorher beantragt?
ruling-doubt-order-of-flags = Bitte prüfen: Welches Blättchen fiel zuerst?
ruling-doubt-touched-before-claim = Bitte nachfragen: Das elektronische Brett hat registriert, dass { $side } vor dem Antrag eine Figur berührte
ruling-doubt-supervision = Bitte abwägen: War die Partie ausreichend beaufsichtigt?
ruling-doubt-move-unknown = Bitte eingeben, was gespielt wurde: Das Programm weiß es nicht
ruling-doubt-intended-not-told = Geben Sie den beabsichtigten Zug ein, oder dass es keinen gab: So wie das Brett steht, ist der Antrag unberechtigt
ruling-doubt-no-rule = Das Programm kennt für diesen Fall keine Regel

ruling-left-times =
    { $increment ->
        [none] Die Zeiten dürfen nach bestem Ermessen gestellt werden
       *[other] Die Zeiten dürfen nach bestem Ermessen gestellt werden; das Drücken gab auch { $increment } dazu
    }
ruling-left-penalty = Eine Strafe aus der Liste der Regeln, von der Verwarnung aufwärts
ruling-left-intent = Ob die Berührung gewollt war
ruling-left-accident = Ob das Drücken ein Versehen war, etwa um beide Uhren anzuhalten
ruling-left-play-on-or-draw = Ob weitergespielt wird oder die Partie remis ist
ruling-left-supervision = Ob die Aufsicht ausreichte, so dass der Zug trotzdem berichtigt wird
ruling-left-everything = Die gesamte Entscheidung

# Remedies and penalties
ruling-set-time = { $side } hat { $time } auf der Uhr
ruling-new-game = { $colours ->
    [same] Die Partie wird annulliert; eine neue wird gespielt
   *[as-paired] Die Partie wird annulliert; eine neue wird mit den Farben der Paarung gespielt
}
ruling-penalise = { $side }: { $penalty }
ruling-doubt-not-proved = Sie beruht auf etwas, das nicht bewiesen ist
ruling-doubt-intent-not-told = Es ist nicht angegeben, ob vernünftige Zweifel am gemeinten Zug bestehen
ruling-doubt-judgement = Der Schiedsrichter wägt es ab: die Regeln lassen die Wahl
ruling-doubt-gone-on = Die Partie ist seither weitergegangen. Bitte entscheiden Sie, ob die damalige Stellung wieder aufgestellt wird
ruling-doubt-sealed-move-not-seen = Niemand hat nachgesehen, ob der Abgabezug die Partie beendet hat
ruling-doubt-lent = Diese Fassung schweigt: Die Regel einer anderen ist geliehen, und der Schiedsrichter entscheidet
ruling-penalty-warning = eine Verwarnung
ruling-penalty-opponent-time = mehr Zeit für den Gegner
ruling-penalty-offender-time = weniger Zeit
ruling-penalty-opponent-points = mehr Punkte für den Gegner, bis zum Höchstwert der Partie
ruling-penalty-offender-points = weniger Punkte
ruling-penalty-loss = Verlust der Partie
ruling-penalty-fine = eine im Voraus bekanntgegebene Geldbuße
ruling-penalty-exclusion = Ausschluss von einer oder mehreren Runden
ruling-penalty-expulsion = Ausschluss vom Turnier

# Eine Entscheidung im Ganzen
ruling-left = Dem Schiedsrichter überlassen
ruling-rights = Die Spieler dürfen noch
ruling-final = Gegen diese Entscheidung gibt es keine Berufung
ruling-assumed = { $article }: Der Text liegt nicht vor; angenommen aus den Regeln von { $from }
ruling-assumed-unnumbered = Eine Regel, deren Artikel nicht bekannt ist: Der Text liegt nicht vor; angenommen aus den Regeln von { $from }
ruling-not-known = { $article }: Was die Fassung sagt, ist nicht bekannt; angeboten werden die Regeln von { $from }
ruling-not-known-unnumbered = Eine Regel, deren Artikel nicht bekannt ist: Was die Fassung sagt, ist nicht bekannt; angeboten werden die Regeln von { $from }
ruling-changed-by = Geändert durch die Turnierordnung: { $rules }
ruling-effect = Wirkung auf die Uhren
ruling-effect-same = { $side } { $time }, unverändert
ruling-effect-counter = Zugzähler von { $side }: { $before } → { $after }
ruling-effect-clock-again = Mit der Entscheidung läuft die Uhr von { $side } weiter
ruling-effect-included = { $move } steht auf dem Brett, nicht durch Drücken der Uhr abgeschlossen: Der Zug kommt in die Aufzeichnung
