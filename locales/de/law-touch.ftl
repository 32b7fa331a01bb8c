# Berührte Figuren: was jede Ausgabe der Regeln sagt, in eigenen Worten.

law-touch-t01 = Zurechtrücken von Figuren (j’adoube)
law-touch-t01-1972 = Der Spieler am Zug darf Figuren zurechtrücken, nachdem er den Gegner darauf hingewiesen hat. Ist der Gegner nicht am Brett, sagt er es dem Turnierleiter
law-touch-t01-1980 = Der Spieler am Zug darf Figuren zurechtrücken, wenn er den Gegner vorher darauf hinweist. Fehlt der Gegner, ist es vorher dem Schiedsrichter zu sagen (Auslegung von 1974)
law-touch-t01-1997 = Der Spieler am Zug kündigt es an und darf dann Figuren geraderücken, eine oder mehrere. Was bei abwesendem Gegner gilt, sagt die Fassung nicht
law-touch-t01-2014 = Das Zurechtrücken ist dem Spieler am Zug vorbehalten, der es zuerst ankündigen muss; der Gegner darf in dieser Zeit gar nicht zurechtrücken
law-touch-t01-2018 = Nur der Spieler am Zug darf zurechtrücken, nachdem er es angekündigt hat, und nur solange seine eigene Uhr läuft. Ist der Gegner abwesend, soll er es nach der Schiedsrichterpraxis zuerst dem Schiedsrichter sagen

law-touch-t02 = Was als Berührung gilt
law-touch-t02-1972 = Jede Berührung, die nicht als Zurechtrücken angekündigt war, bindet den Spieler; nach der Absicht fragt der Text nicht
law-touch-t02-1980 = Nur eine Berührung in der Absicht, mit dieser Figur zu ziehen, zählt (Auslegung von 1974). Zweifelsfälle entscheidet der Schiedsrichter nach Ermessen
law-touch-t02-1997 = Den Spieler am Zug bindet die absichtliche Berührung einer Figur auf dem Brett; eine versehentliche hat keine Folgen
law-touch-t02-2014 = Eine Berührung bindet, wenn der Spieler am Zug dabei ziehen oder schlagen wollte
law-touch-t02-2018 = Eine Berührung bindet, wenn der Spieler am Zug ziehen oder schlagen wollte. Seit Juli 2017 wird diese Absicht bei jedem Kontakt angenommen, der weder ein angekündigtes Zurechtrücken noch eindeutig ein Versehen ist

law-touch-t03 = Eine oder mehrere eigene Figuren berührt
law-touch-t03-1972 = Der Spieler zieht die zuerst berührte eigene Figur, die einen regelgemäßen Zug hat. Wurden zuerst König und Turm berührt, wird das als Rochade behandelt
law-touch-t03-1980 = Sind alle berührten Figuren von einer Farbe, so bindet die zuerst berührte, mit der es regelgemäß möglich ist; eine eigene Figur ist zu ziehen
law-touch-t03-2001 = Hat der Spieler mehrere eigene Figuren berührt, muss er mit der frühesten ziehen, die ziehen kann

law-touch-t04 = Eine oder mehrere gegnerische Figuren berührt
law-touch-t04-1972 = Der Spieler muss die zuerst berührte gegnerische Figur schlagen, die geschlagen werden kann
law-touch-t04-1980 = Wurden nur gegnerische Figuren berührt, ist die früheste zu schlagen, die regelgemäß geschlagen werden kann
law-touch-t04-2001 = Von mehreren berührten gegnerischen Figuren muss die früheste geschlagen werden, bei der das geht, gleich mit welcher Figur

