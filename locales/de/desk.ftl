# Fehler von Dateien, Hinweise des Pults und Zeilen des Journals, die zu keiner Partie gehören.

desk-file-not-found = Die Datei { $path } gibt es nicht. Prüfen Sie den Namen oder legen Sie ein neues Turnier an
desk-file-exists = { $path } gibt es schon und blieb unverändert. Wählen Sie einen anderen Namen
desk-file-foreign-folder = { $path } ist ein Ordner. Wählen Sie eine Turnierdatei (NAME.jadoube)
desk-file-foreign-database = { $path } ist die Datenbank eines anderen Programms. Wählen Sie eine Turnierdatei (NAME.jadoube)
desk-file-foreign-picture = { $path } ist ein Bild. Wählen Sie eine Turnierdatei (NAME.jadoube)
desk-file-foreign-text = { $path } ist ein Text, kein Turnier. Partien in PGN werden in ein offenes Turnier eingelesen
desk-file-foreign-special = { $path } ist eine Pipe oder ein Gerät. Wählen Sie eine Turnierdatei (NAME.jadoube)
desk-file-foreign-other = { $path } ist keine Turnierdatei. Wählen Sie eine Datei NAME.jadoube
desk-file-newer = { $path } wurde von einem neueren J’adoube geschrieben. Installieren Sie das neuere Programm, um damit zu arbeiten
desk-file-not-understood =
    { $rows ->
        [one] Zeile { $row } von { $path } ist
       *[other] { $rows } Zeilen von { $path }, von Zeile { $row } an, sind
    } von einem neueren Programm ({ $program }) geschrieben; dieses ({ $this }) versteht sie nicht. Gezeigt wird der Stand vor Zeile { $row }; hinzufügen lässt sich nichts. Installieren Sie das neuere Programm, um an der Datei zu arbeiten
desk-file-truncated = { $path } { $how ->
    [empty] ist leer
   *[short] ist abgeschnitten
}. Kopieren Sie die Datei noch einmal von der Quelle
desk-file-saved-beside = Wenn das geschah, während sie offen war: Alles bis dahin Aufgezeichnete wurde in { $path } gesichert. Prüfen Sie jene Datei, und arbeiten Sie in ihr weiter
desk-file-damaged =
    { $path } ist beschädigt. Bewahren Sie diese Kopie auf und arbeiten Sie mit einer Sicherung weiter; oder speichern Sie, was lesbar ist, als neue Datei („Lesbaren Teil speichern…“ in einem Fenster, in dem kein anderes Turnier offen ist, oder jadoube salvage){ $broken ->
        [none] {""}
       *[other] . { $broken }
    }
desk-file-strand = Die Aufzeichnung der Station mit dem Schlüssel { $station } in { $path } ist beschädigt: { $broken }. Bewahren Sie diese Kopie auf, arbeiten Sie mit einer Sicherung weiter und holen Sie diese Aufzeichnung von einer anderen Station
desk-file-other-station = { $path } gehört der Station mit dem Schlüssel { $station }, nur dort wird darin aufgezeichnet. Um auf diesem Computer aufzuzeichnen, treten Sie mit einem Code der Hauptstation in eine neue Datei bei
desk-file-shown = Was lesbar war, wird gezeigt
desk-file-stray-side = { $path } gehört nicht zu der Datei daneben. Verschieben Sie sie in einen anderen Ordner (nicht löschen) und öffnen Sie das Turnier erneut
desk-file-read-only = { $path } kann nicht beschrieben werden. Kopieren Sie die Datei auf einen beschreibbaren Datenträger und öffnen Sie die Kopie
desk-file-no-place = { $path } kann dort nicht angelegt werden: Datenträger oder Ordner ist nicht beschreibbar. Wählen Sie einen anderen Ordner
desk-file-disk-full = Der Datenträger von { $path } ist voll. Schaffen Sie Platz und wiederholen Sie die letzte Aktion
desk-file-locked =
    { $program ->
        [none] { $path } ist in einem anderen Fenster oder Programm offen, vielleicht in einem, das sie nur liest, etwa für eine Sicherung. Schließen Sie die Datei dort zuerst
       *[other] { $path } ist in { $program } offen, Prozess { $process } auf { $machine }. Schließen Sie die Datei zuerst dort
    }
desk-machine-unknown = einem unbekannten Computer
desk-file-lost-gone =
    { $path } ist nicht mehr da: Die Datei wurde gelöscht, oder ihr Datenträger wurde entfernt.{" "}{ $saved ->
        [none] Alles Aufgezeichnete ist nur noch im Speicher dieses Programms, denn kein Datenträger war beschreibbar. Schließen Sie das Programm nicht: Schaffen Sie Platz oder schließen Sie den Datenträger an, und wiederholen Sie dann die letzte Handlung
       *[other] Alles, was bis dahin aufgezeichnet war, ist in { $saved } gespeichert. Öffnen Sie diese Datei und arbeiten Sie dort weiter
    }
