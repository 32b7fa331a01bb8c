# Die Aufzeichnung als Beweis: Unterschriften, der Stand auf Papier, zweite Unterschriften.

evidence-key-shown = { $station } unterschreibt ab hier mit dem Schlüssel { $print }
evidence-countersigned = Zweite Unterschrift unter den Stand bis Zeile { $row } von { $by }, Schlüssel { $print }
evidence-salvaged =
    Aus einer beschädigten Datei gerettet, ohne { $count ->
        [0] { $after ->
            [none] Zeilen, die nicht mehr bekannt sind, weil die Zeile, die sie nannte, später verloren ging
           *[other] das, was nach Zeile { $after } kam
        }
        [1] deren Zeile { $rows }{ $after ->
            [none] {""}
           *[other] {" "}und das, was nach Zeile { $after } kam
        }
       *[other] deren Zeilen { $rows }{ $after ->
            [none] {""}
           *[other] {" "}und das, was nach Zeile { $after } kam
        }
    }{ $results ->
        [none] {""}
       *[other] ; ein früheres Ergebnis, das berichtigt oder zurückgenommen worden war, steht vielleicht bei Runde/Brett { $results }
    }
evidence-not-signed = Was jetzt aufgezeichnet wird, ist nicht unterschrieben: Der Schlüssel dieses Computers lässt sich nicht lesen oder anlegen ({ $why }). Prüfen Sie den Ordner der Einstellungen und öffnen Sie das Turnier neu
evidence-doubtful = Jemand anders hat diese Datei verändert, seit sie zuletzt geschlossen wurde, oder sie wurde beschädigt: { $why }. Es geht weiter und wird aufgezeichnet. Bewahren Sie eine Kopie der Datei auf, wie sie ist, und melden Sie es dem Hauptschiedsrichter
evidence-row-signature =
    { $row ->
        [head] Beim Kopf der Datei steht eine Unterschrift, die nicht dorthin gehört: Sie wurde hinzugefügt oder verändert
       *[other] Die Unterschrift der Zeile { $row } ist nicht echt: Die Zeile oder die Unterschrift wurde verändert
    }
evidence-row-unsigned = Zeile { $row } ist nicht unterschrieben, obwohl Zeilen davor es sind: Jeder kann sie geschrieben haben, oder dieses Programm war es, als es den Ordner seiner Einstellungen nicht benutzen konnte und davor gewarnt hat
evidence-row-gone = Zeile { $row } nennt den Schlüssel einer Station, trägt aber keine Unterschrift: Aus der Datei wurden Unterschriften entfernt
evidence-row-key = Zeile { $row } ist mit einem Schlüssel unterschrieben, den die Aufzeichnung nicht nennt: Die Unterschriften wurden ausgetauscht
evidence-row-second = Die zweite Unterschrift in Zeile { $row } ist nicht echt, oder der Stand, unter dem sie steht, wurde verändert
evidence-row-state =
    { $row ->
        [head] Der Zwischenstand beim Kopf der Datei ist nicht der einer Datei ohne Zeilen: Er wurde verändert, oder ein Fehler des Programms hat ihn so geschrieben. Die Zeilen selbst stehen
       *[other] Der Zwischenstand bei Zeile { $row } ist nicht, was die Zeilen bis dorthin ergeben: Er wurde verändert, oder ein Fehler des Programms hat ihn so geschrieben. Die Zeilen selbst stehen
    }
evidence-row-heartbeat =
    { $row ->
        [head] Die vor der ersten Zeile gesicherten Uhrzeiten sind nicht die unterschriebenen
       *[other] Die nach Zeile { $row } gesicherten Uhrzeiten sind nicht die unterschriebenen
    }
