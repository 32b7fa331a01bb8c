# Fallblättchen, Verspätung, Uhren

case-clock-chapter = Blättchen, Verspätung, Uhren

case-clock-kind-flag-fall = Fallblättchen gefallen
case-clock-ask-flag-fall-side = Wessen Fallblättchen?
case-clock-ask-flag-fall-both = Ist auch das andere gefallen?

case-clock-ask-flag-fall-noted-by = Wer weist darauf hin?
case-clock-ask-flag-fall-before = Was war vorher geschehen?
case-clock-ask-flag-fall-moves = Waren die Züge der Periode ausgeführt?
case-clock-ask-flag-fall-first = Wessen fiel zuerst, falls bekannt (Zeichen einer Digitaluhr)?
case-clock-ask-flag-fall-announced = Waren die Richtlinien für Partien ohne Zeitzuschlag angekündigt?
case-clock-answer-opponent = Der Gegner
case-clock-answer-arbiter = Der Schiedsrichter
case-clock-answer-bystander = Jemand anderes
case-clock-answer-nothing = Nichts
case-clock-answer-mate = Matt durch diesen Spieler
case-clock-answer-stalemate = Patt durch diesen Spieler
case-clock-answer-resignation = Aufgabe des Gegners
case-clock-answer-agreement = Einigung auf Remis
case-clock-answer-claim = Remisantrag dieses Spielers
case-clock-answer-sealed = Der Zug war abgegeben
case-clock-answer-by-record = Wie festgehalten
case-clock-answer-completed = Ja, und die Uhr gedrückt
case-clock-answer-not-pressed = Ja, der letzte aber nicht gedrückt
case-clock-answer-unclear = Die Partieformulare zeigen es nicht

case-clock-kind-absent-at-start = Beim Beginn abwesend
case-clock-ask-absent-at-start-absent = Wer ist abwesend?
case-clock-ask-absent-at-start-default = Karenzzeit laut Turnierordnung, in Minuten?
case-clock-answer-black-absent = Schwarz
case-clock-answer-white-absent = Weiß
case-clock-answer-both-absent = Beide

case-clock-kind-late-arrival = Verspätung
case-clock-ask-late-arrival-side = Wer kommt zu spät?
case-clock-ask-late-arrival-late = Wie lange nach dem angekündigten Beginn?
case-clock-ask-late-arrival-delayed = Um wie viel später als angekündigt begann die Runde?
case-clock-ask-late-arrival-default = Karenzzeit laut Turnierordnung, in Minuten?
case-clock-ask-late-arrival-both = Kam auch der Gegner später?

case-clock-kind-defective-clock = Defekte Uhr
case-clock-ask-defective-clock-stood = Welche Seite stand still?
case-clock-ask-defective-clock-session = Wie lange wurde gespielt?
case-clock-ask-defective-clock-proof = Steht der Defekt fest?
case-clock-ask-defective-clock-known-before = Wusste der Spieler schon länger davon?
case-clock-answer-white-stood = Die von Weiß
case-clock-answer-black-stood = Die von Schwarz
case-clock-answer-both-stood = Beide
case-clock-answer-neither-stood = Keine, ein anderer Defekt

case-clock-kind-wrong-setting = Uhr falsch eingestellt
case-clock-ask-wrong-setting-wrong = Was ist falsch?
case-clock-ask-wrong-setting-side = Auf wessen Seite? (ohne Angabe: auf beiden)
case-clock-ask-wrong-setting-set = Was war statt der richtigen Zeit oder des richtigen Zeitzuschlags eingestellt?
case-clock-ask-wrong-setting-resumption = Bei einer Wiederaufnahme vor dem ersten Zug bemerkt?
case-clock-ask-wrong-setting-schedule-suffers = Würde der Zeitplan ernstlich leiden?
case-clock-answer-time = Die Zeit
case-clock-answer-increment = Der Zeitzuschlag
case-clock-answer-counter = Der Zugzähler
case-clock-answer-next-period = Zeit der nächsten Periode nicht hinzugefügt

