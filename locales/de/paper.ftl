# Was auf Papier gedruckt wird: der Umschlag einer Hängepartie, der Plan der Fortsetzungen.

paper-envelope = Umschlag { $no }
paper-envelopes =
    { $count ->
        [one] Ein Umschlag
       *[other] { $count } Umschläge
    }
paper-open = nicht angegeben
paper-event = Turnier
paper-place = Runde und Brett
paper-round-board = Runde { $round }, Brett { $board }
paper-white = Weiß
paper-black = Schwarz
paper-sealed = Abgegeben
paper-sealed-by = { $side }, Zug { $number }
paper-sealed-by-name = { $name } ({ $side }), Zug { $number }
paper-turn = Am Zug
paper-left = Restzeit
paper-used = Verbraucht
paper-off-control = Abweichung
paper-offer = Remisangebot
paper-no-offer = keines
paper-offer-by = von { $side }, gilt
paper-resumption = Wiederaufnahme
paper-kept = Abgabezug
paper-kept-on-paper = in diesem Umschlag
paper-kept-in-program = vom Programm verwahrt, Prüfsumme { $print }
paper-no-position = Die Stellung ist nicht angegeben
paper-code = Code des Umschlags { $no } für eine Kamera
paper-signed-white = Weiß
paper-signed-black = Schwarz
paper-signed-arbiter = Schiedsrichter
paper-signed-flap = Schiedsrichter, quer über die Verschlussklappe
paper-plan = Plan der Wiederaufnahmen
paper-plan-sessions = Spielsitzungen
paper-plan-games = Partien
paper-plan-nothing = Keine Spielsitzung ist geplant und keine Partie wartet auf ihre Wiederaufnahme
paper-plan-session = Spielsitzung { $no }
paper-plan-session-line = { $from } bis { $to }, { $purpose }. { $place }
paper-plan-for-round = Runde { $round }
paper-plan-for-adjourned = Hängepartien
paper-plan-game = { $game }, Brett { $board }, Runde { $round }, Umschlag { $no }. { $place }
paper-plan-summary = Wiederaufnahme: { $game } (Umschlag { $no })
paper-plan-issued = Ausgegeben { $at }
paper-plan-fixed = Festgelegt
paper-plan-proposed = Vorgeschlagen
paper-plan-left-over = Keine Spielsitzung frei
paper-plan-announced = angekündigt { $at }
paper-plan-not-announced = nicht angekündigt
paper-plan-changed = geändert seit der Ankündigung { $at }, nicht neu angekündigt
paper-plan-moved = geändert seit der Ankündigung
paper-receipt = Quittung zu Umschlag { $no } für { $side }
paper-receipt-code = Code des Abgabezugs
paper-receipt-what = Bewahren Sie dieses Blatt auf, bis der Umschlag geöffnet wird. Nennen Sie dem Schiedsrichter vor der Öffnung diesen Code: Das Programm sagt, ob der verwahrte Zug der abgegebene ist. Über den Zug verrät der Code nichts.
paper-receipt-camera = Quittung zu Umschlag { $no } für eine Kamera
paper-record = Aufzeichnung
