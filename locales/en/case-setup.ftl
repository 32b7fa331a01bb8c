# A wrong start, pieces displaced

case-setup-chapter = Incorrect start, displaced pieces

case-setup-kind-wrong-start = Initial position or board incorrect
case-setup-ask-wrong-start-wrong = What was wrong?
case-setup-ask-wrong-start-moves = Moves completed by each player
case-setup-answer-pieces = Pieces on wrong squares
case-setup-answer-king-and-queen = King and queen exchanged
case-setup-answer-rook = A rook on a wrong square
case-setup-answer-board = The board turned

case-setup-kind-colours-reversed = Colours reversed
case-setup-ask-colours-reversed-moves = Moves completed by each player

case-setup-kind-displaced-pieces = Pieces displaced
case-setup-ask-displaced-pieces-by = By whom?
case-setup-ask-displaced-pieces-pressed = Did that player press the clock all the same?
case-setup-ask-displaced-pieces-restarted = Has the opponent started that clock again without moving?
case-setup-ask-displaced-pieces-lost = Can the position not be set up again?
case-setup-ask-displaced-pieces-last-known = Half-moves after which the position is known last

case-setup-kind-resumed-wrong = Resumed from a wrong position
case-setup-ask-resumed-wrong-adjourned = Half-moves played at the adjournment

case-setup-start-wrong = The initial position was incorrect: the game is cancelled
case-setup-board-wrong = The board was placed wrongly
case-setup-transfer-position = Transfer the position to a correctly placed chessboard
case-setup-only-if-pieces-right = This holds if the pieces stood right; if they did not, the initial position was wrong
case-setup-too-late = { $moves ->
    [one] Each player has completed { $moves } move: it is too late to ask for it
   *[other] Each player has completed { $moves } moves: it is too late to ask for it
}
case-setup-no-castling-with-king = A king that stood wrong may not castle
case-setup-no-castling-with-rook = A rook that stood wrong may not be used to castle
case-setup-colours-annulled = The colours were reversed: the game is annulled
case-setup-whoever-erred = It does not matter whose mistake it was
case-setup-colours-stay = The colours were reversed: the game goes on with them
case-setup-arbiter-may-annul = Whether a new game is played with the right colours instead
case-setup-colours-too-late = { $moves ->
    [one] Both players have made { $moves } move: the game goes on with reversed colours
   *[other] Both players have made { $moves } moves: the game goes on with reversed colours
}
case-setup-colours-in-time = { $moves ->
    [one] Fewer than { $moves } move was made by both players: the game is stopped
   *[other] Fewer than { $moves } moves were made by both players: the game is stopped
}
case-setup-limit-reached-by-one = { $moves ->
    [one] Whether { $moves } move by one player only is enough for the game to go on
   *[other] Whether { $moves } moves by one player only are enough for the game to go on
}
case-setup-displaced = { $side } has displaced pieces
case-setup-displaced-and-pressed = { $side } has displaced pieces and pressed the clock before re-establishing the correct position
case-setup-put-back = { $side } re-establishes the correct position
case-setup-put-back-in-own-time = { $side } re-establishes the correct position in the player’s own time
case-setup-restart-was-right = { $side } was right to start that clock again without moving
case-setup-restart-was-not-right = { $side } should have stopped both clocks and called the arbiter
case-setup-may-restart = { $side } may start that clock again without moving
case-setup-may-stop-and-ask = Either player may stop both clocks and call the arbiter
case-setup-displaced-lost = { $side } has displaced pieces, and the position cannot be set up again
case-setup-last-known = Play goes on from the last position that is known, { $place }
case-setup-resumed-wrong = A wrong position was set up: that of the adjournment is restored, { $place }
case-setup-times-of-the-envelope = Set both clocks to the times on the envelope
case-setup-ask-displaced-pieces-flag = Did a flag fall before the correct position was re-established?
case-setup-answer-no-flag = None, or as the record shows
case-setup-answer-own-flag = That of the player who displaced them
case-setup-answer-opponents-flag = The opponent’s
case-setup-displaced-own-flag = { $side } displaced pieces, and the time of { $side } ran out before the correct position was re-established
case-setup-own-time-ran = The pieces are put back in the time of { $side }
case-setup-left-whose-time = Whether the time of { $side } had run out before the pieces were displaced
case-setup-displaced-opponents-flag = The flag of { $side } fell after the clock was pressed with the pieces lying about
case-setup-time-given-back = Give { $side } back the time that ran; the flag does not count
case-setup-flag-before-displaced = The flag of { $side } fell in the player's own time, before the pieces were displaced
case-setup-left-which-first = Whether the flag of { $side } had fallen before the clock was pressed; then it counts
