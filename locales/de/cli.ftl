# The command line.

cli-verify-sound = Alle { $rows } Zeilen sind unversehrt; der letzte Hash ist { $head }
cli-verify-empty = Die Datei hat keine Zeilen
cli-verify-salvaged = { $what }. Soll es in dieser weitergehen: --go-on-in-this
cli-verify-lacks = Diese Datei wurde aus einer beschädigten gerettet, und ihr fehlen Zeilen davon. Was darin stand, gilt nur, wenn es neu eingegeben wurde
cli-verify-others = Mit den Zeilen anderer Stationen, { $rows }, hat die Datei { $all }; auch sie sind unversehrt
cli-still-working = Nach { $seconds } s noch an der Arbeit
cli-play-not-pressed = Brett { $board }: Der Zug ist aufgezeichnet, die Uhr wurde nicht gedrückt, denn keine Uhr läuft. Setzen Sie eine mit „start-clock“ in Gang
cli-play-clocks-stand = Brett { $board }: Verrechnet. Keine Uhr läuft, bis Sie eine mit „start-clock“ in Gang setzen
cli-play-no-port = Dieser Rechner hat jetzt keinen Anschluss „{ $port }“. Die Zuteilung ist aufgezeichnet, und das Brett wird gelesen, sobald der Anschluss da ist; bis dahin steht im Fenster unter „{ $page }“, woran es fehlt. „jadoube ports“ listet die Anschlüsse auf
cli-envelope-ask-receipt = Vor dem Öffnen jeden Spieler nach der Quittung des Abgabezugs fragen: --white-receipt und --black-receipt mit dem Code, oder „none“, wo keine gezeigt wird
cli-ports-no-permission = (keine Berechtigung: nehmen Sie sich in die Gruppe dialout auf und melden Sie sich neu an)
cli-ports-board = (wahrscheinlich ein elektronisches Brett)
cli-ports-none = Keine serielle Leitung gefunden; ein Pfad kann trotzdem eingegeben werden
cli-watch-nothing = An { $port } hat nichts geantwortet. Prüfen Sie Kabel und Stromversorgung oder versuchen Sie einen anderen Anschluss (jadoube ports)
cli-demo-right = Alles ist so ausgegangen, wie es sollte
cli-lost-time-open = { $count ->
    [one] Brett
   *[other] Bretter
} { $boards }: Es ist noch nicht beantwortet, wie die verlorene Zeit zählt. Antworten Sie im Fenster, mit envelope seal --lost-time oder in play mit { $answer } (HOW: "not-counted", "to-player-on-move", "halved" oder was jeder Spieler verliert, in Millisekunden: { $counted })
cli-stations-dropped = Gilt nicht mehr: { $what }
cli-table-settled = Brett { $board }: erledigt
cli-simulate-nothing = Bitte angeben, was gespielt wird: --pgn DATEI oder --replay DATEI.hex
cli-simulate-at = Das Brett ist an { $port }
cli-rule-title = { $kind } nach den Regeln von { $edition }
cli-rule-no-edition = Eine Fassung „{ $edition }“ gibt es nicht; es gibt { $known }
cli-rule-asked = erforderlich
cli-rule-optional = optional
cli-law-nothing = Nichts gefunden zu „{ $words }“
cli-law-held = Themen: { $held } im Original, { $secondary } aus Sekundärquellen, { $inferred } erschlossen, { $missing } ohne Text
cli-law-in = In der Fassung { $edition }
cli-law-nearest = { $asked } steht nicht im Verzeichnis von { $edition }; am nächsten ist { $nearest }
cli-law-see = Siehe auch: { $list }
cli-law-neighbours = Weitere Artikel des Themas: { $list }
cli-rule-otherwise = darf fehlen: { $value }
cli-rule-clocks = Die Uhren zeigen dann { $white } für Weiß, { $black } für Schwarz
cli-envelope-no = Nr.
cli-envelope-status = Stand
cli-envelope-due = Wiederaufnahme
cli-envelope-round = Runde
cli-envelope-board = Brett
cli-envelope-game = Partie
cli-envelope-keeper = Verwahrt von

