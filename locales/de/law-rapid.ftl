# Schnell- und Blitzschach, Ausgabe für Ausgabe, mit eigenen Worten; die Artikel stehen in assets/laws/topics.

law-rapid-r01 = Was eine Schnellpartie ist
law-rapid-r01-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r01-1997 = Alle Züge in 15 bis 60 Minuten für jeden Spieler
law-rapid-r01-2009 = Ab 15, aber weniger als 60 Minuten für jeden Spieler; mit Zeitzuschlag zählt die Grundzeit plus sechzig Zeitzuschläge
law-rapid-r01-2017 = Mehr als 10 und weniger als 60 Minuten für jeden Spieler; mit Zeitzuschlag zählt die Grundzeit plus sechzig Zeitzuschläge

law-rapid-r02 = Was eine Blitzpartie ist
law-rapid-r02-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r02-1997 = Alle Züge in weniger als 15 Minuten für jeden Spieler
law-rapid-r02-2009 = Unter 15 Minuten für jeden Spieler, mit Zeitzuschlag gerechnet als Grundzeit plus sechzig Zeitzuschläge
law-rapid-r02-2017 = Höchstens zehn Minuten für jeden Spieler, mit Zeitzuschlag gerechnet als Grundzeit plus sechzig Zeitzuschläge

law-rapid-r03 = Wann die Turnierschachregeln vollständig gelten
law-rapid-r03-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r03-1997 = Es gelten immer die gewöhnlichen Regeln, soweit der Anhang für Schnell- oder Blitzschach nichts anderes sagt
law-rapid-r03-2009 = Nur bei angemessener Aufsicht: im Schnellschach etwa ein Schiedsrichter für höchstens drei Partien, im Blitz ein Schiedsrichter für eine Partie
law-rapid-r03-2014 = Die vollen Regeln gelten, wo ein Schiedsrichter höchstens drei Schnellpartien oder eine einzige Blitzpartie hat und jede Partie aufgezeichnet wird; sonst gilt der Anhang
law-rapid-r03-2017 = Schnellschach: Ein Schiedsrichter hat höchstens drei Partien, und jede wird aufgezeichnet; Blitz: Ein Schiedsrichter hat eine Partie, und sie wird aufgezeichnet. Die Turnierordnung legt für das ganze Turnier fest, welche Regeln gelten, und ein Spieler am Zug darf bis zu fünfmal das Formular verlangen

law-rapid-r04 = Ab wann Aufstellung, Brett und Uhr nicht mehr beanstandet werden
law-rapid-r04-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r04-1997 = Sobald jeder Spieler drei Züge ausgeführt hat, können falsche Aufstellung, verdrehtes Brett oder falsche Uhreinstellung nicht mehr beanstandet werden
law-rapid-r04-2001 = Nach drei Zügen jedes Spielers können Aufstellung, Brett und Uhr nicht mehr beanstandet werden; standen König und Dame vertauscht, darf dieser König nicht rochieren
law-rapid-r04-2009 = Ohne angemessene Aufsicht können Aufstellung, Brett und Uhr nur beanstandet werden, bis jeder Spieler drei Züge ausgeführt hat
law-rapid-r04-2017 = Die Grenze sind zehn Züge jedes Spielers; danach wird die Uhr nur umgestellt, wenn sonst der Zeitplan leidet, ein falsch aufgestellter König darf nicht rochieren, und mit einem falsch aufgestellten Turm wird nicht rochiert

law-rapid-r05 = Berührt-geführt im Schnellschach
law-rapid-r05-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r05-1997 = Die Regeln über berührte Figuren und über die Endspurtphase wendet der Schiedsrichter nur an, wenn einer oder beide Spieler es verlangen
law-rapid-r05-2001 = Berührt-geführt wird nur auf Verlangen durchgesetzt, und wer eine Figur berührt, kann fehlerhafte Aufstellung, verschobene Figuren oder regelwidrige Züge nicht mehr beanstanden
law-rapid-r05-2009 = Ohne angemessene Aufsicht setzt der Schiedsrichter Berührt-geführt nur durch, wenn ein Spieler es verlangt
law-rapid-r05-2018 = Keine solche Einschränkung mehr: Berührt-geführt gilt wie im Standardschach

