# Was jede Ausgabe über die Uhr sagt: ein Titel je Thema, eine Aussage je Zelle.

law-clock-f01 = Wann ein Blättchen als gefallen gilt
law-clock-f01-1972 = Es gilt, was die Uhr anzeigt. Wer auf den Fall hinweisen darf, ist nicht geregelt
law-clock-f01-1980 = Ein Blättchen ist gefallen, wenn der Schiedsrichter es bemerkt; ist keiner anwesend, wenn ein Spieler es reklamiert
law-clock-f01-1997 = Im Schnell- und Blitzschach ist ein Blättchen erst gefallen, wenn ein Spieler es gültig reklamiert. Der Text für das Standardschach liegt nicht vor
law-clock-f01-2001 = Ein Blättchen ist gefallen, wenn der Schiedsrichter es feststellt oder ein Spieler es gültig reklamiert
law-clock-f01-2018 = Ein Blättchen ist in dem Augenblick gefallen, in dem der Schiedsrichter es feststellt oder ein Spieler es gültig reklamiert, nicht schon mit dem Ablauf der Zeit. Auch im Schnell- und Blitzschach weist der Schiedsrichter, der es sieht, darauf hin

law-clock-f02 = Ergebnis bei gefallenem Blättchen; Gegner ohne Mattmöglichkeit
law-clock-f02-1972 = Wer die vorgeschriebenen Züge nicht rechtzeitig ausgeführt hat, verliert, auch wenn der Gegner nie matt setzen könnte
law-clock-f02-1997 = Wer die vorgeschriebenen Züge nicht rechtzeitig ausgeführt hat, verliert. Die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann, auch nicht gegen das schlechteste Spiel
law-clock-f02-2001 = Wer die vorgeschriebenen Züge nicht rechtzeitig ausgeführt hat, verliert, sofern die Partie nicht schon durch Matt, Aufgabe, Patt, tote Stellung oder Vereinbarung beendet ist. Sie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge matt setzen kann, auch nicht gegen das schlechteste Spiel
law-clock-f02-2009 = Wer die vorgeschriebenen Züge nicht rechtzeitig abgeschlossen hat, verliert, sofern die Partie nicht schon beendet ist. Sie ist remis, wenn der Gegner durch keine mögliche Folge regelgemäßer Züge matt setzen kann
law-clock-f02-2023 = Wer die vorgeschriebenen Züge nicht rechtzeitig abgeschlossen hat, verliert, sofern die Partie nicht schon beendet ist, auch durch fünfmalige Stellungswiederholung oder fünfundsiebzig Züge. Sie ist remis, wenn keine regelgemäße Fortsetzung den Gegner matt setzen lässt; erzwungene Zugfolgen sind dabei zu beachten

law-clock-f03 = Beide Blättchen gefallen, Reihenfolge unbekannt
law-clock-f03-1972 = Die Regeln sprechen nicht von zwei gefallenen Blättchen
law-clock-f03-1980 = Der Schiedsrichter stellt die Tatsachen fest. Ist er nicht sicher, dass die Zeitkontrolle erreicht wurde, darf er in Turnieren nach Schweizer System weiterspielen lassen
law-clock-f03-1997 = Die Partie wird fortgesetzt. In der Endspurtphase, im Schnell- und im Blitzschach ist sie remis
law-clock-f03-2005 = Die Partie wird in jeder Periode außer der letzten fortgesetzt; in der Periode für alle restlichen Züge ist sie remis
law-clock-f03-2009 = Die Partie wird in jeder Periode außer der letzten fortgesetzt; in der Periode für alle restlichen Züge ist sie remis. Schnell- und Blitzschach ohne angemessene Aufsicht: remis
law-clock-f03-2018 = Nur für Partien ohne Zeitzuschlag, für die die Richtlinien zur Endspurtphase angekündigt wurden: Es wird in jeder Periode außer der letzten fortgesetzt, in dieser ist die Partie remis. Sonst entscheidet das Zeichen der Digitaluhr, welches Blättchen zuerst gefallen ist

