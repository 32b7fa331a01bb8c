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
