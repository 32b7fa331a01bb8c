# Berufungen im Fenster: die Karte eines Vorfalls, die Dialoge, die Einstellungen.

appeals-card = Berufung
appeals-row-after-round = Berufung: bis { $minutes } min nach der Runde
appeals-row-due = Berufung: { $due }
appeals-row-decided = Berufung { $verdict }
appeals-deadline = Frist
appeals-attention = Zu beachten
appeals-file = Berufung eintragen…
appeals-file-title = Berufung gegen die Entscheidung zu Vorfall { $no }
appeals-file-deed = Berufung eintragen
appeals-print = Berufungsblatt drucken…
appeals-by = Berufung von { $by }
appeals-capacity = Wer legt Berufung ein
appeals-side = Für welchen Spieler
appeals-no-side = Für keinen
appeals-who = Name
appeals-handed-in = Wann sie eingereicht wurde
appeals-handed-in-example = jetzt, oder 21:40, oder 22.11.2026 21:40
appeals-handed-in-fault = Das ist keine Zeit zwischen der Entscheidung und jetzt. Schreiben Sie sie wie 21:40 oder 22.11.2026 21:40
appeals-grounds = Mit welcher Begründung
appeals-written = Schriftlich eingereicht?
appeals-paid = Gebühr bezahlt?
appeals-fee-announced = Bekannt gegeben: { $fee }
appeals-stopped = Hat der Spieler aufgehört zu spielen?
appeals-admissibility = Zulässig?
appeals-as-recorded = Wie es stand, als sie eingetragen wurde
appeals-committee-of-case = Turniergericht für diesen Fall
appeals-no-committee = Noch ist kein Turniergericht benannt: bitte in den Einstellungen eintragen
appeals-no-committee-yet = Noch ist kein Turniergericht benannt
appeals-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
appeals-decide = Entscheidung des Turniergerichts eintragen…
appeals-decide-title = Entscheidung über die Berufung zu Vorfall { $no }
appeals-decide-deed = Eintragen und ausführen
appeals-decision = Entscheidung des Turniergerichts
appeals-verdict = Der Berufung wird
appeals-effect = Für die Partie
appeals-stays = Sie bleibt, wie sie ist
appeals-play-on = Sie wird weitergespielt
appeals-stopped-loses = Wer aufgehört hat zu spielen und mit der Berufung keinen Erfolg hat, verliert die Partie ({ $articles })
appeals-result-now = Ergebnis jetzt
appeals-fee-fate = Die Gebühr
appeals-francs = Schweizer Franken
appeals-francs-most = Schreiben Sie eine Zahl bis { $francs }
appeals-voters = Wer hat entschieden
appeals-who-decided = Wer hat entschieden
appeals-who-decided-example = Namen, durch Kommas getrennt
appeals-reasons = Gründe
appeals-reasons-missing = Eine Entscheidung braucht ihre Gründe
appeals-publish = Die Gründe sind aufzuschreiben und bekannt zu machen ({ $articles })
appeals-report = { $days ->
    [one] Ein Bericht ist binnen { $days } Tag fällig ({ $articles })
   *[other] Ein Bericht ist binnen { $days } Tagen fällig ({ $articles })
}
appeals-settings = Berufungen
appeals-regulations = Bestimmungen
appeals-proposed = Vorgeschlagen zu den Schachregeln dieses Turniers; noch ist nichts festgelegt
appeals-contest = Wer spielt
appeals-fee = Gebühr
appeals-minutes = Frist in Minuten
appeals-minutes-usual = Leer: { $standard } Minuten, im Schnellschach { $rapid }, im Blitz { $blitz } ({ $articles })
appeals-change = Ändern…
appeals-committee = Mitglieder des Turniergerichts
appeals-member-new = Neues Mitglied
appeals-member-edit = Ein Mitglied ändern
appeals-member-name = Name
appeals-member-federation = Föderation
appeals-member-age = Alter
appeals-member-seat = Funktion
appeals-member-office = Weiteres Amt
appeals-member-banned = Gesperrt oder auf Bewährung?
appeals-member-add = In das Turniergericht aufnehmen
appeals-member-keep = Änderung übernehmen
appeals-member-change = Ändern
appeals-member-remove = Entfernen