law-clock-f04 = Blättchenfall, nach Partieende entdeckt
law-clock-f04-1972 = Was nach dem Ende der Partie geschieht oder entdeckt wird, ist ohne Bedeutung
law-clock-f04-1980 = Aufgabe und vereinbartes Remis bleiben bestehen, auch wenn zuvor ein Blättchen gefallen war. Auch nachdem der Spieler seinen Zug abgegeben hat, ist eine Reklamation der Zeitüberschreitung verspätet
law-clock-f04-1997 = Matt, Aufgabe, Patt und Vereinbarung beenden die Partie sofort. Ein erst danach bemerktes Blättchen ändert nichts

law-clock-f05 = Partiebeginn bei abwesenden Spielern
law-clock-f05-1972 = Zur festgesetzten Stunde wird die Uhr von Weiß in Gang gesetzt, auch wenn Schwarz fehlt. Bei der Olympiade setzt Schwarz sie in Gang; fehlt Schwarz, setzt Weiß die Uhr von Schwarz in Gang, ohne zu ziehen, und fehlen beide, setzt der Kontrolleur die von Weiß in Gang
law-clock-f05-1980 = Zur festgesetzten Stunde wird in jedem Fall die Uhr von Weiß in Gang gesetzt, wer auch immer fehlt
law-clock-f05-1997 = Zur festgesetzten Anfangszeit wird die Uhr von Weiß in Gang gesetzt
law-clock-f05-2001 = Zur festgesetzten Anfangszeit wird die Uhr von Weiß in Gang gesetzt. Fehlen beide Spieler, verliert Weiß die ganze Zeit bis zu seinem Eintreffen, wenn Turnierordnung oder Schiedsrichter nichts anderes bestimmen
law-clock-f05-2009 = Zur festgesetzten Anfangszeit wird die Uhr von Weiß in Gang gesetzt. Gibt es eine Karenzzeit und fehlen beide Spieler, verliert Weiß die Zeit bis zu seinem Eintreffen, wenn Turnierordnung oder Schiedsrichter nichts anderes bestimmen

law-clock-f06 = Verspätung: die Karenzzeit
law-clock-f06-1972 = Wer mehr als eine Stunde zu spät kommt, verliert; kommen beide zu spät, verlieren beide. Dasselbe gilt bei der Wiederaufnahme, außer der Abgabezug setzt matt oder patt oder das Blättchen des Gegners fällt zuerst
law-clock-f06-1997 = Wer mehr als eine Stunde nach dem angesetzten Beginn eintrifft, verliert, wenn Turnierordnung oder Schiedsrichter nichts anderes bestimmen
law-clock-f06-2009 = Wer nach Rundenbeginn eintrifft, verliert: Die Karenzzeit ist null. Die Turnierordnung kann eine andere festlegen
law-clock-f06-2014 = Die Turnierordnung muss die Karenzzeit im Voraus festlegen; tut sie es nicht, gibt es keinen Ersatzwert. Wer danach eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet
law-clock-f06-2018 = Die Karenzzeit wird im Voraus von der Turnierordnung festgelegt und ist null, wenn sie nichts bestimmt. Wer danach eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet
law-clock-f06-2023 = Die Karenzzeit wird im Voraus von der Turnierordnung festgelegt, ist null, wenn diese schweigt, und zählt vom tatsächlichen Rundenbeginn an. Wer danach eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet

law-clock-f07 = Defekte Uhr
law-clock-f07-1972 = Sofort zu reklamieren. Auf der neuen Uhr wird das stehengebliebene Werk vorgestellt, bis beide zusammen die Dauer der Spielsitzung ergeben; standen beide, erhält jedes die Hälfte der fehlenden Zeit. Fiele dadurch ein Blättchen oder sind die Zeiten nicht festzustellen, entscheidet der Turnierleiter nach Ermessen
law-clock-f07-1980 = Sofort zu reklamieren; nur der Schiedsrichter stellt die Uhr. Das stehengebliebene Werk wird vorgestellt, bis beide zusammen die Dauer der Spielsitzung ergeben, oder jedes erhält die Hälfte der fehlenden Zeit, wenn beide standen; das Ergebnis darf für keinen Spieler verheerend sein
law-clock-f07-1997 = Der Schiedsrichter tauscht die Uhr aus und stellt die Zeiten nach bestem Ermessen ein
law-clock-f07-2018 = Der Schiedsrichter tauscht die Uhr aus und stellt die Zeiten nach bestem Ermessen ein. In der Praxis teilt er sie so auf, dass beide zusammen die verstrichene Zeit ergeben

law-clock-f08 = Falsch gestellte Uhr
law-clock-f08-1972 = Nur für die Wiederaufnahme geregelt: Eine falsche Einstellung wird berichtigt, wenn vor dem ersten Zug darauf hingewiesen wird
law-clock-f08-1980 = Nur für die Wiederaufnahme geregelt: Die Spieler haben die Uhr zu prüfen, und eine falsche Einstellung wird berichtigt, wenn vor dem ersten Zug darauf hingewiesen wird. Der Schiedsrichter darf dennoch helfen, wenn die Folgen zu hart sind
law-clock-f08-1997 = Für eine falsche Einstellung während des Spiels gibt es keine eigene Regel; nach einem Regelverstoß bestimmt der Schiedsrichter die Zeiten nach bestem Ermessen
law-clock-f08-2001 = Für eine falsche Einstellung während des Spiels gibt es keine eigene Regel; nach einem Regelverstoß bestimmt der Schiedsrichter die Zeiten nach bestem Ermessen. Falsche Zeiten bei der Wiederaufnahme regelt der Anhang über Hängepartien
law-clock-f08-2009 = Sobald der Fehler bemerkt wird, hält einer der Spieler oder der Schiedsrichter die Uhren an. Der Schiedsrichter stellt die richtige Einstellung her und berichtigt Zeiten und Zugzähler
law-clock-f08-2018 = Sobald der Fehler bemerkt wird, hält einer der Spieler oder der Schiedsrichter die Uhr an. Der Schiedsrichter stellt die richtige Einstellung her und berichtigt Zeiten und Zugzähler; im Schnell- und Blitzschach ohne angemessene Aufsicht nach zehn Zügen jedes Spielers nicht mehr, außer der Zeitplan litte ernstlich

law-clock-f09 = Anhalten der Uhren
law-clock-f09-1972 = Die Uhren werden aus Gründen angehalten, die keiner der Spieler zu vertreten hat, etwa bei regelwidriger Stellung, defekter Uhr oder fehlender Figur zur Umwandlung
law-clock-f09-1980 = Die Uhren werden aus Gründen angehalten, die keiner der Spieler zu vertreten hat, etwa bei regelwidriger Stellung, defekter Uhr oder fehlender Figur zur Umwandlung. Ein kurzes Unwohlsein ist ein solcher Grund; über eine längere Krankheit oder einen Trauerfall entscheidet der Schiedsrichter
law-clock-f09-1997 = Der Schiedsrichter hält die Uhren an, wenn die Partie unterbrochen werden muss. Ein Spieler darf sie anhalten, um ihn zu Hilfe zu rufen, und der Schiedsrichter bestimmt, wann es weitergeht
law-clock-f09-2001 = Der Schiedsrichter hält die Uhren an, wenn die Partie unterbrochen werden muss, und bestimmt, wann es weitergeht. Ein Spieler darf sie nur anhalten, um ihn zu Hilfe zu rufen, und wird bestraft, wenn kein triftiger Grund vorlag
law-clock-f09-2018 = Der Schiedsrichter hält die Uhr an, wenn die Partie unterbrochen werden muss, und bestimmt, wann es weitergeht. Ein Spieler darf sie nur anhalten, um ihn zu Hilfe zu rufen, und wird bestraft, wenn kein triftiger Grund vorlag; ein Gang zur Toilette ist in der Regel keiner

