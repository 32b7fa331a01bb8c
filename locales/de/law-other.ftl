# Schach960 und Punkte, Ausgabe für Ausgabe, mit eigenen Worten.

law-other-x01 = Schach960
law-other-x01-1972 = Schach960 steht nicht in den Regeln
law-other-x01-2009 = Die weißen Figuren stehen ausgelost auf der ersten Reihe, der König zwischen den Türmen, die Läufer auf verschiedenfarbigen Feldern, die Bauern auf der zweiten; Schwarz spiegelbildlich. Die Rochade, einmal je Partie und schon im ersten Zug möglich, endet wie im Schach: König c- und Turm d-Linie oder König g- und Turm f-Linie. Alle Felder zwischen Anfang und Ende des Weges von König und Turm, die Zielfelder eingeschlossen, müssen bis auf diese beiden frei sein; vier Arten der Ausführung von Hand sind beschrieben
law-other-x01-2018 = Dasselbe Spiel wie 2009, nun als Richtlinie: König zwischen den Türmen, Läufer auf verschiedenen Farben, Schwarz spiegelbildlich; die Rochade, einmal und schon im ersten Zug möglich, endet mit König c- und Turm d-Linie oder König g- und Turm f-Linie, und alle Felder auf dem Weg beider müssen bis auf König und Turm frei sein

law-other-x02 = Punkte
law-other-x02-1972 = Kein Artikel über Punkte
law-other-x02-2001 = Wenn nichts anderes bekannt gegeben ist, zählt ein Sieg (auch kampflos) 1, ein Remis ½ und eine Niederlage (auch kampflos) 0
law-other-x02-2018 = Wenn die Turnierordnung nichts anderes bestimmt, zählt ein Sieg (auch kampflos) 1, ein Remis ½ und eine Niederlage (auch kampflos) 0. Zusammen darf eine Partie nie mehr als die üblichen Punkte bringen, und Teilungen wie ¾ zu ¼ sind nicht erlaubt
