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
        [parts] Zwei Aufzeichnungen, { $post }: Teil für Teil entschieden ({ $reason })
       *[in-force] Zwei Aufzeichnungen, { $post }: Die geltende bleibt ({ $reason })
    }
stations-event-refused =
    { $what ->
        [wrong-key] Verbindung abgelehnt, der Schlüssel ist nicht zugelassen: { $who }
        [no-station] Verbindung abgelehnt, keine Station: { $who }
        [expired-code] Nicht zugelassen, der Code ist abgelaufen: { $who }
        [used-code] Nicht zugelassen, eine andere Station hat den Code verwendet: { $who }
        [unknown-code] Nicht zugelassen, der Code gilt nicht mehr: { $who }
        [knock] An der Hauptstation abgewiesen: { $who }
        [not-in-role] Abgelehnt, in der Rolle der Station nicht erlaubt: { $who }
        [unknown-station] Einträge abgelehnt, die Station nimmt nicht teil: { $who }
        [unreadable] Nachricht abgelehnt, nicht lesbar
        [altered] Einträge abgelehnt, nicht so, wie die Station sie aufgezeichnet hat: { $who }
       *[rewritten] Einträge abgelehnt, die Station hat an ihrer Stelle andere aufgezeichnet: { $who }
    }
stations-event-went-on = Hier wurde weiter aufgezeichnet, obwohl andere Stationen von dieser Station ab Zeile { $row } vielleicht andere Einträge haben

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
stations-just-taken = { $by } übernimmt gerade: { $post }. Wird die Station in den nächsten Sekunden nicht als die des Platzes gezeigt, übernehmen Sie noch einmal
stations-records-changed = Seit die beiden Aufzeichnungen verglichen wurden, ist dort etwas aufgezeichnet worden: { $post }. Sehen Sie sie erneut an, dann entscheiden Sie
stations-only-whole = In einer der Aufzeichnungen wurde eine andere Partie aufgesetzt oder die Partie abgebrochen ({ $post }). Entscheiden Sie, welche als Ganzes gilt
stations-times-not-known = Was die Uhren beim letzten geltenden Zug zeigten, ist nicht aufgezeichnet: { $post }. Wählen Sie andere Zeiten, oder berichtigen Sie danach die Uhr
stations-not-in-record = Die zurückgestellte Aufzeichnung sagt nichts von Vorfall { $no }: { $post }
stations-ask-station = Das zeichnet { $home } auf. Die Station wird gefragt, sobald sie erreichbar ist
stations-amended-meanwhile = Die Angaben zu { $name } wurden an der Hauptstation geändert, nachdem diese Berichtigung erbeten war. Sehen Sie sie erneut an und erbitten Sie die Berichtigung neu
stations-paired-meanwhile = Runde { $round } ist an der Hauptstation schon gepaart. Ändern Sie die Paarungen dort
stations-not-in-role = Diese Station nimmt als { $role } teil und darf das nicht. Lassen Sie es an der Station eines Schiedsrichters tun

stations-alone = Dieses Turnier führt nur dieser Laptop
stations-alone-what = Für weitere Schiedsrichter mit eigenen Laptops teilen Sie das Turnier und laden jeden ein. Um bei einem Turnier eines anderen Laptops mitzuwirken, treten Sie ihm bei. Alles geht auch ohne Netz: Stationen, die einander nicht erreichen, arbeiten an ihren eigenen Brettern weiter.
stations-list = Stationen
stations-station = Station { $letter } · { $name }
stations-row = { $letter } · { $name }
stations-row-spoken = Station { $letter }, { $name }
stations-this-one = dieser Laptop
stations-there = da
stations-away = seit { $time } weg
stations-heard-never = nicht gehört, seit diese Datei geöffnet wurde
stations-is-chief = Hauptstation
stations-is-dismissed = entlassen
stations-no-boards = keine Bretter
stations-boards =
    führt { $count ->
        [one] Brett
       *[other] die Bretter
    } { $boards }
stations-boards-only =
    { $count ->
        [one] Brett
       *[other] Bretter
    } { $boards }
