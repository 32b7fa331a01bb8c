# Aufgabe, Verhalten und Strafen, Ausgabe für Ausgabe, mit eigenen Worten; die Artikel stehen in assets/laws/topics.

law-conduct-c01 = Aufgabe und Händedruck
law-conduct-c01-1972 = Verloren hat, wer erklärt, dass er aufgibt; ein Händedruck allein ist keine Aufgabe (Kongress 1971)
law-conduct-c01-1997 = Wer erklärt aufzugeben, beendet damit die Partie auf der Stelle, und der Gegner hat gewonnen
law-conduct-c01-2023 = Die erklärte Aufgabe beendet die Partie auf der Stelle; der Schiedsrichterkommentar zählt die üblichen Zeichen dafür auf und verlangt, jedes davon mit dem Spieler zu klären

law-conduct-c02 = Aufgabe, wenn der Gegner nicht matt setzen kann
law-conduct-c02-1972 = Wer aufgibt, verliert, was auch immer der Gegner noch hat, außer Matt oder Patt hatten die Partie schon beendet
law-conduct-c02-2001 = Die Aufgabe verliert auch gegen einen Gegner ohne Mattmaterial; nur ein Matt, ein Patt oder eine tote Stellung davor hätte die Partie schon beendet
law-conduct-c02-2023 = Die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen könnte; sonst verliert, wer aufgibt

law-conduct-c03 = Notizen, Rat und Analyse
law-conduct-c03-1972 = Während der Partie keine Notizen, keine Bücher und kein Rat von Dritten; in den Spielräumen analysiert niemand, weder während des Spiels noch bei einer Hängepartie. Bei der Olympiade darf der Mannschaftsführer ohne Begründung und vor dem Kontrolleur raten, remis anzubieten oder anzunehmen oder aufzugeben
law-conduct-c03-1980 = Fremde Hilfe und Analyse in den Spielräumen sind verboten; auf dem Formular stehen nur Züge und Uhrzeiten, und ein Mannschaftsführer darf höchstens raten, remis anzubieten, anzunehmen oder aufzugeben
law-conduct-c03-1997 = Keine Notizen, Quellen oder Ratschläge während der Partie und keine Analyse im Spielbereich; auf das Formular kommen Züge, Uhrzeiten, Remisangebote und Angaben zu einem Antrag, sonst nichts

law-conduct-c04 = Telefone und elektronische Geräte
law-conduct-c04-1972 = Diese Regeln enthalten nichts über Telefone oder elektronische Geräte
law-conduct-c04-2005 = Ein vom Schiedsrichter nicht erlaubtes Mobiltelefon muss draußen bleiben; klingelt es während der Partie im Spielbereich, verliert der Besitzer, und der Schiedsrichter bestimmt die Punkte des Gegners
law-conduct-c04-2009 = Telefone und andere Geräte müssen ausgeschaltet sein; gibt ein Gerät einen Ton von sich, verliert sein Besitzer, und der Gegner erhält nur remis, wenn keine Folge regelgemäßer Züge zum Gewinn führen könnte
law-conduct-c04-2014 = Wer nachweislich ein solches Gerät ins Turnierareal gebracht hat, verliert, und der Gegner gewinnt; die Turnierordnung darf Milderes vorsehen, und der Schiedsrichter darf die Sachen eines Spielers durchsehen. Nach einer Änderung noch in der Geltungszeit kann der Schiedsrichter es erlauben, und die Turnierordnung kann zulassen, dass es ausgeschaltet in der Tasche liegt
law-conduct-c04-2018 = Kein Gerät im Turnierareal ohne Zustimmung des Schiedsrichters, doch kann die Turnierordnung erlauben, es ausgeschaltet in der Tasche zu lassen; wer eines bei sich trägt, verliert, und der Gegner gewinnt, es sei denn, die Turnierordnung sieht eine mildere Strafe vor
law-conduct-c04-2023 = Ein Gerät am Körper ohne Zustimmung des Schiedsrichters kostet die Partie, und der Gegner gewinnt auch, wenn er nicht matt setzen kann; die Turnierordnung kann es ausgeschaltet in der Tasche erlauben oder die Strafe mildern, und der Schiedsrichter darf Kleidung und Taschen prüfen lassen

law-conduct-c05 = Verlassen des Spielbereichs
law-conduct-c05-1972 = Diese Regeln befassen sich nicht mit dem Verlassen des Raums
law-conduct-c05-1997 = Niemand verlässt das Turnierareal ohne Erlaubnis des Schiedsrichters, und der Spieler am Zug nicht einmal den Spielbereich
law-conduct-c05-2014 = Turnierareal und Spielbereich sind festgelegt. Nur mit Erlaubnis des Schiedsrichters darf ein Spieler das Turnierareal verlassen, der Spieler am Zug den Spielbereich verlassen oder jemand ihn betreten, der weder Spieler noch Schiedsrichter ist
law-conduct-c05-2018 = Turnierareal und Spielbereich sind festgelegt: das Areal verlässt man nur mit Erlaubnis des Schiedsrichters, am Zug auch den Spielbereich nicht ohne sie, und die Turnierordnung kann verlangen, dass sich auch der Gegner vor dem Hinausgehen meldet

law-conduct-c06 = Stören des Gegners
law-conduct-c06-1972 = Den Gegner auf irgendeine Weise zu stören ist verboten; dazu gehören wiederholte grundlose Remisangebote
law-conduct-c06-1997 = Der Gegner darf nicht abgelenkt oder belästigt werden; hartnäckige Remisangebote fallen darunter
law-conduct-c06-2001 = Unvernünftige Anträge wie unvernünftige Remisangebote gelten als Ablenkung des Gegners, die in jeder Form verboten ist
law-conduct-c06-2009 = Ablenkung ist in jeder Form verboten: unvernünftige Anträge, unvernünftige Remisangebote und nun auch Lärm im Spielbereich

