# Ausführen und Vollenden eines Zuges

case-moves-chapter = Ausführung eines Zuges

case-moves-kind-unfinished-move = Nicht abgeschlossener Zug
case-moves-ask-unfinished-move-by = Wer zieht?
case-moves-ask-unfinished-move-from = Von welchem Feld?
case-moves-ask-unfinished-move-to = Auf welches Feld?
case-moves-ask-unfinished-move-stage = Wie weit war es gekommen?
case-moves-ask-unfinished-move-pressed = Wurde die Uhr gedrückt?

case-moves-kind-last-move = Letzter Zug und Fallblättchen
case-moves-ask-last-move-by = Wessen Fallblättchen ist gefallen?
case-moves-ask-last-move-uci = Welcher Zug?
case-moves-ask-last-move-seen = Wann wurde das Fallen bemerkt?
case-moves-ask-last-move-pressed = Wurde die Uhr vor dem Fallen gedrückt?
case-moves-ask-last-move-claimed = Wurde mit dem Zug Remis beantragt?

case-moves-kind-next-move-unpressed = Nächster Zug ohne Drücken der Uhr
case-moves-ask-next-move-unpressed-by = Wer hat nicht gedrückt?

case-moves-kind-clock-handling = Umgang mit der Uhr
case-moves-ask-clock-handling-by = Wer?
case-moves-ask-clock-handling-fault = Was war falsch?
case-moves-ask-clock-handling-repeated = Nach einer Verwarnung?

case-moves-kind-press-after-reply = Drücken nach der Antwort
case-moves-ask-press-after-reply-by = Wer will drücken?

case-moves-answer-in-hand = Die Figur ist in der Hand
case-moves-answer-released = Sie wurde losgelassen, eine geschlagene Figur ist vom Brett
case-moves-answer-captured-piece-left = Sie wurde losgelassen, die geschlagene Figur steht noch auf dem Brett
case-moves-answer-castling-king-released = Der König wurde losgelassen, der Turm ist noch nicht gezogen
case-moves-answer-pawn-on-last-rank = Der Bauer wurde auf der letzten Reihe losgelassen
case-moves-answer-pawn-left-beside = Die neue Figur steht, der Bauer ist noch auf dem Brett
case-moves-answer-after-the-move = Nach der Ausführung des Zuges
case-moves-answer-before-the-move = Vor der Ausführung des Zuges
case-moves-answer-other-hand = Mit der anderen Hand gedrückt
case-moves-answer-finger-on-button = Finger auf oder über dem Knopf gehalten
case-moves-answer-clock-struck = Geschlagen, hochgehoben oder umgeworfen
case-moves-answer-pressed-before-moving = Vor dem Ziehen gedrückt

case-moves-in-hand = { $side } hat die Figur berührt und nicht losgelassen: Sie darf noch auf jedes Feld, auf das sie regelgemäß ziehen kann
case-moves-made = Der Zug von { $side } ist ausgeführt: Er kann nicht geändert werden
case-moves-stands = { $moves } gilt; { $side } drückt die Uhr
case-moves-capture-left = { $side } schlägt auf { $square }; der Zug ist erst ausgeführt, wenn die geschlagene Figur vom Brett ist
case-moves-remove-captured = { $side } entfernt die geschlagene Figur von { $square }; ein anderer Zug bleibt nicht
case-moves-king-released = { $side } hat den König auf { $square } losgelassen: Es bleibt nur die Rochade
case-moves-pawn-released = { $side } hat den Bauern auf { $square } losgelassen: Er muss dort ersetzt werden
case-moves-put-new-piece = { $side } stellt eine Figur der Wahl auf { $square } und entfernt den Bauern
case-moves-pawn-left = { $side } hat die neue Figur auf { $square } gestellt; der Zug ist erst ausgeführt, wenn der Bauer vom Brett ist
case-moves-remove-pawn = { $side } entfernt den Bauern; die neue Figur bleibt auf { $square }
case-moves-finished-in-own-time = { $side } führt den Zug in der eigenen Zeit zu Ende
case-moves-may-count-as-illegal = Das Drücken bei nicht ausgeführtem Zug kann als regelwidriger Zug von { $side } zählen; bei offensichtlichem Versehen genügt eine Verwarnung

case-moves-ended-before-flag = Der Zug von { $side } beendete die Partie, bevor das Fallen bemerkt wurde
case-moves-which-came-first = Das Fallblättchen zählt, sobald die Uhr es zeigt: Der Schiedsrichter stellt fest, was zuerst kam, Zug oder Fallen
case-moves-last-completed = Der letzte Zug von { $side } wurde rechtzeitig abgeschlossen
case-moves-last-claimed = { $side } beantragte mit dem letzten Zug Remis, bevor das Fallen bemerkt wurde
case-moves-hear-claim = Der Antrag von { $side } wird geprüft; nur wenn er unberechtigt ist, zählt das Fallblättchen
case-moves-time-would-have-sufficed = Ob die Zeit von { $side } zum Drücken gereicht hätte, beurteilt der Schiedsrichter
case-moves-last-not-completed = Der letzte Zug von { $side } wurde nicht vor dem Fallen durch Drücken abgeschlossen
case-moves-completed-by-next = Der Zug von { $side } ist abgeschlossen: Der nächste wurde ausgeführt
case-moves-no-rule-on-next = Die Fassung sagt nicht, was einen nie gedrückten Zug von { $side } abschließt
case-moves-both-stand-by-practice = Nach der Praxis gelten beide Züge; die verbrauchte Zeit ist die des Spielers

case-moves-handling-not-ruled = Die Fassung verbietet nicht, wie { $side } die Uhr bediente
case-moves-handling-if-it-disturbs = Stört es den Gegner, ist es eine Frage des Verhaltens
case-moves-handling-wrong = { $side } hat die Uhr falsch bedient
case-moves-handling-again = { $side } hat die Uhr erneut falsch bedient
case-moves-handling-is-no-illegal-move = Es ist kein regelwidriger Zug; es wird nach der Liste der Strafen geahndet

case-moves-may-press = { $side } darf die Uhr für den vorigen Zug noch drücken
case-moves-press-in-turn = { $side } drückt, danach drückt der Gegner für die Antwort
case-moves-press-expressly = Die Fassung sagt es ausdrücklich, auch nach der Antwort des Gegners
case-moves-press-always = Die Fassung lässt einen Spieler in jedem Fall drücken
case-moves-press-no-text = Kein Text spricht davon: dass ein ausgeführter Zug gedrückt werden darf, ist Praxis
case-moves-answer-piece-after-press = Die Uhr wurde gedrückt, und die neue Figur kam erst danach
case-moves-piece-came-after-the-press = Die Uhr wurde gedrückt, als der Bauer auf der letzten Reihe stand; was { $side } danach hinstellte, ist keine Wahl der neuen Figur
