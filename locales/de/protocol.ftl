# Die Blätter eines Vorfalls und einer Runde, wie sie gedruckt werden.

protocol-incident = Vorfall { $no }: { $case }
protocol-round = Runde { $round }
protocol-board = Brett { $board }: { $game }
protocol-open = Noch nicht entschieden
protocol-corrections = Berichtigungen
protocol-place = Ort
protocol-arbiter = Schiedsrichter
protocol-printed = Gedruckt
protocol-opened = Eröffnet
protocol-decided = Entschieden
protocol-position = Stellung (FEN)
protocol-result = Ergebnis
protocol-moves = Züge
protocol-head = Stand
protocol-key = Unterschreibender Schlüssel
protocol-unsigned = Niemand: Die Aufzeichnung wird nicht unterschrieben
protocol-nothing = Diesen Vorfall oder eine Partie dieser Runde gibt es nicht
protocol-print = Blatt drucken…
protocol-no-games = Von dieser Runde ist keine Partie angesetzt
protocol-not-begun = nicht begonnen
protocol-going-on = läuft
protocol-head-camera = Stand der Aufzeichnung für eine Kamera
protocol-head-what = jadoube verify --head sagt später, ob dieser Stand zur Datei gehört