stations-behind =
    ihr { $rows ->
        [one] fehlt ein Eintrag, der hier ist
       *[other] fehlen { $rows } Einträge, die hier sind
    }
stations-behind-none = hat alles, was hier ist
stations-behind-unknown = nicht bekannt, wie viel davon sie hat
stations-rows =
    { $rows ->
        [one] ein Eintrag ist hier
       *[other] { $rows } Einträge sind hier
    }
stations-rows-waiting =
    { $rows ->
        [one] ein Eintrag wartet
       *[other] { $rows } Einträge warten
    } auf etwas von einer anderen Station
stations-newer = benutzt eine neuere Version des Programms; aktualisieren Sie diese hier
stations-twice = zwei Aufzeichnungen unter ihrem Schlüssel, ab Zeile { $row }
stations-twice-what = Zwei Laptops zeichnen mit dem Schlüssel einer Station auf, oder in einer älteren Kopie ihrer Datei wurde weitergearbeitet. Hier gilt, was zuerst hierher kam; die andere Aufzeichnung wird nicht angenommen. Bewahren Sie die Dateien beider Laptops auf, fragen Sie, wer was aufgezeichnet hat, und machen Sie an einem von beiden weiter; der andere tritt mit einem neuen Code bei, in eine neue Datei
stations-clock-alike = stimmt mit diesem Laptop überein
stations-clock-ahead = geht { $time } vor
stations-clock-behind = geht { $time } nach
stations-fact-role = Rolle
stations-fact-keeps = Führt
stations-fact-heard = Zuletzt gehört
stations-fact-rows = Ihre Einträge
stations-fact-waiting = Wartet
stations-fact-behind = Wie weit
stations-fact-clock = Ihre Uhrzeit
stations-fact-newer = Version
stations-fact-twice = Schlüssel zweimal benutzt
stations-fact-key = Schlüssel
stations-line-none = Nicht verbunden: An andere Stationen wird nichts gesendet
stations-line-up = Verbunden
stations-line-down = Nicht verbunden: { $why }. Es wird weiter versucht; an den eigenen Brettern geht alles weiter
stations-served = Andere Laptops erreichen diesen unter { $address }
stations-server = { $station } ({ $addresses }): { $state }
stations-server-carries = in Betrieb
stations-server-silent = antwortet nicht
stations-server-ready = bereit; drei Laptops sind nötig
stations-server-asked = wartet auf das Zertifikat der Hauptstation
stations-server-hall = Server eines Saales
stations-server-own-hall = Server des Saales, hier benutzt
stations-asked = Bei anderen Stationen angefragt
stations-turned-down = Abgelehnt
stations-waits = Wartet
stations-waits-for = { $by } wartet auf { $home }: { $what }
stations-was-turned-down = Angefragt von { $by }, abgelehnt von { $home }: { $what }. { $why }
stations-asked-now = Bei der Station angefragt, die es aufzeichnet: { $what }
stations-refused-now = Abgelehnt: { $what }. { $why }
stations-share-title = Dieses Turnier teilen
stations-share-deed = Teilen
stations-share-what = Dieser Laptop wird die Hauptstation und führt alle Bretter, bis er sie übergibt. Vorfälle und Umschläge bekommen von da an Nummern mit Buchstaben, etwa A-1. Das lässt sich für dieses Turnier nicht zurücknehmen.
stations-serve-what = Die anderen Stationen erreichen diesen Laptop wieder.
stations-serve-instead-what = Dieser Laptop teilt das Turnier von jetzt an, anstelle dessen von { $name }. Ist jener Laptop verbunden, kommen alle Stationen von selbst hierher. Eine Station, die ohne Verbindung bleibt, bekommt den Code dafür, den diese Seite dann zeigt. Die anderen Server, auch die von Sälen, bekommen neue Zertifikate.
stations-name = Name dieser Station
stations-invite-title = Station einladen
stations-invite-deed = Code zeigen
stations-invite-what = Der Code gilt einmal und einige Minuten lang. Die Station bekommt den Buchstaben { $letter } für die Nummern, die sie vergibt.
stations-invite-name = Name der Station
stations-invite-name-example = wie sie sich selbst nennt
stations-role = Rolle
stations-choose-sector = Schiedsrichter eines Bereichs, mit Brettern
stations-choose-chief = Hauptschiedsrichter
stations-choose-results = Ergebnistisch
stations-choose-viewer = Anzeige
stations-choose-assistant = Assistent eines blinden Spielers
stations-boards-field = Bretter
stations-boards-example = 1-20, 25
stations-boards-unreadable = Bretter sind Nummern und Bereiche: 1-20, 25
stations-one-board = Ein Assistent hat genau ein Brett
stations-not-served = Dieser Laptop teilt das Turnier gerade nicht. Teilen Sie es zuerst
stations-join-title = Einem Turnier beitreten
stations-join-deed = Beitreten
stations-join-what = Die Hauptstation zeigt den Code unter „Station einladen“. Großschreibung, Leerzeichen und Bindestriche sind gleichgültig. Das Turnier wird hier in eine neue Datei geschrieben; ein Name in der Einladung geht dem unten vor. Eine Station, die den Server verloren hat, gibt den Code für eine Station ohne Verbindung ein: Sie macht mit der eigenen Datei weiter.
stations-join-file-name = Turnier
stations-code-field = Code
stations-code-missing = Geben Sie den Code ein, oder fügen Sie ihn ein
stations-invitation = Einladung
stations-invited = Eingeladen als { $role }
stations-invited-boards = Eingeladen als { $role }; Bretter: { $boards }
stations-invited-name = Eingeladen: { $name }, { $role }
stations-invited-name-boards = Eingeladen: { $name }, { $role }; Bretter: { $boards }
stations-invited-aloud =
    { $invited }. Der Code hat { $groups ->
        [one] eine Gruppe
       *[other] { $groups } Gruppen
    }: Alt+C liest eine nach der anderen vor
