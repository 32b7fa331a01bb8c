# Berufungen: Bestimmungen, Fristen, Zulässigkeit, der Ausschuss, die Entscheidung.

appeal-regulations-1972 = Olympiade-Bestimmungen von 1972
appeal-regulations-1980 = Regeln von 1980 mit Auslegungen
appeal-regulations-2006 = FIDE-Turnierregeln von 2006
appeal-regulations-2023 = FIDE-Regeln für Berufungen von 2023 (C05, C11)

appeal-capacity-player = Spieler
appeal-capacity-captain = Mannschaftsführer
appeal-capacity-guardian = Elternteil, Vormund oder Delegationsleiter
appeal-capacity-official = Gemeldeter Offizieller
appeal-capacity-other = Jemand anderes

appeal-office-none = Kein anderes Amt
appeal-office-player = Spieler
appeal-office-captain = Mannschaftsführer
appeal-office-chief-arbiter = Hauptschiedsrichter
appeal-office-arbiter = Schiedsrichter
appeal-office-organiser = Veranstalter
appeal-office-director = Turnierleiter

appeal-seat-chairman = Vorsitz
appeal-seat-member = Mitglied
appeal-seat-reserve = Ersatz

appeal-contest-individual = Einzel
appeal-contest-team = Mannschaften

appeal-articles = Art. { $list }

appeal-due-silent = Die Bestimmungen nennen keine Frist
appeal-due-not-fixed = Vor dem Turnier wurde keine Frist festgelegt: bitte in den Einstellungen eintragen
appeal-due-at-once = { $minutes ->
    [0] Sofort; vor weniger als einer Minute entschieden
    [one] Sofort; vor { $minutes } Minute entschieden
   *[other] Sofort; vor { $minutes } Minuten entschieden
}
appeal-due-after-round = { $minutes ->
    [one] { $minutes } Minute ab dem Ende der Runde, die noch gespielt wird
   *[other] { $minutes } Minuten ab dem Ende der Runde, die noch gespielt wird
}
appeal-due-running = { $minutes ->
    [one] noch { $minutes } Minute
   *[other] noch { $minutes } Minuten
}
appeal-due-passed = { $minutes ->
    [one] { $minutes } Minute zu spät
   *[other] { $minutes } Minuten zu spät
}

appeal-check-right-given = Die Schachregeln geben ein Recht auf Berufung
appeal-check-right-left-open = Die Schachregeln überlassen Berufungen dem Turnier
appeal-check-right-silent = Die Schachregeln sagen nichts über Berufungen
appeal-check-right-not-held = Der Text dieser Fassung zu Berufungen ist im Programm nicht enthalten
appeal-check-right-denied = Die Turnierordnung gibt kein Recht auf Berufung
appeal-check-final = Nach den Schachregeln ist diese Entscheidung endgültig
appeal-check-may = { $when ->
    [none] { $answer ->
        [unclear] { $who }: Wer Berufung einlegen darf, sagen die Bestimmungen nicht
       *[no] { $who }: darf keine Berufung einlegen
    }
    [in-team-events] { $answer ->
        [no] { $who }: darf nur bei Mannschaftskämpfen Berufung einlegen
       *[yes] { $who }: darf Berufung einlegen
    }
    [for-minors] { $who }: darf für Spieler unter 18 Berufung einlegen
   *[always] { $who }: darf Berufung einlegen
}
appeal-check-party = { $answer ->
    [yes] Von der Entscheidung unmittelbar betroffen
   *[no] Von der Entscheidung nicht unmittelbar betroffen
}
appeal-check-written = { $answer ->
    [yes] Schriftlich
   *[no] Nicht schriftlich
}
appeal-check-fee = { $answer ->
    [yes] Die Gebühr ist bezahlt
    [unclear] Keine Gebühr bezahlt; das Turnier hat keine bekannt gegeben
   *[no] Die Gebühr ist nicht bezahlt
}

