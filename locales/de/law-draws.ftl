# Was jede Ausgabe über das Remis sagt: ein Titel je Thema, eine Aussage je Zelle.

law-draws-d01 = Dreimalige Stellungswiederholung: wer sie beantragt und wie
law-draws-d01-1972 = Nur der Spieler am Zug darf beantragen: entweder kündigt er den wiederholenden Zug an und beantragt, bevor er ihn ausführt, oder er beantragt, bevor er auf den Zug antwortet, mit dem der Gegner die Stellung herbeigeführt hat
law-draws-d01-1980 = Nur der Spieler am Zug darf beantragen, bevor er den angekündigten wiederholenden Zug ausführt oder auf den antwortet, der die Stellung wiederholt hat. Der angekündigte Zug wird zunächst nicht ausgeführt und muss gespielt werden, wenn der Antrag scheitert
law-draws-d01-1997 = Der Spieler am Zug beantragt, dass die Stellung mindestens zum dritten Mal entstehen wird oder soeben entstanden ist; die Züge dazwischen müssen sich nicht wiederholt haben. Soll sie erst entstehen, schreibt er seinen Zug zuvor auf das Partieformular und erklärt dem Schiedsrichter, dass er ihn spielen will
law-draws-d01-2017 = Der Spieler am Zug beantragt ein drittes Vorkommen, das sein nächster Zug herbeiführen wird oder der letzte Zug des Gegners herbeigeführt hat. Der beabsichtigte Zug wird zuvor auf das Partieformular geschrieben, wo er nicht mehr geändert werden darf, und dem Schiedsrichter angekündigt
law-draws-d01-2023 = Der Spieler am Zug beantragt ein drittes Vorkommen, das sein nächster Zug herbeiführen wird oder der letzte Zug des Gegners herbeigeführt hat. Der beabsichtigte Zug wird zuvor auf dem Papier oder in einem zugelassenen elektronischen Partieformular notiert, ist dann unabänderlich und wird dem Schiedsrichter angekündigt; wer ihn nicht notiert hat, wird aufgefordert, den Antrag formgerecht zu stellen

law-draws-d02 = Wann zwei Stellungen dieselbe sind
law-draws-d02-1972 = Gleiche Figuren auf gleichen Feldern, derselbe Spieler am Zug und dieselben Zugmöglichkeiten für beide. Ist dazwischen ein Recht auf Rochade oder auf Schlagen en passant verloren gegangen, sind die Stellungen verschieden
law-draws-d02-1997 = Derselbe Spieler ist am Zug, Figuren gleicher Art und Farbe stehen auf denselben Feldern, und alle Figuren beider Seiten haben dieselben Züge. Verschieden sind die Stellungen, wenn ein Bauer en passant schlagbar war und es nicht mehr ist oder wenn sich ein Rochaderecht vorübergehend oder dauernd geändert hat
law-draws-d02-2009 = Spieler am Zug, Figuren, Felder und Zugmöglichkeiten sind dieselben. Ein nicht mehr en passant schlagbarer Bauer macht einen Unterschied; das Rochaderecht geht erst verloren, wenn König oder Turm gezogen hat, auch wenn sie schon vorher zum Ziehen gezwungen sind
law-draws-d02-2017 = Spieler am Zug, Figuren, Felder und Zugmöglichkeiten sind dieselben. Nicht dieselbe ist eine Stellung am Anfang der Zugfolge, in der ein Bauer en passant geschlagen werden konnte; Rochaderechte enden erst, nachdem König oder Turm tatsächlich gezogen hat

law-draws-d03 = Verlust des Antragsrechts und seine Rückkehr
law-draws-d03-1972 = Wer zieht, ohne zu beantragen, verliert das Recht. Es lebt wieder auf, wenn die Stellung mit demselben Spieler am Zug erneut entsteht
law-draws-d03-2001 = Wer seinen Zug ausführt, ohne beantragt zu haben, verliert das Recht für diesen Zug. Erst der ausgeführte Zug kostet es, nicht schon eine Berührung
law-draws-d03-2009 = Wer eine Figur so berührt, dass er sie spielen muss, verliert für diesen Zug das Antragsrecht, noch bevor der Zug ausgeführt ist
law-draws-d03-2017 = Wer eine Figur so berührt, dass er sie spielen muss, verliert für diesen Zug das Antragsrecht. Beim nächsten Zug darf er wieder beantragen, wenn die Bedingungen dann erfüllt sind, aber nie rückwirkend für eine vergangene Stellung

