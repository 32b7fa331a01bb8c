# Fälle, die die FIDE zwischen 1958 und 1979 entschied, mit eigenen Worten.

law-interpretations-1972-2-case = Darf ein regelwidriger Zug noch berichtigt werden, wenn die Partie zur Abschätzung eingesandt ist?
law-interpretations-1972-2-answer = Ja: Bis zur Entscheidung der Abschätzung ist die Partie im Gang

law-interpretations-1972-3-case = Eine Partie wurde mit vertauschten Farben begonnen; was geschieht?
law-interpretations-1972-3-answer = Solange sie läuft, wird sie annulliert und neu gespielt; nach ihrem Ende bleibt das Ergebnis, wer auch immer den Fehler gemacht hat

law-interpretations-1972-4-case = Ein Spieler setzt mit dem letzten Zug vor der Zeitkontrolle matt, doch das Blättchen fällt vor dem Anhalten der Uhr; wer gewinnt?
law-interpretations-1972-4-answer = Wer vor dem Fall des Blättchens matt gesetzt hat: Das Matt beendet die Partie, und was danach geschieht, ist ohne Bedeutung

law-interpretations-1972-5-case = Wer darf Remis wegen dreimaliger Stellungswiederholung beantragen, und wann?
law-interpretations-1972-5-answer = Nur der Spieler am Zug: entweder vor dem wiederholenden Zug, den er ansagt, aber nicht ausführt, oder vor seiner Antwort auf den Zug, der die Stellung wiederholt hat

law-interpretations-1972-6-case = Für welche Stellungen darf die Zahl von fünfzig Zügen erhöht werden?
law-interpretations-1972-6-answer = Für solche, die samt der Zahl der Züge vor der Partie festgelegt sind; die FIDE selbst nennt keine

law-interpretations-1972-7-owner-case = Wem gehört das Partieformular?
law-interpretations-1972-7-owner-answer = Es gehört der Turnierleitung

law-interpretations-1972-7-sheets-case = Wie werden die Partieformulare nach Zeitnot vervollständigt?
law-interpretations-1972-7-sheets-answer = Ist nur ein Spieler im Rückstand, tut er es in seiner eigenen Zeit; sind es beide, werden die Uhren angehalten, der Schiedsrichter hält die Stellung fest, und die Züge werden rekonstruiert, nötigenfalls auf einem zweiten Brett

law-interpretations-1972-7-25-case = Was muss ein Spieler in höchster Zeitnot noch aufschreiben?
law-interpretations-1972-7-25-answer = Er muss wenigstens die Zahl der Züge anmerken; ob höchste Zeitnot herrschte, urteilt der Schiedsrichter, und gleich danach ist die Mitschrift zu vervollständigen

law-interpretations-1972-8-case = Wessen Uhr wird zu Beginn gestartet, wenn ein Spieler fehlt?
law-interpretations-1972-8-answer = In jedem Fall die von Weiß, auch wenn Schwarz fehlt

law-interpretations-1972-9-27-case = Welche Zeiten werden auf der neuen Uhr eingestellt, wenn die alte defekt war?
law-interpretations-1972-9-27-answer = Stand ein Werk, wird es so weit vorgestellt, dass beide zusammen die Dauer der Spielsitzung zeigen; standen beide, wird die fehlende Zeit je zur Hälfte zugeschlagen. Fiele dadurch ein Blättchen oder lassen sich die Zeiten nicht bestimmen, entscheidet der Schiedsrichter nach Ermessen

law-interpretations-1972-10-12-32-case = Verliert ein unklarer oder regelwidriger Abgabezug immer?
law-interpretations-1972-10-12-32-answer = Er verliert, wenn sein wahrer Sinn nicht festzustellen ist; bei einem klaren, aber regelwidrigen Zug urteilt der Schiedsrichter, ob an dem gemeinten Zug vernünftige Zweifel bestehen

law-interpretations-1972-11-31-case = Ein Spieler kommt mehr als eine Stunde zu spät zur Wiederaufnahme; ist die Partie immer verloren?
law-interpretations-1972-11-31-answer = Ja, gleich wie viel Bedenkzeit blieb, außer der Abgabezug des Abwesenden setzt matt oder patt oder das Blättchen des Anwesenden fiel vorher

