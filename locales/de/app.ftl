# Was um jede Seite steht, und was von jeder Partie gesagt wird.

app-board-selected = Ausgewählt ist jetzt Brett { $board }
app-at-board = Brett { $board }: { $text }
app-title-at-board = { $title }, Brett { $board }
app-board-name = Brett { $board }, { $side } unten
app-cancel = Abbrechen
app-close = Schließen
app-yes = Ja
app-no = Nein
app-record = Eintragen
app-reason = Grund
app-reason-example = Wird in das Protokoll aufgenommen
app-reason-missing = Geben Sie einen Grund ein: Er wird ins Protokoll geschrieben
app-field-empty = Bitte ausfüllen
app-file-competition = Turnier
app-file-games = Partien (PGN)
app-clock-of = Uhr von { $side }
app-clock-running = läuft
app-clock-flag = Blättchen gefallen
app-clock-low = Wenig Zeit
app-clock-unknown = Zeit nicht bekannt
app-clock-moves = { $moves ->
    [one] { $moves } Zug ausgeführt
   *[other] { $moves } Züge ausgeführt
}
app-clock-to-control = noch { $moves } bis zur Kontrolle
app-status-waiting = Nicht begonnen
app-status-to-move = { $side } am Zug
app-status-annulled = durch Vorfall { $no } annulliert
app-status-adjourned = Hängepartie
app-status-resumed = Wieder aufgenommen: wartet auf den abgegebenen Zug
app-status-reply-sealed = Wieder aufgenommen: wartet auf den abgegebenen Antwortzug
app-status-clock-awaited = { $status }; die Uhr von { $side } läuft: Der Spieler ist noch nicht da
app-status-clock-until = { $status }; bis dahin läuft die Uhr von { $side }
app-concern-illegal-position = Regelwidrige Stellung
app-concern-disagreement = Brett und Notation stimmen nicht überein
app-concern-flag = Blättchen von { $side } gefallen
app-concern-offer = { $side } bietet Remis an
app-concern-claimable = Remis könnte beantragt werden
app-concern-lost-time = Verlorene Zeit muss angerechnet werden
app-concern-clocks-stand = Uhren stehen: Uhr starten
app-no-concern = Kein Brett braucht Sie jetzt
app-only-concern = Kein weiterer Alarm. { $text }
app-incident-by-key = { $key }: Vorfall { $no }
app-why-incomplete = Etwas fehlt noch oder ist falsch
app-dialog-first = Schließen Sie zuerst diesen Dialog ab, oder brechen Sie ihn ab
app-keyboard-at = Tastatur: { $field }
app-enter-not-here = Die Eingabetaste allein bewirkt hier nichts. { $key }: { $what }
app-draft-lost = Was Sie eingegeben haben, ist noch nicht aufgezeichnet. Um es zu verwerfen, brechen Sie noch einmal ab
app-why-asked = Es wird gerade aufgezeichnet
app-why-nothing-before = Davor kommt nichts mehr
app-why-nothing-after = Danach kommt nichts mehr
app-why-one-page = Es gibt nur eine Seite
app-why-busy = Eine Prüfung läuft noch
app-why-unchanged = Noch wurde nichts geändert
app-why-no-moves = Noch kein Zug ist aufgezeichnet
app-cell-empty = leer
app-concern-incidents = { $count ->
    [one] Vorfall offen
   *[other] { $count } Vorfälle offen
}
app-concern-link-lost = Brett nicht verbunden
app-concern-link-silent = Brett sendet nichts
app-concern-link-closed = Leitung geschlossen
app-concern-boards-differ = Die beiden Bretter weichen ab
app-concern-boards-differ-at = Die beiden Bretter weichen ab: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
app-concern-displaced = Figuren verschoben
app-concern-moves-missing = Züge fehlen
app-concern-earlier = Auf dem Brett steht eine frühere Stellung
app-concern-another-position = Brett zeigt eine andere Stellung
app-concern-lever = Hebel und laufende Uhr stimmen nicht überein
app-concern-result-shown = Spieler zeigen ein Ergebnis
app-concern-battery = Batterie schwach
app-recovered = Wiederhergestellt
app-recovered-what = { $count ->
    [one] Eine Uhr lief, während das Programm oder der Rechner ausgefallen war
   *[other] { $count } Uhren liefen, während das Programm oder der Rechner ausgefallen war
}
app-recovered-ask = { $count ->
    [2] Beide Bretter
   *[other] Alle { $count } Bretter
}: Wer verliert Zeit?
app-recovered-ask-board = Brett { $board }: Wer verliert Zeit?
app-recovered-each = Brett für Brett
app-recovered-aloud = Die Uhren stehen. Sagen Sie, wie die verlorene Zeit zählt{ $count ->
    [1] { "" }
    [2] , für beide Bretter auf einmal
   *[other] , für alle { $count } Bretter auf einmal
}: { $control }+1 niemand verliert Zeit, { $control }+2 als wäre weitergespielt worden, { $control }+3 je die Hälfte. { $grows ->
    [yes] Auch die Zeit bis zu Ihrer Antwort zählt als verloren. Die Frage
   *[no] Die Frage
} steht oben im Fenster
app-recovered-first = Brett { $board }: Die Uhren stehen, bis Sie sagen, wie die verlorene Zeit zählt. Beantworten Sie zuerst die Frage oben im Fenster
app-recovered-run = Die Uhr von { $side } läuft. Weiß { $white }, Schwarz { $black }
app-recovered-stand = Die Uhren stehen. Weiß { $white }, Schwarz { $black }
app-recovered-times = Weiß { $white }, Schwarz { $black }
app-recovered-counted = Bretter { $boards }: { $how }
app-recovered-stand-at = { $count ->
    [one] Die Uhren eines Bretts stehen
   *[other] Die Uhren von { $count } Brettern stehen
}
app-recovered-run-at = { $count ->
    [one] Die Uhr eines Bretts läuft
   *[other] Die Uhren von { $count } Brettern laufen
}
app-recovered-restart = { $key } setzt die stehenden Uhren in Gang
app-recovered-aside = Die Uhren stehen, bis Sie antworten
app-recovered-aside-key = { $key } fragt noch einmal
app-recovered-boards = Bretter { $boards }
app-key-control = Strg
app-key-shift = Umschalt
app-key-up = Hoch
app-key-down = Runter
app-key-left = Links
app-key-right = Rechts
app-key-page-up = Bild auf
app-key-page-down = Bild ab
app-key-comma = Komma
app-key-period = Punkt
app-key-enter = Eingabetaste
app-key-backspace = Rücktaste
app-key-insert-cap = Einfg
app-key-insert = Einfügen
app-key-escape = Escape
app-recovered-later = Später
app-press-again = Noch einmal { $key }: { $what }
app-sign-then = dann
app-sign-done = erledigt:
app-sign-takes = schlägt
app-sign-check = Schach
app-sign-mate = matt
app-sign-to-do = zu tun:
app-sign-running = Uhr läuft
app-sign-times = mal
app-sign-divided = geteilt durch
app-sign-minus = minus
app-sign-half = einhalb
app-sign-and-a-half = einhalb
app-sign-forfeit-for-white = kampfloser Sieg für Weiß
app-sign-forfeit-for-black = kampfloser Sieg für Schwarz
app-sign-forfeit-of-both = kampfloser Verlust für beide
app-sign-number = Nummer
app-region-messages = Meldungen
app-region-alarms = Alarme
app-scroll-upright = Senkrecht
app-scroll-lying = Waagerecht
app-voice-offer = Ein Bildschirmleser läuft. Die Stimme des Programms kann Alarme, Antworten und Fehler ansagen. Der Bildschirmleser Orca sagt sie nicht an: Ohne die Stimme ist dort kein Alarm zu hören. { $key } für Ja
app-voice-yes = Ja, mit der Stimme des Programms
app-voice-no = Nein, nur mit dem Bildschirmleser
app-file-lost = Die Datei ist verloren
app-file-go-on = In { $name } weiterarbeiten
app-file-only-read = Nur lesbar
app-file-open-elsewhere = Anderswo geöffnet: nur lesbar
app-file-as-of = Gezeigt wird der Stand von { $at }
app-file-again = Noch einmal öffnen
app-file-unwritten = Die Datei kann nicht beschrieben werden
app-file-unwritten-what = { $why }. Eingaben werden abgelehnt, bis die Datei wieder beschrieben werden kann; das Programm versucht es alle paar Sekunden. Alles bisher Aufgezeichnete steht in der Datei. Um sofort weiterzuarbeiten, speichern Sie auf einem anderen Datenträger
app-file-elsewhere = Anderswo speichern…
app-file-elsewhere-hint = Arbeitet in einer Datei auf einem anderen Datenträger weiter, wenn die offene nicht beschrieben werden kann
app-file-damaged = Die Datei ist beschädigt
app-file-damaged-what = Sie wird gezeigt, so weit sie lesbar ist. Was lesbar ist, lässt sich als neue Turnierdatei speichern, in der Sie weiterarbeiten können; die beschädigte Datei bleibt, wie sie ist
app-file-salvage = Lesbaren Teil speichern…
app-display-gone = Der Bildschirm ist weg. Das Turnier wurde geschlossen; alles Aufgezeichnete steht in seiner Datei
app-recovered-all = { $count ->
    [2] Beide Bretter
   *[other] Alle { $count } Bretter
} auf einmal ({ $boards })
app-recovered-board = Brett { $board }: { $text }
app-lost-not-counted = Niemand verliert Zeit
app-lost-to-player = Es wurde weitergespielt: rechnen
app-lost-halved = Je die Hälfte
app-lost-part = Dies rechnen
app-lost-white = Weiß verliert
app-lost-black = Schwarz verliert