law-draws-d04 = Anträge über nicht aufgeschriebene Züge
law-draws-d04-1972 = Auf Züge, die nicht in der üblichen Weise aufgeschrieben wurden, lässt sich kein Antrag wegen dreimaliger Stellungswiederholung stützen
law-draws-d04-1980 = Auf nicht aufgeschriebene Züge lässt sich weder ein Antrag wegen dreimaliger Stellungswiederholung noch einer nach der 50-Züge-Regel stützen
law-draws-d04-1997 = Die Regeln schließen keinen Antrag aus, weil auf dem Partieformular Züge fehlen; der Schiedsrichter prüft, ob er berechtigt ist
law-draws-d04-2018 = Beide Spieler müssen bei der Rekonstruktion helfen, und die Prüfung eines Antrags ist ihre Aufgabe unter Aufsicht des Schiedsrichters; was ein Bildschirm oder Zugzähler zeigt, genügt allein nicht. Im Schnell- und Blitzschach ohne Schreibpflicht bleibt der Antrag möglich und stützt sich in der Regel auf ein Partieformular

law-draws-d05 = Ablauf eines Antrags: die Uhren; Rücknahme
law-draws-d05-1972 = Die Uhr des Antragstellers läuft während der Prüfung durch den Turnierleiter weiter. Ein berechtigter Antrag ist remis, auch wenn sein Blättchen inzwischen gefallen ist; ist der Antrag unberechtigt, ist die Partie damit verloren
law-draws-d05-1980 = Der Schiedsrichter hält zuerst die Uhr an und prüft dann. Sobald er sie angehalten hat, kann der Antrag nicht mehr zurückgenommen werden
law-draws-d05-2001 = Der Antragsteller muss sofort beide Uhren anhalten und kann den Antrag nicht zurücknehmen
law-draws-d05-2009 = Der Antragsteller darf beide Uhren anhalten, muss es aber nicht, und kann den Antrag nicht zurücknehmen
law-draws-d05-2017 = Der Antragsteller oder der Schiedsrichter hält die Uhr an, und der Antrag kann nicht zurückgenommen werden
law-draws-d05-2023 = Der Antragsteller oder der Schiedsrichter unterbricht den Lauf der Uhr, und der Antrag kann nicht zurückgenommen werden

law-draws-d06 = Unberechtigter Antrag
law-draws-d06-1972 = Die Partie geht ohne Zeitzuschlag weiter. Sie ist verloren, wenn die Bedenkzeit des Antragstellers während der Prüfung abgelaufen ist
law-draws-d06-1980 = Dem Antragsteller werden fünf Minuten zur verbrauchten Zeit hinzugerechnet; überschreitet er damit die Bedenkzeit, verliert er. Ein angekündigter Zug muss gespielt werden, und wer nach der Ablehnung nicht weiterspielt und mit der Berufung scheitert, verliert ebenfalls
law-draws-d06-2001 = Der Gegner erhält drei Minuten. Hat der Antragsteller mehr als zwei Minuten, verliert er dazu die Hälfte seiner Zeit, höchstens drei Minuten; bei ein bis zwei Minuten bleibt ihm eine Minute, unter einer wird nichts abgezogen. Ein beabsichtigter Zug muss gespielt werden
law-draws-d06-2009 = Der Gegner erhält drei Minuten; die Zeit des Antragstellers bleibt unverändert. Ein beabsichtigter Zug muss gespielt werden
law-draws-d06-2017 = Der Gegner erhält zwei Minuten, im Blitzschach eine. Die Partie geht weiter, und ein beabsichtigter Zug muss gespielt werden, wenn er regelgemäß ist
law-draws-d06-2023 = Der Gegner erhält zwei Minuten, im Schnell- und im Blitzschach eine. Die Partie geht weiter, und ein beabsichtigter Zug muss gespielt werden, wenn er regelgemäß ist

law-draws-d07 = Ob ein Antrag auch ein Remisangebot ist
law-draws-d07-1972 = Die Regeln sagen nicht, ob ein Antrag als Remisangebot gilt
law-draws-d07-2001 = Ein Antrag wegen Stellungswiederholung, wegen fünfzig Zügen oder auf Remis in der Endspurtphase gilt als Remisangebot; der Gegner kann also einfach annehmen
law-draws-d07-2017 = Ein Antrag wegen Stellungswiederholung oder wegen fünfzig Zügen gilt als Remisangebot; der Gegner kann also vor der Prüfung annehmen

