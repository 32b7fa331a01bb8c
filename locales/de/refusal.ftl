# Warum das Programm nicht tat, was verlangt war: was der Fall ist, der Artikel, wo es einen gibt,
# und was jetzt getan werden kann.

refusal-move-illegal = { $move } ist { $place } kein regelgemäßer Zug. Artikel { $article } der Regeln von { $edition }. Geben Sie einen regelgemäßen Zug ein; wurde { $move } am Brett wirklich ausgeführt, halten Sie ihn als regelwidrigen Zug fest
refusal-last-move-stands = { $move } steht { $place } auf dem Brett, nicht durch Drücken der Uhr abgeschlossen. Geben Sie an, ob der Zug zur Notation gehört: „last_move“ mit „include“ oder „leave-out“ und { $move }, oder im Dialog für das Ende der Partie
refusal-last-move-ends = { $move } beendet die Partie selbst: { $result }. Tragen Sie dieses Ergebnis ein, oder lassen Sie den Zug weg
refusal-record-damaged = Die Notation dieser Partie ist beschädigt: Eintrag { $row } des Protokolls passt nicht zu ihr. Bevor Züge hinzukommen, nehmen Sie bis dorthin zurück, wo sie noch stimmt, oder geben Sie alle Züge nach den Partieformularen neu ein
refusal-nothing-missing = Zwischen Notation und Brett fehlen keine Züge
refusal-missing-not-reached = Diese Züge führen nicht zur Stellung auf dem Brett: { $squares ->
    [one] { $squares } Feld weicht ab. Vergleichen Sie sie mit den Partieformularen, oder fahren Sie mit markierter Lücke fort
   *[other] { $squares } Felder weichen ab. Vergleichen Sie sie mit den Partieformularen, oder fahren Sie mit markierter Lücke fort
}
refusal-game-ended = Die Partie ist beendet. Öffnen Sie sie zuerst wieder und geben Sie eine Begründung ein
refusal-game-not-ended = Die Partie ist nicht beendet. Es gibt nichts wieder aufzunehmen
refusal-already-started = Die Partie hat schon begonnen. Setzen Sie die Uhr in Gang, falls sie steht
refusal-no-such-ply = { $played ->
    [one] Die Mitschrift hat { $played } Halbzug, also keinen Halbzug { $asked }. Wählen Sie einen gespielten Zug
   *[other] Die Mitschrift hat { $played } Halbzüge, also keinen Halbzug { $asked }. Wählen Sie einen gespielten Zug
}
refusal-later-move-illegal = Mit { $move } wäre der spätere Zug { $later } ({ $place }) regelwidrig. Nehmen Sie die Partie bis zum falschen Zug zurück und geben Sie sie von dort neu ein
refusal-clock-not-running = Die Uhr von { $side } läuft nicht. Setzen Sie sie zuerst in Gang
refusal-clocks-stopped = Beide Uhren stehen schon
refusal-clock-on-table = Die Uhr auf dem Tisch misst die Zeit dieser Partie. Drücken Sie sie dort, halten Sie sie dort an oder stellen Sie sie dort
refusal-correction-not-positive = Die Zeit, die dazukommt oder abgeht, muss größer als null sein. Geben Sie eine Zeit wie 2:00 ein
refusal-correction-below-zero = Eine Uhr lässt sich nicht unter null stellen. Geben Sie weniger ein oder stellen Sie 0:00
refusal-correction-too-much = { $time } ist mehr, als eine Uhr anzeigen kann. Geben Sie höchstens 99:59:59 ein
refusal-nothing-to-undo = Es ist keine Korrektur der Uhr mehr rückgängig zu machen
refusal-flag-not-fallen = Das Blättchen von { $side } ist nicht gefallen oder der Fall ist schon eingetragen. Sehen Sie auf die Uhr und korrigieren Sie ihre Zeit, falls sie falsch ist
refusal-offer-pending = Remis ist schon angeboten. Halten Sie zuerst fest, ob es angenommen oder abgelehnt wurde
refusal-no-offer = Es liegt kein Remisangebot vor
refusal-reason-missing = Eine Korrektur braucht eine Begründung. Ein paar Worte genügen: Sie bleiben im Protokoll
refusal-no-lost-time = Es ist keine verlorene Zeit zu verrechnen
refusal-lost-time-changed = Das Programm war nochmals fort, seit diese Frage gestellt wurde. Lesen Sie sie noch einmal und antworten Sie dann
refusal-lost-time-unknown = Wie lange das Programm fort war, lässt sich nicht messen. Geben Sie an, was jeder Spieler verliert, oder rechnen Sie keine verlorene Zeit
refusal-lost-time-too-much = Beiden Spielern zusammen würden { $asked } abgezogen, verloren gingen aber nur { $lost }. Geben Sie an, was jeder Spieler verliert; aus anderem Grund berichtigen Sie die Uhr
refusal-no-such-cell = Kein Partieformular hat einen Eintrag { $index }: Bitte prüfen, ob der Text ein Partieformular ist
refusal-no-such-system = „{ $system }“ ist keine Notation, die hier bekannt ist: Wählen Sie eine aus der Liste
