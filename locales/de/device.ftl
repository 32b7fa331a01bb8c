# Die Leitung zu einem Brett, und seine Uhr.

device-link-opening = Leitung wird geöffnet, das Brett wird identifiziert
device-link-connected = Verbunden
device-link-silent = Das Brett schweigt. Prüfen Sie, ob es eingeschaltet ist und das Kabel sitzt
device-link-lost = Die Leitung ist unterbrochen: Das Kabel ist nicht eingesteckt oder das Brett ausgeschaltet. Stecken Sie das Kabel wieder ein; das Programm versucht es weiter. { $reason }
device-link-closed = Nicht verbunden
device-line-not-found = Es gibt keinen Anschluss { $port }. Prüfen Sie, ob das Kabel steckt und das Brett eingeschaltet ist
device-line-no-permission = Sie dürfen { $port } nicht öffnen. Nehmen Sie sich in die Gruppe auf, der er gehört, oft „dialout“
device-line-busy = { $port } wird von einem anderen Programm benutzt. Schließen Sie zuerst jenes
device-line-no-host = Das Netz kennt keinen Computer mit dem Namen in { $port }. Geben Sie stattdessen seine Nummer ein
device-line-nobody-listens = An { $port } meldet sich nichts. Prüfen Sie die Nummer des Anschlusses, und ob das Brett angesteckt ist
device-line-no-answer = { $port } antwortet nicht. Prüfen Sie das Netz, und ob das Gerät am Brett eingeschaltet ist
device-line-no-board = Was an { $port } antwortet, ist kein Brett
device-line-another-board = An { $port } antwortet ein anderes Brett
device-line-lost = Die Leitung { $port } ging verloren: { $reason }. Prüfen Sie das Kabel
device-line-broken = Das Programm ist an { $port } gescheitert und öffnet den Anschluss neu

device-clock-accepted = Die Uhr hat es übernommen
device-clock-refused = Die Uhr hat abgelehnt (Code { $code }): in diesem Modus stellen nur ihre eigenen Tasten sie. Stellen Sie sie dort, oder wählen Sie ihre Option für ein verbundenes Brett
device-clock-version =
    { $model ->
        [none] Uhr unbekannter Art, Version { $version }
       *[other] Uhr { $model }, Version { $version }
    }
device-clock-button = Eine Taste der Uhr wurde gedrückt (Nummer { $button })
device-clock-silent = Die Uhr antwortet nicht. Prüfen Sie, ob sie eingeschaltet und mit dem Brett verbunden ist
device-no-clock = Mit dem Brett ist keine Uhr verbunden
device-no-clock-ever = Bretter dieser Bauart haben keine Uhr
device-presence = Dieses Brett erkennt, ob etwas steht, nicht welche Figur: Welche wo steht, folgt aus den Zügen, solange sie regelgemäß sind. Regelwidrige Züge und Ergebnisse findet es nicht, und wie es liegt, muss gesagt werden
device-moves = Dieses Brett meldet fertige Züge, und nur solche, die es für regelgemäß hält: regelwidrige Züge, berührte Figuren und Ergebnisse findet es nicht

device-battery = Batterie { $percent } %
device-battery-charging = Batterie { $percent } %, wird geladen

# Der Verkehr auf einer Leitung, für die Hilfe bei Störungen.
device-trace-open = geöffnet
device-trace-open-as = geöffnet unter dem Namen { $port }
device-trace-not-understood = nicht verstanden: { $why }
device-trace-bytes = { $count ->
    [one] { $count } Byte
   *[other] { $count } Bytes
}
device-trace-lost = verloren: { $reason }
device-trace-closed = geschlossen
device-trace-fault-stray = { $count ->
    [one] { $count } fremdes Byte
   *[other] { $count } fremde Bytes
} zwischen den Meldungen
device-trace-fault-broken-off = Meldung { $id } brach nach { $count } Bytes ab
device-trace-fault-unknown = Meldung { $id } ist unbekannt
device-trace-fault-length = Meldung { $id } kann nicht { $count } Bytes lang sein
device-trace-fault-content = Meldung { $id } enthält Bytes, die keinen Sinn ergeben
device-trace-got-board = das ganze Brett, { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
device-trace-got-clock = Uhr: { $times }
device-trace-got-answer = Uhr: { $answer ->
    [unasked] von selbst
    [done] Befehl { $command } ausgeführt
   *[refused] Befehl { $command } ABGELEHNT
}, { $bytes }
device-trace-got-clock-null = Uhr: nichts (lauter Nullen)
device-trace-got-field = { $square } { $holds ->
    [none] ist jetzt leer
   *[other] trägt jetzt: { $holds }
}
device-trace-got-memory = der Speicher, Ereignisse: { $count }
device-trace-got-bus-address = Busadresse { $address }
device-trace-got-serial = Seriennummer { $text }
device-trace-got-trademark = Text des Herstellers „{ $text }“
device-trace-got-version = Version { $major } / { $minor }
device-trace-got-battery = Batterie bei { $percent } %
device-trace-got-long-serial = lange Seriennummer { $text }
device-trace-got-ignored = eine Meldung für Dame ({ $id })
device-trace-no-clock = nicht angeschlossen
device-trace-end = { $end } { $time ->
    [none] unlesbar
   *[other] { $time }
}{ $flag ->
    [flag] {" "}Blättchen
    [blocked] {" "}Blättchen und gesperrt
   *[none] {""}
}
device-trace-turn = { $end } am Zug
device-trace-runs = läuft
device-trace-stands = steht
device-trace-battery-low = BATTERIE SCHWACH
device-trace-white-wins = die Figur für „Weiß gewinnt“
device-trace-black-wins = die Figur für „Schwarz gewinnt“
device-trace-draw = die Figur für ein Remis
device-trace-ask-reset = zurücksetzen
device-trace-ask-clock = nach der Uhr fragen
device-trace-ask-board = nach dem Brett fragen
device-trace-ask-update-all = alles melden
device-trace-ask-update-board = nur Felder melden
device-trace-ask-update-nice = Änderungen melden
device-trace-ask-serial = nach der Seriennummer fragen
device-trace-ask-bus-address = nach der Busadresse fragen
device-trace-ask-trademark = nach dem Text des Herstellers fragen
device-trace-ask-memory = nach dem Speicher fragen
device-trace-ask-bus-mode = in den Busbetrieb gehen
device-trace-ask-battery = nach der Batterie fragen
device-trace-ask-version = nach der Version fragen
device-trace-ask-long-serial = nach der langen Seriennummer fragen
device-trace-ask-lights = Lichter: { $squares }
device-trace-clock-text-xl = Uhr: Text in Segmenten
device-trace-clock-icons = Uhr: Symbole
device-trace-clock-end-text = Uhr: Text beenden
device-trace-clock-buttons = Uhr: nach den Tasten fragen
device-trace-clock-version = Uhr: nach der Version fragen
device-trace-clock-set-and-run = Uhr: A auf { $a }, B auf { $b }, { $run ->
    [none] angehalten
   *[other] { $run } läuft
}
device-trace-clock-beep = Uhr: { $ms } ms piepsen
device-trace-clock-text = Uhr: Text „{ $text }“
