# Hängepartien: Zeilen des Protokolls.

adjournment-envelope = Umschlag { $no }
adjournment-envelope-reply = Umschlag { $no }, Antwort
adjournment-event-begun =
    { $left ->
        [none] Umschlag { $no }: { $side } soll den Zug abgeben, Brett { $board }, Runde { $round }
       *[other] Umschlag { $no }: { $side } bricht vorzeitig ab und gibt den Zug ab, Brett { $board }, Runde { $round }; bis zum Ende der Spielsitzung { $left }
    }
adjournment-event-moved-on-board = Umschlag { $no }: { $uci } wurde auf dem Brett ausgeführt und muss der Abgabezug sein
adjournment-event-lock-made = Schloss { $no } für Abgabezüge angelegt. Es öffnet mit dem Kennwort von: { $persons }
adjournment-event-written =
    { $what ->
        [in-program] Umschlag { $no }: Der Zug ist notiert und liegt verschlüsselt im Programm
       *[paper] Umschlag { $no }: Der Zug ist notiert
    }
adjournment-event-enclosed = Umschlag { $no }: Partieformular eingelegt, { $whose }
adjournment-event-closed = Umschlag { $no }: verschlossen
adjournment-event-sealed =
    { $white ->
        [none] Umschlag { $no }: Uhr angehalten, der Zug ist abgegeben. Was die Uhr am Tisch zeigt, ist nicht angegeben
       *[other] Umschlag { $no }: Uhr angehalten, der Zug ist abgegeben. Weiß { $white }, Schwarz { $black }
    }
adjournment-event-broken-off = Umschlag { $no }: Abgabe abgebrochen ({ $reason })
adjournment-event-front-written = Umschlag { $no }: Aufschrift festgehalten
adjournment-event-signed = Umschlag { $no }: unterschrieben von { $name } ({ $as })
adjournment-event-handed =
    { $from ->
        [none] Umschlag { $no }: übergeben an { $to }, { $at }
       *[other] Umschlag { $no }: von { $from } übergeben an { $to }, { $at }
    }{ $place ->
        [none] {""}
       *[other] . Verwahrt: { $place }
    }
adjournment-event-scheduled = Umschlag { $no }: Wiederaufnahme { $at }{ $place ->
        [none] {""}
       *[other] , { $place }
    }
adjournment-event-session-planned = Spielsitzung { $no } geplant: { $from } bis { $to }
adjournment-event-session-changed =
    { $reason ->
        [undone] Spielsitzung { $no } wieder wie vor der Änderung: { $from } bis { $to }
       *[other] Spielsitzung { $no } geändert: { $from } bis { $to } ({ $reason })
    }
adjournment-event-session-removed =
    Spielsitzung { $no } entfernt{ $reason ->
        [undone] : Die Planung wurde rückgängig gemacht
       *[other] {" "}({ $reason })
    }
adjournment-event-session-restored = Spielsitzung { $no } wieder geplant
adjournment-event-session-announced = Spielsitzung { $no } angekündigt, { $at }
adjournment-event-offered = Umschlag { $no }: { $by } bietet Remis an
adjournment-event-offer-rejected = Umschlag { $no }: Das Remisangebot ist abgelehnt
adjournment-event-concluded =
    { $said ->
        [agreed] Umschlag { $no }: Remis vor dem Öffnen vereinbart. { $result }
       *[resigned] Umschlag { $no }: { $side } hat vor dem Öffnen aufgegeben. { $result }
    }
adjournment-event-resumed = Umschlag { $no }: Wiederaufnahme an Brett { $board }, { $at }
adjournment-event-arrived =
    { $too_late ->
        [yes] Umschlag { $no }: { $side } kam zu spät, { $at }
       *[no] Umschlag { $no }: { $side } ist eingetroffen, { $at }
    }
adjournment-event-noted-absent =
    { $too_late ->
        [yes] Umschlag { $no }: { $side } ist nicht da, { $at }: zu spät, um noch zu kommen
       *[no] Umschlag { $no }: { $side } ist nicht da, { $at }
    }
