# Blindenpartie: was am Brett gesagt und getan wird, was fehlt, was nicht stimmt. Kurze Sätze, denn
# sie werden auch gesprochen.

blind-actor-assistant = Assistent von { $side }
blind-actor-arbiter = Schiedsrichter
blind-actor-program = Programm

blind-inquiry-moves = die Zahl der Züge
blind-inquiry-times = beide Zeiten
blind-inquiry-own-time = die eigene Zeit
blind-inquiry-opponent-time = die Zeit des Gegners
blind-inquiry-last-move = der letzte Zug
blind-inquiry-position = die Stellung

blind-duty-makes-blind-moves = führt die Züge des Blinden auf dem Brett des Gegners aus
blind-duty-makes-opponent-moves = führt die Züge des Gegners auf dem Brett des Blinden aus
blind-duty-announces-opponent = sagt die Züge des Gegners an
blind-duty-announces-blind = sagt die Züge des Blinden an
blind-duty-keeps-score = schreibt mit
blind-duty-starts-clock = startet die Uhr des Gegners
blind-duty-tells-on-request = nennt Züge und Zeiten, nur auf Wunsch
blind-duty-claims-flag = reklamiert Zeitüberschreitung
blind-duty-reports-touch = meldet dem Schiedsrichter eine berührte Figur
blind-duty-adjourns = erledigt die Förmlichkeiten eines Abbruchs
blind-act-tells-unasked = sagt etwas ungefragt

blind-scheme-german = Deutsch, wie die Regeln es vorschlagen: Anna, Bella, Cesar
blind-scheme-anna = Anna, Bella, Cesar mit den Figuren der Bildschirmsprache
blind-scheme-english = Englisch
blind-scheme-nato = Englisch mit Alpha, Bravo, Charlie
blind-scheme-macedonian = Mazedonisch
blind-scheme-russian = Russisch
blind-scheme-spanish = Spanisch
blind-scheme-french = Französisch

blind-clock-after-made = sobald der Zug ausgeführt ist, wie die Regeln es sagen
blind-clock-after-repeated = sobald der Gegner den Zug wiederholt hat
blind-clock-after-both-boards = sobald der Zug auf beiden Brettern steht

blind-pairing-sighted = { $side } ist blind, der Gegner sieht
blind-pairing-deaf = { $side } ist blind, der Gegner hört nicht oder schwer
blind-pairing-blind = beide Spieler sind blind
blind-pairing-none = keiner der Spieler ist blind

blind-reading-open = kann { $moves } sein
blind-reading-illegal = kein regelgemäßer Zug
blind-reading-unreadable = nicht verstanden
blind-no-clear-move = kein eindeutiger Zug
blind-no-legal-move = kein regelgemäßer Zug

blind-lack-assistant = Vor Beginn muss ein Assistent am Brett sein
blind-lack-assistant-away = Der Assistent von { $side } ist nicht am Brett
blind-lack-announcement = { $side } sagt den Zug an
blind-lack-clear-announcement = { $side } sagt noch einmal eindeutig an, welcher Zug gemeint ist
blind-lack-promotion-piece = { $side } nennt die Figur, in die der Bauer umgewandelt wird
blind-lack-repetition = { $side } wiederholt den Zug
blind-lack-same-repetition = { $side } wiederholt den Zug noch einmal, so wie er angesagt wurde
blind-lack-execution = Der Zug ist auf dem Brett von { $side } auszuführen
blind-lack-same-execution = Das Brett von { $side } ist zu berichtigen
blind-lack-captured = Der geschlagene Bauer auf { $square } wird vom Brett von { $side } genommen
blind-lack-rook = Der Turm auf { $square } wird auf dem Brett von { $side } gesetzt
blind-lack-clock = { $side } hat gezogen: Die Uhr des Gegners wird gestartet

blind-caution = Die Ansage von { $side } klingt wie { $moves }: vor dem Start der Uhr wiederholen lassen