desk-file-lost-moved =
    { $path } wurde verschoben, während die Datei offen war. Sie heißt jetzt { $to }.{" "}{ $saved ->
        [none] Alles Aufgezeichnete ist nur noch im Speicher dieses Programms, denn kein Datenträger war beschreibbar. Schließen Sie das Programm nicht: Schaffen Sie Platz oder schließen Sie den Datenträger an, und wiederholen Sie dann die letzte Handlung
       *[other] Alles, was bis dahin aufgezeichnet war, ist in { $saved } gespeichert. Öffnen Sie diese Datei und arbeiten Sie dort weiter
    }
desk-file-lost-replaced =
    Eine andere Datei ist an die Stelle von { $path } getreten, während die Datei offen war.{" "}{ $saved ->
        [none] Alles Aufgezeichnete ist nur noch im Speicher dieses Programms, denn kein Datenträger war beschreibbar. Schließen Sie das Programm nicht: Schaffen Sie Platz oder schließen Sie den Datenträger an, und wiederholen Sie dann die letzte Handlung
       *[other] Alles, was bis dahin aufgezeichnet war, ist in { $saved } gespeichert. Öffnen Sie diese Datei und arbeiten Sie dort weiter
    }
desk-file-lost-overwritten =
    { $path } wurde von einem anderen Programm überschrieben oder abgeschnitten, während die Datei offen war.{" "}{ $saved ->
        [none] Alles Aufgezeichnete ist nur noch im Speicher dieses Programms, denn kein Datenträger war beschreibbar. Schließen Sie das Programm nicht: Schaffen Sie Platz oder schließen Sie den Datenträger an, und wiederholen Sie dann die letzte Handlung
       *[other] Alles, was bis dahin aufgezeichnet war, ist in { $saved } gespeichert. Öffnen Sie diese Datei und arbeiten Sie dort weiter
    }
desk-file-lost-side =
    Die Begleitdatei { $path }-wal wurde verschoben, gelöscht oder geändert, während das Turnier offen war.{" "}{ $saved ->
        [none] Alles Aufgezeichnete ist nur noch im Speicher dieses Programms, denn kein Datenträger war beschreibbar. Schließen Sie das Programm nicht: Schaffen Sie Platz oder schließen Sie den Datenträger an, und wiederholen Sie dann die letzte Handlung
       *[other] Alles, was bis dahin aufgezeichnet war, ist in { $saved } gespeichert. Öffnen Sie diese Datei und arbeiten Sie dort weiter
    }
desk-file-flaw-rows = die Zeilen wurden verändert
desk-file-flaw-guards = die Tabellen oder die Sicherungen gegen Änderungen wurden verändert
desk-file-flaw-head = die ersten Bytes, die sagen, was für eine Datei es ist, wurden überschrieben
desk-file-flaw-side-file = die Begleitdatei hat einen schadhaften Abschnitt vor unversehrten
desk-file-flaw-not-as-recorded = was zuletzt aufgezeichnet wurde, fehlt
desk-file-flaw-arrival = die Reihenfolge, in der die Zeilen mehrerer Stationen wirksam wurden, wurde verändert
desk-file-flaw-sqlite = „{ $text }“
desk-salvaged = { $path } wurde mit { $rows } Zeilen gespeichert, davon { $unchanged } unverändert.
desk-salvaged-without =
    Weggelassen, weil sie fehlen, verändert wurden oder ohne solche Zeilen etwas anderes bedeuten würden: { $count ->
        [0] { $after ->
            [head] alles, was nach dem Kopf der Datei kam
           *[other] was nach Zeile { $after } kam
        }
        [1] Zeile { $out }{ $after ->
            [none] {""}
           *[other] {" "}und was nach Zeile { $after } kam
        }
       *[other] Zeilen { $out }{ $after ->
            [none] {""}
           *[other] {" "}und was nach Zeile { $after } kam
        }
    }.
desk-salvaged-place =
    { $count ->
        [0] Was am Ende verloren ist, stand
        [1] Zeile { $rows } stand
       *[other] Zeilen { $rows } standen
    } { $before ->
        [none] vor „{ $behind }“.
       *[other] { $behind ->
            [none] nach „{ $before }“.
           *[other] zwischen „{ $before }“ und „{ $behind }“.
        }
    }
desk-salvaged-cases = Dort von Vorfällen und Umschlägen weggelassen, soweit es zu lesen ist: { $cases }{ $more ->
        [0] {""}
       *[other] {" "}und Einträge, die hier nicht genannt sind: { $more }
    }.