adjournment-event-excused = Umschlag { $no }: { $side } kam zu spät und spielt trotzdem ({ $reason })
adjournment-event-times-kept = Umschlag { $no }: Die Uhren bleiben, wie sie sind; auf dem Umschlag steht es anders ({ $reason })
adjournment-event-established =
    { $agreed ->
        [yes] Umschlag { $no }: Stellung und Zeiten stehen fest, oder die Spieler sind sich darüber einig
       *[no] Umschlag { $no }: Stellung und Zeiten stehen nicht fest, und die Spieler sind sich nicht einig
    }
adjournment-event-annulled = Umschlag { $no }: Die Partie ist annulliert, eine neue wird gespielt ({ $reason })
adjournment-event-set-up =
    { $differs ->
        [none] Umschlag { $no }: Stellung aufgebaut, Uhren gestellt. Weiß { $white }, Schwarz { $black }
       *[other] Umschlag { $no }: Die aufgebaute Stellung ist falsch auf { $differs }
    }
adjournment-event-clock-started = Umschlag { $no }: Uhr in Gang gesetzt, { $side } fehlt
adjournment-event-receipt-matches =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: Die Quittung von { $side } stimmt überein
adjournment-event-receipt-differs =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: Die Quittung von { $side } stimmt nicht überein: Verwahrt ist nicht, was abgegeben wurde
adjournment-event-receipt-none =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: { $side } hat keine Quittung vorgelegt
adjournment-event-opened =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: geöffnet von { $by }, { $at }
adjournment-event-not-opened =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: nicht geöffnet von { $by }. { $why }
adjournment-event-read =
    { $written ->
        [no]
            { $which ->
                [reply] Umschlag { $no }, Antwort
               *[sealed] Umschlag { $no }
            }: Es steht kein Zug darin
       *[yes]
            { $notation ->
                [none]
                    { $which ->
                        [reply] Umschlag { $no }, Antwort
                       *[sealed] Umschlag { $no }
                    }: Es steht „{ $text }“. { $judgement }
               *[other]
                    { $which ->
                        [reply] Umschlag { $no }, Antwort
                       *[sealed] Umschlag { $no }
                    }: Es steht „{ $text }“ ({ $notation }). { $judgement }
            }
    }
adjournment-event-played =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: { $move } auf dem Brett ausgeführt
adjournment-event-reply-sealed = Umschlag { $no }, Antwort: Antwortzug abgegeben, weil der Gegner fehlt
adjournment-event-missed =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: nicht auffindbar
adjournment-event-found =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: wiedergefunden
adjournment-event-stated = Umschlag { $no }: Der Spieler gibt { $uci } als Abgabezug an
adjournment-event-times-questioned =
    { $moved ->
        [yes] Umschlag { $no }: { $side } beanstandet nach einem Zug die Zeiten der Uhren
       *[no] Umschlag { $no }: { $side } beanstandet vor dem ersten Zug die Zeiten der Uhren
    }
adjournment-event-settled = Umschlag { $no }: erledigt ({ $reason })

# Was im Umschlag gefunden wird.

adjournment-judged-move = Das ist { $move }
adjournment-judged-not-as-made = Das ist { $move }, auf dem Brett wurde aber { $made } ausgeführt
adjournment-judged-ambiguous = Das kann { $moves } sein
adjournment-judged-illegal = { $moves ->
    [none] Das ist regelwidrig
   *[other] Das ist regelwidrig. Vielleicht gemeint: { $moves }
}
adjournment-judged-unreadable = { $moves ->
    [none] Das ist kein Zug
   *[other] Das ist kein Zug. Vielleicht gemeint: { $moves }
}
adjournment-judged-elsewhere = Als { $notation } ist das kein regelgemäßer Zug, wohl aber als { $meanings }
adjournment-judged-nothing = Es steht kein Zug darin

# Warum ein Umschlag nicht geöffnet wurde.