law-rapid-r06 = Regelwidriger Zug im Schnellschach
law-rapid-r06-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r06-1997 = Wie im Standardschach: Die Stellung wird ohne Zeitstrafe wiederhergestellt; ob die Minuten der Endspurtphase für eine Schnellpartie gelten, bleibt offen
law-rapid-r06-2001 = Wie im Standardschach, beim ersten und zweiten zwei Minuten für den Gegner und beim dritten Verlust; der Gegner muss reklamieren, bevor er eine Figur berührt
law-rapid-r06-2009 = Ohne angemessene Aufsicht ist ein regelwidriger Zug abgeschlossen, sobald die Uhr des Gegners läuft, und der Gegner muss reklamieren, bevor er antwortet; der Schiedsrichter entscheidet nur auf Reklamation, greift aber ein, wenn beide Könige im Schach stehen oder eine Umwandlung unvollständig ist
law-rapid-r06-2014 = Ein Schiedsrichter, der ihn sieht, erklärt die Partie für verloren, solange der Gegner nicht geantwortet hat, und auch der Gegner kann bis dahin den Gewinn beanspruchen; remis, wenn der Gegner nicht matt setzen kann. Nach der Antwort wird der Zug nur berichtigt, wenn sich die Spieler ohne den Schiedsrichter darauf einigen
law-rapid-r06-2017 = Ist der regelwidrige Zug abgeschlossen, erklärt ein Schiedsrichter, der ihn gesehen hat, die Partie für verloren, solange der Gegner nicht geantwortet hat, oder der Gegner beansprucht vorher den Gewinn; remis, wenn der Gegner nicht matt setzen kann. Nach der Antwort wird der Zug nur berichtigt, wenn beide Spieler zustimmen. Gültig bis 31. Dezember 2017
law-rapid-r06-2018 = Solange der Gegner nicht weitergezogen hat, handelt der Schiedsrichter oder reklamiert der Gegner: beim ersten zwei Minuten für den Gegner im Schnellschach (eine im Blitz), beim zweiten Verlust; danach wird nur berichtigt, wenn beide Spieler zustimmen
law-rapid-r06-2023 = Solange der Gegner nicht weitergezogen hat, handelt der Schiedsrichter oder reklamiert der Gegner: beim ersten eine Minute für den Gegner, im Schnellschach wie im Blitz, beim zweiten Verlust; danach wird nur berichtigt, wenn beide Spieler zustimmen

law-rapid-r07 = Regelwidriger Zug im Blitzschach
law-rapid-r07-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r07-1997 = Er ist abgeschlossen, wenn die Uhr des Gegners läuft; der Gegner kann den Gewinn beanspruchen, bis er zieht, danach wird nichts mehr berichtigt
law-rapid-r07-2001 = Abgeschlossen, wenn die Uhr des Gegners läuft; bis zum eigenen Zug kann der Gegner den Gewinn beanspruchen, oder nur remis, wenn er nicht matt setzen kann, danach wird nichts mehr berichtigt
law-rapid-r07-2009 = Ohne angemessene Aufsicht kann der Gegner, sobald seine Uhr läuft und bis er zieht, den Gewinn beanspruchen, oder remis, wenn er nicht matt setzen kann; danach wird nur mit Einverständnis beider berichtigt
law-rapid-r07-2014 = Wie im Schnellschach: Der abgeschlossene regelwidrige Zug verliert die Partie
law-rapid-r07-2018 = Es gilt die Regel des Schnellschachs mit einer Minute: Der erste bringt dem Gegner eine Minute, der zweite verliert, solange der Gegner nicht weitergezogen hat

law-rapid-r08 = Gefallenes Blättchen im Schnell- und Blitzschach
law-rapid-r08-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r08-1997 = Ein Blättchen ist erst gefallen, wenn ein Spieler es reklamiert, und der Schiedsrichter darf kein Zeichen geben; wer reklamiert, hält beide Uhren an, und sein eigenes Blättchen muss noch stehen
law-rapid-r08-2009 = Ohne angemessene Aufsicht muss der Spieler reklamieren, beide Uhren anhalten, und das eigene Blättchen muss noch stehen; der Schiedsrichter schweigt, darf aber anzeigen, dass beide Blättchen gefallen sind
law-rapid-r08-2014 = Wer reklamiert, darf die Uhr anhalten und muss danach noch Zeit haben; ein Schiedsrichter, der das gefallene Blättchen sieht, muss es anzeigen
law-rapid-r08-2017 = Wer reklamiert, darf die Uhr anhalten und muss danach noch Zeit haben; kann er nicht matt setzen, ist es nur remis, und auch der Schiedsrichter kann das Blättchen anzeigen
law-rapid-r08-2018 = Wer reklamiert, darf die Uhren anhalten und sagt es dem Schiedsrichter, was immer die eigene Uhr zeigt; remis, wenn er nicht matt setzen kann, und auch ein Schiedsrichter, der das gefallene Blättchen sieht, muss es anzeigen