# The own voice was switched off while a screen reader runs.
app-voice-off = Die Stimme ist aus
app-voice-off-what = Mit dem Bildschirmleser Orca ist jetzt kein Alarm zu hören: weder ein gefallenes Blättchen noch ein Vorfall noch die letzten zehn Sekunden. { $key } schaltet die Stimme wieder ein.

# What befalls the window: questions that stay, clocks that differ
app-recovered-kept = Alles Aufgezeichnete ist da. Die Uhren stehen, bis Sie antworten{ $grows ->
    [yes] , und auch die Zeit bis dahin zählt als verloren
   *[no] { "" }
}; Züge können inzwischen eingegeben werden
app-older-copy = Ältere Kopie
app-older-copy-what = Was später aufgezeichnet wurde, steht nicht in dieser Datei. Suchen Sie die neuere Datei und arbeiten Sie in dieser weiter. Ist sie verloren, arbeiten Sie hier weiter. Bis dahin wird hier nichts aufgezeichnet
app-saved-part = Aus einer beschädigten Datei gerettet
app-saved-part-what = Gibt es von der beschädigten Datei eine unversehrte Kopie, arbeiten Sie in dieser Kopie weiter. Sonst arbeiten Sie hier weiter. Bis das beantwortet ist, wird hier nichts aufgezeichnet
app-other-state = Nicht die Datei von vorher
app-other-state-what = Vielleicht wurde in zwei Kopien gearbeitet, oder etwas wurde verändert. Suchen Sie die Datei, die hier zuletzt offen war, und arbeiten Sie in ihr weiter, oder vergleichen Sie beide, bevor Sie hier weiterarbeiten. Bis dahin wird hier nichts aufgezeichnet
app-other-state-open = { $name } öffnen
app-other-state-stay = In dieser Datei weiterarbeiten
app-concern-table-clock = Uhr am Tisch zeigt andere Zeiten
app-table-clock-not-program = Die Uhr am Tisch zeigt Weiß { $white }, Schwarz { $black }; die Uhr des Programms Weiß { $ownwhite }, Schwarz { $ownblack }
app-table-clock-not-control = Die Uhr am Tisch zeigt Weiß { $white }, Schwarz { $black }; die Bedenkzeit gibt Weiß { $ownwhite }, Schwarz { $ownblack }
app-table-clock-to-program = Welche der beiden gilt? Übernehmen Sie auf dem Bildschirm „Brett“ die Zeiten der Uhr am Tisch, oder stellen Sie sie nach der des Programms
app-table-clock-to-control = Stellen Sie sie auf dem Bildschirm „Brett“ auf die Bedenkzeit
app-table-clock-take = Zeiten der Uhr am Tisch übernehmen
app-table-clock-set-to-control = Uhr am Tisch auf die Bedenkzeit stellen
app-table-clock-was-taken = Zeiten der Uhr am Tisch
app-table-clock-was-set = Auf die Bedenkzeit gestellt
app-concern-lacking-increment = Der Uhr am Tisch fehlt Zeitzuschlag
app-table-clock-no-increment = Die Uhr am Tisch gibt keinen Zeitzuschlag (nach jedem Zug stehen { $due } zu)
app-table-clock-less-increment = Die Uhr am Tisch gibt nach jedem Zug nur etwa { $added } Zeitzuschlag ({ $due } stehen zu)
app-table-clock-set-increment = Stellen Sie den Zeitzuschlag an der Uhr selbst ein und korrigieren Sie beide Zeiten, oder lassen Sie es dabei: Die Zeiten der Züge werden so festgehalten, wie die Uhr sie zählt
app-table-clock-set-as-program = Die Uhr des Programms gibt ihn. Stellen Sie den Zeitzuschlag an der Uhr am Tisch selbst ein und danach ihre Zeiten nach der des Programms, oder übernehmen Sie die Zeiten, die sie zeigt
app-table-clock-incident = Uhr falsch eingestellt: beide Uhren anhalten und Vorfall anlegen
app-table-clock-incident-open = Vorfall { $no } zu dieser Uhr ist offen: anzeigen

# Was gesagt wird, wenn mit den Ohren gearbeitet wird.

app-alt-enter-nothing = Alt+Eingabetaste bewirkt hier nichts: Sie führt im Bereich Umschläge den nächsten Schritt aus

# An event by ear
app-field-example = Leer; zum Beispiel { $example }
