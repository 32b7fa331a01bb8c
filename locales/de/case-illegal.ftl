# Regelwidrige Züge und das Drücken der Uhr

case-illegal-room = Regelwidrige Züge und das Drücken der Uhr

case-illegal-kind-illegal-move = Regelwidriger Zug
case-illegal-ask-illegal-move-by = Wer hat ihn gemacht?
case-illegal-ask-illegal-move-completed = Wurde die Uhr gedrückt?
case-illegal-ask-illegal-move-standing = Was steht auf dem Brett?
case-illegal-ask-illegal-move-made = Von wo nach wo?
case-illegal-ask-illegal-move-ply = Halbzüge davor
case-illegal-ask-illegal-move-since = Was hat der Gegner seither getan?
case-illegal-ask-illegal-move-claimed = Reklamiert der Gegner?
case-illegal-ask-illegal-move-several = Gab es im selben Zug noch einen Verstoß?
case-illegal-ask-illegal-move-lost = Ist die Stellung davor verloren?
case-illegal-ask-illegal-move-last-known = Halbzüge, nach denen die Stellung zuletzt bekannt ist
case-illegal-ask-illegal-move-adjudication = Ist die Partie zur Abschätzung eingesandt?
case-illegal-ask-illegal-move-proof = Wie weit ist es bewiesen?
case-illegal-answer-nothing = Nichts
case-illegal-answer-touched = Eine Figur berührt
case-illegal-answer-moved = Gezogen
case-illegal-answer-illegal-too = Auch regelwidrig gezogen
case-illegal-answer-took-king = Den König geschlagen

case-illegal-kind-clock-not-pressed = Uhr nicht gedrückt
case-illegal-ask-clock-not-pressed-by = Wer?

case-illegal-kind-pressed-without-move = Uhr ohne Zug gedrückt
case-illegal-ask-pressed-without-move-by = Wer?
