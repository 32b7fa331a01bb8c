# Illegal moves and the press of the clock

case-illegal-room = Illegal moves and the press of the clock

case-illegal-kind-illegal-move = Illegal move
case-illegal-ask-illegal-move-by = Who made it?
case-illegal-ask-illegal-move-completed = Was the clock pressed?
case-illegal-ask-illegal-move-standing = What stands on the board?
case-illegal-ask-illegal-move-made = From where to where?
case-illegal-ask-illegal-move-ply = Half-moves before it

case-illegal-kind-clock-not-pressed = Clock not pressed
case-illegal-ask-clock-not-pressed-by = Who?

case-illegal-kind-pressed-without-move = Clock pressed without a move
case-illegal-ask-pressed-without-move-by = Who?
