# Illegal moves and the press of the clock

case-illegal-room = Illegal moves and the press of the clock

case-illegal-kind-illegal-move = Illegal move
case-illegal-ask-illegal-move-by = Who made it?
case-illegal-ask-illegal-move-completed = Was the clock pressed?
case-illegal-ask-illegal-move-standing = What stands on the board?
case-illegal-ask-illegal-move-made = From where to where?
case-illegal-ask-illegal-move-ply = Half-moves before it
case-illegal-ask-illegal-move-since = What has the opponent done since?
case-illegal-ask-illegal-move-claimed = Does the opponent claim it?
case-illegal-ask-illegal-move-several = Was there another fault in the same move?
case-illegal-ask-illegal-move-lost = Is the position before it lost?
case-illegal-ask-illegal-move-last-known = Half-moves after which the position is last known
case-illegal-ask-illegal-move-adjudication = Was the game sent to adjudication?
case-illegal-ask-illegal-move-proof = How far is it proved?
case-illegal-answer-nothing = Nothing
case-illegal-answer-touched = Touched a piece
case-illegal-answer-moved = Moved
case-illegal-answer-illegal-too = Made an illegal move too
case-illegal-answer-took-king = Took the king

case-illegal-kind-clock-not-pressed = Clock not pressed
case-illegal-ask-clock-not-pressed-by = Who?

case-illegal-kind-pressed-without-move = Clock pressed without a move
case-illegal-ask-pressed-without-move-by = Who?