law-draws-d08 = Fünfzig Züge
law-draws-d08-1972 = Der Spieler am Zug weist nach, dass jede Seite mindestens fünfzig Züge ohne Schlagen und ohne Bauernzug ausgeführt hat
law-draws-d08-1997 = Der Spieler am Zug beantragt Remis, weil beide in den letzten fünfzig Zügen weder geschlagen noch einen Bauern gezogen haben oder weil dies mit dem Zug eintritt, den er aufgeschrieben und dem Schiedsrichter angekündigt hat
law-draws-d08-2017 = Der Spieler am Zug beantragt Remis, weil beide die letzten fünfzig Züge ohne Schlagen und ohne Bauernzug abgeschlossen haben oder weil ein aufgeschriebener Zug die fünfzig vollmacht. Dieser Zug wird dem Schiedsrichter angekündigt und darf nicht mehr geändert werden

law-draws-d09 = Mehr als fünfzig Züge für manche Stellungen
law-draws-d09-1972 = Die Zahl kann für bestimmte Stellungen erhöht werden, wenn Zahl und Stellungen vor der Partie festgelegt wurden. Die FIDE selbst nennt keine
law-draws-d09-1980 = Die Zahl kann für vor der Partie festgelegte Stellungen erhöht werden; bei zwei Springern gegen Bauer beträgt sie hundert. Der Bauer muss von einem Springer sicher blockiert sein und darf als schwarzer nicht weiter stehen als a4, b6, c5, d4, e4, f5, g6, h4, als weißer nicht weiter als a5, b3, c4, d5, e5, f4, g3, h5
law-draws-d09-1997 = Es gibt keine Verlängerung: Fünfzig Züge gelten in jeder Stellung

law-draws-d10 = Fünfmalige Stellungswiederholung, ohne Antrag
law-draws-d10-1972 = Eine solche Regel gibt es nicht: Wiederholung ist nur auf Antrag eines Spielers remis
law-draws-d10-2014 = Die Partie ist ohne Antrag remis, sobald dieselbe Stellung in mindestens fünf aufeinanderfolgenden abwechselnden Zügen jedes Spielers entstanden ist, also in einem ununterbrochenen Zyklus
law-draws-d10-2017 = Die Partie ist ohne Antrag remis, sobald dieselbe Stellung mindestens fünfmal vorgekommen ist, hintereinander oder nicht

law-draws-d11 = Fünfundsiebzig Züge, ohne Antrag
law-draws-d11-1972 = Eine solche Regel gibt es nicht: Züge ohne Schlagen und Bauernzug sind nur auf Antrag eines Spielers remis
law-draws-d11-2014 = Die Partie ist ohne Antrag remis, sobald jeder Spieler fünfundsiebzig aufeinanderfolgende Züge ohne Schlagen und Bauernzug abgeschlossen hat. Setzt der letzte davon matt, zählt das Matt
law-draws-d11-2017 = Die Partie ist ohne Antrag remis, sobald jeder Spieler fünfundsiebzig aufeinanderfolgende Züge ohne Schlagen und Bauernzug ausgeführt hat. Setzt der letzte davon matt, zählt das Matt

law-draws-d12 = Tote Stellung
law-draws-d12-1972 = Eine solche Regel gibt es nicht. Niemand muss vor den fünfzig Zügen ein Remis hinnehmen, und wer die Zeit überschreitet, verliert, auch wenn kein Matt möglich ist
law-draws-d12-1997 = Eine tote Stellung beendet die Partie nicht von selbst. Dass kein Matt möglich ist, zählt erst beim Fall eines Blättchens: Dann ist die Partie remis
law-draws-d12-2001 = Eine Stellung, in der keine Seite durch irgendeine Folge regelgemäßer Züge matt setzen kann, wie schlecht die andere auch spielt, beendet die Partie sofort remis, wenn der Zug dorthin regelgemäß war
law-draws-d12-2014 = Eine Stellung, in der keine Seite durch irgendeine Folge regelgemäßer Züge matt setzen kann, beendet die Partie sofort remis, wenn der Zug dorthin regelgemäß war und richtig ausgeführt wurde

