# Unregelmäßigkeiten: was jede Ausgabe der Regeln sagt, in eigenen Worten.

law-irregularities-i01 = Regelwidriger Zug entdeckt: welche Stellung
law-irregularities-i01-1972 = Die Stellung vor dem regelwidrigen Zug wird wieder aufgebaut, und für den Ersatzzug gilt die Regel über berührte Figuren
law-irregularities-i01-1997 = Die Stellung vor dem regelwidrigen Zug wird hergestellt oder, wenn sie unbekannt ist, die letzte feststellbare davor. Für den Ersatzzug gilt die Regel über berührte Figuren
law-irregularities-i01-2001 = Zurück zur Stellung unmittelbar vor dem Regelverstoß, sonst zur letzten feststellbaren davor. Für den Ersatzzug gilt die Berührt-geführt-Regel des Artikels 4.3
law-irregularities-i01-2009 = Zurück zur Stellung unmittelbar vor dem Regelverstoß, sonst zur letzten feststellbaren davor. Für den Ersatzzug gelten die Artikel 4.3 (berührte Figur) und 4.6 (ausgeführter Zug)
law-irregularities-i01-2014 = Zurück zur Stellung unmittelbar vor dem Regelverstoß, sonst zur letzten feststellbaren davor. Für den Ersatzzug gelten die Artikel 4.3 (berührte Figur) und 4.7 (ausgeführter Zug)
law-irregularities-i01-2018 = Ein regelwidriger Zug ist abgeschlossen, sobald die Uhr gedrückt ist. Zurück zur Stellung unmittelbar davor, sonst zur letzten feststellbaren; für den Ersatzzug gelten die Artikel 4.3 (berührte Figur) und 4.7 (ausgeführter Zug)

law-irregularities-i02 = Stellung nicht wiederherstellbar
law-irregularities-i02-1972 = Lässt sich die Stellung nicht wieder aufbauen, wird die Partie annulliert und eine neue gespielt
law-irregularities-i02-1997 = Es wird aus der letzten noch feststellbaren Stellung vor dem Regelverstoß weitergespielt; die Partie wird nicht annulliert

law-irregularities-i03 = Zeiten nach einer späten Berichtigung
law-irregularities-i03-1972 = Sind die Zeiten im Augenblick des Regelverstoßes unbekannt, wird die verbrauchte Zeit jedes Spielers verhältnismäßig gekürzt: angezeigte Zeit mal Züge bis zum Regelverstoß, geteilt durch die gespielten Züge. Regelverstoß im 20. Zug, entdeckt nach dem 30.: Aus 90 Minuten werden 60, aus 60 werden 40
law-irregularities-i03-1980 = Für die Uhr jedes Spielers gilt die Verhältnisformel: angezeigte Zeit mal Züge bis zum Regelverstoß, geteilt durch die gespielten Züge. Sie ist auf beide Spieler anzuwenden und nie eine Strafe (Auslegung von 1975)
law-irregularities-i03-1997 = Die Formel entfällt: Der Schiedsrichter stellt die Zeiten nach bestem Ermessen
law-irregularities-i03-2001 = Der Schiedsrichter stellt die Zeiten nach bestem Ermessen und berichtigt auch den Zugzähler der Uhr
law-irregularities-i03-2014 = Der Schiedsrichter stellt die Zeiten nach bestem Ermessen; dazu kann auch gehören, beide Uhren so zu lassen, wie sie sind
law-irregularities-i03-2023 = Der Schiedsrichter stellt die Zeiten nach bestem Ermessen, was auch heißen kann, beide Uhren unverändert zu lassen. Schiedsrichtern wird geraten, die durch das Drücken nach dem regelwidrigen Zug gewonnenen Zeitzuschlag abzuziehen, meist 30 Sekunden

law-irregularities-i04 = Strafe für regelwidrige Züge im Standardschach
law-irregularities-i04-1972 = Keine feste Strafe: Der Turnierleiter hat nur die allgemeine Disziplinargewalt. Für einen nicht umgewandelten Bauern kann er nach Ermessen eine Strafe verhängen
law-irregularities-i04-1980 = Keine feste Strafe. Für einen nicht umgewandelten Bauern darf der Schiedsrichter verwarnen oder eine Strafe verhängen, deren Höhe nicht bestimmt ist
law-irregularities-i04-1997 = Ein regelwidriger Zug wird nur berichtigt. In der Endspurtphase geben aber der erste und der zweite dem Gegner je zwei Minuten mehr, und der dritte verliert die Partie
law-irregularities-i04-2001 = In jeder Phase der Partie geben der erste und der zweite regelwidrige Zug dem Gegner je zwei Minuten mehr; der dritte desselben Spielers verliert
law-irregularities-i04-2009 = Der erste und der zweite regelwidrige Zug geben dem Gegner je zwei Minuten mehr. Der dritte verliert, oder die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann
law-irregularities-i04-2014 = Der erste regelwidrige Zug gibt dem Gegner zwei Minuten mehr; schon der zweite verliert, oder die Partie ist remis, wenn der Gegner nicht matt setzen kann
law-irregularities-i04-2017 = Der erste Verstoß bringt dem Gegner zwei Minuten; der zweite desselben Spielers verliert, oder die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann. Regelwidriger Zug, Ziehen mit zwei Händen und Drücken der Uhr ohne Zug stehen in eigenen Artikeln; nach der Auslegung der FIDE vom 14. Juni 2017 zählen sie zusammen, und zwei Fehler in einem Zug zählen einmal
law-irregularities-i04-2018 = Der erste abgeschlossene regelwidrige Zug gibt dem Gegner zwei Minuten mehr; der zweite desselben Spielers verliert, oder die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann. Zwei Fehler in ein und demselben Zug zählen einmal