stations-invitation-left =
    Gilt noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
stations-invitation-over = Abgelaufen. Laden Sie neu ein
stations-invitation-what = Geben Sie den Code auf dem anderen Laptop unter „Einem Turnier beitreten“ ein, oder fügen Sie ihn ein. Das Bild enthält denselben Code für eine Kamera. Dann vergleichen Sie die Zahl, die beide Bildschirme zeigen.
stations-code = Code der Einladung
stations-code-group = Gruppe { $at } von { $of }: { $signs }
stations-code-letters = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-Ray Yankee Zulu
stations-code-spell = Nächste Gruppe vorlesen
stations-code-copy = Code kopieren
stations-code-copied = Code kopiert
stations-code-camera = Code für eine Kamera
stations-withdraw = Einladung zurückziehen
stations-knocks = { $name } möchte beitreten: Zahl { $number }
stations-knocks-where = { $knocks }. { $key } führt dorthin
stations-knocks-what = Lassen Sie sie nur zu, wenn der andere Bildschirm dieselbe Zahl zeigt.
stations-let-in = Gleiche Zahl: zulassen
stations-turn-away = Abweisen
stations-turn-away-title = { $name } abweisen?
stations-turn-away-what = Mit demselben Code kann sie es wieder versuchen, solange die Einladung gilt. Ist sie fremd, ziehen Sie auch die Einladung zurück.
stations-use-hall-title = Den Server eines Saales benutzen
stations-use-hall-what = Diese Station verbindet sich zuerst mit dem Server ihres Saales, und mit dem der Hauptstation, wenn jener nicht da ist
stations-use-hall-deed = Benutzen
stations-use-hall = Server von
stations-use-hall-none = Keinen eines Saales
stations-turned-away-now = Abgewiesen: { $name }
stations-joining = Beitritt zu einem Turnier
stations-joining-file = In die Datei { $path }
stations-joining-reaching = Die Hauptstation wird gesucht
stations-joining-not-reached = Noch nicht erreicht: { $why }. Es wird weiter versucht
stations-joining-compare = Vergleichen Sie: Die Hauptstation muss die Zahl { $number } zeigen. Sie lässt diesen Laptop zu
stations-joining-turned-away = Nicht zugelassen: { $why }
stations-arrived = Zugelassen als Station { $letter }, { $name }, { $role }
stations-joining-stop = Beitritt abbrechen
stations-give-title = Bretter übergeben
stations-give-deed = Übergeben
stations-give-what = Bis die andere Station sie übernimmt, zeichnet dort niemand auf.
stations-take-title = Übergebenes übernehmen
stations-take-deed = Übernehmen
stations-take-what = Von da an zeichnet diese Station dort auf.
stations-given = Dieser Station übergeben: { $posts }
stations-over-title = Bretter ohne Übergabe übernehmen
stations-over-deed = Übernehmen
stations-over-what = Was jene Station dort aufgezeichnet hat und diese nicht kennt, wird zurückgestellt. Kehrt sie zurück, stehen beide Aufzeichnungen nebeneinander, und ein Schiedsrichter entscheidet, welche gilt.
stations-over-away = Station { $letter }, { $name }: { $heard }
stations-over-there = Station { $letter }, { $name } antwortet. Lassen Sie sie wenn möglich lieber übergeben
stations-hand-chief-title = Hauptstation übergeben
stations-hand-chief-what = Sobald sie übernommen hat, zeichnet die andere Station Teilnehmer, Paarungen und Ergebnisse auf. Bis dahin tut es niemand.
stations-over-chief-title = Hauptstation ohne Übergabe übernehmen
stations-over-chief-what = Diese Station zeichnet dann Teilnehmer, Paarungen und Ergebnisse auf. Was die bisherige Hauptstation inzwischen aufzeichnet, wird zurückgestellt und gezeigt, wenn sie zurückkehrt.
stations-dismiss-title = Station entlassen
stations-dismiss-deed = Entlassen
stations-dismiss-what = Sie darf nichts mehr führen. Was sie aufgezeichnet hat, bleibt; was sie später aufzeichnet, gilt nicht.
stations-to = Station
stations-from = Von Station
stations-which = Welche Bretter
stations-all-boards = Alle: { $boards }
stations-these-boards = Diese
stations-differences = Doppelt aufgezeichnet
stations-differences-what = Zwei Stationen haben an einer Stelle aufgezeichnet, ohne einander zu hören. Entscheiden Sie, welche Aufzeichnung gilt.
stations-difference =
    { $post }: { $station } hat { $entries ->
        [one] einen Eintrag, der nicht gilt
       *[other] { $entries } Einträge, die nicht gelten
    }; es gilt die Aufzeichnung von { $instead }
