# Schach960 und Punkte, Ausgabe für Ausgabe, mit eigenen Worten.

law-other-x01 = Schach960
law-other-x01-1972 = Schach960 steht nicht in den Regeln
law-other-x01-2009 = Die weißen Figuren stehen ausgelost auf der ersten Reihe, der König zwischen den Türmen, die Läufer auf verschiedenfarbigen Feldern, die Bauern auf der zweiten; Schwarz spiegelbildlich. Die Rochade, einmal je Partie und schon im ersten Zug möglich, endet wie im Schach: König c- und Turm d-Linie oder König g- und Turm f-Linie. Alle Felder zwischen Anfang und Ende des Weges von König und Turm, die Zielfelder eingeschlossen, müssen bis auf diese beiden frei sein; vier Arten der Ausführung von Hand sind beschrieben
law-other-x01-2018 = Dasselbe Spiel wie 2009, nun als Richtlinie: König zwischen den Türmen, Läufer auf verschiedenen Farben, Schwarz spiegelbildlich; die Rochade, einmal und schon im ersten Zug möglich, endet mit König c- und Turm d-Linie oder König g- und Turm f-Linie, und alle Felder auf dem Weg beider müssen bis auf König und Turm frei sein

law-other-x02 = Punkte
law-other-x02-1972 = Kein Artikel über Punkte
law-other-x02-2001 = Wenn nichts anderes bekannt gegeben ist, zählt ein Sieg (auch kampflos) 1, ein Remis ½ und eine Niederlage (auch kampflos) 0
law-other-x02-2018 = Wenn die Turnierordnung nichts anderes bestimmt, zählt ein Sieg (auch kampflos) 1, ein Remis ½ und eine Niederlage (auch kampflos) 0. Zusammen darf eine Partie nie mehr als die üblichen Punkte bringen, und Teilungen wie ¾ zu ¼ sind nicht erlaubt

law-other-x03 = Ausscheiden aus einem Turnier
law-other-x03-1972 = Unter der Hälfte der Partien bleiben die Ergebnisse in der Tabelle, zählen aber für niemanden, und die nicht gespielten Partien sind (-) für beide; ab der Hälfte zählt alles, mit 1 für die Gegner und 0 für den Ausgeschiedenen
law-other-x03-2005 = Turnierregeln der FIDE von 2006: Unter der Hälfte der Partien bleiben die Ergebnisse, zählen aber nicht, ab der Hälfte zählen sie; in beiden Fällen sind die nicht gespielten Partien (-) für den Spieler und (+) für die Gegner. Unentschuldigtes Fehlen schließt aus, wenn der Hauptschiedsrichter nicht anders entscheidet, und ebenso eine dritte kampflos verlorene Partie, wenn Turnierordnung oder Schiedsrichter nichts anderes bestimmen
law-other-x03-2023 = Allgemeine Bestimmungen der FIDE (C05): Unter der Hälfte der Partien zählen die Ergebnisse nicht für den Endstand, ab der Hälfte zählen sie; die nicht gespielten Partien sind (-) für den Spieler und (+) für die Gegner. Wer ohne Nachricht fehlt, gilt als ausgeschieden, wenn er es nicht vor der nächsten Auslosung erklärt