law-interpretations-1972-13-case = Ist ein wiederholtes Remisangebot eine Störung des Gegners?
law-interpretations-1972-13-answer = Ja, wenn es ohne triftigen Grund wiederholt wird, bevor der Gegner eines gemacht hat

law-interpretations-1972-14-appeal-case = Gibt es eine Berufung gegen Entscheidungen des Schiedsrichters?
law-interpretations-1972-14-appeal-answer = Die Regeln enthalten dazu nichts; für internationale Turniere ist eine Instanz am Ort ratsam

law-interpretations-1972-14-last-round-case = Müssen alle Hängepartien vor der letzten Runde beendet sein?
law-interpretations-1972-14-last-round-answer = Das ist üblich, aber nicht als Regel festgelegt

law-interpretations-1972-14-withdrawal-case = Ein Spieler tritt vom Turnier zurück; was wird aus seinen Partien?
law-interpretations-1972-14-withdrawal-answer = Nach Brauch, nicht nach Regel, werden seine Ergebnisse gestrichen, wenn er weniger als die Hälfte gespielt hat; sonst verliert er den Rest, und eine unbeendete Partie zählt als gespielt

law-interpretations-1972-15-case = Ein Spieler zieht einen Bauern auf die letzte Reihe, ersetzt ihn nicht und drückt die Uhr; was geschieht?
law-interpretations-1972-15-answer = Die Uhr des Gegners wird auf die Zeit vor dem Drücken zurückgestellt, die Stellung vor dem Bauernzug wiederhergestellt, und der Spieler führt den Zug in seiner Zeit richtig aus; eine Verwarnung oder Strafe nach Ermessen ist möglich

law-interpretations-1972-16-illegal-case = König und Turm werden zusammen berührt, doch die Rochade ist regelwidrig; was ist zu spielen?
law-interpretations-1972-16-illegal-answer = Der König muss ziehen; hat er keinen regelgemäßen Zug, bleibt die Berührung ohne Folge

law-interpretations-1972-16-rook-case = Ein Spieler rochiert, berührt aber zuerst den Turm; gilt die Rochade?
law-interpretations-1972-16-rook-answer = Ja; der Schiedsrichter verwarnt ihn, und die Rochade gilt

law-interpretations-1972-17-case = Ein Spieler berührt eine eigene und eine gegnerische Figur und lässt die gegnerische wieder los; ist die Pflicht zum Schlagen erloschen?
law-interpretations-1972-17-answer = Nein; das Loslassen befreit ihn nicht

law-interpretations-1972-19-claim-case = Bis wann darf ein Verstoß gegen die Berührt-geführt-Regel reklamiert werden, und darf der Schiedsrichter von sich aus handeln?
law-interpretations-1972-19-claim-answer = Der Gegner muss reklamieren, bevor er selbst eine Figur berührt; der Schiedsrichter darf die Regel auch ohne Reklamation durchsetzen

law-interpretations-1972-19-order-case = Je eine Figur beider Farben wurde berührt; kommt es auf die Reihenfolge an?
law-interpretations-1972-19-order-answer = Nein; die Reihenfolge der Berührung ändert an der Pflicht zum Schlagen nichts

law-interpretations-1972-20-case = Ist ein Händedruck eine Aufgabe?
law-interpretations-1972-20-answer = Nein; gewonnen ist die Partie nur, wenn der Gegner die Aufgabe erklärt, und ein Händedruck allein besagt das nicht

law-interpretations-1972-21-case = Wann sind zwei Stellungen dieselben?
law-interpretations-1972-21-answer = Wenn gleiche Figuren gleicher Farbe auf denselben Feldern stehen, derselbe Spieler am Zug ist und dieselben Züge möglich sind; ein verlorenes Recht auf Rochade oder Schlagen en passant macht sie verschieden

law-interpretations-1972-22-case = Ein Blättchen fällt, obwohl der Gegner nicht mehr matt setzen kann; ist die Partie remis?
law-interpretations-1972-22-answer = Nein, sie ist verloren; und vor fünfzig Zügen kann niemandem ein Remis aufgezwungen werden