adjournment-shut-not-sealed = Der Zug ist noch nicht abgegeben
adjournment-shut-not-resumed = Die Wiederaufnahme hat nicht begonnen
adjournment-shut-not-set-up = Stellung und Uhren sind nicht aufgebaut
adjournment-shut-replier-absent = Der Spieler, der antworten muss, ist nicht da
adjournment-shut-sealer-absent = Der Spieler, der den Zug abgegeben hat, fehlt
adjournment-shut-opened-before = Er wurde schon geöffnet
adjournment-shut-missing = Er fehlt
adjournment-shut-settled = Die Hängepartie ist abgeschlossen
adjournment-shut-wrong-passphrase = Das Kennwort war falsch
adjournment-shut-damaged = Der gespeicherte Abgabezug ist beschädigt
adjournment-shut-fingerprint-differs = Der gespeicherte Zug stimmt nicht mit seiner Prüfsumme überein: Es ist nicht der abgegebene Zug
adjournment-shut-receipt-differs = Die Quittung eines Spielers trägt einen anderen Fingerabdruck: Verwahrt ist nicht, was abgegeben wurde

# Stand eines Umschlags.

adjournment-status-sealing = Wird abgegeben
adjournment-status-sealed = Abgegeben, nicht übergeben
adjournment-status-in-custody = Verwahrt
adjournment-status-missing = Fehlt
adjournment-status-resuming = Wird wieder aufgenommen
adjournment-status-opened = Geöffnet
adjournment-status-broken-off = Abgebrochen
adjournment-status-settled = Abgeschlossen

# Schritte, und wer sie tut.

adjournment-step-ask = { $side } auffordern, den Zug abzugeben
adjournment-step-write = { $side } schreibt den Zug eindeutig auf
adjournment-step-write-in-full = { $side } schreibt den Zug in voller Notation auf
adjournment-step-enclose = Das Partieformular in den Umschlag legen: { $whose }
adjournment-step-close = Den Umschlag verschließen
adjournment-step-stop = Die Uhr anhalten und keine andere in Gang setzen
adjournment-step-front = Die Aufschrift des Umschlags ergänzen
adjournment-step-opponent-writes = Den Umschlag dem Gegner, { $replier }, geben, der ihn beschriftet
adjournment-step-sign-flap = Quer über die Verschlussklappe unterschreiben
adjournment-step-schedule = Festlegen, wann und wo weitergespielt wird
adjournment-step-keep = Den Umschlag prüfen und verwahren
adjournment-step-wait = Die Wiederaufnahme abwarten
adjournment-step-resume = Mit der Wiederaufnahme beginnen
adjournment-step-presence = Fragen, wer da ist und seit wann
adjournment-step-set-up = Die Stellung vor dem Abgabezug aufbauen und die Zeiten des Umschlags einstellen
adjournment-step-start-clock = { $whose } fehlt: Diese Uhr in Gang setzen, den Umschlag geschlossen lassen
adjournment-step-await = Auf den Spieler warten: { $whose }
adjournment-step-await-until = Auf den Spieler warten: { $whose }. Vor der festgelegten Zeit ({ $at }) geht die Partie nur weiter, wenn beide Spieler da sind
adjournment-step-open = Den Umschlag öffnen
adjournment-step-open-reply = Den Umschlag mit der Antwort öffnen
adjournment-step-read = Festhalten, was darin steht
adjournment-step-establish = Der Umschlag ist verloren: fragen, ob Stellung und Zeiten feststehen oder die Spieler sich einig sind
adjournment-step-state = { $side } gibt den Abgabezug an
adjournment-step-play = Den Abgabezug auf dem Brett ausführen, dann die Uhr in Gang setzen: { $replier }
adjournment-step-play-reply = Die Antwort auf dem Brett ausführen
adjournment-step-reply = { $replier } antwortet, auf dem Brett oder in einem neuen Umschlag
adjournment-step-decide = Den Fall entscheiden
adjournment-step-done = Es ist nichts mehr zu tun
adjournment-by-arbiter = der Schiedsrichter
adjournment-by-assistant = der Assistent, { $side }

# Was zu beachten ist.

