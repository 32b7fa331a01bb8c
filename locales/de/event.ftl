# Eine Zeile des Protokolls für alles, was einer Partie geschehen kann.

event-set-up =
    { $form ->
        [chess960] Chess960-Partie angesetzt: { $white } – { $black }, Runde { $round }
       *[standard] Partie angesetzt: { $white } – { $black }, Runde { $round }
    }
event-started = Partie begonnen
event-move-board = Zug { $move }
event-move-arbiter = Zug { $move }, vom Schiedsrichter eingegeben
event-move-import = Zug { $move }, aus einer Datei
event-move-found = Zug { $move }, nach einer Unterbrechung aus der Stellung auf dem Brett erschlossen; wann er geschah, ist nicht bekannt
event-move-kept = Zug { $move }, nach einer Unterbrechung aus dem Speicher des elektronischen Bretts
event-not-completed = Zug { $place } wurde am Brett ausgeführt und nicht durch Drücken der Uhr abgeschlossen
event-missing-filled = Fehlende Züge eingegeben: { $moves ->
    [0] einzeln; das Weitergespielte folgt
    [one] { $moves } Halbzug auf einmal; das Weitergespielte folgt
   *[other] { $moves } Halbzüge auf einmal; das Weitergespielte folgt
}
event-missing-marked = Hier fehlen Züge: Die Notation geht mit der Stellung auf dem Brett weiter, und die Lücke ist markiert
event-missing-none = Es fehlen keine Züge: die Notation stimmt
event-taken-back = Zurückgenommen bis zur Stellung { $to } ({ $reason })
event-move-corrected = Zug berichtigt: { $move } ({ $reason })
event-clock-started = Uhr von { $side } in Gang gesetzt
event-clock-pressed = { $side } drückte die Uhr
event-clock-stopped = Beide Uhren angehalten
event-clock-observed = Uhr auf dem Tisch zeigt: Weiß { $white }, Schwarz { $black }
event-clock-corrected = Uhr korrigiert: { $correction } ({ $reason })
event-clock-corrected-aloud = Uhr korrigiert: { $correction }
event-correction-undone = Letzte Korrektur der Uhr rückgängig gemacht ({ $reason })
event-flag-fell = Blättchen von { $side } gefallen
event-draw-offered = { $by } bot Remis an
event-draw-declined = Remisangebot abgelehnt
event-illegal-move-counted = Regelwidriger Zug von { $by } gezählt: insgesamt { $count }
event-illegal-moves-set = Regelwidrige Züge von { $by } auf { $count } gesetzt ({ $reason })
event-ended = Partie beendet. { $result }
event-reopened =
    Partie wieder aufgenommen{ $reason ->
        [undone] : ihr Ergebnis wurde zurückgenommen
       *[other] {" "}({ $reason })
    }
event-put-back = Partie wegen Vorfall { $incident } zurückversetzt; Grund: { $reason }
event-recovered =
    { $running ->
        [none] Programm nach { $away } zurück; keine Uhr lief
       *[other] Programm nach { $away } zurück; die Uhr von { $running } lief
    }
event-lost-time-counted =
    { $how ->
        [not-counted] Verlorene Zeit von { $time } nicht gerechnet
        [to-player-on-move] Verlorene Zeit von { $time } dem Spieler am Zug angerechnet
        [halved] Verlorene Zeit von { $time } zwischen den Spielern geteilt
        [went-on] Verlorene Zeit von { $time } gerechnet, als wäre weitergespielt worden: Weiß { $white }, Schwarz { $black }
       *[counted] Verlorene Zeit vom Schiedsrichter festgesetzt: Weiß { $white }, Schwarz { $black }
    }
event-counted =
    { $what ->
        [warnings] Verwarnung von { $by } gezählt: insgesamt { $count }
        [wrong-claims] Unberechtigter Antrag von { $by } gezählt: insgesamt { $count }
       *[sheet-requests] Bitte von { $by } um das Partieformular des Gegners gezählt: insgesamt { $count }
    }
event-count-set =
    { $what ->
        [warnings] Verwarnungen von { $by } auf { $count } gesetzt ({ $reason })
        [wrong-claims] Unberechtigte Anträge von { $by } auf { $count } gesetzt ({ $reason })
       *[sheet-requests] Bitten von { $by } um das Partieformular des Gegners auf { $count } gesetzt ({ $reason })
    }
event-cell-written =
    { $cell ->
        [blank] Partieformular von { $whose }, { $place } nichts geschrieben
        [tick] Partieformular von { $whose }, { $place } nur abgestrichen
        [illegible] Partieformular von { $whose }, { $place } unleserlich
       *[written] Partieformular von { $whose }, { $place } { $text }
    }
event-sheet-taken-text = Partieformular von { $side } aus einem Text eingegeben ({ $cells ->
    [one] { $cells } Eintrag
   *[other] { $cells } Einträge
})
event-sheet-taken-file = Partieformular von { $side } aus einer Datei eingegeben ({ $cells ->
    [one] { $cells } Eintrag
   *[other] { $cells } Einträge
})
event-sheet-taken-board = Partieformular von { $side } aus der Aufzeichnung ausgefüllt ({ $cells ->
    [one] { $cells } Eintrag
   *[other] { $cells } Einträge
})
event-sheet-kept =
    { $language ->
        [none] Notation auf dem Partieformular von { $whose }: { $system }
       *[other] Notation auf dem Partieformular von { $whose }: { $system }, { $language }
    }
event-cell-marked =
    { $mark ->
        [none] Partieformular von { $whose }, { $place } nichts daneben
       *[other] Partieformular von { $whose }, { $place } daneben: { $mark }
    }
event-reconstructed = Nach den Partieformularen entschieden: Die Partie hat { $moves ->
    [one] { $moves } Halbzug
   *[other] { $moves } Halbzüge
} ({ $reason })
event-obliged = { $duty }