law-interpretations-1972-23-case = Darf ein Spieler den Zug aufschreiben, bevor er ihn ausführt?
law-interpretations-1972-23-answer = Ja; die Reihenfolge steht ihm frei

law-interpretations-1972-24-case = Während die Spieler einvernehmlich die Züge rekonstruieren, fällt ein Blättchen; wie lautet das Ergebnis?
law-interpretations-1972-24-answer = Im entschiedenen Fall verlor der Spieler, dessen Blättchen fiel

law-interpretations-1972-26-case = Darf der Schiedsrichter einen Spieler erinnern, der die Uhr zu drücken vergessen hat?
law-interpretations-1972-26-answer = Nein, das darf er nicht

law-interpretations-1972-28-case = Darf der Abgabezug noch geändert werden, wenn der verschlossene Umschlag auf dem Tisch liegt?
law-interpretations-1972-28-answer = Ja, bis die Uhr angehalten ist

law-interpretations-1972-29-case = Der Umschlag einer Hängepartie ist verloren; wird die Partie annulliert?
law-interpretations-1972-29-answer = Nur wenn Stellung und Zeiten weder vereinbart noch festgestellt werden können; sonst wird weitergespielt

law-interpretations-1972-33-case = Ein Spieler beantragt Stellungswiederholung mit dem letzten Zug vor der Zeitkontrolle; muss er die Uhr rechtzeitig anhalten?
law-interpretations-1972-33-answer = Der Zug wird ohne Anhalten der Uhr ausgeführt, und hätte die Zeit gereicht, darf der Schiedsrichter ihn als abgeschlossen ansehen

law-interpretations-1972-34-case = Wie wird die Sonneborn-Berger-Wertung einer Mannschaft berechnet?
law-interpretations-1972-34-answer = Die Brettpunkte jedes Gegners werden mit dem Anteil der gegen ihn erzielten Punkte multipliziert: Bei vier Brettern geben 3 von 4 Punkten gegen eine Mannschaft mit 16 Punkten 12

law-interpretations-1972-35-36-case = Wie zählen die Partien eines zurückgetretenen Spielers oder einer Mannschaft?
law-interpretations-1972-35-36-answer = Unter der Hälfte der Partien bleibt das Ergebnis in der Tabelle, zählt aber für niemanden, und Ungespieltes steht für beide als (-); ab der Hälfte zählt alles, mit 1 für die Gegner und 0 für den Zurückgetretenen

law-interpretations-1980-6-1-1971-case = Ein Spieler rochiert, berührt aber zuerst den Turm; gilt die Rochade?
law-interpretations-1980-6-1-1971-answer = Ja; der Schiedsrichter verwarnt ihn, und die Rochade gilt

law-interpretations-1980-6-1-1975-case = Nach einer regelwidrigen Rochade muss der König ziehen; darf nach der anderen Seite rochiert werden?
law-interpretations-1980-6-1-1975-answer = Ja; die Rochade nach der anderen Seite gilt als regelgemäßer Königszug

law-interpretations-1980-6-6c-1971-case = Ein Spieler zieht einen Bauern auf die letzte Reihe, ersetzt ihn nicht und drückt die Uhr; was geschieht?
law-interpretations-1980-6-6c-1971-answer = Die Uhr des Gegners wird auf die Zeit vor dem Drücken zurückgestellt, die Stellung vor dem Bauernzug wiederhergestellt, und der Spieler führt den Zug in seiner Zeit richtig aus; eine Verwarnung oder Strafe nach Ermessen ist möglich

law-interpretations-1980-8-1-1974-case = Darf ein Spieler Figuren zurechtrücken, während der Gegner abwesend ist?
law-interpretations-1980-8-1-1974-answer = Ja, nachdem er es dem Schiedsrichter gesagt hat

law-interpretations-1980-8-2-1972-case = Der Gegner bestreitet, eine Figur berührt zu haben; wie wird entschieden?
law-interpretations-1980-8-2-1972-answer = Nötig ist ein unparteiischer Beweis durch Schiedsrichter oder unbeteiligte Zeugen; steht Aussage gegen Aussage, wird die Reklamation abgewiesen