law-draws-d13 = Wann und wie Remis angeboten wird
law-draws-d13-1972 = Nur unmittelbar nach dem eigenen Zug auf dem Brett; der Anbietende setzt danach die Uhr des Gegners in Gang
law-draws-d13-1980 = Unmittelbar nach dem eigenen Zug, bevor die Uhr des Gegners in Gang gesetzt wird. Ein Angebot in der Zeit des Gegners gilt trotzdem; bei einem in der eigenen Zeit vor dem Zug darf der Gegner den Zug abwarten
law-draws-d13-1997 = Nach dem Zug und vor dem Anhalten der eigenen Uhr. Auch zu jeder anderen Zeit ist ein Angebot gültig, kann aber als Störung des Gegners gewertet werden
law-draws-d13-2017 = Nach dem Zug und vor dem Drücken der Uhr. Auch zu jeder anderen Zeit ist ein Angebot gültig, kann aber als Störung des Gegners gewertet werden

law-draws-d14 = Wie lange ein Angebot gilt; Bedingungen
law-draws-d14-1972 = Ein Angebot kann nicht zurückgenommen werden. Der Gegner lehnt es mündlich ab oder indem er einen Zug ausführt
law-draws-d14-1997 = Bedingungen sind nicht erlaubt, und das Angebot kann nicht zurückgenommen werden. Es gilt, bis es angenommen, mündlich oder durch einen Zug abgelehnt oder die Partie anders beendet wird; fällt vor der Annahme ein Blättchen, ist es hinfällig
law-draws-d14-2001 = Bedingungen sind nicht erlaubt, und das Angebot kann nicht zurückgenommen werden. Es gilt, bis es angenommen, mündlich oder durch Berühren einer Figur zum Ziehen oder Schlagen abgelehnt oder die Partie anders beendet wird
law-draws-d14-2023 = Das Angebot kann nicht zurückgenommen werden; eine beigefügte Bedingung bleibt außer Betracht, und es gilt ohne sie. Es besteht, bis es angenommen, mündlich oder durch Berühren einer Figur zum Ziehen oder Schlagen abgelehnt oder die Partie anders beendet wird

law-draws-d15 = Das Angebot notieren
law-draws-d15-1972 = Die Regeln verlangen nicht, das Angebot zu notieren
law-draws-d15-1997 = Beide Spieler vermerken jedes Remisangebot auf dem Partieformular mit dem Zeichen (=)

law-draws-d16 = Beschränkungen des vereinbarten Remis
law-draws-d16-1972 = Wer ohne guten Grund immer wieder Remis anbietet, bevor der Gegner seinerseits angeboten hat, stört ihn und kann bestraft werden. Eine Grenze nach Zügen gibt es nicht
law-draws-d16-1980 = Spieler, die vor dem 30. Zug kampflos Remis vereinbaren, können bestraft werden, bis zum Verlust der Partie, aber nur in klaren Fällen
law-draws-d16-1997 = Die Vereinbarung ist nicht beschränkt. Beharrlich wiederholte Angebote gelten als Störung des Gegners
law-draws-d16-2001 = Die Vereinbarung ist nicht beschränkt. Unangebrachte Angebote gelten als Störung des Gegners
law-draws-d16-2009 = Die Turnierordnung kann verbieten, vor einer bestimmten Zahl von Zügen oder überhaupt ohne Zustimmung des Schiedsrichters Remis zu vereinbaren
law-draws-d16-2017 = Die Turnierordnung kann verbieten, vor einer bestimmten Zahl von Zügen oder überhaupt ohne Zustimmung des Schiedsrichters Remis anzubieten oder zu vereinbaren. Ein berechtigter Antrag wegen Stellungswiederholung oder fünfzig Zügen bleibt davon unberührt

law-draws-d17 = Mindestspiel vor einem vereinbarten Remis
law-draws-d17-1972 = Eine solche Regel gibt es nicht: die Regeln nennen keinen Zug, der vor der Vereinbarung gespielt sein muss
law-draws-d17-2017 = Remis kann erst vereinbart werden, wenn beide Spieler mindestens einen Zug ausgeführt haben

law-draws-d18 = Berechtigter Antrag
law-draws-d18-1972 = Die Partie ist remis, auch wenn das Blättchen des Antragstellers während der Prüfung gefallen ist
law-draws-d18-1980 = Die Partie ist remis, sobald der Schiedsrichter den Antrag für berechtigt befunden hat
law-draws-d18-2001 = Ein Antrag, der sich als berechtigt erweist, beendet die Partie sofort mit remis