case-clock-kind-clocks-stopped = Spieler hielt beide Uhren an
case-clock-ask-clocks-stopped-by = Wer?
case-clock-ask-clocks-stopped-why = Warum?
case-clock-answer-irregularity = Um einen Regelverstoß klären zu lassen
case-clock-answer-piece = Umwandlungsfigur nicht verfügbar
case-clock-answer-toilet = Um zur Toilette zu gehen
case-clock-answer-no-reason = Ohne dass der Schiedsrichter nötig war

case-clock-kind-disturbance = Störung von außen
case-clock-ask-disturbance-lasting = Dauert sie an?
case-clock-ask-disturbance-white-lost = Was verlor Weiß dadurch am Zug?
case-clock-ask-disturbance-black-lost = Was verlor Schwarz dadurch am Zug?

case-clock-kind-illness = Erkrankung
case-clock-ask-illness-side = Wer ist erkrankt?
case-clock-ask-illness-short = Kann der Spieler bald weiterspielen?

case-clock-kind-reminder = Hinweis auf Uhr oder Züge
case-clock-ask-reminder-told = Wem wurde es gesagt?
case-clock-ask-reminder-by = Von wem?
case-clock-ask-reminder-what = Was?
case-clock-ask-reminder-completing = Nach Fallen eines Blättchens, beim Ergänzen der Formulare?
case-clock-answer-by-arbiter = Vom Schiedsrichter
case-clock-answer-by-opponent = Vom Gegner
case-clock-answer-by-bystander = Von jemand anderem
case-clock-answer-clock = Dass die Uhr nicht gedrückt war
case-clock-answer-moves = Wie viele Züge ausgeführt waren

case-clock-kind-assistant = Hilfe für einen Spieler
case-clock-ask-assistant-side = Für wen?
case-clock-ask-assistant-unable = Was kann der Spieler nicht bedienen?
case-clock-ask-assistant-disability = Wegen einer Behinderung?
case-clock-answer-writing = Das Partieformular
case-clock-answer-clock-use = Die Uhr
case-clock-answer-pieces = Die Figuren

# Fallblättchen

case-clock-arbiter-looked-too = Der Hinweis eines Zuschauers allein genügt nicht: Der Schiedsrichter hat nachgesehen und findet das Blättchen gefallen
case-clock-last-move-not-pressed = { $side } führte den letzten Zug der Periode auf dem Brett aus und drückte nicht rechtzeitig: Er ist nicht abgeschlossen
case-clock-loses-though-no-mate = In dieser Fassung verliert { $side } auch dann, wenn der Gegner nicht matt setzen kann
case-clock-no-mating-potential = { $side } hat nur zwei Springer gegen den bloßen König, und das ist in dieser Fassung kein Mattpotenzial
case-clock-flag-not-claimed = Das Blättchen von { $side } gilt erst als gefallen, wenn ein Spieler es reklamiert
case-clock-silence-bystander = Wer gesprochen hat, wird zum Schweigen angehalten; eine weitere Äußerung kann zum Verweis aus dem Spielbereich führen
case-clock-may-claim-flag = { $side } darf die Uhren anhalten und reklamieren, solange das eigene Blättchen oben ist
case-clock-may-claim-both-flags = Jeder der Spieler darf das Remis beanspruchen: Beide Blättchen sind gefallen
case-clock-if-supervised = Ob die Aufsicht angemessen war: Dann gelten die Turnierschachregeln und der Schiedsrichter stellt den Fall des Blättchens fest
case-clock-ends-without-press = Der letzte Zug von { $side } beendete die Partie sofort; die Uhr braucht dafür nicht gedrückt zu werden
case-clock-fallen-before-the-end = Ob die Uhr zeigt, dass das Blättchen schon vor dem Ende gefallen war: Dann war zuerst die Zeit überschritten
case-clock-claim-came-first = { $side } beantragte Remis, bevor das Blättchen fiel
case-clock-claim-first = Zuerst den Antrag von { $side } prüfen; ist er berechtigt, so ist die Partie remis
case-clock-flag-if-claim-fails = Ist der Antrag unberechtigt, darf { $side } auf das Blättchen hinweisen
case-clock-sealed-came-first = { $side } hatte den Zug abgegeben, bevor auf das Blättchen hingewiesen wurde: Es ist zu spät
case-clock-moves-completed = { $side } hatte alle Züge der Periode abgeschlossen: Das Blättchen bedeutet nichts
case-clock-moves-unclear = Ob { $side } die Züge der Periode ausgeführt hat, zeigen die Partieformulare nicht
case-clock-complete-sheets-first = Zuerst die Partieformulare ergänzen lassen; die Uhren stehen still
case-clock-flag-if-moves-lack = { $side } darf auf das Blättchen hinweisen, falls sich zeigt, dass Züge fehlen
case-clock-nobody-can-claim = Reklamieren kann nur, wessen eigenes Blättchen oben ist: sind beide gefallen, ist es gleich, welches zuerst fiel
case-clock-first-flag-decides = Das Blättchen von { $side } fiel zuerst
case-clock-look-at-sign = Nachsehen, welches Zeichen die Uhr zeigt: Es sagt, wessen Blättchen zuerst fiel
case-clock-find-the-order = Feststellen, was geschah: welches Blättchen zuerst fiel und ob die Züge ausgeführt waren
case-clock-both-flags-swiss = Steht nicht fest, dass Züge fehlen, darf weitergespielt werden, wie es die FIDE 1979 für Turniere nach Schweizer System sagte

