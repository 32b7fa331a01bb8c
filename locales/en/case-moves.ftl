# Making and completing a move

case-moves-chapter = Making a move

case-moves-kind-unfinished-move = Unfinished move
case-moves-ask-unfinished-move-by = Who makes the move?
case-moves-ask-unfinished-move-from = From which square?
case-moves-ask-unfinished-move-to = To which square?
case-moves-ask-unfinished-move-stage = How far had it come?
case-moves-ask-unfinished-move-pressed = Was the clock pressed?

case-moves-kind-last-move = Last move and the flag
case-moves-ask-last-move-by = Whose flag has fallen?
case-moves-ask-last-move-uci = Which move?
case-moves-ask-last-move-seen = When was the fallen flag noticed?
case-moves-ask-last-move-pressed = Was the clock pressed before the flag fell?
case-moves-ask-last-move-claimed = Was a draw claimed with the move?

case-moves-kind-next-move-unpressed = Next move without a press
case-moves-ask-next-move-unpressed-by = Who did not press?

case-moves-kind-clock-handling = Handling of the clock
case-moves-ask-clock-handling-by = Who?
case-moves-ask-clock-handling-fault = What was wrong?
case-moves-ask-clock-handling-repeated = After a warning?

case-moves-kind-press-after-reply = Pressing after the reply
case-moves-ask-press-after-reply-by = Who wants to press?

case-moves-answer-in-hand = The piece is in the hand
case-moves-answer-released = It was released, a captured piece is off the board
case-moves-answer-captured-piece-left = It was released, the captured piece is still on the board
case-moves-answer-castling-king-released = The king was released, the rook is not moved yet
case-moves-answer-pawn-on-last-rank = The pawn was released on the last rank
case-moves-answer-pawn-left-beside = The new piece is in place, the pawn is still on the board
case-moves-answer-after-the-move = After the move was made
case-moves-answer-before-the-move = Before the move was made
case-moves-answer-other-hand = Pressed with the other hand
case-moves-answer-finger-on-button = Finger kept on or over the button
case-moves-answer-clock-struck = Struck, lifted or knocked over
case-moves-answer-pressed-before-moving = Pressed before moving

case-moves-in-hand = { $side } has touched the piece and not released it: it may go to any square
case-moves-made = The move of { $side } is made: it cannot be changed
case-moves-stands = { $moves } stands; { $side } presses the clock
case-moves-capture-left = { $side } captures on { $square }; the move is made only when the captured piece is off the board
case-moves-remove-captured = { $side } removes the captured piece from { $square }; no other move is left
case-moves-king-released = { $side } has released the king on { $square }: only castling is left
case-moves-pawn-released = { $side } has released the pawn on { $square }: it must be replaced there
case-moves-put-new-piece = { $side } puts a new piece of the player’s choice on { $square } and removes the pawn
case-moves-pawn-left = { $side } has put the new piece on { $square }; the move is made only when the pawn is off the board
case-moves-remove-pawn = { $side } removes the pawn; the new piece stays on { $square }
case-moves-finished-in-own-time = { $side } finishes the move in the player’s own time
case-moves-may-count-as-illegal = Pressing an unfinished move may be counted as an illegal move by { $side }; where it was plainly an oversight a warning is enough

case-moves-ended-before-flag = The move of { $side } ended the game before the flag fall was noticed
case-moves-which-came-first = The flag counts from when the clock shows it: the arbiter finds out which came first, the move or the fall
case-moves-last-completed = The last move of { $side } was completed in time
case-moves-last-claimed = { $side } claimed a draw with the last move before the flag fall was noticed
case-moves-hear-claim = The claim of { $side } is checked first; the flag counts only if the claim is incorrect
case-moves-time-would-have-sufficed = Whether the time of { $side } would have sufficed to press the clock is for the arbiter to judge
case-moves-last-not-completed = The last move of { $side } was not completed by a press before the flag fell
case-moves-completed-by-next = The move of { $side } is completed: the next one has been made
case-moves-no-rule-on-next = The edition does not say what completes a move of { $side } that was never pressed
case-moves-both-stand-by-practice = In practice both moves are accepted; the time used meanwhile is the player’s own

case-moves-handling-not-ruled = The edition does not forbid how { $side } handled the clock
case-moves-handling-if-it-disturbs = If it disturbs the opponent, it is a matter of conduct
case-moves-handling-wrong = { $side } handled the clock wrongly
case-moves-handling-again = { $side } handled the clock wrongly again
case-moves-handling-is-no-illegal-move = It is not an illegal move; it is penalised from the list of penalties

case-moves-may-press = { $side } may press the clock for the move made before
case-moves-press-in-turn = { $side } presses, then the opponent presses for the reply
case-moves-press-expressly = The edition says so expressly, even after the opponent’s reply
case-moves-press-always = The edition lets a player press in any case
case-moves-press-no-text = No text speaks of it: that a move made may be pressed is practice
case-moves-answer-piece-after-press = The clock was pressed, and the new piece was put there after it
case-moves-piece-came-after-the-press = The clock was pressed with the pawn on the last rank; what { $side } put there afterwards does not count as the choice of the new piece