desk-salvaged-places = Weitere Lücken, die hier nicht beschrieben sind: { $count }.
desk-salvaged-games = Von Partien weggelassen, soweit es in der beschädigten Datei zu lesen ist: { $games }{ $more ->
        [0] {""}
       *[other] {" "}und Partien, die hier nicht genannt sind: { $more }
    }. Vergleichen Sie mit den Partieformularen und den Ergebniszetteln.
desk-salvaged-game =
    { $round ->
        [none] Brett { $board }
       *[other] Runde { $round }, Brett { $board }
    } ({ $moves ->
        [0] das Ergebnis
        [one] ein Halbzug{ $result ->
            [yes] {" "}und das Ergebnis
           *[no] {""}
        }
       *[other] { $moves } Halbzüge{ $result ->
            [yes] {" "}und das Ergebnis
           *[no] {""}
        }
    })
desk-salvaged-players = Die Meldung eines Spielers, der eine Nummer oder einen Gegner hatte, ist verloren. An ihrer Stelle gemeldet, mit dem Namen von den Brettern (oder „?“) und sonst nichts: { $players }. Ergänzen Sie, was bekannt ist.
desk-salvaged-player = { $name } (Meldung { $no })
desk-salvaged-before = Die Datei war schon früher aus einer beschädigten gerettet worden; was damals verloren ging, ist nicht mehr bekannt
desk-salvaged-competition = Damit verloren sind der Name des Turniers und die Fassung der Regeln. Bis beides neu aufgezeichnet ist („found“ in jadoube play), richten sich Entscheidungen nach der neuesten Fassung; sie kann die falsche sein.
desk-salvaged-presses = Das Drücken der Uhr nach einem Zug war verloren und ist neu aufgezeichnet; Anzahl: { $count }.
desk-salvaged-results = Ein früheres Ergebnis, das berichtigt oder zurückgenommen worden war, steht vielleicht bei: { $results }. Vergleichen Sie mit den Ergebniszetteln.
desk-salvaged-at-board =
    { $round ->
        [none] Brett { $board }
       *[other] Runde { $round }, Brett { $board }
    }
desk-salvaged-doubted = Möglicherweise fehlen Züge oder sind Zeiten falsch, weil eine verlorene Zeile zu der Partie gehört haben kann: { $games }{ $more ->
        [0] {""}
       *[other] {" "}und Partien, die hier nicht genannt sind: { $more }
    }. Vergleichen Sie mit den Partieformularen.
desk-salvaged-signatures = Unterschriften, die nicht echt sind, nicht mehr zu ihren Zeilen passen, fehlen oder nicht lesbar sind: { $count }. An ihrer Stelle hat unterschrieben, wer die Datei speicherte, sofern dieser Rechner einen Schlüssel hat.
desk-salvaged-others = Ausgelassen: Zeilen { $from } bis { $to } der Station { $station }.
desk-salvaged-others-back = Die Stationen, die sie haben, senden sie erneut, sobald sie verbunden sind.
desk-salvaged-alone = Weil eigene Zeilen fehlen, gehört die neue Datei einem Laptop allein: Die anderen Stationen nehmen nichts daraus an. Treten Sie dem Turnier über eine von ihnen als neue Station bei.
desk-salvaged-cut = Was nach der letzten Zeile kam, ist verloren, denn die Datei war abgeschnitten.
desk-salvaged-header = Der Kopf der Datei fehlt, der sagt, welches Turnier es ist: Die neue Datei gilt als ein anderes Turnier.
desk-salvaged-go-on = Hat dieser Rechner die beschädigte Datei in Erinnerung, fragt er, bevor er in der neuen aufzeichnet.
desk-unwritten = Eingaben können jetzt nicht aufgezeichnet werden. { $why }. Speichern Sie das Turnier anderswo, oder schreiben Sie Züge und Zeiten auf Papier
desk-recording = Ab jetzt wird in { $path } aufgezeichnet
desk-salvaged-altered = Außer den Zeilen war etwas beschädigt oder verändert ({ $note }); nichts davon ist in der neuen Datei.
desk-copy-failed = Die automatische Kopie konnte nicht angelegt werden. { $why }
desk-file-batch = Ein Befehl ergab mehr Ereignisse, als { $path } auf einmal aufnehmen kann
desk-file-io = { $path }: { $why }. Prüfen Sie Datenträger und Kabel und versuchen Sie es noch einmal
desk-strand-competition = Was als Aufzeichnung der Station mit dem Schlüssel { $station } kam, gehört zu einem anderen Turnier und wurde nicht übernommen. Prüfen Sie, welche Datei dort offen ist
desk-strand-broken = Was von der Aufzeichnung der Station mit dem Schlüssel { $station } kam, ist nicht so, wie es aufgezeichnet wurde, und wurde nicht übernommen: { $broken }. Holen Sie es von einer anderen Station
desk-strand-other-key = Was als Aufzeichnung der Station mit dem Schlüssel { $station } kam, ist mit dem Schlüssel { $other } unterschrieben und wurde nicht übernommen. Vergleichen Sie die Schlüssel auf beiden Bildschirmen
desk-strand-gap =
    Die Aufzeichnung der Station mit dem Schlüssel { $station } { $have ->
        [head] liegt hier noch nicht vor;
       *[other] liegt hier bis Zeile { $have } vor;
    } Zeile { $got } kann noch nicht folgen. Holen Sie zuerst die Zeilen dazwischen
