# Das Streitfallprotokoll: wer rief, was mit den Uhren geschah, Zeilen, Beweise, Ablehnungen.

dispute-caller-white = Weiß
dispute-caller-black = Schwarz
dispute-caller-arbiter = der Schiedsrichter
dispute-caller-program = das Programm
dispute-caller-other = jemand anderes

dispute-clocks-stop = Beide Uhren anhalten
dispute-clocks-leave = Die Uhren lassen, wie sie sind

dispute-event-opened =
    { $board ->
        [none] Vorfall { $no } eröffnet: { $case }; gerufen hat: { $caller }
       *[other] Vorfall { $no } an Brett { $board } eröffnet: { $case }; gerufen hat: { $caller }
    }{ $claim ->
        [none] {""}
       *[other] . Vorgebracht: { $claim }
    }
dispute-event-restated = Vorfall { $no }: der Fall lautet jetzt { $case }
dispute-event-statement-taken =
    { $who ->
        [none] Vorfall { $no }: { $text }
       *[other] Vorfall { $no }: { $who } sagt: { $text }
    }
dispute-event-decided =
    { $as_proposed ->
        [yes] Vorfall { $no } wie vorgeschlagen entschieden. { $text } ({ $reason })
       *[no]
            { $text ->
                [none] Vorfall { $no } anders als vorgeschlagen entschieden: Es geschieht nichts ({ $reason })
               *[other] Vorfall { $no } anders als vorgeschlagen entschieden. { $text } ({ $reason })
            }
    }{ $waits ->
        [none] {""}
       *[other] . { $waits }
    }
dispute-clock-waits = { $count ->
    [one] Beide Uhren bleiben stehen: Vorfall { $numbers } dieser Partie ist noch nicht entschieden
   *[other] Beide Uhren bleiben stehen: Die Vorfälle { $numbers } dieser Partie sind noch nicht entschieden
}
dispute-event-appealed =
    Vorfall { $no }: { $by } legt Berufung ein.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $how ->
        [none] {""}
       *[other] {" "}({ $how }). { $admissible }
    }
dispute-event-appeal-decided = { $decision }
dispute-event-corrected = Vorfall { $no }, Berichtigung: { $text } ({ $reason })
dispute-event-reopened = Vorfall { $no } wieder eröffnet ({ $reason })
dispute-event-proposed-anew = Vorfall { $no }: Die Entscheidung wird neu vorgeschlagen. { $text }
dispute-event-withdrawn =
    Vorfall { $no }: Die Entscheidung ist rückgängig gemacht ({ $reason }){ $how ->
        [given-back] . Die Zeit seither wird zurückgegeben: Weiß { $white }, Schwarz { $black }
        [counts] . Die Zeit seither zählt: Weiß { $white }, Schwarz { $black }
       *[none] {""}
    }
dispute-event-reinstated =
    Vorfall { $no }: Die Entscheidung gilt wieder ({ $reason }){ $how ->
        [given-back] . Die Zeit seither wird zurückgegeben: Weiß { $white }, Schwarz { $black }
        [counts] . Die Zeit seither zählt: Weiß { $white }, Schwarz { $black }
       *[none] {""}
    }
dispute-event-lapsed = Vorfall { $no }: zurückgezogen, denn worum es ging, ist nicht mehr so

dispute-change-played = { $count ->
    [1] Ein Halbzug wurde ausgeführt: { $first }
   *[other] { $count } Halbzüge wurden ausgeführt: { $first } bis { $last }
}
dispute-change-gone = { $count ->
    [1] Ein Halbzug wurde zurückgenommen: { $first }
   *[other] { $count } Halbzüge wurden zurückgenommen: { $first } bis { $last }
}
dispute-change-ended = Die Partie ist beendet: { $result }
dispute-change-reopened = Die Partie geht weiter; ihr Ergebnis war: { $result }
dispute-change-illegal-moves = Gezählte regelwidrige Züge von { $side } jetzt: { $count }
dispute-change-counted = { $what ->
    [warnings] Verwarnungen von { $side } jetzt: { $count }
    [wrong-claims] Unberechtigte Anträge von { $side } jetzt: { $count }
   *[sheet-requests] Bitten von { $side } um das Formular jetzt: { $count }
}
dispute-change-flag = Das Blättchen von { $side } ist gefallen
dispute-change-clock = Die Uhren wurden gestartet, angehalten oder berichtigt
dispute-change-presence = Wer bei der Wiederaufnahme da ist, ist nun anders
dispute-change-result = Im Turnier zählt ein anderes Ergebnis als zur Zeit des Vorschlags
dispute-change-laws = Es gelten andere Regeln, oder diese Fassung des Programms liest sie anders
dispute-loss-moves = { $count ->
    [1] Ein Halbzug wird zurückgenommen: { $first }
   *[other] { $count } Halbzüge werden zurückgenommen: { $first } bis { $last }
}
dispute-loss-result = Das Ergebnis gilt nicht mehr: { $result }

