# Eine Zeile des Protokolls für alles, was einer Partie geschehen kann.

event-set-up = Partie angesetzt: { $white } – { $black }, Runde { $round }
event-set-up-chess960 = Chess960-Partie angesetzt: { $white } – { $black }, Runde { $round }
event-started = Partie begonnen
event-move-board = Zug { $move }
event-move-arbiter = Zug { $move }, vom Schiedsrichter eingegeben
event-move-import = Zug { $move }, aus einer Datei
event-move-found = Zug { $move }, nach einer Unterbrechung aus der Stellung auf dem Brett erschlossen; wann er geschah, ist nicht bekannt
event-not-completed = Zug { $place } wurde am Brett ausgeführt und nicht durch Drücken der Uhr abgeschlossen
event-missing-filled = Fehlende Züge eingegeben: { $moves ->
    [one] { $moves } Halbzug auf einmal; das Weitergespielte folgt
   *[other] { $moves } Halbzüge auf einmal; das Weitergespielte folgt
}
event-missing-marked = Hier fehlen Züge: Die Notation geht mit der Stellung auf dem Brett weiter, und die Lücke ist markiert
event-missing-none = Es fehlen keine Züge: die Notation stimmt
event-taken-back = Zurückgenommen bis zur Stellung { $place } ({ $reason })
event-move-corrected = Zug berichtigt: { $move } ({ $reason })
event-clock-started = Uhr von { $side } in Gang gesetzt
event-clock-pressed = { $side } drückte die Uhr
event-clock-stopped = Beide Uhren angehalten
event-clock-observed = Uhr auf dem Tisch zeigt: Weiß { $white }, Schwarz { $black }
event-clock-corrected = Uhr korrigiert: { $correction } ({ $reason })
event-correction-undone = Letzte Korrektur der Uhr rückgängig gemacht ({ $reason })
event-flag-fell = Blättchen von { $side } gefallen
event-draw-offered = { $side } bot Remis an
event-draw-declined = Remisangebot abgelehnt
event-illegal-move-counted = Regelwidriger Zug von { $side } gezählt: insgesamt { $count }
event-illegal-moves-set = Regelwidrige Züge von { $side } auf { $count } gesetzt ({ $reason })
event-ended = Partie beendet. { $result }
event-reopened = Partie wieder aufgenommen ({ $reason })
event-put-back = Partie wegen Vorfall { $incident } zurückversetzt ({ $reason })
event-recovered-running = Programm nach { $away } zurück; die Uhr von { $side } lief
event-recovered-stopped = Programm nach { $away } zurück; keine Uhr lief
event-lost-time-not-counted = Verlorene Zeit von { $time } nicht gerechnet
event-lost-time-to-player-on-move = Verlorene Zeit von { $time } dem Spieler am Zug angerechnet
event-lost-time-halved = Verlorene Zeit von { $time } zwischen den Spielern geteilt
event-lost-time-went-on = Verlorene Zeit von { $time } gerechnet, als wäre weitergespielt worden: Weiß { $white }, Schwarz { $black }
event-lost-time-counted = Verlorene Zeit vom Schiedsrichter festgesetzt: Weiß { $white }, Schwarz { $black }
event-counted-warning = Verwarnung von { $side } gezählt: insgesamt { $count }
event-counted-wrong-claim = Unberechtigter Antrag von { $side } gezählt: insgesamt { $count }
event-counted-sheet-request = Bitte von { $side } um das Partieformular des Gegners gezählt: insgesamt { $count }
event-set-warnings = Verwarnungen von { $side } auf { $count } gesetzt ({ $reason })
event-set-wrong-claims = Unberechtigte Anträge von { $side } auf { $count } gesetzt ({ $reason })
event-set-sheet-requests = Bitten von { $side } um das Partieformular des Gegners auf { $count } gesetzt ({ $reason })
event-cell-written = Partieformular von { $side }, { $place } { $cell }
event-cell-left = Partieformular von { $side }, { $place } nichts geschrieben
event-cell-ticked = Partieformular von { $side }, { $place } nur abgestrichen
event-cell-illegible = Partieformular von { $side }, { $place } unleserlich
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
event-sheet-kept = Notation auf dem Partieformular von { $side }: { $system }
event-sheet-kept-in = Notation auf dem Partieformular von { $side }: { $system }, { $language }
event-cell-marked = Partieformular von { $side }, { $place } daneben: { $mark }
event-cell-mark-gone = Partieformular von { $side }, { $place } nichts daneben
event-reconstructed = Nach den Partieformularen entschieden: Die Partie hat { $moves ->
    [one] { $moves } Halbzug
   *[other] { $moves } Halbzüge
} ({ $reason })