law-interpretations-1980-8-2-1974a-case = Ein Spieler berührt mehr Figuren, als die Regel nennt; was folgt?
law-interpretations-1980-8-2-1974a-answer = Eine Strafe nach Ermessen des Schiedsrichters

law-interpretations-1980-8-2-1974b-case = Verpflichtet jede Berührung?
law-interpretations-1980-8-2-1974b-answer = Nein, nur eine in der Absicht, mit der Figur zu ziehen; im Zweifel entscheidet der Schiedsrichter

law-interpretations-1980-8-2b-1975-case = Eine eigene und eine gegnerische Figur sind berührt, und die eine kann die andere nicht schlagen; geht der eigene Zug vor oder das Schlagen mit einer anderen?
law-interpretations-1980-8-2b-1975-answer = Die eigene Figur muss ziehen, wenn sie kann; nur sonst wird die gegnerische mit irgendeiner Figur geschlagen. Die Kommission lehnte es ab, die Reihenfolge umzukehren

law-interpretations-1980-8-4-1974-case = Bis wann darf ein Verstoß gegen die Berührt-geführt-Regel reklamiert werden, und darf der Schiedsrichter von sich aus handeln?
law-interpretations-1980-8-4-1974-answer = Der Gegner muss reklamieren, bevor er selbst eine Figur berührt; der Schiedsrichter darf die Regel auch ohne Reklamation durchsetzen

law-interpretations-1980-9-1-1963-case = Darf ein regelwidriger Zug noch berichtigt werden, wenn die Partie zur Abschätzung eingesandt ist?
law-interpretations-1980-9-1-1963-answer = Ja: Bis zur Entscheidung der Abschätzung ist die Partie im Gang

law-interpretations-1980-9-4-1958-case = Eine Partie wurde mit vertauschten Farben begonnen; was geschieht?
law-interpretations-1980-9-4-1958-answer = Solange sie läuft, wird sie annulliert und neu gespielt; nach ihrem Ende bleibt das Ergebnis, wer auch immer den Fehler gemacht hat

law-interpretations-1980-9-4-1979-case = Nach dem Matt stellt sich heraus, dass die Anfangsstellung falsch war; bleibt das Ergebnis?
law-interpretations-1980-9-4-1979-answer = Ja; nach dem Ende der Partie bleibt das Ergebnis bestehen

law-interpretations-1980-9-5-1973-case = Das Brett liegt falsch; wann wird die Stellung einfach übertragen?
law-interpretations-1980-9-5-1973-answer = Nur wenn die Figuren sonst richtig aufgestellt waren, jede lediglich auf einem Feld der anderen Farbe

law-interpretations-1980-11-1-1976-case = Muss die Uhr angehalten sein, damit der letzte Zug einer Periode zählt?
law-interpretations-1980-11-1-1976-answer = Ja; doch Matt, Patt oder ein Antrag wegen Stellungswiederholung vor dem Fall des Blättchens zählen auch ohne das

law-interpretations-1980-11-2-1971-case = Ist ein Händedruck eine Aufgabe?
law-interpretations-1980-11-2-1971-answer = Nein; gewonnen ist die Partie nur, wenn der Gegner die Aufgabe erklärt, und ein Händedruck allein besagt das nicht

law-interpretations-1980-11-2-1979-case = Ein Ergebnis wurde falsch gemeldet; darf es berichtigt werden?
law-interpretations-1980-11-2-1979-answer = Ja, für die folgenden Runden; schon erfolgte Paarungen bleiben

law-interpretations-1980-12-3-1964-case = Wann sind zwei Stellungen dieselben?
law-interpretations-1980-12-3-1964-answer = Wenn gleiche Figuren gleicher Farbe auf denselben Feldern stehen, derselbe Spieler am Zug ist und dieselben Züge möglich sind; ein verlorenes Recht auf Rochade oder Schlagen en passant macht sie verschieden

law-interpretations-1980-12-3a-1960-case = Wer darf Remis wegen dreimaliger Stellungswiederholung beantragen, und wann?
law-interpretations-1980-12-3a-1960-answer = Nur der Spieler am Zug: entweder vor dem wiederholenden Zug, den er ansagt, aber nicht ausführt, oder vor seiner Antwort auf den Zug, der die Stellung wiederholt hat