dispute-evidence-standing = Das elektronische Brett zeigt { $placement }
dispute-evidence-clock = Die Uhr auf dem Tisch zeigte: Weiß { $white }, Schwarz { $black }
dispute-evidence-flags = { $fell ->
    [white] Das Blättchen von Weiß ist gefallen
    [black] Das Blättchen von Schwarz ist gefallen
    [white-first] Beide Blättchen sind gefallen, das von Weiß zuerst
    [black-first] Beide Blättchen sind gefallen, das von Schwarz zuerst
   *[both] Beide Blättchen sind gefallen
}
dispute-evidence-illegal-moves = Vorher gezählte regelwidrige Züge: Weiß { $white }, Schwarz { $black }

dispute-refusal-no-such-incident = Es gibt keinen Vorfall { $no }. Wählen Sie einen aus dem Protokoll
dispute-refusal-already-decided = Vorfall { $no } ist entschieden. Nehmen Sie ihn zuerst wieder auf oder fügen Sie eine Berichtigung hinzu
dispute-refusal-not-decided = Vorfall { $no } ist nicht entschieden. Entscheiden Sie ihn zuerst
dispute-refusal-already-appealed = Eine Berufung zu Vorfall { $no } ist schon festgehalten. Fügen Sie eine Berichtigung hinzu, wenn etwas fehlt
dispute-refusal-no-appeal = Zu Vorfall { $no } gibt es keine Berufung. Tragen Sie sie zuerst ein
dispute-refusal-appeal-decided = Über die Berufung zu Vorfall { $no } ist entschieden. Fügen Sie eine Berichtigung hinzu, wenn etwas falsch ist
dispute-refusal-fee-not-so = Für die Gebühr zu Vorfall { $no } lassen die Regeln dem Turniergericht anderes zu ({ $articles }). Wählen Sie davon: { $fates }
dispute-refusal-game-gone = Am Brett von Vorfall { $no } läuft jetzt eine andere Partie, die nicht geändert werden darf. Entscheiden Sie ohne Änderungen an der Partie
dispute-refusal-off-board = Danach ginge die Partie des Vorfalls { $no } weiter; sie hat aber ihr Brett verlassen, und dort kann eine andere gespielt werden. Entscheiden Sie anders oder setzen Sie eine neue Partie an
dispute-refusal-outdated = Die Partie von Vorfall { $no } hat sich geändert, seit die Entscheidung vorgeschlagen wurde. { $changes }. Lassen Sie sie neu vorschlagen und lesen Sie sie zuerst
dispute-refusal-lapsed = Vorfall { $no } ist zurückgezogen, denn worum es ging, ist nicht mehr so. Nehmen Sie ihn wieder auf, oder eröffnen Sie einen anderen
dispute-refusal-would-lose = Nichts wurde ausgeführt, weil etwas verloren ginge. { $moves ->
    [none] {""}
   *[other] { $moves }. {""}
}{ $result ->
    [none] {""}
   *[other] { $result }. {""}
}Bestätigen Sie das zuerst
dispute-refusal-facts-missing = Nichts wurde ausgeführt, weil Tatsachen fehlen. Beantworten Sie zuerst: { $questions }
dispute-refusal-new-game-begun = Die Partie, die Vorfall { $no } annulliert hat, kann nicht zurückkommen, weil die neue begonnen hat. Lassen Sie die neue Partie weiterspielen, und ergänzen Sie den Vorfall um eine Berichtigung
dispute-refusal-other-game-at-board = Die Partie, die Vorfall { $no } annulliert hat, kann nicht zurückkommen, weil an ihrem Brett jetzt eine andere ist. Ergänzen Sie den Vorfall um eine Berichtigung
dispute-refusal-not-withdrawn = Zu Vorfall { $no } wurde keine Entscheidung rückgängig gemacht
dispute-refusal-text-missing = Es gibt nichts festzuhalten. Geben Sie ein paar Worte ein
dispute-refusal-contradiction = „{ $one }“ und „{ $other }“ schließen sich aus. Bitte eines davon weglassen
dispute-refusal-reason-missing = Es braucht eine Begründung. Ein paar Worte genügen: Sie bleiben im Protokoll