desk-strand-fork = Die Station mit dem Schlüssel { $station } hat unter einer Nummer zwei verschiedene Zeilen aufgezeichnet und unterschrieben: hier steht { $have }, gekommen ist { $got }. Das Gekommene wurde nicht übernommen. Bewahren Sie die Dateien beider Stationen auf und klären Sie, wer was aufgezeichnet hat
desk-strand-other-beginning = Was von der Aufzeichnung der Station mit dem Schlüssel { $station } kam, soll anders beginnen als das, was hier liegt, und wurde nicht übernommen. Holen Sie es von einer anderen Station
desk-strand-no-key = Diese Datei nimmt keine Aufzeichnungen anderer Stationen auf, denn niemand unterschreibt sie. Öffnen Sie sie auf einem Rechner, der einen Schlüssel hat
desk-row-changed = Zeile { $row } wurde nach dem Schreiben verändert
desk-row-chain = Zeile { $row } folgt nicht auf die Zeile davor
desk-row-missing = Zeile { $row } fehlt
desk-row-order =
    { $row ->
        [head] Vor der ersten Zeile, beim Kopf der Datei, steht eine Zeile, die nicht dorthin gehört
       *[other] Zeile { $row } steht am falschen Platz
    }
desk-row-unreadable =
    { $row ->
        [head] Vor der ersten Zeile, beim Kopf der Datei, steht eine, die nicht lesbar ist
       *[other] Zeile { $row } ist nicht lesbar
    }
desk-row-header = Der Kopf der Datei fehlt, der sagt, welches Turnier es ist, und an den die erste Zeile gebunden ist. Ihre Zeilen sind lesbar: Speichern Sie den lesbaren Teil als neue Datei
desk-log-unknown = Nicht verstanden: von einem neueren Programm geschrieben
desk-log-aside = gilt nicht: Eine andere Aufzeichnung gilt
desk-log-misfit = passt nicht zur Partie und ist in ihr ausgelassen
desk-log-behind-misfit = nach Zeile { $row }, die nicht zur Partie passt
desk-log-behind-broken =
    { $row ->
        [head] hinter dem Kopf der Datei, ab dem sie nicht mehr gilt
       *[other] hinter Zeile { $row }, ab der die Datei nicht mehr gilt
    }
