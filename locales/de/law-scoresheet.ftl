# Partieformulare, Ausgabe für Ausgabe, mit eigenen Worten; die Artikel stehen in assets/laws/topics.

law-scoresheet-s01 = Pflicht zur Aufzeichnung der Züge
law-scoresheet-s01-1972 = Jeder Spieler schreibt alle Züge leserlich auf das vorgesehene Formular, in algebraischer oder beschreibender Notation
law-scoresheet-s01-1980 = Jeder Zug wird leserlich auf das vorgesehene Formular geschrieben; ab 1. Januar 1981 gilt nur die algebraische Notation als Beweis. Paarweises Aufschreiben ist ein Verstoß, doch nach der Auslegung von 1973 greift der Schiedsrichter erst ein, wenn einem Spieler mehr als ein Zug fehlt
law-scoresheet-s01-1997 = Beide Spieler schreiben die eigenen und die gegnerischen Züge Zug für Zug in algebraischer Notation auf
law-scoresheet-s01-2023 = Die Züge werden Zug für Zug algebraisch aufgeschrieben, auf Papier oder auf einem von der FIDE zertifizierten elektronischen Partieformular

law-scoresheet-s02 = Den Zug vor der Ausführung aufschreiben
law-scoresheet-s02-1972 = Der Spieler darf den Zug vor oder nach der Ausführung aufschreiben, so die Auslegung von 1970
law-scoresheet-s02-1997 = Der Artikel verbietet nicht, den Zug zuerst aufzuschreiben
law-scoresheet-s02-2001 = Zuerst aufzuschreiben ist nicht verboten; der Spieler darf auch antworten, bevor er aufschreibt, muss aber den vorigen Zug notiert haben, ehe er den nächsten ausführt
law-scoresheet-s02-2005 = Der Zug wird erst ausgeführt und dann aufgeschrieben; nur wer dreimalige Stellungswiederholung oder fünfzig Züge beantragt, schreibt ihn vorher auf
law-scoresheet-s02-2009 = Den Zug im Voraus aufzuschreiben ist verboten, außer für den Antrag auf Stellungswiederholung oder fünfzig Züge und für den Abgabezug bei einer Hängepartie

law-scoresheet-s03 = Nicht mitschreiben in Zeitnot
law-scoresheet-s03-1972 = Wer nach dem Urteil des Schiedsrichters in äußerster Zeitnot ist, muss nicht mitschreiben, aber die Zahl der Züge abhaken, und vervollständigt das Formular, sobald die Zeitnot vorbei ist
law-scoresheet-s03-1997 = Mit weniger als fünf Minuten und ohne Zeitzuschlag von mindestens 30 Sekunden pro Zug muss der Spieler nicht mitschreiben; sobald ein Blättchen gefallen ist, wird das Formular unverzüglich vervollständigt
law-scoresheet-s03-2001 = Unter fünf Minuten ohne mindestens 30 Sekunden Zeitzuschlag pro Zug besteht keine Schreibpflicht; nach dem Fallen eines Blättchens muss das Formular vollständig sein, bevor der Spieler weiterzieht
law-scoresheet-s03-2009 = Wer in einer Periode ohne mindestens 30 Sekunden Zeitzuschlag pro Zug unter fünf Minuten kommt, ist für den Rest dieser Periode von der Schreibpflicht befreit; vor dem ersten Zug nach dem Fallen des Blättchens wird das Formular vervollständigt
law-scoresheet-s03-2018 = Im Standardschach muss ein Spieler unter fünf Minuten mit weniger als 30 Sekunden Zeitzuschlag pro Zug bis zum Ende der Periode nicht mitschreiben und holt es nach dem Fallen des Blättchens vor dem Weiterspielen nach; im Schnell- und Blitzschach muss niemand mitschreiben

law-scoresheet-s04 = Die Partieformulare vervollständigen
law-scoresheet-s04-1972 = Fehlen nur einem Spieler Züge, ergänzt er sie in seiner eigenen Zeit; fehlen sie beiden, stehen die Uhren, und der Schiedsrichter hält zuerst die Stellung fest, falls ein zweites Brett nötig wird
law-scoresheet-s04-1980 = Fehlen einem Spieler Züge, ergänzt er sie in eigener Zeit; fehlen sie beiden, geschieht es bei stehenden Uhren, nachdem der Schiedsrichter die Stellung notiert hat, nötigenfalls auf einem zweiten Brett; nur der Schiedsrichter setzt die Uhren wieder in Gang
law-scoresheet-s04-1997 = Schreiben beide nicht mit, tut es der Schiedsrichter oder ein Assistent, hält nach dem Fallen des Blättchens die Uhren an, und beide ergänzen nach dieser oder der gegnerischen Mitschrift; schreibt nur einer nicht mit, ergänzt er in eigener Zeit, bevor er zieht, und darf das Formular des Gegners benutzen
law-scoresheet-s04-2001 = Keiner schreibt mit: Der Schiedsrichter oder ein Assistent führt Protokoll und hält nach dem Fallen des Blättchens die Uhren an, dann ergänzen beide; nur einer nicht: in dessen Zeit, bevor er zieht; gar keine vollständige Mitschrift: auf einem zweiten Brett, nachdem der Schiedsrichter Stellung, Uhrzeiten und Zugzahl festgehalten hat
law-scoresheet-s04-2018 = Keiner schreibt mit: Der Schiedsrichter oder ein Assistent versucht es, und nach dem Fallen des Blättchens ergänzen beide bei stehenden Uhren; nur einer nicht: in dessen Zeit, bevor er zieht, das gegnerische Formular darf benutzt werden; keine vollständige Mitschrift: zweites Brett, nachdem der Schiedsrichter Stellung, Zeiten, die laufende Uhr und die Zugzahl notiert hat

law-scoresheet-s05 = Sichtbarkeit und Eigentum am Formular
law-scoresheet-s05-1972 = Das Formular gehört der Turnierleitung
law-scoresheet-s05-1997 = Der Schiedsrichter muss das Formular die ganze Partie über sehen können, und es gehört dem Veranstalter; vor dem Gegner darf der Spieler es verdecken
law-scoresheet-s05-2009 = Das Formular liegt die ganze Partie über so, dass der Schiedsrichter es sehen kann, und ist Eigentum des Veranstalters
law-scoresheet-s05-2023 = Der Schiedsrichter kann das Formular die ganze Partie über sehen, und es gehört dem Veranstalter; ein defektes elektronisches Formular wird ersetzt

law-scoresheet-s06 = Unterschrift und falsches Ergebnis
law-scoresheet-s06-1972 = Diese Regeln sagen nichts über Unterschriften oder ein falsch eingetragenes Ergebnis
law-scoresheet-s06-1980 = Ein falsch gemeldetes Ergebnis wird für die folgenden Runden berichtigt; schon danach vorgenommene Paarungen bleiben (Auslegung von 1979)
law-scoresheet-s06-2001 = Am Ende unterschreiben beide Spieler beide Formulare mit dem Ergebnis; auch ein falsches gilt, wenn der Schiedsrichter nicht anders entscheidet
law-scoresheet-s06-2023 = Beide Spieler unterschreiben beide Formulare oder bestätigen das Ergebnis elektronisch; auch ein falsches gilt, wenn der Schiedsrichter nicht anders entscheidet