adjournment-note-clock-stands = Es läuft keine Uhr. Die Zeit für die Abgabe des Zuges ist die des Spielers: { $side }. Setzen Sie diese Uhr in Gang, oder machen Sie weiter und lassen Sie die Zeit bewusst nicht zählen
adjournment-note-may-change = Bis die Uhr angehalten ist, darf der Zug geändert werden
adjournment-note-as-made = { $move } wurde auf dem Brett ausgeführt: Er muss der Abgabezug sein
adjournment-note-early-without-rule = Die Fassung spricht nicht vom Abbruch vor dem Ende der Spielsitzung: Der Schiedsrichter entscheidet, ob die Partie jetzt abgebrochen wird
adjournment-note-counts-as-used = Bis zum Ende der Spielsitzung gelten { $time } als verbraucht: { $side }
adjournment-note-short-of-time = { $side } hat noch { $time }, Züge bis zur Kontrolle: { $moves }. Bis zum Ende der Spielsitzung dürfen sie auf dem Brett ausgeführt werden
adjournment-note-claim-first = Remis muss vor der Abgabe des Zuges beantragt werden
adjournment-note-offered = Das Remisangebot gilt, bis es beantwortet ist: { $side }
adjournment-note-flag-down = Das Blättchen des Spielers, der den Zug abgegeben hat, ist gefallen: { $side }
adjournment-note-may-conclude = Eine Einigung auf Remis oder eine Aufgabe beendet jetzt die Partie, was immer im Umschlag ist
adjournment-note-open-incidents = { $count ->
    [one] Vorfall { $incidents } dieser Partie ist noch nicht entschieden: Entscheiden Sie ihn vor der Wiederaufnahme
   *[other] Die Vorfälle { $incidents } dieser Partie sind noch nicht entschieden: Entscheiden Sie sie vor der Wiederaufnahme
}
adjournment-note-granted = Durch Entscheidung geändert, seit der Umschlag geschlossen ist: { $granted }. Was darauf steht, bleibt; die Uhren werden auf { $times } gestellt
adjournment-note-not-kept = Niemand hat diesen Umschlag nachweislich verwahrt: Sehen Sie nach, ob er unversehrt und der richtige ist
adjournment-note-before-time = Die Wiederaufnahme begann { $time } vor der festgelegten Zeit: Waren beide Spieler einverstanden?
adjournment-note-no-time-fixed = Für die Wiederaufnahme war keine Zeit festgelegt: Niemand kann als verspätet gelten
adjournment-note-opened-by-stranger = { $name } hat den Umschlag geöffnet, ohne dass er durch diese Hände gegangen war: Vermerken Sie, wie er dorthin kam
adjournment-note-absent-flag-down = Das Blättchen des Abwesenden ist gefallen: { $side }
adjournment-note-not-charged = { $side } war { $time } abwesend, ohne dass die Uhr lief: Prüfen Sie, ob diese Zeit abgezogen wird
adjournment-note-may-look = Hätte der Abgabezug die Partie beendet, gälte dieses Ergebnis: Vor der Entscheidung darf in den Umschlag gesehen werden
adjournment-note-excused = { $side } kam zu spät und spielt nach der Entscheidung trotzdem
adjournment-note-late = { $side } ist um { $time } verspätet. Karenzzeit: { $limit }
adjournment-note-late-no-limit = { $side } ist um { $time } verspätet. In der Turnierordnung ist keine Karenzzeit festgelegt
adjournment-note-came-late = { $side } kam { $time } zu spät. Grenze: { $limit }
adjournment-note-flag-before-limit = Das Blättchen fällt vor der Grenze: { $side } hat noch { $time }
adjournment-note-may-seal-reply = { $replier } muss nicht auf dem Brett antworten: Die Antwort darf in einem neuen Umschlag abgegeben werden
adjournment-note-sheet-missing = Im Umschlag fehlt ein Partieformular: { $side }
adjournment-note-wrong-position = Die Stellung auf dem Brett ist nicht die Abbruchstellung
adjournment-note-wrong-times = Die Uhren zeigen nicht die Zeiten des Umschlags: vor dem ersten Zug berichtigen
adjournment-note-wrong-times-later = Die Uhren zeigen nicht die Zeiten des Umschlags: vor dem ersten Zug berichtigen, später nur, wenn die Folgen sonst zu schwer wären
adjournment-note-attempts = Vergebliche Versuche, ihn zu öffnen: { $count }
adjournment-note-print-receipts = Drucken Sie für jeden Spieler eine Quittung des Abgabezugs: Nur damit bemerkt ein Spieler, wenn die Datei ausgetauscht wird
adjournment-note-ask-receipt = Verlangen Sie vor dem Öffnen die Quittung von { $side } und geben Sie ihren Code ein
adjournment-note-receipt-differs = Die Quittung von { $side } trägt einen anderen Code: Was verwahrt ist, ist nicht, was abgegeben wurde. Nur eine Quittung mit dem richtigen Code hebt das auf; sonst ist über die Partie anders zu entscheiden
adjournment-note-read-aloud = Den Zug vorlesen: { $side }