desk-log-behind-unknown = hinter Zeile { $row }, die dieses Programm nicht versteht
desk-log-not-certain = nicht sicher: Davor fehlen vielleicht Züge dieser Partie
desk-game-damaged = Zeile { $row } passt nicht zur Partie an Brett { $board }: Von dort an ist die Notation der Züge beschädigt
desk-not-recorded = Nicht aufgezeichnet, also hat sich nichts geändert. { $why }
desk-key-used = Unter diesem Schlüssel wurde schon ein anderer Befehl aufgezeichnet. Nichts wurde getan: Geben Sie jedem Befehl einen eigenen Schlüssel
desk-own-rows-elsewhere = Nichts wurde aufgezeichnet: Andere Stationen haben Zeilen von dieser bis { $there }, diese Datei endet bei { $have }. Sie ist eine ältere Kopie; mit den anderen verbinden, dann werden die Zeilen zurückgeholt
desk-other-state = Nichts wurde aufgezeichnet: Das ist nicht die Datei, in der auf diesem Computer zuletzt gearbeitet wurde. Öffnen Sie jene, oder wählen Sie über den Ansichten „In dieser Datei weiterarbeiten“
desk-key-elsewhere = Nichts wurde aufgezeichnet: Ein anderer Laptop oder eine andere Kopie dieser Datei zeichnet mit dem Schlüssel dieser Station auf. Zeile { $row } gibt es zweimal, und die anderen Stationen haben die andere. Arbeiten Sie dort weiter, wo diese entstand. Hier schließen Sie das Programm und bewahren diese Datei auf; benennen Sie station.key und connection.key in { $folder } um; dann treten Sie mit einem neuen Code in eine neue Datei bei und übernehmen die Bretter, die dieser Laptop führen soll
desk-key-undecided = Nichts wurde aufgezeichnet: Zeile { $row } wurde mit dem Schlüssel dieser Station zweimal aufgezeichnet, von diesem Laptop und von einem anderen, und noch keine andere Station hat gesagt, welche der beiden sie hat. Sobald eine verbunden ist, geht es hier weiter, oder dieser Laptop sagt, wo. Ist keine mehr erreichbar: Hier weitermachen… über den Ansichten zeichnet trotzdem auf, in jadoube play --json die Zeile {"{"}"go-on-without": true{"}"}
desk-exchange-key-elsewhere = Ein anderer Laptop oder eine andere Kopie dieser Datei zeichnet mit dem Schlüssel dieser Station auf: Zeile { $row } gibt es zweimal, und die anderen Stationen haben die andere. Hier wird nichts mehr aufgezeichnet; was hier ab dieser Zeile aufgezeichnet wurde, hat niemand erhalten. Arbeiten Sie dort weiter, wo die andere entstand. Hier schließen Sie das Programm und bewahren diese Datei auf; benennen Sie station.key und connection.key in { $folder } um; dann treten Sie mit einem neuen Code in eine neue Datei bei
desk-exchange-key-undecided = Ein anderer Laptop oder eine andere Kopie dieser Datei zeichnet mit dem Schlüssel dieser Station auf: Zeile { $row } gibt es zweimal. Noch keine andere Station hat gesagt, welche der beiden sie hat; bis dahin wird hier nichts aufgezeichnet. Sobald eine verbunden ist, geht es hier weiter, oder dieser Laptop sagt, wo. Ist keine mehr erreichbar: Hier weitermachen… über den Ansichten zeichnet trotzdem auf, in jadoube play --json die Zeile {"{"}"go-on-without": true{"}"}
desk-exchange-key-copied = Ein anderer Laptop oder eine andere Kopie dieser Datei zeichnet mit dem Schlüssel dieser Station auf: Zeile { $row } gibt es zweimal. Die anderen Stationen haben die Zeile dieses Laptops: Arbeiten Sie hier weiter. Was auf dem anderen aufgezeichnet wird, erhält niemand; er muss mit einem neuen Code in eine neue Datei beitreten. Der Beweis steht in { $path }; jadoube stations zeigt ihn
desk-exchange-recorded-twice = Die Station { $station } hat unter einer Nummer zwei verschiedene Zeilen aufgezeichnet und unterschrieben: hier steht { $have }, gekommen ist { $got }. Das Gekommene wurde nicht übernommen. Bewahren Sie die Dateien beider Laptops auf und klären Sie, wer was aufgezeichnet hat
desk-dismissed = { $by } hat diese Station entlassen: { $reason }. Nichts geht mehr an die anderen. Um wieder teilzunehmen, bitten Sie dort um einen neuen Code
desk-exchange-unreadable = Was empfangen wurde, ist keine Nachricht einer anderen Station
desk-exchange-stranger = Zeilen der Station { $station } wurden nicht übernommen: Hier ist nicht verzeichnet, dass sie an diesem Turnier teilnimmt. Hat die Hauptstation sie zugelassen, kommen sie mit deren Aufzeichnung erneut
desk-exchange-own-rows-claimed = Eine andere Station gibt an, dass diese bis Zeile { $there } aufgezeichnet hat; hier sind es { $have }. Die fehlenden Zeilen wurden angefordert. Ist dies eine ältere Kopie der Datei, erst weiter aufzeichnen, wenn sie da sind
desk-comparing-unsound = { $path } ist nicht unversehrt; jadoube verify sagt, wo
desk-comparing-other-competition = { $path } gehört zu einem anderen Turnier als die anderen
desk-comparing-twice = { $path } enthält den Beweis, dass die Station { $station } eine Zeile zweimal aufgezeichnet hat
desk-comparing-row = Zeile { $row } der Station { $station } lautet in { $path } anders als in { $other }
desk-comparing-board = Brett { $board } hat in { $path } einen anderen Verlauf als in { $other }
desk-comparing-state = Was { $path } und { $other } beide wissen, ergibt zwei verschiedene Stände
desk-comparing-writers = In { $path } gilt, was zwei Stationen in Zeitraum { $term } aufgezeichnet haben, { $post }
desk-comparing-number = In { $path } wurde die Nummer { $number } zweimal vergeben
desk-proposed = Bei der Station erbeten, die es aufzeichnet: { $what }
desk-proposed-result = Brett { $board }, Ergebnis { $result }
desk-proposed-at-board = etwas an Brett { $board }
desk-proposed-entry = Anmeldung von { $names }
desk-proposed-correction = Berichtigung der Angaben zu { $names }
desk-proposed-withdrawal = Rückzug ab Runde { $round }: { $names }
desk-proposed-return = Rückkehr ab Runde { $round }: { $names }
desk-proposed-absence = Abwesenheit in Runde { $round }: { $names }
desk-proposed-presence = doch anwesend in Runde { $round }: { $names }
desk-proposed-bye = spielfrei in Runde { $round }: { $names }
desk-proposed-pairings = Paarungen der Runde { $round }
desk-proposed-other = etwas für das ganze Turnier
desk-carried-out = Was eine andere Station erbeten hatte, wurde getan
desk-turned-down = Was eine andere Station erbeten hatte, wurde abgelehnt: { $why }
desk-no-competition = Kein Turnier ist offen. Öffnen Sie eines oder legen Sie ein neues an
desk-text-file = { $path } lässt sich nicht lesen oder schreiben. Prüfen Sie Namen, Datenträger und Berechtigung. Das System meldet: { $why }
desk-no-games = { $path } enthält keine lesbare Partie
desk-pgn-folder = { $path } ist ein Ordner. Wählen Sie eine Datei mit Partien (PGN)
desk-pgn-special = { $path } ist eine Pipe oder ein Gerät. Schreiben Sie die Partien zuerst in eine Datei und lesen Sie diese ein
desk-pgn-binary = { $path } ist kein Text und enthält keine Partien in PGN. Wählen Sie eine Datei mit Partien
desk-import-stopped = Das Programm sollte enden, während es { $path } las. Partien auf ihren Brettern: { $games }; lesen Sie die übrigen aus einer Datei ohne diese ein
desk-game-too-long = { $path } enthält eine Partie mit { $plies } Halbzügen, aber keine Partie kann mehr als { $most } haben. Teilen oder berichtigen Sie die Datei
desk-no-device = Zu diesem Tisch gehört kein elektronisches Brett. Weisen Sie unter „Geräte“ eines zu
desk-gone = Der Hintergrunddienst des Programms ist ausgefallen. Starten Sie das Programm neu; nichts Aufgezeichnetes ist verloren
desk-failed = Im Programm selbst ist ein Fehler aufgetreten. Wo, steht in { $path }: Geben Sie diese Datei denen, die das Programm pflegen
desk-failed-unreported = Im Programm selbst ist ein Fehler aufgetreten
desk-failed-closed = Das Turnier wurde geschlossen; alles Aufgezeichnete steht in seiner Datei. Starten Sie das Programm neu
desk-not-founded = Diese Datei enthält noch kein Turnier
desk-already-founded = Diese Datei enthält schon ein Turnier
desk-name-missing = Geben Sie dem Turnier einen Namen
desk-rules-unusable = { $faults }
desk-no-such-regulations = Bestimmungen „{ $regulations }“ für Berufungen gibt es in diesem Programm nicht. Wählen Sie andere
desk-member-nameless = Jedes Mitglied des Turniergerichts braucht einen Namen, und keine zwei denselben. Tragen Sie die Namen ein
desk-appeals-provided = Berufungen: { $regulations }. Turniergericht: { $members }
desk-no-such-edition = Eine Fassung „{ $edition }“ der Schachregeln gibt es in diesem Programm nicht. Wählen Sie eine andere, etwa 2023
desk-reason-missing = Eine Berichtigung braucht einen Grund
desk-no-game = Auf Brett { $board } ist keine Partie angesetzt
desk-no-such-game = Eine solche Partie gibt es in diesem Turnier nicht
desk-board-taken = An Brett { $board } läuft noch eine andere Partie. Beenden Sie diese zuerst
desk-no-board-zero = Bretter werden ab 1 gezählt
desk-no-clocks = { $act ->
    [start] Keine Uhr kann gestartet werden
    [stop] Keine Uhr kann angehalten werden
   *[resume] Nach einer Unterbrechung blieb keine Uhr stehen
}
desk-line-nameless = Ein Brett braucht den Namen seiner Leitung, etwa /dev/ttyUSB0 oder COM3. Geben Sie einen Namen an
desk-device-taken = Dieses Gerät ist schon an Brett { $board }. Heben Sie dort zuerst die Zuordnung auf, in jadoube play mit "device": null
desk-port-scheme = { $port } ist keine Leitung. Vom Netz wird nur tcp://host:port verstanden, etwa tcp://192.168.1.7:4001
desk-port-host = In { $port } ist kein Rechner zu lesen. Schreiben Sie tcp://host:port, etwa tcp://192.168.1.7:4001
desk-port-number = In { $port } ist kein Port von 1 bis 65535 zu lesen. Schreiben Sie tcp://host:port, etwa tcp://192.168.1.7:4001
desk-not-fen = „{ $fen }“ ist keine FEN
desk-unplayable =
    Aus „{ $fen }“ kann keine Partie gespielt werden: { $reason ->
        [no-king] Ein Spieler hat keinen König
        [several-kings] Ein Spieler hat mehr als einen König
        [pawn-on-last-rank] Ein Bauer steht auf der ersten oder achten Reihe
        [opponent-in-check] Der Spieler, der nicht am Zug ist, steht im Schach
        [castling-rights] Die Rochaderechte passen nicht zu den Figuren
        [en-passant] Das Feld für das Schlagen en passant passt nicht zu den Figuren
       *[other] Die Stellung kann im Schach nicht entstehen
    }
