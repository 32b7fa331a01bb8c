# Regelwidrige Züge und das Drücken der Uhr

case-illegal-room = Regelwidrige Züge und das Drücken der Uhr

case-illegal-kind-illegal-move = Regelwidriger Zug
case-illegal-ask-illegal-move-by = Wer hat ihn gemacht?
case-illegal-ask-illegal-move-completed = Wurde die Uhr gedrückt?
case-illegal-ask-illegal-move-standing = Was steht auf dem Brett?
case-illegal-ask-illegal-move-made = Von wo nach wo?
case-illegal-ask-illegal-move-ply = Halbzüge davor

case-illegal-kind-clock-not-pressed = Uhr nicht gedrückt
case-illegal-ask-clock-not-pressed-by = Wer?

case-illegal-kind-pressed-without-move = Uhr ohne Zug gedrückt
case-illegal-ask-pressed-without-move-by = Wer?
