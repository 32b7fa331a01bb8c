# Partien mit blinden und sehbehinderten Spielern, Ausgabe für Ausgabe, mit eigenen Worten.

law-blind-b01 = Zwei Bretter
law-blind-b01-1972 = Zwischen einem sehenden und einem blinden Spieler sind zwei Bretter Pflicht
law-blind-b01-2001 = Jeder der beiden Spieler, sehend oder blind, darf zwei Bretter verlangen. Die Verantwortlichen dürfen die Regeln den örtlichen Verhältnissen anpassen
law-blind-b01-2018 = Jeder der beiden Spieler, sehend oder blind, darf zwei Bretter verlangen. Der Veranstalter darf die Regeln nach Rücksprache mit dem Schiedsrichter den örtlichen Verhältnissen anpassen

law-blind-b02 = Das besondere Brett
law-blind-b02-1972 = Das Brett des blinden Spielers hat Steckfelder für die Figuren
law-blind-b02-2001 = Das Brett des blinden Spielers misst mindestens 20 mal 20 cm, die schwarzen Felder sind leicht erhöht, jedes Feld hat ein Loch für Steckfiguren. Die Figuren haben Staunton-Form, die schwarzen sind fühlbar gekennzeichnet

law-blind-b03 = Ansagen der Züge und die Namen dafür
law-blind-b03-1972 = Jeder Zug wird deutlich angesagt, vom Gegner wiederholt und dann auf dessen eigenem Brett ausgeführt
law-blind-b03-2001 = Jeder Zug wird deutlich angesagt, vom Gegner wiederholt und auf dessen Brett ausgeführt; bei einer Umwandlung wird die neue Figur angesagt. Vorgeschlagen werden für die Linien Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, für die Reihen deutsche Zahlen, dazu die deutschen Namen der Figuren und Rochaden
law-blind-b03-2018 = Jeder Zug wird deutlich angesagt, vom Gegner wiederholt und auf dessen Brett ausgeführt; bei einer Umwandlung wird die neue Figur angesagt. Vorgeschlagen werden für die Linien Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector und deutsche Figurennamen; die Reihen haben deutsche Zahlen, sofern der Schiedsrichter nichts anderes bestimmt

law-blind-b04 = Wann eine Figur berührt ist
law-blind-b04-1972 = Auf dem Brett des blinden Spielers gilt eine Figur als berührt, sobald sie aus ihrem Loch genommen ist

law-blind-b05 = Wann ein Zug ausgeführt ist
law-blind-b05-1972 = Ein Zug ist ausgeführt, wenn die Figur in einem Loch steckt, eine geschlagene Figur vom Brett des Spielers am Zug entfernt und der Zug angesagt ist. Erst dann wird die Uhr des Gegners gestartet
law-blind-b05-2001 = Ein Zug ist ausgeführt, wenn eine geschlagene Figur vom Brett entfernt ist, die gezogene in einem anderen Loch steckt und der Zug angesagt ist; erst dann wird die Uhr des Gegners gestartet. Für den sehenden Spieler gelten beim Berühren und Ausführen die üblichen Regeln

law-blind-b06 = Uhr für Blinde
law-blind-b06-1972 = Eine eigens für Blinde gebaute Uhr mit Blättchen ist erlaubt
law-blind-b06-2001 = Zulässig ist eine besondere Uhr: verstärkte Zeiger, alle fünf Minuten ein erhabener Punkt und alle fünfzehn zwei, dazu ein gut fühlbares Blättchen. In den letzten fünf Minuten der vollen Stunde muss der Minutenzeiger zu ertasten sein
law-blind-b06-2018 = Zulässig sind eine sprechende Uhr, die dem blinden Spieler Zeit und Zügezahl ansagt, und eine Zeigeruhr, deren Zeiger, Punkte und Blättchen ertastet werden können

law-blind-b07 = Mitschrift des blinden Spielers
law-blind-b07-1972 = Der blinde Spieler darf die Partie in Brailleschrift oder auf Tonband mitschreiben
law-blind-b07-2001 = Der blinde Spieler muss die Partie mitschreiben, in Brailleschrift, in gewöhnlicher Schrift oder auf Tonband
law-blind-b07-2018 = Der blinde Spieler muss die Partie mitschreiben, in Brailleschrift, in gewöhnlicher Schrift oder mit einem Aufnahmegerät

law-blind-b08 = Versprecher
law-blind-b08-1972 = Wer sich beim Ansagen verspricht, muss es gleich richtigstellen; läuft erst die Uhr des Gegners, ist es zu spät

law-blind-b09 = Verschiedene Stellungen auf den zwei Brettern bei gleichen Mitschriften
law-blind-b09-1972 = Die Stellungen werden mit Hilfe des Schiedsrichters und beider Mitschriften berichtigt. Wer den richtigen Zug notiert, aber einen anderen ausgeführt hat, muss gewisse Nachteile hinnehmen, die nicht näher bestimmt sind
law-blind-b09-2001 = Die Stellungen werden mit Hilfe des Schiedsrichters und beider Mitschriften berichtigt. Stimmen diese überein, muss der Spieler, der richtig notiert, aber anders gezogen hat, seine Stellung den Mitschriften anpassen

law-blind-b10 = Auch die Mitschriften weichen voneinander ab
law-blind-b10-1972 = Die Züge werden bis zu der Stelle zurückgenommen, an der beide Mitschriften übereinstimmen, und der Schiedsrichter stellt die Uhren danach ein

law-blind-b11 = Der Assistent des blinden Spielers
law-blind-b11-1972 = Der blinde Spieler hat Anspruch auf einen Assistenten. Dieser führt die Züge des Blinden auf dem Brett des Gegners aus, sagt die Züge des Sehenden an, schreibt mit und startet die Uhr des Gegners, nennt auf Wunsch Züge und Zeiten, reklamiert Zeitüberschreitung und erledigt die Förmlichkeiten eines Abbruchs
law-blind-b11-2001 = Der Assistent darf die Züge beider Spieler auf dem jeweils anderen Brett ausführen, die Züge beider ansagen, mitschreiben und die Uhr des Gegners starten, nur auf Wunsch Zügezahl und Zeiten nennen, Zeitüberschreitung reklamieren und eine vom Sehenden berührte Figur melden sowie die Förmlichkeiten eines Abbruchs erledigen

law-blind-b12 = Der Assistent des Sehenden; Paarung mit einem hörbehinderten Spieler
law-blind-b12-1972 = Nur wenn der blinde Spieler keinen Assistenten braucht, darf der Sehende einen haben; dieser sagt die Züge des Sehenden an und führt die Züge des Blinden auf dessen Brett aus
law-blind-b12-2001 = Nur wenn der blinde Spieler keinen Assistenten hat, darf der Sehende einen heranziehen, der die Züge auf den Brettern ausführt und ansagt
law-blind-b12-2018 = Nur wenn der blinde Spieler keinen Assistenten hat, darf der Sehende einen heranziehen, der die Züge auf den Brettern ausführt und ansagt. Trifft ein sehbehinderter auf einen hörbehinderten Spieler, muss ein Assistent mitwirken
