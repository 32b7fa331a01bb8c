# Hängepartien, Ausgabe für Ausgabe, mit eigenen Worten.

law-adjournment-a01 = Abgabe des Zuges: wer, in welcher Reihenfolge, in welcher Notation
law-adjournment-a01-1972 = Am Ende der Spielsitzung schreibt der Spieler am Zug seinen nächsten Zug in ausführlicher Notation auf, legt beide Partieformulare in den Umschlag, verschließt ihn und hält erst dann die Uhr an. Bei der Olympiade bringt der Kontrolleur den Umschlag, und nach dem Anhalten der Uhr bekommt ihn der Gegner
law-adjournment-a01-1980 = Am Ende der Spielsitzung schreibt der Spieler am Zug seinen nächsten Zug eindeutig auf, legt beide Partieformulare in einen Umschlag, verschließt ihn und hält erst dann die Uhren an
law-adjournment-a01-1997 = Ist die Zeit der Spielsitzung abgelaufen, lässt der Schiedsrichter den Spieler am Zug abgeben: Der Zug wird eindeutig notiert, beide Partieformulare kommen in einen Umschlag, und erst nach dem Verschließen hält der Spieler die eigene Uhr an, ohne die des Gegners zu starten
law-adjournment-a01-2023 = Ist die Zeit der Spielsitzung abgelaufen, lässt der Schiedsrichter den Spieler am Zug abgeben: Der Zug wird eindeutig auf einem Partieformular aus Papier notiert, beide Formulare kommen in einen Umschlag, und erst nach dem Verschließen hält der Spieler die eigene Uhr an, ohne die des Gegners zu starten. Die Richtlinien sind ausdrücklich kein Teil der Regeln

law-adjournment-a02 = Abbruch vor dem Ende der Spielsitzung
law-adjournment-a02-1972 = Keine Regel über einen Abbruch vor dem Ende der Spielsitzung
law-adjournment-a02-1980 = Ob eine Partie früher abgebrochen werden darf, höchstens um eine Stunde, entscheidet der Schiedsrichter (1973). Der Spieler am Zug muss auch mit nur zwei Minuten Bedenkzeit abgeben, darf den Zug aber auf dem Brett ausführen (1978)
law-adjournment-a02-1997 = Wer vorzeitig abbricht, dem wird die ganze Zeit bis zum vorgesehenen Ende der Spielsitzung angerechnet
law-adjournment-a02-2001 = Ein vorzeitig abgegebener Zug gilt als zum vorgesehenen Ende der Spielsitzung abgegeben; die verbleibende Bedenkzeit wird danach festgehalten

law-adjournment-a03 = Änderung des Abgabezuges
law-adjournment-a03-1972 = Der Abgebende darf den Zug ändern, bis die Uhr angehalten ist, auch wenn der verschlossene Umschlag schon auf dem Tisch liegt (1966)
law-adjournment-a03-1997 = Bis zum Anhalten der Uhr behält der Spieler das Recht, den Abgabezug zu ändern

law-adjournment-a04 = Auf dem Brett ausgeführter Zug statt eines Abgabezuges
law-adjournment-a04-1972 = Wer den Zug auf dem Brett ausgeführt hat, muss eben diesen Zug als Abgabezug aufschreiben
law-adjournment-a04-1997 = Wer nach der Aufforderung zur Abgabe den Zug auf dem Brett ausführt, muss denselben Zug als Abgabezug aufschreiben

law-adjournment-a05 = Was auf dem Umschlag steht
law-adjournment-a05-1972 = Namen beider Spieler, Stellung beim Abbruch, verbrauchte Zeiten beider, wer abgegeben hat und die Nummer dieses Zuges. Bei der Olympiade schreibt es der Gegner auf, mit den Ländern; der Kontrolleur unterschreibt über dem Verschluss, und der Turnierleiter verwahrt den Umschlag
law-adjournment-a05-1980 = Namen beider Spieler, Stellung unmittelbar vor dem Abgabezug, verbrauchte Zeiten beider, wer abgegeben hat und die Nummer des Abgabezuges
law-adjournment-a05-1997 = Sieben Angaben: Namen, Stellung vor dem Abgabezug, verbrauchte Zeiten, wer abgegeben hat, Nummer des Abgabezuges, ein vor dem Abbruch gemachtes Remisangebot sowie Tag, Uhrzeit und Ort der Wiederaufnahme
law-adjournment-a05-2001 = Sieben Angaben: Namen, Stellung vor dem Abgabezug, verbrauchte Zeiten, wer abgegeben hat, Nummer des Abgabezuges, ein noch offenes Remisangebot sowie Tag, Uhrzeit und Ort der Wiederaufnahme

