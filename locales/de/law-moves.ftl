# Ausführen und Abschließen eines Zuges: was jede Ausgabe der Regeln sagt, in eigenen Worten.

law-moves-m01 = Wann ein Zug ausgeführt ist
law-moves-m01-1972 = Auf ein freies Feld: wenn die Hand loslässt. Schlagen: wenn die geschlagene Figur vom Brett und die eigene losgelassen ist. Rochade: wenn der Turm losgelassen ist. Umwandlung: wenn der Bauer vom Brett und die neue Figur auf dem Feld losgelassen ist
law-moves-m01-1997 = Ein Zug gilt als ausgeführt, sobald alles geschehen ist, was Artikel 3 dafür verlangt; die einzelnen Handgriffe sind nicht aufgezählt
law-moves-m01-2005 = Die Bedingungen werden wieder aufgezählt. Schlagen: geschlagene Figur entfernt und eigene losgelassen; Rochade: Turm auf seinem neuen Feld losgelassen; Umwandlung: Bauer entfernt und neue Figur auf dem Umwandlungsfeld losgelassen
law-moves-m01-2018 = Schlagen: Die geschlagene Figur ist vom Brett, die schlagende losgelassen. Rochade: Der Spieler hat den Turm auf seinem neuen Feld losgelassen. Umwandlung: Die neue Figur ist auf dem Feld losgelassen und der Bauer vom Brett, gleich in welcher Reihenfolge

law-moves-m02 = Reihenfolge bei der Umwandlung
law-moves-m02-1972 = Zuerst kommt der Bauer vom Brett, dann oder zugleich wird die neue Figur auf dem Feld losgelassen. Der Bauer darf vorher auf das Umwandlungsfeld gestellt werden
law-moves-m02-1997 = Für das Entfernen des Bauern und das Einsetzen der neuen Figur ist keine Reihenfolge vorgeschrieben
law-moves-m02-2014 = Der Bauer muss nicht auf das Umwandlungsfeld gestellt werden; ihn zu entfernen und die neue Figur einzusetzen ist in beliebiger Reihenfolge erlaubt. Steht dort eine Figur, muss sie geschlagen werden

law-moves-m03 = Wann ein Zug durch die Uhr abgeschlossen ist
law-moves-m03-1972 = Nach dem Zug hält der Spieler seine Uhr an. Einen allgemeinen Begriff des Abschlusses durch die Uhr gibt es nicht; nur beim letzten Zug einer Periode kommt es auf sie an
law-moves-m03-1980 = Der Spieler hält nach dem Zug seine Uhr an. Beim letzten Zug einer Periode gehört das Anhalten zum Abschluss (Auslegung von 1976)
law-moves-m03-1997 = Ein Zug ist erst abgeschlossen, wenn der Spieler seine Uhr angehalten hat, außer der Zug selbst beendet die Partie
law-moves-m03-2009 = Ein Zug ist erst abgeschlossen, wenn der Spieler seine Uhr angehalten hat. Die Ausnahmen sind aufgezählt: Matt, Patt, tote Stellung und vereinbartes Remis
law-moves-m03-2018 = Das Drücken der Uhr schließt den Zug ab. Ebenso gilt er als abgeschlossen, wenn er die Partie beendet (Matt, Patt, tote Stellung, fünfmalige Stellungswiederholung, 75 Züge) oder wenn derselbe Spieler den nächsten Zug ausgeführt hat
law-moves-m03-2023 = Das Drücken der Uhr schließt den Zug ab. Ebenso gilt er als abgeschlossen, wenn er die Partie beendet, wobei die Liste neben Matt, Patt, toter Stellung, fünfmaliger Stellungswiederholung und 75 Zügen nun auch Artikel 9.2.1 (Antrag wegen Wiederholung) nennt, oder wenn derselbe Spieler den nächsten Zug ausgeführt hat

law-moves-m04 = Letzter Zug der Periode; Matt vor dem Blättchenfall
law-moves-m04-1972 = Der letzte Zug einer Periode zählt erst nach dem Anhalten der Uhr, aber ein Matt vor dem Blättchenfall gewinnt. Wer mit diesem Zug nach Artikel 12.3 Remis durch Wiederholung beantragt, führt ihn aus, ohne die Uhr anzuhalten; hätte die Zeit gereicht, darf der Turnierleiter ihn als abgeschlossen ansehen
law-moves-m04-1980 = Der letzte Zug einer Periode braucht die Uhr. Matt, Patt oder ein Antrag nach Artikel 12.3 vor dem Blättchenfall zählen auch ohne sie (1976)
law-moves-m04-1997 = Fällt das Blättchen vor der vorgeschriebenen Zügezahl, ist die Partie verloren, außer sie war schon nach Artikel 5 beendet, etwa durch Matt oder Patt
law-moves-m04-2018 = Wer die vorgeschriebenen Züge nicht rechtzeitig abschließt, verliert, doch Matt, Patt, tote Stellung oder vereinbartes Remis vor der Feststellung des Blättchenfalls bleiben gültig

law-moves-m05 = Hände und Umgang mit der Uhr
law-moves-m05-1972 = Es gibt keine Regel, mit welcher Hand gezogen oder gedrückt wird
law-moves-m05-1980 = Der Spieler muss die Uhr nicht mit der Hand anhalten, mit der er gezogen hat (Auslegung von 1972)
law-moves-m05-2001 = Eine Hand zieht, und dieselbe hält die Uhr an. Den Finger auf oder über dem Knopf zu halten oder die Uhr zu schlagen, hochzuheben oder umzuwerfen ist verboten und wird nach Artikel 13.4 bestraft
law-moves-m05-2018 = Eine Hand zieht, und dieselbe drückt; vor dem Zug zu drücken ist verboten, ebenso der Finger auf oder über dem Knopf und grober Umgang mit der Uhr. Mit der anderen Hand zu drücken ist kein regelwidriger Zug, wird aber nach Artikel 12.9 bestraft

law-moves-m06 = Drücken, nachdem der Gegner geantwortet hat
law-moves-m06-1972 = Der Text erwähnt es nicht
law-moves-m06-1997 = Dem Spieler muss in jedem Fall Gelegenheit bleiben, nach seinem Zug die Uhr anzuhalten
law-moves-m06-2018 = Der Spieler behält das Recht, nach seinem Zug die Uhr zu drücken, auch wenn der Gegner schon den nächsten ausgeführt hat