# Beginn und Verspätung

case-clock-absent-black = Schwarz ist abwesend: Die Uhr von Weiß wird in Gang gesetzt, Weiß zieht und drückt
case-clock-absent-white = Weiß ist abwesend: Die Uhr von Weiß wird in Gang gesetzt und läuft bis zur Ankunft
case-clock-absent-both = Beide sind abwesend: Weiß verliert die Zeit, bis jemand kommt
case-clock-default-zero = Die Karenzzeit ist null: Wer zu Beginn nicht am Brett ist, verliert
case-clock-default-minutes = { $minutes ->
    [one] Wer mehr als { $minutes } Minute zu spät kommt, verliert
   *[other] Wer mehr als { $minutes } Minuten zu spät kommt, verliert
}
case-clock-default-not-told = Diese Fassung überlässt die Karenzzeit der Turnierordnung, und die ist hier nicht bekannt
case-clock-absent-olympiad = Die Ordnung einer Olympiade kann es anders sagen: 1972 setzte Weiß die Uhr des abwesenden Schwarzen in Gang, ohne zu ziehen
case-clock-ask-regulations = Die Karenzzeit in der Turnierordnung nachsehen
case-clock-late-in-time = { $side } kommt innerhalb der Karenzzeit von { $time } und spielt
case-clock-time-stays-lost = Die auf der Uhr abgelaufene Zeit bleibt verloren
case-clock-too-late = { $side } kam nach der Karenzzeit von { $time } und verliert
case-clock-both-too-late = Beide kamen nach der Karenzzeit von { $time }: Beide verlieren
case-clock-each-loses = Über beide sagt die Fassung nichts Eigenes: Die Regel wird auf jeden Spieler angewandt
case-clock-late-excused = Der Schiedsrichter darf aus gutem Grund anders entscheiden

# Uhren, die versagen