law-clock-f10 = Gesparte Zeit; Aufschub-Modus
law-clock-f10-1972 = Jeder Spieler hat eine bestimmte Zahl von Zügen in einer gegebenen Zeit auszuführen. Einen Aufschub gibt es nicht
law-clock-f10-1997 = In einer Periode gesparte Zeit wird in die nächste übernommen, außer im Aufschub-Modus: Dort läuft die Hauptzeit erst nach der festen Zusatzzeit des Zuges und bleibt unverändert, wenn der Zug innerhalb dieser fertig wird

law-clock-f11 = Was der Schiedsrichter über Züge, Blättchen und Uhren sagen darf
law-clock-f11-1972 = Der Turnierleiter darf einen Spieler nicht an seine Uhr erinnern
law-clock-f11-1980 = Der Schiedsrichter darf einen Spieler nicht an seine Uhr erinnern. Niemand darf einem Spieler sagen, wie viele Züge ausgeführt sind
law-clock-f11-1997 = Der Schiedsrichter nennt die Zahl der Züge nicht, außer wenn die Partieformulare ergänzt werden, nachdem ein Spieler seine ganze Zeit verbraucht hat. Er sagt auch nicht, dass der Gegner gezogen oder dass ein Spieler seine Uhr vergessen hat
law-clock-f11-2009 = Der Schiedsrichter nennt die Zahl der Züge nicht, außer wenn die Partieformulare nach dem Fall mindestens eines Blättchens ergänzt werden. Er sagt auch nicht, dass der Gegner gezogen hat oder dass die Uhr nicht gedrückt wurde

law-clock-f12 = Zeitkontrolle, die die Partieformulare nicht belegen
law-clock-f12-1972 = Die Partie wird rekonstruiert. In einem von der FIDE entschiedenen Fall war die Partie verloren, weil das Blättchen während einer von den Spielern vereinbarten Rekonstruktion fiel
law-clock-f12-1980 = Die Partie wird rekonstruiert, und der Schiedsrichter stellt die Tatsachen fest. Bleibt ungewiss, ob die Kontrolle erreicht wurde, darf er in Turnieren nach Schweizer System weiterspielen lassen
law-clock-f12-2001 = Zeigen die Partieformulare nicht, dass ein Spieler die Zeit überschritten hat, gilt der nächste Zug als der erste der nächsten Periode, außer es sind offensichtlich mehr Züge ausgeführt worden
law-clock-f12-2018 = Zeigen die Partieformulare nicht, dass ein Spieler die Zeit überschritten hat, gilt der nächste Zug als der erste der nächsten Periode, außer es sind offensichtlich mehr Züge ausgeführt oder abgeschlossen worden

law-clock-f13 = Hilfe, wenn ein Spieler Figuren, Uhr oder Formular nicht bedienen kann
law-clock-f13-1972 = Die Regeln sehen eine solche Hilfe nur in den Bestimmungen für Blinde vor
law-clock-f13-1997 = Wer aus körperlichen oder religiösen Gründen nicht schreiben kann, dem wird stattdessen zu Beginn Zeit abgezogen
law-clock-f13-2001 = Wer die Uhr nicht bedienen kann, darf eine einen Assistenten haben, und seine Uhr wird angemessen angepasst. Wer nicht mitschreiben kann, dem wird zu Beginn Zeit abgezogen
law-clock-f13-2005 = Wer die Uhr nicht bedienen oder nicht mitschreiben kann, darf einen Assistenten haben, mit dem der Schiedsrichter einverstanden ist. Dieser passt dann die Uhr des Spielers angemessen an
law-clock-f13-2018 = Wer die Figuren nicht ziehen, die Uhr nicht bedienen oder nicht mitschreiben kann, darf einen Assistenten stellen, mit dem der Schiedsrichter einverstanden ist. Bei Uhr und Partieformular wird die Zeit angemessen angepasst, meist um zehn Minuten weniger, nie aber bei einem Spieler mit Behinderung