law-rapid-r09 = Beide Blättchen gefallen im Schnell- und Blitzschach
law-rapid-r09-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r09-1997 = Sind beide Blättchen gefallen, ist die Partie remis
law-rapid-r09-2014 = Die Anhänge haben keine Bestimmung für zwei gefallene Blättchen; die des normalen Spiels wird übernommen: Die Partie geht weiter, und in der letzten Periode ist sie remis
law-rapid-r09-2018 = In einer Schnellpartie ohne Zeitzuschlag nach den Richtlinien III ist es in der letzten Periode remis, wenn nicht feststeht, welches Blättchen zuerst fiel; in allen anderen Partien zeigt das Zeichen der Digitaluhr, wer die Zeit überschritten hat

law-rapid-r10 = Beide Könige im Schach oder Bauer auf der letzten Reihe
law-rapid-r10-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r10-1997 = Keine besondere Regel für einen Schiedsrichter, der eine solche Stellung sieht
law-rapid-r10-2009 = Auch ohne angemessene Aufsicht greift der Schiedsrichter ein, wenn es möglich ist
law-rapid-r10-2014 = Der Schiedsrichter wartet, bis der nächste Zug abgeschlossen ist; steht die regelwidrige Stellung dann noch auf dem Brett, erklärt er die Partie für remis

law-rapid-r11 = Strafminuten im Schnell- und Blitzschach
law-rapid-r11-1972 = Keine eigenen Strafminuten für Schnell- oder Blitzschach
law-rapid-r11-2017 = Zwei Minuten im Schnellschach und eine im Blitz für regelwidrige Züge und unberechtigte Anträge; bei regelwidrigen Zügen zählt das nur bei voller Geltung der Turnierschachregeln, denn ohne diese Aufsicht verliert schon der erste
law-rapid-r11-2018 = Zwei Minuten im Schnellschach und eine im Blitz, für regelwidrige Züge wie für unberechtigte Anträge
law-rapid-r11-2023 = Eine Minute im Schnellschach wie im Blitz, für regelwidrige Züge wie für unberechtigte Anträge. Nach dem Wortlaut von B.2 bleibt es im Blitz mit angemessener Aufsicht bei zwei Minuten; manche Schiedsrichter geben auch dort eine

law-rapid-r12 = Mitschreiben im Schnell- und Blitzschach; Mattpotenzial
law-rapid-r12-1972 = Diese Regeln enthalten nichts über Schnell- und Blitzschach
law-rapid-r12-1997 = Keine Schreibpflicht. Im Blitz braucht man zum Gewinn Mattpotenzial, also genug Material für ein Matt, notfalls mit Hilfe des Gegners: zwei Springer gegen den bloßen König reichen nicht, Turm gegen Springer schon; den Remisantrag der Endspurtphase gibt es im Blitz nicht
law-rapid-r12-2001 = Niemand muss mitschreiben, und im Blitz gibt es den Remisantrag der Endspurtphase nicht; die Bestimmung über das Mattpotenzial ist weggefallen
law-rapid-r12-2009 = Keine Schreibpflicht; im Blitz ohne angemessene Aufsicht gelten weder der Remisantrag der Endspurtphase noch die Schnellschachregel über regelwidrige Züge
law-rapid-r12-2014 = Niemand muss mitschreiben. Dass Anträge möglich bleiben, die sich auf das Formular stützen, und dass ein Spieler während der Partie ein Formular verlangen darf, sagt der Anhang noch nicht
law-rapid-r12-2017 = Niemand muss mitschreiben, doch Anträge, die sich sonst auf das Formular stützen, bleiben möglich, und ein Spieler darf jederzeit ein Formular verlangen, um mitzuschreiben