appeal-answer-yes = in Ordnung
appeal-answer-unclear = zu beurteilen
appeal-answer-no = nicht in Ordnung
appeal-admissible = Zulässig
appeal-admissible-unclear = Zulässig, wenn der Schiedsrichter so entscheidet
appeal-not-admissible = Nicht zulässig

appeal-part-votes = entscheidet
appeal-part-steps-in = entscheidet anstelle von { $name }
appeal-part-discusses = darf mitberaten, entscheidet nicht
appeal-part-stands-down = scheidet wegen Befangenheit aus
appeal-part-waits = Ersatz, nicht gebraucht

appeal-conflict-party = Partei in diesem Streit
appeal-conflict-office = { $office }: darf nicht mitwirken
appeal-conflict-no-vote = { $office }: ohne Stimme
appeal-conflict-banned = gesperrt oder auf Bewährung
appeal-conflict-too-young = { $age } Jahre alt; verlangt sind mindestens { $least }
appeal-conflict-federation = eine Partei gehört derselben Föderation an, { $federation }

appeal-flaw-too-few = { $votes ->
    [0] Niemand entscheidet; es müssen mindestens { $least } sein
    [one] Nur { $votes } entscheidet; es müssen mindestens { $least } sein
   *[other] Nur { $votes } entscheiden; es müssen mindestens { $least } sein
}
appeal-flaw-few-named = { $named ->
    [0] Niemand mit Stimme ist benannt; es müssen mindestens { $least } sein
    [one] Nur { $named } mit Stimme ist benannt; es müssen mindestens { $least } sein
   *[other] Nur { $named } mit Stimme sind benannt; es müssen mindestens { $least } sein
}
appeal-flaw-even =
    { $asked ->
        [must] { $votes } entscheiden; die Zahl muss ungerade sein
       *[should] { $votes } entscheiden; die Zahl soll ungerade sein
    }
appeal-flaw-no-chairman = Kein Vorsitzender unter denen, die entscheiden: bitte einen bestimmen
appeal-flaw-few-reserves = { $reserves ->
    [0] Kein Ersatz; mindestens { $least } sind zu benennen
    [one] { $reserves } Ersatzmitglied; mindestens { $least } sind zu benennen
   *[other] { $reserves } Ersatzmitglieder; mindestens { $least } sind zu benennen
}
appeal-flaw-same-federation =
    { $asked ->
        [must] Mehr als einer gehört zu { $federation }; die Föderationen müssen verschieden sein
       *[should] Mehr als einer gehört zu { $federation }; die Föderationen sollen verschieden sein
    }
appeal-flaw-federation-unknown = Die Föderation von { $name } ist nicht bekannt; Befangenheit ist nicht zu erkennen
appeal-flaw-age-unknown = Das Alter von { $name } ist nicht bekannt
appeal-flaw-voted = { $name } hat mitgestimmt, obwohl nicht stimmberechtigt

appeal-verdict-upheld = stattgegeben
appeal-verdict-partly = teilweise stattgegeben
appeal-verdict-rejected = abgewiesen

appeal-fee-nothing = keine Gebühr
appeal-fee-returned = Gebühr zurückgegeben
appeal-fee-kept = Gebühr einbehalten
appeal-fee-fine = Geldbuße von { $francs } Schweizer Franken, fällig vor der nächsten Runde
appeal-fee-fine-most = Geldbuße bis zu { $francs } Schweizer Franken

appeal-effect-stays = die Partie bleibt, wie sie ist
appeal-effect-play-on = die Partie wird weitergespielt
appeal-effect-result = neues Ergebnis: { $score }

appeal-form-written = schriftlich
appeal-form-spoken = mündlich
appeal-handed-in = eingereicht { $at }
appeal-paid = Gebühr bezahlt
appeal-not-paid = keine Gebühr bezahlt

appeal-event-decided = Vorfall { $no }: Berufung { $verdict }; { $effect }; { $fee }. Entschieden von: { $voters }. Gründe: { $reasons }
appeal-by-hand = Die Partie ist nicht mehr an ihrem Brett: Die Entscheidung ist von Hand auszuführen