desk-no-such-start = Chess960 hat die Anfangsstellungen 0 bis 959; eine Nummer { $number } gibt es nicht
desk-control = Die Bedenkzeit ist nicht brauchbar: { $why }
desk-at-board = Brett { $board }: { $text }
desk-in-game-of-incident = Partie des Vorfalls { $no }: { $text }
desk-recovered =
    { $left ->
        [closed] Das Turnier wurde geschlossen, während Uhren liefen; die Unterbrechung dauerte { $away }
        [asked] Wie die verlorene Zeit zählt, ist noch zu entscheiden
       *[other] Das Programm wurde unterbrochen; die Unterbrechung dauerte { $away }
    }. { $entries ->
        [one] Ein Eintrag wurde wieder gelesen
       *[other] { $entries } Einträge wurden wieder gelesen
    }{ $clocks ->
        [0] {""}
        [one] ; eine Uhr lief und steht jetzt
       *[other] ; { $clocks } Uhren liefen und stehen jetzt
    }{ $stood ->
        [0] {""}
        [one] ; eine Uhr stand schon{ $since ->
            [none] {""}
           *[other] {" "}seit { $since }
        }
       *[other] ; { $stood } Uhren standen schon{ $since ->
            [none] {""}
           *[other] {" "}seit { $since }
        }
    }{ $absent ->
        [0] {""}
        [one] ; an Brett { $boards } läuft die Uhr des abwesenden Spielers weiter
       *[other] ; an den Brettern { $boards } laufen die Uhren der abwesenden Spieler weiter
    }{ $moved ->
        [0] {""}
        [one] ; Brett { $elsewhere } hat inzwischen eine andere Station übernommen: Es gilt, was diese aufgezeichnet hat
       *[other] ; die Bretter { $elsewhere } hat inzwischen eine andere Station übernommen: Es gilt, was diese aufgezeichnet hat
    }