# Die Aufschrift des Umschlags.

adjournment-lacks-names = die Namen der Spieler
adjournment-lacks-countries = die Länder
adjournment-lacks-position = die Stellung
adjournment-lacks-times = die Zeiten
adjournment-lacks-sealer = wer abgegeben hat
adjournment-lacks-move-number = die Nummer des Abgabezugs
adjournment-lacks-draw-offer = das Remisangebot
adjournment-lacks-resumption = Tag, Zeit und Ort der Wiederaufnahme
adjournment-lacks-event = das Turnier
adjournment-lacks-round = die Runde
adjournment-lacks-board = das Brett
adjournment-lacks-flap-signature = die Unterschrift quer über die Klappe
adjournment-lacks-inscription = die Aufschrift von der Hand des Gegners
adjournment-wrong-control = verbrauchte und verbleibende Zeit, die zusammen nicht die Bedenkzeit ergeben
adjournment-signed-as-white = Weiß
adjournment-signed-as-black = Schwarz
adjournment-signed-as-arbiter = Schiedsrichter
adjournment-signed-as-across-flap = quer über die Klappe

# Alarme.

adjournment-alarm-overdue = Umschlag { $no }: überfällig seit { $time }
adjournment-alarm-awaited-too-long = Umschlag { $no }: { $side } ist nicht gekommen, und die Frist von { $limit } ist vorbei
adjournment-alarm-due-now = Umschlag { $no }: Wiederaufnahme jetzt
adjournment-alarm-due-soon = Umschlag { $no }: Wiederaufnahme in { $time }
adjournment-alarm-sealing-long = Umschlag { $no }: Abgabe dauert schon { $time }
adjournment-alarm-not-kept = Umschlag { $no }: abgegeben, und niemand verwahrt ihn
adjournment-alarm-flawed =
    { $missing ->
        [none] {""}
       *[other] Umschlag { $no }: darauf fehlt: { $missing }
    }{ $between }{ $wrong ->
        [none] {""}
       *[other] Umschlag { $no }: darauf ist falsch: { $wrong }
    }
adjournment-alarm-missing =
    { $which ->
        [reply] Umschlag { $no }, Antwort
       *[sealed] Umschlag { $no }
    }: nicht auffindbar
adjournment-alarm-session-ends = Spielsitzung { $no } endet in { $time }
adjournment-alarm-not-announced = Spielsitzung { $no } beginnt bald und ist nicht angekündigt

# Was gegen einen Plan spricht.

adjournment-conflict-same-player = Umschläge { $one } und { $other }: { $player } hat zwei Partien zugleich
adjournment-conflict-plays-round = Umschlag { $no }: Zu dieser Zeit wird eine Runde gespielt, Spielsitzung { $session }
adjournment-conflict-over-round = Spielsitzung { $session } für Hängepartien liegt in der Zeit einer Runde, Spielsitzung { $round }: Verlegen Sie eine von beiden
adjournment-conflict-out-of-order = Umschlag { $later } wird vor Umschlag { $earlier } wieder aufgenommen, der aus einer früheren Runde stammt
adjournment-conflict-after-last-round = Umschlag { $no }: vor der letzten Runde nicht beendet
adjournment-conflict-day-too-long = { $player ->
    [none] { $date }: { $play } Spielzeit, erlaubt sind { $most }
   *[other] { $date }: { $player } spielt { $play }, erlaubt sind { $most }
}
adjournment-conflict-outside-sessions = Umschlag { $no }: Wiederaufnahme außerhalb jeder Spielsitzung
adjournment-conflict-not-announced = Spielsitzung { $session } ist nicht angekündigt
adjournment-conflict-not-planned = Umschlag { $no }: kein Termin der Wiederaufnahme