law-interpretations-1980-12-4-1958a-case = Ein Blättchen fällt, obwohl der Gegner nicht mehr matt setzen kann; ist die Partie remis?
law-interpretations-1980-12-4-1958a-answer = Nein, sie ist verloren; und vor fünfzig Zügen kann niemandem ein Remis aufgezwungen werden

law-interpretations-1980-13-1-1970-case = Darf ein Spieler den Zug aufschreiben, bevor er ihn ausführt?
law-interpretations-1980-13-1-1970-answer = Ja; die Reihenfolge steht ihm frei

law-interpretations-1980-13-1-1973-case = Darf ein Spieler die Züge paarweise aufschreiben?
law-interpretations-1980-13-1-1973-answer = Das ist ein Verstoß, doch greift der Schiedsrichter erst ein, wenn mehr als ein Zug jeder Seite fehlt

law-interpretations-1980-13-2-1959-owner-case = Wem gehört das Partieformular?
law-interpretations-1980-13-2-1959-owner-answer = Es gehört der Turnierleitung

law-interpretations-1980-13-2-1959-sheets-case = Wie werden die Partieformulare nach Zeitnot vervollständigt?
law-interpretations-1980-13-2-1959-sheets-answer = Ist nur ein Spieler im Rückstand, tut er es in seiner eigenen Zeit; sind es beide, werden die Uhren angehalten, der Schiedsrichter hält die Stellung fest, und die Züge werden rekonstruiert, nötigenfalls auf einem zweiten Brett

law-interpretations-1980-13-2-1972-case = Muss die Uhr mit der Hand gedrückt werden, die gezogen hat?
law-interpretations-1980-13-2-1972-answer = Nein, das wird nicht verlangt

law-interpretations-1980-14-3-1958-case = Wessen Uhr wird zu Beginn gestartet, wenn ein Spieler fehlt?
law-interpretations-1980-14-3-1958-answer = In jedem Fall die von Weiß, auch wenn Schwarz fehlt

law-interpretations-1980-14-3-1967-case = Darf der Schiedsrichter einen Spieler erinnern, der die Uhr zu drücken vergessen hat?
law-interpretations-1980-14-3-1967-answer = Nein, das darf er nicht

law-interpretations-1980-14-4-1974-case = Wann gilt ein Blättchen als gefallen?
law-interpretations-1980-14-4-1974-answer = Wenn der Schiedsrichter es bemerkt; ohne Schiedsrichter, wenn ein Spieler es reklamiert

law-interpretations-1980-14-4-1976-case = Muss die Uhr angehalten sein, damit der letzte Zug einer Periode zählt?
law-interpretations-1980-14-4-1976-answer = Ja; doch Matt, Patt oder ein Antrag wegen Stellungswiederholung vor dem Fall des Blättchens zählen auch ohne das

law-interpretations-1980-14-4-1979-case = Ein gefallenes Blättchen wird nach Aufgabe, Remisvereinbarung oder Abgabe bemerkt; zählt es?
law-interpretations-1980-14-4-1979-answer = Nein; Aufgabe und vereinbartes Remis gelten, und ein Antrag nach der Abgabe kommt zu spät

law-interpretations-1980-14-5-1958-case = Welche Zeiten werden auf der neuen Uhr eingestellt, wenn die alte defekt war?
law-interpretations-1980-14-5-1958-answer = Stand ein Werk, wird es so weit vorgestellt, dass beide zusammen die Dauer der Spielsitzung zeigen; standen beide, wird die fehlende Zeit je zur Hälfte zugeschlagen. Fiele dadurch ein Blättchen oder lassen sich die Zeiten nicht bestimmen, entscheidet der Schiedsrichter nach Ermessen

law-interpretations-1980-14-6-1972-case = Werden die Uhren angehalten, wenn ein Spieler erkrankt?
law-interpretations-1980-14-6-1972-answer = Bei kurzem Unwohlsein ja; bei längerer Krankheit oder einem Trauerfall entscheidet der Schiedsrichter