blind-notice-clock-too-early = { $side } ließ die Uhr des Gegners zu früh starten. Vorher: { $lacks }
blind-notice-announced-illegal = { $moves ->
    [none] Die Ansage von { $side } ist kein regelgemäßer Zug
   *[other] Die Ansage von { $side } ist kein regelgemäßer Zug. Ähnlich klingt: { $moves }
}
blind-notice-announced-unclear = Die Ansage von { $side } kann mehrere Züge bedeuten: { $moves }
blind-notice-promotion-not-named = { $side } hat die Umwandlungsfigur nicht genannt
blind-notice-repetition-differs = { $alike ->
    [yes] { $side } hat sich vielleicht verhört: Die Wörter klingen ähnlich. Angesagt: { $announced }. Wiederholt: { $repeated }
   *[no] { $side } wiederholte einen anderen Zug. Angesagt: { $announced }. Wiederholt: { $repeated }
}
blind-notice-execution-differs = Das Brett von { $side } zeigt einen anderen Zug als angesagt. Angesagt: { $announced }. Ausgeführt: { $executed }
blind-notice-boards-differ = Das Brett von { $side } zeigt den Zug nicht. Verschieden: { $squares }
blind-notice-compared-different = { $side } stellt auf dem eigenen Brett eine Abweichung fest
blind-notice-touched = { $side } hat zuerst andere Figuren berührt: { $squares }
blind-notice-slip-too-late = Der Versprecher von { $side } wurde erst nach dem Start der gegnerischen Uhr berichtigt
blind-notice-outside-duties = Keine Aufgabe des Assistenten von { $side }: { $what }
blind-notice-out-of-order = Der nächste Zug begann zu früh. Vorher: { $lacks }

blind-event-arranged =
    { $reason ->
        [none] Partie mit Blinden eingerichtet: { $pairing }
       *[other] Partie mit Blinden neu eingerichtet: { $pairing } ({ $reason })
    }
blind-event-announced = Angesagt von { $who }: „{ $text }“ ({ $meaning })
blind-event-corrected = Ansage berichtigt von { $who }: „{ $text }“ ({ $meaning })
blind-event-corrected-late = Berichtigung von { $who } nach dem Start der Uhr: „{ $text }“ ({ $meaning })
blind-event-repeated = Wiederholt von { $who }: „{ $text }“ ({ $meaning })
blind-event-lifted = Figur von { $square } gehoben auf dem Brett von { $side }
blind-event-executed =
    { $move ->
        [none] Das Brett von { $side } zeigt keinen regelgemäßen Zug
       *[other]
            { $rest ->
                [captured] Ausgeführt auf dem Brett von { $side }: { $move }; der geschlagene Bauer steht noch
                [rook] Ausgeführt auf dem Brett von { $side }: { $move }; der Turm steht noch
               *[none] Ausgeführt auf dem Brett von { $side }: { $move }
            }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }
blind-event-put-back = Das Brett von { $side } wurde zurückgestellt
blind-event-clock = Uhr des Gegners gestartet von { $who }
blind-event-clock-set-back = Zu früh gestartete Uhr zurückgestellt
blind-event-settled = Der Schiedsrichter entschied, dass { $move } gilt ({ $reason })
blind-event-asked = { $side } fragt: { $what }
blind-event-told =
    { $asked ->
        [yes] Auskunft von { $who } an { $side }: { $what } – { $text }
       *[no] Ungefragt an { $side } von { $who }: { $what } – { $text }
    }
blind-event-left = Der Assistent von { $side } hat das Brett verlassen
blind-event-returned = Der Assistent von { $side } ist wieder da
blind-event-duty = Assistent von { $side }: { $duty }
blind-event-compare = Beide Seiten vergleichen ihre Bretter { $place }
blind-event-compared =
    { $agrees ->
        [yes] { $side } bestätigt das eigene Brett
       *[no] { $side } stellt auf dem eigenen Brett eine Abweichung fest
    }
blind-event-noticed = Bemerkt: { $what }
blind-event-reconciled = Bretter und Formulare verglichen: { $what }
blind-event-step-done =
    Schritt erledigt: { $what }{ $right ->
        [none] {""}
       *[other] {". "}Das Brett von { $right } ist richtig
    }