stations-compare = Vergleichen…
stations-settle-title = Zwei Aufzeichnungen: { $post }
stations-settle-what = Vergleichen Sie Züge, Zeiten und Vorfälle mit den Spielern, dann entscheiden Sie, welche Aufzeichnung als Ganzes gilt. Die andere bleibt erhalten.
stations-settle-deed = Entscheiden
stations-settle-which = Welche Aufzeichnung gilt
stations-settle-in-force = Gilt: { $station }
stations-settle-aside = Zurückgestellt: { $station }
stations-stands-in-force = Die geltende, von { $station }
stations-stands-aside = Die zurückgestellte, von { $station }
stations-settle-moves = { $station }: { $plies } Halbzüge; die ersten { $common } sind in beiden Aufzeichnungen gleich
stations-settle-times = Uhr am Ende: { $whites } { $white }, { $blacks } { $black }
stations-settle-nothing = Nichts weiter aufgezeichnet
stations-parts = Teil für Teil…
stations-parts-what = { $common ->
        [0] Beide Aufzeichnungen beginnen mit derselben Stellung und haben keinen Zug gemeinsam.
        [one] Beide Aufzeichnungen haben den ersten Halbzug gemeinsam.
       *[other] Beide Aufzeichnungen haben die ersten { $common } Halbzüge gemeinsam.
    } Wählen Sie, was von jeder gilt. Aufgezeichnet wird es als Berichtigung mit Begründung; beide Aufzeichnungen bleiben erhalten.