case-clock-shown-counts = Ohne erwiesenen Defekt gilt, was die Uhr zeigt
case-clock-defect-known-before = Auf einen Defekt ist hinzuweisen, sobald man ihn bemerkt: Dieser Einwand kommt zu spät
case-clock-defective = Die Uhr ist defekt; beide Seiten zusammen haben { $missing } zu wenig verbraucht
case-clock-defective-otherwise = Die Uhr ist defekt, es fehlt aber keine Zeit, die zu verteilen wäre
case-clock-replace = Die Uhr ersetzen; nur der Schiedsrichter stellt sie
case-clock-set-by-judgement = Die Zeiten nach bestem Ermessen einstellen
case-clock-no-formula = Die fehlende Zeit lässt sich nicht einfach verteilen: Es ist nicht bekannt, welche Seite stand, oder ein Blättchen würde fallen
case-clock-times-together = Die Zeiten nach bestem Ermessen; beide Spieler zusammen sollten { $time } übrig haben
case-clock-half-to-each = Beide Seiten standen still: Jede wird um die Hälfte der fehlenden Zeit vorgestellt
case-clock-all-to-one = Eine Seite stand still: Sie wird vorgestellt, bis beide zusammen die gespielte Zeit zeigen
case-clock-setting-too-late = { $moves ->
    [one] Nach { $moves } Zug jedes Spielers wird die Einstellung der Uhr nicht mehr geändert
   *[other] Nach { $moves } Zügen jedes Spielers wird die Einstellung der Uhr nicht mehr geändert
}
case-clock-setting-schedule = Ob der Zeitplan des Turniers ernstlich leiden würde
case-clock-setting-at-resumption = Bei einer Wiederaufnahme wird es berichtigt, wenn vor dem ersten Zug darauf hingewiesen wird
case-clock-setting-no-rule = Diese Fassung hat keine eigene Regel für eine falsche Einstellung, die während des Spiels bemerkt wird
case-clock-setting-players-check = Die Zeiten vor dem Spiel zu prüfen ist Pflicht der Spieler
case-clock-setting-too-severe = Der Schiedsrichter darf helfen, wenn die Folgen zu hart wären
case-clock-setting-judgement = Ob und wie weit die Zeiten berichtigt werden, nach bestem Ermessen
case-clock-wrong-time = Es war die falsche Zeit eingestellt
case-clock-wrong-increment = Es war der falsche Zeitzuschlag eingestellt
case-clock-wrong-counter = Der Zugzähler steht falsch
case-clock-wrong-next-period = Die Uhr hat die Zeit der nächsten Periode nicht hinzugefügt
case-clock-install-setting = Die richtige Einstellung vornehmen

# Unterbrechungen

case-clock-settle-irregularity = Klären, wofür die Uhren angehalten wurden
case-clock-bring-piece = Die gewünschte Figur bringen
case-clock-stopped-with-reason = { $side } hielt die Uhren aus triftigem Grund an
case-clock-stopped-without-reason = { $side } hielt die Uhren ohne triftigen Grund an
case-clock-arbiter-restarts = Der Schiedsrichter entscheidet, wann weitergespielt wird
case-clock-toilet-no-reason = Die Toilette ist kein Grund, die Uhren anzuhalten
case-clock-stopping-no-penalty = Die Fassung nennt keine Strafe dafür
case-clock-disturbed = Die Partie wurde von außen gestört
case-clock-end-disturbance = Die Störung abstellen
case-clock-how-much-extra = Wer zusätzliche Zeit erhält und wie viel
case-clock-no-extra-time = Die Fassung lässt die Uhren anhalten, gewährt aber keine zusätzliche Zeit
case-clock-ill = { $side } ist erkrankt
case-clock-care-for = Dafür sorgen, dass { $side } Hilfe erhält
case-clock-ill-long = Wie lange die Uhren für { $side } stillstehen und wann weitergespielt werden muss

# Hinweise auf Uhr oder Züge

case-clock-told-while-completing = Beim Ergänzen der Formulare nach Fallen eines Blättchens darf { $side } die Zahl der Züge gesagt werden
case-clock-told-of-clock = { $side } wurde auf die Uhr oder den Zug des Gegners hingewiesen, was verboten ist
case-clock-told-of-moves = { $side } wurde die Zahl der Züge gesagt, was verboten ist
case-clock-cannot-be-unsaid = Gesagtes lässt sich nicht zurücknehmen: Die Partie geht weiter
case-clock-arbiter-too = Der Schiedsrichter ist daran gebunden wie alle anderen
case-clock-opponent-told = { $side } sagte es dem Gegner; die Regel bindet den Schiedsrichter und Unbeteiligte
case-clock-whether-distracting = Ob { $side } den Gegner damit gestört hat
case-clock-bystander-expelled = Wer sich eingemischt hat, darf des Spielbereichs verwiesen werden

# Hilfe

case-clock-assistant-allowed = { $side } darf einen Assistenten haben
case-clock-accept-assistant = Prüfen, ob der Assistent von { $side } annehmbar ist
case-clock-no-deduction = Es wird keine Zeit abgezogen
case-clock-deduction = Wie viel Zeit { $side } abgezogen wird; zehn Minuten sind üblich
case-clock-excused-from-writing = { $side } braucht nicht mitzuschreiben
case-clock-deduct-at-start = { $side } vor Beginn der Partie Zeit abziehen
case-clock-no-rule-on-help = Diese Fassung hat keine Regel für eine solche Hilfe für { $side }
