# Endspurtphase, Ausgabe für Ausgabe, mit eigenen Worten; die Artikel stehen in assets/laws/topics.

law-quickplay-q01 = Endspurtphase: was sie ist und wo sie gilt
law-quickplay-q01-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q01-1997 = Ein Artikel der Regeln selbst: In der letzten Periode müssen alle noch ausstehenden Züge in begrenzter Zeit ausgeführt werden
law-quickplay-q01-2014 = Ein Anhang, nicht mehr Teil der Regeln selbst: Er gilt nur, wenn das Turnier es vorher angekündigt hat, und nur für Standard- und Schnellpartien ohne Zeitzuschlag
law-quickplay-q01-2018 = Nur eine Richtlinie, gültig, wenn das Turnier sie vorher angekündigt hat; sie gilt für Standard- und Schnellpartien ohne Zeitzuschlag, niemals für Blitz

law-quickplay-q02 = Remisantrag mit weniger als zwei Minuten
law-quickplay-q02-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q02-1997 = Vor dem Fallen des Blättchens hält ein Spieler mit weniger als zwei Minuten beide Uhren an und ruft den Schiedsrichter; remis ist es, wenn der Gegner nicht auf Gewinn spielt oder mit normalen Mitteln nicht gewinnen kann, sonst stellt der Schiedsrichter die Entscheidung zurück
law-quickplay-q02-2001 = Vor dem Fallen des Blättchens hält ein Spieler mit weniger als zwei Minuten beide Uhren an und ruft den Schiedsrichter; dieser erklärt die Partie für remis, wenn der Gegner nicht auf Gewinn spielt oder mit normalen Mitteln nicht gewinnen kann, sonst stellt er die Entscheidung zurück oder lehnt den Antrag ab
law-quickplay-q02-2009 = Mit weniger als zwei Minuten und stehendem Blättchen ruft der Spieler den Schiedsrichter und darf die Uhren anhalten; der Schiedsrichter gibt remis, wenn der Gegner nicht auf Gewinn spielt oder mit normalen Mitteln nicht gewinnen kann, sonst stellt er zurück oder lehnt ab
law-quickplay-q02-2014 = Der Remisantrag in den letzten zwei Minuten bleibt, aber nur dort, wo nach G.4 kein Zeitzuschlag verlangt werden kann
law-quickplay-q02-2018 = Nur wo nach III.4 kein Zeitzuschlag verlangt werden kann: Ein Spieler mit weniger als zwei Minuten und stehendem Blättchen ruft den Schiedsrichter und darf die Uhren anhalten; remis, wenn der Gegner nicht auf Gewinn spielt oder mit normalen Mitteln nicht gewinnen kann, sonst Zurückstellung oder Ablehnung

law-quickplay-q03 = Stattdessen ein Zeitzuschlag verlangen
law-quickplay-q03-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q03-1997 = Einen Zeitzuschlag anstelle des Remis kann der Spieler nicht verlangen
law-quickplay-q03-2014 = Am Zug mit weniger als zwei Minuten darf ein Spieler verlangen, dass beide fünf Sekunden pro Zug dazubekommen; das gilt als Remisangebot, und wenn der Gegner ablehnt und der Schiedsrichter zustimmt, werden die Uhren so umgestellt und der Gegner erhält zwei Minuten mehr

law-quickplay-q04 = Zusatzzeit und Entscheidung nach dem Fallen des Blättchens
law-quickplay-q04-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q04-1997 = Stellt der Schiedsrichter zurück, kann der Gegner zwei Minuten dazubekommen, und remis kann auch noch nach dem Fallen eines Blättchens erklärt werden
law-quickplay-q04-2001 = Zurückgestellt: Der Gegner kann zwei Minuten dazubekommen, und der Schiedsrichter gibt das Ergebnis nach dem Fallen eines Blättchens bekannt; abgelehnt: Der Gegner bekommt die zwei Minuten
law-quickplay-q04-2009 = Zurückgestellt: Zwei Minuten mehr für den Gegner sind möglich, und nach dem Fallen des Blättchens ist es remis, wenn die Schlussstellung mit normalen Mitteln nicht zu gewinnen ist oder der Gegner sich nicht genug bemüht hat; abgelehnt: zwei Minuten mehr für den Gegner

law-quickplay-q05 = Berufung gegen die Entscheidung über den Antrag
law-quickplay-q05-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q05-1997 = Im uns bekannten Artikel macht nichts die Entscheidung des Schiedsrichters endgültig
law-quickplay-q05-2001 = Die Entscheidung des Schiedsrichters über den Antrag ist endgültig
law-quickplay-q05-2009 = Die Entscheidung über den Antrag ist endgültig, und das allgemeine Berufungsrecht nimmt sie aus
law-quickplay-q05-2014 = Die Sperre ist weggefallen: Gegen diese Entscheidung ist Berufung möglich wie gegen jede andere
law-quickplay-q05-2018 = Die Richtlinie macht die Entscheidung nicht endgültig, also gilt das allgemeine Berufungsrecht

law-quickplay-q06 = Antrag ohne anwesenden Schiedsrichter
law-quickplay-q06-1972 = Diese Regeln kennen keine Endspurtphase
law-quickplay-q06-2001 = Ein Antrag mit weniger als zwei Minuten und vor dem Fallen des Blättchens beendet das Spiel: Ist die Stellung mit normalen Mitteln nicht zu gewinnen, schreibt der Spieler sie auf und der Gegner bestätigt sie; bemüht sich der Gegner nicht, braucht es auch ein vollständiges, nachgeführtes Partieformular; dann entscheidet ein Schiedsrichter endgültig
law-quickplay-q06-2018 = Sobald ein Spieler mit weniger als zwei Minuten und stehendem Blättchen den Antrag stellt, ist das Spiel zu Ende; die Stellung wird aufgeschrieben und bestätigt, bei einem untätigen Gegner auch ein vollständiges Partieformular vorgelegt; der Fall geht an den benannten Schiedsrichter, dessen Entscheidung nicht mehr endgültig heißt