stations-parts-moves = Züge
stations-parts-upto = Letzter Zug, der gilt
stations-parts-upto-example = alle; oder 12 für den 12. Zug von Weiß, 12… für Schwarz
stations-parts-no-such-move = Diesen Zug hat die Aufzeichnung nicht. „12“ steht für den 12. Zug von Weiß, „12…“ für den von Schwarz, 0 für keinen, nichts für alle
stations-parts-clock = Uhrzeiten
stations-parts-clock-now = Wie jetzt: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-aside = Wie in der zurückgestellten: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-move = Wie beim letzten Zug, der gilt
stations-parts-result = Ergebnis
stations-parts-goes-on = Die Partie geht weiter
stations-parts-counts = Gezählte regelwidrige Züge und Verwarnungen
stations-parts-incident = Zurückgestellt: { $what }
stations-parts-stands = Gilt
stations-parts-stands-not = Gilt nicht
stations-parts-outcome = Was daraus wird
stations-parts-last = Letzter Zug: { $last } ({ $plies ->
        [one] ein Halbzug
       *[other] { $plies } Halbzüge
    })
stations-parts-no-move = keiner
stations-parts-changed = Seit dieser Dialog geöffnet wurde, ist hier etwas aufgezeichnet worden. Sehen Sie die Aufzeichnungen erneut an, dann entscheiden Sie
stations-own-missing = Diese Datei ist älter als das, was die anderen davon haben
stations-own-missing-what = { $here } eigene Einträge sind hier, eine andere Station hat { $there }. Sie werden geholt; bis dahin wird nichts aufgezeichnet. Ist keine Station erreichbar, die sie hat, machen Sie ohne sie weiter.
stations-go-on-without = Ohne sie weitermachen…
stations-go-on-title = Ohne die fehlenden Einträge weitermachen
stations-go-on-what = Was von jetzt an aufgezeichnet wird, widerspricht dem, was die anderen von dieser Station haben. Sie werden es nicht annehmen, und diese Station muss neu beitreten.
stations-go-on-deed = Ohne sie weitermachen
stations-key-twice = Der Schlüssel dieser Station wurde zweimal benutzt
stations-key-twice-what = Zeile { $row } wurde von diesem Laptop aufgezeichnet und von einem anderen, oder in einer anderen Kopie dieser Datei. Hier wird nichts aufgezeichnet, bis eine andere Station gesagt hat, welche der beiden sie hat. Verbinden Sie sich mit den anderen; ist keine mehr erreichbar, machen Sie hier weiter.
stations-go-on-here = Hier weitermachen…
stations-go-on-here-title = Hier weitermachen, ohne die anderen zu fragen
stations-go-on-here-what = Der andere Laptop hat vielleicht etwas anderes aufgezeichnet. Haben die anderen Stationen das, so werden sie nicht annehmen, was hier von jetzt an aufgezeichnet wird, und diese Station muss neu beitreten. Dass Sie weitergemacht haben, wird aufgezeichnet.
stations-go-on-here-deed = Hier weitermachen
stations-board-elsewhere = Station { $letter }, { $name } führt Brett { $board } ({ $heard }): Hier wird es nur gezeigt
stations-board-given = Station { $letter }, { $name } hat Brett { $board } dieser Station übergeben
stations-over-board = Dieses Brett ohne Übergabe übernehmen…
stations-take-board = Dieses Brett übernehmen…
stations-line-no-line = Dieses Programm kann sich nicht mit anderen Stationen verbinden
stations-line-no-server = Das Programm nats-server ist auf diesem Laptop nicht installiert. Installieren Sie es (unter Debian und Ubuntu: sudo apt install nats-server), dann versuchen Sie es erneut
stations-line-too-old = nats-server { $found } ist zu alt. Installieren Sie { $least } oder neuer
stations-line-port-taken = Ein anderes Programm lauscht schon unter { $address }. Schließen Sie es: Das Teilen wird von selbst neu versucht; oder teilen Sie an einem anderen Port (jadoube serve --listen). Ist es der Server einer anderen Station des Turniers, lassen Sie ihn laufen und treten Sie dort mit ihrem Code für eine Station ohne Verbindung bei
stations-line-not-started = nats-server ist nicht gestartet: { $text }
stations-line-ended = nats-server ist beendet. Er wird neu gestartet; an den eigenen Brettern geht alles weiter
stations-line-file = { $path }: { $why }
stations-line-other-alphabet = „{ $sign }“ ist ein Buchstabe eines anderen Alphabets. Schalten Sie die Tastatur auf lateinische Buchstaben um
stations-line-odd-sign = „{ $sign }“ kommt in keinem Code vor
stations-line-group = Gruppe { $group } des Codes ist vertippt
stations-line-code-length = Der Code ist unvollständig oder zu lang
stations-line-code-whole = Die Gruppen dieses Codes gehören nicht zusammen. Geben Sie ihn von vorn ein
stations-line-code-kind = Das ist keine Einladung oder eine einer neueren Version des Programms
stations-line-not-invited = Diese Einladung gilt dort nicht: Sie ist schon verbraucht, abgelaufen oder zurückgezogen. Bitten Sie um einen neuen Code
stations-line-expired = Die Einladung ist abgelaufen. Bitten Sie um einen neuen Code
stations-line-used = Die Einladung wurde von einem anderen Laptop benutzt. Bitten Sie um einen neuen Code
stations-line-not-joined = Dieser Laptop ist keine Station jenes Turniers. Er braucht eine Einladung der Hauptstation
stations-line-not-invitation = Dieser Code ist keine Einladung: Mit ihm macht eine Station des Turniers, die den Server nicht mehr findet, mit ihrer eigenen Datei weiter, und diese Datei gibt es nicht. Um dem Turnier beizutreten, bitten Sie die Hauptstation um eine Einladung
stations-line-not-allowed = Die Hauptstation lässt es nicht zu. Fragen Sie dort nach
stations-line-not-reached = Der andere Laptop ist nicht erreichbar: { $why }. Prüfen Sie, ob beide im selben Netz sind
stations-line-stranger = Unter der Adresse der Hauptstation antwortet ein anderes Programm. Ist das Turnier auf einen anderen Laptop umgezogen, bitten Sie dort um einen Code, und treten Sie mit ihm bei
stations-line-mute = Der andere Laptop antwortet nicht. Prüfen Sie, ob J’adoube dort mit dem Turnier läuft und beide im selben Netz sind
stations-line-nobody-waits = Jener Laptop wartet nicht mehr auf die Zulassung. Lassen Sie ihn erneut beitreten
stations-line-not-waiting =
    Kein Laptop mit der Nummer { $number } wartet auf die Zulassung.{" "}{ $waiting ->
        [none] Auch kein anderer wartet
       *[other] Es warten: { $waiting }
    }