law-irregularities-i05 = Bauer nicht umgewandelt, Uhr gedrückt
law-irregularities-i05-1972 = Die Uhr des Gegners wird auf die Zeit vor dem Drücken zurückgestellt, der Bauer kommt auf sein Ausgangsfeld, und der Spieler führt den Zug bei laufender eigener Uhr richtig aus. Eine Disziplinarstrafe ist möglich, etwa Vorstellen seiner Uhr
law-irregularities-i05-1980 = Die Uhr des Gegners wird zurückgestellt, die Stellung vor dem Bauernzug hergestellt, und der Spieler führt ihn in eigener Zeit richtig aus. Der Schiedsrichter verwarnt oder bestraft; die Höhe der Strafe ist frei
law-irregularities-i05-1997 = Für diesen Fall gibt es keinen eigenen Text; er wird wie ein regelwidriger Zug behandelt, und die Umwandlung wird nachgeholt
law-irregularities-i05-2005 = Ausdrücklich als regelwidriger Zug genannt: Die Stellung davor wird hergestellt, und der Spieler wandelt neu um, in eine Figur seiner Wahl
law-irregularities-i05-2014 = Der Zug ist regelwidrig; der Bauer wird durch eine Dame seiner Farbe ersetzt, eine Wahl hat der Spieler nicht
law-irregularities-i05-2018 = Der Zug ist regelwidrig, und der Bauer wird zur Dame. Er zählt als abgeschlossener regelwidriger Zug: beim ersten Mal zwei Minuten mehr für den Gegner, beim zweiten Mal Verlust

law-irregularities-i06 = Zwei Hände; Drücken ohne Zug
law-irregularities-i06-1972 = Die Regeln erwähnen weder das eine noch das andere
law-irregularities-i06-1997 = Mit zwei Händen zu ziehen verstößt gegen die Einhandregel und kann nach Artikel 13.4 bestraft werden, ist aber kein regelwidriger Zug. Auch das Drücken ohne Zug gilt nicht als solcher
law-irregularities-i06-2014 = Zwei Hände verstoßen gegen die Einhandregel, und die Uhr vor dem Zug zu drücken ist verboten; beides kann der Schiedsrichter bestrafen, ein regelwidriger Zug ist keines von beiden
law-irregularities-i06-2017 = Ab dem 1. Juli 2017 zählen sowohl das Drücken der Uhr ohne Zug als auch das Ziehen mit zwei Händen als regelwidrige Züge
law-irregularities-i06-2018 = Beides wird wie ein regelwidriger Zug bestraft. Für zwei Hände verlangt der englische Text, dass die Uhr gedrückt wurde; die vorliegende mazedonische Übersetzung lässt diese Bedingung weg
law-irregularities-i06-2023 = Beides wird wie ein regelwidriger Zug bestraft, zwei Hände nur, wenn die Uhr gedrückt wurde. Ein Drücken, mit dem beide Uhren angehalten werden sollten, kann als Versehen gelten

law-irregularities-i07 = Bis wann ein regelwidriger Zug berichtigt wird
law-irregularities-i07-1972 = Solange die Partie läuft. Eine Partie, die zur Abschätzung gegeben wurde, läuft bis zur Entscheidung
law-irregularities-i07-1980 = Solange die Partie läuft; die Abschätzung zählt bis zur Entscheidung dazu (Auslegung von 1963)
law-irregularities-i07-1997 = Berichtigt wird nur, wenn der regelwidrige Zug während der Partie entdeckt wird
law-irregularities-i07-2018 = Nur während der Partie: nach Matt, Aufgabe, Vereinbarung oder unterschriebenen Partieformularen bleibt das Ergebnis, auch wenn dann ein regelwidriger Zug bekannt wird