law-interpretations-1980-14-7-1975-case = Darf die Zeitformel nach einem Regelverstoß nur gegen einen Spieler angewandt werden?
law-interpretations-1980-14-7-1975-answer = Nein; sie gilt für beide und nie als Strafe

law-interpretations-1980-15-1979-case = Welche Uhr bestimmt Beginn und Ende der Spielsitzung?
law-interpretations-1980-15-1979-answer = Die Wanduhr; Beginn und Ende werden angesagt

law-interpretations-1980-15-1-1966-case = Darf der Abgabezug noch geändert werden, wenn der verschlossene Umschlag auf dem Tisch liegt?
law-interpretations-1980-15-1-1966-answer = Ja, bis die Uhr angehalten ist

law-interpretations-1980-15-1-1973-case = Darf eine Partie vor dem Ende der Spielsitzung abgebrochen werden?
law-interpretations-1980-15-1-1973-answer = Höchstens eine Stunde vorher, und nach Ermessen des Schiedsrichters

law-interpretations-1980-15-1-1978-case = Muss auch ein Spieler abgeben, der nur noch zwei Minuten hat?
law-interpretations-1980-15-1-1978-answer = Ja, er darf den Zug aber auf dem Brett ausführen

law-interpretations-1980-16-1-1973-case = Wie lange darf an Hängepartien weitergespielt werden?
law-interpretations-1980-16-1-1973-answer = Höchstens zwei Stunden Verlängerung und sieben Stunden Spiel am Tag; der Schiedsrichter darf eine lange Partie unterbrechen, und der Abschluss vor der letzten Runde wird empfohlen

law-interpretations-1980-16-2-1974-case = Vor dem Öffnen des Umschlags wird Remis vereinbart oder aufgegeben, und der Abgabezug ist regelwidrig; was gilt?
law-interpretations-1980-16-2-1974-answer = Die Vereinbarung oder die Aufgabe gilt

law-interpretations-1980-16-4-1958-case = Der Gegner eines Abwesenden gibt eine Antwort ab, doch der erste Abgabezug erweist sich als sinnlos; was dann?
law-interpretations-1980-16-4-1958-answer = Es gilt die Regel über den sinnlosen Abgabezug: Der Abgebende verliert

law-interpretations-1980-16-5-1970-case = Der Umschlag einer Hängepartie ist verloren; wird die Partie annulliert?
law-interpretations-1980-16-5-1970-answer = Nur wenn Stellung und Zeiten weder vereinbart noch festgestellt werden können; sonst wird weitergespielt

law-interpretations-1980-16-6-1976-case = Wer muss die Zeiten bei der Wiederaufnahme prüfen?
law-interpretations-1980-16-6-1976-answer = Die Spieler; der Schiedsrichter darf eingreifen, wenn die Folgen eines Fehlers zu hart wären

law-interpretations-1980-17-1-1979a-case = Ein Spieler wirft Figuren um und drückt die Uhr, ohne sie aufzustellen; darf der Gegner die Uhr wieder starten?
law-interpretations-1980-17-1-1979a-answer = Ja, der Gegner darf die Uhr des Verursachers wieder in Gang setzen

law-interpretations-1980-17-1-1979b-case = Beide Blättchen sind gefallen und der Hergang ist unklar; was tut der Schiedsrichter?
law-interpretations-1980-17-1-1979b-answer = Er ermittelt den Sachverhalt; ist nicht sicher, dass die Zeitkontrolle erreicht war, darf er in Turnieren nach Schweizer System weiterspielen lassen

law-interpretations-1980-17-2-1958-case = Ein Spieler kommt mehr als eine Stunde zu spät zur Wiederaufnahme; ist die Partie immer verloren?
law-interpretations-1980-17-2-1958-answer = Ja, gleich wie viel Bedenkzeit blieb, außer der Abgabezug des Abwesenden setzt matt oder patt oder das Blättchen des Anwesenden fiel vorher

law-interpretations-1980-17-3-1958-case = Verliert ein unklarer oder regelwidriger Abgabezug immer?
law-interpretations-1980-17-3-1958-answer = Er verliert, wenn sein wahrer Sinn nicht festzustellen ist; bei einem klaren, aber regelwidrigen Zug urteilt der Schiedsrichter, ob an dem gemeinten Zug vernünftige Zweifel bestehen

