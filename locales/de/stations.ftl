# Mehrere Stationen an einem Turnier: wer teilnimmt, welche Station welches Brett führt, welche die Hauptstation ist.

stations-post-chief = Hauptstation
stations-post-board = Brett { $board }

stations-role-chief-arbiter = Hauptschiedsrichter
stations-role-sector-arbiter = Schiedsrichter eines Bereichs
stations-role-results-desk = Ergebnistisch
stations-role-viewer = Anzeige
stations-role-assistant = Assistent eines blinden Spielers an Brett { $board }

stations-event-begun = Ab hier zeichnen mehrere Stationen das Turnier auf. { $name } (Buchstabe { $letter }, Schlüssel { $station }) ist die Hauptstation und führt alle Bretter
stations-event-admitted = Station { $name } zugelassen als { $role }, Buchstabe { $letter }, Schlüssel { $station }
stations-event-dismissed = Station { $name } (Schlüssel { $station }) entlassen: { $reason }
stations-event-given = An { $name } übergeben: { $posts }
stations-event-taken = Nach Übergabe übernommen: { $posts }
stations-event-taken-over = Ohne Übergabe übernommen: { $posts } ({ $reason })
stations-event-settled =
    { $stands ->
        [aside] Zwei Aufzeichnungen, { $post }: Die zurückgestellte gilt ({ $reason })
       *[in-force] Zwei Aufzeichnungen, { $post }: Die geltende bleibt ({ $reason })
    }

stations-no-key = Dieser Computer hat keinen Schlüssel, andere Stationen können ihn nicht erkennen. Prüfen Sie den Ordner der Einstellungen und öffnen Sie das Turnier neu
stations-not-begun = Nur diese Station zeichnet das Turnier auf. Beginnen Sie zuerst die Aufzeichnung mit mehreren Stationen
stations-already-begun = Mehrere Stationen zeichnen das Turnier schon auf. Lassen Sie weitere an der Hauptstation zu
stations-not-admitted = Diese Station nimmt am Turnier nicht teil. Lassen Sie sie an der Hauptstation zu
stations-other-not-admitted = Jene Station nimmt am Turnier nicht teil. Lassen Sie sie zuerst zu
stations-name-missing = Geben Sie einen Namen für die Station ein
stations-name-taken = Eine andere Station heißt { $name }. Geben Sie einen anderen Namen ein
stations-reason-missing = Geben Sie den Grund an
stations-nothing-named = Geben Sie an, um welche Bretter es geht
stations-chief-only = Das zeichnet die Hauptstation auf: { $chief }. Tun Sie es dort, oder lassen Sie die Hauptstation übergeben
stations-kept-elsewhere = { $post } wird von { $home } geführt. Tun Sie es dort, lassen Sie übergeben, oder übernehmen Sie, wenn die Station nicht antwortet
stations-given-away = An { $to } übergeben und noch nicht übernommen: { $post }. Übernehmen Sie dort, oder holen Sie es mit Begründung zurück
stations-not-given = Dieser Station nicht übergeben: { $post }. Bitten Sie { $home } um die Übergabe, oder übernehmen Sie mit Begründung
stations-cannot-keep = { $name } nimmt in der Rolle { $role } teil und kann das nicht führen: { $post }. Wählen Sie eine andere Station, oder lassen Sie sie in anderer Rolle zu
stations-still-keeps = { $name } führt noch: { $post }. Lassen Sie übergeben oder übernehmen Sie, dann entlassen Sie die Station
stations-chief-stays = Die Hauptstation kann sich nicht selbst entlassen. Übergeben Sie zuerst die Hauptstation
stations-founder-stays = Die Station, mit der es begann, führt alle Bretter, die keine andere übernommen hat, und kann weder entlassen werden noch eine andere Rolle bekommen
stations-letters-used-up = Diese Station hat keine Buchstaben mehr zu vergeben. Lassen Sie eine Station mit einem einzelnen Buchstaben die Hauptstation übernehmen und dort zulassen
stations-no-difference = Hier sind keine zwei Aufzeichnungen zu entscheiden: { $post }
stations-ask-station = Das zeichnet { $home } auf. Die Station wird gefragt, sobald sie erreichbar ist
stations-not-in-role = Eine Station in der Rolle { $role } tut das nicht. Tun Sie es an der Station eines Schiedsrichters

stations-line-store-full = Der Server hat keinen Platz mehr. Alles steht in den Dateien der Stationen; schaffen Sie Platz auf seiner Platte, dann wird der Rest gesendet
stations-line-other-writer = Der Schlüssel dieser Station wird auch von einem anderen Programm benutzt. Schließen Sie das andere und heben Sie beide Dateien auf
stations-line-not-served = Dieser Laptop stellt die Veranstaltung anderen nicht bereit. Zuerst teilen, dann einladen