law-adjournment-a06 = Prüfung und Verwahrung des Umschlags
law-adjournment-a06-1972 = Der Umschlag muss sicher verwahrt werden; der Schiedsrichter prüft die Angaben und bewahrt ihn auf
law-adjournment-a06-1980 = Der Schiedsrichter prüft die Angaben und verwahrt den Umschlag. Fehlt darin das Partieformular des Abgebenden, verliert dieser, wenn auch den Schiedsrichter Schuld trifft (1975)
law-adjournment-a06-1997 = Der Schiedsrichter prüft die Angaben auf dem Umschlag und ist für sie verantwortlich

law-adjournment-a07 = Remisangebot bei der Abgabe
law-adjournment-a07-1972 = Keine Regel
law-adjournment-a07-1997 = Ein Remisangebot, das nach der Abgabe des Gegners gemacht wird, gilt, bis dieser es in der üblichen Weise annimmt oder ablehnt (siehe 9.1)

law-adjournment-a08 = Aufbau zur Wiederaufnahme
law-adjournment-a08-1972 = Die Stellung beim Abbruch wird aufgebaut, und die Uhren zeigen die Zeiten beim Abbruch
law-adjournment-a08-1980 = Die Stellung unmittelbar vor dem Abgabezug wird aufgebaut, und die Uhren zeigen die Zeiten beim Abbruch

law-adjournment-a09 = Remisvereinbarung oder Aufgabe vor dem Öffnen des Umschlags
law-adjournment-a09-1972 = Keine Regel
law-adjournment-a09-1980 = Ein vor dem Öffnen des Umschlags vereinbartes Remis oder eine Aufgabe gilt auch dann, wenn sich der Abgabezug als regelwidrig erweist (1974)
law-adjournment-a09-2001 = Vereinbaren die Spieler vor dem Öffnen des Umschlags remis oder gibt einer auf, ist die Partie beendet

law-adjournment-a10 = Wann der Umschlag geöffnet wird; Antwortender anwesend oder abwesend
law-adjournment-a10-1972 = Der Umschlag wird nur geöffnet, wenn der Spieler anwesend ist, der antworten muss; seine Uhr wird gestartet, sobald der Abgabezug auf dem Brett ausgeführt ist. Fehlt er, läuft seine Uhr, und der Umschlag wird bei seinem Eintreffen geöffnet
law-adjournment-a10-2001 = Der Umschlag wird nur geöffnet, wenn der Spieler anwesend ist, der antworten muss; seine Uhr startet, sobald der Abgabezug auf dem Brett steht. Fehlt er, läuft seine Uhr; bei seinem Eintreffen darf er sie anhalten und den Schiedsrichter rufen, der Umschlag wird geöffnet, der Zug ausgeführt und die Uhr wieder gestartet

law-adjournment-a11 = Abwesenheit des Abgebenden
law-adjournment-a11-1972 = Fehlt der Abgebende, muss der Gegner nicht auf dem Brett antworten: Er darf die Antwort in einen Umschlag legen, seine Uhr anhalten und die des Abwesenden starten. Geöffnet wird dieser Umschlag beim Eintreffen des Abgebenden
law-adjournment-a11-1980 = Fehlt der Abgebende, muss der Gegner nicht auf dem Brett antworten: Er darf die Antwort in einen Umschlag legen, seine Uhr anhalten und die des Abwesenden starten. Geöffnet wird dieser Umschlag beim Eintreffen des Abgebenden; für einen sinnlosen Abgabezug gilt 17.3 (1958)
law-adjournment-a11-2001 = Fehlt der Abgebende, darf der Gegner statt auf dem Brett zu antworten die Antwort in einem neuen Umschlag dem Schiedsrichter übergeben, seine Uhr anhalten und die des Abwesenden starten. Der Umschlag wird beim Eintreffen des Abgebenden geöffnet

law-adjournment-a12 = Mehrdeutiger, unlesbarer oder regelwidriger Abgabezug
law-adjournment-a12-1972 = Der Abgebende verliert, wenn sich der wahre Sinn des Abgabezuges nicht feststellen lässt. Ist der Zug klar, aber regelwidrig, urteilt der Schiedsrichter, ob an dem gemeinten Zug vernünftige Zweifel bestehen (1965)
law-adjournment-a12-1980 = Der Abgebende verliert, wenn sich der wahre Sinn des Abgabezuges nicht feststellen lässt; bei einem klaren, aber regelwidrigen Zug urteilt der Schiedsrichter, ob an dem gemeinten Zug vernünftige Zweifel bestehen. Für das Abgegebene ist allein der Abgebende verantwortlich
law-adjournment-a12-2001 = Der Abgebende verliert, wenn der Abgabezug mehrdeutig ist, sein wahrer Sinn nicht festgestellt werden kann oder er regelwidrig ist; der Schiedsrichter hat keinen Ermessensspielraum. Vorrang haben nur ein gefallenes Blättchen (6.10) und eine Remisstellung (9.6)
law-adjournment-a12-2009 = Der Abgebende verliert, wenn der Abgabezug mehrdeutig ist, sein wahrer Sinn nicht festgestellt werden kann oder er regelwidrig ist, außer die Partie war schon nach Artikel 5, 6.9 oder 9.6 entschieden
law-adjournment-a12-2023 = Der Abgebende verliert, wenn der Abgabezug mehrdeutig ist, sein wahrer Sinn nicht festgestellt werden kann oder er regelwidrig ist, außer die Partie war schon nach Artikel 5 (auch 5.2.2 wird genannt), 6.9 oder 9.6 entschieden

