# Die Uhren aller Bretter zugleich, und Schließen, während welche laufen.

clocks-title-start = Alle Uhren starten
clocks-title-stop = Alle Uhren anhalten
clocks-title-resume = Uhren nach einer Unterbrechung wieder starten
clocks-ask = { $act ->
    [stop] { $count ->
        [one] Eine Uhr wird angehalten: Brett { $boards }
       *[other] { $count } Uhren werden angehalten: Bretter { $boards }
    }
   *[start] { $count ->
        [one] Eine Uhr wird für den Spieler am Zug gestartet: Brett { $boards }
       *[other] { $count } Uhren werden jeweils für den Spieler am Zug gestartet: Bretter { $boards }
    }
}
clocks-deed = { $act ->
    [stop] { $count ->
        [one] Eine Uhr anhalten
       *[other] { $count } Uhren anhalten
    }
   *[start] { $count ->
        [one] Eine Uhr starten
       *[other] { $count } Uhren starten
    }
}
clocks-nothing = { $act ->
    [start] Keine Uhr ist zu starten
    [stop] Keine Uhr läuft
   *[resume] Nach einer Unterbrechung blieb keine Uhr stehen
}
clocks-boards-not = { $count ->
    [one] Nicht an Brett { $boards }: { $why }
   *[other] Nicht an den Brettern { $boards }: { $why }
}
clocks-changed-gone = { $count ->
    [one] Brett { $boards } hat sich inzwischen geändert und bleibt, wie es ist
   *[other] Die Bretter { $boards } haben sich inzwischen geändert und bleiben, wie sie sind
}
clocks-changed-new = { $count ->
    [one] Brett { $boards } ist inzwischen dazugekommen; danach war nicht gefragt, es bleibt, wie es ist
   *[other] Die Bretter { $boards } sind inzwischen dazugekommen; danach war nicht gefragt, sie bleiben, wie sie sind
}
clocks-done = { $act ->
    [stop] { $count ->
        [one] Eine Uhr angehalten
       *[other] { $count } Uhren angehalten
    }
   *[start] { $count ->
        [one] Eine Uhr gestartet
       *[other] { $count } Uhren gestartet
    }
}
clocks-not-on-table = die Uhr auf dem Tisch misst die Zeit
clocks-not-lost-time = zuerst ist zu sagen, wie die verlorene Zeit zählt
clocks-not-only-read = die Partie ist aus einer Datei gelesen; setzen Sie ihre Uhr einzeln in Gang
clocks-not-flag-down = das Blättchen von { $side } ist gefallen
clocks-not-incident = Vorfall { $no } ist nicht entschieden
clocks-leave-title = Das Turnier verlassen, während Uhren laufen?
clocks-leave-what = { $count ->
    [one] Die Uhr an Brett { $boards } läuft. Wenn Sie dieses Turnier jetzt verlassen, bleibt sie stehen; beim nächsten Öffnen wird gefragt, wie die Zeit dazwischen zählt
   *[other] { $count } Uhren laufen: Bretter { $boards }. Wenn Sie dieses Turnier jetzt verlassen, bleiben sie stehen; beim nächsten Öffnen wird gefragt, wie die Zeit dazwischen zählt
}
clocks-leave-deed = Verlassen
clocks-close-title = Schließen, während Uhren laufen?
clocks-close-what = { $count ->
    [one] Die Uhr an Brett { $boards } läuft. Wenn Sie jetzt schließen, bleibt sie stehen; beim nächsten Öffnen wird gefragt, wie die Zeit dazwischen zählt
   *[other] { $count } Uhren laufen: Bretter { $boards }. Wenn Sie jetzt schließen, bleiben sie stehen; beim nächsten Öffnen wird gefragt, wie die Zeit dazwischen zählt
}
clocks-close-draft-title = Schließen, obwohl Eingegebenes nicht aufgezeichnet ist?
clocks-close-draft = Was Sie eingegeben haben, ist noch nicht aufgezeichnet: Wenn Sie jetzt schließen, geht es verloren
clocks-close-deed = Schließen