law-conduct-c07 = Beharrliche Weigerung, die Regeln zu befolgen
law-conduct-c07-1972 = Wer sich weigert, den Regeln nachzukommen, verliert die Partie; weigern sich beide, verlieren beide
law-conduct-c07-1997 = Wer sich beharrlich weigert, die Regeln zu befolgen, verliert, wobei der Schiedsrichter über die Punkte des Gegners entscheidet; sind beide schuldig, verlieren beide

law-conduct-c08 = Strafen des Schiedsrichters
law-conduct-c08-1972 = Strafen bis zum Verlust der Partie; bei der Olympiade ermahnt der Hauptschiedsrichter mündlich oder verwarnt schriftlich, die Partie kann verloren gegeben werden, und die Jury kann zeitweise oder ganz disqualifizieren
law-conduct-c08-1980 = Der Schiedsrichter wählt die Strafe, bis hin zum Verlust der Partie
law-conduct-c08-1997 = Fünf Strafen: Verwarnung, mehr Zeit für den Gegner, weniger Zeit für den Betroffenen, Verlust der Partie und Ausschluss vom Turnier
law-conduct-c08-2001 = Sieben Strafen: zur Verwarnung, den beiden Zeitänderungen, dem Verlust und dem Ausschluss kommen der Punktabzug für den Betroffenen und die Erhöhung der Punkte des Gegners bis zum Höchstmaß der Partie
law-conduct-c08-2014 = Acht Strafen: Zu den sieben seit 2001 bekannten kommt eine vorher angekündigte Geldbuße
law-conduct-c08-2018 = Neun Strafen: Verwarnung, mehr Zeit für den Gegner, weniger für den Betroffenen, mehr Punkte für den Gegner bis zum Höchstmaß, weniger für den Betroffenen, Verlust mit vom Schiedsrichter bestimmten Punkten des Gegners, vorher angekündigte Geldbuße, Ausschluss von einer oder mehreren Runden, Ausschluss vom Turnier

law-conduct-c09 = Pflichten des Schiedsrichters und wann er eingreift
law-conduct-c09-1972 = Der Schiedsrichter sorgt für die strenge Einhaltung der Regeln, überwacht Partien und Blättchen, ordnet die Wiederaufnahmen und verwahrt die Umschläge, vollzieht Entscheidungen und ahndet Verstöße
law-conduct-c09-1980 = Der Schiedsrichter setzt die Regeln durch, beaufsichtigt Partien, Blättchen, Wiederaufnahmen und Umschläge, vollzieht Entscheidungen und straft, und sorgt nun auch für gute Spielbedingungen
law-conduct-c09-1997 = Der Schiedsrichter setzt die Regeln durch und sorgt für gute Bedingungen, beobachtet vor allem Spieler in Zeitnot, vollzieht Entscheidungen und straft; in eine Partie greift er nur in den Fällen ein, die die Regeln nennen
law-conduct-c09-2018 = Neben der Durchsetzung der Regeln und der Beobachtung der Zeitnot achtet der Schiedsrichter auf Fairplay und auf Spieler mit Behinderung und darf Assistenten einsetzen; er greift nur in den genannten Fällen ein, bei einem bemerkten regelwidrigen Zug oder einer solchen Stellung im Standardschach aber immer

law-conduct-c10 = Zusatzzeit nach einer Störung von außen
law-conduct-c10-1972 = Während der Störung stehen die Uhren; Zusatzzeit sehen die Regeln nicht vor
law-conduct-c10-1997 = Bei einer Störung von außen darf der Schiedsrichter einem oder beiden Spielern Zeit zugeben

law-conduct-c11 = Auskunft über die Regeln und Berufungsrecht
law-conduct-c11-1972 = Berufungen sind nicht geregelt; für internationale Turniere wird eine Instanz dafür empfohlen
law-conduct-c11-1997 = Die uns bekannten Artikel enthalten kein allgemeines Berufungsrecht
law-conduct-c11-2001 = Kein Artikel gibt ein allgemeines Berufungsrecht; die Entscheidung über den Antrag in der Endspurtphase ist ausdrücklich endgültig (10.2d)
law-conduct-c11-2009 = Gegen jede Entscheidung des Schiedsrichters ist Berufung möglich, wenn die Turnierordnung sie nicht ausschließt; nicht aber gegen die Endspurtentscheidungen nach 10.2 und Anhang D
law-conduct-c11-2018 = Der Spieler darf den Schiedsrichter nach einzelnen Regeln fragen und gegen jede Entscheidung Berufung einlegen, wenn die Turnierordnung sie nicht ausschließt, auch nach Unterschrift des Formulars

law-conduct-c12 = Schädigung des Ansehens des Schachspiels
law-conduct-c12-1972 = Diese Regeln haben keinen Artikel über das Ansehen des Spiels
law-conduct-c12-2001 = Spieler unterlassen alles, was das Ansehen des Schachspiels schädigt; weder die Handlungen noch eine Strafe nennt der Artikel, beides bleibt dem Schiedsrichter überlassen

law-conduct-c13 = Spieler, die ihre Partie beendet haben
law-conduct-c13-1972 = Diese Regeln sagen nichts über Spieler, die ihre Partie beendet haben
law-conduct-c13-2009 = Wer seine Partie beendet hat, gilt von da an als Zuschauer