desk-importing = { $games ->
    [one] Eine Partie ist gelesen
   *[other] { $games } Partien sind gelesen
}
desk-importing-plies = { $line }, und { $plies } von { $of } Halbzügen der nächsten
desk-imported =
    { $games ->
        [one] Eine Partie wurde gelesen
       *[other] { $games } Partien wurden gelesen
    }{ $complaints ->
        [0] {""}
        [one] , mit einer Beanstandung
       *[other] , mit { $complaints } Beanstandungen
    }{ $leftout ->
        [0] {""}
        [one] . Eine Angabe wurde weggelassen
       *[other] . { $leftout } Angaben wurden weggelassen
    }{ $there ->
        [0] {""}
        [one] . Eine Partie steht schon in diesem Turnier und wurde nicht noch einmal gelesen
       *[other] . { $there } Partien stehen schon in diesem Turnier und wurden nicht noch einmal gelesen
    }{ $notsetup ->
        [0] {""}
        [one] . Eine Partie lässt sich nicht aufstellen und wurde weggelassen
       *[other] . { $notsetup } Partien lassen sich nicht aufstellen und wurden weggelassen
    }
desk-import-more = { $count ->
    [one] und { $count } weitere Zeile
   *[other] und { $count } weitere Zeilen
}
desk-no-cells = In { $path } hat die Brailleschrift keine Zeichen für: { $letters }; dort stehen Vollzeichen
desk-written = { $path } wurde geschrieben
desk-live-failed = Die Live-PGN kann nicht geschrieben werden. { $path }: { $why }
desk-supervised = Schnellschach und Blitz eng beaufsichtigt
desk-unsupervised = Schnellschach und Blitz ohne enge Aufsicht
desk-founded = Turnier „{ $name }“ angelegt, Regeln von { $edition }
desk-founded-at = { $what }. Datei: { $path }
desk-changed = Das Turnier ist jetzt „{ $name }“, Regeln von { $edition } ({ $reason })
desk-device-assigned = Brett { $board }: elektronisches Brett an { $port }
desk-device-removed = Brett { $board }: kein elektronisches Brett mehr
desk-own-board-assigned = Brett { $board }, Brett von { $side }: elektronisches Brett an { $port }
desk-own-board-removed = Brett { $board }, Brett von { $side }: kein elektronisches Brett mehr
desk-role-chief-arbiter = Hauptschiedsrichter
desk-role-arbiter = Schiedsrichter
desk-role-device = Gerät
desk-role-program = Programm
desk-watch-taken-back = Zurückgenommen bis zur Stellung { $place }
desk-watch-earlier = Das Brett zeigt eine frühere Stellung, { $place }; die Aufzeichnung bleibt, wie sie ist
desk-watch-not-completed = { $move } wurde ausgeführt und nicht durch Drücken der Uhr abgeschlossen; der Zug gehört zur Partie
desk-watch-moves-missing = Züge { $place } wurden nicht übermittelt; die Partie geht weiter von { $position }
desk-watch-unfinished = Die Leitung zum Brett brach { $place } mitten in der Partie ab. Was dann gespielt wurde, fehlt hier: Vergleichen Sie mit den Partieformularen
desk-watch-illegal = { $completed ->
    [yes] { $side } hat einen regelwidrigen Zug ausgeführt; auf dem Brett steht { $placement }
   *[no] Eine Stellung, zu der kein regelgemäßer Zug von { $side } führt: { $placement }
}
desk-watch-agreed = Brett und Partie stimmen wieder überein
desk-watch-displaced = Verschobene Figuren auf { $squares }
desk-watch-pressed = { $side } hat die Uhr ohne Zug gedrückt
desk-watch-shown-white = Die Könige zeigen: Weiß gewinnt
desk-watch-shown-black = Die Könige sagen: Schwarz gewinnt
desk-watch-shown-draw = Die Könige sagen: remis
desk-watch-start = Die Anfangsstellung ist aufgebaut
desk-watch-device = Brett mit Seriennummer { $serial }, Version { $version }
desk-taken-back-on-board = auf dem Brett gezeigt
desk-only-read = Nur lesbar: In dieser Datei kann hier nichts geändert werden
desk-only-read-why = { $why }. Es wird gezeigt, so weit es lesbar war; ändern lässt sich nichts
desk-set-by-hand = Brett { $board }: Die Uhr auf dem Tisch lässt sich von hier nicht stellen. Stellen Sie sie von Hand: Weiß { $white }, Schwarz { $black }
desk-demo-script = Die Vorführung selbst ist fehlerhaft: „{ $why }“
desk-demo-no-board = Hier gibt es kein simuliertes Brett: { $why }
desk-watch-lever = Der Hebel und die laufende Uhr widersprechen sich
desk-watch-not-legal = Ein erkannter Zug ist nicht regelgemäß
desk-watch-flag = Das Blättchen von { $side } ist gefallen
desk-demo-wrong-no-game = Brett { $board } hat keine Partie
desk-demo-wrong-moves = Brett { $board }: Die Mitschrift lautet { $moves }
desk-demo-wrong-ended = Brett { $board }: anders beendet: { $how ->
    [none] gar nicht
   *[other] { $how }
}
desk-demo-wrong-no-blind-match = Brett { $board } hat keine Partie mit einem blinden Spieler
desk-demo-wrong-noticed = Brett { $board }: In der Partie mit einem blinden Spieler wurde anderes bemerkt
desk-demo-wrong-boards-differ = Brett { $board }: Die Bretter weichen noch voneinander ab
desk-demo-wrong-not-settled = Umschlag { $no } ist nicht erledigt
desk-demo-wrong-no-article = Vorfall { $no }: keine Entscheidung, die einen Artikel nennt
desk-demo-wrong-incidents = Es gab andere Vorfälle ({ $count })
desk-demo-wrong-counted = Brett { $board }: Regelwidrige Züge sind anders gezählt
desk-list-too-long = { $path } ist zu lang für eine Teilnehmerliste
desk-control-sign = Der Text „{ $text }“ enthält einen Zeilenumbruch oder ein anderes unsichtbares Zeichen. Schreiben Sie ihn ohne
desk-list-empty = { $path } ist leer
desk-list-not-text = { $path } ist kein Text. Eine Spielerliste ist eine als CSV gespeicherte Tabelle oder eine Turnierdatei (TRF)
desk-renewed = Die Server dieses Turniers werden dort gesucht, wo der Code angibt
desk-led = Der Laptop von { $by } teilt das Turnier von jetzt an. Dieser Laptop verbindet sich von selbst dorthin
desk-renewed-of-other = Der Code gehört zu einem Turnier, das hier nicht geöffnet ist. Öffnen Sie dessen Datei auf diesem Laptop: Die Server werden dort gesucht, wo der Code angibt
