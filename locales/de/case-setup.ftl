# Falscher Beginn, verschobene Figuren

case-setup-chapter = Falscher Beginn, verschobene Figuren

case-setup-kind-wrong-start = Anfangsstellung oder Brett falsch
case-setup-ask-wrong-start-wrong = Was war falsch?
case-setup-ask-wrong-start-moves = Abgeschlossene Züge jedes Spielers
case-setup-answer-pieces = Figuren auf falschen Feldern
case-setup-answer-king-and-queen = König und Dame vertauscht
case-setup-answer-rook = Ein Turm auf falschem Feld
case-setup-answer-board = Brett falsch gelegt

case-setup-kind-colours-reversed = Farben vertauscht
case-setup-ask-colours-reversed-moves = Abgeschlossene Züge jedes Spielers

case-setup-kind-displaced-pieces = Figuren verschoben
case-setup-ask-displaced-pieces-by = Von wem?
case-setup-ask-displaced-pieces-pressed = Hat dieser Spieler trotzdem die Uhr gedrückt?
case-setup-ask-displaced-pieces-restarted = Hat der Gegner diese Uhr ohne Zug wieder in Gang gesetzt?
case-setup-ask-displaced-pieces-lost = Lässt sich die Stellung nicht wiederherstellen?
case-setup-ask-displaced-pieces-last-known = Halbzüge, nach denen die Stellung zuletzt bekannt ist

case-setup-kind-resumed-wrong = Aus falscher Stellung wiederaufgenommen
case-setup-ask-resumed-wrong-adjourned = Halbzüge beim Abbruch

case-setup-start-wrong = Die Anfangsstellung war falsch: Die Partie wird annulliert
case-setup-board-wrong = Das Brett lag falsch
case-setup-transfer-position = Übertragen Sie die Stellung auf ein richtig liegendes Brett
case-setup-only-if-pieces-right = Das gilt, wenn die Figuren richtig standen; sonst war die Anfangsstellung falsch
case-setup-too-late = { $moves ->
    [one] Jeder Spieler hat { $moves } Zug abgeschlossen: Es ist zu spät, das zu verlangen
   *[other] Jeder Spieler hat { $moves } Züge abgeschlossen: Es ist zu spät, das zu verlangen
}
case-setup-no-castling-with-king = Ein König, der falsch stand, darf nicht rochieren
case-setup-no-castling-with-rook = Mit einem Turm, der falsch stand, darf nicht rochiert werden
case-setup-colours-annulled = Die Farben waren vertauscht: Die Partie wird annulliert
case-setup-whoever-erred = Es ist gleich, wessen Versehen es war
case-setup-colours-stay = Die Farben waren vertauscht: Die Partie geht so weiter
case-setup-arbiter-may-annul = Ob stattdessen mit den richtigen Farben neu gespielt wird
case-setup-colours-too-late = { $moves ->
    [one] Beide Spieler haben { $moves } Zug ausgeführt: Die Partie geht mit vertauschten Farben weiter
   *[other] Beide Spieler haben { $moves } Züge ausgeführt: Die Partie geht mit vertauschten Farben weiter
}
case-setup-colours-in-time = { $moves ->
    [one] Weniger als { $moves } Zug wurde von beiden Spielern ausgeführt: Die Partie wird abgebrochen
   *[other] Weniger als { $moves } Züge wurden von beiden Spielern ausgeführt: Die Partie wird abgebrochen
}
case-setup-limit-reached-by-one = { $moves ->
    [one] Ob { $moves } Zug nur eines Spielers genügt, damit die Partie weitergeht
   *[other] Ob { $moves } Züge nur eines Spielers genügen, damit die Partie weitergeht
}
case-setup-displaced = { $side } hat Figuren verschoben
case-setup-displaced-and-pressed = { $side } hat Figuren verschoben und die Uhr gedrückt, ehe sie wieder richtig standen
case-setup-put-back = { $side } stellt die Figuren zurück
case-setup-put-back-in-own-time = { $side } stellt die Figuren in der eigenen Zeit zurück
case-setup-restart-was-right = { $side } durfte diese Uhr ohne Zug wieder in Gang setzen
case-setup-restart-was-not-right = { $side } hätte beide Uhren anhalten und den Schiedsrichter rufen sollen
case-setup-may-restart = { $side } darf diese Uhr ohne Zug wieder in Gang setzen
case-setup-may-stop-and-ask = Jeder Spieler darf beide Uhren anhalten und den Schiedsrichter rufen
case-setup-displaced-lost = { $side } hat Figuren verschoben, und die Stellung lässt sich nicht wiederherstellen
case-setup-last-known = Es geht von der letzten bekannten Stellung weiter, { $place }
case-setup-resumed-wrong = Es wurde eine falsche Stellung aufgebaut: Die Abbruchstellung wird wiederhergestellt, { $place }
case-setup-times-of-the-envelope = Stellen Sie beide Uhren auf die Zeiten auf dem Umschlag
case-setup-ask-displaced-pieces-flag = Ist ein Fallblättchen gefallen, bevor die Figuren wieder standen?
case-setup-answer-no-flag = Keines, oder wie es aufgezeichnet ist
case-setup-answer-own-flag = Das des Spielers, der sie verschoben hat
case-setup-answer-opponents-flag = Das des Gegners
case-setup-displaced-own-flag = { $side } hat Figuren verschoben, und die Zeit von { $side } lief ab, bevor sie wieder standen
case-setup-own-time-ran = Die Figuren werden in der Zeit von { $side } zurückgestellt
case-setup-left-whose-time = Ob die Zeit von { $side } abgelaufen war, bevor die Figuren verschoben wurden
case-setup-displaced-opponents-flag = Das Fallblättchen von { $side } fiel, nachdem die Uhr bei verschobenen Figuren gedrückt war
case-setup-time-given-back = { $side } die verlaufene Zeit zurückgeben; das Fallblättchen zählt nicht
case-setup-flag-before-displaced = Das Fallblättchen von { $side } fiel in der eigenen Zeit, bevor die Figuren verschoben wurden
case-setup-left-which-first = Ob das Fallblättchen von { $side } vor dem Drücken der Uhr gefallen war; dann zählt es
