# Der Saal: alle Bretter.

hall-boards = Bretter
hall-controls = Auswahl und Befehle
hall-show = Zeigen
hall-filter-all = Alle
hall-filter-concern = Braucht Aufmerksamkeit
hall-filter-playing = Laufende
hall-round = Runde
hall-order = Reihenfolge
hall-order-number = Nach Nummer
hall-order-concern = Alarme zuerst
hall-summary = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
} · { $playing } im Gang · { $ended } beendet · { $pressing } mit Alarm
hall-empty = Noch ist kein Brett eingerichtet
hall-empty-what = Richten Sie ein Brett oder sechzig ein, mit Spielern und Bedenkzeit
hall-none-shown = Kein Brett zu zeigen
hall-none-shown-what = Kein Brett passt zur Auswahl oben
hall-tile = Brett { $board }, { $white } gegen { $black }: { $status }

# Was gesagt wird, wenn mit den Ohren gearbeitet wird.

hall-row = Reihe { $row } von { $rows }
hall-tile-station = geführt von Station { $letter }, { $name }
hall-station = Station
hall-station-own = Diese Station