# Why something could not be used, and what is asked for.

cli-unreadable = { $why }
cli-move-not-legal = { $move } ist hier kein regelgemäßer Zug
cli-line-move-cells = Erwartet: FEN, ein Zug und vielleicht die Vorgeschichte, dazwischen Tabulatoren
cli-line-text-cells = Erwartet: FEN, ein System, ein Text und vielleicht die Vorgeschichte, dazwischen Tabulatoren
cli-line-history = Halbzug { $ply } der Vorgeschichte: { $why }
cli-line-other-position = Die Vorgeschichte führt zu „{ $fen }“, nicht zur angegebenen Stellung
cli-line-system = „{ $name }“ ist kein System; bekannt sind { $known } sowie san_, lan_, squares_, alg1972_ mit einer Sprache (en de fr nl es it pl ru mk fig), spoken_ mit einer Sprache (en de mk ru es fr) oder own mit --letters
cli-line-no-side = Erwartet: FEN, ein Tabulator und w oder b
cli-line-no-column = Der Kopf hat keine Spalte „{ $column }“: erwartet werden id, white_sheet, black_sheet, final_fen
cli-line-short = Die Zeile hat keine Zelle in Spalte { $column }
cli-line-too-long = { $count ->
    [one] { $count } Halbzug: So viele hat kein Partieformular
   *[other] { $count } Halbzüge: So viele hat kein Partieformular
}
cli-no-placement = „{ $text }“ beschreibt nicht die 64 Felder (acht Reihen zu acht, von a8 bis h1)
cli-letters-missing = Eine Figur hat keinen Buchstaben ({ $kind }). Geben Sie jeder einen
cli-letters-too-long = „{ $text }“ ({ $kind }) ist länger als ein Buchstabe; höchstens 8 Bytes
cli-letters-sign = „{ $text }“ ({ $kind }) enthält „{ $sign }“, womit Felder oder Züge geschrieben werden
cli-letters-alike = „{ $text }“ steht für zwei Figuren ({ $one }, { $other }). Geben Sie ihnen verschiedene Buchstaben
cli-letters-form = { $why }; erwartet: (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")
cli-say-no-move = „{ $text }“ ist hier in keiner bekannten Notation ein regelgemäßer Zug. Schreiben Sie ihn wie Sf3, e2e4, „Springer f3“
cli-say-several = „{ $text }“ kann { $moves } sein. Sagen Sie, von welchem Feld er kommt
cli-read-not-check = Ein Schach ist geschrieben, der Zug gibt aber keines
cli-read-not-mate = Ein Matt ist geschrieben, der Zug setzt aber nicht matt
cli-read-not-stalemate = Ein Patt ist geschrieben, der Zug setzt aber nicht patt
cli-read-misprint = { $printed } wurde als { $meant } gelesen; so steht es irrtümlich in einer gedruckten Tabelle
cli-read-other-by-position = Nach dem jetzigen Stand der Figuren hieße ein anderer Zug so
cli-read-lookalike = Ein Buchstabe eines anderen Alphabets wurde als der gelesen, dem er gleicht
cli-read-three = Erwartet: FEN, ein System und ein Text
cli-read-no-text = Erwartet: ein Text hinter { $system }
cli-reconstruct-two = Erwartet: zwei Dateien oder --batch
cli-envelope-none-waits = Kein Umschlag wartet auf seine Wiederaufnahme; nichts wurde gedruckt
cli-passphrases-differ = Die Kennwörter sind nicht zweimal gleich; kein Schloss wurde angelegt
cli-passphrase-of = Kennwort von { $name }
cli-passphrase-missing = Das Kennwort von { $name } fehlt
cli-export-braille = Ein Partieformular in Braille braucht --board und --sheet
cli-export-no-cells = Braille hat keine Zeichen für { $letters }; dort stehen volle Zellen
cli-seal-no-move = Kein Zug wurde angegeben; nichts wurde abgegeben
cli-seal-ask-move = Der Zug, ungesehen
cli-seal-ask-again = Dasselbe noch einmal
cli-seal-ask-enter = Die Eingabetaste hält die Uhr an; bis dahin darf der Zug geändert werden
cli-seal-not-adjourned = Die Partie wurde nicht abgebrochen
cli-seal-assistant = Umschlag { $no } wurde ohne diesen Assistenten begonnen. Brechen Sie mit jadoube envelope break-off ab, und geben Sie --assistant an, wenn der Spieler um die Abgabe gebeten wird
cli-open-read-already = Was in Umschlag { $no } steht, ist schon aufgenommen. Berichtigen Sie es mit --correct, oder lassen Sie --text und --system weg
cli-resume-own-clock = Das Programm führt die Uhr dieser Partie und stellt sie auf die Zeiten des Umschlags. Lassen Sie --clock-white und --clock-black weg
cli-keep-past = Umschlag { $no } ist als fällig { $at } verzeichnet; das ist vorbei: Es ist jetzt { $now }. Eine andere Zeit: --due
cli-resume-not-due = Umschlag { $no } ist fällig { $at }. Warten Sie bis dahin, oder beginnen Sie mit --early davor
cli-resume-nobody-late = Niemand kam zu spät. Lassen Sie --excuse weg
cli-demo-not-ended = Nicht jede Partie ist zu Ende
cli-demo-journal = Das Protokoll hält der Prüfung nicht stand
cli-guess-nothing = Keine bekannte Notation erklärt die Züge. Geben Sie mit --from an, in welcher sie geschrieben sind, und bringen Sie hier unbekannte Buchstaben mit --letters mit
cli-guess-tie = Die Züge können { $names } sein. Geben Sie mit --from an, welches
cli-convert-read-as = Gelesen als { $name }: erklärt { $legal } von { $entries } Zügen der ersten Partien
cli-convert-after = nach Partie { $game }

# What is wrong with the command line itself.

cli-wrong-argument = „{ $argument }“ gibt es hier nicht{ $like ->
    [none] {""}
   *[other] . Meinen Sie { $like }?
}
cli-wrong-command = Es gibt keinen Befehl „{ $command }“{ $like ->
    [none] {""}
   *[other] . Meinen Sie { $like }?
}
cli-wrong-no-value = Nach { $argument } fehlt ein Wert
cli-wrong-choice = „{ $value }“ ist kein Wert für { $argument }. Möglich: { $known }{ $like ->
    [none] {""}
   *[other] . Meinen Sie { $like }?
}
cli-wrong-value = „{ $value }“ passt nicht zu { $argument }: { $why }
cli-wrong-too-many = „{ $value }“ ist ein Wert zu viel für { $argument }
cli-wrong-too-few = { $argument } braucht { $wanted ->
    [one] { $wanted } Wert
   *[other] { $wanted } Werte
}, nicht { $given }
cli-wrong-conflict = { $argument } und { $other } schließen einander aus
cli-wrong-twice = { $argument } darf nur einmal stehen
cli-wrong-missing = Es fehlt noch: { $arguments }
cli-wrong-no-command = Ein Befehl fehlt: { $known }
cli-wrong-before-command = „{ $file }“ steht vor einem Befehl. Schreiben Sie es dahinter
cli-wrong-not-text = Die Befehlszeile enthält Bytes, die kein Text in UTF-8 sind
cli-wrong-nothing = Nach diesem Befehl fehlt etwas
cli-wrong-more = Mehr sagt --help

# Why a value does not fit where it stands.

cli-value-unlisted = Es gibt { $known }
cli-value-not-side = erwartet wird white oder black
cli-value-not-clock = keine Zeit; schreiben Sie sie wie 1:29:30 oder 90m
cli-value-not-time = keine Zeit; schreiben Sie sie wie 2026-11-23 15:00
cli-value-not-letter = kein einzelner Buchstabe; schreiben Sie A, B, C oder D
cli-value-not-scoring = keine Wertung; schreiben Sie usual, 3-1-0 oder Sieg-Remis-Niederlage und vielleicht -Abwesenheit: 2-1-0-0
cli-value-not-day = weder ein Tag noch eine Zeit; schreiben Sie wie 2026-11-23
cli-value-not-yet = diese Zeit ist noch nicht gekommen
cli-value-not-system = eine solche Notation ist nicht bekannt
cli-value-not-number = erwartet wird eine ganze Zahl, und keine zu große
cli-value-not-post = erwartet: die Nummer eines Brettes oder chief
cli-value-not-counter = „{ $text }“ ist keine Zügezahl; erwartet wird 40, oder 40+ für 40 oder mehr

# What the system says of a file.

cli-file-not-found = { $path }: Diese Datei gibt es nicht
cli-file-no-permission = { $path }: keine Berechtigung
cli-file-exists = { $path } ist schon da
cli-file-folder = { $path } ist ein Ordner
cli-file-full = { $path }: Der Datenträger ist voll
cli-file-not-text = { $path } ist kein Text in UTF-8
cli-file-other = { $path }: Das System meldet Fehler { $code }

# Why a board cannot be simulated.

cli-simulate-no-line = Hier ist kein simuliertes Brett möglich. { $what }
cli-simulate-recording = { $path }, Zeile { $line }: „{ $text }“ ist keine hexadezimale Nachricht
cli-simulate-no-game = { $path } enthält keine Partie{ $complaint ->
    [none] {""}
   *[other] . { $complaint }
}
cli-simulate-record-exists = { $path } ist schon da und blieb, wie es ist. Wählen Sie einen anderen Namen für die Aufzeichnung
cli-simulate-no-fault = „{ $text }“ ist kein Fehler; es gibt { $known }
cli-simulate-no-ply = „{ $text }“: Schreiben Sie, bei welchem Halbzug, wie { $name }@9
cli-simulate-pace = „{ $text }“ ist kein Tempo; schreiben Sie instant, oder wie vielmal so schnell wie in Wirklichkeit, wie 1 oder 20
cli-simulate-failed = Das simulierte Brett ist stehen geblieben: { $why }

# What every case may have besides its facts.

cli-rule-parts =
    Jeder Fall: (case: "ART", TATSACHEN…, kind: "…", game: (…)); alle Wörter stehen in Anführungszeichen.
      kind: "standard" | "rapid" | "rapid-supervised" | "blitz" | "blitz-supervised"
        (nach der Zeitkontrolle, wenn es fehlt; rapid und blitz ohne angemessene Aufsicht)
      game: ( alle Teile dürfen fehlen
        fen: "FEN der Anfangsstellung",
        moves: "e4 e5 Sf3" oder "e2e4 e7e5",
        control: "90+30" oder "40/90+30,15+30",
        clocks: (white: "1:10:00", black: "59:50"), was übrig ist, oder in Millisekunden
        flags: ["white"], gefallene Blättchen, der Reihe nach
        illegal_moves: (white: 1, black: 0), vorher gezählt
        offer: "white", ein bestehendes Remisangebot
        ended: (score: "draw", reason: "agreement"), ein erreichtes Ergebnis
      )
cli-play-unread = Diese Zeile ist kein Befehl in JSON: { $why }

# Times that are too far away
cli-value-too-far = zu weit weg; höchstens hundert Jahre von heute
cli-output-there = { $path } gibt es schon; die Datei bleibt, wie sie ist. Einen anderen Namen angeben, oder --overwrite, wenn sie ersetzt werden soll
cli-other-state = { $path } ist nicht die Datei, in der dieser Rechner zuletzt gearbeitet hat: { $status }. { $newer ->
        [none] Die andere Datei suchen
       *[other] Die andere Datei ist { $newer }
    }. Nichts wurde aufgezeichnet. Soll es trotzdem in dieser weitergehen: --go-on-in-this

# jadoube stations

cli-stations-unread = Mehrere Stationen führen dieses Turnier; was jede führt, ist nicht zu sagen, weil die Datei beschädigt ist
cli-stations-one = Eine Station führt dieses Turnier
cli-stations-line = { $letter } { $name }, { $role }: Bretter { $boards }; { $rows } Zeilen; Schlüssel { $key }
cli-stations-own = diese Datei ist ihre eigene
cli-stations-chief = Hauptstation
cli-stations-dismissed = nimmt nicht mehr teil
cli-stations-waiting = { $rows ->
    [one] { $rows } Zeile wartet auf andere
   *[other] { $rows } Zeilen warten auf andere
}
cli-stations-broken = was sie unterschrieben hat, stimmt nicht
cli-stations-taken-over = Ohne Übergabe übernommen { $when } durch { $by } von { $from }: { $posts } ({ $reason })
cli-stations-refused = Abgelehnt { $when } von { $by }: { $what }
cli-stations-proposals = { $count ->
    [one] { $count } Bitte wartet auf Antwort
   *[other] { $count } Bitten warten auf Antwort
}
cli-stations-server = Server des Turniers: { $station } ({ $addresses })
cli-stations-difference = Zu klären, { $post }: { $entries } Einträge von { $station } gelten nicht; es gilt die Aufzeichnung von { $instead }
cli-stations-no-station = Keine Station hat hier den Buchstaben oder den Namen { $name }
cli-stations-agree = { $files } Dateien stimmen überein
cli-stations-agree-so-far = { $files } Dateien stimmen überein, soweit jede reicht; nicht alle reichen gleich weit
cli-stations-disagree = { $findings ->
    [one] Die Dateien stimmen nicht überein; { $findings } Befund
   *[other] Die Dateien stimmen nicht überein; { $findings } Befunde
}
cli-stations-lacks = { $rows ->
    [one] In { $path } fehlt { $rows } Zeile der Station { $station }, die { $other } hat
   *[other] In { $path } fehlen { $rows } Zeilen der Station { $station }, die { $other } hat
}
cli-stations-one-file = Das geht nur in einer Datei auf einmal

# jadoube serve, jadoube join

cli-line-not-own = Diese Datei gehört einem anderen Computer, hier kann darin nichts aufgezeichnet werden. Um auf diesem aufzuzeichnen, treten Sie mit einem Code der Hauptstation in eine neue Datei bei
cli-line-no-room = In den Ordner { $folder } kann nicht geschrieben werden: { $why }. Der Code ist nicht verbraucht; treten Sie mit einer Datei in einem anderen Ordner bei
cli-line-not-joined = Dieser Laptop wurde zugelassen, aber seine Datei konnte nicht angelegt werden. Bitten Sie um einen neuen Code, und treten Sie mit einer Datei in einem anderen Ordner bei
cli-line-alone = Mehrere Stationen führen dieses Turnier, und dieser Computer kennt keine Verbindung zu den anderen: Er arbeitet allein; was aufgezeichnet wird, erreicht sie, sobald sie verbunden sind
cli-line-served = Andere Stationen erreichen diese unter { $addresses }. Für eine Station, die sie nicht mehr findet: jadoube join "{ $code }" DATEI
cli-line-servers = Server des Turniers: { $servers }
cli-line-not-served = Diese Station ist für andere nicht mehr erreichbar
cli-line-invitation = Einladung, einmal und { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang gültig: { $code }
cli-line-knock = { $name } möchte teilnehmen als { $role }. Vergleichen Sie die Zahl auf beiden Bildschirmen: { $number }. Zum Einlassen: {"{"}"let-in": "{ $number }"{"}"}
cli-line-compare = Wartet auf Einlass. Vergleichen Sie die Zahl auf beiden Bildschirmen: { $number }
cli-line-open = Geöffnet: { $path }
cli-line-up = Die Verbindung zu den anderen Stationen steht
cli-line-down = Keine Verbindung zu den anderen Stationen: { $why }. Die Arbeit geht weiter, und die Verbindung wird immer wieder versucht
cli-line-proposal = Eine Bitte von { $station } wartet auf Antwort
cli-line-refused = Eine Bitte von { $station } wurde abgelehnt: { $why }
cli-line-differences = { $open ->
    [0] Alle Unterschiede zwischen Aufzeichnungen sind geklärt
    [one] Ein Unterschied zwischen zwei Aufzeichnungen wartet auf einen Schiedsrichter
   *[other] { $open } Unterschiede zwischen zwei Aufzeichnungen warten auf einen Schiedsrichter
}