law-interpretations-1980-17-3-1975-case = Das Partieformular des Abgebenden ist nicht im Umschlag; was folgt?
law-interpretations-1980-17-3-1975-answer = Der Abgebende verliert, wenn auch den Schiedsrichter Schuld trifft

law-interpretations-1980-18-1-1959-case = Dürfen die Spieler vor dem 30. Zug kampflos Remis vereinbaren?
law-interpretations-1980-18-1-1959-answer = Das kann Strafen bis zum Verlust der Partie nach sich ziehen, aber nur in klaren Fällen

law-interpretations-1980-18-1-1974-case = Was gilt für ein Remisangebot zur falschen Zeit?
law-interpretations-1980-18-1-1974-answer = Ein Angebot in der Zeit des Gegners gilt; wird es in der eigenen Zeit vor dem Zug abgegeben, darf der Gegner den Zug abwarten

law-interpretations-1980-18-2-1974-case = Der Schiedsrichter weist den Antrag ab; darf der Antragsteller das Spiel einstellen und Berufung einlegen?
law-interpretations-1980-18-2-1974-answer = Ja, doch die Partie ist verloren, wenn die Berufung scheitert

law-interpretations-1980-18-2-1979-case = Darf ein Remisantrag zurückgezogen werden?
law-interpretations-1980-18-2-1979-answer = Nicht mehr, sobald der Schiedsrichter die Uhr angehalten hat, was er als Erstes tut

law-interpretations-1980-19-1a-1975-case = Darf jemand einem Spieler die Zahl der ausgeführten Züge sagen?
law-interpretations-1980-19-1a-1975-answer = Nein, niemand und zu keiner Zeit

law-interpretations-1980-19-1a-1976b-case = Was darf ein Mannschaftsführer einem Spieler während der Partie sagen?
law-interpretations-1980-19-1a-1976b-answer = Remis anzubieten oder anzunehmen oder aufzugeben, nie etwas zur Stellung; die Entscheidung trifft der Spieler

law-interpretations-1980-19-1c-1958-case = Ist ein wiederholtes Remisangebot eine Störung des Gegners?
law-interpretations-1980-19-1c-1958-answer = Ja, wenn es ohne triftigen Grund wiederholt wird, bevor der Gegner eines gemacht hat

law-interpretations-1980-20-3-1958-case = Gibt es eine Berufung gegen Entscheidungen des Schiedsrichters?
law-interpretations-1980-20-3-1958-answer = Die Regeln enthalten dazu nichts; für internationale Turniere ist eine Instanz am Ort ratsam

law-interpretations-1980-21-1967-case = Wie wird die Sonneborn-Berger-Wertung einer Mannschaft berechnet?
law-interpretations-1980-21-1967-answer = Die Brettpunkte jedes Gegners werden mit dem Anteil der gegen ihn erzielten Punkte multipliziert: Bei vier Brettern geben 3 von 4 Punkten gegen eine Mannschaft mit 16 Punkten 12

law-interpretations-1980-21-1970-case = Wie zählen die Partien eines zurückgetretenen Spielers oder einer Mannschaft?
law-interpretations-1980-21-1970-answer = Unter der Hälfte der Partien bleibt das Ergebnis in der Tabelle, zählt aber für niemanden, und Ungespieltes steht für beide als (-); ab der Hälfte zählt alles, mit 1 für die Gegner und 0 für den Zurückgetretenen

law-interpretations-2017-3-case = Zählen regelwidrige Züge, Ziehen mit zwei Händen und Drücken ohne Zug zusammen, und was gilt bei zweien davon in einem Zug?
law-interpretations-2017-3-answer = Ja, der zweite Verstoß gleich welcher Art verliert; zwei Fehler in demselben Zug sind aber ein einziger Verstoß

law-interpretations-2017-5-case = Darf der Schiedsrichter es im Schnell- und Blitzschach den Spielern überlassen, ein gefallenes Blättchen zu bemerken?
law-interpretations-2017-5-answer = Nein: Sieht er, dass ein Blättchen gefallen ist, zeigt er es an, obwohl der Text es ihm nur erlaubt