law-adjournment-a13 = Verlorener Umschlag
law-adjournment-a13-1972 = Sind Stellung und Zeiten beim Abbruch einvernehmlich oder feststellbar, geht die Partie weiter, sonst wird sie annulliert und neu gespielt. Geht der Umschlag mit der Antwort an einen abwesenden Abgebenden verloren, wird mit Stellung und Zeiten des Abbruchs fortgesetzt (1970)
law-adjournment-a13-2001 = Die Partie wird aus der Abbruchstellung mit den festgehaltenen Zeiten fortgesetzt, sind sie unbekannt, mit Zeiten, die der Schiedsrichter einstellt; der Abgebende führt den Zug aus, den er abgegeben haben will. Ist die Stellung nicht feststellbar, wird die Partie annulliert und neu gespielt

law-adjournment-a14 = Falsche Zeiten auf den Uhren bei der Wiederaufnahme
law-adjournment-a14-1972 = Falsch eingestellte Zeiten werden nur berichtigt, wenn ein Spieler vor seinem ersten Zug nach der Wiederaufnahme darauf hinweist
law-adjournment-a14-1980 = Falsch eingestellte Zeiten werden nur berichtigt, wenn ein Spieler vor seinem ersten Zug nach der Wiederaufnahme darauf hinweist. Die Prüfung ist Sache der Spieler, doch darf der Schiedsrichter bei allzu harten Folgen eingreifen (1976)
law-adjournment-a14-2001 = Falsch eingestellte Zeiten werden nur berichtigt, wenn ein Spieler vor seinem ersten Zug nach der Wiederaufnahme darauf hinweist, außer der Schiedsrichter hält die Folgen für zu hart
law-adjournment-a14-2018 = Falsch eingestellte Zeiten werden nur berichtigt, wenn ein Spieler vor seinem ersten Zug nach der Wiederaufnahme darauf hinweist, außer der Schiedsrichter entscheidet anders

law-adjournment-a15 = Verspätung bei der Wiederaufnahme und ihre Ausnahmen
law-adjournment-a15-1972 = Wer sich um mehr als eine Stunde verspätet, verliert, gleich wie viel Bedenkzeit er noch hatte, außer sein Abgabezug setzt matt oder patt oder das Blättchen des Anwesenden war vorher gefallen
law-adjournment-a15-2001 = Wenn Turnierordnung oder Schiedsrichter nichts anderes bestimmen, verliert, wer sich um mehr als eine Stunde verspätet. Das gilt nicht, wenn der Abgabezug des Abwesenden matt oder patt setzt oder eine nach 9.6 remise Stellung schafft oder der Anwesende durch Zeitüberschreitung verloren hat
law-adjournment-a15-2018 = Wer nach der Karenzzeit des Turniers zur Wiederaufnahme kommt, verliert; hat aber der Abgabezug die Partie beendet, gilt dieses Ergebnis. Fehlen beide, verliert der Spieler, der antworten muss, die Zeit bis zu seinem Eintreffen

law-adjournment-a16 = Ordnung und Dauer der Spielsitzungen; Beenden vor der letzten Runde
law-adjournment-a16-1972 = Der Schiedsrichter bestimmt die Reihenfolge der Wiederaufnahmen. Alle Partien vor der letzten Runde zu beenden ist Brauch, keine Regel; bei der Olympiade ist es Pflicht, und es gilt die Berger-Reihenfolge
law-adjournment-a16-1980 = Maßgebend ist die Wanduhr; Beginn und Ende der Spielsitzung werden angesagt (1979). Das Beenden vor der letzten Runde wird empfohlen; der Schiedsrichter darf eine lange Partie unterbrechen, verlängert wird um höchstens zwei Stunden, gespielt höchstens sieben Stunden am Tag (1973)
law-adjournment-a16-2001 = Für die Spielsitzung gilt die Uhr des Schiedsrichters; Beginn und Ende werden vorher bekannt gegeben
law-adjournment-a16-2018 = Für die Spielsitzung gilt die Uhr des Schiedsrichters; der Beginn wird vorher bekannt gegeben

law-adjournment-a17 = Beantragte Stellungswiederholung mit dem Abgabezug
law-adjournment-a17-1972 = Keine Regel
law-adjournment-a17-1997 = Der Antrag muss vor der Abgabe gestellt werden. Bei der Wiederaufnahme ist es zu spät, denn der Antragsteller ist nicht mehr am Zug
law-adjournment-a17-2001 = Keine Regel
law-adjournment-a17-2009 = Nichts zum Antrag selbst; wer abgibt, darf aber den Zug aufschreiben, bevor er ihn ausführt