stations-line-nobody-came = Seit das Turnier hier geöffnet wurde, hat sich keine andere Station verbunden. Hat inzwischen eine andere Station die Hauptstation übernommen, ist dieser Laptop nicht mehr die Hauptstation: Bitten Sie dort um den Code für eine Station ohne Verbindung, und geben Sie ihn hier unter „Einem Turnier beitreten“ ein (jadoube join CODE DATEI). Was nur hier aufgezeichnet wurde, wird dann neben der anderen Aufzeichnung gezeigt
stations-line-no-hall = Jene Station betreibt keinen Server eines Saales. Wählen Sie eine, die einen betreibt, oder keine
stations-line-busy = Zu viele Einladungen sind offen. Ziehen Sie eine zurück
stations-line-address = Dieser Laptop kann unter { $address } nicht lauschen: { $why }. Teilen Sie unter einer Adresse dieses Laptops (jadoube serve --listen)
stations-line-closed = Die Verbindung wurde auf diesem Laptop geschlossen. Alles Aufgezeichnete steht in der Datei
stations-line-key = Ein Schlüssel oder Zertifikat dieser Station lässt sich weder lesen noch erzeugen. Alles Aufgezeichnete steht in der Datei. Schließen Sie das Turnier, und öffnen Sie es erneut; kommt der Fehler wieder, lassen Sie diesen Laptop mit einem neuen Code beitreten
stations-line-no-leader = Die Server sind sich noch nicht einig, welcher von ihnen führt. Es wird erneut versucht; an den eigenen Brettern geht alles weiter
stations-line-not-reloaded = nats-server hat die Änderung nicht übernommen: { $text }. Alles Aufgezeichnete steht in der Datei. Schließen Sie das Turnier, und öffnen Sie es erneut
stations-line-not-sent = Eine Nachricht konnte dem Server nicht übergeben werden. Alles Aufgezeichnete steht in der Datei. Kommt der Fehler wieder, schließen Sie das Turnier, und öffnen Sie es erneut
stations-line-not-understood = Der Server antwortet etwas, das dieses Programm nicht versteht. Alles Aufgezeichnete steht in der Datei. Kommt der Fehler wieder, schließen Sie das Turnier, und öffnen Sie es erneut
stations-line-refused = Der Server lehnt ab: { $text }. Alles Aufgezeichnete steht in der Datei. Kommt der Fehler wieder, schließen Sie das Turnier, und öffnen Sie es erneut
stations-line-system = Die Verbindung zu den anderen Stationen lässt sich nicht beginnen: { $why }. Alles Aufgezeichnete steht in der Datei. Schließen Sie andere Programme, dann das Turnier, und öffnen Sie es erneut
stations-line-too-large = Das ist zu groß zum Senden: { $bytes } Bytes, möglich sind höchstens { $most }. Alles Aufgezeichnete steht in der Datei
stations-line-store-full = Der Server hat keinen Platz mehr. Alles steht in den Dateien der Stationen; schaffen Sie Platz auf seiner Platte, dann wird der Rest gesendet
stations-line-other-writer = Der Schlüssel dieser Station wird auch von einem anderen Programm benutzt. Schließen Sie das andere und heben Sie beide Dateien auf
stations-line-chief-serves = Die Hauptstation, { $chief }, teilt das Turnier. Teilen Sie es dort, oder übernehmen Sie zuerst die Hauptstation. Dieser Laptop kann auch einen Server betreiben (jadoube serve --beside)
stations-line-chief-invites = { $chief } ist jetzt die Hauptstation und lässt andere Stationen zu. Laden Sie dort ein
stations-line-not-served = Dieser Laptop stellt das Turnier anderen nicht bereit. Teilen Sie es zuerst, dann laden Sie ein
stations-not-taken = übergeben, noch nicht übernommen: { $posts }
stations-no-event = Auf diesem Laptop ist kein Turnier geöffnet
stations-line-lost = Die Verbindung zu den anderen Stationen ist unterbrochen: { $why }. An den eigenen Brettern geht es weiter
stations-line-back = Mit den anderen Stationen verbunden
stations-went-away = Station { $letter }, { $name } antwortet nicht mehr
stations-came-back = Station { $letter }, { $name } ist wieder da
stations-taken-from-here = { $by } hat von dieser Station übernommen: { $posts } ({ $reason })
stations-recorded-twice =
    Doppelt aufgezeichnet: { $post }. Von der Aufzeichnung von { $station } { $entries ->
        [one] gilt ein Eintrag
       *[other] gelten { $entries } Einträge
    } nicht. Vergleichen Sie beide unter „Stationen“