law-touch-t05 = Eine eigene und eine gegnerische Figur berührt
law-touch-t05-1972 = Die berührte gegnerische Figur ist mit der berührten eigenen zu schlagen; geht das nicht, mit einer anderen; ist sie gar nicht zu schlagen, muss die eigene Figur ziehen. Die Reihenfolge der Berührung spielt keine Rolle, und wer die gegnerische Figur loslässt, ist nicht befreit
law-touch-t05-1980 = Die eigene Figur schlägt die gegnerische; kann sie das nicht, muss mit ihr gezogen werden; erst wenn sie keinen Zug hat, wird die gegnerische anders geschlagen. 1975 lehnte die Kommission ab, die beiden letzten Schritte zu tauschen
law-touch-t05-1997 = Die eigene Figur muss die gegnerische schlagen. Ist das regelwidrig, bindet diejenige der beiden, die zuerst berührt wurde und gezogen oder geschlagen werden kann
law-touch-t05-2005 = Die eigene Figur muss die gegnerische schlagen; sonst bindet die zuerst berührte der beiden, die gezogen oder geschlagen werden kann. Diese Lesart ist unbestätigt: Sie folgt den benachbarten Fassungen, denn der rückübersetzte Text, der vorliegt, lässt stattdessen mit einer anderen Figur ziehen oder schlagen
law-touch-t05-2018 = Wurden eine oder mehrere Figuren jeder Farbe berührt, muss die erste eigene die erste gegnerische schlagen. Ist das regelwidrig, bindet die zuerst berührte Figur beider Farben, die gezogen oder geschlagen werden kann

law-touch-t06 = Reihenfolge der Berührung nicht feststellbar
law-touch-t06-1972 = Wurden mehrere Figuren einer Farbe in unbekannter Reihenfolge berührt, bestimmt der Gegner, welche zu ziehen oder zu schlagen ist. Für König und Turm gilt das nicht, sie zählen als Rochade
law-touch-t06-1980 = Für die unbekannte Reihenfolge gibt es keine Regel; der Schiedsrichter entscheidet nach Ermessen
law-touch-t06-1997 = Lässt sich nicht sagen, welche zuerst berührt wurde, so gilt die eigene Figur als vor der gegnerischen berührt

law-touch-t07 = Mehrere Figuren beider Farben berührt
law-touch-t07-1972 = Wurden eine oder mehrere Figuren der einen und mindestens zwei der anderen Farbe berührt, bestimmt der Gegner, welche zu ziehen oder zu schlagen ist oder welche berührte Figur eine andere berührte schlägt. Während er wählt, läuft seine Uhr; danach setzt er die des Spielers in Gang
law-touch-t07-1980 = Wer mehr Figuren berührt, als die Regel vorsieht, wird nach Ermessen des Schiedsrichters bestraft (Auslegung von 1974); ein bestimmter Zug ist nicht vorgeschrieben
law-touch-t07-1997 = Keine eigene Regel: Die Fassung behandelt mehrere Figuren einer Farbe oder eine Figur von jeder Farbe
law-touch-t07-2018 = Die Regel für beide Farben schließt das ein: Die zuerst berührte eigene Figur schlägt die zuerst berührte gegnerische, sonst bindet die erste brauchbare

law-touch-t08 = Rochade: König und Turm berührt
law-touch-t08-1972 = Sind König und ein Turm die zuerst berührten Figuren, muss mit diesem Turm rochiert werden; ist das regelwidrig, zieht der König
law-touch-t08-1980 = Der Artikel über berührte Figuren enthält nichts zur Rochade. Rochiert wird mit dem König zuerst, und eine Auslegung von 1971 regelt den zuerst berührten Turm und den regelwidrigen Versuch
law-touch-t08-1997 = Wer absichtlich seinen König und einen Turm berührt, muss auf dieser Seite rochieren, wenn es regelgemäß ist
law-touch-t08-2018 = Wer seinen König und einen Turm berührt, muss auf dieser Seite rochieren, wenn es regelgemäß ist; die Absicht wird wie bei jeder Berührung beurteilt

law-touch-t09 = Rochade: Turm zuerst berührt
law-touch-t09-1972 = Die Rochade gilt, der Turnierleiter verwarnt den Spieler (Kongress von 1971)
law-touch-t09-1980 = Die Rochade gilt, mit einer Verwarnung (1971). 1974 wies die Kommission die Ansicht zurück, der Turm müsse ziehen, wenn der König nicht kann
law-touch-t09-1997 = Wer absichtlich zuerst einen Turm und dann den König berührt, darf mit diesem Zug auf dieser Seite nicht rochieren; der zuerst berührte Turm muss ziehen, wenn er kann
law-touch-t09-2018 = Die Rochade auf dieser Seite ist für diesen Zug ausgeschlossen. Es entscheidet die Reihenfolge: Der Turm zieht, und nur wenn er keinen regelgemäßen Zug hat, der König