blind-event-step-skipped = Schritt übersprungen: { $what }
blind-event-steps-left = Anleitung verlassen; nicht erledigt: { $what }
blind-event-locked = Bildschirm von { $side } gesperrt
blind-event-unlocked = Bildschirm von { $side } entsperrt

blind-refusal-not-arranged = An diesem Brett ist keine Partie mit Blinden eingerichtet. Richten Sie sie zuerst ein
blind-refusal-nobody-blind = Keiner der Spieler ist blind: Geben Sie an, wer es ist
blind-refusal-two-boards-needed = Es müssen zwei Bretter benutzt werden ({ $article })
blind-refusal-special-board-needed = Das Brett von { $side } muss Steckfelder haben ({ $article })
blind-refusal-not-adaptable = Diese Fassung der Regeln lässt keine Anpassung dieser Regeln zu ({ $article })
blind-refusal-ranks-not-chosen = Die Zahlen der Reihen stehen dem Schiedsrichter nicht frei ({ $article }): Wählen Sie „zwei“
blind-refusal-assistant-nameless = Geben Sie den Namen des Assistenten von { $side } ein
blind-refusal-assistant-too-many = { $side } darf nur einen Assistenten haben, wenn der Gegner keinen hat ({ $article })
blind-refusal-not-his-duty = { $article ->
    [none] Der Assistent von { $side } darf diese Aufgabe nicht haben: { $duty }
   *[other] Der Assistent von { $side } darf diese Aufgabe nicht haben: { $duty } ({ $article })
}
blind-refusal-assistant-needed = Gegen einen hörbehinderten Spieler muss ein Assistent mitwirken ({ $article }). Geben Sie zuerst einen ein
blind-refusal-no-assistant = { $side } hat keinen Assistenten
blind-refusal-assistant-away = Der Assistent von { $side } ist nicht am Brett. Tragen Sie zuerst die Rückkehr ein
blind-refusal-assistant-there = Der Assistent von { $side } ist am Brett
blind-refusal-silence = Geben Sie ein, was gesagt wurde
blind-refusal-nobodys-move = Wählen Sie den Spieler oder Assistenten, der es getan hat
blind-refusal-not-on-move = { $side } hat keinen Zug abzuschließen. Ist der Zug davor ausgeführt, starten Sie zuerst die Uhr des Gegners
blind-refusal-nothing-announced = Kein Zug ist eindeutig angesagt
blind-refusal-move-illegal = { $move } ist { $place } kein regelgemäßer Zug. Geben Sie ihn noch einmal ein
blind-refusal-not-a-move = { $move } ist auf diesem Brett kein Zug
blind-refusal-already-started = Die Uhr des Gegners läuft schon. War das zu früh, stellen Sie die Uhr zurück
blind-refusal-not-started-early = Keine Uhr wurde zu früh gestartet, oder der Gegner hat seitdem gezogen
blind-refusal-lost-time-open = Die Uhren stehen, bis Sie sagen, wie die verlorene Zeit zählt. Beantworten Sie zuerst diese Frage
blind-refusal-not-asked = { $side } hat nicht gefragt. Das Programm sagt einem Spieler nichts ungefragt
blind-refusal-no-comparison = Es wurde kein Vergleich verlangt
blind-refusal-board-unexpected = Nicht erledigt: Das Brett steht nicht so, wie der Schritt es erwartet. Zeichnen Sie auf, was darauf steht, oder überspringen Sie den Schritt
blind-refusal-reason-missing = Geben Sie einen Grund ein

# Why a script cannot be practised.

blind-rehearsal-moves = Der Zug { $uci } des Ablaufs ist nach { $ply } Halbzügen nicht regelgemäß
blind-rehearsal-unanswered = Entscheiden Sie zuerst, was beim letzten Schritt geschieht
blind-rehearsal-nothing-asked = Es ist noch nichts geschehen, was eine Antwort verlangt