law-irregularities-i08 = Verschobene Figuren
law-irregularities-i08-1972 = Die Stellung vor dem Verschieben wird wieder aufgebaut; ist das unmöglich, wird die Partie annulliert
law-irregularities-i08-1980 = Die frühere Stellung wird wieder aufgebaut oder, wenn das unmöglich ist, die Partie annulliert. Wirft ein Spieler Figuren um und drückt, darf der Gegner dessen Uhr wieder in Gang setzen (Auslegung von 1979)
law-irregularities-i08-1997 = Wer Figuren verschoben hat, stellt sie in eigener Zeit zurück. Der Gegner darf dessen Uhr wieder in Gang setzen, ohne zu ziehen
law-irregularities-i08-2001 = Wer Figuren verschoben hat, stellt sie in eigener Zeit zurück. Nötigenfalls hält ein Spieler die Uhren an und ruft den Schiedsrichter, der bestrafen darf
law-irregularities-i08-2023 = Der Verursacher stellt die Stellung in eigener Zeit wieder her; nötigenfalls hält ein Spieler die Uhren an und ruft den Schiedsrichter, der bestrafen darf. Schiedsrichter raten, anzuhalten statt die Uhr des anderen wieder in Gang zu setzen

law-irregularities-i09 = Falsche Anfangsstellung
law-irregularities-i09-1972 = Wird die falsche Aufstellung während der Partie entdeckt, wird sie annulliert und eine neue begonnen
law-irregularities-i09-1980 = Wird es während der Partie entdeckt, so wird sie annulliert und eine neue begonnen; nach Matt bleibt das Ergebnis (Auslegung von 1979)
law-irregularities-i09-1997 = Die Partie wird annulliert und eine neue aus der richtigen Stellung gespielt
law-irregularities-i09-2018 = Die Partie wird annulliert und eine neue gespielt, gleich wie viele Züge ausgeführt wurden. Im Schnell- und Blitzschach ohne angemessene Aufsicht kann das nach zehn Zügen jedes Spielers nicht mehr geltend ausgeführt werden

law-irregularities-i10 = Brett falsch gestellt
law-irregularities-i10-1972 = Die erreichte Stellung wird auf ein richtig gestelltes Brett übertragen, und die Partie geht weiter
law-irregularities-i10-1980 = Die Stellung wird auf ein richtig gestelltes Brett übertragen und die Partie fortgesetzt, sofern die Figuren sonst richtig standen, jede auf dem Feld der anderen Farbe (Auslegung von 1973)
law-irregularities-i10-1997 = Steht das Brett verkehrt, wird die Stellung auf ein richtig gestelltes übertragen und die Partie fortgesetzt

law-irregularities-i11 = Vertauschte Farben
law-irregularities-i11-1972 = Wird es während der Partie entdeckt, so wird sie annulliert und eine neue gespielt; nach ihrem Ende bleibt das Ergebnis (Auslegungen von 1958 und 1960)
law-irregularities-i11-1980 = Während der Partie wird sie annulliert und neu gespielt, nach ihrem Ende bleibt das Ergebnis, gleich wer den Fehler machte (Auslegungen von 1958, 1960 und 1973)
law-irregularities-i11-1997 = Die Partie wird fortgesetzt, außer der Schiedsrichter entscheidet anders
law-irregularities-i11-2017 = Haben beide Spieler weniger als zehn Züge ausgeführt, wird die Partie abgebrochen und mit richtigen Farben neu gespielt; ab zehn Zügen geht sie weiter. Eine mit weniger als zehn Zügen beendete Partie bleibt gültig

law-irregularities-i12 = Regelwidriger Zug, regelwidrige Stellung; den König schlagen
law-irregularities-i12-1972 = Was ein regelwidriger Zug ist, setzt der Text voraus; eine Definition gibt es nicht
law-irregularities-i12-1997 = Die Regel über regelwidrige Züge enthält keine Definition des Begriffs
law-irregularities-i12-2005 = Verboten ist, den eigenen König im Angriff zu lassen oder ihm auszusetzen und den gegnerischen König zu schlagen. Regelgemäß ist ein Zug, der alles erfüllt, was Artikel 3 verlangt
law-irregularities-i12-2014 = Drei Begriffe sind definiert: der regelgemäße Zug, der regelwidrige Zug und die regelwidrige Stellung, also eine, die keine Folge regelgemäßer Züge ergeben kann
law-irregularities-i12-2018 = Regelgemäßer Zug, regelwidriger Zug und regelwidrige Stellung (durch regelgemäße Züge nicht erreichbar) sind definiert. Verboten ist, den eigenen König im Angriff zu lassen oder ihm auszusetzen und den gegnerischen zu schlagen

law-irregularities-i13 = Falsche Stellung nach der Wiederaufnahme
law-irregularities-i13-1972 = Wurde die wiederaufgenommene Partie falsch aufgebaut, wird die Stellung beim Abbruch hergestellt und von dort weitergespielt
law-irregularities-i13-2001 = Der Fehler selbst ist nicht geregelt; bei der Wiederaufnahme ist die Stellung unmittelbar vor dem Abgabezug aufzubauen