stations-saved-in-part = Diese Datei wurde aus einer beschädigten gerettet, und nicht jeder Eintrag dieser Station ist darin, wie er war. Neu geteilt widerspräche sie dem, was die anderen Stationen von dieser haben. Bewahren Sie sie zum Lesen und Drucken auf. Gemeinsam weiter geht es so: Eine andere Station übernimmt die Hauptstation und teilt das Turnier; treten Sie dort mit einem Code in eine neue Datei bei
stations-line-shared-before = Andere Stationen haben eine Aufzeichnung dieses Laptops, die in dieser Datei fehlt: Sie ist eine Kopie aus der Zeit vor dem Teilen oder wurde ohne sie gerettet. Neu geteilt widerspräche sie den anderen. Öffnen Sie die neuere Datei; oder lassen Sie eine andere Station das Turnier teilen, und treten Sie dort mit einem Code in eine neue Datei bei
stations-line-stream-gone = Der Server hat verloren, was er aufbewahrte. Alles steht in den Dateien der Stationen und wird erneut gesendet
stations-line-connecting = Verbindung zu den anderen Stationen wird hergestellt
stations-serves = Server: { $state }
stations-fact-server = Server
stations-server-starts = startet
stations-server-now = Server von { $station }: { $state }
stations-server-ends = { $station } betreibt keinen Server mehr
stations-server-code = Code für eine Station ohne Verbindung
stations-server-code-what = Für eine Station, die fort war, als der Server umzog, und ihn nicht mehr findet: dort unter „Einem Turnier beitreten“, mit der eigenen Datei geöffnet. Wer noch nicht teilnimmt, kommt damit nicht hinein.
stations-server-code-aloud =
    Code für eine Station ohne Verbindung. Der Code hat { $groups ->
        [one] eine Gruppe
       *[other] { $groups } Gruppen
    }: Alt+C liest eine nach der anderen