# Warum ein Befehl abgelehnt wurde.

adjournment-refusal-no-such-envelope = Es gibt keinen Umschlag { $no }. Wählen Sie einen aus der Liste
adjournment-refusal-no-such-session = Es gibt keine Spielsitzung { $no }. Planen Sie sie zuerst
adjournment-refusal-session-taken = Die Partie zu Umschlag { $envelope } soll in Spielsitzung { $session } fortgesetzt werden. Legen Sie für sie zuerst eine andere Zeit fest
adjournment-refusal-no-such-lock = Es gibt kein Schloss { $no }. Legen Sie eines an, bevor ein Zug im Programm abgegeben wird
adjournment-refusal-no-game = Dort läuft keine Partie, die abgebrochen werden kann. Wählen Sie ein Brett mit laufender Partie
adjournment-refusal-lost-time-open = Brett { $board }: Noch ist nicht gesagt, wie die verlorene Zeit zählt, und die Zeiten kämen ohne sie in den Umschlag. Beantworten Sie zuerst diese Frage, dann geben Sie ab
adjournment-refusal-already-begun = Zu dieser Partie gehört schon Umschlag { $no }. Machen Sie damit weiter
adjournment-refusal-too-early = Von der Spielsitzung bleiben { $left }: zu früh zum Abbrechen (Art. { $article } von { $edition }). Lassen Sie weiterspielen
adjournment-refusal-early-oversteps = { $left } bis zum Ende der Spielsitzung würden als verbraucht gelten, die Uhr zeigt aber nur noch { $time }. Brechen Sie später ab
adjournment-refusal-already-sealed = Die Uhr wurde angehalten, der Zug in Umschlag { $no } ist abgegeben. Er kann nicht mehr geändert werden; ein Vorfall kann eröffnet werden
adjournment-refusal-not-sealed = Der Zug in Umschlag { $no } ist noch nicht abgegeben. Beenden Sie zuerst die Abgabe
adjournment-refusal-not-written = Für Umschlag { $no } ist kein Zug notiert. Lassen Sie ihn zuerst aufschreiben
adjournment-refusal-sheet-missing = In Umschlag { $no } fehlt das Partieformular: { $side }. Legen Sie es zuerst ein
adjournment-refusal-not-closed = Umschlag { $no } ist nicht verschlossen. Verschließen Sie ihn, bevor die Uhr angehalten wird
adjournment-refusal-not-encrypted = Der Abgabezug kam unverschlüsselt und wurde nicht übernommen. Geben Sie ihn noch einmal ab
adjournment-refusal-move-illegal = { $move } ist in der Abbruchstellung regelwidrig. Geben Sie einen anderen Zug ein
adjournment-refusal-settled = Umschlag { $no } ist erledigt. Eröffnen Sie einen Vorfall, wenn etwas zu ändern ist
adjournment-refusal-already-resumed = Die Wiederaufnahme zu Umschlag { $no } hat schon begonnen. Machen Sie damit weiter
adjournment-refusal-not-resumed = Die Wiederaufnahme zu Umschlag { $no } hat nicht begonnen. Beginnen Sie sie zuerst
adjournment-refusal-board-taken = An Brett { $board } ist eine andere Partie. Wählen Sie ein freies Brett
adjournment-refusal-already-there = { $side } ist schon da. Es ist nichts zu tun
adjournment-refusal-late-undecided = { $side } kam zu spät oder gar nicht. Entscheiden Sie zuerst darüber, oder vermerken Sie, warum trotzdem gespielt wird
adjournment-refusal-not-late = { $side } kam nicht zu spät. Es ist nichts zu entschuldigen
adjournment-refusal-times-wrong = Die Uhren zeigen nicht die Zeiten von Umschlag { $no }. Stellen Sie sie richtig, oder vermerken Sie, warum sie so bleiben
adjournment-refusal-times-right = Die Uhren zeigen die Zeiten von Umschlag { $no }. Es ist nichts zu tun
adjournment-refusal-not-established = Eine neue Partie wird nur gespielt, wenn Stellung und Zeiten von Umschlag { $no } nicht feststehen. Vermerken Sie das zuerst
adjournment-refusal-absent = { $side } ist nicht da. Warten Sie zuerst auf den Spieler
adjournment-refusal-before-time = Vor der festgelegten Zeit der Wiederaufnahme ({ $at }) fehlt niemand, und keine Uhr wird deshalb in Gang gesetzt (Art. { $article } von { $edition }). Warten Sie bis dahin oder bis beide Spieler da sind
adjournment-refusal-not-set-up = Stellung und Uhren zu Umschlag { $no } sind nicht aufgebaut. Bauen Sie sie zuerst auf
adjournment-refusal-play-goes-on = Die Partie zu Umschlag { $no } ist weitergegangen. Benutzen Sie das Brett oder eröffnen Sie einen Vorfall
adjournment-refusal-clock-runs = Die Uhr läuft schon: { $side }. Warten Sie auf den Spieler
adjournment-refusal-no-reply = Zu Umschlag { $no } wurde keine Antwort abgegeben. Wählen Sie den Abgabezug
adjournment-refusal-reply-sealed = Zu Umschlag { $no } ist schon eine Antwort abgegeben. Warten Sie auf den anderen Spieler
adjournment-refusal-no-reply-now = Eine Antwort wird nur abgegeben, wenn der Abgabezug ausgeführt ist und der andere Spieler fehlt. Sonst antworten Sie auf dem Brett
adjournment-refusal-not-opened = Umschlag { $no } ist nicht geöffnet. Öffnen Sie ihn zuerst
adjournment-refusal-opened = Umschlag { $no } ist geöffnet. Machen Sie mit dem Zug darin weiter
adjournment-refusal-already-read = Der Inhalt von Umschlag { $no } ist schon festgehalten. Eröffnen Sie einen Vorfall, wenn etwas falsch ist
adjournment-refusal-nothing-to-play = Was in Umschlag { $no } steht, kann nicht ohne Weiteres gespielt werden. Entscheiden Sie zuerst den Fall
adjournment-refusal-missing = Umschlag { $no } fehlt. Melden Sie ihn als gefunden oder entscheiden Sie den Fall
adjournment-refusal-not-missing = Umschlag { $no } fehlt nicht. Öffnen Sie ihn
adjournment-refusal-not-stated = In dieser Fassung geht die Partie ohne den Abgabezug weiter (Art. { $article } von { $edition }). Entscheiden Sie den Fall
adjournment-refusal-adjourned = Die Partie ist abgebrochen. Machen Sie mit Umschlag { $no } weiter: Vorher kann weder gezogen noch die Uhr gestartet werden
adjournment-refusal-no-offer = Es liegt kein Remisangebot vor. Halten Sie es zuerst fest
adjournment-refusal-offer-pending = Es liegt schon ein Remisangebot vor. Lassen Sie es zuerst beantworten
adjournment-refusal-no-such-notation = Eine Notation „{ $name }“ ist nicht bekannt. Wählen Sie eine aus der Liste
adjournment-refusal-session-backwards = Eine Spielsitzung muss nach ihrem Beginn enden. Berichtigen Sie die Zeiten
adjournment-refusal-too-long = Eine Spielsitzung darf höchstens um { $most } verlängert werden (Art. { $article } von { $edition }). Beenden Sie sie früher
adjournment-refusal-reason-missing = Eine Begründung ist nötig. Ein paar Worte genügen: Sie bleiben im Protokoll
adjournment-refusal-name-missing = Ein Name ist nötig. Geben Sie an, wer es ist
adjournment-refusal-same-person = { $name } ist zweimal genannt. Geben Sie zwei verschiedene Personen an oder eine allein
adjournment-refusal-no-receipt = Der Zug in Umschlag { $no } ist auf Papier: Dafür gibt es keine Quittung
adjournment-refusal-receipt-of-other = Das ist die Quittung des Umschlags { $other }, nicht die des Umschlags { $no }. Fragen Sie nach der richtigen
adjournment-refusal-receipt-differed = Eine Quittung für Umschlag { $no } trägt einen anderen Code: Was verwahrt ist, ist nicht, was abgegeben wurde. Nur eine Quittung mit dem richtigen Code hebt das auf; sonst ist über die Partie anders zu entscheiden