law-touch-t10 = Versuchte, aber regelwidrige Rochade
law-touch-t10-1972 = Wurden König und Turm gemeinsam berührt und ist die Rochade regelwidrig, muss der König ziehen. Hat er keinen regelgemäßen Zug, bleibt die Berührung ohne Folgen
law-touch-t10-1980 = Der König muss ziehen; die Rochade nach der anderen Seite ist einer seiner regelgemäßen Züge (1975). Hat er keinen, bleibt die Berührung ohne Folgen
law-touch-t10-1997 = Wer den König oder König und Turm zugleich berührt, um regelwidrig zu rochieren, muss auf der anderen Seite rochieren, wenn es regelgemäß ist, oder mit dem König ziehen. Kann der König nicht ziehen, ist jeder regelgemäße Zug erlaubt
law-touch-t10-2018 = Wurden für eine regelwidrige Rochade zuerst der König und dann der Turm berührt, führt der Spieler einen anderen regelgemäßen Königszug aus, auch die Rochade auf der anderen Seite. Hat der König keinen, ist jeder regelgemäße Zug erlaubt

law-touch-t11 = Festlegung vor dem Ende des Zuges
law-touch-t11-1972 = Ist der König nach zwei Feldern losgelassen, bleibt nur die Rochade; ist der Bauer auf der letzten Reihe losgelassen, kein anderes Feld. Die neue Figur ist frei wählbar, bis die Hand sie loslässt
law-touch-t11-1997 = Eine Figur, die als regelgemäßer Zug oder als Teil davon auf einem Feld losgelassen wurde, bleibt dort. Wann die Wahl der Umwandlungsfigur endgültig ist, wird nicht gesagt
law-touch-t11-2005 = Die Umwandlungsfigur steht fest, sobald sie das Umwandlungsfeld berührt hat. Wurde der König zur Rochade losgelassen, bleibt nur diese Rochade, sofern sie regelgemäß ist
law-touch-t11-2018 = Die Umwandlungsfigur steht fest, sobald sie das Umwandlungsfeld berührt. Nach dem Loslassen des Königs bleibt nur diese Rochade oder, wenn sie regelwidrig ist, ein anderer Königszug; wer die Uhr anhält, um eine Dame zu holen, muss nicht in eine Dame umwandeln

law-touch-t12 = Keine berührte Figur kann ziehen oder geschlagen werden
law-touch-t12-1972 = Der Spieler hat freie Wahl. Eine berührte Figur, die weder ziehen noch geschlagen werden kann, gilt als nicht berührt
law-touch-t12-1980 = Der Spieler darf jeden regelgemäßen Zug ausführen; die Berührung hat keine weiteren Folgen

law-touch-t13 = Wer die Berührung geltend machen darf und bis wann
law-touch-t13-1972 = Ein Spieler muss reklamieren, bevor er selbst eine Figur berührt. Der Turnierleiter darf die Regel auch ohne Reklamation durchsetzen
law-touch-t13-1980 = Die Reklamation des Gegners ist nur rechtzeitig, solange dieser selbst keine Figur berührt hat. Der Schiedsrichter darf von sich aus eingreifen (Auslegung von 1974)
law-touch-t13-1997 = Der Gegner verliert das Recht zu reklamieren, sobald er absichtlich eine Figur berührt
law-touch-t13-2014 = Der Gegner kann nicht mehr reklamieren, sobald er eine Figur berührt hat, um mit ihr zu ziehen oder sie zu schlagen
law-touch-t13-2018 = Der Gegner kann nicht mehr reklamieren, sobald er eine Figur berührt hat, um zu ziehen oder zu schlagen. Ein Schiedsrichter, der den Verstoß sieht, greift immer ein

law-touch-t14 = Streit um eine Berührung: Beweis
law-touch-t14-1972 = Die Regeln sagen nichts über den Beweis. Üblich ist: Der Schiedsrichter braucht die eigene Wahrnehmung oder einen neutralen Zeugen; steht Aussage gegen Aussage, wird die Reklamation abgewiesen
law-touch-t14-1980 = Verlangt wird ein unparteiischer Beweis: der Schiedsrichter oder ein Zeuge ohne Interesse an der Partie. Steht nur das Wort der beiden Spieler gegeneinander, wird die Reklamation abgewiesen (Auslegung von 1972)