stations-server-code-hide = Code ausblenden
stations-settle-clock = Uhr von { $station } am Ende: { $whites } { $white }, { $blacks } { $black }
stations-settle-differ = Verschiedene Züge: { $one } hat { $moves }; { $other } hat { $others }
stations-settle-no-move = keinen weiteren Zug
stations-parts-clock-runs = Wie jetzt; eine Uhr läuft

# Wer wem was übergeben hat, wie es dort gesagt wird, wo es diese Station angeht.
stations-given-here = { $by } übergibt dieser Station: { $posts }. Niemand zeichnet dort auf, bis diese Station es übernimmt, unter „Stationen“ ({ $key })
stations-given-from-here = An { $name } übergeben: { $posts }. Niemand zeichnet dort auf, bis jene Station es übernimmt
stations-given-there = { $by } hat an { $name } übergeben: { $posts }
stations-taken-here = Von { $from } übernommen: { $posts }. Ab jetzt zeichnet diese Station dort auf
stations-took-from-here = { $by } hat übernommen, was diese Station übergeben hat: { $posts }
stations-taken-there = { $by } hat nach Übergabe von { $from } übernommen: { $posts }
stations-taken-over-here = Ohne Übergabe von { $from } übernommen: { $posts } ({ $reason }). Ab jetzt zeichnet diese Station dort auf
stations-taken-over-there = { $by } hat ohne Übergabe von { $from } übernommen: { $posts } ({ $reason })
stations-settled-of = Zwei Aufzeichnungen von { $post }: Die von { $stands } gilt, die von { $lost } nicht ({ $reason })
stations-done-now = Von { $by } ausgeführt wie angefragt: { $what }
stations-done-for = Ausgeführt, wie { $by } angefragt hat: { $what }
stations-knocks-as = { $name } möchte als { $invited } beitreten: Zahl { $number }
stations-row-away = { $letter } · { $name }, abwesend
stations-all-none = Alle: keine
stations-whom = Zu entlassende Station
stations-name-chief = Turnierleitung
stations-name-hall = Saal
stations-join-again = Die Hauptstation hat diesen Laptop nicht zugelassen. Der eingegebene Code ist noch hier: Ist das dort geklärt, senden Sie ihn erneut.
stations-compare-of = Zwei Aufzeichnungen vergleichen: { $post }
stations-invited-before = Eingeladen, bevor dieses Programm geschlossen wurde
stations-invited-before-what = Diese Codes gelten noch; sie können nicht noch einmal gezeigt werden. Ein Laptop, der einen davon benutzt, wird wie gewohnt zugelassen.
stations-withdraw-all = Diese Einladungen zurückziehen
stations-invited-before-aloud = { $invited }. Der Code, der vor dem Schließen des Programms ausgegeben wurde, gilt noch
stations-taken-over = Ohne Übergabe übernommen
stations-taken-over-line = { $when }, { $by } von { $from }: { $posts } ({ $reason })
stations-refused = Abgelehnt
stations-refused-line = { $when }, { $by }: { $what }
stations-refused-there = { $by }: { $what }
stations-refused-earlier =
    { $count ->
        [one] { $count } früheres steht im Protokoll
       *[other] { $count } frühere stehen im Protokoll
    }