evidence-short = Stand zum Aufschreiben: { $head }
evidence-run = Zeilen { $from } bis { $to } sind von { $station } unterschrieben, Schlüssel { $print }
evidence-run-unsigned = Zeilen { $from } bis { $to } sind nicht unterschrieben
evidence-other-key = Zeilen { $from } bis { $to } sind nicht mit dem erwarteten Schlüssel unterschrieben
evidence-none-signed = Keine Zeile ist unterschrieben, obwohl Dateien dieses Formats es sind: Der aufzeichnende Computer hatte keinen Schlüssel, oder die Unterschriften wurden entfernt und die Aufzeichnung neu geschrieben
evidence-remembered = Dieser Computer hat einen anderen Stand dieses Turniers in Erinnerung. { $what }
evidence-no-fingerprint = „{ $typed }“ ist weder ein Fingerabdruck (30 Ziffern) noch ein Schlüssel (64 Hexadezimalziffern). Übernehmen Sie ihn aus der Ansicht Aufzeichnung oder von „jadoube sign --key“
evidence-head-part =
    { $later ->
        [0] Dieser Stand gehört zur Datei: Zeile { $row }, die letzte, aufgezeichnet { $wall }
        [one] Dieser Stand gehört zur Datei: Zeile { $row }, aufgezeichnet { $wall }. Seither kam eine Zeile hinzu
       *[other] Dieser Stand gehört zur Datei: Zeile { $row }, aufgezeichnet { $wall }. Seither kamen { $later } Zeilen hinzu
    }
evidence-head-other = Dieser Stand gehört nicht zur Datei: Zeile { $row } ist eine andere. Sie oder eine Zeile davor wurde verändert, oder die Datei ist die eines anderen Turniers
evidence-head-beyond =
    { $row ->
        [head] Dieser Stand gehört nicht zur Datei: Er ist der beim Kopf der Datei, vor ihrer ersten Zeile
       *[other] Dieser Stand gehört nicht zur Datei: { $rows ->
            [head] Sie endet mit ihrem Kopf, ohne eine Zeile
           *[other] Sie endet mit Zeile { $rows }
        }, vor Zeile { $row }. Zeilen wurden abgeschnitten, oder dies ist eine ältere Kopie
    }
evidence-head-salvaged = Diese Datei wurde aus einer beschädigten gerettet, und ihr fehlen Zeilen davon; dieser Computer hat jene bis Zeile { $row } in Erinnerung
evidence-head-elsewhere = Dieser Stand gehört zu einem anderen Turnier
evidence-code-length = Ein Stand oder eine Quittung hat 22 Zeichen oder 24 bis 64 hexadezimale Ziffern; eingegeben sind { $count }
evidence-code-sign = „{ $sign }“ kommt in keinem Code vor. Vergleichen Sie mit dem Papier
evidence-code-check = Ein Zeichen ist falsch, oder zwei sind vertauscht. Vergleichen Sie Nummer und Code mit dem Papier
evidence-code-number = Geben Sie die Nummer der Zeile, einen Doppelpunkt und den Code ein, zum Beispiel 1284:7K3QF-9WX2M-D04TB-ZZ8AH-5C
evidence-no-signature = Das ist keine Unterschrift. Fügen Sie die ganze Zeile ein, die mit JADOUBE SIGNATURE beginnt
evidence-short-head = Zum Unterschreiben wird der ganze Text des Standes gebraucht. Er beginnt mit JADOUBE HEAD
evidence-not-genuine = Die Unterschrift ist nicht echt: Der Text wurde unterwegs verändert
evidence-no-such-row = Was unterschrieben wurde, gehört nicht zu dieser Datei (Zeile { $row })
evidence-nameless = Geben Sie an, wer unterschreibt
evidence-no-key =
    Dieser Computer hat keinen Schlüssel zum Unterschreiben.{ $why ->
        [none] {""}
       *[other] {" "}{ $why }
    }
evidence-title = Die Aufzeichnung als Beweis
evidence-what = Dieser Code steht für alles, was bis jetzt aufgezeichnet ist. Schreiben Sie ihn auf oder lassen Sie ihn fotografieren: Später zeigt er, ob die Datei diesen Stand noch unverändert enthält.
evidence-copy-short = Code kopieren
evidence-copy-whole = Ganzen Text kopieren
evidence-own-key = Schlüssel dieses Computers
evidence-unsigned = Dieser Computer unterschreibt die Aufzeichnung nicht
evidence-row = Zeile { $row }
evidence-head-spelled = Kopf der Aufzeichnung: Zeile { $head }
evidence-head-example = Zeile:Code, wie auf dem Papier
evidence-check-head = Stand vom Papier, getippt, eingefügt oder gescannt
evidence-check-head-deed = Stand prüfen
evidence-check-file = Datei prüfen
evidence-second = Zweite Unterschrift von einem anderen Computer (jadoube sign)
evidence-second-deed = Unterschrift hinzufügen
evidence-second-added = Die Unterschrift ist echt und wird der Aufzeichnung hinzugefügt
evidence-file-sound = Die Datei ist unversehrt: { $rows } Zeilen
